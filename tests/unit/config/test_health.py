import pytest
import redis
from django.conf import settings
from django.db import connection
from django.test import Client
from django.utils import timezone

from config import heartbeat
from index import embedding
from operators import health
from probes.models import Target
from tests.faults.disks import fill, small_disk

NONE_BUILT = {"generation_id": None, "generation_age_seconds": None}


@pytest.fixture
def broker():
    client = redis.Redis.from_url(settings.REDIS_URL)
    client.delete("worker:alive")
    yield client
    client.delete("worker:alive")
    client.close()


@pytest.fixture(autouse=True)
def fresh_client():
    health._client.cache_clear()
    yield
    health._client().close()
    health._client.cache_clear()


def target(origin, probed_at=None):
    return Target.objects.create(
        host=f"{origin}.test", origin=origin, due_at=timezone.now(), probed_at=probed_at
    )


@pytest.mark.django_db
def test_ready_when_database_redis_and_all_workers_answer(client, broker):
    heartbeat.send(broker, "celery@one")
    heartbeat.send(broker, "grade@one")
    heartbeat.send(broker, "index@one")
    answer = client.get("/healthz")
    assert (answer.status_code, set(answer.json().values())) == (200, {"ok"})
    assert list(answer.json()) == [
        "status",
        "index",
        "database",
        "sample",
        "disk",
        "redis",
        "worker",
        "grader",
        "indexer",
    ]
    assert answer["Cache-Control"] == "no-store"


@pytest.mark.django_db
def test_no_worker_is_503_with_retry_after(client, broker):
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.json()["worker"] != "ok"
    assert answer.json()["redis"] == answer.json()["database"] == "ok"
    heartbeat.send(broker, "celery@one")
    assert client.get("/healthz").json()["indexer"] != "ok"
    assert int(answer["Retry-After"]) > 0


@pytest.mark.django_db
def test_sample_site_that_waits_for_its_first_probe_is_503_and_others_are_not(client, broker):
    heartbeat.send(broker, "celery@one")
    heartbeat.send(broker, "grade@one")
    heartbeat.send(broker, "index@one")
    target(Target.Origin.OPERATOR)
    assert client.get("/healthz").status_code == 200
    target(Target.Origin.SAMPLE)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["sample"]) == (503, "1 site waits for the first probe")
    Target.objects.create(host="second.test", origin=Target.Origin.SAMPLE, due_at=timezone.now())
    assert client.get("/healthz").json()["sample"] == "2 sites wait for the first probe"
    Target.objects.filter(origin=Target.Origin.SAMPLE).update(probed_at=timezone.now())
    assert client.get("/healthz").status_code == 200


@pytest.mark.django_db
def test_missing_table_is_503(client, broker):
    heartbeat.send(broker, "celery@one")
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE probes_target RENAME TO gone")
    answer = client.get("/healthz")
    assert (answer.status_code, answer.json()["sample"]) == (503, "unknown")


@pytest.mark.django_db
def test_redis_that_does_not_answer_is_503(client, settings):
    settings.REDIS_URL = "unix:///nowhere/redis.sock"
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert (answer.json()["redis"], answer.json()["worker"]) == ("does not answer", "unknown")


@pytest.mark.django_db
def test_a_process_is_ready_without_redis_and_workers(client, settings):
    settings.REDIS_URL = "unix:///nowhere/redis.sock"
    embedding.current_model()
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (
        200,
        {"status": "ok", "index": "ok", "meaning": "ok", "passages": "ok", "second_model": "off"}
        | NONE_BUILT,
    )
    assert answer["Cache-Control"] == "no-store"


@pytest.mark.django_db
def test_a_process_that_compares_words_alone_is_ready_and_says_so(client, settings):
    settings.EMBEDDING_MODEL = "nobody/nothing"
    embedding.current_model()
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"], answer.json()["index"]) == (200, "degraded", "ok")
    assert answer.json()["meaning"].startswith("search by words alone: ")


@pytest.mark.django_db
def test_a_process_that_cannot_read_the_index_is_not_ready(client):
    with connection.cursor() as cursor:
        cursor.execute("ALTER TABLE index_generation RENAME TO gone")
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (503, "not ready")
    assert answer.json()["index"] == "the database does not answer, or is not migrated"
    assert int(answer["Retry-After"]) > 0


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
@pytest.mark.parametrize("host", ["10.0.3.7:8000", "web-a", "[::1]:8000", "a_b", "", "evil.example"])
def test_health_is_answered_whatever_the_host_and_without_https(client, broker, settings, path, host):
    settings.SECURE_SSL_REDIRECT = True
    for name in ("celery@one", "grade@one", "index@one"):
        heartbeat.send(broker, name)
    answer = client.get(path, headers={"host": host})
    assert answer.status_code == 200
    assert client.get("/api/stats", headers={"host": host}).status_code in {301, 400}


@pytest.mark.django_db
def test_a_full_disk_is_named(client, broker, settings, tmp_path):
    with small_disk(tmp_path / "disk", 70) as disk:
        settings.DATA_DIR = disk
        assert client.get("/healthz").json()["disk"] == "ok"
        fill(disk)
        answer = client.get("/healthz")
        assert answer.status_code == 503
        assert answer.json()["disk"] == "full: 64 MB must be free where DATA_DIR is"


@pytest.mark.django_db
def test_a_health_check_is_logged_only_when_it_fails(client, broker, caplog):
    caplog.set_level("INFO", "config.logs.requests")
    client.get("/readyz")
    assert not caplog.records
    client.get("/healthz")  # no worker gives a sign of life
    assert "503" in caplog.text


def test_readiness_is_only_read():
    refused = Client(enforce_csrf_checks=True).post("/readyz")
    assert (refused.status_code, refused["Allow"]) == (405, "GET, HEAD, OPTIONS")


@pytest.mark.django_db
def test_only_reading_is_allowed(client, broker):
    refused = Client(enforce_csrf_checks=True).post("/healthz")
    assert (refused.status_code, refused["Allow"]) == (405, "GET, HEAD, OPTIONS")
    assert refused.json()["error"] == "This address does not support that method."
    assert client.head("/healthz").status_code == 503


def test_sign_of_life_runs_out_and_can_be_withdrawn(broker):
    heartbeat.send(broker, "celery@one")
    heartbeat.send(broker, "celery@two")
    assert heartbeat.count(broker, heartbeat.PROBING) == 2
    heartbeat.withdraw(broker, "celery@two")
    assert heartbeat.count(broker, heartbeat.PROBING) == 1
    late = broker.time()[0] - heartbeat.LASTS - 1
    broker.zadd("worker:alive", {"celery@one": late})
    assert heartbeat.count(broker, heartbeat.PROBING) == 0
    heartbeat.send(broker, "celery@two")
    assert broker.zrange("worker:alive", 0, -1) == [b"celery@two"]
    assert 0 < broker.ttl("worker:alive") <= heartbeat.LASTS
