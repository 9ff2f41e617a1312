"""MCP servers of the sample web: the initialize era, stateless 2026-07-28, and both at one URL."""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from index.values.vocabulary import McpVersion

STATELESS = McpVersion.STATELESS.value
INITIALIZED = (
    McpVersion.NOVEMBER_2025.value,
    McpVersion.JUNE_2025.value,
    McpVersion.MARCH_2025.value,
)
VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities"

METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
UNSUPPORTED_VERSION = -32022
HEADER_MISMATCH = -32020


@dataclass(frozen=True, slots=True)
class McpTool:
    """`properties` are the JSON schema of the arguments, all required strings."""

    name: str
    description: str
    properties: Mapping[str, str]
    run: Callable[[Mapping[str, Any]], str]

    def listed(self) -> dict[str, Any]:
        fields = {name: {"type": "string", "description": text} for name, text in self.properties.items()}
        schema = {"type": "object", "properties": fields, "required": list(self.properties)}
        return {"name": self.name, "description": self.description, "inputSchema": schema}


@dataclass(eq=False)
class Refusal(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """A JSON-RPC error with its HTTP status."""

    code: int
    message: str
    status: int = 200
    data: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class McpServer:
    """`versions` are newest first.

    `page_size` splits tools/list, `sessions` demands a session id, `events` frames replies as server-sent
    events.
    """

    name: str
    tools: Sequence[McpTool]
    version: str = "1.0.0"
    instructions: str = ""
    versions: tuple[str, ...] = INITIALIZED
    page_size: int = 100
    sessions: bool = False
    events: bool = False
    open_sessions: set[str] = field(default_factory=set)

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.method == "DELETE" and self.sessions:
            self.open_sessions.discard(request.headers.get("Mcp-Session-Id", ""))
            return web.Response(status=204)
        if request.method != "POST":
            return web.Response(status=405, headers={"Allow": "POST"})
        try:
            message = json.loads(await request.read())
            method, request_id = message["method"], message.get("id")
        except (ValueError, TypeError, KeyError, RecursionError):
            return _reply(
                {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "Parse error"}}, 400
            )
        if request_id is None:
            return web.Response(status=202)
        return self._answer(request, method, request_id, message.get("params") or {})

    def _answer(
        self, request: web.BaseRequest, method: str, request_id: Any, params: Mapping[str, Any]
    ) -> web.Response:
        headers: dict[str, str] = {}
        envelope: dict[str, Any] = {"jsonrpc": "2.0", "id": request_id}
        try:
            if self._is_stateless(request, method, params):
                result = self._stateless(request, method, params)
            else:
                result = self._initialized(request, method, params, headers)
        except Refusal as refusal:
            error = {"code": refusal.code, "message": refusal.message}
            envelope["error"] = error | ({"data": refusal.data} if refusal.data else {})
            return _reply(envelope, refusal.status)
        envelope["result"] = result
        return _reply(envelope, headers=headers, events=self.events)

    def _is_stateless(self, request: web.BaseRequest, method: str, params: Mapping[str, Any]) -> bool:
        if STATELESS not in self.versions:
            return False
        if len(self.versions) == 1 or method == "server/discover":
            return True
        return request.headers.get("MCP-Protocol-Version") == STATELESS or VERSION_KEY in params.get(
            "_meta", {}
        )

    def _stateless(self, request: web.BaseRequest, method: str, params: Mapping[str, Any]) -> dict[str, Any]:
        meta = params.get("_meta", {})
        if VERSION_KEY not in meta or CAPABILITIES_KEY not in meta:
            raise Refusal(
                INVALID_PARAMS, "Invalid params: _meta must name protocolVersion and clientCapabilities", 400
            )
        if meta[VERSION_KEY] != STATELESS:
            asked = {"supported": list(self.versions), "requested": meta[VERSION_KEY]}
            raise Refusal(UNSUPPORTED_VERSION, "Unsupported protocol version", 400, asked)
        if (
            request.headers.get("MCP-Protocol-Version") != STATELESS
            or request.headers.get("Mcp-Method") != method
        ):
            raise Refusal(HEADER_MISMATCH, "Header does not match the body", 400)
        fresh = {"resultType": "complete", "ttlMs": 3_600_000, "cacheScope": "public"}
        if method == "server/discover":
            return fresh | self._discovered()
        if method == "tools/list":
            return fresh | self._page(params)
        if method == "tools/call":
            return {"resultType": "complete", **self._call(params)}
        raise Refusal(METHOD_NOT_FOUND, "Method not found", 404)

    def _discovered(self) -> dict[str, Any]:
        about = {"io.modelcontextprotocol/serverInfo": {"name": self.name, "version": self.version}}
        return {
            "supportedVersions": list(self.versions),
            "capabilities": {"tools": {}},
            "instructions": self.instructions,
            "_meta": about,
        }

    def _initialized(
        self, request: web.BaseRequest, method: str, params: Mapping[str, Any], headers: dict[str, str]
    ) -> dict[str, Any]:
        if method == "initialize":
            return self._open(params, headers)
        if self.sessions:
            session = request.headers.get("Mcp-Session-Id")
            if session is None:
                raise Refusal(-32000, "Bad Request: Mcp-Session-Id header is required", 400)
            if session not in self.open_sessions:
                raise Refusal(-32001, "Session not found", 404)
        if method == "ping":
            return {}
        if method == "tools/list":
            return self._page(params)
        if method == "tools/call":
            return self._call(params)
        raise Refusal(METHOD_NOT_FOUND, f"Method not found: {method}")

    def _open(self, params: Mapping[str, Any], headers: dict[str, str]) -> dict[str, Any]:
        spoken = [version for version in self.versions if version != STATELESS]
        if self.sessions:
            session = secrets.token_hex(16)
            self.open_sessions.add(session)
            headers["Mcp-Session-Id"] = session
        asked = params.get("protocolVersion")
        return {
            "protocolVersion": asked if asked in spoken else spoken[0],
            "capabilities": {"tools": {"listChanged": False}},
            "serverInfo": {"name": self.name, "version": self.version},
            "instructions": self.instructions,
        }

    def _page(self, params: Mapping[str, Any]) -> dict[str, Any]:
        cursor = params.get("cursor", "after-0")
        start = int(cursor.removeprefix("after-")) if str(cursor).removeprefix("after-").isdigit() else -1
        if not 0 <= start < max(len(self.tools), 1):
            raise Refusal(INVALID_PARAMS, "Invalid cursor")
        end = start + self.page_size
        page: dict[str, Any] = {"tools": [tool.listed() for tool in self.tools[start:end]]}
        return page | ({"nextCursor": f"after-{end}"} if end < len(self.tools) else {})

    def _call(self, params: Mapping[str, Any]) -> dict[str, Any]:
        tool = next((tool for tool in self.tools if tool.name == params.get("name")), None)
        if tool is None:
            raise Refusal(INVALID_PARAMS, f"Unknown tool: {params.get('name')}")
        given = params.get("arguments") or {}
        missing = [name for name in tool.properties if not given.get(name)]
        text = f"Missing: {', '.join(missing)}" if missing else tool.run(given)
        return {"content": [{"type": "text", "text": text}], "isError": bool(missing)}

    @property
    def tool_names(self) -> tuple[str, ...]:
        return tuple(tool.name for tool in self.tools)


def _reply(
    message: Mapping[str, Any],
    status: int = 200,
    *,
    headers: Mapping[str, str] | None = None,
    events: bool = False,
) -> web.Response:
    text = json.dumps(message, ensure_ascii=False)
    if not events:
        return web.Response(text=text, status=status, content_type="application/json", headers=headers)
    framed = f": connected\n\nid: 1\nevent: message\ndata: {text}\n\n"
    plain = {"Content-Type": "text/event-stream", "Cache-Control": "no-cache", **(headers or {})}
    return web.Response(body=framed.encode(), status=status, headers=plain)
