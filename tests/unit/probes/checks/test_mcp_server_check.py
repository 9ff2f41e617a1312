import json

import pytest

from index.checks.mcp_server import CHECK, EXAMPLE_TOOL
from index.values.vocabulary import CheckId
from probes.checks.mcp_server import judge_mcp_server
from probes.evidence.evidence import Ending
from probes.grading import finding as visits
from tests.each import each
from tests.unit.probes.building import HOME, ROOT, SHELL, Reply, evidence, rpc, tools

ECHO = rpc()
EVENTS = "event: message\nid: 7\ndata: {}\n\n"
CARD = '{"name": "x/y", "remotes": [{"type": "streamable-http", "url": "https://tools.example.net/mcp"}]}'
CARDED = {"mcp_card": CARD}
AWAY = "https://tools.example.net/mcp"
INITIALIZED = json.dumps(
    {"jsonrpc": "2.0", "id": 1, "result": {"protocolVersion": "2025-06-18", "capabilities": {},
            "serverInfo": {"name": "x"}}}
)  # fmt: skip
NOT_READY = (
    '{"jsonrpc":"2.0","id":null,"error":{"code":-32000,"message":"Bad Request: Server not initialized"}}'
)


def error(message, code=-32000, request_id=1):
    return json.dumps({"jsonrpc": "2.0", "id": request_id, "error": {"code": code, "message": message}})


def init(reply):
    return Reply(body=reply, sent_body=rpc("initialize", 1))


CASES = {
    # hostile
    "an app answers every POST with its shell": ({"mcp": Reply(body=SHELL, type="text/html")}, "no not_mcp"),
    "a server that echoes what it is sent": ({"mcp": ECHO, "control_post": ECHO}, "no not_mcp"),
    "a server that echoes inside JSON": ({"mcp": json.dumps({"json": json.loads(ECHO)})}, "no not_mcp"),
    "200 {}": ({"mcp": "{}"}, "no not_mcp"),
    "one JSON answer for everything (H12)": (
        {"mcp": '{"status":"ok"}', "control_post": '{"status":"ok"}'},
        "no not_mcp",
    ),
    "tools for every path": ({"mcp": tools("a"), "control_post": tools("a")}, "no same_as_control"),
    "tools for every path, other ones": (
        {"mcp": tools("a"), "control_post": tools("b", "c")},
        "no same_as_control",
    ),
    "a reply to another request": ({"mcp": tools("a", request_id=99)}, "no not_mcp"),
    "a reply without its id": ({"mcp": tools("a", request_id=None)}, "no not_mcp"),
    "tools that are no objects": (
        {"mcp": '{"jsonrpc":"2.0","id":1,"result":{"tools":["a","b"]}}'},
        "no not_mcp",
    ),
    "tools without names": (
        {"mcp": '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"description":"d"}]}}'},
        "no not_mcp",
    ),
    "tools that are an object": (
        {"mcp": '{"jsonrpc":"2.0","id":1,"result":{"tools":{"a":{}}}}'},
        "no not_mcp",
    ),
    "no version": ({"mcp": '{"id":1,"result":{"tools":[]}}'}, "no not_mcp"),
    "tools with status 404": ({"mcp": Reply(404, tools("a"), "application/json")}, "no not_mcp"),
    "a list that asks for input first": (
        {"mcp": '{"jsonrpc":"2.0","id":1,"result":{"resultType":"input_required"}}'},
        "no not_mcp",
    ),
    "tools/list in a page of HTML": (
        {"mcp": Reply(body="<pre>" + tools("a"), type="text/html")},
        "no not_mcp",
    ),
    "404": ({"mcp": 404}, "no not_mcp"),
    "405": ({"mcp": 405}, "no not_mcp"),
    "501 to POST": ({"mcp": 501}, "no not_mcp"),
    "a redirect of the POST to the login page": (
        {"mcp": Reply(302, "", headers={"location": "/login"})},
        "no not_mcp",
    ),
    "a server that knows no tools/list": (
        {"mcp": [NOT_READY, init(INITIALIZED), error("Method not found", -32601)]},
        "no no_tool_list",
    ),
    "another JSON-RPC service": (
        {"mcp": error("the method tools/list does not exist", -32601)},
        "no not_mcp",
    ),
    "every POST is refused alike and nobody named an endpoint": (
        {"mcp": 403, "control_post": 403},
        "no not_mcp",
    ),
    "every POST is refused with 401 alike and nobody named an endpoint": (
        {"mcp": 401, "control_post": 401},
        "no not_mcp",
    ),
    # nothing can be said
    "everything is refused, the home page and the control too": (
        {"home": 403, "mcp": 403, "control_post": 403},
        "unknown refused_access",
    ),
    "401 (H39)": ({"mcp": Reply(401, headers={"www-authenticate": "Bearer"})}, "unknown auth_required"),
    "403 in HTML asks for nothing": ({"mcp": 403}, "unknown refused_access"),
    "403 with a challenge": (
        {"mcp": Reply(403, "<h1>Forbidden</h1>", headers={"www-authenticate": "Bearer"})},
        "unknown auth_required",
    ),
    "403 in JSON that asks for credentials": (
        {
            "mcp": Reply(
                403, '{"detail": "Authentication credentials were not provided."}', "application/json"
            )
        },
        "unknown auth_required",
    ),
    "403 in JSON of a guard against forged forms": (
        {"mcp": Reply(403, '{"detail": "CSRF Failed: CSRF token missing."}', "application/json")},
        "unknown refused_access",
    ),
    "403 in JSON that only forbids": (
        {"mcp": Reply(403, '{"error":"Forbidden"}', "application/json")},
        "unknown refused_access",
    ),
    "403 in JSON of a gateway": (
        {"mcp": Reply(403, '{"message": "Forbidden"}', "application/json")},
        "unknown refused_access",
    ),
    "403 of a blog's guard": (
        {
            "mcp": Reply(
                403,
                '{"code":"rest_forbidden","message":"Sorry, you are not allowed to do that."}',
                "application/json",
            )
        },
        "unknown refused_access",
    ),
    "403 in JSON of OAuth": (
        {"mcp": Reply(403, '{"error": "insufficient_scope"}', "application/json")},
        "unknown auth_required",
    ),
    "403 in JSON-RPC that asks for a key": (
        {"mcp": Reply(403, error("Missing API key", request_id=None), "application/json")},
        "unknown auth_required",
    ),
    "400 of IIS for the host": (
        {
            "mcp": Reply(
                400,
                "<HTML><HEAD><TITLE>Bad Request</TITLE></HEAD><BODY><h2>Bad Request - Invalid Hostname</h2>"
                "<hr><p>HTTP Error 400. The request hostname is invalid.</p></BODY></HTML>",
                "text/html",
            )
        },
        "unknown host_refused",
    ),
    "400 for another host than expected": (
        {"mcp": Reply(400, '{"error": "Host header mismatch"}', "application/json")},
        "unknown host_refused",
    ),
    "403 for a host that does not match": (
        {"mcp": Reply(403, "The Host header does not match the server's name", "text/plain")},
        "unknown host_refused",
    ),
    "400 for something else": (
        {"mcp": Reply(400, "Bad request: the names of this host do not match", "text/plain")},
        "no not_mcp",
    ),
    "421": ({"mcp": Reply(421, "Invalid Host header", "text/plain")}, "unknown host_refused"),
    "403 for the host, in JSON-RPC": (
        {"mcp": Reply(403, error("Invalid Host: acme.example", request_id=None), "application/json")},
        "unknown host_refused",
    ),
    "403 for the origin": ({"mcp": Reply(403, "Forbidden Origin", "text/plain")}, "unknown host_refused"),
    "400 for the host": ({"mcp": Reply(400, "Invalid host header", "text/plain")}, "unknown host_refused"),
    "a framework's page about hosts": (
        {"mcp": Reply(403, "<h1>Blocked hosts: acme.example</h1>", "text/html")},
        "unknown host_refused",
    ),
    "a host refused in JSON-RPC with status 200": (
        {"mcp": error("Host acme.example is not allowed")},
        "unknown host_refused",
    ),
    "404 that speaks of hosts": (
        {"mcp": Reply(404, "<h1>Not found</h1><p>Invalid host</p>", "text/html")},
        "no not_mcp",
    ),
    "401 for every path with a pointer to how to get a token": (
        {
            "mcp": Reply(
                401,
                headers={
                    "www-authenticate": "Bearer resource_metadata="
                    f'"{ROOT}/.well-known/oauth-protected-resource"'
                },
            ),
            "control_post": 401,
        },
        "unknown auth_required",
    ),
    "JSON-RPC says unauthorized with status 200": (
        {"mcp": error("Unauthorized: missing API key")},
        "unknown auth_required",
    ),
    "initialize is open and tools/list is not": (
        {"mcp": [NOT_READY, init(INITIALIZED), Reply(401, "")]},
        "unknown auth_required",
    ),
    "a named endpoint where every POST is refused alike": (
        {"mcp_card": CARD.replace(AWAY, ROOT + "/agents"), "mcp": ("/agents", 403), "control_post": 403},
        "unknown refused_access",
    ),
    "a challenge (H14)": (
        {"mcp": Reply(403, "", headers={"cf-mitigated": "challenge"})},
        "unknown challenged",
    ),
    "429": ({"mcp": 429}, "unknown rate_limited"),
    "502": ({"mcp": 502}, "unknown server_error"),
    "an internal error in JSON-RPC": ({"mcp": error("Internal error", -32603)}, "unknown server_error"),
    "a timeout": ({"mcp": Ending.TIMED_OUT}, "unknown timed_out"),
    "robots.txt disallows it": ({"mcp": Ending.ROBOTS_DISALLOWED}, "unknown robots_disallowed"),
    "a list larger than we read": (
        {"mcp": Reply(body=tools("a", "b")[:60], truncated=True)},
        "unknown too_large",
    ),
    "one endpoint is absent, the other does not answer": (
        {"mcp": [(AWAY, Ending.TIMED_OUT), 404], **CARDED},
        "unknown timed_out",
    ),
    "one endpoint is gated, the other absent": (
        {"mcp": [(AWAY, 401), 404], **CARDED},
        "unknown auth_required",
    ),
    "the stateless form is absent, initialize times out": (
        {"mcp": [400, Reply(ending=Ending.TIMED_OUT, sent_body=rpc("initialize"))]},
        "unknown timed_out",
    ),
    "never asked": ({"mcp": None}, "unknown not_asked"),
    "no control": ({"mcp": tools("a"), "control_post": None}, "unknown no_control"),
    "a control that a gateway could not pass on": (
        {"mcp": tools("a"), "control_post": 502},
        "unknown no_control",
    ),
    "a control that broke off": (
        {"mcp": tools("a"), "control_post": Ending.DISCONNECTED},
        "unknown no_control",
    ),
    # good
    "one stateless request (H36)": ({"mcp": tools("a", resultType="complete")}, "yes tools_listed"),
    "no tools at all (H40)": ({"mcp": tools()}, "yes tools_listed"),
    "initialize first (H37)": (
        {
            "mcp": [
                Reply(400, NOT_READY),
                init(INITIALIZED),
                Reply(202, sent_body='{"method":"notifications/initialized"}'),
                tools("a"),
            ]
        },
        "yes tools_listed",
    ),
    "an event stream (H38)": (
        {"mcp": Reply(body=": hi\n\nid: 0\ndata:\n\n" + EVENTS.format(tools("a")), type="text/event-stream")},
        "yes tools_listed",
    ),
    "an event stream that is labelled JSON": ({"mcp": EVENTS.format(tools("a"))}, "yes tools_listed"),
    "an event stream that was still open": (
        {"mcp": Reply(body=EVENTS.format(tools("a")), type="text/event-stream")},
        "yes tools_listed",
    ),
    "an event over several data lines": (
        {"mcp": "data: " + tools("a").replace(', "', ',\ndata:  "') + "\r\n\r\n"},
        "yes tools_listed",
    ),
    "JSON labelled text/plain": ({"mcp": Reply(body=tools("a"), type="text/plain")}, "yes tools_listed"),
    "a batch": (
        {"mcp": f"[{json.dumps({'jsonrpc': '2.0', 'method': 'notifications/x'})}, {tools('a')}]"},
        "yes tools_listed",
    ),
    "an id that came back as a string": ({"mcp": tools("a", request_id="1")}, "yes tools_listed"),
    "an id that came back as a float": ({"mcp": tools("a", request_id=1.0)}, "yes tools_listed"),
    "a half-recorded request": (
        {"mcp": Reply(body=tools("a"), sent_body=rpc(cursor="x" * 99)[:90])},
        "yes tools_listed",
    ),
    "by redirect that keeps the method": (
        {"mcp": Reply(body=tools("a"), hops=(ROOT + "/mcp/",))},
        "yes tools_listed",
    ),
    "on another host, without a control there": (
        {"mcp": (AWAY, tools("a")), **CARDED, "control_post": None},
        "yes tools_listed",
    ),
    "after an endpoint that is dead": ({"mcp": [(AWAY, 404), tools("a")], **CARDED}, "yes tools_listed"),
    "after an endpoint that timed out": (
        {"mcp": [(AWAY, Ending.TIMED_OUT), tools("a")], **CARDED},
        "yes tools_listed",
    ),
    "although every other POST fails": ({"mcp": tools("a"), "control_post": 500}, "yes tools_listed"),
    "although every other POST is refused": ({"mcp": tools("a"), "control_post": 403}, "yes tools_listed"),
    "although every other POST is an error of JSON-RPC": (
        {"mcp": tools("a"), "control_post": error("no such path")},
        "yes tools_listed",
    ),
}


@each(("replies", "expected"), CASES.values(), ids=CASES)
def test_mcp_server(replies, expected):
    verdict = judge_mcp_server(evidence(**replies))
    assert f"{verdict.answer} {verdict.reason}" == expected, verdict.detail


def test_a_yes_carries_endpoint_tools_protocol_and_routes():
    found = judge_mcp_server(
        evidence(mcp=[(AWAY, 404), tools("find", "buy", resultType="complete")], **CARDED)
    ).value
    assert found["endpoint"] == ROOT + "/mcp"
    assert [(tool["name"], tool["description"]) for tool in found["tools"]] == [
        ("find", "Does find."),
        ("buy", "Does buy."),
    ]
    assert found["protocol"] == "2026-07-28"
    assert found["routes"] == [
        {"source": "server_card", "url": AWAY, "gave": "not_mcp"},
        {"source": "guess", "url": ROOT + "/mcp", "gave": "tools_listed"},
    ]


def test_an_endpoint_that_was_named_and_never_tried_is_told():
    found = judge_mcp_server(evidence(mcp=(AWAY, tools("a")), **CARDED)).value
    assert {"source": "guess", "url": ROOT + "/mcp", "gave": "not_asked"} in found["routes"]


def test_the_agreed_protocol_is_that_of_initialize():
    assert (
        judge_mcp_server(evidence(mcp=[Reply(400, NOT_READY), init(INITIALIZED), tools("a")])).value[
            "protocol"
        ]
        == "2025-06-18"
    )


def test_a_server_that_says_no_version_has_none():
    assert judge_mcp_server(evidence(mcp=tools("a"))).value["protocol"] == ""


def test_pages_of_one_endpoint_are_put_together_without_repeats():
    pages = [
        Reply(body=tools("a", "b", nextCursor="2")),
        Reply(body=tools("b", "c", request_id=2), sent_body=rpc("tools/list", 2, cursor="2")),
    ]
    found = judge_mcp_server(evidence(mcp=pages)).value
    assert [tool["name"] for tool in found["tools"]] == ["a", "b", "c"]
    assert found["flags"] == []


def test_pages_after_a_redirect_belong_to_the_endpoint_that_redirects():
    pages = [
        Reply(body=tools("a", nextCursor="2"), hops=(ROOT + "/mcp/",)),
        ("/mcp/", Reply(body=tools("b", request_id=2), sent_body=rpc("tools/list", 2))),
    ]
    assert [tool["name"] for tool in judge_mcp_server(evidence(mcp=pages)).value["tools"]] == ["a", "b"]


def test_tools_are_capped_in_number_and_in_words_and_carry_no_control_characters():
    long = json.dumps("x\x00y\x1b[31m\u202e" + "d" * 5000)
    hostile = (
        '{"jsonrpc":"2.0","id":1,"result":{"tools":['
        + "".join(f'{{"name":"n{i}","description":{long}}},' for i in range(520))
        + '{"name":"\\ud800b","description":7}]}}'
    )
    found = judge_mcp_server(evidence(mcp=hostile)).value
    assert len(found["tools"]) == 500
    assert found["tools"][0]["description"].startswith("x y [31md")
    assert len(found["tools"][0]["description"]) == 500
    assert "".join(json.dumps(found["tools"], ensure_ascii=False)).isprintable()


def test_the_example_alone_passes_with_a_caveat():
    example, own = ({"name": "search", "description": text} for text in (EXAMPLE_TOOL, "Search books"))
    assert EXAMPLE_TOOL in CHECK.snippets[0].text
    for listed, flags in (([example], ["example_tool"]), ([own], []), ([example, own], [])):
        reply = json.dumps({"jsonrpc": "2.0", "id": 1, "result": {"tools": listed}})
        assert judge_mcp_server(evidence(mcp=reply)).value["flags"] == flags


def test_more_pages_than_were_read_are_flagged():
    assert judge_mcp_server(evidence(mcp=tools("a", nextCursor="more"))).value["flags"] == ["more_tools"]


def test_an_empty_cursor_goes_on_until_a_page_repeats():
    first, second = (Reply(body=tools(*names, nextCursor="")) for names in ("a", "b"))
    assert judge_mcp_server(evidence(mcp=[first])).value["flags"] == ["more_tools"]
    assert judge_mcp_server(evidence(mcp=[first, second])).value["flags"] == ["more_tools"]
    assert not judge_mcp_server(evidence(mcp=[first, first])).value["flags"]


@pytest.mark.parametrize(("more", "cut"), [({}, set()), ({"nextCursor": "more"}, {CheckId.MCP_SERVER})])
def test_a_finding_says_whether_its_list_of_tools_is_whole(more, cut):
    seen = evidence(robots="User-agent: *\nAllow: /", mcp=tools("a", **more))
    assert visits.grade_evidence(seen).tools_cut == cut


def test_a_no_shows_what_each_endpoint_said():
    verdict = judge_mcp_server(evidence(mcp=[(AWAY, 410), 404], home=HOME, **CARDED))
    assert [e.final_url for e in verdict.shown_by[:2]] == [AWAY, ROOT + "/mcp"]
    assert verdict.detail.startswith(
        f"POST {AWAY} answered 410 text/html: no endpoint that we tried speaks MCP. "
    )


def listed(*entries):
    return json.dumps({"jsonrpc": "2.0", "id": 1, "result": {"tools": list(entries)}})


def test_a_tool_keeps_its_hints_and_a_digest_of_its_schema_that_layout_does_not_change():
    schema = {"type": "object", "properties": {"b": {}, "a": {}}}
    turned = {"properties": {"a": {}, "b": {}}, "type": "object"}
    hints = {"readOnlyHint": True, "destructiveHint": False, "title": "x", "idempotentHint": "yes"}
    one, other, bare = judge_mcp_server(
        evidence(
            mcp=listed(
                {"name": "one", "inputSchema": schema, "annotations": hints},
                {"name": "other", "inputSchema": turned, "annotations": 7},
                {"name": "bare", "inputSchema": []},
            )
        )
    ).value["tools"]
    assert one["annotations"] == {"readOnlyHint": True, "destructiveHint": False}
    assert (other["annotations"], bare["annotations"]) == ({}, {})
    assert one["schema_sha256"] == other["schema_sha256"]
    assert len(one["schema_sha256"]) == 64
    assert bare["schema_sha256"] == ""


def test_the_line_of_evidence_names_the_tools_with_hints_and_digest():
    note = (
        judge_mcp_server(
            evidence(
                mcp=listed(
                    {"name": "find", "inputSchema": {}, "annotations": {"readOnlyHint": True}}, {"name": "x"}
                )
            )
        )
        .shown_by[0]
        .note
    )
    assert note == "tools listed: find (read-only, schema 44136fa355b3), x (no schema)"


def test_the_note_on_many_tools_is_capped_and_one_line():
    entries = ({"name": f"n{i}\u202e\n" + "x" * 100} for i in range(500))
    note = judge_mcp_server(evidence(mcp=listed(*entries))).shown_by[0].note
    assert len(note) == 1500
    assert note.isprintable()


HELLO = "event: endpoint\ndata: /messages?s=1\n\n"
TALK = [rpc("initialize", 1), '{"jsonrpc":"2.0","method":"notifications/initialized"}', rpc("tools/list", 2)]


def over_sse(stream, *accepted, first=405):
    """`stream` is what GET gets, `accepted` what each message to /messages is answered."""
    posted = [
        ("/messages?s=1", Reply(*([202, ""] if isinstance(one, str) else one), sent_body=sent))
        for one, sent in zip(accepted or ("",) * 3 * (HELLO in stream.body), TALK, strict=False)
    ]
    return {
        "mcp_card": CARD.replace(AWAY, ROOT + "/sse"),
        "mcp": [("/sse", first), *posted],
        "mcp_stream": stream,
    }


def on_stream(*events, ending=Ending.ANSWERED):
    return Reply(body=HELLO + "".join(f"event: message\ndata: {e}\n\n" for e in events), ending=ending)


SSE_CASES = {
    "the list comes on the stream": ((on_stream(INITIALIZED, tools("a", request_id=2)),), "yes tools_listed"),
    "the list comes with the POST": (
        (on_stream(INITIALIZED), "", "", [200, tools("a", request_id=2)]), "yes tools_listed",
    ),
    "a stream that never answers": ((on_stream(ending=Ending.TIMED_OUT),), "unknown timed_out"),
    "an error on the stream": ((on_stream(INITIALIZED, error("no", -32601, 2)),), "no no_tool_list"),
    "an error that asks for a key": ((on_stream(error("Unauthorized")),), "unknown auth_required"),
    "the messages are gated": ((on_stream(), [401, ""]), "unknown auth_required"),
    "the stream is gated": ((Reply(401),), "unknown auth_required"),
    "a page instead of a stream": ((Reply(body=HOME, type="text/html"),), "no not_mcp"),
    "403 instead of a stream, as static hosts say of nothing": ((Reply(403),), "no not_mcp"),
    "a stream that names no address": ((Reply(body=": hi\n\n"),), "no not_mcp"),
    "an address on another host": (
        (Reply(body=HELLO.replace("/messages", "https://tools.example.net/messages")),), "no not_mcp",
    ),
    "a list for another request": ((on_stream(INITIALIZED, tools("a", request_id=7)),), "no no_tool_list"),
    "an echo of what was posted": ((on_stream(*TALK),), "no not_mcp"),
}  # fmt: skip


@each(("given", "expected"), SSE_CASES.values(), ids=SSE_CASES)
def test_http_and_sse_of_2024_11_05(given, expected):
    verdict = judge_mcp_server(evidence(**over_sse(*given)))
    assert f"{verdict.answer} {verdict.reason}" == expected, verdict.detail


def test_what_came_on_a_stream_is_shown_by_the_stream():
    verdict = judge_mcp_server(evidence(**over_sse(on_stream(INITIALIZED, tools("a", request_id=2)))))
    assert verdict.value["endpoint"] == ROOT + "/sse"
    assert verdict.value["protocol"] == "2025-06-18"
    assert verdict.shown_by[0].method == "GET"
    assert verdict.value["sources"]["server_card"] == "tools_listed"


NONE = "not_found"
SOURCES = {
    "server_card": NONE, "ucp": NONE, "ard": NONE, "ai_catalog": NONE, "mcp_json": "not_asked",
    "api_catalog": NONE,
    "link": "no_endpoint", "oauth_protected_resource": NONE, "llms_txt": NONE, "guess": "not_mcp",
}  # fmt: skip


def test_every_route_says_what_it_gave_also_when_it_gave_nothing():
    verdict = judge_mcp_server(evidence())
    assert verdict.value["sources"] == SOURCES
    assert verdict.detail.endswith(
        "Routes: server card not found, UCP not found, ARD not found, ai catalog not found, mcp.json not "
        "asked, api catalog not found, link no endpoint, oauth protected resource not found, llms.txt not "
        "found, usual addresses not mcp."
    )


UCP = json.dumps(
    {"ucp": {"version": "2026-08-25", "services": {"shop": [{"transport": "mcp", "endpoint": AWAY}]}}}
)
ROUTE_CASES = {
    "the endpoint answers": ({"ucp": UCP, "mcp": [(AWAY, tools("a")), 404]}, {"ucp": "tools_listed"}),
    "the endpoint is gated": ({"ucp": UCP, "mcp": [(AWAY, 401), 404]}, {"ucp": "auth_required"}),
    "the endpoint is dead": ({"ucp": UCP, "mcp": [(AWAY, 404), 404]}, {"ucp": "not_mcp"}),
    "the endpoint was not asked": ({"ucp": UCP}, {"ucp": "not_asked"}),
    "two routes name one endpoint": (
        {"ucp": UCP, **CARDED, "mcp": [(AWAY, tools("a"))]},
        {"ucp": "tools_listed", "server_card": "tools_listed", "guess": "not_asked"},
    ),
    "a profile without MCP": ({"ucp": UCP.replace('"mcp"', '"rest"')}, {"ucp": "no_endpoint"}),
    "a page": ({"ucp": HOME, "ard": Reply(body=HOME, type="text/html")},
        {"ucp": "is_html", "ard": "is_html"}),
    "no JSON": ({"ai_catalog": "soon"}, {"ai_catalog": "not_json"}),
    "what every address gives": ({"ucp": UCP, "control_well_known": UCP}, {"ucp": "same_as_control"}),
    "a timeout": ({"ard": Ending.TIMED_OUT}, {"ard": "timed_out"}),
    "mcp.json beside the cards": ({"mcp_card": [404, ("/.well-known/mcp.json", "{}")]},
        {"mcp_json": "no_endpoint"}),
    "a card where mcp.json is": (
        {"mcp_card": [404, ("/.well-known/mcp.json", CARD)], "mcp": (AWAY, tools("a"))},
        {"mcp_json": "tools_listed", "guess": "not_asked"},
    ),
}  # fmt: skip


@each(("replies", "expected"), ROUTE_CASES.values(), ids=ROUTE_CASES)
def test_a_route_gave_what_its_endpoint_or_its_document_gave(replies, expected):
    assert judge_mcp_server(evidence(**replies)).value["sources"] == SOURCES | expected


def test_the_resource_that_metadata_names_is_gated_although_every_post_is_refused():
    metadata = json.dumps({"resource": ROOT + "/tools"})
    verdict = judge_mcp_server(
        evidence(oauth_resource=metadata, mcp=[("/tools", 401), 401], control_post=401)
    )
    assert (verdict.reason, verdict.value["sources"]["oauth_protected_resource"]) == ("auth_required",) * 2
