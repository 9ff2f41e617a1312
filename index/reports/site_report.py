"""The site report: everything known about one listed host, or that it is not in the index."""

import unicodedata
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

from django.conf import settings

from index.checks import CHECKS, SCORED, TOOLS
from index.checks.fixes import snippets
from index.facts import FACTS
from index.generations.snapshot import one_moment
from index.generations.view import View
from index.models import ListingEvent, Site
from index.search.rows import tier_fields, verified_block
from index.values import hosts
from index.values.addresses import report_url
from index.values.findings import EvidenceLine
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

MAX_HISTORY: Final = 100
"""Days of history that a report carries, the newest ones."""

_MAX_INPUT: Final = 2048
_LINE: Final = tuple(field.name for field in fields(EvidenceLine))
_TOOL: Final = ("name", "schema_sha256")
_CHANGED_TOOL: Final = ("name", "what", "schema_sha256")
"""The database keeps no order of keys; a report does."""

_HINTS: Final = {
    "readOnlyHint": "reads only",
    "destructiveHint": "may destroy",
    "idempotentHint": "safe to repeat",
    "openWorldHint": "reaches other systems",
}
"""What a tool's annotation says when it is true."""

NOT_FOUND_NOTE: Final = (
    "This host is not in the index. That says nothing about the site: it may never have been probed, or it may "
    "not be listed. Nothing similar is offered in its place."
)


def site_report(host_or_url: str) -> dict[str, Any]:
    """Return the report of a listed host, or the same `found: false` object for every other input."""
    return _report(host_or_url, _found)


def site_page(host_or_url: str) -> dict[str, Any]:
    """Return the report with what only its pages show: `tools`, by check id `{name, description, hints}` of each."""
    return _report(host_or_url, lambda site, view: {**_found(site, view), "tools": _tools(site)})


def _report(host_or_url: str, found: Callable[[Site, View], dict[str, Any]]) -> dict[str, Any]:
    try:
        host = hosts.asked_for(host_or_url[:_MAX_INPUT])
    except hosts.BadHost:
        return _not_found(_harmless(host_or_url))
    site = Site.objects.listed().filter(host=host).first()
    if site is None:
        return _not_found(host)
    with one_moment() as view:
        return found(site, view)


def _tools(site: Site) -> dict[str, list[dict[str, Any]]]:
    return {
        check.value: [
            {"name": tool["name"], "description": tool.get("description", ""), "hints": _hints(tool)}
            for tool in getattr(site, column)
        ]
        for check, column in TOOLS.items()
    }


def _hints(tool: dict[str, Any]) -> list[str]:
    given = tool.get("annotations", {})
    return [words for name, words in _HINTS.items() if given.get(name) is True]


def _found(site: Site, view: View) -> dict[str, Any]:
    return {
        "found": True,
        "host": site.host,
        "url": site.url,
        "name": site.name,
        "display_name": site.display_name,
        "report": report_url(site.host),
        **tier_fields(site),
        "readiness_score": site.score,
        "readiness_of": len(SCORED),
        **{fact.name: fact.of(site) for fact in FACTS},
        "verified": verified_block(site),
        "checks": {
            check.value: check_to_mend(check, site.checks.get(check.value), site.host) for check in CheckId
        },
        "apparent_actions": site.apparent_actions,
        "history": _history(site.host),
        "rubric_version": site.rubric_version,
        "data_as_of": view.data_as_of.isoformat(),
    }


def check_to_mend(check: CheckId, stored: dict[str, Any] | None, host: str) -> dict[str, Any]:
    """Return one entry of `checks`, with what to copy on this host where it is a no."""
    entry = check_entry(check, stored)
    if entry["fix"] is not None:
        entry["fix"]["snippets"] = snippets(check, host)
    return entry


def check_entry(check: CheckId, stored: dict[str, Any] | None) -> dict[str, Any]:
    """Return one entry of `checks`: an unsaved or stored row of `Site.checks`, or None when it was never graded.

    `fix` is `{text, link}` for a no, else null.
    """
    known = stored or {
        "answer": Answer.UNKNOWN,
        "reason": Reason.NOT_ASKED,
        "detail": "",
        "since": None,
        "evidence": [],
    }
    text = CHECKS[check]
    return {
        "label": text.label,
        "answer": known["answer"],
        "reason": known["reason"],
        "detail": known["detail"],
        "since": known["since"],
        "fix": {"text": text.fix, "link": text.link} if known["answer"] == Answer.NO else None,
        "evidence": [{name: line[name] for name in _LINE} for line in known["evidence"]],
    }


def _history(host: str) -> list[dict[str, Any]]:
    """Return each day on which the listing changed, oldest first: what happened, and the score at its end.

    A refusal is no measurement, so it adds no row.
    """
    events = ListingEvent.objects.filter(host=host).exclude(kind=ListingEvent.Kind.DECLINED)
    days: dict[str, dict[str, Any]] = {}
    for at, kind, score, detail in events.order_by("at", "id").values_list("at", "kind", "score", "detail"):
        date = at.date().isoformat()
        new = {"date": date, "score": score, "events": [], "answer_changes": [], "tool_changes": []}
        day = days.setdefault(date, new)
        day["score"] = score
        day["events"] += [] if kind in day["events"] else [kind]
        day["answer_changes"] += _answer_changes(detail.get("answers", {}))
        day["tool_changes"] += _tool_changes(detail.get("tools", {}))
    return list(days.values())[-MAX_HISTORY:]


def _answer_changes(by_check: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the checks that answered otherwise than before, in the order of the checks."""
    return [
        {"check": check.value, "before": by_check[check.value][0], "after": by_check[check.value][1]}
        for check in CheckId
        if check.value in by_check
    ]


def _tool_changes(by_check: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the changes of one event as a report has them, in the order of the checks."""
    return [
        {
            "check": check.value,
            "added": [{name: tool[name] for name in _TOOL} for tool in change["added"]],
            "removed": [{name: tool[name] for name in _TOOL} for tool in change["removed"]],
            "changed": [{name: tool[name] for name in _CHANGED_TOOL} for tool in change["changed"]],
            "left_out": change["left_out"],
        }
        for check in CheckId
        if (change := by_check.get(check.value))
    ]


def _not_found(host: str) -> dict[str, Any]:
    return {"found": False, "host": host, "note": NOT_FOUND_NOTE, "see": f"{settings.BASE_URL}/submit"}


def _harmless(text: str) -> str:
    """Return what cannot be a host name as it may be echoed: lower case, no control or format characters, capped."""
    kept = (c for c in text[:_MAX_INPUT].lower() if unicodedata.category(c)[0] != "C")
    return "".join(kept).strip()[: hosts.MAX_LENGTH]
