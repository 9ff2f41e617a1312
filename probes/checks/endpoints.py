"""Every MCP endpoint beside the POST control: what each one gave in the end. Pure."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from index.reasons import Reason
from probes.evidence import Evidence, Exchange, Purpose
from probes.readers.mcp_replies import Endpoint, answers_alike, endpoints
from probes.readers.mcp_routes import Source, routes
from probes.readers.replies import control_failed, unreadable
from probes.readers.urls import host_of, same_address


@dataclass(frozen=True, slots=True)
class Settled:
    """An endpoint, where it is named, and what it gave when the control has spoken."""

    endpoint: Endpoint
    source: str
    gave: Reason

    @property
    def is_alive(self) -> bool:
        """It answers as MCP, though perhaps not to us."""
        if self.gave is Reason.SAME_AS_CONTROL:
            return False
        return self.endpoint.speaks or self.gave is Reason.AUTH_REQUIRED


@dataclass(frozen=True, slots=True)
class _Site:
    """What the control speaks for: the site's own hosts without www, and whether its pages are open to us."""

    control: Exchange | None
    hosts: frozenset[str]
    is_open: bool


@lru_cache(maxsize=8)  # the server's check and the card's both ask
def settle(evidence: Evidence) -> tuple[Settled, ...]:
    """Settle every endpoint that was asked, in the order of asking."""
    site = _site(evidence)
    sources = {route.url.rstrip("/"): route.source for route in routes(evidence)}
    return tuple(
        Settled(endpoint, source, _gave(endpoint, source, site))
        for endpoint in endpoints(evidence)
        for source in [sources.get(endpoint.url.rstrip("/"), "other")]
    )


def told(evidence: Evidence, settled: tuple[Settled, ...]) -> list[dict[str, Any]]:
    """All routes with what each gave, JSON-ready."""
    lines = [{"source": s.source, "url": s.endpoint.url, "gave": s.gave.value} for s in settled]
    left = (r for r in routes(evidence) if not any(same_address(r.url, s.endpoint.url) for s in settled))
    return lines + [{"source": r.source, "url": r.url, "gave": Reason.NOT_ASKED.value} for r in left]


def _site(evidence: Evidence) -> _Site:
    home, control = evidence.first(Purpose.HOME), evidence.first(Purpose.CONTROL_POST)
    urls = [e.url for e in (home, control) if e] + [e.final_url for e in (home, control) if e]
    hosts = {evidence.host, *map(host_of, urls)}
    return _Site(control, frozenset(host.removeprefix("www.") for host in hosts), unreadable(home) is None)


def _gave(endpoint: Endpoint, source: str, site: _Site) -> Reason:
    control = site.control
    if host_of(endpoint.url).removeprefix("www.") not in site.hosts:
        return endpoint.gave
    if endpoint.gave is Reason.TOOLS_LISTED:
        if answers_alike(control, endpoint):
            return Reason.SAME_AS_CONTROL
        return Reason.NO_CONTROL if control_failed(control) else Reason.TOOLS_LISTED
    if endpoint.gave is Reason.AUTH_REQUIRED and _is_closed_everywhere(endpoint, control):
        # Static hosts show their pages and refuse every POST; nobody named an endpoint at the guessed address.
        return Reason.SAME_AS_CONTROL if source == Source.GUESS and site.is_open else Reason.REFUSED_ACCESS
    return endpoint.gave


def _is_closed_everywhere(endpoint: Endpoint, control: Exchange | None) -> bool:
    """Every POST is refused alike, and nothing but that says that credentials would help."""
    asks_for_a_token = "resource_metadata" in endpoint.shown_by.header("www-authenticate")
    return not endpoint.speaks and not asks_for_a_token and answers_alike(control, endpoint)
