"""Codes of a report as words for readers."""

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

from django import template
from django.conf import settings
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from index.checks import CHECKS, SCORED_CHECKS, SCORED_IN_WORDS
from index.checks.fixes import is_asked_in
from index.checks.wellknown import RESOURCES
from index.facts import BY_NAME as FACTS
from index.facts import ROWS, in_a_word
from index.filters import BY_NAME
from index.pages import connecting
from index.pages.abilities import abilities, limits
from index.pages.connecting import ClientSetup
from index.pages.lists import GroupOfSite
from index.pages.mending import STACKS, NextStep, next_steps, stack_of_generator
from index.reports.formats import linked_data_of_report, prompt_of_report
from index.reports.repeat import curl_command
from index.reports.site_report import is_brief
from index.reports.timeline import dead_links, timeline
from index.shapes import FindAnswer, PageNotFilled, SiteReport
from index.values.addresses import report_path, tool_anchor
from index.values.reasons import REASON_TEXTS, Reason
from index.values.vocabulary import COUNTRIES, Answer, CheckId, ClientRegistration, EntityType, McpAuth

register = template.Library()
register.filter(report_path)
register.filter("curl", curl_command)
register.filter("prompt", prompt_of_report)
register.filter(is_brief)
register.filter(timeline)
register.filter(abilities)
register.filter(limits)
register.filter(next_steps)

_IN_SCRIPT = {ord(mark): f"\\u{ord(mark):04x}" for mark in "<>&"}
_SYMBOLS = {Answer.YES: "✓", Answer.NO: "✕", Answer.UNKNOWN: "?"}
_LABELS = {id_.value: resource.label for id_, resource in RESOURCES.items()}


_AUTH = {
    McpAuth.NONE: "It lists its tools to anybody.",
    McpAuth.OAUTH: "It asks for credentials, and says how to get them (OAuth).",
    McpAuth.CREDENTIALS: "It asks for credentials; nothing valid says how to get them.",
    None: "It asks for credentials; we couldn't tell how to get them.",
}
_REGISTRATION = {
    ClientRegistration.CIMD: "A new client registers with its Client ID Metadata Document.",
    ClientRegistration.DCR: "A new client registers by Dynamic Client Registration.",
    ClientRegistration.NONE: "A new client cannot register itself.",
}
_DOCUMENTS = {
    "llms_txt": "llms.txt",
    "markdown": "Markdown",
    "api_catalog": "API catalog",
    "openapi": "OpenAPI document",
    "agent_card": "A2A agent card",
}


@register.filter
def auth_text(connect: Mapping[str, Any]) -> str:
    """What an MCP server asks for, in sentences."""
    registers = _REGISTRATION.get(connect["registration"]) if connect["registration"] else None
    return " ".join(filter(None, (_AUTH[connect["auth"]], registers)))


_DAY_STATES = {"answered": "answered", "silent": "no answer", "blank": "not asked"}


@register.filter
def words_of_day(state: str) -> str:
    return _DAY_STATES[state]


@register.filter
def documents(addresses: Mapping[str, str | None]) -> list[tuple[str, str]]:
    """Titles and URLs of what is there."""
    return [(title, url) for name, title in _DOCUMENTS.items() if (url := addresses.get(name))]


@register.simple_tag
def scored_in_words() -> str:
    return SCORED_IN_WORDS


@register.simple_tag
def scored_count() -> int:
    return len(SCORED_CHECKS)


@register.filter
def symbol(answer: str) -> str:
    return _SYMBOLS[Answer(answer)]


@register.filter
def answer_of(value: bool | None) -> str:  # noqa: FBT001 - the value is what is filtered
    return in_a_word(value)


@register.filter
def reason_text(code: str) -> str:
    return REASON_TEXTS[Reason(code)]


@register.filter
def country_name(code: str | None) -> str:
    return FACTS["country"].display_text(code)


@register.filter
def facts(report: dict[str, Any]) -> list[dict[str, Any]]:
    """Facts in page order: `label`, `words` and `is_day`."""
    known = [row for row in ROWS if row.name in report]
    return [
        {"label": one.label, "words": one.display_text(report[one.name]), "is_day": one.is_day}
        for one in known
    ]


@register.filter
def words(code: str) -> str:
    """A code as words (`log_in`: "log in"), or the name of a well-known resource."""
    return _LABELS.get(code) or code.replace("_", " ")


@register.filter
def items(mapping: dict[str, Any] | None) -> list[tuple[str, Any]]:
    """Items, whose keys may shadow `.items` in a template."""
    return list((mapping or {}).items())


@register.filter
def wellknown(resources: dict[str, Any]) -> list[tuple[str, Any]]:
    """In vocabulary order, which the database doesn't keep."""
    order = list(_LABELS)
    return sorted(
        resources.items(), key=lambda pair: order.index(pair[0]) if pair[0] in order else len(order)
    )


@register.filter
def answers_told(pairs: list[tuple[str, Any]]) -> str:
    """Names of existing resources, and number of others."""
    counted = Counter(entry["answer"] for _, entry in pairs)
    there = [entry.get("label") or words(id_) for id_, entry in pairs if entry["answer"] == Answer.YES]
    others = [
        f"{counted[answer]} {answer.value}" for answer in (Answer.NO, Answer.UNKNOWN) if counted[answer]
    ]
    return ", ".join([*(f"{name} yes" for name in there), *others])


@register.filter
def scored(checks: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(id_, check) for id_, check in checks.items() if id_ in SCORED_CHECKS]


@register.filter
def unscored(checks: dict[str, Any]) -> list[tuple[str, Any]]:
    return [(id_, check) for id_, check in checks.items() if id_ not in SCORED_CHECKS]


@register.filter
def score(verified: Mapping[str, object]) -> int:
    return sum(bool(verified[check]) for check in SCORED_CHECKS)


@register.filter
def answers(verified: Mapping[str, bool | str | None]) -> list[str]:
    return [answer_of(None if verified[check] is None else bool(verified[check])) for check in SCORED_CHECKS]


@register.filter
def answers_in_words(verified: Mapping[str, bool | str | None]) -> str:
    """Answers in words, for screen readers."""
    by_answer = {answer.value: list[str]() for answer in Answer}
    for check, answer in zip(SCORED_CHECKS, answers(verified), strict=True):
        by_answer[answer].append(CHECKS[check].label)
    return "; ".join(f"{answer}: {', '.join(labels)}" for answer, labels in by_answer.items() if labels)


@register.filter
def kind_and_place(report: Mapping[str, Any]) -> list[str]:
    """What kind of site it is, and its country, where they are known."""
    kind, country = report.get("entity_type"), report.get("country")
    return [*([EntityType(kind).label] if kind else []), *([COUNTRIES[country]] if country else [])]


@register.filter
def client_setups(report: SiteReport) -> list[ClientSetup]:
    """What to paste into clients; none where no endpoint is known."""
    connect = report.get("connect")
    return connecting.client_setups(connecting.endpoint_of(connect, report["host"])) if connect else []


@register.simple_tag
def stacks(steps: list[NextStep]) -> list[dict[str, Any]]:
    chosen = stack_of_generator(steps)
    return [{"id": stack.id, "label": stack.label, "chosen": stack.id == chosen} for stack in STACKS]


@register.filter
def caveat(check: Mapping[str, Any]) -> str:
    """The caveat of a yes, or ""."""
    return str(dead_links(check) or "")


@register.filter
def verdict(checks: dict[str, Any]) -> str:
    """For example "2 of 5 checks passed, 1 is unknown"."""
    counted = Counter(Answer(check["answer"]) for _, check in scored(checks))
    passed = f"{counted[Answer.YES]} of {len(SCORED_CHECKS)} checks passed"
    if not (unknown := counted[Answer.UNKNOWN]):
        return passed
    return f"{passed}, {unknown} {'is' if unknown == 1 else 'are'} unknown"


@register.filter
def share_in_words(group: GroupOfSite, check: str) -> str:
    share = group["shares"][CheckId(check)]
    return "too few" if share is None else f"{share}%"


@register.filter
def at_most(rows: list[Any], count: int) -> list[Any]:
    return rows[:count]


@register.filter
def beyond(rows: list[Any], count: int) -> int:
    return max(0, len(rows) - count)


@register.filter
def anchored(tools: list[Any], check: str) -> list[dict[str, Any]]:
    """Tools with an `anchor` on the page; "" for a repeated name."""
    anchors: set[str] = set()
    named = []
    for tool in tools:
        anchor = tool_anchor(tool["name"], in_page=check == CheckId.WEBMCP)
        named.append({**tool, "anchor": "" if anchor in anchors else anchor})
        anchors.add(anchor)
    return named


@register.filter
def tool_path(row: Mapping[str, Any], name: str) -> str:
    verified = row["verified"]
    in_page = name in verified["webmcp_tools"] and name not in verified["mcp_tools"]
    return f"{report_path(row['host'])}#{tool_anchor(name, in_page=in_page)}"


@register.filter
def to_minute(at: str) -> str:
    """For example "2026-11-20 08:30 UTC"."""
    return f"{at[:10]} {at[11:16]} UTC"


@register.filter
def to_second(at: str) -> str:
    """For example "08:30:05 UTC on 2026-11-20"."""
    return f"{at[11:19]} UTC on {at[:10]}"


@register.filter
def filter_text(name: str) -> str:
    return BY_NAME[name].label


@register.filter
def filter_name(name: str) -> str:
    return BY_NAME[name].control


@register.filter
def empty_text(answer: FindAnswer) -> str:
    asked = "matches this query" if answer["query"] is not None else "matches"
    both = answer["query"] is not None and answer.get("filter_completeness")
    said = f"No listed site {asked}{' and every filter' if both else ''}."
    return said if answer.get("possible_count") else f"{said} Nothing nearby is offered instead."


@register.filter
def possible_heading(answer: FindAnswer) -> str:
    if answer["count"]:
        return "Less sure: these may, too"
    return f"Nothing surely does this. {'These' if len(answer['possible']) > 1 else 'This one'} may:"


@register.filter
def possible_text(answer: FindAnswer) -> str:
    count = answer["possible_count"]
    if answer["count"]:
        return f"{count} more may do this, less surely."
    return f"Nothing surely does this. {count} site{'' if count == 1 else 's'} may."


@register.filter
def home_address(query: str) -> str:
    return f"{settings.BASE_URL}/index.md{query}"


@register.filter
def not_filled_text(note: PageNotFilled) -> str:
    match note["reason"]:
        case "below_relative_floor":
            hidden = note["candidates_cut"]
            return (
                f"{hidden} weaker match{'' if hidden == 1 else 'es'} hidden, below "
                f"{note['floor_fraction']:.0%} of the score of the best one."
            )
        case "depth_limit":
            return (
                f"The search stopped after {note['candidates_searched']} candidates; there may be more "
                "matches."
            )
        case "could_not_search_deeper":
            return (
                f"Only {note['candidates_searched']} candidates could be searched; there may be more matches."
            )
    return f"These are all matches among {note['candidates_searched']} candidates."


@register.filter
def report_address(host: str, suffix: str) -> str:
    return f"{settings.BASE_URL}{report_path(host, suffix)}"


@register.filter
def host_address(host: str, last: str) -> str:
    return f"{settings.BASE_URL}/site/{host}/{last}"


@register.filter
def json_ld(report: SiteReport) -> SafeString:
    return linked_data(linked_data_of_report(report))


@register.filter
def linked_data(described: Mapping[str, Any]) -> SafeString:
    """A script element of JSON-LD that no content can close."""
    text = json.dumps(described, separators=(",", ":")).translate(_IN_SCRIPT)
    return format_html('<script type="application/ld+json">{}</script>', mark_safe(text))  # noqa: S308 - escaped above


@register.filter
def our_page(last: str, folder: str) -> str:
    return f"{settings.BASE_URL}{folder}{last}"


@register.filter
def check_page(check: str, version: str) -> str:
    """Path of a check's page, in the rubric version if it had this check."""
    return f"/benchmark/{check}/{version}" if is_asked_in(CheckId(check), version) else f"/benchmark/{check}"


@register.filter
def check_version(version: str, check: str) -> str:
    return our_page(f"{check}/{version}", "/benchmark/")
