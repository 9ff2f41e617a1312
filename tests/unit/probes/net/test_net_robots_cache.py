"""The cache of third parties' robots.txt."""

import time

import pytest

from probes.net.http import robots_cache
from probes.net.http.robots_cache import DAY, USUAL, RobotsCache
from tests.unit.probes.building import Reply, exchange

ORIGIN = "https://cdn.example"


def robots(body="User-agent: *", **headers):
    return exchange("robots", Reply(body=body, headers={k.replace("_", "-"): v for k, v in headers.items()}))


@pytest.fixture
def clock(monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("cache_control", "seconds"),
    [("", USUAL), ("public", USUAL), ("max-age=60", 60), ('public, MAX-AGE="90"', 90), ("s-maxage=5", USUAL),
        ("max-age=999999999", DAY)],
)  # fmt: skip
def test_a_reply_is_kept_as_long_as_it_says_and_a_day_at_most(clock, cache_control, seconds):
    cache, reply = RobotsCache(), robots(cache_control=cache_control)
    cache.keep(ORIGIN, reply)
    clock[0] += seconds - 1
    assert cache.get(ORIGIN) == reply
    clock[0] += 2
    assert cache.get(ORIGIN) is None


@pytest.mark.parametrize(
    "cache_control", ["no-store", "private, no-cache", "max-age=0", "max-age=60, no-store"]
)
def test_a_reply_that_must_not_be_kept_is_not(clock, cache_control):
    cache = RobotsCache()
    cache.keep(ORIGIN, robots(cache_control=cache_control))
    assert cache.get(ORIGIN) is None


def test_the_newest_reply_of_an_origin_counts(clock):
    cache, newest = RobotsCache(), robots("User-agent: *\nDisallow: /")
    cache.keep(ORIGIN, robots())
    cache.keep(ORIGIN, newest)
    assert cache.get(ORIGIN) == newest
    cache.keep(ORIGIN, robots(cache_control="no-store"))
    assert cache.get(ORIGIN) is None


def test_what_was_not_used_for_longest_makes_room(monkeypatch):
    monkeypatch.setattr(robots_cache, "MOST", 2)
    cache = RobotsCache()
    for name in "ab":
        cache.keep(name, robots())
    cache.get("a")
    cache.keep("c", robots())
    assert [cache.get(name) is not None for name in "abc"] == [True, False, True]


def test_no_more_bytes_are_kept_than_fit(monkeypatch):
    monkeypatch.setattr(robots_cache, "MOST_BYTES", 1000)
    cache = RobotsCache()
    for number in range(50):
        cache.keep(f"https://{number}.example", robots("#" * 300))
    assert sum(cache.get(f"https://{number}.example") is not None for number in range(50)) == 3
    cache.keep(ORIGIN, robots("#" * 2000))
    assert cache.get(ORIGIN) is None
