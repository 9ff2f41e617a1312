"""Which candidates match a question, how well, and in which order. Pure functions over arrays (ADR 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from index.fulltext import K1, QueryTerm
from index.search.floors import BY_WORDS, Floors

WORDS_WEIGHT: Final = 0.4
"""Weight of BM25, relative to its possible maximum."""
HELD_WEIGHT: Final = 0.1
"""Weight of the idf-weighted share of query words that a site contains."""
NEAREST: Final = 10
"""Number of nearest sites that decide whether the index covers a question; one alone may be chance."""
READ: Final = 50
"""Number of nearest sites whose words are compared with the query's."""
FIRST: Final = 10
"""Top rows in which tenants of one platform are limited."""
OF_ONE_TOOL_SET: Final = 2
"""How many of those may have the same tools, unless nothing else matches."""
_ROUNDING: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Candidates:
    """Candidate sites, as columns of one length k."""

    pks: NDArray[np.int64]
    cosines: NDArray[np.float32]
    """Exactly 0 without a model, and for sites without a vector."""
    words: NDArray[np.float32]
    """BM25."""
    held: NDArray[np.bool_]
    """Shape (terms, k): True where the site contains the term."""
    places: NDArray[np.float64]
    """In the fixed order, to break ties."""
    tool_sets: NDArray[np.int64]
    """Number of each site's tool set; 0 for none."""


@dataclass(frozen=True, slots=True)
class Near:
    """How near the whole index is to a question, ignoring filters."""

    cosines: Sequence[float]
    """The NEAREST highest, best first."""
    share: float
    """The largest idf-weighted share of the query that one of the READ nearest sites contains."""

    @property
    def best(self) -> float:
        """The highest cosine; 0 without vectors."""
        return max(self.cosines, default=0.0)

    @property
    def together(self) -> float:
        """Rank-discounted mean, as in DCG (Järvelin and Kekäläinen 2002)."""
        if not self.cosines:
            return 0.0
        return float(np.average(self.cosines, weights=1 / np.log2(np.arange(len(self.cosines)) + 2)))

    def known(self, floors: Floors, listed: int) -> bool:
        """Whether the index covers the question: by the nearest sites together, or one far above."""
        if not self.cosines:
            return False
        return self.together >= floors.absolute(listed, self.share) or self.best >= floors.alone(
            listed, self.share
        )


@dataclass(frozen=True, slots=True)
class Ranked:
    """The matches, best first."""

    order: NDArray[np.int64]
    """Positions in the candidates."""
    best: float
    """Likeness of the best match, a cosine unless there is no model: `top_similarity`. 0 without matches."""
    cut: int
    """Candidates below the relative floor."""
    likeness: NDArray[np.float32]
    """By position in `order`."""


NOTHING: Final = Ranked(np.empty(0, np.int64), 0.0, 0, np.empty(0, np.float32))


def rank(  # noqa: PLR0913 - each is another measure
    candidates: Candidates,
    asked: Sequence[QueryTerm],
    floors: Floors,
    *,
    listed: int,
    near: Near | None,
    cut: bool,
) -> Ranked:
    """Rank candidates for a question; ties in the fixed order.

    `near` is of all `listed` sites, so that filters bring up nothing the unfiltered query rejects;
    None without a model. `cut` drops rows below the relative floor.
    """
    if not asked:
        return NOTHING
    likeness = _likeness(candidates, asked, near)
    matching = _matching(candidates, likeness, floors, listed=listed, near=near, cut=cut)
    if not len(matching):
        return NOTHING
    best = float(likeness[matching].max())
    kept = matching[likeness[matching] >= best * floors.fraction - _ROUNDING] if cut else matching
    scores = score(candidates, likeness, asked)
    order = kept[np.lexsort((candidates.places[kept], -scores[kept]))]
    shown = spread(order, candidates.tool_sets[order])
    return Ranked(shown, best, len(matching) - len(kept), likeness[shown])


def score(
    candidates: Candidates, likeness: NDArray[np.float32], asked: Sequence[QueryTerm]
) -> NDArray[np.float32]:
    """Return the ranking scores: likeness, normalised BM25, and share of the query contained.

    Independent of filters and other candidates.
    """
    most = max(sum(one.idf for one in asked) * (K1 + 1), _ROUNDING)
    held = np.float32(HELD_WEIGHT) * held_share(candidates.held, asked)
    scores: NDArray[np.float32] = likeness + held + np.float32(WORDS_WEIGHT / most) * candidates.words
    return scores


def spread(order: NDArray[np.int64], tool_sets: NDArray[np.int64]) -> NDArray[np.int64]:
    """Move the third and further sites of one tool set behind the first ten."""
    first: list[int] = []
    later: list[int] = []
    seen: dict[int, int] = {}
    for position, tool_set in enumerate(tool_sets.tolist()):
        if len(first) == FIRST:
            break
        seen[tool_set] = seen.get(tool_set, 0) + 1
        crowds = tool_set != 0 and seen[tool_set] > OF_ONE_TOOL_SET
        (later if crowds else first).append(position)
    rest = np.arange(len(first) + len(later), len(order))
    return np.take(order, np.concatenate([np.array(first + later, np.int64), rest]))


def _matching(  # noqa: PLR0913 - as rank
    candidates: Candidates,
    likeness: NDArray[np.float32],
    floors: Floors,
    *,
    listed: int,
    near: Near | None,
    cut: bool,
) -> NDArray[np.int64]:
    """Return the positions to show; empty if the best remaining candidate misses the floor.

    A candidate that the unfiltered query would reject is rejected under a filter too.
    """
    floor = floors.absolute(listed, near.share if near else 0.0)
    named = candidates.held.all(axis=0) & (likeness >= floors.named)
    if near is not None:
        named |= (candidates.cosines == 0) & (likeness > 0)  # no vector yet: words alone decide
    known = near is None or near.known(floors, listed)
    of_all = near.best * floors.fraction - _ROUNDING if near is not None and cut else 0.0
    if known and len(likeness) and likeness.max() >= max(floor, of_all):
        return np.flatnonzero(named | (likeness >= floors.fraction * floor))
    return np.flatnonzero(named)


def _likeness(candidates: Candidates, asked: Sequence[QueryTerm], near: Near | None) -> NDArray[np.float32]:
    """Return how like the question each site is: the cosine, or without a model the share contained.

    A site without a vector gets its share of the best cosine if it contains enough of the query, else 0.
    """
    share = held_share(candidates.held, asked)
    if near is None:
        return share
    enough = share * (share >= BY_WORDS.at_10k) * np.float32(near.best)
    return np.where(candidates.cosines == 0, enough, candidates.cosines)


def held_share(held: NDArray[np.bool_], asked: Sequence[QueryTerm]) -> NDArray[np.float32]:
    """Return the idf-weighted share of the query in each site; `held` has shape (terms, sites)."""
    idf = np.array([one.idf for one in asked], np.float32)
    share: NDArray[np.float32] = (idf @ held) / max(float(idf.sum()), _ROUNDING)
    return share
