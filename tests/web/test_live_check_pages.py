"""A live check as people meet it."""

import asyncio
import re
import threading
from datetime import timedelta

import pytest
from django.db import connections
from django.utils import timezone
from playwright.sync_api import expect

from probes.live import queue
from probes.live.loop import LiveLoop
from probes.models import LiveCheck
from tests.web.pages import GONE

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("asks_the_sample_web")]
SITE = "mends.test"


@pytest.fixture
def asked(visit):
    """The index has no other live checks."""

    def open_(path, **options):
        LiveCheck.objects.all().delete()
        return visit(path, **options)

    return open_


def work():
    """A thread does it, since this one has Playwright's loop."""

    def run():
        try:
            asyncio.run(LiveLoop(seconds=60.0).run())
        finally:
            connections.close_all()

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()


def test_an_owner_sees_what_is_missing_mends_it_and_passes(asked, sample_web):
    with sample_web.scripted(SITE) as site:
        page = asked("/")
        page.locator("#q").fill(f"https://{SITE}/about?x=1")
        page.get_by_role("button", name="Search").click()
        page.get_by_role("link", name="Check it now").first.click()
        assert page.get_by_label("Host name or address of the site").input_value() == SITE
        page.get_by_role("button", name="Check the site").click()
        expect(page.get_by_role("status")).to_contain_text("Place 1 in the queue")
        work()
        expect(page.get_by_text("Would it be listed?")).to_be_visible()
        expect(page.locator(".score")).to_contain_text("0 of 5")
        expect(page.locator("#fix ~ * .fix").filter(has_text="llms.txt").first).to_be_visible()

        words = "A shop for second-hand books, which buys and sells by post."
        text = f"# {SITE}\n\n> {words}\n\n## Pages\n\n- [Home](https://{SITE}/): all books\n"
        site.reply("/llms.txt", text)
        address = page.url
        LiveCheck.objects.update(again_at=timezone.now())
        page.reload()
        page.get_by_role("button", name="Check it again").click()
        assert page.url != address
        work()
        expect(page.locator(".score")).to_contain_text("1 of 5")
        expect(page.locator("#llms_txt > summary > .answer")).to_contain_text("yes")


def test_without_scripts_the_page_looks_again_by_itself_or_by_its_link(asked, sample_web):
    with sample_web.scripted(SITE):
        page = asked(f"/check?host={SITE}", java_script_enabled=False)
        page.get_by_role("button", name="Check the site").click()
        expect(page.locator("h1")).to_have_text(f"Checking {SITE}")
        assert page.locator("noscript meta[http-equiv=refresh]").count() == 1
        work()
        page.get_by_role("link", name="Look again").click()
        expect(page.get_by_text("Would it be listed?")).to_be_visible()


def test_the_keyboard_is_enough(asked, sample_web):
    with sample_web.scripted(SITE):
        page = asked("/check")
        page.get_by_label("Host name or address of the site").focus()
        page.keyboard.type(SITE)
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_have_text(f"Checking {SITE}")
        work()
        expect(page.get_by_text("Would it be listed?")).to_be_visible()
        page.get_by_role("button", name="Check it again").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#again")).to_contain_text("It will be checked again at")
        expect(page.locator("[data-left]")).to_have_text(re.compile(r"^In [12]:\d\d\.$"))
        LiveCheck.objects.update(again_at=timezone.now())
        page.reload()
        work()
        expect(page.locator("#changed")).to_have_text("No answer changed")


def test_a_busy_queue_says_the_place_and_the_time(asked):
    page = asked("/check")
    for number in range(9):
        queue.ask(f"other-{number}.com")
    page.get_by_label("Host name or address of the site").fill(SITE)
    page.get_by_role("button", name="Check the site").click()
    said = page.get_by_role("status")
    expect(said).to_contain_text("Place 10 in the queue. The result is expected in about 60 seconds.")
    LiveCheck.objects.filter(host__startswith="other-").delete()
    expect(said).to_contain_text("Place 1 in the queue")
    first = page.locator(".progress li").first
    assert first.get_attribute("data-check") != "llms_txt"
    LiveCheck.objects.update(
        state="running",
        step="mcp",
        answers='{"llms_txt": "no", "markdown_twin": "yes"}',
        held_until=timezone.now() + timedelta(hours=1),
    )
    expect(first).to_have_text("llms.txt: ✕ no")
    expect(said).to_contain_text("2 of 10 answers known")
    expect(page.locator("[data-check=mcp_server]")).to_have_class("asking")
    LiveCheck.objects.update(answers="")  # the site refused
    expect(said).to_contain_text("0 of 10 answers known")
    assert page.locator(".progress .answer").count() == 0


def test_a_result_that_ran_out_says_so_and_leads_on(asked):
    page = asked(f"/check/{GONE}")
    expect(page.locator("h1")).to_have_text("No result here")
    page.get_by_role("link", name="Check the host again").click()
    expect(page.get_by_label("Host name or address of the site")).to_be_visible()
