"""Pages of a site with long, odd and right-to-left words."""

import json
from datetime import timedelta

from django.utils import timezone

from agentauth.models import Watch, Watcher, WatchRequest, Webhook, WebhookDelivery
from agentauth.registrations import hash_of
from agentauth.watching.keys import make_key
from index.checks import SCORED_CHECKS
from index.dataset.releases import publish_release
from index.models import DayFigures
from index.months.make import make_months
from index.values.findings import CheckFinding, FoundAction, Tool
from index.values.reasons import Reason
from index.values.vocabulary import Action, Answer, CheckId, EntityType
from probes.live.result import result_of
from probes.models import LiveCheck
from tests import published

HOST = "larkspur.test"
NONCE = "0" * 32
KEY, ASKED = make_key("manage", NONCE), make_key("confirm", NONCE)  # Of a watcher, and of a request to watch
MONTH = (timezone.now().replace(day=1) - timedelta(days=1)).date().replace(day=1)
# Live checks, by how far they are.
WAITS, RUNS, ANSWERED, DECLINED, GONE = (f"{number:032x}" for number in range(1, 6))
PATHS = (
    "/",
    "/?q=books&has_mcp=true",
    "/?q=search+shelf",
    "/?country=XX",
    "/?q=nothing+matches+this",
    f"/?q={HOST}",
    "/?q=python.org",
    "/?has_mcp=true&country=GB&sort=mcp",
    f"/compare?host={HOST}&host=never.test",
    "/compare",
    "/type/ecommerce",
    "/submit",
    "/watch",
    f"/watch/confirm/{ASKED}",
    f"/watch/{KEY}",
    f"/watch/leave/{KEY}",
    f"/watch/never/{KEY * 2}",
    "/check",
    "/docs",
    "/docs/start",
    "/docs/scanners",
    "/docs/find_capability",
    f"/site/{HOST}",
    "/site/never.test",
    f"/site/{HOST}/wrong?check=llms_txt",
    f"/site/{HOST}/again",
    f"/site/{HOST}/evidence/llms_txt",
    "/type/",
    "/country/",
    "/country/GB",
    "/benchmark",
    "/benchmark/mcp_server",
    "/benchmark/mcp_server/1.0",
    "/benchmark/rubric",
    "/benchmark/changes",
    "/benchmark/sources",
    "/data",
    "/state",
    f"/state/{MONTH:%Y-%m}",
    "/docs/releases",
    "/bot",
    "/terms",
    "/privacy",
    "/agent/auth/claim",
    "/nothing-here",
    *(f"/check/{id_}" for id_ in (WAITS, RUNS, ANSWERED, DECLINED, GONE)),
)
ARABIC = "متجر لاركسبير للكتب المستعملة"
LONG = f"{'a' * 63}.{'b' * 63}.{'c' * 63}.example.com"
UNBROKEN = "antidisestablishmentarianism" * 6


def put() -> None:
    checks = dict(published.finding(HOST).checks)
    lines = (
        published.line(HOST, f"/{UNBROKEN}", note=UNBROKEN, final_url=f"https://www.{HOST}/{UNBROKEN}"),
        published.line(HOST, "/mcp", method="POST", content_type="application/json"),
    )
    checks[CheckId.LLMS_TXT] = CheckFinding(
        answer=Answer.YES, reason=Reason.SERVED, detail=UNBROKEN, evidence=lines
    )
    published.listed(
        HOST,
        name=f"{ARABIC} {UNBROKEN}",
        display_name=f"Larkspur {UNBROKEN}",
        description=ARABIC,
        checks=checks,
        mcp_tools=(
            Tool("search_books", ARABIC), Tool("search_books"), Tool(UNBROKEN), Tool("بحث_كتب"),
            Tool('"> <b id=x'), *(Tool(f"list_shelf_{number}") for number in range(30)),
        ),
        webmcp_tools=(Tool("add_to_basket"), Tool("search_books")),
        apparent_actions=(FoundAction(Action.BUY, f"<button>{UNBROKEN}</button>"),),
    )  # fmt: skip
    put_live_checks(checks)
    put_watches()
    put_month()
    publish_release()


def put_watches() -> None:
    WatchRequest.objects.create(
        email="a@b.example",
        inbox="a@b.example",
        host=LONG,
        nonce=NONCE,
        key_hash=hash_of(ASKED),
        is_pending=True,
    )
    watcher = Watcher.objects.create(email="owner@b.example", nonce=NONCE, key_hash=hash_of(KEY))
    Watch.objects.bulk_create(Watch(watcher=watcher, host=host) for host in (HOST, LONG))
    hook = Webhook.objects.create(
        watcher=watcher, url=f"https://{LONG}/{UNBROKEN}", host=LONG, domain="example.com", nonce=NONCE,
        paused_at=timezone.now(),
        paused_why="The target took nothing for three days.", proved_at=timezone.now(),
    )  # fmt: skip
    for status, note in ((204, ""), (None, "the name resolves to an address that is not public")):
        WebhookDelivery.objects.create(
            webhook=hook, at=timezone.now(), message_id=f"msg_{NONCE}", is_taken=status == 204, status=status,
            note=note, size=1200, milliseconds=80,
        )  # fmt: skip


def put_month() -> None:
    """The state of last month, of which some was not measured."""
    answers = {check.value: [30, 210, 60 + 9 * n] for n, check in enumerate(CheckId)}
    groups = {kind.value: {key: [3, 30, 9] for key in SCORED_CHECKS} for kind in EntityType}
    own = {"own_domain": {key: [0, 80, 30] for key in SCORED_CHECKS}}
    for day in (-20, 0, 10, 20):
        more = {check: [a, b - day, c + day] for check, (a, b, c) in answers.items()}
        DayFigures.objects.create(
            day=MONTH + timedelta(days=day),
            listed=300,
            by_score=[0, 60, 60, 60, 60, 60],
            by_check=more,
            by_group={"entity_type": groups, "country": {"NO": groups["media"]}, "platform_subdomain": own},
            servers={"mcp_version": {"2025-06-18": 20, "2025-11-25": 41}, "mcp_auth": {"none": 5}},
            hosts={"probed": 9_000, "declined": 800, "could_not_ask": 1_400},
        )
    make_months()


def put_live_checks(checks) -> None:
    now = timezone.now()
    until = now + timedelta(minutes=2)
    done = {"state": "done", "finished_at": now, "started_at": now, "again_at": until}
    answered = published.finding(HOST, checks=checks, display_name=f"Larkspur {UNBROKEN}")
    for id_, host, fields in (
        (WAITS, "waits.example.com", {}),
        (
            RUNS,
            "runs.example.com",
            {
                "state": "running",
                "held_until": now + timedelta(days=1),
                "step": "mcp",
                "answers": '{"llms_txt": "yes", "api_catalog": "no", "markdown_twin": "unknown"}',
            },
        ),
        (ANSWERED, HOST, {**done, "outcome": "answered", "result": json.dumps(result_of(answered))}),
        (
            DECLINED,
            HOST,
            {**done, "outcome": "declined", "result": json.dumps(result_of(published.refusal(HOST)))},
        ),
    ):
        LiveCheck.objects.create(id=id_, host=host, domain=host, asked_at=now, **fields)
