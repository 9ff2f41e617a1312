"""Asynchronous DNS look-ups without threads."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import NamedTuple, Protocol

import aiodns
import pycares

from probes.net.http.failures import DnsFailed

_NO_SUCH_RECORD = frozenset({aiodns.error.ARES_ENODATA, aiodns.error.ARES_ENOTFOUND})


class Resolver(Protocol):
    async def lookup(self, host: str) -> Sequence[str]:
        """Return all addresses, IPv4 first. Raises DnsFailed."""


class AresResolver:
    """A and AAAA queries by c-ares: no /etc/hosts, no search domains, cached by TTL.

    `servers` are "address" or "address:port"; empty means the machine's.
    """

    def __init__(self, servers: Sequence[str] = (), *, seconds: float = 2.0, tries: int = 2) -> None:
        """Each server gets `tries` attempts of `seconds` each."""
        self._setting = _ServerSettings(tuple(servers), seconds, tries)

    async def lookup(self, host: str) -> Sequence[str]:
        channel = await _channel(self._setting)
        questions = channel.query_dns(host, "A"), channel.query_dns(host, "AAAA")
        answers = await asyncio.gather(*questions, return_exceptions=True)
        addresses = [address for answer in answers for address in _addresses(answer)]
        if not addresses:
            raise DnsFailed(_why(answers))
        return addresses


class _ServerSettings(NamedTuple):
    servers: tuple[str, ...]
    seconds: float
    tries: int


_Holder = AsyncGenerator[aiodns.DNSResolver, None]
# Each has a thread, sockets and an inotify instance, and must be closed.
_channels: dict[tuple[asyncio.AbstractEventLoop, _ServerSettings], tuple[aiodns.DNSResolver, _Holder]] = {}


async def _channel(setting: _ServerSettings) -> aiodns.DNSResolver:
    loop = asyncio.get_running_loop()
    if (loop, setting) not in _channels:
        await _close_left_behind()
        holder = _hold_channel(loop, setting)
        _channels[loop, setting] = await anext(holder), holder
    return _channels[loop, setting][0]


async def _hold_channel(loop: asyncio.AbstractEventLoop, setting: _ServerSettings) -> _Holder:
    """Hold a channel until asyncio closes the loop's asynchronous generators."""
    channel = aiodns.DNSResolver(
        setting.servers or None, loop=loop, timeout=setting.seconds, tries=setting.tries
    )
    try:
        yield channel
    finally:
        _channels.pop((loop, setting), None)
        await channel.close()


async def _close_left_behind() -> None:
    for (loop, setting), (channel, _) in tuple(_channels.items()):
        if loop.is_closed():
            _channels.pop((loop, setting), None)
            await channel.close()


def _addresses(answer: pycares.DNSResult | BaseException) -> list[str]:
    if isinstance(answer, pycares.DNSResult):
        return [
            record.data.addr
            for record in answer.answer
            if isinstance(record.data, pycares.ARecordData | pycares.AAAARecordData)
        ]
    if isinstance(answer, aiodns.error.DNSError):
        return []
    raise answer


def _why(answers: Sequence[pycares.DNSResult | BaseException]) -> str:
    codes = {a.args[0] for a in answers if isinstance(a, aiodns.error.DNSError) and a.args}
    if codes <= _NO_SUCH_RECORD:
        return "the name has no address"
    if codes & {aiodns.error.ARES_ETIMEOUT}:
        return "the name servers did not answer"
    return "the name servers failed"
