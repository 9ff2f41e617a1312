"""What to paste into clients connects them."""

import ast
import contextlib
import json
import shlex
import socket
import subprocess
import sys
import threading
import tomllib

import pytest
import uvicorn
from mcp.server.mcpserver import MCPServer

from index.pages.connecting import ExampleCall, McpEndpoint, client_setups
from index.values.vocabulary import McpAuth, McpTransport
from tests.each import each
from tests.peers.eras import before_stateless

HOSTILE = "https://shop.test/mcp?a='$(touch${IFS}x)"


def texts(endpoint, example=None):
    return {setup.id: setup.text for setup in client_setups(endpoint, example)}


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextlib.contextmanager
def served(app):
    """Its address."""
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws="none", timeout_graceful_shutdown=1))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


@pytest.fixture
def keeps_sessions():
    """An MCP server of before 2026-07-28, which insists on a handshake."""
    server = MCPServer("shop")

    @server.tool()
    def search_books(title: str) -> str:
        return f"found {title}"

    with served(before_stateless(server.streamable_http_app())) as url:
        yield McpEndpoint(f"{url}/mcp", "shop", versions=("2025-06-18",))


def said_by_curl(copied):
    return run("sh", "-c", copied["curl"])


def said_by_python(folder, *copied):
    """Files, which are run one after the other."""
    files = [folder / f"{number}.py" for number in range(len(copied))]
    for file, one in zip(files, copied, strict=True):
        file.write_text(one["python"])
    code = "import runpy, sys; [runpy.run_path(one, run_name='__main__') for one in sys.argv[1:]]"
    return run(sys.executable, "-W", "ignore", "-c", code, *map(str, files))


@pytest.mark.django_db(transaction=True)
def test_curl_and_python_work_as_they_stand(live_server, keeps_sessions, tmp_path):
    call = ExampleCall("get_site_report", {"host": "shop.test"})
    programs = set()
    for versions in (("2026-07-28", "2025-11-25"), ("2025-06-18",)):
        endpoint = McpEndpoint(f"{live_server.url}/mcp", "shop", versions=versions)
        listing, calling = texts(endpoint), texts(endpoint, call)
        assert "find_capability" in said_by_curl(listing)
        assert "shop.test" in said_by_curl(calling)
        programs.add(calling["python"])
    there = texts(keeps_sessions)
    assert "search_books" in said_by_curl(there)
    assert "found Emma" in said_by_curl(texts(keeps_sessions, ExampleCall("search_books", {"title": "Emma"})))
    assert len(programs) == 1  # the same for all versions
    said = said_by_python(tmp_path, calling, there)
    assert "shop.test" in said
    assert "search_books" in said


@each("auth", [*McpAuth, None])
@each("transport", list(McpTransport))
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


@each(("auth", "has_token"), [("none", False), ("oauth", False), ("credentials", True), (None, False)])
def test_a_token_is_asked_for_where_nothing_else_gives_it(auth, has_token):
    copied = texts(McpEndpoint("https://shop.test/mcp", "shop", auth=McpAuth(auth) if auth else None))
    for client in ("claude-code", "cursor", "vs-code", "gemini", "codex", "opencode", "python"):
        assert ("Authorization" in copied[client] or "TOKEN" in copied[client]) is has_token
    for client in ("curl", "openai-agents", "langchain"):
        assert ("TOKEN" in copied[client]) is (auth != "none")
