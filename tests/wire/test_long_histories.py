"""A site with a long history costs its readers what any other does."""

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from index.models import ListingEvent
from index.values.tools import MAX_TOOLS_BYTES, bytes_of
from probes.evidence import retention
from probes.operations.history import host_history
from tests import published
from tests.each import each
from tests.wire.rpc import Rpc, Speaker

pytestmark = pytest.mark.django_db
LONG, TWIN = "renames-its-tools.test", "harmless-twin.test"
SHORT = ("/site/{}/badge.svg", "/site/{}/evidence/mcp_server", "/site/{}/again", "/site/{}/wrong")
WHOLE = ("/site/{}", "/site/{}.json", "/site/{}.md", "/site/{}/changes.atom")
REPEATED = """
    INSERT INTO index_listingevent (host, at, kind, score, cause, detail)
    SELECT host, at - make_interval(hours => hour), kind, score, cause, detail
    FROM index_listingevent, generate_series(1, 239) AS hour WHERE id = %s
"""  # the database is faster at copying 20 MB than at reading them
MORE = 100_000  # Bytes that a history may add to an answer: 32 KB of it, escaped


@pytest.fixture
def sites():
    """One with ten days of hourly events of 84 KB, as they were stored before these had a limit."""
    with published.together():
        for host in (LONG, TWIN):
            published.listed(host)
    named = [{"name": f"{n}".ljust(128, "会"), "schema_sha256": f"{n:064x}"} for n in range(50)]
    change = {"added": named, "removed": named, "changed": [], "left_out": 20}
    detail = {"tools": {"mcp_server": change, "webmcp": change}}
    first = ListingEvent.objects.create(
        host=LONG, at=timezone.now(), kind="changed", score=3, cause="site", detail=detail
    )
    with connection.cursor() as cursor:
        cursor.execute(REPEATED, [first.pk])


def asked(client, path):
    with CaptureQueriesContext(connection) as queries:
        response = client.get(path)
    assert response.status_code == 200
    return response, [one["sql"] for one in queries if "index_listingevent" in one["sql"]]


@each("path", SHORT)
def test_pages_without_a_history_read_none(sites, client, path):
    long, read = asked(client, path.format(LONG))
    twin, _ = asked(client, path.format(TWIN))
    assert read == []
    assert len(long.content) < len(twin.content) + 200


@each("path", WHOLE)
def test_pages_with_a_history_read_the_newest_part_of_it(sites, client, path):
    long, read = asked(client, path.format(LONG))
    twin, _ = asked(client, path.format(TWIN))
    assert len(long.content) < len(twin.content) + MORE
    assert read
    assert all("LIMIT" in sql for sql in read)
    assert len(read) <= 3


@each("detail", ["brief", "full"])
def test_agents_get_the_newest_part_and_in_short_answers_no_tools(sites, detail):
    a2a = Speaker("1.0")

    def report(host):
        answer = Rpc("/mcp").call("get_site_report", host=host, detail=detail)["structuredContent"]
        asked = {"skill": "get-site-report", "input": {"host": host, "detail": detail}}
        assert a2a.data({"data": asked}) == answer
        return answer

    with CaptureQueriesContext(connection) as queries:
        long = report(LONG)
    read = [one["sql"] for one in queries if "index_listingevent" in one["sql"]]
    twin = report(TWIN)
    assert len(json.dumps(long)) < len(json.dumps(twin)) + (MORE if detail == "full" else 2_000)
    assert long["history_since"] == long["history"][0]["date"]
    assert "history_since" not in twin
    assert ("tool_changes" in long["history"][0]) == (detail == "full")
    assert read
    assert all("LIMIT" in sql for sql in read)
    assert any("answers" in sql for sql in read) == (detail == "brief")


def test_operators_see_the_newest_events_and_how_many_there_are(sites):
    history = host_history(LONG)
    assert len(json.dumps(history["events"], ensure_ascii=False).encode()) < 100_000
    assert 10 < len(history["events"]) < history["events_in_all"] == 241
    assert host_history(TWIN)["events_in_all"] == 1


def test_what_was_stored_before_the_limit_is_cut_by_retention_step_by_step(sites):
    assert retention.cut_events(stopping=lambda: True) == 0
    assert retention.cut_events() == 240
    assert retention.cut_events() == 0
    details = ListingEvent.objects.filter(host=LONG).values_list("detail", flat=True)
    assert max(map(bytes_of, details)) < 1.2 * MAX_TOOLS_BYTES
