"""The country stated on the site's own pages."""

from typing import Final

from index.facts.fact import Fact
from index.values.countries import COUNTRIES

FACT: Final = Fact(
    name="country",
    label="Country",
    kind=str | None,
    sample="GB",
    row=20,
    display_text=lambda code: f"{COUNTRIES[code]} ({code})" if code else "unknown",
)
