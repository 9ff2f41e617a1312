"""`manage.py verify_backup DIR`."""

from typing import Any

from operators import backup
from operators.backup.command import ReadingCommand


class Command(ReadingCommand):
    """Prove that a backup can be restored, by restoring it."""

    help = "Restore a backup into a database made for it, compare every row with what was backed up, and drop it again."

    def handle(self, **options: Any) -> None:
        """Verify and say so."""
        said = self.carry_out(backup.verify, options["dir"], trust=options["trust"])
        self.stdout.write(
            f"Proved: {said.rows:,} rows of {len(said.tables)} tables, as of {said.at}, were restored and read back equal."
        )
