"""Servers as the MCP Registry lists them, with the right verdicts.

A server is a site with one endpoint and one way of naming it.
"""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from aiohttp import web

from index.values.vocabulary import CheckId
from operators.sample_web.mcp import INITIALIZED, STATELESS
from operators.sample_web.site import Handler
from operators.sample_web.website import JSON, PLAIN, SamplePage, View
from tests.sites.cases.case import Check, Told, no, unknown, yes
from tests.sites.cases.making import (
    CARD,
    CATALOG,
    LLMS,
    before,
    card,
    home,
    html_page,
    json_page,
    moved,
    refuse,
    server,
    shop,
    silent,
)
from tests.sites.cases.mcp_frameworks import FORBIDDEN, other_service, speaking
from tests.sites.cases.servers import AI, ARD, UCP, entry, gated_list, profile

MCP, CARDS = CheckId.MCP_SERVER, CheckId.MCP_SERVER_CARD

# What a share rests on. Finer shares and naming are assumed.
SOURCES = {
    "outcome": "modelcontextprotocol/registry#1626, 16,305 entries with a remote, 2026-09-07: 58.5 % list"
    " tools, 25.4 % ask for credentials, 8.6 % are not MCP, 6.4 % unreachable, 0.6 % time out, 0.6 % errors",
    "remote": "modelcontextprotocol/registry#1579, 13,925 servers, 2026-08: 620 dead names, 609 times 404,"
    " 85 times no TLS",
    "method": "modelcontextprotocol/registry#1487, 9,696 endpoints, 2026-07-28: 1.7 % answer POST with 405"
    " or 415",
    "dialect": "MCP Checkup, 3,363 servers: 2025-11-25 1,770, 2026-07-28 1,020, 2025-06-18 573; MCP Vitals,"
    " 556 servers, 2026-07-05: 2025-03-26 64, 2024-11-05 63, of which half are taken to be left",
    "assumed": "nobody counted it: a guess, so that each is there",
}

PER_MILLE = 1000
LISTED, AUTH = yes("tools_listed"), unknown("auth_required")
GONE = "gone.example.com"  # No name below it has an address; the visitor's resolver must say so
CLOSED = "closed.test"  # Nobody listens below it; the visitor must be led to a closed port


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerClass:
    """Servers of one behaviour, with their share of a thousand and the right verdicts.

    `endpoint` makes the server for a root, `remote` is what a card names instead, `around` stands before the
    whole site. `without_card` is the reason without a card, `guessed` the verdict on an endpoint that nothing
    names, where it is another.
    """

    name: str
    share: int
    source: str
    mcp: Told
    card: Told
    endpoint: Callable[[str], View] | None = None
    remote: str = ""
    around: Callable[[Handler], Handler] | None = None
    without_card: str = "not_found"
    guessed: Told | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    host: str
    kind: ServerClass
    way: str

    @property
    def truth(self) -> dict[Check, Told]:
        if self.way in CARD_WAYS:
            return {MCP: self.kind.mcp, CARDS: self.kind.card}
        mcp = (self.kind.guessed or self.kind.mcp) if self.way == "guess" else self.kind.mcp
        return {MCP: mcp, CARDS: no(self.kind.without_card)}

    def build(self) -> Handler:
        root, path = f"https://{self.host}", "/mcp" if self.way in AT_MCP else "/agents/mcp"
        remote = self.kind.remote.format(host=self.host) or root + path
        files, head, link = _named(self.way, root, remote)
        if self.kind.endpoint is not None:
            files |= {path: self.kind.endpoint(root)}
        if self.kind.name.startswith("final slash"):
            files |= {f"{path}/": server()}
        site = shop(files, head=head, **({"Link": link} if link else {}))
        return self.kind.around(site) if self.kind.around else site


# Shares of a hundred, assumed: too few cards and catalogs were counted.
WAYS = {
    "card of SEP-2127": 20,
    "card of SEP-1649": 15,
    "card of SEP-1960": 5,
    "mcp.json": 8,
    "server.json": 10,
    "card below the endpoint": 5,
    "card by AI catalog": 5,
    "ARD": 3,
    "UCP": 5,
    "API catalog": 4,
    "Link header": 4,
    "llms.txt": 6,
    "guess": 10,
}
CARD_WAYS = tuple(WAYS)[:7]
AT_MCP = ("card below the endpoint", "guess")
_NAMING_ANYTHING = (
    "card of SEP-2127",
    "card of SEP-1649",
    "card of SEP-1960",
    "mcp.json",
    "server.json",
)


def _named(  # noqa: C901 - one case for each way
    way: str, root: str, url: str
) -> tuple[dict[str, object], str, str]:
    """Files, elements of the head and a Link header."""
    about = {"name": "test.registry/books", "version": "1.0.0", "description": "Books"}
    remotes = [{"type": "streamable-http", "url": url}]
    files: dict[str, object] = {}
    match way:
        case "card of SEP-2127":
            files[CARD] = card(url)
        case "card of SEP-1649":
            info = {"name": "books", "version": "1"}
            transport = {"type": "streamable-http", "endpoint": url}
            files["/.well-known/mcp/server-card"] = {"serverInfo": info, "transport": transport}
        case "card of SEP-1960":
            named = {"mcp_version": "1", "server_name": "books", "endpoints": {"streamable_http": url}}
            files["/.well-known/mcp"] = json_page(named)
        case "mcp.json":
            files["/.well-known/mcp.json"] = about | {"endpoint": url}
        case "server.json":
            schema = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"
            files[CARD] = about | {"$schema": schema, "remotes": remotes}
        case "card below the endpoint":
            files["/mcp/server-card"] = card(url)
        case "card by AI catalog":
            files |= {AI: {"specVersion": "1.0", "entries": [entry(f"{root}/cards/books")]}}
            files["/cards/books"] = card(url)
        case "ARD":
            files[ARD] = {"entries": [entry(url)]}
        case "UCP":
            service = {"version": "2026-08-25", "transport": "mcp", "endpoint": url}
            files[UCP] = profile({"dev.ucp.shopping": [service]})
        case "API catalog":
            files[CATALOG] = {"linkset": [{"anchor": f"{root}/", "mcp": [{"href": url}]}]}
        case "Link header":
            return files, "", f'<{url}>; rel="mcp"'
        case "llms.txt":
            files["/llms.txt"] = f"{LLMS}- [MCP server]({url}): for agents\n"
    return files, "", ""


def population(of: int = 2 * PER_MILLE) -> Iterator[Listed]:
    """So many servers in the shares of `CLASSES`, the same each time."""
    chance, number = random.Random("MCP Registry"), 0
    for kind in CLASSES:
        for _ in range(round(kind.share * of / PER_MILLE)):
            number += 1
            yield Listed(host=f"server-{number:04}.test", kind=kind, way=_way(kind, chance))


def one_of_each() -> Iterator[Listed]:
    chance = random.Random("one of each")
    ways = [CLASSES[0]] * len(WAYS)
    for number, kind in enumerate(CLASSES):
        yield Listed(host=f"class-{number:02}.test", kind=kind, way=_way(kind, chance))
    for number, (kind, way) in enumerate(zip(ways, WAYS, strict=True)):
        yield Listed(host=f"way-{number:02}.test", kind=kind, way=way)


def _way(kind: ServerClass, chance: random.Random) -> str:
    ways = _NAMING_ANYTHING if kind.remote else tuple(WAYS)
    return chance.choices(ways, [WAYS[way] for way in ways])[0]


def _always(page: SamplePage) -> Callable[[str], View]:
    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return page.response()

    return lambda _: answer


def _streamed(_: str) -> View:
    """HTTP+SSE of 2024-11-05: messages are posted to a query of its path, replies come on the stream."""
    streams: list[web.StreamResponse] = []

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.method == "GET":
            stream = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
            await stream.prepare(request)
            await stream.write(f"event: endpoint\ndata: {request.path}?session=1\n\n".encode())
            streams.append(stream)
            try:
                await asyncio.Event().wait()
            finally:
                streams.remove(stream)
            return stream
        if not request.query_string or not streams:
            return web.Response(status=405, headers={"Allow": "GET"})
        message = json.loads(await request.read())
        result = {
            "initialize": {
                "protocolVersion": "2024-11-05",
                "capabilities": {"tools": {}},
                "serverInfo": {"name": "books", "version": "1"},
            },
            "tools/list": {"tools": [{"name": "find_book", "inputSchema": {"type": "object"}}]},
        }.get(message["method"])
        if result is not None:
            reply = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result})
            await streams[-1].write(f"event: message\ndata: {reply}\n\n".encode())
        return web.Response(status=202)

    return answer


def _told(change: Callable[[dict[str, object]], object]) -> Callable[[str], View]:
    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.method != "POST":
            return web.Response(status=405)
        try:
            asked = json.loads(await request.read())
        except ValueError:
            asked = {}
        result = {"tools": [{"name": "find_book", "inputSchema": {"type": "object"}}]}
        made = change({"jsonrpc": "2.0", "id": asked.get("id"), "result": result})
        return web.Response(text=made if isinstance(made, str) else json.dumps(made), content_type=JSON)

    return lambda _: answer


def _endless(reply: dict[str, object]) -> object:
    tools = [{"name": f"tool_{reply['id']}", "inputSchema": {"type": "object"}}]
    return reply | {"result": {"tools": tools, "nextCursor": f"after-{reply['id']}"}}


def _failing(reply: dict[str, object]) -> object:
    """An error of JSON-RPC's own: the server is alive and fails."""
    return {"jsonrpc": "2.0", "id": reply["id"], "error": {"code": -32603, "message": "Internal error"}}


def _slash(status: int) -> Callable[[str], View]:
    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        return moved(f"{request.path}/", status).response()

    return lambda _: answer


def _one_shell(site: Handler) -> Handler:
    """A single-page app: files that are there, and its shell with 200 for everything else."""

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        found = await site(request)
        if found.status == 404 and request.path != "/robots.txt":
            return html_page(home()).response()
        return found

    return answer


def _guarded_forms(request: web.BaseRequest) -> SamplePage | None:
    return html_page(FORBIDDEN, 403) if request.method == "POST" else None


def _challenged(status: int, challenge: str = "", body: str = "", kind: str = PLAIN) -> Callable[[str], View]:
    return _always(SamplePage(body, kind, status, {"WWW-Authenticate": challenge} if challenge else {}))


def _error(code: int, message: str) -> str:
    return json.dumps({"jsonrpc": "2.0", "error": {"code": code, "message": message}, "id": None})


def _with_metadata(root: str) -> View:
    return _challenged(401, f'Bearer resource_metadata="{root}/.well-known/oauth-protected-resource"')(root)


def _good(name: str, share: int, source: str, endpoint: Callable[[str], View]) -> ServerClass:
    return ServerClass(name=name, share=share, source=source, endpoint=endpoint, mcp=LISTED, card=yes())


def _spoken(**options: object) -> Callable[[str], View]:
    return lambda _: server(**options)


def _closed(name: str, share: int, source: str, endpoint: Callable[[str], View]) -> ServerClass:
    return ServerClass(name=name, share=share, source=source, endpoint=endpoint, mcp=AUTH, card=yes())


def _dead(name: str, share: int, source: str, endpoint: Callable[[str], View] | None, **more) -> ServerClass:
    truth = {"mcp": no("not_mcp"), "card": no("endpoint_dead")} | more
    return ServerClass(name=name, share=share, source=source, endpoint=endpoint, **truth)


def _open(  # noqa: PLR0913, PLR0917 - a row of the table
    name: str, share: int, source: str, endpoint: object, reason: str, remote: str = ""
) -> ServerClass:
    told = unknown(reason)
    return ServerClass(
        name=name, share=share, source=source, endpoint=endpoint, mcp=told, card=told, remote=remote
    )


NEW, OLD, OLDER, PLAIN_OLD = (STATELESS,), INITIALIZED[:1], INITIALIZED[1:2], INITIALIZED[2:]
CLASSES = (
    _good("2026-07-28, JSON", 110, "dialect", _spoken(versions=NEW)),
    _good("2026-07-28, events", 40, "dialect", _spoken(versions=NEW, events=True)),
    _good("2026-07-28 by half", 10, "assumed", lambda _: speaking("a", "b", stateless=["a"])),
    _good("2025-11-25, JSON", 70, "dialect", _spoken(versions=OLD)),
    _good("2025-11-25, JSON, sessions", 70, "dialect", _spoken(versions=OLD, sessions=True)),
    _good("2025-11-25, events", 60, "dialect", _spoken(versions=OLD, events=True)),
    _good("2025-11-25, events, sessions", 20, "dialect", _spoken(versions=OLD, events=True, sessions=True)),
    _good("both eras", 25, "assumed", _spoken(versions=(STATELESS, *INITIALIZED), sessions=True)),
    _good("pages of tools", 8, "assumed", lambda _: server("a", "b", "c", "d", "e", page_size=2)),
    _good("final slash by 307", 6, "assumed", _slash(307)),
    _good("final slash by 308", 6, "assumed", _slash(308)),
    _good("final slash by 301", 4, "assumed", _slash(301)),
    _good("empty tool list", 4, "assumed", _told(lambda reply: reply | {"result": {"tools": []}})),
    _good("endless cursor", 2, "assumed", _told(_endless)),
    _good("no session, in plain text", 2, "assumed", lambda _: speaking(
        "find_book", sessions=True, refusal=SamplePage("Session not found", PLAIN, 404), versions=OLD)),
    _good("2025-06-18, JSON", 40, "dialect", _spoken(versions=OLDER)),
    _good("2025-06-18, events, sessions", 50, "dialect", _spoken(versions=OLDER, events=True, sessions=True)),
    _good("2025-03-26, events, sessions", 29, "dialect", _spoken(
        versions=PLAIN_OLD, events=True, sessions=True)),
    _good("2024-11-05, HTTP+SSE", 29, "dialect", _streamed),
    _closed("401, OAuth metadata", 120, "outcome", _with_metadata),
    _closed("401, challenge", 60, "outcome", lambda _: refuse),
    _closed("401, bare", 40, "outcome", _challenged(401)),
    _closed("403, JSON-RPC error", 12, "assumed", _challenged(403, "", _error(-32001, "Unauthorized"), JSON)),
    _closed("403, challenge", 10, "assumed", _challenged(403, "Bearer")),
    _closed("tools alone need a token", 12, "assumed", gated_list),
    _dead("404", 44, "remote", None),
    _dead("405", 17, "method", _always(SamplePage("Method Not Allowed", PLAIN, 405))),
    _dead("a page at 200", 3, "outcome", _always(html_page("<title>Books</title><h1>Our server</h1>"))),
    _dead("one shell for all", 5, "outcome", None, around=_one_shell, without_card="is_html"),
    _dead("CSRF guard", 2, "assumed", None, around=lambda site: before(_guarded_forms, site),
          mcp=unknown("refused_access"), card=unknown("refused_access"), guessed=no("not_mcp")),
    _dead("resources, no tools", 2, "assumed", lambda _: speaking(capabilities={"resources": {}}),
          mcp=no("no_tool_list"), card=yes()),
    _dead("broken JSON", 2, "assumed", _told(lambda reply: json.dumps(reply)[:-9])),
    _dead("wrong ids", 2, "assumed", _told(lambda reply: reply | {"id": "another"})),
    _open("Host guard, 403", 2, "assumed",
          _always(SamplePage(_error(-32000, "Invalid Host: books"), JSON, 403)), "host_refused"),
    _open("Host guard, 421", 2, "assumed", _always(SamplePage("Invalid Host header", PLAIN, 421)),
          "host_refused"),
    _open("Host guard, 400", 2, "assumed", _always(SamplePage("Invalid host header", PLAIN, 400)),
          "host_refused"),
    _dead("placeholder remote", 2, "assumed", None, remote="https://{{host}}/mcp", card=no("no_endpoint")),
    _dead("localhost remote", 1, "assumed", None, remote="http://localhost:3000/mcp", card=no("no_endpoint")),
    _open("dead name", 45, "remote", None, "dns_failed", f"https://{{host}}.{GONE}/mcp"),
    _open("no certificate", 6, "remote", None, "tls_failed", "https://mcp.{host}/mcp"),
    _open("closed port", 4, "outcome", None, "connect_failed", f"https://{{host}}.{CLOSED}/mcp"),
    _open("500", 3, "outcome", _always(html_page("<h1>Server Error</h1>", 500)), "server_error"),
    _open("502", 2, "outcome", _always(html_page("<h1>Bad Gateway</h1>", 502)), "server_error"),
    _open("503", 2, "outcome", _always(json_page({"error": "overloaded"}, 503)), "server_error"),
    _open("429", 2, "outcome", _always(json_page({"error": "slow down"}, 429)), "rate_limited"),
    _open("no answer in time", 6, "outcome", lambda _: silent, "timed_out"),
    _dead("JSON-RPC error, no such method", 3, "outcome", lambda _: other_service),
    _dead("JSON-RPC error, internal", 2, "outcome", _told(_failing), mcp=unknown("server_error"), card=yes()),
)  # fmt: skip
