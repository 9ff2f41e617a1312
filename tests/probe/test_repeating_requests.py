"""A report's commands get the status that the probe got."""

import json
import os
import shlex
import shutil
import subprocess
from dataclasses import asdict

import pytest

from index.reports.repeat import curl_command
from index.values.vocabulary import CheckId
from operators.sample_web import larkspur_books, skylark_weather
from operators.sample_web.server import running
from probes.evidence.evidence import Ending, Exchange, Purpose
from probes.grading.finding import _line, grade_evidence

LARKSPUR, SKYLARK = larkspur_books.HOST, skylark_weather.HOST


@pytest.fixture(scope="module")
def web(tmp_path_factory):
    """Its own: the requests of curl are none of the probe's."""
    with running(tmp_path_factory.mktemp("sample-web"), latency=0.0) as web:
        yield web


@pytest.fixture(scope="module")
def run(web):
    if not shutil.which("curl"):
        (pytest.fail if "CI" in os.environ else pytest.skip)("curl is not installed")

    def run_command(words: str) -> tuple[int, str]:
        places = [word for entry in web.connect_to.split(",") for word in ("--connect-to", entry)]
        program, *rest = shlex.split(words)
        assert program == "curl"
        done = subprocess.run(
            [
                program,
                "--disable",
                "--noproxy",
                "*",
                "--cacert",
                str(web.ca_bundle),
                *_each(places),
                *rest,
            ],
            capture_output=True,
            text=True,
            timeout=300,
            check=True,
        )
        *heads, body = done.stdout.replace("\r\n", "\n").split("\n\n")
        last = [head for head in [*heads, body] if head.startswith("HTTP/")][-1]
        return int(last.split()[1]), done.stdout

    return run_command


def _each(places: list[str]) -> list[str]:
    """curl knows no `*.test`, but a mapping of any host."""
    return [place.replace("*.test:", ":", 1) for place in places]


def lines(evidence):
    return [asdict(line) for check in grade_evidence(evidence).checks.values() for line in check.evidence]


@pytest.mark.parametrize("host", [LARKSPUR, SKYLARK])
def test_every_printed_command_gets_the_status_that_the_probe_got(visits, run, host):
    printed = [(line, curl_command(line)) for line in lines(visits[host])]
    assert {line["method"] for line, words in printed if words} == {"GET", "POST"}
    for line, words in printed:
        if words:
            assert (run(words)[0], words) == (line["status"], words)


def test_the_stateless_list_is_asked_with_its_headers_and_lists_the_same_tools(visits, run):
    shown = grade_evidence(visits[SKYLARK]).checks[CheckId.MCP_SERVER].evidence[0]
    assert shown.note.startswith("JSON-RPC tools/list (2026-07-28); ")
    status, said = run(curl_command(asdict(shown)))
    assert status == 200
    assert all(f'"{tool.name}"' in said for tool in skylark_weather.TOOLS)


def test_a_list_inside_a_session_has_no_command_and_says_so(visits):
    shown = next(
        line for line in lines(visits[LARKSPUR]) if line["note"].startswith("JSON-RPC tools/list in")
    )
    assert (shown["status"], curl_command(shown)) == (200, "")


@pytest.mark.parametrize("host", [LARKSPUR, SKYLARK])
def test_the_message_in_the_command_is_the_one_that_was_sent(visits, host):
    compared = 0
    for exchange in visits[host].all(Purpose.MCP, Purpose.CONTROL_POST):
        words = shlex.split(curl_command(asdict(_line(exchange))))
        if words:
            sent, said = json.loads(exchange.sent_body), json.loads(words[words.index("--json") + 1])
            assert said | {"id": sent["id"]} == sent
            headers = {header.lower() for header in words if ": " in header}
            assert {f"{name}: {value}" for name, value in exchange.sent if name != "content-type"} <= headers
            compared += 1
    assert compared >= 2


@pytest.mark.parametrize(
    ("sent", "body", "note"),
    [
        (
            (("mcp-protocol-version", "2025-06-18"),),
            {"method": "tools/list"},
            "JSON-RPC tools/list (2025-06-18)",
        ),
        ((), {"method": "tools/list"}, "JSON-RPC tools/list (no version)"),
        ((), {"method": "tools/list", "params": {"cursor": "x" * 9000}}, "JSON-RPC tools/list, a later page"),
        ((), {"method": "initialize"}, "JSON-RPC initialize"),
    ],
)
def test_the_note_names_the_request_even_when_the_kept_body_is_cut(sent, body, note):
    url = "https://shop.test/mcp"
    exchange = Exchange(
        purpose=Purpose.MCP, method="POST", url=url, final_url=url, sent=sent,
        sent_body=json.dumps(body)[:8192],
        status=200, at="2026-11-20T08:30:01+00:00", ending=Ending.ANSWERED,
    )  # fmt: skip
    assert _line(exchange).note == note
