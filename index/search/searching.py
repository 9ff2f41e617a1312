"""Matches and possible sites, and why a page isn't full."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from index import embedding
from index.embedding import Embedder, SecondEmbedder
from index.filters import FILTERS
from index.fulltext import QueryTerm
from index.generations.parts import parts
from index.generations.site_bits import FieldMask
from index.generations.view import View
from index.place_names import name_places
from index.search import floors, line, questions, relevance
from index.search.candidates import (
    CandidatePool,
    PartScores,
    gather_candidates,
    is_known_by_meaning,
    is_known_by_second,
    nearest_sites,
    score_parts,
)
from index.search.feedback import feedback_vector
from index.search.floors import Floors
from index.search.line import FittedLine, Inquiry, QueryLine
from index.search.questions import Query
from index.search.relevance import Candidates, Ranking, Thresholds
from index.search.request import Narrowing, mask_of_filters
from index.search.why import NearPassages, near_passages
from index.shapes import PageNotFilled

DEPTHS = (200, 2_000, 20_000, 200_000)  # Numbers of candidates, tried until the page is full

_NO_OWNERS = np.empty(0, np.int64)

# Filters for which a search goes deeper (rule 5 of the contract).
ON_RESULTS = tuple(filter_.name for filter_ in FILTERS if filter_.on_results)


@dataclass(frozen=True, slots=True)
class SimilarSites:
    """Primary keys, best first, with similarities."""

    pks: Sequence[int] = ()
    similarities: Sequence[float] = ()

    def part(self, start: int, end: int) -> "SimilarSites":
        return SimilarSites(self.pks[start:end], self.similarities[start:end])


@dataclass(frozen=True, slots=True)
class ResultPage:
    matches: SimilarSites = SimilarSites()
    similarity: float = 0.0
    not_filled: PageNotFilled | None = None
    possible: SimilarSites = SimilarSites()
    """All possible sites, regardless of the limit."""
    ranked: int = 0
    """Matches up to the end of the page, and one more if there is one."""
    every: Sequence[int] = ()
    """Primary keys of all matches that were found, and whether these `are_all`."""
    are_all: bool = True
    terms: Sequence[QueryTerm] = ()
    near: Mapping[int, NearPassages] = field(default_factory=dict)
    """By primary key."""


@dataclass(frozen=True, slots=True)
class PreparedQuery:
    question: Query
    floors: Floors
    scored: Sequence[PartScores]
    judged: Thresholds
    cut: bool
    """Whether to drop rows below the relative floor."""
    wanted: FieldMask
    first: CandidatePool

    @property
    def by_meaning(self) -> bool:
        return self.judged.near is not None

    def gather(self, depth: int) -> CandidatePool:
        return self.first if depth == DEPTHS[0] else self._gather(depth, _NO_OWNERS)

    def with_others(self, gathered: CandidatePool, depth: int, without: NDArray[np.int64]) -> CandidatePool:
        """Add candidates of other owners."""
        known, others = gathered.candidates, self._gather(depth, without).candidates
        new = np.flatnonzero(~np.isin(others.pks, known.pks))
        return replace(gathered, candidates=known.beside(others.take(new)))

    def _gather(self, depth: int, without: NDArray[np.int64]) -> CandidatePool:
        floor = 0.0 if self.judged.line else self.floors.least
        return gather_candidates(
            self.scored, self.question, self.wanted, most=depth, floor=floor, without=without
        )

    def rank(self, gathered: CandidatePool) -> Ranking:
        return relevance.rank(gathered.candidates, self.question.terms, self.judged, cut=self.cut)

    def is_done(self, gathered: CandidatePool) -> bool:
        if self.by_meaning and not self.judged.covered and gathered.named():
            return True  # questions the index doesn't cover are answered by words alone
        least = self.judged.least(gathered.contains, gathered.bm25, gathered.reached_beside)
        return gathered.reached < max(least, self.judged.cut if self.cut else 0)

    def possible(self) -> SimilarSites:
        """Possible sites that pass the filters."""
        if not len(self.judged.possible):
            return SimilarSites()
        passing = np.isin(self.judged.possible, self.first.candidates.pks)
        return SimilarSites(self.judged.possible[passing].tolist(), self.judged.likeness[passing].tolist())

    def near_passages(self, view: View, found: Sequence[SimilarSites]) -> dict[int, NearPassages]:
        if self.question.vector is None:
            return {}
        likeness = {pk: like for one in found for pk, like in zip(one.pks, one.similarities, strict=True)}
        return near_passages(view, self.question.vector, likeness, least=self.floors.match)


def search(
    view: View, q: str, filters: Sequence[Narrowing], limit: int, *, skip: int | None = None
) -> ResultPage:
    """`skip`: matches of earlier pages; None if only the first page is wanted."""
    first, last = skip or 0, (skip or 0) + limit
    on_results = any(filter_.name in ON_RESULTS for filter_ in filters)
    asking = _prepare_query(view, q, mask_of_filters(filters), cut=not on_results)
    if asking is None:
        return ResultPage()
    gathered, ranked, done = _deep_enough(asking, last if skip is None else last + 1)
    order = ranked.order[first:last]
    found = SimilarSites(gathered.candidates.pks[order].tolist(), ranked.likeness[first:last].tolist())
    why: PageNotFilled | None
    if len(found.pks) == limit:
        why = None
    elif on_results:
        searched = view.count(
            mask_of_filters([filter_ for filter_ in filters if filter_.name not in ON_RESULTS])
        )
        why = {
            "requested": limit,
            "returned": len(found.pks),
            "candidates_searched": searched if done else len(gathered.candidates.pks),
            "reason": _reason(view, asking, done=done),
        }
    else:
        why = _cut(ranked, asking.floors)
    possible = asking.possible()
    near = asking.near_passages(view, [found, possible])
    ends = min(len(ranked.order), last + 1)
    every = gathered.candidates.pks[ranked.order].tolist()
    return ResultPage(found, ranked.best, why, possible, ends, every, done, asking.question.terms, near)


def above_line(view: View, q: str) -> float | None:
    """Distance above the line between served and not; None if no site can match."""
    asking = _prepare_query(view, q, FieldMask(), cut=True)
    return None if asking is None else asking.judged.above


def _prepare_query(view: View, q: str, every: FieldMask, *, cut: bool) -> PreparedQuery | None:
    """Prepare a query; None if no site can match.

    Only words count without a model, and until most sites have vectors. A query that the first model doesn't
    know is compared by the second, and by feedback.
    """
    biggest = next(parts(view), None)
    if biggest is None:
        return None
    model = _model(view)
    second = _second_model(view, model)
    question = questions.parse_query(q, biggest.full_text, model, second)
    if not question.terms:
        return None
    if not question.by_meaning or model is None or not is_known_by_meaning(view):
        question, model = replace(question, vector=None, second=None), None
    by = floors.floors_of_model(model.id if model else None)
    scored = score_parts(view, question)
    if question.vector is None and question.second is not None:
        question = replace(question, feedback=feedback_vector(scored, question.second))
    fitted = _line(question, model, second)
    if fitted is not None:
        return _by_line(fitted, question, scored, every, by, listed=view.listed, cut=cut)
    return _by_floors(question, scored, every, by, listed=view.listed, cut=cut)


def _line(question: Query, model: Embedder | None, second: Embedder | None) -> FittedLine | None:
    """The line of the models that are compared."""
    if model is None or second is None or question.second is None:
        return line.line_of_model(model.id if model else None)
    if question.vector is None:
        return line.line_of_model(second.id)
    return line.line_of_model(line.name_of_both(model.id, second.id)) or line.line_of_model(model.id)


def _by_line(  # noqa: PLR0913 - a search has this many sides
    fitted: FittedLine,
    question: Query,
    scored: Sequence[PartScores],
    every: FieldMask,
    by: Floors,
    *,
    listed: int,
    cut: bool,
) -> PreparedQuery:
    first = whole = gather_candidates(scored, question, every, most=DEPTHS[0], floor=0.0)
    if every.mask:
        whole = gather_candidates(scored, question, FieldMask(), most=DEPTHS[0], floor=0.0)
    near = whole.near
    inquiry = Inquiry(
        question.terms, name_places(question.terms, question.text), question.length, listed, near.share
    )
    judged = relevance.judge_rows(whole.candidates, QueryLine(fitted, inquiry), by, near.best)
    return PreparedQuery(question, by, scored, judged, cut, every, first)


def _by_floors(  # noqa: PLR0913 - a search has this many sides
    question: Query, scored: Sequence[PartScores], every: FieldMask, by: Floors, *, listed: int, cut: bool
) -> PreparedQuery:
    first = gather_candidates(scored, question, every, most=DEPTHS[0], floor=by.least)
    near = None
    if question.by_meaning:
        near = nearest_sites(scored, question) if every.mask else first.near

    def whole() -> Candidates:
        if not every.mask:
            return first.candidates
        return gather_candidates(scored, question, FieldMask(), most=DEPTHS[0], floor=by.least).candidates

    judged = relevance.judge_question(whole, question.terms, by, listed=listed, near=near)
    return PreparedQuery(question, by, scored, judged, cut, every, first)


def _model(view: View) -> Embedder | None:
    return (
        embedding.model_by_id(view.generation.model) if view.generation.model else embedding.current_model()
    )


def _second_model(view: View, model: Embedder | None) -> SecondEmbedder | None:
    """The second model beside the first, once most sites have vectors of both."""
    if model is None or not is_known_by_second(view):
        return None
    return embedding.second_by_id(view.generation.second_model)


def _deep_enough(asking: PreparedQuery, limit: int) -> tuple[CandidatePool, Ranking, bool]:
    for depth in DEPTHS:
        gathered = asking.gather(depth)
        ranked = asking.rank(gathered)
        done = asking.is_done(gathered)
        if done or len(ranked.order) >= limit:
            break
    if not done:
        gathered, ranked = _beside_crowds(asking, gathered, ranked, depth, min(limit, relevance.FIRST))
    return gathered, ranked, done


def _beside_crowds(
    asking: PreparedQuery, gathered: CandidatePool, ranked: Ranking, depth: int, first: int
) -> tuple[CandidatePool, Ranking]:
    """Look for others than the owners whose many sites alone were gathered for the first rows."""
    crowds = _NO_OWNERS
    while True:
        owners = gathered.candidates.owners[ranked.order[:first]]
        more = np.setdiff1d(relevance.crowding(owners), crowds, assume_unique=True)
        if not len(more):
            return gathered, ranked
        crowds = np.concatenate([crowds, more])
        gathered = asking.with_others(gathered, max(depth, relevance.FIRST), crowds)
        ranked = asking.rank(gathered)


def _reason(
    view: View, asking: PreparedQuery, *, done: bool
) -> Literal["population_exhausted", "depth_limit", "could_not_search_deeper"]:
    if not asking.by_meaning and is_known_by_meaning(view):
        return "could_not_search_deeper"
    return "population_exhausted" if done else "depth_limit"


def _cut(ranked: Ranking, by: Floors) -> PageNotFilled | None:
    if not ranked.cut:
        return None
    return {
        "reason": "below_relative_floor",
        "candidates_cut": ranked.cut,
        "floor_fraction": by.fraction,
    }
