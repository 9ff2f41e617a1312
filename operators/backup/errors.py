"""Why a backup is not made or not taken."""


class BackupError(Exception):
    """One line that says what is wrong and what to do."""
