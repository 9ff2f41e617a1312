"""One visit: what was seen so far, and what may still be asked.

Every request goes through `Visit.ask`, and every address that it leads to, redirects included, through
one gate: the budget, a site's wish that we wait, and the robots.txt of that very origin.
"""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import urljoin, urlsplit

from probes.consent import Robots, read_robots
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.gather import home_page
from probes.gather.home_page import HomePage
from probes.isolation.metering import Meter
from probes.net.http.client import Client
from probes.net.http.failures import NO_CONNECTION_IN_TIME
from probes.net.http.stream import Stream
from probes.readers.urls import bare, same_site

if TYPE_CHECKING:
    from probes.evidence.link import Link

MAX_REQUESTS: Final = 100
MAX_SECONDS: Final = 240.0
"""The budget of one visit, well under the lease of its target. An ordinary site takes about 40 requests."""

_PLAIN: Final = re.compile(r"(?:https?://[a-z0-9.-]+(?::\d+)?)?(?:/\.?[\w~-][\w.~-]*)*/?", re.ASCII)
"""A path, or a URL, in which nothing has to be resolved, as in most: no empty part, none of dots alone."""
_ROBOTS_BYTES: Final = 500 * 1024


class Visit:
    """The state of one visit to one host."""

    def __init__(self, client: Client, host: str, meter: Meter | None = None) -> None:
        """Begin a visit that has asked nothing yet. `meter` counts its processor time."""
        self.client = client
        self.host = host
        self.origin = f"https://{host}"
        self.exchanges: list[Exchange] = []
        self.robots: dict[str, Robots] = {}  # by origin
        self.home_page = HomePage()
        self._links: dict[Exchange, tuple[Link, ...]] = {}
        self._meter = meter or Meter()
        self._so_far: Evidence | None = None
        self._asked: set[tuple[Purpose | None, str]] = set()
        self._reading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: set[str] = set()
        self._time = asyncio.get_running_loop().time
        self._ends_at = self._time() + MAX_SECONDS

    async def may_begin(self) -> bool:
        """Read robots.txt of the host, over plain HTTP when nothing listens for TLS; say whether to go on."""
        robots = await self._read_robots(self.origin)
        if NO_CONNECTION_IN_TIME in self.exchanges[-1].note:  # once is no sign that nothing listens
            robots = await self._read_robots(self.origin)
        if self.exchanges[-1].ending is Ending.CONNECT_FAILED:
            self.origin = f"http://{self.host}"
            robots = await self._read_robots(self.origin)
        return robots.readable and robots.refusal is None

    async def ask(  # noqa: PLR0913 - one request has this many sides
        self,
        purpose: Purpose,
        path: str,
        *,
        method: str = "GET",
        accept: str = "*/*",
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
        enough: Callable[[bytes], bool] | None = None,
        body_bytes: int | None = None,
    ) -> Exchange:
        """Ask for a path of this host, or for an absolute URL, and keep what came back."""
        exchange = await self.client.exchange(
            purpose,
            method,
            self._address(path),
            headers={"accept": accept, **(headers or {})},
            body=body,
            gate=self.gate,
            enough=enough,
            body_bytes=body_bytes,
        )
        return self._keep(exchange)

    async def read_home_page(self, home: Exchange) -> None:
        """Read where the home page leads, for all that is asked later."""
        self.home_page = await home_page.read(home)
        self._links[home] = self.home_page.links

    def move_with(self, *replies: Exchange | None) -> None:
        """Ask the rest where the host sends everything, as a bare name does to www: all of these went there."""
        places = {_forwarded_to(reply) for reply in replies}
        place = places.pop()
        if place and not places:
            self.origin = place

    @asynccontextmanager
    async def stream(self, purpose: Purpose, url: str) -> AsyncIterator[Stream]:
        """Hold an event stream open inside the block; keep what was seen of it in its place."""
        async with self.client.stream(purpose, url, gate=self.gate) as stream:
            place = len(self.exchanges)
            try:
                yield stream
            finally:
                self._keep(stream.exchange(), place)

    def has_asked(self, purpose: Purpose | None, path: str) -> bool:
        """Whether this address was asked for this already, or for anything when that is None."""
        return (purpose, bare(self._address(path))) in self._asked

    @property
    def so_far(self) -> Evidence:
        """What was seen until now, for readers that say where to go next."""
        if self._so_far is None:
            exchanges = tuple(self.exchanges)
            self._so_far = Evidence(
                host=self.host,
                started_at="",
                finished_at="",
                prober="",
                exchanges=exchanges,
                links=self._links,
            )
        return self._so_far

    async def gate(self, url: str) -> Ending | None:
        """Say what forbids a request to this address, None when nothing does; read that origin's robots.txt first."""
        origin = _origin(url)
        if origin in self._waiting or self._is_spent():
            return Ending.VISIT_OVER
        robots = self.robots.get(origin)
        if robots is None:
            async with self._reading[origin]:  # a browser asks for many addresses of one origin at once
                robots = self.robots.get(origin) or await self._read_robots(origin)
        if not robots.readable:
            return Ending.ROBOTS_UNREADABLE
        if robots.refusal is not None or not robots.allows(url):
            return Ending.ROBOTS_DISALLOWED
        return None

    async def _read_robots(self, origin: str) -> Robots:
        """Read robots.txt of an origin: of this site anew in every visit, of another one as lately as its reply allows."""
        foreign = not same_site(origin, self.origin)
        if foreign and (known := self.client.robots.get(origin)):
            self.robots[origin] = read_robots(known)
            return self.robots[origin]
        exchange = await self.client.exchange(
            Purpose.ROBOTS,
            "GET",
            f"{origin}/robots.txt",
            headers={"accept": "text/plain, */*;q=0.1"},
            gate=self._budget,
            body_bytes=_ROBOTS_BYTES,
        )
        self._keep(exchange)
        self.robots[origin] = read_robots(exchange)
        if foreign and self.robots[origin].readable:
            self.client.robots.keep(origin, exchange)
        return self.robots[origin]

    async def _budget(self, _url: str) -> Ending | None:
        return Ending.VISIT_OVER if self._is_spent() else None

    def _address(self, path: str) -> str:
        """A path of this host, or an absolute URL, as an absolute URL."""
        if path and _PLAIN.fullmatch(path):
            return self.origin + path if path.startswith("/") else path
        return urljoin(self.origin + "/", path)

    def _is_spent(self) -> bool:
        is_full = self.client.is_full or len(self.exchanges) >= MAX_REQUESTS
        return is_full or self._meter.is_over or self._time() > self._ends_at

    def _keep(self, exchange: Exchange, place: int | None = None) -> Exchange:
        self.exchanges.insert(len(self.exchanges) if place is None else place, exchange)
        self._so_far = None
        address = bare(exchange.url)
        self._asked |= {(exchange.purpose, address), (None, address)}
        self.heed(exchange)
        return exchange

    def heed(self, exchange: Exchange) -> None:
        """Ask nothing more of an origin that asks us to wait."""
        if exchange.status == 429 or (exchange.status == 503 and exchange.header("retry-after")):
            self._waiting.add(_origin(exchange.final_url))


def _origin(url: str) -> str:
    """Scheme, host and port of an absolute URL with a path, as `check_url` writes it."""
    return url[: url.index("/", url.index("://") + 3)]


def _forwarded_to(reply: Exchange | None) -> str:
    """The other origin of the same site, over TLS, to which a request was sent on with its path kept; else ""."""
    if reply is None or not reply.answered or not same_site(reply.url, reply.final_url):
        return ""
    here, there = urlsplit(reply.url), urlsplit(reply.final_url)
    kept = (here.path or "/", here.query) == (there.path or "/", there.query)
    return _origin(reply.final_url) if kept and there.scheme == "https" else ""
