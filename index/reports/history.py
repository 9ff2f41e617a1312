"""How a listing changed, read newest first and never whole: a site may change at every visit."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, NamedTuple, cast

from django.db.models import Exists, F, Max, OuterRef, Q
from django.db.models.functions import JSONObject

from index.checks import CHECKS
from index.models import ListingEvent, Site
from index.shapes import AnswerChange, EventOfDay, ListedTool, ScoreOfDay, ToolChange
from index.values.tools import bytes_of, cut_tools
from index.values.vocabulary import Cause, CheckId

MAX_DAYS = 100  # Newest days of a whole history
MAX_BRIEF_DAYS = 10
MAX_EVENTS = 500
MAX_BRIEF_EVENTS = 60
MAX_BYTES = 32 * 1024  # Of all changes of a history, as stored
MAX_NEWS = 100  # Events of many sites that a feed tells
MAX_LOOKED_AT = 5_000  # Newest events of the index, of which a feed of few sites tells those of these sites

_FIRST = 8  # Events of the first query; each further one reads twice as many

Rows = Any  # A query of events as dictionaries
Key = tuple[str, str, str]  # Date, cause and rubric of an entry


class History(NamedTuple):
    days: list[ScoreOfDay]
    """Oldest first, one entry per day and cause."""
    since: str | None = None
    """The date of the first entry, where earlier changes are left out."""


class NewsOfDay(NamedTuple):
    """What happened to one site on a day for one cause."""

    host: str
    at: datetime
    day: ScoreOfDay


def read_news(check: CheckId | None = None, **having: object) -> list[NewsOfDay]:
    """What is new of listed sites, newest first: listings, answers and tools, never who left.

    `having`: columns of the sites. `check`: only its answers and tools, and new sites that pass it.
    """
    newest = ListingEvent.objects.aggregate(newest=Max("pk"))["newest"]
    if newest is None:
        return []
    sites = Site.objects.listed().filter(host=OuterRef("host"), **having)
    is_new = Q(kind__in=(ListingEvent.Kind.LISTED, ListingEvent.Kind.RELISTED))
    moved = Q(detail__has_any_keys=["answers", "tools"])
    if check:
        is_new = Q(is_new, Exists(sites.filter(**{CHECKS[check].column: True})))
        moved = Q(detail__answers__has_key=check.value) | Q(detail__tools__has_key=check.value)
    told = ListingEvent.objects.filter(
        Exists(sites), is_new | Q(moved, kind=ListingEvent.Kind.CHANGED), pk__gt=newest - MAX_LOOKED_AT
    )
    rows: Rows = told.order_by("-pk").values(
        "host", "at", "kind", "score", "cause", "rubric_version", changes=F("detail")
    )
    days: dict[tuple[str, Key], NewsOfDay] = {}
    for event in rows[:MAX_NEWS]:
        key = _key(event)
        news = days.setdefault((event["host"], key), NewsOfDay(event["host"], event["at"], _day(key, event)))
        _prepend(news.day, event["kind"], cut_tools(event["changes"]))
    return sorted(days.values(), key=lambda news: news.at, reverse=True)


def read_history(host: str) -> History:
    """Days on which the listing changed, with how its tools did."""
    return _read(_rows(host, detail=F("detail")), most_days=MAX_DAYS, most_events=MAX_EVENTS)


def read_brief_history(host: str) -> History:
    """The newest days, without tools, which are not read either."""
    answers = JSONObject(answers=F("detail__answers"), folded=F("detail__folded"))
    return _read(_rows(host, detail=answers), most_days=MAX_BRIEF_DAYS, most_events=MAX_BRIEF_EVENTS)


def _rows(host: str, *, detail: Any) -> Rows:
    events = ListingEvent.objects.filter(host=host).exclude(kind=ListingEvent.Kind.DECLINED)
    newest_first = events.order_by("-at", "-id")
    return newest_first.values("at", "kind", "score", "cause", "rubric_version", changes=detail)


def _read(rows: Rows, *, most_days: int, most_events: int) -> History:
    """Stop before the first event that is one too many, in number, days or bytes."""
    days: dict[Key, ScoreOfDay] = {}
    size, is_cut = 0, False
    for number, event in enumerate(_few_at_a_time(rows)):
        detail, key = cut_tools(event["changes"]), _key(event)
        size += bytes_of(detail)
        is_new = key not in days
        is_cut = (
            number >= most_events or (is_new and len(days) >= most_days) or bool(days and size > MAX_BYTES)
        )
        if is_cut:
            break
        _prepend(days.setdefault(key, _day(key, event)), event["kind"], detail)
    oldest_first = list(reversed(days.values()))
    return History(oldest_first, oldest_first[0]["date"] if is_cut else None)


def _few_at_a_time(rows: Rows) -> Iterator[Mapping[str, Any]]:
    """Most are never looked at."""
    start, wanted = 0, _FIRST
    while found := list(rows[start : start + wanted]):
        yield from found
        if len(found) < wanted:
            return
        start, wanted = start + wanted, wanted * 2


def _key(event: Mapping[str, Any]) -> Key:
    rubric = event["rubric_version"] if event["cause"] == Cause.RUBRIC else ""
    return event["at"].date().isoformat(), event["cause"], rubric


def _day(key: Key, event: Mapping[str, Any]) -> ScoreOfDay:
    """An entry with the score of its last event."""
    date, cause, rubric = key
    return {
        "date": date,
        "score": event["score"],
        "cause": Cause(cause) if cause else None,
        "rubric_version": rubric or None,
        "events": [],
        "answer_changes": [],
        "tool_changes": [],
    }


def _prepend(day: ScoreOfDay, kind: str, detail: Mapping[str, Any]) -> None:
    """Add an event before those of the day that are there."""
    happened = cast("EventOfDay", kind)
    day["events"] = [happened, *(event for event in day["events"] if event != happened)]
    day["answer_changes"] = [*_answer_changes(detail.get("answers") or {}), *day["answer_changes"]]
    day["tool_changes"] = [*_tool_changes(detail.get("tools", {})), *day["tool_changes"]]
    if folded := detail.get("folded"):
        day["more_changes"] = day.get("more_changes", 0) + folded


def _answer_changes(by_check: Mapping[str, Any]) -> list[AnswerChange]:
    return [
        {"check": check, "before": by_check[check.value][0], "after": by_check[check.value][1]}
        for check in CheckId
        if check.value in by_check
    ]


def _tool_changes(by_check: Mapping[str, Any]) -> list[ToolChange]:
    return [
        {
            "check": check,
            "added": [_tool(tool) for tool in change["added"]],
            "removed": [_tool(tool) for tool in change["removed"]],
            "changed": [
                {"name": tool["name"], "what": tool["what"], "schema_sha256": tool["schema_sha256"]}
                for tool in change["changed"]
            ],
            "left_out": change["left_out"],
        }
        for check in CheckId
        if (change := by_check.get(check.value))
    ]


def _tool(tool: Mapping[str, Any]) -> ListedTool:
    return {"name": tool["name"], "schema_sha256": tool["schema_sha256"]}
