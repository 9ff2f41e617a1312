"""Errors of the embedded servers."""


class EmbeddedError(Exception):
    """The message says in one line what is wrong and what to do."""


class BusyError(EmbeddedError):
    pass
