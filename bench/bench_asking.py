"""What asking the endpoints of listed sites costs, and how long a claim of them takes.

Serves endpoints on loopback in a process of its own (half want credentials, a third speak only with a
handshake and a session, the others statelessly; twelve tools each), lists their sites in a scratch database,
asks each once in this process, and prints processor time an endpoint, memory, and what a day of 100,000 takes
of one core. Then fills the table with --rows endpoints and times claims and records of ten.

    python -m bench.bench_asking [--endpoints 400] [--rows 5000000]
"""

import argparse
import asyncio
import resource
import statistics
import tempfile
import time
from contextlib import ExitStack
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from bench.bench_find import servers

A_DAY = 100_000
TOOLS = 12
AT_ONCE = 10
CLAIMS = 200

FILL = """
INSERT INTO index_askedendpoint (site_id, url, key, host, domain, address, second, due_at, held_by, days,
    asked_at, is_reached)
SELECT 1000000000 + n, 'https://mcp.site' || n || '.com/mcp', md5(n::text)::uuid, 'mcp.site' || n || '.com',
    'site' || n || '.com', '10.' || n / 65536 % 256 || '.' || n / 256 % 256 || '.' || n % 256, n % 86400,
    now() - interval '1 hour' + n * interval '10 milliseconds', '',
    (SELECT array_agg(20000 + pair / 2) FROM generate_series(1, 60) AS pair),
    now() - interval '1 day' + n * interval '10 milliseconds', true
FROM generate_series(1, %s) AS n
"""


def host_of(number: int) -> str:
    """Name one of the served sites."""
    return f"asked-{number}.test"


def serve(endpoints: int, ends: Connection) -> None:
    """Serve until told to end; say first where."""
    from aiohttp import web

    from operators.sample_web.mcp import INITIALIZED, STATELESS, McpServer, McpTool
    from operators.sample_web.server import running

    words = "Says what a book costs, in which state it is, and how long the post takes. " * 3
    tools = [
        McpTool(f"tool_{n}", words, {"title": "A title, or a part of it", "isbn": "ISBN"}, str)
        for n in range(TOOLS)
    ]

    async def challenge(_: web.BaseRequest) -> web.Response:
        return web.Response(status=401, headers={"WWW-Authenticate": "Bearer"})

    def site(number: int) -> Any:
        endpoint = (
            challenge
            if number % 2
            else McpServer(name="books", tools=tools, sessions=True)
            if number % 3
            else McpServer(name="books", tools=tools, versions=(STATELESS, *INITIALIZED))
        )

        async def answer(request: web.BaseRequest) -> web.StreamResponse:
            if request.path == "/robots.txt":
                return web.Response(text="User-agent: *\nAllow: /\n")
            return await endpoint(request)

        return answer

    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as sample, ExitStack() as stack:
        for number in range(endpoints):
            stack.enter_context(sample.serving(host_of(number), site(number)))
        ends.send((sample.connect_to, str(sample.ca_bundle)))
        ends.recv()


def ask_all(endpoints: int) -> None:
    """List, ask, print."""
    from django.conf import settings
    from django.utils import timezone

    from config.env import parse_connect_to
    from index.models import AskedEndpoint
    from probes.worker.asking import AskingLoop
    from tests import published

    here, there = get_context("spawn").Pipe()
    web = get_context("spawn").Process(target=serve, args=(endpoints, there))
    web.start()
    connect_to, bundle = here.recv()
    settings.PROBE_CONNECT_TO, settings.PROBE_CA_BUNDLE = parse_connect_to(connect_to), Path(bundle)
    settings.PROBE_HOST_DELAY, settings.PROBE_TEST_DELAY, settings.PROBE_PER_ADDRESS = 0.0, 0.0, 0
    for number in range(endpoints):
        published.listed(host_of(number))
    for _ in range(2):  # the first one loads and warms
        AskedEndpoint.objects.update(due_at=timezone.now(), asked_at=None, days=[])
        loop = AskingLoop(seconds=float("inf"))
        began, cpu, memory = time.perf_counter(), time.process_time(), rss()
        asyncio.run(loop.run())
        seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    times = [days[1] for days in AskedEndpoint.objects.values_list("days", flat=True)]
    print(f"{loop.asked} asked, {loop.answered} answered in {seconds:.1f} s")
    print(f"{statistics.median(times)} ms to an answer (median)")
    print(
        f"{1000 * cpu / endpoints:.1f} ms of processor time an endpoint; peak memory {memory:.0f} MB before, "
        f"{rss():.0f} after"
    )
    print(f"{A_DAY:,} a day: {100 * cpu / endpoints * A_DAY / 86400:.2f} % of a core")
    here.send("end")
    web.join()


def rss() -> float:
    """Peak memory of this process in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def claim_many(rows: int) -> None:
    """Fill, then claim and record."""
    from django.db import connection

    from probes.schedule import asking

    began = time.perf_counter()
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT conname FROM pg_constraint "
            "WHERE conrelid = 'index_askedendpoint'::regclass AND contype = 'f'"
        )
        for (name,) in cursor.fetchall():
            cursor.execute(f'ALTER TABLE index_askedendpoint DROP CONSTRAINT "{name}"')
        cursor.execute("DELETE FROM index_askedendpoint")
        cursor.execute(FILL.replace("% 256", "%% 256").replace("% 86400", "%% 86400"), [rows])
        cursor.execute("ANALYZE index_askedendpoint")
        cursor.execute("SELECT pg_total_relation_size('index_askedendpoint')")
        size = cursor.fetchone()[0]
    print(f"{rows:,} rows, {size / rows:.0f} bytes each, filled in {time.perf_counter() - began:.0f} s")
    claims, records = [], []
    for _ in range(CLAIMS):
        began = time.perf_counter()
        claimed = asking.claim(AT_ONCE)
        claims.append(1000 * (time.perf_counter() - began))
        began = time.perf_counter()
        asking.record([(row, asking.EndpointAnswer(120, lists_tools=True)) for row in claimed])
        records.append(1000 * (time.perf_counter() - began))
    for what, times in (("claim", claims), ("record", records)):
        p50, p99 = statistics.median(times), statistics.quantiles(times, n=100)[-1]
        print(f"{what} of {AT_ONCE}: median {p50:.1f} ms, 99th percentile {p99:.1f} ms")


def main() -> None:
    """Start a scratch server, run, stop."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--endpoints", type=int, default=400)
    parser.add_argument("--rows", type=int, default=5_000_000)
    args = parser.parse_args()
    with servers(None):
        ask_all(args.endpoints)
        claim_many(args.rows)


if __name__ == "__main__":
    main()
