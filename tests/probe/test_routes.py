"""Every route to an MCP endpoint, over real HTTP."""

import asyncio
import contextlib
import json
from dataclasses import dataclass, field

import pytest
from aiohttp import web

from index.values.vocabulary import Answer, CardState, CheckId, WellKnown
from operators.sample_web.mcp import STATELESS, McpServer, McpTool
from operators.sample_web.website import LINKSET, PLAIN, Website
from probes.checks import mcp_server
from probes.evidence.evidence import Evidence, Purpose
from probes.gather.visit import MAX_REQUESTS
from probes.grading.finding import grade_evidence
from probes.net.http.client import RequestLimits
from probes.readers.json_text import load_object
from tests.visiting import visit

SHOP, AWAY = "route-shop.test", "mcp.route-platform.test"
ROOT = f"https://{SHOP}"
FOUND = ("yes", "tools_listed")
NAMES = ("find_book", "order_book")


def must_not_run(_):
    raise AssertionError("a tool was called")


TOOLS = [McpTool(name, f"Can {name}.", {}, must_not_run) for name in NAMES]


def server(**options):
    return McpServer(name="books", tools=options.pop("tools", TOOLS), **options)


def html(head=""):
    return (
        f"<!doctype html><html><head><title>Route Books</title>{head}</head><body><h1>Route Books</h1><p>"
        "Second-hand books.</p></body></html>"
    )


def site(*, head="", endpoint=None, mcp=None, **pages):
    """`pages` by path without slashes are given by `files`."""
    made = Website("<!doctype html><title>Lost</title><h1>Not found</h1>")
    made.page("/", html(head))
    for path, document in pages.get("files", {}).items():
        if isinstance(document, str):
            made.page(path, document, PLAIN)
        else:
            made.data(path, document)
    if endpoint:
        for method in ("GET", "POST", "DELETE"):
            made.view(method, endpoint, mcp or server())
    return made


@dataclass
class Row:
    shop: object
    expected: tuple[str, str]
    endpoint: str | None = None
    sources: dict[str, str] = field(default_factory=dict)
    card: CardState = CardState.ABSENT
    away: object = None
    platform: bool | None = False


def card(url):
    return {
        "name": "books/mcp",
        "version": "1",
        "description": "Books",
        "remotes": [{"type": "streamable-http", "url": url}],
    }


def entry(url=None, **more):
    return (
        {
            "identifier": "urn:air:x:mcp:books",
            "displayName": "Books",
            "type": "application/mcp-server-card+json",
        }
        | ({"url": url} if url else {})
        | more
    )


def catalog(*entries):
    return {"specVersion": "1.0", "entries": list(entries)}


def nested(number):
    """A catalog that leads to the nest of this number."""
    return catalog(entry(f"{ROOT}/nest{number}", type="application/ai-catalog+json"))


def nests(most):
    """Catalogs of which each leads to the next."""
    return {AI: nested(1), **{f"/nest{number}": nested(number + 1) for number in range(1, most + 1)}}


UCP = "/.well-known/ucp"
ARD = "/.well-known/ard.json"
AI = "/.well-known/ai-catalog.json"
PRM = "/.well-known/oauth-protected-resource"
PLATFORM = f"https://{AWAY}/ucp/mcp"


def profile(*bindings):
    return {
        "ucp": {
            "version": "2026-08-25",
            "services": {"dev.ucp.shopping": list(bindings)},
            "payment_handlers": {},
        }
    }


async def refuse(_):
    url = f'Bearer resource_metadata="{ROOT}{PRM}/agents/mcp"'
    return web.Response(status=401, headers={"www-authenticate": url})


ROWS = {
    "UCP, off-site, the newer shape (H32, H33)": Row(
        site(
            files={
                UCP: profile(
                    {"transport": "rest", "endpoint": ROOT}, {"transport": "mcp", "endpoint": PLATFORM}
                )
            }
        ),
        FOUND,
        PLATFORM,
        {"ucp": "tools_listed", "server_card": "not_found", "guess": "not_asked"},
        away=site(endpoint="/ucp/mcp"),
        platform=True,
    ),
    "UCP, off-site, the older shape (H33)": Row(
        site(
            files={
                UCP: {
                    "ucp": {
                        "version": "2026-01-11",
                        "services": {"dev.ucp.shopping": {"mcp": {"endpoint": PLATFORM}}},
                    }
                }
            }
        ),
        FOUND,
        PLATFORM,
        {"ucp": "tools_listed"},
        away=site(endpoint="/ucp/mcp"),
        platform=True,
    ),
    "UCP, off-site, whose platform lists tools at every address": Row(
        site(files={UCP: profile({"transport": "mcp", "endpoint": PLATFORM})}, endpoint="/mcp"),
        FOUND,
        f"{ROOT}/mcp",
        {"guess": "tools_listed"},
        away=server(),
    ),
    "UCP without MCP (H34)": Row(
        site(files={UCP: profile({"transport": "rest", "endpoint": ROOT}, {"transport": "embedded"})}),
        ("no", "not_mcp"),
        None,
        {"ucp": "no_endpoint", "guess": "not_mcp"},
        platform=None,
    ),
    "UCP whose endpoint is gone": Row(
        site(files={UCP: profile({"transport": "mcp", "endpoint": PLATFORM})}),
        ("no", "not_mcp"),
        None,
        {"ucp": "not_mcp"},
        away=site(),
        platform=None,
    ),
    "ARD names the endpoint": Row(
        site(files={ARD: catalog(entry(f"{ROOT}/agents"))}, endpoint="/agents"),
        FOUND,
        f"{ROOT}/agents",
        {"ard": "tools_listed"},
    ),
    "AI catalog names a card": Row(
        site(
            files={AI: catalog(entry(f"{ROOT}/c/books.json")), "/c/books.json": card("/agents")},
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"ai_catalog": "tools_listed", "server_card": "not_found"},
        CardState.PRESENT,
    ),
    "AI catalog names an endpoint": Row(
        site(
            files={AI: catalog(entry(f"{ROOT}/agents", type="application/mcp-server+json"))},
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"ai_catalog": "tools_listed"},
    ),
    "AI catalog names a card below the endpoint": Row(
        site(
            files={
                AI: catalog(entry(f"{ROOT}/agents/server-card")),
                "/agents/server-card": {**card(""), "remotes": []},
            },
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"ai_catalog": "tools_listed"},
        CardState.PRESENT,
    ),
    "AI catalog with the card in it": Row(
        site(files={AI: catalog(entry(data=card("/agents")))}, endpoint="/agents"),
        FOUND,
        f"{ROOT}/agents",
        {"ai_catalog": "tools_listed"},
        CardState.PRESENT,
    ),
    "AI catalog where the home page says": Row(
        site(
            head='<link rel="ai-catalog" href="/catalog">',
            files={"/catalog": catalog(entry(f"{ROOT}/agents"))},
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"ai_catalog": "tools_listed"},
    ),
    "an AI catalog in the third that catalogs lead to": Row(
        site(files=nests(2) | {"/nest3": catalog(entry(f"{ROOT}/agents"))}, endpoint="/agents"),
        FOUND,
        f"{ROOT}/agents",
        {"ai_catalog": "tools_listed"},
    ),
    "an AI catalog in the fourth that catalogs lead to": Row(
        site(files=nests(3) | {"/nest4": catalog(entry(f"{ROOT}/agents"))}, endpoint="/agents"),
        ("no", "not_mcp"),
        platform=None,
    ),
    "an AI catalog of many, most of them dead": Row(
        site(
            files={AI: catalog(*(entry(f"{ROOT}/dead{i}") for i in range(800)), entry(f"{ROOT}/agents"))},
            endpoint="/agents",
        ),
        ("no", "not_mcp"),
        None,
        {"ai_catalog": "not_mcp"},
        platform=None,
    ),
    "mcp.json of a client (H45)": Row(
        site(
            files={"/.well-known/mcp.json": {"mcpServers": {"books": {"url": f"{ROOT}/agents"}}}},
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"mcp_json": "tools_listed", "server_card": "not_found"},
        CardState.PRESENT,
    ),
    "cards at an address of several (H45)": Row(
        site(files={"/.well-known/mcp/server-cards.json": [card("/agents")]}, endpoint="/agents"),
        FOUND,
        f"{ROOT}/agents",
        {"server_card": "tools_listed"},
        CardState.PRESENT,
    ),
    "a catalog of before AI catalogs (H45)": Row(
        site(
            files={
                "/.well-known/mcp/catalog.json": {
                    "specVersion": "draft",
                    "entries": [{"mediaType": "application/mcp-server-card+json", "url": f"{ROOT}/agents"}],
                }
            },
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"server_card": "tools_listed"},
        CardState.PRESENT,
    ),
    "a card below an endpoint that was found otherwise (SEP-2127)": Row(
        site(
            head='<link rel="mcp" href="/agents">',
            files={"/agents/server-card": card("/agents")},
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"link": "tools_listed"},
        CardState.PRESENT,
    ),
    "a dead card first, a live one at a later address": Row(
        site(
            files={
                "/.well-known/mcp/server-card.json": card("/gone"),
                "/.well-known/mcp-server-card": card("/agents"),
            },
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"server_card": "tools_listed"},
        CardState.PRESENT,
    ),
    "a dead card alone (H31)": Row(
        site(files={"/.well-known/mcp/server-card.json": card("/gone")}),
        ("no", "not_mcp"),
        None,
        {"server_card": "not_mcp"},
        CardState.DEAD,
        platform=None,
    ),
    "a relation in the API catalog": Row(
        site(
            files={
                "/.well-known/api-catalog": {
                    "linkset": [{"anchor": ROOT, "mcp-server": [{"href": "/agents"}]}]
                }
            },
            endpoint="/agents",
        ),
        FOUND,
        f"{ROOT}/agents",
        {"api_catalog": "tools_listed"},
    ),
    "a link to what is not there (H51)": Row(
        site(head='<link rel="mcp" href="/agents">'),
        ("no", "not_mcp"),
        None,
        {"link": "not_mcp"},
        platform=None,
    ),
    "a link to a page (H13)": Row(
        site(head='<link rel="mcp" href="/agents">', files={"/agents": "# Agents\n\nUse us over MCP."}),
        ("no", "not_mcp"),
        None,
        {"link": "not_mcp"},
        platform=None,
    ),
    "a mention in llms.txt": Row(
        site(
            files={"/llms.txt": f"# Books\n\n- [Agents]({ROOT}/api/mcp): our MCP server for buying books\n"},
            endpoint="/api/mcp",
        ),
        FOUND,
        f"{ROOT}/api/mcp",
        {"llms_txt": "tools_listed"},
    ),
    "the resource of OAuth metadata, open": Row(
        site(files={PRM: {"resource": f"{ROOT}/agents/mcp"}}, endpoint="/agents/mcp"),
        FOUND,
        f"{ROOT}/agents/mcp",
        {"oauth_protected_resource": "tools_listed"},
    ),
    "the resource of OAuth metadata, gated (H39)": Row(
        site(files={PRM: {"resource": f"{ROOT}/agents/mcp"}}, endpoint="/agents/mcp", mcp=refuse),
        ("unknown", "auth_required"),
        None,
        {"oauth_protected_resource": "auth_required", "guess": "not_mcp"},
        platform=None,
    ),
    "the resource of another site": Row(
        site(files={PRM: {"resource": PLATFORM}}),
        ("no", "not_mcp"),
        None,
        {"oauth_protected_resource": "no_endpoint"},
        away=site(endpoint="/ucp/mcp"),
        platform=None,
    ),
    "the guess": Row(site(endpoint="/mcp"), FOUND, f"{ROOT}/mcp", {"guess": "tools_listed"}),
    "the guess, only stateless (H36)": Row(
        site(endpoint="/mcp", mcp=server(versions=(STATELESS,), events=True)),
        FOUND,
        f"{ROOT}/mcp",
    ),
    "the guess, only initialize, with sessions (H37)": Row(
        site(endpoint="/mcp", mcp=server(sessions=True)),
        FOUND,
        f"{ROOT}/mcp",
    ),
    "no tools (H40)": Row(site(endpoint="/mcp", mcp=server(tools=[])), FOUND, f"{ROOT}/mcp"),
}


@contextlib.contextmanager
def standing(sample_web, **handlers):
    with contextlib.ExitStack() as stack:
        for host, handler in handlers.items():
            stack.enter_context(sample_web.scripted(host)).handler = handler
        yield


def visited(sample_web, policy, shop, away=None, limits=None):
    with standing(sample_web, **{SHOP: shop} | ({AWAY: away} if away else {})):
        return asyncio.run(visit(SHOP, policy, limits))


@pytest.mark.parametrize("row", ROWS.values(), ids=ROWS)
def test_a_route_leads_to_the_answer_that_the_site_deserves(row, sample_web, sample_policy):
    evidence = visited(sample_web, sample_policy, row.shop, row.away)
    finding = grade_evidence(evidence)
    verdict = mcp_server.judge_mcp_server(evidence)
    assert (verdict.answer, verdict.reason) == row.expected, verdict.detail
    assert finding.mcp_endpoint == row.endpoint
    assert verdict.value["sources"] | row.sources == verdict.value["sources"]
    assert finding.mcp_server_card == row.card
    assert finding.platform_supplied is row.platform
    assert evidence.requests <= 75
    assert Evidence.unpack(evidence.pack()) == evidence


def test_every_page_of_tools_is_read_and_no_page_beyond_the_twentieth(sample_web, sample_policy):
    many = [McpTool(f"tool_{n}", "One of many.", {}, must_not_run) for n in range(70)]
    whole = grade_evidence(
        visited(sample_web, sample_policy, site(endpoint="/mcp", mcp=server(tools=many, page_size=7)))
    )
    assert len(whole.mcp_tools) == 70
    evidence = visited(sample_web, sample_policy, site(endpoint="/mcp", mcp=server(tools=many, page_size=2)))
    assert len(grade_evidence(evidence).mcp_tools) == 40
    assert "there are more tools than we read" in grade_evidence(evidence).checks[CheckId.MCP_SERVER].detail
    assert len(evidence.exchanges) <= MAX_REQUESTS == 100


def test_an_address_that_nothing_speaks_of_costs_two_requests(sample_web, sample_policy):
    evidence = visited(sample_web, sample_policy, site())
    sent = [load_object(exchange.sent_body)["method"] for exchange in evidence.all(Purpose.MCP)]
    assert sent == ["tools/list", "initialize"]
    assert not evidence.all(Purpose.MCP_STREAM)


def test_a_slow_first_answer_is_waited_for():
    """H42: ten to twelve seconds are slow, not dead."""
    assert RequestLimits().request_seconds > 12 + 2


def test_an_endpoint_that_does_not_answer_in_its_time_is_unknown(sample_web, sample_policy):
    async def silent(_):
        await asyncio.Event().wait()

    limits = RequestLimits(request_seconds=2)
    evidence = visited(sample_web, sample_policy, site(endpoint="/mcp", mcp=silent), limits=limits)
    found = grade_evidence(evidence).checks[CheckId.MCP_SERVER]
    assert (found.answer, found.reason) == ("unknown", "timed_out")


def streaming(first):
    async def stream(request):
        if request.method != "GET":
            return web.Response(status=405)
        response = web.StreamResponse(headers={"content-type": "text/event-stream"})
        await response.prepare(request)
        await response.write(first)
        await asyncio.Event().wait()
        return response

    return stream


STREAMS = {
    "silent from the start": (b"", 0.2, ("unknown", "timed_out")),
    "comments only": (b": hi\n\n", 0.2, ("unknown", "timed_out")),
    "messages to another host": (
        f"event: endpoint\ndata: https://{AWAY}/messages\n\n".encode(), 0.2, ("unknown", "timed_out"),
    ),
    "messages to a private address": (b"event: endpoint\ndata: http://10.0.0.1/m\n\n", 0.2,
        ("unknown", "timed_out")),
    "messages that nobody takes": (b"event: endpoint\ndata: /messages\n\n", 60, ("no", "not_mcp")),
}  # fmt: skip


@pytest.mark.parametrize(("first", "seconds", "expected"), STREAMS.values(), ids=STREAMS)
def test_a_stream_that_leads_nowhere_ends_and_nothing_is_posted_elsewhere(
    first, seconds, expected, sample_web, sample_policy
):
    shop = site(head='<link rel="mcp" href="/sse">', endpoint="/sse", mcp=streaming(first))
    before = len(sample_web.requests_to(AWAY))
    evidence = visited(sample_web, sample_policy, shop, site(), RequestLimits(stream_seconds=seconds))
    found = mcp_server.judge_mcp_server(evidence)
    assert (found.answer, found.reason) == expected, found.detail
    assert len(sample_web.requests_to(AWAY)) == before
    assert evidence.all(Purpose.MCP_STREAM)


def test_a_challenge_leads_to_the_metadata_that_it_names(sample_web, sample_policy):
    shop = site(
        head='<link rel="mcp" href="/agents/mcp">',
        files={f"{PRM}/agents/mcp": {"resource": f"{ROOT}/agents/mcp"}},
        endpoint="/agents/mcp",
        mcp=refuse,
    )
    found = grade_evidence(visited(sample_web, sample_policy, shop)).other_wellknown[
        "oauth_protected_resource"
    ]
    assert (found["answer"], found["url"]) == ("yes", f"{ROOT}{PRM}/agents/mcp")


FAKES = {
    **{key: value for document in (
        profile({"transport": "mcp", "endpoint": f"{ROOT}/x"}), catalog(entry(f"{ROOT}/x")), card("/x"),
    ) for key, value in document.items()},
    "resource": f"{ROOT}/x", "issuer": ROOT, "openapi": "3.1.0", "paths": {}, "x402Version": 2,
    "accepts": [{}],
    "keys": [{"kty": "RSA", "n": "x", "e": "AQAB"}], "skills": [{"name": "a", "files": ["SKILL.md"]}],
    "capabilities": {}, "url": f"{ROOT}/x", "linkset": [{"item": [{"href": "/x"}]}],
}  # fmt: skip


@pytest.mark.parametrize("echo", [False, True], ids=["one document", "another one for each address"])
def test_a_host_that_imitates_every_document_at_every_address_has_none(echo, sample_web, sample_policy):
    async def imitate(request):
        if request.path == "/":
            return web.Response(text=html(), content_type="text/html")
        own = {"description": f"{request.path} " * 9} if echo else {}
        return web.json_response({**FAKES, **own})

    evidence = visited(sample_web, sample_policy, imitate)
    finding = grade_evidence(evidence)
    said = {name: (entry["answer"], entry["detail"]) for name, entry in finding.other_wellknown.items()}
    assert {answer for answer, _ in said.values()} == {"no"}, said
    checks = set(CheckId) - {CheckId.AGENTS_ADMITTED}  # its robots.txt shuts nobody out
    assert {finding.answer(check) for check in checks} <= {Answer.NO, Answer.UNKNOWN}
    assert finding.mcp_server_card is CardState.ABSENT
    assert finding.meets_listing_rule is Answer.NO
    assert len(evidence.exchanges) <= 60


AGENT = {
    "name": "Books", "description": "Sells books.", "version": "1", "protocolVersion": "0.3.0",
    "url": f"{ROOT}/a2a",
    "capabilities": {}, "skills": [],
}  # fmt: skip


def test_an_agent_card_lists_a_site_beside_one_strong_signal(sample_web, sample_policy):
    shop = site(files={"/.well-known/agent-card.json": AGENT})
    shop.data(
        "/.well-known/api-catalog", {"linkset": [{"anchor": ROOT, "item": [{"href": "/books"}]}]}, LINKSET
    )
    finding = grade_evidence(visited(sample_web, sample_policy, shop))
    assert finding.meets_listing_rule is Answer.YES
    assert finding.other_wellknown[WellKnown.A2A_AGENT_CARD]["answer"] == "yes"
    assert "1 of 1 links that were tried are dead." in finding.checks[CheckId.API_CATALOG].detail


def test_an_agent_card_in_a_catalog_is_followed_on_the_site_itself(sample_web, sample_policy):
    listed = catalog(entry(f"{ROOT}/agent.json", type="application/a2a-agent-card+json"))
    found = grade_evidence(visited(sample_web, sample_policy, site(files={AI: listed, "/agent.json": AGENT})))
    assert found.other_wellknown["a2a_agent_card"]["url"] == f"{ROOT}/agent.json"


def test_a_host_that_sends_everything_on_is_asked_there(sample_web, sample_policy):
    async def forward(request):
        return web.Response(status=308, headers={"Location": f"https://www.{SHOP}{request.path_qs}"})

    with standing(sample_web, **{SHOP: forward, f"www.{SHOP}": site(endpoint="/mcp")}):
        before = len(sample_web.requests_to(SHOP))
        finding = grade_evidence(asyncio.run(visit(SHOP, sample_policy)))
        assert len(sample_web.requests_to(SHOP)) - before <= 5
    assert finding.mcp_endpoint == f"https://www.{SHOP}/mcp"


@pytest.mark.parametrize("kept", ["/", "/.well-known/ucp"])
def test_a_host_that_sends_only_some_addresses_on_is_asked_itself(kept, sample_web, sample_policy):
    async def forward(request):
        if request.path in {kept, "/robots.txt"}:
            return web.Response(
                text=html() if kept == "/" else json.dumps(profile()), content_type="text/html"
            )
        if request.path.startswith("/.well-known/") and kept != "/":
            return web.Response(status=404)
        return web.Response(status=308, headers={"Location": f"https://www.{SHOP}{request.path_qs}"})

    with standing(sample_web, **{SHOP: forward, f"www.{SHOP}": site()}):
        before = len(sample_web.requests_to(SHOP))
        asyncio.run(visit(SHOP, sample_policy))
        assert "/.well-known/ucp" in {asked.path for asked in sample_web.requests_to(SHOP)[before:]}
