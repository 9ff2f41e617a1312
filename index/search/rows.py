"""A listed site in results and reports."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, cast

from django.db.models import QuerySet
from django.utils import timezone

from index.checks import IN_VERIFIED, STORED_CHECKS, TOOLS, count_of_tools
from index.models import Site
from index.shapes import (
    Alive,
    ApparentAction,
    Connect,
    FoundResource,
    ReportedVerified,
    ResultRow,
    TierFields,
    Verified,
)
from index.templatetags.quoted import plain, without_tags
from index.values.addresses import report_url
from index.values.alive import Days, alive_of
from index.values.vocabulary import Action, Answer, CheckId, EntityType, FoundVia, Tier, WellKnown

MAX_TOOLS = 20  # Tool names per kind in a row
MAX_EVIDENCE = 80  # Characters quoted of an element
MAX_ROW_DESCRIPTION = 160  # Characters
# Checks with their names and columns of tools: enum members are slow to name.
_SHOWN = tuple((check, check.value, TOOLS.get(check)) for check in IN_VERIFIED)
_CONNECT = tuple(Connect.__annotations__)
_SERVER, _CARD = CheckId.MCP_SERVER.value, CheckId.MCP_SERVER_CARD.value
_LABELS = {tier.value: tier.label for tier in Tier}
_PLACES = {check: place for place, check in enumerate(STORED_CHECKS)}
_NOT_SHOWN = (
    "checks",
    "words",
    "passages",
    "last_tools",
    "tool_definitions",
    "addresses",
    "caveats",
    "catalog_ids",
)


class Row(NamedTuple):
    """Columns of a result row; a model instance takes ten times as long."""

    id: int
    host: str
    url: str
    name: str
    display_name: str
    tier: int | None
    transactional: bool | None
    found_via: str
    country: str | None
    entity_type: str | None
    language: str | None
    mcp_endpoint: str | None
    mcp_server_card: str | None
    verified_on: str | None
    answers: Sequence[bool | None]
    """In the order of `STORED_CHECKS`."""
    description: str
    """Its beginning."""
    mcp_tools: list[dict[str, Any]]
    webmcp_tools: list[dict[str, Any]]
    apparent_actions: list[ApparentAction]
    other_wellknown: dict[str, Any]
    connect: dict[str, Any] | None
    asked_days: Days | None

    def answer(self, check: CheckId) -> bool | None:
        return self.answers[_PLACES[check]]


def for_rows(sites: QuerySet[Site]) -> QuerySet[Site]:
    """Defer unused columns: evidence is most of a row."""
    return sites.select_related("asked_endpoint").defer(*_NOT_SHOWN)


def listed_row(host: str) -> ResultRow | None:
    """A host's result row; None if unlisted."""
    site = for_rows(Site.objects.listed().filter(host=host)).first()
    return result_row(site) if site else None


def result_row(site: Site | Row) -> ResultRow:
    """The contract's result row, JSON-ready."""
    tier = tier_fields(site)
    return {
        "host": site.host,
        "url": site.url,
        "name": site.name,
        "display_name": site.display_name,
        "report": report_url(site.host),
        "verification_tier": tier["verification_tier"],
        "tier_label": tier["tier_label"],
        "transactional": site.transactional,
        "found_via": cast("FoundVia", site.found_via),
        "description": plain(site.description, MAX_ROW_DESCRIPTION),
        "country": site.country,
        "entity_type": cast("EntityType | None", site.entity_type),
        "language": site.language,
        "connect": connect_of(site),
        "alive": read_alive(site),
        "apparent_actions": shorten_evidence(_first_of_each(site.apparent_actions)),
        "verified": _shortly(verified_block(site)),
    }


def connect_of(site: Site | Row) -> Connect | None:
    """In the order of the shape, which the database doesn't keep."""
    stored = site.connect
    return cast("Connect", {name: stored[name] for name in _CONNECT}) if stored else None


def read_alive(site: Site | Row) -> Alive | None:
    return cast("Alive | None", alive_of(days_asked(site), timezone.now().date()))


def days_asked(site: Site | Row) -> Days | None:
    if isinstance(site, Row):
        return site.asked_days
    return site.asked_endpoint.days if hasattr(site, "asked_endpoint") else None


def shorten_evidence(actions: Iterable[ApparentAction]) -> list[ApparentAction]:
    """Actions with the words of their element, or else the element, cut to MAX_EVIDENCE."""
    return [{"action": action["action"], "evidence": _words_of(action["evidence"])} for action in actions]


def _words_of(element: str) -> str:
    return plain(without_tags(element).strip(" …"), MAX_EVIDENCE) or plain(element, MAX_EVIDENCE)


def _first_of_each(actions: Iterable[ApparentAction]) -> Iterable[ApparentAction]:
    first: dict[Action, ApparentAction] = {}
    for action in actions:
        first.setdefault(action["action"], action)
    return first.values()


def tier_fields(site: Site | Row) -> TierFields:
    """The tier; null if never graded."""
    return {
        "verification_tier": cast("int", site.tier),
        "tier_label": cast("str", None if site.tier is None else _LABELS[site.tier]),
    }


def _shortly(verified: ReportedVerified) -> Verified:
    """At most MAX_TOOLS tools per kind, and other resources that exist or are unknown."""
    tools: dict[str, Any] = {}
    for column in TOOLS.values():
        named: list[str] = verified[column]  # type: ignore[literal-required]
        tools[column] = named[:MAX_TOOLS]
        if len(named) > MAX_TOOLS:
            tools[count_of_tools(column)] = len(named)
    others: dict[WellKnown, FoundResource] = {
        name: {"answer": one["answer"], "url": one["url"]}
        for name, one in verified["other_wellknown"].items()
        if one["answer"] != Answer.NO
    }
    return cast("Verified", {**verified, **tools, "other_wellknown": others})


def verified_block(site: Site | Row) -> ReportedVerified:
    """A report's `verified`; null is unknown. `mcp_server` is a URL, false or null."""
    shown: dict[str, Any] = {"verified_at": site.verified_on}
    for check, name, column in _SHOWN:
        shown[name] = site.answer(check) if check in _PLACES else None
        if column:
            shown[column] = [tool["name"] for tool in getattr(site, column)]
    shown[_SERVER] = shown[_SERVER] and site.mcp_endpoint
    shown[_CARD] = site.mcp_server_card
    shown["other_wellknown"] = site.other_wellknown
    return cast("ReportedVerified", shown)
