"""JSON-RPC 2.0 over HTTP (MCP 2026-07-28 and 2025-11-25, Streamable HTTP).

A reply is JSON or an event stream, whatever its Content-Type.
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from index.values.vocabulary import VERSION
from probes.evidence.evidence import Exchange
from probes.readers.json_text import load
from probes.readers.urls import absolute, origin_of

MODERN: Final = "2026-07-28"
"""Stateless, without handshake."""
LEGACY: Final = "2025-11-25"
"""Newest protocol with `initialize`."""
STREAMED: Final = "2024-11-05"
"""Replies come on a stream opened by GET (HTTP+SSE)."""
KNOWN: Final = (LEGACY, "2025-06-18", "2025-03-26", STREAMED)
"""Newest first."""
METHOD_NOT_FOUND = -32601
SESSION_NOT_FOUND = -32001
"""As the official SDKs have it."""
CLIENT_INFO: Final = {"name": "agent-readiness-index", "version": VERSION}
MODERN_HEADERS: Final = {
    "content-type": "application/json",
    "accept": "application/json, text/event-stream",
    "mcp-protocol-version": MODERN,
    "mcp-method": "tools/list",
}
MODERN_PARAMS: Final[dict[str, Any]] = {
    "_meta": {
        "io.modelcontextprotocol/protocolVersion": MODERN,
        "io.modelcontextprotocol/clientInfo": CLIENT_INFO,
        "io.modelcontextprotocol/clientCapabilities": {},
    }
}


def tools_list(request_id: int) -> bytes:
    message = {"jsonrpc": "2.0", "id": request_id, "method": "tools/list", "params": MODERN_PARAMS}
    return json.dumps(message).encode()


def reply_to(exchange: Exchange, request_id: object) -> dict[str, Any] | None:
    """The JSON-RPC reply with `result` or `error`, or None; an echo of the request isn't one.

    Compares ids as strings. An error counts under any id, since servers that can't parse a request don't know
    it.
    """
    return reply_in(exchange.body, request_id)


def reply_in(body: bytes, request_id: object, *, any_error: bool = True) -> dict[str, Any] | None:
    """As `reply_to`; without `any_error` an error counts only under this id."""
    return _reply(body, str(request_id), any_error=any_error)


def offered_version(reply: dict[str, Any] | None, exchange: Exchange, refused: str) -> str:
    """The newest version that an error (JSON-RPC or status 400) names instead, or ""."""
    if reply is not None and "error" in reply:
        named = json.dumps(reply["error"])
    elif reply is None and exchange.status == 400:
        named = exchange.text
    else:
        return ""
    return next((version for version in KNOWN if version != refused and version in named[:4096]), "")


def message_address(body: bytes, base: str) -> str:
    """The absolute URL in an HTTP+SSE stream's first `endpoint` event.

    "" without one, or if its origin differs from the stream's (MCP 2024-11-05).
    """
    lines = body.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\r", "\n")
    for event in lines.split("\n\n")[:-1]:
        if "endpoint" not in event:
            continue
        fields = dict(line.partition(":")[::2] for line in reversed(event.split("\n")))
        if fields.get("event", "").strip() == "endpoint":
            url = absolute(fields.get("data", ""), base)
            return url if url and origin_of(url) == origin_of(base) else ""
    return ""


def complete(part: bytes, request_id: object, *, any_error: bool = True) -> bool:
    return reply_in(part, request_id, any_error=any_error) is not None


@lru_cache(maxsize=4)  # the gatherer and the checks read the same reply; a hostile one is large
def _reply(body: bytes, request_id: str, *, any_error: bool) -> dict[str, Any] | None:
    text = body.decode("utf-8-sig", errors="replace")
    errors = []
    for message in _messages(text):
        if message.get("jsonrpc") != "2.0" or "method" in message:
            continue
        if "result" in message and _same_id(message.get("id"), request_id):
            return message
        if isinstance(message.get("error"), dict) and (any_error or _same_id(message.get("id"), request_id)):
            errors.append(message)
    return errors[0] if errors else None


def _messages(text: str) -> Iterator[dict[str, Any]]:
    start = text.lstrip("\ufeff \t\r\n")
    documents = iter([start]) if start[:1] in {"{", "["} else _events(start)
    for document in documents:
        if "jsonrpc" not in document and "\\" not in document:
            continue  # skip cheaply: no "jsonrpc" member
        value = load(document)
        for message in value if isinstance(value, list) else [value]:
            if isinstance(message, dict):
                yield message


def _events(text: str) -> Iterator[str]:
    """Parses as in WHATWG HTML §9.2.6, even a truncated last event."""
    data: list[str] = []
    for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        name, _, value = line.partition(":")
        if name == "data":
            data.append(value.removeprefix(" "))
        elif not line:
            if any(data):
                yield "\n".join(data)
            data = []
    if data:
        yield "\n".join(data)


def _same_id(one: object, other: str) -> bool:
    if isinstance(one, bool) or one is None:
        return False
    if isinstance(one, float) and one.is_integer():
        one = int(one)
    return str(one) == other
