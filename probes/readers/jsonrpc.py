"""JSON-RPC 2.0 over HTTP as MCP uses it: the questions that are asked, and the reply to one of them. Pure.

Source: MCP 2026-07-28 and 2025-11-25, Streamable HTTP. A reply is JSON or an event stream, whatever
its label says.
"""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from index.vocabulary import VERSION
from probes.evidence import Exchange
from probes.readers.json_text import load

MODERN: Final = "2026-07-28"
"""The stateless protocol: no handshake, everything in each request."""
LEGACY: Final = "2025-11-25"
"""The newest protocol that begins with `initialize`."""
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
    """The body of a stateless `tools/list`."""
    message = {"jsonrpc": "2.0", "id": request_id, "method": "tools/list", "params": MODERN_PARAMS}
    return json.dumps(message).encode()


def reply_to(exchange: Exchange, request_id: object) -> dict[str, Any] | None:
    """The JSON-RPC reply to this request: an object with `result` or `error`; None when there is none.

    The id is compared loosely (1 and "1" are one id). An error counts under any id, because servers
    that could not read the request do not know it. An echo of the request is no reply.
    """
    return _reply(exchange.body, str(request_id))


def complete(portion: bytes, request_id: object) -> bool:
    """Whether a document or some events of a stream hold the reply, so that an open stream may be left."""
    return _reply(portion, str(request_id)) is not None


@lru_cache(maxsize=16)
def _reply(body: bytes, request_id: str) -> dict[str, Any] | None:
    text = body.decode("utf-8-sig", errors="replace")
    errors = []
    for message in _messages(text):
        if message.get("jsonrpc") != "2.0" or "method" in message:
            continue
        if "result" in message and _same_id(message.get("id"), request_id):
            return message
        if isinstance(message.get("error"), dict):
            errors.append(message)
    return errors[0] if errors else None


def _messages(text: str) -> Iterator[dict[str, Any]]:
    """Every JSON object at the top of a body, of its batches and of its events."""
    start = text.lstrip("\ufeff \t\r\n")
    documents = iter([start]) if start[:1] in {"{", "["} else _events(start)
    for document in documents:
        value = load(document)
        for message in value if isinstance(value, list) else [value]:
            if isinstance(message, dict):
                yield message


def _events(text: str) -> Iterator[str]:
    """The data of each event (WHATWG HTML §9.2.6); one that the end of the body cut off counts too."""
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
