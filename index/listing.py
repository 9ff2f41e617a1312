"""Publish what a probe found: the one writer of Site and ListingEvent."""

import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from django.db import transaction
from django.utils import timezone

from index import hosts
from index.findings import CheckFinding, Finding
from index.models import ListingEvent, Site
from index.tool_changes import compare
from index.vocabulary import SCORED, Answer, CheckId, FoundVia, Outcome, Tier

MISSES_TO_DROP: Final = 3
"""Probes in a row, on different days, that fail the listing rule before a site leaves the index."""

MAX_WORDS: Final = 20_000
"""Characters of tool texts that search reads of one site, so that stuffing gains nothing."""

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")
"""What PostgreSQL's text and jsonb refuse: NUL and lone surrogates."""

_SHOWN: Final = (
    "url",
    "name",
    "display_name",
    "description",
    "entity_type",
    "country",
    "transactional",
    "platform_supplied",
    "apparent_actions",
    "mcp_endpoint",
    "mcp_tools",
    "mcp_server_card",
    "webmcp_tools",
    "other_wellknown",
    "tier",
)
"""What readers see of a site beside its answers: when it changes, that is an event too."""

_TOOLS: Final = {CheckId.MCP_SERVER: "mcp_tools", CheckId.WEBMCP: "webmcp_tools"}
"""Where the tools are that a check's yes lists."""


@transaction.atomic
def publish(*, finding: Finding, found_via: FoundVia = FoundVia.PROBE_DISCOVERY, again: bool = False) -> Site:
    """Store a finding and list, keep, drop or delist its site, with the events that say so.

    A refusal delists in this same transaction. A finding older than the one that the row rests on changes
    nothing, so that a late worker does no harm, unless it comes `again`: evidence graded anew, which may
    also go back to an earlier visit when the later one says nothing any more.
    """
    site, _ = Site.objects.select_for_update().get_or_create(
        host=finding.host, defaults=_first_row(finding, found_via)
    )
    if not again and site.heard_at is not None and finding.probed_at < site.heard_at:
        return site
    if site.probed_at is None or finding.probed_at >= site.probed_at:
        site.outcome, site.probed_at = finding.outcome, finding.probed_at
    if finding.outcome is not Outcome.COULD_NOT_ASK:
        site.heard_at = finding.probed_at
    kinds: dict[ListingEvent.Kind, Any] = {}
    if finding.outcome is Outcome.DECLINED:
        kinds = _decline(site, finding)
    elif finding.outcome is Outcome.ANSWERED:
        kinds = _answer(site, finding)
    site.save()
    ListingEvent.objects.bulk_create(
        ListingEvent(
            host=site.host, at=timezone.now(), kind=kind, score=site.score, tier=site.tier, detail=detail
        )
        for kind, detail in kinds.items()
    )
    return site


@transaction.atomic
def withdraw(*, host: str) -> None:
    """Unlist a site for which no stored evidence speaks any more, with the event that says so."""
    site = Site.objects.select_for_update().filter(host=host, listed=True).first()
    if site is None:
        return
    site.listed, site.missed_on, site.heard_at = False, [], None
    site.save()
    ListingEvent.objects.create(
        host=host,
        at=timezone.now(),
        kind=ListingEvent.Kind.DROPPED,
        score=site.score,
        tier=site.tier,
        detail={"reason": "no evidence speaks for it"},
    )


def describe(site: Site, finding: Finding) -> dict[str, Any]:
    """Write the finding's answers and facts into the row, unsaved.

    Returns what changed: `answers` by check id as [before, after], `facts` as names of fields, `tools` by
    check id as `index.tool_changes.compare` says it.
    """
    before, shown, tools = site.checks, [_seen(site, name) for name in _SHOWN], _tools_before(site)
    is_later = site.verified_at is None or finding.probed_at > site.verified_at
    site.checks = {
        check.value: _check_row(found, before.get(check.value), finding)
        for check, found in finding.checks.items()
    }
    for check in (*SCORED, CheckId.WEBMCP):
        setattr(site, check.value, finding.answer(check).as_bool)
    site.score = finding.score
    site.tier = finding.tier
    site.url = finding.url
    site.verified_at = finding.probed_at
    site.rubric_version = finding.rubric_version
    site.mcp_endpoint = finding.mcp_endpoint
    site.mcp_tools = _storable([asdict(tool) for tool in finding.mcp_tools])
    site.webmcp_tools = _storable([asdict(tool) for tool in finding.webmcp_tools])
    site.other_wellknown = _storable(dict(finding.other_wellknown))
    if site.mcp_server_card is None or not _card_is_unsure(finding):
        site.mcp_server_card = finding.mcp_server_card
    for fact in ("name", "display_name", "description"):
        setattr(site, fact, _storable(getattr(finding, fact)))
    site.entity_type = finding.entity_type
    site.country = finding.country
    site.transactional = finding.transactional
    site.platform_supplied = finding.platform_supplied
    site.apparent_actions = _storable([asdict(action) for action in finding.apparent_actions])
    site.words = _words(site)
    answers = {
        check: [before[check]["answer"], row["answer"]]
        for check, row in site.checks.items()
        if check in before and before[check]["answer"] != row["answer"]
    }
    facts = [name for name, was in zip(_SHOWN, shown, strict=True) if _seen(site, name) != was]
    changes = _tool_changes(site, tools, finding)
    told = {"answers": answers, "facts": facts, "tools": changes if is_later else {}}
    return {key: value for key, value in told.items() if value}


def _tools_before(site: Site) -> dict[CheckId, Any]:
    """The tools that each check last listed whole: None where only a part was ever read, missing where nothing was."""
    rows = {check: getattr(site, field) for check, field in _TOOLS.items() if getattr(site, check.value)}
    return rows | {CheckId(check): tools for check, tools in site.last_tools.items()}


def _tool_changes(site: Site, before: Mapping[CheckId, Any], finding: Finding) -> dict[str, Any]:
    """Compare the lists that are whole with the ones before; keep in `last_tools` what waits for such a list."""
    listed = {check: getattr(site, field) for check, field in _TOOLS.items() if getattr(site, check.value)}
    whole = {check: tools for check, tools in listed.items() if check not in finding.tools_cut}
    waiting = {check: before.get(check) for check in (*before, *listed) if check not in whole}
    site.last_tools = {check.value: tools for check, tools in waiting.items()}
    known = {check: was for check in whole if (was := before.get(check)) is not None}
    compared = {check.value: compare(was, whole[check]) for check, was in known.items()}
    return {check: change for check, change in compared.items() if change}


def _seen(site: Site, name: str) -> Any:
    """A field as readers compare it: of other resources the answer and the address, not the words beside them."""
    value = getattr(site, name)
    if name != "other_wellknown":
        return value
    return {key: (entry.get("answer"), entry.get("url")) for key, entry in value.items()}


def _first_row(finding: Finding, found_via: FoundVia) -> dict[str, Any]:
    """Return what never changes after the first probe, and what the row cannot do without."""
    return {
        "url": finding.url,
        "outcome": finding.outcome,
        "rubric_version": finding.rubric_version,
        "platform_subdomain": hosts.is_platform_subdomain(finding.host),
        "found_via": FoundVia.DECLARED_AGENT_ACCESS if finding.declares_agent_access else found_via,
    }


def _decline(site: Site, finding: Finding) -> dict[ListingEvent.Kind, Any]:
    was_listed = site.listed
    site.declined, site.listed, site.missed_on = True, False, []
    return {ListingEvent.Kind.DECLINED: {"reason": finding.outcome_reason}} if was_listed else {}


def _answer(site: Site, finding: Finding) -> dict[ListingEvent.Kind, Any]:
    """Apply the listing rule; return the events of what it changed."""
    kinds: dict[ListingEvent.Kind, Any] = {}
    changed = describe(site, finding)
    site.declined = False
    if site.listed and changed:
        kinds[ListingEvent.Kind.CHANGED] = changed
    day = finding.probed_at.date().isoformat()
    if finding.meets_listing_rule is Answer.YES:
        site.missed_on = []
        if not site.listed:
            again = site.listed_since is not None
            site.listed, site.listed_since = True, finding.probed_at.date()
            kinds[ListingEvent.Kind.RELISTED if again else ListingEvent.Kind.LISTED] = {}
    elif finding.meets_listing_rule is Answer.NO and site.listed and day not in site.missed_on:
        site.missed_on = [*site.missed_on, day]
        site.listed = len(site.missed_on) < MISSES_TO_DROP
        kinds[ListingEvent.Kind.MISSED if site.listed else ListingEvent.Kind.DROPPED] = {}
    if site.listed and site.tier is None:
        site.tier = Tier.DECLARED  # a listed site keeps its record while it misses; its tier sinks
    return kinds


def _check_row(found: CheckFinding, before: Mapping[str, Any] | None, finding: Finding) -> dict[str, Any]:
    """One entry of `Site.checks`; `since` moves only when the answer does."""
    same = before is not None and before["answer"] == found.answer
    since = before["since"] if before is not None and same else finding.probed_at.date().isoformat()
    row: dict[str, Any] = _storable(
        {
            "answer": found.answer.value,
            "reason": found.reason.value,
            "detail": found.detail,
            "since": since,
            "evidence": [asdict(line) for line in found.evidence],
        }
    )
    return row


def _card_is_unsure(finding: Finding) -> bool:
    """Whether the card's endpoint was unreachable for a passing reason, so that an earlier state stands."""
    card = finding.checks.get(CheckId.MCP_SERVER_CARD)
    return card is not None and card.answer is Answer.UNKNOWN


def _words(site: Site) -> str:
    """Tool names as words, tool descriptions and actions, capped."""
    parts = [f"{spoken(tool['name'])}. {tool['description']}" for tool in site.mcp_tools + site.webmcp_tools]
    parts += [spoken(action["action"]) for action in site.apparent_actions]
    return "\n".join(parts)[:MAX_WORDS]


def spoken(name: str) -> str:
    """An identifier as words: `findBook` and `find_book` are both "find book"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_./-]+", " ", name)


def _storable(value: Any) -> Any:
    """The same JSON value without the characters that PostgreSQL refuses."""
    if isinstance(value, str):
        return _UNSTORABLE.sub("", value)
    if isinstance(value, Mapping):
        return {_storable(key): _storable(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_storable(item) for item in value]
    return value
