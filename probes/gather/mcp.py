"""Tries MCP endpoints until one lists its tools; never calls a tool.

Protocols: stateless (2026-07-28), `initialize`, HTTP+SSE (2024-11-05).
"""

import json
import re
import secrets
from typing import Any

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange, Purpose
from probes.gather import requests
from probes.gather.visit import Visit
from probes.net.http.stream import Stream
from probes.readers import mcp_replies
from probes.readers.mcp_replies import (
    MAX_TOOLS,
    ToolsPage,
    asks_for_credentials,
    bare_host,
    controlled_hosts,
    next_cursor,
    page_in,
    refuses_host,
    says_session,
    speaks_of_session,
    tools_page,
)
from probes.readers.mcp_routes import Source, claimed_routes, looks_like_endpoint, routes
from probes.readers.replies import why_unreadable
from probes.readers.urls import origin_of, same_site

MAX_PAGES = 20
SESSIONS = 2  # A session that the server has lost is begun anew, once
MAX_CURSOR = 4096  # Characters
LONG_LIST = 256 * 1024  # Bytes; a longer stateless list isn't requested again after `initialize`
MAX_REPLY = 1024 * 1024  # Bytes; enough for hundreds of tools with schemas
_VERSION = re.compile(r"[0-9A-Za-z.-]{1,32}")  # Only a plausible version is copied into our header

_IDS = 1_000_000  # Static files that imitate a reply use small ids

_ACCEPTED = {200, 202, 203, 204}  # The reply follows on the stream

_NOT_FOR_US = {Reason.CHALLENGED, Reason.RATE_LIMITED}


async def gather_mcp(visit: Visit) -> str | None:
    """The endpoint that listed its tools."""
    found = routes(visit.so_far)
    speaks_of_mcp = any(route.weak for route in found)
    for route in found:
        unprompted = route.source is Source.GUESS and not speaks_of_mcp
        if await _lists_tools(visit, route.url, unprompted=unprompted):
            return route.url
    return None


async def list_again(visit: Visit, url: str) -> None:
    """Ask an endpoint that is known to list its tools, or to want credentials."""
    client = _McpClient(visit, url)
    if not await client.list_tools() and _may_stream(client.last, unprompted=False):
        await _stream(visit, url)


async def gather_claims(visit: Visit) -> None:
    for route in claimed_routes(visit.so_far):
        await _lists_tools(visit, route.url, unprompted=True)


async def _lists_tools(visit: Visit, url: str, *, unprompted: bool) -> bool:
    if visit.has_asked(Purpose.MCP, url):
        return False
    client = _McpClient(visit, url)
    listed = await client.list_tools() or (
        _may_stream(client.last, unprompted=unprompted) and await _stream(visit, url)
    )
    return listed and await _control_lists_nothing(visit, url)


async def _control_lists_nothing(visit: Visit, endpoint: str) -> bool:
    """The site's own control was requested before."""
    if bare_host(endpoint) in controlled_hosts(visit.so_far):
        return True
    place = origin_of(endpoint) + secrets.token_hex(12)
    return tools_page(await requests.post_control(visit, place)) is None


async def _stream(visit: Visit, url: str) -> bool:
    """The stream is the session: a lost one is opened anew."""
    listed = False
    for _ in range(SESSIONS):
        async with visit.stream(Purpose.MCP_STREAM, url) as stream:
            if not await stream.until(lambda body: bool(mcp_replies.message_address(body, stream.url))):
                break
            client = _SseClient(visit, mcp_replies.message_address(stream.body, stream.url), stream)
            listed = await client.list_tools() or listed
        if not client.has_lost_session:
            break
    return listed


class _McpClient:
    version = mcp_replies.LEGACY

    def __init__(self, visit: Visit, endpoint: str) -> None:
        self.visit = visit
        self.endpoint = endpoint
        self.headers: dict[str, str] = {}
        self.last_id = secrets.randbelow(_IDS) + _IDS
        self.last: Exchange | None = None
        self.has_lost_session = False

    async def list_tools(self) -> bool:
        """Use the stateless form, then `initialize` unless that gave a full answer."""
        reply, exchange = await self._call("tools/list", mcp_replies.MODERN_PARAMS, modern=True)
        page = page_in(reply)
        if page and ("resultType" in (reply or {})["result"] or len(exchange.body) > LONG_LIST):
            await self._further_pages(page, mcp_replies.MODERN_PARAMS, modern=True)
            return True
        if _may_want_initialize(exchange) and await self._list_in_session():
            return True
        if page:  # the server ignores unknown stateless fields
            self.headers.clear()
            await self._further_pages(page, mcp_replies.MODERN_PARAMS, modern=True)
        return page is not None

    async def _list_in_session(self) -> bool:
        listed = False
        for _ in range(SESSIONS):
            self.has_lost_session = False
            listed = (await self._begin_session() and await self._list_all()) or listed
            if not self.has_lost_session:
                break
        return listed

    async def _begin_session(self) -> bool:
        self.headers.clear()
        reply, exchange = await self._handshake()
        if offered := mcp_replies.offered_version(reply, exchange, self.version):
            self.version = offered
            reply, exchange = await self._handshake()
        result = (reply or {}).get("result")
        if not isinstance(result, dict):
            return False
        version = result.get("protocolVersion")
        if not (isinstance(version, str) and _VERSION.fullmatch(version)):
            version = self.version
        self.headers["mcp-protocol-version"] = version
        session = exchange.header("mcp-session-id")
        if session.isascii() and session.isprintable() and session:
            self.headers["mcp-session-id"] = session
        await self._post({"jsonrpc": "2.0", "method": "notifications/initialized"})
        return True

    async def _list_all(self) -> bool:
        reply, exchange = await self._call("tools/list", {})
        page = page_in(reply)
        if page is not None:
            await self._further_pages(page, {})
        else:
            self.has_lost_session = _loses_session(reply, exchange)
        if "mcp-session-id" in self.headers and not self.has_lost_session:
            await self.visit.ask(Purpose.MCP, self.endpoint, method="DELETE", headers=self.headers)
        return page is not None

    async def _handshake(self) -> tuple[dict[str, Any] | None, Exchange]:
        params = {"protocolVersion": self.version, "capabilities": {}, "clientInfo": mcp_replies.CLIENT_INFO}
        return await self._call("initialize", params)

    async def _further_pages(self, first: ToolsPage, params: dict[str, Any], *, modern: bool = False) -> None:
        pages = [first]
        while len(pages) < MAX_PAGES and sum(len(page.tools) for page in pages) < MAX_TOOLS:
            cursor = next_cursor(pages)
            if cursor is None or len(cursor) > MAX_CURSOR:
                break
            reply, exchange = await self._call("tools/list", {**params, "cursor": cursor}, modern=modern)
            page = page_in(reply)
            if page is None:
                self.has_lost_session = _loses_session(reply, exchange)
                break
            pages.append(page)

    async def _call(
        self, method: str, params: dict[str, Any], *, modern: bool = False
    ) -> tuple[dict[str, Any] | None, Exchange]:
        self.last_id += 1
        request_id = self.last_id
        exchange = await self._post(
            {"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}, modern=modern
        )
        return mcp_replies.reply_to(exchange, request_id), exchange

    async def _post(self, message: dict[str, Any], *, modern: bool = False) -> Exchange:
        exchange = await self._send(message, modern=modern)
        if (moved := _moved_to(exchange)) and not any(
            e.url == moved for e in self.visit.so_far.all(Purpose.MCP)
        ):
            self.endpoint = moved
            exchange = await self._send(message, modern=modern)
        elif there := _kept_to(exchange):
            self.endpoint = there
        return exchange

    async def _send(self, message: dict[str, Any], *, modern: bool) -> Exchange:
        request_id = message.get("id")
        self.last = await self.visit.ask(
            Purpose.MCP,
            self.endpoint,
            method="POST",
            accept="application/json, text/event-stream",
            headers={
                "content-type": "application/json",
                **(mcp_replies.MODERN_HEADERS if modern else {}),
                **self.headers,
            },
            body=json.dumps(message).encode(),
            enough=(lambda body: mcp_replies.complete(body, request_id)) if request_id else None,
            body_bytes=MAX_REPLY,
        )
        return self.last


class _SseClient(_McpClient):
    """HTTP+SSE: messages are posted; most replies arrive on the stream."""

    version = mcp_replies.STREAM_VERSION

    def __init__(self, visit: Visit, address: str, stream: Stream) -> None:
        super().__init__(visit, address)
        self.stream = stream

    async def list_tools(self) -> bool:
        return await self._begin_session() and await self._list_all()

    async def _handshake(self) -> tuple[dict[str, Any] | None, Exchange]:
        reply, exchange = await super()._handshake()
        self.has_lost_session = _loses_session(reply, exchange)
        return reply, exchange

    async def _call(
        self, method: str, params: dict[str, Any], *, modern: bool = False
    ) -> tuple[dict[str, Any] | None, Exchange]:
        reply, exchange = await super()._call(method, params, modern=modern)
        request_id = self.last_id
        if reply is not None or exchange.status not in _ACCEPTED:
            return reply, exchange
        await self.stream.until(lambda body: mcp_replies.complete(body, request_id, any_error=False))
        return mcp_replies.reply_in(self.stream.body, request_id, any_error=False), exchange


def _may_stream(last: Exchange | None, *, unprompted: bool) -> bool:
    """Whether POST was refused: by 405 where nothing on the site speaks of MCP, as most sites answer 404."""
    if last is None or why_unreadable(last) is not None or not _may_want_initialize(last):
        return False
    return last.status == 405 if unprompted else (last.status or 0) >= 400


def _may_want_initialize(exchange: Exchange) -> bool:
    """Older servers and what stands before them refuse the stateless form with any status and body.

    Not what refuses us: a wall, a limit, a guard of host names, or a demand for credentials.
    """
    if why_unreadable(exchange) in _NOT_FOR_US or not exchange.answered or refuses_host(exchange):
        return False
    if exchange.status == 401 and not exchange.header("www-authenticate"):
        return speaks_of_session(exchange)
    return not asks_for_credentials(exchange)


def _loses_session(reply: dict[str, Any] | None, exchange: Exchange) -> bool:
    """Whether what a session was asked failed as if the server did not know the session."""
    error = (reply or {}).get("error", {})
    if page_in(reply) is not None or error.get("code") == mcp_replies.METHOD_NOT_FOUND:
        return False
    if error.get("code") == mcp_replies.SESSION_NOT_FOUND or says_session(str(error.get("message", ""))):
        return True
    return (exchange.status or 0) >= 400 and _may_want_initialize(exchange)


def _moved_to(exchange: Exchange) -> str:
    """The endpoint on this site that a 301 or 302 led to, turning our POST into GET; else ""."""
    if not exchange.answered or not any(hop.status in {301, 302} for hop in exchange.hops):
        return ""
    there = exchange.final_url
    return there if looks_like_endpoint(there) and same_site(there, exchange.url) else ""


def _kept_to(exchange: Exchange) -> str:
    """The address on this site that a 307 or 308 led our POST to, else "".

    Later requests go there directly: redirects to another host drop session ids.
    """
    if not exchange.answered or not exchange.hops or any(h.status not in {307, 308} for h in exchange.hops):
        return ""
    here, there = exchange.url, exchange.final_url
    same = there.partition(":")[0] == here.partition(":")[0] and same_site(there, here)
    return there if same else ""
