"""The facts of a listing, one module each."""

from typing import Final

from index.facts import country, entity_type, found_via, listed_since, platform_supplied, transactional
from index.facts.fact import Fact

FACTS: Final[tuple[Fact, ...]] = (
    transactional.FACT,
    entity_type.FACT,
    country.FACT,
    found_via.FACT,
    platform_supplied.FACT,
    listed_since.FACT,
)
"""In report order."""

ROWS: Final = tuple(sorted(FACTS, key=lambda one: one.row))
"""In page order."""
