"""Shell commands that repeat requests."""

import json
import re
import shlex
from collections.abc import Mapping
from typing import Any

from index.templatetags.quoted import plain, web_address
from index.values.vocabulary import VERSION, McpVersion

_CLIENT = {"name": "agent-readiness-index", "version": VERSION}
_META = {
    "io.modelcontextprotocol/protocolVersion": McpVersion.STATELESS.value,
    "io.modelcontextprotocol/clientInfo": _CLIENT,
    "io.modelcontextprotocol/clientCapabilities": {},
}
HANDSHAKE: dict[str, Any] = {
    "protocolVersion": McpVersion.NOVEMBER_2025.value,
    "capabilities": {},
    "clientInfo": _CLIENT,
}
_LIST = re.compile(r"JSON-RPC tools/list \(([0-9A-Za-z.-]{1,32})\)")
_ACCEPT = "Accept: application/json, text/event-stream"


def curl_command(line: Mapping[str, Any]) -> str:
    """A `curl` command for a line of evidence, quoted for a POSIX shell.

    "" if the URL is unsafe to quote, or within an MCP session.
    """
    address = web_address(line["url"])
    sent = line["note"].partition("; ")[0]
    if not address:
        return ""
    match line["method"]:
        case "GET":
            words = ["-H", plain(sent)] if sent.startswith("Accept: ") else []
        case "POST":
            words = _json_rpc(sent)
        case _:
            words = []
    if line["method"] != "GET" and not words:
        return ""
    follow = "L" if line["final_url"] != line["url"] else ""
    return shlex.join(["curl", f"-gsSi{follow}", *words, address])


def _json_rpc(sent: str) -> list[str]:
    """Arguments for JSON-RPC over MCP's Streamable HTTP, or []."""
    if sent == "JSON-RPC initialize":
        return _post(json_rpc_request("initialize", HANDSHAKE))
    listing = _LIST.fullmatch(sent)
    if listing is None:
        return []
    version = f"MCP-Protocol-Version: {listing[1]}"
    if listing[1] == McpVersion.STATELESS:
        return _post(stateless_request("tools/list", {}), version, "Mcp-Method: tools/list")
    return _post(json_rpc_request("tools/list", {}), version)


def stateless_request(method: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """A request of MCP 2026-07-28, which needs no handshake."""
    return json_rpc_request(method, {**params, "_meta": _META})


def json_rpc_request(method: str, params: Mapping[str, Any]) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


def _post(message: Mapping[str, Any], *headers: str) -> list[str]:
    shown = [word for header in (_ACCEPT, *headers) for word in ("-H", header)]
    return [*shown, "--json", json.dumps(message, separators=(",", ":"))]
