"""A real browser on the real pages."""

import os
from collections.abc import Iterator

import pytest
from django.core.cache import cache
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web import pages

PATIENCE = 300_000
"""Milliseconds that a page may take: the machine may be busy."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")  # its loop would be in the way of every test that runs one
def browser(chromium: str) -> Iterator[Browser]:
    # Playwright's own loop runs in this thread; Django takes that for asynchronous code.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    args = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=args)
        yield browser
        browser.close()
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture
def site(live_server):
    pages.put()
    return live_server.url


@pytest.fixture
def visit(browser, site):
    """Any complaint of the browser, and any request elsewhere, fails the test."""
    contexts, complaints = [], []

    def open_(path: str, **options):
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on(
            "console", lambda said: complaints.append(said.text) if "status of 4" not in said.text else None
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "requestfailed",  # an icon may still be on its way when a test has seen enough and goes on
            lambda request: request.failure != "net::ERR_ABORTED" and complaints.append(request.url),
        )
        page.on(
            "request",
            lambda request: complaints.append(request.url) if not request.url.startswith(site) else None,
        )
        page.goto(site + path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert complaints == []
