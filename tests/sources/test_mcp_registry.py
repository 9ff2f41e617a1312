"""An MCP Registry read over its API."""

import json
from datetime import timedelta

import pytest
from django.utils import timezone

from config.env import parse_connect_to
from index.listing.publish import publish_all
from index.values.vocabulary import FoundVia
from operators.launch import command_lines
from probes import tasks
from probes.models import HostSource, Target
from probes.schedule import control, schedule
from probes.sources import mcp_registry, reading
from probes.sources.client import PAGE_SECONDS, SECONDS
from probes.sources.json_pages import JsonPage
from tests import published
from tests.sources.serving import (
    Registry,
    Reply,
    bomb,
    deleted,
    json_reply,
    server_entry,
)

pytestmark = pytest.mark.django_db


def hosts():
    return set(Target.objects.values_list("host", flat=True))


def test_every_page_is_read_and_hosts_of_remotes_and_websites_are_registered(serve, source, read):
    entries = [server_entry(n) for n in range(249)]
    entries += [server_entry(249, remotes=[], websiteUrl="https://www.maker.com/about")]
    server = serve(Registry(entries))
    source()
    row = read()
    assert hosts() == {f"site{n}.com" for n in range(249)} | {"www.maker.com"}
    assert [path.partition("cursor=")[2] for path in server.asked] == ["", "100", "200"]
    assert (row.trouble, row.began_at, row.counts["new"], row.counts["pages"]) == ("", None, 250, 3)
    target = Target.objects.get(host="site7.com")
    assert (target.origin, target.source, target.seen_in) == ("registry", "tested", "com.site7/mcp")
    assert schedule.found_via(target) == "declared_agent_access"


def test_older_versions_servers_of_one_host_and_servers_without_remotes_add_nothing(serve, source, read):
    old = server_entry(1, version="0.9.0", remotes=[{"type": "sse", "url": "https://old.com/sse"}])
    old["_meta"]["io.modelcontextprotocol.registry/official"]["isLatest"] = False
    again = server_entry(2, remotes=[{"type": "sse", "url": "https://site1.com/other"}])
    serve(Registry([old, server_entry(1), again, server_entry(3, remotes=None)]))
    source()
    row = read()
    assert hosts() == {"site1.com"}
    assert Target.objects.get().seen_in == "com.site1/mcp"  # what named it first
    assert row.counts == {"pages": 1, "new": 1, "known": 1, "rejected": 0, "left_out": 0, "postponed": 0}


def test_the_next_reading_asks_only_for_what_changed_and_counts_what_was_deleted(serve, source, read):
    entries = [server_entry(n) for n in range(3)]
    server = serve(Registry(entries))
    source()
    began = timezone.now()
    read()
    later = (began + timedelta(seconds=5)).strftime("%Y-%m-%dT%H:%M:%SZ")
    deleted(entries[0], later)
    entries.append(server_entry(9, updated=later))
    row = read()
    asked = (began - mcp_registry.CLOCKS).strftime("%Y-%m-%dT%H")
    assert "updated_since=" + asked in server.asked[-1]
    assert row.counts == {"pages": 1, "new": 1, "known": 0, "rejected": 1, "left_out": 0, "postponed": 0}
    assert hosts() == {"site0.com", "site1.com", "site2.com", "site9.com"}
    assert row.whole_since >= began


def test_a_reading_that_is_stopped_goes_on_after_the_last_kept_page(serve, source, read):
    server = serve(Registry([server_entry(n) for n in range(300)]))
    source()
    first = read(seconds=0)
    assert (first.position, first.counts["new"], first.whole_since) == ("100", 100, None)
    read(seconds=0)
    row = read()
    assert [path.partition("cursor=")[2] for path in server.asked] == ["", "100", "200"]
    assert (row.counts["new"], row.counts["known"], len(hosts())) == (300, 0, 300)


def test_a_killed_reading_holds_the_source_until_its_lease_ends_and_has_failed(serve, source, read):
    serve(Registry([server_entry(n) for n in range(3)]))
    source()
    assert reading.claim() is not None  # and the process is killed
    assert reading.claim() is None
    HostSource.objects.update(held_until=timezone.now())
    beside = HostSource.objects.create(
        name="beside", kind="mcp-registry", address="http://source.test", enabled=True, due_at=timezone.now()
    )
    assert reading.claim() == beside
    row = HostSource.objects.get(name="tested")
    assert (row.fails, row.held_until, "killed" in row.trouble) == (1, None, True)
    assert timezone.now() + timedelta(minutes=50) < row.due_at
    HostSource.objects.filter(name="beside").delete()
    row = read()
    assert (row.counts["new"], row.trouble, row.fails) == (3, "", 0)


def test_reading_sources_shares_no_queue_with_grading_sweeping_and_probing(settings):
    queues = {
        entry["task"]: entry["options"].get("queue") for entry in settings.CELERY_BEAT_SCHEDULE.values()
    }
    own = {task for task, queue in queues.items() if queue == "sources"}
    assert own == {f"probes.tasks.{name}" for name in ("read_sources", "note_named_hosts", "count_sources")}
    others = (command_lines.worker(), command_lines.grader(), command_lines.indexer(), command_lines.live())
    assert not any("sources" in words[words.index("--queues") + 1] for words in others)
    assert command_lines.sources()[command_lines.sources().index("--concurrency") + 1] == "1"


def test_a_lease_outlives_the_task_that_reads():
    assert timedelta(seconds=tasks.read_sources.time_limit) < reading.TERM
    assert SECONDS < PAGE_SECONDS < tasks.read_sources.time_limit - tasks.SOURCE_SECONDS


def test_a_reading_that_was_taken_over_keeps_nothing_more(serve, source, read):
    serve(Registry([server_entry(n) for n in range(200)]))
    source()
    row = reading.claim()
    HostSource.objects.update(position="100")
    with pytest.raises(reading.TakenOver):
        list(reading.read_source(row, Given([json_reply_of(1)]), seconds=60))
    assert hosts() == set()


class Given:
    def __init__(self, pages):
        self.pages = iter(pages)

    def page(self, _url, name):
        return JsonPage(json.dumps(next(self.pages)).encode(), name)


def json_reply_of(number):
    return {"servers": [server_entry(number)], "metadata": {}}


@pytest.mark.parametrize(
    ("reply", "said"),
    [
        (Reply(b'{"servers": [', length=500), "did not answer: disconnected"),
        (Reply(b'{"servers": ['), "not JSON, or is incomplete"),
        (Reply(b"[" * 100_000), "nested too deep"),
        (bomb(64), "more than 8,388,608 bytes"),
        (Reply(b"\x1f\x8b\x08broken", headers={"Content-Encoding": "gzip"}), "compressed in a way"),
        (json_reply({"items": []}), "no list 'servers': its form changed"),
        (json_reply([]), "not a JSON object: its form changed"),
        (json_reply({"servers": []}), "no metadata"),
        (json_reply({"servers": ["one"], "metadata": {}}), "not an object: its form changed"),
        (json_reply({"servers": [], "metadata": {"nextCursor": 7}}), "nextCursor is not a text"),
        (json_reply({}, 500), "it answers 500"),
    ],
)  # fmt: skip
def test_a_page_that_cannot_be_read_is_named_and_loses_nothing(serve, source, read, reply, said):
    registry = Registry([server_entry(n) for n in range(200)])
    broken = [reply]

    def answer(path, query, headers):
        return broken[0] if broken and query.get("cursor") == "100" else registry(path, query, headers)

    serve(answer)
    source()
    row = read()
    assert said in row.trouble
    assert (len(hosts()), row.position, row.fails) == (100, "100", 1)
    assert row.due_at > timezone.now() + timedelta(minutes=50)
    broken.clear()
    row = read()
    assert (len(hosts()), row.position, row.trouble, row.fails) == (200, "", "", 0)


@pytest.mark.parametrize(
    ("value", "wait"),
    [
        ("7200", timedelta(hours=2)),
        ("999999999", timedelta(days=30)),
        ("Fri, 31 Dec 9999 23:59:59 GMT", timedelta(days=30)),
    ],
)
def test_a_request_to_wait_is_heeded_for_thirty_days_at_most(serve, source, read, value, wait):
    serve(lambda *_: Reply(b"", 429, {"Retry-After": value}))
    source()
    row = read()
    assert "asks us to wait" in row.trouble
    assert wait - timedelta(minutes=1) < row.due_at - timezone.now() <= wait


def test_a_cursor_that_leads_back_ends_the_reading_with_every_page_kept(serve, source, read):
    pages = {"": ("a", 1), "a": ("b", 2), "b": ("a", 3)}

    def answer(_path, query, _headers):
        cursor, number = pages[query.get("cursor", "")]
        return json_reply({"servers": [server_entry(number)], "metadata": {"nextCursor": cursor}})

    server = serve(answer)
    source()
    row = read()
    assert "leads back" in row.trouble
    assert hosts() == {"site1.com", "site2.com", "site3.com"}
    assert (len(server.asked), row.position, row.began_at, row.whole_since) == (3, "", None, None)


def test_a_cursor_that_the_registry_forgot_makes_the_reading_begin_anew(serve, source, read):
    registry = Registry([server_entry(n) for n in range(150)])
    forgotten = [True]

    def answer(path, query, headers):
        if query.get("cursor") and forgotten:
            return json_reply({"title": "Bad Request"}, 400)
        return registry(path, query, headers)

    serve(answer)
    source()
    row = read()
    assert ("does not know" in row.trouble, row.began_at, len(hosts())) == (True, None, 100)
    forgotten.clear()
    assert read().counts == {
        "pages": 2,
        "new": 50,
        "known": 100,
        "rejected": 0,
        "left_out": 0,
        "postponed": 0,
    }


def test_hosts_that_are_none_are_counted_and_asked_nothing(serve, source, read):
    urls = (
        "http://localhost:3000/mcp", "https://10.0.0.1/mcp", "https://[::1]/mcp", "https://router.lan/",
        "https://{tenant}.example.com/mcp", "ftp://files.com/", "https://user:secret@site.com/", "not a url",
        "https://good.com/mcp",
    )  # fmt: skip
    serve(Registry([server_entry(1, remotes=[{"type": "sse", "url": url} for url in urls])]))
    source()
    row = read()
    assert hosts() == {"good.com"}
    assert row.counts["rejected"] == len(urls) - 1


@pytest.mark.parametrize(
    ("robots", "said"),
    [
        (Reply(b"User-agent: *\nDisallow: /v0.1/\n"), "robots.txt does not let us"),
        (Reply(b"User-agent: AgentReadinessIndex\nDisallow: /\n"), "robots.txt does not let us"),
        (Reply(b"", 503), "robots.txt could not be read"),
    ],
)
def test_a_source_whose_robots_txt_refuses_is_asked_nothing_else(serve, source, read, robots, said):
    server = serve(Registry([server_entry(1)]))
    server.robots = robots
    source()
    assert said in read().trouble
    assert server.asked == []


def test_a_source_whose_reply_refuses_use_by_ai_is_not_read(serve, source, read):
    registry = Registry([server_entry(1)])

    def refusing(*asked):
        reply = registry(*asked)
        reply.headers["Content-Signal"] = "ai-input=no"
        return reply

    serve(refusing)
    source()
    assert "a header of its reply refuses use by AI" in read().trouble
    assert hosts() == set()


def test_a_source_at_a_private_address_is_not_asked(serve, source, read):
    server = serve(Registry([server_entry(1)]))
    source(address=f"http://127.0.0.1:{server.port}")
    assert "address refused" in read().trouble
    assert server.asked == []


def test_a_disabled_source_and_a_paused_schedule_read_nothing(serve, source):
    serve(Registry([server_entry(1)]))
    source(enabled=False)
    assert reading.claim() is None
    HostSource.objects.update(enabled=True)
    control.pause([Target.Work.SOURCE], reason="a storm")
    assert reading.claim() is None
    control.resume([Target.Work.SOURCE])
    assert reading.claim() is not None


def test_a_limit_ends_a_reading_early_and_the_next_one_is_no_delta(serve, source, read):
    server = serve(Registry([server_entry(n) for n in range(300)]))
    source(most=120)
    row = read()
    assert (len(hosts()), row.whole_since, row.began_at) == (120, None, None)
    read()
    assert "updated_since" not in server.asked[-1]


def test_the_first_source_of_a_host_stays(serve, source, read):
    schedule.register(["site0.com"], origin=Target.Origin.SUBMISSION)
    serve(Registry([server_entry(0)]))
    source()
    assert read().counts["known"] == 1
    assert Target.objects.get().origin == Target.Origin.SUBMISSION


def test_of_two_servers_at_one_host_the_first_names_it(serve, source, read):
    at = [{"type": "sse", "url": "https://shop.com/mcp"}]
    serve(Registry([server_entry(n, name=f"com.acme{n}/s", remotes=at) for n in range(2)]))
    source()
    read()
    target = Target.objects.get()
    assert (target.publisher, target.seen_in.partition(" ")[0]) == ("com.acme0", "com.acme0/s")


def test_a_page_of_a_hundred_servers_is_far_below_the_bound():
    assert len(json.dumps([server_entry(n) for n in range(100)])) * 20 < 8 * 1024 * 1024


def test_hostile_text_reaches_the_database_as_plain_words(serve, source, read):
    named = "acme\0\x1b[31m\u202e" + "x" * 1000
    serve(Registry([server_entry(1, name=named), server_entry(2, remotes=[{"url": "https://a\0b.com"}])]))
    source()
    row = read()
    assert (row.trouble, row.counts["rejected"]) == ("", 1)
    assert Target.objects.get().seen_in.startswith("acme [31mx")
    assert len(Target.objects.get().seen_in) <= 300


@pytest.mark.parametrize("cursor", ["a\0b", "x" * 2_000_000])
def test_a_cursor_that_cannot_be_kept_ends_the_reading_with_its_page_kept(serve, source, read, cursor):
    serve(lambda *_: json_reply({"servers": [server_entry(1)], "metadata": {"nextCursor": cursor}}))
    source()
    row = read()
    assert ("cannot be kept" in row.trouble, hosts(), row.began_at) == (True, {"site1.com"}, None)


def test_a_fault_of_ours_is_written_down_and_holds_nothing_up(serve, source, read, monkeypatch):
    serve(Registry([server_entry(1)]))
    source()
    monkeypatch.setattr(mcp_registry, "MAX_URLS", "many")  # stands for any mistake in a module
    row = read()
    assert row.trouble == "it could not be read by a fault of ours: TypeError"
    assert (row.held_until, row.fails) == (None, 1)


@pytest.mark.django_db(transaction=True)
def test_our_own_registry_is_one_that_this_source_reads(live_server, settings, tmp_path, source, read):
    settings.PROBE_HOST_DELAY, settings.DATA_DIR = 0, tmp_path
    port = live_server.thread.port
    settings.PROBE_CONNECT_TO = parse_connect_to(f"index.test:80:127.0.0.1:{port}")
    settings.ALLOWED_HOSTS = ["index.test"]
    hosts_of_index = {f"site{n:03}.com" for n in range(130)}
    publish_all(findings=[(published.finding(h), FoundVia.PROBE_DISCOVERY) for h in sorted(hosts_of_index)])
    published.removed("refusing.com")
    source(address="http://index.test")
    row = read()
    assert (row.trouble, hosts()) == ("", hosts_of_index)
    assert (row.counts["pages"], row.counts["new"]) == (2, 130)
    assert Target.objects.get(host="site007.com").seen_in == "com.site007/mcp"
    row = read()
    assert (row.trouble, row.counts["new"], row.counts["known"]) == ("", 0, 2 * 130)  # endpoints and websites
