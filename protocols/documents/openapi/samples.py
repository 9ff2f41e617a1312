"""Example answers, built like real ones."""

from datetime import UTC, datetime
from typing import cast

from django.conf import settings

from agentauth import quota
from index.checks import CHECKS, SCORED_CHECKS, STORED_CHECKS
from index.listing.ordering import ORDER_SENTENCE
from index.models import Site
from index.reports.history import History
from index.reports.site_report import NOT_FOUND_NOTE, report_of
from index.search.request import MAX_LIMIT
from index.search.rows import result_row
from index.shapes import (
    Alive,
    Answers,
    EvidenceLine,
    FilterCompleteness,
    FindAnswer,
    FindResponse,
    ResultRow,
    ScoreOfDay,
    SiteReport,
    StatsResponse,
    Why,
)
from index.values.errors import InvalidFilterValue, MissingParam
from index.values.vocabulary import (
    Action,
    Answer,
    CardState,
    Cause,
    CheckId,
    EntityType,
    FoundVia,
    McpAuth,
    McpTransport,
    McpVersion,
    Outcome,
    Tier,
)
from protocols import errors, limits
from protocols.tools import CHECK_WEBMCP

HOST = "books.example"
MOMENT = datetime(2026, 11, 20, 8, 30, tzinfo=UTC)
_DAY = "2026-11-20"
_ANSWERS = {id_: check.sample for id_, check in CHECKS.items()}
_SCORE = sum(_ANSWERS[check][0] is Answer.YES for check in SCORED_CHECKS)
_BY_SCORE = {1: 1, 2: 2, 3: 3, 4: 1, 5: 1}
_LINE: EvidenceLine = {
    "method": "GET",
    "url": f"https://{HOST}/",
    "final_url": f"https://{HOST}/",
    "status": 200,
    "content_type": "text/html; charset=utf-8",
    "bytes": 18_432,
    "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "at": f"{_DAY}T08:30:01+00:00",
    "note": "",
}
_BUILT = f"{_DAY}T09:00:00Z"
_GENERATION = "4711"
_STAMP = frozenset({"generated_at", "generation_id"})
_SITE = Site(
    host=HOST,
    url=f"https://{HOST}/",
    outcome=Outcome.ANSWERED,
    found_via=FoundVia.PROBE_DISCOVERY,
    verified_at=MOMENT,
    listed_since=MOMENT.date(),
    changed_at=MOMENT,
    tier=Tier.PROBE_VERIFIED,
    rubric_version="1.0",
    score=_SCORE,
    checks={
        check.value: {"answer": answer, "reason": reason, "detail": "", "since": _DAY, "evidence": [_LINE]}
        for check, (answer, reason) in _ANSWERS.items()
    },
    **{check.value: _ANSWERS[check][0].as_bool for check in STORED_CHECKS},
    mcp_endpoint=f"https://{HOST}/mcp",
    mcp_tools=[{"name": "search_books"}, {"name": "place_order"}],
    mcp_server_card=CardState.PRESENT,
    other_wellknown={
        "a2a_agent_card": {
            "answer": Answer.NO,
            "url": f"https://{HOST}/.well-known/agent-card.json",
            "detail": "",
        },
        "openapi": {"answer": Answer.YES, "url": f"https://{HOST}/openapi.json", "detail": ""},
    },
    name="Example Books | Second-hand books since 1974",
    display_name="Example Books",
    entity_type=EntityType.ECOMMERCE,
    country="GB",
    language="en",
    description="Second-hand books by post.",
    connect={
        "url": f"https://{HOST}/mcp",
        "transport": McpTransport.STREAMABLE_HTTP,
        "protocol_versions": [McpVersion.NOVEMBER_2025],
        "auth": McpAuth.NONE,
        "resource_metadata": None,
        "registration": None,
    },
    addresses={"llms_txt": f"https://{HOST}/llms.txt", "openapi": f"https://{HOST}/openapi.json"},
    caveats=[
        {
            "check": CheckId.LLMS_TXT,
            "code": "dead_links",
            "text": "some of the links we tried are dead",
            "where": f"https://{HOST}/llms.txt",
        }
    ],
    tool_definitions={
        CheckId.MCP_SERVER.value: [
            {
                "name": "search_books",
                "title": "",
                "description": "Search second-hand books by title or author.",
                "input_schema": {"type": "object", "properties": {"title": {"type": "string"}}},
                "output_schema": None,
            }
        ]
    },
    tool_set="5d4140" + "0" * 58,
    tools_digest="9b2f11" + "0" * 58,
    tools_since=MOMENT.date(),
    transactional=True,
    apparent_actions=[{"action": Action.BUY, "evidence": "<button>Add to basket</button>"}],
    platform_supplied=False,
)


_ALIVE: Alive = {"answered": 29, "asked": 30, "since": _DAY, "p50_ms": 128}


def site() -> Site:
    return _SITE


def row() -> ResultRow:
    return {**result_row(_SITE), "alive": _ALIVE}


def match_row() -> ResultRow:
    why: Why = {"source": "tool", "quote": "search_books: Search second-hand books by title or author."}
    return {**row(), "similarity": 0.7312, "why": why}


def search() -> FindResponse:
    return {
        "query": "second-hand books by post",
        "mode": "search",
        "count": 1,
        "results": [match_row()],
        "possible_count": 0,
        "top_similarity": 0.7312,
        "page_not_filled": {
            "reason": "below_relative_floor",
            "candidates_cut": 12,
            "floor_fraction": 0.5,
        },
        "data_as_of": _DAY,
        "generated_at": _BUILT,
        "generation_id": _GENERATION,
    }


def filtered_search() -> FindResponse:
    return {
        "query": None,
        "mode": "filter",
        "count": 1,
        "total": 1,
        "order": ORDER_SENTENCE,
        "results": [row()],
        "data_as_of": _DAY,
        "filter_completeness": {"has_mcp": _divided()},
        "generated_at": _BUILT,
        "generation_id": _GENERATION,
    }


def nothing() -> FindResponse:
    return {
        "query": "zeppelin insurance",
        "mode": "search",
        "count": 0,
        "results": [],
        "possible_count": 0,
        "data_as_of": _DAY,
        "empty_note": "No listed site matches this query. Nothing nearby is offered instead.",
        "generated_at": _BUILT,
        "generation_id": _GENERATION,
    }


def possible() -> FindResponse:
    one: ResultRow = {**match_row(), "similarity": 0.4127}
    return {**nothing(), "query": "sell my old paperbacks", "possible_count": 1, "possible": [one]}


def _divided() -> FilterCompleteness:
    return {
        "eligible": 1,
        "excluded_no": 5,
        "excluded_unknown": 2,
        "of_listed": 8,
        "note": "Sites whose MCP server answered tools/list in the strict re-grade.",
    }


def over_rpc(answer: FindResponse) -> FindAnswer:
    """Remove the generation stamp, as MCP and A2A do."""
    return cast("FindAnswer", {name: value for name, value in answer.items() if name not in _STAMP})


def report() -> SiteReport:
    listed: ScoreOfDay = {
        "date": _DAY,
        "score": _SCORE,
        "cause": Cause.SITE,
        "rubric_version": None,
        "events": ["listed"],
        "answer_changes": [],
        "tool_changes": [],
    }
    return {**report_of(_SITE, History([listed]), MOMENT.date()), "alive": _ALIVE}


def unlisted_report() -> SiteReport:
    return {
        "found": False,
        "host": "unknown.example",
        "note": NOT_FOUND_NOTE,
        "see": f"{settings.BASE_URL}/submit",
    }


def stats() -> StatsResponse:
    yes_no: Answers = {"yes": 5, "no": 2, "unknown": 1}
    return {
        "data_as_of": _DAY,
        "generated_at": _BUILT,
        "generation_id": _GENERATION,
        "listed": 8,
        "probed": 40,
        "declined": 3,
        "could_not_ask": 4,
        "by_tier": {"1": 0, "2": 7, "3": 1},
        "by_score": {str(score): _BY_SCORE.get(score, 0) for score in range(len(SCORED_CHECKS) + 1)},
        "by_check": {check.value: yes_no for check in CHECKS},
        "by_entity_type": {**{kind.value: 0 for kind in EntityType}, "ecommerce": 6, "unknown": 2},
        "by_country": {"GB": 5, "unknown": 3},
        "by_found_via": {via.value: 8 if via is FoundVia.PROBE_DISCOVERY else 0 for via in FoundVia},
        "mcp": {"answering": 5, "platform_supplied": 1, "self_built": 3, "cards_dead": 0},
        "webmcp": {
            "asked": 7,
            "registered": 5,
            "platform_supplied": 2,
            "tools_distinct": 9,
            "could_not_ask": 1,
        },
        "rubric_version": "1.0",
    }


def spent_quota() -> errors.ErrorObject:
    limit = quota.ANONYMOUS_DAILY
    return errors.rate_limited(quota.Quota(limit=limit, used=limit + 1, resets_in=41_820))


def too_often() -> errors.ErrorObject:
    return limits.too_many(CHECK_WEBMCP.rate, f"calls of {CHECK_WEBMCP.name}", 40)


def missing() -> errors.ErrorObject:
    return errors.missing_param(MissingParam())


def wrong() -> errors.ErrorObject:
    valid = [str(n) for n in range(1, MAX_LIMIT + 1)]
    return errors.invalid_value(InvalidFilterValue("limit", "26", valid))
