"""Relevance: which sites match a query, how well, and what a page leaves out.

`rank` is the one place that knows how relevance is computed; the rest works on any similarity in 0..1.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django.db import DatabaseError, connection, transaction
from django.db.models import (
    BooleanField,
    Case,
    Count,
    F,
    FloatField,
    Func,
    QuerySet,
    Value,
    When,
    Window,
)
from django.db.models.expressions import Combinable

from index.models import Site
from index.ordering import FIXED_ORDER

FLOOR_FRACTION: Final = 0.60
"""A row that scores below this fraction of the best match is left out of a search without has_md and has_endpoint."""
DEPTHS: Final = (100, 1000)
"""How many candidates are looked at, in steps, when has_md or has_endpoint is applied to the results."""

_WEIGHTS: Final = (("A", 1.0), ("B", 0.8))
"""A word in the name counts 1, in the description 0.8."""
_ELSEWHERE: Final = 0.6
"""A word that only tools or actions hold."""
_ROUNDING: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Candidate:
    """A matching site by primary key, and how well it matches: 1 is every word of the query in its name."""

    pk: int
    similarity: float


@dataclass(frozen=True, slots=True)
class Batch:
    """Some candidates, best first, out of `found` in all."""

    candidates: tuple[Candidate, ...]
    found: int


Candidates = Callable[[int, int], Batch]
"""Candidates from the first to before the second position, best first."""


@dataclass(frozen=True, slots=True)
class Page:
    """The candidates to show, and the contract's `page_not_filled` or None."""

    candidates: tuple[Candidate, ...]
    not_filled: dict[str, Any] | None


def rank(q: str, sites: QuerySet[Site]) -> Candidates:
    """Rank the sites by PostgreSQL full text over the search column.

    A site matches when it holds at least half of the query's distinct lexemes, all of them when there
    are one or two: it never guesses. Stop words are no lexemes, so a query of nothing else matches
    nothing. Similarity is the mean over the lexemes of where the site holds each (name, description,
    elsewhere, not at all); how often it holds a word does not count. Ties stand in the fixed order.
    """
    lexemes = lexemes_of(q)
    if not lexemes:
        return lambda _start, _stop: Batch((), 0)
    needed = len(lexemes) if len(lexemes) <= 2 else (len(lexemes) + 1) // 2
    ranked = (
        sites.filter(_holds(" | ".join(lexemes)))
        .annotate(
            held=_total(lexemes, lambda lexeme: Case(When(_holds(lexeme), then=1), default=0)),
            similarity=_total(lexemes, _weight) / float(len(lexemes)),
        )
        .filter(held__gte=needed)
        .annotate(found=Window(Count("*")))
        .order_by("-similarity", *FIXED_ORDER)
        .values_list("pk", "similarity", "found")
    )

    def take(start: int, stop: int) -> Batch:
        rows = list(ranked[start:stop])
        return Batch(tuple(Candidate(pk, float(s)) for pk, s, _ in rows), rows[0][2] if rows else 0)

    return take


def above_floor(candidates: Candidates, limit: int) -> Page:
    """Fill a page with what scores at least FLOOR_FRACTION of the best; the best is never dropped."""
    batch = candidates(0, limit)
    best = batch.candidates[0].similarity if batch.candidates else 0.0
    kept = tuple(c for c in batch.candidates if c.similarity >= best * FLOOR_FRACTION - _ROUNDING)
    if len(kept) == min(limit, batch.found):
        return Page(kept, None)
    return Page(
        kept,
        {
            "reason": "below_relative_floor",
            "candidates_cut": batch.found - len(kept),
            "floor_fraction": FLOOR_FRACTION,
        },
    )


def passing(candidates: Candidates, passes: Callable[[Sequence[int]], set[int]], limit: int) -> Page:
    """Fill a page with the candidates that pass a filter on results, going deeper until it is full.

    `passes` tells which of some primary keys pass. `candidates_searched` counts those looked at.
    """
    kept: list[Candidate] = []
    searched = 0
    reason = "depth_limit"
    for depth in DEPTHS:
        try:
            with transaction.atomic():
                batch = candidates(searched, depth)
                good = passes([c.pk for c in batch.candidates])
        except DatabaseError:
            if searched == 0:
                raise
            reason = "could_not_search_deeper"
            break
        kept += [c for c in batch.candidates if c.pk in good]
        searched += len(batch.candidates)
        if len(kept) >= limit:
            return Page(tuple(kept[:limit]), None)
        if searched >= batch.found:
            reason = "population_exhausted"
            break
    return Page(
        tuple(kept),
        {"requested": limit, "returned": len(kept), "candidates_searched": searched, "reason": reason},
    )


def lexemes_of(q: str) -> list[str]:
    """Return the distinct lexemes of a query, each quoted as a tsquery writes it."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT tsvector_to_array(to_tsvector('english', %s))", [q])
        row = cursor.fetchone()
    return ["'" + lexeme.replace("\\", "\\\\").replace("'", "''") + "'" for lexeme in (row[0] if row else ())]


def _holds(tsquery: str) -> Func:
    """`search @@ tsquery`, a cast and not to_tsquery, which would stem the lexemes again."""
    return Func(
        F("search"),
        Value(tsquery),
        template="(%(expressions)s::tsquery)",
        arg_joiner=" @@ ",
        output_field=BooleanField(),
    )


def _weight(lexeme: str) -> Case:
    """Return the weight of the best place in which the site holds the lexeme; most sites fail the first test."""
    best_first = [When(_holds(f"{lexeme}:{place}"), then=Value(weight)) for place, weight in _WEIGHTS]
    return Case(
        When(_holds(lexeme), then=Case(*best_first, default=Value(_ELSEWHERE))),
        default=Value(0.0),
        output_field=FloatField(),
    )


def _total(lexemes: Sequence[str], term: Callable[[str], Case]) -> Combinable:
    first, *rest = lexemes
    total: Combinable = term(first)
    for lexeme in rest:
        total = total + term(lexeme)
    return total
