"""A backup is a folder: one file a table, all of one moment, and a manifest that proves them. Any PostgreSQL reads it back.

The schema is not in it: migrations make it, and the manifest says up to which. So it needs no pg_dump of the server's
version, and goes from an embedded server to one's own. What is made anew is left out: generations and sessions.
"""

from operators.backup.load import restore, verify
from operators.backup.save import save

__all__ = ["restore", "save", "verify"]
