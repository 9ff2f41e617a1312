"""Servers that others wrote, in every era and transport: each is found, and its tools are read."""

import asyncio
import contextlib
import socket
import threading

import pytest
import trustme
import uvicorn
from fastmcp import FastMCP
from mcp.server.mcpserver import MCPServer
from mcp.server.transport_security import TransportSecuritySettings
from mcp.types import ToolAnnotations

from config.env import ConnectTo
from index.vocabulary import Answer, CheckId
from probes.checks import mcp_server
from probes.evidence import Purpose
from probes.grade import grade
from probes.net.client import Policy
from probes.net.policy import tls_context
from probes.probe import visit

HOST = "real-server.test"
ANY_HOST = TransportSecuritySettings(enable_dns_rebinding_protection=False)
TOOLS = ["find_book", "order_book"]


def with_tools(server):
    @server.tool(annotations=ToolAnnotations(readOnlyHint=True))
    def find_book(title: str) -> str:
        """Find a book."""
        raise AssertionError(f"a tool was called: {title}")

    @server.tool()
    def order_book(title: str) -> str:
        """Order a book."""
        raise AssertionError(f"a tool was called: {title}")

    return server


def official():
    return with_tools(MCPServer("books", version="1.0"))


def another():
    return with_tools(FastMCP("books"))


def before_stateless(app):
    """The same app as a client of 2026-07-28 finds it where only older protocols are spoken."""

    async def older(scope, receive, send):
        kept = [(k, v) for k, v in scope.get("headers", ()) if not k.lower().startswith((b"mcp-p", b"mcp-m"))]
        told = any(k.lower() == b"mcp-session-id" for k, _ in kept)
        await app(scope if told or "headers" not in scope else {**scope, "headers": kept}, receive, send)

    return older


def behind_home_page(app, endpoint):
    """A home page that names the endpoint, before the app."""

    async def site(scope, receive, send):
        if scope["type"] != "http" or scope["path"] != "/":
            return await app(scope, receive, send)
        page = f'<!doctype html><title>Books</title><link rel="mcp" href="{endpoint}"><h1>Books</h1>'.encode()
        headers = [(b"content-type", b"text/html"), (b"content-length", str(len(page)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        return await send({"type": "http.response.body", "body": page})

    return site


@contextlib.contextmanager
def served(app, folder):
    """The app on loopback, over TLS, in a thread: the policy that reaches it."""
    authority = trustme.CA()
    leaf = authority.issue_cert(HOST)
    authority.cert_pem.write_to_path(folder / "ca.pem")
    leaf.private_key_pem.write_to_path(folder / "key.pem")
    for blob in leaf.cert_chain_pems:
        blob.write_to_path(folder / "cert.pem", append=True)
    config = uvicorn.Config(
        app,
        ssl_keyfile=str(folder / "key.pem"),
        ssl_certfile=str(folder / "cert.pem"),
        log_config=None,
        ws="none",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield Policy(
            user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)",
            connect_to=(ConnectTo(HOST, 443, "127.0.0.1", listening.getsockname()[1]),),
            tls=tls_context(folder / "ca.pem"),
            host_delay=0.0,
        )
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


SERVERS = {
    "official, stateless": (lambda: official().streamable_http_app(transport_security=ANY_HOST), "/mcp", "2026-07-28"),
    "official, initialize, sessions and events": (
        lambda: before_stateless(official().streamable_http_app(transport_security=ANY_HOST)), "/mcp", "2025-11-25",
    ),
    "official, initialize, JSON without sessions": (
        lambda: before_stateless(
            official().streamable_http_app(json_response=True, stateless_http=True, transport_security=ANY_HOST)
        ), "/mcp", "",
    ),
    "official, HTTP+SSE": (lambda: official().sse_app(transport_security=ANY_HOST), "/sse", "2024-11-05"),
    "FastMCP, streamable": (lambda: another().http_app(host_origin_protection=False), "/mcp", "2026-07-28"),
    "FastMCP, initialize": (
        lambda: before_stateless(another().http_app(host_origin_protection=False)), "/mcp", "2025-11-25",
    ),
    "FastMCP, HTTP+SSE": (lambda: another().http_app(transport="sse", host_origin_protection=False), "/sse", "2024-11-05"),
}  # fmt: skip


@pytest.mark.parametrize(("make", "endpoint", "protocol"), SERVERS.values(), ids=SERVERS)
def test_a_real_server_is_found_and_its_tools_are_listed(make, endpoint, protocol, tmp_path):
    with served(behind_home_page(make(), endpoint), tmp_path) as policy:
        evidence = asyncio.run(visit(HOST, policy))
    finding = grade(evidence)
    found = finding.checks[CheckId.MCP_SERVER]
    assert found.answer is Answer.YES, [(e.url, e.status, e.text) for e in evidence.all(Purpose.MCP)]
    assert finding.mcp_endpoint == f"https://{HOST}{endpoint}"
    assert [tool.name for tool in finding.mcp_tools] == TOOLS
    assert finding.mcp_tools[0].annotations == {"readOnlyHint": True}
    assert all(tool.schema_sha256 for tool in finding.mcp_tools)
    assert finding.meets_listing_rule is Answer.YES
    assert mcp_server.grade(evidence).value["protocol"] == protocol
