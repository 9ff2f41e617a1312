"""Coding agents take what /docs/start gives them, and find our server behind it."""

import json
import os
import shlex
import subprocess

import pytest

from index.pages.connecting import McpEndpoint, client_setups
from tests.paths import ROOT
from tests.peers.conftest import needs

pytestmark = [pytest.mark.soak, pytest.mark.django_db(transaction=True)]

NAME = "agent-readiness-index"
SECONDS = 120


@pytest.fixture
def run(tmp_path):
    """Run a command of a client in a home of its own."""
    needs("clients")
    home, folder = tmp_path / "home", tmp_path / "project"
    (home / ".codex").mkdir(parents=True)
    folder.mkdir()
    path = f"{ROOT / '.peers' / 'clients' / 'node_modules' / '.bin'}:{os.environ['PATH']}"
    environment = {"HOME": str(home), "PATH": path, "NO_COLOR": "1", "CI": "1"}

    def started(words):
        command = shlex.split(words) if isinstance(words, str) else words
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
        return done

    started.home = home
    return started


@pytest.fixture
def texts(live_server):
    return {one.id: one.text for one in client_setups(McpEndpoint(f"{live_server.url}/mcp", NAME))} | {
        "address": f"{live_server.url}/mcp"
    }


def test_claude_code_adds_it_and_is_connected(run, texts):
    run(texts["claude-code"])
    (line,) = [one for one in run("claude mcp list").stdout.splitlines() if one.startswith(f"{NAME}:")]
    assert texts["address"] in line
    assert "Connected" in line


def test_gemini_cli_adds_it(run, texts):
    run(texts["gemini"])
    listed = run("gemini mcp list")
    assert texts["address"] in listed.stdout + listed.stderr


def test_opencode_adds_it_and_is_connected(run, texts):
    run(texts["opencode"])
    listed = run("opencode mcp list")
    assert NAME in listed.stdout + listed.stderr
    assert "connected" in listed.stdout + listed.stderr


def test_codex_reads_it_from_its_configuration(run, texts):
    (run.home / ".codex" / "config.toml").write_text(texts["codex"])
    (server,) = [one for one in json.loads(run("codex mcp list --json").stdout) if one["name"] == NAME]
    assert server["enabled"]
    assert server["transport"]["url"] == texts["address"]
