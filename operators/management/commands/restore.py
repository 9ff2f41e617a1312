"""`manage.py restore DIR`."""

from typing import Any

from index.generations.build import build
from operators import backup
from operators.backup.command import ReadingCommand


class Command(ReadingCommand):
    """Fill an empty database from a backup: all of it or nothing."""

    help = "Restore a backup into the configured database, which must be empty. An interrupted one leaves nothing."

    def handle(self, **options: Any) -> None:
        """Restore, build a generation and say so."""
        said = self.carry_out(backup.restore, options["dir"], trust=options["trust"])
        built = build(now=True)
        listed = built.generation.listed if built.generation else 0
        self.stdout.write(
            f"Restored: {said.rows:,} rows as of {said.at}, read back equal; {listed:,} sites are listed."
        )
