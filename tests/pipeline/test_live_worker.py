"""The real worker of live checks with a real browser."""

import asyncio
import os
import signal
from collections import Counter
from contextlib import ExitStack

import pytest
from django.utils import timezone

from operators.launch.command_lines import live, worker
from probes.live import queue
from probes.models import LiveCheck, ProbeRun, Target
from probes.schedule import schedule
from tests.sites.webmcp_pages import REGISTER, page
from tests.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)
WORKING = live()[live().index("worker") :]
PROBING = worker()[worker().index("worker") :]


@pytest.fixture
def shop(sample_web):
    with sample_web.scripted("asked-live.test") as site:
        site.reply("/", page(REGISTER))
        yield site


def test_a_check_runs_the_page_in_a_browser_and_publishes_nothing(start, call, worker_env, shop, chromium):
    worker_env["PROBE_BROWSER"] = str(chromium)
    check = queue.ask(shop.host)
    start(*WORKING)
    call("live", "live")
    until(lambda: LiveCheck.objects.get().state == "done")
    check.refresh_from_db()
    found = queue.result_of_check(check)
    assert found["probe"]["checks"]["webmcp"]["answer"] == "yes"
    assert [tool["name"] for tool in found["tools"]["webmcp"]]
    assert not Target.objects.exists()


def test_what_a_killed_worker_held_is_ended_by_the_next(start, call, worker_env):
    worker_env["PROBE_BROWSER"] = "off"
    hosts = [f"site-{number}.test" for number in range(20)] + ["larkspur-books.test"]
    for host in hosts:
        queue.ask(host)
    first = start(*WORKING)
    call("live", "live")
    until(lambda: LiveCheck.objects.exclude(state="waiting").exists())
    os.killpg(first.pid, signal.SIGKILL)
    first.wait()
    LiveCheck.objects.filter(state="running").update(held_until=timezone.now())
    start(*WORKING)
    call("live", "live")
    until(lambda: not LiveCheck.objects.exclude(state="done").exists())
    assert LiveCheck.objects.count() == len(hosts)
    assert LiveCheck.objects.get(host="larkspur-books.test").outcome == "answered"
    assert not LiveCheck.objects.filter(outcome="failed").exists()


def test_checks_that_never_end_hold_their_own_slots_and_no_scheduled_visit_waits(
    start, call, worker_env, sample_web
):
    worker_env |= {"PROBE_BROWSER": "off", "LIVE_CHECKS": "2"}

    async def never(_request):
        await asyncio.Event().wait()

    with ExitStack() as stack:
        for number in range(5):
            site = stack.enter_context(sample_web.scripted(f"never-ends-{number}.test"))
            site.handler = never
            queue.ask(site.host)
        start(*WORKING, log="live")
        call("live", "live")
        until(lambda: LiveCheck.objects.filter(state="running").count() == 2)
        hosts = [f"site-{number}.test" for number in range(30)]
        schedule.register(hosts, origin=Target.Origin.SAMPLE)
        start(*PROBING, log="probe")
        call("tick", "probe")
        until(lambda: ProbeRun.objects.count() == len(hosts))
        states = Counter(LiveCheck.objects.values_list("state", flat=True))
    assert states == {"running": 2, "waiting": 3}
