"""Two beats and two fleets at once, as when a second machine is started by mistake."""

import asyncio
import os
import pickle
import signal
import time
from collections import Counter, defaultdict
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import celery
import pytest
from aiohttp import web
from celery.beat import ScheduleEntry
from django.db.models import Count
from django.utils import timezone

from agentauth import claims, registrations
from config.celery import app
from index.models import DayFigures, ListingEvent, Objection, Site
from operators.sample_web import SITES
from probes.live import queue
from probes.models import DayLoad, HostSource, LiveCheck, ProbeRun, SourceDay, Target
from probes.schedule import schedule
from tests.pipeline.celery_words import ALONE
from tests.pipeline.conftest import serve_agents
from tests.sources.serving import Registry, server_entry, serving
from tests.waiting import until

pytestmark = pytest.mark.soak

QUICK = [site for site in SITES if site.pace == 0]
TENANTS = [f"tenant-{number}.two-beats.test" for number in range(8)]
REFUSAL = "User-agent: *\nDisallow: /\n"
PACE, PER_ADDRESS, NOTICES = 0.02, 3, 10
FLEET = ("worker", "-Q", "probe,grade,robots,sources,index,live,celery", "-c", "8", *ALONE)


@pytest.fixture
def start_beat(start, tmp_path):
    """Start a beat that was away for a day: every task is due."""

    def start_one(name):
        file, away = tmp_path / f"{name}.schedule", datetime.now(UTC) - timedelta(days=1)
        entries = {
            task: ScheduleEntry(name=task, app=app, last_run_at=away, **given)
            for task, given in app.conf.beat_schedule.items()
        }
        kept = {"__version__": celery.__version__, "tz": "UTC", "utc_enabled": True, "entries": entries}
        file.write_bytes(pickle.dumps(kept))
        return start("beat", "--schedule", str(file), "--pidfile=", log=name)

    return start_one


class Tenants:
    """Sites at one address that count how many are asked at the same time."""

    def __init__(self):
        self.now = self.most = 0

    async def __call__(self, _request):  # one request, and the visit is over
        self.now += 1
        self.most = max(self.most, self.now)
        await asyncio.sleep(0.2)
        self.now -= 1
        return web.Response(status=503)


@pytest.fixture
def tenants(sample_web):
    with ExitStack() as stack:
        counted = Tenants()
        for host in TENANTS:
            stack.enter_context(sample_web.scripted(host)).handler = counted
        yield counted


class Paced:
    """A site that measures the pauses between its replies and the next requests."""

    def __init__(self, site):
        self.site, self.pauses, self.replied = site, [], None

    async def __call__(self, request):
        if self.replied is not None:
            self.pauses.append(time.monotonic() - self.replied)
        self.site.handler = None
        reply = await self.site(request)
        self.site.handler, self.replied = self, time.monotonic()
        return reply


@pytest.fixture
def paced(sample_web):
    with sample_web.scripted("paced.two-beats.test") as site:
        serve_agents(site)
        site.handler = Paced(site)
        yield site.handler


@pytest.fixture
def registry(worker_env):
    entries = [server_entry(n, remotes=[], websiteUrl=f"https://{TENANTS[0]}/") for n in range(150)]
    with serving(Registry(entries)) as server:
        worker_env["PROBE_CONNECT_TO"] = (
            f"registry.test:80:127.0.0.1:{server.port},{worker_env['PROBE_CONNECT_TO']}"
        )
        HostSource.objects.create(
            name="registry", kind="mcp-registry", address="http://registry.test", enabled=True,
            due_at=timezone.now(),
        )  # fmt: skip
        yield server


def ask_for_notices():
    for number in range(NOTICES):
        shown = {"report": "https://index.example/site/a.test", "verified_at": "2026-11-20"}
        Objection.objects.create(host=f"objected-{number}.test", message="Wrong.", shown=shown)
        issued = registrations.register()
        claims.ask(claim_token=issued.claim_token, email=f"claimed-{number}@agent.example")


def visited(hosts, times):
    """Each was visited so often, and nothing is left to do; who waits for a turn at the address has it."""
    runs, now = runs_of(hosts), timezone.now()
    waiting = [host for host in hosts if runs.get(host, 0) < times]
    Target.objects.filter(host__in=waiting, held_until=None, due_at__gt=now).update(due_at=now)
    return not (
        waiting
        or Target.objects.filter(held_until__isnull=False).exists()
        or ProbeRun.objects.filter(grade_due_at__isnull=False).exists()
    )


def nobody_was_visited_twice_at_once():
    spans = defaultdict(list)
    for run in ProbeRun.objects.order_by("started_at"):
        spans[run.host].append((run.started_at, run.started_at + timedelta(seconds=run.seconds)))
    for host, runs in spans.items():
        for (_, ended), (began, _) in pairwise(runs):
            assert ended <= began, f"two visits to {host} at once"


def runs_of(hosts):
    runs = ProbeRun.objects.filter(host__in=hosts, stage="http")
    return dict(runs.values_list("host").annotate(n=Count("pk")))


def test_two_beats_visit_grade_mail_and_count_once_and_one_goes_on_when_the_other_dies(  # noqa: PLR0913, PLR0917 - fixtures
    listed, start, start_beat, worker_env, sample_web, tenants, paced, registry, tmp_path
):
    worker_env |= {"PROBE_PER_ADDRESS": str(PER_ADDRESS), "PROBE_HOST_DELAY": str(PACE)}
    refusing, staying = listed
    refusing.reply("/robots.txt", REFUSAL)
    Target.objects.update(robots_due_at=timezone.now())
    swept = {site.host: len(sample_web.requests_to(site.host)) for site in listed}
    hosts = [*(site.host for site in QUICK), paced.site.host, *TENANTS]
    schedule.register(hosts, origin=Target.Origin.SAMPLE)
    ask_for_notices()
    queue.ask(staying.host)

    for number in (1, 2):
        start(*FLEET, "-n", f"fleet{number}@%h", log=f"fleet{number}")
    beats = [start_beat(f"beat{number}") for number in (1, 2)]
    until(lambda: visited(hosts, 1))
    until(lambda: Target.objects.filter(robots_due_at__lte=timezone.now()).count() == 0)
    until(lambda: LiveCheck.objects.get().state == "done")
    until(lambda: not Objection.objects.filter(mailed_at=None).exists())
    until(lambda: HostSource.objects.filter(name="registry", held_until=None).exclude(read_at=None).exists())
    until(lambda: DayFigures.objects.exists() and DayLoad.objects.exists() and SourceDay.objects.exists())

    assert runs_of(hosts) == dict.fromkeys(hosts, 1)
    assert Counter(ListingEvent.objects.filter(kind="listed").values_list("host", flat=True)) == Counter(
        [site.host for site in (*(s for s in QUICK if s.expected.listed), paced.site, *listed)]
    )
    events = ListingEvent.objects.filter(host=refusing.host).order_by("id")
    assert list(events.values_list("kind", flat=True)) == ["listed", "declined"]
    robots = [r.path for r in sample_web.requests_to(refusing.host)[swept[refusing.host] :]]
    assert robots == ["/robots.txt"]
    logs = "".join(file.read_text() for file in tmp_path.glob("fleet*.log"))
    mails = Counter(line for line in logs.splitlines() if "| Subject: " in line)
    assert (len(mails), set(mails.values())) == (2 * NOTICES, {1})
    assert len(registry.asked) == 2  # pages
    assert LiveCheck.objects.get().attempts == 1
    assert (DayFigures.objects.count(), DayLoad.objects.count()) == (1, 1)
    assert SourceDay.objects.values("source", "day").distinct().count() == SourceDay.objects.count()
    nobody_was_visited_twice_at_once()
    assert 0 < tenants.most <= PER_ADDRESS
    assert min(paced.pauses) >= PACE

    os.killpg(beats[0].pid, signal.SIGKILL)
    beats[0].wait()
    Target.objects.filter(host__in=hosts).update(due_at=timezone.now())
    until(lambda: visited(hosts, 2))
    assert runs_of(hosts) == dict.fromkeys(hosts, 2)
    nobody_was_visited_twice_at_once()
    assert 0 < tenants.most <= PER_ADDRESS
    assert Site.objects.listed().count() == sum(site.expected.listed for site in QUICK) + 2
    for log in tmp_path.glob("*.log"):
        assert "Traceback" not in log.read_text(), log.read_text()
