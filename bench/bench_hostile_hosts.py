"""Ten hostile hosts among a hundred good ones: what they cost the good ones, and whether a verdict changes.

The pipeline runs as it does in service (schedule, probe worker, grader, PostgreSQL, Redis), without a
browser. In each round it visits a hundred simulated sites, then the same with ten hosts beside them whose
pages, files and replies are made to hold readers, parsers and loops. Goals: every good site keeps its
answers, and at least half of its pace.

    python -m bench.bench_hostile_hosts [--good 100] [--rounds 3]
"""

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from aiohttp import web

from bench import pipeline
from tests.hostile.families import OF_THE_ISSUE

SIZE = 512 * 1024
PATIENCE = 600.0  # Seconds within which all good sites must be published

SEARCH = (
    '<script type="application/ld+json">{"@type":"WebSite","potentialAction":{"@type":"SearchAction",'
    '"target":"/search?q={q}","query-input":"required name=q"}}</script>'
)


class Hostile:
    """Answers every path with the same text, at the paths that it is meant for; 404 elsewhere."""

    def __init__(self, text: str, *paths: str, media_type: str = "text/html") -> None:
        """Without paths it answers at all of them."""
        self.text, self.paths, self.media_type = text, paths, media_type

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer one request."""
        if self.paths and request.path not in self.paths:
            return web.Response(status=404, text="<title>Not found</title>", content_type="text/html")
        return web.Response(text=self.text, content_type=self.media_type)


async def wildcards(request: web.BaseRequest) -> web.StreamResponse:
    """Rules of many wildcards, and redirects to long paths that they must be held against."""
    if request.path == "/robots.txt":
        return web.Response(text=OF_THE_ISSUE["wildcards"].text(500 * 1024))
    return web.Response(status=302, headers={"Location": request.path + "abcdefghijklm" * 60})


async def interim(request: web.BaseRequest) -> web.StreamResponse:
    """Interim replies without an end."""
    transport = request.transport
    while transport is not None and not transport.is_closing():
        transport.write(b"HTTP/1.1 100 Continue\r\n\r\n" * 2000)
        await asyncio.sleep(0.001)
    return web.Response()


async def noise(_request: web.BaseRequest) -> web.StreamResponse:
    """Another half a megabyte that cannot be compressed, for every question."""
    return web.Response(body=os.urandom(511 * 1024), content_type="text/html")


def hostile() -> dict[str, Any]:
    """The ten hosts, by name."""
    text = {name: family.text(SIZE) for name, family in OF_THE_ISSUE.items()}
    overviews = "/llms.txt", "/index.md", "/index.html.md"
    return {
        "scripts.test": Hostile(f"<script>{text['a script of regexes without an end']}</script>" * 2),
        "digits.test": Hostile(text["a letter by 5,000 digits"]),
        "buttons.test": Hostile(SEARCH + text["buttons in forms"]),
        "links.test": Hostile(SEARCH + text["nested links"]),
        "headings.test": Hostile(text["headings of blanks"], *overviews, "/", media_type="text/markdown"),
        "definitions.test": Hostile(text["definitions of quotes"], *overviews, media_type="text/markdown"),
        "attributes.test": Hostile(text["attributes"]),
        "wildcards.test": wildcards,
        "interim.test": interim,
        "noise.test": noise,
    }


async def serve(folder: Path) -> None:
    """Serve the hostile hosts until the process is ended; `folder`/hostile.json leads there."""
    from operators.sample_web.server import SampleWeb

    sample = SampleWeb(folder, latency=0.0)
    await sample.start()
    with ExitStack() as stack:
        for host, handler in hostile().items():
            stack.enter_context(sample.serving(host, handler))
        ports = (443, sample.https_port), (80, sample.http_port)
        places = [f"{host}:{port}:127.0.0.1:{here}" for host in hostile() for port, here in ports]
        ready = {"connect_to": ",".join(places), "ca_bundle": sample.ca_bundle.read_text()}
        (folder / "hostile.part").write_text(json.dumps(ready))
        (folder / "hostile.part").rename(folder / "hostile.json")
        await asyncio.Event().wait()


@contextmanager
def hostile_web(folder: Path) -> Iterator[dict[str, str]]:
    """Run the hostile hosts in a process of their own; yield where they are."""
    server = subprocess.Popen([sys.executable, "-m", "bench.bench_hostile_hosts", "--serve", str(folder)])
    try:
        while not (folder / "hostile.json").exists():
            if server.poll() is not None:
                raise SystemExit("the hostile hosts did not start")
            time.sleep(0.05)
        yield json.loads((folder / "hostile.json").read_text())
    finally:
        server.terminate()
        server.wait()


def joined(web_: dict[str, str], others: dict[str, str], folder: Path) -> dict[str, str]:
    """The environment that leads to the hosts of both."""
    bundle = folder / "both.pem"
    bundle.write_text(Path(web_["PROBE_CA_BUNDLE"]).read_text() + others["ca_bundle"])
    connect_to = f"{others['connect_to']},{web_['PROBE_CONNECT_TO']}"  # the first that matches counts
    return web_ | {"PROBE_CA_BUNDLE": str(bundle), "PROBE_CONNECT_TO": connect_to}


def visit(good: list[str], bad: list[str]) -> float:
    """Make all of them due; return the seconds until every good one is published."""
    from django.db import connection
    from django.utils import timezone

    from probes.models import ProbeRun, Target

    began = timezone.now()
    Target.objects.filter(host__in=[*bad, *good]).update(due_at=began, held_until=None, attempts=0)
    published = ProbeRun.objects.filter(host__in=good, started_at__gte=began, grade_due_at=None)
    ends_at = time.monotonic() + PATIENCE
    while published.values("host").distinct().count() < len(good):
        if time.monotonic() > ends_at:
            raise SystemExit(f"only {published.count()} of {len(good)} good sites were published")
        time.sleep(0.1)
    connection.close()
    return (timezone.now() - began).total_seconds()


def answers(hosts: list[str]) -> dict[str, dict[str, str]]:
    """What is said of each host, by check."""
    from index.models import Site

    rows = Site.objects.filter(host__in=hosts).values_list("host", "checks")
    return {host: {check: entry["answer"] for check, entry in checks.items()} for host, checks in rows}


def settle(bad: list[str]) -> str:
    """Wait until the hostile hosts are done, too; return how they ended."""
    from django.db.models import Count

    from probes.models import ProbeRun, Target

    ends_at = time.monotonic() + PATIENCE
    while (
        Target.objects.filter(host__in=bad, held_until__isnull=False).exists() and time.monotonic() < ends_at
    ):
        time.sleep(0.5)
    ended = ProbeRun.objects.filter(host__in=bad).values_list("outcome", "outcome_reason")
    return ", ".join(f"{reason} {count}" for _, reason, count in ended.annotate(count=Count("pk")).order_by())


def rounds(args: argparse.Namespace, data: Path, good: list[str], bad: list[str]) -> None:
    """Visit without and with the hostile hosts in turn, and print what that makes of the pace."""
    from probes.models import Target
    from probes.schedule import schedule

    paces: list[float] = []
    with pipeline.running(data, probers=1, graders=1, concurrency=100):
        schedule.register([*good, *bad], origin=Target.Origin.OPERATOR)
        visit(good, [])
        for _ in range(args.rounds):
            alone, before = visit(good, []), answers(good)
            beside, after = visit(good, bad), answers(good)
            ended = settle(bad)
            changed = sum(before[host] != after[host] for host in before)
            paces.append(alone / beside)
            print(
                f"{len(good) / alone:.1f} sites a second alone, {len(good) / beside:.1f} beside {len(bad)} "
                f"hostile hosts: {alone / beside:.2f} of the pace; {changed} of {len(before)} good sites "
                "changed an answer"
            )
        print(f"hostile hosts ended: {ended}")
    print(f"median: {statistics.median(paces):.2f} of the pace (goal: at least 0.5)")


def main() -> None:
    """Read the options, run, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--good", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        asyncio.run(serve(args.serve))
    with tempfile.TemporaryDirectory(prefix="bench-hostile-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder)
        with pipeline.simulated_web(data, "--dead=0") as environment, hostile_web(data) as others:
            pipeline.set_up(data, joined(environment, others, data))
            good = (data / "hosts.txt").read_text().split()[: args.good]
            rounds(args, data, good, list(hostile()))


if __name__ == "__main__":
    main()
