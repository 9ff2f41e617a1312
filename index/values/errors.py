"""Errors of find, which every surface formats itself."""

import json
from collections.abc import Sequence


class FindError(Exception):
    """The caller's mistake."""


class Unavailable(Exception):  # noqa: N818 - named after its code
    """The index can't be read: our fault, never a no-match."""


class MissingParam(FindError):  # noqa: N818 - named after its code
    """Without a name, narrowing filter and query are missing; `query`: the query's name."""

    def __init__(self, name: str = "", *, query: str = "q") -> None:
        self.name = name
        self.query = query
        self.given_as = ""
        super().__init__(f"{name} is missing" if name else "neither a query nor a narrowing filter was given")


class InvalidFilterValue(FindError):  # noqa: N818 - named after its code
    """A value outside its vocabulary.

    `valid`: the vocabulary, if any; `taken`: its description, e.g. "a whole number from 1 to 25"; `why`: a
    clause; `near`: values spelled alike, in words, and `hint`, if somebody sets them.
    """

    def __init__(
        self, name: str, value: object, valid: Sequence[str] = (), *, taken: str = "", why: str = ""
    ) -> None:
        self.taken = taken
        self.near: tuple[str, ...] = ()
        self.hint = ""
        self.name = name
        self.quoted = _quoted(value)
        self.valid = tuple(valid)
        super().__init__(f"{name} cannot be {self.quoted}" + (f": {why}" if why else ""))


def _quoted(value: object) -> str:
    """ASCII JSON of about 80 characters at most."""
    if isinstance(value, list | dict):
        return "an array" if isinstance(value, list) else "an object"
    if not isinstance(value, str):
        return json.dumps(value)[:80] if isinstance(value, bool | int | float | None) else ascii(value)[:80]
    return ascii(value if len(value) <= 60 else value[:60] + "...")[:80]
