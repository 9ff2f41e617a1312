"""The history of a report in words, for its pages and its feed."""

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypedDict

from django.db import connection
from django.db.models import Max

from index.checks import CHECKS, SCORED_CHECKS
from index.models import ListingEvent
from index.shapes import ScoreOfDay, ToolChange
from index.values.vocabulary import Answer, Cause, CheckId

# Matches the details of llms.txt and API catalogs.
_DEAD = re.compile(r" (\d{1,4}) of (\d{1,4}) links that were tried are dead\.")


class DeadLinks(NamedTuple):
    dead: int
    tried: int

    @property
    def all_dead(self) -> bool:
        return self.dead == self.tried

    def __str__(self) -> str:
        if self.all_dead:
            return (
                "the one link that we tried is dead"
                if self.tried == 1
                else f"all {self.tried} links we tried are dead"
            )
        return f"{self.dead} of {self.tried} links we tried {'is' if self.dead == 1 else 'are'} dead"


def dead_links(check: Mapping[str, Any]) -> DeadLinks | None:
    """Dead links that a check's yes reports, or None."""
    if check["answer"] != Answer.YES:
        return None
    found = _DEAD.search(check["detail"])
    return DeadLinks(int(found[1]), int(found[2])) if found else None


# Skips removed checks, which have no label.
_MOVED = """
SELECT event.rubric_version, moved.key, moved.value ->> 0, moved.value ->> 1, count(DISTINCT event.host)
FROM index_listingevent AS event CROSS JOIN LATERAL jsonb_each(event.detail -> 'answers') AS moved
WHERE event.cause = %s AND event.detail ? 'answers' AND moved.key = ANY(%s)
GROUP BY 1, 2, 3, 4 ORDER BY array_position(%s, moved.key), 5 DESC, 3, 4
"""


class RubricMove(TypedDict):
    """How many sites one check answered otherwise; `check` is its label."""

    check: str
    before: str
    after: str
    sites: int


def moves() -> dict[str, list[RubricMove]]:
    """By rubric version."""
    newest = ListingEvent.objects.filter(cause=Cause.RUBRIC).aggregate(newest=Max("pk"))["newest"]
    return _moves(newest) if newest is not None else {}


@lru_cache(maxsize=1)
def _moves(_newest: int) -> dict[str, list[RubricMove]]:
    checks = [check.value for check in CheckId]
    with connection.cursor() as cursor:
        cursor.execute(_MOVED, [Cause.RUBRIC.value, checks, checks])
        rows = cursor.fetchall()
    found: dict[str, list[RubricMove]] = defaultdict(list)
    for version, check, before, after, sites in rows:
        label = CHECKS[CheckId(check)].label
        found[version].append({"check": label, "before": before, "after": after, "sites": sites})
    return dict(found)


_EVENTS = {
    "listed": "Listed",
    "relisted": "Listed again",
    "missed": "Did not meet the listing rule",
    "dropped": "Left the index",
}
UNKNOWN_CAUSE = "unknown"


def timeline(history: list[ScoreOfDay]) -> list[dict[str, Any]]:
    """A history newest first: `marks`, `happened`, `tools`, `cause`, `id` and `rubric` per entry.

    `rubric`: the version that changed the answers, or None.
    """
    return [
        {
            "date": day["date"],
            "score": day["score"],
            "marks": [place < day["score"] for place in range(len(SCORED_CHECKS))],
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


_WHAT = {"schema": "inputs", "output_schema": "output"}


def _what_changed(what: Iterable[str]) -> str:
    return ", ".join(_WHAT.get(one, one) for one in what)


def _tool_change(change: ToolChange) -> dict[str, Any]:
    """Label, `left_out`, and (name, what changed) pairs by kind."""
    kinds = {
        "added": [(tool["name"], "") for tool in change["added"]],
        "removed": [(tool["name"], "") for tool in change["removed"]],
        "changed": [(tool["name"], _what_changed(tool["what"])) for tool in change["changed"]],
    }
    return {
        "label": CHECKS[CheckId(change["check"])].label,
        "kinds": [(kind, tools) for kind, tools in kinds.items() if tools],
        "left_out": change["left_out"],
    }
