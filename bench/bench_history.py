"""What a site that changes its tools at every visit costs, beside a twin that never does.

Two sites with the same tools are published once an hour for so many days; one of them renames its tools each
time. Both are then asked for on every surface, in turn, of the product's own web server; the fastest answer
of each counts. A page of the first that takes more than twice as long as the twin's is marked. At the end 40
callers ask for its largest answer and read nothing, without nginx before the server: printed is what they
hold.

    python -m bench.bench_history [--days 30] [--requests 30]
"""

import argparse
import json
import os
import secrets
import socket
import sys
import time
from contextlib import ExitStack
from datetime import timedelta
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from unittest import mock

from bench import bench_find
from bench.bench_admin import sign_in
from bench.bench_find import own_memory, servers, web

PORT = bench_find.PORT = 18_437
CHURNING, TWIN = "renames-its-tools.test", "harmless-twin.test"
TOOLS = 60  # Of the MCP server and of the page each
MOST = 2.0
SLOW_READERS = 40

PAGES = (
    "/site/{host}", "/site/{host}.json", "/site/{host}.md", "/site/{host}/changes.atom",
    "/site/{host}/badge.svg", "/site/{host}/evidence/mcp_server", "/site/{host}/again", "/site/{host}/wrong",
    "/site/{host}/state", "/check?url={host}", "/admin/index/site/{pk}/change/",
)  # fmt: skip
CALLS = ("brief", "full")  # Of get_site_report, over MCP and A2A


def publish(days: int) -> None:
    """Publish both sites once an hour, as of each hour."""
    from django.utils import timezone

    from index.listing.publish import publish_all
    from index.values.findings import Tool
    from index.values.vocabulary import Answer, CheckId, FoundVia
    from tests import published

    def tools(kind: str, number: int) -> tuple[Tool, ...]:
        names = (f"{kind}_{number}_{place}_".ljust(120, "会") for place in range(TOOLS))
        return tuple(Tool(name, "Does something.", schema_sha256=f"{number:064x}") for name in names)

    began = timezone.now() - timedelta(days=days)
    for hour in range(days * 24):
        at = began + timedelta(hours=hour)
        for host, number in ((CHURNING, hour), (TWIN, 0)):
            given: dict[str, Any] = {"mcp_tools": tools("ask", number), "webmcp_tools": tools("page", number)}
            finding = published.finding(host, probed_at=at, **given)
            asked = finding.checks[CheckId.WEBMCP]
            checks = {**finding.checks, CheckId.WEBMCP: published.replace(asked, answer=Answer.YES)}
            finding = published.replace(finding, checks=checks)
            with mock.patch("django.utils.timezone.now", return_value=at):
                publish_all(findings=[(finding, FoundVia.PROBE_DISCOVERY)])


def ask(connection: HTTPConnection, request: tuple[str, str, str], cookie: str) -> tuple[float, int]:
    """Return the milliseconds and the bytes of one answer."""
    method, path, body = request
    # each of another caller, so that no day's allowance runs out
    address = ".".join(str(secrets.randbelow(250) + 1) for _ in range(3))
    headers = {"X-Forwarded-For": f"10.{address}", "Cookie": cookie}
    if body:
        headers |= {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    started = time.perf_counter()
    connection.request(method, path, body or None, headers)
    response = connection.getresponse()
    size = len(response.read())
    if response.status != 200:
        raise SystemExit(f"{path}: {response.status}")
    return 1000 * (time.perf_counter() - started), size


def requests(host: str, pk: int) -> dict[str, tuple[str, str, str]]:
    """Every request for what is known of a site, by its name."""
    made = {path: ("GET", path.format(host=host, pk=pk), "") for path in PAGES}
    for detail in CALLS:
        given = {"host": host, "detail": detail}
        call = {"name": "get_site_report", "arguments": given}
        data = {"skill": "get-site-report", "input": given}
        message = {"role": "user", "messageId": "1", "parts": [{"kind": "data", "data": data}]}
        for path, method, params in (
            ("/mcp", "tools/call", call), ("/a2a", "message/send", {"message": message}),
        ):  # fmt: skip
            sent = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
            made[f"{path} {detail}"] = ("POST", path, sent)
    return made


def compare(cookie: str, times: int) -> list[str]:
    """Print both sites' fewest milliseconds and bytes of every page; return those over MOST."""
    from index.models import Site

    keys = dict(Site.objects.values_list("host", "pk"))
    both = [requests(host, keys[host]) for host in (CHURNING, TWIN)]
    connection, over = HTTPConnection("127.0.0.1", PORT, timeout=600), []
    print(f"{'':36} {'churning':>20} {'twin':>20}   ratio")
    for name in both[0]:
        took: list[list[tuple[float, int]]] = [[], []]
        for _ in range(times):
            for place, made in enumerate(both):
                took[place].append(ask(connection, made[name], cookie))
        (one, size), (other, usual) = ((min(t for t, _ in each), each[-1][1]) for each in took)
        is_over = one / other > MOST
        over += [name] if is_over else []
        print(
            f"{name:36} {one:8.1f} ms {size:8,} {other:8.1f} ms {usual:8,} {one / other:7.2f}"
            + (" over" if is_over else ""),
            flush=True,
        )
    return over


def hold(pids: list[int]) -> None:
    """Print what SLOW_READERS that read nothing of the largest answer hold."""
    before = sum(own_memory(pid) for pid in pids)
    with ExitStack() as held:
        for number in range(SLOW_READERS):
            reader = held.enter_context(socket.socket())
            reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            reader.connect(("127.0.0.1", PORT))
            line = f"GET /site/{CHURNING}.json HTTP/1.1"
            head = (line, "Host: 127.0.0.1", f"X-Forwarded-For: 10.1.1.{number}", "", "")
            reader.sendall("\r\n".join(head).encode())
        time.sleep(20)
        now = sum(own_memory(pid) for pid in pids)
    print(f"{SLOW_READERS} readers who read nothing hold {now - before:,.0f} MB")


def main() -> None:
    """Read the arguments, have the servers, measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--requests", type=int, default=30)
    args = parser.parse_args()
    os.environ.setdefault("SECRET_KEY", secrets.token_urlsafe(50))
    with servers(args.data_dir) as data_dir:
        from django.db import connection

        publish(args.days)
        cookie = sign_in()
        with connection.cursor() as cursor:
            cursor.execute("SELECT count(*), sum(pg_column_size(detail)) FROM index_listingevent")
            print("{} events of {:,} bytes in {} days".format(*cursor.fetchone(), args.days))
        with web(data_dir) as pids:
            over = compare(cookie, args.requests)
            hold(pids)
    print("every page takes at most twice as long" if not over else f"more than twice: {', '.join(over)}")
    sys.exit(bool(over))


if __name__ == "__main__":
    main()
