"""DNS without threads: every address of a name, straight from the name servers."""

import asyncio
from collections.abc import Sequence
from typing import Final, Protocol

import aiodns
import pycares

from probes.net.failures import DnsFailed

_NO_SUCH_RECORD: Final = frozenset({aiodns.error.ARES_ENODATA, aiodns.error.ARES_ENOTFOUND})


class Resolver(Protocol):
    """Whoever knows the addresses of a name."""

    async def lookup(self, host: str) -> Sequence[str]:
        """Every IPv4 and IPv6 address of the name, IPv4 first. Raises DnsFailed."""


class AresResolver:
    """A and AAAA queries by c-ares: no /etc/hosts, no search domains, answers cached by their TTL.

    `servers` are "address" or "address:port"; none means those of the machine. Bound to the running
    loop at the first question, again when the loop is another one.
    """

    def __init__(self, servers: Sequence[str] = (), *, seconds: float = 2.0, tries: int = 2) -> None:
        """Two `tries`, each of so many `seconds`, for every server."""
        self._servers = tuple(servers)
        self._seconds = seconds
        self._tries = tries
        self._channel: aiodns.DNSResolver | None = None
        self._asking = 0
        self._stray = False

    async def lookup(self, host: str) -> Sequence[str]:
        """Every address of the name, IPv4 first. Raises DnsFailed."""
        answers = await self._ask(host)
        addresses = [address for answer in answers for address in _addresses(answer)]
        if not addresses:
            raise DnsFailed(_why(answers))
        return addresses

    async def _ask(self, host: str) -> Sequence[pycares.DNSResult | BaseException]:
        channel = self._open()
        self._asking += 1
        try:
            questions = channel.query_dns(host, "A"), channel.query_dns(host, "AAAA")
            return await asyncio.gather(*questions, return_exceptions=True)
        except asyncio.CancelledError:
            self._stray = True
            raise
        finally:
            self._asking -= 1
            if self._stray and not self._asking:
                # c-ares still waits for what was given up, and would call a loop that may be gone.
                await self.close()

    async def close(self) -> None:
        """Stop asking; a later look-up starts anew."""
        self._stray = False
        channel, self._channel = self._channel, None
        if channel is not None:
            await channel.close()

    def _open(self) -> aiodns.DNSResolver:
        loop = asyncio.get_running_loop()
        if self._channel is None or self._channel.loop is not loop:
            self._asking, self._stray = 0, False
            self._channel = aiodns.DNSResolver(
                self._servers or None, loop=loop, timeout=self._seconds, tries=self._tries
            )
        return self._channel


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
