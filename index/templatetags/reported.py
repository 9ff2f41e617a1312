"""Codes of a report as the words that readers see."""

from typing import Any, Final

from django import template
from django.conf import settings

from index.addresses import report_path
from index.home import FLAGS
from index.reasons import REASON_TEXTS, Reason
from index.repeat import command
from index.vocabulary import CHECK_TEXTS, SCORED, Answer, CheckId

register = template.Library()
register.filter(report_path)
register.filter("curl", command)

_SYMBOLS: Final = {Answer.YES: "✓", Answer.NO: "✕", Answer.UNKNOWN: "?"}
_FOUND_VIA: Final = {
    "declared_agent_access": "the site declares that agents are welcome",
    "probe_discovery": "the probe came across it",
    "submission": "somebody suggested it",
}
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
def scored(checks: dict[str, Any]) -> list[tuple[str, Any]]:
    """Return the pairs of id and check that the score counts."""
    return [(id_, check) for id_, check in checks.items() if id_ in SCORED]


@register.filter
def unscored(checks: dict[str, Any]) -> list[tuple[str, Any]]:
    """Return the pairs of id and check that are only reported."""
    return [(id_, check) for id_, check in checks.items() if id_ not in SCORED]


@register.filter
def score(verified: dict[str, Any]) -> int:
    """Return how many of the five a result row's `verified` block answers with yes."""
    return sum(bool(verified[check]) for check in SCORED)


@register.filter
def tool_changes(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return each change of tools in a history: date, label, `left_out`, and by kind its pairs of name and what changed."""
    return [
        {
            "date": day["date"],
            "label": CHECK_TEXTS[CheckId(change["check"])].label,
            "kinds": [
                (kind, [(tool["name"], ", ".join(tool.get("what", ()))) for tool in change[kind]])
                for kind in ("added", "removed", "changed")
                if change[kind]
            ],
            "left_out": change["left_out"],
        }
        for day in history
        for change in day["tool_changes"]
    ]


@register.filter
def of_host(found: dict[str, Any] | None, host: str) -> Any:
    """Return what is known of one host in a mapping by host; None when there is nothing."""
    return (found or {}).get(host)


@register.filter
def filter_text(name: str) -> str:
    """Return what a filter asks for, as the form says it."""
    return FLAGS.get(name) or {"country": "the country", "entity_type": "the kind of site"}[name]


@register.filter
def empty_text(answer: dict[str, Any]) -> str:
    """Return that nothing matches, without the codes of the note for programs."""
    asked = "matches this query" if answer["query"] is not None else "matches"
    both = answer["query"] is not None and answer.get("filter_completeness")
    return f"No listed site {asked}{' and every filter' if both else ''}. Nothing nearby is offered in its place."


@register.filter
def not_filled_text(note: dict[str, Any]) -> str:
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
