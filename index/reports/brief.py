"""A report for agents over MCP and A2A: all answers, shortened."""

from collections.abc import Mapping
from typing import Any, Final, cast

from index.search.rows import quoted_shortly
from index.shapes import BriefReport, CheckEntry, SiteReport
from index.templatetags.quoted import plain

MAX_DETAIL: Final = 200
"""Characters of a detail."""


def brief(report: SiteReport) -> BriefReport:
    """The report, read with `read_brief_history`, without snippets and exchanges, with long texts cut."""
    if not report["found"]:
        return cast("BriefReport", report)
    others = report["verified"]["other_wellknown"].items()
    shown: dict[str, Any] = {
        **report,
        "verified": {
            **report["verified"],
            "other_wellknown": {name: _shortened(one) for name, one in others},
        },
        "checks": {check: _check(entry) for check, entry in report["checks"].items()},
        "apparent_actions": quoted_shortly(report["apparent_actions"]),
        "history": [_without(day, "tool_changes") for day in report["history"]],
    }
    return cast("BriefReport", shown)


def is_brief(report: Mapping[str, Any]) -> bool:
    """Whether a listed site's report is brief."""
    return not any("evidence" in check for check in report["checks"].values())


def _shortened(entry: Mapping[str, Any]) -> dict[str, Any]:
    return {**entry, "detail": plain(entry["detail"], MAX_DETAIL)}


def _check(entry: CheckEntry) -> dict[str, Any]:
    fix = entry["fix"] and {"text": entry["fix"]["text"], "link": entry["fix"]["link"]}
    return {**_without(_shortened(entry), "evidence"), "fix": fix}


def _without(entry: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != name}
