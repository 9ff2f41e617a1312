"""Official suites against the service; `make test-protocols` installs them."""

import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest

from probes.net.signing import Signer
from protocols.documents.openapi.document import document
from protocols.tools import BY_NAME
from tests import published
from tests.paths import ROOT

HERE = Path(__file__).resolve().parent
INSTALLED = ROOT / ".node"
MODULES = INSTALLED / "node_modules"
TIMEOUT = 300

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(
        not (INSTALLED / ".installed").exists() and "CI" not in os.environ,
        reason="run make test-protocols, which installs Node and the suites",
    ),
]


def run(*words: str, cwd: Path = INSTALLED) -> subprocess.CompletedProcess[str]:
    """Run a program of Node's with the Node that came with it."""
    environment = {**os.environ, "PATH": f"{MODULES / '.bin'}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        words, cwd=cwd, env=environment, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )


@pytest.mark.parametrize("version", ["2025-11-25", "2026-07-28"])
def test_the_conformance_suite_fails_only_where_the_baseline_says_why(service, version, tmp_path):
    done = run(
        "conformance", "server", "--url", f"{service}/mcp", "--requirements", version,
        "--expected-failures", str(HERE / f"baseline-{version}.yml"), "--output-dir", str(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "tools-list" in done.stdout


@pytest.mark.parametrize("era", ["legacy", "auto", "modern"])
def test_the_inspector_finds_no_error_in_the_schemas(service, era):
    done = run(
        "inspector", "--cli", f"{service}/mcp", "--transport", "http", "--method", "tools/list", "--strict",
        "--protocol-era", era,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    for name in BY_NAME:
        assert name in done.stdout


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


@pytest.mark.parametrize(
    "linter",
    [
        ("redocly", "lint", "{file}"),
        ("spectral", "lint", "--ruleset", "{rules}", "--fail-severity=hint", "{file}"),
    ],
    ids=["redocly", "spectral"],
)
def test_linters_find_no_error_and_no_warning_in_the_openapi_document(settings, linter, tmp_path):
    settings.BASE_URL, settings.CONTACT_EMAIL = "https://index.example", "operator@index.example"
    file, rules = tmp_path / "openapi.json", tmp_path / "spectral.yaml"
    file.write_text(json.dumps(document(), indent=1))
    rules.write_text('extends: ["spectral:oas"]\n')
    done = run(*(word.format(file=file, rules=rules) for word in linter), cwd=tmp_path)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said[-4000:]
    assert re.search(r"Your API description is valid|No results with a severity", said)
    assert not re.search(r"[1-9]\d* (?:warning|problem)", said), said[-4000:]


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
