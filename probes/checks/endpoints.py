"""Every MCP endpoint beside the POST control: what each one gave in the end. Pure."""

from dataclasses import dataclass
from typing import Any

from index.reasons import Reason
from probes.evidence import Evidence, Exchange, Purpose
from probes.readers.mcp_replies import Endpoint, answers_alike, endpoints
from probes.readers.mcp_routes import Source, routes
from probes.readers.replies import control_failed
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


def settle(evidence: Evidence) -> tuple[Settled, ...]:
    """Settle every endpoint that was asked, in the order of asking."""
    control = evidence.first(Purpose.CONTROL_POST)
    sources = {route.url.rstrip("/"): route.source for route in routes(evidence)}
    return tuple(
        Settled(endpoint, source, _gave(endpoint, source, control))
        for endpoint in endpoints(evidence)
        for source in [sources.get(endpoint.url.rstrip("/"), "other")]
    )


def told(evidence: Evidence, settled: tuple[Settled, ...]) -> list[dict[str, Any]]:
    """All routes with what each gave, JSON-ready."""
    lines = [{"source": s.source, "url": s.endpoint.url, "gave": s.gave.value} for s in settled]
    left = (r for r in routes(evidence) if not any(same_address(r.url, s.endpoint.url) for s in settled))
    return lines + [{"source": r.source, "url": r.url, "gave": Reason.NOT_ASKED.value} for r in left]


def _gave(endpoint: Endpoint, source: str, control: Exchange | None) -> Reason:
    if not _is_comparable(endpoint, control):
        return endpoint.gave
    if endpoint.gave is Reason.TOOLS_LISTED:
        if answers_alike(control, endpoint):
            return Reason.SAME_AS_CONTROL
        return Reason.NO_CONTROL if control_failed(control) else Reason.TOOLS_LISTED
    if endpoint.gave is Reason.AUTH_REQUIRED and _is_closed_everywhere(endpoint, control):
        # Static hosts refuse every POST; nobody said that there is an endpoint at the guessed address.
        return Reason.SAME_AS_CONTROL if source == Source.GUESS else Reason.REFUSED_ACCESS
    return endpoint.gave


def _is_comparable(endpoint: Endpoint, control: Exchange | None) -> bool:
    """A control speaks for its own host only."""
    hosts = {host_of(control.url), host_of(control.final_url)} if control else {host_of(endpoint.url)}
    return host_of(endpoint.url).removeprefix("www.") in {host.removeprefix("www.") for host in hosts}


def _is_closed_everywhere(endpoint: Endpoint, control: Exchange | None) -> bool:
    """Every POST is refused alike, and nothing but that says that credentials would help."""
    asks_for_a_token = "resource_metadata" in endpoint.shown_by.header("www-authenticate")
    return not endpoint.speaks and not asks_for_a_token and answers_alike(control, endpoint)
