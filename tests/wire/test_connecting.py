"""What to paste into clients connects them."""

import ast
import json
import shlex
import subprocess
import sys
import tomllib

import httpx
import pytest

from index.pages.connecting import ExampleCall, McpEndpoint, client_setups
from index.values.vocabulary import McpAuth, McpTransport
from tests import waiting
from tests.ports import free_port

HOSTILE = "https://shop.test/mcp?a='$(touch${IFS}x)"
# With sessions, and a handshake that it insists on.
SERVER = (
    "from fastmcp import FastMCP; server = FastMCP('shop')\n"
    "@server.tool\n"
    "def search_books(title: str) -> str: return 'found ' + title\n"
    "server.run(transport='http', port={port}, show_banner=False)"
)


def texts(endpoint, example=None):
    return {setup.id: setup.text for setup in client_setups(endpoint, example)}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def said_by_curl(copied):
    return run("sh", "-c", copied["curl"])


def said_by_python(copied):
    return run(sys.executable, "-W", "ignore", "-c", copied["python"])


@pytest.mark.django_db(transaction=True)
def test_curl_and_python_work_as_they_stand(live_server):
    call = ExampleCall("get_site_report", {"host": "shop.test"})
    for versions in (("2026-07-28", "2025-11-25"), ("2025-06-18",)):
        endpoint = McpEndpoint(f"{live_server.url}/mcp", "shop", versions=versions)
        listing, calling = texts(endpoint), texts(endpoint, call)
        assert "find_capability" in said_by_curl(listing)
        assert "shop.test" in said_by_curl(calling)
    assert "shop.test" in said_by_python(calling)  # it is the same for all versions


def test_curl_and_python_work_with_a_server_that_keeps_sessions():
    port = free_port()
    with subprocess.Popen([sys.executable, "-W", "ignore", "-c", SERVER.format(port=port)]) as server:
        try:
            url = f"http://127.0.0.1:{port}/mcp"
            waiting.until(lambda: answers(url), seconds=60)
            endpoint = McpEndpoint(url, "shop", versions=("2025-06-18",))
            call = ExampleCall("search_books", {"title": "Emma"})
            listing, calling = texts(endpoint), texts(endpoint, call)
            assert "search_books" in said_by_curl(listing)
            assert "found Emma" in said_by_curl(calling)
            assert "search_books" in said_by_python(listing)
        finally:
            server.terminate()


def answers(url):
    try:
        return bool(httpx.get(url).status_code)
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("auth", [*McpAuth, None])
@pytest.mark.parametrize("transport", list(McpTransport))
def test_no_address_leaves_its_quotes(auth, transport):
    copied = texts(McpEndpoint(HOSTILE, "shop", transport, auth))
    for client in ("claude-code", "gemini", "curl", "opencode"):
        assert HOSTILE in shlex.split(copied[client])
    if transport is McpTransport.STREAMABLE_HTTP:
        assert tomllib.loads(copied["codex"])["mcp_servers"]["shop"]["url"] == HOSTILE
    assert ("codex" in copied) is (transport is McpTransport.STREAMABLE_HTTP)
    assert json.loads(copied["cursor"])["mcpServers"]["shop"]["url"] == HOSTILE
    assert json.loads(copied["vs-code"])["servers"]["shop"]["url"] == HOSTILE
    for client in ("python", "openai-agents", "langchain"):
        texts_in = [
            node.value for node in ast.walk(ast.parse(copied[client])) if isinstance(node, ast.Constant)
        ]
        assert HOSTILE in texts_in, client
    assert not texts(McpEndpoint("https://shop.test/`id`", "shop"))


@pytest.mark.parametrize(
    ("auth", "has_token"), [("none", False), ("oauth", False), ("credentials", True), (None, False)]
)
def test_a_token_is_asked_for_where_nothing_else_gives_it(auth, has_token):
    copied = texts(McpEndpoint("https://shop.test/mcp", "shop", auth=McpAuth(auth) if auth else None))
    for client in ("claude-code", "cursor", "vs-code", "gemini", "codex", "opencode", "python"):
        assert ("Authorization" in copied[client] or "TOKEN" in copied[client]) is has_token
    for client in ("curl", "openai-agents", "langchain"):
        assert ("TOKEN" in copied[client]) is (auth != "none")
