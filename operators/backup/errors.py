"""Errors of backups."""


class BackupError(Exception):
    """The message says in one line what is wrong and what to do."""
