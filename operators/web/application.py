"""ASGI application that reads a complete request, then runs Django in a thread.

Under WSGI, 32 slow senders blocked all threads (docs/adr/0002).
"""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO
from typing import IO, Any, NamedTuple
from urllib.parse import unquote_to_bytes

from django.urls import get_resolver

from config.database import migrations
from config.wsgi import application as django
from operators.launch.command_lines import WEB_THREADS
from operators.web import refresh
from protocols.bodies import MAX_BODY_BYTES, MAX_HELD_BYTES, REFUSAL_KEY, SECONDS, BodyRefused

get_resolver().url_patterns  # noqa: B018 - loads every view before the first request
gc.set_threshold(700, 10, 10)  # Python's default, now that all is loaded
migrations.require()
refresh.begin()

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class FileToSend(NamedTuple):
    """What `wsgi.file_wrapper` wraps (PEP 3333)."""

    file: IO[bytes]
    block_size: int = 0


Answer = tuple[int, list[tuple[bytes, bytes]], bytes, IO[bytes] | None]

PART = 64 * 1024  # Bytes of a file that are read and sent at once; a smaller file is sent whole

# Headers without HTTP_ prefix in the environment (RFC 3875 §4.1).
_ONCE = frozenset({"content-type", "content-length"})
_SHARED: dict[str, Any] = {
    "GATEWAY_INTERFACE": "CGI/1.1",
    "SCRIPT_NAME": "",
    "SERVER_SOFTWARE": "granian",
    "wsgi.version": (1, 0),
    "wsgi.errors": sys.stderr,
    "wsgi.input_terminated": True,
    "wsgi.multithread": True,
    "wsgi.multiprocess": True,
    "wsgi.run_once": False,
    "wsgi.file_wrapper": FileToSend,
}
_pool = ThreadPoolExecutor(WEB_THREADS, thread_name_prefix="web")


class CallerGone(Exception):  # noqa: N818 - nothing is wrong
    """The caller disconnected before its request was complete."""


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    environ = environment(scope)
    try:
        body = await _body(environ, receive)
    except CallerGone:
        return
    if isinstance(body, BodyRefused):
        environ[REFUSAL_KEY], body = body, b""
    environ |= {"wsgi.input": BytesIO(body), "CONTENT_LENGTH": str(len(body))}
    status, headers, content, rest = await asyncio.get_running_loop().run_in_executor(
        _pool, partial(_answer, environ)
    )
    await send({"type": "http.response.start", "status": status, "headers": headers})
    if rest is not None:
        content = await _send_file(content, rest, receive, send)
    await send({"type": "http.response.body", "body": content})


async def _send_file(first: bytes, rest: IO[bytes], receive: Receive, send: Send) -> bytes:
    """Send all but the last part, which is returned. No thread waits for a slow caller."""
    gone = asyncio.ensure_future(_wait_for_end(receive))
    part = first
    try:
        while (following := await asyncio.to_thread(rest.read, PART)) and not gone.done():
            await send({"type": "http.response.body", "body": part, "more_body": True})
            part = following
    finally:
        gone.cancel()
        await asyncio.to_thread(rest.close)
    return part


async def _wait_for_end(receive: Receive) -> None:
    """Return when the caller disconnects."""
    while (await receive())["type"] != "http.disconnect":
        pass


def environment(scope: Scope) -> dict[str, Any]:
    """The WSGI environment, without body (PEP 3333).

    Drop names with an underscore: they would spoof a proxy's hyphenated headers.
    """
    client, server = scope.get("client") or ("", ""), scope.get("server") or ("", "")
    environ = {
        **_SHARED,
        "REQUEST_METHOD": scope["method"],
        "PATH_INFO": unquote_to_bytes(scope["raw_path"]).decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "SERVER_NAME": str(server[0]),
        "SERVER_PORT": str(server[1]),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "REMOTE_ADDR": str(client[0]),
        "wsgi.url_scheme": scope["scheme"],
    }
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1").lower()
        if "_" in name:
            continue
        key = name.replace("-", "_").upper()
        key = key if name in _ONCE else f"HTTP_{key}"
        text = value.decode("latin-1")
        if key in environ:
            text = f"{environ[key]}{'; ' if name == 'cookie' else ','}{text}"
        environ[key] = text
    return environ


async def _body(environ: dict[str, Any], receive: Receive) -> bytes | BodyRefused:
    """The body, or why not. Raises CallerGone."""
    length = environ.get("CONTENT_LENGTH", "")
    if not length.isdigit() or not (expected := int(length)):
        return b""
    if expected > MAX_BODY_BYTES:
        return BodyRefused.TOO_LARGE
    parts = bytearray()
    try:
        async with asyncio.timeout(SECONDS):
            async for part in _parts(receive):
                if not _body_memory.add(len(part)):
                    return BodyRefused.TOO_MANY
                parts += part
    except TimeoutError:
        return BodyRefused.TOO_SLOW
    finally:
        _body_memory.remove(len(parts))
    return bytes(parts)


async def _parts(receive: Receive) -> AsyncIterator[bytes]:
    more = True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise CallerGone
        more = message.get("more_body", False)
        yield message.get("body", b"")


class _BodyMemory:
    """Counts the bytes of incomplete bodies, in the event loop only."""

    def __init__(self) -> None:
        self._bytes = 0

    def add(self, count: int) -> bool:
        if self._bytes + count > MAX_HELD_BYTES:
            return False
        self._bytes += count
        return True

    def remove(self, count: int) -> None:
        self._bytes -= count


_body_memory = _BodyMemory()


def _answer(environ: dict[str, Any]) -> Answer:
    """Run Django and close its response, which returns the database connection."""
    responses: list[tuple[int, list[tuple[bytes, bytes]]]] = []

    def start(status: str, headers: list[tuple[str, str]], _failure: Any = None) -> Callable[[bytes], None]:
        fields = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers]
        responses.append((int(status.partition(" ")[0]), fields))
        return lambda _part: None

    parts: Iterable[bytes] | FileToSend = django(environ, start)
    if isinstance(parts, FileToSend):
        content = parts.file.read(PART)
        if len(content) == PART:
            return *responses[-1], content, parts.file
        parts.file.close()
        return *responses[-1], content, None
    try:
        content = b"".join(parts)
    finally:
        if close := getattr(parts, "close", None):
            close()
    return *responses[-1], content, None
