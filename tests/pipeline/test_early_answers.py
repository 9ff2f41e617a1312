"""Answers of a live check that its reader sees before it ends."""

import asyncio
import json
import threading
from datetime import timedelta

import pytest
from aiohttp import web
from django.db import connections
from django.utils import timezone

from index.values.vocabulary import Answer, CheckId
from probes.live import queue
from probes.live.loop import LiveLoop
from probes.live.queue import LiveProgress
from probes.models import LiveCheck
from tests.waiting import until

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("asks_the_sample_web")]
MARKDOWN = {"Content-Type": "text/markdown; charset=utf-8", "Vary": "Accept"}
HOME = "<!doctype html><title>Larkspur</title><h1>Larkspur</h1><p>Second-hand books by post.</p>"
EARLY = {"markdown_twin": "no", "llms_txt": "no", "api_catalog": "no"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr("probes.live.loop.LOOK_EVERY", 0.1)


class SlowSite:
    """Negotiates markdown, and answers nothing after its documents before it is let go on."""

    def __init__(self, weighted_headers=None):
        self.goes_on = threading.Event()
        self.weighted_headers = weighted_headers or {}

    async def __call__(self, request):
        if request.path == "/.well-known/ucp":
            await asyncio.to_thread(self.goes_on.wait, 60)
        if request.path != "/":
            return web.Response(status=404)
        accept = request.headers.get("Accept", "")
        if "markdown;q=0.1" in accept:
            return web.Response(text=HOME, content_type="text/html", headers=self.weighted_headers)
        if "markdown" in accept:
            return web.Response(text="# Larkspur\n\nSecond-hand books by post.\n", headers=MARKDOWN)
        return web.Response(text=HOME, content_type="text/html", headers={"Vary": "Accept"})


def run_check(check, site, meanwhile):
    """Run a worker; `meanwhile` is what a reader does once answers are there, before the site goes on."""
    failed = []

    def read():
        try:
            until(lambda: LiveCheck.objects.get(pk=check.pk).answers, 60)
            meanwhile()
        except Exception as error:  # noqa: BLE001 - raised below, in the test's own thread
            failed.append(error)
        finally:
            site.goes_on.set()
            connections.close_all()

    reader = threading.Thread(target=read)
    reader.start()
    asyncio.run(LiveLoop(seconds=60.0).run())
    reader.join()
    for error in failed:
        raise error
    check.refresh_from_db()


def test_a_slow_site_shows_what_stands_and_ends_with_the_same(sample_web):
    seen = {}
    with sample_web.scripted("slow-books.test") as scripted:
        site = scripted.handler = SlowSite()
        check = queue.ask(scripted.host)

        def look():
            now = LiveCheck.objects.get(pk=check.pk)
            seen.update(json.loads(now.answers))
            assert (now.state, now.result) == ("running", "")

        run_check(check, site, look)
    assert seen == EARLY
    assert (check.state, check.outcome, check.answers) == ("done", "answered", "")
    checks = queue.result_of_check(check)["probe"]["checks"]
    assert {check: checks[check]["answer"] for check in EARLY} == EARLY
    assert checks["markdown_negotiation"]["answer"] == "yes"


def test_what_can_still_be_refused_or_kept_from_browsers_is_not_told(sample_web):
    """Negotiation is judged by how the page is served to others, too, which is asked last."""
    with sample_web.scripted("slow-books.test") as scripted:
        site = scripted.handler = SlowSite()
        check = queue.ask(scripted.host)
        told = []
        run_check(check, site, lambda: told.append(queue.early_answers(LiveCheck.objects.get(pk=check.pk))))
    assert CheckId.MARKDOWN_NEGOTIATION not in told[0]


def test_a_refusal_in_the_middle_takes_back_all_that_was_told(sample_web):
    with sample_web.scripted("refuses-late.test") as scripted:
        site = scripted.handler = SlowSite({"X-Robots-Tag": "noai"})
        check = queue.ask(scripted.host)
        run_check(check, site, lambda: None)
    assert (check.state, check.outcome, check.answers) == ("done", "declined", "")
    probe = queue.result_of_check(check)["probe"]
    assert {entry["answer"] for entry in probe["checks"].values()} == {"unknown"}


def test_what_a_killed_worker_told_is_gone_when_the_check_begins_anew():
    check = queue.ask("larkspur-books.test")
    queue.claim(1)
    queue.renew({check.pk: LiveProgress("mcp", 9, {CheckId.LLMS_TXT: Answer.NO})})
    LiveCheck.objects.update(held_until=timezone.now() - timedelta(seconds=1))
    (again,) = queue.claim(1)
    assert (again.attempts, LiveCheck.objects.get().answers) == (2, "")
