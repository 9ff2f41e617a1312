"""Figures of a search over judged queries: pure, from what was answered and what is relevant."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any


@dataclass(frozen=True)
class Judged:
    """A query and the sites that serve it, by id: 2 does it, 1 comes close. Empty: the honest answer is none."""

    query: str
    relevant: dict[str, int]

    @classmethod
    def read(cls, entry: dict[str, Any]) -> "Judged":
        """Take one entry of a file of queries. Raises TypeError or ValueError naming what is wrong."""
        query, relevant = entry.get("query"), entry.get("relevant")
        if not isinstance(query, str) or not isinstance(relevant, dict):
            raise TypeError(f"{entry!r:.80} is not {{query: text, relevant: {{id: 1 or 2}}}}")
        if bad := [grade for grade in relevant.values() if grade not in (0, 1, 2)]:
            raise ValueError(f"{query!r}: {bad[0]!r} is no grade; 0, 1 and 2 are")
        return cls(query, {site: grade for site, grade in relevant.items() if grade})


def figures(judged: Sequence[Judged], answers: Sequence[Sequence[str]]) -> dict[str, float | None]:
    """Return the shares that the issue of quality is judged by; null where there is no such query.

    `answers` are ids, best first, of each query. nDCG and success are means over the queries that something
    serves, an empty answer counting 0.
    """
    served = [(one, answer) for one, answer in zip(judged, answers, strict=True) if one.relevant]
    unserved = [answer for one, answer in zip(judged, answers, strict=True) if not one.relevant]
    return {
        "ndcg_at_10": _mean([ndcg(answer, one.relevant) for one, answer in served]),
        "success_at_1": _mean([float(bool(answer) and answer[0] in one.relevant) for one, answer in served]),
        "empty_right": _mean([float(not answer) for answer in unserved]),
        "empty_wrong": _mean([float(not answer) for _, answer in served]),
    }


def ndcg(answer: Sequence[str], relevant: dict[str, int], depth: int = 10) -> float:
    """Return the normalised discounted cumulative gain (Järvelin and Kekäläinen 2002), the gain of a grade 2^grade - 1."""
    best = _gain(sorted(relevant.values(), reverse=True)[:depth])
    return _gain([relevant.get(site, 0) for site in answer[:depth]]) / best


def _gain(grades: Sequence[int]) -> float:
    return sum((2**grade - 1) / math.log2(place + 2) for place, grade in enumerate(grades))


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None
