"""`manage.py backup DIR`."""

from typing import Any

from operators import backup
from operators.backup import BackupCommand


class Command(BackupCommand):
    help = "Back the database up into a new folder. It holds no SECRET_KEY: keep that elsewhere, and safe."
    dir_help = "a folder that does not exist yet"

    def handle(self, **options: Any) -> None:
        contents = self.carry_out(backup.save, options["dir"])
        size = sum(part.bytes for part in contents.tables.values())
        self.stdout.write(
            f"Backed up as of {contents.at}: {size / 1e6:,.1f} MB in {options['dir'].absolute()}. "
            "`manage.py verify_backup` proves it."
        )
