"""Seconds and memory to write the dataset, and milliseconds of a page of changes.

Fills a scratch database: a few thousand synthetic sites, with as many requests of evidence as are asked for,
and copies of them under other names; then entries of the feed. Asks for pages of 1,000, at first of listings,
then of changes; writes a release in a process that did nothing before; and takes out a thousandth that left.
Memory is the most that this process and its PostgreSQL backend have of their own.
Goals: a page in a median of 30 ms; a million sites in 5 minutes and 500 MB.

    python -m bench.bench_dataset [--sites 1000000] [--evidence 0]
"""

import argparse
import os
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from bench.bench_find import servers
from bench.bench_frontier import measured
from bench.bench_schedule import start

SEEDED = 5_000
ENTRIES = 200_000
PAGES = 40
GOAL_MS, GOAL_SECONDS, GOAL_MB = 30, 300, 500

LINES = """
UPDATE index_site SET checks = (
    SELECT jsonb_object_agg(key, value || jsonb_build_object('evidence', (
        SELECT jsonb_agg(jsonb_build_object(
            'method', 'GET', 'url', 'https://' || host || '/' || key || n, 'final_url', url || key || n,
            'status', 200, 'content_type', 'text/html; charset=utf-8', 'bytes', 18432 + n, 'at', now(),
            'sha256', encode(sha256((host || key || n)::bytea), 'hex'), 'note', ''))
        FROM generate_series(1, {lines}) AS n)))
    FROM jsonb_each(checks))
"""
COPY = """
INSERT INTO index_site ({columns})
SELECT {values} FROM index_site, generate_series(1, {times}) AS n WHERE host NOT LIKE 'copy%%'
"""
ENTER = """
INSERT INTO index_feedentry (listing_id, host, at, kind, fields, cause, changed)
SELECT listing_id, host, now(), 'changed', '{{"answers": {{"llms_txt": ["no", "yes"]}}, "tools":
    {{"mcp_server": {{"added": ["find_books", "order_book"], "gone": ["search"]}}}}}}'::jsonb, 'site', 0
FROM index_site WHERE listed ORDER BY id DESC LIMIT {entries}
"""
LEAVE = "UPDATE index_site SET listed = false WHERE id %% 1000 = 0"


def fill(sites: int, evidence: int) -> None:
    """List so many sites."""
    from django.core.management import call_command
    from django.db import connection, models

    from index.models import Site

    began = time.perf_counter()
    call_command("seed_index", sites=min(SEEDED, sites), verbosity=0)
    columns = [
        one.column
        for one in Site._meta.concrete_fields  # noqa: SLF001 - Django's documented way to a model's fields
        if not isinstance(one, models.GeneratedField) and one.name not in {"id", "host", "listing_id"}
    ]
    with connection.cursor() as cursor:
        if evidence:
            cursor.execute(LINES.format(lines=evidence), [])
        cursor.execute(
            COPY.format(
                columns=", ".join(["host", *columns]),
                values=", ".join(["'copy' || n || '.' || host", *columns]),
                times=sites // SEEDED - 1,
            ),
            [],
        )
        cursor.execute(ENTER.format(entries=ENTRIES), [])
        cursor.execute("ANALYZE")
        cursor.execute("SELECT count(*), pg_table_size('index_site') / 1048576 FROM index_site")
        count, megabytes = cursor.fetchone()
    print(f"{count:,} sites, {megabytes:,} MB, filled in {time.perf_counter() - began:.0f} s", flush=True)


def ask_for_changes(pages: int) -> None:
    """Time pages of 1,000 as the service answers them."""
    from django.conf import settings
    from django.test import Client

    settings.ALLOWED_HOSTS = ["*"]
    client = Client()
    since = ""
    for what in ("listings", "changes"):
        times, own = [], []
        for n in range(pages):
            began, cpu = time.perf_counter(), time.process_time()
            answer = client.get("/api/changes", {"since": since}, REMOTE_ADDR=f"10.0.0.{n}")
            times.append(1000 * (time.perf_counter() - began))
            own.append(1000 * (time.process_time() - cpu))
            assert len(answer.json()["changes"]) == 1000, answer.content[:300]
            since = answer.json()["since"]
        middle = statistics.median(times)
        busy = statistics.median(own)
        print(f"a page of 1,000 {what:28}{middle:>8.1f} ms, processor time {busy:.1f} ms", flush=True)
        since = after_listings()


def after_listings() -> str:
    """A cursor as it is once all listings were told, and before the entries."""
    from index.reports.changes import _FeedCursor, _sign_cursor

    return _sign_cursor(_FeedCursor(int(time.time()), 0))


def write() -> None:
    """Write a release, and rewrite it, in a process that did nothing before."""
    from datetime import timedelta

    from django.db import connection

    from index.dataset import releases

    release = measured("write a release", releases.publish_release)
    for file in release.files[:4]:
        print(f"  {file.name:42}{file.bytes / 1e6:>8.1f} MB", flush=True)
    with connection.cursor() as cursor:
        cursor.execute(LEAVE, [])
    releases.REWRITE_AFTER = timedelta()
    measured("take out a thousandth that left", releases.keep_releases)
    print(f"{releases.find_releases()[0].rows:,} rows are left")


def main() -> None:
    """Start a scratch server, run, stop."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sites", type=int, default=1_000_000)
    parser.add_argument("--evidence", type=int, default=0, help="requests that show each answer")
    args = parser.parse_args()
    os.environ |= {"PROBE_BROWSER": "off", "OPEN_DATA": "on", "LOG_LEVEL": "WARNING"}
    for name in ("DATABASE_URL", "REDIS_URL"):
        os.environ.pop(name, None)
    print(f"goals: {GOAL_MS} ms a page; a million in {GOAL_SECONDS} s and {GOAL_MB} MB", flush=True)
    with servers(None):
        from django.db import connection

        fill(args.sites, args.evidence)
        ask_for_changes(min(PAGES, args.sites // 1000 - 1))
        connection.close()
        with ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=start) as pool:
            pool.submit(write).result()


if __name__ == "__main__":
    main()
