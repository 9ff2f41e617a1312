"""Live checks over the sample web."""

import asyncio
import threading
from datetime import timedelta

import pytest
from aiohttp import web
from django.db import connection, connections
from django.utils import timezone

from index.models import ListingEvent, Site
from probes.live import queue
from probes.live.line import ENDED_COUNT_FOR, MAX_AN_HOUR, REST
from probes.live.loop import LiveLoop
from probes.live.queue import NotTaken, QueueClosed
from probes.models import LiveCheck, ProbeRun, Target
from probes.net.policy import Policy
from probes.schedule import control, leases, schedule
from tests.published import excluded, listed, unlisted

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("asks_the_sample_web")]
HOST = "larkspur-books.test"


@pytest.fixture(autouse=True)
def _soon_idle(monkeypatch):
    monkeypatch.setattr("probes.live.loop.IDLE", 1.0)


def work(**given):
    asyncio.run(LiveLoop(seconds=120.0, **given).run())


def checked(host):
    check = queue.ask(host)
    work()
    check.refresh_from_db()
    return check


def said(check):
    check.refresh_from_db()
    return queue.result_of_check(check)


def test_a_check_says_what_a_probe_says_and_leaves_nothing_else():
    check = checked(HOST)
    assert (check.state, check.outcome, check.held_until) == ("done", "answered", None)
    found = said(check)
    assert found["would_be_listed"] is True
    assert "at least one of them is strong" in found["why"]
    assert found["probe"]["requests"] == check.requests > 10
    evidence = found["probe"]["checks"]["llms_txt"]["evidence"]
    assert list(evidence[0])[:2] == ["method", "url"]
    for model in (Site, Target, ProbeRun, ListingEvent):
        assert not model.objects.exists()


def test_a_listed_an_unlisted_and_an_unknown_host_get_the_same_bytes():
    answers = []
    for make in (None, listed, unlisted):
        LiveCheck.objects.all().delete()
        Site.objects.all().delete()
        if make:
            make(HOST)
        probe = said(checked(HOST))["probe"]
        for vary in ("probed_at", "seconds"):
            del probe[vary]
        for entry in probe["checks"].values():
            for line in entry["evidence"]:
                del line["at"]
        answers.append(_without_chance(probe))
    assert answers[0] == answers[1] == answers[2]


def _without_chance(probe):
    """Random paths of controls differ from visit to visit."""
    for entry in probe["checks"].values():
        entry["evidence"] = [
            {name: line[name] for name in ("method", "status", "content_type")} for line in entry["evidence"]
        ]
    return probe


def test_who_asks_within_ten_minutes_gets_the_same_check():
    first = checked(HOST)
    assert queue.ask(HOST).pk == first.pk
    LiveCheck.objects.update(again_at=timezone.now())
    second = queue.ask(HOST)
    assert second.pk != first.pk
    assert queue.ask(HOST).pk == second.pk


def test_a_result_is_kept_for_seven_days():
    check = checked(HOST)
    assert queue.find(check.pk) is not None
    LiveCheck.objects.update(finished_at=timezone.now() - queue.KEPT_FOR)
    assert queue.find(check.pk) is None
    assert queue.delete_old_checks() == 1
    assert not LiveCheck.objects.exists()


@pytest.mark.parametrize("keep_away", ["block", "exclude"])
def test_a_host_that_operators_keep_us_away_from_is_answered_as_one_whose_cap_is_spent(keep_away, sample_web):
    if keep_away == "block":
        control.block(HOST, reason="asked for by mail")
    else:
        excluded(HOST)
    sample_web.forget()
    check = checked(HOST)
    assert check.outcome == "refused"
    assert said(check) == {"why": "Too many hosts of larkspur-books.test were checked within the hour."}
    assert sample_web.requests_to(HOST) == ()


def test_a_site_that_refuses_is_asked_for_its_robots_txt_alone(sample_web):
    with sample_web.scripted("keeps-out.test") as site:
        site.reply("/robots.txt", "User-agent: *\nContent-Signal: ai-input=no\n")
        check = checked(site.host)
    assert check.outcome == "declined"
    assert "never listed" in said(check)["why"]
    assert {asked.path for asked in sample_web.requests_to(site.host)} == {"/robots.txt"}


def test_what_redirects_inside_learns_nothing(sample_web):
    with sample_web.scripted("leads-inside.test") as site:

        async def inside(request):
            if request.path == "/robots.txt":
                return web.Response(status=404)
            return web.Response(status=302, headers={"Location": "http://127.0.0.1:22/"})

        site.handler = inside
        check = checked(site.host)
    assert check.outcome == "could_not_ask"
    assert said(check)["probe"]["outcome_reason"] == "address_refused"


class _Private:
    async def lookup(self, _host):
        return ("10.0.0.7",)


def test_a_name_that_leads_to_a_private_address_is_not_asked(monkeypatch):
    made = Policy.from_settings

    def with_private_names(*given, **named):
        from dataclasses import replace

        return replace(made(*given, **named), resolver=_Private())

    monkeypatch.setattr("probes.schedule.control.Policy.from_settings", with_private_names)
    check = checked("internal.example.com")
    assert check.outcome == "could_not_ask"
    assert said(check)["probe"]["outcome_reason"] == "address_refused"


def test_a_host_that_never_ends_costs_its_time_and_no_more(sample_web, monkeypatch):
    monkeypatch.setattr("probes.live.result.VISIT_SECONDS", 1.0)
    monkeypatch.setattr("probes.live.result.MOST_SECONDS", 3.0)
    with sample_web.scripted("never-ends.test") as site:

        async def never(request):
            if request.path == "/robots.txt":
                return web.Response(status=404)
            await asyncio.sleep(30)
            return web.Response()

        site.handler = never
        slow, quick = queue.ask(site.host), queue.ask(HOST)
        work()
    slow.refresh_from_db()
    quick.refresh_from_db()
    assert quick.outcome == "answered"
    assert (slow.state, slow.outcome) == ("done", "failed")
    assert "too long" in said(slow)["why"]


def test_a_stopped_worker_gives_back_what_it_has_not_ended(settings, sample_web):
    settings.PROBE_DRAIN = 0.0
    asked = threading.Event()
    with sample_web.scripted("slow-to-answer.test") as site:

        async def slow(request):
            asked.set()
            if request.path != "/robots.txt":
                await asyncio.sleep(5)
            return web.Response(status=404)

        site.handler = slow
        check = queue.ask(site.host)
        work(stopping=asked.is_set)
        check.refresh_from_db()
        assert (check.state, check.attempts, check.held_until) == ("waiting", 0, None)


def test_what_a_killed_worker_held_is_claimed_again():
    check = queue.ask(HOST)
    (held,) = queue.claim(4)
    assert queue.claim(4) == []
    LiveCheck.objects.update(held_until=timezone.now() - timedelta(seconds=1))
    work()
    check.refresh_from_db()
    assert (check.outcome, check.attempts) == ("answered", 2)
    queue.finish(held, "failed", {"why": "the first worker came back"})
    check.refresh_from_db()
    assert check.outcome == "answered"


def test_a_check_that_kills_its_worker_ends_after_three_claims():
    check = queue.ask(HOST)
    for _ in range(queue.MAX_ATTEMPTS):
        assert len(queue.claim(1)) == 1
        LiveCheck.objects.update(held_until=timezone.now() - timedelta(seconds=1))
    assert queue.claim(1) == []
    check.refresh_from_db()
    assert (check.state, check.outcome) == ("done", "failed")


def test_a_start_without_workers_lets_all_wait_again():
    queue.ask(HOST)
    queue.claim(1)
    assert queue.release_all() == 1
    assert len(queue.claim(1)) == 1


def test_a_host_that_a_scheduled_visit_holds_waits_and_the_other_way_round():
    schedule.register([HOST], origin=Target.Origin.OPERATOR)
    (target,) = schedule.claim(1)
    queue.ask(HOST)
    assert queue.claim(1) == []
    leases.release(schedule.VISITS, target)
    assert len(queue.claim(1)) == 1
    assert schedule.claim(1) == []


def test_tenants_of_one_platform_and_hosts_of_one_address_are_capped_with_the_schedule(settings):
    settings.PROBE_PER_PLATFORM = 2
    hosts = [f"shop-{number}.example.com" for number in range(4)]
    schedule.register(hosts[:1], origin=Target.Origin.OPERATOR)
    assert len(schedule.claim(5)) == 1
    for host in hosts[1:]:
        queue.ask(host)
    assert len(queue.claim(5)) == 1
    assert queue.claim(5) == []


def test_a_wildcard_name_is_checked_so_often_an_hour_and_no_more(settings):
    settings.PROBE_PER_PLATFORM = 1
    for number in range(MAX_AN_HOUR):
        queue.ask(f"x{number}.wildcard.example.com")
    with pytest.raises(NotTaken) as refused:
        queue.ask("another.wildcard.example.com")
    assert (refused.value.why, refused.value.detail) == (QueueClosed.DOMAIN_BUSY, "example.com")
    assert queue.ask("elsewhere.example.org").host == "elsewhere.example.org"


def test_tenants_of_a_platform_are_spaced_after_their_hour_and_none_is_refused_for_the_others(settings):
    settings.PROBE_PER_PLATFORM = 1
    for number in range(MAX_AN_HOUR):
        queue.ask(f"x{number}.attacker.myshopify.com")
    with pytest.raises(NotTaken, match="domain_busy"):
        queue.ask("another.attacker.myshopify.com")
    queue.ask("honest.myshopify.com")
    finish_each(MAX_AN_HOUR + 1)
    assert waiting_hosts() == 1
    assert queue.claim(1) == []
    LiveCheck.objects.filter(state="done").update(started_at=timezone.now() - REST)
    assert len(queue.claim(1)) == 1


def test_many_domains_at_one_address_are_spaced_after_their_hour_and_none_is_refused(settings):
    settings.PROBE_PER_ADDRESS = 1
    settings.LIVE_CHECKS = 1
    checks = [queue.ask(f"name-{number}.test") for number in range(MAX_AN_HOUR + 1)]
    work()
    assert waiting_hosts() == 1
    LiveCheck.objects.filter(state="done").update(started_at=timezone.now() - REST)
    work()
    assert {LiveCheck.objects.get(pk=check.pk).outcome for check in checks} == {"could_not_ask"}


def waiting_hosts():
    return LiveCheck.objects.filter(state="waiting").count()


def finish_each(most):
    """Claim checks one by one, end each at once, and return their hosts in order."""
    order = []
    while len(order) < most and (checks := queue.claim(1)):
        order.append(checks[0].host)
        queue.finish(checks[0], "answered", {})
    return order


def make_slow(*checks):
    """Say that they began a minute ago."""
    LiveCheck.objects.filter(pk__in=[check.pk for check in checks]).update(
        started_at=timezone.now() - timedelta(minutes=1)
    )


def test_beside_eighteen_checks_of_six_networks_an_honest_caller_is_seventh():
    for number in range(18):
        queue.ask(f"tarpit{number}.com", network=f"network {number % 6}")
    honest = queue.ask(HOST, network="honest")
    assert queue.place_in_line(honest).place == 7
    queue.claim(4)
    assert queue.place_in_line(honest).place == 3
    assert finish_each(15).index(HOST) == 2


def test_beside_two_domains_of_twelve_networks_an_honest_caller_is_third():
    for number in range(24):
        queue.ask(f"x{number}.wild{number % 2}.com", network=f"network {number % 12}")
    honest = queue.ask(HOST, network="honest")
    assert queue.place_in_line(honest).place == 3
    same_domain = queue.ask("honest.wild0.com", network="also honest")
    assert queue.place_in_line(same_domain).place == 15


def test_addresses_take_turns(settings):
    settings.PROBE_PER_ADDRESS = 0
    for number in range(10):
        queue.ask(f"tarpit{number}.com")
    LiveCheck.objects.update(address="192.0.2.1")
    assert queue.place_in_line(queue.ask(HOST)).place == 2


def test_an_address_gives_way_to_others_when_it_has_half_of_the_slots(settings):
    settings.LIVE_CHECKS, settings.PROBE_PER_ADDRESS = 4, 10
    checks = [queue.ask(f"tarpit{number}.com") for number in range(4)]
    queue.ask(HOST)
    claimed = queue.claim(4)
    assert [queue.admit(check, "192.0.2.1") for check in claimed] == [True, True, False, False]
    assert [check.host for check in queue.claim(1)] == [HOST]
    assert len(queue.claim(4)) == 2  # nobody else waits
    assert queue.place_in_line(LiveCheck.objects.get(pk=checks[0].pk)) is None


def test_the_place_of_every_check_is_that_of_its_turn():
    checks = [
        queue.ask(f"x{number}.site{number % 5}.com", network=f"network {number % 3}") for number in range(15)
    ]
    places = {check.host: queue.place_in_line(check).place for check in checks}
    assert sorted(places.values()) == list(range(1, 16))
    assert finish_each(15) == sorted(places, key=places.get)


def test_a_slow_check_hands_its_slot_on(settings, sample_web, monkeypatch):
    settings.LIVE_CHECKS = 1
    monkeypatch.setattr("probes.live.turns.SLOW", timedelta(seconds=0.2))
    monkeypatch.setattr("probes.live.result.VISIT_SECONDS", 60.0)
    ended = threading.Event()
    with sample_web.scripted("tarpit.test") as site:

        async def until_the_other_has_ended(_request):
            while not ended.is_set():  # noqa: ASYNC110 - set by another thread
                await asyncio.sleep(0.05)
            return web.Response(status=404)

        site.handler = until_the_other_has_ended
        slow = queue.ask(site.host, network="hostile")
        quick = queue.ask(HOST, network="honest")

        def watch():
            try:
                while LiveCheck.objects.get(pk=quick.pk).state != "done":
                    ended.wait(0.05)
            finally:
                ended.set()
                connections.close_all()

        watching = threading.Thread(target=watch)
        watching.start()
        work()
        watching.join()
    slow.refresh_from_db()
    quick.refresh_from_db()
    assert quick.outcome == "answered"
    assert quick.finished_at < slow.finished_at


def test_slow_hosts_of_a_network_or_an_owner_get_half_as_many_places_as_there_are_slots(settings):
    settings.LIVE_CHECKS = 4
    for number in range(8):
        queue.ask(f"tarpit{number}.com", network="hostile")
        queue.ask(f"x{number}.wild.com", network=f"network {number}")
    claimed = queue.claim(4)
    make_slow(*claimed)
    assert queue.claim(4) == []
    honest = queue.ask(HOST, network="honest")
    assert queue.place_in_line(honest).place == 1
    assert [check.host for check in queue.claim(4)] == [HOST]
    for check in claimed:
        queue.finish(LiveCheck.objects.get(pk=check.pk), "could_not_ask", {})
    assert len(queue.claim(4)) == 2
    assert len(finish_each(20)) == 0


def test_the_network_of_a_caller_is_forgotten_an_hour_after_the_check():
    check = queue.ask(HOST, network="one")
    finish_each(1)
    assert queue.forget_networks() == 0
    LiveCheck.objects.update(finished_at=timezone.now() - ENDED_COUNT_FOR)
    assert queue.forget_networks() == 1
    check.refresh_from_db()
    assert check.network == ""


def test_a_check_that_two_networks_ask_for_has_the_turn_of_the_one_with_fewer():
    for number in range(4):
        queue.ask(f"site{number}.com", network="busy")
    shared = queue.ask(HOST, network="busy")
    queue.ask("other.example.org", network="third")
    assert queue.place_in_line(shared).place == 6
    assert queue.ask(HOST, network="honest").pk == shared.pk
    shared.refresh_from_db()
    assert queue.place_in_line(shared).place == 2
    queue.ask(HOST, network="busy")
    shared.refresh_from_db()
    assert shared.network == "honest"


def test_callers_in_one_network_do_not_fill_the_queue(monkeypatch):
    monkeypatch.setattr("probes.live.queue.MAX_OF_NETWORK", 2)
    for number in range(2):
        queue.ask(f"site{number}.com", network="busy")
    with pytest.raises(NotTaken, match="network_busy"):
        queue.ask(HOST, network="busy")
    assert queue.ask(HOST, network="honest").state == "waiting"


def test_hosts_at_one_address_are_visited_so_many_at_once(settings, sample_web):
    settings.PROBE_PER_ADDRESS = 1
    under_way, most = 0, 0

    async def count(_request):
        nonlocal under_way, most
        under_way += 1
        most = max(most, under_way)
        await asyncio.sleep(0.05)
        under_way -= 1
        return web.Response(status=503)

    with sample_web.scripted("one.test") as one, sample_web.scripted("two.test") as two:
        one.handler = two.handler = count
        checks = [queue.ask(one.host), queue.ask(two.host)]
        for _ in range(10):
            work()
    assert most == 1
    assert {LiveCheck.objects.get(pk=check.pk).state for check in checks} == {"done"}


def test_sixty_four_callers_of_one_host_get_one_check():
    found = []

    def ask():
        try:
            found.append(queue.ask(HOST).pk)
        finally:
            connections.close_all()

    threads = [threading.Thread(target=ask) for _ in range(64)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 64
    assert len(set(found)) == 1


@pytest.mark.parametrize("many", [20, pytest.param(200, marks=pytest.mark.soak)])
def test_many_at_once_are_all_answered(many, settings, sample_web):
    settings.LIVE_CHECKS = many // 10
    hosts = [f"site-{number}.test" for number in range(many)]
    checks = [queue.ask(host) for host in hosts]
    assert queue.place_in_line(checks[-1]).place == many
    stops = iter([False] * 5)
    work(stopping=lambda: next(stops, True))  # a restart in the middle
    assert LiveCheck.objects.exclude(state="done").exists()
    work()
    assert LiveCheck.objects.filter(state="done").count() == many
    assert set(LiveCheck.objects.values_list("outcome", flat=True)) == {"could_not_ask"}


def test_a_full_queue_and_a_pause_and_a_switch_are_said(settings, monkeypatch):
    monkeypatch.setattr("probes.live.queue.MAX_WAITING", 1)
    queue.ask("first.example.com")
    with pytest.raises(NotTaken, match="full"):
        queue.ask("second.example.org")
    control.pause([Target.Work.LIVE], reason="a storm")
    assert queue.why_closed().why is QueueClosed.PAUSED
    assert queue.claim(1) == []
    control.resume([Target.Work.LIVE])
    settings.LIVE_CHECKS = 0
    assert queue.why_closed().why is QueueClosed.OFF


def test_an_operator_ends_a_check_under_way(sample_web):
    asked = threading.Event()
    with sample_web.scripted("ended.test") as site:

        async def slow(_request):
            asked.set()
            await asyncio.sleep(30)
            return web.Response()

        site.handler = slow
        check = queue.ask(site.host)

        def end():
            asked.wait(10)
            try:
                queue.cancel([check.pk], why="The operator ended this check.")
            finally:
                connections.close_all()

        ending = threading.Thread(target=end)
        ending.start()
        work()
        ending.join()
    check.refresh_from_db()
    assert (check.state, check.outcome) == ("done", "refused")


@pytest.mark.parametrize(
    ("column", "value"), [("state", "running"), ("state", "done"), ("result", "{}"), ("held_until", "now()")]
)
def test_the_database_keeps_the_states_apart(column, value):
    from django.db import IntegrityError

    check = queue.ask(HOST)
    given = "now()" if value == "now()" else f"'{value}'"
    with pytest.raises(IntegrityError), connection.cursor() as cursor:
        cursor.execute(f"UPDATE probes_livecheck SET {column} = {given} WHERE id = %s", [check.pk])
