"""`manage.py restore DIR`."""

from typing import Any

from index.generations.build import build_generation
from operators import backup
from operators.backup import ReadingCommand


class Command(ReadingCommand):
    help = (
        "Restore a backup into the configured database, which must be empty. An interrupted one leaves "
        "nothing, or all once it says so."
    )

    def handle(self, **options: Any) -> None:
        contents = self.carry_out(backup.restore, options["dir"], trust=options["trust"])
        self.stdout.write(
            f"Restored: {contents.rows:,} rows as of {contents.at}, read back equal. Building search files …"
        )
        self.stdout.flush()
        built = build_generation(now=True)
        listed = built.generation.listed if built.generation else 0
        self.stdout.write(f"{listed:,} sites are listed.")
