"""What suites, linters and clients of others make of the running service, of which all share one process.

`make test-protocols` installs those of Node, `make test` those of Python.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from django.test import RequestFactory

from index.pages.connecting import McpEndpoint, client_setups
from index.values.vocabulary import VERSION, EntityType
from probes.net.signing import Signer
from protocols.documents.openapi.document import document
from protocols.errors import ErrorRaised
from protocols.tools import BY_NAME, BY_SKILL, CHECK_WEBMCP
from tests import published
from tests.paths import ROOT
from tests.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)

HERE = Path(__file__).resolve().parent

# --- schemathesis, from /openapi.json ---

SECONDS = 300
QUICK = (["--max-examples", "4", "--seed", "20261120"], {"ONE_OF_A_KIND": "1"})
LONG = (["--max-time", str(SECONDS)], {})


@pytest.mark.parametrize("extent", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)], ids=["quick", "long"])
def test_every_answer_to_every_request_that_schemathesis_makes_is_as_documented(service, extent, tmp_path):
    options, more = extent
    for n in range(6):
        published.listed(f"shop{n}.test", country="GB", entity_type=[EntityType.ECOMMERCE, None][n % 2])
    done = subprocess.run(
        [Path(sys.prefix) / "bin" / "schemathesis", "--config-file", HERE / "schemathesis.toml", "run",
         f"{service}/openapi.json", "--continue-on-failure", "--no-color", *options],
        env={**os.environ, "SCHEMATHESIS_HOOKS": "schemathesis_hooks", "PYTHONPATH": str(HERE), **more},
        cwd=tmp_path, capture_output=True, text=True, timeout=2 * SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    selected, tested = (re.search(rf"{word}: (\d+)", done.stdout)[1] for word in ("Selected", "Tested"))
    assert selected == tested
    assert int(tested) >= 7
    assert int(re.search(r"(\d+) generated", done.stdout)[1]) > 100


# --- a client that gives its key in the query ---


def test_a_query_key_reaches_neither_access_log_nor_error_log_of_the_web_server(service, web_log):
    key, before = "ari_" + "ab12" * 10, len(web_log.read_text())
    for path in ("/api/find?country=DE", "/nothing?a=1", "/api/find?country=XX"):
        with suppress(HTTPError):
            urlopen(f"{service}{path}&key={key}", timeout=60).close()
    until(lambda: web_log.read_text()[before:].count("GET /") >= 3)
    assert key not in web_log.read_text()


# --- of Node ---

INSTALLED = ROOT / ".node"
MODULES = INSTALLED / "node_modules"
TIMEOUT = 300
needs_node = pytest.mark.skipif(
    not (INSTALLED / ".installed").exists() and "CI" not in os.environ,
    reason="run make test-protocols, which installs Node and the suites",
)


def run(*words: str, cwd: Path = INSTALLED) -> subprocess.CompletedProcess[str]:
    """Run a program of Node's with the Node that came with it."""
    environment = {**os.environ, "PATH": f"{MODULES / '.bin'}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        words, cwd=cwd, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )


@needs_node
@pytest.mark.parametrize("version", ["2025-11-25", "2026-07-28"])
def test_the_conformance_suite_fails_only_where_the_baseline_says_why(service, version, tmp_path):
    done = run(
        "conformance", "server", "--url", f"{service}/mcp", "--requirements", version,
        "--expected-failures", str(HERE / f"baseline-{version}.yml"), "--output-dir", str(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "tools-list" in done.stdout


@needs_node
@pytest.mark.parametrize("era", ["legacy", pytest.param("auto", marks=pytest.mark.soak), "modern"])
def test_the_inspector_finds_no_error_in_the_schemas(service, era):
    done = run(
        "inspector", "--cli", f"{service}/mcp", "--transport", "http", "--method", "tools/list", "--strict",
        "--protocol-era", era,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    for name in BY_NAME:
        assert name in done.stdout


@needs_node
def test_our_requests_verify_with_the_published_package_of_web_bot_auth():
    signer = Signer.generate("https://index.example/.well-known/http-message-signatures-directory")
    url = "https://site.test/a%2fb/c?q=1"
    shutil.copy(HERE / "verify.mjs", INSTALLED / "verify.mjs")
    for method, headers, verifies in (
        ("POST", signer.sign("POST", url), True),
        ("GET", signer.sign("POST", url), False),
        ("POST", signer.sign("POST", "https://other.test/a%2fb/c"), False),
        ("POST", signer.sign("POST", url, now=int(time.time()) - 400), False),
    ):
        done = run("node", "verify.mjs", method, url, json.dumps(headers), signer.public)
        assert (done.returncode == 0) is verifies, done.stderr[-2000:]


@needs_node
@pytest.mark.parametrize(
    "linter",
    [
        pytest.param(("redocly", "lint", "{file}"), id="redocly"),
        pytest.param(
            ("spectral", "lint", "--ruleset", "{rules}", "--fail-severity=hint", "{file}"),
            marks=pytest.mark.soak,
            id="spectral",
        ),
    ],
)
def test_linters_find_no_error_and_no_warning_in_the_openapi_document(settings, linter, tmp_path):
    settings.BASE_URL, settings.CONTACT_EMAIL = "https://index.example", "operator@index.example"
    file, rules = tmp_path / "openapi.json", tmp_path / "spectral.yaml"
    file.write_text(json.dumps(document(), indent=1))
    # That examples fit takes it longer than all the rest; redocly and tests/wire/test_openapi.py hold it.
    rules.write_text('extends: ["spectral:oas"]\nrules: {oas3-valid-media-example: off}\n')
    done = run(*(word.format(file=file, rules=rules) for word in linter), cwd=tmp_path)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said[-4000:]
    assert re.search(r"Your API description is valid|No results with a severity", said)
    assert not re.search(r"[1-9]\d* (?:warning|problem)", said), said[-4000:]


@needs_node
def test_the_official_typescript_clients_list_and_call(service):
    published.listed("larkspur.test")
    shutil.copy(HERE / "talk.mjs", INSTALLED / "talk.mjs")  # modules are looked for beside the program
    done = run("node", "talk.mjs", f"{service}/mcp")
    assert done.returncode == 0, done.stderr[-2000:]
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(said) == 3
    for one in said:
        assert (one["tools"], one["count"], one["wrong"], one["found"]) == (list(BY_NAME), 1, True, False), (
            one
        )
        assert (one["ignored"], one["evidence"]) == (["unknown"], [False, True])


# --- older SDKs of Python, a reader of MCP registries and strict callers ---

PYTHON = ROOT / ".peers" / "venv" / "bin" / "python"
needs_peers = pytest.mark.skipif(
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


@needs_peers
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


@needs_peers
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


@needs_peers
def test_a_client_that_takes_the_address_of_a_registry_reads_the_index_as_one(service):
    for host in ("larkspur.test", "skylark.test"):
        published.listed(host)
    said = said_by("peer_registry.py", service)
    assert said["found"] == ["test.larkspur/mcp"]
    assert said["every"] == ["test.larkspur/mcp", "test.skylark/mcp"]
    assert (said["name"], said["version"], said["status"]) == ("Larkspur Books", "2026.11.20", "active")
    assert said["remotes"] == [["streamable-http", "https://larkspur.test/mcp"]]
    assert "test.nothing/mcp" in said["absent"]


@needs_peers
def test_what_the_first_steps_give_to_langchain_lists_our_tools(service):
    (text,) = (
        one.text for one in client_setups(McpEndpoint(f"{service}/mcp", "index")) if one.id == "langchain"
    )
    done = subprocess.run([PYTHON, "-c", text], capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.split() == list(BY_NAME), done.stderr[-4000:]


@needs_peers
def test_the_strict_mode_of_openai_and_gemini_take_the_schemas_and_null_for_what_is_left_out(service):
    published.listed("larkspur.test")
    said = said_by("peer_strict.py", f"{service}/mcp")
    assert said["strict"] == said["required"] == [True] * len(BY_NAME)
    assert "larkspur.test" in said["answer"]
    assert "INVALID" not in said["answer"]
    assert said["gemini"] == [sorted(tool.properties) for tool in BY_NAME.values()]
    assert said["nullable"] == [sorted(tool.required) for tool in BY_NAME.values()]
