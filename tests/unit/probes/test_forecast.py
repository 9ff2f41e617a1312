"""Forecasts from days that were noted."""

from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from probes.models import DayLoad, ProbeRun, Target
from probes.operations import forecast
from probes.schedule import schedule
from tests import published

pytestmark = pytest.mark.django_db
TODAY = datetime.now(UTC).date()


def day(ago, **figures):
    given = {"database_bytes": 10**9, "targets": 3000, "listed": 700} | figures
    return DayLoad.objects.create(day=TODAY - timedelta(days=ago), **given)


def test_nothing_is_foretold_of_an_index_that_has_just_begun():
    told = forecast.forecast()
    assert set(told["schedule"].values()) == {None}
    assert told["disk"]["days_left"] is told["disk"]["bytes"] is None
    day(0), day(1)
    told = forecast.forecast()
    assert told["disk"]["bytes"] == 10**9
    assert told["disk"]["grows_a_day"] is None, "two days are no trend"


def test_the_disk_is_full_when_its_growth_has_used_up_what_is_free(monkeypatch):
    monkeypatch.setattr(forecast, "disk_room", lambda: (50 * 10**9, 100 * 10**9))
    for ago in range(10):
        day(ago, database_bytes=(30 - ago) * 10**9)
    assert forecast.forecast()["disk"] == {
        "bytes": 30 * 10**9,
        "grows_a_day": 10**9,
        "free": 50 * 10**9,
        "total": 100 * 10**9,
        "days_left": 50.0,
    }
    assert "full in 50 days" in forecast.sentences(forecast.forecast())[0]
    DayLoad.objects.update(database_bytes=10**9)
    assert forecast.forecast()["disk"]["days_left"] is None, "what does not grow fills nothing"


def test_the_disk_of_a_database_elsewhere_is_not_spoken_of(monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgres://db.example/index")
    for ago in range(5):
        day(ago, database_bytes=(30 - ago) * 10**9)
    told = forecast.forecast()["disk"]
    assert told["grows_a_day"] == 10**9
    assert told["free"] is told["total"] is told["days_left"] is None


def test_the_schedule_falls_behind_when_it_asks_for_more_than_was_ever_done():
    for ago in range(5):
        day(ago, targets=3000 - 30 * ago, listed=700)  # asks for 100 + 76 visits, 1 more each day
    assert forecast.forecast()["schedule"]["days_left"] is None, "its limit was never met"
    DayLoad.objects.filter(day=TODAY - timedelta(days=3)).update(loaded_hour=10)
    told = forecast.forecast()["schedule"]
    assert told["asks_a_day"] == round(700 / 7 + 2300 / 30)
    assert (told["does_a_day"], told["grows_a_day"]) == (240, 1.0)
    assert told["days_left"] == pytest.approx(240 - 700 / 7 - 2300 / 30, abs=0.1)
    DayLoad.objects.update(loaded_hour=1)
    assert forecast.forecast()["schedule"]["days_left"] == 0
    assert forecast.sentences(forecast.forecast())[1].endswith("it falls behind now.")


def test_the_busiest_hour_counts_only_while_hosts_wait_for_all_of_it():
    now = timezone.now()
    published.listed("a.example")
    schedule.register(["a.example", "b.example"], origin=Target.Origin.OPERATOR)
    for number in range(7):
        ProbeRun.objects.create(
            host=f"h{number}.example", started_at=now - timedelta(minutes=number), seconds=1, requests=1,
            prober="1", rubric_version="1", outcome="answered", outcome_reason="answered",
        )  # fmt: skip
    forecast.note_load()
    noted = DayLoad.objects.get()
    assert (noted.targets, noted.listed, noted.loaded_hour) == (2, 1, 0)
    assert noted.database_bytes > 10**6
    Target.objects.filter(host="b.example").update(due_at=now - timedelta(hours=2))
    forecast.note_load()
    assert DayLoad.objects.get().loaded_hour == 7
    ProbeRun.objects.all().delete()
    forecast.note_load()
    assert DayLoad.objects.get().loaded_hour == 7, "the busiest hour of the day stays"
