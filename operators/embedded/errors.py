"""Why an embedded server cannot be used."""


class EmbeddedError(Exception):
    """One line that says what is wrong and what to do."""


class BusyError(EmbeddedError):
    """Another process holds the lock."""
