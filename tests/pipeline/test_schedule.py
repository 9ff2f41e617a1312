"""Who is asked when."""

from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from index.models import Site
from index.values.findings import Finding
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.models import Pause, Target
from probes.schedule import concurrency, control, learning, leases, schedule, submit
from probes.schedule import robots as robots_schedule

pytestmark = pytest.mark.django_db(transaction=True)
OPERATOR = Target.Origin.OPERATOR
DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def _no_line():
    concurrency._spaced_times._next.clear()


def register(*hosts, origin=OPERATOR):
    return schedule.register(hosts, origin=origin)


def run_out(*hosts):
    past = timezone.now() - timedelta(seconds=1)
    Target.objects.filter(host__in=hosts).update(held_until=past, due_at=past)


def hosts(targets):
    return [target.host for target in targets]


def test_registering_a_thousand_known_hosts_asks_the_database_once_and_changes_nothing():
    names = [f"site{n}.com" for n in range(1000)]
    assert register(*names) == 1000
    before = list(Target.objects.order_by("pk").values())
    with CaptureQueriesContext(connection) as asked:
        assert register(*names, "new.com") == 1
    assert len(asked) == 2  # a thousand hosts each
    assert list(Target.objects.exclude(host="new.com").order_by("pk").values()) == before


def test_a_host_that_is_named_twice_is_registered_once():
    assert register("twice.com", "twice.com") == 1


def test_a_registered_host_knows_the_platform_that_it_belongs_to():
    register("shop.myshopify.com", "www.museum.co.uk")
    assert set(Target.objects.values_list("domain", flat=True)) == {"myshopify.com", "museum.co.uk"}


@pytest.mark.parametrize(
    ("outcome", "listed", "failures", "days"),
    [
        (Outcome.ANSWERED, True, 0, 7),
        (Outcome.ANSWERED, False, 0, 30),
        (Outcome.DECLINED, False, 0, 30),
        (Outcome.COULD_NOT_ASK, False, 1, 1),
        (Outcome.COULD_NOT_ASK, False, 2, 2),
        (Outcome.COULD_NOT_ASK, False, 5, 16),
        (Outcome.COULD_NOT_ASK, False, 6, 30),
        (Outcome.COULD_NOT_ASK, False, 1000, 30),
        (Outcome.COULD_NOT_ASK, True, 1, 1),
        (Outcome.COULD_NOT_ASK, True, 4, 7),
        (Outcome.COULD_NOT_ASK, True, 1000, 7),
    ],
)
def test_the_pause_until_the_next_visit_follows_what_is_known(outcome, listed, failures, days):
    target, site = Target(fails=max(0, failures - 1)), Site(listed=listed)
    known = learning.expected_changes()
    assert schedule.pause_until_next(target, outcome, site, timezone.now(), known) == days * DAY


def overdue(*names, listed=False):
    """Hosts that were visited before and should have been again two days ago."""
    register(*names)
    robots = timezone.now() + DAY if listed else None
    due = timezone.now() - 2 * DAY
    Target.objects.filter(host__in=names).update(probed_at=due - DAY, due_at=due, robots_due_at=robots)


def suggested(*names):
    return schedule.register(names, origin=Target.Origin.SUBMISSION, first=True)


def numbered(name, many):
    return [f"{name}{n}.com" for n in range(many)]


def test_who_suggests_a_host_does_not_wait_behind_an_import():
    register(*numbered("site", 100))
    suggested("suggested.org")
    assert "suggested.org" in hosts(schedule.claim(4))


def test_two_thousand_suggestions_keep_no_listed_site_from_its_visit():
    overdue(*numbered("listed", 20), listed=True)
    suggested(*(f"x{n}.wild{n % 200}.com" for n in range(2000)))
    taken = [host for _ in range(16) for host in hosts(schedule.claim(5))]
    assert sum(host.startswith("listed") for host in taken) == 20
    assert sum(host.startswith("x") for host in taken) == 60


def test_every_kind_of_hosts_has_its_share_of_the_slots():
    suggested(*numbered("suggested", 60))
    register(*numbered("new", 60))
    overdue(*numbered("listed", 60), listed=True)
    overdue(*numbered("other", 60))
    taken = hosts(schedule.claim(50))
    for name, share in (("suggested", 15), ("new", 10), ("listed", 15), ("other", 10)):
        assert abs(sum(host.startswith(name) for host in taken) - share) <= 1


def test_slow_suggestions_hold_no_more_than_their_share_of_the_slots():
    suggested(*numbered("slow", 100))
    overdue(*numbered("listed", 100), listed=True)
    slow = 0
    for _ in range(10):
        slow += sum(target.host.startswith("slow") for target in schedule.claim(10 - slow))
        ended = Target.objects.filter(held_until__isnull=False, host__startswith="listed")
        ended.update(held_until=None, held_for="", held_by="", due_at=timezone.now() + DAY)
    assert slow <= 6  # 30 of 60 percent, and one by chance


def test_suggesting_a_listed_site_never_delays_it():
    overdue(*numbered("listed", 5), listed=True)
    suggested(*numbered("suggested", 100))
    Target.objects.filter(host__startswith="listed").update(first=True, due_at=timezone.now())
    assert sum(host.startswith("listed") for host in hosts(schedule.claim(10))) == 5


def test_of_one_domain_no_more_hosts_wait_as_suggestions_than_are_visited_at_once(settings):
    settings.PROBE_PER_PLATFORM = 3
    for n in range(5):
        submit.suggest(f"x{n}.wildcard.com")
    submit.suggest("alone.org")
    assert Target.objects.filter(domain="wildcard.com").count() == 5
    assert Target.objects.filter(first=True).count() == 4
    settings.PROBE_PER_PLATFORM = 0
    submit.suggest("x5.wildcard.com")
    assert Target.objects.get(host="x5.wildcard.com").first


def test_claims_of_every_kind_use_an_index_of_their_own():
    suggested(*numbered("suggested", 500))
    register(*numbered("new", 500))
    overdue(*numbered("listed", 500), listed=True)
    overdue(*numbered("other", 500))
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE probes_target")
    for share, index in zip(schedule.VISITS.shares, ("first", "new", "listed", "others"), strict=True):
        due = Target.objects.filter(schedule.VISITS.waiting, share.hosts).order_by("due_at", "id")[:50]
        assert f"target_due_{index}" in due.explain()


def test_a_claim_is_a_lease_of_ten_minutes_with_a_name_and_nobody_else_gets_it():
    register("site.com")
    (target,) = schedule.claim(5)
    assert schedule.claim(5) == []
    assert schedule.VISITS.term == timedelta(minutes=10)
    assert timezone.now() < target.held_until <= timezone.now() + timedelta(minutes=10, seconds=1)
    assert target.held_for == "probe"
    assert target.held_by
    assert target.due_at >= target.held_until


def test_one_host_is_held_for_one_thing_at_a_time():
    register("site.com")
    Target.objects.update(page_due_at=timezone.now(), robots_due_at=timezone.now())
    (visiting,) = schedule.claim(5)
    assert robots_schedule.claim(5) == []
    leases.release(schedule.VISITS, visiting)
    assert hosts(robots_schedule.claim(5)) == ["site.com"]
    assert schedule.claim(5) == []


def test_a_dead_workers_host_comes_back_after_its_lease_and_later_each_time():
    register("site.com")
    waits = []
    for attempts in range(1, leases.MAX_CLAIMS + 1):
        (target,) = schedule.claim(1)
        assert target.attempts == attempts
        assert (target.held_until - timezone.now()) <= schedule.VISITS.term
        waits.append(target.due_at - timezone.now())
        run_out("site.com")
    assert all(earlier < later for earlier, later in pairwise(waits[:4]))
    assert max(waits) <= DAY


def test_a_host_that_kills_its_worker_each_time_is_dead_until_it_is_requeued():
    register("poison.com", "good.com")
    for _ in range(leases.MAX_CLAIMS):
        assert "poison.com" in hosts(schedule.claim(2))
        run_out("poison.com")
    assert "poison.com" not in hosts(schedule.claim(5))
    dead = Target.objects.get(host="poison.com")
    assert (dead.state, dead.why) == ("dead", "8 visits in a row came to nothing, by a fault of ours")
    assert control.requeue() == 1
    assert hosts(schedule.claim(5)) == ["poison.com"]


def test_a_dead_host_gets_one_more_try_each_week():
    register("poison.com")
    Target.objects.update(attempts=leases.MAX_CLAIMS)
    for _ in range(2):
        assert schedule.claim(5) == []
        dead = Target.objects.get()
        assert dead.state == "dead"
        assert dead.due_at == pytest.approx(timezone.now() + schedule.REVIVED_AFTER, abs=timedelta(minutes=1))
        assert dead.held_until is None
        assert schedule.revive() == 0
        Target.objects.update(due_at=timezone.now())
        assert schedule.revive() == 1
        assert hosts(schedule.claim(5)) == ["poison.com"]
        run_out("poison.com")


def test_robots_txt_of_a_dead_host_is_read_all_the_same_and_of_a_blocked_one_never():
    register("dead.com", "blocked.com")
    Target.objects.filter(host="dead.com").update(state="dead", robots_due_at=timezone.now())
    control.block("blocked.com", reason="its owner asked us to")
    Target.objects.filter(host="blocked.com").update(robots_due_at=timezone.now())
    assert schedule.claim(5) == []
    assert hosts(robots_schedule.claim(5)) == ["dead.com"]


def test_a_reading_of_robots_txt_that_ended_counts_its_tries_anew():
    register("site.com")
    for read in (True, False):
        Target.objects.update(robots_due_at=timezone.now(), robots_attempts=3)
        (target,) = robots_schedule.claim(1)
        robots_schedule.finish(target, read=read)
        assert Target.objects.get().robots_attempts == 0


def test_who_lost_the_lease_can_neither_finish_nor_give_back():
    register("slow.com")
    (slow,) = schedule.claim(1)
    run_out("slow.com")
    (other,) = schedule.claim(1)
    for act in (
        lambda: leases.end(slow),
        lambda: leases.lock(slow),
        lambda: leases.end_after_fault(slow),
        lambda: leases.release(schedule.VISITS, slow),
    ):
        with pytest.raises(leases.LeaseLost), transaction.atomic():
            act()
    with transaction.atomic():
        assert leases.lock_all([slow]) == set()
        assert leases.lock_all([other]) == {other.pk}
    assert Target.objects.get().held_until == other.held_until
    leases.end(other)


def test_a_thousand_tenants_of_a_platform_are_not_asked_at_once_and_hold_up_nobody(settings):
    settings.PROBE_PER_PLATFORM = 5
    register(*(f"tenant{n}.myshopify.com" for n in range(1000)))
    register("alone.com", "lonely.org")
    claimed = hosts(schedule.claim(50))
    assert len(claimed) == 7
    assert set(claimed[-2:]) == {"alone.com", "lonely.org"}
    assert schedule.claim(50) == []
    waiting = Target.objects.filter(held_until=None).order_by("due_at").values_list("due_at", flat=True)
    assert len(waiting) == 995
    assert (waiting[994] - waiting[0]).total_seconds() == pytest.approx(994 * 30 / 5, rel=0.01)


def test_room_that_is_free_again_is_used(settings):
    settings.PROBE_PER_PLATFORM = 2
    register(*(f"tenant{n}.myshopify.com" for n in range(4)))
    first, _ = schedule.claim(9)
    leases.end(first, due_at=timezone.now() + DAY)
    Target.objects.filter(held_until=None, due_at__lte=timezone.now() + DAY / 2).update(due_at=timezone.now())
    assert len(schedule.claim(9)) == 1


def test_many_names_of_one_address_are_not_asked_at_once(settings):
    settings.PROBE_PER_ADDRESS = 3
    register(*(f"site{n}.com" for n in range(8)))
    targets = schedule.claim(8)
    pace = timedelta(seconds=30)
    first, rest = targets[0], [(target, "93.184.216.34") for target in targets[1:]]
    told = concurrency.admit([(first, "93.184.216.34")], pace) + concurrency.admit(rest, pace)
    # All of them are held already, and each counts when it enters.
    assert [until is None for until in told] == [True] * 3 + [False] * 5
    assert sorted(until for until in told if until) == [until for until in told if until]
    assert all(until > timezone.now() for until in told if until)


def test_an_address_that_is_known_from_the_last_visit_counts_in_the_claim(settings):
    settings.PROBE_PER_ADDRESS = 3
    register(*(f"site{n}.com" for n in range(8)), "elsewhere.com")
    Target.objects.exclude(host="elsewhere.com").update(address="93.184.216.34")
    assert sorted(hosts(schedule.claim(9))) == ["elsewhere.com", "site0.com", "site1.com", "site2.com"]


@pytest.mark.parametrize(
    ("address", "crowd"),
    [
        ("93.184.216.34", "93.184.216.34"),
        ("2606:2800:220:1:248:1893:25c8:1946", "2606:2800:220:1::"),
        ("", ""),
        ("gateway.intra", "gateway.intra"),
    ],
)
def test_an_address_is_counted_as_an_ipv4_address_or_a_64(address, crowd):
    assert concurrency.address_key(address) == crowd


def test_while_visits_are_paused_none_is_claimed_and_other_work_goes_on():
    register("site.com")
    Target.objects.update(robots_due_at=timezone.now())
    control.pause([Target.Work.PROBE], reason="the network is down")
    control.pause([Target.Work.PROBE], reason="still")
    assert Pause.objects.get().reason == "still"
    assert schedule.claim(5) == []
    (reading,) = robots_schedule.claim(5)
    leases.end(reading)
    assert control.resume(list(Target.Work)) == 1
    assert hosts(schedule.claim(5)) == ["site.com"]


def test_a_blocked_host_is_claimed_for_nothing_and_its_worker_records_nothing():
    register("site.com")
    (held,) = schedule.claim(1)
    control.block("site.com", reason="its owner asked us to")
    with pytest.raises(leases.LeaseLost), transaction.atomic():
        leases.lock(held)
    assert schedule.make_due("site.com") is None
    assert register("site.com", origin=Target.Origin.SUBMISSION) == 0
    assert schedule.claim(5) == []
    assert control.blocked_hosts() == {"site.com"}
    assert control.unblock("site.com")
    assert hosts(schedule.claim(5)) == ["site.com"]


def test_a_host_is_blocked_before_anybody_names_it():
    control.block("never.com", reason="its owner asked us to")
    assert register("never.com") == 0
    assert schedule.claim(5) == []


def answered(host):
    return Finding(
        host=host, url="", outcome=Outcome.ANSWERED, outcome_reason=OutcomeReason.ANSWERED,
        probed_at=timezone.now(), seconds=1, requests=1, rubric_version="1",
    )  # fmt: skip


def test_grading_leaves_the_lease_and_the_tries_of_the_next_visit_alone():
    register("site.com")
    (held,) = schedule.claim(1)
    columns = schedule.after_grading(
        held, finding=answered("site.com"), site=Site(listed=True), not_before=None
    )
    assert columns.keys() == {"probed_at"}


def test_visits_that_came_together_do_not_come_back_together():
    register(*(f"site{n}.com" for n in range(50)))
    site = Site(listed=True)
    for target in schedule.claim(50):
        finding = answered(target.host)
        leases.end(target)
        free = Target.objects.get(pk=target.pk)
        columns = schedule.after_grading(free, finding=finding, site=site, not_before=None)
        Target.objects.filter(pk=target.pk).update(**columns)
    dues: list[datetime] = list(Target.objects.order_by("due_at").values_list("due_at", flat=True))
    assert timezone.now() + timedelta(days=6.6) < dues[0] < dues[-1] < timezone.now() + timedelta(days=7.4)
    assert dues[-1] - dues[0] > timedelta(hours=6)
    robots = Target.objects.order_by("robots_due_at").values_list("robots_due_at", flat=True)
    assert timezone.now() + timedelta(hours=19) < robots[0] < robots[49] < timezone.now() + DAY


def test_a_run_of_many_visits_learns_what_an_operator_blocks_and_shares_what_it_shared():
    before = control.current_policy()
    control.block("vendor.example", reason="its owner asked us to")
    renewed = control.current_policy(before)
    assert renewed.blocked == {"vendor.example"}
    assert renewed.host_limiter is before.host_limiter
    assert renewed.reply_memory is before.reply_memory
