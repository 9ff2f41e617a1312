"""How fast find answers over HTTP at a size, and what it misses, beside pgvector's HNSW and bare search.

Seeds a folder of its own up to each size (`--data-dir` keeps it for the next run), builds a generation,
serves it with the product's own web server, and asks: one client after another question, then eight at once.
Then, in the same run and on the same data: the library without HTTP, what is missed beside comparing every
vector, and pgvector in one SQL statement.

    python -m bench.bench_find [--sites 100000 1000000] [--data-dir DIR] [--requests 200] [--no-pgvector]
"""

import argparse
import http.client
import json
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, islice
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from bench import ROOT
from bench.http_load import Request, drive

PORT = 18_431
CLIENTS = 8
TICKS = os.sysconf("SC_CLK_TCK")
WARMED = 20  # Queries that are asked before those that are timed

FILTERS: dict[str, dict[str, str]] = {
    "none": {},
    "20 %": {"country": "US"},
    "3 %": {"has_mcp": "true"},
    "0.3 %": {"has_webmcp": "true"},
    "three": {"country": "US", "transactional": "true", "entity_type": "business"},
}
QUERIES = [
    f"{verb} {thing}"
    for verb in ("buy", "rent", "somebody who repairs", "learn about", "compare prices of")
    for thing in (
        "used books", "shoes for running", "potted plants", "a bicycle", "an office chair", "train journeys",
        "holiday homes",
        "a table for dinner", "my tax return", "weather data", "stock quotes", "podcasts", "court judgements",
        "birds", "maps",
        "a wedding dress", "vinyl", "solar power", "cakes", "insurance",
    )
]  # fmt: skip

# With these, questions that nobody asked before: the vectors of others are kept.
CITIES = [
    "Aarhus",
    "Bergen",
    "Cork",
    "Dresden",
    "Essen",
    "Florence",
    "Ghent",
    "Hull",
    "Izmir",
    "Jena",
    "Kyoto",
    "Leeds",
]

_callers = count(1)


def caller() -> str:
    """Return another address than before."""
    number = next(_callers)
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


def ask(connection: http.client.HTTPConnection, **parameters: str) -> dict[str, Any]:
    """Ask once, as a caller whom nobody has counted yet."""
    connection.request("GET", f"/api/find?{urlencode(parameters)}", headers={"X-Forwarded-For": caller()})
    response = connection.getresponse()
    body = response.read()
    if response.status != 200:
        raise SystemExit(f"status {response.status}: {body[:300]!r}")
    answer: dict[str, Any] = json.loads(body)
    return answer


def timed(work: Callable[[str], object], queries: list[str]) -> str:
    """Do some work for each query; return p50 and p99 in milliseconds."""
    for query in queries[:WARMED]:
        work(query)
    took = []
    for query in queries:
        started = time.perf_counter()
        work(query)
        took.append((time.perf_counter() - started) * 1000)
    took.sort()
    return f"{statistics.median(took):7.1f} {took[int(len(took) * 0.99) - 1]:7.1f}"


def cpu_seconds(pids: list[int]) -> float:
    """User and system time of some processes."""
    fields = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids)
    return sum((int(field[11]) + int(field[12])) / TICKS for field in fields)


def own_memory(pid: int) -> float:
    """Memory in MB that a process shares with nobody: what it mapped of files is not its own."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(("Anonymous:", "Swap:"))) / 1024


@contextmanager
def web(data_dir: Path) -> Iterator[list[int]]:
    """Serve as `manage.py run` does; give the process ids of the web server."""
    from operators.launch import command_lines

    env = os.environ | command_lines.WEB_ENV | {"TRUSTED_PROXIES": "127.0.0.1", "DATA_DIR": str(data_dir)}
    with (data_dir / "web.log").open("w") as log:
        server = subprocess.Popen(
            command_lines.web("127.0.0.1", PORT), cwd=ROOT, env=env, stdout=log, stderr=log
        )
        try:
            until_answers()
            yield [server.pid, *children(server.pid)]
        finally:
            server.terminate()
            server.wait()


@contextmanager
def servers(data_dir: Path | None) -> Iterator[Path]:
    """Start the servers of a folder, by default a new one, with Django's tables; return the folder."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        data_dir = (data_dir or Path(folder)).absolute()
        data_dir.mkdir(parents=True, exist_ok=True)
        data_dir.chmod(0o755)
        os.environ |= {"DATA_DIR": str(data_dir), "DJANGO_SETTINGS_MODULE": "config.settings"}
        import django
        from django.core.management import call_command

        django.setup()
        from operators.embedded import services

        with services(data_dir):
            call_command("migrate", verbosity=0)
            call_command("model", verbosity=0)
            yield data_dir


def seed(sites: int) -> int:
    """List at least so many sites; return how many there are."""
    from django.core.management import call_command

    from index.models import Site

    there = Site.objects.listed().count()
    if there < sites:
        call_command("seed_index", sites=sites - there)
    return max(there, sites)


def until_answers() -> None:
    """Wait until a search is answered: the first one maps the generation and loads the model."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=60)
        try:
            connection.request("GET", "/api/find?q=books&limit=1")
            if connection.getresponse().status == 200:
                return
        except OSError:
            time.sleep(0.2)
        finally:
            connection.close()
    raise SystemExit("the web server does not answer: see web.log")


def children(pid: int) -> list[int]:
    """Its child processes."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def over_http(queries: list[str], pids: list[int]) -> None:
    """Print what one client waits, and what eight get."""
    connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=60)
    fresh = (f"{query} in {city}" for city in CITIES for query in QUERIES)
    print(f"{'over HTTP, ms':32}     p50     p99   rows   processor time in the web server")
    busy = cpu_seconds(pids)
    took = timed(lambda _: ask(connection, q=next(fresh)), queries)
    print(f"  search, never asked before      {took}        {_each(pids, busy, queries):6.1f}")
    for name, filters in FILTERS.items():
        rows = [ask(connection, q=query, **filters)["count"] for query in queries[:50]]
        busy = cpu_seconds(pids)
        took = timed(lambda query, filters=filters: ask(connection, q=query, **filters), queries)
        each = _each(pids, busy, queries)
        print(f"  search, filter {name:15} {took} {statistics.mean(rows):6.1f} {each:6.1f}")
        if filters:
            took = timed(lambda _, filters=filters: ask(connection, **filters), queries)
            print(f"  no query, filter {name:13} {took}")
    for name, words in (
        ("asked before", queries * 4),
        ("never asked before", list(islice(fresh, len(queries) * 4))),
    ):
        busy = cpu_seconds(pids)
        load = drive(f"http://127.0.0.1:{PORT}", [searching(query) for query in words], len(words), CLIENTS)
        print(
            f"  eight clients, {name}: {load.requests / load.seconds:.0f} requests/s, "
            f"{1000 * (cpu_seconds(pids) - busy) / load.requests:.1f} ms of CPU a request in the web server"
        )
    print(f"  own memory of a process {max(own_memory(pid) for pid in pids):.0f} MB")


def _each(pids: list[int], busy: float, queries: list[str]) -> float:
    """Milliseconds of processor time since `busy` for each query that `timed` asks."""
    return 1000 * (cpu_seconds(pids) - busy) / (len(queries) + WARMED)


def searching(query: str) -> Request:
    """Return a search by a caller whom nobody has counted yet, as `http_load` sends it."""
    head = (
        f"GET /api/find?{urlencode({'q': query})} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: "
        f"{caller()}\r\n\r\n"
    )
    return head.encode(), 200


def sizes(view: Any) -> None:
    """Print how many bytes of a generation a site takes, and how many of them its passages."""
    from index.generations import files
    from index.models import Generation

    newest = Generation.objects.latest("pk")
    kept = {path.name: path.stat().st_size for path in (files.home() / newest.folder).iterdir()}
    said = sum(size for name, size in kept.items() if name.startswith("passage"))
    print(
        f"  a site has {view.generation.sums['passages'] / view.listed:.1f} passages; of a generation "
        f"it takes {sum(kept.values()) / view.listed:,.0f} bytes, {said / view.listed:,.0f} for these"
    )
    for table in ("index_sitevector", "index_sitepassages"):
        print(f"  in PostgreSQL {table} takes {stored_bytes(table) / view.listed:,.0f}")


def stored_bytes(table: str) -> int:
    """Return the size of a table with its indexes and what is stored beside it."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_total_relation_size(%s)", [table])
        return int(cursor.fetchone()[0])


def in_process(queries: list[str]) -> None:
    """Print the library's own time without HTTP and rows, and what it misses beside exact comparison."""
    import numpy as np

    from index import embedding
    from index.generations.current import consistent_view
    from index.generations.parts import parts
    from index.search.request import FindRequest, mask_of_filters

    model = embedding.current_model()
    if model is None:
        print("no model: nothing to compare")
        return
    vectors = {query: model.embed([query])[0] for query in queries}
    with consistent_view() as view:
        part = next(parts(view))
        index = view.generation.vectors
        sizes(view)
        print(f"{'library alone, ms':32}     p50     p99   recall of 10")
        for name, given in FILTERS.items():
            every = mask_of_filters(FindRequest.parse({"q": "x", **given}).filters)
            took = timed(
                lambda query, every=every: part.nearest(vectors[query], 25, part.passing(every)), queries
            )
            mask = part.passing(every)
            missed = []
            for query in queries[:100]:
                found = set(index.nearest(vectors[query], 10, mask)[0].tolist())
                exact = index.exactly(vectors[query], 10, mask)[0].tolist()
                missed.append(len(found & set(exact)) / max(len(exact), 1) if exact else 1.0)
            print(f"  nearest, filter {name:14} {took}   {np.mean(missed):.3f}")
        took = timed(lambda query: part.full_text.scores(part.full_text.ask(query)), queries)
        print(f"  words {'':24} {took}")
        took = timed(lambda query: model.embed([query]), queries)
        print(f"  one embedding {'':16} {took}")


def pgvector(queries: list[str]) -> None:
    """Print the time and recall of HNSW with filters in one statement: halfvec, relaxed iterative scan."""
    from django.db import connection

    from index import embedding

    model = embedding.current_model()
    with connection.cursor() as cursor:
        try:
            cursor.execute("CREATE EXTENSION IF NOT EXISTS vector")
        except Exception as error:  # noqa: BLE001 - whatever the server lacks
            print(f"pgvector: {error}")
            return
        cursor.execute("SET maintenance_work_mem = '2GB'")
        cursor.execute("SET max_parallel_maintenance_workers = 1")
        cursor.execute("DROP TABLE IF EXISTS bench_vectors")
        cursor.execute(
            "CREATE TABLE bench_vectors (id bigint, country text, has_mcp bool, has_webmcp bool, "
            "transactional bool, entity_type text, meaning halfvec(384))"
        )
        started = time.perf_counter()
        fill(cursor, model.id)
        print(f"pgvector: filled in {time.perf_counter() - started:.0f} s", end=", ", flush=True)
        started = time.perf_counter()
        cursor.execute(
            "CREATE INDEX ON bench_vectors USING hnsw (meaning halfvec_cosine_ops) WITH (m=16, "
            "ef_construction=64)"
        )
        print(f"index built in {time.perf_counter() - started:.0f} s")
        cursor.execute("ANALYZE bench_vectors")
        cursor.execute(
            "SET hnsw.ef_search = 200; SET hnsw.iterative_scan = relaxed_order; SET plan_cache_mode = "
            "force_custom_plan"
        )
        vectors = {query: str(model.embed([query])[0].tolist()) for query in queries}
        print(f"{'pgvector HNSW, ms':32}     p50     p99   recall of 10")
        for name, filters in FILTERS.items():
            where = " AND ".join(["true", *(f"{key} = '{value}'" for key, value in filters.items())])
            statement = (
                f"SELECT id FROM bench_vectors WHERE {where} ORDER BY meaning <=> %s::halfvec LIMIT 10"
            )

            def near(query: str, statement: str = statement) -> list[int]:
                cursor.execute(statement, [vectors[query]])
                return [row[0] for row in cursor.fetchall()]

            took = timed(near, queries)
            found = {query: near(query) for query in queries[:30]}
            cursor.execute("SET enable_indexscan = off")
            exact = {query: near(query) for query in found}
            cursor.execute("SET enable_indexscan = on")
            recall = statistics.mean(
                len(set(found[q]) & set(exact[q])) / max(len(exact[q]), 1) for q in found
            )
            print(f"  filter {name:23} {took}   {recall:.3f}")
        cursor.execute("DROP TABLE bench_vectors")


def fill(cursor: Any, model: str) -> None:
    """Copy the vectors and what is filtered into the table."""
    import numpy as np
    import psycopg
    from django.conf import settings

    read = (
        "COPY (SELECT s.id, country, mcp_server, webmcp, transactional, entity_type, vector FROM index_site "
        f"s JOIN index_sitevector v ON v.site_id = s.id WHERE listed AND model = '{model}') TO STDOUT "
        "(FORMAT BINARY)"
    )
    with (
        psycopg.connect(settings.DATABASE_URL) as other,
        other.cursor().copy(read) as rows,
        cursor.copy("COPY bench_vectors FROM STDIN") as table,
    ):
        rows.set_types(["int8", "text", "bool", "bool", "bool", "text", "bytea"])
        for *facts, vector in rows.rows():
            numbers = np.frombuffer(vector, "<f2").astype(np.float32)
            table.write_row([*facts, "[" + ",".join(map("{:.4f}".format, numbers)) + "]"])


def bench(sites: int, data_dir: Path, args: argparse.Namespace) -> None:
    """Measure at one size."""
    print(f"\n{seed(sites):,} sites")
    queries = (QUERIES * (args.requests // len(QUERIES) + 1))[: args.requests]
    with web(data_dir) as pids:
        over_http(queries, pids)
    in_process(queries)
    if args.pgvector:
        pgvector(queries)


def main() -> None:
    """Read the arguments, have the servers, measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sites", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--requests", type=int, default=200)
    parser.add_argument("--pgvector", action=argparse.BooleanOptionalAction, default=True)
    args = parser.parse_args()
    with servers(args.data_dir) as data_dir:
        for sites in sorted(args.sites):
            bench(sites, data_dir, args)


if __name__ == "__main__":
    main()
