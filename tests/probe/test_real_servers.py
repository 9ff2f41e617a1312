"""MCP servers that others wrote, in every era and transport."""

import asyncio
import contextlib
import json
import os
import shutil
import socket
import subprocess
import threading
import time

import pytest
import uvicorn
from fastmcp import FastMCP
from mcp.server.mcpserver import MCPServer
from mcp.server.transport_security import TransportSecuritySettings
from starlette.middleware.trustedhost import TrustedHostMiddleware

from index.values.vocabulary import Answer, CheckId
from probes.checks import mcp_server
from probes.evidence.evidence import Purpose
from probes.grading.finding import grade_evidence
from probes.operations.results import result_dict
from tests.paths import ROOT
from tests.peers.eras import before_stateless
from tests.peers.home_page import behind_home_page
from tests.peers.public_host import HOST, certified, reaching
from tests.peers.two_tools import with_tools
from tests.visiting import visit

ANY_HOST = TransportSecuritySettings(enable_dns_rebinding_protection=False)
TOOLS = ["find_book", "order_book"]
ASKED = {Purpose.ROBOTS, Purpose.HOME, Purpose.CONTROL_POST, Purpose.MCP}
HERE, PEERS = ROOT / "tests" / "peers", ROOT / ".peers"


def official():
    return with_tools(MCPServer("books", version="1.0"))


def another():
    return with_tools(FastMCP("books"))


@contextlib.contextmanager
def served(app, folder):
    """Serve over TLS in a thread; yield the policy that reaches it."""
    certified(folder)
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
        until(lambda: server.started or not thread.is_alive())
        yield reaching(listening.getsockname()[1], folder)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


def until(holds):
    """The deadline is long: a machine under load is slow, not broken."""
    ends_at = time.monotonic() + 300
    while not holds():
        assert time.monotonic() < ends_at, "the server did not come up"
        time.sleep(0.01)


@contextlib.contextmanager
def started(words, folder):
    """The program prints the port of each of its sites; yields the policies that reach them."""
    certified(folder)
    with (folder / "said").open("w") as said:
        program = subprocess.Popen([*words, str(folder)], stdout=subprocess.PIPE, stderr=said, text=True)
    try:
        ports = program.stdout.readline()
        assert ports, (folder / "said").read_text()
        yield {mode: reaching(port, folder) for mode, port in json.loads(ports).items()}
    finally:
        program.terminate()
        program.wait(300)
        program.stdout.close()


SERVERS = {
    "official, stateless": (lambda: official().streamable_http_app(transport_security=ANY_HOST), "/mcp",
        "2026-07-28"),
    "official, initialize, sessions and events": (
        lambda: before_stateless(official().streamable_http_app(transport_security=ANY_HOST)), "/mcp",
        "2025-11-25",
    ),
    "official, initialize, JSON without sessions": (
        lambda: before_stateless(
            official().streamable_http_app(json_response=True, stateless_http=True,
                transport_security=ANY_HOST)
        ), "/mcp", "2025-11-25",
    ),
    "official, HTTP+SSE": (lambda: official().sse_app(transport_security=ANY_HOST), "/sse", "2024-11-05"),
    "FastMCP, streamable": (lambda: another().http_app(host_origin_protection=False), "/mcp", "2026-07-28"),
    "FastMCP, initialize": (
        lambda: before_stateless(another().http_app(host_origin_protection=False)), "/mcp", "2025-11-25",
    ),
    "FastMCP, HTTP+SSE": (lambda: another().http_app(transport="sse", host_origin_protection=False), "/sse",
        "2024-11-05"),
}  # fmt: skip


@pytest.mark.parametrize(("make", "endpoint", "protocol"), SERVERS.values(), ids=SERVERS)
def test_a_real_server_is_found_and_its_tools_are_listed(make, endpoint, protocol, tmp_path):
    with served(behind_home_page(make(), endpoint), tmp_path) as policy:
        found_and_listed(policy, endpoint, protocol)


GUARDED = {
    "official": lambda: official().streamable_http_app(),
    "FastMCP": lambda: another().http_app(host_origin_protection=True),
    "Starlette": lambda: TrustedHostMiddleware(
        official().streamable_http_app(transport_security=ANY_HOST), allowed_hosts=["localhost"]
    ),
}


@pytest.mark.parametrize("make", GUARDED.values(), ids=GUARDED)
def test_a_real_server_that_lets_in_localhost_alone_is_told_so(make, tmp_path):
    with served(behind_home_page(make(), "/mcp"), tmp_path) as policy:
        host_refused(policy)


def test_a_server_of_the_typescript_sdk_that_lets_in_localhost_alone_is_told_so(typescript_sdk):
    host_refused(typescript_sdk["1 guarded"])


def host_refused(policy):
    finding = grade_evidence(asyncio.run(visit(HOST, policy)))
    told = result_dict(finding)["checks"]["mcp_server"]
    assert (told["answer"], told["reason"]) == ("unknown", "host_refused"), told["detail"]
    assert "allowedHosts" in told["fix"]["text"]
    assert finding.transactional is None


@pytest.fixture(scope="module")
def peers():
    """The SDKs of `make peers`, which cannot live beside ours."""
    if not (PEERS / ".installed").exists():
        (pytest.fail if "CI" in os.environ else pytest.skip)("run make peers, which installs the SDKs")
    return PEERS


@pytest.fixture(scope="module")
def python_sdk_1(peers, tmp_path_factory):
    program = [str(peers / "venv" / "bin" / "python"), str(HERE / "python_sdk_1.py")]
    with started(program, tmp_path_factory.mktemp("python")) as policies:
        yield policies


@pytest.fixture(scope="module")
def typescript_sdk(peers, tmp_path_factory):
    code = shutil.copy(HERE / "typescript_sdk.mjs", peers)  # modules are looked for beside it
    program = [str(peers / "node_modules" / ".bin" / "node"), str(code)]
    with started(program, tmp_path_factory.mktemp("typescript")) as policies:
        yield policies


@pytest.mark.parametrize(
    ("mode", "endpoint", "protocol"),
    [("sessions", "/mcp", "2025-11-25"), ("json", "/mcp", "2025-11-25"), ("sse", "/sse", "2024-11-05")],
)
def test_a_server_of_the_python_sdk_before_2_is_found_and_listed(python_sdk_1, mode, endpoint, protocol):
    found_and_listed(python_sdk_1[mode], endpoint, protocol)


@pytest.mark.parametrize(
    ("mode", "protocol"),
    [
        ("1 sessions", "2025-11-25"),
        ("1 json", "2025-11-25"),
        ("2 both eras", "2026-07-28"),
        ("2 newest only", "2026-07-28"),
        ("2 initialize", "2025-11-25"),
    ],
)
def test_a_server_of_the_typescript_sdk_is_found_and_listed(typescript_sdk, mode, protocol):
    found_and_listed(typescript_sdk[mode], "/mcp", protocol)


def found_and_listed(policy, endpoint, protocol):
    evidence = asyncio.run(visit(HOST, policy))
    finding = grade_evidence(evidence)
    found = finding.checks[CheckId.MCP_SERVER]
    assert found.answer is Answer.YES, [
        (e.url, e.ending, e.status, e.text, e.seconds) for e in evidence.exchanges if e.purpose in ASKED
    ]
    assert finding.mcp_endpoint == f"https://{HOST}{endpoint}"
    assert [tool.name for tool in finding.mcp_tools] == TOOLS
    assert finding.mcp_tools[0].annotations["readOnlyHint"] is True
    assert all(tool.schema_sha256 for tool in finding.mcp_tools)
    assert finding.meets_listing_rule is Answer.YES
    assert mcp_server.judge_mcp_server(evidence).value["protocol"] == protocol
