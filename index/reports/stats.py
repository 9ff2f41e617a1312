"""Figures of the index, from one view."""

from index.checks import SCORED_CHECKS
from index.filters import NO, UNKNOWN, YES, country_at
from index.generations import site_bits
from index.generations.current import consistent_view
from index.generations.view import View
from index.shapes import Answers, McpFigures, StatsResponse, WebmcpFigures
from index.values.vocabulary import CardState, EntityType, FoundVia, Tier

_UNKNOWN = "unknown"


def stats() -> StatsResponse:
    """Figures of /api/stats, JSON-ready.

    `probed`, `declined` and `could_not_ask` count all probed hosts, without overlap; others count listed
    sites. `by_country` has the countries in use; other `by_*` have their whole vocabulary, with `unknown`
    where possible, and add up to `listed`.
    """
    with consistent_view() as view:
        return _figures(view)


def _figures(view: View) -> StatsResponse:
    tiers, scores, hosts = view.tally("tier"), view.tally("score"), view.hosts()
    return {
        "data_as_of": view.data_as_of.isoformat(),
        "generated_at": view.stamp.generated_at,
        "generation_id": view.stamp.generation_id,
        "listed": view.listed,
        "probed": hosts["probed"],
        "declined": hosts["declined"],
        "could_not_ask": hosts["could_not_ask"],
        "by_tier": {str(tier.value): tiers[tier.value] for tier in Tier},
        "by_score": {str(score): scores[score] for score in range(len(SCORED_CHECKS) + 1)},
        "by_check": {check.value: _answers(view, column) for check, column in site_bits.CHECKS.items()},
        "by_entity_type": _members(view, "entity_type", EntityType)
        | {_UNKNOWN: view.tally("entity_type")[0]},
        "by_country": _by_country(view),
        "by_found_via": _members(view, "found_via", FoundVia),
        "mcp": _mcp(view),
        "webmcp": _webmcp(view),
        "rubric_version": view.newest and view.newest[1],
    }


def _answers(view: View, field: str) -> Answers:
    counted = view.tally(field)
    return {"yes": counted[YES], "no": counted[NO], "unknown": counted[UNKNOWN]}


def _members(view: View, field: str, vocabulary: type[EntityType | FoundVia]) -> dict[str, int]:
    counted = view.tally(field)
    return {member.value: counted[site_bits.enum_code(vocabulary, member.value)] for member in vocabulary}


def _by_country(view: View) -> dict[str, int]:
    counted = view.tally("country")
    known = {country_at(place): n for place, n in enumerate(counted) if place and n}
    return {**dict(sorted(known.items())), _UNKNOWN: counted[0]}


def _mcp(view: View) -> McpFigures:
    """Count platforms among answering servers only."""
    supplied = view.tally("mcp_platform")
    return {
        "answering": view.tally("mcp_server")[YES],
        "platform_supplied": supplied[YES],
        "self_built": supplied[NO],
        "cards_dead": view.tally("mcp_server_card")[site_bits.enum_code(CardState, CardState.DEAD)],
    }


def _webmcp(view: View) -> WebmcpFigures:
    """Count pages as asked only if a browser ran them."""
    answers = _answers(view, "webmcp")
    return {
        "asked": answers["yes"] + answers["no"],
        "registered": answers["yes"],
        "platform_supplied": view.tally("webmcp_platform")[1],
        "tools_distinct": view.tools_distinct(),
        "could_not_ask": view.tally("webmcp_failed")[1],
    }
