"""Which words of a query name places."""

from collections.abc import Sequence
from functools import cache

from index import fulltext
from index.fulltext import QueryTerm
from index.values.data_files import read_lines

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
    return frozenset(read_lines("index.search", "places.txt"))
