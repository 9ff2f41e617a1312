"""Search: from a query to a page of sites, and why that page isn't full."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from index import embedding
from index.embedding import Embedder
from index.filters import FILTERS
from index.generations.parts import parts
from index.generations.site_bits import Wanted
from index.generations.view import View
from index.search import floors, questions, relevance
from index.search.candidates import Gathered, gather, is_known_by_meaning, nearest
from index.search.filters import Narrowing, wanted
from index.search.floors import Floors
from index.search.questions import Query
from index.search.relevance import Near, Ranked
from index.shapes import PageNotFilled

DEPTHS: Final = (200, 2_000, 20_000, 200_000)
"""Steps in the number of candidates, by meaning and by words, until the page is full."""

ON_RESULTS: Final = tuple(one.name for one in FILTERS if one.on_results)
"""Filters applied to results, for which a search goes deeper (rule 5 of the contract)."""


@dataclass(frozen=True, slots=True)
class ResultPage:
    """Primary keys to show, best first; best similarity; and `page_not_filled` or None."""

    pks: Sequence[int] = ()
    similarity: float = 0.0
    similarities: Sequence[float] = ()
    """Per site."""
    not_filled: PageNotFilled | None = None


@dataclass(frozen=True, slots=True)
class _Asking:
    view: View
    question: Query
    near: Near | None
    """Of the whole index; None in search by words alone."""
    floors: Floors
    cut: bool
    """Whether to drop rows below the relative floor."""
    wanted: Wanted
    first: Gathered
    """Gathered at the first depth."""

    def gather(self, depth: int) -> Gathered:
        if depth == DEPTHS[0]:
            return self.first
        least = self.floors.least(self.view.listed)
        return gather(self.view, self.question, self.wanted, most=depth, floor=least)

    def rank(self, gathered: Gathered) -> Ranked:
        return relevance.rank(
            gathered.candidates,
            self.question.asked,
            self.floors,
            listed=self.view.listed,
            near=self.near,
            cut=self.cut,
        )

    def is_done(self, gathered: Gathered, ranked: Ranked) -> bool:
        """Whether no other candidate belongs on the page."""
        if gathered.named and self.near is not None and not self.near.known(self.floors, self.view.listed):
            return True  # questions the index doesn't cover are answered by words alone
        least = self.floors.least(self.view.listed)
        return gathered.reached < max(least, ranked.best * self.floors.fraction if self.cut else 0)


def search(view: View, q: str, filters: Sequence[Narrowing], limit: int) -> ResultPage:
    on_results = any(one.name in ON_RESULTS for one in filters)
    asking = _asking(view, q, wanted(filters), cut=not on_results)
    if asking is None:
        return ResultPage()
    gathered, ranked, done = _deep_enough(asking, limit)
    order = ranked.order[:limit]
    pks = [int(pk) for pk in gathered.candidates.pks[order]]
    why: PageNotFilled | None
    if len(pks) == limit:
        why = None
    elif on_results:
        searched = view.count(wanted([one for one in filters if one.name not in ON_RESULTS]))
        why = {
            "requested": limit,
            "returned": len(pks),
            "candidates_searched": searched if done else len(gathered.candidates.pks),
            "reason": _reason(asking, done=done),
        }
    else:
        why = _cut(ranked, asking.floors)
    return ResultPage(pks, ranked.best, ranked.likeness[:limit].tolist(), why)


def _asking(view: View, q: str, every: Wanted, *, cut: bool) -> _Asking | None:
    """Prepare a query; None if no site can match.

    Only words are compared without a model, and until most sites have vectors.
    """
    biggest = next(parts(view), None)
    if biggest is None:
        return None
    model = _model(view)
    question = questions.put(q, biggest.words, model)
    if not question.asked:
        return None
    if question.vector is None or model is None or not is_known_by_meaning(view):
        question, by = replace(question, vector=None), floors.of(None)
    else:
        by = floors.of(model.id)
    first = gather(view, question, every, most=DEPTHS[0], floor=by.least(view.listed))
    near = None
    if question.vector is not None:
        near = nearest(view, question.vector, question.asked) if every.mask else first.near
    return _Asking(view, question, near, by, cut, every, first)


def _model(view: View) -> Embedder | None:
    """The model that made the view's vectors."""
    return embedding.by_id(view.base.model) if view.base.model else embedding.current()


def _deep_enough(asking: _Asking, limit: int) -> tuple[Gathered, Ranked, bool]:
    """Gather more candidates until the page is full or nothing else belongs on it."""
    for depth in DEPTHS:
        gathered = asking.gather(depth)
        ranked = asking.rank(gathered)
        done = asking.is_done(gathered, ranked)
        if done or len(ranked.order) >= limit:
            break
    return gathered, ranked, done


def _reason(
    asking: _Asking, *, done: bool
) -> Literal["population_exhausted", "depth_limit", "could_not_search_deeper"]:
    """Why a search with a filter on results didn't fill its page."""
    if asking.near is None and is_known_by_meaning(asking.view):
        return "could_not_search_deeper"
    return "population_exhausted" if done else "depth_limit"


def _cut(ranked: Ranked, by: Floors) -> PageNotFilled | None:
    if not ranked.cut:
        return None
    return {
        "reason": "below_relative_floor",
        "candidates_cut": ranked.cut,
        "floor_fraction": by.fraction,
    }
