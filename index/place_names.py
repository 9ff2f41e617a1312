"""Names of places in queries, and in what sites say of themselves."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from index import fulltext
from index.fulltext import QueryTerm
from index.values.data_files import read_lines

_LONGEST = 3  # Words of a name


def name_places(asked: Sequence[QueryTerm], text: str) -> tuple[tuple[int, ...], ...]:
    """The places that a query names, each as positions of its terms."""
    positions = {word.stem: number for number, word in enumerate(asked)}
    words = fulltext.words(text)
    found = (
        tuple(dict.fromkeys(positions[stem] for stem in map(fulltext.term, words[run]) if stem in positions))
        for run in _find(words, lambda _: True)
    )
    return tuple(dict.fromkeys(name for name in found if name))


def names_place(name: str, description: str) -> bool:
    """Whether a site's own text names a place, with a capital where the script has them."""
    written = fulltext.written_words(unicodedata.normalize("NFC", f"{name}. {description}"))
    words = [fulltext.fold(word) for word in written]
    return next(_find(words, lambda at: not written[at][0].islower()), None) is not None


def _find(words: Sequence[str], may_begin: Callable[[int], bool]) -> Iterator[slice]:
    """Where names stand; of several that begin at a word, the longest."""
    known, firsts = _known()
    at = 0
    while at < len(words):
        end = at + 1
        if words[at] in firsts and may_begin(at):
            ends = range(min(at + _LONGEST, len(words)), at, -1)
            found = next((one for one in ends if " ".join(words[at:one]) in known), None)
            if found is not None:
                yield slice(at, found)
                end = found
        at = end


@cache
def _known() -> tuple[frozenset[str], frozenset[str]]:
    """All names, and the words with which they begin."""
    names = frozenset(read_lines("index.values", "places.txt"))
    return names, frozenset(name.partition(" ")[0] for name in names)
