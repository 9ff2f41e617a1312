"""The kind of site."""

from typing import Final

from index.facts.fact import Fact
from index.values.vocabulary import EntityType

FACT: Final = Fact(
    name="entity_type",
    label="Kind",
    kind=EntityType | None,
    sample=EntityType.ECOMMERCE,
    row=10,
)
