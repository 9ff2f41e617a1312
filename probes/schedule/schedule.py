"""Schedule of visits. PostgreSQL owns it, so lost or duplicate queue messages do no harm."""

import random
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from django.db import connection
from django.db.models import Q, QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from index.models import Site
from index.values import hosts as names
from index.values.findings import Finding
from index.values.vocabulary import FoundVia, Outcome
from probes.models import Target
from probes.schedule import cadence, learning, leases, robots
from probes.schedule.back_pressure import is_grading_behind
from probes.schedule.shares import SlotShare

AGAIN_AFTER = timedelta(hours=1)  # Minimum between out-of-turn visits to a host

EARLY_EVERY = timedelta(days=7)  # Between visits that a host's endpoint makes due early
RETRY_AFTER = timedelta(days=1)  # Doubles each time
RETRY_AT_MOST = cadence.OTHER_DAYS.mean * cadence.DAY
REVIVED_AFTER = timedelta(days=7)
JITTER = 0.1  # Width of due times, as a fraction of the pause, so that hosts registered together drift apart

VISITS = leases.Queue(
    work=Target.Work.PROBE,
    due="due_at",
    attempts="attempts",
    term=timedelta(minutes=10),  # longer than the longest visit
    pace=timedelta(seconds=30),
    is_held_back=is_grading_behind,
    shares=(
        SlotShare("suggestions", Q(first=True), 30),
        SlotShare("newcomers", Q(first=False, probed_at__isnull=True), 20),
        SlotShare("listed", Q(robots_due_at__isnull=False), 30),
        SlotShare("others", Q(robots_due_at__isnull=True, probed_at__isnull=False), 20),
    ),
    dead_letter={
        "state": Target.State.DEAD,
        "why": f"{leases.MAX_CLAIMS} visits in a row came to nothing, by a fault of ours",
        "due_at": Now() + REVIVED_AFTER,
        "attempts": leases.MAX_CLAIMS - 1,
    },
)

_FOUND_VIA = {
    Target.Origin.SUBMISSION: FoundVia.SUBMISSION,
    Target.Origin.REGISTRY: FoundVia.DECLARED_AGENT_ACCESS,
}
NO_MENTIONS: Mapping[str, "SourceMention"] = MappingProxyType({})
_BATCH = 1000
_REGISTER = """
INSERT INTO probes_target (host, domain, seen_in, publisher, origin, source, first, due_at, created_at,
    address, state, why, held_for, held_by, attempts, fails, page_url, page_first, page_attempts,
    robots_attempts)
SELECT host, domain, seen_in, publisher, %s, %s, %s, now(), now(), '', 'active', '', '', '', 0, 0, '', false,
    0, 0
FROM unnest(%s::text[], %s::text[], %s::text[], %s::text[]) AS new(host, domain, seen_in, publisher)
ON CONFLICT (host) DO NOTHING
"""

_SCHEDULED = (
    "state",
    "why",
    "due_at",
    "first",
    "probed_at",
    "attempts",
    "fails",
    "robots_due_at",
    "page_due_at",
    "page_url",
    "page_first",
    "page_attempts",
    "not_before",
    "visits_compared",
    "changes_seen",
    "compared_since",
)
_SAVE = """
UPDATE probes_target AS target SET state = new.state, why = new.why, due_at = new.due_at, first = new.first,
    probed_at = new.probed_at, attempts = new.attempts, fails = new.fails, robots_due_at = new.robots_due_at,
    page_due_at = new.page_due_at, page_url = new.page_url, page_first = new.page_first,
    page_attempts = new.page_attempts, not_before = new.not_before, visits_compared = new.visits_compared,
    changes_seen = new.changes_seen, compared_since = new.compared_since
FROM unnest(%s::bigint[], %s::text[], %s::text[], %s::timestamptz[], %s::boolean[], %s::timestamptz[],
%s::smallint[],
    %s::smallint[], %s::timestamptz[], %s::timestamptz[], %s::text[], %s::boolean[], %s::smallint[],
    %s::timestamptz[], %s::smallint[], %s::smallint[], %s::timestamptz[])
    AS new(id, state, why, due_at, first, probed_at, attempts, fails, robots_due_at,
        page_due_at, page_url, page_first, page_attempts, not_before, visits_compared, changes_seen,
        compared_since)
WHERE target.id = new.id
"""


class SourceMention(NamedTuple):
    """Where a source names a host, and who put it there ("" if the source doesn't say)."""

    place: str = ""
    publisher: str = ""


def register(
    hosts: Iterable[str],
    *,
    origin: Target.Origin,
    source: str = "",
    mentions: Mapping[str, SourceMention] = NO_MENTIONS,
    first: bool = False,
) -> int:
    """Make new hosts due now, in batches; return how many are new.

    Known ones are unchanged. `source` is a HostSource's name, `mentions` where it names each host; `first`:
    somebody waits for them.
    """
    waiting, new = iter(hosts), 0
    while batch := list(islice(waiting, _BATCH)):
        domains = [names.registrable_domain(host) for host in batch]
        with connection.cursor() as cursor:
            places, publishers = zip(*(mentions.get(host, SourceMention()) for host in batch), strict=True)
            columns = [batch, domains, list(places), list(publishers)]
            cursor.execute(_REGISTER, [origin.value, source, first, *columns])
            new += cursor.rowcount
    return new


def make_due(host: str) -> datetime | None:
    """Make a host due now, or an hour after its last probe; return that time if it is later.

    Due, leased or blocked hosts are unchanged: a host never has two visits at once.
    """
    target_of(host, origin=Target.Origin.OPERATOR)
    later = free_at(host)
    hasten(host, later or timezone.now(), first=True)
    return later


def free_at(host: str) -> datetime | None:
    """When a host that was probed within the hour may be probed again out of turn: a whole second."""
    now = timezone.now()
    lately = Target.objects.filter(host=host, probed_at__gt=now - AGAIN_AFTER, probed_at__lte=now)
    probed_at = lately.values_list("probed_at", flat=True).first()
    return probed_at.replace(microsecond=0) + AGAIN_AFTER + timedelta(seconds=1) if probed_at else None


def hasten(host: str, at: datetime, *, first: bool) -> None:
    """Make an active host due at this time, if that is sooner; one that is visited now, an hour later.

    The visit under way and its grading keep the wish.
    """
    now, active = timezone.now(), Target.objects.filter(host=host, state=Target.State.ACTIVE)
    active.filter(_not_held(now)).update(again_at=at)
    active.exclude(_not_held(now)).update(again_at=max(at, now + AGAIN_AFTER))
    active.filter(_not_held(now), due_at__gt=at).update(due_at=at, first=first)


def hasten_early(hosts: Iterable[str]) -> int:
    """Make listed hosts due before their time, each at most once a week; return how many.

    None before what its Retry-After named.
    """
    now = timezone.now()
    rested = Q(early_at__isnull=True) | Q(early_at__lte=now - EARLY_EVERY)
    may_be_asked = Q(not_before__isnull=True) | Q(not_before__lte=now)
    listed = Target.objects.filter(host__in=hosts, robots_due_at__isnull=False, due_at__gt=now)
    later = listed.filter(_not_held(now), rested, may_be_asked, state=Target.State.ACTIVE)
    return later.update(due_at=now, early_at=now)


_EARLY = """
SELECT asked.host, min(run.started_at) FROM unnest(%s::text[], %s::timestamptz[]) AS asked(host, since)
JOIN probes_proberun AS run ON run.host = asked.host AND run.started_at >= asked.since
WHERE run.stage IN ('http', 'both') GROUP BY 1
"""


def early_visits(targets: Iterable[Target]) -> frozenset[tuple[str, datetime]]:
    """Hosts and times of the visits that were due early: of each host the first one since."""
    since = {target.host: target.early_at for target in targets if target.early_at is not None}
    if not since:
        return frozenset()
    with connection.cursor() as cursor:
        cursor.execute(_EARLY, [list(since), list(since.values())])
        return frozenset(cursor.fetchall())


def claim(limit: int) -> list[Target]:
    return leases.claim(VISITS, limit)


def target_of(host: str, *, origin: Target.Origin) -> Target:
    new = {"origin": origin, "due_at": timezone.now(), "domain": names.registrable_domain(host)}
    return Target.objects.get_or_create(host=host, defaults=new)[0]


def hold(host: str) -> Target | None:
    """For a manual visit; None if leased or blocked."""
    return leases.hold(VISITS, target_of(host, origin=Target.Origin.OPERATOR).host)


def leave_for_grading(ids: Iterable[int]) -> None:
    """End leases locked by `leases.lock_all`; grading schedules the next visits."""
    leases.end_locked(ids, due_at=timezone.now() + RETRY_AFTER, attempts=0, first=False)


def lock_targets(hosts: Iterable[str]) -> dict[str, Target]:
    named = set(hosts)
    targets = {row.host: row for row in _locked(named)}
    if missing := named - targets.keys():
        register(sorted(missing), origin=Target.Origin.OPERATOR)
        targets |= {row.host: row for row in _locked(missing)}
    return targets


def _locked(hosts: Iterable[str]) -> QuerySet[Target]:
    return Target.objects.select_for_update().filter(host__in=hosts).order_by("id")


def after_grading(  # noqa: PLR0913 - what decides about the next visit
    target: Target,
    *,
    finding: Finding,
    site: Site,
    not_before: datetime | None,
    has_changed: bool | None = None,
    expected: Mapping[bool, float] | None = None,
) -> dict[str, Any]:
    """Columns of a locked target, with the next visit unless the host is leased already.

    `not_before` comes from Retry-After; `has_changed` is None unless the visit could be compared with the
    one before; `expected` is that of `learning.expected_changes`.
    """
    now = timezone.now()
    if finding.outcome is Outcome.ANSWERED:
        learning.learn(target, has_changed=has_changed, at=finding.probed_at)
    if target.held_until is not None and target.held_until > now:
        return {"probed_at": now}
    pause = pause_until_next(target, finding.outcome, site, now, expected or learning.expected_changes())
    due = now + _spread(pause, finding.outcome, listed=site.listed)
    return _next(target, finding, site, not_before, due)


def save(targets: Iterable[Target]) -> None:
    rows = list(targets)
    with connection.cursor() as cursor:
        columns = [[_plain(getattr(row, name)) for row in rows] for name in _SCHEDULED]
        cursor.execute(_SAVE, [[row.pk for row in rows], *columns])


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, Target.State) else value


def revive() -> int:
    over = Target.objects.filter(state=Target.State.DEAD, due_at__lte=Now())
    return over.update(state=Target.State.ACTIVE, why="")


def visit_progress(origin: Target.Origin) -> tuple[int, int]:
    """How many targets were probed at least once, and their total."""
    targets = Target.objects.filter(origin=origin)
    return targets.filter(probed_at__isnull=False).count(), targets.count()


def found_via(target: Target) -> FoundVia:
    return _FOUND_VIA.get(Target.Origin(target.origin), FoundVia.PROBE_DISCOVERY)


def _next(
    target: Target, finding: Finding, site: Site, not_before: datetime | None, due: datetime
) -> dict[str, Any]:
    now = timezone.now()
    if is_wished := target.again_at is not None and finding.probed_at < target.again_at < due:
        due = target.again_at
    return {
        "state": Target.State.ACTIVE,
        "why": "",
        "due_at": max(due, not_before) if not_before else due,
        "not_before": not_before,
        "first": is_wished,
        "probed_at": now,
        "attempts": 0,
        "fails": min(target.fails + 1, 100) if finding.outcome is Outcome.COULD_NOT_ASK else 0,
        "robots_due_at": robots.next_reading_at(now) if site.listed else None,
    }


def pause_until_next(
    target: Target, outcome: Outcome, site: Site, now: datetime, expected: Mapping[bool, float]
) -> timedelta:
    """A failing listed site never waits longer than a working one, and one that misses no longer than all."""
    bounds = cadence.bounds_of(listed=site.listed)
    mean = bounds.mean * cadence.DAY
    usual = learning.usual_pause(target, listed=site.listed, until=now, expected=expected)
    if outcome is Outcome.COULD_NOT_ASK:
        times = 1 << min(target.fails, 10)
        return min(RETRY_AFTER * times, min(usual, mean) if site.listed else RETRY_AT_MOST)
    if outcome is Outcome.DECLINED:
        return mean
    return min(usual, mean) if site.missed_on else usual


def _spread(pause: timedelta, outcome: Outcome, *, listed: bool) -> timedelta:
    """Around the pause within the bounds, or before its end where it is a retry's or a refusal's."""
    drawn = random.uniform(-JITTER, 0)  # noqa: S311 - no secret
    if outcome is not Outcome.ANSWERED:
        return pause * (1 + drawn)
    days = pause * (1 + drawn + JITTER / 2) / cadence.DAY
    return cadence.bounds_of(listed=listed).clamp(days) * cadence.DAY


def _not_held(now: datetime) -> Q:
    return Q(held_until__isnull=True) | Q(held_until__lte=now)
