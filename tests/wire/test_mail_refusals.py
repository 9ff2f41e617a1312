"""Never being written to again, from the link in a mail to the operator who lifts it."""

import json
import re

import pytest
from django.core import mail
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from agentauth.models import Watch, Watcher, WatchMail, WatchRequest, Webhook
from agentauth.tasks import mail_watchers
from config.env import parse_connect_to
from index.models import MailRefusal, Objection
from index.reports import objections
from index.reports.mail_refusals import refusal_key
from index.reports.site_report import site_report
from tests import published
from tests.watching import EMAIL, ask_to_watch, let_a_day_pass, path_in, post, watch_at_once
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
NEVER = r"/watch/never/[0-9a-f]{64}"


@pytest.fixture(autouse=True)
def _uncounted(settings):
    cache.clear()
    settings.PROBE_CONNECT_TO = parse_connect_to("*.test:443:127.0.0.1:1")


def never_path():
    """From the confirmation of a request to watch."""
    ask_to_watch(HOST)
    mail_watchers()
    return path_in(mail.outbox.pop().body, NEVER)


@pytest.mark.parametrize("written", [EMAIL, EMAIL.upper(), "owner+shop@python.org"])
def test_who_refuses_mail_gets_none_whoever_enters_the_address_and_however_it_is_written(written):
    path = never_path()
    answer = post(path)
    assert (answer.status_code, answer.json()["status"]) == (200, "refused")
    taken = ask_to_watch(HOST, written)
    assert taken.content == ask_to_watch(HOST, "stranger@python.org").content
    mail_watchers()
    mail_watchers()
    assert [one.to for one in mail.outbox] == [["stranger@python.org"]]
    assert not WatchRequest.objects.filter(inbox=EMAIL).exists()
    assert post(path).content == answer.content
    assert MailRefusal.objects.count() == 1


def test_a_refusal_that_comes_again_deletes_what_was_kept_meanwhile():
    path = never_path()
    post(path)
    mail_watchers()
    Watcher.objects.create(email=EMAIL, nonce="n", key_hash="k")  # confirmed while the first was stored
    mail_watchers()
    assert Watcher.objects.exists()
    post(path)
    mail_watchers()
    assert not Watcher.objects.exists()


def test_the_link_works_when_its_request_is_long_gone_and_no_row_has_the_address():
    path = never_path()
    WatchRequest.objects.all().delete()
    assert post(path).status_code == 200
    mail_watchers()
    stored = json.dumps(list(MailRefusal.objects.values()), default=str)
    assert EMAIL not in stored
    assert path.rpartition("/")[2] not in stored
    ask_to_watch(HOST)
    mail_watchers()
    assert not mail.outbox


def test_reading_the_link_changes_nothing_for_people_and_for_programs():
    path = never_path()
    page = caller().get(path)
    assert "Never write to me" in page.text
    assert (page["X-Robots-Tag"], page["Cache-Control"]) == ("noindex", "no-store")
    assert caller().head(path).status_code == 200
    twin = caller().get(path, headers={"accept": "text/markdown"})
    assert twin.text.startswith("# Never write to me")
    data = caller().get(path, headers={"accept": "application/json"}).json()
    assert (data["method"], data["fields"]) == ("POST", {})
    assert data["address"].endswith(path)
    assert not MailRefusal.objects.exists()


def test_its_button_needs_no_cookie_no_token_and_no_login():
    program = Client(enforce_csrf_checks=True)
    done = program.post(never_path(), headers={"accept": "text/html"})
    assert done.status_code == 200
    assert "No mail is sent to this address any more" in done.text
    assert program.put(never_path_of(EMAIL)).status_code == 405


def never_path_of(email):
    return f"/watch/never/{refusal_key(email)}"


def test_a_forged_link_gets_the_same_answer_and_stores_nothing():
    real = never_path()
    digest = real.rpartition("/")[2][:32]
    for key in ("0" * 64, f"{digest}{'0' * 32}", f"{'0' * 32}{real[-32:]}"):
        forged = post(f"/watch/never/{key}")
        assert forged.status_code == 200
        assert not MailRefusal.objects.exists()
        assert forged.content == post(real).content
        MailRefusal.objects.all().delete()


def test_known_and_unknown_addresses_are_refused_by_the_same_statements():
    watch_at_once(HOST)
    asked = []
    for email in (EMAIL, "stranger@python.org"):
        with CaptureQueriesContext(connection) as queries:
            answer = post(never_path_of(email))
        asked.append((answer.content, [re.sub(r"'[^']*'", "…", one["sql"]) for one in queries]))
    assert asked[0] == asked[1]


def test_a_mail_of_changes_has_the_link_which_ends_the_watches_and_the_webhook_of_the_inbox():
    for email in (EMAIL, "owner+2@python.org", "other@python.org"):
        manage = watch_at_once(HOST, email)
        post(manage, {"act": "webhook", "url": f"https://{HOST}/"})
    published.listed(HOST)
    let_a_day_pass()
    mail_watchers()
    sent = {one.to[0]: one.body for one in mail.outbox}
    assert len(sent) == 3
    post(path_in(sent[EMAIL], NEVER))
    mail_watchers()
    assert [one.email for one in Watcher.objects.all()] == ["other@python.org"]
    assert (Watch.objects.count(), Webhook.objects.count()) == (1, 1)


def test_what_was_written_before_the_refusal_is_not_sent_after_it():
    watch_at_once(HOST)
    ask_to_watch("other.test", "new@python.org")
    mail_watchers()
    mail.outbox.clear()
    for email in (EMAIL, "new@python.org"):
        post(never_path_of(email))
    MailRefusal.objects.update(is_settled=True)  # as if the rows below had come meanwhile
    WatchMail.objects.create(watcher=Watcher.objects.get(), message_id="1" * 32, tells_pause=True)
    WatchRequest.objects.update(mailed_at=None, mail_due_at=timezone.now())
    mail_watchers()
    assert not mail.outbox
    assert not Watcher.objects.exists()
    assert not WatchRequest.objects.exists()


def test_a_request_is_not_confirmed_after_the_refusal():
    ask_to_watch(HOST)
    mail_watchers()
    confirm = path_in(mail.outbox[0].body)
    assert never_path_of(EMAIL) in caller().get(confirm).text
    post(never_path_of(EMAIL))
    assert post(confirm).status_code == 404
    assert not Watcher.objects.exists()


def objection(contact):
    published.listed(HOST)
    row = objections.store_objection(
        report=site_report(HOST), check="llms_txt", message="wrong", contact=contact
    )
    objections.mail_new()
    mail.outbox.clear()
    objections.close_objection(row, "Visited again.")
    objections.mail_new()
    return row


def test_the_answer_to_an_objection_has_the_link_too_and_is_not_mailed_to_who_refused():
    objection(EMAIL)
    post(path_in(mail.outbox[0].body, NEVER))
    row = objection("Owner+2@python.org")
    assert not mail.outbox
    assert "Visited again." in caller().get(f"/objection/{row.public_id}").text
    assert Objection.objects.get(pk=row.pk).mailed_at is not None


def test_privacy_says_what_is_kept_of_who_refuses():
    for path in ("/privacy", "/privacy.md"):
        assert "A keyed digest of your e-mail address" in caller().get(path).text


def test_an_operator_finds_a_refusal_by_the_address_and_lifts_it(admin_client):
    post(never_path_of(EMAIL))
    place = "/admin/index/mailrefusal/"
    digest = MailRefusal.objects.get().digest
    assert digest in admin_client.get(place).text
    assert digest in admin_client.get(place, {"q": "Owner+1@python.org"}).text
    assert digest not in admin_client.get(place, {"q": "owner"}).text
    row = MailRefusal.objects.get()
    form = {"action": "lift", "_selected_action": row.pk, "confirmed": "yes", "reason": "they asked"}
    assert admin_client.post(place, form).status_code == 302
    ask_to_watch(HOST)
    mail_watchers()
    assert [one.to for one in mail.outbox] == [[EMAIL]]
