"""One page in its own browser context: load, settle, read its tools, dispose.

`WebMCP.enable` makes the browser report every registration, which pages can't fake. Tools are never invoked.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from probes.browser.cdp import FLOOD_EVENT, BrowserGone, CdpConnection, CommandFailed, EventBudget
from probes.browser.page_scripts import BOUND, IDLE, LEGACY_NAMES, LIST_POLYFILLED, MORE, SHOWN_TEXT, STAND_IN

MAX_TOOLS = 200
MAX_SCHEMA = 16 * 1024  # Characters; longer schemas are dropped

MAX_ADDED = 1000
MAX_FRAMES = 100
CLOSING = 4.0  # Seconds for disposing of a page
QUIET = 0.4  # Seconds without a request or new tool
LOOK_EVERY = 0.05
IDLE_WAIT = 2.0  # Seconds: a busy machine may still process replies


class Busy(Protocol):
    def __call__(self, *, for_tools: bool) -> bool:
        """Whether a request is in progress; `for_tools` counts slow ones that may bring tools."""


@dataclass(slots=True)
class PageResult:
    """`tools` are raw, each with `frame_origin`."""

    url: str = ""
    tools: dict[tuple[str, str], dict[str, Any]] = field(default_factory=dict)
    listed: list[dict[str, Any]] = field(default_factory=list)
    legacy_names: list[str] = field(default_factory=list)
    trials: list[dict[str, Any]] | None = None
    """Origin trials of the page as the browser lists them; None if they were not read."""
    shown_text: str | None = None
    """What it shows once it has settled; None if that was not read."""
    more: bool = False
    crashed: bool = False
    stuck: bool = False
    cut_short: bool = False
    """Whether time ran out before the page had been watched long enough."""
    failed: str = ""
    """The browser's error if no document was loaded, else ""."""


class BrowserPage:
    def __init__(self, connection: CdpConnection, *, busy: Busy) -> None:
        self.seen = PageResult()
        self._connection = connection
        self._busy = busy
        self._context = ""
        self._target = ""
        self._sessions: list[str] = []
        self._attachments = self._added = 0
        self._budget = EventBudget()
        self._origins: dict[str, str] = {}
        self._loaded = asyncio.Event()
        self._over = asyncio.Event()
        self._news_at = asyncio.get_running_loop().time()

    async def open(self, proxy_port: int, *, stand_in: bool = False) -> None:
        """Create the context, whose only way out is this proxy."""
        call = self._connection.call
        proxy = {"proxyServer": f"http://127.0.0.1:{proxy_port}", "proxyBypassList": "<-loopback>"}
        made = await call("Target.createBrowserContext", {"disposeOnDetach": True, **proxy})
        self._context = made["browserContextId"]
        await call("Browser.setDownloadBehavior", {"behavior": "deny", "browserContextId": self._context})
        blank = {"url": "about:blank", "browserContextId": self._context}
        self._target = (await call("Target.createTarget", blank))["targetId"]
        attached = await call("Target.attachToTarget", {"targetId": self._target, "flatten": True})
        session = attached["sessionId"]
        self._watch_session(session)
        for method in ("Page.enable", "Inspector.enable", "WebMCP.enable"):
            await call(method, session=session)
        await call("Page.addScriptToEvaluateOnNewDocument", {"source": BOUND}, session=session)
        if stand_in:
            await call("Page.addScriptToEvaluateOnNewDocument", {"source": STAND_IN}, session=session)
        await call("Target.setAutoAttach", _ATTACH, session=session)

    async def load(
        self, url: str, *, seconds: float, at_least: float, patience: Callable[[], float]
    ) -> PageResult:
        """Load a URL and wait at most `seconds` until the page settles.

        It is watched for `at_least` seconds, or `patience()` (called repeatedly) while it has no tool.
        """
        self.seen.cut_short = True
        with suppress(TimeoutError, CommandFailed):  # what was seen so far counts
            async with asyncio.timeout(seconds):
                await _first(self._navigate(url, seconds, at_least, patience), self._over.wait())
        return self.seen

    async def ask(self, *, seconds: float, stand_in: bool = False) -> None:
        if self._over.is_set() or self.seen.failed:
            return
        if not stand_in:
            await self._read_main_frame(seconds)
        for session in tuple(self._sessions[:20]):
            try:
                text = await self._evaluate(session, LIST_POLYFILLED, seconds)
                if await self._evaluate(session, MORE, seconds) is True:
                    self._stop_flood()
                    return
                self.seen.listed += [tool for tool in _list(text) if isinstance(tool, dict)]
                if stand_in:
                    self.seen.legacy_names += [
                        str(name) for name in _list(await self._evaluate(session, LEGACY_NAMES, seconds))
                    ]
            except TimeoutError:
                self.seen.stuck = self.seen.stuck or session == self._main
            except CommandFailed:
                continue
        await self._keep_tools_of_frames_that_are_left(seconds)

    async def _read_main_frame(self, seconds: float) -> None:
        """Read its text in a world of its own, where no code of the page has changed what is used."""
        call = self._connection.call
        with suppress(TimeoutError, CommandFailed, KeyError):
            tree = await call("Page.getFrameTree", session=self._main, seconds=seconds)
            frame = {"frameId": tree["frameTree"]["frame"]["id"]}
            told = await call("Page.getOriginTrials", frame, session=self._main, seconds=seconds)
            self.seen.trials = told["originTrials"]
            world = await call("Page.createIsolatedWorld", frame, session=self._main, seconds=seconds)
            text = await self._evaluate(self._main, SHOWN_TEXT, seconds, world["executionContextId"])
            self.seen.shown_text = text if isinstance(text, str) else None

    async def _keep_tools_of_frames_that_are_left(self, seconds: float) -> None:
        """Keeps the tools if the page is too busy to list its frames."""
        if self.seen.stuck or not self.seen.tools:
            return
        left: set[str] = set()
        with suppress(TimeoutError, CommandFailed):
            for session in tuple(self._sessions):
                tree = await self._connection.call("Page.getFrameTree", session=session, seconds=seconds)
                left |= set(_frames(tree["frameTree"]))
            for frame in {frame for frame, _ in self.seen.tools} - left:
                self._forget_tools(frame)

    async def close(self) -> None:
        """Raises BrowserGone, CommandFailed or TimeoutError."""
        if self.seen.stuck:
            self._end()
        for session in self._sessions:
            self._connection.forget(session)
        if self._context:
            await self._connection.call(
                "Target.disposeBrowserContext", {"browserContextId": self._context}, seconds=CLOSING
            )

    def _end(self) -> None:
        for session in self._sessions:
            self._send("Page.crash", {}, session)  # works even while a script runs
            self._connection.forget(session)
        self._over.set()

    @property
    def _main(self) -> str:
        return self._sessions[0]

    async def _navigate(
        self, url: str, seconds: float, at_least: float, patience: Callable[[], float]
    ) -> None:
        moved = await self._connection.call(
            "Page.navigate", {"url": url}, session=self._main, seconds=seconds
        )
        self.seen.failed = str(moved.get("errorText", ""))
        if not self.seen.failed:
            await self._settle(at_least, patience)

    async def _settle(self, at_least: float, patience: Callable[[], float]) -> None:
        loop = asyncio.get_running_loop()
        await self._loaded.wait()
        since = loop.time()
        while True:
            if self._busy(for_tools=not self.seen.tools):
                self._news_at = loop.time()
            watched, quiet = loop.time() - since, loop.time() - self._news_at
            enough = at_least if self.seen.tools else max(at_least, patience())
            self.seen.cut_short = self.seen.cut_short and watched < enough
            if watched >= enough and quiet >= QUIET:
                last = self._news_at
                await self._idle()
                if last == self._news_at and not self._busy(for_tools=not self.seen.tools):
                    return
            await asyncio.sleep(LOOK_EVERY)

    async def _idle(self) -> None:
        with suppress(TimeoutError, CommandFailed):
            await self._evaluate(self._main, IDLE, IDLE_WAIT)

    async def _evaluate(self, session: str, script: str, seconds: float, world: int | None = None) -> Any:
        given = {
            "expression": script,
            "returnByValue": True,
            "awaitPromise": True,
            "timeout": int(seconds * 1000),
            **({} if world is None else {"contextId": world}),
        }
        answer = await self._connection.call("Runtime.evaluate", given, session=session, seconds=seconds)
        return answer.get("result", {}).get("value")

    def _watch_session(self, session: str) -> None:
        self._sessions.append(session)
        self._connection.listen(
            session, lambda method, given: self._on_event(session, method, given), self._budget
        )

    def _on_event(self, session: str, method: str, given: dict[str, Any]) -> None:
        match method:
            case _ if method == FLOOD_EVENT:
                self._stop_flood()
            case "WebMCP.toolsAdded":
                self._add(given.get("tools", []))
            case "WebMCP.toolsRemoved":
                self._remove(given.get("tools", []))
            case "Page.frameNavigated":
                self._navigated(session, given["frame"])
            case "Page.javascriptDialogOpening":
                self._send("Page.handleJavaScriptDialog", {"accept": False}, session)
            case "Target.attachedToTarget":
                self._attached(given)
            case "Target.detachedFromTarget":
                self._detached(str(given.get("sessionId")))
            case _ if session == self._main:
                self._on_main_frame_event(method)

    def _on_main_frame_event(self, method: str) -> None:
        if method == "Page.loadEventFired":
            self._loaded.set()
        elif method in {"Inspector.targetCrashed", "Inspector.detached"}:
            self.seen.crashed = True
            self._over.set()

    def _stop_flood(self) -> None:
        if self.seen.tools:
            self.seen.more = True
        else:
            self.seen.crashed = True
        self._end()

    def _remove(self, tools: list[dict[str, Any]]) -> None:
        for tool in tools:
            self.seen.tools.pop((str(tool.get("frameId")), str(tool.get("name"))), None)

    def _forget_tools(self, frame: str) -> None:
        for known in [key for key in self.seen.tools if key[0] == frame]:
            del self.seen.tools[known]

    def _navigated(self, session: str, frame: dict[str, Any]) -> None:
        self._forget_tools(str(frame["id"]))
        self._origins[frame["id"]] = str(frame.get("securityOrigin", ""))
        if session == self._main and "parentId" not in frame:
            self.seen.url = str(frame.get("url", ""))

    def _detached(self, session: str) -> None:
        if session in self._sessions[1:]:
            self._sessions.remove(session)
            self._connection.forget(session)

    def _attached(self, given: dict[str, Any]) -> None:
        session, about = str(given["sessionId"]), given["targetInfo"]
        if about["type"] == "page":
            self._send("Target.closeTarget", {"targetId": about["targetId"]}, "")
            return
        self._attachments += 1
        if self._attachments > MAX_FRAMES:
            self._stop_flood()
            return
        if about["type"] == "iframe":
            self._watch_session(session)
            for method in ("Page.enable", "WebMCP.enable"):
                self._send(method, {}, session)
            self._send("Page.addScriptToEvaluateOnNewDocument", {"source": BOUND}, session)
            self._send("Target.setAutoAttach", _ATTACH, session)
        self._send("Runtime.runIfWaitingForDebugger", {}, session)

    def _add(self, tools: list[dict[str, Any]]) -> None:
        self._added += len(tools)
        for tool in tools:
            if len(self.seen.tools) >= MAX_TOOLS:
                self.seen.more = True
                self._end()
                return
            frame = str(tool.get("frameId"))
            tool["frame_origin"] = self._origins.get(frame, "")
            self.seen.tools[frame, str(tool.get("name"))] = tool
            self._news_at = asyncio.get_running_loop().time()
        if self._added > MAX_ADDED:
            self._stop_flood()

    def _send(self, method: str, params: dict[str, Any], session: str) -> None:
        with suppress(BrowserGone):
            self._connection.send(method, params, session=session)


_ATTACH = {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": True}


async def _first(*waits: Coroutine[Any, Any, Any]) -> None:
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
    for task in done:
        task.result()


def _frames(tree: dict[str, Any]) -> list[str]:
    waiting, found = [tree], list[str]()
    while waiting:
        node = waiting.pop()
        found.append(str(node["frame"]["id"]))
        waiting += node.get("childFrames", [])
    return found


def _list(text: Any) -> list[Any]:
    try:
        value = json.loads(text) if isinstance(text, str) and len(text) < 8_000_000 else None
    except (ValueError, RecursionError):
        return []
    return value if isinstance(value, list) else []
