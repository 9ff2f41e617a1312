"""Figures of a search over judged queries: pure, from what was answered and what is relevant."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

import numpy as np


@dataclass(frozen=True)
class RatedQuery:
    """A query and the sites that serve it, by id: 2 does it, 1 comes close. Empty: none does."""

    query: str
    relevant: dict[str, int]
    kind: str = ""
    """How it is put; "tool" for what a tool of a server does."""
    language: str = ""
    """Of a query that is not English."""

    @classmethod
    def from_entry(cls, entry: dict[str, Any]) -> "RatedQuery":
        """Take one entry of a file of queries. Raises TypeError or ValueError naming what is wrong."""
        query, relevant = entry.get("query"), entry.get("relevant")
        kind, language = entry.get("kind", ""), entry.get("language", "")
        if not all(isinstance(text, str) for text in (query, kind, language)) or not isinstance(
            relevant, dict
        ):
            raise TypeError(f"{entry!r:.80} is not {{query: text, relevant: {{id: 1 or 2}}}}")
        if bad := [grade for grade in relevant.values() if grade not in (0, 1, 2)]:
            raise ValueError(f"{query!r}: {bad[0]!r} is no grade; 0, 1 and 2 are")
        return cls(query, {site: grade for site, grade in relevant.items() if grade}, kind, language)


@dataclass(frozen=True)
class RatedAnswer:
    """What one way of searching answers to a query, ids best first."""

    results: Sequence[str]
    """Matches."""
    ranked: Sequence[str] | None = None
    """The best rows before any floor; None when nobody asked for them."""
    possible: Sequence[str] | None = None
    """What may serve it besides; None when the way has no such level."""
    score: float | None = None
    """How likely the index serves the query, on any scale: what the empty answer is decided by."""


Pair = tuple[RatedQuery, RatedAnswer]
Figure = Callable[[Sequence[Pair]], float | None]
Figures = dict[str, float | None]


def figures(pairs: Sequence[Pair]) -> Figures:
    """Return every figure by name; null where no query, or nothing in the answers, says one."""
    return {name: figure(pairs) for name, figure in FIGURES.items()}


def slices(pairs: Sequence[Pair]) -> dict[str, list[Pair]]:
    """Return the pairs by length of the query, number of serving sites, kind and language."""
    found: dict[str, list[Pair]] = {}
    for names in (_lengths, _numbers, _kinds):
        for pair in pairs:
            for name in names(pair[0]):
                found.setdefault(name, []).append(pair)
    return dict(sorted(found.items()))


def _lengths(one: RatedQuery) -> list[str]:
    count = len(one.query.split())
    return ["words 11+" if count > 10 else "words 4 to 10" if count > 3 else "words 1 to 3"]


def _numbers(one: RatedQuery) -> list[str]:
    count = len(one.relevant)
    if not count:
        return []
    return [
        "sites 1"
        if count == 1
        else "sites 2 to 3"
        if count < 4
        else "sites 4 to 7"
        if count < 8
        else "sites 8+"
    ]


def _kinds(one: RatedQuery) -> list[str]:
    return [f"language {one.language}"] if one.language else [f"kind {one.kind}"] if one.kind else []


def intervals(pairs: Sequence[Pair], rounds: int = 1000, seed: int = 19) -> dict[str, list[float]]:
    """Return each figure's 95 % interval: percentiles over bootstrap samples of the queries (Efron 1979)."""
    drawn = np.random.default_rng(seed)
    found: dict[str, list[float]] = {name: [] for name in FIGURES}
    for _ in range(rounds):
        sample = [pairs[row] for row in drawn.integers(0, len(pairs), len(pairs))]
        for name, value in figures(sample).items():
            if value is not None:
                found[name].append(value)
    return {
        name: [float(edge) for edge in np.percentile(values, [2.5, 97.5])]
        for name, values in found.items()
        if values
    }


def ndcg(answer: Sequence[str], relevant: dict[str, int], depth: int = 10) -> float:
    """Return normalised discounted cumulative gain (Järvelin and Kekäläinen 2002), gain 2^grade - 1."""
    best = _gain(sorted(relevant.values(), reverse=True)[:depth])
    return _gain([relevant.get(site, 0) for site in answer[:depth]]) / best


def auc(pairs: Sequence[Pair]) -> float | None:
    """Return the probability that a served query scores higher than an unserved one, ties half."""
    scored = [(one, answer.score) for one, answer in pairs if answer.score is not None]
    served = np.array([score for one, score in scored if one.relevant])
    unserved = np.array([score for one, score in scored if not one.relevant])
    if not len(served) or not len(unserved):
        return None
    higher = served[:, None] - unserved[None, :]
    return float(np.mean((higher > 0) + (higher == 0) / 2))


def _gain(grades: Sequence[int]) -> float:
    return sum((2**grade - 1) / math.log2(place + 2) for place, grade in enumerate(grades))


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


def _served(pairs: Sequence[Pair]) -> list[Pair]:
    return [pair for pair in pairs if pair[0].relevant]


def _empties(pairs: Sequence[Pair]) -> list[RatedAnswer]:
    return [answer for one, answer in pairs if not one.relevant]


def _possible_rows(pairs: Sequence[Pair]) -> list[int]:
    return [len(answer.possible) for answer in _empties(pairs) if answer.possible is not None]


def _within_three(one: RatedQuery, answer: RatedAnswer) -> bool:
    return any(site in one.relevant for site in [*answer.results, *(answer.possible or ())][:3])


def _ranking(pairs: Sequence[Pair]) -> float | None:
    """An unranked query counts 0."""
    known = [pair for pair in _served(pairs) if pair[1].ranked is not None]
    return _mean([ndcg(answer.ranked or (), one.relevant) for one, answer in known])


def _rows_in_the_middle(pairs: Sequence[Pair]) -> float | None:
    rows = [count for count in _possible_rows(pairs) if count]
    return float(median(rows)) if rows else None


# By name. Of served queries, an empty answer counting 0: `ndcg_at_10`, `success_at_1`, `within_3` (results
# and possible sites); `ndcg_no_floors` and `ndcg_tools` (queries of the kind "tool") of the ranking before
# any floor. `empty_right` of unserved queries and `empty_wrong` of served ones are empty. `auc` tells served
# queries from unserved ones by score. Unserved queries with possible sites are `possible_shown`, and have
# `possible_rows` in the middle.
FIGURES: dict[str, Figure] = {
    "ndcg_at_10": lambda pairs: _mean([ndcg(answer.results, one.relevant) for one, answer in _served(pairs)]),
    "ndcg_no_floors": _ranking,
    "ndcg_tools": lambda pairs: _ranking([pair for pair in pairs if pair[0].kind == "tool"]),
    "success_at_1": lambda pairs: _mean(
        [float(bool(answer.results) and answer.results[0] in one.relevant) for one, answer in _served(pairs)]
    ),
    "within_3": lambda pairs: _mean([float(_within_three(one, answer)) for one, answer in _served(pairs)]),
    "empty_right": lambda pairs: _mean([float(not answer.results) for answer in _empties(pairs)]),
    "empty_wrong": lambda pairs: _mean([float(not answer.results) for _, answer in _served(pairs)]),
    "auc": auc,
    "possible_shown": lambda pairs: _mean([float(rows > 0) for rows in _possible_rows(pairs)]),
    "possible_rows": _rows_in_the_middle,
}
