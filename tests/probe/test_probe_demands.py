"""`manage.py probe` in CI, read by real parsers."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from functools import partial

import pytest
from jsonschema import Draft4Validator
from junitparser import Error, Failure, JUnitXml
from markdown_it import MarkdownIt

from index.values.reasons import OUTCOME_TEXTS, OutcomeReason
from tests.paths import ROOT
from tests.probe.pages import Pages
from tests.probe.probing import probe

HOST = "mended.test"
SARIF = ROOT / ".node/node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json"
LLMS = (
    f"# Mended\n\n> A shop for bicycles.\n\n## Pages\n\n- [Home](http://{HOST}/): parts and repairs\n"
    f"- [Opening hours](http://{HOST}/): when we are there\n"
)


@pytest.fixture
def closed_port():
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


@pytest.fixture
def env(site, closed_port, tmp_path):
    reach = (f"{HOST}:443:127.0.0.1:{closed_port}", f"{HOST}:80:127.0.0.1:{site.server_port}")
    closed = (f"closed.test:{port}:127.0.0.1:{closed_port}" for port in (80, 443))
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "DATA_DIR": str(tmp_path / "data"),
        "PROBE_CONNECT_TO": ",".join([*reach, *closed]),
        "PROBE_HOST_DELAY": "0",
        "PROBE_BROWSER": "off",
        "PYTHONWARNINGS": "error",
    }


@pytest.fixture
def run(env, settings):
    return partial(probe, settings, env["PROBE_CONNECT_TO"])


def mend(site):
    site.pages["/llms.txt"] = ("text/plain; charset=utf-8", LLMS)


def test_what_is_required_falls_short_until_the_site_is_mended(run, site):
    before = run(f"http://{HOST}/shop", "--require", "llms_txt", "--fail-under", "0")
    assert before.returncode == 1, before.stderr
    assert re.search(rf"^{HOST} +fell short +0 of 5 +llms.txt: required, but no", before.stdout, re.MULTILINE)
    mend(site)
    after = run(HOST, "--require", "llms_txt", "--fail-under", "1")
    assert after.returncode == 0, after.stdout + after.stderr
    assert re.search(rf"^{HOST} +passed +1 of 5$", after.stdout, re.MULTILINE)
    assert run(HOST, "--fail-under", "5").returncode == 1


def test_a_baseline_lets_pass_what_was_so_before_and_fails_on_what_got_worse(run, site, tmp_path):
    poor, good = tmp_path / "poor.json", tmp_path / "good.json"
    poor.write_text(run(HOST, "--json").stdout, encoding="utf-8-sig")
    assert run(HOST, "--require", "llms_txt", "--baseline", str(poor)).returncode == 0
    mend(site)
    good.write_text(run(HOST, "--format", "json").stdout, encoding="utf-16")
    assert run(HOST, "--baseline", str(poor)).returncode == 0
    assert run(HOST, "--baseline", str(good)).returncode == 0
    del site.pages["/llms.txt"]
    worse = run(HOST, "--baseline", str(good), "--json")
    assert worse.returncode == 1
    assert json.loads(worse.stdout)["host"] == HOST
    assert "llms.txt: yes in the baseline, now no" in worse.stderr


def test_a_baseline_by_an_older_rule_fails_nothing_that_the_new_rule_may_have_moved(run, tmp_path):
    """llms.txt got a new rule with 2.2, the markdown twin did not."""
    baseline, now = tmp_path / "baseline.json", json.loads(run(HOST, "--json").stdout)
    assert now["checks"]["llms_txt"]["answer"] == now["checks"]["markdown_twin"]["answer"] == "no"

    def held_to(rubric, *yes, words=()):
        for check in ("llms_txt", "markdown_twin"):
            now["checks"][check]["answer"] = "yes" if check in yes else "no"
        baseline.write_text(json.dumps(now | {"rubric_version": rubric}))
        return run(HOST, "--baseline", str(baseline), *words)

    moved = held_to(
        "2.1", "llms_txt", words=("--require", "llms_txt", "--fail-under", "1", "--format", "github")
    )
    assert moved.returncode == 0, moved.stderr
    told = "llms.txt: yes in the baseline, now no; its rule changed between rubric 2.1 and"
    assert re.search(rf"^::warning title=[^:]+::{re.escape(told)}", moved.stdout)
    assert re.search(rf"^{HOST} +passed +0 of 5 +{re.escape(told)}", moved.stderr, re.MULTILINE)

    both = held_to("2.1", "llms_txt", "markdown_twin")
    assert both.returncode == 1
    assert "Markdown copy: yes in the baseline, now no (" in both.stdout
    assert told in both.stdout
    assert held_to(now["rubric_version"], "llms_txt").returncode == 1
    assert held_to("0.9", "llms_txt", "markdown_twin").returncode == 0  # no rubric of ours


def test_a_host_that_does_not_answer_or_a_check_without_an_answer_is_status_3(run):
    closed = run("closed.test", HOST, "--fail-under", "0")
    assert closed.returncode == 3
    assert re.search(r"^closed\.test +could not ask", closed.stdout, re.MULTILINE)
    assert run(HOST, "--require", "webmcp").returncode == 3  # the browser is off
    assert run("closed.test").returncode == 0  # nothing was demanded
    assert run("closed.test", HOST, "--require", "llms_txt").returncode == 1


def test_junit_has_a_suite_a_host_with_failures_and_errors_apart(run):
    done = run(HOST, "closed.test", "--format", "junit", "--require", "llms_txt")
    assert done.returncode == 1
    first, second = JUnitXml.fromstring(done.stdout.encode())
    assert (first.name, first.failures, first.errors) == (HOST, 1, 0)
    (failed,) = [case for case in first if any(isinstance(end, Failure) for end in case.result)]
    assert failed.name == "llms_txt"
    assert re.fullmatch(r"Fix: llms\.txt: .+ https://llmstxt\.org/", failed.result[0].text)
    assert first.time > 0
    assert [case.name for case in first if case.time] == ["host"]
    assert (second.name, second.failures, second.errors) == ("closed.test", 0, 1)
    (why,) = next(iter(second)).result
    assert isinstance(why, Error)
    assert why.message == f"not asked: {OUTCOME_TEXTS[OutcomeReason.CONNECT_FAILED]}"


def test_github_gets_one_command_a_shortfall_and_markdown_is_tables(run):
    said = run(HOST, "--format", "github", "--require", "llms_txt").stdout
    error = rf"::error title=Agent readiness of {HOST}::llms\.txt: [^\n]+%0AFix: llms\.txt: [^\n]+\n"
    assert re.fullmatch(error, said)
    page = MarkdownIt("gfm-like", {"linkify": False}).render(
        run(HOST, "--format", "markdown", "--require", "llms_txt").stdout
    )
    assert page.count("<table>") == 2


def test_what_falls_short_comes_with_its_fix_and_a_link(run):
    told = run(HOST, "--require", "llms_txt").stdout
    (fix,) = re.findall(r"^  (Fix: llms\.txt: .+ https://\S+)$", told, re.MULTILINE)
    assert "begins with a '# ' heading" in fix
    assert re.search(r"^ +Fix: Publish /llms\.txt .+ https://\S+$", told, re.MULTILINE)


def test_a_summary_is_added_to_the_page_of_the_job(run, tmp_path):
    page = tmp_path / "summary.md"
    page.write_text("# Of another step\n\n")
    for _ in range(2):
        assert run(HOST, "--require", "llms_txt", "--summary", str(page)).returncode == 1
    shown = MarkdownIt("gfm-like", {"linkify": False}).render(page.read_text())
    assert re.findall("<h1>(.+?)</h1>", shown) == ["Of another step", *2 * ["Agent readiness"]]
    assert shown.count("<table>") == 4
    assert shown.count('<a href="https://llmstxt.org/">') == 2


@pytest.mark.skipif(not SARIF.exists() and "CI" not in os.environ, reason="needs `make test-protocols` once")
def test_sarif_has_a_result_a_no_and_shortfall_and_a_note_of_what_was_not_asked(run, tmp_path):
    file = tmp_path / "readiness.sarif"
    demanded = ("--require", "llms_txt,webmcp", "--fail-under", "2", "--json")
    done = run(HOST, "closed.test", *demanded, "--sarif", str(file))
    assert done.returncode == 1
    log = json.loads(file.read_text())
    Draft4Validator.check_schema(schema := json.loads(SARIF.read_text()))
    assert [error.message for error in Draft4Validator(schema).iter_errors(log)] == []

    (told,) = log["runs"]
    found = {result["ruleId"]: result for result in told["results"]}
    (result,) = (one for one in map(json.loads, done.stdout.splitlines()) if one["host"] == HOST)
    no = {check for check, entry in result["checks"].items() if entry["answer"] == "no"}
    assert set(found) == no | {"webmcp", "readiness_score"}
    levels = {
        rule: found[rule]["level"] for rule in ("llms_txt", "readiness_score", "webmcp", "markdown_twin")
    }
    assert levels == {
        "llms_txt": "error",
        "readiness_score": "error",
        "webmcp": "warning",
        "markdown_twin": "note",
    }
    assert found["llms_txt"]["message"]["text"].endswith("https://llmstxt.org/")
    assert found["llms_txt"]["webRequest"]["target"].endswith("/llms.txt")
    for result in told["results"]:
        assert told["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        place = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        assert place.startswith(f"{HOST}/")  # as a file: code scanning takes no https
    (invocation,) = told["invocations"]
    assert not invocation["executionSuccessful"]
    (note,) = invocation["toolExecutionNotifications"]
    assert note["message"]["text"].startswith("closed.test was not asked")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--sarif", "/nowhere/at/all"], "--sarif '/nowhere/at/all' cannot be written: No such file"),
        (["--fail-under", "6"], "'6' is not a whole number from 0 to 5"),
        (["--fail-under", "-1"], "fail-under"),
        (["--fail-under", "four"], "'four' is not a whole number"),
        (["--require", "llms_txt,speed"], "no such check: 'speed'; allowed"),
        (["--require", ""], "no such check: ''"),
        (["--baseline", "missing.json"], "'missing.json' cannot be read"),
        (["--baseline", "README.md"], "line 1 is not a probe result"),
        (["--format", "yaml"], "'yaml'"),
        (["--format", "text", "--json"], "not allowed with"),
    ],
)
def test_a_wrong_value_is_named_with_what_is_allowed_and_status_2(run, words, says):
    done = run(HOST, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_the_help_tells_the_exit_statuses(run):
    said = run("--help").stdout
    for line in (
        "0  every host passed",
        "1  a host fell short",
        "2  bad use",
        "3  a host could not",
    ):
        assert line in said


def test_ctrl_c_and_a_closed_pipe_end_it_without_a_traceback(env, site):
    asked, go_on = threading.Event(), threading.Event()

    class Slow(Pages):
        def do_GET(self):  # noqa: N802 - the name that the server calls
            asked.set()
            go_on.wait(300)

    site.RequestHandlerClass = Slow
    command = [sys.executable, "manage.py", "probe", HOST, "--fail-under", "1"]
    with subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert asked.wait(300)
        process.send_signal(signal.SIGINT)
        _, complained = process.communicate(timeout=300)
    go_on.set()
    assert (process.returncode, complained) == (128 + signal.SIGINT, "Interrupted.\n")
    site.RequestHandlerClass = Pages
    ours, theirs = os.pipe()
    os.close(ours)
    command[-2:] = ["--format", "markdown"]
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=theirs, stderr=subprocess.PIPE, check=False)
    os.close(theirs)
    assert done.returncode == 128 + signal.SIGPIPE
    assert done.stderr.count(b"\n") <= 1
    assert b"Traceback" not in done.stderr
