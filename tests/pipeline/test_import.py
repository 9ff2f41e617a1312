"""A file of hosts into the schedule."""

import io
import json
import os
import signal
import subprocess
import sys
import time
import tracemalloc

import pytest
from django.core.management import CommandError, call_command
from django.db import transaction

from probes.models import Progress, Target
from probes.schedule import schedule
from probes.sources.registering import BATCH
from tests.pipeline.conftest import ROOT
from tests.waiting import until

pytestmark = pytest.mark.django_db


@pytest.fixture
def run(tmp_path):
    def import_hosts(content, name="hosts.txt", *options):
        path, rejected = tmp_path / name, tmp_path / "rejected.tsv"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        out, err, code = io.StringIO(), io.StringIO(), 0
        words = [str(path), "--rejected", str(rejected), *options]
        try:
            call_command("import_hosts", *words, stdout=out, stderr=err)
        except CommandError as error:
            err.write(str(error))
            code = error.returncode
        except SystemExit as error:
            code = error.code
        rows = [line.split("\t") for line in rejected.read_text().splitlines()] if rejected.exists() else []
        return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue()), rows

    return import_hosts


def targets():
    return set(Target.objects.values_list("host", flat=True))


def test_a_text_file_has_a_host_or_an_address_a_line_and_doubles_are_counted(run):
    done, rejected = run(
        b"\xef\xbb\xbf# ours\r\nExample.com\r\n\r\nhttps://www.museum.co.uk/visit#today\nb\xc3\xbccher.de # "
        b"shop\nexample.com.\n"
    )
    assert targets() == {"example.com", "www.museum.co.uk", "xn--bcher-kva.de"}
    assert (done.returncode, rejected) == (0, [])
    assert Target.objects.get(host="example.com").seen_in == "hosts.txt 2"  # the line that named it first
    assert done.stdout.startswith("4 entries: 3 new, 1 known before or named twice, 0 rejected; ")
    assert "a second" in done.stdout
    again, _ = run(b"example.com\nnew.org\n")
    assert "1 new, 1 known" in again.stdout
    assert set(Target.objects.values_list("origin", flat=True)) == {"operator"}


HOSTILE = [
    (b"nul\0.com", "is not a host name"),
    (b"m\xfcnchen.de", "is not UTF-8: byte 0xfc at place 2"),
    (b"10.0.0.1", "IP address"),
    (b"[::1]", "IP address"),
    (b"http://127.0.0.1/", "IP address"),
    (b"0x7f.1", "IP address"),
    (b"localhost", "one word"),
    (b"printer.local", "reserved for special use"),
    (b"intra.corp", "reserved for special use"),
    (b"a.nosuchsuffix", "no public suffix"),
    (b"a..b.com", "is not a host name"),
    (b"user:secret@a.com", "credentials"),
    (b"https://a.com:8443/", "port"),
    (b"ftp://a.com/", "not an http or https URL"),
    (b"xn--a.com", "international"),
    (b"\xe2\x80\xae.com", "not a host name"),
    (b"x" * (10 * 1024 * 1024), "10,485,761 bytes"),
    (b"\x1b[2J.com", "is not a host name"),
]


def test_every_rejected_line_is_told_with_its_number_its_text_and_its_reason_and_the_rest_counts(run):
    content = b"".join(line + b"\n" + b"good%d.com\n" % number for number, (line, _) in enumerate(HOSTILE))
    tracemalloc.start()
    done, rejected = run(content)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert targets() == {f"good{number}.com" for number in range(len(HOSTILE))}
    assert done.returncode == 1
    assert [int(number) for number, _, _ in rejected] == [2 * n + 1 for n in range(len(HOSTILE))]
    for (_, reason), (_, text, said) in zip(HOSTILE, rejected, strict=True):
        assert reason in said
        assert (text + said).isprintable()
        assert len(text) <= 300
    assert "\x1b" not in done.stderr
    assert peak < 5_000_000 + len(content)  # the test itself holds the file


def test_the_terminal_is_told_of_the_first_rejected_alone_and_where_the_rest_is(run, tmp_path):
    done, rejected = run("no host\n" * 5000)
    assert len(rejected) == 5000
    assert len(done.stderr.splitlines()) == 21
    assert done.stderr.splitlines()[0] == "1: 'no host' is not a host name"
    assert (
        done.stderr.splitlines()[-1] == f"… and 4,980 more rejected; all are in {tmp_path / 'rejected.tsv'}"
    )


@pytest.mark.parametrize(
    ("content", "options"),
    [
        ("rank,domain\n1,a.com\n2,b.org\n", ()),
        ("1,a.com\n2,b.org\n", ()),
        ('Name;Website;Stadt\nA;https://a.com/;Ulm\n"B; und\nSohn";https://b.org/;Köln\n', ()),
        ("label\twhere\nx\ta.com\ny\tb.org\n", ("--column", "where")),
        ("a.com|x\nb.org|y\n", ("--column", "1")),
        ('DOMAIN,"a""b"\na.com,1\nb.org,2\n', ()),
    ],
)  # fmt: skip
def test_a_table_names_its_hosts_in_the_column_that_its_head_or_its_first_row_or_the_operator_says(
    content, options, run
):
    done, rejected = run(content, "hosts.csv", *options)
    assert targets() == {"a.com", "b.org"}, done.stderr
    assert rejected == []


@pytest.mark.parametrize(
    ("content", "options", "said"),
    [
        ("Name,City\nA,Ulm\n", (),
            "which column has the hosts? Say it with --column; its columns are 'Name', 'City'"),
        ("Name,City\nA,Ulm\n", ("--column", "url"), "it has no column 'url'; its columns are 'Name', 'City'"),
        ("Name,City\nA,Ulm\n", ("--column", "3"), "it has no column '3'"),
    ],
)  # fmt: skip
def test_a_table_without_a_column_of_hosts_is_refused_with_its_columns(content, options, said, run):
    done, _ = run(content, "hosts.csv", *options)
    assert (done.returncode, targets()) == (2, set())
    assert said in done.stderr


def test_rows_that_cannot_be_read_are_told_and_the_others_count(run):
    content = (
        'host,n\na.com,1\nshort\n,2\n"x'
        + "y" * 70_000
        + "\nm\xfc.com,4\nb.org,5\n".encode("latin-1").decode("latin-1")
    )
    done, rejected = run(content.encode("latin-1"), "hosts.csv")
    assert {"a.com", "b.org"} >= targets() >= {"a.com"}
    assert done.returncode == 1
    assert rejected[0][2] == "'short' is one word; give a full host name, like example.com"
    assert rejected[1][2] == "names no host"
    assert "bytes" in rejected[2][2]


def test_a_quote_that_is_never_closed_does_not_hold_the_file_in_memory(run):
    rows = "".join(f"site{n}.com\n" for n in range(13_000))
    done, rejected = run('host\na.com\n"open' + rows, "hosts.csv")
    assert "a.com" in targets()
    assert rejected[0][0] == "3"
    assert "field larger than field limit" in rejected[0][2]
    assert len(targets()) > 2_000  # it goes on behind what the quote swallowed
    assert done.returncode == 1


def entry(*urls, status="active", **more):
    meta = {"io.modelcontextprotocol.registry/official": {"status": status, "isLatest": True}}
    remotes = [{"type": "streamable-http", "url": url} for url in urls]
    return {"server": {"name": "com.a/x", "version": "1", "remotes": remotes, **more}, "_meta": meta}


PAGE = {
    "servers": [
        entry("https://mcp.a.com/mcp", websiteUrl="https://github.com/a/x"),
        {"server": {"name": "io.github.b/y", "packages": [{"identifier": "y"}]}, "_meta": {}},
        entry("https://mcp.a.com/v2", "https://b.org/sse"),
        entry("https://gone.net/mcp", status="deleted"),
        entry("https://{tenant}.c.com/mcp"),
    ],
    "metadata": {"nextCursor": "x", "count": 5},
}
BARE = [entry("https://mcp.a.com/mcp")["server"], entry("https://b.org/sse")["server"]]


@pytest.mark.parametrize(
    ("content", "numbers"),
    [
        (json.dumps(PAGE), [4, 5]),
        (json.dumps([PAGE, {"servers": [], "metadata": {}}]), [4, 5]),
        (json.dumps(PAGE) + "\n" + json.dumps(PAGE) + "\n", [4, 5, 9, 10]),
        ("\ufeff" + json.dumps(PAGE, indent=2), [4, 5]),
        (json.dumps(BARE), []),
        ("\n".join(map(json.dumps, BARE)), []),
    ],
    ids=["a page", "an array of pages", "page after page", "with a mark", "servers", "server after server"],
)
def test_a_dump_of_an_mcp_registry_names_the_hosts_where_servers_answer(content, numbers, run):
    done, rejected = run(content, "dump.json")
    assert targets() == {"mcp.a.com", "b.org"}, done.stderr
    assert [int(number) for number, _, _ in rejected] == numbers
    if numbers:
        assert "deleted" in rejected[0][2]
        assert rejected[1][1] == "https://{tenant}.c.com/mcp"
    assert set(Target.objects.values_list("origin", flat=True)) == {"registry"}


def test_a_host_that_a_registry_names_was_found_by_declared_agent_access(run):
    run("known.com\n")
    run(
        json.dumps({"servers": [entry("https://mcp.a.com/mcp"), entry("https://known.com/mcp")]}), "dump.json"
    )
    found = {target.host: schedule.found_via(target) for target in Target.objects.all()}
    assert found == {"mcp.a.com": "declared_agent_access", "known.com": "probe_discovery"}


@pytest.mark.parametrize(
    ("content", "said", "kept"),
    [
        (json.dumps(PAGE)[:-150], "it is not JSON after server", {"mcp.a.com", "b.org"}),
        (json.dumps(PAGE) + "\0", "it is not JSON after server 5", {"mcp.a.com", "b.org"}),
        (json.dumps({"servers": [entry("https://a.com/")]})[:-1] + ', "x": ' + "[" * 1_000_000,
            "nested more than 64", {"a.com"}),
        ("[" * 1_000_000, "nested more than 64 deep", set()),
        ('{"a":' * 1_000_000, "nested more than 64 deep", set()),
        ('{"hosts": ["a.com"]}', "it names no remotes[].url", set()),
        ("", "premature EOF", set()),
        ("\ufffe", "it is not JSON", set()),
    ],
)  # fmt: skip
def test_json_that_breaks_off_or_is_no_registry_is_named_and_what_came_before_is_kept(
    content, said, kept, run
):
    done, _ = run(content, "dump.json")
    assert done.returncode == (1 if kept else 2)
    assert said in done.stderr
    assert targets() == kept


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("a.com\n".encode("utf-16"), "it is UTF-16; give UTF-8 text"),
        (b"\x1f\x8b\x08\x00", "it is gzip"),
        (b"PK\x03\x04", "a ZIP archive or a spreadsheet"),
    ],
)
def test_what_is_no_text_is_refused_by_its_name(content, said, run):
    done, _ = run(content)
    assert (done.returncode, targets()) == (2, set())
    assert said in done.stderr


def test_a_form_is_told_from_how_a_file_without_an_ending_begins(run):
    run("a.com\n", "plain")
    run("domain,rank\nb.org,1\n", "table")
    run(json.dumps(PAGE), "dump")
    assert targets() == {"a.com", "b.org", "mcp.a.com"}


def test_a_missing_file_and_the_file_itself_as_list_of_the_rejected_are_refused(run, tmp_path):
    with pytest.raises(CommandError, match="No such file"):
        call_command("import_hosts", str(tmp_path / "none"))
    (tmp_path / "own.txt").write_text("a.com\n")
    with pytest.raises(CommandError, match="names the same file"):
        call_command("import_hosts", str(tmp_path / "own.txt"), "--rejected", str(tmp_path / "own.txt"))
    assert (tmp_path / "own.txt").read_text() == "a.com\n"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("number", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.soak)])
def test_an_import_that_is_stopped_goes_on_where_it_was(number, worker_env, tmp_path):
    path, rejected = tmp_path / "hosts.txt", tmp_path / "rejected.tsv"
    names = [f"site{n}.com" for n in range(BATCH)]
    path.write_text("\n".join(["no host", *names, "site7.com", "10.0.0.1", ""]))
    words = [sys.executable, "manage.py", "import_hosts", str(path), "--rejected", str(rejected)]
    settings = {"cwd": ROOT, "env": worker_env, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with transaction.atomic():
        schedule.register(names[-1:], origin=Target.Origin.OPERATOR)  # for which the second batch waits
        process = subprocess.Popen(words, **settings)
        until(lambda: Progress.objects.filter(position=str(BATCH)).exists())
        os.kill(process.pid, number)
        _, complained = process.communicate()
        transaction.set_rollback(True)
    assert process.returncode == (130 if number == signal.SIGINT else -signal.SIGKILL)
    if number == signal.SIGINT:
        assert b"the same command goes on from there" in complained
    assert Target.objects.count() == Progress.objects.get().counts["new"] == BATCH - 1
    ended = subprocess.run(words, **settings, check=False)
    assert ended.returncode == 1
    assert b"going on after entry 10,000" in ended.stderr
    assert b"10,003 entries: 10,000 new, 1 known before or named twice, 2 rejected" in ended.stdout
    assert [line.split("\t")[0] for line in rejected.read_text().splitlines()] == ["1", "10003"]
    assert Target.objects.count() == BATCH
    assert not Progress.objects.exists()


@pytest.mark.soak
@pytest.mark.django_db(transaction=True)
def test_a_million_hosts_are_imported_within_minutes_and_in_bounded_memory(worker_env, tmp_path):
    path = tmp_path / "million.txt"
    with path.open("w") as file:
        file.writelines(f"www.site{n}.co.uk\n" for n in range(1_000_000))
    began = time.monotonic()
    with subprocess.Popen(
        [sys.executable, "manage.py", "import_hosts", str(path)],
        cwd=ROOT, env=worker_env, stdout=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        said = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    seconds, megabytes = time.monotonic() - began, usage.ru_maxrss / 1024
    print(f"{said.strip()}; {seconds:.0f} s with the start, {megabytes:.0f} MB at most")  # noqa: T201 - the figures
    assert "1,000,000 new" in said
    assert Target.objects.count() == 1_000_000
    assert seconds < 600
    assert megabytes < 300
