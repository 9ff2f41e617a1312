"""A registry of 2,000 MCP servers, simulated as it is: which class of servers gets which verdict.

Every server stands on loopback and is visited and graded in this process. Ends with an error when a verdict
differs from the right one and `STATED` does not say why. Shares and their sources: tests/sites/registry.py.

    python -m bench.bench_registry [--servers 2000] [--concurrency 64]
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import ExitStack
from pathlib import Path

from config.env import parse_connect_to
from operators.sample_web.server import LOOPBACK, SampleWeb, running
from probes.facts.names import search_word
from probes.gather.probe import visit_host
from probes.grading.rubric import grade_all, grade_wellknown
from probes.net.http.client import Policy
from probes.net.http.failures import DnsFailed
from probes.net.policy import RequestLimits, tls_context
from tests.sites.cases.case import Check, Told
from tests.sites.registry import CARDS, CLASSES, CLOSED, MCP, PER_MILLE, SOURCES, Listed, population

# Why a verdict is not the right one, by class or way of being named, check and verdict.
STATED: dict[tuple[str, Check, str], str] = {}

Verdicts = dict[str, dict[Check, Told]]


class NoNames:
    """A resolver that knows no name: those that are served here are led to loopback before it is asked."""

    async def lookup(self, host: str) -> tuple[str, ...]:
        """Say that there is none."""
        raise DnsFailed(f"{host} has no address")


async def _visited(servers: list[Listed], policy: Policy, limits: RequestLimits, at_once: int) -> Verdicts:
    slots = asyncio.Semaphore(at_once)

    async def of(host: str) -> tuple[str, dict[Check, Told]]:
        async with slots:
            evidence = await visit_host(host, policy, limits, search_word=search_word)
            verdicts = {**grade_all(evidence), **grade_wellknown(evidence)}
            return host, {check: (verdicts[check].answer, verdicts[check].reason) for check in (MCP, CARDS)}

    return dict(await asyncio.gather(*(of(server.host) for server in servers)))


def verdicts_of(
    servers: list[Listed], sample: SampleWeb, limits: RequestLimits, *, concurrency: int = 64
) -> Verdicts:
    """What the product says of each server, by host."""
    with ExitStack() as stack:
        for server in servers:
            stack.enter_context(sample.serving(server.host, server.build()))
        closed = f"*.{CLOSED}:443:{LOOPBACK}:{sample.ports.silent}"
        policy = Policy(
            user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)",
            connect_to=parse_connect_to(f"{closed},{sample.connect_to}"),
            tls=tls_context(sample.ca_bundle),
            host_delay=0.0,
            resolver=NoNames(),
        )
        return asyncio.run(_visited(servers, policy, limits, concurrency))


def off_diagonal(servers: list[Listed], got: Verdicts) -> Counter[tuple[str, str, Check, str, str]]:
    """Count verdicts that differ from the right one: class, way of being named, check, right, got."""
    return Counter(
        (server.kind.name, server.way, check, _words(right), _words(got[server.host][check]))
        for server in servers
        for check, right in server.truth.items()
        if got[server.host][check] != right
    )


def stated(cell: tuple[str, str, Check, str, str]) -> str:
    """The stated reason of such a cell, "" without one."""
    name, way, check, _, told = cell
    return STATED.get((name, check, told)) or STATED.get((way, check, told), "")


def _words(told: Told) -> str:
    return f"{told[0]}: {told[1]}"


def show_mix() -> None:
    """Print the shares and what they rest on."""
    print("class, of a thousand, source")
    for kind in CLASSES:
        print(f"  {kind.name:34}{kind.share:5}  {kind.source}")
    for name, source in SOURCES.items():
        print(f"  {name}: {source}")


def show_matrix(servers: list[Listed], got: Verdicts) -> None:
    """Print for each check and class how many got which verdict; wrong ones bear a star."""
    for check in (MCP, CARDS):
        print(f"\n{check}")
        cells: dict[str, Counter[str]] = defaultdict(Counter)
        for server in servers:
            told = got[server.host][check]
            cells[server.kind.name][("" if told == server.truth[check] else "*") + _words(told)] += 1
        for name, counted in cells.items():
            print(f"  {name:34}{', '.join(f'{verdict} {n}' for verdict, n in counted.most_common())}")


def main() -> None:
    """Read the options, visit, print; end with an error where a wrong verdict has no stated reason."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--servers", type=int, default=2 * PER_MILLE)
    parser.add_argument("--concurrency", type=int, default=64, help="visits in flight")
    args = parser.parse_args()
    servers = list(population(args.servers))
    show_mix()
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory(prefix="bench-registry-") as folder,
        running(Path(folder), latency=0.0) as sample,
    ):
        got = verdicts_of(servers, sample, RequestLimits(), concurrency=args.concurrency)
    seconds = time.monotonic() - began
    show_matrix(servers, got)
    wrong = off_diagonal(servers, got)
    print(f"\n{len(servers)} servers in {seconds:.0f} s, {sum(wrong.values())} verdicts off the diagonal")
    unstated = 0
    for cell, count in wrong.most_common():
        name, way, check, right, told = cell
        why = stated(cell)
        unstated += not why
        print(f"  {count:4} {name}, {way}: {check} {told}, deserves {right}. {why or 'NO STATED REASON'}")
    if unstated:
        raise SystemExit(f"{unstated} cells off the diagonal have no stated reason")


if __name__ == "__main__":
    main()
