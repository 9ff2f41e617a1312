"""SIGKILL at any moment loses no host and doubles no record."""

import os
import random
import signal
import time
from collections import defaultdict
from datetime import timedelta
from itertools import pairwise

import pytest
from django.utils import timezone

from index.models import ListingEvent, Site
from operators.sample_web import SITES
from probes.models import ProbeRun, StoredEvidence, Target
from probes.schedule import leases, pages, robots, schedule
from probes.schedule.back_pressure import GRADING_LEASE
from tests.pipeline.celery_words import EVERYTHING
from tests.waiting import until

pytestmark = pytest.mark.soak

QUICK = [site for site in SITES if site.pace == 0]
KILLS = 20
TERMS = {q.work: q.term for q in (schedule.VISITS, pages.PAGES, robots.READINGS)}


def everything_due():
    leases.end_all()
    now = timezone.now()
    Target.objects.update(due_at=now)
    Target.objects.filter(robots_due_at__isnull=False).update(robots_due_at=now)
    ProbeRun.objects.filter(grade_due_at__isnull=False).update(grade_due_at=now)


def busy():
    return Target.objects.filter(held_until__gt=timezone.now()).exists()


def at_rest():
    waiting = Target.objects.filter(due_at__lte=timezone.now()) | Target.objects.filter(
        held_until__isnull=False
    )
    return not (waiting.exists() or ProbeRun.objects.filter(grade_due_at__isnull=False).exists())


def nothing_is_broken(hosts):
    assert set(Target.objects.values_list("host", flat=True)) == hosts
    for target in Target.objects.filter(held_until__isnull=False):
        assert target.held_until <= timezone.now() + TERMS[target.held_for], target
    latest = timezone.now() + GRADING_LEASE
    assert not ProbeRun.objects.filter(grade_due_at__gt=latest).exists()
    assert StoredEvidence.objects.count() == ProbeRun.objects.count()
    visits = defaultdict(list)
    for run in ProbeRun.objects.order_by("started_at"):
        visits[run.host].append((run.started_at, run.started_at + timedelta(seconds=run.seconds)))
    for host, spans in visits.items():
        for (_, ended), (began, _) in pairwise(spans):
            assert ended <= began, f"two visits to {host} at once"
    for site in Site.objects.all():
        assert site.probed_at in {began for began, _ in visits[site.host]}


def test_a_worker_that_is_killed_at_any_moment_loses_and_doubles_nothing(start, call, sample_web):
    moment = random.Random()
    hosts = {site.host for site in QUICK}
    schedule.register(hosts, origin=Target.Origin.SAMPLE)
    for number in range(KILLS):
        worker = start(*EVERYTHING, log=f"worker{number}")
        for task, queue in (("tick", "probe"), ("grade", "grade"), ("sweep", "robots"), ("grade", "grade")):
            call(task, queue)
        until(busy)
        time.sleep(moment.uniform(0, 4))  # the moment of death is the test's, not a wait for anything
        os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()
        nothing_is_broken(hosts)
        everything_due()
    assert set(Target.objects.values_list("state", flat=True)) <= {"active", "dead"}
    Target.objects.filter(state="dead").update(
        due_at=timezone.now()
    )  # the week of who died eight times is over
    schedule.revive()
    start(*EVERYTHING, log="last")
    call("tick", "probe")
    until(lambda: not Target.objects.filter(due_at__lte=timezone.now()).exists())
    until(lambda: call("grade", "grade") or at_rest())
    nothing_is_broken(hosts)
    assert set(ProbeRun.objects.values_list("host", flat=True)) == hosts
    assert {site.host for site in Site.objects.listed()} == {
        site.host for site in QUICK if site.expected.listed
    }
    listings = ListingEvent.objects.filter(kind="listed").values_list("host", flat=True)
    assert len(listings) == len(set(listings)) == Site.objects.listed().count()
