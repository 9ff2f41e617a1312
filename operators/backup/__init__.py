"""Backups: a folder with a file per table from one snapshot, and a sealed manifest.

No pg_dump of the server's version is needed: the schema comes from migrations. Generations and sessions are
left out; they are rebuilt.
"""

from operators.backup.load import restore, verify
from operators.backup.save import save

__all__ = ["restore", "save", "verify"]
