"""Webhooks of watches, sent to real https targets on loopback."""

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
from datetime import timedelta
from types import SimpleNamespace

import pytest
from aiohttp import web
from django.core import mail
from django.core.cache import cache
from django.utils import timezone
from standardwebhooks import Webhook as Receiver
from standardwebhooks.webhooks import WebhookVerificationError

from agentauth.models import Watch, Watcher, Webhook, WebhookBatch, WebhookDelivery
from agentauth.tasks import mail_watchers
from agentauth.watching import hooks
from agentauth.watching.watches import leaving_address
from index.values.findings import CheckFinding
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from probes.net.http.client import Client as HttpClient
from probes.net.policy import Policy
from probes.schedule import control
from protocols.webhooks import sending
from protocols.webhooks.payloads import is_echo, sign
from protocols.webhooks.tasks import send_webhooks
from tests import published
from tests.openapi import validator
from tests.watching import let_a_day_pass, post, watch_at_once
from tests.wire.rpc import caller

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("asks_the_sample_web"),
]

HOST = "larkspur.test"


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


class Target:
    """Echoes challenges and takes the rest, until a test says otherwise."""

    def __init__(self, site):
        self.url, self.got, self.answer = f"https://{site.host}/hook", [], None
        site.handler = self._handle

    async def _handle(self, request):
        body = await request.text()
        self.got.append(SimpleNamespace(headers=dict(request.headers), body=body, data=json.loads(body)))
        if self.answer is not None:
            return await self.answer(request, body)
        challenge = json.loads(body)["data"].get("challenge")
        return web.json_response({"challenge": challenge}) if challenge else web.Response(status=204)

    @property
    def changes(self):
        return [one for one in self.got if one.data["type"] == "watch.changes"]


@pytest.fixture
def target(scripted_site):
    return Target(scripted_site)


def answers(status=200, body="", headers=None):
    async def answer(_request, _body):
        return web.Response(status=status, text=body, headers=headers)

    return answer


def due():
    Webhook.objects.update(due_at=timezone.now())


def send():
    send_webhooks()


def change(*checks):
    """What the site says of these checks is no longer so."""
    findings = dict(published.finding(HOST).checks)
    for check in checks:
        findings[check] = CheckFinding(
            answer=Answer.NO, reason=Reason.NOT_FOUND, detail="", evidence=(published.line(HOST),)
        )
    published.listed(HOST, checks=findings)


@pytest.fixture
def hooked(target):
    """A watcher of a listed host whose target has echoed its challenge."""
    published.listed(HOST)
    target.manage = watch_at_once(HOST)
    target.secret = post(target.manage, {"act": "webhook", "url": target.url}).json()["secret"]
    send()
    due()
    assert [one.data["type"] for one in target.got] == ["watch.challenge"]
    return target


def state(target):
    return caller().get(f"{target.manage}.json").json()["webhook"]


# --- The challenge --------------------------------------------------------------------------------


def test_nothing_is_sent_before_the_target_echoed_a_challenge_that_is_another_each_time(target):
    published.listed(HOST)
    target.manage = watch_at_once(HOST)
    target.answer = answers(200, "ok")
    post(target.manage, {"act": "webhook", "url": target.url})
    send()
    change(CheckId.LLMS_TXT)
    for _ in range(3):
        due()
        send()
    assert len(target.got) == 1
    assert (state(target)["state"], state(target)["why"]) == ("paused", hooks.NOT_ECHOED)
    first = target.got[0].data["data"]["challenge"]
    target.answer = answers(200, first)  # a replay
    post(target.manage, {"act": "challenge"})
    send()
    assert state(target)["state"] == "paused"
    target.answer = None
    post(target.manage, {"act": "challenge"})
    send()
    assert state(target)["state"] == "active"
    assert len({one.data["data"]["challenge"] for one in target.got}) == 3
    assert not target.changes


def test_a_page_that_repeats_what_it_gets_has_not_echoed():
    challenge = "a" * 32
    for body in (challenge, f" {challenge}\n", json.dumps({"challenge": challenge}), json.dumps(challenge)):
        assert is_echo(body, challenge), body
    said = {"type": "watch.challenge", "data": {"challenge": challenge}}
    for body in (
        json.dumps(said), f"you said {challenge}", json.dumps({"challenge": challenge, "and": 1}), "", "é",
        json.dumps([challenge]), json.dumps({"challenge": None}), "[" * 5000, challenge[:-1], "\ud800",
    ):  # fmt: skip
        assert not is_echo(body, challenge), body[:40]


# --- What is sent ---------------------------------------------------------------------------------


def test_changes_come_in_one_signed_post_an_hour_that_the_peers_library_verifies(hooked):
    change(CheckId.LLMS_TXT)
    send()
    (got,) = hooked.changes
    said = Receiver(hooked.secret).verify(got.body, got.headers)
    (moved,) = said["data"]["hosts"]
    assert (moved["host"], moved["move"]) == (HOST, "changed")
    assert moved["answers"] == [
        {"check": "llms_txt", "before": "yes", "after": "no", "cause": "site", "rubric_version": None}
    ]
    change(CheckId.MARKDOWN_TWIN)
    send()
    assert len(hooked.changes) == 1
    due()
    send()
    assert len(hooked.changes) == 2
    ids = {one.headers["webhook-id"] for one in hooked.got}
    assert len(ids) == 3
    with pytest.raises(WebhookVerificationError):
        Receiver(hooked.secret).verify(got.body.replace("yes", "no"), got.headers)


def test_whatever_a_target_gets_is_as_the_openapi_document_describes_it(hooked):
    change(CheckId.LLMS_TXT)
    send()
    published.listed(HOST, mcp_tools=())
    due()
    send()
    for move in (published.removed, published.listed):
        move(HOST)
        due()
        send()
    document = caller().get("/openapi.json").json()
    assert {one.data["type"] for one in hooked.got} == set(document["webhooks"])
    moves = [one.data["data"]["hosts"][0]["move"] for one in hooked.changes]
    assert moves == ["changed", "changed", "left", "listed"]
    for got in hooked.got:
        headers = {name.lower(): value for name, value in got.headers.items()}
        operation = document["webhooks"][got.data["type"]]["post"]
        described = operation["requestBody"]["content"][headers["content-type"]]
        validator(document, described["schema"]).validate(got.data)
        for header in operation["parameters"]:
            validator(document, header["schema"]).validate(headers[header["name"]])
    answered = document["webhooks"]["watch.challenge"]["post"]["responses"]["2XX"]["content"]
    for media in answered.values():
        for one in media["examples"].values():
            validator(document, media["schema"]).validate(one["value"])


def test_the_examples_of_the_openapi_document_are_what_is_sent_and_an_echo_of_it():
    webhooks = caller().get("/openapi.json").json()["webhooks"]
    document = caller().get("/openapi.json").json()
    for operation in (item["post"] for item in webhooks.values()):
        (media,) = operation["requestBody"]["content"].values()
        for one in media["examples"].values():
            validator(document, media["schema"]).validate(one["value"])
        for header in operation["parameters"]:
            (shown,) = header["examples"].values()
            validator(document, header["schema"]).validate(shown["value"])
    challenged = webhooks["watch.challenge"]["post"]
    (asked,) = challenged["requestBody"]["content"]["application/json"]["examples"].values()
    for media, content in challenged["responses"]["2XX"]["content"].items():
        for one in content["examples"].values():
            body = json.dumps(one["value"]) if media == "application/json" else one["value"]
            assert is_echo(body, asked["value"]["data"]["challenge"]), one


def test_a_signature_is_that_of_the_standard():
    at = timezone.now()
    secret = "whsec_" + base64.b64encode(b"k" * 32).decode()
    headers = sign("msg_1", "{}", at, [secret])
    signed = f"msg_1.{headers['webhook-timestamp']}.{{}}".encode()
    expected = base64.b64encode(hmac.new(b"k" * 32, signed, hashlib.sha256).digest()).decode()
    assert headers["webhook-signature"] == f"v1,{expected}"


def test_no_tool_name_and_no_word_of_a_site_is_sent(hooked):
    published.listed(HOST, name="spam-spam", display_name="spam-spam", mcp_tools=())
    send()
    (got,) = hooked.changes
    assert "spam" not in got.body
    assert "search_books" not in got.body
    assert got.data["data"]["hosts"][0]["tools"][0]["gone"] == 2


def test_what_left_before_it_was_taken_is_withdrawn_and_that_it_left_is_told(hooked):
    hooked.answer = answers(503)
    change(CheckId.LLMS_TXT)
    send()
    published.removed(HOST)
    hooked.answer = None
    due()
    send()
    assert [one.data["data"]["hosts"][0] for one in hooked.changes[1:]] == [
        {"host": HOST, "report": hooked.changes[0].data["data"]["hosts"][0]["report"], "move": "left"}
    ]


def test_what_leaves_between_the_claim_and_the_request_is_not_sent(hooked, monkeypatch):
    change(CheckId.LLMS_TXT)
    claim = hooks.claim_requests

    def claim_then_leave(most):
        claimed = claim(most)
        monkeypatch.setattr(hooks, "claim_requests", claim)
        published.removed(HOST)
        return claimed

    monkeypatch.setattr(hooks, "claim_requests", claim_then_leave)
    send()
    assert [one.data["data"]["hosts"][0]["move"] for one in hooked.changes] == ["left"]


def test_a_target_that_its_owner_gives_up_between_the_claim_and_the_request_gets_nothing(hooked, monkeypatch):
    change(CheckId.LLMS_TXT)
    acts = [{"act": "webhook", "url": f"{hooked.url}/2"}, {"act": "delete_webhook"}]
    claim = hooks.claim_requests

    def claim_then_act(most):
        claimed = claim(most)
        if claimed:
            post(hooked.manage, acts.pop(0))
        return claimed

    monkeypatch.setattr(hooks, "claim_requests", claim_then_act)
    send()
    assert len(hooked.got) == 1
    assert not acts


# --- Targets that mean harm or fail ---------------------------------------------------------------


NOT_A_TARGET = (
    "http://www.python.org/", "ftp://www.python.org/", "https://127.0.0.1/", "https://[::1]/",
    "https://localhost/", "https://www.python.org:8443/", "https://user:pw@www.python.org/",
    "https://169.254.169.254/latest/meta-data", "https://0x7f000001/", "https://2130706433/",
    "https://metadata.internal/", "https://www.python.org/\r\nx: y", "javascript:alert(1)", "",
    "https://" + "a" * 4000 + ".org/",
)  # fmt: skip


def test_a_target_is_a_public_https_address():
    manage = watch_at_once(HOST)
    cases = [(url, post(manage, {"act": "webhook", "url": url}).status_code) for url in NOT_A_TARGET]
    assert [url for url, status in cases if status != 400] == []
    assert not Webhook.objects.exists()


class Resolver:
    def __init__(self, *answers):
        self.answers = list(answers)

    async def lookup(self, _host):
        return (self.answers.pop(0) if len(self.answers) > 1 else self.answers[0],)


def test_a_target_whose_name_turns_to_a_private_address_is_not_asked_at_any_try(hooked, monkeypatch):
    Webhook.objects.update(url="https://www.python.org/hook")
    opened = []
    real = HttpClient._attempt

    async def attempt(self, *given):
        found = await real(self, *given)
        opened.append(self._pins.opened)
        return found

    monkeypatch.setattr(HttpClient, "_attempt", attempt)
    resolver = Resolver("10.0.0.1", "127.0.0.1", "169.254.169.254", "::ffff:127.0.0.1", "64:ff9b::7f00:1")
    made = Policy.from_settings

    def policy(*given, **named):
        from dataclasses import replace

        return replace(made(*given, **named), resolver=resolver)

    monkeypatch.setattr(Policy, "from_settings", policy)
    change(CheckId.LLMS_TXT)
    for _ in range(5):
        send()
        due()
    assert opened == [0] * 5
    assert change_attempts(hooked) == NOT_ASKED


NOT_ASKED = {(None, "not asked", 0)}


def change_attempts(target):
    lines = (line for line in state(target)["deliveries"] if line["kind"] == "changes")
    return {(line["status"], line["note"], line["milliseconds"]) for line in lines}


def test_a_host_that_the_operator_has_us_leave_alone_is_no_target_and_looks_like_one_without_an_address(
    hooked,
):
    host = hooked.url.split("/")[2]
    control.block(host, reason="asked to")
    change(CheckId.LLMS_TXT)
    send()
    assert not hooked.changes
    assert change_attempts(hooked) == NOT_ASKED


@pytest.mark.parametrize("status", [301, 307, 308])
def test_no_redirect_is_followed(hooked, status):
    hooked.answer = answers(status, headers={"Location": f"{hooked.url}/elsewhere"})
    change(CheckId.LLMS_TXT)
    send()
    assert len(hooked.changes) == 1
    line = state(hooked)["deliveries"][0]
    assert (line["taken"], line["status"], line["note"]) == (False, status, "redirects are not followed")


def test_slow_and_vast_answers_end_in_time_and_cost_others_nothing(hooked, monkeypatch, sample_web):
    limits = sending._LIMITS
    monkeypatch.setattr(sending, "_LIMITS", type(limits)(request_seconds=0.5, body_bytes=4096, redirects=0))

    async def never(_request, _body):
        await asyncio.sleep(2)

    async def vast(request, _body):
        answer = web.StreamResponse(status=200)
        await answer.prepare(request)
        with contextlib.suppress(ConnectionError):
            for _ in range(100):  # far more than is read; a lost connection may not be told
                await answer.write(b"x" * 65536)
                await asyncio.sleep(0)
        return answer

    with sample_web.scripted("quick.test") as quick:
        other = Target(quick)
        other.manage = watch_at_once(HOST, "other@python.org")
        post(other.manage, {"act": "webhook", "url": other.url})
        send()
        due()
        hooked.answer = never
        change(CheckId.LLMS_TXT)
        send()
        assert len(other.changes) == 1
        line = state(hooked)["deliveries"][0]
        assert (line["taken"], line["note"]) == (False, "no answer in time")
        hooked.answer = vast
        due()
        send()
        assert state(hooked)["deliveries"][0]["taken"] is True  # its status came; the rest is not read


def test_a_target_that_fails_is_asked_ever_more_seldom_with_the_same_id_then_paused_and_a_mail_says_so(
    hooked,
):
    hooked.answer = answers(500)
    change(CheckId.LLMS_TXT)
    pauses = []
    for _ in range(7):
        send()
        hook = Webhook.objects.get()
        pauses.append(round((hook.due_at - timezone.now()).total_seconds() / 3600))
        due()
    assert pauses == [1, 2, 4, 8, 16, 24, 24]
    assert len({one.headers["webhook-id"] for one in hooked.changes}) == 1
    stamps = [one.headers["webhook-timestamp"] for one in hooked.changes]
    assert stamps == sorted(stamps)
    Webhook.objects.update(failing_since=timezone.now() - hooks.GIVE_UP_AFTER)
    send()
    due()
    send()
    assert len(hooked.changes) == 8
    assert state(hooked)["state"] == "paused"
    let_a_day_pass()
    mail_watchers()
    mail_watchers()
    (sent,) = mail.outbox
    assert "Your webhook is paused. The target took nothing for three days." in sent.body
    hooked.answer = None
    post(hooked.manage, {"act": "challenge"})
    send()
    assert [one.data["type"] for one in hooked.got[-2:]] == ["watch.challenge", "watch.changes"]
    assert hooked.changes[-1].headers["webhook-id"] == hooked.changes[0].headers["webhook-id"]
    assert not WebhookBatch.objects.exists()


def test_410_pauses_at_once(hooked):
    hooked.answer = answers(410)
    change(CheckId.LLMS_TXT)
    send()
    assert state(hooked)["why"] == "The target answered 410 Gone."


# --- Managing -------------------------------------------------------------------------------------


def test_a_secret_is_shown_once_and_while_it_is_replaced_both_sign(hooked):
    assert hooked.secret.startswith("whsec_")
    assert not caller().get(f"{hooked.manage}.json").json()["secret"]
    stored = json.dumps(list(Webhook.objects.values()), default=str)
    assert hooked.secret not in stored
    newer = post(hooked.manage, {"act": "rotate"}).json()["secret"]
    change(CheckId.LLMS_TXT)
    send()
    for secret in (hooked.secret, newer):
        Receiver(secret).verify(hooked.changes[0].body, hooked.changes[0].headers)
    Webhook.objects.update(old_until=timezone.now())
    change(CheckId.MARKDOWN_TWIN)
    due()
    send()
    with pytest.raises(WebhookVerificationError):
        Receiver(hooked.secret).verify(hooked.changes[1].body, hooked.changes[1].headers)


def test_the_log_has_the_last_fifty_requests_and_a_deleted_webhook_leaves_nothing(hooked, monkeypatch):
    monkeypatch.setattr(hooks, "MOST_DELIVERIES", 2)
    hooked.answer = answers(500)
    change(CheckId.LLMS_TXT)
    for _ in range(3):
        send()
        due()
    lines = state(hooked)["deliveries"]
    assert [line["status"] for line in lines] == [500, 500]
    assert lines[0]["bytes"] == len(hooked.changes[-1].body)
    assert post(hooked.manage, {"act": "delete_webhook"}).json()["webhook"] is None
    send()
    assert not any(model.objects.exists() for model in (Webhook, WebhookBatch, WebhookDelivery))
    assert Watch.objects.get().hooked_state is None


def test_who_leaves_while_a_request_is_under_way_is_left_alone(hooked):
    async def leave(_request, _body):
        await asyncio.to_thread(lambda: (post(leaving_address(hooked.manage)), _close()))
        return web.Response(status=500)

    hooked.answer = leave
    change(CheckId.LLMS_TXT)
    send()
    assert not Webhook.objects.exists()


def _close():
    from django.db import connections

    connections.close_all()


def test_another_target_is_challenged_anew_and_gets_what_the_first_did_not_take(hooked, sample_web):
    hooked.answer = answers(500)
    change(CheckId.LLMS_TXT)
    send()
    with sample_web.scripted("newer.test") as site:
        newer = Target(site)
        assert post(hooked.manage, {"act": "webhook", "url": newer.url}).json()["secret"] == ""
        send()
        assert [one.data["type"] for one in newer.got] == ["watch.challenge", "watch.changes"]
        assert newer.changes[0].headers["webhook-id"] == hooked.changes[0].headers["webhook-id"]


def test_a_target_that_fails_as_another_takes_its_place_delays_no_challenge(hooked, sample_web):
    with sample_web.scripted("newer.test") as site:
        newer = Target(site)

        async def move(_request, _body):
            named = {"act": "webhook", "url": newer.url}
            await asyncio.to_thread(lambda: (post(hooked.manage, named), _close()))
            return web.Response(status=500)

        hooked.answer = move
        change(CheckId.LLMS_TXT)
        send()
        send()
        assert [one.data["type"] for one in newer.got] == ["watch.challenge", "watch.changes"]


def test_after_another_secret_key_a_webhook_is_paused_and_says_so(hooked, settings):
    settings.SECRET_KEY = "another" * 10
    change(CheckId.LLMS_TXT)
    send()
    assert not hooked.changes
    assert "SECRET_KEY" in Webhook.objects.get().paused_why


def test_changing_a_webhook_is_limited(monkeypatch):
    monkeypatch.setattr("protocols.pages.watches.RATE", "2/h")
    manage = watch_at_once(HOST)
    assert [post(manage, {"act": "challenge"}).status_code for _ in range(3)] == [200, 200, 429]


def test_two_workers_send_each_batch_once(hooked):
    change(CheckId.LLMS_TXT)
    first = hooks.claim_requests(10)
    assert len(first) == 1
    assert hooks.claim_requests(10) == []
    send()
    assert not hooked.changes
    over = timezone.now() - timedelta(seconds=1)
    Webhook.objects.update(due_at=over, held_until=over)  # its lease
    send()
    assert hooked.changes[0].headers["webhook-id"] == first[0].message_id


# --- Many webhooks of one target ------------------------------------------------------------------


def hook_of(email, url):
    """The managing page, and the answer to naming the target."""
    manage = watch_at_once(HOST, email)
    return manage, post(manage, {"act": "webhook", "url": url})


def test_a_domain_is_the_target_of_twenty_webhooks_at_most_and_a_paused_one_leaves_its_place(
    monkeypatch, sample_web
):
    monkeypatch.setattr(hooks, "MOST_OF_A_DOMAIN", 2)
    with sample_web.scripted("a.quick.test") as a, sample_web.scripted("b.quick.test") as b:
        targets = [Target(a), Target(b)]
        places = [hook_of(f"{n}@python.org", one.url) for n, one in enumerate(targets)]
        assert [answer.status_code for _, answer in places] == [200, 200]
        manage, full = hook_of("third@python.org", "https://c.quick.test/hook")
        assert (full.status_code, full.json()["code"]) == (400, "INVALID_FILTER_VALUE")
        assert "go to quick.test, the most that one domain may get" in full.json()["error"]
        assert not Webhook.objects.filter(watcher__email="third@python.org").exists()
        assert post(places[0][0], {"act": "webhook", "url": f"{targets[0].url}/2"}).status_code == 200
        targets[1].answer = answers(200, "no echo")
        send()
        assert [len(one.got) for one in targets] == [1, 1]
        assert post(manage, {"act": "webhook", "url": targets[0].url}).status_code == 200
        assert post(places[1][0], {"act": "challenge"}).status_code == 400  # would be a third
        assert hook_of("other@python.org", "https://c.slow.test/hook")[1].status_code == 200


def test_a_target_that_echoed_gets_its_webhook_back_though_its_domain_has_the_most(monkeypatch, target):
    hook_of("owner@python.org", target.url)
    send()
    Webhook.objects.update(paused_at=timezone.now(), paused_why="gone")
    monkeypatch.setattr(hooks, "MOST_OF_A_DOMAIN", 1)
    manage, taken = hook_of("other@python.org", f"{target.url}/2")
    assert taken.status_code == 200
    hooks.challenge_again(Watcher.objects.get(email="owner@python.org"))
    assert Webhook.objects.filter(paused_at=None).count() == 2
    Webhook.objects.filter(watcher__email="other@python.org").update(paused_at=timezone.now())
    assert post(manage, {"act": "challenge"}).status_code == 400  # it never echoed


def test_the_most_of_a_domain_is_what_the_pages_and_the_document_say():
    assert hooks.MOST_OF_A_DOMAIN == 20
    document = caller().get("/openapi.json").json()
    wrong = document["paths"]["/watch/{key}"]["post"]["responses"]["400"]["content"]["application/json"]
    assert any("20 webhooks go to" in one["value"]["error"] for one in wrong["examples"].values())


def test_batches_to_one_host_are_sent_one_after_another_whichever_worker_sends_them(target, sample_web):
    published.listed(HOST)
    emails = [f"{n}@python.org" for n in range(3)]
    for email in emails:
        hook_of(email, target.url)
    with sample_web.scripted("quick.test") as quick:
        other = Target(quick)
        hook_of("other@python.org", other.url)
        send()
        due()
        assert [one.data["type"] for one in target.got] == ["watch.challenge"] * 3
        at_once, most = [0], [0]
        first = Webhook.objects.filter(watcher__email=emails[0])
        others = Webhook.objects.exclude(watcher__email=emails[0])
        others.update(due_at=timezone.now() + hooks.AN_HOUR)

        def send_as_another_worker():
            assert first.get().held_until
            others.update(due_at=timezone.now())
            send()
            _close()

        async def answer(_request, _body):
            at_once[0] += 1
            most[0] = max(most[0], at_once[0])
            if len(target.changes) == 1:
                await asyncio.to_thread(send_as_another_worker)
                assert len(target.changes) == 1
                assert len(other.changes) == 1
            at_once[0] -= 1
            return web.Response(status=204)

        target.answer = answer
        change(CheckId.LLMS_TXT)
        send()
        assert (len(target.changes), most[0]) == (3, 1)
        assert not WebhookBatch.objects.filter(webhook__host=target.url.split("/")[2]).exists()


def test_a_host_is_free_again_when_the_request_to_it_has_ended_however_it_ended(hooked, monkeypatch):
    change(CheckId.LLMS_TXT)

    def fail(*_given):
        raise RuntimeError("ours")

    monkeypatch.setattr(sending, "changes_payload", fail)
    send()
    monkeypatch.undo()
    assert Webhook.objects.get().held_until is None
    due()
    send()
    assert len(hooked.changes) == 1
