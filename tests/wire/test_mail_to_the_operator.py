"""Mail about what strangers wrote."""

import json

import pytest
from django.core import mail
from django.core.cache import cache
from django.db import OperationalError
from django.utils import timezone

from agentauth import claims, registrations
from agentauth.models import ClaimRequest
from agentauth.tasks import settle_claims
from config.mail import MAX_MAILS, RETRY_AT_MOST, mail_due
from index.models import Objection
from index.tasks import mail_objections
from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
POISON = "operator@agent\u2028.example"  # Django's mail code raises on it
SEPARATORS = ("\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029")
BAD = (
    *(f"operator@agent{mark}.example" for mark in SEPARATORS),
    *(f"oper{mark}ator@agent.example" for mark in SEPARATORS),
    "operator@agent.example\u2028Bcc: all@b.example",
    "operator@agent.example\nBcc: all@b.example",
    "operator@ag\u202eent.example", "operator@age\u200bnt.example\u200b.", "op\u202eerator@agent.example",
    "öperator@agent.example",
    "operator@127.0.0.1", "operator@[127.0.0.1]", "operator@agent", "operator@-agent.example",
    "operator@agent..example",
    "operator@agent.example:25", "operator@xn--.example", "a@b@agent.example", '"a b"@agent.example',
    ".a@agent.example",
    "a..b@agent.example", "@agent.example", "operator@", f"{'a' * 65}@agent.example",
    f"a@{'b' * 63}.{'c' * 63}.{'d' * 63}.{'e' * 63}.example",
)  # fmt: skip
TAKEN = {
    "First.Last+tag@Agent.EXAMPLE": "First.Last+tag@agent.example",
    "o'neil@bücher.example": "o'neil@xn--bcher-kva.example",
    "a@例え.example": "a@xn--r8jz45g.example",
}


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


def claim(email):
    token = registrations.register().claim_token
    return caller().post(
        "/agent/auth/claim",
        json.dumps({"claim_token": token, "email": email}),
        content_type="application/json",
    )


def object_to(contact):
    form = {"message": "It is there.", "contact": contact}
    return caller().post(f"/site/{HOST}/wrong", json.dumps(form), content_type="application/json")


@each("address", BAD)
def test_an_address_that_mail_code_could_stumble_over_is_refused_when_it_is_given(address):
    published.listed(HOST)
    for answer in (claim(address), object_to(address)):
        assert (answer.status_code, answer.json()["code"]) == (400, "INVALID_FILTER_VALUE")
    assert not ClaimRequest.objects.exists()
    assert not Objection.objects.exists()


@pytest.mark.parametrize("address", TAKEN)
def test_an_address_is_kept_with_its_domain_in_ascii_and_gets_its_mail(address):
    published.listed(HOST)
    assert [claim(address).status_code, object_to(address).status_code] == [200, 200]
    settle_claims()
    mail_objections()
    assert [sent.reply_to for sent in mail.outbox] == [[TAKEN[address]]] * 2
    assert all(TAKEN[address] in sent.message().as_string() for sent in mail.outbox)


def claimed(email):
    issued = registrations.register()
    return claims.ask(claim_token=issued.claim_token, email=email)


def objected(contact):
    return Objection.objects.create(host=HOST, message="Wrong.", contact=contact, shown=SHOWN)


SHOWN = {"report": "https://index.example/site/larkspur.test", "verified_at": "2026-11-20"}
KINDS = [(claimed, settle_claims, ClaimRequest), (objected, mail_objections, Objection)]


@pytest.mark.parametrize(("made", "task", "model"), KINDS)
def test_a_row_is_mailed_once_though_two_processes_mail_at_once(made, task, model, monkeypatch):
    made("a@agent.example")
    send = mail.EmailMessage.send

    def send_while_another_mails(message):
        monkeypatch.setattr(mail.EmailMessage, "send", send)
        task()
        return send(message)

    monkeypatch.setattr(mail.EmailMessage, "send", send_while_another_mails)
    task()
    assert len(mail.outbox) == 1
    assert model.objects.filter(mailed_at__isnull=False).count() == 1


@pytest.mark.parametrize(("made", "task", "model"), KINDS)
def test_a_row_whose_mail_fails_keeps_no_other_back_and_is_tried_ever_more_seldom(made, task, model, caplog):
    poisoned, *_ = (made(email) for email in (POISON, "a@agent.example", "b@agent.example"))
    task()
    assert {sent.reply_to[0] for sent in mail.outbox} == {"a@agent.example", "b@agent.example"}
    pauses = []
    for _ in range(12):
        model.objects.filter(pk=poisoned.pk).update(mail_due_at=timezone.now())
        task()
        poisoned.refresh_from_db()
        pauses.append(round((poisoned.mail_due_at - timezone.now()).total_seconds()))
    assert pauses == sorted(pauses)
    assert pauses[-1] == RETRY_AT_MOST.total_seconds()
    tried = caplog.text.count("was not sent")
    for _ in range(5):
        task()
    assert caplog.text.count("was not sent") == tried == 13
    made("c@agent.example")
    task()
    assert mail.outbox[-1].reply_to == ["c@agent.example"]
    assert len(mail.outbox) == 3


def test_many_poisoned_rows_keep_no_other_back():
    for _ in range(3 * MAX_MAILS):
        objected(POISON)
    objected("a@agent.example")
    for _ in range(4):
        mail_objections()
    assert [sent.reply_to for sent in mail.outbox] == [["a@agent.example"]]


def test_without_a_mail_server_one_mail_of_a_round_is_tried_and_the_others_are_not_put_off(settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    for _ in range(5):
        objected("a@agent.example")
    mail_objections()
    assert Objection.objects.filter(mail_tries=0, mail_due_at__lte=timezone.now()).count() == 4


def test_a_database_that_is_gone_ends_the_round():
    def gone(_row):
        raise OperationalError("the connection is lost")

    objected("a@agent.example")
    with pytest.raises(OperationalError):
        mail_due(Objection.objects.all(), gone)
    assert Objection.objects.get().mail_tries == 0
