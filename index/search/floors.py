"""Minimum likeness for a match, measured per model by `make bench-relevance`; operators may override it."""

import math
from dataclasses import dataclass, replace
from typing import Final

from django.conf import settings


@dataclass(frozen=True, slots=True)
class Floors:
    """Cosine floors of one model for 10,000 sites, and their change with each tenfold of that.

    In a larger index, unrelated sites come nearer by chance.
    """

    at_10k: float
    """For the nearest sites together, when they contain no word of the query."""
    per_decade: float
    words: float
    """Reduction when one of them contains every word of the query."""
    alone_at_10k: float
    """For a single nearest site: small indexes have only one site per topic."""
    alone_per_decade: float
    named: float
    """For a site that contains every word of the query."""
    fraction: float
    """Rows below this fraction of the best match are left out."""

    def absolute(self, listed: int, share: float = 0.0) -> float:
        """Return the floor for the nearest sites together, given the share of the query that they contain."""
        return self.at_10k + self.per_decade * _decades(listed) - self.words * share

    def alone(self, listed: int, share: float = 0.0) -> float:
        """Return the floor for a single nearest site."""
        return self.alone_at_10k + self.alone_per_decade * _decades(listed) - self.words * share

    def least(self, listed: int) -> float:
        """Return the minimum likeness of any row that may be shown."""
        return min(self.fraction * self.absolute(listed, 1.0), self.named)


def _decades(listed: int) -> float:
    """Base-10 logarithm of the index size relative to 10,000, clamped to the measured range."""
    least, most = _MEASURED
    return math.log10(min(max(listed, least), most)) - 4


_MEASURED: Final = (10, 20_000)
"""Index sizes within which the floors were measured."""

BY_WORDS: Final = Floors(
    at_10k=0.5, per_decade=0.0, words=0.0, alone_at_10k=0.5, alone_per_decade=0.0, named=0.5, fraction=0.6
)
"""Without a model, likeness is the idf-weighted share of the query that a site contains."""

_MODELS: Final = {
    "minilm-l6-v2:int8:1": Floors(
        at_10k=0.495,
        per_decade=0.10,
        words=0.15,
        alone_at_10k=0.70,
        alone_per_decade=0.13,
        named=0.35,
        fraction=0.50,
    )
}
_UNMEASURED: Final = Floors(
    at_10k=0.56,
    per_decade=0.10,
    words=0.15,
    alone_at_10k=0.77,
    alone_per_decade=0.13,
    named=0.40,
    fraction=0.50,
)
"""For unmeasured models, unless SEARCH_FLOOR is set."""


def of(model: str | None) -> Floors:
    """Return the floors of a model, with the operator's overrides; None is search by words alone."""
    floors = BY_WORDS if model is None else _MODELS.get(model, _UNMEASURED)
    if model is not None and settings.SEARCH_FLOOR is not None:
        moved = settings.SEARCH_FLOOR - floors.at_10k
        floors = replace(floors, at_10k=settings.SEARCH_FLOOR, alone_at_10k=floors.alone_at_10k + moved)
    if settings.SEARCH_FLOOR_FRACTION is not None:
        floors = replace(floors, fraction=settings.SEARCH_FLOOR_FRACTION)
    return floors
