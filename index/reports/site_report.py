"""Everything known about a listed host."""

import unicodedata
from collections.abc import Mapping
from datetime import date
from typing import Any, Final, cast
from urllib.parse import urlsplit

from django.conf import settings

from index.checks import SCORED
from index.facts import FACTS
from index.generations.snapshot import one_moment
from index.models import ListingEvent, Site
from index.reports.check_entries import check_to_mend, hinted_tools
from index.search.rows import tier_fields, verified_block
from index.shapes import (
    AnswerChange,
    EventOfDay,
    ListedTool,
    ReportPage,
    ScoreOfDay,
    SiteReport,
    ToolChange,
)
from index.values import hosts
from index.values.addresses import report_url
from index.values.vocabulary import Cause, CheckId

MAX_HISTORY: Final = 100
"""Newest days of history."""

_MAX_INPUT: Final = 2048
NOT_FOUND_NOTE: Final = (
    "This host is not in the index. That says nothing about the site: it may never have been probed, or it "
    "may not be listed. Nothing similar is offered in its place."
)


def site_report(host_or_url: str) -> SiteReport:
    """The report; for any unlisted host or invalid input the same `found: false` object."""
    site = _listed(host_or_url)
    return _found(site) if isinstance(site, Site) else _not_found(site)


def site_page(host_or_url: str) -> ReportPage:
    """The report with its tools, which only pages show."""
    site = _listed(host_or_url)
    if not isinstance(site, Site):
        return cast("ReportPage", _not_found(site))
    page = cast("ReportPage", _found(site))
    page["tools"] = hinted_tools(site)
    return page


def led_from(host_or_url: str) -> str | None:
    """The listed host that redirects to this one."""
    try:
        host = hosts.asked_for(host_or_url[:_MAX_INPUT])
    except hosts.BadHost:
        return None
    above = {one for one in (host.partition(".")[2], hosts.registrable_domain(host)) if "." in one} - {host}
    if not above:
        return None
    sites = Site.objects.listed().filter(host__in=above).only("host", "url")
    return next((site.host for site in sites if urlsplit(site.url).hostname == host), None)


def _listed(host_or_url: str) -> Site | str:
    """The listed site, or the host's printable name."""
    try:
        host = hosts.asked_for(host_or_url[:_MAX_INPUT])
    except hosts.BadHost:
        return _harmless(host_or_url)
    return Site.objects.listed().filter(host=host).first() or host


def _found(site: Site) -> SiteReport:
    with one_moment() as view:
        return report_of(site, _history(site.host), view.data_as_of)


def report_of(site: Site, history: list[ScoreOfDay], data_as_of: date) -> SiteReport:
    said = {
        "found": True,
        "host": site.host,
        "url": site.url,
        "name": site.name,
        "display_name": site.display_name,
        "report": report_url(site.host),
        **tier_fields(site),
        "readiness_score": site.score,
        "readiness_of": len(SCORED),
        **{fact.name: fact.value_of(site) for fact in FACTS},
        "verified": verified_block(site),
        "checks": {check: check_to_mend(check, site.checks.get(check.value), site.host) for check in CheckId},
        "apparent_actions": site.apparent_actions,
        "history": history,
        "rubric_version": site.rubric_version,
        "data_as_of": data_as_of.isoformat(),
    }
    return cast("SiteReport", said)


def _history(host: str) -> list[ScoreOfDay]:
    """Days on which the listing changed, oldest first, one entry per cause."""
    events = ListingEvent.objects.filter(host=host).exclude(kind=ListingEvent.Kind.DECLINED)
    columns = ("at", "kind", "score", "detail", "cause", "rubric_version")
    days: dict[tuple[str, str, str], ScoreOfDay] = {}
    for at, kind, score, detail, cause, version in events.order_by("at", "id").values_list(*columns):
        date = at.date().isoformat()
        rubric = version if cause == Cause.RUBRIC else ""
        new: ScoreOfDay = {
            "date": date,
            "score": score,
            "cause": Cause(cause) if cause else None,
            "rubric_version": rubric or None,
            "events": [],
            "answer_changes": [],
            "tool_changes": [],
        }
        day = days.setdefault((date, cause, rubric), new)
        day["score"] = score
        if kind not in day["events"]:
            day["events"].append(cast("EventOfDay", kind))
        day["answer_changes"] += _answer_changes(detail.get("answers", {}))
        day["tool_changes"] += _tool_changes(detail.get("tools", {}))
    return list(days.values())[-MAX_HISTORY:]


def _answer_changes(by_check: Mapping[str, Any]) -> list[AnswerChange]:
    return [
        {"check": check, "before": by_check[check.value][0], "after": by_check[check.value][1]}
        for check in CheckId
        if check.value in by_check
    ]


def _tool_changes(by_check: Mapping[str, Any]) -> list[ToolChange]:
    return [
        {
            "check": check,
            "added": [_tool(tool) for tool in change["added"]],
            "removed": [_tool(tool) for tool in change["removed"]],
            "changed": [
                {"name": tool["name"], "what": tool["what"], "schema_sha256": tool["schema_sha256"]}
                for tool in change["changed"]
            ],
            "left_out": change["left_out"],
        }
        for check in CheckId
        if (change := by_check.get(check.value))
    ]


def _tool(tool: Mapping[str, Any]) -> ListedTool:
    return {"name": tool["name"], "schema_sha256": tool["schema_sha256"]}


def _not_found(host: str) -> SiteReport:
    return {"found": False, "host": host, "note": NOT_FOUND_NOTE, "see": f"{settings.BASE_URL}/submit"}


def _harmless(text: str) -> str:
    """Lower case, capped, without control characters."""
    kept = (c for c in text[:_MAX_INPUT].lower() if unicodedata.category(c)[0] != "C")
    return "".join(kept).strip()[: hosts.MAX_LENGTH]
