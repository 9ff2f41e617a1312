"""Everything known about a listed host."""

import unicodedata
from collections.abc import Callable
from datetime import date
from typing import Any, Final, cast
from urllib.parse import urlsplit

from django.conf import settings

from index.checks import SCORED
from index.facts import FACTS
from index.generations.snapshot import one_moment
from index.models import Site
from index.reports.check_entries import check_to_mend, hinted_tools
from index.reports.history import History, read_history
from index.search.rows import tier_fields, verified_block
from index.shapes import ReportPage, SiteReport
from index.values import hosts
from index.values.addresses import report_url
from index.values.vocabulary import CheckId

HistoryReader = Callable[[str], History | None]

_MAX_INPUT: Final = 2048
NOT_FOUND_NOTE: Final = (
    "This host is not in the index. That says nothing about the site: it may never have been probed, or it "
    "may not be listed. Nothing similar is offered in its place."
)


def site_report(host_or_url: str, *, history: HistoryReader = read_history) -> SiteReport:
    """The report; for any unlisted host or invalid input the same `found: false` object."""
    site = _listed(host_or_url)
    return _found(site, history) if isinstance(site, Site) else _not_found(site)


def report_without_history(host_or_url: str) -> SiteReport:
    """The report but for `history`, which is not read."""
    return site_report(host_or_url, history=lambda _host: None)


def site_page(host_or_url: str) -> ReportPage:
    """The report with its tools, which only pages show."""
    site = _listed(host_or_url)
    if not isinstance(site, Site):
        return cast("ReportPage", _not_found(site))
    page = cast("ReportPage", _found(site, read_history))
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


def _found(site: Site, history: HistoryReader) -> SiteReport:
    with one_moment() as view:
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
        "readiness_of": len(SCORED),
        **{fact.name: fact.value_of(site) for fact in FACTS},
        "verified": verified_block(site),
        "checks": {check: check_to_mend(check, site.checks.get(check.value), site.host) for check in CheckId},
        "apparent_actions": site.apparent_actions,
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
