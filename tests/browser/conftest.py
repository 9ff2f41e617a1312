"""One browser for all browser tests."""

import asyncio
import contextlib
import os
import threading

import pytest

from config.env import parse_connect_to
from probes.browser import browser as stage
from probes.browser.browser import Browser
from probes.gather import webmcp
from probes.gather.webmcp import run_page
from probes.net.policy import Policy, tls_context
from tests.paths import ROOT

USER_AGENT = "AgentReadinessIndex/1.9 (+https://index.test/bot)"
PATIENT = 60.0  # Seconds; the machine may be busy


@pytest.fixture(scope="session")
def on_loop():
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="browser-loop")
    thread.start()
    yield lambda coroutine: asyncio.run_coroutine_threadsafe(coroutine, loop).result(600)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


@pytest.fixture(scope="session")
def policy(sample_web):
    return Policy(
        user_agent=USER_AGENT,
        connect_to=parse_connect_to(sample_web.connect_to),
        tls=tls_context(sample_web.ca_bundle),
        host_delay=0.0,
    )


@pytest.fixture(scope="session")
def browser(chromium, on_loop):
    """Its pages mostly wait, and do so beside each other."""

    async def begin():
        return await Browser(chromium, USER_AGENT).__aenter__()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "PAGES_AT_ONCE", 3 * stage.PAGES_AT_ONCE)
        started = on_loop(begin())
    yield started
    on_loop(started.__aexit__(None, None, None))


@pytest.fixture
def look(browser, policy, on_loop):
    def at(url, policy=policy, seconds=PATIENT):
        host = url.split("/")[2]
        return on_loop(run_page(browser, policy, host, url, seconds=seconds))

    return at


@pytest.fixture
def impatient(monkeypatch):
    """A page that has loaded is watched no longer for tools that are not there yet."""
    for name in ("PATIENCE", "PATIENCE_WITH_CODE"):
        monkeypatch.setattr(webmcp, name, webmcp.AT_LEAST)


@pytest.fixture(scope="session")
def served(sample_web):
    """`with served(case) as seen`: the sites of one case, and the paths that they were asked for."""

    @contextlib.contextmanager
    def serving(case):
        seen = []
        with sample_web.scripted(case.host) as site, sample_web.scripted(f"other-{case.host}") as other:
            site.handler = case.handler(case.documents, seen.append)
            other.handler = case.handler(case.other, seen.append)
            yield seen

    return serving


@pytest.fixture(scope="session")
def polyfills():
    """The bundles of `make polyfills`, by major version."""
    folder = ROOT / ".node" / "polyfills" / "node_modules"
    if not folder.is_dir():
        if "CI" in os.environ:
            pytest.fail("the polyfills are not installed: make polyfills")
        pytest.skip("the polyfills are not installed: make polyfills")
    return {n: (folder / f"polyfill-{n}" / "dist" / "index.iife.js").read_text() for n in range(1, 6)}
