"""DNS without threads: every address of a name, straight from the name servers."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import Final, NamedTuple, Protocol

import aiodns
import pycares

from probes.net.http.failures import DnsFailed

_NO_SUCH_RECORD: Final = frozenset({aiodns.error.ARES_ENODATA, aiodns.error.ARES_ENOTFOUND})


class Resolver(Protocol):
    """Whoever knows the addresses of a name."""

    async def lookup(self, host: str) -> Sequence[str]:
        """Every IPv4 and IPv6 address of the name, IPv4 first. Raises DnsFailed."""


class AresResolver:
    """A and AAAA queries by c-ares: no /etc/hosts, no search domains, answers cached by their TTL.

    `servers` are "address" or "address:port"; none means those of the machine. All resolvers of one loop that ask the
    same servers share one channel, which is closed when the loop ends.
    """

    def __init__(self, servers: Sequence[str] = (), *, seconds: float = 2.0, tries: int = 2) -> None:
        """Two `tries`, each of so many `seconds`, for every server."""
        self._setting = _Setting(tuple(servers), seconds, tries)

    async def lookup(self, host: str) -> Sequence[str]:
        """Every address of the name, IPv4 first. Raises DnsFailed."""
        channel = await _channel(self._setting)
        questions = channel.query_dns(host, "A"), channel.query_dns(host, "AAAA")
        answers = await asyncio.gather(*questions, return_exceptions=True)
        addresses = [address for answer in answers for address in _addresses(answer)]
        if not addresses:
            raise DnsFailed(_why(answers))
        return addresses


class _Setting(NamedTuple):
    servers: tuple[str, ...]
    seconds: float
    tries: int


_Keeper = AsyncGenerator[aiodns.DNSResolver, None]
_kept: Final[dict[tuple[asyncio.AbstractEventLoop, _Setting], tuple[aiodns.DNSResolver, _Keeper]]] = {}
"""A channel has a thread, sockets and an inotify instance, so that none may be left to the garbage collector."""


async def _channel(setting: _Setting) -> aiodns.DNSResolver:
    """Return the channel of the running loop."""
    loop = asyncio.get_running_loop()
    if (loop, setting) not in _kept:
        await _close_left_behind()
        keeper = _keep(loop, setting)
        _kept[loop, setting] = await anext(keeper), keeper
    return _kept[loop, setting][0]


async def _keep(loop: asyncio.AbstractEventLoop, setting: _Setting) -> _Keeper:
    """Hold a channel until the loop ends: asyncio closes the asynchronous generators of a loop before the loop itself."""
    channel = aiodns.DNSResolver(
        setting.servers or None, loop=loop, timeout=setting.seconds, tries=setting.tries
    )
    try:
        yield channel
    finally:
        _kept.pop((loop, setting), None)
        await channel.close()


async def _close_left_behind() -> None:
    """Close the channels of loops that were closed without this being told."""
    for (loop, setting), (channel, _) in tuple(_kept.items()):
        if loop.is_closed():
            _kept.pop((loop, setting), None)
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
