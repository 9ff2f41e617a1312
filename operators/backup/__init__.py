"""Backups: a file per table from one snapshot, and a sealed manifest."""

from operators.backup.load import restore, verify
from operators.backup.save import save

__all__ = ["restore", "save", "verify"]
