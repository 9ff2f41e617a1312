"""The date of listing."""

from typing import Final

from index.facts.fact import Fact

FACT: Final = Fact(
    name="listed_since",
    label="Listed since",
    kind=str | None,
    sample="2026-11-20",
    row=60,
    read=lambda site: site.listed_since and site.listed_since.isoformat(),
    is_day=True,
)
