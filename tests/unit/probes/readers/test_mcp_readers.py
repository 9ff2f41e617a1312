import json

import pytest

from probes.readers import catalogs, mcp_replies
from probes.readers.mcp_cards import endpoints_of_card, is_card
from probes.readers.mcp_replies import complete, message_address, reply_to, request_of, tools_page
from probes.readers.mcp_routes import claimed_routes, leads, names_host, names_site, routes
from tests.each import each
from tests.unit.probes.building import HOME, ROOT, Reply, evidence, exchange, rpc, tools

CARDS = {
    "SEP-2127": ({"name": "x/y", "remotes": [{"type": "streamable-http", "url": "/m"}]}, ["/m"]),
    "streamable before sse": ({"remotes": [{"type": "sse", "url": "/s"},
                {"type": "streamable-http", "url": "/m"}]}, ["/m", "/s"]),
    "a variable with a default": ({"remotes": [{"url": "https://{t}.acme.example/m",
                    "variables": {"t": {"default": "eu"}}}]}, ["https://eu.acme.example/m"]),
    "a variable without default": ({"remotes": [{"url": "https://{t}.acme.example/m",
                    "variables": {"t": {}}}]}, []),
    "SEP-1649": ({"serverInfo": {"name": "x"}, "transport": {"type": "streamable-http", "endpoint": "/mcp"}},
        ["/mcp"]),
    "SEP-1960": ({"mcp_version": "1", "endpoints": {"sse": "/s", "streamable_http": "/m", "websocket": "/w"}},
        ["/m", "/s"]),
    "endpoints as a list": ({"name": "x", "endpoints": ["/m", {"url": "/n"}]}, ["/m", "/n"]),
    "flat": ({"name": "x", "endpoint": "https://mcp.acme.example/mcp", "url": "https://acme.example"}, ["https://mcp.acme.example/mcp"]),
    "flat under other names": ({"name": "x", "mcpEndpoint": "/m"}, ["/m"]),
    "only a url": ({"name": "x", "version": "1", "url": "/m"}, ["/m"]),
    "client configuration": ({"mcpServers": {"a": {"command": "npx"}, "b": {"url": "/m"}}}, ["/m"]),
    "transports": ({"name": "x", "transports": [{"type": "stdio", "url": "/no"},
                {"type": "http", "url": "/m"}]}, ["/m"]),
    "registry": ({"$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
            "packages": []}, []),
    "registry, wrapped": ({"server": {"name": "x", "remotes": [{"url": "/m"}]}}, ["/m"]),
    "a catalog with a card": ({"entries": [{"type": "application/mcp-server-card+json",
                    "url": "/mcp/server-card"}]}, ["/mcp"]),
    "a catalog with an endpoint": ({"entries": [{"mediaType": "application/mcp-server+json", "url": "/m"},
                {"type": "application/a2a-agent-card+json", "url": "/a"}]}, ["/m"]),
    "a catalog with an inline card": ({"entries": [{"type": "mcp", "data": {"remotes": [{"url": "/m"}]}}]},
        ["/m"]),
    "a list of cards": ([{"name": "x", "endpoint": "/m"}, {"name": "y", "endpoint": "/n"}], ["/m", "/n"]),
    "a wrapped list of cards": ({"servers": [{"name": "x", "endpoint": "/m"}]}, ["/m"]),
    "a name alone": ({"name": "x"}, []),
    "an endpoint on another host": ({"name": "x", "endpoint": "https://tools.example.net/x"}, ["https://tools.example.net/x"]),
    "credentials": ({"name": "x", "endpoint": "https://a:b@acme.example/m"}, []),
    "another scheme": ({"name": "x", "endpoint": "wss://acme.example/m"}, []),
    "many": ({"remotes": [{"url": f"/m{i}"} for i in range(50)]}, [f"/m{i}" for i in range(5)]),
}  # fmt: skip


@each(("document", "expected"), CARDS.values(), ids=CARDS)
def test_every_dialect_of_card_is_read(document, expected):
    card = exchange("mcp_card", json.dumps(document))
    assert is_card(card)
    assert [url.removeprefix(ROOT) for url in endpoints_of_card(card)] == expected


@each(
    "body",
    ["", "[]", "{}", "7", '"x"', "null", '{"a":1}', '{"error":"x"}', '{"error":"x","endpoint":"/y"}',
        '{"jsonrpc":"2.0"}', HOME,
     '{"name":"App","start_url":"/"}', '{"entries":[]}', '{"issuer":"https://acme.example"}'],
)  # fmt: skip
def test_what_is_no_card_is_none(body):
    card = exchange("mcp_card", body)
    assert not is_card(card)
    assert endpoints_of_card(card) == ()


def test_a_reply_that_is_absent_or_cut_is_no_card():
    assert not is_card(exchange("mcp_card", Reply(404, '{"name":"x"}')))
    assert not is_card(exchange("mcp_card", Reply(200, '{"name":"x"}', truncated=True)))


def told(**replies):
    return [(route.source, route.url) for route in routes(evidence(**replies))]


GUESS = ("guess", ROOT + "/mcp")


def test_without_any_hint_there_is_one_guess():
    assert told() == told(home=None) == [GUESS]


def test_routes_come_strongest_first_and_each_once():
    found = told(
        home=Reply(body=HOME.replace("<head>", '<head><link rel="mcp" href="/page">'),
            headers={"link": "</link>; rel=mcp-server, </mcp>; rel=mcp"}),
        mcp_card='{"name":"x","endpoint":"/card/"}',
        api_catalog='{"linkset":[{"mcp":[{"href":"/card"},{"href":"/api"}]}]}',
        llms_txt=f"# Acme\n\nConnect to {ROOT}/llms/mcp or [docs](/docs/mcp.md).",
    )  # fmt: skip
    assert found == [
        ("server_card", ROOT + "/card/"),
        ("api_catalog", ROOT + "/api"),
        ("link", ROOT + "/link"),
        ("link", ROOT + "/mcp"),
        ("link", ROOT + "/page"),
        ("llms_txt", ROOT + "/llms/mcp"),
        ("guess", ROOT + "/api/mcp"),
        ("guess", ROOT + "/sse"),
    ]


def test_the_guess_is_never_crowded_out():
    many = json.dumps({"remotes": [{"url": f"/m{i}"} for i in range(9)]})
    assert told(mcp_card=many)[-1] == GUESS
    assert len(told(mcp_card=many)) == 6
    assert GUESS in told(
        mcp_card=many, llms_txt="# Acme\n\n" + "".join(f"{ROOT}/{i}/mcp " for i in range(20))
    )


CATALOGS = {
    "by relation": ('{"linkset":[{"mcp-server":[{"href":"/x"}]}]}', ["/x"]),
    "by path": ('{"linkset":[{"item":[{"href":"/api/mcp"},{"href":"/api/rest"}]}]}', ["/api/mcp"]),
    "by anchor": (
        '{"linkset":[{"anchor":"https://acme.example/v1/mcp","service-doc":[{"href":"/doc"}]}]}',
        ["/v1/mcp"],
    ),
    "by card": (
        '{"linkset":[{"service-desc":[{"href":"/x/server-card","type":"application/mcp-server-card+json"}]}]}',
        ["/x"],
    ),
    "nothing of the kind": ('{"linkset":[{"item":[{"href":"/mcp-guide"}]}]}', []),
}


@pytest.mark.parametrize(("body", "expected"), CATALOGS.values(), ids=CATALOGS)
def test_endpoints_in_a_catalog(body, expected):
    assert [
        url.removeprefix(ROOT) for source, url in told(api_catalog=body) if source == "api_catalog"
    ] == expected


MENTIONS = {
    "in a sentence": (f"Our server is at {ROOT}/api/mcp.", ["/api/mcp"]),
    "in code": (f'`{{"url":"{ROOT}/sse"}}`', ["/sse"]),
    "on its own host, likeliest first": (f"{ROOT}/docs/mcp and **https://mcp.acme.example/v2**",
        ["https://mcp.acme.example/v2", "/docs/mcp"]),
    "a page about it": (f"[MCP]({ROOT}/docs/mcp.md) [more]({ROOT}/mcp-guide)", []),
    "somebody else's": ("Use https://mcp.example.net/mcp", []),
    "relative": ("- [Tools](/agent/mcp): ask them", ["/agent/mcp"]),
    "by a link's text": ("- [MCP server](/agents)", ["/agents"]),
    "by a link's text, in full": ("- [Our Model Context Protocol endpoint](<agents/v2>)", ["/agents/v2"]),
    "below /mcp": (f"{ROOT}/mcp/server and `POST /mcp/books`", ["/mcp/server", "/mcp/books"]),
    "a path alone": ("Endpoint: /agent/mcp\n", ["/agent/mcp"]),
    "after a label": ("MCP endpoint: /ai/endpoint", ["/ai/endpoint"]),
    "after a label, as code": ("- **MCP server** (HTTP): `POST /ai/rpc`, no key", ["/ai/rpc"]),
    "in a table": (f"| MCP | {ROOT}/ai/endpoint |", ["/ai/endpoint"]),
    "a guide": ("Our MCP tools are listed, and prices are on /prices. MCP guide /docs/guide", []),
    "a label before a page": ("MCP server: /docs/server.html", []),
    "a client's settings": (f'```\n{{"mcpServers": {{"a": {{"type": "http", "url": "{ROOT}/ai/x"}}}}}}\n```',
        ["/ai/x"]),
    "settings of a host's tenant": ('{"mcpServers": {"a": {"url": "https://agents.example.net/acme.example/v1"}}}',
        ["https://agents.example.net/acme.example/v1"]),
    "settings of somebody else's": ('{"mcpServers": {"a": {"url": "https://agents.example.net/v1"}}}', []),
    "a page after settings": (f'`{{"mcpServers": {{}}}}` see {ROOT}/ai/x', []),
    "a command": (f"    claude mcp add --transport http acme {ROOT}/ai/endpoint", ["/ai/endpoint"]),
    "a command of two lines": (f"codex mcp add acme \\\n  --url {ROOT}/ai/endpoint\n{ROOT}/about",
        ["/ai/endpoint"]),
    "a bridge": (f"npx -y mcp-remote@latest {ROOT}/ai/endpoint", ["/ai/endpoint"]),
    "the home page itself": (f"[MCP]({ROOT}/)", []),
    "pictures and downloads": ("![MCP](/mcp.png) [MCP](/files/books.mcpb)", []),
    "at most three that may be pages": ("".join(f"[MCP {n}](/docs/{n}) " for n in range(9)),
        ["/docs/0", "/docs/1", "/docs/2"]),
    "a host's tenant by path": ("https://agents.example.net/acme.example/mcp", ["https://agents.example.net/acme.example/mcp"]),
    "a host's tenant by label": ("https://acme.agents.example.net/mcp", ["https://acme.agents.example.net/mcp"]),
    "a host's tenant by its whole name": ("https://acme-example.agents.example.net/mcp", ["https://acme-example.agents.example.net/mcp"]),
    "a host's tenant by query": ("https://example.net/mcp?site=https://www.acme.example/", ["https://example.net/mcp?site=https://www.acme.example/"]),
    "another's tenant": ("https://acme.example.net/about and https://other.agents.example.net/mcp", []),
    "one whose own name is the same": ("https://mcp.acme.net/mcp", []),
}  # fmt: skip


@each(("text", "expected"), MENTIONS.values(), ids=MENTIONS)
def test_endpoints_that_llms_txt_mentions(text, expected):
    found = told(llms_txt="# Acme\n\n" + text)
    assert [url.removeprefix(ROOT) for source, url in found if source == "llms_txt"] == expected


def claimed(text):
    return [route.url for route in claimed_routes(evidence(llms_txt="# Acme\n\n" + text))]


def test_endpoints_of_other_sites_are_asked_whose_they_are_unless_there_are_many():
    assert claimed("Use https://mcp.example.net/mcp") == ["https://mcp.example.net/mcp"]
    assert claimed(f"{ROOT}/mcp and https://acme.example.net/page") == []
    assert claimed(" ".join(f"https://mcp.example{n}.net/mcp" for n in range(3))) == []


def page(body):
    return [
        (source, url.removeprefix(ROOT)) for source, url in told(home=HOME.replace("</h1>", "</h1>" + body))
    ]


PAGES = {
    "an anchor": ('<a class="x" href="/tools"><b>MCP</b> server</a>', [("link", "/tools")]),
    "an anchor's address": ("<a href=/agent/mcp>Connect</a>", [("link", "/agent/mcp")]),
    "an address in code": (f"<pre>{ROOT}/agent/mcp</pre>", [("link", "/agent/mcp")]),
    "a word beside an anchor": ('We speak MCP. <a href="/tools">Tools</a>', []),
    "a tenant's": ('<a href="https://agents.example.net/acme.example/mcp">MCP</a>', [("link", "https://agents.example.net/acme.example/mcp")]),
}  # fmt: skip
FURTHER = [("guess", "/api/mcp"), ("guess", "/sse")]


@pytest.mark.parametrize(("body", "expected"), PAGES.values(), ids=PAGES)
def test_where_the_home_page_speaks_of_mcp_its_anchors_and_the_usual_addresses_are_tried(body, expected):
    assert page(body) == [("guess", "/mcp"), *FURTHER, *expected]


@pytest.mark.parametrize(
    ("mark", "endpoint"),
    [
        ("<script>window.gradio_config = {}</script>", "/gradio_api/mcp/"),
        ('<a href="https://datasette.io/">Datasette</a>', "/-/mcp"),
    ],
)
def test_a_framework_leads_to_its_own_address(mark, endpoint):
    assert page(mark) == [("guess", "/mcp"), ("guess", endpoint), *FURTHER]


@pytest.mark.parametrize(
    ("website", "title", "ours"),
    [
        ("https://www.acme.example/about", "", True),
        ("https://example.net", "Acme", False),
        ("", "Acme Anvils", True),
        ("", "Tools of acme.example", True),
        ("", "Tools of notacme.example.net", False),
        ("", "Anvils like Acme", False),
        ("", "", False),
    ],
)
def test_a_server_says_whose_it_is(website, title, ours):
    assert names_site(website, title, "acme.example") is ours


@pytest.mark.parametrize("host", ["www.shop.example", "mcp.example"])
def test_a_name_that_is_anybodys_names_no_host(host):
    assert not names_host("https://tools.example.net/mcp", host)
    assert not names_host("https://example.net/mcp", host)
    assert not names_site("", "Shop", host)


def test_plain_http_is_tried_on_the_site_itself_only():
    card = '{"remotes":[{"url":"http://acme.example/m"},{"url":"http://tools.example.net/m"}]}'
    assert ("server_card", "http://acme.example/m") in told(mcp_card=card)
    assert not any("tools.example.net" in url for _, url in told(mcp_card=card))


def test_a_card_that_every_address_gives_leads_nowhere():
    card = '{"name":"x","endpoint":"/m"}'
    assert told(mcp_card=card, control_well_known=card) == [GUESS]


def test_the_guess_is_on_the_host_where_the_home_page_is_and_then_on_the_one_that_was_visited():
    assert told(home=Reply(body=HOME, hops=("https://www.acme.example/",))) == [
        ("guess", "https://www.acme.example/mcp"),
        GUESS,
    ]


REPLY = {"jsonrpc": "2.0", "id": 1, "result": {}}
REPLIES = {
    "JSON": (json.dumps(REPLY), True),
    "an event": (f"data: {json.dumps(REPLY)}\n\n", True),
    "an event that ends with the body": (f"event: message\ndata:{json.dumps(REPLY)}", True),
    "events with CR LF, comments and other messages": (
        (f': hi\r\n\r\nid: 1\r\ndata:\r\n\r\ndata: {{"jsonrpc":"2.0","method":"x"}}\r\n\r\ndata: '
        f'{json.dumps(REPLY)}\r\n\r\n'), True,
    ),
    "an error without id": ('{"jsonrpc":"2.0","id":null,"error":{"code":1}}', True),
    "an error under the server's id": ('{"jsonrpc":"2.0","id":"server-error","error":{"code":1}}', True),
    "an echo": (rpc(), False),
    "an echo that adds a result": ('{"jsonrpc":"2.0","id":1,"method":"tools/list","result":{}}', False),
    "another id": ('{"jsonrpc":"2.0","id":2,"result":{}}', False),
    "true is not 1": ('{"jsonrpc":"2.0","id":true,"result":{}}', False),
    "an old version": ('{"jsonrpc":"1.0","id":1,"result":{}}', False),
    "a word": ('"x"', False),
    "an error that is a word": ('{"jsonrpc":"2.0","id":1,"error":"x"}', False),
    "half of it": (json.dumps(REPLY)[:-2], False),
    "half an event": (f"data: {json.dumps(REPLY)[:-2]}", False),
    "nothing": ("", False),
}  # fmt: skip


@each(("body", "is_reply"), REPLIES.values(), ids=REPLIES)
def test_a_reply_is_found_whatever_carries_it(body, is_reply):
    assert (reply_to(exchange("mcp", body), 1) is not None) is is_reply
    assert complete(body.encode(), 1) is is_reply


def test_a_result_is_preferred_to_an_error_of_another_request():
    body = '[{"jsonrpc":"2.0","id":9,"error":{}},{"jsonrpc":"2.0","id":1,"result":{}}]'
    assert reply_to(exchange("mcp", body), 1) == REPLY


def test_an_open_stream_is_complete_at_the_event_that_answers():
    stream = f": hi\n\ndata: {json.dumps(REPLY)}\n\n: ping".encode()
    assert [complete(stream[:end], 1) for end in (6, 20, len(stream) - 6, len(stream))] == [
        False,
        False,
        True,
        True,
    ]


def test_what_we_ask_is_what_we_read_back():
    asked = Reply(sent_body=mcp_replies.tools_list(7).decode())
    assert request_of(exchange("mcp", asked)) == (7, "tools/list")
    assert mcp_replies.MODERN_HEADERS["mcp-protocol-version"] == mcp_replies.MODERN
    assert request_of(exchange("mcp", Reply(sent_body="")))[0] is None


def test_a_page_of_tools_says_where_the_next_one_is():
    page = tools_page(exchange("mcp", tools("a", nextCursor="n")))
    assert page is not None
    assert (page.next_cursor, page.tools[0]["name"]) == ("n", "a")
    assert tools_page(exchange("mcp", Reply(body=tools("a"), sent_body=rpc("initialize")))) is None


STREAMS = {
    "an absolute path": ("event: endpoint\ndata: /messages?s=1\n\n", ROOT + "/messages?s=1"),
    "an absolute address": (f"event: endpoint\r\ndata: {ROOT}/m\r\n\r\n", ROOT + "/m"),
    "a relative path, after comments": (": hi\n\nid: 1\nevent:endpoint\ndata:m\n\n", ROOT + "/m"),
    "not the first event": ("event: message\ndata: {}\n\nevent: endpoint\ndata: /m\n\n", ROOT + "/m"),
    "half an event": ("event: endpoint\ndata: /mess", ""),
    "an event that has not ended": ("event: endpoint\ndata: /m\n", ""),
    "another host": ("event: endpoint\ndata: https://tools.example.net/m\n\n", ""),
    "another port": (f"event: endpoint\ndata: {ROOT}:8443/m\n\n", ""),
    "plain http": ("event: endpoint\ndata: http://acme.example/m\n\n", ""),
    "an event of no name": ("data: /m\n\n", ""),
    "nothing": ("", ""),
}  # fmt: skip


@pytest.mark.parametrize(("body", "expected"), STREAMS.values(), ids=STREAMS)
def test_messages_go_where_the_endpoint_event_says_on_the_same_origin(body, expected):
    assert message_address(body.encode(), ROOT + "/sse") == expected


def test_on_a_stream_only_the_error_of_this_very_request_counts():
    other = b'data: {"jsonrpc":"2.0","id":1,"error":{}}\n\n'
    assert complete(other, 2)
    assert not complete(other, 2, any_error=False)
    assert complete(other, 1, any_error=False)


PROFILES = {
    "a list of bindings": ({"s": [{"transport": "rest", "endpoint": "/r"},
                {"transport": "mcp", "endpoint": "/m"}]}, ["/m"]),
    "one binding": ({"s": {"transport": "mcp", "endpoint": "/m"}}, ["/m"]),
    "a member for each transport": ({"s": {"version": "1", "rest": {"endpoint": "/r"},
                "mcp": {"endpoint": "/m"}}}, ["/m"]),
    "two services, one endpoint": ({"s": {"mcp": {"endpoint": "/m"}},
            "t": [{"transport": "MCP", "endpoint": "/m"}]}, ["/m"]),
    "no endpoint": ({"s": {"mcp": {}}, "t": [{"transport": "mcp", "endpoint": 7}]}, []),
    "a private address": ({"s": {"mcp": {"endpoint": "http://127.0.0.1/m"}}}, []),
    "other transports": ({"s": {"rest": {"endpoint": "/r"}}}, []),
}  # fmt: skip


@pytest.mark.parametrize(("services", "expected"), PROFILES.values(), ids=PROFILES)
def test_endpoints_of_a_commerce_profile(services, expected):
    reply = exchange("ucp", json.dumps({"ucp": {"version": "2026-08-25", "services": services}}))
    assert [url.removeprefix(ROOT) for url in catalogs.mcp_endpoints(reply)] == expected


def catalog(*urls, kind="application/mcp-server-card+json"):
    return json.dumps({"entries": [{"identifier": "x", "type": kind, "url": url} for url in urls]})


def test_few_leads_of_a_large_catalog_are_followed_and_each_once():
    many = catalog("/a", "/a", "/b", *(f"/x{i}" for i in range(800)))
    assert [lead.url for lead in leads(evidence(ai_catalog=many, ard=many))] == [
        ROOT + p for p in ("/a", "/b", "/x0")
    ]


def test_leads_are_to_servers_over_tls_or_on_the_site_itself():
    written = catalog(
        "http://tools.example.net/c", "http://acme.example/c", "https://[::1]/c", "javascript:x"
    )
    assert [lead.url for lead in leads(evidence(ai_catalog=written))] == ["http://acme.example/c"]
    assert leads(evidence(ai_catalog=catalog("/c", kind="text/html"))) == ()


def test_a_catalog_that_every_address_gives_leads_nowhere():
    assert leads(evidence(ard=catalog("/c"), control_well_known=catalog("/c"))) == ()


def in_page(*nodes, before=""):
    return HOME.replace(
        "<body>", f'<script type="application/ld+json">{before}{json.dumps(nodes)}</script><body>'
    )


def node(n, **more):
    return {"identifier": f"urn:air:acme.example:{n}", "type": "application/mcp-server-card+json", **more}


def test_entries_in_the_home_page_are_leads_and_nothing_else_there_is():
    page = in_page({"@type": "Organization", "url": ROOT}, node("a", url=f"{ROOT}/a"), {"type": 5})
    assert [lead.url for lead in leads(evidence(home=page))] == [f"{ROOT}/a"]
    for other in (
        in_page(node("a", url=f"{ROOT}/a") | {"identifier": "a"}),
        in_page(node("a", url=f"{ROOT}/a") | {"type": ["application/mcp-server-card+json"]}),
        in_page(node("a", url=f"{ROOT}/a"), before="{"),
        in_page(node("a", url="javascript:alert(1)")),
        in_page(node("a", url=f"{ROOT}/a")).replace("application/ld+json", "text/plain"),
    ):
        assert leads(evidence(home=other)) == ()


def test_few_entries_of_a_large_page_are_leads():
    page = in_page(*(node(n, url=f"{ROOT}/{n}") for n in range(1000)))
    assert len(leads(evidence(home=page))) == 3
