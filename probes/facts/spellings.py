"""In which ways a pattern may be spelt, and what stands in whatever it matches. Pure.

So that a search can be left out, for the price of a look-up, where it would find nothing. Patterns are those of word lists:
letters, groups, classes, escapes, how often each comes, and what must not stand beside it.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

_UNIT: Final = re.compile(r"(\((?:\?(?:<?[=!]|:))?|\\.|\[[^\]]*\]|.)([?*+]|\{[^}]*\})?", re.DOTALL)
"""One thing of a pattern, and how often."""
_CODE: Final = re.compile(r"\\u([0-9a-fA-F]{4})")
_CHOICE: Final = re.compile(r"\[([^\]\\^-]{1,4})\]")
"""A class of a few letters."""
_ANY: Final = "\0"
"""Stands for whatever may be there, also for nothing."""
_MOST: Final = 100
"""Ways of one pattern that are told apart: what is spelt in more is anything."""
_LETTERS: Final = re.compile(r"[\w &/',:-]+")
_WORD: Final = re.compile(r"(?<![\w\0])\w+(?![\w\0])")


class Certain(NamedTuple):
    """What stands in a text that is spelt in one way: a whole word of it, and letters in a row, each "" when none is certain."""

    word: str
    letters: str


def certain(pattern: str) -> frozenset[Certain]:
    """What is certain of each way in which whole words that match the pattern may be spelt."""
    return frozenset(map(_certain, _ways(_UNIT.finditer(spelt_out(pattern)))[0]))


def spelt_out(pattern: str) -> str:
    """The pattern with the characters that it writes by their code, none of which has a meaning there."""
    return _CODE.sub(lambda code: chr(int(code[1], 16)), pattern)


def _certain(way: str) -> Certain:
    letters, words = _LETTERS.findall(way), _WORD.findall(way)
    return Certain(max(words, key=len, default=""), max(letters, key=len, default=""))


def _ways(units: Iterator[re.Match[str]]) -> tuple[list[str], str]:
    """The ways to the end of the group, and how often the group comes."""
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
            continue  # it is looked for beside what matches, and is no part of it
        if often not in {"", "?"} or len(ways) * len(parts) > _MOST:
            parts = [_ANY]
        elif often:
            parts = [*parts, ""]
        ways = [way + part for way in ways for part in parts]
    return done + ways, ""


def _ways_of(unit: str) -> list[str]:
    """The ways of a letter, a class or an escape."""
    if unit == "^":
        return [""]
    if choice := _CHOICE.fullmatch(unit):
        return list(choice[1])
    if unit.startswith("\\") and not unit[1].isalnum():
        return [unit[1]]
    return [unit] if len(unit) == 1 and unit != "." else [_ANY]
