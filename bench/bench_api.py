"""What the surfaces cost: one worker of the service, asked from another process, over its own servers.

Rounds of what is compared run in turn, so that ratios are of one moment. CPU is that of the service's
processes alone. Every request comes from a caller of its own. Goals stand beside the figures.

    python -m bench.bench_api [--sites 1000] [--rounds 7] [--requests 100000] [--only PART …]
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from bench.api_service import Service, fill, servers, service
from bench.http_load import Request

WARM_UP = 300
FIRST, GROWN = 1000, 1.05
PARTS = ("sizes", "surfaces", "list", "quota", "sql", "memory")
QUESTION = {"q": "second-hand books by post", "limit": "10"}
FILTER = {"has_mcp": "true", "limit": "10"}
_CHANCE = Random(1)


def line(name: str, figure: str, goal: str = "", *, met: bool | None = None) -> None:
    """Print one figure, and whether it meets its goal."""
    verdict = {True: "met", False: "MISSED", None: ""}[met]
    print(f"{name:<58}{figure:>20}  {goal:<22}{verdict}", flush=True)


def request(method: str, path: str, body: Any = None, status: int = 200, **headers: str) -> Request:
    """Return a request of a new caller."""
    address = ".".join(str(_CHANCE.randrange(1, 255)) for _ in range(4))
    sent = b"" if body is None else json.dumps(body).encode()
    names = {"Host": "127.0.0.1", "X-Forwarded-For": address, **headers}
    if sent:
        names |= {"Content-Type": "application/json", "Content-Length": str(len(sent))}
    head = "".join(f"{name}: {value}\r\n" for name, value in names.items())
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + sent, status


def rest(asked: dict[str, str]) -> list[Request]:
    """Return the question over REST, from many callers."""
    path = "/api/find?" + "&".join(f"{name}={value.replace(' ', '+')}" for name, value in asked.items())
    return [request("GET", path) for _ in range(500)]


def mcp(method: str, params: Any) -> list[Request]:
    """Return a message over MCP, from many callers."""
    message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    return [request("POST", "/mcp", message) for _ in range(500)]


def call(asked: dict[str, str]) -> list[Request]:
    """Return the question as a tool call."""
    return mcp("tools/call", {"name": "find_capability", "arguments": asked})


def a2a(asked: dict[str, str]) -> list[Request]:
    """Return the question as an A2A message."""
    part = {"kind": "data", "data": {"skill": "find-capability", "input": asked}}
    params = {"message": {"role": "user", "messageId": "1", "parts": [part]}}
    message = {"jsonrpc": "2.0", "id": 1, "method": "message/send", "params": params}
    return [request("POST", "/a2a", message) for _ in range(500)]


def compare(
    running: Service, rounds: int, *several: Sequence[Request], count: int = 300
) -> list[list[float]]:
    """Return the CPU a request of each, round by round in turn."""
    for one in several:
        running.load(one, WARM_UP)
    return [[running.cpu(one, count) for one in several] for _ in range(rounds)]


def bench_sizes(folder: Path, pool: ProcessPoolExecutor) -> None:
    """Print what the common calls weigh, over an index of ten ordinary sites, which is empty afterwards."""
    from bench.answer_sizes import table, weigh
    from index.models import ListingEvent, Site
    from tests import ordinary

    ordinary.publish_ten()
    with service(folder, pool) as running:
        print(*table(weigh(running.base)), sep="\n", flush=True)
    Site.objects.all().delete()
    ListingEvent.objects.all().delete()


def bench_surfaces(running: Service, rounds: int) -> None:
    """Print what the same question costs over each surface."""
    for name, asked in (("search", QUESTION), ("filter", FILTER)):
        figures = compare(running, rounds, rest(asked), call(asked), a2a(asked))
        over_rest, over_mcp, over_a2a = (statistics.median(column) for column in zip(*figures, strict=True))
        ratio = statistics.median(one[1] / one[0] for one in figures)
        older = statistics.median(one[2] / one[0] for one in figures)
        line(f"{name} over REST, server CPU", f"{over_rest:.2f} ms")
        line(f"{name} over MCP, server CPU", f"{over_mcp:.2f} ms")
        line(f"{name} over A2A, server CPU", f"{over_a2a:.2f} ms")
        line(f"{name}: MCP beside REST", f"{ratio:.2f}", "at most 1.3", met=ratio <= 1.3)
        line(f"{name}: A2A beside REST", f"{older:.2f}")


def bench_list(running: Service, rounds: int) -> None:
    """Print how many lists of tools one worker gives a second."""
    listing = mcp("tools/list", {})
    running.load(listing, 1000)
    speeds, costs = [], []
    for _ in range(rounds):
        before = running.spent()
        done = running.load(listing, 4000)
        speeds.append(done.requests / done.seconds)
        costs.append(1000 * (running.spent() - before) / done.requests)
    speed = statistics.median(speeds)
    line("tools/list on one worker", f"{speed:.0f} a second", "at least 2000", met=speed >= 2000)
    line("tools/list, server CPU", f"{statistics.median(costs):.3f} ms")


def each(work: Callable[[int], object], count: int) -> float:
    """Return the median time of one piece of work, in milliseconds."""
    taken = []
    for number in range(count):
        started = time.perf_counter()
        work(number)
        taken.append(time.perf_counter() - started)
    return 1000 * statistics.median(taken)


def bench_quota() -> None:
    """Print what counting a request costs, as every surface does it: who asks, and one more of the day."""
    from django.test import RequestFactory

    from protocols import jsonrpc

    asked = [RequestFactory(REMOTE_ADDR=f"10.0.{n // 250}.{n % 250 + 1}").get("/mcp") for n in range(2000)]
    each(lambda n: jsonrpc.count(asked[n]), 200)
    cost = each(lambda n: jsonrpc.count(asked[n]), 2000)
    line("the quota, of a request", f"{cost:.3f} ms", "at most 0.3 ms", met=cost <= 0.3)


def bench_sql(running: Service, rounds: int) -> None:
    """Print a find over REST beside its own statements, sent by psycopg alone."""
    import psycopg
    from django.conf import settings
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    from index.search.find import find
    from index.search.request import FindRequest

    for name, asked in (("search", QUESTION), ("filter", FILTER)):
        find(FindRequest.parse(asked))
        with CaptureQueriesContext(connection) as captured:
            find(FindRequest.parse(asked))
        statements = [one["sql"] for one in captured.captured_queries]
        with psycopg.connect(settings.DATABASE_URL, autocommit=True) as bare:
            alone = partial(send_all, bare, statements)
            each(alone, 50)
            pairs = [(each(alone, 100), one_by_one(running, rest(asked))) for _ in range(rounds)]
        sql, http = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratio = statistics.median(two / one for one, two in pairs)
        line(f"{name}: its {len(statements)} statements by psycopg alone", f"{sql:.2f} ms")
        line(f"{name}: over REST, one caller at a time", f"{http:.2f} ms", f"{ratio:.2f} times")


def send_all(bare: Any, statements: Sequence[str], _number: int) -> None:
    """Send the statements and read all their rows."""
    for statement in statements:
        cursor = bare.execute(statement.encode())
        if cursor.description:
            cursor.fetchall()


def one_by_one(running: Service, requests: Sequence[Request]) -> float:
    """Return the median latency of one connection, in milliseconds."""
    return 1000 * statistics.median(running.load(requests, 100, connections=1).latencies)


def bench_memory(running: Service, requests: int) -> None:
    """Print what the service holds after some and after many requests of every kind."""
    wrong = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "nothing"}}
    costly = [*rest(QUESTION)[:4], *call(FILTER)[:4], *a2a(QUESTION)[:2], *rest(FILTER)[:4]]
    cheap = [
        *mcp("tools/list", {})[:100],
        *(request("GET", path) for path in ("/openapi.json", "/llms.txt", "/.well-known/agent-card.json")),
        *(request("GET", f"/api/find?country=x{n}", status=400) for n in range(40)),
        *(request("GET", f"/site/host{n}.example.json", status=404) for n in range(40)),
        *(request("POST", "/mcp", wrong) for _ in range(40)),
        *(request("POST", "/a2a", {"jsonrpc": "2.0", "id": 1}) for _ in range(40)),
    ]
    mixed = [*costly, *cheap]
    _CHANCE.shuffle(mixed)
    running.load(mixed, FIRST)
    before = running.memory()
    running.load(mixed, requests - FIRST)
    after = running.memory()
    growth = after / before
    line(f"memory after {FIRST} requests", f"{before:.1f} MB")
    line(f"memory after {requests} requests", f"{after:.1f} MB", "at most 5 % more", met=growth <= GROWN)


def main() -> None:
    """Run everything."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sites", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="what to measure")
    args = parser.parse_args()
    with ExitStack() as held:
        folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="readiness-")))
        folder.chmod(0o755)  # as root, the servers run as an ordinary user, who must reach it
        held.enter_context(servers(folder))
        pool = held.enter_context(ProcessPoolExecutor(1, mp_context=get_context("spawn")))
        if "sizes" in args.only:
            bench_sizes(folder, pool)
        others = [part for part in args.only if part != "sizes"]
        if not others:
            return
        fill(args.sites)
        running = held.enter_context(service(folder, pool))
        benches = {
            "surfaces": partial(bench_surfaces, running, args.rounds),
            "list": partial(bench_list, running, args.rounds),
            "quota": bench_quota,
            "sql": partial(bench_sql, running, args.rounds),
            "memory": partial(bench_memory, running, args.requests),
        }
        for part in others:
            benches[part]()


if __name__ == "__main__":
    main()
