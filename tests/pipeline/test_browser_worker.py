"""A real worker of the browser stage with a real browser."""

import os
import signal

import pytest

from index.models import Site
from operators.launch.command_lines import browser
from probes import tasks
from probes.browser.availability import SelfTestState
from probes.models import Target
from tests.sites.webmcp_pages import REGISTER, page
from tests.waiting import until

BROWSING = browser()[browser().index("worker") :]


@pytest.fixture
def browse(transactional_db, settings, monkeypatch, caplog):
    caplog.set_level("INFO", logger="probes")
    monkeypatch.setattr(tasks, "_self_test", SelfTestState())

    def once(program):
        settings.PROBE_BROWSER = str(program)
        tasks.browse()

    return once


@pytest.fixture
def shop(sample_web):
    with sample_web.scripted("shop-with-tools.test") as site:
        site.reply("/", page(REGISTER))
        yield site


def test_a_site_is_visited_and_then_its_page_is_run(  # noqa: PLR0913, PLR0917 - fixtures
    manage, start, call, worker_env, shop, chromium, tmp_path
):
    assert manage("probe", "--publish", shop.host).returncode == 0
    assert Site.objects.get().webmcp is None
    assert Target.objects.get().page_due_at is not None
    worker_env["PROBE_BROWSER"] = str(chromium)
    running = start(*BROWSING, log="browsing")
    call("browse", "browser")
    until(lambda: Site.objects.get().webmcp is True)
    site = Site.objects.get()
    assert [tool["name"] for tool in site.webmcp_tools] == ["find_book"]
    assert site.checks["webmcp"]["evidence"][0]["url"] == f"https://{shop.host}/"
    os.kill(running.pid, signal.SIGTERM)
    assert running.wait(300) == 0
    assert (tmp_path / "browsing.log").read_text().count("the browser passed its self-test") == 1


def test_without_a_browser_pages_stay_unknown_and_the_log_says_why_once(browse, caplog):
    browse("off")
    browse("off")
    assert caplog.messages == ["WebMCP stays unknown: PROBE_BROWSER is off"]


def test_a_browser_that_lists_no_tools_is_found_out_before_it_says_no(browse, chromium, tmp_path, caplog):
    blind = tmp_path / "blind"
    blind.write_text(
        f'#!/bin/sh\nexec {chromium} "$@" --disable-features=WebMCP --disable-blink-features=WebMCP\n'
    )
    blind.chmod(0o755)
    browse(blind)
    assert "the browser failed its self-test: Chrome/" in caplog.text


def test_a_browser_that_does_not_start_is_said_and_harms_nothing(browse, tmp_path, caplog):
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    browse(broken)
    assert f"the browser failed its self-test: {broken} ended before it answered" in caplog.text
