"""How long a registry takes to read, and how much memory: 35,000 servers, 100,000 versions, on loopback.

Serves the form of the MCP Registry's API in another process, a hundred servers a page, and reads it as the
schedule does, with no pause between requests, into a scratch database. Then the same again for what changed
since. Prints seconds, servers a second, requests and the most memory of the reading process; ends with an
error beyond the goals of docs/operations.md.

    python -m bench.bench_sources [--servers 35000] [--versions 100000]
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from bench.bench_find import servers
from tests.sources.serving import Registry, Reply, json_reply, server_entry, serving

SECONDS, MEGABYTES = 120.0, 100.0  # The goals; memory beyond what a worker has before it reads
NAME = "bench"
COMMAND = (sys.executable, "-m", "bench.bench_sources")


class ListedEntry:
    """A registry whose latest versions are found without looking at all others, as an index finds them."""

    def __init__(self, count: int, versions: int) -> None:
        old = [server_entry(n % count, version=f"0.{n}.0") for n in range(count, versions)]
        latest = [server_entry(n) for n in range(count)]
        self.pages = {n: Registry(latest[n : n + 100]) for n in range(0, count, 100)}
        self.all, self.changed, self.count = Registry(old + latest), Registry(latest[:1000]), count

    def __call__(self, path: str, query: dict[str, str], headers: dict[str, str]) -> Reply:
        """Answer a request for a page."""
        if "updated_since" in query:
            return self.changed(path, query | {"updated_since": ""}, headers)
        if query.get("version") != "latest":
            return self.all(path, query, headers)
        begin = int(query.pop("cursor", "0"))
        page = json.loads(self.pages[begin](path, query, headers).body)
        if begin + 100 < self.count:
            page["metadata"]["nextCursor"] = str(begin + 100)
        return json_reply(page)


def serve(count: int, versions: int) -> None:
    """Serve the registry until standard input ends; print the port."""
    with serving(ListedEntry(count, versions)) as one:
        sys.stdout.write(f"{one.port}\n")
        sys.stdout.flush()
        sys.stdin.read()


def read() -> None:
    """Read the source to its end in this process, and print seconds, counts and megabytes as JSON."""
    import django

    django.setup()
    from probes.models import HostSource
    from probes.sources import reading

    before, began = most_memory(), time.perf_counter()
    reading.read_in_turn(reading.hold(NAME), seconds=3600)
    seconds = time.perf_counter() - began
    row = HostSource.objects.get(name=NAME)
    told = {
        "seconds": seconds,
        "before": before,
        "megabytes": most_memory(),
        "trouble": row.trouble,
        **row.counts,
    }
    sys.stdout.write(json.dumps(told))


def most_memory() -> float:
    """Return megabytes of this process; ru_maxrss would count what started it, too."""
    return int(re.search(r"VmHWM:\s*(\d+)", Path("/proc/self/status").read_text())[1]) / 1024


def measure(args: argparse.Namespace) -> bool:
    """Read it whole, then what changed, each in a process as a worker's; whether the goals were met."""
    from probes.models import Target
    from probes.sources import administration

    administration.add_source(NAME, kind="mcp-registry", address="http://registry.test", most=None)
    whole, changed = (json.loads(subprocess.check_output([*COMMAND, "--read"])) for _ in range(2))
    hosts, seconds, most = Target.objects.count(), whole["seconds"], whole["megabytes"]
    sys.stdout.write(
        f"whole: {args.servers:,} servers of {args.versions:,} versions in {seconds:.1f} s, "
        f"{args.servers / seconds:,.0f} a second, {whole['pages']} requests, {hosts:,} hosts; "
        f"{most:.0f} MB at most, {whole['before']:.0f} of them before it began\n"
        f"changes: 1,000 servers in {changed['seconds']:.1f} s, {changed['pages']} requests\n"
        f"{whole['trouble']}{changed['trouble']}\n"
    )
    return hosts == args.servers and seconds <= SECONDS and most - whole["before"] <= MEGABYTES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--servers", type=int, default=35_000)
    parser.add_argument("--versions", type=int, default=100_000)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--read", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.read:
        read()
        return
    if args.serve:
        serve(args.servers, args.versions)
        return
    words = [*COMMAND, "--serve"]
    words += ["--servers", str(args.servers), "--versions", str(args.versions)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        os.environ["PROBE_CONNECT_TO"] = f"registry.test:80:127.0.0.1:{int(server.stdout.readline())}"
        os.environ["PROBE_HOST_DELAY"] = "0"
        with servers(None):
            good = measure(args)
        server.stdin.close()
    sys.exit(0 if good else "beyond the goals: 120 s, 100 MB")


if __name__ == "__main__":
    main()
