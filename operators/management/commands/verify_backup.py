"""`manage.py verify_backup DIR`."""

from typing import Any

from operators import backup
from operators.backup import ReadingCommand


class Command(ReadingCommand):
    help = (
        "Restore a backup into a database made for it, compare every row with what was backed up, and "
        "drop it again."
    )

    def handle(self, **options: Any) -> None:
        contents = self.carry_out(backup.verify, options["dir"], trust=options["trust"])
        self.stdout.write(
            f"Proved: {contents.rows:,} rows of {len(contents.tables)} tables, as of {contents.at}, were "
            "restored and read back equal."
        )
