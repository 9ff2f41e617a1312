"""What a listing is at one moment, small enough to be kept beside each watch, and what changed since."""

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Annotated, Any, NamedTuple, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from index.checks import TOOLS
from index.listing.feed import AnswersByKey, ToolNames
from index.models import FeedEntry, Site
from index.shapes import Count, Shape
from index.values.vocabulary import Answer, Cause, CheckId

ListingState = dict[str, Any]
"""`id` of the listing, `answers` and digests of the names of `tools` by check id; {} is not listed."""

_DIGEST = 8  # Hex digits: a state keeps none of a site's words


class Move(StrEnum):
    LISTED = "listed"
    LEFT = "left"
    RELISTED = "relisted"
    CHANGED = "changed"


# No enumeration: what waits to be told may name a check that a release took away.
_Check = Annotated[str, Field(description="The id of a check, as in reports.")]
_Because = Annotated[Cause | None, Field(description="Whose doing it is; null where it isn't known.")]
_Rubric = Annotated[str | None, Field(description="The rubric that judges differently, with that cause.")]


class AnswerMove(Shape):
    """An answer that changed."""

    check: _Check
    before: Answer
    after: Answer
    cause: _Because
    rubric_version: _Rubric


class ToolMove(Shape):
    """How many tools came and went."""

    check: _Check
    added: Count
    gone: Count
    cause: _Because
    rubric_version: _Rubric


class ListingChange(TypedDict):
    """`listing`: the id under which it holds; "" for what left."""

    host: str
    move: Move
    listing: str
    answers: NotRequired[list[AnswerMove]]
    tools: NotRequired[list[ToolMove]]


class StatePair(NamedTuple):
    host: str
    before: ListingState
    now: ListingState


class _KnownCause(NamedTuple):
    cause: Cause | None = None
    rubric_version: str | None = None


def listing_states(hosts: Collection[str]) -> dict[str, ListingState]:
    """States by host; a host that is not listed has none."""
    sites = Site.objects.listed().filter(host__in=hosts, listing_id__isnull=False)
    named = {f"{column}_names": ToolNames(column) for column in TOOLS.values()}
    rows: Any = sites.values("host", "listing_id", answers=AnswersByKey("checks"), **named)
    return {row["host"]: _state(row) for row in rows}


def _state(row: Mapping[str, Any]) -> ListingState:
    answers = row["answers"] or {}
    return {
        "id": str(row["listing_id"]),
        "answers": {check.value: answers.get(check.value, Answer.UNKNOWN.value) for check in CheckId},
        "tools": {check.value: _digests(row[f"{column}_names"]) for check, column in TOOLS.items()},
    }


def _digests(names: Iterable[str]) -> list[str]:
    return sorted({hashlib.sha256(name.encode()).hexdigest()[:_DIGEST] for name in names})


def list_changes(compared: Iterable[StatePair]) -> list[ListingChange]:
    """What is to be told of hosts whose states differ, with causes as the history has them."""
    moved = [change for change in compared if change.before != change.now]
    entries = _entries({change.now["id"] for change in moved if _is_same(change)})
    changes = [_change(change, entries.get(change.now.get("id", ""), [])) for change in moved]
    return [change for change in changes if change is not None]


def _is_same(one: StatePair) -> bool:
    return bool(one.now and one.before.get("id") == one.now["id"])


def _entries(listings: Collection[str]) -> dict[str, list[Mapping[str, Any]]]:
    """What the feed says of listings, newest first."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    if listings:
        rows: Any = FeedEntry.objects.filter(listing_id__in=listings, kind=FeedEntry.Kind.CHANGED)
        for row in rows.order_by("-pk").values("listing_id", "fields", "cause", "rubric_version"):
            found.setdefault(str(row["listing_id"]), []).append(row)
    return found


def _change(one: StatePair, entries: Sequence[Mapping[str, Any]]) -> ListingChange | None:
    if not one.now:
        return {"host": one.host, "move": Move.LEFT, "listing": ""}
    if not _is_same(one):
        move = Move.RELISTED if one.before else Move.LISTED
        return {"host": one.host, "move": move, "listing": one.now["id"]}
    answers = [
        AnswerMove(
            check=check,
            before=Answer(before),
            after=Answer(after),
            cause=(cause := _cause(entries, "answers", check)).cause,
            rubric_version=cause.rubric_version,
        )
        for check, before, after in _moved_answers(one)
    ]
    tools = [
        ToolMove(
            check=check,
            added=added,
            gone=gone,
            cause=(cause := _cause(entries, "tools", check)).cause,
            rubric_version=cause.rubric_version,
        )
        for check, added, gone in _moved_tools(one)
    ]
    if not answers and not tools:
        return None
    return {
        "host": one.host,
        "move": Move.CHANGED,
        "listing": one.now["id"],
        "answers": answers,
        "tools": tools,
    }


def _moved_answers(one: StatePair) -> Iterator[tuple[str, str, str]]:
    """A check that a release added is no change of the site."""
    for check, after in one.now["answers"].items():
        before = one.before["answers"].get(check, after)
        if before != after:
            yield check, before, after


def _moved_tools(one: StatePair) -> Iterator[tuple[str, int, int]]:
    for check, digests in one.now["tools"].items():
        now, before = set(digests), set(one.before["tools"].get(check, digests))
        if now != before:
            yield check, len(now - before), len(before - now)


def _cause(entries: Sequence[Mapping[str, Any]], kind: str, check: str) -> _KnownCause:
    """Of the newest entry that names the check; None if no cause is known."""
    entry = next((entry for entry in entries if check in entry["fields"].get(kind, ())), None)
    if entry is None:
        return _KnownCause()
    cause = Cause(entry["cause"]) if entry["cause"] else None
    return _KnownCause(cause, entry["rubric_version"] or None)
