"""State of one visit.

Every URL, redirects included, passes one gate: the budget, Retry-After, and its origin's robots.txt.
"""

import asyncio
import re
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

from probes.consent import HOME_PAGES, Robots, home_refusal, read_robots
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.gather import home_page
from probes.gather.home_page import HomePageLeads
from probes.isolation.metering import Meter
from probes.net.http.body import Lighten
from probes.net.http.client import Client
from probes.net.http.failures import NO_CONNECTION_IN_TIME
from probes.net.http.stream import Stream
from probes.net.robots_gate import forbidden_by, origin_in, request_robots
from probes.readers.urls import bare, same_site

if TYPE_CHECKING:
    from probes.evidence.link import Link

MAX_REQUESTS = 100
MAX_SECONDS = 240.0  # Well below the target's lease

_PLAIN = re.compile(r"(?:https?://[a-z0-9.-]+(?::\d+)?)?(?:/\.?[\w~-][\w.~-]*)*/?", re.ASCII)


class Visit:
    def __init__(
        self,
        client: Client,
        host: str,
        meter: Meter | None = None,
        *,
        seconds: float = MAX_SECONDS,
        origin: str = "",
    ) -> None:
        """Sends no request after `seconds`; `origin` defaults to https, else http."""
        self.client = client
        self.host = host
        self.origin = origin or f"https://{host}"
        self._may_use_http = not origin
        self.exchanges: list[Exchange] = []
        self.robots: dict[str, Robots] = {}  # by origin
        self.home_page = HomePageLeads()
        self._links: dict[Exchange, tuple[Link, ...]] = {}
        self._meter = meter or Meter()
        self._so_far: Evidence | None = None
        self._asked: set[tuple[Purpose | None, str]] = set()
        self._reading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._waiting: set[str] = set()
        self.is_refused = False  # Whether a form of the home page refuses us: no request follows
        self._time = asyncio.get_running_loop().time
        self._ends_at = self._time() + seconds

    async def may_begin(self) -> bool:
        """Read robots.txt, over plain HTTP if nothing listens for TLS; return whether to go on."""
        robots = await self._read_robots(self.origin)
        if NO_CONNECTION_IN_TIME in self.exchanges[-1].note:  # one timeout is not enough evidence
            robots = await self._read_robots(self.origin)
        if self._may_use_http and self.exchanges[-1].ending is Ending.CONNECT_FAILED:
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
        lighten: Lighten | None = None,
    ) -> Exchange:
        exchange = await self.client.exchange(
            purpose,
            method,
            self._address(path),
            headers={"accept": accept, **(headers or {})},
            body=body,
            gate=self.gate,
            enough=enough,
            body_bytes=body_bytes,
            lighten=lighten,
        )
        return self._keep(exchange)

    async def ask_page(self, purpose: Purpose, path: str, *, accept: str) -> Exchange:
        """Read more of a page than of other replies."""
        most, lighten = home_page.MOST, home_page.lighten_body
        return await self.ask(purpose, path, accept=accept, body_bytes=most, lighten=lighten)

    async def read_home_page(self, home: Exchange) -> None:
        self.home_page = await home_page.read_home_page(home)
        self._links[home] = self.home_page.links

    async def read_links(self, page: Exchange) -> None:
        self._links[page] = (await home_page.read_home_page(page)).links

    def follow_host_redirect(self, *replies: Exchange | None) -> None:
        """Switch to the origin that all replies were redirected to, such as www."""
        places = {_redirected_origin(reply) for reply in replies}
        place = places.pop()
        if place and not places:
            self.origin = place

    @asynccontextmanager
    async def stream(self, purpose: Purpose, url: str) -> AsyncIterator[Stream]:
        async with self.client.stream(purpose, url, gate=self.gate) as stream:
            place = len(self.exchanges)
            try:
                yield stream
            finally:
                self._keep(stream.exchange(), place)

    def has_asked(self, purpose: Purpose | None, path: str) -> bool:
        """None means any purpose."""
        return (purpose, bare(self._address(path))) in self._asked

    @property
    def so_far(self) -> Evidence:
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
        """Return what forbids a request to this URL, or None; reads its robots.txt first."""
        origin = origin_in(url)
        if origin in self._waiting or self._is_spent():
            return Ending.VISIT_OVER
        robots = self.robots.get(origin)
        if robots is None:
            async with self._reading[origin]:  # a browser requests many URLs of one origin concurrently
                robots = self.robots.get(origin) or await self._read_robots(origin)
        return forbidden_by(robots, url)

    async def _read_robots(self, origin: str) -> Robots:
        foreign = not same_site(origin, self.origin)
        if foreign and (known := self.client.robots.get(origin)):
            self.robots[origin] = read_robots(known)
            return self.robots[origin]
        exchange = await request_robots(self.client, origin, self._budget)
        self._keep(exchange)
        self.robots[origin] = read_robots(exchange)
        if foreign and self.robots[origin].readable:
            self.client.robots.keep(origin, exchange)
        return self.robots[origin]

    async def _budget(self, _url: str) -> Ending | None:
        return Ending.VISIT_OVER if self._is_spent() else None

    def _address(self, path: str) -> str:
        if path and _PLAIN.fullmatch(path):
            return self.origin + path if path.startswith("/") else path
        return urljoin(self.origin + "/", path)

    def _is_spent(self) -> bool:
        is_full = self.client.is_full or len(self.exchanges) >= MAX_REQUESTS
        return self.is_refused or is_full or self._meter.is_over or self._time() > self._ends_at

    def _keep(self, exchange: Exchange, place: int | None = None) -> Exchange:
        self.exchanges.insert(len(self.exchanges) if place is None else place, exchange)
        self._so_far = None
        address = bare(exchange.url)
        self._asked |= {(exchange.purpose, address), (None, address)}
        self.note_reply(exchange)
        return exchange

    def note_reply(self, exchange: Exchange) -> None:
        self.is_refused = self.is_refused or (
            exchange.purpose in HOME_PAGES and home_refusal(exchange) is not None
        )
        if exchange.status == 429 or (exchange.status == 503 and exchange.header("retry-after")):
            self._waiting.add(origin_in(exchange.final_url))


def _redirected_origin(reply: Exchange | None) -> str:
    if reply is None or not reply.answered or not same_site(reply.url, reply.final_url):
        return ""
    here, there = urlsplit(reply.url), urlsplit(reply.final_url)
    kept = (here.path or "/", here.query) == (there.path or "/", there.query)
    return origin_in(reply.final_url) if kept and there.scheme == "https" else ""
