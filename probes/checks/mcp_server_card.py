"""MCP server card: present with a live endpoint, dead, or absent.

SEP-2127 (final 2026-10-06) and the earlier dialects in use.
"""

from typing import NamedTuple

from index.values.reasons import Reason
from index.values.vocabulary import CardState
from probes.checks.endpoints import JudgedEndpoint, judge_endpoints
from probes.checks.verdict import NO_REASONS, Verdict, decisive_fault, verdict_for, with_warnings, yes
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.json_text import load
from probes.readers.mcp_cards import CardClaims, claims_of_card, endpoints_of_card, is_card, server_cards
from probes.readers.replies import control_failed, describe_exchange, why_no_document
from probes.readers.urls import same_address


class _CardEndpoint(NamedTuple):
    """SERVED if the endpoint is alive."""

    card: Exchange
    reason: Reason
    asked: JudgedEndpoint | None = None


def judge_card(evidence: Evidence) -> Verdict:
    judged = judge_endpoints(evidence)
    spoke = tuple(
        judged_endpoint.endpoint.url
        for judged_endpoint in judged
        if judged_endpoint.is_alive or judged_endpoint.reason is Reason.HOST_REFUSED
    )
    found = tuple(
        card for card in server_cards(evidence) if not _is_endpoint(card, spoke) or endpoints_of_card(card)
    )
    if not found:
        return _without_card(evidence, spoke)
    leads = [lead for card in found for lead in _leads(card, judged)]
    best = _best(leads)
    control = _control(best.card, evidence)
    if control_failed(control):
        return verdict_for(Reason.NO_CONTROL, best.card, control, state=None, url=best.card.final_url)
    return _verdict(best, control)


def _leads(card: Exchange, judged: tuple[JudgedEndpoint, ...]) -> list[_CardEndpoint]:
    urls = endpoints_of_card(card)
    if not urls:
        return [_CardEndpoint(card, Reason.NO_ENDPOINT)]
    return [_lead(card, next((s for s in judged if same_address(s.endpoint.url, url)), None)) for url in urls]


def _lead(card: Exchange, asked: JudgedEndpoint | None) -> _CardEndpoint:
    if asked is None:
        return _CardEndpoint(card, Reason.NOT_ASKED)
    if asked.is_alive:
        return _CardEndpoint(card, Reason.SERVED, asked)
    dead = asked.reason in NO_REASONS
    return _CardEndpoint(card, Reason.ENDPOINT_DEAD if dead else asked.reason, asked)


def _best(leads: list[_CardEndpoint]) -> _CardEndpoint:
    alive = [lead for lead in leads if lead.reason is Reason.SERVED]
    open_ones = [
        lead for lead in leads if lead.reason not in NO_REASONS and lead.reason is not Reason.NOT_ASKED
    ]
    not_asked = [lead for lead in leads if lead.reason is Reason.NOT_ASKED]
    return (alive or open_ones or not_asked or leads)[0]


def _verdict(lead: _CardEndpoint, control: Exchange | None) -> Verdict:
    state = CardState.DEAD if lead.reason in NO_REASONS else CardState.PRESENT
    value = {"state": state.value, "url": lead.card.final_url}
    if lead.reason is Reason.SERVED and lead.asked is not None:
        flags = _contradictions(claims_of_card(lead.card), lead.asked)
        detail = with_warnings(
            f"{describe_exchange(lead.card)} with a server card, and its endpoint answers.", flags
        )
        shown = (lead.card, lead.asked.endpoint.shown_by, *([control] if control else []))
        return yes(Reason.SERVED, detail, *shown, **value, flags=flags)
    shown_by = lead.asked.endpoint.shown_by if lead.asked else lead.card
    return verdict_for(lead.reason, shown_by, lead.card, control, **value)


def _contradictions(card: CardClaims, server: JudgedEndpoint) -> list[str]:
    """What the card says otherwise than its server (SEP-2127: clients should compare them)."""
    listed, endpoint = server.reason is Reason.TOOLS_LISTED, server.endpoint
    named = {str(tool["name"]) for tool in endpoint.tools}
    flags = {
        "card_version_differs": bool(card.version and endpoint.version) and card.version != endpoint.version,
        "card_auth_differs": (listed and card.wants_credentials is True)
        or (server.reason is Reason.AUTH_REQUIRED and card.wants_credentials is False),
        "card_tools_differ": listed and not endpoint.more_tools and not named.issuperset(card.tools),
    }
    return [name for name, raised in flags.items() if raised]


def _control(card: Exchange, evidence: Evidence) -> Exchange | None:
    well_known = "/.well-known/" in card.url
    return evidence.first(Purpose.CONTROL_WELL_KNOWN if well_known else Purpose.CONTROL_PAGE)


def _is_endpoint(reply: Exchange, spoke: tuple[str, ...]) -> bool:
    """Whether an address requested as a card is an endpoint: catalogs give either."""
    return any(same_address(reply.url, url) for url in spoke)


def _without_card(evidence: Evidence, spoke: tuple[str, ...]) -> Verdict:
    asked = tuple(e for e in evidence.all(Purpose.MCP_CARD) if not _is_endpoint(e, spoke))
    if not asked:
        return verdict_for(Reason.NOT_ASKED, None, state=None)
    reply, reason = decisive_fault([(reply, _why_none(reply)) for reply in asked])
    state = CardState.ABSENT.value if reason in NO_REASONS else None
    return verdict_for(reason, reply, *(other for other in asked if other is not reply), state=state)


def _why_none(reply: Exchange) -> Reason:
    if (why := why_no_document(reply)) is not None:
        return why
    if is_card(reply):
        return Reason.SAME_AS_CONTROL
    if reply.truncated:
        return Reason.TOO_LARGE
    return Reason.NOT_JSON if load(reply.text) is None else Reason.NOT_FOUND
