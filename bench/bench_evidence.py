"""Grading from evidence in PostgreSQL beside grading from an object store, and moving between them.

Stored visits (as in bench_regrade) are graded again from each home in turn, in one process, with a real S3
server and PostgreSQL on the same cores; between them the evidence is moved, each object read back and
compared. Reading and storing alone are measured in batches of 20, as graders and workers do.

    python -m bench.bench_evidence [--sites 600] [--rounds 3]
"""

import argparse
import os
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from bench import ROOT
from bench.bench_regrade import fill, regrade, same
from tests.s3_server import BUCKET, S3Server

BATCH = 20


def move(home: str) -> int:
    """Move all to a home; return how many."""
    from probes.evidence import moving

    last = moved = 0
    while (some := moving.move_some(home, last)) is not None:
        last, moved = some.last, moved + some.moved
    return moved


def read_all() -> int:
    """Read all evidence in batches; return how many."""
    from probes.evidence import homes
    from probes.models import StoredEvidence

    keys = list(StoredEvidence.objects.order_by("pk").values_list("pk", flat=True))
    for at in range(0, len(keys), BATCH):
        rows = StoredEvidence.objects.filter(pk__in=keys[at : at + BATCH])
        contents = homes.load_each([homes.place_of(row) for row in rows])
        assert all(isinstance(content, bytes) for content in contents)
    return len(keys)


def bench(args: argparse.Namespace) -> None:
    """Fill, run the rounds, print."""
    from django.core.management import call_command
    from django.db import connection

    call_command("migrate", interactive=False, verbosity=0)
    packed = fill(args.sites)
    regrade(1)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    print(f"{args.sites:,} visits, {packed / args.sites:,.0f} bytes of packed evidence each, one process")
    rates = defaultdict(list)
    for _ in range(args.rounds):
        for home, other in (("database", "store"), ("store", "database")):
            same()
            rates[f"graded again from the {home}"].append(regrade(1)[0])
            began = time.perf_counter()
            rates[f"read from the {home}"].append(read_all() / (time.perf_counter() - began))
            began = time.perf_counter()
            rates[f"moved to the {other}"].append(move(other) / (time.perf_counter() - began))
    for name, found in rates.items():
        print(f"{name:32}{statistics.median(found):10,.0f} a second")
    print(f"medians of {args.rounds} rounds")


def main() -> None:
    """Start scratch servers, run, stop."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sites", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-evidence-") as folder:
        Path(folder).chmod(0o755)
        s3 = S3Server(Path(folder) / "s3")
        s3.start()
        os.environ |= {
            "DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": "config.settings", "PROBE_BROWSER": "off",
            "PYTHONPATH": str(ROOT), "EVIDENCE_URL": f"s3://{BUCKET}/evidence", "EVIDENCE_HOME": "database",
            **s3.environment,
        }  # fmt: skip
        os.environ.pop("DATABASE_URL", None)
        os.environ.pop("REDIS_URL", None)
        import django

        django.setup()
        from operators import embedded

        try:
            with embedded.services(Path(folder)):
                bench(args)
        finally:
            s3.stop()


if __name__ == "__main__":
    main()
