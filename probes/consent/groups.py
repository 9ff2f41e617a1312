"""Reads the robots.txt lines that apply to us (RFC 9309 §2.2), in linear time."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, auto
from itertools import pairwise
from typing import NamedTuple

# Our name in robots.txt, robots meta tags and X-Robots-Tag.
TOKEN = "AgentReadinessIndex"  # noqa: S105 - a product token is public


class RobotsField(IntEnum):  # integers hash quickly
    USER_AGENT = auto()
    ALLOW = auto()
    DISALLOW = auto()
    CONTENT_SIGNAL = auto()
    CONTENT_USAGE = auto()


RobotsFields = Mapping[RobotsField, Sequence[str]]

_SPELT = {
    # As in Google's parser, misspellings included: a field is known by how its name begins.
    RobotsField.USER_AGENT: ("user-agent", "user agent", "useragent"),
    RobotsField.ALLOW: ("allow",),
    RobotsField.DISALLOW: ("disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"),
}
_SIGNALS = {
    RobotsField.CONTENT_SIGNAL: tuple(
        f"content{gap}signal{end}" for gap in ("-", " ", "") for end in ("", "s")
    ),
    RobotsField.CONTENT_USAGE: ("content-usage", "content usage", "contentusage"),
}
_FIELDS = {name: meant for meant, names in (_SPELT | _SIGNALS).items() for name in names}
_BLANKS = r"[^\S\n]"
_BEGINNINGS = "|".join(name for names in _SPELT.values() for name in names)
_WHOLE = "|".join(sorted((name for names in _SIGNALS.values() for name in names), reverse=True))
# A file may have a hundred thousand other lines.
_LINE = re.compile(
    rf"\n{_BLANKS}*+(?=[uadc])(?:({_BEGINNINGS})(?:[^:\n#\0]*+(:)|[^\s:#\0]*+{_BLANKS})"
    rf"|({_WHOLE})(?:{_BLANKS}*+(:)|{_BLANKS}))([^\n#\0]*+)",
    re.IGNORECASE,
)
_PRODUCT = re.compile(r"[a-z_-]+(?![a-z0-9_.-])")
_GOOGLE_TOKEN = re.compile(r"[a-z_-]+")
# Lines outside groups: Sitemap, Host, and fields with an address (Agentmap …).
_OF_THE_SITE = re.compile(
    rf"{_BLANKS}*+(?:(?:site-?maps?|host){_BLANKS}*+:|[a-z_-]++{_BLANKS}*+:{_BLANKS}*+https?://)",
    re.IGNORECASE,
)
_OF_A_GROUP = re.compile(r"\s*+(?:crawl-?delay|request-rate|visit-time|noindex)\b", re.IGNORECASE)


class _RobotsLine(NamedTuple):
    field: RobotsField
    value: str
    start: int
    end: int


class _Addressee(IntEnum):
    """Whom a group is for; the last of several wins."""

    OTHERS, EVERYBODY, US = range(3)


def applicable_fields(text: str) -> RobotsFields:
    """Fields outside groups, then those of all groups for our token, else of all `*` groups."""
    text = _with_plain_ends(text)
    ungrouped, *groups = ({field: list[str]() for field in RobotsField} for _ in range(1 + len(_Addressee)))
    group, addressee, ended, are_named = ungrouped, _Addressee.OTHERS, True, False
    last: list[_RobotsLine] = []
    for line in _lines(text):
        if line.field in _SIGNALS:
            last.append(line)
        else:
            last = [line]
        if line.field is not RobotsField.USER_AGENT:
            # Signals end the list of user agents as rules do (draft-ietf-aipref-attach §3); other fields
            # never do.
            group[line.field].append(line.value)
            ended = True
            continue
        addressee = max(_Addressee.OTHERS if ended else addressee, _addressee(line.value))
        group, ended = groups[addressee], False
        are_named = are_named or addressee is _Addressee.US
    for line in _apart(text, last):
        ungrouped[line.field].append(line.value)
    ours = groups[_Addressee.US if are_named else _Addressee.EVERYBODY]
    rules = {RobotsField.ALLOW, RobotsField.DISALLOW}
    return {field: ours[field] if field in rules else ungrouped[field] + ours[field] for field in RobotsField}


def rules_by_token(text: str, tokens: Iterable[str]) -> dict[str, dict[RobotsField, list[str]]]:
    """Allow and Disallow of each token's groups, else of all `*` groups, by the rules of Google's parser.

    Other lines, signals too, are not there for it, and a token ends at the first other character.
    """
    names = {token.lower(): token for token in tokens}
    groups = {name: _no_rules() for name in ("*", *names)}
    named, group, has_ended = set[str](), set[str](), True
    for line in _lines(_with_plain_ends(text)):
        if line.field is RobotsField.USER_AGENT:
            group = set() if has_ended else group
            group |= {_google_name(line.value)} & groups.keys()
            named |= group
            has_ended = False
        elif line.field not in _SIGNALS:
            has_ended = True
            for name in group:
                groups[name][line.field].append(line.value)
    return {token: groups[name if name in named else "*"] for name, token in names.items()}


def _no_rules() -> dict[RobotsField, list[str]]:
    return {RobotsField.ALLOW: [], RobotsField.DISALLOW: []}


def _google_name(value: str) -> str:
    word = (value.split(None, 1) or [""])[0].lower()
    found = _GOOGLE_TOKEN.match(word)
    return "*" if word == "*" else found.group() if found else ""


def _with_plain_ends(text: str) -> str:
    return "\n" + text.replace("\ufeff", "").replace("\r\n", "\n").replace("\r", "\n")


def _lines(text: str) -> Iterator[_RobotsLine]:
    for found in _LINE.finditer(text):  # lazily: so many tuples would trigger the garbage collector
        begins, colon, whole, signal_colon, value = found.groups()
        name = begins or whole
        if colon or signal_colon or _are_two_words(name, value):
            yield _RobotsLine(_FIELDS[name.lower()], value.strip(), found.start(), found.end())


def _are_two_words(name: str, value: str) -> bool:
    """Google's parser also accepts lines without a colon."""
    return " " not in name and len(value.split()) == 1 and ":" not in value


def _apart(text: str, last: Sequence[_RobotsLine]) -> Sequence[_RobotsLine]:
    """Signals at the end of the file that belong to no group."""
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


def _addressee(value: str) -> _Addressee:
    """The product token must match whole."""
    words = value.lower().split(None, 1)
    if not words:
        return _Addressee.OTHERS
    if words[0] == "*":
        return _Addressee.EVERYBODY
    found = _PRODUCT.match(words[0])
    return _Addressee.US if found and found.group() == TOKEN.lower() else _Addressee.OTHERS
