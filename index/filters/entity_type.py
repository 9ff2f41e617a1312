"""The kind of site, according to its own pages."""

from typing import Final

from index.filters.filter import Filter
from index.filters.kinds import member
from index.values.vocabulary import EntityType

FILTER: Final = Filter(
    name="entity_type",
    kind=member(EntityType, 5),
    column="entity_type",
    asks="Kind of site.",
    tests="Tests whether the kind of site that its own pages show is {value}. "
    "A site whose pages do not tell is unknown.",
    label="the kind of site",
    control="Kind of site",
    example=("shop", "Shops", "ecommerce"),
)
