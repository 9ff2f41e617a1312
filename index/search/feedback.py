"""Feedback (Rocchio 1971): what the first model says of the sites that the second finds nearest.

A query that only the second model reads is so compared by both.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from index.generations.site_bits import FieldMask
from index.generations.vectors import Cosines
from index.search.candidates import PartScores, as_first

SITES = 10  # 5 to 20 are as good
_SHARP = 0.05
_TINY = 1e-9


def feedback_vector(scored: Sequence[PartScores], second: Cosines) -> Cosines | None:
    """The first model's vector of what the second finds in the whole index; None if it has none of these."""
    vectors, cosines = [], []
    for part in (one.part for one in scored):
        if part.second_count and part.vector_count:
            rows, near = part.second_nearest(second, SITES, part.passing(FieldMask()))
            vectors.append(part.vectors(rows))
            cosines.append(near)
    if not vectors:
        return None
    every = np.concatenate(cosines)
    order = np.argsort(-every, kind="stable")[:SITES]
    return mean_of_nearest(np.concatenate(vectors)[order], as_first(every[order]))


def mean_of_nearest(vectors: NDArray[np.float32], likeness: Cosines) -> Cosines | None:
    """The mean of unit length in which the more like weigh far more; None of sites without vectors."""
    there = vectors.any(axis=1)
    if not there.any():
        return None
    weights = np.exp((likeness - likeness.max()) / np.float32(_SHARP))
    mean = weights @ vectors
    return np.asarray(mean / max(float(np.linalg.norm(mean)), _TINY), np.float32)
