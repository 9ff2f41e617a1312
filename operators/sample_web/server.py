"""The sample web on loopback: a TLS and a plain listener for all names."""

import asyncio
import contextlib
import socket
import ssl
import threading
from collections import deque
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import uvloop
from aiohttp import web

from operators.sample_web import SITES
from operators.sample_web.authority import Authority
from operators.sample_web.scripted_site import ScriptedSite
from operators.sample_web.site import Handler, Transport

LOOPBACK = "127.0.0.1"
REQUESTS_KEPT = 5_000  # Requests kept per host, for tests
_CLOSING = 1.0  # Seconds for open requests when the web stops


@dataclass(frozen=True, slots=True)
class ReceivedRequest:
    """Header names are in lower case."""

    host: str
    method: str
    path: str
    headers: Mapping[str, str]
    secure: bool


@dataclass(frozen=True, slots=True)
class _HostedSite:
    handler: Handler
    transport: Transport = Transport.HTTPS
    pace: float = 0.0
    moves_to_tls: bool = True


class Ports(NamedTuple):
    """0 is any free port."""

    https: int = 0
    http: int = 0
    silent: int = 0


_ANY = Ports()


class SampleWeb:
    """All `SITES`, and scripted ones; `latency` (seconds) replaces each site's pace."""

    def __init__(
        self, folder: Path, *, latency: float | None = None, requests_kept: int = REQUESTS_KEPT
    ) -> None:
        """Nothing listens before `start`."""
        self._authority = Authority(folder)
        self._latency = latency
        self._requests_kept = requests_kept
        self._asked: dict[str, deque[ReceivedRequest]] = {}
        self._places: dict[str, _HostedSite] = {}
        self._runner: web.ServerRunner | None = None
        self._silent: socket.socket | None = None
        self.https_port = 0
        self.http_port = 0
        for site in SITES:
            handler = site.build()
            for name in (site.host, *site.aliases):
                self._places[name] = _HostedSite(handler, site.transport, site.pace)

    @property
    def hosts(self) -> tuple[str, ...]:
        return tuple(site.host for site in SITES)

    @property
    def connect_to(self) -> str:
        """PROBE_CONNECT_TO; the first match counts."""
        closed = self._silent.getsockname()[1] if self._silent else 0
        plain = [name for name, place in self._places.items() if place.transport is Transport.HTTP_ONLY]
        entries = [f"{name}:443:{LOOPBACK}:{closed}" for name in plain]
        entries += [f"*.test:443:{LOOPBACK}:{self.https_port}", f"*.test:80:{LOOPBACK}:{self.http_port}"]
        return ",".join(entries)

    @property
    def ca_bundle(self) -> Path:
        return self._authority.bundle

    @property
    def ports(self) -> Ports:
        return Ports(self.https_port, self.http_port, self._silent.getsockname()[1] if self._silent else 0)

    async def start(self, ports: Ports = _ANY) -> None:
        self._runner = web.ServerRunner(
            web.Server(self._dispatch, access_log=None), shutdown_timeout=_CLOSING
        )
        await self._runner.setup()
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.sni_callback = self._choose_certificate
        await web.TCPSite(self._runner, LOOPBACK, ports.https, ssl_context=tls, backlog=1024).start()
        await web.TCPSite(self._runner, LOOPBACK, ports.http, backlog=1024).start()
        # Bound and never listening: connections are refused, and nobody else can take the port.
        self._silent = socket.socket()
        self._silent.bind((LOOPBACK, ports.silent))
        self.https_port, self.http_port = (address[1] for address in self._runner.addresses)

    async def stop(self) -> None:
        if self._runner:
            await self._runner.cleanup()
            self._runner = None
        if self._silent:
            self._silent.close()
            self._silent = None

    def requests_to(self, host: str) -> tuple[ReceivedRequest, ...]:
        return tuple(self._asked.get(host, deque()).copy())

    def forget(self) -> None:
        self._asked.clear()

    @contextlib.contextmanager
    def scripted(self, host: str) -> Iterator[ScriptedSite]:
        site = ScriptedSite(host)
        with self.serving(host, site):
            yield site

    @contextlib.contextmanager
    def serving(self, host: str, handler: Handler, transport: Transport = Transport.HTTPS) -> Iterator[None]:
        """Serve this handler until the block ends, over plain HTTP too."""
        before = self._places.get(host)
        self._places[host] = _HostedSite(handler, transport, moves_to_tls=False)
        try:
            yield
        finally:
            if before:
                self._places[host] = before
            else:
                del self._places[host]

    def _choose_certificate(
        self, connection: ssl.SSLSocket | ssl.SSLObject, name: str | None, _: ssl.SSLContext
    ) -> int | None:
        place = self._places.get((name or "").lower())
        if name is None or place is None:
            return ssl.ALERT_DESCRIPTION_UNRECOGNIZED_NAME
        connection.context = self._authority.context(name.lower(), place.transport)
        return None

    async def _dispatch(self, request: web.BaseRequest) -> web.StreamResponse:
        host = request.host.partition(":")[0].lower()
        headers = {name.lower(): value for name, value in request.headers.items()}
        asked = self._asked.setdefault(host, deque(maxlen=self._requests_kept))
        asked.append(ReceivedRequest(host, request.method, request.path_qs, headers, request.secure))
        place = self._places.get(host)
        if place is None:
            return web.Response(status=421, text="No such site here.\n")
        wait = place.pace if self._latency is None else self._latency
        if wait:
            await asyncio.sleep(wait)
        if not request.secure and place.transport is not Transport.HTTP_ONLY and place.moves_to_tls:
            return web.Response(status=301, headers={"Location": f"https://{host}{request.path_qs}"})
        return await place.handler(request)


@contextlib.contextmanager
def running(folder: Path, *, latency: float | None = None) -> Iterator[SampleWeb]:
    """Run in a thread, for callers without an event loop."""
    sample = SampleWeb(folder, latency=latency)
    started: Future[Callable[[], object]] = Future()
    thread = threading.Thread(target=lambda: _run(_live(sample, started)), name="sample-web")
    thread.start()
    try:
        end = started.result()
        try:
            yield sample
        finally:
            end()
    finally:
        thread.join()


def _run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(work)


async def _live(sample: SampleWeb, started: Future[Callable[[], object]]) -> None:
    """Serve; `started` gets a function that ends it, from any thread."""
    loop, told_to_stop = asyncio.get_running_loop(), asyncio.Event()
    try:
        await sample.start()
    except BaseException as error:
        started.set_exception(error)
        raise
    started.set_result(lambda: loop.call_soon_threadsafe(told_to_stop.set))
    await told_to_stop.wait()
    await sample.stop()
