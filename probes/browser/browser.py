"""A process's browser: started on demand, shared by pages, replaced regularly."""

import asyncio
import fcntl
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from probes.browser.cdp import BrowserGone, CommandFailed
from probes.browser.chromium import CannotStart, Chromium, kill_large_renderers
from probes.browser.page import BrowserPage, Busy, PageResult
from probes.browser.relay import refuse
from probes.net.host_limiter import HostLimiter

if TYPE_CHECKING:
    from probes.browser.proxy import Answerer, Proxy

logger = logging.getLogger(__name__)

PAGES_AT_ONCE = 4
PAGES_OF_ONE = 200
SECONDS_OF_ONE = 1800.0
REQUESTS_TO_A_HOST = 6  # Concurrent, as in ordinary browsers
GRACE = 8.0  # Extra seconds for opening and closing
ASKING = 0.25  # Share of the page's time reserved for reading its tools


class BrowserFailed(Exception):  # noqa: N818 - reads as what it is
    """Says nothing about the page."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds: maximum per page, minimum to watch a loaded page, minimum while it has no tool."""

    seconds: float
    at_least: float
    patience: Callable[[], float]


@dataclass(slots=True)
class _Running:
    chromium: Chromium
    watching: asyncio.Task[None]
    since: float
    pages: int = 0
    users: int = 0


class Browser:
    def __init__(self, path: str | Path, user_agent: str) -> None:
        self.host_limiter = HostLimiter(width=REQUESTS_TO_A_HOST)
        self._path, self._user_agent = str(path), user_agent
        self._slots = asyncio.Semaphore(PAGES_AT_ONCE)
        self._starting = asyncio.Lock()
        self._current: _Running | None = None
        self._stack = AsyncExitStack()
        self._refusing_proxy: Proxy | None = None
        self._stopping: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._current is not None:
            self._stop_using()
        await asyncio.gather(*self._stopping, return_exceptions=True)
        await self._stack.aclose()

    @property
    def pid(self) -> int | None:
        return self._current.chromium.process.pid if self._current else None

    def slot(self) -> asyncio.Semaphore:
        return self._slots

    async def show(
        self, url: str, answer: "Answerer", busy: Busy, timing: Timing, *, stand_in: bool = False
    ) -> tuple[PageResult, str]:
        """Run a page in its own context; return the result and the browser's version.

        The caller holds a slot. Raises BrowserFailed and CannotStart.
        """
        from probes.browser.proxy import Proxy  # noqa: PLC0415 - loads aiohttp

        async with self._lease() as running, Proxy(answer) as proxy:
            page = BrowserPage(running.chromium.connection, busy=busy)
            asking = timing.seconds * ASKING
            try:
                async with asyncio.timeout(timing.seconds + GRACE):
                    await page.open(proxy.port, stand_in=stand_in)
                    await page.load(
                        url,
                        seconds=timing.seconds - asking,
                        at_least=timing.at_least,
                        patience=timing.patience,
                    )
                    await page.ask(seconds=asking, stand_in=stand_in)
            except (BrowserGone, CommandFailed, TimeoutError) as error:
                if not page.seen.crashed:
                    raise BrowserFailed(str(error) or "the browser did not answer") from error
            finally:
                await self._close(page, running)
            return page.seen, running.chromium.version

    async def _close(self, page: BrowserPage, running: _Running) -> None:
        try:
            await page.close()
        except (BrowserGone, CommandFailed, TimeoutError):
            logger.warning("the browser did not close a page in time: it is replaced")
            if self._current is running:
                self._stop_using()

    @asynccontextmanager
    async def _lease(self) -> AsyncIterator[_Running]:
        async with self._starting:
            if self._current is not None and _is_used_up(self._current):
                self._stop_using()
            if self._current is None:
                self._current = await self._start()
            running = self._current
        running.users += 1
        running.pages += 1
        try:
            yield running
        except BrowserFailed:
            if self._current is running:  # the next page gets a new browser
                self._stop_using()
            raise
        finally:
            running.users -= 1
            if running is not self._current and not running.users:
                self._end(running)

    async def _start(self) -> _Running:
        from probes.browser.proxy import Proxy  # noqa: PLC0415 - loads aiohttp

        if self._refusing_proxy is None:
            self._refusing_proxy = await self._stack.enter_async_context(Proxy(refuse))
        chromium = await Chromium.start(
            self._path, user_agent=self._user_agent, proxy_port=self._refusing_proxy.port
        )
        watching = asyncio.create_task(kill_large_renderers(chromium.process.pid))
        return _Running(chromium, watching, time.monotonic())

    def _stop_using(self) -> None:
        running, self._current = self._current, None
        if running is not None and not running.users:
            self._end(running)

    def _end(self, running: _Running) -> None:
        running.watching.cancel()
        task = asyncio.create_task(running.chromium.stop())
        self._stopping.add(task)
        task.add_done_callback(self._stopping.discard)


def _is_used_up(running: _Running) -> bool:
    return (
        running.chromium.connection.gone.done()
        or running.pages >= PAGES_OF_ONE
        or time.monotonic() - running.since > SECONDS_OF_ONE
    )


_LOOK_EVERY = 0.1


@asynccontextmanager
async def machine_lock(path: Path, *, seconds: float) -> AsyncIterator[bool]:
    """Yield whether the lock was acquired within `seconds`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        yield await _lock(file.fileno(), seconds)


async def _lock(descriptor: int, seconds: float) -> bool:
    ends_at = asyncio.get_running_loop().time() + seconds
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if asyncio.get_running_loop().time() >= ends_at:
                return False
            await asyncio.sleep(_LOOK_EVERY)
        else:
            return True


if TYPE_CHECKING:
    from aiohttp import web

_ADDRESS = "https://self-test.invalid/"
_TOOLS = {"imperative", "declarative"}
_PAGE = """<!doctype html><title>Self-test</title>
<form toolname=declarative tooldescription="A declared form"><input name=word></form>
<script>document.modelContext.registerTool(
  {name: 'imperative', description: 'A registered tool', execute() {}})</script>"""


async def fault(browser: Browser) -> str:
    """The browser's fault, or "". Sends no request."""
    try:
        async with browser.slot():
            loaded, version = await browser.show(_ADDRESS, _answer, _idle, Timing(10.0, 0.3, lambda: 3.0))
    except (CannotStart, BrowserFailed) as error:
        return str(error)
    seen = {name for _, name in loaded.tools}
    return (
        "" if seen == _TOOLS else f"{version} lists {sorted(seen)} of a page that registers {sorted(_TOOLS)}"
    )


async def _answer(url: str, _request: "web.BaseRequest") -> "web.StreamResponse":
    from aiohttp import web  # noqa: PLC0415 - see relay

    if url == _ADDRESS:
        return web.Response(text=_PAGE, content_type="text/html")
    return web.Response(status=404)


def _idle(*, for_tools: bool) -> bool:  # noqa: ARG001 - the name is what callers say
    return False
