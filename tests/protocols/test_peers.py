"""Older Python SDKs, a reader of MCP registries and strict callers, as clients of the running service."""

import json
import os
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest
from django.test import RequestFactory

from index.pages.connecting import McpEndpoint, client_setups
from index.values.vocabulary import VERSION
from protocols.errors import ErrorRaised
from protocols.tools import BY_NAME, BY_SKILL, CHECK_WEBMCP
from tests import published
from tests.paths import ROOT

HERE = Path(__file__).resolve().parent
PYTHON = ROOT / ".peers" / "venv" / "bin" / "python"

pytestmark = pytest.mark.skipif(
    not PYTHON.exists() and "CI" not in os.environ, reason="run make test, which installs them"
)


def said_by(program: str, address: str) -> dict:
    done = subprocess.run(
        [PYTHON, HERE / program, address], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return json.loads(done.stdout)


def spend_checks(address: str) -> None:
    """Use up a minute's checks, so that the peer meets the limit at once."""
    for _ in range(int(CHECK_WEBMCP.rate.partition("/")[0])):
        with suppress(ErrorRaised):
            CHECK_WEBMCP.hold_back(RequestFactory().post("/mcp", REMOTE_ADDR=address))


def test_sdk_1_of_mcp_connects_lists_calls_and_goes_on_after_the_burst_limit(service):
    published.listed("larkspur.test")
    spend_checks("127.0.0.1")
    said = said_by("peer_mcp.py", f"{service}/mcp")
    assert (said["version"], said["server"]) == ("2025-11-25", VERSION)
    assert "verified_at" in said["instructions"]
    assert said["tools"] == list(BY_NAME)
    assert set(said["hints"]) == {True}
    assert (said["count"], json.loads(said["text"])["results"][0]["host"]) == (1, "larkspur.test")
    assert said["wrong"] == [True, None]
    assert (said["ignored"], said["evidence"]) == (["unknown"], [False, True])
    assert said["found"] is False
    is_error, hasty = said["hasty"]
    assert (is_error, hasty["code"]) == (True, "RATE_LIMITED")
    assert 1 <= hasty["retry_after"] <= 60


def test_sdk_0_3_of_a2a_reads_either_card_and_talks(service):
    published.listed("larkspur.test")
    said = said_by("peer_a2a.py", service)
    assert said["same_card"]
    assert said["skills"] == list(BY_SKILL)
    assert (said["streaming"], said["version"]) == (False, "0.3.0")
    assert (said["state"], said["host"]) == ("completed", "larkspur.test")
    assert (said["count"], type(said["count"])) == (1, int)
    assert "Larkspur Books" in said["text"]
    assert said["found"] is False
    assert said["wrong"]["code"] == -32602
    assert said["wrong"]["data"]["code"] == "MISSING_PARAM"


def test_a_client_that_takes_the_address_of_a_registry_reads_the_index_as_one(service):
    for host in ("larkspur.test", "skylark.test"):
        published.listed(host)
    said = said_by("peer_registry.py", service)
    assert said["found"] == ["test.larkspur/mcp"]
    assert said["every"] == ["test.larkspur/mcp", "test.skylark/mcp"]
    assert (said["name"], said["version"], said["status"]) == ("Larkspur Books", "2026.11.20", "active")
    assert said["remotes"] == [["streamable-http", "https://larkspur.test/mcp"]]
    assert "test.nothing/mcp" in said["absent"]


def test_what_the_first_steps_give_to_langchain_lists_our_tools(service):
    (text,) = (
        one.text for one in client_setups(McpEndpoint(f"{service}/mcp", "index")) if one.id == "langchain"
    )
    done = subprocess.run([PYTHON, "-c", text], capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.split() == list(BY_NAME), done.stderr[-4000:]


def test_the_strict_mode_of_openai_and_gemini_take_the_schemas_and_null_for_what_is_left_out(service):
    published.listed("larkspur.test")
    said = said_by("peer_strict.py", f"{service}/mcp")
    assert said["strict"] == said["required"] == [True] * len(BY_NAME)
    assert "larkspur.test" in said["answer"]
    assert "INVALID" not in said["answer"]
    assert said["gemini"] == [sorted(tool.properties) for tool in BY_NAME.values()]
    assert said["nullable"] == [sorted(tool.required) for tool in BY_NAME.values()]
