"""Everything known about a listed host."""

import unicodedata
from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, cast
from urllib.parse import urlsplit

from django.conf import settings
from django.utils import timezone

from index.checks import CHECKS, SCORED_CHECKS, TOOLS
from index.checks.fixes import fill_snippets, fix_parts
from index.facts import FACTS
from index.models import Site
from index.reports.history import History, read_brief_history, read_history
from index.search.rows import (
    connect_of,
    days_asked,
    read_alive,
    shorten_evidence,
    tier_fields,
    verified_block,
)
from index.shapes import (
    Addresses,
    BriefReport,
    Caveat,
    CheckEntry,
    EvidenceLine,
    Fix,
    HintedTool,
    PinnedTools,
    ReportPage,
    Resource,
    SiteReport,
    Snippet,
    ToolDefinition,
)
from index.templatetags.quoted import plain
from index.values import hosts
from index.values.addresses import report_url
from index.values.alive import strip_of
from index.values.reasons import REASON_TEXTS, Reason
from index.values.vocabulary import Answer, CheckId

MAX_DETAIL = 200  # Characters of a detail
_ROUTES = " Routes: "  # What follows in a detail says where the server was looked for


def brief_report(report: SiteReport) -> BriefReport:
    """The report, read with `read_brief_history`, without snippets and exchanges, with long texts cut."""
    if not report["found"]:
        return cast("BriefReport", report)
    shown: dict[str, Any] = {
        **report,
        "verified": {**report["verified"], **_brief_resources(report)},
        "checks": brief_checks(report["checks"], report["host"]),
        "apparent_actions": shorten_evidence(report["apparent_actions"]),
        "history": [_without(day, "tool_changes") for day in report["history"]],
    }
    return cast("BriefReport", _without(_without(shown, "tools"), "webmcp_tools_full"))


def _brief_resources(report: SiteReport) -> dict[str, Any]:
    """Those that nothing is there of by name alone."""
    resources = report["verified"]["other_wellknown"]
    absent = [name for name, one in resources.items() if _is_absent(one)]
    others = {name: _shortened(one, report["host"]) for name, one in resources.items() if name not in absent}
    return {"other_wellknown": others, **({"other_wellknown_absent": absent} if absent else {})}


def _is_absent(resource: Resource) -> bool:
    return resource["answer"] == Answer.NO and REASON_TEXTS[Reason.NOT_FOUND] in resource["detail"]


def brief_checks(checks: Mapping[Any, CheckEntry], host: str) -> dict[Any, dict[str, Any]]:
    """Checks without snippets and exchanges; details name the host's own addresses by path, and are cut."""
    return {check: _check(entry, host) for check, entry in checks.items()}


def is_brief(report: Mapping[str, Any]) -> bool:
    """Whether a listed site's report is brief."""
    return not any("evidence" in check for check in report["checks"].values())


def _shortened(entry: Mapping[str, Any], host: str) -> dict[str, Any]:
    detail = entry["detail"].partition(_ROUTES)[0].replace(f" https://{host}/", " /")
    return {**entry, "detail": plain(detail, MAX_DETAIL)}


def _check(entry: CheckEntry, host: str) -> dict[str, Any]:
    fix = entry["fix"] and {"text": entry["fix"]["text"], "link": entry["fix"]["link"]}
    return {**_without(_shortened(entry, host), "evidence"), "fix": fix}


def _without(entry: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != name}


_LINE = tuple(EvidenceLine.__annotations__)  # In report order, which the database doesn't keep

_DEFINITION = tuple(ToolDefinition.__annotations__)
_HINTS = {
    "readOnlyHint": "reads only",
    "destructiveHint": "may destroy",
    "idempotentHint": "safe to repeat",
    "openWorldHint": "reaches other systems",
}


def check_to_mend(check: CheckId, stored: Mapping[str, Any] | None, host: str) -> CheckEntry:
    """One of `checks`, with snippets for this host."""
    entry = check_entry(check, stored)
    generator = (stored or {}).get("generator")
    if entry["fix"] is not None and (parts := fix_parts(check, entry["answer"], entry["reason"], generator)):
        entry["fix"]["snippets"] = cast("list[Snippet]", fill_snippets(parts.snippets, host))
    return entry


def check_entry(check: CheckId, stored: Mapping[str, Any] | None) -> CheckEntry:
    """One of `checks` from `Site.checks`; None if never graded.

    `fix` is `{text, link}` if the owner can fix it, else null.
    """
    known = stored or {
        "answer": Answer.UNKNOWN,
        "reason": Reason.NOT_ASKED,
        "detail": "",
        "since": None,
        "evidence": [],
    }
    text = CHECKS[check]
    parts = fix_parts(check, known["answer"], known["reason"], known.get("generator"))
    fix = {"text": parts.text, "link": text.link} if parts else None
    return {
        "label": text.label,
        "answer": known["answer"],
        "reason": known["reason"],
        "detail": known["detail"],
        "since": known["since"],
        "cause": known.get("cause"),
        "fix": cast("Fix | None", fix),
        "evidence": [
            cast("EvidenceLine", {name: line[name] for name in _LINE}) for line in known["evidence"]
        ],
    }


def fields_to_act_on(site: Site) -> dict[str, Any]:
    """What the site is, how to connect, where its documents are, and what limits a yes."""
    return {
        "description": site.description,
        "connect": connect_of(site),
        "addresses": {name: site.addresses.get(name) for name in Addresses.__annotations__},
        "caveats": [{name: caveat[name] for name in Caveat.__annotations__} for caveat in site.caveats],
    }


def tool_definitions(site: Site) -> dict[str, list[ToolDefinition]]:
    """The tools of the MCP server and of the page, with their schemas."""
    fields = {"tools": CheckId.MCP_SERVER, "webmcp_tools_full": CheckId.WEBMCP}
    return {name: _definitions_of(site, check) for name, check in fields.items()}


def _definitions_of(site: Site, check: CheckId) -> list[ToolDefinition]:
    stored = site.tool_definitions.get(check.value, ())
    return [cast("ToolDefinition", {name: tool[name] for name in _DEFINITION}) for tool in stored]


def pinned_tools(site: Site) -> PinnedTools:
    """What tells whether the MCP server's tools are still the same; null without a whole list of them."""
    is_whole = site.mcp_endpoint is not None and (site.tool_set is not None or not site.mcp_tools)
    digest = site.tools_digest if is_whole else None
    since = site.tools_since if digest else None
    return {
        "tools_digest": digest,
        "tools_since": since.isoformat() if since else None,
    }


def hinted_tools(site: Site) -> dict[CheckId, list[HintedTool]]:
    return {
        check: [
            {"name": tool["name"], "description": tool.get("description", ""), "hints": _hints(tool)}
            for tool in getattr(site, column)
        ]
        for check, column in TOOLS.items()
    }


def _hints(tool: Mapping[str, Any]) -> list[str]:
    given = tool.get("annotations", {})
    return [words for name, words in _HINTS.items() if given.get(name) is True]


HistoryReader = Callable[[str], History | None]

_MAX_INPUT = 2048
NOT_FOUND_NOTE = (
    "This host is not in the index. That says nothing about the site: it may never have been probed, or it "
    "may not be listed. Nothing similar is offered in its place. To check it live, call get_site_report with "
    "live=true, or POST it as host to /check."
)


def site_report(host_or_url: str, *, history: HistoryReader = read_history) -> SiteReport:
    """The report; for any unlisted host or invalid input the same `found: false` object."""
    site = _listed(host_or_url)
    return _found(site, history) if isinstance(site, Site) else _not_found(site)


def read_brief_report(host_or_url: str) -> BriefReport:
    return brief_report(site_report(host_or_url, history=read_brief_history))


def report_without_history(host_or_url: str) -> SiteReport:
    """The report but for `history`, which is not read."""
    return site_report(host_or_url, history=lambda _host: None)


def site_page(host_or_url: str, *, is_short: bool = False) -> ReportPage:
    """The report with its tools, which only pages show; in short without snippets and exchanges.

    A short one has all of its history.
    """
    site = _listed(host_or_url)
    if not isinstance(site, Site):
        return cast("ReportPage", _not_found(site))
    report = _found(site, read_history)
    short = {**brief_report(report), "history": report["history"]} if is_short else report
    page = cast("ReportPage", short)
    page["hinted_tools"] = hinted_tools(site)
    page["alive_days"] = strip_of(days_asked(site), timezone.now().date())
    return page


def redirecting_host(host_or_url: str) -> str | None:
    """The listed host that redirects to this one."""
    try:
        host = hosts.parse_host(host_or_url[:_MAX_INPUT])
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
        host = hosts.parse_host(host_or_url[:_MAX_INPUT])
    except hosts.BadHost:
        return _harmless(host_or_url)
    return Site.objects.listed().select_related("asked_endpoint").filter(host=host).first() or host


def _found(site: Site, history: HistoryReader) -> SiteReport:
    from index.generations.current import consistent_view  # noqa: PLC0415 - loads NumPy and faiss

    with consistent_view() as view:
        return report_of(site, history(site.host), view.data_as_of)


def report_of(site: Site, history: History | None, data_as_of: date) -> SiteReport:
    said: dict[str, Any] = {
        "found": True,
        "host": site.host,
        "url": site.url,
        "name": site.name,
        "display_name": site.display_name,
        "report": report_url(site.host),
        **tier_fields(site),
        "readiness_score": site.score,
        "readiness_of": len(SCORED_CHECKS),
        **{fact.name: fact.value_of(site) for fact in FACTS},
        **fields_to_act_on(site),
        "alive": read_alive(site),
        **pinned_tools(site),
        "verified": verified_block(site),
        "checks": {check: check_to_mend(check, site.checks.get(check.value), site.host) for check in CheckId},
        "apparent_actions": site.apparent_actions,
        **tool_definitions(site),
        **_history_fields(history),
        "rubric_version": site.rubric_version,
        "data_as_of": data_as_of.isoformat(),
    }
    return cast("SiteReport", said)


def _history_fields(history: History | None) -> dict[str, Any]:
    if history is None:
        return {}
    return {"history": history.days, **({"history_since": history.since} if history.since else {})}


def _not_found(host: str) -> SiteReport:
    return {"found": False, "host": host, "note": NOT_FOUND_NOTE, "see": f"{settings.BASE_URL}/submit"}


def _harmless(text: str) -> str:
    """Lower case, capped, without control characters."""
    kept = (c for c in text[:_MAX_INPUT].lower() if unicodedata.category(c)[0] != "C")
    return "".join(kept).strip()[: hosts.MAX_LENGTH]
