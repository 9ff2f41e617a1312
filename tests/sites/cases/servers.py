"""MCP servers and their cards (H31 to H46)."""

import asyncio
import json

from aiohttp import web

from index.values.findings import McpConnection
from index.values.vocabulary import CardState, ClientRegistration, McpAuth, McpTransport
from operators.sample_web.mcp import STATELESS
from tests.sites.cases.case import Case, no, unknown, yes
from tests.sites.cases.content import CARDS, MCP
from tests.sites.cases.making import CARD, LOST, card, html_page, json_page, refuse, server, shop, silent

PRM = "/.well-known/oauth-protected-resource"
UCP, ARD, AI = "/.well-known/ucp", "/.well-known/ard.json", "/.well-known/ai-catalog.json"
LISTED = yes("tools_listed")
PRESENT = {"mcp_server_card": CardState.PRESENT}
DEAD = {"mcp_server_card": CardState.DEAD}


def profile(services):
    return {"ucp": {"version": "2026-08-25", "services": services, "payment_handlers": {}}}


def vendor(host):
    return f"https://away-{host}/ucp/mcp"


def resource(root):
    login = root.replace("//", "//login-")
    return {"resource": f"{root}/mcp", "authorization_servers": [login]}


def issuer(url):
    ends = ("authorization_endpoint", "token_endpoint", "registration_endpoint")
    return {"issuer": url, **{name: f"{url}/{name}" for name in ends}}


def entry(url):
    return {
        "identifier": "urn:air:elm:mcp:books",
        "displayName": "Books",
        "type": "application/mcp-server-card+json",
        "url": url,
    }


async def chatty(request: web.BaseRequest) -> web.StreamResponse:
    """Our reply comes after events that are none of ours."""
    if request.method == "GET":
        return web.Response(status=405)
    message = json.loads(await request.read())
    if "id" not in message:
        return web.Response(status=202)
    result = {
        "tools": [{"name": "find_book", "inputSchema": {"type": "object"}}],
        "protocolVersion": "2025-06-18",
    }
    ours = json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}, indent=1)
    lines = "\n".join(f"data: {line}" for line in ours.split("\n"))
    other = json.dumps({"jsonrpc": "2.0", "id": "other", "result": {"tools": []}})
    note = json.dumps({"jsonrpc": "2.0", "method": "notifications/message", "params": {}})
    text = (
        f": hello\r\n\r\nid: 7\ndata:\n\nretry: 3\ndata: {note}\n\ndata: {other}\n\nevent: "
        f"message\n{lines}\n\n"
    )
    return web.Response(body=text.encode(), headers={"Content-Type": "text/event-stream"})


def gated_list(_):
    """`initialize` for everybody, `tools/list` with a token only."""
    inner = server(sessions=True)

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        body = await request.read()
        listing = request.method == "POST" and b"tools/list" in body and "mcp-session-id" in request.headers
        return await (refuse(request) if listing else inner(request))

    return answer


def slow(seconds):
    inner = server()

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        await asyncio.sleep(seconds)
        return await inner(request)

    return answer


def carded(case_id, path, document, *, endpoint="/agents", **more):
    return Case(
        id=case_id, title=f"a card at {path}", site=lambda _: shop({path: document, endpoint: server()}),
        truth={MCP: LISTED, CARDS: yes()}, finding=PRESENT, **more,
    )  # fmt: skip


CASES = (
    Case(
        id="H31a",
        title="a card whose endpoint is not there",
        site=lambda _: shop({CARD: card("/mcp")}),
        truth={MCP: no("not_mcp"), CARDS: no("endpoint_dead")},
        finding=DEAD,
    ),
    Case(
        id="H31b",
        title="a card whose endpoint is a page",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": html_page(LOST)}),
        truth={MCP: no("not_mcp"), CARDS: no("endpoint_dead")},
        finding=DEAD,
    ),
    Case(
        id="H31c",
        title="a card whose endpoint fails today",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": json_page({}, 503)}),
        truth={MCP: unknown("server_error"), CARDS: unknown("server_error")},
        finding=PRESENT,
    ),
    Case(
        id="H31d",
        title="a card whose endpoint asks us to wait",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": json_page({}, 429)}),
        truth={MCP: unknown("rate_limited"), CARDS: unknown("rate_limited")},
        finding=PRESENT,
    ),
    Case(
        id="H32",
        title="no card, and a server that the commerce profile names elsewhere",
        site=lambda root: shop(
            {
                UCP: profile(
                    {
                        "dev.ucp.shopping": [
                            {"version": "2026-08-25", "transport": "mcp", "endpoint": vendor(root[8:])}
                        ]
                    }
                )
            }
        ),
        others={"away-{}": lambda _: shop({"/ucp/mcp": server()})},
        truth={MCP: LISTED, CARDS: no("not_found")},
        finding={
            "mcp_endpoint": vendor("case-h32.test"),
            "platform_supplied": True,
            "mcp_server_card": CardState.ABSENT,
        },
    ),
    Case(
        id="H33a",
        title="a commerce profile of January",
        site=lambda root: shop({UCP: profile({"dev.ucp.shopping": {"mcp": {"endpoint": vendor(root[8:])}}})}),
        others={"away-{}": lambda _: shop({"/ucp/mcp": server()})},
        truth={MCP: LISTED},
        finding={"platform_supplied": True},
    ),
    Case(
        id="H33b",
        title="a commerce profile with several bindings",
        site=lambda _: shop(
            {
                UCP: profile(
                    {
                        "dev.ucp.shopping": [
                            {"transport": "rest", "endpoint": "/api"},
                            {"transport": "mcp", "endpoint": "/agents"},
                        ]
                    }
                ),
                "/agents": server(),
            }
        ),
        truth={MCP: LISTED},
        finding={"platform_supplied": False},
    ),
    Case(
        id="H34",
        title="a commerce profile without MCP",
        site=lambda _: shop(
            {
                UCP: profile(
                    {
                        "dev.ucp.shopping": [
                            {"transport": "rest", "endpoint": "/api"},
                            {"transport": "embedded"},
                        ]
                    }
                )
            }
        ),
        truth={MCP: no("not_mcp")},
        finding={"platform_supplied": None},
    ),
    Case(
        id="H35",
        title="a server without sessions",
        site=lambda _: shop({"/mcp": server()}),
        truth={MCP: LISTED},
    ),
    Case(
        id="H36",
        title="a server that knows only the stateless protocol",
        site=lambda _: shop({"/mcp": server(versions=(STATELESS,))}),
        truth={MCP: LISTED},
    ),
    Case(
        id="H37",
        title="a server that must be initialised and wants its session",
        site=lambda _: shop({"/mcp": server(sessions=True)}),
        truth={MCP: LISTED},
    ),
    Case(
        id="H38",
        title="replies as events among others, 202 to what needs none",
        site=lambda _: shop({"/mcp": chatty}),
        truth={MCP: LISTED},
    ),
    Case(
        id="H39a",
        title="401 from the endpoint of a card",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": refuse}),
        truth={MCP: unknown("auth_required"), CARDS: yes()},
        finding=PRESENT,
    ),
    Case(
        id="H39b",
        title="initialize for everybody and 401 to the list",
        site=lambda root: shop({CARD: card("/mcp"), "/mcp": gated_list(root)}),
        truth={MCP: unknown("auth_required"), CARDS: yes()},
        finding=PRESENT,
    ),
    Case(
        id="H39e",
        title="401, and an authorization server on another host says how to register",
        site=lambda root: shop({CARD: card("/mcp"), "/mcp": refuse, f"{PRM}/mcp": resource(root)}),
        others={"login-{}": lambda root: shop({"/.well-known/oauth-authorization-server": issuer(root)})},
        truth={MCP: unknown("auth_required"), CARDS: yes()},
        finding={
            **PRESENT,
            "connect": McpConnection(
                url="https://case-h39e.test/mcp",
                transport=McpTransport.STREAMABLE_HTTP,
                auth=McpAuth.OAUTH,
                resource_metadata=f"https://case-h39e.test{PRM}/mcp",
                registration=ClientRegistration.DCR,
            ),
        },
    ),
    Case(
        id="H39f",
        title="401, and the authorization server refuses robots",
        site=lambda root: shop({CARD: card("/mcp"), "/mcp": refuse, f"{PRM}/mcp": resource(root)}),
        others={"login-{}": lambda _: shop({"/robots.txt": "User-agent: *\nDisallow: /\n"})},
        truth={MCP: unknown("auth_required"), CARDS: yes()},
        finding={
            **PRESENT,
            "connect": McpConnection(
                url="https://case-h39f.test/mcp",
                transport=McpTransport.STREAMABLE_HTTP,
                resource_metadata=f"https://case-h39f.test{PRM}/mcp",
            ),
        },
    ),
    Case(
        id="H39c",
        title="403 from the endpoint of a card, which asks for a key",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": json_page({"error": "API key required"}, 403)}),
        truth={MCP: unknown("auth_required"), CARDS: yes()},
        finding=PRESENT,
    ),
    Case(
        id="H39d",
        title="403 from the endpoint of a card, which only forbids",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": json_page({"error": "forbidden"}, 403)}),
        truth={MCP: unknown("refused_access"), CARDS: unknown("refused_access")},
        finding=PRESENT,
    ),
    Case(
        id="H40",
        title="a server without tools",
        site=lambda _: shop({"/mcp": _toolless}),
        truth={MCP: LISTED},
        finding={"mcp_tools": ()},
    ),
    Case(
        id="H41",
        title="tools in pages",
        site=lambda _: shop({"/mcp": server(*(f"tool_{n}" for n in range(9)), page_size=2)}),
        truth={MCP: LISTED},
        detail={MCP: "listed 9 tools"},
    ),
    Case(
        id="H42",
        title="a first answer after twelve seconds",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": slow(12)}),
        truth={MCP: LISTED},
    ),
    Case(
        id="H42b",
        title="an endpoint that never answers",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": silent}),
        truth={MCP: unknown("timed_out"), CARDS: unknown("timed_out")},
        finding=PRESENT,
    ),
    carded("H45a", "/.well-known/mcp.json", {"name": "Books", "description": "Books", "endpoint": "/agents"}),
    carded("H45b", "/.well-known/mcp/server-cards.json", [card("/agents")]),
    Case(
        id="H45c",
        title="a card below an endpoint that a link names",
        site=lambda _: shop(
            {"/agents": server(), "/agents/server-card": card("/agents")},
            head='<link rel="mcp" href="/agents">',
        ),
        truth={MCP: LISTED, CARDS: yes()},
        finding=PRESENT,
    ),
    carded(
        "H45d",
        "/.well-known/mcp/catalog.json",
        {
            "specVersion": "draft",
            "entries": [{"mediaType": "application/mcp-server-card+json", "url": "/agents"}],
        },
    ),
    Case(
        id="H45e",
        title="an AI catalog that names a card",
        site=lambda root: shop(
            {
                AI: {"specVersion": "1.0", "entries": [entry(f"{root}/cards/books")]},
                "/cards/books": card("/agents"),
                "/agents": server(),
            }
        ),
        truth={MCP: LISTED, CARDS: yes()},
        finding=PRESENT,
    ),
    Case(
        id="H45f",
        title="an ARD document that names the endpoint itself",
        site=lambda root: shop({ARD: {"entries": [entry(f"{root}/agents")]}, "/agents": server()}),
        truth={MCP: LISTED, CARDS: no("not_found")},
    ),
    carded("H45g", "/.well-known/mcp", card("/agents")),
    carded("H45h", "/.well-known/mcp-server-card", card("/agents")),
    carded("H45i", "/mcp-server-card.json", card("/agents")),
    carded(
        "H45j", "/mcp/server-card", {k: v for k, v in card("").items() if k != "remotes"}, endpoint="/mcp"
    ),
    carded("H46a", CARD, card("/agents")),
    carded(
        "H46b",
        "/.well-known/mcp/server-card",
        {
            "version": "1.0",
            "protocolVersion": "2025-06-18",
            "serverInfo": {"name": "books", "version": "1"},
            "transport": {"type": "streamable-http", "endpoint": "/agents"},
        },
    ),
    Case(
        id="H46c",
        title="a card with a name and nothing else",
        site=lambda _: shop({CARD: {"name": "books", "description": "Books", "version": "1"}}),
        truth={MCP: no("not_mcp"), CARDS: no("no_endpoint")},
        finding=DEAD,
    ),
    carded(
        "H46d",
        "/.well-known/mcp-server.json",
        {"mcp_version": "1", "server_name": "books", "endpoints": {"streamable_http": "/agents"}},
    ),
    carded(
        "H46e",
        "/.well-known/mcp-server-card.json",
        {
            **card(""),
            "remotes": [
                {
                    "type": "streamable-http",
                    "url": "https://{tenant}/agents",
                    "variables": {"tenant": {"default": "case-h46e.test"}},
                }
            ],
        },
    ),
    carded(
        "H46f",
        "/mcp/server-card.json",
        {"mcpServers": {"local": {"command": "npx"}, "books": {"type": "http", "url": "/agents"}}},
    ),
)


async def _toolless(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read())
    return web.json_response({"jsonrpc": "2.0", "id": message.get("id"), "result": {"tools": []}})
