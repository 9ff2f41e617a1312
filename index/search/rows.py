"""One listed site as results and reports show it."""

from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, cast

from django.db.models import QuerySet

from index.checks import CHECKS, STORED, TOOLS
from index.models import Site
from index.shapes import ApparentAction, ResultRow, TierFields, Verified
from index.values.addresses import report_url
from index.values.vocabulary import CheckId, FoundVia, Tier

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
    mcp_endpoint: str | None
    mcp_server_card: str | None
    answers: tuple[bool | None, ...]
    """To the checks of `STORED`."""
    mcp_tools: list[dict[str, Any]]
    webmcp_tools: list[dict[str, Any]]
    apparent_actions: list[ApparentAction]
    other_wellknown: dict[str, Any]

    def answer(self, check: CheckId) -> bool | None:
        """The answer to a check that has a column of its own; null is unknown."""
        return self.answers[STORED.index(check)]


def for_rows(sites: QuerySet[Site]) -> QuerySet[Site]:
    """Leave unread what no result row shows: the evidence alone is most of a row's bytes."""
    return sites.defer(*_NOT_SHOWN)


def listed_row(host: str) -> ResultRow | None:
    """Return the result row of a host; None when it is not listed."""
    site = for_rows(Site.objects.listed().filter(host=host)).first()
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


def tier_fields(site: Site | Row) -> TierFields:
    """Return `verification_tier` and `tier_label`; both are null when nothing was graded yet, which no listed site is."""
    return {
        "verification_tier": cast("int", site.tier),
        "tier_label": cast("str", None if site.tier is None else Tier(site.tier).label),
    }


def verified_block(site: Site | Row) -> Verified:
    """Return the contract's `verified`: what the probe observed. Null is unknown, never a soft no.

    `mcp_server` is the endpoint's URL, false or null; tools are the names that the site gave them.
    """
    day = None if site.verified_at is None else site.verified_at.astimezone(UTC).date().isoformat()
    shown: dict[str, Any] = {"verified_at": day}
    for check in CHECKS:
        shown[check.value] = _answer(site, check)
        if column := TOOLS.get(check):
            shown[column] = [tool["name"] for tool in getattr(site, column)]
    return cast("Verified", {**shown, "other_wellknown": site.other_wellknown})


def _answer(site: Site | Row, check: CheckId) -> bool | str | None:
    match check:
        case CheckId.MCP_SERVER:
            return site.answer(check) and site.mcp_endpoint
        case CheckId.MCP_SERVER_CARD:
            return site.mcp_server_card
    return site.answer(check)
