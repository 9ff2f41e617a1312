"""Endpoints of listed sites are asked between visits whether they answer."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest
from aiohttp import web
from django.db import connections
from django.utils import timezone

from config.env import parse_connect_to
from index.models import AskedEndpoint, Site
from index.values.alive import SILENT, number_of
from index.values.vocabulary import Answer
from probes import tasks
from probes.models import ProbeRun, Target
from probes.operations.figures import pipeline_gauges
from probes.schedule import asking, control, schedule
from probes.schedule.asking import EndpointAnswer
from tests import published
from tests.sites.cases.making import CARD, card, server, shop, tools

_numbers = count(1)
WEEK = timedelta(days=7)


class Shop:
    """A listed shop whose MCP server does as the test says."""

    def __init__(self, host):
        self.host = host
        self.mcp = server()
        self.robots = "User-agent: *\nAllow: /\n"
        self.answers = self.mcp
        self.site = shop({CARD: card("/mcp"), "/mcp": self.ask})

    async def __call__(self, request):
        if self.answers is None:
            request.transport.abort()
        if request.path == "/robots.txt":
            return web.Response(text=self.robots)
        return await self.site(request)

    async def ask(self, request):
        return await self.answers(request)

    @property
    def target(self):
        return Target.objects.get(host=self.host)

    @property
    def row(self):
        return AskedEndpoint.objects.get(site__host=self.host)


async def challenge(_request):
    return web.Response(status=401, headers={"WWW-Authenticate": 'Bearer realm="books"'})


async def fault(_request):
    return web.Response(status=500)


async def no_challenge(_request):
    return web.Response(status=401)


async def wants_a_key(_request):
    return web.json_response({"jsonrpc": "2.0", "id": 1, "error": {"code": -32000, "message": "No API key"}})


async def forbids(_request):
    return web.json_response({"error": "invalid_token"}, status=403)


async def refuses_the_host(_request):
    return web.Response(status=403, text="Invalid Host header")


async def has_too_much_to_do(_request):
    return web.Response(status=503, headers={"Retry-After": str(5 * 86400)})


@pytest.fixture
def listed_shop(sample_web, manage):
    place = Shop(f"asked-{next(_numbers)}.test")
    with sample_web.serving(place.host, place):
        done = manage("probe", "--publish", place.host)
        assert done.returncode == 0, done.stderr
        sample_web.forget()
        yield place


def ask(manage):
    AskedEndpoint.objects.update(due_at=timezone.now())
    return manage("ask").stdout


def days_ago(row, *days):
    """Store figures of earlier days."""
    today = number_of(timezone.now().date())
    said = [number for ago, ms in days for number in (today - ago, SILENT if ms is None else ms)]
    AskedEndpoint.objects.filter(pk=row.pk).update(days=said)


def report(client, host):
    return client.get(f"/site/{host}.json").json()


def test_an_endpoint_is_asked_once_a_day_and_every_surface_says_how_it_answers(
    listed_shop, manage, client, sample_web
):
    place = listed_shop
    assert report(client, place.host)["alive"] is None
    assert timezone.now() < place.row.due_at <= timezone.now() + timedelta(days=1)
    assert manage("ask").stdout == "0 asked, 0 answered\n"
    before = Site.objects.values().get()
    assert ask(manage) == "1 asked, 1 answered\n"
    asked = sample_web.requests_to(place.host)
    assert next(one.path for one in asked) == "/robots.txt"
    assert {one.path for one in asked[1:]} == {"/mcp"}
    alive = report(client, place.host)["alive"]
    assert (alive["answered"], alive["asked"]) == (1, 1)
    assert alive["since"] == timezone.now().date().isoformat()
    assert alive["p50_ms"] >= 0
    (row,) = client.get("/api/find?has_mcp=true").json()["results"]
    assert row["alive"] == alive
    assert Site.objects.values().get() == before
    assert place.row.due_at >= timezone.now() + timedelta(hours=22, minutes=59)
    assert place.target.early_at is None
    assert manage("ask").stdout == "0 asked, 0 answered\n"
    page = client.get(f"/site/{place.host}").content.decode()
    assert "it answered 1 of 1 times" in page
    assert client.get(f"/site/{place.host}.md").content.decode().count("answered 1 of 1") == 1


def test_the_median_is_of_answers_and_older_days_fall_out(listed_shop, manage, client):
    days_ago(listed_shop.row, (40, 5), (29, 900), (2, None), (1, 700))
    listed_shop.answers = fault
    ask(manage)
    alive = report(client, listed_shop.host)["alive"]
    assert (alive["answered"], alive["asked"], alive["p50_ms"]) == (2, 4, 800)
    assert alive["since"] == (timezone.now().date() - timedelta(days=29)).isoformat()


def test_the_row_of_an_endpoint_does_not_grow_beyond_thirty_askings(listed_shop, manage):
    days_ago(listed_shop.row, *((ago, 10) for ago in range(31, 1, -1)))
    ask(manage)
    days = listed_shop.row.days
    assert len(days) == 60
    assert (days[1], days[-2]) == (10, number_of(timezone.now().date()))


def test_a_server_that_asks_for_credentials_answers_with_its_challenge(sample_web, manage, client):
    place = Shop(f"asked-{next(_numbers)}.test")
    place.answers = challenge
    place.site = shop(
        {CARD: card("/mcp"), "/mcp": place.ask, "/llms.txt": "# Elm\n\n- [Home](/)\n", "/index.md": "# Elm\n"}
    )
    with sample_web.serving(place.host, place):
        published.listed(place.host, mcp_endpoint=None, mcp_tools=(), tools_digest=None, **gated(place.host))
        assert ask(manage) == "1 asked, 1 answered\n"
        assert report(client, place.host)["alive"]["answered"] == 1


def gated(host):
    finding = published.finding(host)
    checks = {check: found for check, found in finding.checks.items() if check != "mcp_server"}
    return {"checks": checks}


def test_robots_txt_of_the_endpoint_decides(listed_shop, manage, client, sample_web):
    listed_shop.robots = "User-agent: *\nDisallow: /mcp\n"
    assert ask(manage) == "0 asked, 0 answered\n"
    assert [one.path for one in sample_web.requests_to(listed_shop.host)] == ["/robots.txt"]
    assert report(client, listed_shop.host)["alive"] is None


@pytest.mark.parametrize("stop", [("block",), ("pause", "ask")])
def test_nothing_is_asked_of_a_blocked_host_or_while_asking_is_paused(stop, listed_shop, manage, sample_web):
    named = [listed_shop.host, "--reason", "asked"] if stop[0] == "block" else []
    assert manage(*stop, *named).returncode == 0
    ask(manage)
    assert sample_web.requests_to(listed_shop.host) == ()


def test_a_refusal_takes_the_figures_with_the_listing(listed_shop, manage, client):
    ask(manage)
    listed_shop.robots = "User-agent: *\nDisallow: /\n"
    manage("sweep", "--all")
    assert not AskedEndpoint.objects.exists()
    assert client.get(f"/site/{listed_shop.host}.json").status_code == 404


def test_other_tools_make_a_visit_due_early_once_a_week(listed_shop, manage):
    place = listed_shop
    place.mcp.tools = tools("find_book", "sell_book")
    ask(manage)
    early = place.target.early_at
    assert early is not None
    assert place.target.due_at <= timezone.now()
    Target.objects.update(due_at=timezone.now() + WEEK)
    ask(manage)
    assert (place.target.early_at, place.target.due_at > timezone.now()) == (early, True)
    Target.objects.update(early_at=timezone.now() - WEEK)
    ask(manage)
    assert place.target.due_at <= timezone.now()


def test_tools_without_a_canonical_form_make_a_visit_due_early_and_have_no_digest(
    listed_shop, manage, client
):
    place = listed_shop
    assert report(client, place.host)["tools_digest"] is not None

    async def half_a_character(request):
        reply = await place.mcp(request)
        if reply.text is not None:
            reply.text = reply.text.replace("Can find", "\\ud800")
        return reply

    place.answers = half_a_character
    assert ask(manage) == "1 asked, 1 answered\n"
    assert place.target.early_at is not None
    assert manage("probe", "--publish", place.host).returncode == 0
    told = report(client, place.host)
    assert (told["tools_digest"], told["tools_since"]) == (None, None)


def test_a_visit_that_waits_for_a_retry_after_is_not_due_early(listed_shop, manage):
    waits = timezone.now() + 2 * WEEK
    Target.objects.update(due_at=waits, not_before=waits)
    listed_shop.mcp.tools = tools("sell_book")
    assert ask(manage) == "1 asked, 1 answered\n"
    assert (listed_shop.target.early_at, listed_shop.target.due_at) == (None, waits)


def test_the_miss_of_an_early_visit_is_none_and_a_re_grade_makes_it_none_either(listed_shop, manage):
    place = listed_shop
    schedule.hasten_early([place.host])
    place.site = shop()
    manage("probe", "--publish", place.host)
    assert ProbeRun.objects.filter(host=place.host).count() == 2
    manage("regrade", place.host)
    site = Site.objects.get()
    assert (site.listed, site.missed_on, site.score) == (True, [], 0)
    manage("probe", "--publish", place.host)
    assert len(Site.objects.get().missed_on) == 1


def test_three_silent_days_make_a_visit_due_early(listed_shop, manage):
    listed_shop.answers = fault
    days_ago(listed_shop.row, (3, 20), (1, None))
    ask(manage)
    assert listed_shop.target.early_at is None
    days_ago(listed_shop.row, (3, 20), (2, None), (1, None))
    ask(manage)
    assert listed_shop.target.early_at is not None


def test_an_endpoint_that_sites_share_is_asked_once_for_all(listed_shop, manage, client, sample_web):
    share(listed_shop, "other-asked.test")
    assert ask(manage) == "1 asked, 1 answered\n"
    assert report(client, "other-asked.test")["alive"] == report(client, listed_shop.host)["alive"]
    assert manage("ask").stdout == "0 asked, 0 answered\n"


def share(place, host):
    """List another site that names the same endpoint."""
    url = f"https://{place.host}/mcp"
    connect = replace(published.finding(host).connect, url=url)
    published.listed(host, mcp_endpoint=url, connect=connect)


@pytest.mark.parametrize("refuse", [forbids, None])
def test_a_shared_endpoint_that_refuses_is_asked_once_a_day_for_all(refuse, listed_shop, manage, sample_web):
    place = listed_shop
    if refuse:
        place.answers = refuse
    else:
        place.robots = "User-agent: *\nDisallow: /mcp\n"
    share(place, "other-asked.test")
    assert ask(manage) == "0 asked, 0 answered\n"
    share(place, "third-asked.test")
    soonest = timezone.now() + timedelta(hours=22, minutes=59)
    assert AskedEndpoint.objects.count() == 3
    assert all(row.due_at > soonest for row in AskedEndpoint.objects.all())
    sample_web.forget()
    assert manage("ask").stdout == "0 asked, 0 answered\n"
    assert sample_web.requests_to(place.host) == ()


def test_an_endpoint_that_wants_credentials_or_another_host_was_not_asked(listed_shop, manage, client):
    for answers in (no_challenge, wants_a_key, forbids, refuses_the_host):
        listed_shop.answers = answers
        assert ask(manage) == "0 asked, 0 answered\n", answers
    assert listed_shop.row.days == []
    listed_shop.answers = fault
    assert ask(manage) == "1 asked, 0 answered\n"


def test_a_retry_after_is_kept_for_all_sites_that_name_the_endpoint(listed_shop, manage):
    share(listed_shop, "other-asked.test")
    listed_shop.answers = has_too_much_to_do
    assert ask(manage) == "0 asked, 0 answered\n"
    soonest = timezone.now() + timedelta(days=4, hours=23)
    assert [(row.days, row.due_at > soonest) for row in AskedEndpoint.objects.all()] == [([], True)] * 2


def test_an_endpoint_on_a_host_that_declined_us_is_not_asked(listed_shop, manage, sample_web):
    share(listed_shop, "other-asked.test")
    published.publish(finding=replace(published.refusal(listed_shop.host), probed_at=timezone.now()))
    assert ask(manage) == "0 asked, 0 answered\n"
    assert sample_web.requests_to(listed_shop.host) == ()
    assert AskedEndpoint.objects.get().due_at > timezone.now() + timedelta(hours=22)


def test_a_block_reaches_askings_that_run(listed_shop, manage, sample_web, settings, monkeypatch):
    settings.PROBE_CONCURRENCY = 1
    monkeypatch.setattr("probes.worker.asking.RELOAD_EVERY", 0.0)
    other = Shop(f"asked-{next(_numbers)}.test")

    def block_other():
        control.block(other.host, reason="asked")
        connections.close_all()

    async def block_and_answer(request):
        await asyncio.to_thread(block_other)
        return await listed_shop.mcp(request)

    listed_shop.answers = block_and_answer
    share(other, "names-other.test")
    now = timezone.now()
    AskedEndpoint.objects.update(due_at=now)
    AskedEndpoint.objects.filter(host=listed_shop.host).update(due_at=now - timedelta(minutes=1))
    with sample_web.serving(other.host, other):
        assert manage("ask").stdout == "1 asked, 1 answered\n"
        assert sample_web.requests_to(other.host) == ()


def test_where_the_control_host_is_silent_too_nothing_was_asked(
    listed_shop, manage, client, sample_web, settings
):
    known = Shop(f"control-{next(_numbers)}.test")
    settings.PROBE_CONTROL_HOST = known.host
    settings.PROBE_CONNECT_TO = parse_connect_to(sample_web.connect_to)
    listed_shop.answers = known.answers = None
    with sample_web.serving(known.host, known):
        assert ask(manage) == "0 asked, 0 answered\n"
        assert report(client, listed_shop.host)["alive"] is None
        assert pipeline_gauges()["asked"] == {"answered": 0, "silent": 0, "ours_failed": 1}
        known.answers = known.mcp
        assert ask(manage) == "1 asked, 0 answered\n"
    assert report(client, listed_shop.host)["alive"]["answered"] == 0


def store(rows, answer):
    for row in rows:
        AskedEndpoint.objects.filter(pk=row.pk).update(due_at=timezone.now())
        (claimed,) = asking.claim(1)
        asking.record([(claimed, answer)])


@pytest.mark.django_db
def test_where_half_of_all_domains_give_nothing_back_they_count_as_not_asked():
    for number in range(12):
        published.listed(f"shop-{number}.test")
    rows = list(AskedEndpoint.objects.order_by("pk"))
    AskedEndpoint.objects.update(due_at=timezone.now() + WEEK)
    store(rows[:6], EndpointAnswer(20, lists_tools=True))
    store(rows[6:11], EndpointAnswer(None, is_reached=False))
    assert [len(row.days) for row in AskedEndpoint.objects.order_by("pk")] == [2] * 11 + [0]
    store(rows[11:], EndpointAnswer(None, is_reached=False))
    assert [len(row.days) for row in AskedEndpoint.objects.order_by("pk")] == [2] * 6 + [0] * 6
    store(rows[11:], EndpointAnswer(None, is_reached=True))
    assert [row.days[1] for row in AskedEndpoint.objects.exclude(days=[]).order_by("pk")] == [20] * 6 + [
        SILENT
    ]


@pytest.mark.django_db
def test_requests_to_one_domain_stay_below_its_cap(settings):
    settings.PROBE_PER_PLATFORM = 2
    for number in range(5):
        published.listed(f"shop-{number}.platform.test")
    AskedEndpoint.objects.update(due_at=timezone.now())
    assert [len(asking.claim(5)), len(asking.claim(5))] == [2, 0]
    deferred = AskedEndpoint.objects.filter(held_until__isnull=True)
    assert {row.due_at > timezone.now() for row in deferred} == {True}


@pytest.mark.django_db
def test_a_server_that_a_visit_could_not_ask_keeps_its_figures_and_one_that_is_gone_does_not(client):
    published.listed("shop.test")
    days_ago(AskedEndpoint.objects.get(), (1, 20))
    later = {"probed_at": published.PROBED + timedelta(days=1), "mcp_endpoint": None, "connect": None}
    checks = dict(published.finding("shop.test").checks)
    server_check = next(check for check in checks if check == "mcp_server")
    for answer, kept in ((Answer.UNKNOWN, True), (Answer.NO, False)):
        changed = {
            **checks,
            server_check: type(checks[server_check])(
                answer=answer, reason=checks[server_check].reason, detail=""
            ),
        }
        published.listed("shop.test", checks=changed, mcp_tools=(), **later)
        assert AskedEndpoint.objects.exists() is kept
        for suffix in ("", ".md"):
            page = client.get(f"/site/shop.test{suffix}").content.decode()
            assert ("did not answer at the last visit" in page) is kept
            assert ("answered 1 of 1 times" in page) is kept


def test_the_task_of_the_queue_asks_what_is_due(listed_shop):
    AskedEndpoint.objects.update(due_at=timezone.now())
    tasks.ask()
    assert len(listed_shop.row.days) == 2
    assert listed_shop.row.held_until is None
