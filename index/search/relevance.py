"""Decide which candidates match, and rank them. Pure (ADR 9)."""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace

import numpy as np
from numpy.typing import NDArray

from index.fulltext import K1, QueryTerm
from index.search.floors import BY_WORDS, USUAL_WORDS, Floors
from index.search.line import QueryLine

WORDS_WEIGHT = 0.4  # Weight of BM25, relative to its maximum
SECOND_WEIGHT = 1.5  # Weight of the other model's cosine
CONTAINED_WEIGHT = 0.1  # Weight of the idf-weighted share of query words
NEAREST = 10  # Nearest sites that decide whether the index covers a question
FIRST = 10  # Top rows in which sites of one owner, and of one tool set, are limited
OF_ONE = 2  # Maximum of first rows of one owner's domain, or with the same tools, unless nothing else matches
MOST_POSSIBLE = 10
_ROUNDING = 1e-6
_DISCOUNTS = 1 / np.log2(np.arange(NEAREST) + 2)
_DECIMALS = 5  # Decimals of compared scores


@dataclass(frozen=True, slots=True)
class Candidates:
    """Candidate sites, as columns of one length k."""

    pks: NDArray[np.int64]
    cosines: NDArray[np.float32]
    """0 without a model, and for sites without a vector."""
    bm25: NDArray[np.float32]
    """BM25 scores."""
    contains: NDArray[np.bool_]
    """Shape (terms, k): True where the site contains the term."""
    places: NDArray[np.float64]
    """Places in the fixed order, to break ties."""
    tool_sets: NDArray[np.int64]
    """Tool-set numbers; 0 for none."""
    owners: NDArray[np.int64]
    """Numbers of the owners' domains."""
    seconds: NDArray[np.float32]
    """Cosines of the second model beside the first's, or of feedback beside the second's; 0 without."""
    has_place: NDArray[np.bool_]
    """True where the site's own text names a place."""

    def take(self, places: NDArray[np.int64]) -> "Candidates":
        return Candidates(*(np.take(getattr(self, field.name), places, axis=-1) for field in fields(self)))

    def beside(self, others: "Candidates") -> "Candidates":
        columns = ((getattr(self, field.name), getattr(others, field.name)) for field in fields(self))
        return Candidates(*(np.concatenate(pair, axis=-1) for pair in columns))


@dataclass(frozen=True, slots=True)
class Near:
    """How near the whole index is, ignoring filters."""

    cosines: Sequence[float]
    """The NEAREST highest, best first."""
    share: float
    """Largest idf-weighted share of the query in one of them."""
    length: int = USUAL_WORDS
    """Query words."""

    @property
    def best(self) -> float:
        return max(self.cosines, default=0.0)

    @property
    def mean_of_nearest(self) -> float:
        """Rank-discounted mean, as in DCG (Järvelin and Kekäläinen 2002)."""
        if not self.cosines:
            return 0.0
        weights = _DISCOUNTS[: len(self.cosines)]
        return float((np.array(self.cosines) * weights).sum() / weights.sum())

    def above(self, floors: Floors, listed: int) -> float:
        """How far the nearest sites together, or the nearest alone, are above their floor."""
        return max(
            self.mean_of_nearest - floors.absolute(listed, self.share, self.length),
            self.best - floors.alone(listed, self.share, self.length),
        )


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Thresholds of a question, from the whole index before filters."""

    covered: bool
    """Whether the index covers the question; else a match needs every word."""
    match: float
    """Minimum likeness of a match; infinite unless covered."""
    named: float
    """Minimum likeness of a site with every query word."""
    cut: float
    """Matches below this likeness, a fraction of the best, are dropped."""
    near: float | None
    """The nearest cosine; None without a model."""
    possible: NDArray[np.int64]
    """Primary keys of possible sites, best first."""
    likeness: NDArray[np.float32]
    """By position in `possible`."""
    above: float
    """Distance above the line that decides on `covered`."""
    line: QueryLine | None = None
    """Decides instead of `match` and `named`."""

    def least(self, contains: NDArray[np.bool_], bm25: float, second: float) -> float:
        """The likeness from which a site may match.

        It holds at most these terms, with at most this BM25 and this cosine of the other model.
        """
        if self.line is None:
            return min(self.match, self.named)
        if not self.covered:
            return math.inf
        most, others = np.array([[bm25], [second]], np.float32)
        row = self.line.least_cosines(contains[:, None], most, others, np.zeros(1, np.bool_))
        return float(row[0])

    def matching(self, candidates: Candidates, likeness: NDArray[np.float32]) -> NDArray[np.bool_]:
        matching: NDArray[np.bool_]
        if self.line is None:
            named = candidates.contains.all(axis=0) & (likeness >= self.named)
            matching = named | (likeness >= self.match)
        else:
            least = self.line.least_cosines(
                candidates.contains, candidates.bm25, candidates.seconds, candidates.has_place
            )
            matching = (likeness >= least) & self.covered
        if self.near is not None:  # no vector yet: words alone decide
            matching = np.where(candidates.cosines == 0, likeness > 0, matching)
        return matching


@dataclass(frozen=True, slots=True)
class Ranking:
    order: NDArray[np.int64]
    """Positions in the candidates, best first."""
    best: float
    """Likeness of the best match (`top_similarity`); 0 without matches."""
    cut: int
    """Number of matches below the relative floor."""
    likeness: NDArray[np.float32]
    """By position in `order`."""


NOTHING = Ranking(np.empty(0, np.int64), 0.0, 0, np.empty(0, np.float32))


_NONE = (np.empty(0, np.int64), np.empty(0, np.float32))


def judge_question(
    whole: Callable[[], Candidates],
    asked: Sequence[QueryTerm],
    floors: Floors,
    *,
    listed: int,
    near: Near | None,
) -> Thresholds:
    """Judge a question by how near all `listed` sites are; `near` is None without a model.

    `whole` (candidates of all sites) isn't called when sites are near enough: no other is then possible.
    """
    if near is None:
        return _judged(whole(), asked, floors, near=None, above=None)
    above = near.above(floors, listed)
    if above < 0 or near.best < floors.match:
        return _judged(whole(), asked, floors, near=near.best, above=min(above, near.best - floors.match))
    cut = near.best * floors.fraction - _ROUNDING
    possible, likeness = _NONE
    return Thresholds(
        covered=True,
        match=floors.match,
        named=floors.named,
        cut=cut,
        near=near.best,
        possible=possible,
        likeness=likeness,
        above=above,
    )


def _judged(
    candidates: Candidates,
    asked: Sequence[QueryTerm],
    floors: Floors,
    *,
    near: float | None,
    above: float | None,
) -> Thresholds:
    """Judge by candidates of all sites; without a model `above` is None."""
    likeness = _likeness(candidates, asked, near)
    if above is None:
        above = float(likeness.max(initial=0.0)) - floors.at_10k
    covered = above >= 0
    judged = Thresholds(
        covered=covered,
        match=floors.match if covered else math.inf,
        named=floors.named,
        cut=0.0,
        near=near,
        possible=_NONE[0],
        likeness=_NONE[1],
        above=above,
    )
    enough = likeness >= floors.least if floors.margin else np.zeros(len(likeness), np.bool_)
    if above < -floors.margin:
        enough &= candidates.contains.all(axis=0)
    return _with_possible(judged, candidates, floors, asked=asked, enough=enough)


def judge_rows(candidates: Candidates, drawn: QueryLine, floors: Floors, near: float) -> Thresholds:
    """Judge by a drawn line and candidates of all sites."""
    asked = drawn.inquiry.terms
    likeness = _likeness(candidates, asked, near)
    chances = drawn.chances(
        candidates.contains, candidates.bm25, likeness, candidates.seconds, candidates.has_place
    )
    line = drawn.line
    above = float(chances.max(initial=0.0)) - line.chance
    judged = Thresholds(
        covered=above >= 0,
        match=math.inf,
        named=math.inf,
        cut=0.0,
        near=near,
        possible=_NONE[0],
        likeness=_NONE[1],
        above=above,
        line=drawn,
    )
    enough = (chances >= line.chance - line.margin) & bool(line.margin) & (above < 0)
    return _with_possible(judged, candidates, floors, asked=asked, enough=enough)


def _with_possible(
    judged: Thresholds,
    candidates: Candidates,
    floors: Floors,
    *,
    asked: Sequence[QueryTerm],
    enough: NDArray[np.bool_],
) -> Thresholds:
    """Add the best of those that are near `enough` and no matches, and where matches are cut."""
    likeness = _likeness(candidates, asked, judged.near)
    matching = judged.matching(candidates, likeness)
    found = _NONE[0]
    if enough.any():
        scores = score(candidates, likeness, asked)
        enough = enough & ~matching & (scores >= floors.falloff * scores.max(initial=0.0))
        found = _in_order(np.flatnonzero(enough), candidates, scores)[:MOST_POSSIBLE]
    best = float(likeness[matching].max(initial=0.0))
    return replace(
        judged,
        cut=best * floors.fraction - _ROUNDING,
        possible=candidates.pks[found],
        likeness=likeness[found],
    )


def rank(candidates: Candidates, asked: Sequence[QueryTerm], judged: Thresholds, *, cut: bool) -> Ranking:
    """Rank the matches; ties in the fixed order. `cut` applies the relative floor."""
    likeness = _likeness(candidates, asked, judged.near)
    matching = np.flatnonzero(judged.matching(candidates, likeness))
    kept = matching[likeness[matching] >= judged.cut] if cut else matching
    if not len(kept):
        return NOTHING
    shown = _in_order(kept, candidates, score(candidates, likeness, asked))
    best = float(likeness[kept].max())
    return Ranking(shown, best, len(matching) - len(kept), likeness[shown])


def score(
    candidates: Candidates, likeness: NDArray[np.float32], asked: Sequence[QueryTerm]
) -> NDArray[np.float32]:
    """Scores, independent of filters and other candidates."""
    most = max(sum(query_term.idf for query_term in asked) * (K1 + 1), _ROUNDING)
    contained = np.float32(CONTAINED_WEIGHT) * contained_share(candidates.contains, asked)
    by_words = contained + np.float32(WORDS_WEIGHT / most) * candidates.bm25
    scores: NDArray[np.float32] = likeness + np.float32(SECOND_WEIGHT) * candidates.seconds + by_words
    return scores


def spread(
    order: NDArray[np.int64], owners: NDArray[np.int64], tool_sets: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Move further sites of an owner or a tool set behind the first ten."""
    first: list[int] = []
    alike: list[int] = []
    crowded: list[int] = []
    by_owner, by_tools = Counter[int](), Counter[int]()
    rows = list(zip(owners.tolist(), tool_sets.tolist(), strict=True))
    for position, (owner, tool_set) in enumerate(rows):
        if len(first) == FIRST:
            break
        if by_owner[owner] >= OF_ONE:
            crowded.append(position)
        elif by_tools[tool_set] >= OF_ONE:
            alike.append(position)
        else:
            first.append(position)
            by_owner[owner] += 1
            by_tools[tool_set] += bool(tool_set)
    for position in alike:  # these come next, and are spread over owners as well
        owner = rows[position][0]
        (crowded if by_owner[owner] >= OF_ONE else first).append(position)
        by_owner[owner] += 1
    rest = np.arange(len(first) + len(crowded), len(order))
    return np.take(order, np.concatenate([np.array(first + sorted(crowded), np.int64), rest]))


def _in_order(
    rows: NDArray[np.int64], candidates: Candidates, scores: NDArray[np.float32]
) -> NDArray[np.int64]:
    """Positions by score, sites of one owner and of one tool set spread.

    Scores are rounded: the last bits of a cosine vary.
    """
    order = rows[np.lexsort((candidates.places[rows], -np.round(scores[rows], _DECIMALS)))]
    return spread(order, candidates.owners[order], candidates.tool_sets[order])


def crowding(owners: NDArray[np.int64]) -> NDArray[np.int64]:
    """Owners with more than OF_ONE of some rows."""
    times = Counter(owners.tolist())
    return np.array([owner for owner, several in times.items() if several > OF_ONE], np.int64)


def _likeness(candidates: Candidates, asked: Sequence[QueryTerm], near: float | None) -> NDArray[np.float32]:
    """Cosines, or without a model the shares contained.

    A site without a vector may get its share of the best cosine.
    """
    if near is not None and candidates.cosines.all():
        return candidates.cosines
    share = contained_share(candidates.contains, asked)
    if near is None:
        return share
    enough = share * (share >= BY_WORDS.at_10k) * np.float32(near)
    return np.where(candidates.cosines == 0, enough, candidates.cosines)


def contained_share(contains: NDArray[np.bool_], asked: Sequence[QueryTerm]) -> NDArray[np.float32]:
    """The idf-weighted share of the query per site; `contains` has shape (terms, sites)."""
    idf = np.array([query_term.idf for query_term in asked], np.float32)
    share: NDArray[np.float32] = (idf @ contains) / max(float(idf.sum()), _ROUNDING)
    return share
