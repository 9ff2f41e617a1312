"""How many new hosts a source may bring, and what becomes of the others."""

import tracemalloc
from datetime import UTC, timedelta

import pytest
from django.core.management import call_command
from django.utils import timezone

from probes.models import HostSource, Target
from probes.sources import caps, json_pages, kind
from tests.sources.serving import Registry, Reply, json_reply, server_entry
from tests.wire.test_metrics import figure, scraped

pytestmark = pytest.mark.django_db

MEGABYTE = 1024 * 1024


def hosts():
    return set(Target.objects.values_list("host", flat=True))


def servers(count, domain, *, publisher="com.acme"):
    return [
        server_entry(
            n, name=f"{publisher}/s{n}", remotes=[{"type": "sse", "url": f"https://h{n}.{domain}/mcp"}]
        )
        for n in range(count)
    ]


def pass_time(**span):
    """Everything that happened did so earlier."""
    Target.objects.update(created_at=timezone.now() - timedelta(**span))
    HostSource.objects.update(day=timezone.now().date() - timedelta(**span))


def test_a_day_ends_a_page_in_the_middle_and_the_next_day_goes_on_there(serve, source, read, monkeypatch):
    monkeypatch.setattr(caps, "MAX_HOSTS_A_DAY", 130)
    server = serve(Registry([server_entry(n) for n in range(300)]))
    source()
    row = read()
    assert (Target.objects.count(), row.position, row.counts["postponed"]) == (130, "100", 70)
    assert (row.held_until, row.trouble, row.began_at is None) == (None, "", False)
    now = timezone.now().astimezone(UTC)
    assert (row.due_at.astimezone(UTC).hour, now < row.due_at <= now + timedelta(days=1)) == (0, True)
    assert not {f"site{n}.com" for n in range(100, 130)} <= hosts()  # not always the first ones
    read()
    assert Target.objects.count() == 130
    pass_time(days=1)
    assert read().counts["new"] == 260
    pass_time(days=1)
    row = read()
    assert (Target.objects.count(), row.counts["left_out"], row.counts["postponed"]) == (300, 0, 0)
    assert row.whole_since is not None
    assert [path.partition("cursor=")[2] for path in server.asked] == ["", "100", "100", "100", "200", "200"]


def test_a_reading_that_brings_too_many_ends_and_the_next_one_goes_further(serve, source, read, monkeypatch):
    monkeypatch.setattr(caps, "MAX_HOSTS_A_READING", 150)
    serve(Registry([server_entry(n) for n in range(300)]))
    source()
    row = read()
    assert (Target.objects.count(), row.counts["left_out"]) == (150, 50)
    assert (row.began_at, row.whole_since, row.trouble) == (None, None, "")
    assert read().counts["new"] == 150
    assert Target.objects.count() == 300


def test_a_domain_brings_so_many_lately_from_all_sources_together(serve, source, read, monkeypatch):
    monkeypatch.setattr(caps, "MAX_HOSTS_OF_DOMAIN", 5)
    serve(Registry([*servers(40, "acme.com"), server_entry(99)]))
    source()
    row = read()
    first = {host for host in hosts() if host.endswith(".acme.com")}
    assert (len(first), "site99.com" in hosts(), row.counts["left_out"]) == (5, True, 35)
    assert first != {f"h{n}.acme.com" for n in range(5)}  # not always the first ones
    assert row.whole_since is None  # so that the next reading asks for all again
    HostSource.objects.update(name="other")
    source()
    read()
    assert len(hosts()) == 6
    pass_time(days=31)
    read()
    assert len(hosts()) == 11


def test_customers_of_a_platform_are_not_one_owner(serve, source, read, monkeypatch):
    monkeypatch.setattr(caps, "MAX_HOSTS_OF_DOMAIN", 5)
    monkeypatch.setattr(caps, "MAX_HOSTS_OF_PLATFORM", 20)
    monkeypatch.setattr(caps, "MAX_HOSTS_BY_PUBLISHER", 1000)
    serve(Registry(servers(40, "workers.dev")))
    source()
    row = read()
    assert (len(hosts()), row.counts["left_out"]) == (20, 20)


def test_a_publisher_brings_so_many_lately_whatever_domains_he_has(serve, source, read, monkeypatch):
    monkeypatch.setattr(caps, "MAX_HOSTS_BY_PUBLISHER", 5)
    busy = [server_entry(n, name=f"io.github.busy/s{n}") for n in range(40)]
    serve(Registry([*busy, server_entry(99, name="io.github.other/one"), server_entry(98)]))
    source()
    row = read()
    assert (len(hosts()), row.counts["left_out"]) == (7, 35)
    assert {"site99.com", "site98.com"} <= hosts()
    assert Target.objects.filter(publisher="io.github.busy").count() == 5
    read()
    assert len(hosts()) == 7
    pass_time(days=31)
    read()
    assert len(hosts()) == 12


def test_a_catalog_that_another_names_is_one_publisher(serve, source, read, monkeypatch):
    monkeypatch.setattr(caps, "MAX_HOSTS_BY_PUBLISHER", 5)

    def answer(path, _query, _headers):
        items = [
            {
                "identifier": f"urn:air:{path.strip('/')}{n}.com:a:b",
                "url": f"https://{path.strip('/')}{n}.com/",
            }
            for n in range(20)
        ]
        if path == "/hub":
            items += [{"type": "application/ai-catalog+json", "url": "http://named.test/named"}]
        return json_reply({"entries": items})

    server = serve(answer)
    settings_of(server)
    source("ai-catalog", address="http://source.test/hub")
    read()
    assert sum(host.startswith("hub") for host in hosts()) == 20
    assert sum(host.startswith("named") and host.endswith(".com") for host in hosts()) == 5


def settings_of(server):
    from django.conf import settings

    from config.env import parse_connect_to

    there = f"127.0.0.1:{server.port}"
    settings.PROBE_CONNECT_TO = parse_connect_to(f"source.test:80:{there},named.test:80:{there}")


def cards(count):
    return b'{"agents":[' + b",".join(b'{"url":"https://h%d.com"}' % n for n in range(count)) + b"]}"


def test_a_page_with_very_many_entries_takes_bounded_memory_and_a_fair_part_of_it_counts(
    serve, source, read, monkeypatch
):
    monkeypatch.setattr(kind, "MAX_ENTRIES", 200)
    pages = {"0": cards(20_000)}
    server = serve(lambda _path, query, _headers: Reply(pages.get(query["offset"], b'{"agents":[]}')))
    source("a2a-registry")
    tracemalloc.start()
    try:
        row = read()
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (Target.objects.count(), row.counts["left_out"], row.whole_since) == (200, 19_800, None)
    assert len(server.asked) == 2
    assert max(int(host[1:-4]) for host in hosts()) > 1000
    assert most < 4 * MEGABYTE  # all entries at once would be 4.5
    read()
    assert Target.objects.count() > 380


@pytest.mark.parametrize("filling", [b"[],", b'{"a":1},', b'"aa",'])
def test_an_entry_or_a_member_with_very_many_values_is_named_in_bounded_memory(
    serve, source, read, filling, monkeypatch
):
    monkeypatch.setattr(json_pages, "MAX_VALUES", 10_000)
    many = b"[" + filling * (MEGABYTE // len(filling)) + b"0]"
    page = [b'{"agents":[' + many + b"]}"]
    serve(lambda *_: Reply(page[0]))
    source("a2a-registry")
    tracemalloc.start()
    try:
        assert "more than 10,000 values" in read().trouble
        page[0] = b'{"more":' + many + b',"agents":[]}'
        assert "more than 10,000 values" in read().trouble
        assert tracemalloc.get_traced_memory()[1] < 6 * MEGABYTE  # the members at once would be 20
    finally:
        tracemalloc.stop()


def test_operators_see_what_caps_kept_back(serve, source, read, client, capsys, monkeypatch):  # noqa: PLR0913, PLR0917
    monkeypatch.setattr(caps, "MAX_HOSTS_OF_DOMAIN", 5)
    monkeypatch.setattr(caps, "MAX_HOSTS_A_DAY", 20)
    serve(Registry(servers(40, "acme.com") + [server_entry(n) for n in range(60, 160)]))
    source()
    read()
    call_command("sources")
    shown = capsys.readouterr().out
    assert "day full" in shown
    assert "tested: daily limit reached" in shown
    pass_time(days=1)
    monkeypatch.setattr(caps, "MAX_HOSTS_A_DAY", 1000)
    row = read()
    assert row.counts["left_out"] > 0
    call_command("sources")
    assert "left out by caps; the next reading tries them again" in capsys.readouterr().out
    assert figure(scraped(client), "source_entries", source="tested", result="left_out") > 0
    call_command("sources", "show", "tested")
    assert (
        "new hosts: at most 1,000 a day and 200,000 a reading; in 30 days 5 of a domain"
        in capsys.readouterr().out
    )


def test_an_import_of_an_operators_file_has_no_cap(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(caps, "MAX_HOSTS_OF_DOMAIN", 5)
    path = tmp_path / "hosts.txt"
    path.write_text("".join(f"h{n}.acme.com\n" for n in range(40)))
    call_command("import_hosts", str(path))
    assert len(hosts()) == 40
