"""Compares every MCP endpoint with the POST control, and gives the result of every route."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from index.values.reasons import Reason
from probes.checks.verdict import NO_REASONS, decisive_fault
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.json_text import load
from probes.readers.likeness import is_soft_404
from probes.readers.mcp_replies import (
    Endpoint,
    answers_alike,
    bare_host,
    controlled_hosts,
    endpoints,
    site_control,
)
from probes.readers.mcp_routes import (
    CARD_PATHS,
    MCP_JSON,
    Route,
    Source,
    claimed_routes,
    guessed_urls,
    leads,
    named_routes,
    names_site,
    routes,
)
from probes.readers.replies import control_failed, looks_like_html, why_unreadable
from probes.readers.urls import host_of, path_of, same_address

# mcp.json is one of the cards.
_DOCUMENTS = {
    Source.SERVER_CARD: Purpose.MCP_CARD,
    Source.UCP: Purpose.UCP,
    Source.ARD: Purpose.ARD,
    Source.AI_CATALOG: Purpose.AI_CATALOG,
    Source.API_CATALOG: Purpose.API_CATALOG,
    Source.LINK: Purpose.HOME,
    Source.OAUTH_PROTECTED_RESOURCE: Purpose.OAUTH_RESOURCE,
    Source.LLMS_TXT: Purpose.LLMS_TXT,
}

# Replies that a host may give to any POST.
_DOORS = {Reason.AUTH_REQUIRED, Reason.REFUSED_ACCESS, Reason.UNEXPECTED_STATUS}
_ALIVE = {Reason.TOOLS_LISTED, Reason.AUTH_REQUIRED, Reason.NO_TOOL_LIST}

_NO_JSON = {Source.LINK, Source.LLMS_TXT}


@dataclass(frozen=True, slots=True)
class JudgedEndpoint:
    endpoint: Endpoint
    source: str
    reason: Reason

    @property
    def is_alive(self) -> bool:
        if self.reason in _ALIVE:
            return True
        return (
            self.endpoint.speaks and self.reason not in NO_REASONS and self.reason is not Reason.HOST_REFUSED
        )


@dataclass(frozen=True, slots=True)
class _SiteContext:
    host: str
    control: Exchange | None
    hosts: frozenset[str]
    elsewhere: Mapping[str, Exchange]
    is_open: bool


@lru_cache(maxsize=4)  # called by the checks of server and card
def judge_endpoints(evidence: Evidence) -> tuple[JudgedEndpoint, ...]:
    site = _site(evidence)
    by_url = {route.url.rstrip("/"): route for route in routes(evidence)}
    claimed = {route.url.rstrip("/"): route for route in claimed_routes(evidence)}
    return tuple(_judge_endpoint(endpoint, by_url, claimed, site) for endpoint in endpoints(evidence))


def _judge_endpoint(
    endpoint: Endpoint, by_url: Mapping[str, Route], claimed: Mapping[str, Route], site: "_SiteContext"
) -> JudgedEndpoint:
    url = endpoint.url.rstrip("/")
    if (route := by_url.get(url)) is not None:
        reason = _reason(endpoint, route.source, site)
        reason = _reason_of_weak(endpoint, reason) if route.weak else reason
        return JudgedEndpoint(endpoint, route.source, reason)
    if (route := claimed.get(url)) is not None:
        reason = _reason(endpoint, route.source, site)
        ours = reason is Reason.TOOLS_LISTED and names_site(endpoint.website, endpoint.title, site.host)
        return JudgedEndpoint(endpoint, route.source, reason if ours else Reason.LEFT_THE_SITE)
    return JudgedEndpoint(endpoint, "other", _reason(endpoint, "other", site))


def _reason_of_weak(endpoint: Endpoint, reason: Reason) -> Reason:
    sure = {Reason.TOOLS_LISTED, Reason.NO_TOOL_LIST, Reason.NO_CONTROL, Reason.SAME_AS_CONTROL}
    if reason in sure or endpoint.speaks or _asks_for_a_token(endpoint):
        return reason
    return Reason.NOT_MCP


def endpoint_lines(evidence: Evidence, judged: tuple[JudgedEndpoint, ...]) -> list[dict[str, Any]]:
    """Endpoints as JSON-ready dicts; weak routes only if they were asked."""
    lines = [{"source": s.source, "url": s.endpoint.url, "gave": s.reason.value} for s in judged]
    sure = (route for route in routes(evidence) if not route.weak)
    left = (r for r in sure if not any(same_address(r.url, s.endpoint.url) for s in judged))
    return lines + [{"source": r.source, "url": r.url, "gave": Reason.NOT_ASKED.value} for r in left]


def reasons_by_source(evidence: Evidence, judged: tuple[JudgedEndpoint, ...]) -> dict[str, str]:
    """Each route kind's result: its best endpoint's, else why its document names none."""
    reasons = {judged_endpoint.endpoint.url.rstrip("/"): judged_endpoint.reason for judged_endpoint in judged}
    found: dict[Source, list[Reason]] = {source: [] for source in Source}
    for route in named_routes(evidence):
        url = route.url.rstrip("/")
        if url in reasons or not route.weak:
            found[route.source].append(reasons.get(url, Reason.NOT_ASKED))
    for route in claimed_routes(evidence):
        found[route.source] += [
            judged_endpoint.reason
            for judged_endpoint in judged
            if same_address(judged_endpoint.endpoint.url, route.url)
        ]
    found[Source.GUESS] += [reasons.get(url, Reason.NOT_ASKED) for url in guessed_urls(evidence)]
    led = {lead.url for lead in leads(evidence) if path_of(lead.url) not in CARD_PATHS}
    return {
        source.value: (_best(reasons) if reasons else _without_endpoint(source, evidence, led)).value
        for source, reasons in found.items()
    }


def _best(reasons: list[Reason]) -> Reason:
    for reason in (Reason.TOOLS_LISTED, Reason.AUTH_REQUIRED):
        if reason in reasons:
            return reason
    open_ones = [reason for reason in reasons if reason not in NO_REASONS]
    return (open_ones or reasons)[0]


def _without_endpoint(source: Source, evidence: Evidence, led: AbstractSet[str]) -> Reason:
    """`led` are addresses found in other documents."""
    purpose = _DOCUMENTS.get(source, Purpose.MCP_CARD)
    asked = [
        e
        for e in evidence.all(purpose)
        if (MCP_JSON in e.url and path_of(e.url) == MCP_JSON) is (source is Source.MCP_JSON)
        and e.url not in led
    ]
    if not asked:
        return Reason.NOT_ASKED
    controls = evidence.all(Purpose.CONTROL_WELL_KNOWN, Purpose.CONTROL_PAGE)
    return decisive_fault([(e, _why_none(e, source, controls)) for e in asked])[1]


def _why_none(document: Exchange, source: Source, controls: tuple[Exchange | None, ...]) -> Reason:
    if (why := why_unreadable(document)) is not None:
        return why
    if not document.ok:
        return Reason.NOT_FOUND
    if source is Source.LINK:
        return Reason.NO_ENDPOINT
    if looks_like_html(document):
        return Reason.IS_HTML
    if is_soft_404(document, *controls):
        return Reason.SAME_AS_CONTROL
    return Reason.NO_ENDPOINT if source in _NO_JSON or load(document.text) is not None else Reason.NOT_JSON


def _site(evidence: Evidence) -> _SiteContext:
    controls, home = evidence.all(Purpose.CONTROL_POST), evidence.first(Purpose.HOME)
    return _SiteContext(
        host_of(home.final_url) if home is not None else evidence.host,
        site_control(evidence),
        controlled_hosts(evidence),
        {bare_host(control.url): control for control in controls[1:]},
        why_unreadable(home) is None,
    )


def _reason(endpoint: Endpoint, source: str, site: _SiteContext) -> Reason:
    own = bare_host(endpoint.url) in site.hosts
    control = site.control if own else site.elsewhere.get(bare_host(endpoint.url))
    if not own and (control is None or endpoint.reason is not Reason.TOOLS_LISTED):
        return endpoint.reason
    if endpoint.reason is Reason.TOOLS_LISTED:
        if answers_alike(control, endpoint):
            return Reason.SAME_AS_CONTROL
        return Reason.NO_CONTROL if _says_nothing(control) else Reason.TOOLS_LISTED
    if endpoint.reason is Reason.NO_TOOL_LIST and is_soft_404(endpoint.shown_by, control):
        return Reason.SAME_AS_CONTROL
    if source == Source.OAUTH_PROTECTED_RESOURCE:
        return endpoint.reason  # the site itself says that credentials are needed
    if endpoint.reason not in _DOORS or not _is_closed_everywhere(endpoint, control):
        return endpoint.reason
    # Static hosts refuse every POST, and nothing advertised an endpoint at the guessed address.
    if source == Source.GUESS and site.is_open:
        return Reason.SAME_AS_CONTROL
    return Reason.REFUSED_ACCESS if endpoint.reason is Reason.AUTH_REQUIRED else endpoint.reason


def _says_nothing(control: Exchange | None) -> bool:
    """A 500 still shows that the host doesn't list tools everywhere."""
    return control_failed(control) and not (control is not None and control.status == 500)


def _is_closed_everywhere(endpoint: Endpoint, control: Exchange | None) -> bool:
    return not endpoint.speaks and not _asks_for_a_token(endpoint) and answers_alike(control, endpoint)


def _asks_for_a_token(endpoint: Endpoint) -> bool:
    return "resource_metadata" in endpoint.shown_by.header("www-authenticate")
