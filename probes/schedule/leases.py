"""Who works on a host: claims, leases and their end. The schedules say when something is due; this says whose it is.

A claim is one short transaction: it takes rows that nobody has locked (SKIP LOCKED), leaves out what would crowd a
platform or an address, and moves what was due to where the next try belongs if this one comes to nothing. Claims wait
for each other, so that the caps hold for all workers together.
"""

import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from django.db import connection, transaction
from django.db.models import F, Q, QuerySet
from django.db.models.functions import Now

from probes.models import Pause, Target
from probes.schedule import concurrency

MAX_CLAIMS: Final = 8
"""Claims of one host in a row that may come to nothing: with the pauses between them, a day and a half."""

_LOCK: Final = 0x70726F6265  # "probe"
_WINDOW: Final = 500
"""Rows that are looked at when the first ones crowd a platform."""
_ROUNDS: Final = 8

_TAKE: Final = """
UPDATE probes_target SET held_until = now() + %(term)s, held_for = %(work)s, held_by = %(by)s,
    {attempts} = {attempts} + 1,
    {due} = now() + least(%(term)s * power(2, least({attempts}, 10)) * (1 + random() * least({attempts}, 1)),
                          interval '1 day')
WHERE id = ANY(%(ids)s) RETURNING *
"""
"""Twice as late each time, and by chance: hosts that died together with one that kills its worker part from it."""

_DUE_OF: Final = {
    "due_at": Target.Work.PROBE,
    "page_due_at": Target.Work.BROWSE,
    "robots_due_at": Target.Work.SWEEP,
}
_PUT_OFF: Final = """
UPDATE probes_target SET {due} = new.due
FROM unnest(%(ids)s::bigint[], %(dues)s::timestamptz[]) AS new(id, due) WHERE probes_target.id = new.id
"""


class LeaseLost(Exception):  # noqa: N818 - reads as what it is
    """Somebody else holds the host by now, or an operator took it out: what was seen is not recorded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Queue:
    """One kind of work: the columns of Target that say when it is due, and how long a lease lasts.

    `dead` hosts may be claimed too, or not. `pace` is about how long one takes, so that what had no room comes back when there is. `first` are the columns whose true comes before others. `hopeless` are the values of a row whose claims came to
    nothing too often.
    """

    work: Target.Work
    due: str
    attempts: str
    term: timedelta
    pace: timedelta
    dead: bool = False
    first: tuple[str, ...] = ()
    hopeless: dict[str, Any] = field(default_factory=dict)

    @property
    def waiting(self) -> Q:
        """What may be claimed now."""
        free = Q(held_until__isnull=True) | Q(held_until__lte=Now())
        states = [Target.State.ACTIVE, *([Target.State.DEAD] if self.dead else [])]
        return Q(state__in=states, **{f"{self.due}__lte": Now()}) & free


def claim(queue: Queue, limit: int) -> list[Target]:
    """Lease up to `limit` due hosts; no two claims return the same one. Nothing while the work is paused."""
    taken: list[Target] = []
    with transaction.atomic():
        if Pause.objects.filter(work=queue.work).exists():
            return []
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        window = 2 * limit
        for _ in range(_ROUNDS):
            free = limit - len(taken)
            rows = list(_due(queue, window))
            room = concurrency.Room.beside_what_is_held(rows)
            hopeless = [row for row in rows if getattr(row, queue.attempts) >= MAX_CLAIMS]
            alive = [row for row in rows if getattr(row, queue.attempts) < MAX_CLAIMS]
            fitting, late = room.share(alive, free, queue.pace)
            taken += _take(queue, [row.pk for row in fitting])
            _put_off(queue, late)
            _give_up(queue, hopeless)
            if len(taken) == limit or not (late or hopeless):
                break
            window = _WINDOW
    return taken


def hold(queue: Queue, host: str) -> Target | None:
    """Lease this one host whether it is due or not; None when somebody holds it or it is blocked."""
    with transaction.atomic():
        free = Q(held_until__isnull=True) | Q(held_until__lte=Now())
        row = Target.objects.select_for_update().filter(free, host=host).first()
        if row is None or row.state == Target.State.BLOCKED:
            return None
        return next(iter(_take(queue, [row.pk])), None)


def lock(target: Target) -> None:
    """Lock the row of a host that we hold, for the rest of the transaction. Raises LeaseLost."""
    if not _ours(target).select_for_update().exists():
        raise LeaseLost(target.host)


def lock_all(targets: Iterable[Target]) -> set[int]:
    """Lock the rows of hosts for the rest of the transaction; return the ids of those that we still hold."""
    ours = {target.pk: target.held_until for target in targets}
    rows = Target.objects.select_for_update().filter(pk__in=ours).exclude(state=Target.State.BLOCKED)
    held = rows.order_by("id").values_list("pk", "held_until")
    return {pk for pk, held_until in held if held_until is not None and held_until == ours[pk]}


def end(target: Target, **changes: Any) -> None:
    """Give up the lease, or what of it is left, and set these columns. Raises LeaseLost when it is not ours (any more)."""
    if not _ours(target).update(held_until=None, held_for="", held_by="", **changes):
        raise LeaseLost(target.host)


def end_locked(ids: Iterable[int], **changes: Any) -> None:
    """Give up leases that `lock_all` has found to be ours, and set these columns."""
    Target.objects.filter(pk__in=ids).update(held_until=None, held_for="", held_by="", **changes)


def release(queue: Queue, target: Target) -> None:
    """Give a claimed host back untouched: it is due again at once."""
    end(target, **{queue.due: Now(), queue.attempts: F(queue.attempts) - 1})


def postpone(target: Target) -> None:
    """End a lease after a fault of ours: the claim has set already when the next try is."""
    end(target)


def put_off(queue: Queue, target: Target, until: datetime) -> None:
    """Give a claimed host back until then."""
    end(target, **{queue.due: until, queue.attempts: F(queue.attempts) - 1})


def end_all() -> int:
    """Make due at once what is held: for a start at which no worker can live. Returns how many that were."""
    with transaction.atomic():
        held = Target.objects.filter(held_until__isnull=False)
        for queue_due, work in _DUE_OF.items():
            held.filter(held_for=work).update(**{queue_due: Now()})
        return held.update(held_until=None, held_for="", held_by="")


def _ours(target: Target) -> QuerySet[Target]:
    kept = Target.objects.filter(pk=target.pk, held_until=target.held_until)
    return kept.exclude(state=Target.State.BLOCKED)


def _due(queue: Queue, window: int) -> list[Target]:
    """Lock what is due and free: those first for which somebody waits."""
    due = Target.objects.select_for_update(skip_locked=True).filter(queue.waiting)
    order = [queue.due, "id"]
    rows: list[Target] = []
    for column in queue.first:
        rows += due.filter(**{column: True}).order_by(*order)[: window - len(rows)]
        due = due.filter(**{column: False})
    if len(rows) < window:
        rows += due.order_by(*order)[: window - len(rows)]
    return rows


def _take(queue: Queue, ids: list[int]) -> list[Target]:
    if not ids:
        return []
    sql = _TAKE.format(due=queue.due, attempts=queue.attempts)
    by = f"{os.uname().nodename}:{os.getpid()}"[:80]
    taken = Target.objects.raw(sql, {"term": queue.term, "work": queue.work.value, "by": by, "ids": ids})
    place = {pk: number for number, pk in enumerate(ids)}
    return sorted(taken, key=lambda target: place[target.pk])


def _put_off(queue: Queue, late: dict[int, datetime]) -> None:
    if late:
        with connection.cursor() as cursor:
            given: Any = {"ids": list(late), "dues": list(late.values())}
            cursor.execute(_PUT_OFF.format(due=queue.due), given)


def _give_up(queue: Queue, rows: list[Target]) -> None:
    if rows:
        given_up = Target.objects.filter(pk__in=[row.pk for row in rows])
        given_up.update(held_until=None, held_for="", held_by="", **queue.hopeless)
