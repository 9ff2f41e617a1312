"""Sources on loopback with the oddities of published ones."""

import gzip
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

OFFICIAL = "io.modelcontextprotocol.registry/official"


@dataclass
class Reply:
    """One whole reply; `length` is what its Content-Length says, if not the truth."""

    body: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    length: int | None = None


Answer = Callable[[str, dict[str, str], dict[str, str]], Reply]  # Takes a path, its query and its headers


class Serving(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, answer: Answer) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.answer = answer
        self.robots = Reply(status=404)
        self.asked: list[str] = []

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of callers that hung up."""


class _Handler(BaseHTTPRequestHandler):
    server: Serving
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True  # else each body waits 40 ms for the receipt of its head

    def do_GET(self) -> None:
        parts = urlsplit(self.path)
        if parts.path == "/robots.txt":
            reply = self.server.robots
        else:
            self.server.asked.append(self.path)
            query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
            given = {name.lower(): value for name, value in self.headers.items()}
            reply = self.server.answer(parts.path, query, given)
        self.send_response(reply.status)
        for name, value in reply.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(reply.body) if reply.length is None else reply.length))
        self.end_headers()
        self.wfile.write(reply.body)
        if reply.length is not None:
            self.close_connection = True

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def serving(answer: Answer) -> Iterator[Serving]:
    server = Serving(answer)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def json_reply(document: object, status: int = 200) -> Reply:
    return Reply(json.dumps(document).encode(), status, {"Content-Type": "application/json"})


def server_entry(
    number: int, *, version: str = "1.0.0", updated: str = "2026-01-01T00:00:00Z", **more: object
):
    """`more` replaces fields of the server."""
    server = {
        "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
        "name": f"com.site{number}/mcp",
        "description": "Answers questions",
        "version": version,
        "remotes": [{"type": "streamable-http", "url": f"https://site{number}.com/mcp"}],
        **more,
    }
    meta = {"status": "active", "publishedAt": updated, "updatedAt": updated, "isLatest": True}
    return {"server": server, "_meta": {OFFICIAL: meta}}


class Registry:
    """An MCP Registry: all versions by the time of their change, with a cursor."""

    def __init__(self, entries: list[dict[str, object]]) -> None:
        self.entries = entries

    def __call__(self, path: str, query: dict[str, str], _headers: dict[str, str]) -> Reply:
        assert path == "/v0.1/servers"
        found = self.entries
        if query.get("version") == "latest":
            found = [entry for entry in found if entry["_meta"][OFFICIAL]["isLatest"]]
        if since := query.get("updated_since"):
            found = [entry for entry in found if entry["_meta"][OFFICIAL]["updatedAt"] >= since]
        else:
            found = [entry for entry in found if entry["_meta"][OFFICIAL]["status"] != "deleted"]
        begin = int(query.get("cursor", "0"))
        end = begin + min(int(query.get("limit", "30")), 100)
        metadata: dict[str, object] = {"count": len(found[begin:end])}
        if end < len(found):
            metadata["nextCursor"] = str(end)
        return json_reply({"servers": found[begin:end], "metadata": metadata})


def deleted(entry: dict[str, object], updated: str) -> dict[str, object]:
    entry["_meta"][OFFICIAL].update(status="deleted", updatedAt=updated)
    return entry


def bomb(megabytes: int) -> Reply:
    body = gzip.compress(b" " * megabytes * 1024 * 1024)
    return Reply(body, 200, {"Content-Type": "application/json", "Content-Encoding": "gzip"})


class RangedFile:
    """A file of which servers give parts (RFC 9110 §14), with its version."""

    def __init__(self, body: bytes, etag: str = '"1"') -> None:
        self.body, self.etag = body, etag

    def __call__(self, _path: str, _query: dict[str, str], headers: dict[str, str]) -> Reply:
        named = {"ETag": self.etag}
        if headers.get("if-range", self.etag) != self.etag or "range" not in headers:
            return Reply(self.body, 200, named)
        first, last = (int(n) for n in headers["range"].removeprefix("bytes=").split("-"))
        if first >= len(self.body):
            return Reply(b"", 416, {"Content-Range": f"bytes */{len(self.body)}"})
        part = self.body[first : last + 1]
        place = f"bytes {first}-{first + len(part) - 1}/{len(self.body)}"
        return Reply(part, 206, named | {"Content-Range": place})
