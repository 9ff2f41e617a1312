"""robots.txt as text to the lines that apply to us (RFC 9309 §2.2)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final, NamedTuple

TOKEN: Final = "AgentReadinessIndex"  # noqa: S105 - a product token is public
"""Product token that robots.txt groups, robots meta tags and X-Robots-Tag prefixes name us by."""


class Field(Enum):
    """The lines that mean something to us."""

    USER_AGENT = auto()
    ALLOW = auto()
    DISALLOW = auto()
    CONTENT_SIGNAL = auto()
    CONTENT_USAGE = auto()


class Line(NamedTuple):
    """One line without its comment; the value keeps its case."""

    field: Field
    value: str


_SPELT: Final = {
    # The misspellings are those that Google's parser obeys, so site owners never notice them.
    Field.USER_AGENT: ("user-agent", "user agent", "useragent"),
    Field.ALLOW: ("allow",),
    Field.DISALLOW: ("disallow", "dissallow", "dissalow", "disalow", "diaslow", "diasllow", "disallaw"),
    Field.CONTENT_SIGNAL: tuple(f"content{gap}signal{end}" for gap in ("-", " ", "") for end in ("", "s")),
    Field.CONTENT_USAGE: ("content-usage", "content usage", "contentusage"),
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
    lines: list[Line] = field(default_factory=list)


def applicable(text: str) -> tuple[Line, ...]:
    """Give the lines before the first group, then those of every group for our token, else of every `*` group.

    A group for our token replaces `*` entirely; its place in the file says nothing.
    """
    anywhere, groups = _groups(text)
    ours = [g for g in groups if TOKEN.lower() in g.agents] or [g for g in groups if "*" in g.agents]
    return tuple(anywhere) + tuple(line for group in ours for line in group.lines)


def _groups(text: str) -> tuple[list[Line], list[_Group]]:
    anywhere: list[Line] = []
    groups: list[_Group] = []
    for line in _lines(text):
        if line.field is not Field.USER_AGENT:
            (groups[-1].lines if groups else anywhere).append(line)
            continue
        # Signals end the list of user agents as rules do (draft-ietf-aipref-attach §3); other fields never do.
        if not groups or groups[-1].lines:
            groups.append(_Group())
        groups[-1].agents.add(_product(line.value))
    return [line for line in anywhere if line.field not in {Field.ALLOW, Field.DISALLOW}], groups


def _lines(text: str) -> Iterator[Line]:
    unix = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n")
    for raw in _MAY_MATTER.finditer(unix):
        name, value = _name_and_value(raw[0].partition("#")[0])
        if known := _FIELDS.get(name) or _FIELDS.get(" ".join(name.lower().split())):
            yield Line(known, value)


def _name_and_value(line: str) -> tuple[str, str]:
    """Give the field's name as written and its value; two words do without the colon, as with Google."""
    name, colon, value = line.partition(":")
    if not colon:
        words = line.split()
        name, value = words if len(words) == 2 else ("", "")
    return name, value.strip()


def _product(value: str) -> str:
    """Give the product token that a User-agent line names, `*` for everybody, "" for nobody."""
    words = value.lower().split()
    if words and words[0] == "*":
        return "*"
    found = _PRODUCT.match(words[0]) if words else None
    return found.group() if found else ""
