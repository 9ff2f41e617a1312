"""Finds the cities that a text names."""

import re
from functools import lru_cache
from itertools import islice
from typing import Final

from probes.facts.countries import NAMES
from probes.facts.data_files import read_rows
from probes.facts.wordlists import squashed

CITIES: Final = {name: code for code, name in read_rows("cities.tsv")}
"""Case-folded names."""

_LONGEST: Final = 3
"""Words."""
_FIRST_WORDS: Final = frozenset(name.split()[0] for name in CITIES if " " in name)
_SMALL: Final = re.compile(r"(?<![^\W\d_])[a-zß-öø-ÿ][^\W\d_]+")
_CAPITALISED: Final = re.compile(r"(?<![^\W\d_])(?![a-zß-öø-ÿ])[^\W\d_]+(?:-[^\W\d_]+)*")
_MOST: Final = 1_000
"""Words."""
_CODE_BEFORE: Final = re.compile(
    r"(?<![\d.,/-])(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\b)(?:\d{4,6}|\d{2,3}[ -]\d{2,3}),? ?$"
)
_CODE_AFTER: Final = re.compile(
    r",? ?[-\u2013]? ?(?!(?:19|20)\d\d\b)(?:\d{4,6}|\d{3} \d{2,3}|\d{5}-\d{3})(?![\d.:/%-]|,\d)"
)
_NEAR: Final = 12
"""Characters searched for a postcode before and after a name."""
_ADDRESS: Final = 60
"""Characters searched for a house before a name, and for a region and a country after it."""
_SHORT: Final = 3
"""Letters of a country's code, that may be another word."""
_HOUSE_BEFORE: Final = re.compile(r"\d[^.;|()]*[,\d] $")
_ENDS: Final = re.compile(r"[.;|()]")


def told_by(text: str, but: str = "") -> set[str]:
    """Countries of the cities that a text names, except those in the host name `but`, often brands."""
    named = [(text[start:end], code) for start, end, code in _named(text)]
    small = frozenset(_SMALL.findall(text)) if named else frozenset()
    return {code for name, code in named if not (name.casefold() in small or (but and squashed(name) in but))}


def told_by_postcodes(text: str) -> set[str]:
    """Countries of the cities that stand beside a postcode."""
    return {
        code
        for start, end, code in _named(text)
        if _CODE_BEFORE.search(text[max(0, start - _NEAR) : start]) or _CODE_AFTER.match(text, end)
    }


def told_with_country(text: str) -> set[str]:
    """Countries whose name follows that of a city of theirs in an address: "Rue 5, Lyon, France"."""
    return {
        code
        for start, end, code in _named(text)
        if _HOUSE_BEFORE.search(text[max(0, start - _ADDRESS) : start]) and code == _country_at(text, end)
    }


def _country_at(text: str, at: int) -> str | None:
    after = _ENDS.split(text[at : at + _ADDRESS], maxsplit=1)[0]
    words = (part.lower().split() for part in after.split(",")[1:3])
    runs = (" ".join(some[:most]) for some in words for most in range(_LONGEST, 0, -1))
    return next((NAMES[run] for run in runs if len(run) > _SHORT and run in NAMES), None)


@lru_cache(maxsize=4)  # several signs read the ends of a page
def _named(text: str) -> tuple[tuple[int, int, str], ...]:
    """Start, end and country of each city's name."""
    found: list[tuple[int, int, str]] = []
    words = list(islice(_CAPITALISED.finditer(text), _MOST))
    for at, first in enumerate(words):
        longest = _LONGEST if first[0].casefold() in _FIRST_WORDS else 1
        for last in reversed(words[at : at + longest]):
            name = text[first.start() : last.end()]
            if code := CITIES.get(name.casefold()):
                found.append((first.start(), last.end(), code))
                break
    return tuple(found)
