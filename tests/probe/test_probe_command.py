"""`manage.py probe` in a process of its own."""

import json
import shutil
import tempfile
from functools import partial
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from junitparser import JUnitXml

from index.values.reasons import REASON_TEXTS, Reason
from index.values.vocabulary import CheckId
from probes.models import Target
from probes.publishing.record import record_visit
from probes.schedule import schedule
from tests.empty_database import empty_database
from tests.probe.pages import HOME, run_probe
from tests.probe.probing import probe

NOWHERE = {"DATABASE_URL": "postgres://nobody@127.0.0.1:1/none", "REDIS_URL": "redis://127.0.0.1:1/0"}
GOOD, WEATHER = "tidewater-docs.test", "skylark-weather.test"


def run_at(sample_web, folder):
    leading = {
        "PROBE_CONNECT_TO": sample_web.connect_to,
        "PROBE_CA_BUNDLE": str(sample_web.ca_bundle),
        "PROBE_HOST_DELAY": "0",
    }
    return partial(run_probe, folder, **leading, **NOWHERE)


@pytest.fixture
def run(sample_web, tmp_path):
    return run_at(sample_web, tmp_path)


BAD = {
    "10.0.0.1": "IP address",
    "[::1]": "IP address",
    "0x7f000001": "IP address",
    "2130706433.": "IP address",
    "localhost": "one word",
    "site.test:8443": "a port",
    "site.test/admin": "a path",
    "ftp://site.test": "not an http or https URL",
    "http://10.0.0.1/": "IP address",
    "user:secret@site.test": "credentials",
    "-bad-.test": "not a host name",
    "a b.test": "not a host name",
    "router.internal": "special use",
    "x" * 300 + ".test": "not a host name",
    "\x1b[31mred.test": "not a host name",
    "": "not a host name",
}


@pytest.fixture(scope="module")
def said(sample_web, tmp_path_factory):
    """Of hosts that were given as words and on standard input, some of them bad and some twice."""
    names = f"\ufeff{GOOD}\n\n{GOOD}.\n\ufeff{sample_web.hosts[0]}\r\nnot a host\n"
    run = run_at(sample_web, tmp_path_factory.mktemp("said"))
    return run("--json", "--", *BAD, GOOD, "-", stdin=names)


def test_each_bad_host_is_one_clear_line_with_status_2_and_the_others_still_run(said):
    assert said.returncode == 2
    lines = said.stderr.splitlines()
    assert len(lines) == len(BAD) + 1, said.stderr
    for line, says in zip(lines, (*BAD.values(), "not a host name"), strict=True):
        assert says in line
        assert line.isprintable()


def test_a_dash_reads_hosts_from_standard_input_and_each_is_probed_once(said, sample_web):
    hosts = [json.loads(line)["host"] for line in said.stdout.splitlines()]
    assert sorted(hosts) == sorted({GOOD, sample_web.hosts[0]})


def test_json_prints_one_probe_result_a_line_with_every_field_of_the_contract(said):
    for result in map(json.loads, said.stdout.splitlines()):
        assert set(result) >= {
            "host", "outcome", "outcome_reason", "probed_at", "rubric_version", "seconds", "requests",
            "listed", "has_md", "has_mcp", "has_endpoint", "has_webmcp", "readiness_score", "verified",
            "checks", "name", "display_name", "entity_type", "country", "transactional", "apparent_actions",
            "platform_supplied", "found_via",
        }  # fmt: skip
        assert set(result["checks"]["llms_txt"]) == {
            "label", "answer", "reason", "detail", "fix", "evidence",
        }  # fmt: skip
        assert set(result["checks"]["llms_txt"]["evidence"][0]) == {
            "method", "url", "final_url", "status", "content_type", "bytes", "sha256", "at", "note",
        }  # fmt: skip


def test_the_report_for_people_shows_each_check_with_answer_reason_and_request_and_no_colour_in_a_pipe(
    settings, sample_web
):
    settings.PROBE_CA_BUNDLE = sample_web.ca_bundle
    done = probe(settings, sample_web.connect_to, GOOD, WEATHER)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout + done.stderr
    for words in (
        "Markdown on request",
        "llms.txt",
        "API catalog",
        "MCP server",
        f"GET https://{GOOD}/llms.txt",
    ):
        assert words in done.stdout
    said = " ".join(done.stdout.split())
    assert "(Accept: text/markdown" in said
    assert "(JSON-RPC tools/list (2026-07-28); " in said


@pytest.fixture
def cafe(site):
    site.pages["/"] = ("text/html; charset=utf-8", f"<title>Café 茶 ☕</title><h1>Café 茶 ☕</h1>{HOME}")
    return "--allow-private", f"http://localhost:{site.server_port}", "--format"


def test_an_output_that_is_not_utf_8_takes_the_report_for_people(run, cafe):
    done = run(*cafe, "text", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert "- no" in done.stdout
    assert "-> 404" in done.stdout


def test_an_output_that_is_not_utf_8_takes_every_other_format(settings, cafe):
    for form in ("junit", "markdown"):
        done = probe(settings, "", *cafe, form, encoding="ascii")
        assert (done.returncode, done.stderr) == (0, ""), form
        assert form != "junit" or JUnitXml.fromstring(done.stdout.encode()).tests


def test_the_report_says_no_reason_twice(settings, sample_web):
    settings.PROBE_CA_BUNDLE = sample_web.ca_bundle
    told = " ".join(probe(settings, sample_web.connect_to, WEATHER).stdout.split())
    need_a_browser = (CheckId.WEBMCP, CheckId.READABLE_WITHOUT_SCRIPT)
    assert told.casefold().count(REASON_TEXTS[Reason.NO_BROWSER].casefold()) == len(need_a_browser)


def test_a_reserved_name_that_no_entry_maps_is_refused(settings):
    done = probe(settings, "other.test:443:127.0.0.1:1", "--json", "unmapped.test")
    assert done.returncode == 2
    assert "special use" in done.stderr


@pytest.fixture
def own_database(django_db_blocker):
    with empty_database(django_db_blocker) as url:
        yield url


def test_publishing_into_an_empty_database_is_refused_in_one_line_before_any_visit(run, own_database):
    done = run("--publish", "--json", GOOD, DATABASE_URL=own_database)
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "run the command migrate" in done.stderr


def test_publishing_into_a_database_that_does_not_answer_is_refused_in_one_line(run):
    done = run("--publish", "--json", GOOD)
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "the database cannot be used" in done.stderr


@pytest.fixture
def open_folder():
    """Every user may enter it: as root the servers run as somebody else."""
    folder = Path(tempfile.mkdtemp(prefix="readiness-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.soak  # starts PostgreSQL twice
def test_publishing_into_the_embedded_database_migrates_it_quietly_and_regrade_finds_it(run, open_folder):
    embedded = {"DATABASE_URL": "", "REDIS_URL": "", "DATA_DIR": str(open_folder)}
    done = run("--publish", "--json", GOOD, **embedded)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["host"] == GOOD
    again = run(GOOD, "http://x", command="regrade", **embedded)
    assert again.returncode == 2
    assert len(again.stderr.splitlines()) == 1
    assert "a scheme" in again.stderr
    assert again.stdout.startswith("1 graded under rubric")


@pytest.mark.django_db(transaction=True)
def test_regrade_of_bad_hosts_alone_grades_nothing(visits):
    record_visit(visits[GOOD], schedule.target_of(GOOD, origin=Target.Origin.OPERATOR))
    said, complained = StringIO(), StringIO()
    with pytest.raises(SystemExit) as stopped:
        call_command("regrade", "http://x", "10.0.0.1", stdout=said, stderr=complained)
    assert stopped.value.code == 2
    assert len(complained.getvalue().splitlines()) == 2
    assert said.getvalue() == ""


def test_no_host_at_all_says_how_to_use_it(settings):
    done = probe(settings, "")
    assert done.returncode == 2
    assert "HOST" in done.stderr


def test_a_wrong_setting_names_the_variable_the_value_and_what_is_allowed(run):
    done = run(GOOD, PROBE_CONCURRENCY="many")
    assert done.returncode != 0
    assert "PROBE_CONCURRENCY='many'" in done.stderr
    assert "1 to 2000" in done.stderr
