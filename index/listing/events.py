"""Stores listing events, few of a site that changes all the time."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta

from index.models import ListingEvent
from index.values.tools import cut_tools, fold

MAX_A_WEEK = 8  # Changes of a site after which those of a day become one event
_WEEK = timedelta(days=7)
_BATCH = 500


def store_events(events: Sequence[ListingEvent]) -> None:
    """Their sites' rows are locked. Changes beyond MAX_A_WEEK are folded into the day's last one."""
    changed = [event for event in events if event.kind == ListingEvent.Kind.CHANGED]
    last = _to_fold_into(changed) if changed else {}
    new: list[ListingEvent] = []
    for event in events:
        earlier = last.get(event.host) if event.kind == ListingEvent.Kind.CHANGED else None
        if earlier is not None and _is_alike(earlier, event):
            earlier.at, earlier.score, earlier.tier = event.at, event.score, event.tier
            earlier.detail = fold(earlier.detail, event.detail)
            earlier.save(update_fields=["at", "score", "tier", "detail"])
        else:
            new.append(event)
    ListingEvent.objects.bulk_create(new)


def cut_stored_events(after: int) -> tuple[int, int] | None:
    """Cut the tools of the next stored events; return the last id and how many were cut, None at the end."""
    details = list(
        ListingEvent.objects.filter(pk__gt=after).order_by("pk").values_list("pk", "detail")[:_BATCH]
    )
    large = [pk for pk, detail in details if cut_tools(detail) is not detail]
    rows = list(ListingEvent.objects.select_for_update().filter(pk__in=large).order_by("pk"))
    for row in rows:
        row.detail = cut_tools(row.detail)
    ListingEvent.objects.bulk_update(rows, ["detail"])
    return (details[-1][0], len(rows)) if details else None


def _to_fold_into(changed: Sequence[ListingEvent]) -> dict[str, ListingEvent]:
    """The newest change of each site that has had its share of this week's."""
    since = min(event.at for event in changed) - _WEEK
    stored = ListingEvent.objects.filter(
        host__in={event.host for event in changed}, kind=ListingEvent.Kind.CHANGED, at__gt=since
    )
    ids: dict[str, list[int]] = defaultdict(list)
    for host, pk in stored.order_by("at", "pk").values_list("host", "pk"):
        ids[host].append(pk)
    many = [of_host[-1] for of_host in ids.values() if len(of_host) >= MAX_A_WEEK]
    newest = ListingEvent.objects.select_for_update().order_by("pk").in_bulk(many)
    return {event.host: event for event in newest.values()}


def _is_alike(earlier: ListingEvent, event: ListingEvent) -> bool:
    same = earlier.cause == event.cause and earlier.rubric_version == event.rubric_version
    return same and earlier.at.date() == event.at.date()
