"""MCP and A2A as frameworks, gateways and hosts serve them (M1 on)."""

import json
import uuid

from aiohttp import web

from index.values.vocabulary import CardState
from operators.sample_web.website import HTML, PLAIN, SamplePage
from tests.sites.cases.case import Case, no, unknown, yes
from tests.sites.cases.content import CARDS, MCP
from tests.sites.cases.documents import A2A, AGENT, agent
from tests.sites.cases.making import (
    CARD,
    LLMS,
    LOST,
    before,
    card,
    home,
    html_page,
    json_page,
    moved,
    refuse,
    server,
    shop,
)
from tests.sites.cases.servers import AI, ARD, LISTED, PRESENT, entry

VERSION = "2025-06-18"
HOST_REFUSED = unknown("host_refused")
FORBIDDEN = (
    "<!doctype html><title>403 Forbidden</title><h1>Forbidden (403)</h1><p>CSRF verification "
    "failed. Request aborted.</p>"
)
GRPC = {"url": "grpc.books.example:443", "protocolBinding": "GRPC", "protocolVersion": "1.0"}


def speaking(  # noqa: PLR0913 - the ways in which servers differ
    *names,
    stateless=None,
    sessions=False,
    about=None,
    capabilities=None,
    refusal=None,
    versions=(VERSION,),
):
    """A server of the `initialize` era.

    It lists the tools `stateless` to whoever does not initialise, and otherwise says `refusal`.
    """
    open_sessions = set()

    def listed(frame, some):
        found = [{"name": name, "inputSchema": {"type": "object"}} for name in some]
        return web.json_response({**frame, "result": {"tools": found}})

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.method != "POST":
            return web.Response(status=405)
        message = json.loads(await request.read())
        frame, method = {"jsonrpc": "2.0", "id": message.get("id")}, message.get("method")
        session = request.headers.get("mcp-session-id", "")
        if method == "initialize":
            if message["params"]["protocolVersion"] not in versions and refusal:
                return refusal.response()
            session = uuid.uuid4().hex
            open_sessions.add(session)
            result = {
                "protocolVersion": versions[0],
                "capabilities": capabilities or {"tools": {}},
                "serverInfo": {"name": "books", "version": "1", **(about or {})},
            }
            headers = {"Mcp-Session-Id": session} if sessions else {}
            return web.json_response({**frame, "result": result}, headers=headers)
        if "id" not in message:
            return web.Response(status=202)
        modern = request.headers.get("mcp-protocol-version") == "2026-07-28"
        if (modern and stateless is None) or (sessions and session not in open_sessions):
            return (refusal or json_page({"error": "Bad Request: no session"}, 400)).response()
        if modern:
            return listed(frame, stateless)
        if not names:
            error = {"code": -32601, "message": "Method not found"}
            return web.json_response({**frame, "error": error})
        return listed(frame, names)

    return answer


def guarded(page):
    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return page.response()

    return answer


def refused(case_id, title, page, **more):
    """The server has a guard against DNS rebinding."""
    return Case(
        id=case_id, title=title, site=lambda _: shop({CARD: card("/mcp"), "/mcp": guarded(page)}),
        truth={MCP: HOST_REFUSED, CARDS: HOST_REFUSED}, finding={**PRESENT, "transactional": None}, **more,
    )  # fmt: skip


def led(case_id, title, mention, endpoint, **more):
    return Case(
        id=case_id, title=title, site=lambda _: shop({"/llms.txt": LLMS + mention, endpoint: server()}),
        truth={MCP: LISTED}, finding={"platform_supplied": False,
            "mcp_endpoint": f"https://case-{case_id.lower()}.test{endpoint}"}, **more,
    )  # fmt: skip


def shown(case_id, title, endpoint, **page):
    return Case(
        id=case_id, title=title, site=lambda _: shop({endpoint: server()}, **page),
        truth={MCP: LISTED}, finding={"mcp_endpoint": f"https://case-{case_id.lower()}.test{endpoint}"},
    )  # fmt: skip


def cms(files=None, **page):
    """A CMS that ends every address with a slash and refuses every form without its token."""

    def answer(request):
        if request.path == "/" or "." in request.path:
            return None
        if not request.path.endswith("/"):
            return moved(request.path + "/", 301)
        return html_page(FORBIDDEN, 403) if request.method == "POST" else html_page(LOST, 404)

    return before(answer, shop(files, **page))


def by_accept(request):
    """Its index at every address: as JSON to whoever asks for JSON, else as a page."""
    if request.path in {"/robots.txt", "/.well-known/agent.json"}:
        return None
    if request.method != "GET":
        return html_page("<h1>Method Not Allowed</h1>", 405)
    index = {
        "name": "Books",
        "description": "Sells books.",
        "agent_card_url": "/a2a/agent.json",
        "protocol": "a2a",
        "capabilities": {},
    }
    return json_page(index) if "application/json" in request.headers.get("Accept", "") else html_page(home())


def failing(path):
    return lambda request: (
        html_page("<h1>Server Error (500)</h1>", 500)
        if request.method == "POST" and request.path != path
        else None
    )


def mentioning(root, about):
    return {"/llms.txt": f"{LLMS}\nOur tools: https://away-{root[8:]}/mcp\n"}, {
        "away-{}": lambda _: shop({"/mcp": speaking("find_book", about=about)})
    }


def away(case_id, title, about, truth, **finding):
    """A server of another owner that the overview mentions."""
    files, others = mentioning(f"https://case-{case_id.lower()}.test", about)
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop(files),
        others=others,
        truth={MCP: truth},
        finding=finding,
    )


def told(text, status):
    return SamplePage(text, PLAIN, status)


CASES = (
    led("M1", "a relative link of the overview", "- [Tools](/agent/mcp): for agents\n", "/agent/mcp"),
    led("M2", "an address below /mcp", "\nOur server: https://case-m2.test/mcp/server.\n", "/mcp/server"),
    led(
        "M3", "a link whose text says MCP", "- [MCP server](/agents/connect): for agents\n", "/agents/connect"
    ),
    led("M4", "a path in code", "\nPOST to `/agent/mcp`.\n", "/agent/mcp"),
    led(
        "M5",
        "the usual address of other frameworks, where the overview speaks of MCP",
        "\nAgents reach us over MCP.\n",
        "/api/mcp",
    ),
    Case(
        id="M6",
        title="a hosting provider's server for each customer",
        site=lambda root: shop({"/llms.txt": f"{LLMS}\n- [MCP](https://away-{root[8:]}/{root[8:]}/mcp)\n"}),
        others={"away-{}": lambda root: shop({f"/{root[13:]}/mcp": server()})},
        truth={MCP: LISTED},
        finding={"platform_supplied": True},
    ),
    away(
        "M7",
        "a server elsewhere whose website is this one",
        {"websiteUrl": "https://case-m7.test/"},
        LISTED,
        platform_supplied=True,
    ),
    away(
        "M8",
        "a server elsewhere whose title is this site",
        {"title": "Case-M8 tools"},
        LISTED,
        platform_supplied=True,
    ),
    away(
        "M9",
        "a server elsewhere whose website is another",
        {"websiteUrl": "https://books.example/", "title": "case-m9.test"},
        no("not_mcp"),
        platform_supplied=None,
    ),
    away("M10", "a server elsewhere that does not say whose it is", {}, no("not_mcp"), mcp_tools=()),
    shown("M11", "an anchor of the home page", "/connect", body='<a href="/connect">Our MCP server</a>'),
    shown("M12", "an app of Gradio", "/gradio_api/mcp/", head="<script>window.gradio_config = {};</script>"),
    shown("M13", "a Datasette", "/-/mcp", body='Powered by <a href="https://datasette.io/">Datasette</a>'),
    Case(
        id="M14",
        title="a page about MCP that takes no POST but its own forms",
        site=lambda _: cms(
            {"/llms.txt": LLMS + "- [MCP guide](/docs/mcp/guide/)\n"}, body='<a href="/docs/mcp/">MCP</a>'
        ),
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="M15",
        title="a CMS that keeps every forged form out",
        site=lambda _: cms(),
        truth={MCP: no("not_mcp")},
    ),
    refused(
        "M16",
        "a guard of the TypeScript SDK",
        json_page(
            {
                "jsonrpc": "2.0",
                "error": {"code": -32000, "message": "Invalid Host: case-m16.test"},
                "id": None,
            },
            403,
        ),
    ),
    refused("M17", "a guard of the Python SDK", told("Invalid Host header", 421)),
    refused("M18", "a guard of Starlette", told("Invalid host header", 400)),
    refused("M19", "a guard of FastMCP", told("Misdirected Request", 421)),
    Case(
        id="M20",
        title="a guard at the guessed address",
        site=lambda _: shop({"/mcp": guarded(told("Invalid Host header", 421))}),
        truth={MCP: HOST_REFUSED, CARDS: no("not_found")},
    ),
    Case(
        id="M21",
        title="403 in HTML from the endpoint of a card",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": guarded(html_page(FORBIDDEN, 403))}),
        truth={MCP: unknown("refused_access"), CARDS: unknown("refused_access")},
        finding={**PRESENT, "transactional": None},
    ),
    Case(
        id="M22",
        title="403 with a challenge",
        site=lambda _: shop(
            {CARD: card("/mcp"), "/mcp": guarded(SamplePage("", HTML, 403, {"WWW-Authenticate": "Bearer"}))}
        ),
        truth={MCP: unknown("auth_required"), CARDS: yes()},
    ),
    Case(
        id="M23",
        title="an agent that shows its index at every address",
        site=lambda _: before(
            by_accept, shop({"/.well-known/agent.json": agent(protocolVersion="0.3.0", url="/a2a")})
        ),
        truth={CARDS: no("same_as_control"), A2A: yes(), MCP: no("not_mcp")},
        finding={"mcp_server_card": CardState.ABSENT},
    ),
    Case(
        id="M24",
        title="a site that fails at every other POST",
        site=lambda _: before(failing("/mcp"), shop({"/mcp": server()})),
        truth={MCP: LISTED},
    ),
    Case(
        id="M25",
        title="a gateway that knows only versions, in plain text",
        site=lambda _: shop(
            {
                "/mcp": speaking(
                    "find_book",
                    versions=("2025-03-26",),
                    refusal=told("Unsupported protocol version. Supported: 2025-03-26", 400),
                )
            }
        ),
        truth={MCP: LISTED},
    ),
    Case(
        id="M26",
        title="a gateway that knows no session, in plain text",
        site=lambda _: shop(
            {
                "/mcp": speaking(
                    "find_book",
                    sessions=True,
                    refusal=told("Session not found", 404),
                    versions=("2025-11-25",),
                )
            }
        ),
        truth={MCP: LISTED},
    ),
    Case(
        id="M27",
        title="a gateway that wants a session and calls it unauthorised",
        site=lambda _: shop(
            {
                "/mcp": speaking(
                    "find_book",
                    sessions=True,
                    refusal=told("Unauthorized: Session ID is required", 401),
                    versions=("2025-11-25",),
                )
            }
        ),
        truth={MCP: LISTED},
    ),
    Case(
        id="M28",
        title="a POST that goes on to another host of the site, with sessions",
        site=lambda root: before(
            lambda r: moved(root.replace("//", "//mcp.") + "/mcp", 307) if r.path == "/mcp" else None, shop()
        ),
        others={"mcp.{}": lambda _: shop({"/mcp": speaking("find_book", sessions=True)})},
        truth={MCP: LISTED},
        finding={"platform_supplied": False},
    ),
    Case(
        id="M29",
        title="a gateway that answers the stateless form by half",
        site=lambda _: shop(
            {"/mcp": speaking(*(f"tool_{n}" for n in range(13)), stateless=[f"tool_{n}" for n in range(12)])}
        ),
        truth={MCP: LISTED},
        detail={MCP: "listed 13 tools"},
    ),
    Case(
        id="M30",
        title="a gateway that lists tools to the stateless form alone",
        site=lambda _: shop({"/mcp": speaking(stateless=["find_book"])}),
        truth={MCP: LISTED},
        detail={MCP: "listed 1 tool."},
    ),
    Case(
        id="M31",
        title="a server of resources without tools",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": speaking(capabilities={"resources": {}})}),
        truth={MCP: no("no_tool_list"), CARDS: yes()},
        finding=PRESENT,
        detail={MCP: "it speaks MCP and lists no tools"},
    ),
    Case(
        id="M32",
        title="another JSON-RPC service at the endpoint of a card",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": other_service}),
        truth={MCP: no("not_mcp"), CARDS: no("endpoint_dead")},
        finding={"mcp_server_card": CardState.DEAD},
    ),
    Case(
        id="M33",
        title="an agent for gRPC first and JSON-RPC second",
        site=lambda root: shop(
            {
                AGENT: agent(
                    supportedInterfaces=[
                        GRPC,
                        {"url": f"{root}/a2a", "protocolBinding": "JSONRPC", "protocolVersion": "1.0"},
                    ]
                )
            }
        ),
        truth={A2A: yes()},
        detail={A2A: "of version 1.0"},
    ),
    Case(
        id="M34",
        title="an agent card as it was on the developer's machine",
        site=lambda _: shop({AGENT: agent(protocolVersion="0.3.0", url="http://localhost:9999/")}),
        truth={A2A: no("local_address")},
        detail={A2A: "localhost"},
    ),
    Case(
        id="M35",
        title="a server that adds two numbers",
        site=lambda _: shop({"/mcp": adding}),
        truth={MCP: LISTED},
        finding={"transactional": False},
    ),
    Case(
        id="M36",
        title="a catalog that gives an endpoint the type of a card, and credentials are asked for",
        site=lambda root: shop({ARD: {"entries": [entry(f"{root}/agents/mcp")]}, "/agents/mcp": refuse}),
        truth={MCP: unknown("auth_required"), CARDS: no("not_found")},
        finding={"mcp_server_card": CardState.ABSENT},
    ),
    Case(
        id="M37",
        title="the same with a Host guard, which refuses whoever asks for a card too",
        site=lambda root: shop({ARD: {"entries": [entry(f"{root}/agents/mcp")]}, "/agents/mcp": misdirected}),
        truth={MCP: HOST_REFUSED, CARDS: no("not_found")},
        finding={"mcp_server_card": CardState.ABSENT},
    ),
    Case(
        id="M38",
        title="the same, and the endpoint tells a browser its name: that is no dead card",
        site=lambda root: shop({AI: {"entries": [entry(f"{root}/agents/mcp")]}, "/agents/mcp": introduced}),
        truth={MCP: LISTED, CARDS: no("not_found")},
        finding={"mcp_server_card": CardState.ABSENT},
    ),
    Case(
        id="M39",
        title="a card that names a host without an address",
        site=lambda _: shop({CARD: card("https://mcp.no-such-books.com/mcp")}),
        truth={MCP: unknown("dns_failed"), CARDS: unknown("dns_failed")},
        finding=PRESENT,
    ),
)


async def misdirected(_: web.BaseRequest) -> web.StreamResponse:
    return SamplePage("Invalid Host header", PLAIN, 421).response()


async def introduced(request: web.BaseRequest) -> web.StreamResponse:
    if request.method == "GET":
        return web.json_response({"name": "books", "version": "1.0.0", "description": "Books for agents"})
    return await server()(request)


async def other_service(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read() or b"{}")
    error = {"code": -32601, "message": "the method does not exist"}
    return web.json_response({"jsonrpc": "2.0", "id": message.get("id"), "error": error})


async def adding(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read() or b"{}")
    tools = [
        {"name": "add", "description": "Add two numbers.", "inputSchema": {"type": "object"}},
        {"name": "frobnicate", "inputSchema": {"type": "object"}, "annotations": {"readOnlyHint": True}},
    ]
    return web.json_response({"jsonrpc": "2.0", "id": message.get("id"), "result": {"tools": tools}})
