"""From which likeness on a site matches: measured for each model by `make bench-relevance`, set by an operator."""

import math
from dataclasses import dataclass, replace
from typing import Final

from django.conf import settings


@dataclass(frozen=True, slots=True)
class Floors:
    """What the cosines of one model mean. Of an index of 10,000, and by how much more in one ten times as large.

    The more sites there are, the nearer chance comes to any query.
    """

    at_10k: float
    """What the nearest sites must reach together for a query of whose words they hold none."""
    per_decade: float
    words: float
    """How much less when one of them holds every word of the query."""
    alone_at_10k: float
    """What the very nearest must reach to say it alone: a small index has one site of a kind. Words count likewise."""
    alone_per_decade: float
    named: float
    """What a site must reach that holds every word of the query."""
    fraction: float
    """A row below this part of the best match is left out."""

    def absolute(self, listed: int, share: float = 0.0) -> float:
        """Return the floor in an index of so many sites, for a query of which the nearest hold such a share."""
        return self.at_10k + self.per_decade * _decades(listed) - self.words * share

    def alone(self, listed: int, share: float = 0.0) -> float:
        """Return likewise what the very nearest must reach."""
        return self.alone_at_10k + self.alone_per_decade * _decades(listed) - self.words * share

    def least(self, listed: int) -> float:
        """Return what every row that may be shown reaches, or it is `named`."""
        return min(self.fraction * self.absolute(listed, 1.0), self.named)


def _decades(listed: int) -> float:
    """How many times ten an index is larger than 10,000. Outside of what was measured it stays as at the end."""
    least, most = _MEASURED
    return math.log10(min(max(listed, least), most)) - 4


_MEASURED: Final = (10, 20_000)
"""Sizes between which the floors follow the number of sites."""

BY_WORDS: Final = Floors(
    at_10k=0.5, per_decade=0.0, words=0.0, alone_at_10k=0.5, alone_per_decade=0.0, named=0.5, fraction=0.6
)
"""Without a model the likeness is the part of the query that a site holds, rare words counting more: half is enough."""

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
"""Of any other model, until SEARCH_FLOOR says better."""


def of(model: str | None) -> Floors:
    """Return the floors of a model by its id, as the operator set them; None is search by words alone."""
    floors = BY_WORDS if model is None else _MODELS.get(model, _UNMEASURED)
    if model is not None and settings.SEARCH_FLOOR is not None:
        moved = settings.SEARCH_FLOOR - floors.at_10k
        floors = replace(floors, at_10k=settings.SEARCH_FLOOR, alone_at_10k=floors.alone_at_10k + moved)
    if settings.SEARCH_FLOOR_FRACTION is not None:
        floors = replace(floors, fraction=settings.SEARCH_FLOOR_FRACTION)
    return floors
