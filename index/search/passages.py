"""Passages nearest to a question."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from index.generations.parts import passages_of
from index.generations.vector_index import Cosines
from index.generations.view import View

MOST: Final = 8
"""Passages returned per site."""


@dataclass(frozen=True, slots=True)
class NearPassages:
    numbers: Sequence[int] = ()
    """Positions in `Site.passages`, nearest first."""
    carry: bool = False
    """Whether the nearest passage is as like the question as the site."""


def near_passages(
    view: View, vector: Cosines, found: Mapping[int, float], *, least: float
) -> dict[int, NearPassages]:
    """Up to MOST passages per site with cosine `least` or more.

    `found`: likeness by primary key. Sites without vectors are absent.
    """
    near = {}
    for pk, cosines in passages_of(view, vector, list(found)).items():
        order = np.argsort(-cosines, kind="stable")[:MOST]
        order = order[cosines[order] >= least]
        if len(order):
            near[pk] = NearPassages(order.tolist(), bool(cosines[order[0]] >= found[pk]))
    return near
