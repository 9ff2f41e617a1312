"""The operators' pages."""

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.apps import apps
from django.contrib.admin import autodiscover
from django.contrib.admin import site as admin_site
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Group, Permission, User
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from agentauth import quota, registrations
from agentauth.caller import Caller
from agentauth.models import ClaimRequest, Watcher
from config import admin
from index.models import ListingEvent, MailRefusal, Objection, Site
from index.reports import objections
from index.reports.site_report import site_report
from index.values.findings import CheckFinding, Tool
from index.values.reasons import OutcomeReason, Reason
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.live import queue
from probes.models import FrontierHost, HostSource, LiveCheck, Pause, ProbeRun, Target
from probes.publishing.record import store_visit
from probes.schedule import control, schedule
from probes.sources import administration
from tests import published
from tests.each import each

pytestmark = pytest.mark.django_db

HOST = "larkspur.example"
LISTS = (
    "index_site",
    "index_listingevent",
    "index_generation",
    "index_objection",
    "index_mailrefusal",
    "probes_target",
    "probes_submission",
    "probes_proberun",
    "probes_frontierhost",
    "probes_hostsource",
    "agentauth_registration",
    "agentauth_claimrequest",
    "admin_logentry",
    "auth_user",
    "auth_group",
)


def signed_in(*permissions, superuser=False):
    user = User.objects.create(username="operator", is_staff=True, is_superuser=superuser)
    user.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    client = Client()
    client.force_login(user)
    return client


@pytest.fixture
def operator():
    return signed_in(superuser=True)


@pytest.fixture
def site():
    schedule.register([HOST], origin=Target.Origin.OPERATOR)
    Target.objects.update(due_at=timezone.now() + timedelta(days=3), probed_at=None)
    return published.listed(HOST)


def list_of(name, **query):
    return reverse(f"admin:{name}_changelist", query=query)


def page_of(row):
    return reverse(f"admin:{row._meta.app_label}_{row._meta.model_name}_change", args=[row.pk])


def act(client, action, *rows, name="index_site", **fields):
    given = {"action": action, "_selected_action": [row.pk for row in rows], **fields}
    return client.post(list_of(name), given, follow=True)


def do(client, action, *rows, **fields):
    return act(client, action, *rows, confirmed="yes", **fields)


def said():
    return [entry.get_change_message() for entry in LogEntry.objects.order_by("pk")]


# --- What they show ---


def test_every_list_answers_an_operator_and_turns_everybody_else_away(operator, site):
    for name in LISTS:
        assert operator.get(list_of(name)).status_code == 200, name
        assert Client().get(list_of(name)).status_code == 302, name


def test_the_first_page_shows_how_the_schedule_stands(operator):
    schedule.register(["late.example"], origin=Target.Origin.SUBMISSION)
    now = timezone.now()
    Target.objects.update(due_at=now - timedelta(hours=5))
    for reason, outcome in (("answered", "answered"), ("timed_out", "could_not_ask")):
        ProbeRun.objects.create(
            host=f"{outcome}.example".replace("_", "-"), started_at=now, seconds=1, requests=3, prober="1",
            rubric_version="1.0",
            outcome=outcome, outcome_reason=reason,
        )  # fmt: skip
    published.listed(f"{Outcome.ANSWERED}.example")
    control.pause([Target.Work.SWEEP], reason="a new network <b>")
    published_objection()
    quota.take(Caller("somebody"))
    page = operator.get(reverse("admin:index")).text
    assert re.search(r'<th scope="row">probe</th><td>1</td><td>\d{4}-\d\d-\d\d [\d:]+</td><td>5 h</td>', page)
    assert re.search(r">answered</a></th><td>1</td><td>1</td>", page)
    assert re.search(r">could not ask</a></th><td>1</td><td>1</td>", page)
    assert re.search(r'Unknown answers by reason</h2>\s*<table>.*?<th scope="row">', page, re.DOTALL)
    assert "The database is measured every hour, and was not yet." in page
    assert "Sweep is paused since" in page
    assert "a new network &lt;b&gt;" in page
    assert "<strong>1</strong> open objection<" in page
    assert "<strong>1</strong> suggestion not visited yet" in page
    # What other tests asked counts, too; thousands are set apart.
    assert re.search(r'<th scope="row">without a key</th><td>[\d,]+</td><td>[\d,]+</td>', page)
    assert Pause.objects.exists()


def test_the_first_page_adds_up_the_day_by_kind_of_caller():
    day = datetime(2099, 5, 5, 12, tzinfo=UTC)  # nobody else counts on it
    few = Caller("few", daily_limit=2)
    for _ in range(4):
        quota.take(few, now=day)
    quota.take(Caller("other"), now=day)
    quota.take_registration("place", now=day)
    assert {row.pop("label"): row for row in quota.used_today(now=day)} == {
        "without a key": {"requests": 5, "callers": 2, "used_up": 1},
        "with a key": {"requests": 0, "callers": 0, "used_up": 0},
        "registering a key": {"requests": 1, "callers": 1, "used_up": 0},
    }


def test_without_a_counting_store_the_first_page_says_so(operator, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    assert "the counting store does not answer" in operator.get(reverse("admin:index")).text


def test_who_may_not_see_the_schedule_sees_no_state():
    page = signed_in("view_user").get(reverse("admin:index"))
    assert page.status_code == 200
    assert "Schedule</h2>" not in page.text


@pytest.fixture
def three_sites(site):
    published.unlisted("mill.example")
    published.declined("quiet.example")
    Site.objects.exclude(verified_at=None).update(verified_at=timezone.now())


@each(
    ("query", "shown"),
    [
        ({"q": "larks"}, {HOST}),
        ({"q": "nothing"}, set()),
        ({"mcp_server__exact": "1"}, {HOST, "mill.example"}),
        ({"api_catalog__isnull": "True"}, {HOST, "mill.example", "quiet.example"}),
        ({"webmcp__exact": "0"}, set()),
        ({"standing": "listed"}, {HOST}),
        ({"standing": "not"}, {"mill.example", "quiet.example"}),
        ({"standing": "declined"}, {"quiet.example"}),
        ({"age": "never"}, {"quiet.example"}),
        ({"age": "day"}, {HOST, "mill.example"}),
        ({"age": "older"}, set()),
        ({"outcome__exact": "declined"}, {"quiet.example"}),
    ],
)
def test_sites_are_found_by_search_answer_age_and_standing(operator, three_sites, query, shown):
    page = operator.get(list_of("index_site", **query)).text
    assert set(re.findall(r'class="field-host"><a[^>]*>([^<]+)<', page)) == shown


def test_a_site_shows_its_answers_with_the_evidence_its_story_and_its_acts(operator, site):
    page = operator.get(page_of(site)).text
    for told in ("Listed since", "MCP server", "search_books", "SHA-256", "9f86d081", "Visit next"):
        assert told in page
    assert page.count("<summary>") == len(site.checks)
    assert page.count("operators.css") == 1
    assert f"{site.verified_at:%Y-%m-%d %H:%M}" in page


def test_a_site_offers_the_acts_that_would_change_something(operator, site):
    def offered():
        return re.findall(r'name="action" value="([a-z]+)"', operator.get(page_of(site)).text)

    assert offered() == ["exclude", "block", "visit"]
    do(operator, "exclude", site, reason="x")
    assert offered() == ["relist", "block", "visit"]
    do(operator, "block", site, reason="x")
    assert offered() == ["relist", "unblock"]


def test_a_list_leads_to_a_bound_and_says_so(operator, site, monkeypatch, django_assert_max_num_queries):
    monkeypatch.setattr(admin, "MAX_ROWS", 3)
    with published.together():
        for number in range(6):
            published.unlisted(f"site{number}.example")
    with django_assert_max_num_queries(12):
        page = operator.get(list_of("index_site")).text
    assert "The first 3 sites" in page
    assert page.count('class="field-host"') == 3
    assert (
        operator.get(list_of("index_site", p=2)).status_code == 302
    )  # Django leads back from a page that is none


HOSTILE = (
    '<script>alert(1)</script>"onload=x \u202eevil\u2066 \x1b[2Jred\x00 javascript:alert(1) {{ '
    "7|add:7 }} [x](javascript:alert(1))\r\nX: 1"
)


def hostile_rows(issued):
    """Whatever a stranger can write, wherever operators look."""
    line = published.line(
        HOST, f"/{HOSTILE}", note=HOSTILE, final_url="javascript:alert(1)", content_type=HOSTILE
    )
    found = CheckFinding(answer=Answer.YES, reason=Reason.SERVED, detail=HOSTILE, evidence=(line,))
    site = published.listed(
        HOST, name=HOSTILE, display_name=HOSTILE, description=HOSTILE, url="javascript:alert(1)//\u202e",
        checks={CheckId.LLMS_TXT: found},
        mcp_endpoint=None, mcp_tools=(Tool(HOSTILE, HOSTILE),), webmcp_tools=(Tool(HOSTILE, HOSTILE),),
        country=None,
    )  # fmt: skip
    clean = HOSTILE.replace("\x00", "")
    target = Target.objects.create(
        host=HOST, origin="submission", due_at=timezone.now(), page_url=clean, why=clean, seen_in=clean
    )
    source = HostSource.objects.create(
        name="evil", kind="mcp-registry", address=clean, due_at=timezone.now(), enabled=True, trouble=clean
    )
    seen = Exchange(
        purpose=Purpose.HOME, method="GET", url=line.url, at=line.at, sha256=line.sha256, final_url=line.url,
        status=200, note=HOSTILE,
        headers=(("content-type", "text/html"), ("x-evil", HOSTILE)), body=HOSTILE.encode(),
        ending=Ending.ANSWERED,
    )  # fmt: skip
    evidence = Evidence(host=HOST, started_at=line.at, finished_at=line.at, prober="1", exchanges=(seen,))
    run = store_visit(evidence, Outcome.ANSWERED, OutcomeReason.ANSWERED, stage=ProbeRun.Stage.HTTP)
    report = {**site_report(HOST), "checks": {"llms_txt": {"fix": "", "detail": clean}}}
    objection = objections.store_objection(
        report=report, check="llms_txt", message=clean, contact="a@b.example"
    )
    claim = ClaimRequest.objects.create(
        claim_attempt_id="cla_1", registration=issued.registration, email="a@b.example", message=clean
    )
    Watcher.objects.create(email="a@b.example", nonce="0" * 32, key_hash="0" * 64)
    MailRefusal.objects.create(digest="0" * 32)
    live = queue.ask(HOST)
    queue.claim(1)
    LiveCheck.objects.filter(pk=live.pk).update(
        state="done", held_until=None, held_by="", finished_at=timezone.now(), result=clean
    )
    control.pause([Target.Work.LIVE], reason=clean)
    named = FrontierHost.objects.create(
        host="b.example", domain="b.example", seen_in=clean[:250], seen_by=HOST
    )
    return site, target, run, objection, claim, live, source, named


def test_what_strangers_write_stays_words_on_every_page(operator):
    issued = registrations.register()
    rows = hostile_rows(issued)
    operator.post(page_of(issued.registration), {"identity": "<script>alert(1)</script>", "daily_limit": 5})
    do(operator, "exclude", rows[0], reason="<script>alert(1)</script>\u202e")
    pages = [*map(page_of, rows), *map(list_of, LISTS), reverse("admin:index")]
    pages.append(reverse("admin:index_site_history", args=[rows[0].pk]))
    texts = {page: operator.get(page).text for page in pages}
    texts["confirm"] = act(operator, "visit", rows[0]).text
    for page, text in texts.items():
        assert "<script>alert" not in text, page
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]", text), (
            page
        )
        assert not re.search(r"""(?:href|src|action)\s*=\s*["']?\s*javascript:""", text, re.IGNORECASE), page
        assert not re.search(r"<[^>]*\sonload=", text), page
    assert "&lt;script&gt;alert(1)" in texts[page_of(rows[0])]
    assert "\\u202e" in texts[page_of(rows[0])]
    assert "{{ 7|add:7 }}" in texts[page_of(rows[0])]


# --- What can be done ---


@each("action", ["visit", "block", "exclude", "relist", "unblock"])
def test_nothing_is_done_before_it_is_confirmed(operator, site, action):
    page = act(operator, action, site).text
    assert HOST in page
    assert "Yes, do it" in page
    assert not LogEntry.objects.exists()
    assert site_report(HOST)["found"]
    assert Target.objects.get().state == "active"


def test_an_excluded_site_stays_out_whatever_the_probe_finds_until_it_is_relisted(operator, site):
    do(operator, "exclude", site, reason="imitates another")
    assert not site_report(HOST)["found"]
    published.listed(HOST, probed_at=timezone.now())
    assert not site_report(HOST)["found"]
    assert "an operator excluded it" in operator.get(page_of(site)).text
    do(operator, "relist", site)
    published.listed(HOST, probed_at=timezone.now())
    assert site_report(HOST)["found"]
    assert said() == ["Excluded: imitates another", "No longer excluded; not listed, by what is known of it."]
    kinds = list(ListingEvent.objects.order_by("pk").values_list("kind", flat=True))
    assert kinds[0] == "listed"
    assert kinds[-1] == "relisted"
    assert "dropped" in kinds


def test_an_act_without_its_reason_is_asked_again(operator, site):
    page = do(operator, "exclude", site, reason="  ").text
    assert "This field is required" in page
    assert site_report(HOST)["found"]


def test_a_block_asks_the_host_no_more_and_can_be_taken_back(operator, site):
    do(operator, "block", site, reason="its owner asked")
    assert control.blocked_hosts() == {HOST}
    assert not site_report(HOST)["found"]
    assert "blocked already" in do(operator, "block", site, reason="again").text
    assert "it is blocked" in do(operator, "visit", site).text
    do(operator, "unblock", site)
    assert control.blocked_hosts() == frozenset()
    assert said() == ["Blocked: its owner asked", "Unblocked."]


def test_a_site_is_visited_next_but_not_twice_within_the_hour(operator, site):
    do(operator, "visit", site)
    assert Target.objects.get().first
    assert Target.objects.get().due_at <= timezone.now()
    Target.objects.update(probed_at=timezone.now())
    Target.objects.update(due_at=timezone.now() + timedelta(days=3))
    assert f"“{HOST}”: Made due at" in do(operator, "visit", site).text
    assert timedelta(minutes=59) < Target.objects.get().due_at - timezone.now() < timedelta(minutes=61)
    assert [one.partition(" at ")[0] for one in said()] == ["Made due now.", "Made due"]


def test_acts_on_a_suggestion_and_on_a_dead_host(operator):
    schedule.register(["new.example"], origin=Target.Origin.SUBMISSION)
    target = Target.objects.get()
    assert "new.example" in operator.get(list_of("probes_submission")).text
    Target.objects.update(state=Target.State.DEAD, due_at=timezone.now() + timedelta(days=3))
    assert "new.example" in operator.get(list_of("probes_target", state="dead")).text
    assert "new.example" not in operator.get(list_of("probes_target")).text
    operator.post(
        list_of("probes_target", state="dead"),
        {"action": "requeue", "_selected_action": [target.pk], "confirmed": "1"},
    )
    assert Target.objects.get().state == "active"
    do(operator, "block", target, name="probes_submission", reason="spam")
    assert Target.objects.get().state == "blocked"
    assert said() == ["Due again.", "Blocked: spam"]


def test_a_host_of_the_schedule_shows_how_often_it_is_visited_and_why(operator):
    schedule.register(["quiet.example"], origin=Target.Origin.LIST)
    now = timezone.now()
    Target.objects.update(
        probed_at=now, compared_since=now - timedelta(days=500), visits_compared=12, changes_seen=0
    )
    shown = operator.get(page_of(Target.objects.get())).text
    assert "60.0 days" in shown
    assert re.search(r"Visits compared:.*?\b12\b", shown, re.DOTALL)


def test_one_act_takes_no_more_than_can_be_read(operator, site, monkeypatch):
    monkeypatch.setattr("config.admin.MAX_CHOSEN", 1)
    other = published.listed("mill.example")
    page = do(operator, "exclude", site, other, reason="x").text
    assert "at most 1 at once" in page
    page = act(operator, "exclude", site, select_across="1", confirmed="yes", reason="x").text
    assert "at most 1 at once" in page
    assert Site.objects.listed().count() == 2


def published_objection():
    report = site_report(published.listed("wrong.example").host)
    return objections.store_objection(
        report=report, check="mcp_server", message="<i>It is not</i>", contact="a@b.example"
    )


def test_an_objection_is_closed_and_opened_again(operator):
    row = published_objection()
    assert "&lt;i&gt;It is not&lt;/i&gt;" in operator.get(page_of(row)).text
    for action, closed in (("close", True), ("reopen", False)):
        do(operator, action, row, name="index_objection")
        assert (Objection.objects.get().closed_at is not None) is closed
    assert said() == ["Closed.", "Opened again."]


def pending_claim(**given):
    number = ClaimRequest.objects.count()
    key = registrations.register().registration
    return ClaimRequest.objects.create(claim_attempt_id=f"cla_{number}", registration=key, **given)


def from_queue(operator, page, **given):
    """Send a form of the first page."""
    return operator.post(page, {"_queue": "yes", **given}, follow=True)


def test_a_claim_is_decided_on_the_first_page_which_says_for_whom_and_how_much(operator):
    claim, other = (pending_claim(email="a@b.example", message="<b>please</b>") for _ in range(2))
    page = operator.get("/admin/").text
    assert page.count('name="decision" value="approve"') == 2
    assert "&lt;b&gt;please&lt;/b&gt;" in page
    chosen = {"decision": "approve", "identity": "B of Example", "daily_limit": "7000"}
    page = from_queue(operator, page_of(claim), **chosen)
    assert page.request["PATH_INFO"] == "/admin/"
    assert "Claim of a@b.example: approved for B of Example with 7,000 requests a day." in page.text
    assert page.text.count('name="decision" value="approve"') == 1
    refused = from_queue(operator, page_of(other), decision="approve", identity="", daily_limit="7000")
    assert "An approved claim has an identity." in refused.text
    page = operator.post(page_of(other), {"decision": "reject", "daily_limit": "7000"}, follow=True)
    assert "Claim of a@b.example: rejected." in page.text


def test_after_a_decision_comes_the_claim_that_waits_longest(operator):
    first, second, third = (pending_claim(email=f"{n}@b.example") for n in range(3))
    page = operator.post(page_of(third), {"decision": "reject", "daily_limit": "7000"}, follow=True)
    assert page.request["PATH_INFO"] == page_of(first)
    operator.post(page_of(first), {"decision": "reject", "daily_limit": "7000"})
    page = operator.post(page_of(second), {"decision": "reject", "daily_limit": "7000"}, follow=True)
    assert page.request["PATH_INFO"] == list_of("agentauth_claimrequest")


def test_an_objection_is_closed_on_the_first_page(operator):
    row = published_objection()
    assert "&lt;i&gt;It is not&lt;/i&gt;" in operator.get("/admin/").text
    given = {"action": "close", "_selected_action": row.pk, "confirmed": "yes"}
    page = from_queue(operator, list_of("index_objection"), **given)
    assert page.request["PATH_INFO"] == "/admin/"
    assert "Closed." in page.text
    assert Objection.objects.get().closed_at


def test_an_objection_is_answered_and_its_site_visited_from_the_first_page(operator):
    row = published_objection()
    site = Site.objects.get(host=row.host)
    Target.objects.update_or_create(host=row.host, defaults={"due_at": timezone.now() + timedelta(days=3)})
    assert "the report said yes, and says yes" in operator.get("/admin/").text
    given = {"action": "visit", "_selected_action": site.pk, "confirmed": "yes"}
    assert f"“{row.host}”: Made due now." in from_queue(operator, list_of("index_site"), **given).text
    given = {"action": "answer", "_selected_action": row.pk, "confirmed": "yes", "reason": "It is there now."}
    page = from_queue(operator, list_of("index_objection"), **given)
    assert page.request["PATH_INFO"] == "/admin/"
    assert "Answered and closed: It is there now." in page.text
    assert Objection.objects.get().answer == "It is there now."


def test_what_is_stuck_was_refused_or_is_in_trouble_is_in_the_queue_with_its_acts(operator, site):
    stuck = Target.objects.create(
        host="stuck.example", due_at=timezone.now(), state=Target.State.DEAD, why="<b>it kills workers</b>"
    )
    published.listed("shut.example")
    published.declined("shut.example")
    source = administration.add_source(
        "one", kind="tranco", address="https://a.sampleweb.com/list", most=None
    )
    HostSource.objects.update(trouble="<i>no list</i>", fails=3, enabled=True)
    page = operator.get("/admin/").text
    for told in ("&lt;b&gt;it kills workers&lt;/b&gt;", "shut.example", "&lt;i&gt;no list&lt;/i&gt;"):
        assert told in page
    given = {"action": "requeue", "_selected_action": stuck.pk, "confirmed": "yes"}
    page = from_queue(operator, list_of("probes_target", state="dead"), **given).text
    assert "“stuck.example”: Due again." in page
    given = {"action": "disable", "_selected_action": source.pk, "confirmed": "yes"}
    page = from_queue(operator, list_of("probes_hostsource"), **given).text
    assert "Disabled." in page
    assert "no list" not in page.partition('id="standing"')[2].partition("Schedule")[0]
    refused = Site.objects.get(host="shut.example")
    given = {"action": "visit", "_selected_action": refused.pk, "confirmed": "yes"}
    assert "“shut.example”: Made due" in from_queue(operator, list_of("index_site"), **given).text


def test_work_is_paused_and_resumed_from_the_first_page(operator):
    assert "/admin/probes/pause/add/?work=probe" in operator.get("/admin/").text
    control.pause([Target.Work.PROBE], reason="maintenance")
    page = operator.get("/admin/").text
    assert "Probe is paused since" in page
    pause = Pause.objects.get()
    assert re.findall(r'name="_selected_action" value="(\d+)"', page) == [str(pause.pk)]
    given = {"action": "resume", "_selected_action": pause.pk, "confirmed": "yes"}
    page = from_queue(operator, list_of("probes_pause"), **given)
    assert page.request["PATH_INFO"] == "/admin/"
    assert not Pause.objects.exists()


def test_deletion_is_the_last_of_the_acts_of_a_list(operator):
    administration.add_source("one", kind="tranco", address="https://a.sampleweb.com/list", most=None)
    acts = re.findall(r'<option value="([a-z_]+)"', operator.get(list_of("probes_hostsource")).text)
    assert acts[0] == "enable"
    assert acts[-1] == "delete_selected"


def test_the_address_without_its_slash_leads_to_the_first_page(operator):
    answer = operator.get("/admin")
    assert (answer.status_code, answer["location"]) == (302, "/admin/")


def test_an_act_and_its_line_in_the_log_are_one(operator, site, monkeypatch):
    def broken(*_args, **_kwargs):
        raise RuntimeError("no log")

    monkeypatch.setattr("probes.admin.sites.SiteAdmin.log_change", broken)
    assert "failed (RuntimeError)" in do(operator, "exclude", site, reason="x").text
    assert site_report(HOST)["found"]


# --- Who may ---


def test_operators_who_may_only_look_are_offered_nothing_else(site):
    row = published_objection()
    schedule.register(["new.example"], origin=Target.Origin.SUBMISSION)
    viewing = [p.codename for p in Permission.objects.all() if p.codename.startswith("view_")]
    watcher = signed_in(*viewing)
    target = Target.objects.get(host="new.example")
    for page in (*map(list_of, LISTS), page_of(site), page_of(target), page_of(row)):
        response = watcher.get(page)
        assert response.status_code == 200, page
        for control_ in ('name="action"', 'name="_save"', "/add/", "/delete/"):
            assert control_ not in response.text, (page, control_)


def everything():
    return {
        model._meta.label: sorted(map(repr, model._base_manager.values()))
        for model in apps.get_models()
        if model._meta.label != "sessions.Session"
    }


def test_nothing_that_an_operator_who_may_only_look_sends_to_any_page_changes_a_row():
    issued = registrations.register()
    hostile_rows(issued)
    Group.objects.create(name="watchers")
    viewing = [p.codename for p in Permission.objects.all() if p.codename.startswith("view_")]
    watcher = signed_in(*viewing)
    before = everything()
    autodiscover()
    for model, shown in admin_site._registry.items():
        names = f"{model._meta.app_label}_{model._meta.model_name}"
        keys = list(model._base_manager.values_list("pk", flat=True))
        assert keys or model.__name__ in {"LogEntry", "Generation"}, model
        for action in ("delete_selected", *(getattr(one, "__name__", one) for one in shown.actions or ())):
            given = {
                "action": action,
                "_selected_action": keys,
                "confirmed": "yes",
                "post": "yes",
                "reason": "x",
            }
            watcher.post(reverse(f"admin:{names}_changelist"), given)
        fields = {
            "host": "evil.example",
            "decision": "approve",
            "identity": "evil",
            "daily_limit": "9",
            "post": "yes",
        }
        pages = [reverse(f"admin:{names}_add")]
        pages += [
            reverse(f"admin:{names}_{page}", args=[key]) for key in keys for page in ("change", "delete")
        ]
        if model is User:
            pages += [reverse("admin:auth_user_password_change", args=[key]) for key in keys]
        for page in pages:
            assert watcher.post(page, fields).status_code == 403, page
        for key in keys:
            watcher.post(reverse(f"admin:{names}_history", args=[key]), fields)
    assert everything() == before


def test_not_even_a_superuser_edits_what_the_probe_found(operator, site):
    assert operator.post(page_of(site), {"score": "5", "listed": "on"}).status_code == 403
    for entry in (
        "index_site",
        "probes_target",
        "probes_proberun",
        "probes_frontierhost",
        "index_listingevent",
        "index_generation",
        "admin_logentry",
    ):
        assert operator.get(reverse(f"admin:{entry}_add")).status_code == 403


def test_no_other_page_can_send_an_act(site):
    user = User.objects.create(username="operator", is_staff=True, is_superuser=True)
    client = Client(enforce_csrf_checks=True)
    client.force_login(user)
    assert do(client, "exclude", site, reason="x").status_code == 403
    assert site_report(HOST)["found"]


def test_live_checks_are_paused_resumed_ended_and_deleted(operator):
    check = queue.ask(HOST)
    operator.post(reverse("admin:probes_pause_add"), {"work": "live", "reason": "a storm"})
    assert queue.why_closed().why == "paused"
    pause = Pause.objects.get()
    operator.post(reverse("admin:probes_pause_delete", args=[pause.pk]), {"post": "yes"})
    assert queue.why_closed() is None
    do(operator, "end", check, name="probes_livecheck")
    check.refresh_from_db()
    assert (check.state, check.outcome) == ("done", "refused")
    do(operator, "forget", check, name="probes_livecheck")
    assert not LiveCheck.objects.exists()
