"""Backups: a folder with a file per table from one snapshot, and a sealed manifest.

The schema comes from migrations, so no pg_dump of the server's version is needed. Generations and sessions
are left out; they are rebuilt.
"""

from operators.backup.load import restore, verify
from operators.backup.save import save

__all__ = ["restore", "save", "verify"]
