"""Text that every match of a pattern must contain, so that a cheap lookup can rule out a search.

Supports letters, groups, classes, escapes, quantifiers and lookarounds.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_UNIT: Final = re.compile(r"(\((?:\?(?:<?[=!]|:))?|\\.|\[[^\]]*\]|.)([?*+]|\{[^}]*\})?", re.DOTALL)
_CODE: Final = re.compile(r"\\u([0-9a-fA-F]{4})")
_CHOICE: Final = re.compile(r"\[([^\]\\^-]{1,4})\]")
_ANY: Final = "\0"
_MOST: Final = 100
"""A part with more counts as anything."""
_LETTERS: Final = re.compile(r"[\w &/',:-]+")
_WORD: Final = re.compile(r"(?<![\w\0])\w+(?![\w\0])")


class Certain(NamedTuple):
    """Certain parts of one spelling: a whole word, and consecutive letters; "" if none."""

    word: str
    letters: str


def certain(pattern: str) -> frozenset[Certain]:
    return frozenset(map(_certain, _ways(_UNIT.finditer(spelt_out(pattern)))[0]))


def spelt_out(pattern: str) -> str:
    """Replace Unicode escapes; none of the characters is special."""
    return _CODE.sub(lambda code: chr(int(code[1], 16)), pattern)


def _certain(way: str) -> Certain:
    letters, words = _LETTERS.findall(way), _WORD.findall(way)
    return Certain(max(words, key=len, default=""), max(letters, key=len, default=""))


def _ways(units: Iterator[re.Match[str]]) -> tuple[list[str], str]:
    done, ways = list[str](), [""]
    for found in units:
        unit, often = found[1], found[2] or ""
        if unit == ")":
            return done + ways, often
        if unit == "|":
            done, ways = done + ways, [""]
            continue
        parts, often = _ways(units) if unit.startswith("(") else (_ways_of(unit), often)
        if unit.endswith(("=", "!")) and unit.startswith("("):
            continue  # a lookaround, not part of the match
        if often not in {"", "?"} or len(ways) * len(parts) > _MOST:
            parts = [_ANY]
        elif often:
            parts = [*parts, ""]
        ways = [way + part for way in ways for part in parts]
    return done + ways, ""


def _ways_of(unit: str) -> list[str]:
    if unit == "^":
        return [""]
    if choice := _CHOICE.fullmatch(unit):
        return list(choice[1])
    if unit.startswith("\\") and not unit[1].isalnum():
        return [unit[1]]
    return [unit] if len(unit) == 1 and unit != "." else [_ANY]
