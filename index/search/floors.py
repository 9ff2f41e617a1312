"""Minimum likeness of matches, measured by `make bench-relevance`."""

import math
from dataclasses import dataclass, replace

from django.conf import settings

USUAL_WORDS = 4  # Query words for which the floors hold unchanged
MOST_WORDS = 8  # Query words from which floors fall no further


@dataclass(frozen=True, slots=True)
class Floors:
    """Cosine floors of a model for 10,000 sites, and their change per tenfold."""

    at_10k: float
    """For the nearest sites together, if they have no word of a four-word query."""
    per_decade: float
    words: float
    """Reduction if one of them has every query word."""
    length: float
    """Reduction per word beyond USUAL_WORDS; fewer raise the floors."""
    alone_at_10k: float
    """For a single nearest site."""
    alone_per_decade: float
    named: float
    """For a site with every query word."""
    fraction: float
    """Rows below this fraction of the best match are dropped."""
    margin: float
    """How far below the floors sites are still possible; 0: none are."""
    row: float = 0.56
    """Minimum of every match, as a fraction of `at_10k`."""
    falloff: float = 0.85
    """Minimum of possible sites, as a fraction of the best."""

    def absolute(self, listed: int, share: float = 0.0, length: int = USUAL_WORDS) -> float:
        """Floor for the nearest sites together.

        `share`: of the query in one of them. `length`: number of its words.
        """
        return self.at_10k + self.per_decade * _decades(listed) - self._reduced(share, length)

    def alone(self, listed: int, share: float = 0.0, length: int = USUAL_WORDS) -> float:
        return self.alone_at_10k + self.alone_per_decade * _decades(listed) - self._reduced(share, length)

    def _reduced(self, share: float, length: int) -> float:
        return self.words * share + self.length * (min(length, MOST_WORDS) - USUAL_WORDS)

    @property
    def match(self) -> float:
        return self.row * self.at_10k

    @property
    def least(self) -> float:
        return min(self.match, self.named) - self.margin


def _decades(listed: int) -> float:
    """Decimal logarithm of size / 10,000, clamped to the measured range."""
    least, most = _MEASURED
    return math.log10(min(max(listed, least), most)) - 4


_MEASURED = (10, 20_000)  # Index sizes within which the floors were measured

# Likeness is the idf-weighted share of the query contained.
BY_WORDS = Floors(
    at_10k=0.5,
    per_decade=0.0,
    words=0.0,
    length=0.0,
    alone_at_10k=0.5,
    alone_per_decade=0.0,
    named=0.5,
    fraction=0.6,
    margin=0.1,
    row=0.6,
)

_MODELS = {
    "minilm-l6-v2:int8:2": Floors(
        at_10k=0.53,
        per_decade=0.10,
        words=0.25,
        length=0.025,
        alone_at_10k=0.80,
        alone_per_decade=0.16,
        named=0.35,
        fraction=0.50,
        margin=0.08,
    )
}
# For unmeasured models, unless SEARCH_FLOOR is set.
_UNMEASURED = Floors(
    at_10k=0.595,
    per_decade=0.10,
    words=0.25,
    length=0.025,
    alone_at_10k=0.87,
    alone_per_decade=0.16,
    named=0.40,
    fraction=0.50,
    margin=0.08,
)


def floors_of_model(model: str | None) -> Floors:
    """A model's floors with the operator's overrides; None: words alone."""
    floors = BY_WORDS if model is None else _MODELS.get(model, _UNMEASURED)
    if model is not None and settings.SEARCH_FLOOR is not None:
        moved = settings.SEARCH_FLOOR - floors.at_10k
        floors = replace(floors, at_10k=settings.SEARCH_FLOOR, alone_at_10k=floors.alone_at_10k + moved)
    if settings.SEARCH_FLOOR_FRACTION is not None:
        floors = replace(floors, fraction=settings.SEARCH_FLOOR_FRACTION)
    if settings.SEARCH_POSSIBLE_MARGIN is not None:
        floors = replace(floors, margin=settings.SEARCH_POSSIBLE_MARGIN)
    if settings.SEARCH_POSSIBLE_FRACTION is not None:
        floors = replace(floors, falloff=settings.SEARCH_POSSIBLE_FRACTION)
    return floors
