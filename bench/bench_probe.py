"""Sites per second of the whole pipeline, from claim to publish, and a visit's cost beside the bare fetch.

First the pipeline as it runs (schedule, two probe workers, graders, PostgreSQL, Redis), full for the whole
time, against the simulated web beside it: TLS, 100 ms before each answer, 5 % of the hosts dead. Goals: 60
sites a second on two cores, 350 MB a worker. Then rounds in this process: whole visits, and the very requests
of each with the same client and nothing around it. Both sign every request.

    python -m bench.bench_probe [--seconds 60] [--sites 200] [--rounds 3]
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from timeit import timeit
from typing import Any

import uvloop

from bench import pipeline

DEAD = 0.05
WARM_UP = 45.0  # Seconds until the slots are full, and those that wait for the dead are as many as they stay


@dataclass(frozen=True)
class Round:
    """One round's figures."""

    sites_a_second: float
    cpu_ms_a_site: float


def bench_pipeline(args: argparse.Namespace, data: Path, hosts: list[str]) -> None:
    """Fill the pipeline, let it warm up, and print what it publishes from then on."""
    from probes.models import Target
    from probes.schedule import schedule

    running = pipeline.running(data, probers=args.probers, graders=args.graders, concurrency=args.concurrency)
    with running as workers:
        schedule.register(hosts, origin=Target.Origin.OPERATOR)
        time.sleep(WARM_UP)
        counts, cpu, began = pipeline.counts(), workers.sample(), time.monotonic()
        while time.monotonic() < began + args.seconds:
            time.sleep(5)
            workers.sample()
        seconds, counts_then, cpu_then = time.monotonic() - began, pipeline.counts(), workers.sample()
    visited = counts_then["visits"] - counts["visits"]
    published = counts_then["published"] - counts["published"]
    requests = counts_then["requests"] - counts["requests"]
    print(
        f"whole pipeline: {published / seconds:.1f} sites a second published, {visited / seconds:.1f} "
        f"visited, in {seconds:.0f} s (goal: 60); {requests / max(visited, 1):.1f} requests a site"
    )
    pipeline.show_cpu(workers, cpu, cpu_then, visited=visited, published=published)


async def at_once(count: int, concurrency: int, work: Callable[[int], Awaitable[None]]) -> None:
    """Do `work` for each number, `concurrency` at a time."""
    numbers = iter(range(count))

    async def slot() -> None:
        for number in numbers:
            await work(number)

    await asyncio.gather(*(slot() for _ in range(concurrency)))


async def timed(args: argparse.Namespace, work: Callable[[int], Awaitable[None]]) -> Round:
    """Run one round."""
    wall, cpu = time.perf_counter(), time.process_time()
    await at_once(args.sites, args.concurrency, work)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return Round(args.sites / wall, 1000 * cpu / args.sites)


async def bench_visits(args: argparse.Namespace, hosts: list[str]) -> list[tuple[Round, Round]]:
    """Run the rounds, whole and bare in turn, over hosts that answer."""
    from probes.evidence.evidence import NEVER_SENT, Purpose
    from probes.facts.names import search_word
    from probes.gather.probe import visit_host
    from probes.grading.finding import grade_evidence
    from probes.net.http.client import Client, Policy
    from probes.net.signing import Signer

    signer = Signer.generate("https://index.example/.well-known/http-message-signatures-directory")
    policy = Policy.from_settings(signer)
    signing = timeit(lambda: signer.sign("GET", f"https://{hosts[0]}/"), number=10_000) * 100
    print(f"signing: {signing:.0f} µs of CPU a request")
    asked: dict[int, list[tuple[str, str, dict[str, str], bytes | None]]] = {}

    async def whole(number: int) -> None:
        evidence = await visit_host(hosts[number], policy, search_word=search_word)
        grade_evidence(evidence)
        evidence.pack()
        asked[number] = [
            (e.method, e.url, dict(e.sent), e.sent_body.encode() or None)
            for e in evidence.exchanges
            if e.ending not in NEVER_SENT
        ]

    async def bare(number: int) -> None:
        async with Client(policy) as client:
            for method, url, headers, body in asked[number]:
                got = await client.exchange(Purpose.HOME, method, url, headers=headers, body=body)
                assert got.answered, got

    return [(await timed(args, whole), await timed(args, bare)) for _ in range(args.rounds + 1)][1:]


def show(rounds: list[tuple[Round, Round]]) -> None:
    """Print medians and the ratio."""
    whole, bare = zip(*rounds, strict=True)

    def median(values: list[Any]) -> float:
        return statistics.median(values)

    print(f"{'':14}{'sites/s':>10}{'CPU ms/site':>14}")
    for name, side in (("bare fetch", bare), ("whole visit", whole)):
        print(
            f"{name:14}{median([r.sites_a_second for r in side]):10.1f}"
            f"{median([r.cpu_ms_a_site for r in side]):14.2f}"
        )
    speed = median([w.sites_a_second / b.sites_a_second for w, b in rounds])
    cpu = median([w.cpu_ms_a_site / b.cpu_ms_a_site for w, b in rounds])
    print(
        f"whole / bare: {speed:.2f} of the sites a second (goal: at least half), {cpu:.2f} times the CPU, "
        f"grading included; {len(rounds)} rounds"
    )


def main() -> None:
    """Read the options, run, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seconds", type=float, default=60, help="how long the pipeline is measured; 0 for not at all"
    )
    parser.add_argument("--sites", type=int, default=200, help="of each round")
    parser.add_argument("--rounds", type=int, default=3, help="0 for none")
    parser.add_argument("--concurrency", type=int, default=300, help="visits in flight in a process")
    parser.add_argument("--probers", type=int, default=2)
    parser.add_argument("--graders", type=int, default=2)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-probe-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder)
        with pipeline.simulated_web(data, f"--dead={DEAD}") as environment:
            pipeline.set_up(data, environment)
            hosts = (data / "hosts.txt").read_text().split()
            if args.seconds:
                bench_pipeline(args, data, hosts)
            if args.rounds:
                from bench.simulated_sites import DEAD as WAYS
                from bench.simulated_sites import character_of, number_of

                alive = [host for host in hosts if character_of(number_of(host), DEAD) not in WAYS]
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    show(runner.run(bench_visits(args, alive)))


if __name__ == "__main__":
    main()
