import json

import pytest

from probes.checks.connection import read_connection
from probes.evidence.evidence import Ending
from tests.unit.probes.building import ROOT, Reply, evidence, rpc, tools

ISSUER = "https://login.example.net"
METADATA = f"{ROOT}/.well-known/oauth-protected-resource/mcp"
CHALLENGE = Reply(401, headers={"www-authenticate": f'Bearer resource_metadata="{METADATA}"'})
PLAIN_401 = Reply(401, headers={"www-authenticate": "Bearer"})
CARD = json.dumps({"name": "a/b", "remotes": [{"type": "streamable-http", "url": f"{ROOT}/mcp"}]})


def resource(of=f"{ROOT}/mcp", *issuers):
    return json.dumps({"resource": of, "authorization_servers": list(issuers or (ISSUER,))})


def server(issuer=ISSUER, **more):
    ends = {"authorization_endpoint": f"{issuer}/authorize", "token_endpoint": f"{issuer}/token"}
    return json.dumps({"issuer": issuer, **ends, **more})


def at_issuer(reply, path="/.well-known/oauth-authorization-server", issuer=ISSUER):
    return f"{issuer}{path}", reply


NOTHING_AT_ISSUER = [
    at_issuer(404),
    at_issuer(404, "/.well-known/openid-configuration"),
]
NO_RESOURCE = {"mcp_resource": 404, "oauth_resource": 404}
DCR, CIMD = {"registration_endpoint": f"{ISSUER}/register"}, {"client_id_metadata_document_supported": True}

CASES = {
    # what decides
    "an issuer with dynamic registration": (
        {"mcp_resource": resource(), "mcp_issuer": at_issuer(server(**DCR))}, "oauth dcr"),
    "an issuer with metadata documents of clients": (
        {"mcp_resource": resource(), "mcp_issuer": at_issuer(server(**DCR, **CIMD))}, "oauth cimd"),
    "an issuer that knows its clients": (
        {"mcp_resource": resource(), "mcp_issuer": at_issuer(server())}, "oauth none"),
    "metadata of all of the host": (
        {"mcp_resource": resource(f"{ROOT}/"), "mcp_issuer": at_issuer(server())}, "oauth none"),
    "an issuer with a path": (
        {"mcp_resource": resource(f"{ROOT}/mcp", f"{ISSUER}/acme"),
            "mcp_issuer": at_issuer(server(f"{ISSUER}/acme"), "/.well-known/openid-configuration/acme")},
        "oauth none"),
    "the second of two issuers": (
        {"mcp_resource": resource(f"{ROOT}/mcp", "https://old.example.net", ISSUER),
            "mcp_issuer": [at_issuer(404, issuer="https://old.example.net"), at_issuer(server())]},
        "oauth none"),
    # nothing valid says how
    "no metadata anywhere": (NO_RESOURCE, "credentials -"),
    "metadata of another resource": (
        {"mcp_resource": resource("https://acme.example/other"), "oauth_resource": 404}, "credentials -"),
    "metadata of another host": (
        {"mcp_resource": resource("https://evil.example.net/mcp"), "oauth_resource": 404}, "credentials -"),
    "a path that only begins alike": (
        {"mcp_resource": resource(f"{ROOT}/m"), "oauth_resource": 404}, "credentials -"),
    "metadata without an issuer": (
        {"mcp_resource": json.dumps({"resource": f"{ROOT}/mcp"}), "oauth_resource": 404}, "credentials -"),
    "metadata that is HTML": (
        {"mcp_resource": Reply(body="<html>", type="text/html"), "oauth_resource": 404}, "credentials -"),
    "an issuer that another one answers for": (
        {"mcp_resource": resource(), "mcp_issuer": [at_issuer(server("https://other.example.net")),
            NOTHING_AT_ISSUER[1]]}, "credentials -"),
    "an issuer without a token endpoint": (
        {"mcp_resource": resource(), "mcp_issuer": [at_issuer(json.dumps({"issuer": ISSUER})),
            NOTHING_AT_ISSUER[1]]}, "credentials -"),
    "an issuer without metadata": (
        {"mcp_resource": resource(), "mcp_issuer": NOTHING_AT_ISSUER}, "credentials -"),
    "an issuer at a local address": (
        {"mcp_resource": resource(f"{ROOT}/mcp", "http://127.0.0.1:8080"), "oauth_resource": 404},
        "credentials -"),
    # unknown is never a no
    "an issuer that failed": (
        {"mcp_resource": resource(), "mcp_issuer": [at_issuer(503), NOTHING_AT_ISSUER[1]]}, "unknown -"),
    "an issuer that timed out": (
        {"mcp_resource": resource(), "mcp_issuer": [at_issuer(Ending.TIMED_OUT), NOTHING_AT_ISSUER[1]]},
        "unknown -"),
    "an issuer whose robots.txt refuses": (
        {"mcp_resource": resource(), "mcp_issuer": [at_issuer(Ending.ROBOTS_DISALLOWED),
            at_issuer(Ending.ROBOTS_DISALLOWED, "/.well-known/openid-configuration")]}, "unknown -"),
    "an issuer that nobody asked, as in older visits": ({"mcp_resource": resource()}, "unknown -"),
    "metadata that nobody asked for, as in older visits": ({"oauth_resource": 404}, "unknown -"),
    "metadata that failed": ({"mcp_resource": 500, "oauth_resource": 404}, "unknown -"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_gated_server_says_how_it_is_reached(case):
    replies, told = CASES[case]
    found = read_connection(evidence(mcp_card=CARD, mcp=PLAIN_401, **replies))
    auth, registration = told.split()
    assert (found.auth or "unknown", found.registration or "-") == (auth, registration)
    assert (found.url, found.transport) == (f"{ROOT}/mcp", "streamable-http")


def test_only_the_metadata_that_the_challenge_names_counts():
    at_root = {"oauth_resource": resource(), "mcp_issuer": at_issuer(server())}
    found = read_connection(evidence(mcp_card=CARD, mcp=CHALLENGE, mcp_resource=404, **at_root))
    assert (found.auth, found.resource_metadata) == ("credentials", None)
    valid = {"mcp_resource": resource(), "mcp_issuer": at_issuer(server())}
    found = read_connection(evidence(mcp_card=CARD, mcp=CHALLENGE, **valid))
    assert (found.auth, found.resource_metadata) == ("oauth", METADATA)


def test_a_server_that_lists_its_tools_wants_nothing():
    listed = Reply(body=tools("a", resultType="complete"))
    error = {"code": -32004, "message": "no", "data": {"supported": ["2025-11-25", "2025-06-18", "<b>"]}}
    refused = json.dumps({"jsonrpc": "2.0", "id": 1, "error": error})
    found = read_connection(evidence(mcp_card=CARD, mcp=[Reply(400, refused), listed]))
    assert (found.auth, found.transport, found.resource_metadata) == ("none", "streamable-http", None)
    assert found.protocol_versions == ("2026-07-28", "2025-11-25", "2025-06-18")


def test_a_server_that_replies_on_a_stream_is_told_by_the_stream():
    stream = Reply(body="event: endpoint\ndata: /messages?session=1\n\n" + f"data: {tools('a')}\n\n")
    posted = (f"{ROOT}/messages?session=1", Reply(202, sent_body=rpc()))
    found = read_connection(evidence(mcp=[("/sse", 405), posted], mcp_stream=stream))
    assert (found.url, found.transport, found.auth) == (f"{ROOT}/sse", "sse", "none")


@pytest.mark.parametrize("reply", [404, 500, Ending.TIMED_OUT, Reply(403, "<h1>Forbidden</h1>")])
def test_where_no_endpoint_is_known_there_is_nothing_to_connect_to(reply):
    assert read_connection(evidence(mcp=reply)) is None
