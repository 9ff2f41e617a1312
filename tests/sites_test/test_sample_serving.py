"""The sample web as a whole."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import aiohttp
import pytest

from operators.sample_web import SITES
from operators.sample_web.server import running
from tests.paths import ROOT


@pytest.fixture
def serve(tmp_path):
    """Start the process in a folder with a space in its name."""
    started = []

    def start():
        folder = tmp_path / "a folder"
        process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "operators.sample_web.serve", "--dir", str(folder)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        started.append(process)
        ready = process.stdout.readline()
        assert ready.startswith("Sample web: "), process.stderr.read()
        return process, json.loads((folder / "sites.json").read_text())

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_process_says_where_it_is_and_ends_cleanly(serve, number, tmp_path):
    process, note = serve()
    assert note["pid"] == process.pid
    assert note["hosts"] == [site.host for site in SITES]
    assert "*.test:443:127.0.0.1:" in note["connect_to"]
    assert Path(note["ca_bundle"]).read_text().startswith("-----BEGIN CERTIFICATE")
    os.kill(process.pid, number)
    rest = process.communicate(timeout=300)
    assert (process.returncode, *rest) == (0, "", "")
    assert not (tmp_path / "a folder" / "sites.json").exists()


def test_the_authority_survives_a_restart_and_its_key_is_private(serve, tmp_path):
    process, note = serve()
    before = Path(note["ca_bundle"]).read_bytes()
    process.kill()
    process.wait()
    _, again = serve()
    assert Path(again["ca_bundle"]).read_bytes() == before
    assert (tmp_path / "a folder" / "authority.key.pem").stat().st_mode & 0o077 == 0


def test_a_torn_authority_is_made_anew(serve, tmp_path):
    folder = tmp_path / "a folder"
    folder.mkdir()
    (folder / "authority.pem").write_text("torn")
    (folder / "authority.key.pem").write_text("torn")
    _, note = serve()
    assert Path(note["ca_bundle"]).read_text().startswith("-----BEGIN CERTIFICATE")


def test_what_a_host_was_asked_is_recorded(sample_web, visitor):
    with sample_web.scripted("recorded.test") as site:
        visitor.ask(f"https://{site.host}/a?b=1", headers={"Accept": "text/x-test"})
    (asked,) = sample_web.requests_to("recorded.test")
    assert (asked.method, asked.path, asked.headers["accept"], asked.secure) == (
        "GET", "/a?b=1", "text/x-test", True,
    )  # fmt: skip


def test_a_scripted_site_changes_between_two_requests_and_is_gone_afterwards(sample_web, visitor):
    with sample_web.scripted("changing.test") as site:
        url = f"https://{site.host}/robots.txt"
        assert visitor.ask(url).status == 404
        site.reply("/robots.txt", "User-agent: *\nDisallow: /\n")
        assert (visitor.ask(url).status, visitor.ask(url).media_type) == (200, "text/plain")
        site.reply("/robots.txt", "", status=503)
        assert visitor.ask(url).status == 503
        site.forget("/robots.txt")
        assert visitor.ask(url).status == 404
    with pytest.raises(aiohttp.ClientConnectorError):
        visitor.ask(url)


def test_a_scripted_site_may_stand_in_for_a_sample_site(sample_web, visitor):
    url = "https://open-larder.test/robots.txt"
    with sample_web.scripted("open-larder.test") as site:
        site.reply("/robots.txt", "Content-Signal: ai-input=no\n")
        assert "ai-input=no" in visitor.ask(url).text
    assert "ai-input=yes" in visitor.ask(url).text


def test_an_answer_that_never_ends_does_not_keep_the_web_from_stopping(tmp_path):
    arrived = threading.Event()

    async def hang(_request):
        arrived.set()
        await asyncio.Event().wait()

    with running(tmp_path) as sample, sample.scripted("hanging.test") as site:
        site.handler = hang
        connection = socket.create_connection(("127.0.0.1", sample.http_port))
        connection.sendall(b"GET / HTTP/1.1\r\nHost: hanging.test\r\n\r\n")
        arrived.wait()
    connection.close()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", sample.http_port))


def test_a_name_that_no_site_has_is_refused_before_http(visitor):
    with pytest.raises(aiohttp.ClientConnectorError):
        visitor.ask("https://nobody-lives-here.test/")
