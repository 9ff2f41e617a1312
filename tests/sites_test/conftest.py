"""A client that reaches the sample web by name."""

import asyncio
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass

import aiohttp
import pytest
from aiohttp.abc import AbstractResolver, ResolveResult

from config.env import parse_connect_to
from operators.sample_web.server import SampleWeb


class ByEntry(AbstractResolver):
    """curl's --connect-to as an aiohttp resolver."""

    def __init__(self, sample: SampleWeb) -> None:
        self._entries = parse_connect_to(sample.connect_to)

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        entry = next(entry for entry in self._entries if entry.matches(host, port))
        return [
            ResolveResult(
                hostname=host, host=entry.address, port=entry.to_port, family=family, proto=0, flags=0
            )
        ]

    async def close(self) -> None:
        """Nothing is held."""


@dataclass(frozen=True)
class Got:
    status: int
    media_type: str
    headers: Mapping[str, str]
    text: str
    url: str


class Visitor:
    """A client that trusts the sample web's authority alone."""

    def __init__(self, sample: SampleWeb) -> None:
        self.trust = ssl.create_default_context(cafile=str(sample.ca_bundle))
        self._sample = sample

    def ask(
        self,
        url: str,
        method: str = "GET",
        *,
        headers: Mapping[str, str] | None = None,
        body: str | None = None,
        follow: bool = True,
    ) -> Got:
        return asyncio.run(self._ask(url, method, headers, body, follow=follow))

    async def _ask(
        self, url: str, method: str, headers: Mapping[str, str] | None, body: str | None, *, follow: bool
    ) -> Got:
        connector = aiohttp.TCPConnector(
            resolver=ByEntry(self._sample), ssl=self.trust, family=socket.AF_INET
        )
        async with (
            aiohttp.ClientSession(connector=connector) as session,
            session.request(method, url, headers=headers, data=body, allow_redirects=follow) as reply,
        ):
            named = {name.lower(): value for name, value in reply.headers.items()}
            return Got(reply.status, reply.content_type, named, await reply.text(), str(reply.url))


@pytest.fixture
def visitor(sample_web: SampleWeb) -> Visitor:
    return Visitor(sample_web)
