"""Connection pool of one visit; connects to checked addresses only."""

import asyncio
import os
import socket
import ssl
from collections import defaultdict
from collections.abc import Sequence

import aiohappyeyeballs

from probes.net.guard import CheckedUrl
from probes.net.http.failures import NO_CONNECTION_IN_TIME, AddressRefused, NoConnection, TlsFailed
from probes.net.http.http1 import HttpConnection
from probes.net.pins import AddressInfo, DnsPins

KEPT_SECONDS = 60.0  # Most servers have closed an idle connection by then
_NEXT_ADDRESS = 0.25  # RFC 8305 §5
_MID_HANDSHAKE = (ConnectionResetError, ConnectionAbortedError, BrokenPipeError)


class ConnectionPool:
    def __init__(self, pins: DnsPins, tls: ssl.SSLContext, *, seconds: float) -> None:
        self._pins = pins
        self._tls = tls
        self._seconds = seconds
        self._free: defaultdict[tuple[str, str, int], list[HttpConnection]] = defaultdict(list)
        self._all: set[HttpConnection] = set()

    def reuse(self, target: CheckedUrl) -> HttpConnection | None:
        free, now = self._free[target.origin], asyncio.get_running_loop().time()
        while free:
            connection = free.pop()
            if connection.is_open and now - connection.free_since < KEPT_SECONDS:
                return connection
            self.discard(connection)
        return None

    async def open(self, target: CheckedUrl) -> HttpConnection:
        """Raises AddressRefused, NoConnection or TlsFailed."""
        try:
            async with asyncio.timeout(self._seconds):
                connection = await self._open(target)
        except TimeoutError as error:
            raise NoConnection(NO_CONNECTION_IN_TIME) from error
        self._all.add(connection)
        return connection

    def release(self, target: CheckedUrl, connection: HttpConnection) -> None:
        if connection.finish_reply():
            connection.free_since = asyncio.get_running_loop().time()
            self._free[target.origin].append(connection)
        else:
            self._all.discard(connection)

    def discard(self, connection: HttpConnection) -> None:
        connection.close()
        self._all.discard(connection)

    def close(self) -> None:
        for connection in self._all:
            connection.close()
        self._all.clear()
        self._free.clear()

    async def _open(self, target: CheckedUrl) -> HttpConnection:
        places = self._pins.addresses_of(target)
        while True:
            sock = await self._connect(places)
            there = sock.getpeername()[:2]
            try:
                return await self._handshake(sock, target)
            except (NoConnection, TlsFailed):
                others = [place for place in places if place[4][:2] != there]
                if not others or len(others) == len(places):
                    raise
                places = others

    async def _connect(self, places: Sequence[AddressInfo]) -> socket.socket:
        try:
            return await aiohappyeyeballs.start_connection(
                places,
                happy_eyeballs_delay=_NEXT_ADDRESS,
                interleave=1,
                socket_factory=self._pins.socket_for,
            )
        except AddressRefused:
            raise
        except OSError as error:
            raise NoConnection(_why(error)) from error

    async def _handshake(self, sock: socket.socket, target: CheckedUrl) -> HttpConnection:
        is_https = target.scheme == "https"
        tls, name = (self._tls, target.host.strip("[]")) if is_https else (None, None)
        try:
            _, connection = await asyncio.get_running_loop().create_connection(
                HttpConnection, sock=sock, ssl=tls, server_hostname=name
            )
        except BaseException as error:
            sock.close()  # the loop may not own it yet
            if isinstance(error, ssl.SSLError):
                raise TlsFailed(_why_no_tls(error)) from error
            if is_https and isinstance(error, _MID_HANDSHAKE):
                raise TlsFailed("the server ended the TLS handshake") from error
            if isinstance(error, OSError):
                raise NoConnection(_why(error)) from error
            raise
        return connection


def _why(error: OSError) -> str:
    return os.strerror(error.errno).lower() if error.errno else "no connection"


def _why_no_tls(error: ssl.SSLError) -> str:
    if reason := getattr(error, "verify_message", ""):
        return f"certificate: {reason}"
    return f"TLS: {(error.reason or 'handshake failed').replace('_', ' ').lower()}"
