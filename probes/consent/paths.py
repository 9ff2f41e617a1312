"""Rules and paths of robots.txt in canonical encoding, and matching (RFC 9309 §2.2.2)."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple
from urllib.parse import quote, urlsplit

from probes.consent.groups import RobotsField, RobotsLine

_KEPT: Final = "%/?:@!$&'()*+,;=[]-._~"
_NOTHING_TO_ENCODE: Final = re.compile(r"[A-Za-z0-9/?:@!$&'()*+,;=\[\]._~-]*")
_PLAIN: Final = re.compile(r"https?://[a-z0-9.-]+(?::[0-9]+)?(/[A-Za-z0-9._~/-]*)")
"""A URL whose path needs no encoding."""
_STARS: Final = re.compile(r"\*{2,}")
_UNRESERVED: Final = re.compile(r"[A-Za-z0-9._~-]")
_HEX: Final = "0123456789abcdefABCDEF"
_WRITTEN: Final = {
    f"%{high}{low}": char
    if _UNRESERVED.fullmatch(char := chr(int(high + low, 16)))
    else f"%{high}{low}".upper()
    for high in _HEX
    for low in _HEX
}
"""Canonical form of every encoded octet."""
_REWRITTEN: Final = re.compile(
    "%(?:[a-f][0-9a-fA-F]|[0-9A-F][a-f]|2[DE]|3[0-9]|[46][1-9A-F]|[57][0-9A]|5F|7E)"
)
"""Encoded octets whose canonical form differs."""


class Rule(NamedTuple):
    """One Allow or Disallow line; `pattern` is in canonical encoding (see `pattern_of`)."""

    allow: bool
    pattern: str


def rules_of(lines: Iterable[RobotsLine]) -> tuple[Rule, ...]:
    """Return the distinct rules among the lines. An empty Disallow isn't a rule."""
    kinds = {RobotsField.ALLOW: True, RobotsField.DISALLOW: False}
    rules = (Rule(kinds[line.field], pattern_of(line.value)) for line in lines if line.field in kinds)
    return tuple(dict.fromkeys(rule for rule in rules if rule.pattern))


def covers(pattern: str, path: str) -> bool:
    """Whether the pattern, with `*` and final `$`, matches the path from its start."""
    if "*" not in pattern and not pattern.endswith("$"):  # as most are
        return path.startswith(pattern)
    first, *parts = pattern.removesuffix("$").split("*")
    if not path.startswith(first):
        return False
    last = parts.pop() if parts and pattern.endswith("$") else None
    at = len(first)
    for part in parts:  # the leftmost match of each part leaves the most room for the next
        found = path.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    if last is not None:
        return path.endswith(last) and len(path) - len(last) >= at
    return at == len(path) if pattern.endswith("$") else True


def pattern_of(value: str) -> str:
    """Return a rule's pattern in canonical encoding; `$` is special only at the end."""
    pattern = _STARS.sub("*", _one_encoding(value))
    return pattern[:-1].replace("$", "%24") + pattern[-1:] if "$" in pattern else pattern


def path_of(url: str) -> str:
    """Return path and query of a URL in canonical encoding. Raises ValueError if it isn't a URL."""
    if plain := _PLAIN.fullmatch(url):
        return plain[1]
    parts = urlsplit(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return _one_encoding(path).replace("*", "%2A").replace("$", "%24")


def _one_encoding(text: str) -> str:
    """Encode reserved and non-ASCII octets as upper-case %XX, unreserved ones plain (RFC 9309 §2.2.2)."""
    if _NOTHING_TO_ENCODE.fullmatch(text):
        return text
    quoted = quote(text, safe=_KEPT, errors="replace")
    return _REWRITTEN.sub(lambda found: _WRITTEN[found[0]], quoted)
