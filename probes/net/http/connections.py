"""The connections of one visit: opened to checked addresses alone, kept while servers keep them."""

import asyncio
import os
import socket
import ssl
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import aiohappyeyeballs

from probes.net.guard import Target
from probes.net.http.failures import NO_CONNECTION_IN_TIME, AddressRefused, NoConnection, TlsFailed
from probes.net.http.http1 import Connection
from probes.net.pins import AddressInfo, Pins

KEPT_SECONDS: Final = 60.0
"""How long a connection may rest before it is used again; most servers have closed it by then."""
_NEXT_ADDRESS: Final = 0.25
"""Seconds after which the next address is tried beside one that does not answer (RFC 8305 §5)."""
_MID_HANDSHAKE: Final = (ConnectionResetError, ConnectionAbortedError, BrokenPipeError)


class Connections:
    """All connections of one visit. What keeps them few is that requests to one host take turns."""

    def __init__(self, pins: Pins, tls: ssl.SSLContext, *, seconds: float) -> None:
        """Nothing is opened yet. `seconds` bounds TCP and TLS together."""
        self._pins = pins
        self._tls = tls
        self._seconds = seconds
        self._free: defaultdict[tuple[str, str, int], list[Connection]] = defaultdict(list)
        self._all: set[Connection] = set()

    def kept(self, target: Target) -> Connection | None:
        """A connection to this origin that may carry another request; None when there is none."""
        free, now = self._free[target.origin], asyncio.get_running_loop().time()
        while free:
            connection = free.pop()
            if connection.is_open and now - connection.free_since < KEPT_SECONDS:
                return connection
            self.drop(connection)
        return None

    async def open(self, target: Target) -> Connection:
        """A new connection to this origin. Raises AddressRefused, NoConnection or TlsFailed."""
        try:
            async with asyncio.timeout(self._seconds):
                connection = await self._open(target)
        except TimeoutError as error:
            raise NoConnection(NO_CONNECTION_IN_TIME) from error
        self._all.add(connection)
        return connection

    def give_back(self, target: Target, connection: Connection) -> None:
        """Keep a connection for the next request, if its reply came whole; else close it."""
        if connection.rest():
            connection.free_since = asyncio.get_running_loop().time()
            self._free[target.origin].append(connection)
        else:
            self._all.discard(connection)

    def drop(self, connection: Connection) -> None:
        """Close a connection."""
        connection.close()
        self._all.discard(connection)

    def close(self) -> None:
        """Close them all."""
        for connection in self._all:
            connection.close()
        self._all.clear()
        self._free.clear()

    async def _open(self, target: Target) -> Connection:
        """Connect to whichever address answers first, and to another one when TLS fails there."""
        places = self._pins.places(target)
        while True:
            sock = await self._reached(places)
            there = sock.getpeername()[:2]
            try:
                return await self._spoken_to(sock, target)
            except (NoConnection, TlsFailed):
                others = [place for place in places if place[4][:2] != there]
                if not others or len(others) == len(places):
                    raise
                places = others

    async def _reached(self, places: Sequence[AddressInfo]) -> socket.socket:
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

    async def _spoken_to(self, sock: socket.socket, target: Target) -> Connection:
        is_https = target.scheme == "https"
        tls, name = (self._tls, target.host) if is_https else (None, None)
        try:
            _, connection = await asyncio.get_running_loop().create_connection(
                Connection, sock=sock, ssl=tls, server_hostname=name
            )
        except BaseException as error:
            sock.close()  # the loop may not have taken it yet
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
    if said := getattr(error, "verify_message", ""):
        return f"certificate: {said}"
    return f"TLS: {(error.reason or 'handshake failed').replace('_', ' ').lower()}"
