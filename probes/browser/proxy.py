"""The browser's only way out: a loopback proxy that terminates TLS.

Chromium accepts our certificate for every site; the probe's client checks the sites' own.
"""

import asyncio
import base64
import hashlib
import logging
import secrets
import ssl
import tempfile
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import trustme
from aiohttp import web
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MAX_HEAD = 16 * 1024
MAX_FIELD = 64 * 1024  # Bytes of a header or request line
HEAD_SECONDS = 15.0
# Ports that a firewall can allow (deploy/no-route-out.nft), above Linux's ephemeral ports.
PORTS = range(61_000, 62_000)
_TRIES = 50

CLOSING = 0.05  # Seconds for responses in progress; aiohttp takes 0 for no limit
_TURNS = 2  # Event loop turns: the first drops connections just made, the second closes sockets

_SILENT = logging.getLogger("probes.browser.proxy.access")
_SILENT.disabled = True
_CONNECT = b"CONNECT "
_END = b"\r\n\r\n"
_ESTABLISHED = b"HTTP/1.1 200 Connection established\r\n\r\n"

Answerer = Callable[[str, web.BaseRequest], Awaitable[web.StreamResponse]]


@lru_cache(maxsize=1)
def certificate() -> tuple[ssl.SSLContext, str]:
    """TLS context, and key digest for `--ignore-certificate-errors-spki-list`."""
    leaf = trustme.CA(organization_name="Probe").issue_cert("proxy.invalid")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.set_alpn_protocols(["http/1.1"])
    with tempfile.TemporaryDirectory(prefix="proxy-") as folder:
        path = Path(folder, "proxy.pem")
        leaf.private_key_and_cert_chain_pem.write_to_path(path)
        context.load_cert_chain(path)
    key = x509.load_pem_x509_certificate(leaf.cert_chain_pems[0].bytes()).public_key()
    digest = hashlib.sha256(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)).digest()
    return context, base64.b64encode(digest).decode()


class Proxy:
    """Listens on loopback while entered."""

    def __init__(self, answer: Answerer) -> None:
        self.port = 0
        self._answer = answer
        self._http = web.Server(self._dispatch, access_log=None)
        self._listener: asyncio.Server | None = None
        self._opened: list[asyncio.Transport] = []
        self._ended = False

    async def __aenter__(self) -> Self:
        self.port, self._listener = await self._listen()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended = True
        try:
            if self._listener is not None:
                await self._stop_listening(self._listener)
        finally:
            for transport in self._opened:  # including idle ones
                transport.abort()
            await self._http.shutdown(CLOSING)
        for _ in range(_TURNS):
            await asyncio.sleep(0)

    async def _stop_listening(self, listener: asyncio.Server) -> None:
        for listening in listener.sockets:
            asyncio.get_running_loop().remove_reader(listening)
        try:
            # Accepted connections get their transports now; after close asyncio makes none and leaks their
            # sockets.
            await asyncio.sleep(0)
        finally:
            listener.close()

    async def _listen(self) -> tuple[int, asyncio.Server]:
        """Raises OSError if no port is free."""
        loop = asyncio.get_running_loop()
        *some, last = secrets.SystemRandom().sample(PORTS, _TRIES)
        for port in some:
            with suppress(OSError):
                return port, await loop.create_server(self._protocol, "127.0.0.1", port)
        return last, await loop.create_server(self._protocol, "127.0.0.1", last)

    def _protocol(self) -> "_FirstRequest":
        return _FirstRequest(lambda tunnel: _Handler(self._http, tunnel), self._take)

    def _take(self, transport: asyncio.Transport) -> None:
        self._opened.append(transport)
        if self._ended:
            transport.abort()

    async def _dispatch(self, request: web.BaseRequest) -> web.StreamResponse:
        """In a tunnel the target is a path, whatever Host says; else a whole URL."""
        tunnel = request.protocol.tunnel if isinstance(request.protocol, _Handler) else ""
        target = request._message.path  # noqa: SLF001 - as it came: `raw_path` may be rebuilt
        if tunnel and not target.startswith("/"):
            return web.Response(status=400)
        return await self._answer(f"https://{tunnel}{target}" if tunnel else target, request)


class _Handler(web.RequestHandler):
    """`tunnel` is the target host (and port)."""

    def __init__(self, manager: web.Server, tunnel: str) -> None:
        super().__init__(
            manager,
            loop=asyncio.get_running_loop(),
            access_log=_SILENT,
            max_field_size=MAX_FIELD,
            max_line_size=MAX_FIELD,
        )
        self.tunnel = tunnel


class _FirstRequest(asyncio.Protocol):
    """CONNECT gets our TLS, anything else is a plain request."""

    def __init__(
        self, handler: Callable[[str], _Handler], taken: Callable[[asyncio.Transport], None]
    ) -> None:
        self._handler = handler
        self._taken = taken
        self._head = bytearray()
        self._transport: Any = None
        self._timeout: asyncio.TimerHandle | None = None
        self._opening: asyncio.Task[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._taken(self._transport)
        self._timeout = asyncio.get_running_loop().call_later(HEAD_SECONDS, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        self._head += data
        if self._opening is not None:
            self._transport.abort()  # clients must wait for our answer
        elif not self._head.startswith(_CONNECT[: len(self._head)]):
            self._pass_on()
        elif _END in self._head:
            self._opening = asyncio.get_running_loop().create_task(self._open_tunnel())
        elif len(self._head) > MAX_HEAD:
            self._transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self._cancel_timeout()

    def _pass_on(self) -> None:
        self._cancel_timeout()
        handler = self._handler("")
        self._transport.set_protocol(handler)
        handler.connection_made(self._transport)
        handler.data_received(bytes(self._head))

    async def _open_tunnel(self) -> None:
        place = self._head.split(b" ", 2)[1].decode("ascii", "replace")
        handler = self._handler(place.removesuffix(":443"))
        self._transport.write(_ESTABLISHED)
        loop = asyncio.get_running_loop()
        try:
            secure = await loop.start_tls(
                self._transport,
                handler,
                certificate()[0],
                server_side=True,
                ssl_handshake_timeout=HEAD_SECONDS,
            )
        except OSError:
            return  # the browser closed the connection
        finally:
            self._cancel_timeout()
        if secure is None or secure.is_closing():
            return
        handler.connection_made(secure)

    def _cancel_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
