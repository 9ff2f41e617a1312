"""When endpoints of listed sites are asked between visits, and what is kept of their answers."""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Exists, OuterRef, Q
from django.db.models.functions import Now
from django.utils import timezone

from index.models import AskedEndpoint, Site
from index.reports.site_report import pinned_tools
from index.values.alive import DAYS, SILENT, number_of
from probes.models import LiveCheck, Pause, Target
from probes.schedule import concurrency, leases, schedule

EVERY = timedelta(days=1)
PERCENT = 10  # Of the slots of visits
TERM = timedelta(minutes=3)  # Longer than the longest asking
PACE = timedelta(seconds=3)
SILENT_DAYS = 3  # Unanswered in a row, after which a visit is due early

LAST = 40  # Newest askings, by whose domains our own network is judged
LEAST_DOMAINS = 10
RECENT = timedelta(hours=1)

# The endpoint's time of the day, at least 23 hours from now: so a late one comes back to its time, and none
# is asked twice in a day.
_NEXT = """
(
    SELECT at + CASE WHEN at < soonest THEN interval '1 day' ELSE interval '0' END
    FROM (SELECT now() + interval '23 hours' AS soonest) AS later,
        LATERAL (SELECT date_trunc('day', soonest, 'UTC') + make_interval(secs => second) AS at) AS day
)
"""
_TAKE = """
UPDATE index_askedendpoint SET held_until = now() + %(term)s, held_by = %(by)s
WHERE site_id = ANY(%(ids)s) RETURNING *
"""
# Of all sites that name these endpoints, but for rows that are being published: waiting could deadlock.
_PUT_OFF = f"""
UPDATE index_askedendpoint AS kept SET due_at = greatest({_NEXT}, new.until)
FROM unnest(%(keys)s::uuid[], %(untils)s::timestamptz[]) AS new(key, until)
WHERE kept.key = new.key AND kept.site_id IN (
    SELECT site_id FROM index_askedendpoint WHERE key = ANY(%(keys)s::uuid[]) FOR UPDATE SKIP LOCKED)
"""  # noqa: S608 - put together from constants
_RECORD = f"""
UPDATE index_askedendpoint AS kept SET held_until = NULL, held_by = '', due_at = {_NEXT}, asked_at = now(),
    is_reached = new.reached,
    days = (kept.days || ARRAY[%(today)s, new.ms])[greatest(1, cardinality(kept.days) + 3 - 2 * {DAYS}):]
FROM unnest(%(keys)s::uuid[], %(ms)s::int[], %(reached)s::boolean[]) AS new(key, ms, reached)
WHERE kept.key = new.key RETURNING kept.site_id
"""  # noqa: S608 - put together from constants
_TAKE_BACK = f"""
UPDATE index_askedendpoint SET days = days[:cardinality(days) - 2]
WHERE site_id = ANY(%(ids)s) AND is_reached = false AND days[cardinality(days) - 1:] = ARRAY[
    (asked_at AT TIME ZONE 'UTC')::date - date '1970-01-01', {SILENT}]
"""  # noqa: S608 - put together from constants


class EndpointAnswer(NamedTuple):
    """What came back when an endpoint was asked for its tools."""

    milliseconds: int | None
    """To the answer; None without one."""
    is_reached: bool = True
    """Whether anything came back at all."""
    lists_tools: bool = False
    is_whole: bool = False
    """Whether it listed all."""
    digest: str | None = None
    """Of all tools; None if RFC 8785 cannot hold them."""
    is_ours: bool = False
    """Whether our own network fails: then it says nothing about the endpoint."""


Asking = tuple[AskedEndpoint, EndpointAnswer | None]  # None: it was not asked


def claim(limit: int) -> list[AskedEndpoint]:
    """Lease up to `limit` due endpoints, each once; empty while paused."""
    with transaction.atomic():
        if Pause.objects.filter(work=Target.Work.ASK).exists():
            return []
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_xact_lock(%s)", [leases.CLAIM_LOCK])
        rows = _once_each(_due(limit))
        fitting, deferred = concurrency.Capacity.from_leases(rows).admit(rows, limit, PACE)
        _defer(deferred)
        by = f"{os.uname().nodename}:{os.getpid()}"[:80]
        given = {"term": TERM, "by": by, "ids": [row.pk for row in fitting]}
        # Whoever dies with a lease has perhaps asked: it is not asked again that day, for whichever site.
        put_off({row.key: None for row in fitting})
        return list(AskedEndpoint.objects.raw(_TAKE, given)) if fitting else []


def release(row: AskedEndpoint, **due: datetime) -> None:
    """End a lease without an answer; without `due_at` it is asked at its next time."""
    ours = AskedEndpoint.objects.filter(pk=row.pk, held_until=row.held_until)
    ours.update(held_until=None, held_by="", **due)


def put_off(untils: Mapping[UUID, datetime | None]) -> None:
    """Make endpoints due at their next time, or later at what their Retry-After named."""
    if untils:
        with connection.cursor() as cursor:
            cursor.execute(_PUT_OFF, {"keys": list(untils), "untils": list(untils.values())})


def record(asked: Sequence[Asking]) -> None:
    """Keep the answers of endpoints that are still ours; make a visit due where one changed or is silent."""
    answers, ids = _record(asked)
    if ids:  # apart from the transaction: publishing locks targets before endpoints
        _hasten(ids, answers)


@transaction.atomic
def _record(asked: Sequence[Asking]) -> tuple[dict[UUID, EndpointAnswer], list[int]]:
    """Answers by endpoint, and the sites whose they are."""
    held = {row.pk: row.held_until for row, _ in asked}
    locked = AskedEndpoint.objects.select_for_update().filter(pk__in=held).order_by("pk")
    ours = {row.pk for row in locked if row.held_until == held[row.pk]}
    mine = [(row, answer) for row, answer in asked if row.pk in ours]
    answers = {row.key: answer for row, answer in mine if answer is not None and not answer.is_ours}
    not_asked = {row.pk: row.key for row, _ in mine if row.key not in answers}
    AskedEndpoint.objects.filter(pk__in=not_asked).update(held_until=None, held_by="")
    failed = [row.pk for row, answer in mine if answer is not None and answer.is_ours]
    AskedEndpoint.objects.filter(pk__in=failed).update(asked_at=Now(), is_reached=False)
    put_off(dict.fromkeys(not_asked.values()))  # with sites that were listed meanwhile
    ids = _store(answers) if answers else []
    if ids:
        _take_back_outage()
    return answers, ids


def _free() -> Q:
    return Q(held_until__isnull=True) | Q(held_until__lte=Now())


def _due(limit: int) -> list[AskedEndpoint]:
    """None of hosts that are visited or checked live at this moment, or whose own site declined us."""
    held = {"held_until__gt": Now()}
    busy = {
        *Target.objects.filter(**held).values_list("host", flat=True),
        *LiveCheck.objects.filter(**held).values_list("host", flat=True),
    }
    keys = list(AskedEndpoint.objects.filter(**held).values_list("key", flat=True))
    due = AskedEndpoint.objects.filter(_free(), due_at__lte=Now())
    declined = Exists(Site.objects.filter(host=OuterRef("host"), declined=True))
    first = AskedEndpoint.objects.filter(pk__in=due.order_by("due_at").values("pk")[: 2 * limit])
    put_off(dict.fromkeys(first.filter(declined).values_list("key", flat=True)))
    due = due.select_for_update(skip_locked=True).filter(~declined)
    return list(due.exclude(host__in=busy).exclude(key__in=keys).order_by("due_at")[: 2 * limit])


def _once_each(rows: Iterable[AskedEndpoint]) -> list[AskedEndpoint]:
    return list({row.key: row for row in reversed(list(rows))}.values())[::-1]


def _defer(deferred: dict[int, datetime]) -> None:
    rows = [AskedEndpoint(pk=pk, due_at=at) for pk, at in deferred.items()]
    AskedEndpoint.objects.bulk_update(rows, ["due_at"])


def _store(answers: dict[UUID, EndpointAnswer]) -> list[int]:
    """Return the sites whose endpoints these are."""
    given: dict[str, Any] = {
        "today": number_of(timezone.now().date()),
        "keys": list(answers),
        "ms": [SILENT if answer.milliseconds is None else answer.milliseconds for answer in answers.values()],
        "reached": [answer.is_reached for answer in answers.values()],
    }
    with connection.cursor() as cursor:
        cursor.execute(_RECORD, given)
        return [pk for (pk,) in cursor.fetchall()]


def _take_back_outage() -> None:
    """Where half of the domains that were asked last gave nothing back, that is our own network's fault."""
    newest = AskedEndpoint.objects.filter(asked_at__gt=timezone.now() - RECENT).order_by("-asked_at")[:LAST]
    by_domain: dict[str, list[AskedEndpoint]] = defaultdict(list)
    for row in newest:
        by_domain[row.domain].append(row)
    failing = [rows for rows in by_domain.values() if not any(row.is_reached for row in rows)]
    if len(by_domain) >= LEAST_DOMAINS and 2 * len(failing) >= len(by_domain):
        ids = [row.pk for rows in by_domain.values() for row in rows if row.is_reached is False]
        with connection.cursor() as cursor:
            cursor.execute(_TAKE_BACK, {"ids": ids})


def _hasten(ids: Sequence[int], answers: dict[UUID, EndpointAnswer]) -> None:
    rows = AskedEndpoint.objects.filter(pk__in=ids).select_related("site")
    sites = (
        "site__host", "site__mcp_endpoint", "site__mcp_tools", "site__tool_set", "site__tools_digest",
        "site__tools_since",
    )  # fmt: skip
    due = [
        row.site.host
        for row in rows.only("key", "days", *sites)
        if _has_changed(row.site, answers[row.key]) or _is_silent(row)
    ]
    if due:
        schedule.hasten_early(due)


def _has_changed(site: Site, answer: EndpointAnswer) -> bool:
    """Whether it lists other tools than at the visit, or asks for credentials in their place."""
    if answer.milliseconds is None:
        return False
    known = pinned_tools(site)["tools_digest"]
    other_tools = answer.is_whole and known is not None and answer.digest != known
    return other_tools or answer.lists_tools != (site.mcp_endpoint is not None)


def _is_silent(row: AskedEndpoint) -> bool:
    return row.days[1::2][-SILENT_DAYS:] == [SILENT] * SILENT_DAYS
