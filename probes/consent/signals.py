"""AI preferences in robots.txt: Content-Signal (contentsignals.org) and Content-Usage (AIPREF)."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from probes.consent.groups import RobotsField, RobotsLine
from probes.consent.paths import covers, pattern_of

_KEYS: Final = {RobotsField.CONTENT_SIGNAL: "ai-input", RobotsField.CONTENT_USAGE: "ai-use"}
_NO: Final = frozenset({"no", "n", "disallow", "disallowed", "deny", "denied", "false", "none", "0"})
_YES: Final = frozenset({"yes", "y", "allow", "allowed", "true", "1"})
_PAIR: Final = re.compile(r"""(?<![\w-])([\w-]+)["']?\s*[=:]\s*["']?([\w-]+)""")


def refuses(lines: Iterable[RobotsLine], field: RobotsField) -> bool:
    """Whether any of these lines denies AI input. One no outweighs every yes."""
    return any(value in _NO for value in _values(lines, field))


def consents(lines: Iterable[RobotsLine]) -> bool:
    """Whether one of these lines allows AI input. A missing key neither grants nor refuses."""
    lines = tuple(lines)
    return any(value in _YES for field in _KEYS for value in _values(lines, field))


def _values(lines: Iterable[RobotsLine], field: RobotsField) -> Iterator[str]:
    for line in lines:
        if line.field is field:
            yield from (v for k, v in _pairs(line.value) if k.replace("_", "-") == _KEYS[field])


def _pairs(value: str) -> list[tuple[str, str]]:
    """Return the key=value pairs of a line; none if it is scoped to a path that excludes the root."""
    path, _, rest = value.replace("\t", " ").partition(" ")
    if not path.startswith(("/", "*")):
        return _PAIR.findall(value.lower())
    return _PAIR.findall(rest.lower()) if covers(pattern_of(path), "/") else []
