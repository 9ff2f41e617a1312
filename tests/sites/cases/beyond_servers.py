"""Servers, cards and known addresses that nobody has listed (X60 on)."""

import asyncio
import base64
import hashlib
import json

from aiohttp import web

from index.values.vocabulary import CardState, CheckId, WellKnown
from operators.sample_web.website import JSON, MARKDOWN, PLAIN, SamplePage
from tests.sites.cases.case import Case, no, unknown, yes
from tests.sites.cases.content import CARDS, MCP
from tests.sites.cases.documents import A2A, AGENT
from tests.sites.cases.making import (
    CARD,
    TEXT,
    before,
    card,
    html_page,
    json_page,
    moved,
    refuse,
    server,
    shop,
)
from tests.sites.cases.servers import AI, ARD, LISTED, PRESENT, UCP, entry, profile, vendor

SKILLS, KEYS = "/.well-known/agent-skills/index.json", "/.well-known/http-message-signatures-directory"
PRM, AS = "/.well-known/oauth-protected-resource", "/.well-known/oauth-authorization-server"
SKILL = f"---\nname: find-books\ndescription: Finds books.\n---\n\n# Find books\n\n{TEXT}\n"
DIGEST = "sha256:" + hashlib.sha256(SKILL.encode()).hexdigest()
SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json"
SKILL_AT = "/.well-known/agent-skills/find-books/SKILL.md"
TOOL = {"name": "find_book", "inputSchema": {"type": "object"}}
PAY = base64.b64encode(json.dumps({"x402Version": 2, "accepts": [{"scheme": "exact"}]}).encode()).decode()


def answering(result=None, *, wrap=lambda reply: reply, media_type=JSON, error=None, status=200):
    """One result to every question, in the frame that `wrap` makes."""

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        if request.method != "POST":
            return web.Response(status=405)
        asked = json.loads(await request.read())
        if "id" not in asked:
            return web.Response(status=202)
        reply = {"jsonrpc": "2.0", "id": asked["id"], **({"error": error} if error else {"result": result})}
        return web.Response(
            body=json.dumps(wrap(reply)).encode(), status=status, headers={"Content-Type": media_type}
        )

    return answer


async def _deep(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read())
    schema = '{"a":' * 60 + "{}" + "}" * 60
    tools = f'[{{"name": "find_book", "inputSchema": {schema}}}]'
    text = f'{{"jsonrpc": "2.0", "id": {json.dumps(message.get("id"))}, "result": {{"tools": {tools}}}}}'
    return web.Response(text=text, content_type="application/json")


def endless_pages(cursor):
    asked = []

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        asked.append(1)
        message = json.loads(await request.read())
        result = {"tools": [{**TOOL, "name": f"tool_{len(asked)}"}], "nextCursor": cursor(len(asked))}
        return web.json_response({"jsonrpc": "2.0", "id": message.get("id"), "result": result})

    return answer


def failing_list(_):
    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        message = json.loads(await request.read())
        if message.get("method") == "initialize":
            result = {
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "serverInfo": {"name": "b", "version": "1"},
            }
            return web.json_response({"jsonrpc": "2.0", "id": message["id"], "result": result})
        return web.Response(status=500)

    return answer


async def left_open(request: web.BaseRequest) -> web.StreamResponse:
    message = json.loads(await request.read())
    response = web.StreamResponse(headers={"Content-Type": "text/event-stream"})
    await response.prepare(request)
    for _ in range(3):
        await response.write(b": still here\n\n")
    text = json.dumps({"jsonrpc": "2.0", "id": message.get("id"), "result": {"tools": [TOOL]}})
    await response.write(f"data: {text}\n\n".encode())
    while True:
        await response.write(b": still here\n\n")
        await asyncio.sleep(0.2)


def every_post(_):
    inner, mcp = shop(), answering({"tools": [TOOL]})

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        return await (mcp(request) if request.method == "POST" else inner(request))

    return answer


def named(case_id, title, answer, told, **more):
    return Case(
        id=case_id,
        title=title,
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": answer}),
        truth={MCP: told},
        **more,
    )


def known(case_id, title, path, document, resource, told, **more):  # noqa: PLR0913, PLR0917 - the columns of a table
    return Case(
        id=case_id, title=title, site=lambda _: shop({path: document}), truth={resource: told}, **more
    )


NESTED = {
    "specVersion": "1.0",
    "entries": [
        {"identifier": "urn:air:elm:more", "type": "application/ai-catalog+json", "url": "/catalogs/more"}
    ],
}
INLINE = {
    "specVersion": "1.0",
    "entries": [
        {
            "identifier": "urn:air:elm:more",
            "type": "application/ai-catalog+json",
            "data": {"specVersion": "1.0", "entries": [entry("/agents")]},
        }
    ],
}

CASES = (
    named("X60", "JSON labelled as text", answering({"tools": [TOOL]}, media_type=PLAIN), LISTED),
    named("X61", "a batch of one", answering({"tools": [TOOL]}, wrap=lambda reply: [reply]), LISTED),
    named(
        "X62",
        "an id that became a text",
        answering({"tools": [TOOL]}, wrap=lambda reply: {**reply, "id": str(reply["id"])}),
        LISTED,
    ),
    named(
        "X63",
        "another's id",
        answering({"tools": [TOOL]}, wrap=lambda reply: {**reply, "id": 99}),
        no("not_mcp"),
    ),
    named("X64", "tools without names", answering({"tools": [{"title": "Find"}]}), no("not_mcp")),
    named("X65", "tools as an object", answering({"tools": {"find_book": {}}}), no("not_mcp")),
    named(
        "X66",
        "a reply of JSON-RPC 1.0",
        answering({"tools": [TOOL]}, wrap=lambda reply: {k: v for k, v in reply.items() if k != "jsonrpc"}),
        no("not_mcp"),
    ),
    named(
        "X67",
        "an error that says that the method is not there",
        answering(error={"code": -32601, "message": "Method not found"}),
        no("not_mcp"),
    ),
    named(
        "X68",
        "an error with status 200 that wants a token",
        answering(error={"code": -32001, "message": "Unauthorized: missing API key"}),
        unknown("auth_required"),
        finding=PRESENT,
    ),
    named(
        "X69",
        "initialize works and the list fails",
        failing_list(""),
        unknown("server_error"),
        finding=PRESENT,
    ),
    named(
        "X70",
        "a page after every page",
        endless_pages(lambda n: f"after-{n}"),
        LISTED,
        detail={MCP: "more tools than we read"},
    ),
    named(
        "X71",
        "the same cursor for ever",
        endless_pages(lambda _: "again"),
        LISTED,
        detail={MCP: "more tools than we read"},
    ),
    named("X72", "a stream that is never closed", left_open, LISTED),
    named(
        "X73",
        "a list of 800 kilobytes",
        answering({"tools": [{**TOOL, "name": f"tool_{n}", "description": TEXT * 8} for n in range(450)]}),
        LISTED,
    ),
    named(
        "X74",
        "names that no database can hold",
        answering({"tools": [{**TOOL, "name": "a\x00b\ud800c\u202e" + "d" * 9000}]}),
        LISTED,
    ),
    named("X75", "a tool whose schema is nested sixty deep", _deep, LISTED),
    Case(
        id="X76",
        title="an endpoint behind a redirect that keeps the method",
        site=lambda _: shop({CARD: card("/mcp"), "/mcp": moved("/mcp/", 307), "/mcp/": server()}),
        truth={MCP: LISTED, CARDS: yes()},
    ),
    Case(
        id="X77", title="tools to a POST at any address", site=every_post, truth={MCP: no("same_as_control")}
    ),
    Case(
        id="X78",
        title="another owner's host that gives tools to a POST at any address",
        site=lambda root: shop(
            {UCP: profile({"dev.ucp.shopping": [{"transport": "mcp", "endpoint": vendor(root[8:])}]})}
        ),
        others={"away-{}": every_post},
        truth={MCP: no("same_as_control")},
        finding={"platform_supplied": None},
    ),
    Case(
        id="X79",
        title="a server on a name of its own beside the site",
        site=lambda root: shop({CARD: card(root.replace("//", "//mcp.") + "/mcp")}),
        others={"mcp.{}": lambda _: shop({"/mcp": server()})},
        truth={MCP: LISTED, CARDS: yes()},
        finding={"platform_supplied": False},
    ),
    Case(
        id="X80",
        title="an overview that speaks of another owner's server",
        site=lambda _: shop(
            {
                "/llms.txt": "# Elm Lane Books\n\nFor maps use https://away-case-x80.test/mcp as we do.\n\n- "
                "[Hours](/hours)\n"
            }
        ),
        others={"away-{}": lambda _: shop({"/mcp": server()})},
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="X81",
        title="an overview that links to a page about MCP",
        site=lambda _: shop(
            {
                "/llms.txt": "# Elm Lane Books\n\nSecond-hand books by post.\n\n- [MCP](/docs/mcp): how it "
                "works\n",
                "/docs/mcp": html_page("<h1>MCP</h1>"),
            }
        ),
        truth={MCP: no("not_mcp")},
    ),
    Case(
        id="X82",
        title="an open server beside one that is gated",
        site=lambda root: shop(
            {PRM: {"resource": f"{root}/private/mcp"}, "/private/mcp": refuse, "/mcp": server()}
        ),
        truth={MCP: LISTED},
    ),
    Case(
        id="X83",
        title="a card in an AI catalog within a catalog",
        site=lambda root: shop(
            {
                AI: NESTED,
                "/catalogs/more": {"specVersion": "1.0", "entries": [entry(f"{root}/agents")]},
                "/agents": server(),
            }
        ),
        truth={MCP: LISTED, WellKnown.AI_CATALOG: yes()},
    ),
    Case(
        id="X84",
        title="a catalog that is written into a catalog",
        site=lambda _: shop({AI: INLINE, "/agents": server()}),
        truth={MCP: LISTED, WellKnown.AI_CATALOG: yes()},
    ),
    Case(
        id="X85",
        title="a catalog that holds itself",
        site=lambda _: shop(
            {
                AI: {
                    "specVersion": "1.0",
                    "entries": [
                        {"identifier": "urn:air:elm:self", "type": "application/ai-catalog+json", "url": AI}
                    ],
                }
            }
        ),
        truth={MCP: no("not_mcp"), WellKnown.AI_CATALOG: yes()},
    ),
    Case(
        id="X86",
        title="an ARD document that robots.txt names",
        site=lambda root: shop(
            {
                "/robots.txt": f"User-agent: *\nAllow: /\nAgentmap: {root}/maps/agents.json # ours\n",
                "/maps/agents.json": {"entries": [entry(f"{root}/agents")]},
                "/agents": server(),
            }
        ),
        truth={MCP: LISTED, WellKnown.ARD: yes()},
    ),
    Case(
        id="X87",
        title="an ARD document that robots.txt names at a private address",
        site=lambda _: shop(
            {"/robots.txt": "Agentmap: http://169.254.169.254/ard.json\nUser-agent: *\nAllow: /\n"}
        ),
        truth={WellKnown.ARD: no("not_found")},
    ),
    Case(
        id="X88",
        title="a card of a hundred thousand brackets",
        site=lambda _: shop({CARD: SamplePage("[" * 100_000 + "]" * 100_000, JSON)}),
        truth={CARDS: no("not_json")},
        finding={"mcp_server_card": CardState.ABSENT},
    ),
    Case(
        id="X89",
        title="the manifest of a web app where a card could be",
        site=lambda _: shop({CARD: {"name": "Books", "short_name": "B", "start_url": "/", "icons": []}}),
        truth={CARDS: no("not_found")},
        finding={"mcp_server_card": CardState.ABSENT},
    ),
    Case(
        id="X90",
        title="a card of programs to install alone",
        site=lambda _: shop(
            {
                CARD: {
                    "name": "elm/books",
                    "version": "1",
                    "description": "Books",
                    "packages": [{"registryType": "npm", "identifier": "books"}],
                }
            }
        ),
        truth={CARDS: no("no_endpoint")},
        finding={"mcp_server_card": CardState.DEAD},
    ),
    Case(
        id="X91",
        title="a card whose address wants a variable",
        site=lambda _: shop({CARD: card("https://{tenant}.case-x91.test/mcp")}),
        truth={CARDS: no("no_endpoint")},
        finding={"mcp_server_card": CardState.DEAD},
    ),
    known(
        "X92",
        "an agent.json of something else",
        "/.well-known/agent.json",
        {"did": "did:web:x", "name": "Books", "version": "1", "description": "x"},
        A2A,
        no("not_valid"),
    ),
    known(
        "X93",
        "an agent card without an endpoint",
        AGENT,
        {"name": "Books", "description": "x", "version": "1", "capabilities": {}, "skills": []},
        A2A,
        no("not_valid"),
    ),
    known(
        "X94", "an agent card that is being mended", AGENT, json_page({}, 503), A2A, unknown("server_error")
    ),
    Case(
        id="X95",
        title="skills that are what their digests promise",
        site=lambda _: shop(
            {
                SKILLS: {
                    "$schema": SCHEMA,
                    "skills": [
                        {
                            "name": "find-books",
                            "type": "skill-md",
                            "description": "x",
                            "url": SKILL_AT,
                            "digest": DIGEST,
                        }
                    ],
                },
                SKILL_AT: SamplePage(SKILL, MARKDOWN),
            }
        ),
        truth={WellKnown.AGENT_SKILLS: yes()},
    ),
    Case(
        id="X96",
        title="skills that are something else",
        site=lambda _: shop(
            {
                SKILLS: {
                    "$schema": SCHEMA,
                    "skills": [
                        {
                            "name": "find-books",
                            "type": "skill-md",
                            "description": "x",
                            "url": SKILL_AT,
                            "digest": DIGEST[:-1] + "0",
                        }
                    ],
                },
                SKILL_AT: SamplePage(SKILL + "\n", MARKDOWN),
            }
        ),
        truth={WellKnown.AGENT_SKILLS: no("digest_mismatch")},
    ),
    known(
        "X97",
        "skills of a form that does not exist yet",
        SKILLS,
        {
            "$schema": SCHEMA.replace("0.2.0", "0.3.0"),
            "skills": [{"name": "find-books", "files": ["SKILL.md"]}],
        },
        WellKnown.AGENT_SKILLS,
        no("not_valid"),
    ),
    Case(
        id="X98",
        title="resource metadata of this very site",
        site=lambda root: shop({PRM: {"resource": root, "authorization_servers": [root]}}),
        truth={WellKnown.OAUTH_PROTECTED_RESOURCE: yes()},
    ),
    known(
        "X99",
        "resource metadata of another's site",
        PRM,
        {"resource": "https://api.vendor.example/"},
        WellKnown.OAUTH_PROTECTED_RESOURCE,
        no("not_valid"),
    ),
    Case(
        id="X100",
        title="an issuer of this site that lets agents register",
        site=lambda root: shop({AS: {"issuer": root, "agent_auth": {"register_uri": f"{root}/agent/auth"}}}),
        truth={WellKnown.OAUTH_AUTHORIZATION_SERVER: yes()},
        detail={WellKnown.OAUTH_AUTHORIZATION_SERVER: "how agents register"},
    ),
    known(
        "X101",
        "another's issuer",
        AS,
        {"issuer": "https://login.vendor.example", "response_types_supported": ["code"]},
        WellKnown.OAUTH_AUTHORIZATION_SERVER,
        no("not_valid"),
    ),
    known(
        "X102",
        "auth.md that says how to register",
        "/auth.md",
        SamplePage("# auth.md\n\nRegister with `POST /agent/auth` to get an api_key.\n", MARKDOWN),
        WellKnown.AUTH_MD,
        yes(),
    ),
    known(
        "X103",
        "an auth.md about something else",
        "/auth.md",
        SamplePage("# Authors\n\nAnna and Paul write our catalogue by hand.\n", MARKDOWN),
        WellKnown.AUTH_MD,
        no("not_valid"),
    ),
    known(
        "X104", "a key directory without a key", KEYS, {"keys": []}, WellKnown.WEB_BOT_AUTH, no("not_valid")
    ),
    known(
        "X105",
        "a key directory with a private key",
        KEYS,
        {"keys": [{"kty": "OKP", "crv": "Ed25519", "x": "AAAA", "d": "secret"}]},
        WellKnown.WEB_BOT_AUTH,
        no("not_valid"),
    ),
    known(
        "X106",
        "a key directory",
        KEYS,
        {"keys": [{"kty": "OKP", "crv": "Ed25519", "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]},
        WellKnown.WEB_BOT_AUTH,
        yes(),
    ),
    known(
        "X107",
        "OpenAPI in YAML",
        "/openapi.json",
        SamplePage("openapi: 3.1.0\ninfo:\n  title: Books\npaths: {}\n", PLAIN),
        WellKnown.OPENAPI,
        yes(),
    ),
    known("X108", "Swagger 2.0", "/openapi.json", {"swagger": "2.0", "paths": {}}, WellKnown.OPENAPI, yes()),
    known(
        "X109",
        "a settings file at openapi.json",
        "/openapi.json",
        {"openapi": True, "theme": "dark"},
        WellKnown.OPENAPI,
        no("not_valid"),
    ),
    Case(
        id="X110",
        title="402 with a way to pay",
        site=lambda _: before(
            lambda r: (
                SamplePage("", PLAIN, 402, {"PAYMENT-REQUIRED": PAY})
                if r.path == "/.well-known/x402"
                else None
            ),
            shop(),
        ),
        truth={WellKnown.X402: yes()},
    ),
    known(
        "X111",
        "a payments document without anything to pay for",
        "/.well-known/x402",
        {"x402Version": 2, "resources": []},
        WellKnown.X402,
        no("not_valid"),
    ),
    known(
        "X112",
        "a commerce profile without services",
        UCP,
        {"ucp": {"version": "2026-08-25", "services": {}, "payment_handlers": {}}},
        WellKnown.UCP,
        no("not_valid"),
    ),
    known(
        "X113",
        "an ARD document with an entry that is half there",
        ARD,
        {"entries": [{"displayName": "Books"}]},
        WellKnown.ARD,
        no("not_valid"),
    ),
    known(
        "X114",
        "a catalog of one whole entry and one that is not",
        AI,
        {"specVersion": "1.0", "entries": [{"identifier": "a", "type": "text/markdown", "url": "/a"}, {}]},
        WellKnown.AI_CATALOG,
        yes(),
        detail={WellKnown.AI_CATALOG: "lack what the format requires"},
    ),
    Case(
        id="X115",
        title="a card that fails at its address today",
        site=lambda _: before(lambda r: json_page({}, 500) if r.path == CARD else None, shop()),
        truth={CARDS: unknown("server_error"), CheckId.API_CATALOG: no("not_found")},
        finding={"mcp_server_card": None},
    ),
)
