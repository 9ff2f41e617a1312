"""Wordings of checks by rubric version. Pure."""

from typing import Final

from index.checks import CHECKS
from index.checks.check import Wording
from index.values.vocabulary import CheckId

_UNKNOWN_1_0: Final = (
    "No answer in time, or a failure of DNS, TLS or the connection.",
    "A status 401, 403, 429 or 5xx, or a page that is a bot challenge.",
    "robots.txt disallows the address, so that it was not asked.",
    "The random address that a yes is held against could not be read.",
)
UNKNOWN_ANYWHERE: Final = (
    _UNKNOWN_1_0[0],
    (
        "A status 401, 403, 429, 5xx or another that filters answer, a page that is a bot challenge, or "
        "another host's waiting room."
    ),
    *_UNKNOWN_1_0[2:],
)


def prose_of(check: CheckId, version: str) -> Wording | None:
    """Wording under a rubric version such as "1.2"; None if the check didn't exist."""
    asked = _number(version)
    return next((one for one in CHECKS[check].wordings if _number(one.version) <= asked), None)


def unknown_in(version: str) -> tuple[str, ...]:
    return UNKNOWN_ANYWHERE if _number(version) >= (1, 4) else _UNKNOWN_1_0


def is_asked_in(check: CheckId, version: str) -> bool:
    """Whether the version (any text) had the check."""
    parts = version.split(".")
    known = len(parts) == 2 and all(part.isascii() and part.isdigit() and len(part) < 5 for part in parts)
    return known and prose_of(check, version) is not None


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
