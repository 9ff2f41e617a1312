"""Talk to every MCP endpoint that the site leads to, until one lists its tools.

Both eras: first the stateless form of 2026-07-28, then `initialize`. Only `tools/list` is ever called;
a third party's tool never is.
"""

import json
import re
from typing import Any, Final

from probes.evidence import Exchange, Purpose
from probes.gather.visit import Visit
from probes.readers import jsonrpc
from probes.readers.mcp_routes import routes
from probes.readers.replies import unreadable

MAX_PAGES: Final = 20
MAX_TOOLS: Final = 500
_VERSION: Final = re.compile(r"[0-9A-Za-z.-]{1,32}")
"""What a server says becomes a header of ours, so that only what looks like a version does."""


async def gather(visit: Visit) -> str | None:
    """Try the routes that were not tried yet, in their order; return the endpoint that listed its tools."""
    for route in routes(visit.so_far):
        if visit.has_asked(Purpose.MCP, route.url):
            continue
        if await _Conversation(visit, route.url).list_tools():
            return route.url
    return None


class _Conversation:
    """One client's side of the talk with one endpoint."""

    def __init__(self, visit: Visit, endpoint: str) -> None:
        self.visit = visit
        self.endpoint = endpoint
        self.headers: dict[str, str] = {}
        self.last_id = 0

    async def list_tools(self) -> bool:
        """Say whether the endpoint listed its tools."""
        reply, exchange = await self._pages(modern=True)
        if _tools(reply) is not None:
            return True
        if unreadable(exchange) is not None or not _speaks_json_rpc(reply, exchange):
            return False
        return await self._initialize()

    async def _initialize(self) -> bool:
        reply, exchange = await self._call(
            "initialize",
            {
                "protocolVersion": jsonrpc.LEGACY,
                "capabilities": {},
                "clientInfo": jsonrpc.CLIENT_INFO,
            },
        )
        result = (reply or {}).get("result")
        if not isinstance(result, dict):
            return False
        version = result.get("protocolVersion")
        if not (isinstance(version, str) and _VERSION.fullmatch(version)):
            version = jsonrpc.LEGACY
        self.headers["mcp-protocol-version"] = version
        session = exchange.header("mcp-session-id")
        if session.isascii() and session.isprintable() and session:
            self.headers["mcp-session-id"] = session
        await self._post({"jsonrpc": "2.0", "method": "notifications/initialized"})
        listed, _ = await self._pages(modern=False)
        if "mcp-session-id" in self.headers:
            await self.visit.ask(Purpose.MCP, self.endpoint, method="DELETE", headers=self.headers)
        return _tools(listed) is not None

    async def _pages(self, *, modern: bool) -> tuple[dict[str, Any] | None, Exchange]:
        """Ask for all pages; return the first reply, which says whether it is a list, and its exchange."""
        params: dict[str, Any] = dict(jsonrpc.MODERN_PARAMS) if modern else {}
        first, exchange = await self._call("tools/list", params, modern=modern)
        reply, tools = first, len(_tools(first) or ())
        for _ in range(MAX_PAGES - 1):
            cursor = (reply or {}).get("result", {}).get("nextCursor") if _tools(reply) is not None else None
            if not isinstance(cursor, str) or not cursor or tools >= MAX_TOOLS:
                break
            reply, _ = await self._call("tools/list", {**params, "cursor": cursor}, modern=modern)
            tools += len(_tools(reply) or ())
        return first, exchange

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
        request_id = message.get("id")
        return await self.visit.ask(
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
        )


def _tools(reply: dict[str, Any] | None) -> list[Any] | None:
    result = (reply or {}).get("result")
    tools = result.get("tools") if isinstance(result, dict) else None
    return tools if isinstance(tools, list) else None


def _speaks_json_rpc(reply: dict[str, Any] | None, exchange: Exchange) -> bool:
    """Whether `initialize` is worth a request: a JSON-RPC error came back, or a plain 400, 406 or 415."""
    return reply is not None or exchange.status in {400, 406, 415} or "jsonrpc" in exchange.text[:4096]
