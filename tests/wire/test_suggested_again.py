"""Hosts that are suggested again."""

import json
from datetime import timedelta

import pytest
from django.core.cache import cache
from django.utils import timezone

from index.models import Site
from probes.models import ProbeRun, Target
from probes.schedule import control, schedule, submit
from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db
HOST = "shop.example.com"


def target(*, due_in=timedelta(days=20), **fields):
    return Target.objects.create(host=HOST, origin="operator", due_at=timezone.now() + due_in, **fields)


def visited(*hours_ago, stage="http"):
    for hours in hours_ago:
        ProbeRun.objects.create(
            host=HOST, started_at=timezone.now() - timedelta(hours=hours), seconds=1, requests=1, prober="1",
            rubric_version="1", outcome="answered", outcome_reason="answered", stage=stage,
        )  # fmt: skip


def is_due():
    return Target.objects.get(host=HOST).due_at <= timezone.now()


def is_due_in(hours):
    late = Target.objects.get(host=HOST).due_at - timezone.now() - timedelta(hours=hours)
    return abs(late) < timedelta(minutes=1)


def changed(days_ago):
    day = (timezone.now() - timedelta(days=days_ago)).date().isoformat()
    published.unlisted(HOST)
    Site.objects.update(checks={"llms_txt": {"answer": "yes", "since": day}}, score=1)


def test_a_known_host_is_brought_forward_and_comes_first():
    target()
    visited(24 * 20)
    submit.suggest(HOST)
    assert is_due()
    assert Target.objects.get().first


def test_within_the_hour_it_waits_for_its_end():
    target()
    changed(0)
    visited(0.5)
    submit.suggest(HOST)
    assert is_due_in(0.5)


def test_after_a_refusal_it_waits_likewise():
    target()
    published.declined(HOST)
    visited(0.1)
    submit.suggest(HOST)
    assert is_due_in(1.9)


def test_nothing_comes_later_than_it_would_have():
    target(due_in=timedelta(minutes=10))
    changed(0)
    visited(0.5)
    submit.suggest(HOST)
    assert is_due_in(1 / 6)


def test_an_hour_after_a_visit_that_saw_a_change():
    target()
    changed(0)
    visited(1.1)
    submit.suggest(HOST)
    assert is_due()


def test_three_times_a_day_at_most():
    target()
    changed(0)
    visited(2, 5, 9)
    submit.suggest(HOST)
    assert is_due_in(15)


def test_page_runs_are_no_visits():
    target()
    changed(0)
    visited(0.2, 2, 5, 9, stage="browser")
    submit.suggest(HOST)
    assert is_due()


@pytest.mark.parametrize(("hours", "due"), [((3, 60, 62), 5), ((9, 60, 62), 0)])
def test_less_often_while_nothing_changes(hours, due):
    target()
    changed(6)
    visited(*hours)
    submit.suggest(HOST)
    assert is_due_in(due)


def test_never_longer_than_a_day():
    target()
    visited(25, *range(30, 120, 10))
    submit.suggest(HOST)
    assert is_due()


def test_a_blocked_or_held_host_stays_as_it_is():
    target()
    control.block(HOST, reason="x")
    submit.suggest(HOST)
    assert not is_due()
    Target.objects.update(
        state="active", held_until=timezone.now() + timedelta(minutes=1), held_for="probe", held_by="w"
    )
    submit.suggest(HOST)
    assert not is_due()


def test_a_suggestion_during_a_visit_or_its_grading_is_not_lost():
    row = target(due_in=timedelta(0))
    (held,) = schedule.claim(1)
    submit.suggest(HOST)
    published.unlisted(HOST)
    schedule.leave_for_grading([held.pk])
    row.refresh_from_db()
    finding = published.finding(HOST, probed_at=timezone.now() - timedelta(minutes=1))
    columns = schedule.after_grading(row, finding=finding, site=Site.objects.get(), not_before=None)
    assert columns["first"]
    assert timedelta(minutes=59) < columns["due_at"] - timezone.now() <= timedelta(hours=1)
    later = published.finding(HOST, probed_at=columns["due_at"])
    columns = schedule.after_grading(row, finding=later, site=Site.objects.get(), not_before=None)
    assert columns["due_at"] > timezone.now() + timedelta(days=20)


@pytest.mark.parametrize("make", [None, published.listed, published.unlisted, published.declined])
def test_the_answer_is_the_same_whatever_is_known(make, settings):
    cache.clear()
    if make:
        make(HOST)
        target()
        visited(0.1)
    body = json.dumps({"host": f"{HOST}/a/page"})
    said = caller().post("/submit", body, content_type="application/json")
    assert said.json() == {
        "status": "queued",
        "host": HOST,
        "report": f"{settings.BASE_URL}/site/{HOST}",
        "check": f"{settings.BASE_URL}/check?host={HOST}",
        "note": said.json()["note"],
    }
    assert "live" in said.json()["note"]
    assert "within a day" in said.json()["note"]
