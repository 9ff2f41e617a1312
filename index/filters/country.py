"""The country stated on the site's own pages."""

from typing import Final

from index.filters.filter import Filter
from index.filters.kinds import COUNTRY

FILTER: Final = Filter(
    name="country",
    kind=COUNTRY,
    column="country",
    asks="ISO 3166-1 alpha-2, in upper or lower case.",
    tests="Tests whether the country that the site's own pages state is {value} (ISO 3166-1 alpha-2). "
    "A site that states none is unknown.",
    label="the country",
    control="Country code",
    example=("gb", "Sites of the United Kingdom", "GB"),
)
