"""The facts of a listing, shown under "About this listing"."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from index.values.vocabulary import COUNTRIES, EntityType, FoundVia


def in_a_word(value: object) -> str:
    """A value for people: yes, no, unknown or text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "unknown" if value is None else str(value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A fact of a listing."""

    name: str
    """Key in the report; also the column of Site unless `compute` is set."""
    label: str
    kind: object
    description: str = ""
    sample: Any
    row: int
    """Order on the page; ties in report order."""
    compute: Callable[[Any], Any] | None = None
    display_text: Callable[[Any], str] = in_a_word
    is_day: bool = False

    def value_of(self, site: object) -> Any:
        return self.compute(site) if self.compute else getattr(site, self.name)


_ROUTES = {
    FoundVia.DECLARED_AGENT_ACCESS: "its own declaration that agents are welcome",
    FoundVia.PROBE_DISCOVERY: "our probe",
    FoundVia.SUBMISSION: "a suggestion",
}

# In report order.
FACTS: tuple[Fact, ...] = (
    Fact(
        name="transactional",
        label="An agent can act there",
        kind=bool | None,
        sample=True,
        row=30,
    ),
    Fact(
        name="entity_type",
        label="Category",
        kind=EntityType | None,
        sample=EntityType.ECOMMERCE,
        row=10,
        display_text=lambda kind: EntityType(kind).label if kind else "unknown",
    ),
    Fact(
        name="country",
        label="Country",
        kind=str | None,
        sample="GB",
        row=20,
        display_text=lambda code: f"{COUNTRIES[code]} ({code})" if code else "unknown",
    ),
    Fact(
        name="language",
        label="Language",
        kind=str | None,
        description="ISO 639 code of the home page's language.",
        sample="en",
        row=25,
    ),
    Fact(
        name="found_via",
        label="How it was found",
        kind=FoundVia | None,
        sample=FoundVia.PROBE_DISCOVERY,
        row=50,
        display_text=lambda route: _ROUTES[route],
    ),
    Fact(
        name="platform_supplied",
        label="Tools supplied by a platform",
        kind=bool | None,
        description="Whether a platform supplies the MCP server; null when no endpoint answered.",
        sample=False,
        row=40,
    ),
    Fact(
        name="webmcp_platform_supplied",
        label="WebMCP tools supplied by a platform",
        kind=bool | None,
        description="Whether a platform supplies the WebMCP tools; null when the page registered none.",
        sample=None,
        row=41,
    ),
    Fact(
        name="listed_since",
        label="Listed since",
        kind=str | None,
        sample="2026-11-20",
        row=60,
        compute=lambda site: site.listed_since and site.listed_since.isoformat(),
        is_day=True,
    ),
)

ROWS = tuple(sorted(FACTS, key=lambda fact: fact.row))  # In page order

BY_NAME = {fact.name: fact for fact in FACTS}
