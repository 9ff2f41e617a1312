"""The history of a report in words, for its pages and its feed."""

from typing import Any, Final

from index.checks import CHECKS, SCORED
from index.shapes import ScoreOfDay, ToolChange
from index.values.vocabulary import CheckId

_EVENTS: Final = {
    "listed": "Listed",
    "relisted": "Listed again",
    "missed": "Did not meet the listing rule",
    "dropped": "Left the index",
}
UNKNOWN_CAUSE: Final = "unknown"


def timeline(history: list[ScoreOfDay]) -> list[dict[str, Any]]:
    """A history newest first: `marks`, `happened`, `tools`, `cause`, `id` and `rubric` per entry.

    `rubric`: the version that changed the answers, or None.
    """
    return [
        {
            "date": day["date"],
            "score": day["score"],
            "marks": [place < day["score"] for place in range(len(SCORED))],
            "happened": _happened(day),
            "tools": [_tool_change(change) for change in day.get("tool_changes", ())],
            "cause": day["cause"] or UNKNOWN_CAUSE,
            "rubric": day["rubric_version"],
            "id": "-".join(filter(None, ("day", day["date"], day["cause"], day["rubric_version"]))),
        }
        for day in reversed(history)
    ]


def _happened(day: ScoreOfDay) -> list[str]:
    """Listing events, then changed answers, without full stops."""
    said = [_EVENTS[kind] for kind in day["events"] if kind in _EVENTS]
    said += [
        f"{CHECKS[CheckId(change['check'])].label}: {change['before']} became {change['after']}"
        for change in day["answer_changes"]
    ]
    more = day.get("more_changes", 0)
    return [*said, f"{more} more change{'s' if more > 1 else ''} that day"] if more else said


def _tool_change(change: ToolChange) -> dict[str, Any]:
    """Label, `left_out`, and (name, what changed) pairs by kind."""
    kinds = {
        "added": [(tool["name"], "") for tool in change["added"]],
        "removed": [(tool["name"], "") for tool in change["removed"]],
        "changed": [(tool["name"], ", ".join(tool["what"])) for tool in change["changed"]],
    }
    return {
        "label": CHECKS[CheckId(change["check"])].label,
        "kinds": [(kind, tools) for kind, tools in kinds.items() if tools],
        "left_out": change["left_out"],
    }
