"""One listed site as results and reports show it."""

from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, cast

from django.db.models import QuerySet

from index.models import Site
from index.values.addresses import report_url
from index.values.shapes import ApparentAction, Graded, ResultRow, Verified
from index.values.vocabulary import CardState, FoundVia, Tier

_NOT_SHOWN: Final = ("checks", "words", "description", "last_tools")


class Row(NamedTuple):
    """What a result row is made of, as read from the database: an instance of the model costs ten times as much."""

    id: int
    host: str
    url: str
    name: str
    display_name: str
    tier: int | None
    transactional: bool | None
    found_via: str
    verified_at: datetime | None
    markdown_negotiation: bool | None
    markdown_twin: bool | None
    llms_txt: bool | None
    api_catalog: bool | None
    mcp_server: bool | None
    mcp_endpoint: str | None
    mcp_server_card: str | None
    webmcp: bool | None
    mcp_tools: list[dict[str, Any]]
    webmcp_tools: list[dict[str, Any]]
    apparent_actions: list[ApparentAction]
    other_wellknown: dict[str, Any]


def for_rows(sites: QuerySet[Site]) -> QuerySet[Site]:
    """Leave unread what no result row shows: the evidence alone is most of a row's bytes."""
    return sites.defer(*_NOT_SHOWN)


def listed_row(host: str) -> ResultRow | None:
    """Return the result row of a host; None when it is not listed."""
    site = for_rows(Site.objects.filter(host=host, listed=True)).first()
    return result_row(site) if site else None


def result_row(site: Site | Row) -> ResultRow:
    """Return the contract's result row of a listed site, JSON-ready."""
    return {
        "host": site.host,
        "url": site.url,
        "name": site.name,
        "display_name": site.display_name,
        "report": report_url(site.host),
        **tier_fields(site),
        "transactional": site.transactional,
        "found_via": cast("FoundVia", site.found_via),
        "apparent_actions": site.apparent_actions,
        "verified": verified_block(site),
    }


def tier_fields(site: Site | Row) -> Graded:
    """Return `verification_tier` and `tier_label`; both are null when nothing was graded yet, which no listed site is."""
    return {
        "verification_tier": cast("int", site.tier),
        "tier_label": cast("str", None if site.tier is None else Tier(site.tier).label),
    }


def verified_block(site: Site | Row) -> Verified:
    """Return the contract's `verified`: what the probe observed. Null is unknown, never a soft no.

    `mcp_server` is the endpoint's URL, false or null; tools are the names that the site gave them. A listed site has
    its `verified_at`.
    """
    at = site.verified_at
    return {
        "verified_at": cast("str", at and at.astimezone(UTC).date().isoformat()),
        "markdown_negotiation": site.markdown_negotiation,
        "markdown_twin": site.markdown_twin,
        "llms_txt": site.llms_txt,
        "api_catalog": site.api_catalog,
        "mcp_server": site.mcp_endpoint if site.mcp_server else site.mcp_server,
        "mcp_tools": [tool["name"] for tool in site.mcp_tools],
        "mcp_server_card": cast("CardState | None", site.mcp_server_card),
        "webmcp": site.webmcp,
        "webmcp_tools": [tool["name"] for tool in site.webmcp_tools],
        "other_wellknown": site.other_wellknown,
    }
