"""What can be wrong with a question to the index. Every surface turns these into its own error shape."""

import json
from collections.abc import Sequence


class FindError(Exception):
    """A question that cannot be answered as it was put: the caller's mistake, never ours."""


class Unavailable(Exception):  # noqa: N818 - named after its code
    """The index cannot be read now, whatever is asked: ours to mend, and never a no-match."""


class MissingParam(FindError):  # noqa: N818 - named after its code
    """What a question needs was not given: the parameter `name`, or, without one, a query or a narrowing filter."""

    def __init__(self, name: str = "") -> None:
        """Keep the parameter's name."""
        self.name = name
        super().__init__(f"{name} is missing" if name else "neither a query nor a narrowing filter was given")


class InvalidFilterValue(FindError):  # noqa: N818 - named after its code
    """A parameter's value is outside its vocabulary.

    `valid` lists the vocabulary; it is empty when there is none to list (a query that is not text). `why` is one
    clause, where the value alone does not tell.
    """

    def __init__(self, name: str, value: object, valid: Sequence[str] = (), *, why: str = "") -> None:
        """Keep the parameter's name, a short printable form of the value, and what is allowed."""
        self.name = name
        self.shown = _shown(value)
        self.valid = tuple(valid)
        super().__init__(f"{name} cannot be {self.shown}" + (f": {why}" if why else ""))


def _shown(value: object) -> str:
    """Return a caller's value as an error may repeat it, in JSON's words: ASCII, text in quotes, at most about 80 characters."""
    if isinstance(value, list | dict):
        return "an array" if isinstance(value, list) else "an object"
    if not isinstance(value, str):
        return json.dumps(value)[:80] if isinstance(value, bool | int | float | None) else ascii(value)[:80]
    return ascii(value if len(value) <= 60 else value[:60] + "...")[:80]
