"""Real worker, beat, broker, database and sites."""

import asyncio
import contextlib
import json
import os
import pickle
import re
import signal
import threading
from functools import partial
from itertools import count

import pytest
import redis
from aiohttp import web
from django.conf import settings
from django.utils import timezone

from config.celery import app
from index.models import ListingEvent, Site
from operators.sample_web import SITES
from probes import tasks
from probes.models import ProbeRun, StoredEvidence, Target
from probes.schedule import leases, schedule
from probes.worker.loop import WorkerLoop, http_stage
from tests.pipeline.celery_words import EVERYTHING, PROBING, PROBING_AND_GRADING
from tests.waiting import until


@pytest.fixture
def broker():
    client = redis.Redis.from_url(settings.REDIS_URL)
    yield client
    client.close()


SAMPLE = Target.Origin.SAMPLE
_numbers = count(1)
QUICK = [site for site in SITES if site.pace == 0]


def all_probed():
    done, total = schedule.visit_progress(SAMPLE)
    return done == total > 0


def come_back():
    later = Target.objects.filter(probed_at=None, held_until=None, due_at__gt=timezone.now())
    later.update(due_at=timezone.now())


def nothing_is_lost_or_doubled(hosts):
    """Each host has one run with evidence, is graded and published, and held by nobody."""
    assert sorted(ProbeRun.objects.values_list("host", flat=True)) == sorted(hosts)
    assert StoredEvidence.objects.count() == len(hosts)
    assert not ProbeRun.objects.filter(grade_due_at__isnull=False).exists()
    assert not Target.objects.filter(held_until__isnull=False).exists()
    published = dict(Site.objects.values_list("host", "probed_at"))
    assert published == dict(ProbeRun.objects.values_list("host", "started_at"))
    listed = {site.host for site in QUICK if site.expected.listed}
    assert set(Site.objects.listed().values_list("host", flat=True)) == listed
    assert set(ListingEvent.objects.values_list("host", "kind")) == {(host, "listed") for host in listed}
    assert ListingEvent.objects.count() == len(listed)


@pytest.fixture
def stuck_site(sample_web):
    """A site that does not answer before `answer` is set."""
    with sample_web.scripted(f"never-answers-{next(_numbers)}.test") as site:
        site.answer = threading.Event()

        async def wait(request):
            await asyncio.to_thread(site.answer.wait)
            site.handler = None
            return await site(request)

        site.handler = wait
        yield site
        site.answer.set()


def test_hosts_come_into_find_and_reports_once_whatever_is_lost_or_doubled_and_whoever_is_killed(
    start, client, tmp_path, broker, call
):
    hosts = [site.host for site in QUICK]
    assert schedule.register(hosts, origin=SAMPLE) == len(hosts)
    call("tick", "probe", times=3)
    call("grade", "grade", times=3)
    assert broker.delete("probe", "grade") == 2  # six messages that nobody ever reads
    call("tick", "probe")
    worker = start(*PROBING)
    until(lambda: Target.objects.filter(held_until__isnull=False).exists())
    os.killpg(worker.pid, signal.SIGKILL)  # with the message that it had taken
    worker.wait()
    broker.flushdb()
    leases.end_all()  # they run out
    call("tick", "probe", times=2)  # for two of its processes at once
    start(*EVERYTHING, log="second")
    start("beat", "--schedule", str(tmp_path / "beat"), "--pidfile=")
    until(all_probed)
    nothing_is_lost_or_doubled(hosts)
    routine = re.compile(r"Sending due task|Task \S+ received|Discarding revoked task|succeeded in")
    assert not any(routine.search(log.read_text()) for log in tmp_path.glob("*.log"))
    found = client.get("/api/find", {"has_mcp": "true", "limit": 25}).json()
    assert {row["host"] for row in found["results"]} == {
        site.host for site in SITES if site.expected.listed and site.expected.tools
    }
    for site in SITES:
        answer = client.get(f"/site/{site.host}.json")
        if site.expected.listed and site in QUICK:
            assert answer.json()["host"] == site.host
        else:
            assert answer.status_code == 404, site.host


class Canary:
    """Makes a file where it is unpickled."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return (open, (self.path, "w"))


TICK = {"task": "probes.tasks.tick", "id": "a"}


def messages_of_other_kinds(canary):
    """Bodies and what is published with them."""
    pickled, tick = {"content_type": "application/x-python-serialize"}, {"headers": TICK}
    yield pickle.dumps([(Canary(canary),), {}, {}]), pickled | tick
    yield pickle.dumps(TICK | {"args": (Canary(canary),)}), pickled  # of Celery's first protocol
    yield json.dumps(TICK | {"args": [], "kwargs": {}}), {}
    yield json.dumps([[], {}, {}]), {"headers": TICK | {"task": "probes.tasks.gone"}}
    yield json.dumps([[1], {"fast": True}, {}]), tick
    yield "{torn", tick


@pytest.mark.soak
def test_tasks_of_other_kinds_in_the_queue_are_passed_over(start, broker, call, tmp_path):
    with app.connection_for_write() as link, link.Producer() as producer:
        for body, given in messages_of_other_kinds(tmp_path / "canary"):
            coding = "binary" if isinstance(body, bytes) else "utf-8"
            told = {"content_type": "application/json", "content_encoding": coding} | given
            for queue in ("probe", "grade"):
                producer.publish(body, routing_key=queue, **told)
    hosts = [site.host for site in QUICK]
    schedule.register(hosts, origin=SAMPLE)
    worker = start(*PROBING_AND_GRADING)
    call("tick", "probe")
    until(lambda: call("grade", "grade") or all_probed())
    until(lambda: not broker.exists("probe", "grade", "unacked"))
    nothing_is_lost_or_doubled(hosts)
    assert worker.poll() is None
    assert not (tmp_path / "canary").exists()
    said = (tmp_path / "worker.log").read_text()
    assert "unregistered task" in said
    assert "Refusing to deserialize" in said


def test_a_worker_that_is_told_to_stop_finishes_what_it_can(start, call, sample_web, stuck_site, worker_env):
    worker_env["PROBE_DRAIN"] = "25"
    schedule.register([stuck_site.host], origin=SAMPLE)
    process = start(*PROBING)
    call("tick", "probe")
    until(lambda: sample_web.requests_to(stuck_site.host))
    os.kill(process.pid, signal.SIGTERM)
    stuck_site.answer.set()
    assert process.wait(300) == 0
    assert ProbeRun.objects.get().outcome == "answered"
    assert not Target.objects.filter(held_until__isnull=False).exists()


def test_a_loop_that_is_told_to_stop_gives_back_what_does_not_end(manage, settings, sample_web, stuck_site):
    settings.PROBE_DRAIN = 0
    schedule.register([stuck_site.host], origin=SAMPLE)
    is_asked = partial(sample_web.requests_to, stuck_site.host)
    asyncio.run(WorkerLoop(http_stage(), seconds=600, stopping=is_asked).run())
    target = Target.objects.get()
    assert (target.probed_at, target.attempts, target.held_until) == (None, 0, None)
    assert schedule.claim(10) == [target]
    assert not ProbeRun.objects.exists()


def test_a_pause_stops_new_visits_and_a_resume_goes_on_without_a_restart(manage):
    hosts = ["larkspur-books.test", "quiet-archive.test"]
    schedule.register(hosts, origin=SAMPLE)
    assert manage("pause", "probe", "--reason", "the network is down").stdout == "paused: probe\n"
    tasks.tick()
    work = json.loads(manage("pipeline", "--json").stdout)["work"]["probe"]
    assert (work["due"], work["in_flight"], work["paused"]["reason"]) == (
        len(hosts),
        0,
        "the network is down",
    )
    assert not ProbeRun.objects.exists()
    assert manage("resume").stdout == "resumed: probe, browse, sweep, ask, live, source\n"
    tasks.tick()
    assert ProbeRun.objects.count() == len(hosts)


def test_no_more_names_of_one_address_are_visited_at_once_than_may_be(manage, settings, sample_web):
    settings.PROBE_PER_ADDRESS = 3
    under_way, most = 0, 0

    async def busy(_request):  # one request, and the visit is over
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.2)
        under_way -= 1
        return web.Response(status=503)

    with contextlib.ExitStack() as stack:
        for number in range(12):
            site = stack.enter_context(sample_web.scripted(f"tenant{number}.test"))
            site.handler = busy
            schedule.register([site.host], origin=SAMPLE)
        until(lambda: tasks.tick() or come_back() or ProbeRun.objects.count() == 12)
    assert 0 < most <= 3


@pytest.mark.django_db(transaction=True)
def test_a_target_is_claimed_once_however_many_claim():
    from concurrent.futures import ThreadPoolExecutor

    from django.db import connections

    schedule.register([f"host{n}.test" for n in range(200)], origin=SAMPLE)

    def claim(_):
        try:
            return [target.host for target in schedule.claim(30)]
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as pool:
        claimed = [host for hosts in pool.map(claim, range(8)) for host in hosts]
    assert len(claimed) == len(set(claimed)) == 200
