"""Pages of the feed of changes that mirrors follow."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from django.core.signing import BadSignature, Signer
from django.db import connection
from django.db.models import F, Func, Q, TextField, Value
from django.db.models.functions import Cast
from django.utils import timezone
from pydantic_core import from_json

from index.checks import TOOLS
from index.generations.source import cluster_id
from index.listing.feed import FEED_TIME, AnswersByKey, ToolNames, make_fields
from index.models import FeedEntry, Site
from index.values.addresses import report_url
from index.values.errors import InvalidFilterValue
from index.values.parameters import trimmed_texts, whole_number
from index.values.vocabulary import Cause

# A transaction is told when all that began before it have ended, so that none is passed over.
_TRANSACTIONS = """
SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint, pg_current_xact_id_if_assigned()::text::bigint
"""

MOST_CHANGES = 1000  # On a page

Changes = dict[str, Any]  # changes, since, more

_COLUMNS = ("pk", "listing_id", "host", "kind", "cause", "rubric_version", "changed")
_AT_TEXT = Func(F("at"), Value('YYYY-MM-DD"T"HH24:MI:SS"Z"'), function="to_char", output_field=TextField())


class _FeedCursor(NamedTuple):
    """Where a page begins: what `since` holds, signed."""

    second: int
    """Of the epoch: all that came before is told."""
    transaction: int
    entry: int = 0
    host: str = ""
    """While the listings come: the last of them."""


def read_changes(parameters: Mapping[str, object]) -> Changes:
    """A page: first every listing by host, then what changed since the first of these pages."""
    texts = trimmed_texts(parameters)
    place = _parse_cursor(texts.get("since", ""))
    most = whole_number("limit", texts.get("limit", ""), most=MOST_CHANGES, otherwise=MOST_CHANGES)
    now = timezone.now()
    with connection.cursor() as cursor:
        cursor.execute(_TRANSACTIONS)
        oldest_running, own = cursor.fetchone()
    if place is None:
        return _listings(_FeedCursor(int(now.timestamp()), oldest_running), most)
    if place.host:
        return _listings(place, most)
    is_settled = Q(changed__lt=oldest_running) | Q(changed=own) if own else Q(changed__lt=oldest_running)
    after = Q(changed__gt=place.transaction) | Q(pk__gt=place.entry)
    entries = FeedEntry.objects.filter(after, is_settled, changed__gte=place.transaction).order_by(
        "changed", "pk"
    )
    rows = entries.annotate(at_text=_AT_TEXT, fields_json=_as_json(F("fields")))
    found = list(rows.values_list(*_COLUMNS, "at_text", "fields_json", named=True)[: most + 1])
    page, more = found[:most], len(found) > most
    if page:
        until = datetime.fromisoformat(page[-1].at_text) if more else now
        place = _FeedCursor(int(until.timestamp()), page[-1].changed, page[-1].pk)
    else:
        place = place._replace(second=int(now.timestamp()))
    return {
        "changes": [_change_of_entry(entry) for entry in page],
        "since": _sign_cursor(place),
        "more": more,
    }


def _listings(place: _FeedCursor, most: int) -> Changes:
    sites = Site.objects.listed().filter(host__gt=place.host, listing_id__isnull=False).order_by("host")
    named = {f"{column}_names": _as_json(ToolNames(column)) for column in TOOLS.values()}
    rows: Any = sites.values("host", "listing_id", answers=_as_json(AnswersByKey("checks")), **named)
    found = list(rows[: most + 1])
    page, more = found[:most], len(found) > most
    changes: list[dict[str, Any]] = [
        {
            "id": str(row["listing_id"]),
            "host": row["host"],
            "report": report_url(row["host"]),
            "listed": make_fields(
                from_json(row["answers"] or "{}"),
                {column: from_json(row[f"{column}_names"]) for column in TOOLS.values()},
            )._asdict(),
        }
        for row in page
    ]
    # What happened meanwhile comes next.
    place = place._replace(host=page[-1]["host"] if more else "")
    return {"changes": changes, "since": _sign_cursor(place), "more": True}


def _as_json(expression: Func | F) -> Cast:
    """The text of a JSON value, which pydantic's reader takes in half the time of json's."""
    return Cast(expression, TextField())


def _change_of_entry(entry: Any) -> dict[str, Any]:
    if entry.kind == FeedEntry.Kind.GONE:
        return {"id": str(entry.listing_id), "gone": entry.at_text[: len("2026-11-29")]}
    change: dict[str, Any] = {
        "id": str(entry.listing_id),
        "host": entry.host,
        "at": entry.at_text,
        "report": report_url(entry.host),
    }
    if entry.kind == FeedEntry.Kind.LISTED:
        change["listed"] = from_json(entry.fields_json)
    else:
        change["changed"] = _changed_fields(from_json(entry.fields_json))
        change["cause"] = Cause(entry.cause) if entry.cause else None
        change["rubric_version"] = entry.rubric_version or None
    return change


def _changed_fields(fields: Mapping[str, Any]) -> dict[str, Any]:
    answers = fields["answers"].items()
    return {
        "answers": {check: {"before": before, "after": after} for check, (before, after) in answers},
        "tools": fields["tools"],
    }


def _sign_cursor(place: _FeedCursor) -> str:
    return _signer().sign(":".join(map(str, place)))


def example_cursor() -> str:
    """For documentation: a cursor in form alone."""
    return Signer(salt="example").sign(":".join(map(str, _FeedCursor(1_795_000_000, 51_702, 9_318))))


def _signer() -> Signer:
    """Numbers of transactions mean nothing in another cluster."""
    return Signer(salt=f"changes {cluster_id()}")


def bad_cursor(text: str) -> InvalidFilterValue:
    taken = f"the since of an answer of the last {FEED_TIME.days} days, or leave it out to begin again"
    return InvalidFilterValue("since", text, taken=taken)


def _parse_cursor(text: str) -> _FeedCursor | None:
    if not text:
        return None
    try:
        second, transaction, entry, host = _signer().unsign(text).split(":")
    except BadSignature as error:
        raise bad_cursor(text) from error
    if datetime.fromtimestamp(int(second), UTC) < timezone.now() - FEED_TIME:
        raise bad_cursor(text)
    return _FeedCursor(int(second), int(transaction), int(entry), host)
