"""Summarises what each MCP endpoint replied. Pure."""

import json
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from index.values.reasons import Reason
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.json_text import load_object
from probes.readers.jsonrpc import MODERN, message_address, reply_in, reply_to
from probes.readers.replies import is_soft_404, unreadable
from probes.readers.texts import clean
from probes.readers.tools import read_tool
from probes.readers.urls import host_of

MAX_TOOLS: Final = 500

_ID = re.compile(r'"id"\s*:\s*("[^"\\]{0,100}"|-?\d{1,18})')
_METHOD = re.compile(r'"method"\s*:\s*"([a-z/]{1,100})"')
_NO_CREDENTIALS = re.compile(
    r"unauthori[sz]ed|not authori[sz]ed|unauthenticated|authenticat|authorization|forbidden|access denied"
    r"|credential|api[ _-]?key|access token|bearer|log ?in required|sign ?in",
    re.IGNORECASE,
)
_INTERNAL_ERROR = -32603
_ACCEPTED = frozenset({200, 202, 204})


@dataclass(frozen=True, slots=True)
class ToolsPage:
    """One page of `tools/list`: tools in the form of `read_tool`, and the next cursor."""

    tools: tuple[dict[str, Any], ...]
    next_cursor: str = ""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint. `gave` is TOOLS_LISTED, AUTH_REQUIRED, NOT_MCP, or why it is unknown.

    `url` is the requested URL, `answered_at` the final one. `speaks`: it gave some JSON-RPC reply.
    """

    url: str
    answered_at: str
    gave: Reason
    shown_by: Exchange
    speaks: bool = False
    tools: tuple[dict[str, Any], ...] = ()
    protocol: str = ""
    more_tools: bool = False


@dataclass(frozen=True, slots=True)
class _Asked:
    """One request, its reply, and the exchange that carries the reply (a stream, over HTTP+SSE)."""

    exchange: Exchange
    carrier: Exchange
    reply: dict[str, Any] | None


def request_of(exchange: Exchange) -> tuple[object, str]:
    return _request(exchange.sent_body)


@lru_cache(maxsize=64)  # the same few are sent to every site
def _request(body: str) -> tuple[object, str]:
    sent = load_object(body)
    if sent:
        method = sent.get("method")
        return sent.get("id"), method if isinstance(method, str) else ""
    # Evidence truncates sent bodies: a long cursor leaves half a request.
    found_id, method_found = _ID.search(body), _METHOD.search(body)
    return json.loads(found_id[1]) if found_id else None, method_found[1] if method_found else ""


def tools_page(exchange: Exchange, carrier: Exchange | None = None) -> ToolsPage | None:
    """Return the page of tools in a reply to `tools/list`, or None.

    `carrier` is the exchange that holds the reply, if it is another. An empty array is a list; an entry that
    isn't a named object invalidates it.
    """
    if request_of(exchange)[1] != "tools/list" or not 200 <= (exchange.status or 0) < 300:
        return None
    result = (_reply(exchange, carrier or exchange) or {}).get("result")
    tools = result.get("tools") if isinstance(result, dict) else None
    if not isinstance(tools, list) or not all(_is_tool(tool) for tool in tools):
        return None
    cursor = result.get("nextCursor") if isinstance(result, dict) else None
    return ToolsPage(
        tuple(read_tool(tool) for tool in tools[:MAX_TOOLS]), cursor if isinstance(cursor, str) else ""
    )


def endpoints(evidence: Evidence) -> tuple[Endpoint, ...]:
    return tuple(_endpoint(url, asked) for url, asked in _by_endpoint(evidence).items())


def answers_alike(control: Exchange | None, endpoint: Endpoint) -> bool:
    """Whether a POST to a random path gives the same kind of reply as the endpoint."""
    if control is None:
        return False
    if endpoint.gave is Reason.TOOLS_LISTED:
        return tools_page(control) is not None
    return control.status == endpoint.shown_by.status or is_soft_404(endpoint.shown_by, control)


def controlled_hosts(evidence: Evidence) -> frozenset[str]:
    """Return the hosts, without www, that the site's own POST control covers."""
    home, control = evidence.first(Purpose.HOME), evidence.first(Purpose.CONTROL_POST)
    urls = [url for e in (home, control) if e for url in (e.url, e.final_url)]
    return frozenset({evidence.host.removeprefix("www."), *map(bare_host, urls)})


def bare_host(url: str) -> str:
    return host_of(url).removeprefix("www.")


def _by_endpoint(evidence: Evidence) -> dict[str, list[_Asked]]:
    found: dict[str, list[_Asked]] = {}
    names: dict[str, str] = {}
    streams = {
        address: stream
        for stream in evidence.all(Purpose.MCP_STREAM)
        if (address := message_address(stream.body, stream.final_url))
    }
    for address, stream in streams.items():
        names[address] = names.setdefault(stream.url, stream.url)
    for exchange in evidence.all(Purpose.MCP, Purpose.MCP_STREAM):
        if exchange not in streams.values() and _says_something(exchange):
            name = names.setdefault(exchange.url, exchange.url)
            names.setdefault(exchange.final_url, name)
            carrier = _carrier(exchange, streams.get(exchange.url))
            found.setdefault(name, []).append(_Asked(exchange, carrier, _reply(exchange, carrier)))
    return found


def _says_something(exchange: Exchange) -> bool:
    """Whether it was a request with an id, or a stream that opened or asked for credentials."""
    if exchange.purpose is Purpose.MCP_STREAM:
        return exchange.status == 401 or exchange.media_type == "text/event-stream"
    return exchange.method == "POST" and (request_of(exchange)[0] is not None or not exchange.answered)


def _carrier(exchange: Exchange, stream: Exchange | None) -> Exchange:
    """Return the exchange that holds the reply: the stream, if the request was only accepted."""
    if stream is None or exchange.status not in _ACCEPTED or reply_to(exchange, request_of(exchange)[0]):
        return exchange
    return stream


def _reply(exchange: Exchange, carrier: Exchange) -> dict[str, Any] | None:
    """Return the reply; on a stream, errors of other requests don't count."""
    return reply_in(carrier.body, request_of(exchange)[0], any_error=carrier is exchange)


def _endpoint(url: str, asked: list[_Asked]) -> Endpoint:
    pages = [(one, page) for one in asked if (page := tools_page(one.exchange, one.carrier)) is not None]
    speaks = any(one.reply is not None for one in asked)
    if not pages:
        carrier, gave = _refusal(asked)
        return Endpoint(url, carrier.final_url, gave, carrier, speaks)
    tools = {tool["name"]: tool for _, page in pages for tool in page.tools if tool["name"]}
    first, last = pages[0][0], pages[-1][1]
    return Endpoint(
        url,
        first.carrier.final_url,
        Reason.TOOLS_LISTED,
        first.carrier,
        speaks=True,
        tools=tuple(tools.values())[:MAX_TOOLS],
        protocol=_protocol(asked, first),
        more_tools=bool(last.next_cursor) or len(tools) > MAX_TOOLS,
    )


def _refusal(asked: list[_Asked]) -> tuple[Exchange, Reason]:
    """Return why no tools came, and the exchange that shows it: AUTH_REQUIRED first, else the last."""
    judged = [(one.carrier, _why_none(one.carrier, one.reply)) for one in asked]
    closed = [(exchange, why) for exchange, why in judged if why is Reason.AUTH_REQUIRED]
    return closed[0] if closed else judged[-1]


def _why_none(exchange: Exchange, reply: dict[str, Any] | None) -> Reason:
    why = unreadable(exchange)
    if why is Reason.REFUSED_ACCESS and exchange.status in {401, 403}:
        return Reason.AUTH_REQUIRED
    if reply and "error" in reply:
        code, message = reply["error"].get("code"), reply["error"].get("message")
        if isinstance(message, str) and _NO_CREDENTIALS.search(message[:500]):
            return Reason.AUTH_REQUIRED
        if code == _INTERNAL_ERROR:
            return why or Reason.SERVER_ERROR
    if why is None and exchange.truncated and reply is None:
        return Reason.TOO_LARGE
    return why or Reason.NOT_MCP


def _protocol(asked: list[_Asked], first: _Asked) -> str:
    for one in asked:
        result = (one.reply or {}).get("result")
        if isinstance(result, dict):
            agreed = result.get("protocolVersion")
            if isinstance(agreed, str) and request_of(one.exchange)[1] == "initialize":
                return clean(agreed, 20)
            if one is first and isinstance(result.get("resultType"), str):
                return MODERN
    return clean(first.carrier.header("mcp-protocol-version"), 20)


def _is_tool(tool: object) -> bool:
    return isinstance(tool, dict) and isinstance(tool.get("name"), str) and bool(tool["name"].strip())
