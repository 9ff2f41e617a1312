"""The addresses of one visit: looked up once, all checked, kept, and checked again at the socket."""

import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from itertools import chain, islice
from typing import Final

from probes.net.addresses import is_public
from probes.net.guard import PORTS, Target
from probes.net.http.failures import AddressRefused, DnsFailed
from probes.net.resolver import Resolver

AddressInfo = tuple[int, int, int, str, tuple[str, int] | tuple[str, int, int, int]]
"""Family, type, protocol, "" and address, as `socket.getaddrinfo` has them."""

A_FAMILY: Final = 2
"""Addresses that are tried of each family; a name with fifty is no reason for fifty attempts."""


@dataclass(frozen=True, slots=True)
class _Pinned:
    addresses: tuple[str, ...] = ()
    refused: str = ""


class Pins:
    """What each name of a visit resolved to, and the maker of its sockets.

    One bad answer refuses the name, for the whole visit: a name that points at a private and at a
    public machine is an attack or a mistake. A name server that changes its mind changes nothing.
    """

    def __init__(self, resolver: Resolver) -> None:
        """Ask this resolver, once for each name."""
        self._resolver = resolver
        self._names: dict[str, _Pinned] = {}
        self._exempt: dict[tuple[str, int], tuple[str, int]] = {}
        self.opened = 0
        """Sockets made so far."""

    def knows(self, target: Target) -> bool:
        """Whether the target's addresses are known and allowed."""
        if target.connect_to is not None:
            return self._exempt.get((target.host, target.port)) == target.connect_to
        pinned = self._names.get(target.host)
        return pinned is not None and not pinned.refused

    async def pin(self, target: Target) -> None:
        """Make the target's addresses known. Raises DnsFailed or AddressRefused."""
        if target.connect_to is not None:
            self._exempt[target.host, target.port] = target.connect_to
            return
        if target.host not in self._names:
            self._names[target.host] = _pinned(await self._resolver.lookup(target.host))
        if refused := self._names[target.host].refused:
            raise AddressRefused(refused)

    def places(self, target: Target) -> list[AddressInfo]:
        """Where to connect to; only what was pinned has an answer. Raises AddressRefused."""
        exempt = self._exempt.get((target.host, target.port))
        if exempt is not None:
            return [_place(*exempt)]
        if (pinned := self._names.get(target.host)) is None:
            raise AddressRefused("the address is not one that was checked")
        return [_place(address, target.port) for address in pinned.addresses]

    def socket_for(self, info: AddressInfo) -> socket.socket:
        """Make a socket, the last gate: whatever led here, the address must be allowed.

        Raises AddressRefused before there is a socket.
        """
        family, kind, proto, _, sockaddr = info
        address, port = sockaddr[:2]
        if (address, port) not in self._exempt.values() and not self._allowed(address, port):
            raise AddressRefused("the address is not one that was checked")
        self.opened += 1
        return socket.socket(family, kind, proto)

    def _allowed(self, address: str, port: int) -> bool:
        pinned = any(address in name.addresses for name in self._names.values())
        return pinned and port in PORTS.values() and is_public(address)


def _pinned(answers: Sequence[str]) -> _Pinned:
    if not answers:
        raise DnsFailed("the name has no address")
    if not all(is_public(address) for address in answers):
        return _Pinned(refused="the name resolves to an address that is not public")
    unique = dict.fromkeys(ip_address(address) for address in answers)
    v4 = (ip for ip in unique if isinstance(ip, IPv4Address))
    v6 = (ip for ip in unique if isinstance(ip, IPv6Address))
    return _Pinned(tuple(str(ip) for ip in chain(islice(v4, A_FAMILY), islice(v6, A_FAMILY))))


def _place(address: str, port: int) -> AddressInfo:
    if ":" in address:
        return socket.AF_INET6, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, port, 0, 0)
    return socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, port)
