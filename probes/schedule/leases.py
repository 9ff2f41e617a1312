"""Leases: which worker works on which host.

A claim is one short transaction: it takes unlocked rows (SKIP LOCKED), skips hosts above the caps, and sets
the due time to the next retry. Claims are serialised so that the caps hold across workers.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import islice
from typing import Any

from django.db import connection, transaction
from django.db.models import Case, Count, F, Q, QuerySet, Value, When
from django.db.models.functions import Now

from probes.models import LiveCheck, Pause, Target
from probes.schedule import concurrency
from probes.schedule.shares import SlotShare, order_by_turns, take_turns

MAX_CLAIMS = 8  # Failed claims until a host is dead: a day and a half with the pauses

CLAIM_LOCK = 0x70726F6265  # "probe"; claims of all kinds, as the caps are counted over them
_WINDOW = 500  # Rows
_ROUNDS = 8

# Jitter separates hosts from one that kills its worker.
_TAKE = """
UPDATE probes_target SET held_until = now() + %(term)s, held_for = %(work)s, held_by = %(by)s,
    {attempts} = {attempts} + 1,
    {due} = now() + least(%(term)s * power(2, least({attempts}, 10)) * (1 + random() * least({attempts}, 1)),
                          interval '1 day')
WHERE id = ANY(%(ids)s) RETURNING *
"""

_DUE_COLUMNS = {
    "due_at": Target.Work.PROBE,
    "page_due_at": Target.Work.BROWSE,
    "robots_due_at": Target.Work.SWEEP,
}
_DEFER = """
UPDATE probes_target SET {due} = new.due
FROM unnest(%(ids)s::bigint[], %(dues)s::timestamptz[]) AS new(id, due) WHERE probes_target.id = new.id
"""


class LeaseLost(Exception):  # noqa: N818 - reads as what it is
    """Another worker holds the host, or an operator blocked it: the visit isn't recorded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Queue:
    """One kind of work: its columns in Target and the length of a lease.

    `dead`: whether dead hosts may be claimed. `pace`: typical duration, for spacing deferred hosts.
    `shares`: kinds of hosts that share the slots. `dead_letter`: column values set after MAX_CLAIMS failed
    claims. `is_held_back`: whether nothing is to be claimed for now.
    """

    work: Target.Work
    due: str
    attempts: str
    term: timedelta
    pace: timedelta
    dead: bool = False
    shares: tuple[SlotShare, ...] = (SlotShare("all", Q(), 100),)
    dead_letter: dict[str, Any] = field(default_factory=dict)
    is_held_back: Callable[[], bool] = lambda: False

    @property
    def waiting(self) -> Q:
        free = Q(held_until__isnull=True) | Q(held_until__lte=Now())
        states = [Target.State.ACTIVE, *([Target.State.DEAD] if self.dead else [])]
        return Q(state__in=states, **{f"{self.due}__lte": Now()}) & free


def claim(queue: Queue, limit: int) -> list[Target]:
    """Lease up to `limit` due hosts, each to one claim only; empty while paused or held back."""
    taken: list[Target] = []
    with transaction.atomic():
        if Pause.objects.filter(work=queue.work).exists() or queue.is_held_back():
            return []
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [CLAIM_LOCK])
        window = 2 * limit
        for _ in range(_ROUNDS):
            free = limit - len(taken)
            rows = list(_due(queue, window))
            capacity = concurrency.Capacity.from_leases(rows)
            dead_letter = [row for row in rows if getattr(row, queue.attempts) >= MAX_CLAIMS]
            alive = [row for row in rows if getattr(row, queue.attempts) < MAX_CLAIMS]
            fitting, deferred = capacity.admit(alive, free, queue.pace)
            taken += _take(queue, [row.pk for row in fitting])
            _defer(queue, deferred)
            _dead_letter(queue, dead_letter)
            if len(taken) == limit or not (deferred or dead_letter):
                break
            window = _WINDOW
    return taken


def hold(queue: Queue, host: str) -> Target | None:
    """Lease this host even if not due; None if leased or blocked."""
    with transaction.atomic():
        free = Q(held_until__isnull=True) | Q(held_until__lte=Now())
        row = Target.objects.select_for_update().filter(free, host=host).first()
        if row is None or row.state == Target.State.BLOCKED:
            return None
        return next(iter(_take(queue, [row.pk])), None)


def lock(target: Target) -> None:
    """Lock a row until the transaction ends. Raises LeaseLost."""
    if not _ours(target).select_for_update().exists():
        raise LeaseLost(target.host)


def lock_all(targets: Iterable[Target]) -> set[int]:
    """Lock rows until the transaction ends; return the ids still ours."""
    ours = {target.pk: target.held_until for target in targets}
    rows = Target.objects.select_for_update().filter(pk__in=ours).exclude(state=Target.State.BLOCKED)
    leased = rows.order_by("id").values_list("pk", "held_until")
    return {pk for pk, held_until in leased if held_until is not None and held_until == ours[pk]}


def end(target: Target, **changes: Any) -> None:
    """End the lease and set columns. Raises LeaseLost."""
    if not _ours(target).update(held_until=None, held_for="", held_by="", **changes):
        raise LeaseLost(target.host)


def end_locked(ids: Iterable[int], **changes: Any) -> None:
    """End leases returned by `lock_all`, and set columns."""
    Target.objects.filter(pk__in=ids).update(held_until=None, held_for="", held_by="", **changes)


def release(queue: Queue, target: Target) -> None:
    end(target, **{queue.due: Now(), queue.attempts: F(queue.attempts) - 1})


def end_after_fault(target: Target) -> None:
    """The claim has already set the next retry."""
    end(target)


def defer(queue: Queue, target: Target, until: datetime) -> None:
    end(target, **{queue.due: until, queue.attempts: F(queue.attempts) - 1})


def end_all() -> int:
    """Make leased hosts due; only at a start when no worker runs."""
    with transaction.atomic():
        leased = Target.objects.filter(held_until__isnull=False)
        for queue_due, work in _DUE_COLUMNS.items():
            leased.filter(held_for=work).update(**{queue_due: Now()})
        return leased.update(held_until=None, held_for="", held_by="")


def _ours(target: Target) -> QuerySet[Target]:
    kept = Target.objects.filter(pk=target.pk, held_until=target.held_until)
    return kept.exclude(state=Target.State.BLOCKED)


def _due(queue: Queue, window: int) -> list[Target]:
    due = Target.objects.select_for_update(skip_locked=True).filter(queue.waiting)
    if asked := list(LiveCheck.objects.filter(held_until__gt=Now()).values_list("host", flat=True)):
        due = due.exclude(host__in=asked)  # a live check is running
    due = due.order_by(queue.due, "id")
    kinds = [due.filter(share.hosts) for share in queue.shares]
    held = _held(queue)
    return order_by_turns(queue.shares, _waiting(queue, kinds, held, window), held)


def _waiting(
    queue: Queue, kinds: Sequence[QuerySet[Target]], held: Sequence[int], window: int
) -> list[list[Target]]:
    """As many rows of each kind as its turns in the window ask for; a short kind's turns go to the others."""
    waiting: list[list[Target]] = [[] for _ in kinds]
    empty: set[int] = set()
    while (missing := window - sum(map(len, waiting))) > 0 and len(empty) < len(kinds):
        load = [count + len(rows) for count, rows in zip(held, waiting, strict=True)]
        for kind, many in Counter(islice(take_turns(queue.shares, load, empty), missing)).items():
            start = len(waiting[kind])
            waiting[kind] += kinds[kind][start : start + many]
            if len(waiting[kind]) < start + many:
                empty.add(kind)
    return waiting


def _held(queue: Queue) -> list[int]:
    """Running leases of each kind."""
    if len(queue.shares) == 1:
        return [0]
    kind = Case(*(When(share.hosts, then=Value(n)) for n, share in enumerate(queue.shares)))
    leased = Target.objects.filter(held_until__gt=Now(), held_for=queue.work)
    counts = dict(leased.values_list(kind).annotate(n=Count("pk")).order_by())
    return [counts.get(n, 0) for n in range(len(queue.shares))]


def _take(queue: Queue, ids: list[int]) -> list[Target]:
    if not ids:
        return []
    sql = _TAKE.format(due=queue.due, attempts=queue.attempts)
    by = f"{os.uname().nodename}:{os.getpid()}"[:80]
    taken = Target.objects.raw(sql, {"term": queue.term, "work": queue.work.value, "by": by, "ids": ids})
    place = {pk: number for number, pk in enumerate(ids)}
    return sorted(taken, key=lambda target: place[target.pk])


def _defer(queue: Queue, deferred: dict[int, datetime]) -> None:
    if deferred:
        with connection.cursor() as cursor:
            given: Any = {"ids": list(deferred), "dues": list(deferred.values())}
            cursor.execute(_DEFER.format(due=queue.due), given)


def _dead_letter(queue: Queue, rows: list[Target]) -> None:
    if rows:
        given_up = Target.objects.filter(pk__in=[row.pk for row in rows])
        given_up.update(held_until=None, held_for="", held_by="", **queue.dead_letter)
