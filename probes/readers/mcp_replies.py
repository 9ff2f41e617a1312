"""What each MCP endpoint replied."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from index.values.reasons import Reason
from index.values.vocabulary import VERSION, McpVersion
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.json_text import load, load_object
from probes.readers.likeness import is_soft_404
from probes.readers.replies import looks_like_html, why_unreadable
from probes.readers.texts import clean_text
from probes.readers.urls import absolute_url, host_of, origin_of

MODERN = McpVersion.STATELESS.value
LEGACY = McpVersion.NOVEMBER_2025.value  # Newest protocol with `initialize`
STREAM_VERSION = McpVersion.FIRST.value  # Replies come on a stream opened by GET (HTTP+SSE)
_BEFORE_MODERN = [version.value for version in reversed(McpVersion) if version is not McpVersion.STATELESS]
METHOD_NOT_FOUND = -32601
SESSION_NOT_FOUND = -32001  # As the official SDKs have it
CLIENT_INFO = {"name": "agent-readiness-index", "version": VERSION}
MODERN_HEADERS = {
    "content-type": "application/json",
    "accept": "application/json, text/event-stream",
    "mcp-protocol-version": MODERN,
    "mcp-method": "tools/list",
}
MODERN_PARAMS: dict[str, Any] = {
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
    return _reply_in(body, str(request_id), any_error=any_error)


def offered_version(reply: dict[str, Any] | None, exchange: Exchange, refused: str) -> str:
    """The newest version that an error (JSON-RPC or status 400) names instead, or ""."""
    if reply is not None and "error" in reply:
        named = json.dumps(reply["error"])
    elif reply is None and exchange.status == 400:
        named = exchange.text
    else:
        return ""
    return next((version for version in _BEFORE_MODERN if version != refused and version in named[:4096]), "")


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
            url = absolute_url(fields.get("data", ""), base)
            return url if url and origin_of(url) == origin_of(base) else ""
    return ""


def complete(part: bytes, request_id: object, *, any_error: bool = True) -> bool:
    return reply_in(part, request_id, any_error=any_error) is not None


@lru_cache(maxsize=4)  # the gatherer and the checks read the same reply; a hostile one is large
def _reply_in(body: bytes, request_id: str, *, any_error: bool) -> dict[str, Any] | None:
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


def _same_id(id_: object, other: str) -> bool:
    if isinstance(id_, bool) or id_ is None:
        return False
    if isinstance(id_, float) and id_.is_integer():
        id_ = int(id_)
    return str(id_) == other


_READ = 4096
_MISDIRECTED = 421
_ABSENT = frozenset({404, 405, 410})  # Pages with such a status may mention anything

_HOST = re.compile(
    r"\b(?:invalid|missing|forbidden|disallowed|blocked|untrusted|rejected|unrecogni[sz]ed|bad|wrong"
    r"|unexpected|unsupported|incorrect|mismatched)[ _]{1,3}(?:http_)?(?:host(?:[ _-]?name)?|origin)s?\b"
    r"|\b(?:host|origin)(?:[ _-]?name)?(?:[ _-]header)?\b[^<>\n]{0,80}"
    r"\b(?:mismatch|(?:does not|doesn.t) match)"
    r"|\b(?:host|origin)(?:name)?\b[^<>\n]{0,80}"
    r"\bnot[ -](?:be )?(?:allowed|permitted|trusted|recogni[sz]ed|in the)\b"
    r"|\ballowed[ _-]?(?:host|origin)(?:name)?s\b"
    r"|\bdns[ -]rebinding\b|\bmisdirected request\b",
    re.IGNORECASE,
)
_CREDENTIALS = re.compile(
    r"unauthori[sz]ed|not authori[sz]ed|unauthenticated|authenticat|authorization|forbidden|access denied"
    r"|credential|api[ _-]?key|access token|bearer|log ?in required|sign ?in"
    r"|invalid_token|insufficient_scope|invalid_client|access_denied",
    re.IGNORECASE,
)
# Without "forbidden" and "access denied", which a firewall says as well.
_ASKS = re.compile(
    r"unauthori[sz]ed|not authori[sz]ed|unauthenticated|authenticat|authorization|credential|api[ _-]?key"
    r"|access token|bearer|log ?in required|sign ?in|invalid_token|insufficient_scope|invalid_client"
    r'|"error"\s{0,9}:\s{0,9}"access_denied"',
    re.IGNORECASE,
)
_SESSION = re.compile(r"\bsession|\binitiali[sz]|\bprotocol[ _-]?version|\bmcp\b", re.IGNORECASE)


def refuses_host(exchange: Exchange) -> bool:
    """Whether a DNS rebinding guard or host allowlist refused our Host or Origin header."""
    status = exchange.status or 0
    if status == _MISDIRECTED:
        return True
    may_say_so = status >= 400 and not (status in _ABSENT and looks_like_html(exchange))
    return may_say_so and says_host_refused(exchange.text)


def says_host_refused(message: str) -> bool:
    return _HOST.search(message[:_READ]) is not None


def asks_for_credentials(exchange: Exchange) -> bool:
    """Whether it is 401, or 403 with a challenge or JSON that asks for them; "forbidden" asks for nothing."""
    if exchange.status == 401 or (exchange.status == 403 and exchange.header("www-authenticate")):
        return True
    if exchange.status != 403 or not load_object(exchange.text):
        return False
    return _ASKS.search(exchange.text[:_READ]) is not None


def says_credentials(message: str) -> bool:
    return _CREDENTIALS.search(message[:_READ]) is not None


def speaks_of_session(exchange: Exchange) -> bool:
    return says_session(exchange.text)


def says_session(message: str) -> bool:
    return _SESSION.search(message[:_READ]) is not None


MAX_NAME = 128
MAX_DESCRIPTION = 500

HINTS = (
    "readOnlyHint",
    "destructiveHint",
    "idempotentHint",
    "openWorldHint",  # MCP, since 2025-03-26
    "untrustedContentHint",  # WebMCP
)


def read_tool(tool: dict[str, Any]) -> dict[str, Any]:
    description, annotations = tool.get("description"), tool.get("annotations")
    hints = annotations if isinstance(annotations, dict) else {}
    return {
        "name": clean_text(tool["name"], MAX_NAME),
        "description": clean_text(description, MAX_DESCRIPTION) if isinstance(description, str) else "",
        "annotations": {hint: hints[hint] for hint in HINTS if isinstance(hints.get(hint), bool)},
        "schema_sha256": schema_digest(tool.get("inputSchema")),
    }


def schema_digest(schema: object) -> str:
    if not isinstance(schema, dict):
        return ""
    text = json.dumps(schema, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


MAX_TOOLS = 500

_ID = re.compile(r'"id"\s*:\s*("[^"\\]{0,100}"|-?\d{1,18})')
_METHOD = re.compile(r'"method"\s*:\s*"([a-z/]{1,100})"')
_DATED = re.compile(r"20\d\d-\d\d-\d\d", re.ASCII)
_MAX_VERSIONS = 8
_INTERNAL_ERROR = -32603
_SERVER_INFO = "io.modelcontextprotocol/serverInfo"
_ACCEPTED = frozenset({200, 202, 203, 204})
# An `initialize` result has one of these.
_AGREED = frozenset({"protocolVersion", "serverInfo", "capabilities"})


@dataclass(frozen=True, slots=True)
class ToolsPage:
    """Tools in the form of `read_tool`, and the next cursor, which may be empty."""

    tools: tuple[dict[str, Any], ...]
    next_cursor: str | None = None
    definitions: tuple[dict[str, Any], ...] = ()
    """The same tools as the server wrote them."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """`gave` is TOOLS_LISTED, NO_TOOL_LIST, NOT_MCP, or why it is unknown.

    `answered_at` is the final URL. `speaks`: some reply was JSON-RPC. `website`, `title`, `about`,
    `version` and `instructions` are the server's own (MCP `Implementation`), or "".
    """

    url: str
    answered_at: str
    reason: Reason
    shown_by: Exchange
    speaks: bool = False
    tools: tuple[dict[str, Any], ...] = ()
    protocol: str = ""
    more_tools: bool = False
    website: str = ""
    title: str = ""
    about: str = ""
    version: str = ""
    instructions: str = ""
    versions: tuple[str, ...] = ()
    """Of the protocol: all that it agreed to or named, newest first."""
    is_streamed: bool = False
    """Whether replies come on a stream opened by GET (HTTP+SSE)."""
    definitions: tuple[dict[str, Any], ...] = ()
    """`tools` as the server wrote them."""
    shared_names: tuple[str, ...] = ()
    """That two tools of one reply have."""


@dataclass(frozen=True, slots=True)
class _McpCall:
    """A stream may carry the reply (HTTP+SSE)."""

    exchange: Exchange
    carrier: Exchange
    reply: dict[str, Any] | None
    is_streamed: bool


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
    """The page of tools in a reply to `tools/list`, or None.

    `carrier` is the exchange that holds the reply, if another. An empty array is valid, an entry that isn't a
    named object isn't.
    """
    if request_of(exchange)[1] != "tools/list" or not 200 <= (exchange.status or 0) < 300:
        return None
    return page_in(_reply(exchange, carrier or exchange))


def page_in(reply: dict[str, Any] | None) -> ToolsPage | None:
    result = (reply or {}).get("result")
    tools = result.get("tools") if isinstance(result, dict) else None
    if not isinstance(tools, list) or not all(_is_tool(tool) for tool in tools):
        return None
    cursor = result.get("nextCursor") if isinstance(result, dict) else None
    listed = tuple(tools[:MAX_TOOLS])
    next_one = cursor if isinstance(cursor, str) else None
    return ToolsPage(tuple(read_tool(tool) for tool in listed), next_one, listed)


def next_cursor(pages: Sequence[ToolsPage]) -> str | None:
    """The cursor with which a list goes on, or None at its end.

    MCP 2026-07-28: an empty cursor is one too. Servers that mean the end by it send the same page again.
    """
    *before, last = pages
    known = {tool["name"] for page in before for tool in page.tools}
    same_cursor = bool(before) and before[-1].next_cursor == last.next_cursor
    repeats = same_cursor and all(tool["name"] in known for tool in last.tools)
    return None if repeats else last.next_cursor


def endpoints(evidence: Evidence) -> tuple[Endpoint, ...]:
    return tuple(_endpoint(url, calls) for url, calls in _by_endpoint(evidence).items())


def answers_alike(control: Exchange | None, endpoint: Endpoint) -> bool:
    """Whether a POST to a random path gives the same kind of reply."""
    if control is None:
        return False
    if endpoint.reason is Reason.TOOLS_LISTED:
        return tools_page(control) is not None
    return control.status == endpoint.shown_by.status or is_soft_404(endpoint.shown_by, control)


def controlled_hosts(evidence: Evidence) -> frozenset[str]:
    """Hosts, without www, that the site's POST control covers."""
    home, control = evidence.first(Purpose.HOME), evidence.first(Purpose.CONTROL_POST)
    urls = [url for e in (home, control) if e for url in (e.url, e.final_url)]
    return frozenset({evidence.host.removeprefix("www."), *map(bare_host, urls)})


def site_control(evidence: Evidence) -> Exchange | None:
    """The POST to a random address, as repeated after a redirect."""
    controls = evidence.all(Purpose.CONTROL_POST)
    led = (again for again in controls[1:] if again.url == controls[0].final_url)
    return next(led, controls[0]) if controls else None


def bare_host(url: str) -> str:
    return host_of(url).removeprefix("www.")


def _by_endpoint(evidence: Evidence) -> dict[str, list[_McpCall]]:
    found: dict[str, list[_McpCall]] = {}
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
            streamed = exchange.purpose is Purpose.MCP_STREAM or exchange.url in streams
            call = _McpCall(exchange, carrier, _reply(exchange, carrier), streamed)
            found.setdefault(name, []).append(call)
    return found


def _says_something(exchange: Exchange) -> bool:
    if exchange.purpose is Purpose.MCP_STREAM:
        refuses = asks_for_credentials(exchange) or refuses_host(exchange)
        return refuses or exchange.media_type == "text/event-stream"
    return exchange.method == "POST" and (request_of(exchange)[0] is not None or not exchange.answered)


def _carrier(exchange: Exchange, stream: Exchange | None) -> Exchange:
    if stream is None or exchange.status not in _ACCEPTED or reply_to(exchange, request_of(exchange)[0]):
        return exchange
    return stream


def _reply(exchange: Exchange, carrier: Exchange) -> dict[str, Any] | None:
    return reply_in(carrier.body, request_of(exchange)[0], any_error=carrier is exchange)


def _endpoint(url: str, calls: list[_McpCall]) -> Endpoint:
    pages = _pages(calls)
    speaks = any(call.reply is not None for call in calls)
    itself = {**_names_itself(calls), "versions": _versions(calls)}
    if not pages:
        carrier, gave = _refusal(calls)
        streamed = any(call.is_streamed for call in calls if call.carrier is carrier)
        return Endpoint(url, carrier.final_url, gave, carrier, speaks, is_streamed=streamed, **itself)
    tools = {tool["name"]: tool for _, page in pages for tool in page.tools if tool["name"]}
    written = {
        tool["name"]: raw
        for _, page in pages
        for tool, raw in zip(page.tools, page.definitions, strict=True)
        if tool["name"]
    }
    first = pages[0][0]
    return Endpoint(
        url,
        first.carrier.final_url,
        Reason.TOOLS_LISTED,
        first.carrier,
        speaks=True,
        tools=tuple(tools.values())[:MAX_TOOLS],
        protocol=_protocol(calls, first),
        more_tools=next_cursor([page for _, page in pages]) is not None or len(tools) > MAX_TOOLS,
        is_streamed=first.is_streamed,
        definitions=tuple(written.values())[:MAX_TOOLS],
        shared_names=tuple(
            name
            for _, page in pages
            for name, count in Counter(tool["name"] for tool in page.tools).items()
            if name and count > 1
        ),
        **itself,
    )


def _pages(calls: list[_McpCall]) -> list[tuple[_McpCall, ToolsPage]]:
    """Those of the last session that listed any win: older servers answer the stateless form only partly."""
    begun = [at for at, call in enumerate(calls) if _initialized(call)]
    sessions = (_listed(calls[at:]) for at in reversed(begun))
    return next(filter(None, sessions), None) or _listed(calls)


def _listed(calls: list[_McpCall]) -> list[tuple[_McpCall, ToolsPage]]:
    return [(call, page) for call in calls if (page := tools_page(call.exchange, call.carrier)) is not None]


def _initialized(call: _McpCall) -> bool:
    result = _result(call)
    return request_of(call.exchange)[1] == "initialize" and not _AGREED.isdisjoint(result)


def _result(call: _McpCall) -> dict[str, Any]:
    result = (call.reply or {}).get("result")
    return result if isinstance(result, dict) else {}


def _names_itself(calls: list[_McpCall]) -> dict[str, Any]:
    results = [_result(call) for call in calls]
    instructions = next(filter(None, (_text(result.get("instructions")) for result in results)), "")
    for result in results:
        meta = result.get("_meta")
        for said in (result.get("serverInfo"), meta.get(_SERVER_INFO) if isinstance(meta, dict) else None):
            if isinstance(said, dict):
                return {
                    "website": _text(said.get("websiteUrl")),
                    "title": _text(said.get("title")),
                    "about": _text(said.get("description")),
                    "version": _text(said.get("version")),
                    "instructions": instructions,
                }
    return {"instructions": instructions}


def _text(value: object) -> str:
    return clean_text(value, 500) if isinstance(value, str) else ""


def _refusal(calls: list[_McpCall]) -> tuple[Exchange, Reason]:
    judged = [(call.carrier, _why_none(call.carrier, call.reply)) for call in calls]
    for telling in (Reason.AUTH_REQUIRED, Reason.HOST_REFUSED):
        for exchange, why in judged:
            if why is telling:
                return exchange, why
    exchange, why = judged[-1]
    return exchange, Reason.NO_TOOL_LIST if why is Reason.NOT_MCP and _speaks_mcp(calls) else why


def _speaks_mcp(calls: list[_McpCall]) -> bool:
    """Initialised, or refused in JSON-RPC other than by "method not found"."""
    errors = (call.reply["error"].get("code") for call in calls if call.reply and "error" in call.reply)
    return any(map(_initialized, calls)) or any(code != METHOD_NOT_FOUND for code in errors)


def _why_none(exchange: Exchange, reply: dict[str, Any] | None) -> Reason:
    why = why_unreadable(exchange)
    error = reply["error"] if reply and "error" in reply else {}
    message = error.get("message")
    message = message if isinstance(message, str) else ""
    if exchange.answered and why is not Reason.CHALLENGED:
        if refuses_host(exchange) or says_host_refused(message):
            return Reason.HOST_REFUSED
        if asks_for_credentials(exchange) or says_credentials(message):
            return Reason.AUTH_REQUIRED
    if error.get("code") == _INTERNAL_ERROR:
        return why or Reason.SERVER_ERROR
    if why is None and exchange.truncated and reply is None:
        return Reason.TOO_LARGE
    return why or Reason.NOT_MCP


def _protocol(calls: list[_McpCall], listing: _McpCall) -> str:
    for call in calls:
        result = _result(call)
        agreed = result.get("protocolVersion")
        if isinstance(agreed, str) and request_of(call.exchange)[1] == "initialize":
            return clean_text(agreed, 20)
        if call is listing and isinstance(result.get("resultType"), str):
            return MODERN
    return clean_text(listing.carrier.header("mcp-protocol-version"), 20)


def _versions(calls: list[_McpCall]) -> tuple[str, ...]:
    """Those that a handshake agreed on, that the stateless form worked in, or that an error names."""
    found: set[str] = set()
    for call in calls:
        result, method = _result(call), request_of(call.exchange)[1]
        if method == "initialize":
            found.add(str(result.get("protocolVersion")))
        elif isinstance(result.get("resultType"), str):
            found.add(MODERN)
        found.update(_supported(call))
    return tuple(sorted(filter(_DATED.fullmatch, found), reverse=True)[:_MAX_VERSIONS])


def _supported(call: _McpCall) -> list[str]:
    """Versions in an UnsupportedProtocolVersionError (MCP 2026-07-28)."""
    data = (call.reply or {}).get("error", {}).get("data")
    named = data.get("supported") if isinstance(data, dict) else None
    return [str(version) for version in named[:_MAX_VERSIONS]] if isinstance(named, list) else []


def _is_tool(tool: object) -> bool:
    return isinstance(tool, dict) and isinstance(tool.get("name"), str) and bool(tool["name"].strip())
