"""Snippets of a report work in real servers without a warning."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from index.values.vocabulary import Answer, CheckId
from probes.grading.finding import grade_evidence
from tests.paths import ROOT
from tests.peers import fixed_sites
from tests.peers.fixed_sites import ACCEPTED, FILES, asked, running, texts, write_site
from tests.peers.public_host import HOST, behind_tls
from tests.ports import free_port
from tests.visiting import visit

SERVERS = [
    "nginx",
    *(pytest.param(one, marks=pytest.mark.soak) for one in ("apache", "caddy", "express")),
]
# The server's own check of its configuration.
CHECKED_BY = {
    "nginx": lambda words: [*words, "-t"],
    "apache": lambda words: [*words, "-t"],
    "caddy": lambda words: [words[0], "validate", *words[2:]],
}
WARNINGS = ("[warn]", "[emerg]", ":warn]", '"level":"warn"', "warning")
# TLS ends in front of the server.
OURS = ("automatic HTTPS is completely disabled", "admin endpoint disabled")


@pytest.fixture
def folder():
    """A server without rights can read it."""
    with tempfile.TemporaryDirectory(prefix="fixed-") as made:
        Path(made).chmod(0o755)
        write_site(Path(made) / "public")
        yield Path(made)


def is_installed(name):
    if name == "express":
        return (ROOT / ".peers" / "node_modules" / "express").is_dir()
    return shutil.which({"apache": "apache2"}.get(name, name)) is not None


def warnings_in(said):
    lines = [line for line in said.splitlines() if any(mark in line for mark in WARNINGS)]
    return [line for line in lines if not any(ours in line for ours in OURS)]


@pytest.mark.soak
def test_pandoc_makes_the_markdown_that_passes(folder, tmp_path):
    if not all(map(shutil.which, ("pandoc", "nginx"))):
        pytest.skip("pandoc is not installed")
    (folder / "public" / "index.md").unlink()
    (command,) = texts("index.md out of index.html")
    subprocess.run(["sh", "-euc", command], cwd=folder / "public", check=True)
    port = free_port()
    with running(fixed_sites.nginx(folder, port), folder, port), behind_tls(port, tmp_path) as policy:
        finding = grade_evidence(asyncio.run(visit(HOST, policy)))
    for check in (CheckId.MARKDOWN_NEGOTIATION, CheckId.MARKDOWN_TWIN):
        found = finding.checks[check]
        assert (found.answer, "Warning:" in found.detail) == (Answer.YES, False), found.detail


@pytest.fixture(params=SERVERS)
def served(request, folder):
    name, port = request.param, free_port()
    if not is_installed(name):
        (pytest.fail if "CI" in os.environ else pytest.skip)(f"{name} is not installed")
    words = getattr(fixed_sites, name)(folder, port)
    with running(words, folder, port):
        yield name, port, words


def test_a_server_with_our_snippets_passes_without_a_warning(served, folder, tmp_path):
    name, port, words = served
    if name in CHECKED_BY:
        done = subprocess.run(CHECKED_BY[name](words), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert warnings_in(done.stdout + done.stderr) == []

    for accept, right in ACCEPTED.items():
        status, headers, body = asked(port, "/", accept)
        given = "md" if body.startswith("# ") else "html"
        assert (status, given) == (200, right), accept
        kind = {"md": "text/markdown", "html": "text/html"}[right]
        assert headers["Content-Type"].lower().startswith(kind), (accept, headers)
        assert "Accept" in headers["Vary"], accept

    with behind_tls(port, tmp_path) as policy:
        finding = grade_evidence(asyncio.run(visit(HOST, policy)))
    for check in FILES:
        found = finding.checks[check]
        assert (found.answer, "Warning:" in found.detail) == (Answer.YES, False), found.detail
    assert warnings_in((folder / "said").read_text()) == []
