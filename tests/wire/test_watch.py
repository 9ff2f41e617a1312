"""Watching a host by mail, from the form to the last click."""

import json
import re
from datetime import timedelta
from smtplib import SMTPDataError

import pytest
from django.core import mail
from django.core.cache import cache
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from agentauth.models import Watch, Watcher, WatchMail, WatchRequest, Webhook
from agentauth.tasks import mail_watchers
from agentauth.watching import hooks, watches
from agentauth.watching.mailing import MOST_TRIES
from agentauth.watching.requests import PENDING_FOR
from config.env import parse_connect_to
from config.mail import PRINTED_MAIL
from index.listing.publish import exclude
from index.values.findings import CheckFinding, Tool
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from tests import published
from tests.each import each
from tests.mail_server import mail_server
from tests.ports import free_port
from tests.watching import EMAIL, ask_to_watch, begin_watch, let_a_day_pass, path_in, post, watch_at_once
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
NEVER = "never.example.com"


@pytest.fixture(autouse=True)
def _uncounted(settings):
    cache.clear()
    settings.PROBE_CONNECT_TO = parse_connect_to("*.test:443:127.0.0.1:1")


def republish(**changes):
    return published.listed(HOST, **changes)


def with_answer(check, answer, reason=Reason.NOT_FOUND):
    checks = dict(published.finding(HOST).checks)
    checks[check] = CheckFinding(answer=answer, reason=reason, detail="", evidence=(published.line(HOST),))
    return checks


def mailed():
    mail_watchers()
    return [one.body for one in mail.outbox]


# --- No oracle ------------------------------------------------------------------------------------


def states():
    """Hosts in every state, by what they are."""
    with published.together():
        published.listed("listed.test")
        published.unlisted("unlisted.test")
        published.removed("refused.test")
        published.listed("excluded.test")
    exclude(host="excluded.test", reason="it is ours")
    return ["listed.test", "unlisted.test", "refused.test", "excluded.test", "never.test"]


def walk_through(host, email):
    """Status, bodies and statements of every step, without host, keys and times."""
    said = []

    def note(answer, queries):
        text = answer.content.decode().replace(host, "HOST").replace(email, "EMAIL")
        text = re.sub(r"[0-9a-f]{32}|\d{4}-\d\d-\d\d[T ][^\"<]*", "…", text)
        text = re.sub(r'(csrfmiddlewaretoken" value=")[^"]+', r"\1", text)
        said.append((answer.status_code, text, [re.sub(r"'[^']*'|\d+", "…", q["sql"]) for q in queries]))

    with CaptureQueriesContext(connection) as queries:
        answer = ask_to_watch(host, email)
    note(answer, queries)
    mail_watchers()
    confirm = path_in(mail.outbox.pop().body)
    for ask in (lambda: caller().get(confirm), lambda: post(confirm)):
        with CaptureQueriesContext(connection) as queries:
            answer = ask()
        note(answer, queries)
    manage = path_in(answer.json()["manage"])
    mail_watchers()
    for path in (manage, f"{manage}.json", f"{manage}.md"):
        with CaptureQueriesContext(connection) as queries:
            answer = caller().get(path)
        note(answer, queries)
    assert not mail.outbox
    return said


def test_every_host_gets_the_same_answers_mails_and_pages_by_the_same_statements():
    known = [walk_through(host, f"owner{number}@python.org") for number, host in enumerate(states())]
    assert all(one == known[0] for one in known)


def test_every_address_gets_the_same_answer_by_the_same_statements_and_a_known_one_no_second_mail():
    begin_watch(HOST)
    answers = []
    for email in (EMAIL, EMAIL.upper(), "stranger@python.org"):
        with CaptureQueriesContext(connection) as queries:
            answer = ask_to_watch(HOST, email)
        answers.append((answer.status_code, answer.content, len(queries)))
    assert len(set(answers)) == 1
    mail_watchers()
    assert [one.to for one in mail.outbox] == [["stranger@python.org"]]
    assert WatchRequest.objects.count() == 1


def test_the_unknown_keys_of_every_page_get_one_answer():
    for path in (f"/watch/confirm/{'0' * 32}", f"/watch/{'0' * 32}"):
        answers = {ask(path).status_code for ask in (caller().get, post)}
        assert answers == {404}
    for ask in (caller().get, post):
        assert ask(f"/watch/leave/{'0' * 32}").status_code == 200


# --- The request and its confirmation -------------------------------------------------------------


def test_reading_the_mails_link_changes_nothing_and_its_button_begins_the_watch():
    ask_to_watch(HOST)
    mail_watchers()
    path = path_in(mail.outbox[0].body)
    client = Client()
    page = client.get(path)
    assert HOST in page.text
    assert "no-store" in page["Cache-Control"]
    assert page["X-Robots-Tag"] == "noindex"
    assert client.head(path).status_code == 200
    assert not Watch.objects.exists()
    token = re.search(r'csrfmiddlewaretoken" value="([^"]+)"', page.text)[1]
    done = client.post(path, {"csrfmiddlewaretoken": token}, headers={"accept": "text/html"})
    assert done.status_code == 303
    managed = client.get(done["Location"]).text
    assert HOST in managed
    assert "Keep the address of this page" in managed  # no mail has had it yet
    assert "a challenge that fails pauses the webhook" in managed
    assert not WatchRequest.objects.exists()
    assert post(path).status_code == 404


def test_a_confirmation_holds_no_word_of_whoever_asked_and_no_reason_to_answer_it():
    ask_to_watch("buy-pills-now.example.com", "Victim+tag@python.org")
    mail_watchers()
    (sent,) = mail.outbox
    text = sent.message().as_string()
    assert "pills" not in text
    assert sent.to == ["victim+tag@python.org"]
    assert sent.message()["Auto-Submitted"] == "auto-generated"
    assert "deleted within a day" in sent.body


@each(
    "email",
    [
        "owner@python.org\nBcc: all@python.org", "owner@python.org\r\n\r\nHello", "öwner@python.org",
        "a@b@python.org", '"a b"@python.org', "owner@127.0.0.1", "owner@[::1]", "owner", "@python.org",
        "a,b@python.org", "owner@python.org,b@python.org", "owner@py\u200bthon.org\u202e", "",
    ],
)  # fmt: skip
def test_an_address_that_could_bend_a_mail_is_refused(email):
    answer = ask_to_watch(HOST, email)
    assert answer.status_code == 400
    assert not WatchRequest.objects.exists()


def test_hosts_and_addresses_with_other_letters_are_kept_in_ascii():
    ask_to_watch("https://Bücher.example.com/über?x=1", "Owner@Bücher.example.com")
    kept = WatchRequest.objects.get()
    assert (kept.host, kept.email) == ("xn--bcher-kva.example.com", "owner@xn--bcher-kva.example.com")


@each("host", ["127.0.0.1", "[::1]", "localhost", "a b.example.com", "host\nBcc: x@y.z", "x" * 300, ""])
def test_what_is_no_public_host_cannot_be_watched(host):
    assert ask_to_watch(host).status_code == 400
    assert not WatchRequest.objects.exists()


def test_an_inbox_gets_one_confirmation_at_a_time_whoever_asks_and_however_it_is_written():
    for number, email in enumerate([EMAIL, EMAIL.upper(), "owner+1@python.org", "owner+2@PYTHON.org"] * 3):
        assert ask_to_watch(f"h{number}.example.com", email).status_code == 202
    mail_watchers()
    mail_watchers()
    assert len(mail.outbox) == 1
    assert WatchRequest.objects.count() == 1
    WatchRequest.objects.update(created_at=timezone.now() - PENDING_FOR - timedelta(minutes=1))
    assert post(path_in(mail.outbox[0].body)).status_code == 404
    mail_watchers()
    assert not WatchRequest.objects.exists()


def test_a_caller_asks_five_times_an_hour_and_what_is_wrong_costs_nothing():
    client = caller()
    for number in range(5):
        assert ask_to_watch(HOST, "wrong", client).status_code == 400
        assert ask_to_watch(HOST, f"a{number}@python.org", client).status_code == 202
    over = ask_to_watch(HOST, "b@python.org", client)
    assert over.status_code == 429
    assert int(over["Retry-After"]) > 0
    assert WatchRequest.objects.count() == 5


def test_other_sites_cannot_have_their_visitors_ask_and_a_forged_form_is_refused():
    assert ask_to_watch(HOST, origin="https://other.org").status_code == 403
    forged = Client(enforce_csrf_checks=True).post("/watch", {"host": HOST, "email": EMAIL})
    assert forged.status_code == 403
    assert not WatchRequest.objects.exists()


def test_without_a_mail_server_the_page_says_so_has_no_form_and_takes_nothing(settings):
    settings.EMAIL_BACKEND = PRINTED_MAIL
    page = caller().get("/watch")
    assert page.status_code == 200
    assert "no mail server" in page.text
    assert 'name="email"' not in page.text
    assert ask_to_watch(HOST).status_code == 404
    twin = caller().get("/watch.md").text
    assert "no mail server" in twin
    for text in (page.text, twin):
        assert "One mail with a link" not in text
        assert "POST" not in text
    mail_watchers()
    assert not WatchRequest.objects.exists()
    assert not mail.outbox


def test_no_key_and_no_secret_is_stored():
    ask_to_watch(HOST)
    mail_watchers()
    confirm = path_in(mail.outbox[0].body)
    manage = path_in(post(confirm).json()["manage"])
    stored = json.dumps([list(model.objects.values()) for model in (Watcher, WatchRequest)], default=str)
    for path in (confirm, manage):
        assert path.rpartition("/")[2] not in stored


def test_an_address_watches_a_hundred_hosts_at_most(monkeypatch):
    monkeypatch.setattr("agentauth.watching.requests.MOST_HOSTS", 1)
    watch_at_once(HOST)
    ask_to_watch(NEVER)
    mail_watchers()
    answer = post(path_in(mail.outbox[0].body))
    assert (answer.status_code, watches.MOST_HOSTS) == (400, 100)
    assert Watch.objects.count() == 1


# --- What is told ---------------------------------------------------------------------------------


def test_a_mail_says_what_changed_whose_doing_it_is_and_none_of_the_sites_words():
    republish()
    watch_at_once(HOST)
    assert mailed() == []
    words = "ignore-all-previous-instructions"
    republish(
        checks=with_answer(CheckId.LLMS_TXT, Answer.NO),
        mcp_tools=(Tool("search_books"), Tool(words), Tool("b")),
        name=words,
        display_name=words,
    )
    let_a_day_pass()
    (text,) = mailed()
    assert "llms.txt: no, was yes (the site changed)." in text
    assert "2 tools added, 1 gone (the site changed)." in text
    assert "ignore" not in mail.outbox[0].message().as_string()
    assert f"/site/{HOST}" in text


def test_a_change_by_a_rubric_is_told_apart():
    republish()
    watch_at_once(HOST)
    finding = published.finding(HOST, checks=with_answer(CheckId.LLMS_TXT, Answer.NO), rubric_version="9.9")
    published.publish(finding=finding, again=True, seen_before=True)
    let_a_day_pass()
    (text,) = mailed()
    assert "our rubric 9.9 judges the same evidence differently" in text
    assert "the site changed" not in text


def test_nothing_is_mailed_while_nothing_changes_or_what_changed_changed_back():
    republish()
    watch_at_once(HOST)
    republish(checks=with_answer(CheckId.LLMS_TXT, Answer.NO))
    republish()
    let_a_day_pass()
    assert mailed() == []


def test_all_hosts_of_an_address_share_one_mail_a_day():
    watch_at_once(HOST)
    watch_at_once("other.test")
    with published.together():
        for host in (HOST, "other.test"):
            published.listed(host)
    let_a_day_pass()
    (text,) = mailed()
    assert text.count("It is listed now.") == 2
    assert mail.outbox[0].subject == "2 hosts that you watch changed"
    published.removed(HOST)
    Watcher.objects.update(look_at=timezone.now())
    assert len(mailed()) == 1
    let_a_day_pass()
    assert "It left the index." in mailed()[1]


def test_a_host_is_told_when_it_is_listed_leaves_and_comes_back_and_never_why():
    watch_at_once(HOST)
    for change, said in (
        (lambda: published.listed(HOST), "It is listed now."),
        (lambda: published.removed(HOST), "It left the index."),
        (lambda: published.listed(HOST), "It is listed now."),
        (lambda: exclude(host=HOST, reason="spam"), "It left the index."),
    ):
        mail.outbox.clear()
        change()
        let_a_day_pass()
        (text,) = mailed()
        assert text.splitlines()[:2] == [HOST, f"- {said}"]
        assert not re.search("robots|refus|exclu|declin|spam|score", text.partition("Your watches")[0])


@pytest.mark.parametrize("state", ["unlisted", "declined", "never"])
def test_of_a_host_that_is_not_listed_nothing_is_told_whatever_the_probe_sees(state):
    watch_at_once(HOST)
    if state != "never":
        getattr(published, state)(HOST)
        published.unlisted(HOST)
        published.declined(HOST)
    let_a_day_pass()
    assert mailed() == []


def write_a_mail_that_waits(monkeypatch):
    """Its server takes it later."""

    def refuse_for_now(_mail):
        raise SMTPDataError(451, "later")

    let_a_day_pass()
    with monkeypatch.context() as patch:
        patch.setattr(mail.EmailMessage, "send", refuse_for_now)
        mail_watchers()
    assert WatchMail.objects.get().mail_tries
    WatchMail.objects.update(mail_due_at=timezone.now())


def test_what_left_after_the_mail_was_written_is_not_told_and_that_it_left_is_told_next(monkeypatch):
    republish()
    watch_at_once(HOST)
    republish(checks=with_answer(CheckId.LLMS_TXT, Answer.NO))
    write_a_mail_that_waits(monkeypatch)
    published.removed(HOST)
    assert mailed() == []
    (text,) = mailed()
    assert "It left the index." in text
    assert "llms.txt" not in text


def test_what_changes_while_a_mail_waits_takes_nothing_out_of_it_and_is_told_next(monkeypatch):
    republish()
    begin_watch(HOST)
    checks = with_answer(CheckId.LLMS_TXT, Answer.NO)
    republish(checks=checks)
    write_a_mail_that_waits(monkeypatch)
    republish(checks=checks, mcp_tools=(Tool("search_books"), Tool("b")))
    write_a_mail_that_waits(monkeypatch)
    (first,) = mailed()
    assert "llms.txt: no, was yes" in first
    assert "1 tool added" not in first
    let_a_day_pass()
    _, then = mailed()
    assert "1 tool added" in then


def test_a_host_that_is_watched_no_more_is_left_out_of_a_mail_that_waits(monkeypatch):
    manage = begin_watch(HOST)
    begin_watch("other.test")
    with published.together():
        for host in (HOST, "other.test"):
            published.listed(host)
    write_a_mail_that_waits(monkeypatch)
    post(manage, {"act": "stop", "host": "other.test"})
    (text,) = mailed()
    assert HOST in text
    assert "other.test" not in text


# --- Leaving --------------------------------------------------------------------------------------


def a_mail():
    """Of changes, as it is sent."""
    watch_at_once(HOST)
    published.listed(HOST)
    let_a_day_pass()
    mail_watchers()
    return mail.outbox.pop().message()


@pytest.mark.parametrize("body", ["application/x-www-form-urlencoded", "multipart/form-data"])
def test_one_post_of_a_mail_program_ends_everything_without_cookie_login_or_token(body):
    message = a_mail()
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    path = path_in(message["List-Unsubscribe"], r"/watch/leave/[0-9a-f]{32}")
    assert path in message.get_payload()
    program = Client(enforce_csrf_checks=True)
    for ask in (program.get, program.head):
        assert ask(path).status_code == 200
    assert Watcher.objects.count() == 1
    given = {"data": {"List-Unsubscribe": "One-Click"}}
    if body != "multipart/form-data":
        given = {"data": "List-Unsubscribe=One-Click", "content_type": body}
    assert program.post(path, **given).status_code == 200
    assert not any(model.objects.exists() for model in (Watcher, Watch, WatchMail, WatchRequest))
    assert program.post(path, **given).status_code == 200
    assert program.put(path).status_code == 405


def test_one_watch_ends_by_its_button_and_the_last_one_deletes_the_address():
    manage = watch_at_once(HOST)
    watch_at_once("other.test")
    assert post(manage, {"act": "stop", "host": "other.test"}).json()["hosts"][0]["host"] == HOST
    assert post(manage, {"act": "stop", "host": "never.test"}).status_code == 200
    assert post(manage, {"act": "stop", "host": HOST}).json()["status"] == "left"
    assert not Watcher.objects.exists()
    assert caller().get(manage).status_code == 404


def test_an_address_whose_server_takes_no_mail_for_two_weeks_is_deleted():
    watch_at_once(HOST)
    WatchMail.objects.create(
        watcher=Watcher.objects.get(), message_id="1" * 32, mail_tries=MOST_TRIES,
        mail_due_at=timezone.now() + timedelta(hours=1),
    )  # fmt: skip
    mail_watchers()
    assert not Watcher.objects.exists()


def test_after_another_secret_key_old_addresses_lead_nowhere_and_the_next_mail_has_new_ones(settings):
    manage = watch_at_once(HOST)
    settings.SECRET_KEY = "another" * 10
    published.listed(HOST)
    let_a_day_pass()
    mail_watchers()
    newer = path_in(mail.outbox[-1].body)
    assert newer != manage
    assert [caller().get(path).status_code for path in (manage, newer)] == [404, 200]


# --- The mail server ------------------------------------------------------------------------------


def test_a_real_server_gets_each_mail_under_one_id_and_what_it_refused_later_again(settings, caplog):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT, settings.EMAIL_USE_TLS = "127.0.0.1", free_port(), False
    with mail_server(settings.EMAIL_PORT) as server:
        ask_to_watch(HOST)
        server.refuse = f"450 4.2.1 <{EMAIL}>: later"
        mail_watchers()
        ids = []
        server.refuse = ""
        WatchRequest.objects.update(mail_due_at=timezone.now())
        mail_watchers()
        ids.append(server.mails[-1]["Message-ID"])
        WatchRequest.objects.update(mail_due_at=timezone.now(), mailed_at=None)  # as after a kill
        mail_watchers()
        ids.append(server.mails[-1]["Message-ID"])
    assert len(server.mails) == 2
    assert len(set(ids)) == 1
    assert server.recipients == [EMAIL, EMAIL]
    assert "450" in caplog.text
    assert EMAIL not in caplog.text


def test_what_a_clock_that_ran_ahead_stored_holds_nothing_up():
    manage = watch_at_once(HOST)
    post(manage, {"act": "webhook", "url": f"https://{HOST}/"})
    ahead = timezone.now() + timedelta(days=400)
    Watcher.objects.update(look_at=ahead)
    Webhook.objects.update(due_at=ahead, failing_since=ahead)
    ask_to_watch(NEVER, "other@python.org")
    WatchRequest.objects.update(created_at=ahead, mail_due_at=ahead)
    published.listed(HOST)
    mail_watchers()
    let_a_day_pass()
    mail_watchers()
    assert [one.to for one in mail.outbox] == [["other@python.org"], [EMAIL]]
    assert len(hooks.claim_requests(10)) == 1
    assert Webhook.objects.get().failing_since <= timezone.now()


# --- Operators ------------------------------------------------------------------------------------


def test_operators_see_no_whole_address_find_one_by_it_and_delete_it(admin_client):
    watch_at_once(HOST)
    place = "/admin/agentauth/watcher/"
    watcher = Watcher.objects.get()
    for path in (place, f"{place}{watcher.pk}/change/"):
        page = admin_client.get(path)
        assert page.status_code == 200
        assert "o…@python.org" in page.text
        assert EMAIL not in page.text
    assert "o…@" in admin_client.get(place, {"q": EMAIL}).text
    assert "o…@" not in admin_client.get(place, {"q": "owner"}).text
    form = {"action": "end_watches", "_selected_action": watcher.pk, "confirmed": "yes", "reason": "asked to"}
    assert admin_client.post(place, form).status_code == 302
    assert not Watcher.objects.exists()


def test_figures_count_watches_and_name_nobody():
    watch_at_once(HOST)
    ask_to_watch(NEVER, "other@python.org")
    text = Client().get("/metrics", headers={"host": "localhost"}).text
    for line in (
        'readiness_watch_rows{kind="watchers"} 1.0',
        'readiness_watch_rows{kind="watches"} 1.0',
        'readiness_watch_rows{kind="unconfirmed"} 1.0',
        'readiness_webhooks{state="active"} 0.0',
    ):
        assert line in text
    assert "python.org" not in text
