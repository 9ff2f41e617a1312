"""From which likeness on a site matches: measured for each model by `make bench-relevance`, set by an operator."""

import math
from dataclasses import dataclass, replace
from typing import Final

from django.conf import settings


@dataclass(frozen=True, slots=True)
class Floors:
    """What the cosines of one model mean."""

    at_10k: float
    """What the nearest sites of an index of 10,000 must reach for a query that any of them serves."""
    per_decade: float
    """How much more in an index ten times as large: the more sites, the nearer chance comes to any query."""
    alone: float
    """How far above that the nearest of them must be to say it alone: a small index has one site of a kind."""
    named: float
    """What a site must reach that holds every word of the query."""
    fraction: float
    """A row below this part of the best match is left out."""

    def absolute(self, listed: int) -> float:
        """Return the floor in an index of so many sites. Outside of what was measured it stays as at the end."""
        least, most = _MEASURED
        return self.at_10k + self.per_decade * (math.log10(min(max(listed, least), most)) - 4)

    def least(self, listed: int) -> float:
        """Return what every row that may be shown reaches, or it is `named`."""
        return min(self.fraction * self.absolute(listed), self.named)


_MEASURED: Final = (100, 20_000)
"""Sizes between which the floor follows the number of sites."""

BY_WORDS: Final = Floors(at_10k=0.5, per_decade=0.0, alone=0.0, named=0.5, fraction=0.6)
"""Without a model the likeness is the part of the query that a site holds, rare words counting more: half is enough."""

_MODELS: Final = {
    "minilm-l6-v2:int8:1": Floors(at_10k=0.43, per_decade=0.08, alone=0.10, named=0.35, fraction=0.50)
}
_UNMEASURED: Final = Floors(at_10k=0.50, per_decade=0.08, alone=0.10, named=0.40, fraction=0.50)
"""Of any other model, until SEARCH_FLOOR says better."""


def of(model: str | None) -> Floors:
    """Return the floors of a model by its id, as the operator set them; None is search by words alone."""
    floors = BY_WORDS if model is None else _MODELS.get(model, _UNMEASURED)
    if model is not None and settings.SEARCH_FLOOR is not None:
        floors = replace(floors, at_10k=settings.SEARCH_FLOOR)
    if settings.SEARCH_FLOOR_FRACTION is not None:
        floors = replace(floors, fraction=settings.SEARCH_FLOOR_FRACTION)
    return floors
