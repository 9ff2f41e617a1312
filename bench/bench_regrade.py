"""Stored sites per second that `manage.py regrade` grades, beside reading and unpacking the same evidence.

The sample web is visited once; its visits are then stored under as many host names as asked for, each with
pages that name their host and a home page of about 40 KB. The first grading fills the index. Measured are,
each with PostgreSQL on the same cores and in processes as `regrade` starts them:

- same: the rubric has another version, and says the same
- a tenth: a tenth of the sites stand in the index with another answer to llms.txt

and, in turn with them, reading and unpacking alone, in one process. Goal: at least 150 sites a second on two
cores.

    python -m bench.bench_regrade [--sites 4000] [--rounds 3] [--processes N]
"""

import argparse
import asyncio
import os
import resource
import statistics
import tempfile
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

from bench import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from probes.evidence.evidence import Evidence, Exchange

GOAL = 150
HOME_BYTES = 40_000


def visits(folder: Path) -> list["Evidence"]:
    """Visit every site of the sample web."""
    from config.env import parse_connect_to
    from operators.sample_web.server import running
    from probes.facts.names import search_word
    from probes.gather.probe import visit_hosts
    from probes.net.policy import Policy, tls_context

    async def all_of_them() -> list["Evidence"]:
        policy = Policy(
            user_agent="bench", connect_to=parse_connect_to(web.connect_to), tls=tls_context(web.ca_bundle),
            host_delay=0
        )  # fmt: skip
        return [
            evidence
            async for evidence in visit_hosts(web.hosts, policy, search_word=search_word, concurrency=30)
        ]

    with running(folder, latency=0.0) as web:
        return sorted(asyncio.run(all_of_them()), key=lambda evidence: evidence.host)


def moved(evidence: "Evidence", host: str) -> "Evidence":
    """The same visit to another host."""
    old, new = evidence.host, host

    def of(exchange: "Exchange") -> "Exchange":
        from probes.evidence.evidence import digest_of

        body = exchange.body.replace(old.encode(), new.encode())
        if exchange.purpose == "home" and b"</body>" in body.lower():
            at = body.lower().rindex(b"</body>")
            body = body[:at] + filler(host, HOME_BYTES - len(body)) + body[at:]
        return replace(
            exchange,
            url=exchange.url.replace(old, new),
            final_url=exchange.final_url.replace(old, new),
            hops=tuple(
                replace(hop, url=hop.url.replace(old, new), location=hop.location.replace(old, new))
                for hop in exchange.hops
            ),
            headers=tuple((name, value.replace(old, new)) for name, value in exchange.headers),
            body=body,
            size=len(body),
            sha256=digest_of(body),
        )

    return replace(evidence, host=host, exchanges=tuple(map(of, evidence.exchanges)))


def filler(host: str, size: int) -> bytes:
    """Paragraphs with links, as pages have them."""
    lines = (
        f'<div class="row"><p>Number {n} of what {host} keeps: read <a href="/shelf/{n}">more about '
        "it</a>, or "
        f"come by in the afternoon and ask us.</p></div>\n"
        for n in range(1000)
    )
    text = b""
    for line in lines:
        if len(text) >= size:
            break
        text += line.encode()
    return text


def fill(sites: int) -> int:
    """Store so many visits; return the bytes of their packed evidence."""
    from django.utils import timezone

    from probes.grading import rubric
    from probes.models import ProbeRun, StoredEvidence, Target
    from probes.schedule import schedule

    with tempfile.TemporaryDirectory() as folder:
        patterns = visits(Path(folder))
    hosts = [f"site{n:07}.com" for n in range(sites)]
    schedule.register(hosts, origin=Target.Origin.OPERATOR)
    Target.objects.update(due_at=timezone.now() + timedelta(days=7))
    packed = 0
    for start in range(0, sites, 500):
        runs, blobs = [], []
        for number, host in enumerate(hosts[start : start + 500], start):
            evidence = moved(patterns[number % len(patterns)], host)
            blobs.append(evidence.pack())
            runs.append(
                ProbeRun(
                    host=host, started_at=evidence.started, seconds=evidence.seconds,
                    requests=evidence.requests,
                    prober=evidence.prober, outcome="answered", outcome_reason="answered",
                    rubric_version=rubric.RUBRIC_VERSION,
                )
            )  # fmt: skip
        ProbeRun.objects.bulk_create(runs)
        StoredEvidence.objects.bulk_create(
            StoredEvidence(run=run, packed=blob) for run, blob in zip(runs, blobs, strict=True)
        )
        packed += sum(map(len, blobs))
    return packed


def read_and_unpack(sites: int) -> float:
    """Read the same evidence and unpack it, and nothing else; return sites a second."""
    from probes.evidence.evidence import Evidence
    from probes.models import StoredEvidence

    began, read = time.perf_counter(), 0
    for blob in (
        StoredEvidence.objects.order_by("pk").values_list("packed", flat=True).iterator(chunk_size=100)
    ):
        read += Evidence.unpack(bytes(blob)).requests >= 0
    assert read == sites
    return sites / (time.perf_counter() - began)


def regrade(processes: int) -> tuple[float, int]:
    """Grade the whole store; return sites a second, and how many changed."""
    from probes.publishing import regrade as grading
    from probes.publishing.regrade import regrade_in_batches

    names = list(grading.hosts_to_regrade())
    began = time.perf_counter()
    changed = sum(batch.changed for batch in regrade_in_batches(names, processes=processes))
    return len(names) / (time.perf_counter() - began), changed


def same() -> None:
    """Another version of the rubric, that says the same."""
    from index.models import Site
    from probes.models import ProbeRun

    ProbeRun.objects.update(rubric_version="0.9")
    Site.objects.update(rubric_version="0.9")


def a_tenth() -> None:
    """A tenth of the sites stand in the index with the other answer to one check."""
    from index.models import Site

    for site in Site.objects.filter(host__contains="0.com", checks__has_key="llms_txt"):
        entry = site.checks["llms_txt"]
        site.checks["llms_txt"] = {**entry, "answer": "no" if entry["answer"] == "yes" else "yes"}
        score = site.score + (-1 if entry["answer"] == "yes" else 1)
        Site.objects.filter(pk=site.pk).update(checks=site.checks, score=score)
    same()


def bench(args: argparse.Namespace) -> None:
    """Fill, run the rounds, print."""
    from django.core.management import call_command
    from django.db import connection

    from probes.publishing.regrade import BATCH

    call_command("migrate", interactive=False, verbosity=0)
    processes = args.processes or len(os.sched_getaffinity(0))
    packed = fill(args.sites)
    regrade(processes)
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")
    print(
        f"{args.sites:,} sites, {packed / args.sites:,.0f} bytes of packed evidence each; {processes} "
        f"processes, batches of {BATCH}"
    )
    cases: list[tuple[str, Callable[[], None]]] = [("same", same), ("a tenth", a_tenth)]
    rates: dict[str, list[float]] = {name: [] for name, _ in cases}
    ratios: dict[str, list[float]] = {name: [] for name, _ in cases}
    changed: dict[str, int] = {}
    alone = []
    for _ in range(args.rounds):
        for name, prepare in cases:
            prepare()
            rate, changed[name] = regrade(processes)
            alone.append(read_and_unpack(args.sites))
            rates[name].append(rate)
            ratios[name].append(rate / alone[-1])
    print(f"{'':26}{'sites/s':>10}{'of reading':>12}{'changed':>10}")
    print(f"{'read and unpack alone':26}{statistics.median(alone):10,.0f}")
    for name, _ in cases:
        rate, ratio = statistics.median(rates[name]), statistics.median(ratios[name])
        print(f"{'regrade, ' + name:26}{rate:10,.0f}{ratio:12.2f}{changed[name]:10,}  (goal: {GOAL})")
    mb = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
    print(f"medians of {args.rounds} rounds; the largest process below this one held {mb:.0f} MB")


def main() -> None:
    """Start a scratch server, run, stop."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sites", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processes", type=int, help="how many grade; else one a core")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-regrade-") as folder:
        Path(folder).chmod(0o755)
        os.environ |= {
            "DATA_DIR": folder,
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "PROBE_BROWSER": "off",
            "PYTHONPATH": str(ROOT),
        }
        os.environ.pop("DATABASE_URL", None)
        os.environ.pop("REDIS_URL", None)
        import django

        django.setup()
        from operators import embedded

        with embedded.services(Path(folder)):
            bench(args)


if __name__ == "__main__":
    main()
