"""A real browser on the real pages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.core.cache import cache
from playwright.sync_api import Browser, expect

from tests.driven import driven
from tests.web import pages

PATIENCE = 300_000  # Milliseconds that a page may take: the machine may be busy
FINE = (
    "status of 4",
    "Autofocus processing was blocked",
)  # What a browser says of a page that is as it should be
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")  # its loop would be in the way of every test that runs one
def browser(chromium: str) -> Iterator[Browser]:
    with driven(chromium) as browser:
        yield browser


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture
def site(live_server, settings):
    settings.OPEN_DATA = True
    pages.put()
    return live_server.url


@pytest.fixture
def visit(browser, site):
    with visiting(browser, site) as open_:
        yield open_


@contextmanager
def visiting(browser, site):
    """Any complaint of the browser, and any request elsewhere, fails the test."""
    contexts, complaints = [], []

    def open_(path: str, **options):
        context = browser.new_context(base_url=site, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on(
            "console",
            lambda said: None if any(one in said.text for one in FINE) else complaints.append(said.text),
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
        page.goto(path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert complaints == []
