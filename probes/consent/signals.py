"""What robots.txt says about AI use: Content-Signal (contentsignals.org) and Content-Usage (AIPREF)."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from probes.consent.groups import Field, Line
from probes.consent.paths import covers, pattern_of

_KEYS: Final = {Field.CONTENT_SIGNAL: "ai-input", Field.CONTENT_USAGE: "ai-use"}
_NO: Final = frozenset({"no", "n", "disallow", "disallowed", "deny", "denied", "false", "none", "0"})
_YES: Final = frozenset({"yes", "y", "allow", "allowed", "true", "1"})
_PAIR: Final = re.compile(r"""(?<![\w-])([\w-]+)["']?\s*[=:]\s*["']?([\w-]+)""")


def refuses(lines: Iterable[Line], field: Field) -> bool:
    """Whether any of these lines says no to AI input. One no outweighs every yes."""
    return any(value in _NO for value in _values(lines, field))


def consents(lines: Iterable[Line]) -> bool:
    """Whether one of these lines says yes to AI input. A missing key grants and refuses nothing."""
    lines = tuple(lines)
    return any(value in _YES for field in _KEYS for value in _values(lines, field))


def _values(lines: Iterable[Line], field: Field) -> Iterator[str]:
    for line in lines:
        if line.field is field:
            yield from (v for k, v in _pairs(line.value) if k.replace("_", "-") == _KEYS[field])


def _pairs(value: str) -> list[tuple[str, str]]:
    """Give the key=value pairs of a line; none when it is scoped to a path that leaves the root out."""
    path, _, rest = value.replace("\t", " ").partition(" ")
    if not path.startswith(("/", "*")):
        return _PAIR.findall(value.lower())
    return _PAIR.findall(rest.lower()) if covers(pattern_of(path), "/") else []
