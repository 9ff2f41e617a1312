"""The browser of one process: started when first needed, shared by a few pages at a time, renewed now and then."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from probes.browser.cdp import Gone, Refused
from probes.browser.chromium import CannotStart, Chromium
from probes.browser.memory import watch
from probes.browser.page import Loaded, Page
from probes.browser.proxy import Answerer, Proxy
from probes.browser.relay import refuse
from probes.net.host_limiter import HostLimiter

__all__ = ["Browser", "CannotStart", "Lost", "Timing"]

logger = logging.getLogger(__name__)

PAGES_AT_ONCE: Final = 4
PAGES_OF_ONE: Final = 200
SECONDS_OF_ONE: Final = 1800.0
REQUESTS_TO_A_HOST: Final = 6
"""Under way at a time, as browsers have it."""
GRACE: Final = 8.0
"""Seconds beyond a page's own time that opening and closing may take."""
ASKING: Final = 3.0
"""Seconds of a page's own time that are kept for asking it."""


class Lost(Exception):  # noqa: N818 - reads as what it is
    """The browser failed while it had the page: ours, and nothing about the page."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds: all that a page may take, the least that a loaded one is watched, and the least without a tool."""

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
    """`async with Browser(path, user_agent) as browser`; nothing is started before the first page."""

    def __init__(self, path: str | Path, user_agent: str) -> None:
        """Remember which program, and as what it introduces itself."""
        self.host_limiter = HostLimiter(width=REQUESTS_TO_A_HOST)
        self._path, self._user_agent = str(path), user_agent
        self._slots = asyncio.Semaphore(PAGES_AT_ONCE)
        self._starting = asyncio.Lock()
        self._current: _Running | None = None
        self._stack = AsyncExitStack()
        self._dead_end: Proxy | None = None
        self._stopping: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        """Nothing yet."""
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End what runs."""
        if self._current is not None:
            self._retire()
        await asyncio.gather(*self._stopping, return_exceptions=True)
        await self._stack.aclose()

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        return self._current.chromium.process.pid if self._current else None

    async def show(
        self, url: str, answer: Answerer, busy: Callable[[], bool], timing: Timing, *, stand_in: bool = False
    ) -> tuple[Loaded, str]:
        """Run a page in a context of its own, all of whose requests `answer` answers; also say which browser ran it.

        Raises Lost, and CannotStart when there is no browser to be had.
        """
        async with self._slots, self._one() as running, Proxy(answer) as proxy:
            page = Page(running.chromium.connection, busy=busy)
            try:
                async with asyncio.timeout(timing.seconds + GRACE):
                    await page.open(proxy.port, stand_in=stand_in)
                    await page.load(
                        url,
                        seconds=timing.seconds - ASKING,
                        at_least=timing.at_least,
                        patience=timing.patience,
                    )
                    await page.ask(seconds=ASKING, stand_in=stand_in)
            except (Gone, Refused, TimeoutError) as error:
                if not page.seen.crashed:
                    raise Lost(str(error) or "the browser did not answer") from error
            finally:
                await self._close(page, running)
            return page.seen, running.chromium.version

    async def _close(self, page: Page, running: _Running) -> None:
        """Throw a page away; a browser that cannot do that in time gets no more pages."""
        try:
            await page.close()
        except (Gone, Refused, TimeoutError):
            logger.warning("the browser did not close a page in time: it is replaced")
            if self._current is running:
                self._retire()

    @asynccontextmanager
    async def _one(self) -> AsyncIterator[_Running]:
        """A running browser for one page; a worn or dead one is replaced."""
        async with self._starting:
            if self._current is not None and _is_worn(self._current):
                self._retire()
            if self._current is None:
                self._current = await self._start()
            running = self._current
        running.users += 1
        running.pages += 1
        try:
            yield running
        except Lost:
            if self._current is running:  # whatever is wrong with it, the next page gets a fresh one
                self._retire()
            raise
        finally:
            running.users -= 1
            if running is not self._current and not running.users:
                self._end(running)

    async def _start(self) -> _Running:
        if self._dead_end is None:
            self._dead_end = await self._stack.enter_async_context(Proxy(refuse))
        chromium = await Chromium.start(
            self._path, user_agent=self._user_agent, proxy_port=self._dead_end.port
        )
        watching = asyncio.create_task(watch(chromium.process.pid))
        return _Running(chromium, watching, time.monotonic())

    def _retire(self) -> None:
        """Give it no more pages, and end it when it has none left."""
        running, self._current = self._current, None
        if running is not None and not running.users:
            self._end(running)

    def _end(self, running: _Running) -> None:
        running.watching.cancel()
        task = asyncio.create_task(running.chromium.stop())
        self._stopping.add(task)
        task.add_done_callback(self._stopping.discard)


def _is_worn(running: _Running) -> bool:
    return (
        running.chromium.connection.gone.done()
        or running.pages >= PAGES_OF_ONE
        or time.monotonic() - running.since > SECONDS_OF_ONE
    )
