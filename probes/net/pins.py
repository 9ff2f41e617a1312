"""DNS pinning: a visit resolves names once, and checks addresses then and again at the socket."""

import asyncio
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from itertools import chain, islice

from probes.net.addresses import is_public
from probes.net.guard import PORTS, CheckedUrl
from probes.net.http.failures import AddressRefused, DnsFailed
from probes.net.resolver import Resolver

# As in `socket.getaddrinfo`.
AddressInfo = tuple[int, int, int, str, tuple[str, int] | tuple[str, int, int, int]]

A_FAMILY = 2


@dataclass(frozen=True, slots=True)
class _PinnedName:
    addresses: tuple[str, ...] = ()
    refused: str = ""


class DnsPins:
    """Refuses a name for the whole visit if one answer isn't public: an attack or a mistake."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._names: dict[str, _PinnedName] = {}
        self._exempt: dict[tuple[str, int], tuple[tuple[str, int], ...]] = {}
        self.opened = 0

    def knows(self, target: CheckedUrl) -> bool:
        if target.connect_to is not None or target.is_named:
            return (target.host, target.port) in self._exempt
        pinned = self._names.get(target.host)
        return pinned is not None and not pinned.refused

    async def pin(self, target: CheckedUrl) -> None:
        """Raises DnsFailed or AddressRefused."""
        if self.knows(target):
            return
        if target.connect_to is not None:
            self._exempt[target.host, target.port] = (target.connect_to,)
            return
        if target.is_named:
            found = await _system_addresses(target.host)
            self._exempt[target.host, target.port] = tuple((address, target.port) for address in found)
            return
        if target.host not in self._names:
            self._names[target.host] = _pinned(await self._resolver.lookup(target.host))
        if refused := self._names[target.host].refused:
            raise AddressRefused(refused)

    def addresses_of(self, target: CheckedUrl) -> list[AddressInfo]:
        """Raises AddressRefused."""
        exempt = self._exempt.get((target.host, target.port))
        if exempt is not None:
            return [_address_info(*place) for place in exempt]
        if (pinned := self._names.get(target.host)) is None:
            raise AddressRefused("the address is not one that was checked")
        return [_address_info(address, target.port) for address in pinned.addresses]

    def socket_for(self, info: AddressInfo) -> socket.socket:
        """Raises AddressRefused unless the address is exempt, or pinned and public."""
        family, kind, proto, _, sockaddr = info
        address, port = sockaddr[:2]
        is_exempt = any((address, port) in places for places in self._exempt.values())
        if not is_exempt and not self._allowed(address, port):
            raise AddressRefused("the address is not one that was checked")
        self.opened += 1
        return socket.socket(family, kind, proto)

    def _allowed(self, address: str, port: int) -> bool:
        pinned = any(address in name.addresses for name in self._names.values())
        return pinned and port in PORTS.values() and is_public(address)


async def _system_addresses(host: str) -> tuple[str, ...]:
    """Use /etc/hosts too. Raises DnsFailed."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host.strip("[]"), None, type=socket.SOCK_STREAM)
    except OSError as error:
        raise DnsFailed("the name has no address") from error
    return _few([str(sockaddr[0]).partition("%")[0] for *_, sockaddr in found])


def _pinned(answers: Sequence[str]) -> _PinnedName:
    if not answers:
        raise DnsFailed("the name has no address")
    if not all(is_public(address) for address in answers):
        return _PinnedName(refused="the name resolves to an address that is not public")
    return _PinnedName(_few(answers))


def _few(answers: Sequence[str]) -> tuple[str, ...]:
    unique = dict.fromkeys(ip_address(address) for address in answers)
    v4 = (ip for ip in unique if isinstance(ip, IPv4Address))
    v6 = (ip for ip in unique if isinstance(ip, IPv6Address))
    return tuple(str(ip) for ip in chain(islice(v4, A_FAMILY), islice(v6, A_FAMILY)))


def _address_info(address: str, port: int) -> AddressInfo:
    if ":" in address:
        return socket.AF_INET6, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, port, 0, 0)
    return socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", (address, port)
