"""Tries MCP endpoints until one lists its tools; never calls a tool.

Protocols: stateless (2026-07-28), `initialize`, HTTP+SSE (2024-11-05).
"""

import json
import re
import secrets
from typing import Any, Final

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange, Purpose
from probes.gather import controls
from probes.gather.visit import Visit
from probes.net.http.stream import Stream
from probes.readers import jsonrpc
from probes.readers.json_text import load_object
from probes.readers.mcp_leads import Source
from probes.readers.mcp_mentions import looks_like_endpoint
from probes.readers.mcp_replies import bare_host, controlled_hosts, tools_page
from probes.readers.mcp_routes import claims, routes
from probes.readers.refusals import refuses_host, speaks_of_session
from probes.readers.replies import looks_like_html, unreadable
from probes.readers.urls import origin_of, same_site

MAX_PAGES: Final = 20
MAX_TOOLS: Final = 500
MAX_CURSOR: Final = 4096
"""Characters."""
LONG_LIST: Final = 256 * 1024
"""Bytes; a longer stateless list isn't requested again after `initialize`."""
MAX_REPLY: Final = 1024 * 1024
"""Bytes; enough for hundreds of tools with schemas."""
_VERSION: Final = re.compile(r"[0-9A-Za-z.-]{1,32}")
"""Only a plausible version is copied into our header."""

_IDS: Final = 1_000_000
"""Static files that imitate a reply use small ids."""

_ACCEPTED: Final = {200, 202, 204}
"""The reply follows on the stream."""


async def gather(visit: Visit) -> str | None:
    """The endpoint that listed its tools."""
    for route in routes(visit.so_far):
        guessed = route.weak or route.source is Source.GUESS
        if await _lists_tools(visit, route.url, guessed=guessed):
            return route.url
    return None


async def gather_claims(visit: Visit) -> None:
    for route in claims(visit.so_far):
        await _lists_tools(visit, route.url, guessed=True)


async def _lists_tools(visit: Visit, url: str, *, guessed: bool) -> bool:
    if visit.has_asked(Purpose.MCP, url):
        return False
    client = _McpClient(visit, url)
    listed = await client.list_tools() or (
        _may_stream(client.last, guessed=guessed) and await _stream(visit, url)
    )
    return listed and await _control_lists_nothing(visit, url)


async def _control_lists_nothing(visit: Visit, endpoint: str) -> bool:
    """The site's own control was requested before."""
    if bare_host(endpoint) in controlled_hosts(visit.so_far):
        return True
    place = origin_of(endpoint) + secrets.token_hex(12)
    return tools_page(await controls.post(visit, place)) is None


async def _stream(visit: Visit, url: str) -> bool:
    async with visit.stream(Purpose.MCP_STREAM, url) as stream:
        if await stream.until(lambda body: bool(jsonrpc.message_address(body, stream.url))):
            address = jsonrpc.message_address(stream.body, stream.url)
            return await _SseClient(visit, address, stream).list_tools()
    return False


class _McpClient:
    version = jsonrpc.LEGACY

    def __init__(self, visit: Visit, endpoint: str) -> None:
        self.visit = visit
        self.endpoint = endpoint
        self.headers: dict[str, str] = {}
        self.last_id = secrets.randbelow(_IDS) + _IDS
        self.last: Exchange | None = None

    async def list_tools(self) -> bool:
        """Use the stateless form, then `initialize` unless that gave a full answer."""
        reply, exchange = await self._call("tools/list", jsonrpc.MODERN_PARAMS, modern=True)
        listed = _tools(reply) is not None
        if listed and ("resultType" in (reply or {})["result"] or len(exchange.body) > LONG_LIST):
            await self._further_pages(reply, jsonrpc.MODERN_PARAMS, modern=True)
            return True
        if (listed or _may_want_initialize(reply, exchange)) and await self._initialize():
            return True
        if listed:  # the server ignores unknown stateless fields
            self.headers.clear()
            await self._further_pages(reply, jsonrpc.MODERN_PARAMS, modern=True)
        return listed

    async def _initialize(self) -> bool:
        reply, exchange = await self._handshake()
        if offered := jsonrpc.offered_version(reply, exchange, self.version):
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
        listed, _ = await self._call("tools/list", {})
        await self._further_pages(listed, {})
        if "mcp-session-id" in self.headers:
            await self.visit.ask(Purpose.MCP, self.endpoint, method="DELETE", headers=self.headers)
        return _tools(listed) is not None

    async def _handshake(self) -> tuple[dict[str, Any] | None, Exchange]:
        params = {"protocolVersion": self.version, "capabilities": {}, "clientInfo": jsonrpc.CLIENT_INFO}
        return await self._call("initialize", params)

    async def _further_pages(
        self, reply: dict[str, Any] | None, params: dict[str, Any], *, modern: bool = False
    ) -> None:
        tools = len(_tools(reply) or ())
        for _ in range(MAX_PAGES - 1):
            cursor = (reply or {}).get("result", {}).get("nextCursor") if _tools(reply) is not None else None
            if not isinstance(cursor, str) or not 0 < len(cursor) <= MAX_CURSOR or tools >= MAX_TOOLS:
                break
            reply, _ = await self._call("tools/list", {**params, "cursor": cursor}, modern=modern)
            tools += len(_tools(reply) or ())

    async def _call(
        self, method: str, params: dict[str, Any], *, modern: bool = False
    ) -> tuple[dict[str, Any] | None, Exchange]:
        self.last_id += 1
        request_id = self.last_id
        exchange = await self._post(
            {"jsonrpc": "2.0", "id": request_id, "method": method, "params": params}, modern=modern
        )
        return jsonrpc.reply_to(exchange, request_id), exchange

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
                **(jsonrpc.MODERN_HEADERS if modern else {}),
                **self.headers,
            },
            body=json.dumps(message).encode(),
            enough=(lambda body: jsonrpc.complete(body, request_id)) if request_id else None,
            body_bytes=MAX_REPLY,
        )
        return self.last


class _SseClient(_McpClient):
    """HTTP+SSE: messages are posted; most replies arrive on the stream."""

    version = jsonrpc.STREAMED

    def __init__(self, visit: Visit, address: str, stream: Stream) -> None:
        super().__init__(visit, address)
        self.stream = stream

    async def list_tools(self) -> bool:
        return await self._initialize()

    async def _call(
        self, method: str, params: dict[str, Any], *, modern: bool = False
    ) -> tuple[dict[str, Any] | None, Exchange]:
        reply, exchange = await super()._call(method, params, modern=modern)
        request_id = self.last_id
        if reply is not None or exchange.status not in _ACCEPTED:
            return reply, exchange
        await self.stream.until(lambda body: jsonrpc.complete(body, request_id, any_error=False))
        return jsonrpc.reply_in(self.stream.body, request_id, any_error=False), exchange


def _tools(reply: dict[str, Any] | None) -> list[Any] | None:
    result = (reply or {}).get("result")
    tools = result.get("tools") if isinstance(result, dict) else None
    return tools if isinstance(tools, list) else None


def _may_stream(last: Exchange | None, *, guessed: bool) -> bool:
    """Whether POST was refused, by 405 if the address was a guess."""
    return last is not None and last.answered and last.status in ({405} if guessed else {400, 404, 405, 501})


def _may_want_initialize(reply: dict[str, Any] | None, exchange: Exchange) -> bool:
    """Older servers ask for it by a JSON-RPC error, a plain 4xx, their own JSON, or 500."""
    if not exchange.answered or refuses_host(exchange):
        return False
    if exchange.status == 401 and not exchange.header("www-authenticate"):
        return speaks_of_session(exchange)
    if unreadable(exchange) not in {None, Reason.SERVER_ERROR}:
        return False
    if reply is not None:
        return unreadable(exchange) is None or exchange.status == 500
    if exchange.status in {400, 406, 415, 422, 500}:
        return True
    if unreadable(exchange) is not None:
        return False
    if "jsonrpc" in exchange.text[:4096] or load_object(exchange.text):
        return True
    return speaks_of_session(exchange) and not looks_like_html(exchange)


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
