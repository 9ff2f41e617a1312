"""Servers of frameworks with their defaults."""

import asyncio
import http.client
import json

import pytest
from mcp import Client

from index.values.reasons import OutcomeReason
from index.values.vocabulary import Answer, CheckId, WellKnown
from probes.grading.finding import grade_evidence
from probes.grading.rubric import grade_wellknown
from tests.peers.public_host import HOST, behind_tls
from tests.visiting import visit

pytestmark = [pytest.mark.soak, pytest.mark.usefixtures("peers")]

NODE = "{peers}/servers/node_modules/.bin/node"
STDIO = f"{NODE} {{peers}}/servers/frameworks.mjs stdio"
INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-11-25",
        "capabilities": {},
        "clientInfo": {"name": "curl", "version": "1"},
    },
}


def python(environment, name):
    program = "{here}/servers/frameworks.py"
    return (f"{{peers}}/{environment}/bin/python", program, name, "{port}", "{address}")


def npm(name):
    return (NODE, "{peers}/servers/frameworks.mjs", name, "{port}", "{address}")


def gateway(name, *words):
    return (NODE, f"{{peers}}/servers/node_modules/.bin/{name}", *words)


MCP = {
    "Python SDK 1": (python("older", "mcp_1"), "/mcp"),
    "Python SDK 2": (python("newer", "mcp_2"), "/mcp"),
    "FastMCP": (python("newer", "fastmcp"), "/mcp"),
    "fastapi-mcp": (python("older", "fastapi_mcp"), "/mcp"),
    "django-mcp-server": (python("older", "django_mcp"), "/mcp"),
    "Gradio": (python("older", "gradio"), "/gradio_api/mcp/"),
    "datasette-mcp": (python("newer", "datasette"), "/-/mcp"),
    "TypeScript SDK with Express": (npm("sdk_express"), "/mcp"),
    "FastMCP of npm": (npm("fastmcp"), "/mcp"),
    "mcp-framework": (npm("mcp_framework"), "/mcp"),
    "mcp-use": (npm("mcp_use"), "/mcp"),
    "Hono": (npm("hono"), "/mcp"),
    "tmcp": (npm("tmcp"), "/mcp"),
    "supergateway": (
        gateway("supergateway", "--stdio", STDIO, "--outputTransport", "streamableHttp", "--port", "{port}"),
        "/mcp",
    ),
    "mcp-proxy": (gateway("mcp-proxy", "--port", "{port}", "--", *STDIO.split()), "/mcp"),
}
A2A = {
    "a2a-sdk": (python("newer", "a2a_sdk"), "/.well-known/agent-card.json"),
    "FastA2A": (python("newer", "fasta2a"), "/.well-known/agent-card.json"),
    "python-a2a": (python("older", "python_a2a"), "/.well-known/agent.json"),
    "A2A SDK of npm": (npm("a2a_js"), "/.well-known/agent-card.json"),
}


def asked(port, path, message=None):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    headers = {"Host": HOST, "Accept": "application/json, text/event-stream"}
    if message is None:
        connection.request("GET", path, headers=headers)
    else:
        headers["Content-Type"] = "application/json"
        connection.request("POST", path, json.dumps(message), headers)
    reply = connection.getresponse()
    try:
        return reply.status, reply.read(4096)
    finally:
        connection.close()


async def listed(url):
    async with asyncio.timeout(60), Client(url) as client:
        return [tool.name for tool in (await client.list_tools()).tools]


@pytest.mark.parametrize(("words", "endpoint"), MCP.values(), ids=MCP)
def test_an_mcp_server_is_what_the_official_client_and_curl_say(served, words, endpoint, tmp_path):
    with served(words) as port:
        tools = asyncio.run(listed(f"http://127.0.0.1:{port}{endpoint}"))
        status, _ = asked(port, endpoint, INITIALIZE)
        home, _ = asked(port, "/")
        with behind_tls(port, tmp_path) as policy:
            finding = grade_evidence(asyncio.run(visit(HOST, policy)))
    assert tools
    if home == 403:  # the guard stands before the whole site, so that nothing of it could be asked
        assert (status, finding.outcome_reason) == (403, OutcomeReason.REFUSED_ACCESS)
        return
    found = finding.checks[CheckId.MCP_SERVER]
    if status != 200:
        assert (found.answer, found.reason) == (Answer.UNKNOWN, "host_refused"), (status, found.detail)
        return
    assert (found.answer, finding.mcp_endpoint) == (Answer.YES, f"https://{HOST}{endpoint}"), found.detail
    assert [tool.name for tool in finding.mcp_tools] == tools


@pytest.mark.parametrize(("words", "address"), A2A.values(), ids=A2A)
def test_an_agent_card_is_found_where_its_framework_puts_it(served, words, address, tmp_path):
    with served(words) as port:
        status, body = asked(port, address)
        with behind_tls(port, tmp_path) as policy:
            evidence = asyncio.run(visit(HOST, policy))
    assert (status, json.loads(body)["name"]) == (200, "Books")
    card = grade_wellknown(evidence)[WellKnown.A2A_AGENT_CARD]
    assert card.answer is Answer.YES, card.detail
    assert grade_evidence(evidence).checks[CheckId.MCP_SERVER].answer is Answer.NO
