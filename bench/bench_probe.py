"""How much the whole probe costs beside the bare fetch of the same addresses with the same client.

Rounds of both run in turn in this process, against a simulated web in another one (TLS, 100 ms before
each answer). Both sign every request. The whole probe is the visit with its gates, the grading and the packed evidence. Prints
medians, and the ratio round by round. Goals: at least half of the bare fetch's sites a second, at most
10 ms of CPU a site.

    python bench/bench_probe.py [--sites 400] [--concurrency 200] [--rounds 5]
"""

import argparse
import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from timeit import timeit
from typing import Any

import uvloop

HOME = "https://site.bench.test/"
ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Round:
    """One round's figures."""

    sites_a_second: float
    cpu_ms_a_site: float
    requests_a_site: float


@contextmanager
def simulated_web() -> Iterator[dict[str, str]]:
    """Run the simulated web; yield its addresses."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, str(ROOT / "bench" / "simulated_web.py"), folder])
        ready = Path(folder) / "ready.json"
        try:
            for _ in range(200):
                if ready.exists():
                    break
                time.sleep(0.05)
            yield json.loads(ready.read_text())
        finally:
            server.terminate()
            server.wait()


async def at_once(count: int, concurrency: int, work: Callable[[int], Awaitable[int]]) -> int:
    """Do `work` for each number, `concurrency` at a time; return the sum of what it returns."""
    numbers = iter(range(count))

    async def slot() -> int:
        return sum([await work(number) for number in numbers])

    return sum(await asyncio.gather(*(slot() for _ in range(concurrency))))


async def timed(args: argparse.Namespace, work: Callable[[int], Awaitable[int]]) -> Round:
    """Run one round."""
    wall, cpu = time.perf_counter(), time.process_time()
    requests = await at_once(args.sites, args.concurrency, work)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return Round(args.sites / wall, 1000 * cpu / args.sites, requests / args.sites)


async def bench(args: argparse.Namespace) -> list[tuple[Round, Round]]:
    """Run the rounds, bare and whole in turn."""
    from probes.evidence import Evidence, Purpose
    from probes.grade import grade
    from probes.net.client import Client, Policy
    from probes.net.signing import Signer
    from probes.probe import visit

    signer = Signer.generate("https://index.example/.well-known/http-message-signatures-directory")
    policy = Policy.from_settings(signer)
    print(f"signing: {timeit(lambda: signer.sign('GET', HOME), number=10_000) * 100:.0f} µs of CPU a request")

    async def whole(number: int) -> int:
        evidence = await visit(f"site{number}.bench.test", policy)
        finding = grade(evidence)
        assert finding.score == 5, finding
        evidence.pack()
        return evidence.requests

    pattern: Evidence = await visit("pattern.bench.test", policy)

    async def bare(number: int) -> int:
        host = f"site{number}.bench.test"
        async with Client(policy) as client:
            for seen in pattern.exchanges:
                body = seen.sent_body.encode() or None
                url = seen.url.replace("pattern.bench.test", host)
                got = await client.exchange(
                    Purpose.HOME, seen.method, url, headers=dict(seen.sent), body=body
                )
                assert got.answered, got
        return len(pattern.exchanges)

    return [(await timed(args, bare), await timed(args, whole)) for _ in range(args.rounds + 1)][1:]


def show(rounds: list[tuple[Round, Round]]) -> None:
    """Print medians and ratios."""
    bare, whole = zip(*rounds, strict=True)

    def median(values: list[Any]) -> float:
        return statistics.median(values)

    print(f"{'':14}{'sites/s':>10}{'CPU ms/site':>14}{'requests/site':>16}")
    for name, side in (("bare fetch", bare), ("whole probe", whole)):
        print(
            f"{name:14}{median([r.sites_a_second for r in side]):10.1f}"
            f"{median([r.cpu_ms_a_site for r in side]):14.2f}{median([r.requests_a_site for r in side]):16.1f}"
        )
    ratio = median([w.sites_a_second / b.sites_a_second for b, w in rounds])
    print(
        f"whole / bare: {ratio:.2f} of the sites a second (goal: at least 0.50); medians of {len(rounds)} rounds"
    )
    print(f"peak memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def main() -> None:
    """Read the options, run, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sites", type=int, default=400)
    parser.add_argument("--concurrency", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    with simulated_web() as ready:
        os.environ |= {
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "PROBE_CONNECT_TO": ready["connect_to"],
            "PROBE_CA_BUNDLE": ready["ca_bundle"],
            "PROBE_HOST_DELAY": "0",
        }
        import django

        django.setup()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            show(runner.run(bench(args)))


if __name__ == "__main__":
    main()
