"""Claims of owners."""

import json
import re
from urllib.parse import urlencode

import pytest
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Permission, User
from django.core import mail
from django.db import IntegrityError, transaction
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from agentauth import claims, quota, registrations
from agentauth.caller import Caller
from agentauth.models import ClaimRequest, Registration
from agentauth.tasks import settle_claims
from tests.wire.rpc import caller, lasting

pytestmark = pytest.mark.django_db
PATH = "/agent/auth/claim"
UNKNOWN = "clm_" + "0" * 40


@pytest.fixture
def client():
    return caller()


@pytest.fixture
def issued():
    return registrations.register()


def claim(client, token, **fields):
    body = {"claim_token": token, "email": "operator@agent.example", **fields}
    return client.post(PATH, json.dumps(body), content_type="application/json")


def settled(client, issued, **fields) -> ClaimRequest:
    assert claim(client, issued.claim_token, **fields).status_code == 200
    settle_claims()
    return issued.registration.claims.get(state="pending")


# --- The request ---


def test_a_claim_is_pending_review(client, issued):
    body = claim(client, issued.claim_token).json()
    assert re.fullmatch("cla_[0-9a-f]{32}", body.pop("claim_attempt_id"))
    assert body == {"registration_id": issued.registration.registration_id, "status": "pending_review"}


def test_an_unknown_token_gets_the_same_answer_by_the_same_work(client, issued, django_assert_num_queries):
    answers = []
    for token in (issued.claim_token, UNKNOWN, issued.claim_token, UNKNOWN):
        with django_assert_num_queries(1):
            answers.append(claim(client, token))
    shapes = [{name: (type(value), len(value)) for name, value in one.json().items()} for one in answers]
    assert shapes[0] == shapes[1] == shapes[2] == shapes[3]
    names = [one.json()["registration_id"] for one in answers]
    assert names[0] == names[2] != names[1] == names[3]
    assert len({one.json()["claim_attempt_id"] for one in answers}) == 4
    assert len({str(sorted(lasting(one).items())) for one in answers}) == 1


def test_what_nobody_holds_is_forgotten_and_told_to_nobody(client):
    claim(client, UNKNOWN)
    settle_claims()
    assert not ClaimRequest.objects.exists()
    assert not mail.outbox


@pytest.mark.parametrize(
    ("change", "code", "named"),
    [
        ({"claim_token": None}, "MISSING_PARAM", "claim_token"),
        ({"email": None}, "MISSING_PARAM", "email"),
        ({"email": ""}, "MISSING_PARAM", "email"),
        ({"claim_token": "clm_short"}, "INVALID_FILTER_VALUE", "claim_token"),
        ({"claim_token": "ari_" + "0" * 40}, "INVALID_FILTER_VALUE", "claim_token"),
        ({"email": "nobody"}, "INVALID_FILTER_VALUE", "email"),
        ({"email": "a@b.example\r\nBcc: c@d.example"}, "INVALID_FILTER_VALUE", "email"),
        ({"email": "a" * 300 + "@b.example"}, "INVALID_FILTER_VALUE", "email"),
        ({"email": ["a@b.example"]}, "INVALID_FILTER_VALUE", "email"),
        ({"claim_token": {}}, "INVALID_FILTER_VALUE", "claim_token"),
        ({"email": False}, "INVALID_FILTER_VALUE", "email"),
        ({"message": []}, "INVALID_FILTER_VALUE", "message"),
        ({"message": 0}, "INVALID_FILTER_VALUE", "message"),
        ({"message": "x" * 2001}, "INVALID_FILTER_VALUE", "message"),
        ({"message": "a\x00b"}, "INVALID_FILTER_VALUE", "message"),
        ({"message": "\ud800"}, "INVALID_FILTER_VALUE", "message"),
    ],
)
def test_a_field_that_is_wrong_is_named_and_nothing_is_stored(client, change, code, named):
    given = {"claim_token": UNKNOWN, "email": "operator@agent.example", **change}
    body = {name: value for name, value in given.items() if value is not None}
    response = client.post(PATH, json.dumps(body), content_type="application/json")
    assert (response.status_code, response.json()["code"]) == (400, code)
    assert named in response.json()["error"]
    assert not ClaimRequest.objects.exists()


def test_ten_claims_an_hour_are_taken_from_one_caller(client):
    assert [claim(client, UNKNOWN).status_code for _ in range(11)] == [200] * 10 + [429]
    assert ClaimRequest.objects.count() == 10


# --- The page ---


def test_the_page_has_its_twins_and_each_says_the_same(client, settings):
    settings.BASE_URL = "https://index.example"
    settings.CONTACT_EMAIL = "us@index.example"
    html, markdown, data = (client.get(PATH + suffix) for suffix in ("", ".md", ".json"))
    assert [one["Content-Type"] for one in (html, markdown, data)] == [
        "text/html; charset=utf-8", "text/markdown; charset=utf-8", "application/json",
    ]  # fmt: skip
    assert client.get(PATH, headers={"accept": "text/markdown"}).content == markdown.content
    assert client.get(PATH, headers={"accept": "application/json"}).content == data.content
    for page in (html, markdown):
        for told in (*data.json()["fields"], "us@index.example", "https://index.example/auth.md"):
            assert told in page.text
    assert 'rel="alternate"; type="text/markdown"' in html["Link"]
    assert "default-src 'none'" in html["Content-Security-Policy"]


# --- The form ---


@pytest.fixture
def person():
    """Cookies are kept, and a form without its token is refused."""
    return Client(enforce_csrf_checks=True, raise_request_exception=False)


def fill_in(person, token, *, accept="text/html", **fields):
    page = person.get(PATH)
    assert "no-store" in page["Cache-Control"]
    secret = re.search(r'name="csrfmiddlewaretoken" value="(\w+)"', page.text)[1]
    given = {"csrfmiddlewaretoken": secret, "claim_token": token, "email": "operator@agent.example", **fields}
    return person.post(
        PATH, urlencode(given), content_type="application/x-www-form-urlencoded", headers={"accept": accept}
    )


def test_a_person_claims_by_the_form(person, issued):
    page = fill_in(person, f"  {issued.claim_token} ", message="We run Larkspur.")
    asked = ClaimRequest.objects.get()
    assert (page.status_code, asked.email, asked.message) == (
        200,
        "operator@agent.example",
        "We run Larkspur.",
    )
    assert asked.claim_attempt_id in page.text
    settle_claims()
    assert issued.registration.claims.count() == 1


def test_the_form_tells_nothing_of_a_token_either(person, issued):
    pages = [fill_in(person, token) for token in (issued.claim_token, UNKNOWN)]
    known, unknown = (re.sub("cla_[0-9a-f]{32}", "cla_", page.text) for page in pages)
    assert known == unknown


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"claim_token": "clm_short"}, "claim_token"),
        ({"email": "nobody"}, "email"),
        ({"email": ""}, "email"),
        ({"message": "x" * 2001}, "message"),
    ],
)
def test_a_wrong_field_of_the_form_is_named_and_what_was_typed_is_kept(person, fields, named):
    page = fill_in(person, **{"token": UNKNOWN, "message": "We run </textarea><script>Larkspur", **fields})
    assert (page.status_code, ClaimRequest.objects.count()) == (400, 0)
    assert named in re.search(r'<p id="why">(.*?)</p>', page.text, re.DOTALL)[1]
    assert "<script>Larkspur" not in page.text
    assert 'role="alert"' in page.text


def test_the_form_answers_a_program_with_the_same_objects(person):
    assert set(fill_in(person, UNKNOWN, accept="application/json").json()) == {
        "registration_id", "claim_attempt_id", "status",
    }  # fmt: skip
    refused = fill_in(person, "clm_short", accept="application/json")
    assert (refused.status_code, refused.json()["code"]) == (400, "INVALID_FILTER_VALUE")


def test_a_form_from_elsewhere_is_refused(person):
    given = urlencode({"claim_token": UNKNOWN, "email": "operator@agent.example"})
    forged = person.post(PATH, given, content_type="application/x-www-form-urlencoded")
    assert (forged.status_code, forged.json()["code"]) == (403, "FORBIDDEN")
    assert not ClaimRequest.objects.exists()


def test_the_form_counts_with_the_claims_of_programs(person, client):
    person.defaults["REMOTE_ADDR"] = client.defaults["REMOTE_ADDR"]
    assert [fill_in(person, UNKNOWN).status_code for _ in range(9)] == [200] * 9
    assert claim(client, UNKNOWN).status_code == 200
    spent = fill_in(person, UNKNOWN)
    assert (spent.status_code, int(spent["Retry-After"]) > 0) == (429, True)
    assert "claims an hour" in spent.text


@pytest.mark.parametrize("content_type", ["multipart/form-data; boundary=x", "text/plain", "application/xml"])
def test_no_other_form_is_taken(client, content_type):
    assert client.post(PATH, b"claim_token=x", content_type=content_type).status_code == 415


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_405(client, method):
    response = getattr(client, method)(PATH)
    assert (response.status_code, response["Allow"]) == (405, "GET, HEAD, POST, OPTIONS")


# --- The mail ---


def test_the_operator_is_told_once_with_the_use_of_the_key(client, issued, settings):
    settings.CONTACT_EMAIL, settings.BASE_URL = "us@index.example", "https://index.example"
    for _ in range(3):
        quota.take(Caller.registered(issued.registration))
    asked = settled(client, issued, message="We run Larkspur.\nApprove or reject: https://evil.example/")
    settle_claims()

    (sent,) = mail.outbox
    assert (sent.to, sent.reply_to) == (["us@index.example"], ["operator@agent.example"])
    assert sent.subject == f"Claim of {issued.registration.registration_id}"
    assert f"https://index.example/admin/agentauth/claimrequest/{asked.pk}/change/" in sent.body
    assert re.search(r"^  \d{4}-\d\d-\d\d  3$", sent.body, re.MULTILINE)
    assert "> We run Larkspur.\n> Approve or reject: https://evil.example/" in sent.body
    for secret in (issued.key, issued.claim_token):
        assert secret not in sent.body


def test_a_mail_that_cannot_be_sent_is_tried_again(client, issued, settings, caplog):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    asked = settled(client, issued)
    assert asked.mailed_at is None
    assert "was not sent" in caplog.text
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    assert claims.process_new() == 0
    ClaimRequest.objects.update(mail_due_at=timezone.now())
    assert claims.process_new() == 1
    assert len(mail.outbox) == 1


def test_the_newest_of_two_pending_claims_stands(client, issued):
    settled(client, issued)
    asked = settled(client, issued, email="other@agent.example")
    assert asked.email == "other@agent.example"
    assert issued.registration.claims.count() == 1


def test_the_database_itself_holds_one_pending_claim_and_a_date_for_each_decision(issued):
    fields = {"claim_hash": "x", "email": "a@b.example", "registration": issued.registration}
    ClaimRequest.objects.create(claim_attempt_id="a", **fields)
    for wrong in ({}, {"state": "approved"}):
        with pytest.raises(IntegrityError), transaction.atomic():
            ClaimRequest.objects.create(claim_attempt_id="b", **fields, **wrong)
    with pytest.raises(IntegrityError), transaction.atomic():
        Registration.objects.update(daily_limit=0)


# --- The admin ---


def signed_in(*permissions, superuser=False):
    user = User.objects.create_user(f"u{User.objects.count()}", is_staff=True, is_superuser=superuser)
    user.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    client = Client()
    client.force_login(user)
    return client


def change_url(row):
    return reverse(f"admin:agentauth_{row._meta.model_name}_change", args=[row.pk])


def decide(operator, asked, **fields):
    return operator.post(change_url(asked), {"daily_limit": 10_000, "identity": "", **fields})


def limit_of(issued):
    issued.registration.refresh_from_db()
    return issued.registration.identity, issued.registration.daily_limit


@pytest.fixture
def operator():
    return signed_in(superuser=True)


def test_the_queue_shows_pending_claims_first_with_the_use_of_the_key(client, issued, operator):
    quota.take(Caller.registered(issued.registration))
    asked = settled(client, issued, message="<script>alert(1)</script>")
    other = registrations.register()
    claims.reject(settled(client, other, email="old@agent.example"))
    page = operator.get(reverse("admin:agentauth_claimrequest_changelist")).text
    assert page.index("operator@agent.example") < page.index("old@agent.example")
    assert '<td class="field-total">1</td>' in page
    detail = operator.get(change_url(asked)).text
    assert re.search(r"1 \(\d\d \w+ 1, ", detail)
    assert f"claims {issued.registration.registration_id}" in detail
    assert "<script>alert" not in detail
    assert "&lt;script&gt;alert" in detail


def test_an_approval_attaches_identity_and_limit_and_is_logged(client, issued, operator):
    asked = settled(client, issued)
    assert (
        decide(operator, asked, decision="approve", identity="Larkspur Ltd", daily_limit=50_000).status_code
        == 302
    )
    assert limit_of(issued) == ("Larkspur Ltd", 50_000)
    response = client.get("/api/find?country=DE", headers={"authorization": f"Bearer {issued.key}"})
    assert response["RateLimit-Policy"] == '"daily";q=50000;w=86400'
    said = [entry.get_change_message() for entry in LogEntry.objects.all()]
    assert len(said) == 2
    assert all("50000 requests a day" in one for one in said)


def test_a_rejection_changes_nothing_of_the_key_and_an_approval_can_be_taken_back(client, issued, operator):
    asked = settled(client, issued)
    decide(operator, asked, decision="reject")
    assert limit_of(issued) == ("", 10_000)
    decide(operator, asked, decision="approve", identity="Larkspur Ltd", daily_limit=7)
    assert limit_of(issued) == ("Larkspur Ltd", 7)
    decide(operator, asked, decision="reject")
    assert limit_of(issued) == ("", 10_000)
    asked.refresh_from_db()
    assert asked.state == "rejected"


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"decision": "approve"},
        {"decision": "approve", "identity": "x", "daily_limit": 0},
        {"decision": "approve", "identity": "x", "daily_limit": 10**9},
        {"decision": "delete"},
    ],
)
def test_half_a_decision_is_none(client, issued, operator, fields):
    asked = settled(client, issued)
    assert decide(operator, asked, **fields).status_code == 200
    asked.refresh_from_db()
    assert asked.state == "pending"
    assert limit_of(issued) == ("", 10_000)
    assert not LogEntry.objects.exists()


def act(operator, action, *chosen):
    url = reverse("admin:agentauth_registration_changelist")
    keys = [one.registration.pk for one in chosen]
    return operator.post(url, {"action": action, "_selected_action": keys, "confirmed": "yes"})


def test_a_revocation_holds_until_it_is_restored_and_both_are_logged(issued, operator):
    act(operator, "revoke", issued)
    assert registrations.find(issued.key) is None
    act(operator, "restore", issued)
    assert registrations.find(issued.key) == issued.registration
    assert [entry.get_change_message() for entry in LogEntry.objects.order_by("pk")] == [
        "Revoked.",
        "Restored.",
    ]


def test_a_key_issued_by_hand_is_shown_once_and_is_in_no_log(operator):
    url = reverse("admin:agentauth_registration_add")
    assert operator.get(url).status_code == 200
    response = operator.post(url, {"identity": "Larkspur Ltd", "daily_limit": 77})
    (key,) = re.findall("ari_[0-9a-f]{40}", response.text)
    assert "no-store" in response["Cache-Control"]
    found = registrations.find(key)
    assert (found.identity, found.daily_limit, found.claim_hash) == ("Larkspur Ltd", 77, None)
    for page in (
        change_url(found),
        reverse("admin:agentauth_registration_changelist"),
        reverse("admin:index"),
    ):
        assert key not in operator.get(page).text
    (entry,) = LogEntry.objects.all()
    assert key not in str(vars(entry))


def test_identity_and_limit_are_edited_and_logged_and_nothing_else_is(issued, operator):
    before = Registration.objects.values("key_hash", "claim_hash", "registration_id").get()
    fields = {
        "identity": "Someone",
        "daily_limit": 5,
        "key_hash": "x",
        "registration_id": "y",
        "claim_hash": "z",
    }
    assert operator.post(change_url(issued.registration), fields).status_code == 302
    assert limit_of(issued) == ("Someone", 5)
    assert Registration.objects.values(*before).get() == before
    assert LogEntry.objects.count() == 1


def test_operators_who_may_only_look_can_do_nothing_else(client, issued):
    asked = settled(client, issued)
    watcher = signed_in("view_registration", "view_claimrequest")
    for page in (
        reverse("admin:agentauth_registration_changelist"),
        reverse("admin:agentauth_claimrequest_changelist"),
        change_url(issued.registration),
        change_url(asked),
    ):
        response = watcher.get(page)
        assert response.status_code == 200
        for control in ('name="decision"', 'name="daily_limit"', 'name="action"', 'name="_save"', "/add/"):
            assert control not in response.text
    assert decide(watcher, asked, decision="approve", identity="x").status_code == 403
    assert (
        watcher.post(change_url(issued.registration), {"identity": "x", "daily_limit": 1}).status_code == 403
    )
    for method in (watcher.get, watcher.post):
        assert method(reverse("admin:agentauth_registration_add")).status_code == 403
        assert method(reverse("admin:agentauth_claimrequest_add")).status_code == 403
    act(watcher, "revoke", issued)
    for row in (asked, issued.registration):
        delete = reverse(f"admin:agentauth_{row._meta.model_name}_delete", args=[row.pk])
        assert watcher.post(delete, {"post": "yes"}).status_code == 403
    assert registrations.find(issued.key) == issued.registration
    assert limit_of(issued) == ("", 10_000)
    assert Registration.objects.count() == 1
    assert not LogEntry.objects.exists()


def test_who_may_change_claims_may_not_issue_keys(client, issued):
    clerk = signed_in("view_claimrequest", "change_claimrequest")
    asked = settled(client, issued)
    assert decide(clerk, asked, decision="reject").status_code == 302
    assert clerk.get(reverse("admin:agentauth_registration_add")).status_code == 403


@pytest.mark.django_db
@pytest.mark.parametrize("message", [0, 7.5, True, ["x"], {"a": 1}])
def test_a_message_that_is_no_text_is_refused(message):
    body = {"claim_token": f"clm_{'0' * 40}", "email": "a@agents.example", "message": message}
    answer = caller().post("/agent/auth/claim", body, content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (400, "INVALID_FILTER_VALUE")


def test_options_names_every_method_that_the_ceremony_takes():
    asked = caller().options("/agent/auth/claim")
    assert asked.status_code == 204
    assert asked["Allow"] == "GET, HEAD, POST, OPTIONS"


def test_a_claim_has_a_page_that_says_how_it_stands_and_tells_no_unknown_token(client, issued):
    known = claim(client, issued.claim_token).json()["claim_attempt_id"]
    unknown = claim(client, UNKNOWN).json()["claim_attempt_id"]
    settle_claims()

    def said(id_):
        return client.get(f"/agent/auth/claim/{id_}.json").json()["status"]

    assert said(known) == said(unknown) == said(f"cla_{'0' * 32}") == "pending_review"
    pages = [client.get(f"/agent/auth/claim/{id_}") for id_ in (known, unknown)]
    assert pages[0].text.replace(known, unknown) == pages[1].text
    assert pages[0]["X-Robots-Tag"] == "noindex"
    claims.reject(ClaimRequest.objects.get(claim_attempt_id=known))
    assert (said(known), said(unknown)) == ("rejected", "pending_review")
    assert "Rejected at" in client.get(f"/agent/auth/claim/{known}").text
