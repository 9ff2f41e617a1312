"""Codes of a report as the words that readers see."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from django import template
from django.conf import settings
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from index.checks.prose import is_asked_in
from index.pages.home import FLAGS
from index.reports.linked_data import of_report
from index.reports.repeat import command
from index.values.addresses import report_path
from index.values.countries import COUNTRIES
from index.values.reasons import REASON_TEXTS, Reason
from index.values.shapes import FindAnswer, PageNotFilled, ScoreOfDay, SiteReport, ToolChange
from index.values.vocabulary import CHECK_TEXTS, SCORED, Answer, CheckId, WellKnown

register = template.Library()
register.filter(report_path)
register.filter("curl", command)

_IN_SCRIPT: Final = {ord(mark): f"\\u{ord(mark):04x}" for mark in "<>&"}
_SYMBOLS: Final = {Answer.YES: "✓", Answer.NO: "✕", Answer.UNKNOWN: "?"}
_FOUND_VIA: Final = {
    "declared_agent_access": "the site declares that agents are welcome",
    "probe_discovery": "the probe came across it",
    "submission": "somebody suggested it",
}
_EVENTS: Final = {
    "listed": "Listed",
    "relisted": "Listed again",
    "missed": "Did not meet the listing rule",
    "dropped": "Left the index",
}
_DEEDS: Final = (
    (CheckId.MARKDOWN_NEGOTIATION, "ask for its home page as markdown"),
    (CheckId.MARKDOWN_TWIN, "read its home page as markdown"),
    (CheckId.LLMS_TXT, "find its way by llms.txt"),
    (CheckId.API_CATALOG, "look up its APIs in a catalog"),
    (CheckId.MCP_SERVER, "use its MCP server without a key"),
)
"""What a yes lets an agent do."""
_WELL_KNOWN: Final = {
    "a2a_agent_card": "A2A agent card",
    "agent_skills": "Agent skills",
    "oauth_protected_resource": "OAuth protected resource",
    "oauth_authorization_server": "OAuth authorization server",
    "auth_md": "auth.md",
    "ucp": "Universal Commerce Protocol",
    "ard": "Agentic Resource Discovery",
    "ai_catalog": "AI catalog",
    "web_bot_auth": "Web Bot Auth",
    "openapi": "OpenAPI description",
    "x402": "x402 payments",
}


@register.filter
def symbol(answer: str) -> str:
    """Return the mark of an answer; the word always stands beside it."""
    return _SYMBOLS[Answer(answer)]


@register.filter
def answer_of(value: bool | None) -> str:  # noqa: FBT001 - the value is what is filtered
    """Return yes, no or unknown for true, false or null."""
    return {True: "yes", False: "no", None: "unknown"}[value]


@register.filter
def reason_text(code: str) -> str:
    """Return the prose of a reason code."""
    return REASON_TEXTS[Reason(code)]


@register.filter
def country_name(code: str | None) -> str:
    """Return a country's English name with its code, or unknown."""
    return f"{COUNTRIES[code]} ({code})" if code else "unknown"


@register.filter
def found_via_text(code: str) -> str:
    """Return how a site came to the index, as prose."""
    return _FOUND_VIA[code]


@register.filter
def words(code: str) -> str:
    """Return a code as words: `log_in` is "log in"; well-known resources have their own names."""
    return _WELL_KNOWN.get(code) or code.replace("_", " ")


@register.filter
def items(mapping: dict[str, Any] | None) -> list[tuple[str, Any]]:
    """Return the pairs of an object whose keys could shadow `.items` in a template; none of none."""
    return list((mapping or {}).items())


@register.filter
def wellknown(resources: dict[str, Any]) -> list[tuple[str, Any]]:
    """Return the pairs of resource and entry in the order of the vocabulary: the database keeps none."""
    order = [one.value for one in WellKnown]
    return sorted(
        resources.items(), key=lambda pair: order.index(pair[0]) if pair[0] in order else len(order)
    )


@register.filter
def answers_told(pairs: list[tuple[str, Any]]) -> str:
    """Return which resources are there, by name, and how many of the others are not or are unknown."""
    counted = Counter(entry["answer"] for _, entry in pairs)
    there = [words(id_) for id_, entry in pairs if entry["answer"] == Answer.YES]
    others = [
        f"{counted[answer]} {answer.value}" for answer in (Answer.NO, Answer.UNKNOWN) if counted[answer]
    ]
    return ", ".join([*(f"{name} yes" for name in there), *others])


@register.filter
def scored(checks: dict[str, Any]) -> list[tuple[str, Any]]:
    """Return the pairs of id and check that the score counts."""
    return [(id_, check) for id_, check in checks.items() if id_ in SCORED]


@register.filter
def unscored(checks: dict[str, Any]) -> list[tuple[str, Any]]:
    """Return the pairs of id and check that are only reported."""
    return [(id_, check) for id_, check in checks.items() if id_ not in SCORED]


@register.filter
def score(verified: Mapping[str, object]) -> int:
    """Return how many of the five a result row's `verified` block answers with yes."""
    return sum(bool(verified[check]) for check in SCORED)


@register.filter
def five(verified: Mapping[str, bool | str | None]) -> list[str]:
    """Return the answers of a result row's `verified` block to the five, in their order."""
    return [answer_of(None if verified[check] is None else bool(verified[check])) for check in SCORED]


@register.filter
def able(report: SiteReport) -> str:
    """Return in a sentence or two what the probe saw that an agent can do there, and what could not be told."""
    known = {id_: Answer(check["answer"]) for id_, check in report["checks"].items()}
    can = [deed for check, deed in _DEEDS if known[check] is Answer.YES]
    if known[CheckId.MARKDOWN_NEGOTIATION] is known[CheckId.MARKDOWN_TWIN] is Answer.YES:
        can = can[1:]
    open_ = [CHECK_TEXTS[check].label for check in SCORED if known[check] is Answer.UNKNOWN]
    said = f"An agent can {_listed(can)}." if can else "None of the five checks passed."
    return f"{said} Not known: {_listed(open_)}." if open_ else said


def _listed(words: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


@register.filter
def timeline(history: list[ScoreOfDay]) -> list[dict[str, Any]]:
    """Return a history newest first, each day with `marks` (up to the score), what `happened` in words, and `tools`."""
    return [
        {
            "date": day["date"],
            "score": day["score"],
            "happened": _happened(day),
            "tools": [_tool_change(change) for change in day["tool_changes"]],
        }
        for day in reversed(history)
    ]


def _happened(day: ScoreOfDay) -> list[str]:
    """The day in sentences without their full stops: what became of the listing, then each answer that changed."""
    said = [_EVENTS[kind] for kind in day["events"] if kind in _EVENTS]
    return said + [
        f"{CHECK_TEXTS[CheckId(change['check'])].label}: {change['before']} became {change['after']}"
        for change in day["answer_changes"]
    ]


def _tool_change(change: ToolChange) -> dict[str, Any]:
    """A change of tools: label, `left_out`, and by kind its pairs of name and what changed."""
    kinds = {
        "added": [(tool["name"], "") for tool in change["added"]],
        "removed": [(tool["name"], "") for tool in change["removed"]],
        "changed": [(tool["name"], ", ".join(tool["what"])) for tool in change["changed"]],
    }
    return {
        "label": CHECK_TEXTS[CheckId(change["check"])].label,
        "kinds": [(kind, tools) for kind, tools in kinds.items() if tools],
        "left_out": change["left_out"],
    }


@register.filter
def verdict(checks: dict[str, Any]) -> str:
    """Return the five answers in a sentence: "2 passed, 2 did not, 1 could not be told"."""
    counted = Counter(Answer(check["answer"]) for _, check in scored(checks))
    said = {Answer.YES: "passed", Answer.NO: "did not", Answer.UNKNOWN: "could not be told"}
    return ", ".join(f"{counted[answer]} {words}" for answer, words in said.items() if counted[answer])


@register.filter
def at_most(rows: list[Any], count: int) -> list[Any]:
    """Return the first rows."""
    return rows[:count]


@register.filter
def beyond(rows: list[Any], count: int) -> int:
    """Return how many rows there are beyond the first ones."""
    return max(0, len(rows) - count)


@register.filter
def to_minute(at: str) -> str:
    """Return a time of ISO 8601 as people read it: "2026-11-20 08:30 UTC"."""
    return f"{at[:10]} {at[11:16]} UTC"


@register.filter
def of_host(found: dict[str, Any] | None, host: str) -> Any:
    """Return what is known of one host in a mapping by host; None when there is nothing."""
    return (found or {}).get(host)


@register.filter
def filter_text(name: str) -> str:
    """Return what a filter asks for, as the form says it."""
    return FLAGS.get(name) or {"country": "the country", "entity_type": "the kind of site"}[name]


@register.filter
def empty_text(answer: FindAnswer) -> str:
    """Return that nothing matches, without the codes of the note for programs."""
    asked = "matches this query" if answer["query"] is not None else "matches"
    both = answer["query"] is not None and answer.get("filter_completeness")
    return f"No listed site {asked}{' and every filter' if both else ''}. Nothing nearby is offered in its place."


@register.filter
def not_filled_text(note: PageNotFilled) -> str:
    """Return why a page of results is short, in words."""
    match note["reason"]:
        case "below_relative_floor":
            return (
                f"{note['candidates_cut']} weaker matches were left out: they scored below "
                f"{note['floor_fraction']:.0%} of the best one."
            )
        case "depth_limit":
            return f"The search stopped after {note['candidates_searched']} candidates; there may be more."
        case "could_not_search_deeper":
            return f"Only {note['candidates_searched']} candidates could be searched; there may be more."
    return f"These are all: {note['candidates_searched']} candidates were searched and no other passes."


@register.filter
def report_address(host: str, suffix: str) -> str:
    """Return the absolute address of a host's report in one representation."""
    return f"{settings.BASE_URL}{report_path(host, suffix)}"


@register.filter
def host_address(host: str, last: str) -> str:
    """Return the absolute address of something below a host's report."""
    return f"{settings.BASE_URL}/site/{host}/{last}"


@register.filter
def json_ld(report: SiteReport) -> SafeString:
    """Return the script element with a report's linked data; no character in it can end the element."""
    text = json.dumps(of_report(report), separators=(",", ":")).translate(_IN_SCRIPT)
    return format_html('<script type="application/ld+json">{}</script>', mark_safe(text))  # noqa: S308 - escaped above


@register.filter
def our_page(last: str, folder: str) -> str:
    """Return the absolute address of one of our own pages."""
    return f"{settings.BASE_URL}{folder}{last}"


@register.filter
def check_page(check: str, version: str) -> str:
    """Return the path of a check's own page: of the version of the rubric, where that asked it, else of today's."""
    return f"/benchmark/{check}/{version}" if is_asked_in(CheckId(check), version) else f"/benchmark/{check}"


@register.filter
def check_version(version: str, check: str) -> str:
    """Return the absolute address of a check's page under a version of the rubric."""
    return our_page(f"{check}/{version}", "/benchmark/")
