"""What is learned of hosts that change, and when they are visited next."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.utils import timezone

from index.listing.publish import publish_all
from index.models import Site
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Answer, CheckId, FoundVia, Outcome
from probes.models import Cadence, Target
from probes.publishing import regrade
from probes.schedule import learning, schedule
from probes.schedule.cadence import LISTED_DAYS, OTHER_DAYS
from tests import published

pytestmark = pytest.mark.django_db(transaction=True)
WEEK = timedelta(days=7)
HOST = "site.com"


def moves(*findings, **how):
    return publish_all(findings=[(one, FoundVia.SUBMISSION) for one in findings], **how).moves


def finding(weeks, *, host=HOST, llms_txt=Answer.YES, **changes):
    made = published.finding(host, probed_at=published.PROBED + (weeks - 10) * WEEK, **changes)
    answer = replace(made.checks[CheckId.LLMS_TXT], answer=llms_txt)
    return replace(made, checks={**made.checks, CheckId.LLMS_TXT: answer})


def comparisons_of(target):
    return target.visits_compared, target.changes_seen


def test_visits_of_a_real_site_are_compared_and_its_changes_counted(listed, manage):
    site, quiet = listed

    def visit():
        manage("probe", "--publish", site.host, quiet.host)
        return [comparisons_of(Target.objects.get(host=each.host)) for each in listed]

    assert visit() == [(1, 0), (1, 0)]
    site.reply("/llms.txt", "", status=404)
    assert visit() == [(2, 1), (2, 0)]
    regrade.regrade(site.host)
    assert visit() == [(3, 1), (3, 0)]
    changing, same = (Target.objects.get(host=each.host).due_at for each in listed)
    assert changing < same


def test_only_what_the_site_itself_changed_between_two_answers_counts():
    first = finding(0)
    assert moves(first) == {}
    assert moves(finding(1)) == {(HOST, finding(1).probed_at): False}
    silent = finding(2, outcome=Outcome.COULD_NOT_ASK, outcome_reason=OutcomeReason.TIMED_OUT)
    assert moves(silent) == {}
    assert list(moves(finding(3, llms_txt=Answer.NO)).values()) == [True]
    assert moves(finding(4, rubric_version="2.0")) == {}
    assert moves(finding(4, rubric_version="2.0", llms_txt=Answer.NO), again=True, seen_before=True) == {}
    assert list(moves(finding(5, rubric_version="2.0", description="Other words")).values()) == [True]


def test_of_a_site_that_is_not_listed_only_its_answers_count():
    no = {"meets_listing_rule": Answer.NO}
    moves(finding(0, **no))
    assert list(moves(finding(1, description="Other words", **no)).values()) == [False]
    assert list(moves(finding(2, llms_txt=Answer.NO, **no)).values()) == [True]


def test_a_miss_alone_is_no_change():
    moves(finding(0))
    no = finding(1, meets_listing_rule=Answer.NO)
    assert list(moves(no, replace(no, probed_at=no.probed_at + WEEK)).values()) == [False, False]
    assert Site.objects.get().missed_on


def registered(prefix, many, *, listed, changed, days):
    names = [f"{prefix}{number}.com" for number in range(many)]
    schedule.register(names, origin=Target.Origin.LIST)
    now = timezone.now()
    Target.objects.filter(host__in=names).update(
        probed_at=now, compared_since=now - timedelta(days=days), visits_compared=20,
        changes_seen=changed, robots_due_at=now if listed else None,
    )  # fmt: skip
    return Target.objects.get(host=names[0])


def test_the_fit_of_a_day_keeps_the_number_of_visits_and_gives_changing_hosts_more_of_them():
    quiet = registered("quiet", 80, listed=True, changed=0, days=140)
    lively = registered("lively", 20, listed=True, changed=12, days=140)
    other = registered("other", 30, listed=False, changed=1, days=120)
    learning.fit_cadence()
    expected = learning.expected_changes()

    def days(target, *, listed):
        pause = learning.usual_pause(target, listed=listed, until=target.probed_at, expected=expected)
        return pause / timedelta(days=1)

    assert days(lively, listed=True) == LISTED_DAYS.shortest
    assert 0.8 / days(quiet, listed=True) + 0.2 / LISTED_DAYS.shortest == pytest.approx(
        1 / LISTED_DAYS.mean, rel=0.01
    )
    assert days(other, listed=False) == pytest.approx(OTHER_DAYS.mean, rel=0.01)
    learning.fit_cadence()
    assert Cadence.objects.count() == 2


def test_a_host_that_was_quiet_for_years_and_begins_to_change_is_soon_visited_more_often():
    target, now = Target(host=HOST), timezone.now()
    expected = learning.expected_changes()

    def pause():
        return learning.usual_pause(target, listed=True, until=now, expected=expected)

    for _ in range(100):
        learning.learn(target, has_changed=False, at=now)
        now += 2 * WEEK
    assert pause() == LISTED_DAYS.longest * timedelta(days=1)
    for _ in range(6):
        learning.learn(target, has_changed=True, at=now)
        now += 2 * WEEK
    assert pause() < WEEK


def test_a_site_that_misses_the_rule_is_visited_again_within_a_week_however_quiet_it_was():
    now = timezone.now()
    quiet = Target(host=HOST, visits_compared=20, compared_since=now - timedelta(days=200))
    expected = learning.expected_changes()
    for missed, days in (([], 14), (["2026-11-20"], 7)):
        site = Site(listed=True, missed_on=missed)
        pause = schedule.pause_until_next(quiet, Outcome.ANSWERED, site, now, expected)
        assert pause == timedelta(days=days)
