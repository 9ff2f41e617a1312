"""The rate of claims and lease ends in PostgreSQL alone, without a visit between them.

Fills a scratch database with targets that are due (a quarter each suggested, new, listed and visited before;
with --new all are new), has 1, 2 and 4 processes claim 50 at a time and finish each by itself, as workers do,
and prints hosts a second, the time of a claim and of an end, and what a host costs the database. Then the
same while another ten thousand hosts are held, as by a fleet; at last what one claim costs when the head of
the queue is one platform, and how long the state takes that `manage.py pipeline` shows.

    python -m bench.bench_schedule [--targets 1000000] [--hosts 5000] [--new]
"""

import argparse
import os
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from multiprocessing import get_context

from bench.bench_find import servers

AT_ONCE = 50
HELD = 10_000  # Hosts that a fleet holds meanwhile
ROUNDS = 4

FILL = """
INSERT INTO probes_target (host, domain, origin, first, probed_at, robots_due_at, due_at, created_at,
    address, state, why, held_for, held_by, attempts, fails, page_url, page_first, page_attempts,
    robots_attempts)
SELECT 'site' || n || '.com', 'site' || n || '.com', 'operator', kind = 1,
    CASE WHEN kind > 1 THEN now() - interval '7 days' END,
    CASE WHEN kind = 2 THEN now() + interval '1 day' END,
    now() - interval '1 day' + n * interval '1 millisecond', now(),
    '10.' || n / 65536 || '.' || n / 256 %% 256 || '.' || n %% 256, 'active', '', '', '', 0, 0, '', false, 0,
    0
FROM generate_series(1, %s) AS n, LATERAL (SELECT n %% %s AS kind) AS kinds
"""
HOLD = f"""
UPDATE probes_target SET held_until = now() + interval '1 hour', held_for = 'probe', held_by = 'bench',
due_at = now() + interval '1 hour'
WHERE id IN (SELECT id FROM probes_target WHERE held_until IS NULL ORDER BY due_at DESC LIMIT {HELD})
"""
CROWD_SIZE = 100_000  # Hosts of one platform at the head of the queue: more than a claim looks at
CROWD = f"""
UPDATE probes_target SET domain = 'one-platform.com'
WHERE id IN (SELECT id FROM probes_target WHERE due_at <= now() AND held_until IS NULL AND state = 'active'
    ORDER BY due_at, id LIMIT {CROWD_SIZE})
"""


def work(hosts: int) -> tuple[list[float], list[float]]:
    """Claim and end so many hosts; return the seconds of each claim and of each end."""
    from django.utils import timezone

    from probes.schedule import leases, schedule

    claims, ends, left = [], [], hosts
    while left > 0:
        began = time.perf_counter()
        targets = schedule.claim(min(AT_ONCE, left))
        claims.append(time.perf_counter() - began)
        if not targets:
            break
        left -= len(targets)
        for target in targets:
            began = time.perf_counter()
            leases.end(
                target, due_at=timezone.now() + timedelta(days=7), attempts=0, probed_at=timezone.now()
            )
            ends.append(time.perf_counter() - began)
    return claims, ends


def start() -> None:
    """Make a new process ready before anything is measured."""
    import django

    django.setup()
    from django.db import connection

    connection.ensure_connection()


def round_of(processes: int, hosts: int, what: str) -> None:
    """Run one round and print its line."""
    share = hosts // processes
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=start) as pool:
        list(pool.map(work, [AT_ONCE] * processes))  # warm
        began = time.perf_counter()
        results = list(pool.map(work, [share] * processes))
        seconds = time.perf_counter() - began
    claims = [1000 * one for claimed, _ in results for one in claimed]
    ends = [1000 * one for _, ended in results for one in ended]
    print(
        f"{what:28}{processes:>4}{len(ends) / seconds:>12,.0f}{statistics.median(claims):>12.1f}"
        f"{statistics.quantiles(claims, n=20)[-1]:>10.1f}{statistics.median(ends):>10.2f}"
    )


def sql(statement: str, *values: object) -> None:
    """Run one statement."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(statement, values or None)


def table_bytes(table: str) -> int:
    """Size with indexes."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_total_relation_size(%s)", [table])
        return int(cursor.fetchone()[0])


def bench(args: argparse.Namespace) -> None:
    """Fill and run the rounds."""
    began = time.perf_counter()
    sql(FILL, args.targets, 1 if args.new else 4)
    sql("ANALYZE probes_target")
    size = table_bytes("probes_target") / args.targets
    seconds = time.perf_counter() - began
    print(f"{args.targets:,} targets, all due, {size:.0f} bytes each, filled in {seconds:.0f} s")
    print(f"{'':28}{'by':>4}{'hosts/s':>12}{'claim ms':>12}{'p95':>10}{'end ms':>10}")
    for processes in (1, 2, 4):
        round_of(processes, args.hosts, "claim 50, end each")
    sql(HOLD)
    round_of(2, args.hosts, "beside 10,000 held")
    from probes.operations.figures import pipeline_state
    from probes.schedule import schedule

    began = time.perf_counter()
    pipeline_state()
    print(f"state of the pipeline with {args.targets:,} due: {1000 * (time.perf_counter() - began):.0f} ms")
    sql(CROWD)
    began = time.perf_counter()
    got = len(schedule.claim(AT_ONCE))
    print(
        f"one claim when the first {CROWD_SIZE:,} due are one platform: {got} hosts, "
        f"{1000 * (time.perf_counter() - began):.0f} ms"
    )


def main() -> None:
    """Start a scratch server, run, stop."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--targets", type=int, default=1_000_000)
    parser.add_argument("--hosts", type=int, default=5000, help="hosts that each round claims and ends")
    parser.add_argument("--new", action="store_true", help="all are new, as after an import")
    args = parser.parse_args()
    if args.hosts < AT_ONCE * 4:
        parser.error(
            f"--hosts {args.hosts}: at least {AT_ONCE * 4}, so that each of four processes claims {AT_ONCE}"
        )
    least = HELD + ROUNDS * (args.hosts + AT_ONCE * 4) + AT_ONCE
    if args.targets < least:
        parser.error(
            f"--targets {args.targets}: at least {least}, or fewer --hosts: the rounds need so many that "
            "are due"
        )
    os.environ["PROBE_BROWSER"] = "off"
    for name in ("DATABASE_URL", "REDIS_URL"):
        os.environ.pop(name, None)
    with servers(None):
        bench(args)


if __name__ == "__main__":
    main()
