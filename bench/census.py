"""A census of the simulated web through the real pipeline: import, schedule, probe workers, graders, listing.

Prints its time, requests a host, peak memory and the size of the database. Whatever is done stays in --data,
so that a census may run in slices: the same command goes on where the last one ended, and sums up when no
host is left.

    python -m bench.census [--hosts 95529] [--data .census] [--seconds 480]
"""

import argparse
import json
import signal
import sys
import time
from pathlib import Path
from typing import Any

from bench import pipeline

LOOK_EVERY = 5.0


def main() -> None:
    """Read the options, run a slice, print it and the sum."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hosts", type=int, default=95_529, help="how many (95529)")
    parser.add_argument(
        "--data", type=Path, default=Path(".census"), help="where the data stay between slices"
    )
    parser.add_argument("--seconds", type=float, default=86_400, help="claim nothing new after so long")
    parser.add_argument("--dead", default="0.0249", help="part of the hosts that cannot be asked")
    parser.add_argument("--latency", default="0.1", help="seconds before an answer, in the median")
    parser.add_argument("--spread", default="0.5", help="sigma of log-normal latencies by host")
    parser.add_argument("--delay", default="0", help="PROBE_HOST_DELAY")
    parser.add_argument("--probers", type=int, default=2)
    parser.add_argument("--graders", type=int, default=2)
    parser.add_argument("--concurrency", type=int, default=200, help="visits in flight in each prober")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    data = args.data.resolve()
    web = data / "web"
    web.mkdir(mode=0o755, parents=True, exist_ok=True)
    options = [f"--{name}={getattr(args, name)}" for name in ("hosts", "dead", "latency", "spread")]
    with pipeline.simulated_web(web, *options) as environment:
        pipeline.set_up(data, environment | {"PROBE_HOST_DELAY": args.delay})
        run(args, data, web / "hosts.txt")


def run(args: argparse.Namespace, data: Path, hosts: Path) -> None:
    """Go on until every host is published or the time is over."""
    from django.core.management import call_command

    from probes.models import Target

    began = time.monotonic()
    running = pipeline.running(data, probers=args.probers, graders=args.graders, concurrency=args.concurrency)
    with running as workers:
        at_first, cpu_at_first = pipeline.counts(), workers.sample()
        if Target.objects.count() < args.hosts:  # it goes on where a slice before was stopped
            call_command("import_hosts", hosts)
        while (now := pipeline.counts())[
            "published"
        ] < args.hosts and time.monotonic() < began + args.seconds:
            time.sleep(LOOK_EVERY)
            workers.sample()
            seconds = time.monotonic() - began
            print(
                f"{seconds:5.0f} s  {now['visits']:,} of {args.hosts:,} visited, {now['published']:,} "
                f"published, {(now['published'] - at_first['published']) / seconds:.1f} a second",
                flush=True,
            )
        cpu = workers.sample()
        at_last, database = pipeline.counts(), pipeline.database()
    seconds = time.monotonic() - began
    done = at_last["published"] - at_first["published"]
    print(f"\nThis slice: {done:,} hosts in {seconds:.0f} s, {done / seconds:.1f} a second")
    visited = at_last["visits"] - at_first["visits"]
    pipeline.show_cpu(workers, cpu_at_first, cpu, visited=visited, published=done)
    keep(data / "census.json", seconds, workers)
    show(data / "census.json", at_last, database)


def keep(file: Path, seconds: float, workers: pipeline.Workers) -> None:
    """Add a slice to those before."""
    slices: list[dict[str, Any]] = json.loads(file.read_text()) if file.exists() else []
    slices.append({"seconds": seconds, "peaks": workers.peaks, "together": workers.peak_together})
    file.write_text(json.dumps(slices))


def show(file: Path, counts: dict[str, int], database: dict[str, Any]) -> None:
    """Print all slices together."""
    slices = json.loads(file.read_text())
    seconds = sum(one["seconds"] for one in slices)
    visits = counts["visits"]
    print(
        f"\nAll {len(slices)} slices: {counts['published']:,} hosts in {seconds / 60:.1f} minutes, "
        f"{counts['published'] / seconds:.1f} a second, starts and stops included\n"
        f"{counts['answered']:,} answered, {counts['declined']:,} declined, {counts['could_not_ask']:,} "
        f"could not be asked; {database['listed']:,} listed\n"
        f"{counts['requests'] / max(visits, 1):.1f} requests a host\n"
        f"peak memory {max(one['together'] for one in slices):.0f} MB together, "
        f"{max(one['peaks'].get('probe', 0) for one in slices):.0f} MB in a probe worker\n"
        f"database {database['size']:.0f} MB, of which evidence {database['evidence']:.0f} MB; "
        f"{1000 * database['size'] / max(visits, 1):.1f} KB a host"
    )


if __name__ == "__main__":
    main()
