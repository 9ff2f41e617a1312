"""Which candidates answer a question, how well, and in which order. Pure: arrays in, arrays out (ADR 9)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from index.fulltext import K1, Asked
from index.search.floors import BY_WORDS, Floors

WORDS_WEIGHT: Final = 0.4
"""How much it adds when a site is as full of the query's words as can be."""
HELD_WEIGHT: Final = 0.1
"""How much more when it holds every word, however often: the rare ones count more."""
NEAREST: Final = 10
"""How many of the nearest sites say whether the index knows what is asked: one alone, unless far above, may be chance."""
READ: Final = 50
"""Of how many of the nearest sites the words are compared with the query's."""
FIRST: Final = 10
"""The rows among which tenants of one platform do not crowd."""
OF_ONE_TOOL_SET: Final = 2
"""How many of these may serve the same set of tools, unless nothing else matches."""
_ROUNDING: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Candidates:
    """Sites that may answer, as columns of one length k."""

    pks: NDArray[np.int64]
    cosines: NDArray[np.float32]
    """To the question; exactly 0 without a model, and of a site that has no vector yet."""
    words: NDArray[np.float32]
    """BM25."""
    held: NDArray[np.bool_]
    """Shape (terms, k): which site holds which term."""
    places: NDArray[np.float64]
    """In the fixed order: what breaks ties."""
    tool_sets: NDArray[np.int64]
    """A number of each site's set of tools; 0 has none."""


@dataclass(frozen=True, slots=True)
class Near:
    """How near the whole index comes to a question, whatever a filter leaves."""

    cosines: Sequence[float]
    """The NEAREST highest, best first."""
    share: float
    """The largest part of the query that one of the READ nearest sites holds, rare words counting more."""

    @property
    def best(self) -> float:
        """The highest cosine, 0 of an index without vectors."""
        return max(self.cosines, default=0.0)

    @property
    def together(self) -> float:
        """The mean, the nearer counting more: discounted by rank as in DCG (Järvelin and Kekäläinen 2002)."""
        if not self.cosines:
            return 0.0
        return float(np.average(self.cosines, weights=1 / np.log2(np.arange(len(self.cosines)) + 2)))

    def known(self, floors: Floors, listed: int) -> bool:
        """Say whether the index knows what is asked: the nearest sites together, or one of them far above."""
        if not self.cosines:
            return False
        return self.together >= floors.absolute(listed, self.share) or self.best >= floors.alone(
            listed, self.share
        )


@dataclass(frozen=True, slots=True)
class Ranked:
    """What matches, best first."""

    order: NDArray[np.int64]
    """Positions in the candidates."""
    best: float
    """The likeness of the best match, a cosine unless there is no model: `top_similarity`. 0 when nothing matches."""
    cut: int
    """Candidates left out because they are below the relative floor."""
    likeness: NDArray[np.float32]
    """Of each in `order`, as `best`."""


NOTHING: Final = Ranked(np.empty(0, np.int64), 0.0, 0, np.empty(0, np.float32))


def rank(  # noqa: PLR0913 - each is another measure
    candidates: Candidates,
    asked: Sequence[Asked],
    floors: Floors,
    *,
    listed: int,
    near: Near | None,
    cut: bool,
) -> Ranked:
    """Rank candidates for a question.

    `near` is of all `listed` sites, whatever a filter leaves, so that no filter brings up what the bare query does
    not have; None without a model. With `cut` rows below the relative floor are left out. Ties stand in the fixed order.
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
    candidates: Candidates, likeness: NDArray[np.float32], asked: Sequence[Asked]
) -> NDArray[np.float32]:
    """Return what sites are ranked by: likeness, BM25 as part of the most that any text could have, and the share held.

    So a site's score is the same whatever other sites there are and whatever is filtered.
    """
    most = max(sum(one.idf for one in asked) * (K1 + 1), _ROUNDING)
    held = np.float32(HELD_WEIGHT) * held_share(candidates.held, asked)
    scores: NDArray[np.float32] = likeness + held + np.float32(WORDS_WEIGHT / most) * candidates.words
    return scores


def spread(order: NDArray[np.int64], tool_sets: NDArray[np.int64]) -> NDArray[np.int64]:
    """Put what would be the third and further of one tool set among the first ten behind them."""
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
    """Return the positions of what may be shown: none when the best that is left is no match.

    What the bare query cuts is none where a filter leaves nothing better: the floor of a small index is low.
    """
    floor = floors.absolute(listed, near.share if near else 0.0)
    named = candidates.held.all(axis=0) & (likeness >= floors.named)
    if near is not None:
        named |= (candidates.cosines == 0) & (likeness > 0)  # no vector yet: words alone have spoken
    known = near is None or near.known(floors, listed)
    of_all = near.best * floors.fraction - _ROUNDING if near is not None and cut else 0.0
    if known and len(likeness) and likeness.max() >= max(floor, of_all):
        return np.flatnonzero(named | (likeness >= floors.fraction * floor))
    return np.flatnonzero(named)


def _likeness(candidates: Candidates, asked: Sequence[Asked], near: Near | None) -> NDArray[np.float32]:
    """Return how like the question each site is.

    That is the cosine, or without a model the part of the query that it holds. A site that has no vector yet
    and holds enough of the query is as like as that part of the nearest site, else not at all.
    """
    share = held_share(candidates.held, asked)
    if near is None:
        return share
    enough = share * (share >= BY_WORDS.at_10k) * np.float32(near.best)
    return np.where(candidates.cosines == 0, enough, candidates.cosines)


def held_share(held: NDArray[np.bool_], asked: Sequence[Asked]) -> NDArray[np.float32]:
    """Return which part of the query each site holds, rare terms counting more: `held` is of shape (terms, sites)."""
    idf = np.array([one.idf for one in asked], np.float32)
    share: NDArray[np.float32] = (idf @ held) / max(float(idf.sum()), _ROUNDING)
    return share
