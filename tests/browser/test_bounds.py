"""The browser's memory, renewal and end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from probes.browser import browser as stage
from probes.browser import cdp
from probes.browser.browser import Browser
from probes.browser.chromium import MB, memory_below
from probes.checks.webmcp import judge_webmcp
from probes.gather.webmcp import PAGE_SECONDS, run_page
from tests.paths import ROOT
from tests.sites.webmcp_pages import REGISTER, page
from tests.waiting import until

BOMB = (
    "const a = []; setInterval(() => { for (let i = 0; i < 10; i++) a.push(new Uint8Array(5e7).fill(1)) }, 1)"
)


def in_a_browser_of_its_own(on_loop, chromium, policy, work):
    async def run():
        async with Browser(chromium, policy.user_agent) as browser:
            return await work(browser)

    return on_loop(run())


def about(pid):
    return Path(f"/proc/{pid}/environ").read_text(), Path(f"/proc/{pid}/status").read_text()


def test_a_worn_browser_is_replaced_and_no_process_is_left(
    monkeypatch, on_loop, chromium, policy, sample_web
):
    monkeypatch.setattr(stage, "PAGES_OF_ONE", 1)

    async def work(browser):
        pids = []
        for _ in range(2):
            evidence = await run_page(browser, policy, "worn.webmcp.test", "https://worn.webmcp.test/")
            assert len(evidence.page.tools) == 1
            pids.append(browser.pid)
        return pids

    with sample_web.scripted("worn.webmcp.test") as site:
        site.reply("/", page(REGISTER))
        first, second = in_a_browser_of_its_own(on_loop, chromium, policy, work)
    assert first != second
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in (first, second)))


def test_a_browser_that_is_killed_under_its_page_is_logged_with_the_cause(
    on_loop, chromium, policy, sample_web, caplog
):
    url = "https://larkspur-books.test/"

    async def work(browser):
        running = asyncio.create_task(run_page(browser, policy, "larkspur-books.test", url))
        await asyncio.to_thread(until, lambda: browser.pid)
        os.kill(browser.pid, signal.SIGKILL)
        return await running

    evidence = in_a_browser_of_its_own(on_loop, chromium, policy, work)
    assert judge_webmcp(evidence).reason == "browser_failed"
    (line,) = [line for line in caplog.messages if line.startswith(f"the browser failed on {url}: ")]
    assert line.removeprefix(f"the browser failed on {url}: ")


def test_the_environment_of_the_browser_holds_nothing_of_ours(
    on_loop, chromium, policy, sample_web, monkeypatch
):
    monkeypatch.setenv("SECRET_KEY", "do-not-leak-me")

    async def work(browser):
        await run_page(browser, policy, "env.webmcp.test", "https://env.webmcp.test/")
        return about(browser.pid)

    with sample_web.scripted("env.webmcp.test") as site:
        site.reply("/", page(REGISTER))
        environ, status = in_a_browser_of_its_own(on_loop, chromium, policy, work)
    assert "do-not-leak-me" not in environ
    assert "DATABASE_URL" not in environ
    if os.geteuid() == 0:
        assert "\nUid:\t0\t" not in status


def test_the_browser_ends_with_the_process_that_started_it(chromium, tmp_path):
    script = (
        "import asyncio, sys, time\n"
        "from probes.browser.chromium import Chromium\n"
        "async def main():\n"
        f"    one = await Chromium.start({chromium!r}, user_agent='x', proxy_port=9)\n"
        "    print(one.process.pid, flush=True)\n"
        "    time.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        pid = int(process.stdout.readline())
        assert memory_below(pid)
        os.kill(process.pid, signal.SIGKILL)
    until(lambda: not memory_below(pid))


@pytest.mark.soak
def test_many_bombs_at_once_stay_within_the_bound_and_the_next_page_is_judged(
    on_loop, chromium, policy, sample_web
):
    most = [0]

    async def look(browser):
        while True:
            if browser.pid:
                most[0] = max(most[0], sum(one.own for one in memory_below(browser.pid)))
            await asyncio.sleep(0.05)

    async def work(browser):
        looking = asyncio.create_task(look(browser))
        bombs = (
            run_page(browser, policy, "bomb.webmcp.test", "https://bomb.webmcp.test/") for _ in range(20)
        )
        endings = {evidence.page.ending for evidence in await asyncio.gather(*bombs)}
        after = await run_page(browser, policy, "after.webmcp.test", "https://after.webmcp.test/")
        looking.cancel()
        return endings, after

    with sample_web.scripted("bomb.webmcp.test") as bomb, sample_web.scripted("after.webmcp.test") as site:
        bomb.reply("/", page(BOMB))
        site.reply("/", page(REGISTER))
        endings, after = in_a_browser_of_its_own(on_loop, chromium, policy, work)
    assert endings == {"crashed"}
    assert len(after.page.tools) == 1
    assert most[0] < 2000 * MB


@pytest.mark.soak
def test_two_hundred_pages_leave_no_more_memory_than_the_first_ten(on_loop, chromium, policy, sample_web):
    async def work(browser):
        held = []
        for _ in range(20):
            runs = (
                run_page(browser, policy, "many.webmcp.test", "https://many.webmcp.test/") for _ in range(9)
            )
            assert all(len(evidence.page.tools) == 1 for evidence in await asyncio.gather(*runs))
            held.append(sum(one.own for one in memory_below(browser.pid)))
        return held

    began = time.monotonic()
    with sample_web.scripted("many.webmcp.test") as site:
        site.reply("/", page(REGISTER))
        held = in_a_browser_of_its_own(on_loop, chromium, policy, work)
    assert held[-1] < held[0] + 150 * MB
    assert time.monotonic() - began < 600


FLOODS = {
    "a hundred thousand tools": "for (let n = 0; n < 100000; n++) add(n)",
    "tools for ever": "let n = 0; setInterval(() => { for (let k = 0; k < 2000; k++) add(n++) }, 1)",
    "tools in many frames": (
        "onload = () => { for (let n = 0; n < 50; n++) { const f = document.createElement('iframe'); "
        "f.srcdoc = '<script>for (let n = 0; n < 300; n++) document.modelContext.registerTool({name: "
        "`t${n}`, description: `d`, execute() {}})<\\/script>'; document.body.append(f) } }"
    ),
}
ADD = (
    "const add = (n) => document.modelContext.registerTool({name: 't' + n, description: 'd', execute() {}});"
)


@pytest.mark.parametrize("flood", FLOODS)
def test_a_page_that_registers_without_end_is_a_yes_and_holds_neither_its_slot_nor_its_neighbour(
    on_loop, browser, policy, sample_web, flood
):
    async def run(name):
        return await run_page(browser, policy, name, f"https://{name}/")

    async def run_both():
        return await asyncio.gather(run("flood.test"), run("neighbour.test"))

    script = ADD + FLOODS[flood]
    with sample_web.scripted("flood.test") as hostile, sample_web.scripted("neighbour.test") as site:
        hostile.reply("/", page(script))
        site.reply("/", page(REGISTER))
        flooding, neighbour = on_loop(run_both())
    verdict = judge_webmcp(flooding)
    assert (verdict.answer, len(flooding.page.tools), flooding.page.more_tools) == ("yes", 200, True)
    assert [tool.name for tool in neighbour.page.tools] == ["find_book"]
    assert flooding.page.seconds < 10 * PAGE_SECONDS  # the machine may be busy with other tests


def test_a_page_that_registers_and_takes_back_for_ever_is_ended_and_stays_open(look, sample_web):
    script = (
        "setInterval(() => { for (let k = 0; k < 500; k++) { const c = new AbortController(); "
        "document.modelContext.registerTool({name: 't', description: 'd', execute() {}}, {signal: "
        "c.signal}); c.abort() } }, 1)"
    )
    with sample_web.scripted("churn.test") as site:
        site.reply("/", page(script))
        evidence = look("https://churn.test/")
    assert judge_webmcp(evidence).answer in {"yes", "unknown"}


def test_events_without_end_are_dropped_unparsed_and_end_their_page_alone(on_loop, monkeypatch):
    async def scenario():
        heard, parsed = [], []
        real = cdp.json.loads
        monkeypatch.setattr(cdp.json, "loads", lambda raw: parsed.append(raw) or real(raw))
        connection = cdp.CdpConnection()
        for session in ("A1", "B2"):
            listener = lambda method, _, session=session: heard.append((session, method))  # noqa: E731
            connection.listen(session, listener, cdp.EventBudget())
        noise = (
            b'{"method":"Page.frameStartedLoading","params":{"x":",\\"sessionId\\":\\"B2\\"}"},'
            b'"sessionId":"A1"}\0'
        )
        connection.data_received(noise * (cdp.MAX_EVENTS - 1))
        assert not parsed
        fired = b'{"method":"Page.loadEventFired","params":{},"sessionId":"%s"}\0'
        connection.data_received(fired % b"A1" + fired % b"A1" + fired % b"B2")
        long = b'{"method":"Page.frameNavigated","params":{"x":"' + b"y" * (cdp.MAX_MESSAGE + 100)
        for start in range(0, len(long), 200_000):
            connection.data_received(long[start : start + 200_000])
        connection.data_received(b'"},"sessionId":"B2"}\0' + fired % b"B2")
        return heard

    assert on_loop(scenario()) == [
        ("A1", "Page.loadEventFired"),
        ("A1", cdp.FLOOD_EVENT),
        ("B2", "Page.loadEventFired"),
        ("B2", cdp.FLOOD_EVENT),
        ("B2", "Page.loadEventFired"),
    ]
