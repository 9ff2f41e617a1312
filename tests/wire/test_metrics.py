"""/metrics, the request id and the access log."""

import json
import logging
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone
from prometheus_client.parser import text_string_to_metric_families

from config.logs.formats import JsonFormatter
from index.models import AskedEndpoint, Generation
from index.values.alive import number_of
from probes.models import ProbeRun, Target
from probes.operations import figures
from probes.schedule import schedule
from tests import published
from tests.each import each

pytestmark = pytest.mark.django_db
TOKEN = "a-token-of-a-monitor-0123"


def scraped(client, **headers):
    response = client.get("/metrics", headers={"host": "localhost", **headers})
    assert response.status_code == 200
    assert response.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


def figure(found, name, **labels):
    return found[(f"readiness_{name}", *sorted(labels.items()))]


def run_of(host, outcome="answered", reason="answered", *, ago=timedelta(), **fields):
    return ProbeRun.objects.create(
        host=host, started_at=timezone.now() - ago, seconds=1, requests=1, prober="1", rubric_version="1",
        outcome=outcome, outcome_reason=reason, **fields,
    )  # fmt: skip


def test_the_pipeline_the_index_and_the_queues_are_told(client):
    schedule.register(["a.example", "b.example", "c.example"], origin=Target.Origin.OPERATOR)
    Target.objects.filter(host="a.example").update(due_at=timezone.now() - timedelta(hours=2))
    Target.objects.filter(host="c.example").update(state="dead", why="x")
    held = timezone.now() + timedelta(minutes=5)
    Target.objects.filter(host="b.example").update(held_until=held, held_for="probe", held_by="w")
    run_of("a.example")
    run_of("b.example", "could_not_ask", "timed_out", ago=timedelta(seconds=20))
    run_of("c.example", ago=timedelta(hours=1))
    Generation.objects.create(
        at=timezone.now() - timedelta(minutes=3), snapshot="1:1:", cluster="1", folder="f", manifest="0" * 64,
        listed=7, seconds=2,
    )  # fmt: skip
    found = scraped(client)
    assert figure(found, "up", part="database") == figure(found, "up", part="redis") == 1
    assert figure(found, "work_due", work="probe") == 1
    assert 7200 <= figure(found, "work_oldest_waits_seconds", work="probe") < 7300
    assert figure(found, "work_in_flight", work="probe") == 1
    assert figure(found, "work_due", work="grade") == 0
    assert figure(found, "visits_last_minute", outcome="answered") == 1
    assert figure(found, "could_not_ask_last_minute", reason="timed_out") == 1
    assert figure(found, "hosts_not_active", state="dead") == 1
    assert 180 <= figure(found, "generation_age_seconds") < 240
    assert figure(found, "listed_sites") == 7
    assert figure(found, "queue_messages", queue="probe") >= 0
    assert figure(found, "workers", kind="celery") >= 0


def test_endpoints_that_are_asked_between_visits_are_told_by_what_came_of_it(client):
    now = timezone.now()
    today = number_of(now.date())
    kept = {"answered": [today, 40], "silent": [today, -1], "ours-failed": [today - 1, 30], "due": []}
    for name, days in kept.items():
        published.listed(f"{name}.example", mcp_endpoint=f"https://{name}.example/mcp")
        asked = {"asked_at": now, "due_at": now + timedelta(days=1)} if days else {"due_at": now}
        AskedEndpoint.objects.filter(site__host=f"{name}.example").update(days=days, **asked)
    found = scraped(client)
    assert [
        figure(found, "endpoints_asked_last_hour", outcome=name.replace("-", "_")) for name in [*kept][:3]
    ] == [1, 1, 1]
    assert figure(found, "work_due", work="ask") == 1
    assert figure(found, "work_paused", work="ask") == 0


def test_counts_end_where_they_would_cost_more(client, monkeypatch):
    monkeypatch.setattr(figures, "MOST_COUNTED", 5)
    schedule.register([f"h{n}.example" for n in range(20)], origin=Target.Origin.OPERATOR)
    assert figure(scraped(client), "work_due", work="probe") == 5


def test_requests_are_counted_by_door_method_and_status_and_quotas_by_outcome(client):
    before = scraped(client)

    def more(name, **labels):
        key = (f"readiness_{name}", *sorted(labels.items()))
        return after[key] - before.get(key, 0)

    client.get("/api/find?country=XX")
    client.get("/api/stats")
    client.get("/nothing/here")
    client.generic("BREW", "/")
    after = scraped(client)
    assert more("requests_total", door="rest", method="GET", status="400") == 1
    assert more("requests_total", door="pages", method="GET", status="404") == 1
    assert more("requests_total", door="pages", method="other", status="405") == 1
    assert more("request_seconds_count", door="rest") == 2
    assert more("quota_total", quota="anonymous", outcome="within") >= 1


def test_no_word_of_a_caller_becomes_a_label(client):
    for path in ("/xyzzy", "/site/xyzzy.example", "/api/xyzzy", "/search/xyzzy", "/.well-known/xyzzy"):
        client.get(path)
    assert "xyzzy" not in client.get("/metrics", headers={"host": "localhost"}).text


def test_without_redis_the_rest_is_told(client, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    found = scraped(client)
    assert (figure(found, "up", part="redis"), figure(found, "up", part="database")) == (0, 1)
    assert not any(name == "readiness_workers" for name, *_ in found)


@each(
    ("place", "headers"),
    [
        ("203.0.113.9", {}),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}),
        ("127.0.0.1", {"x-forwarded-proto": "https"}),
        ("127.0.0.1", {"forwarded": "for=127.0.0.1"}),
    ],
)
def test_without_a_token_only_this_machine_looks(place, headers):
    refused = Client(REMOTE_ADDR=place).get("/metrics", headers={"host": "localhost", **headers})
    assert refused.status_code == 404
    assert refused.json()["code"] == "NOT_FOUND"


def test_with_a_token_only_who_has_it_looks(client, settings):
    settings.METRICS_TOKEN = TOKEN
    assert scraped(Client(REMOTE_ADDR="203.0.113.9"), authorization=f"Bearer {TOKEN}")
    for wrong in ("", TOKEN, f"Bearer {TOKEN}x", "Bearer ", "Bearer é"):
        assert client.get("/metrics", headers={"authorization": wrong}).status_code == 404


def test_metrics_takes_nothing_but_reading(client):
    refused = client.post("/metrics", headers={"host": "localhost"})
    assert (refused.status_code, refused.headers["Allow"]) == (405, "GET, HEAD, OPTIONS")


# --- The request's id and its line ---


def test_a_well_formed_id_is_kept_and_any_other_made_anew(client):
    assert client.get("/api/stats", headers={"x-request-id": "abc-DEF_123"})["X-Request-ID"] == "abc-DEF_123"
    made = set()
    for bad in ("", "short", "x" * 65, "a b c d e f", "abcdefgh\x1b[2J", 'abcdefgh"}', "abcdéfgh"):
        made.add(client.get("/nothing", headers={"x-request-id": bad})["X-Request-ID"])
    assert len(made) == 7
    assert all(len(name) == 16 and name.isalnum() for name in made)


def test_every_line_of_a_request_has_its_id(client, caplog, monkeypatch):
    def broken(*_args, **_kwargs):
        raise RuntimeError("something\nbroke")

    lines = []
    monkeypatch.setattr(
        caplog.handler, "emit", lambda record: lines.append(json.loads(JsonFormatter().format(record)))
    )
    monkeypatch.setattr("index.search.find.find_stamped", broken)
    with caplog.at_level(logging.INFO, "config.logs.requests"):
        assert client.get("/api/find?q=x", headers={"x-request-id": "abcdefgh"}).status_code == 503
    assert len(lines) >= 2
    assert {line["request"] for line in lines} == {"abcdefgh"}


def test_the_line_of_a_request_says_the_pattern_and_neither_who_nor_what(caplog):
    client = Client(REMOTE_ADDR="203.0.113.77")
    with caplog.at_level(logging.INFO, "config.logs.requests"):
        client.get("/site/asked-about.example?q=asked", headers={"user-agent": "asker/1"})
        client.get("/asked%0Afor")
    first, second = (record for record in caplog.records if record.name == "config.logs.requests")
    assert (first.fields["door"], first.fields["status"]) == ("site", 404)
    assert "site" in first.fields["route"]
    assert second.fields["route"] == "-"
    for record in (first, second):
        line = JsonFormatter().format(record)
        assert not [word for word in ("asked", "asker", "203.0.113") if word in line]
