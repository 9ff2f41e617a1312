"""The real worker of live checks with a real browser."""

import asyncio
import os
import signal
from collections import Counter
from contextlib import ExitStack

import pytest
from django.utils import timezone

from operators.launch.command_lines import live
from probes.live import queue
from probes.models import LiveCheck, ProbeRun, Target
from probes.schedule import schedule
from probes.tasks import tick
from tests.sites.webmcp_pages import REGISTER, page
from tests.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)
WORKING = live()[live().index("worker") :]


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


def test_checks_that_never_end_hold_their_own_slots_and_those_of_a_killed_worker_are_ended_by_the_next(
    start, call, worker_env, sample_web, manage
):
    worker_env |= {"PROBE_BROWSER": "off", "LIVE_CHECKS": "2"}

    async def never(_request):
        await asyncio.Event().wait()

    with ExitStack() as stack:
        sites = [stack.enter_context(sample_web.scripted(f"never-ends-{number}.test")) for number in range(5)]
        for site in sites:
            site.handler = never
            queue.ask(site.host)
        first = start(*WORKING)
        call("live", "live")
        until(lambda: LiveCheck.objects.filter(state="running").count() == 2)
        hosts = [f"site-{number}.test" for number in range(5)]
        schedule.register(hosts, origin=Target.Origin.SAMPLE)
        tick()
        assert ProbeRun.objects.count() == len(hosts)  # no scheduled visit waits
        assert Counter(LiveCheck.objects.values_list("state", flat=True)) == {"running": 2, "waiting": 3}
        os.killpg(first.pid, signal.SIGKILL)
        first.wait()
        for site in sites:
            site.handler = None
        LiveCheck.objects.filter(state="running").update(held_until=timezone.now())
        start(*WORKING)
        call("live", "live")
        until(lambda: not LiveCheck.objects.exclude(state="done").exists())
    assert set(LiveCheck.objects.values_list("host", "outcome")) == {
        (site.host, "answered") for site in sites
    }
