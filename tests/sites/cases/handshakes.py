"""Servers that want a handshake, lose a session, or list tools in odd pages, in every transport (N1 on)."""

import asyncio
import json
import uuid
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from operators.sample_web.website import HTML, PLAIN, SamplePage
from tests.sites.cases.case import Case, no, unknown
from tests.sites.cases.content import CARDS, MCP
from tests.sites.cases.making import CARD, LLMS, LOST, card, html_page, json_page, shop
from tests.sites.cases.servers import DEAD, LISTED, PRESENT

VERSION = "2025-06-18"
EMPTY = SamplePage("", HTML, 404)
TOMCAT = html_page("<!doctype html><title>HTTP Status 404</title><h1>HTTP Status 404: Not Found</h1>", 404)
NOT_ALLOWED = html_page("<!doctype html><h1>Method Not Allowed</h1>", 405)
MISDIRECTED = SamplePage("Invalid Host header", PLAIN, 404)

Pages = dict[str | None, tuple[Sequence[str], str | None]]  # Names of tools and the next cursor, by cursor
ONE: Pages = {None: (["find_book"], None)}
EMPTY_CURSOR: Pages = {None: (["find_book"], ""), "": (["order_book"], "last"), "last": (["track"], None)}
EMPTY_MEANS_END: Pages = {None: (["find_book"], ""), "": (["find_book"], "")}


def rpc_error(code: int, message: str, status: int) -> SamplePage:
    return json_page({"jsonrpc": "2.0", "id": None, "error": {"code": code, "message": message}}, status)


@dataclass(slots=True)
class Handshaker:
    """Lists `pages` in a session alone; to whoever has none it gives `before`.

    It forgets its first `lost` sessions at the request for `lost_at` (a cursor), and answers with `lost_by`.
    """

    before: SamplePage = TOMCAT
    pages: Pages = field(default_factory=lambda: ONE)
    lost: int = 0
    lost_by: SamplePage = TOMCAT
    lost_at: str | None = None
    stateless: bool = False
    sessions: list[str] = field(default_factory=list)

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.method != "POST":
            return web.Response(status=405)
        message = json.loads(await request.read())
        session = request.headers.get("mcp-session-id", "")
        known = self.stateless or session in self.sessions
        if message["method"] != "initialize" and not known:
            return self.before.response()
        if "id" not in message:
            return web.Response(status=202)
        reply = self.answer(message, session)
        headers = {"Mcp-Session-Id": self.sessions[-1]} if message["method"] == "initialize" else {}
        return (
            reply.response() if isinstance(reply, SamplePage) else web.json_response(reply, headers=headers)
        )

    def answer(self, message: dict[str, Any], session: str) -> dict[str, Any] | SamplePage:
        frame = {"jsonrpc": "2.0", "id": message["id"]}
        if message["method"] == "initialize":
            self.sessions.append(uuid.uuid4().hex)
            return {**frame, "result": initialized()}
        cursor = message.get("params", {}).get("cursor")
        if session in self.sessions[: self.lost] and cursor == self.lost_at:
            return self.lost_by
        names, following = self.pages[cursor]
        return {**frame, "result": listing(names, following, modern=self.stateless)}


@dataclass(slots=True)
class Streamer:
    """HTTP+SSE: POST gives `before`, and streams before the one of number `lost` know no session."""

    before: SamplePage = TOMCAT
    pages: Pages = field(default_factory=lambda: ONE)
    lost: int = 0
    lost_by: SamplePage = TOMCAT
    streams: list[asyncio.Queue[str]] = field(default_factory=list)

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.method == "POST" and "stream" in request.query:
            return await self._take(request, int(request.query["stream"]))
        if request.method != "GET":
            return self.before.response()
        messages: asyncio.Queue[str] = asyncio.Queue()
        self.streams.append(messages)
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
        await response.prepare(request)
        place = f"{request.path}?stream={len(self.streams) - 1}"
        await response.write(f"event: endpoint\ndata: {place}\n\n".encode())
        while True:
            await response.write(f"event: message\ndata: {await messages.get()}\n\n".encode())

    async def _take(self, request: web.BaseRequest, number: int) -> web.StreamResponse:
        message = json.loads(await request.read())
        if number < self.lost:
            return self.lost_by.response()
        if "id" in message:
            frame = {"jsonrpc": "2.0", "id": message["id"]}
            cursor = message.get("params", {}).get("cursor")
            result = initialized() if message["method"] == "initialize" else listing(*self.pages[cursor])
            self.streams[number].put_nowait(json.dumps({**frame, "result": result}))
        return web.Response(status=202)


def initialized() -> dict[str, Any]:
    return {
        "protocolVersion": VERSION,
        "capabilities": {"tools": {}},
        "serverInfo": {"name": "books", "version": "1"},
    }


def listing(names: Iterable[str], following: str | None, *, modern: bool = False) -> dict[str, Any]:
    tools = [{"name": name, "inputSchema": {"type": "object"}} for name in names]
    more = {} if following is None else {"nextCursor": following}
    return {"tools": tools, **more, **({"resultType": "complete"} if modern else {})}


def carded(case_id: str, title: str, server: Callable[[], Any], detail: str = "", path: str = "/mcp") -> Case:
    return Case(
        id=case_id, title=title, site=lambda _: shop({CARD: card(path), path: server()}),
        truth={MCP: LISTED}, finding=PRESENT, detail={MCP: detail} if detail else {},
    )  # fmt: skip


def alone(case_id: str, title: str, server: Callable[[], Any]) -> Case:
    """At the guessed address of a site that names none."""
    return Case(
        id=case_id, title=title, site=lambda _: shop({"/mcp": server()}), truth={MCP: LISTED}
    )  # fmt: skip


BEFORE = {
    "404 in HTML": TOMCAT,
    "404 and nothing": EMPTY,
    "405 in HTML": NOT_ALLOWED,
    "405 and nothing": SamplePage("", HTML, 405),
    "410 in HTML": html_page(LOST, 410),
    "200 in HTML": html_page("<!doctype html><h1>Books</h1>"),
    "200 and nothing": SamplePage("", PLAIN, 200),
    "202 and nothing": SamplePage("", PLAIN, 202),
    "403 in HTML": html_page("<!doctype html><h1>Forbidden</h1>", 403),
    "418": html_page(LOST, 418),
    "501 in HTML": html_page(LOST, 501),
    "502 in HTML": html_page(LOST, 502),
}
LOST_BY = {
    "404 in HTML": TOMCAT,
    "404 and nothing": EMPTY,
    "400 in plain text": SamplePage("Bad Request: no valid session", PLAIN, 400),
    "-32001 with 404": rpc_error(-32001, "Session not found", 404),
    "-32001 with 200": rpc_error(-32001, "Session not found", 200),
    "-32600 of a session": rpc_error(-32600, "Session terminated", 200),
    "500": html_page(LOST, 500),
}

CASES = (
    *(
        carded(f"N1{n:02}", f"{what} to whoever does not initialise", lambda page=page: Handshaker(page))
        for n, (what, page) in enumerate(BEFORE.items())
    ),
    *(
        alone(f"N2{n:02}", f"the guess, {what} to whoever has none", lambda page=page: Handshaker(page))
        for n, (what, page) in enumerate(BEFORE.items())
        if page.status in {200, 404, 405}
    ),
    *(
        carded(f"N3{n:02}", f"a stream, {what} to a POST", lambda page=page: Streamer(page), path="/sse")
        for n, (what, page) in enumerate(BEFORE.items())
        if page.status in {404, 405, 410, 501}
    ),
    Case(
        id="N40",
        title="a stream at a usual address, 404 to a POST, where the overview speaks of MCP",
        site=lambda _: shop({"/llms.txt": LLMS + "\nAgents reach us over MCP.\n", "/sse": Streamer(TOMCAT)}),
        truth={MCP: LISTED},
    ),
    carded("N41", "an empty cursor that goes on", lambda: Handshaker(pages=EMPTY_CURSOR), "listed 3 tools."),
    carded(
        "N42",
        "an empty cursor that goes on, without sessions",
        lambda: Handshaker(pages=EMPTY_CURSOR, stateless=True),
        "listed 3 tools.",
    ),
    carded(
        "N43",
        "an empty cursor that goes on, on a stream",
        lambda: Streamer(pages=EMPTY_CURSOR),
        "listed 3 tools.",
    ),
    carded(
        "N44",
        "an empty cursor that means the end, and the same page again",
        lambda: Handshaker(pages=EMPTY_MEANS_END, stateless=True),
        "listed 1 tool.",
    ),
    *(
        carded(
            f"N5{n:02}", f"a first session lost by {what}", lambda page=page: Handshaker(lost=1, lost_by=page)
        )
        for n, (what, page) in enumerate(LOST_BY.items())
    ),
    carded(
        "N60",
        "a first session lost in the middle of the list",
        lambda: Handshaker(pages=EMPTY_CURSOR, lost=1, lost_at="last"),
        "listed 3 tools.",
    ),
    carded("N61", "a first stream whose session is lost", lambda: Streamer(lost=1), path="/sse"),
    Case(
        id="N62",
        title="every session is lost",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": Handshaker(lost=9)}),
        truth={MCP: no("no_tool_list")},
        finding=PRESENT,
    ),
    Case(
        id="N63",
        title="a card whose endpoint knows neither form",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": TOMCAT}),
        truth={MCP: no("not_mcp"), CARDS: no("endpoint_dead")},
        finding=DEAD,
    ),
    Case(
        id="N64",
        title="a guard of host names that answers 404 in plain text",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": MISDIRECTED}),
        truth={MCP: unknown("host_refused")},
        finding=PRESENT,
    ),
    Case(
        id="N65",
        title="a stream that refuses our host name where POST is not allowed",
        site=lambda _: shop({CARD: card("/sse"), "/sse": _guarded_stream}),
        truth={MCP: unknown("host_refused")},
        finding=PRESENT,
    ),
)


async def _guarded_stream(request: web.BaseRequest) -> web.StreamResponse:
    if request.method == "GET":
        return SamplePage("Invalid Host header", PLAIN, 421).response()
    return web.Response(status=405)
