"""How long a generation takes to serve on a second machine, from its build through a real S3 server.

Seeds a folder of its own (`--data-dir` keeps it for the next run). The second machine is the product's own
web server with a DATA_DIR of its own, on the same cores and over loopback. In each round some sites change
and a generation is built; measured are, from the commit of the build on, how long it takes to be in the store
and to be served there. Goal: at most 20 s at 100,000 sites.

    python -m bench.bench_generations [--sites 100000] [--rounds 3] [--data-dir DIR]
"""

import argparse
import json
import os
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from bench import ROOT
from bench.bench_find import seed, servers
from tests.ports import free_port
from tests.s3_server import BUCKET, S3Server

GOAL = 20.0
CHANGED = "UPDATE index_site SET description = description || ' ' WHERE id % 20 = 0"


@contextmanager
def second_machine(data_dir: Path, port: int) -> Iterator[None]:
    """Serve from a folder of its own; the database, Redis and the store are the first one's."""
    from django.conf import settings

    from operators.launch import command_lines

    data_dir.mkdir()
    (data_dir / "models").symlink_to(settings.DATA_DIR / "models")
    env = os.environ | command_lines.WEB_ENV | {
        "DATA_DIR": str(data_dir), "DATABASE_URL": settings.DATABASE_URL, "REDIS_URL": settings.REDIS_URL,
    }  # fmt: skip
    with (data_dir / "web.log").open("w") as log:
        server = subprocess.Popen(
            command_lines.web("127.0.0.1", port), cwd=ROOT, env=env, stdout=log, stderr=log
        )
        try:
            yield
        finally:
            server.terminate()
            server.wait()


def served(port: int) -> int | None:
    """The generation that the second machine serves."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=10) as answer:
            found: int | None = json.load(answer)["generation_id"]
            return found
    except OSError:
        return None


def measure(sites: int, rounds: int, port: int) -> None:
    from django.db import connection

    from index.generations import files, store
    from index.generations.build import build_generation

    totals = []
    for number in range(rounds + 1):
        with connection.cursor() as cursor:
            cursor.execute(CHANGED)
        made = build_generation(now=True).generation
        assert made is not None
        committed = time.monotonic()
        store.publish_newest()
        stored = time.monotonic()
        while served(port) != made.pk:
            time.sleep(0.05)
        seconds = time.monotonic() - committed
        size = sum(path.stat().st_size for path in files.files_in(files.home() / made.folder))
        what = "the first" if not number else f"round {number}"
        print(
            f"{what}: {sites:,} sites, {size / 1e6:.0f} MB, built in {made.seconds:.1f} s; stored after "
            f"{stored - committed:.1f} s, served on the second machine after {seconds:.1f} s",
            flush=True,
        )
        if number:
            totals.append(seconds)
    print(f"median {median(totals):.1f} s (goal {GOAL:.0f})")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sites", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--data-dir", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-s3-") as folder:
        s3 = S3Server(Path(folder) / "s3")
        s3.start()
        os.environ |= {"GENERATIONS_URL": f"s3://{BUCKET}/generations", **s3.environment}
        try:
            port = free_port()
            with servers(args.data_dir):
                sites = seed(args.sites)
                with second_machine(Path(folder) / "machine", port):
                    measure(sites, args.rounds, port)
        finally:
            s3.stop()


if __name__ == "__main__":
    main()
