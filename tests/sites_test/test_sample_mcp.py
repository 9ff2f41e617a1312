"""The sample MCP servers hold to the rules of their version."""

import asyncio
import json

import httpx2
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client

from operators.sample_web import SITES
from operators.sample_web.mcp import STATELESS

ENDPOINTS = {
    "larkspur-books.test": "https://larkspur-books.test/agents/mcp",
    "skylark-weather.test": "https://skylark-weather.test/mcp",
    "diwan-forum.test": "https://diwan-forum.test/mcp",
    "sandpiper-parcels.test": "https://sandpiper-parcels.test/mcp",
}
META = {
    "io.modelcontextprotocol/protocolVersion": STATELESS,
    "io.modelcontextprotocol/clientCapabilities": {},
}
MODERN = {"MCP-Protocol-Version": STATELESS, "Mcp-Method": "tools/list"}


class ToLoopback(httpx2.AsyncBaseTransport):
    """Every request goes to one local port, under its own name."""

    def __init__(self, sample, trust):
        self._inner = httpx2.AsyncHTTPTransport(verify=trust)
        self._port = sample.https_port

    async def handle_async_request(self, request):
        request.extensions["sni_hostname"] = request.url.host
        request.url = request.url.copy_with(host="127.0.0.1", port=self._port)
        return await self._inner.handle_async_request(request)

    async def aclose(self):
        await self._inner.aclose()


async def official_client_sees(url, sample, trust, mode, call):
    async with (
        httpx2.AsyncClient(transport=ToLoopback(sample, trust)) as http,
        Client(streamable_http_client(url, http_client=http), mode=mode) as client,
    ):
        page = await client.list_tools()
        names = [tool.name for tool in page.tools]
        while page.next_cursor:
            page = await client.list_tools(cursor=page.next_cursor)
            names += [tool.name for tool in page.tools]
        return tuple(names), await client.call_tool(*call) if call else None


@pytest.mark.parametrize(
    ("host", "mode"),
    [
        ("larkspur-books.test", "auto"),
        ("larkspur-books.test", "legacy"),
        ("skylark-weather.test", "auto"),
        ("skylark-weather.test", STATELESS),
        ("diwan-forum.test", "auto"),
        ("sandpiper-parcels.test", "legacy"),
        ("sandpiper-parcels.test", STATELESS),
    ],
)
def test_the_official_client_lists_every_tool(host, mode, sample_web, visitor):
    expected = next(site.expected.tools for site in SITES if site.host == host)
    names, _ = asyncio.run(official_client_sees(ENDPOINTS[host], sample_web, visitor.trust, mode, None))
    assert names == expected


@pytest.mark.parametrize(
    ("host", "call", "says"),
    [
        (
            "larkspur-books.test",
            ("order_book", {"book": "night-trains", "email": "reader@example.test"}),
            "Night Trains",
        ),
        ("sandpiper-parcels.test", ("track_parcel", {"number": "SP1002"}), "on a bicycle in Copenhagen"),
        ("skylark-weather.test", ("get_forecast", {"place": "Nelson"}), "light sea breeze"),
    ],
)
def test_a_tool_does_what_it_says(host, call, says, sample_web, visitor):
    _, said = asyncio.run(official_client_sees(ENDPOINTS[host], sample_web, visitor.trust, "auto", call))
    assert says in said.content[0].text
    assert not said.is_error


def rpc(method, **params):
    return json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": params})


def test_the_shop_demands_a_session_and_forgets_one_that_was_ended(visitor):
    url = ENDPOINTS["larkspur-books.test"]
    assert visitor.ask(url, "POST", body=rpc("tools/list")).status == 400
    opened = visitor.ask(url, "POST", body=rpc("initialize", protocolVersion="2025-06-18"))
    session = {"Mcp-Session-Id": opened.headers["mcp-session-id"]}
    first = json.loads(visitor.ask(url, "POST", headers=session, body=rpc("tools/list")).text)["result"]
    assert (len(first["tools"]), first["nextCursor"]) == (2, "after-2")
    assert visitor.ask(url, "DELETE", headers=session).status == 204
    assert visitor.ask(url, "POST", headers=session, body=rpc("tools/list")).status == 404


def test_the_weather_server_takes_only_the_stateless_form_and_answers_in_events(visitor):
    url = ENDPOINTS["skylark-weather.test"]
    assert "-32602" in visitor.ask(url, "POST", body=rpc("initialize", protocolVersion="2025-06-18")).text
    assert "-32602" in visitor.ask(url, "POST", headers=MODERN, body=rpc("tools/list")).text
    without_headers = visitor.ask(url, "POST", body=rpc("tools/list", _meta=META))
    assert (without_headers.status, "-32020" in without_headers.text) == (400, True)
    listed = visitor.ask(url, "POST", headers=MODERN, body=rpc("tools/list", _meta=META))
    assert (listed.status, listed.media_type) == (200, "text/event-stream")
    assert "get_forecast" in listed.text
    assert visitor.ask(url).status == 405


def test_an_older_stateless_version_is_told_which_are_supported(visitor):
    meta = META | {"io.modelcontextprotocol/protocolVersion": "2099-01-01"}
    got = visitor.ask(
        ENDPOINTS["skylark-weather.test"], "POST", headers=MODERN, body=rpc("tools/list", _meta=meta)
    )
    error = json.loads(got.text)["error"]
    assert (got.status, error["code"], error["data"]["supported"]) == (400, -32022, [STATELESS])


def test_the_gated_server_challenges_and_the_false_one_answers_every_post(visitor):
    gated = visitor.ask("https://ledgerwell.test/mcp", "POST", body=rpc("initialize"))
    assert gated.status == 401
    assert "resource_metadata=" in gated.headers["www-authenticate"]
    false = visitor.ask("https://echo-valley-forms.test/anything", "POST", body=rpc("tools/list"))
    assert json.loads(false.text)["result"]["tools"]


@pytest.mark.parametrize("body", ["", "[]", "nonsense", '{"jsonrpc": "2.0"}', "[" * 100_000])
def test_a_body_that_is_no_message_is_a_parse_error(body, visitor):
    got = visitor.ask(ENDPOINTS["diwan-forum.test"], "POST", body=body)
    assert (got.status, json.loads(got.text)["error"]["code"]) == (400, -32700)


def test_a_cursor_that_was_never_given_is_refused(visitor):
    for cursor in ("after-99", "nonsense", "after--1"):
        got = visitor.ask(ENDPOINTS["diwan-forum.test"], "POST", body=rpc("tools/list", cursor=cursor))
        assert json.loads(got.text)["error"]["code"] == -32602
