"""A clock that ran ahead, and is right again."""

from datetime import timedelta

import pytest
from django.db.models import F
from django.utils import timezone

from index.models import ListingEvent, Site
from probes.models import HostSource, LiveCheck, ProbeRun, SigningKey, Target
from probes.publishing import regrade
from probes.schedule import schedule
from probes.tasks import put_back_times

REFUSAL = "User-agent: *\nDisallow: /\n"
AHEAD = timedelta(days=400)


def run_ahead():
    """Store what a clock that runs more than a year ahead would have stored."""
    Site.objects.update(
        heard_at=F("heard_at") + AHEAD, probed_at=F("probed_at") + AHEAD,
        verified_at=F("verified_at") + AHEAD, listed_since=timezone.now().date() + AHEAD,
    )  # fmt: skip
    ListingEvent.objects.update(at=F("at") + AHEAD)
    ProbeRun.objects.update(started_at=F("started_at") + AHEAD)
    Target.objects.update(
        due_at=F("due_at") + AHEAD, probed_at=F("probed_at") + AHEAD, robots_due_at=F("robots_due_at") + AHEAD
    )


def test_a_refusal_counts_whatever_a_clock_that_ran_ahead_said_of_what_it_ends(listed, manage, client):
    refusing, staying = listed
    run_ahead()
    refusing.reply("/robots.txt", REFUSAL)
    assert manage("sweep", "--all").stdout == "2 read, 1 refused and delisted, 0 could not be read\n"
    assert client.get(f"/site/{refusing.host}.json").status_code == 404
    assert client.get(f"/site/{staying.host}.json").status_code == 200
    regrade.regrade(refusing.host)
    assert not Site.objects.get(host=refusing.host).listed
    kinds = ListingEvent.objects.filter(host=refusing.host).order_by("at").values_list("kind", flat=True)
    assert list(kinds) == ["listed", "declined"]


def test_a_refusal_read_by_a_clock_that_runs_behind_counts_too(listed, manage, client):
    refusing, _ = listed
    Site.objects.update(heard_at=timezone.now() + timedelta(seconds=40))
    ProbeRun.objects.update(started_at=timezone.now() + timedelta(seconds=40))
    refusing.reply("/robots.txt", REFUSAL)
    manage("sweep", "--all")
    assert client.get(f"/site/{refusing.host}.json").status_code == 404
    newest = ProbeRun.objects.filter(host=refusing.host).latest("started_at")
    assert newest.outcome == "declined"
    regrade.regrade(refusing.host)
    assert client.get(f"/site/{refusing.host}.json").status_code == 404


def test_what_was_stored_ahead_is_put_back_and_all_goes_on(listed, client):
    before = list(ProbeRun.objects.order_by("host", "started_at").values_list("pk", flat=True))
    run_ahead()
    now = timezone.now()
    Target.objects.update(held_until=now + AHEAD, held_for="probe", held_by="a:1")
    ProbeRun.objects.update(grade_due_at=now + AHEAD)
    check = LiveCheck.objects.create(
        id="a" * 32, host="a.test", domain="a.test", asked_at=now + AHEAD, held_until=now + AHEAD,
        state="running", held_by="a:1",
    )  # fmt: skip
    source = HostSource.objects.create(
        name="s", kind="tranco", address="", due_at=now + AHEAD, held_until=now + AHEAD
    )
    key = SigningKey.objects.create(kid="k", public=b"", sealed="", signs_from=now + AHEAD)
    put_back_times()
    now = timezone.now()
    for row in Target.objects.all():
        assert row.held_until <= now
        assert max(row.due_at, row.robots_due_at) <= now + timedelta(days=1)
        assert schedule.make_due(row.host) is None
    assert ProbeRun.objects.filter(started_at__lte=now, grade_due_at__lte=now).count() == len(before)
    assert list(ProbeRun.objects.order_by("host", "started_at").values_list("pk", flat=True)) == before
    for row in (check, source, key):
        row.refresh_from_db()
    assert max(check.asked_at, check.held_until, source.due_at, source.held_until) <= now
    assert key.signs_from <= now + timedelta(days=1)
    for site in Site.objects.all():
        assert (site.verified_at <= now, site.listed_since <= now.date()) == (True, True)


@pytest.mark.django_db
def test_what_waits_as_long_as_it_may_is_not_put_back():
    now = timezone.now()
    row = schedule.target_of("waits.test", origin=Target.Origin.OPERATOR)
    times = {
        "due_at": now + schedule.RETRY_AT_MOST, "page_due_at": now + timedelta(days=1),
        "robots_due_at": now + timedelta(days=1), "held_until": now + schedule.VISITS.term,
        "held_for": "probe", "held_by": "a:1",
    }  # fmt: skip
    Target.objects.filter(pk=row.pk).update(**times)
    put_back_times()
    assert Target.objects.filter(pk=row.pk, **times).exists()
