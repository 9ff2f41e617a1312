import json

from probes.checks.mcp_server_card import judge_card
from probes.evidence.evidence import Ending
from tests.each import each
from tests.unit.probes.building import HOME, ROOT, SHELL, Reply, evidence, rpc, tools

CARD = json.dumps(
    {"name": "acme/anvils", "version": "1.0", "remotes": [{"type": "streamable-http", "url": ROOT + "/mcp"}]}
)
NAMELESS = '{"name": "acme/anvils", "version": "1.0"}'
NO_METHOD = '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}'
INITIALIZED = (
    '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-06-18",'
    '"capabilities":{"resources":{}},"serverInfo":{"name":"x"}}}'
)
GONE = ("/.well-known/mcp.json", 404)

CASES = {
    # hostile
    "an app answers every path with its shell": ({"mcp_card": Reply(body=SHELL, type="text/html")},
        "no is_html absent"),
    "HTML labelled JSON": ({"mcp_card": HOME}, "no is_html absent"),
    "the same card for every well-known path (H50)": ({"mcp_card": CARD, "control_well_known": CARD},
        "no same_as_control absent"),
    "the same name-only JSON for every path": ({"mcp_card": '{"name":"api"}',
            "control_well_known": '{"name":"api"}'}, "no same_as_control absent"),
    "a JSON error with 200": ({"mcp_card": '{"error": "not found", "name": "NotFound"}'},
        "no not_found absent"),
    "a JSON-RPC error": ({"mcp_card": '{"jsonrpc":"2.0","id":null,"error":{"code":-32600}}'},
        "no not_found absent"),
    "no JSON": ({"mcp_card": "mcp: yes"}, "no not_json absent"),
    "nothing anywhere": ({"mcp_card": [404, GONE]}, "no not_found absent"),
    "another card for every well-known path": (
        {"mcp_card": CARD, "control_well_known": '{"name":"otters",'
                                                 '"endpoint":"https://otters.example.net/river"}',
                                                 "mcp": tools("a")},
        "no same_as_control absent",
    ),
    # H31: a card that leads nowhere
    "a card whose endpoint is absent": ({"mcp_card": CARD, "mcp": 404}, "no endpoint_dead dead"),
    "a card whose endpoint is HTML": ({"mcp_card": CARD, "mcp": Reply(body=HOME, type="text/html")},
        "no endpoint_dead dead"),
    "a card whose endpoint echoes": ({"mcp_card": CARD, "mcp": rpc()}, "no endpoint_dead dead"),
    "a card whose endpoint answers as every path does": ({"mcp_card": CARD, "mcp": tools("a"),
            "control_post": tools("a")}, "no endpoint_dead dead"),
    "a card that names no endpoint (H46)": ({"mcp_card": NAMELESS, "mcp": 404}, "no no_endpoint dead"),
    "a card of a local program": ({"mcp_card": '{"name": "x", "transport": {"type": "stdio", "command": '
                                               '"x"}}'}, "no no_endpoint dead"),
    "a card whose endpoint is a private address": (
        {"mcp_card": CARD.replace(ROOT, "http://localhost:3000")}, "no no_endpoint dead",
    ),
    "a card whose endpoint speaks another JSON-RPC": ({"mcp_card": CARD, "mcp": NO_METHOD},
        "no endpoint_dead dead"),
    # nothing can be said
    "a card whose endpoint refuses its host name": (
        {"mcp_card": CARD, "mcp": Reply(403, NO_METHOD.replace("-32601", "-32000").replace("Method not found",
                    "Invalid Host: acme.example"))},
        "unknown host_refused present",
    ),
    "an endpoint that fails for now": ({"mcp_card": CARD, "mcp": 503}, "unknown server_error present"),
    "an endpoint that asks us to slow down": ({"mcp_card": CARD, "mcp": 429}, "unknown rate_limited present"),
    "an endpoint that does not answer in time": ({"mcp_card": CARD, "mcp": Ending.TIMED_OUT},
        "unknown timed_out present"),
    "an endpoint that was never asked": ({"mcp_card": CARD, "mcp": None}, "unknown not_asked present"),
    "an endpoint that robots.txt disallows": ({"mcp_card": CARD, "mcp": Ending.ROBOTS_DISALLOWED},
        "unknown robots_disallowed present"),
    "a named endpoint where every POST is refused": ({"mcp_card": CARD.replace("/mcp", "/x"),
            "mcp": ("/x", 403), "control_post": 403}, "unknown refused_access present"),
    "one address absent, one refused": ({"mcp_card": [404, ("/.well-known/mcp.json", 403)]},
        "unknown refused_access None"),
    "a challenge": ({"mcp_card": Reply(403, "", headers={"cf-mitigated": "challenge"})},
        "unknown challenged None"),
    "a card larger than we read": ({"mcp_card": Reply(body=CARD[:30], truncated=True)},
        "unknown too_large None"),
    "never asked": ({"mcp_card": None}, "unknown not_asked None"),
    "no control": ({"mcp_card": CARD, "mcp": tools("a"), "control_well_known": None},
        "unknown no_control None"),
    # good
    "a card whose endpoint lists tools": ({"mcp_card": CARD, "mcp": tools("a")}, "yes served present"),
    "a card whose endpoint asks for credentials (401)": ({"mcp_card": CARD, "mcp": 401},
        "yes served present"),
    "a card whose endpoint speaks MCP and has no tools/list": (
        {"mcp_card": CARD, "mcp": [NO_METHOD, Reply(body=INITIALIZED, sent_body=rpc("initialize")),
                NO_METHOD]}, "yes served present",
    ),
    "at the second address": ({"mcp_card": [404, ("/.well-known/mcp.json", CARD)], "mcp": tools("a")},
        "yes served present"),
    "the second of two cards": (
        {"mcp_card": [NAMELESS, ("/.well-known/mcp.json", CARD)], "mcp": tools("a")}, "yes served present",
    ),
    "the second of two endpoints": (
        {"mcp_card": CARD.replace('"remotes": [',
                '"remotes": [{"type": "sse", "url": "https://acme.example/sse"}, '),
         "mcp": [tools("a"), ("/sse", 404)]}, "yes served present",
    ),
    "below the endpoint, naming none (SEP-2127)": ({"mcp_card": ("/mcp/server-card", NAMELESS),
            "mcp": tools("a")}, "yes served present"),
    "the second of two endpoints, of which the first fails for now": (
        {"mcp_card": CARD.replace('"remotes": [',
                '"remotes": [{"type": "sse", "url": "https://acme.example/sse"}, '),
         "mcp": [tools("a"), ("/sse", 503)]}, "yes served present",
    ),
    "the second of two endpoints of one kind, of which the first fails for now": (
        {"mcp_card": CARD.replace('"remotes": [',
                '"remotes": [{"type": "streamable-http", "url": "https://acme.example/old"}, '),
         "mcp": [("/old", 503), tools("a")]}, "yes served present",
    ),
    "labelled text/plain": ({"mcp_card": Reply(body=CARD, type="text/plain"), "mcp": tools("a")},
        "yes served present"),
}  # fmt: skip


@each(("replies", "expected"), CASES.values(), ids=CASES)
def test_mcp_server_card(replies, expected):
    verdict = judge_card(evidence(**replies))
    assert f"{verdict.answer} {verdict.reason} {verdict.value['state']}" == expected, verdict.detail


def test_a_present_card_shows_itself_its_endpoint_and_the_control():
    verdict = judge_card(evidence(mcp_card=CARD, mcp=tools("a")))
    assert verdict.value["url"] == ROOT + "/.well-known/mcp/server-card.json"
    assert [e.purpose for e in verdict.shown_by] == ["mcp_card", "mcp", "control_well_known"]


def contradicting(answer=None, **claims):
    card = json.dumps({**json.loads(CARD), **claims})
    return set(judge_card(evidence(mcp_card=card, mcp=answer or tools("a", "b"))).value.get("flags", ()))


def initialized(version):
    result = {"protocolVersion": "2025-06-18", "capabilities": {}, "serverInfo": {"version": version}}
    begun = json.dumps({"jsonrpc": "2.0", "id": 1, "result": result})
    return [Reply(body=begun, sent_body=rpc("initialize")), tools("a")]


def test_a_card_that_contradicts_its_server_is_a_yes_with_a_caveat():
    gated = Reply(401, headers={"www-authenticate": "Bearer"})
    assert (
        contradicting() == contradicting(tools=[{"name": "a"}]) == contradicting(tools=["dynamic"]) == set()
    )
    assert contradicting(tools=[{"name": "a"}, {"name": "gone"}]) == {"card_tools_differ"}
    assert contradicting(authentication={"required": True}) == {"card_auth_differs"}
    assert contradicting(authentication={"required": False}) == set()
    assert contradicting(gated, authentication={"required": False}) == {"card_auth_differs"}
    assert contradicting(gated, authentication={"required": True}) == set()
    assert contradicting(initialized("1.0")) == contradicting(initialized("")) == set()
    assert contradicting(initialized("2.0")) == {"card_version_differs"}
    assert contradicting(initialized("2.0"), serverInfo={"version": "2.0"}, version="1.0") == set()
    assert contradicting(initialized("2.0"), tools=5, authentication=[], version=3) == set()


def test_the_version_of_a_card_without_a_server_is_its_own():
    card = json.dumps({"name": "a", "version": "1.0", "endpoint": f"{ROOT}/mcp"})
    assert not judge_card(evidence(mcp_card=card, mcp=initialized("7"))).value["flags"]
