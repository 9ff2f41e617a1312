"""Which words of a query name places."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from index import fulltext
from index.fulltext import QueryTerm

_NAMES = Path(__file__).with_name("places.txt")
_LONGEST = 3  # Words of a name


def name_places(asked: Sequence[QueryTerm], text: str) -> tuple[bool, ...]:
    """By term of the query, whether it is part of a place's name."""
    words, known = fulltext.words(text), _known()
    stems = {
        fulltext.term(word)
        for start in range(len(words))
        for length in range(1, _LONGEST + 1)
        if " ".join(words[start : start + length]) in known
        for word in words[start : start + length]
    }
    return tuple(one.stem in stems for one in asked)


@cache
def _known() -> frozenset[str]:
    lines = _NAMES.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("#"))
