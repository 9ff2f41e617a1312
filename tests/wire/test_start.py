"""/docs/start: what stands there to be copied works as it stands."""

import json
import re
import shutil
import subprocess
import sys
import tomllib

import pytest
from django.utils.html import escape

from tests import published
from tests.wire.rpc import caller

SITE = "larkspur.test"
CLIENTS = {
    "claude-code", "claude", "chatgpt", "cursor", "vs-code", "gemini", "codex", "opencode", "curl", "python",
    "openai-agents", "langchain",
}  # fmt: skip


def blocks(kind):
    return {one["id"]: one for one in caller().get("/docs/start.json").json()[kind]}


@pytest.fixture
def served(live_server, settings):
    settings.BASE_URL = live_server.url
    settings.ALLOWED_HOSTS = ["*"]
    published.listed(SITE)
    return live_server.url


@pytest.mark.django_db(transaction=True)
def test_the_first_steps_find_the_site_as_they_stand(served, tmp_path):
    programs = blocks("programs")
    assert list(programs) == ["with-curl", "with-python", "with-javascript"]
    found = json.loads(run("sh", "-c", programs["with-curl"]["text"]))
    assert [row["host"] for row in found["results"]] == [SITE]
    report = f"{SITE} {served}/site/{SITE} 2026-11-20\n"
    assert run(sys.executable, "-c", programs["with-python"]["text"]) == report
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed (Debian: apt install nodejs)")
    module = tmp_path / programs["with-javascript"]["where"]
    module.write_text(programs["with-javascript"]["text"])
    assert run(node, module) == report


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.django_db
def test_each_client_is_given_our_address_in_its_own_form(settings):
    settings.BASE_URL = "https://index.example"
    endpoint = "https://index.example/mcp"
    texts = {name: one["text"] for name, one in blocks("clients").items()}
    assert set(texts) == CLIENTS
    assert all(endpoint in text for text in texts.values())
    assert texts["claude"] == texts["chatgpt"] == endpoint
    name = "agent-readiness-index"
    assert json.loads(texts["cursor"]) == {"mcpServers": {name: {"url": endpoint}}}
    assert json.loads(texts["vs-code"]) == {"servers": {name: {"type": "http", "url": endpoint}}}
    assert tomllib.loads(texts["codex"]) == {"mcp_servers": {name: {"url": endpoint}}}
    assert texts["opencode"] == f"opencode mcp add {name} --url {endpoint}"
    assert texts["claude-code"] == f"claude mcp add --transport http {name} {endpoint}"
    assert texts["gemini"] == f"gemini mcp add --transport http {name} {endpoint}"


@pytest.mark.django_db
def test_the_page_and_its_twin_show_every_block_and_are_where_a_reader_looks():
    page, twin = caller().get("/docs/start"), caller().get("/docs/start.md")
    for one in (*blocks("programs").values(), *blocks("clients").values()):
        assert f'<h3 id="{one["id"]}">{one["title"]}</h3>' in page.text
        assert f"<code>{escape(one['text'])}</code>" in page.text
        assert re.sub("\n{3,}", "\n\n", one["text"]) in twin.text
    for path in ("/", "/docs", "/site/nothing.test"):
        assert 'href="/docs/start"' in caller().get(path).text, path
    assert "/docs/start.md" in caller().get("/llms.txt").text
    assert "/docs/start" in caller().get("/sitemap/pages.xml").getvalue().decode()
