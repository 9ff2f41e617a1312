"""python -m tests.recorded.sites DIR: serve what is recorded: sample web, case table, labelled pages.

It writes DIR/ready.json (how a probe gets here, and the hosts by group) and serves until SIGTERM.
"""

import argparse
import asyncio
import json
import re
import signal
from contextlib import ExitStack
from pathlib import Path

from aiohttp import web

from operators.sample_web.authority import write_whole
from operators.sample_web.server import LOOPBACK, SampleWeb
from tests.sites.cases import CASES
from training.corpus import WRITTEN_PAGES

_HEAD = re.compile(r"\A<!--\n(.*?)\n-->\n", re.DOTALL)


def labelled():
    """The labelled pages by host, without their truth."""
    pages = {}
    for path in sorted(WRITTEN_PAGES.rglob("*.html")):
        text = path.read_text()
        head = _HEAD.match(text)
        host = re.search(r"^host: *(\S+)$", head[1], re.MULTILINE)[1]
        pages.setdefault(host, text[head.end() :].encode())
    return pages


def one_page(body):
    """A website of this one page."""

    async def handler(request):
        if request.path != "/":
            return web.Response(
                status=404, text="<!doctype html><title>Not found</title>", content_type="text/html"
            )
        return web.Response(body=body, content_type="text/html", charset="utf-8")

    return handler


async def serve(folder):
    told_to_stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told_to_stop.set)
    sample, pages = SampleWeb(folder, latency=0.0), labelled()
    # Names that a machine's own resolver would be asked for are left out.
    cases = [case for case in CASES if case.host.endswith(".test")]
    with ExitStack() as stack:
        for case in cases:
            if case.site is None:
                continue
            stack.enter_context(sample.serving(case.host, case.site(f"https://{case.host}"), case.transport))
            for name, build in case.others.items():
                other = name.format(case.host)
                stack.enter_context(sample.serving(other, build(f"https://{other}")))
        for host, body in pages.items():
            stack.enter_context(sample.serving(host, one_page(body)))
        await sample.start()
        ours = [
            f"{host}:{asked}:{LOOPBACK}:{port}"
            for host in pages
            for asked, port in ((443, sample.https_port), (80, sample.http_port))
        ]
        ready = {
            "environment": {
                "PROBE_CONNECT_TO": ",".join([sample.connect_to, *ours]),
                "PROBE_CA_BUNDLE": str(sample.ca_bundle.absolute()),
                "PROBE_HOST_DELAY": "0",
                "PROBE_PER_ADDRESS": "0",
            },
            "sample": list(sample.hosts),
            "cases": [case.host for case in cases],
            "again": [case.host for case in cases if case.visits > 1],
            "labelled": list(pages),
        }
        write_whole(folder / "ready.json", json.dumps(ready).encode())
        await told_to_stop.wait()
        await sample.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    asyncio.run(serve(parser.parse_args().folder))
