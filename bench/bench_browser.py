"""How many pages a second the browser stage runs, and how much memory its browser takes.

Sites of a simulated web (real servers on loopback over TLS, each page with 78 KB of HTML and ten scripts) are
run as the browser stage runs them: proxy, robots.txt, settling, listing, grading. Beside it, in turn in this
same run, the same pages only loaded: no settling, nothing listed or graded. Both start with a fresh browser.
Goals: at least 1 page a second on two cores, at most 1200 MB (PSS of the browser and all of its processes,
looked at five times a second).

    python -m bench.bench_browser [--pages 60] [--rounds 2]
"""

import argparse
import asyncio
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

if TYPE_CHECKING:
    from probes.browser.browser import Browser
    from probes.net.policy import Policy

GOAL_PAGES, GOAL_MB = 1.0, 1200


@dataclass(frozen=True)
class BrowserRound:
    """One round's figures."""

    pages_a_second: float
    cpu_s_a_page: float
    peak_mb: float


def page(number: int) -> str:
    """A page as large as the median one; every fourth registers a tool, late."""
    paragraph = "<p>Second-hand books by post, in plain paper, with a card of thanks for every order.</p>\n"
    scripts = "".join(f"<script src=/s{n}.js></script>" for n in range(10))
    tool = (
        "<script>setTimeout(() => document.modelContext?.registerTool({name: 'find_book', description: 'Find "
        "a book', inputSchema: {type: 'object'}, execute() {}}), 300)</script>"
    )
    return (
        "<!doctype html><title>Site "
        f"{number}</title>{scripts}{paragraph * 850}{tool if number % 4 == 0 else ''}"
    )


SCRIPT = (
    "(() => { const rows = Array.from({length: 2000}, (_, n) => n * 2); window.sum = rows.reduce((a, "
    "b) => a + b) })();\n"
)


def pss_mb(root: int) -> float:
    """PSS of a process and of all below it, in MB."""
    from probes.browser.chromium import memory_below

    total = 0
    for one in memory_below(root):
        with suppress(OSError):
            for line in Path(f"/proc/{one.pid}/smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    total += int(line.split()[1])
    return total / 1024


async def peak(browser: "Browser", seen: list[float]) -> None:
    """Look at the memory until cancelled."""
    while True:
        if pid := browser.pid:
            seen.append(await asyncio.to_thread(pss_mb, pid))
        await asyncio.sleep(0.2)


async def timed(hosts: list[str], chromium: str, work: Callable[..., Awaitable[None]]) -> BrowserRound:
    """Run one round in a fresh browser, a few pages at a time."""
    from probes.browser.browser import PAGES_AT_ONCE, Browser

    waiting, seen = iter(hosts), [0.0]
    before, wall = spent(), time.perf_counter()
    async with Browser(chromium, "AgentReadinessIndex/1.9 (+https://index.test/bot)") as browser:

        async def slot() -> None:
            for host in waiting:
                await work(browser, host)

        looking = asyncio.create_task(peak(browser, seen))
        await asyncio.gather(*(slot() for _ in range(PAGES_AT_ONCE)))
        wall = time.perf_counter() - wall
        looking.cancel()
    return BrowserRound(len(hosts) / wall, (spent() - before) / len(hosts), max(seen))


def spent() -> float:
    """CPU seconds of this process and of the browsers that have ended."""
    return sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))


@contextmanager
def web(count: int) -> Iterator[tuple[list[str], "Policy"]]:
    """Serve the sites; yield their hosts and the policy that reaches them."""
    from config.env import parse_connect_to
    from operators.sample_web.server import running
    from probes.net.policy import Policy, tls_context

    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as sample, ExitStack() as stack:
        hosts = [f"site{number}.bench.test" for number in range(count)]
        for number, host in enumerate(hosts):
            site = stack.enter_context(sample.scripted(host))
            site.reply("/", page(number))
            for n in range(10):
                site.reply(f"/s{n}.js", SCRIPT * 40, media_type="text/javascript")
        yield (
            hosts,
            Policy(
                user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)",
                connect_to=parse_connect_to(sample.connect_to),
                tls=tls_context(sample.ca_bundle),
                host_delay=0.0,
            ),
        )


async def _nothing(*_: object) -> tuple[()]:
    """Read no script."""
    return ()


def bench(args: argparse.Namespace, chromium: str) -> list[tuple[BrowserRound, BrowserRound]]:
    """Run the rounds, loaded alone and whole in turn."""
    from probes.browser.browser import Timing
    from probes.browser.cross_site import CrossSiteBudget
    from probes.browser.relay import Relay
    from probes.checks.webmcp import judge_webmcp
    from probes.gather.visit import Visit
    from probes.gather.webmcp import run_page
    from probes.net.http.client import Client

    with web(args.pages) as (hosts, policy):

        async def whole(browser: "Browser", host: str) -> None:
            evidence = await run_page(browser, policy, host, f"https://{host}/")
            verdict = judge_webmcp(evidence)
            wanted = "yes" if int(host[4:].partition(".")[0]) % 4 == 0 else "no"
            assert verdict.answer == wanted, (host, verdict.answer, verdict.detail)

        async def loaded(browser: "Browser", host: str) -> None:
            async with Client(policy) as client:
                visit, url = Visit(client, host), f"https://{host}/"
                relay = Relay(client, visit.gate, CrossSiteBudget(url), visit.note_reply, _nothing)
                await browser.show(url, relay.answer, relay.busy, Timing(12.0, 0.0, lambda: 0.0))

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return [
                (
                    runner.run(timed(hosts, chromium, loaded)),
                    runner.run(timed(hosts, chromium, whole)),
                )
                for _ in range(args.rounds)
            ]


def main() -> None:
    """Measure, print, and fail when a goal is missed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pages", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    import django
    from django.conf import settings

    django.setup()
    if settings.PROBE_BROWSER in {"", "off"}:
        sys.exit("there is no browser: set PROBE_BROWSER to Chromium")
    rounds = bench(args, settings.PROBE_BROWSER)
    print(
        f"{args.pages} pages a round, {args.rounds} rounds, load {os.getloadavg()[0]:.1f}, {os.cpu_count()} "
        "cores"
    )
    for name, place in (("loaded alone", 0), ("whole stage", 1)):
        of = [pair[place] for pair in rounds]
        print(
            f"{name:13} {statistics.median(r.pages_a_second for r in of):5.2f} pages/s   "
            f"{statistics.median(r.cpu_s_a_page for r in of):5.2f} CPU s/page   peak "
            f"{max(r.peak_mb for r in of):5.0f} MB PSS"
        )
    best = statistics.median(pair[1].pages_a_second for pair in rounds)
    most = max(pair[1].peak_mb for pair in rounds)
    print(f"goals: {best:.2f} of {GOAL_PAGES} pages/s, {most:.0f} of {GOAL_MB} MB")
    sys.exit(best < GOAL_PAGES or most > GOAL_MB)


if __name__ == "__main__":
    main()
