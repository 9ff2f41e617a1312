"""robots.txt as text to what its lines say to us (RFC 9309 §2.2), in one look at the whole file and a short step for each line."""

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum, auto
from itertools import pairwise
from typing import Final, NamedTuple

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
    # As in Google's parser, misspellings included: a field is known by how its name begins.
    RobotsField.USER_AGENT: ("user-agent", "user agent", "useragent"),
    RobotsField.ALLOW: ("allow",),
    RobotsField.DISALLOW: ("disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"),
}
_SIGNALS: Final = {
    RobotsField.CONTENT_SIGNAL: tuple(
        f"content{gap}signal{end}" for gap in ("-", " ", "") for end in ("", "s")
    ),
    RobotsField.CONTENT_USAGE: ("content-usage", "content usage", "contentusage"),
}
_FIELDS: Final = {name: meant for meant, names in (_SPELT | _SIGNALS).items() for name in names}
_BLANKS: Final = r"[^\S\n]"
_BEGINNINGS: Final = "|".join(name for names in _SPELT.values() for name in names)
_WHOLE: Final = "|".join(sorted((name for names in _SIGNALS.values() for name in names), reverse=True))
_LINE: Final = re.compile(
    rf"\n{_BLANKS}*+(?=[uadc])(?:({_BEGINNINGS})(?:[^:\n#\0]*+(:)|[^\s:#\0]*+{_BLANKS})"
    rf"|({_WHOLE})(?:{_BLANKS}*+(:)|{_BLANKS}))([^\n#\0]*+)",
    re.IGNORECASE,
)
"""A line of one of the fields: its name, its colon, its value. A file may have a hundred thousand others."""
_PRODUCT: Final = re.compile(r"[a-z_-]+(?![a-z0-9_.-])")
_OF_THE_SITE: Final = re.compile(
    rf"{_BLANKS}*+(?:(?:site-?maps?|host){_BLANKS}*+:|[a-z_-]++{_BLANKS}*+:{_BLANKS}*+https?://)",
    re.IGNORECASE,
)
"""A line that belongs to no group: Sitemap, Host, and other fields that hold an address (Agentmap …)."""
_OF_A_GROUP: Final = re.compile(r"\s*+(?:crawl-?delay|request-rate|visit-time|noindex)\b", re.IGNORECASE)


class _Line(NamedTuple):
    known: RobotsField
    value: str
    start: int
    end: int


class _Whom(IntEnum):
    """To whom a group speaks; of several, the last."""

    OTHERS, EVERYBODY, US = range(3)


def applicable(text: str) -> Said:
    """Give what is said outside of groups, then in every group for our token, else in every `*` group.

    A group for our token replaces `*` entirely; its place in the file says nothing.
    """
    text = "\n" + text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n")
    anywhere, *heard = ({known: list[str]() for known in RobotsField} for _ in range(1 + len(_Whom)))
    said, whom, ended, are_named = anywhere, _Whom.OTHERS, True, False
    last: list[_Line] = []
    for line in _lines(text):
        if line.known in _SIGNALS:
            last.append(line)
        else:
            last = [line]
        if line.known is not RobotsField.USER_AGENT:
            # Signals end the list of user agents as rules do (draft-ietf-aipref-attach §3); other fields never do.
            said[line.known].append(line.value)
            ended = True
            continue
        whom = max(_Whom.OTHERS if ended else whom, _whom(line.value))
        said, ended = heard[whom], False
        are_named = are_named or whom is _Whom.US
    for line in _apart(text, last):
        anywhere[line.known].append(line.value)
    ours = heard[_Whom.US if are_named else _Whom.EVERYBODY]
    rules = {RobotsField.ALLOW, RobotsField.DISALLOW}
    return {known: ours[known] if known in rules else anywhere[known] + ours[known] for known in RobotsField}


def _lines(text: str) -> Iterator[_Line]:
    for found in _LINE.finditer(
        text
    ):  # not all at once: so many tuples would set the garbage collector going
        begins, colon, whole, signal_colon, value = found.groups()
        name = begins or whole
        if colon or signal_colon or _are_two_words(name, value):
            yield _Line(_FIELDS[name.lower()], value.strip(), found.start(), found.end())


def _are_two_words(name: str, value: str) -> bool:
    """Whether a line without a colon is a field and its value all the same, as with Google."""
    return " " not in name and len(value.split()) == 1 and ":" not in value


def _apart(text: str, last: Sequence[_Line]) -> Sequence[_Line]:
    """Give the signals at the end of the file that stand apart from the last rule or user agent."""
    for number, (before, line) in enumerate(pairwise(last), start=1):
        blank = of_the_site = False
        for between in text[before.end : line.start].split("\n")[1:]:
            if not between.strip():
                blank = True
            elif _OF_THE_SITE.match(between):
                of_the_site = True
            elif _OF_A_GROUP.match(between):
                blank = of_the_site = False
        if blank and of_the_site:
            return last[number:]
    return ()


def _whom(value: str) -> _Whom:
    """To whom a User-agent line speaks. Its product token is compared whole."""
    words = value.lower().split(None, 1)
    if not words:
        return _Whom.OTHERS
    if words[0] == "*":
        return _Whom.EVERYBODY
    found = _PRODUCT.match(words[0])
    return _Whom.US if found and found.group() == TOKEN.lower() else _Whom.OTHERS
