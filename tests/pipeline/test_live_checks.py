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
from probes.live.loop import LiveLoop
from probes.live.queue import Closed, NotTaken
from probes.models import LiveCheck, ProbeRun, Target
from probes.net.policy import Policy
from probes.schedule import control, leases, schedule
from tests.published import excluded, listed, unlisted

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("asks_the_sample_web")]
HOST = "larkspur-books.test"


def work(**given):
    asyncio.run(LiveLoop(seconds=120.0, **given).run())


def checked(host):
    check = queue.ask(host)
    work()
    check.refresh_from_db()
    return check


def said(check):
    check.refresh_from_db()
    return queue.result(check)


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
    LiveCheck.objects.update(finished_at=timezone.now() - queue.AGAIN_AFTER)
    second = queue.ask(HOST)
    assert second.pk != first.pk
    assert queue.ask(HOST).pk == second.pk


def test_a_result_is_kept_for_seven_days():
    check = checked(HOST)
    assert queue.find(check.pk) is not None
    LiveCheck.objects.update(finished_at=timezone.now() - queue.KEPT)
    assert queue.find(check.pk) is None
    assert queue.forget_old() == 1
    assert not LiveCheck.objects.exists()


@pytest.mark.parametrize("keep_away", ["block", "exclude"])
def test_a_host_that_operators_keep_us_away_from_is_answered_as_a_refusal(keep_away, sample_web):
    if keep_away == "block":
        control.block(HOST, reason="asked for by mail")
    else:
        excluded(HOST)
    sample_web.forget()
    check = checked(HOST)
    assert check.outcome == "declined"
    assert said(check)["would_be_listed"] is False
    assert "mail" not in check.result
    assert sample_web.asked(HOST) == ()


def test_a_site_that_refuses_is_asked_for_its_robots_txt_alone(sample_web):
    with sample_web.scripted("keeps-out.test") as site:
        site.reply("/robots.txt", "User-agent: *\nContent-Signal: ai-input=no\n")
        check = checked(site.host)
    assert check.outcome == "declined"
    assert "never listed" in said(check)["why"]
    assert {asked.path for asked in sample_web.asked(site.host)} == {"/robots.txt"}


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
    monkeypatch.setattr("probes.live.pace.VISIT_SECONDS", 1.0)
    monkeypatch.setattr("probes.live.pace.MOST_SECONDS", 3.0)
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
    for number in range(queue.AN_HOUR):
        queue.ask(f"x{number}.wildcard.example.com")
    with pytest.raises(NotTaken) as refused:
        queue.ask("another.wildcard.example.com")
    assert (refused.value.why, refused.value.detail) == (Closed.DOMAIN_BUSY, "example.com")
    assert queue.ask("elsewhere.example.org").host == "elsewhere.example.org"


def test_many_domains_at_one_address_are_checked_so_often_an_hour_and_no_more(settings):
    settings.PROBE_PER_ADDRESS = 1
    settings.LIVE_CHECKS = 1
    checks = [queue.ask(f"name-{number}.test") for number in range(queue.AN_HOUR + 1)]
    work()
    outcomes = [LiveCheck.objects.get(pk=check.pk).outcome for check in checks]
    assert outcomes[-1] == "refused"
    assert "Too many hosts at this address" in said(checks[-1])["why"]
    assert "refused" not in outcomes[:-1]


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


def test_two_hundred_at_once_are_all_answered(settings, sample_web):
    settings.LIVE_CHECKS = 20
    hosts = [f"site-{number}.test" for number in range(200)]
    checks = [queue.ask(host) for host in hosts]
    assert queue.place(checks[-1]).place == 200
    stops = iter([False] * 5)
    work(stopping=lambda: next(stops, True))  # a restart in the middle
    assert LiveCheck.objects.exclude(state="done").exists()
    work()
    assert LiveCheck.objects.filter(state="done").count() == 200
    assert set(LiveCheck.objects.values_list("outcome", flat=True)) == {"could_not_ask"}


def test_a_full_queue_and_a_pause_and_a_switch_are_said(settings, monkeypatch):
    monkeypatch.setattr("probes.live.queue.MAX_WAITING", 1)
    queue.ask("first.example.com")
    with pytest.raises(NotTaken, match="full"):
        queue.ask("second.example.org")
    control.pause([Target.Work.LIVE], reason="a storm")
    assert queue.closed().why is Closed.PAUSED
    assert queue.claim(1) == []
    control.resume([Target.Work.LIVE])
    settings.LIVE_CHECKS = 0
    assert queue.closed().why is Closed.OFF


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
