"""check_webmcp through the queue of live checks, which a worker of these empties."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import timedelta

import pytest
from django.db import connections
from django.utils import timezone

from probes.browser.availability import SelfTestState
from probes.browser.browser import Browser, machine_lock
from probes.live import check_webmcp as use_case
from probes.live import loop, queue, result
from probes.live.check_webmcp import check_webmcp
from probes.models import LiveCheck, Pause, Target
from tests.published import excluded, listed
from tests.sites.webmcp_pages import REGISTER, page
from tests.waiting import until

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("asks_the_sample_web")]
FORM = page(body="<form toolname=a tooldescription=b></form>")


@pytest.fixture
def site(sample_web):
    with sample_web.scripted("asked-now.test") as site:
        site.reply("/", FORM)
        yield site


@pytest.fixture
def worker(monkeypatch):
    """`with worker(browser)`: a worker of live checks beside the test."""
    monkeypatch.setattr(loop, "IDLE", 600.0)

    @contextmanager
    def working(program=None):
        stopping = threading.Event()

        async def run():
            if program is None:
                await loop.LiveLoop(seconds=600, stopping=stopping.is_set).run()
                return
            async with Browser(program, "AgentReadinessIndex/1.9 (+https://index.test/bot)") as browser:
                tested = SelfTestState().passes
                await loop.LiveLoop(
                    seconds=600, stopping=stopping.is_set, browser=browser, may_run_pages=tested
                ).run()

        thread = threading.Thread(target=lambda: asyncio.run(run()))
        thread.start()
        try:
            yield
        finally:
            stopping.set()
            thread.join()

    return working


def ask(url):
    try:
        return check_webmcp(url)
    finally:
        connections.close_all()


def told(answer):
    return answer["verdict"], answer["reason"]


def test_a_worker_asks_the_page_and_nothing_of_the_index_changes_its_answer(site, worker):
    answers = []
    with worker():
        for make in (None, listed, excluded):
            if make:
                make(site.host)
            answers.append(check_webmcp(f"https://{site.host}/?a=1") | {"checked_at": 0})
    assert told(answers[0]) == ("declared", "no_browser")
    assert answers[0]["url"] == f"https://{site.host}/?a=1"
    assert answers[0] == answers[1] == answers[2]
    assert not Target.objects.filter(host=site.host, state="due").exists()


def test_of_four_at_once_each_has_the_page_run_or_is_told_when_to_come_again(
    site, worker, settings, chromium, monkeypatch
):
    settings.PROBE_BROWSER = str(chromium)
    assert use_case.AT_ONCE == 4
    monkeypatch.setattr(use_case, "_slots", threading.BoundedSemaphore(2))
    monkeypatch.setattr(use_case, "TAKEN_WITHIN", 60.0)
    monkeypatch.setattr(use_case, "SECONDS", 120.0)
    monkeypatch.setattr(result, "PAGE_CHECK_SECONDS", 120.0)
    monkeypatch.setattr(result, "PAGE_WAITS", 100.0)
    site.reply("/shop", page(REGISTER))
    with worker(str(chromium)), ThreadPoolExecutor(4) as callers:
        answers = list(callers.map(ask, [f"https://{site.host}/shop?{n}" for n in range(4)]))
    assert {told(answer) for answer in answers} == {
        ("registered", "tools_registered"),
        ("could_not_ask", "busy"),
    }
    waits = [answer["retry_after"] for answer in answers if answer["verdict"] == "could_not_ask"]
    assert waits == [30, 30]


def test_a_page_that_finds_the_browser_taken_is_told_when_to_come_again(
    site, worker, settings, chromium, monkeypatch
):

    monkeypatch.setattr(result, "PAGE_WAITS", 0.0)

    async def while_taken():
        async with machine_lock(settings.DATA_DIR / loop.LOCK_NAME, seconds=5.0):
            return await asyncio.to_thread(ask, site.host)

    with worker(str(chromium)):
        answer = asyncio.run(while_taken())
    assert (*told(answer), answer["retry_after"]) == ("could_not_ask", "busy", 30)


def test_without_a_worker_the_answer_says_so_in_bounded_time_and_nothing_stays(site, monkeypatch):
    monkeypatch.setattr(use_case, "TAKEN_WITHIN", 0.0)
    answer = check_webmcp(site.host)
    assert (*told(answer), answer["retry_after"]) == ("could_not_ask", "busy", 30)
    assert "No worker was free" in answer["note"]
    assert not LiveCheck.objects.exists()


def test_a_page_that_holds_us_up_ends_when_its_caller_goes(site, worker, monkeypatch):
    async def hang(_request):
        await asyncio.Event().wait()

    site.handler = hang
    monkeypatch.setattr(result, "PAGE_CHECK_SECONDS", 1.0)
    with worker():
        assert told(check_webmcp(site.host)) == ("could_not_ask", "timed_out")


def test_checks_of_hosts_that_never_end_hold_no_slot_of_pages(site, worker, settings, sample_web):
    settings.LIVE_CHECKS, settings.PROBE_DRAIN = 1, 0

    async def never(_request):
        await asyncio.Event().wait()

    with sample_web.scripted("never-ends.test") as slow:
        slow.handler = never
        queue.ask(slow.host)
        with worker():
            until(lambda: LiveCheck.objects.filter(state="running").exists())
            assert told(check_webmcp(site.host)) == ("declared", "no_browser")


def test_what_operators_switched_off_or_paused_says_so(site, settings):
    Pause.objects.create(work=Target.Work.LIVE, reason="a storm")
    answer = check_webmcp(site.host)
    assert (*told(answer), answer["retry_after"]) == ("could_not_ask", "not_asked", 3600)
    Pause.objects.all().delete()
    settings.LIVE_CHECKS = 0
    answer = check_webmcp(site.host)
    assert (*told(answer), answer["retry_after"]) == ("could_not_ask", "not_asked", None)
    assert "switched off" in answer["note"]


def test_the_check_of_a_page_is_none_of_its_host_and_is_soon_forgotten(site):
    check = queue.ask_page(site.host, "")
    assert queue.ask_page(site.host, "").pk == check.pk
    assert queue.ask(site.host).pk != check.pk
    assert queue.find(check.pk) is None
    LiveCheck.objects.filter(pk=check.pk).update(
        state="done", result="{}", finished_at=timezone.now() - timedelta(hours=2)
    )
    assert queue.delete_old_checks() == 1
    assert LiveCheck.objects.get().page == ""


def test_a_url_that_no_database_stores_is_asked_all_the_same(site, worker):
    with worker():
        assert told(check_webmcp(f"https://{site.host}/\udce4"))[0] in {"could_not_ask", "declared"}
