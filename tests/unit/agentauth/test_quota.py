"""The daily count, on a real store."""

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from secrets import token_hex

import pytest
from redis import Redis

from agentauth import quota
from agentauth.caller import Caller


@pytest.fixture
def caller() -> Caller:
    return Caller(token_hex(32))


def test_of_concurrent_requests_no_two_see_the_same_number(caller):
    now = datetime.now(UTC)
    with ThreadPoolExecutor(64) as pool:
        seen = list(pool.map(lambda _: quota.take(caller, now=now).used, range(640)))
    assert sorted(seen) == list(range(1, 641))


def test_the_last_allowed_request_is_the_one_at_the_limit(caller):
    taken = [quota.take(replace(caller, daily_limit=3)) for _ in range(5)]
    assert [one.exceeded for one in taken] == [False, False, False, True, True]
    assert [one.headers["RateLimit"].split(";")[1] for one in taken] == ["r=2", "r=1", "r=0", "r=0", "r=0"]
    assert taken[0].headers["RateLimit-Policy"] == '"daily";q=3;w=86400'


def test_who_has_asked_as_often_as_allowed_has_not_used_the_day_up(caller):
    kind = replace(caller, daily_limit=2, kind="registrations")
    before = used_up()
    counts = [(quota.take(kind), used_up() - before)[1] for _ in range(4)]
    assert counts == [0, 0, 1, 1]


def used_up():
    return next(row["used_up"] for row in quota.used_today() if row["label"] == "registering a key")


def test_the_day_is_the_utc_day_whatever_zone_the_clock_has(caller):
    day = datetime.now(UTC).date()
    late = datetime(day.year, day.month, day.day, 23, 59, 59, 500000, tzinfo=UTC)
    before = quota.take(caller, now=late)
    elsewhere = quota.take(caller, now=late.astimezone(timezone(timedelta(hours=13))))
    after = quota.take(caller, now=late + timedelta(milliseconds=500))
    assert [one.used for one in (before, elsewhere, after)] == [1, 2, 1]
    assert [one.resets_in for one in (before, elsewhere, after)] == [1, 1, 86_400]


def test_a_counter_goes_away_by_itself_after_its_day_and_only_then(caller, settings):
    now = datetime.now(UTC)
    for _ in range(2):
        left = quota.take(caller, now=now)
    store = Redis.from_url(settings.REDIS_URL)
    (key,) = store.keys(f"quota:*{caller.name}")
    assert left.resets_in <= store.ttl(key) <= left.resets_in + 3600
    store.close()


@pytest.mark.parametrize(
    "address", ["redis://127.0.0.1:1/0", "unix:///no/such/redis.sock", "redis://no.such.host.invalid/0"]
)
def test_a_store_that_is_down_counts_nothing_and_logs_one_line(caller, settings, caplog, address):
    settings.REDIS_URL = address
    quota._store.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert [quota.take(caller) for _ in range(3)] == [None] * 3
    assert [record.name for record in caplog.records] == ["agentauth.quota"]
    assert caller.name not in caplog.text


def test_a_store_that_refuses_to_write_counts_nothing(caller, settings, caplog):
    """A key of another type stands for every answer that is an error."""
    now = datetime.now(UTC)
    store = Redis.from_url(settings.REDIS_URL)
    key = f"quota:{now:%Y-%m-%d}:{caller.name}"
    store.lpush(key, "x")
    assert quota.take(caller, now=now) is None
    assert "counting store" in caplog.text
    store.delete(key)
    store.close()
