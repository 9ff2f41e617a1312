"""Selects the lines of a robots.txt that apply to us (RFC 9309 §2.2)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, NamedTuple

TOKEN: Final = "AgentReadinessIndex"  # noqa: S105 - a product token is public
"""Our product token in robots.txt groups, robots meta tags and X-Robots-Tag."""


class RobotsField(Enum):
    USER_AGENT = auto()
    ALLOW = auto()
    DISALLOW = auto()
    CONTENT_SIGNAL = auto()
    CONTENT_USAGE = auto()


class RobotsLine(NamedTuple):
    """One line without its comment; the value keeps its case."""

    field: RobotsField
    value: str


_SPELT: Final = {
    # The misspellings are those that Google's parser obeys, so site owners never notice them.
    RobotsField.USER_AGENT: ("user-agent", "user agent", "useragent"),
    RobotsField.ALLOW: ("allow",),
    RobotsField.DISALLOW: ("disallow", "dissallow", "dissalow", "disalow", "diaslow", "diasllow", "disallaw"),
    RobotsField.CONTENT_SIGNAL: tuple(
        f"content{gap}signal{end}" for gap in ("-", " ", "") for end in ("", "s")
    ),
    RobotsField.CONTENT_USAGE: ("content-usage", "content usage", "contentusage"),
}
_FIELDS: Final = {name: meant for meant, names in _SPELT.items() for name in names}
_MAY_MATTER: Final = re.compile(
    r"^[^\S\n]*+(?:user|allow|di[as]|content)[^\n]*+", re.IGNORECASE | re.MULTILINE
)
"""A line that may begin with one of the fields; a file may have a hundred thousand others."""
_PRODUCT: Final = re.compile(r"[a-z_-]+(?![a-z0-9_.-])")


@dataclass(slots=True)
class _Group:
    agents: set[str] = field(default_factory=set)
    lines: list[RobotsLine] = field(default_factory=list)


def applicable(text: str) -> tuple[RobotsLine, ...]:
    """Return the lines before the first group, then those of the groups for our token, else for `*`.

    A group for our token replaces `*` entirely; the order doesn't matter.
    """
    anywhere, groups = _groups(text)
    ours = [g for g in groups if TOKEN.lower() in g.agents] or [g for g in groups if "*" in g.agents]
    return tuple(anywhere) + tuple(line for group in ours for line in group.lines)


def _groups(text: str) -> tuple[list[RobotsLine], list[_Group]]:
    anywhere: list[RobotsLine] = []
    groups: list[_Group] = []
    for line in _lines(text):
        if line.field is not RobotsField.USER_AGENT:
            (groups[-1].lines if groups else anywhere).append(line)
            continue
        # Signals end the list of user agents as rules do (draft-ietf-aipref-attach §3); other fields never do.
        if not groups or groups[-1].lines:
            groups.append(_Group())
        groups[-1].agents.add(_product(line.value))
    return [line for line in anywhere if line.field not in {RobotsField.ALLOW, RobotsField.DISALLOW}], groups


def _lines(text: str) -> Iterator[RobotsLine]:
    unix = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n")
    for raw in _MAY_MATTER.finditer(unix):
        name, value = _name_and_value(raw[0].partition("#")[0])
        if known := _FIELDS.get(name) or _FIELDS.get(" ".join(name.lower().split())):
            yield RobotsLine(known, value)


def _name_and_value(line: str) -> tuple[str, str]:
    """Return name and value; two words may omit the colon, as in Google's parser."""
    name, colon, value = line.partition(":")
    if not colon:
        words = line.split()
        name, value = words if len(words) == 2 else ("", "")
    return name, value.strip()


def _product(value: str) -> str:
    """Return the product token of a User-agent line, `*` for everybody, "" for nobody."""
    words = value.lower().split()
    if words and words[0] == "*":
        return "*"
    found = _PRODUCT.match(words[0]) if words else None
    return found.group() if found else ""
