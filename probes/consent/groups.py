"""robots.txt as text to what its lines say to us (RFC 9309 §2.2), in one look at the whole file and a short step for each line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum, auto
from typing import Final

TOKEN: Final = "AgentReadinessIndex"  # noqa: S105 - a product token is public
"""Product token that robots.txt groups, robots meta tags and X-Robots-Tag prefixes name us by."""


class RobotsField(IntEnum):  # of integers, whose hash is quick
    """The lines that mean something to us."""

    USER_AGENT = auto()
    ALLOW = auto()
    DISALLOW = auto()
    CONTENT_SIGNAL = auto()
    CONTENT_USAGE = auto()


Said = Mapping[RobotsField, Sequence[str]]
"""The values of lines without their comments, by field. The order of fields says nothing; a value keeps its case."""

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
_NAMES: Final = "|".join(name.replace(" ", r"[^\S\n]++") for name in _FIELDS)
_LINE: Final = re.compile(
    rf"\n[^\S\n]*+(?=[uadc])({_NAMES})(?:[^\S\n]*+(:)|[^\S\n])([^\n#]*+)", re.IGNORECASE
)
"""A line that begins with one of the fields: its name, its colon, its value. A file may have a hundred thousand others."""
_PRODUCT: Final = re.compile(r"[a-z_-]+(?![a-z0-9_.-])")


class _Whom(IntEnum):
    """To whom a group speaks; of several, the last."""

    OTHERS, EVERYBODY, US = range(3)


def applicable(text: str) -> Said:
    """Give what is said before the first group, then in every group for our token, else in every `*` group.

    A group for our token replaces `*` entirely; its place in the file says nothing.
    """
    anywhere, *heard = ({known: list[str]() for known in RobotsField} for _ in range(1 + len(_Whom)))
    said, whom, ended, are_named = anywhere, _Whom.OTHERS, True, False
    for known, value in _lines(text):
        if known is not RobotsField.USER_AGENT:
            # Signals end the list of user agents as rules do (draft-ietf-aipref-attach §3); other fields never do.
            said[known].append(value)
            ended = True
            continue
        whom = max(_Whom.OTHERS if ended else whom, _whom(value))
        said, ended = heard[whom], False
        are_named = are_named or whom is _Whom.US
    ours = heard[_Whom.US if are_named else _Whom.EVERYBODY]
    rules = {RobotsField.ALLOW, RobotsField.DISALLOW}
    return {known: ours[known] if known in rules else anywhere[known] + ours[known] for known in RobotsField}


def _lines(text: str) -> Iterator[tuple[RobotsField, str]]:
    unix = text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n")
    fields: dict[str, RobotsField | None] = {**_FIELDS}
    for line in _LINE.finditer(
        "\n" + unix
    ):  # not all at once: so many tuples would set the garbage collector going
        name, colon, value = line.groups()
        if name not in fields:
            fields[name] = _FIELDS.get(" ".join(name.lower().split()))
        if (known := fields[name]) and (colon or _are_two_words(name, value)):
            yield known, value.strip()


def _are_two_words(name: str, value: str) -> bool:
    """Whether a line without a colon is a field and its value all the same, as with Google."""
    return len(name.split()) == len(value.split()) == 1 and ":" not in value


def _whom(value: str) -> _Whom:
    """To whom a User-agent line speaks. Its product token is compared whole."""
    words = value.lower().split(None, 1)
    if not words:
        return _Whom.OTHERS
    if words[0] == "*":
        return _Whom.EVERYBODY
    found = _PRODUCT.match(words[0])
    return _Whom.US if found and found.group() == TOKEN.lower() else _Whom.OTHERS
