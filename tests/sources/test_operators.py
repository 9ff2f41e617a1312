"""What operators see of sources."""

import contextlib
import io
import json
import subprocess
from datetime import timedelta

import pytest
from django.core.management import CommandError, call_command
from django.urls import reverse
from django.utils import timezone

from probes.models import HostSource, ProbeRun, SourceDay, Target
from probes.operations.history import host_history
from probes.schedule import control
from probes.sources import reading
from tests import published
from tests.sources.serving import Registry, Reply, server_entry
from tests.wire.test_admin import do, operator, page_of  # noqa: F401 - a fixture
from tests.wire.test_metrics import figure, scraped

pytestmark = pytest.mark.django_db


@pytest.fixture
def sources():
    def run(*words):
        out, code, said = io.StringIO(), 0, ""
        with contextlib.redirect_stdout(out):
            try:
                call_command("sources", *words, stdout=out, stderr=out)
            except CommandError as error:
                said, code = str(error), error.returncode
        return subprocess.CompletedProcess(words, code, out.getvalue(), said)

    return run


def test_public_sources_are_there_and_off(sources):
    rows = {row["name"]: row for row in json.loads(sources("list", "--json").stdout)}
    assert set(rows) == {"mcp-registry", "a2a-registry", "majestic-million", "tranco", "frontier"}
    assert {row["state"] for row in rows.values()} == {"off"}
    assert rows["tranco"]["permits"] is False
    assert "mcp-registry" in sources().stdout
    assert "aggregators" in sources("show", "mcp-registry").stdout
    assert "read every: 60 min" in sources("show", "frontier").stdout


def test_a_source_whose_terms_do_not_permit_it_stays_off_until_its_operator_says_so(sources):
    refused = sources("enable", "tranco")
    assert (refused.returncode, "its terms must be accepted first" in refused.stderr) == (2, True)
    assert "its terms must be accepted" in sources("read", "tranco", "--dry-run").stderr
    assert not HostSource.objects.get(name="tranco").enabled
    assert sources("enable", "tranco", "--accept-terms", "--most", "500").returncode == 0
    row = HostSource.objects.get(name="tranco")
    assert (row.enabled, row.most) == (True, 500)
    sources("disable", "tranco")
    assert not HostSource.objects.get(name="tranco").enabled
    ranks = ("--kind", "common-crawl", "--address", "https://data.commoncrawl.org/a-host-ranks.txt.gz")
    assert sources("add", "ranks", *ranks).returncode == 0
    assert "Common Crawl's terms of use" in sources("enable", "ranks").stderr
    assert sources("enable", "ranks", "--accept-terms").returncode == 0


def test_a_dry_run_shows_hosts_and_registers_none(sources, source, serve):
    serve(Registry([server_entry(n) for n in range(250)]))
    source(enabled=False)
    said = sources("read", "tested", "--dry-run", "--limit", "3").stdout
    assert "site0.com\tcom.site0/mcp" in said
    assert "dry run: 3 hosts, 0 of them known; 0 entries rejected; nothing was registered" in said
    assert not Target.objects.exists()
    assert HostSource.objects.get(name="tested").position == ""


def test_a_source_is_read_by_hand_with_a_limit_that_is_not_kept(sources, source, serve):
    serve(Registry([server_entry(n) for n in range(250)]))
    source(enabled=False)
    assert "120 new hosts, 0 known before" in sources("read", "tested", "--limit", "120").stdout
    assert Target.objects.count() == 120
    assert "130 new hosts, 120 known before" in sources("read", "tested").stdout
    assert HostSource.objects.get(name="tested").most is None


def test_trouble_is_told_with_its_cause_and_an_exit_status(sources, source, serve):
    serve(lambda *_: Reply(b"", 500))
    source()
    done = sources("read", "tested")
    assert (done.returncode, done.stderr) == (1, "tested: it answers 500")
    assert sources("read", "tested", "--dry-run").stderr == "tested: it answers 500"
    assert "it answers 500" in sources().stdout


def test_a_source_that_is_being_read_is_left_alone(sources, source):
    source(held_until=timezone.now() + timedelta(minutes=1))
    assert sources("read", "tested").stderr == "it is being read at this moment"


def test_a_sub_registry_is_added_read_and_removed_and_its_hosts_stay(sources, serve):
    serve(Registry([server_entry(1)]))
    added = sources("add", "acme", "--kind", "mcp-registry", "--address", "http://source.test")
    assert added.stdout == "acme is added, and off until you enable it\n"
    assert "1 new hosts" in sources("read", "acme").stdout
    assert Target.objects.get().source == "acme"
    sources("remove", "acme")
    assert Target.objects.count() == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("add", "x", "--kind", "mcp-registry", "--address", "http://127.0.0.1/"), "cannot be asked"),
        (("add", "x", "--kind", "mcp-registry", "--address", "https://router.lan/"), "cannot be asked"),
        (("add", "x", "--kind", "mcp-registry", "--address", "/etc/passwd"), "is not a URL"),
        (("add", "x", "--kind", "tranco", "--address", "list.csv"), "nor an absolute path"),
        (("add", "Not Good", "--kind", "tranco", "--address", "/list.csv"), "is not a source name"),
        (("add", "submission", "--kind", "tranco", "--address", "/list.csv"), "is not a source name"),
        (("add", "tranco", "--kind", "tranco", "--address", "/list.csv"), "already"),
        (("add", "x"), "add needs NAME, --kind and --address"),
        (("read", "nowhere"), "there is no source 'nowhere'; there are a2a-registry"),
        (("read",), "needs the name of a source"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(sources, words, said):
    done = sources(*words)
    assert (done.returncode, said in done.stderr) == (2, True), done.stderr


def test_the_admin_shows_sources_with_their_terms_and_enables_and_disables_them(operator, sources):  # noqa: F811
    sources()
    listed = reverse("admin:probes_hostsource_changelist")
    assert "mcp-registry" in operator.get(listed).text
    row = HostSource.objects.get(name="mcp-registry")
    assert "read by aggregators" in operator.get(page_of(row)).text
    do(operator, "enable", row, name="probes_hostsource")
    assert HostSource.objects.get(pk=row.pk).enabled
    do(operator, "disable", row, name="probes_hostsource")
    assert not HostSource.objects.get(pk=row.pk).enabled
    tranco = HostSource.objects.get(name="tranco")
    do(operator, "enable", tranco, name="probes_hostsource")
    assert not HostSource.objects.get(name="tranco").enabled


def test_the_admin_adds_a_sub_registry_but_no_address_of_our_own_network(operator):  # noqa: F811
    add = reverse("admin:probes_hostsource_add")
    given = {"name": "acme", "kind": "mcp-registry", "address": "https://registry.acme.com", "most": ""}
    refused = operator.post(add, given | {"address": "http://192.168.0.1/"})
    assert "cannot be asked" in refused.text
    operator.post(add, given)
    assert HostSource.objects.get(name="acme").address == "https://registry.acme.com"


def test_operators_see_where_a_host_was_first_seen(operator, source, serve, read):  # noqa: F811
    serve(Registry([server_entry(1, name="<b>acme</b>")]))
    source()
    read()
    target = Target.objects.get()
    listed = operator.get(reverse("admin:probes_target_changelist", query={"source": "tested"}))
    assert "site1.com" in listed.text
    assert "&lt;b&gt;acme&lt;/b&gt;" in operator.get(page_of(target)).text
    assert host_history(target.host)["standing"][-1] == "It came from the source tested, <b>acme</b>."


@pytest.mark.django_db(transaction=True)
def test_the_pipeline_shows_sources_and_their_pause(source, serve, read):
    serve(lambda *_: Reply(b"", 500))
    source()
    read()
    control.pause([Target.Work.SOURCE], reason="a storm")
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        call_command("pipeline", "--once")
    for said in ("tested", "it answers 500", "source is paused since"):
        assert said in out.getvalue()


def test_the_first_page_of_operators_shows_sources_and_their_pause(operator, source, serve, read):  # noqa: F811
    serve(lambda *_: Reply(b"", 500))
    source()
    read()
    control.pause([Target.Work.SOURCE], reason="a storm")
    page = operator.get(reverse("admin:index")).text
    assert "Reading of sources is paused since" in page
    assert "it answers 500" in page


def run_of(host, outcome, *, source="acme", days=0):
    Target.objects.get_or_create(host=host, defaults={"due_at": timezone.now(), "source": source})
    return ProbeRun.objects.create(
        host=host, started_at=timezone.now() - timedelta(days=days), seconds=1, requests=1,
        prober="1", rubric_version="1", outcome=outcome, outcome_reason=outcome,
    )  # fmt: skip


def count():
    from probes.tasks import count_sources

    count_sources()


def test_every_source_has_its_figures_by_day_with_what_was_asked_as_denominator(client):
    published.listed("good.example")
    run_of("good.example", "could_not_ask")
    run_of("good.example", "answered")  # its last visit counts
    run_of("plain.example", "answered")
    run_of("shut.example", "declined")
    run_of("gone.example", "could_not_ask")
    run_of("other.example", "answered", source="")
    Target.objects.filter(source="").update(origin="submission")
    count()
    count()
    rows = {row.source: row for row in SourceDay.objects.all()}
    acme = rows["acme"]
    assert (acme.asked, acme.answered, acme.declined, acme.could_not_ask) == (4, 2, 1, 1)
    assert acme.listed == 1
    assert rows["submission"].asked == 1
    page = client.get("/benchmark/sources").content.decode()
    assert '<th scope="row">acme</th><td>4</td><td>2</td><td>1</td><td>1</td><td>1</td>' in page
    assert "| acme | 4 | 2 | 1 | 1 | 1 |" in client.get("/benchmark/sources.md").content.decode()
    assert client.get("/benchmark.json").json()["sources"]["sources"][0]["asked"] == 4
    found = scraped(client)
    assert figure(found, "source_hosts_today", source="acme", outcome="asked") == 4


def test_yesterday_is_counted_once_more_after_it_ended_and_then_stays():
    run_of("early.example", "answered", days=1)
    count()
    assert SourceDay.objects.get().day == timezone.now().date() - timedelta(days=1)
    run_of("late.example", "answered", days=1)
    count()
    assert SourceDay.objects.get().asked == 1


def test_metrics_tell_which_sources_are_on_and_in_trouble(client, source, serve, read):
    reading.ensure_sources()
    serve(Registry([server_entry(1), server_entry(2, websiteUrl="https://localhost/")]))
    source()
    read()
    found = scraped(client)
    assert figure(found, "source_enabled", source="tested") == 1
    assert figure(found, "source_enabled", source="mcp-registry") == 0
    assert figure(found, "source_trouble", source="tested") == 0
    assert figure(found, "source_entries", source="tested", result="new") == 2
    assert figure(found, "source_entries", source="tested", result="rejected") == 1
