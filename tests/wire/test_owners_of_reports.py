"""What an owner can do about a report."""

import json
import re
from datetime import timedelta
from itertools import product

import pytest
from django.core import mail
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from config.mail import PRINTED_MAIL
from index.models import Objection, Site
from index.reports import objections
from index.reports.site_report import site_report
from probes.models import Target
from probes.schedule import schedule
from tests import published
from tests.each import each
from tests.wire.test_errors import assert_error

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
FORM = {"check": "llms_txt", "message": "It is there since <b>Monday</b>.", "contact": "owner@larkspur.test"}


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture(scope="module", autouse=True)
def _site(module_rows):
    with module_rows():
        published.listed(HOST)


def test_an_objection_is_kept_with_what_the_report_says_and_changes_nothing(client):
    before = site_report(HOST)
    answer = client.post(f"/site/{HOST}/wrong", FORM)
    assert answer.status_code == 200
    assert "Thank you" in answer.text
    kept = Objection.objects.get()
    assert (kept.host, kept.check_id, kept.contact) == (HOST, "llms_txt", FORM["contact"])
    assert kept.message == FORM["message"]
    assert list(kept.shown["checks"]) == ["llms_txt"]
    assert kept.shown["checks"]["llms_txt"]["evidence"] == before["checks"]["llms_txt"]["evidence"]
    assert kept.shown["verified_at"] == "2026-11-20"
    assert site_report(HOST) == before


def test_the_operator_gets_it_by_mail_once_with_the_evidence_attached(client, settings):
    settings.CONTACT_EMAIL = "operator@index.example"
    client.post(f"/site/{HOST}/wrong", FORM)
    assert objections.mail_new() == 1
    assert objections.mail_new() == 0
    (sent,) = mail.outbox
    assert sent.to == ["operator@index.example"]
    assert sent.reply_to == [FORM["contact"]]
    assert FORM["message"] in sent.body
    assert '"sha256"' in sent.attachments[0][1]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\u2028"])
def test_a_message_cannot_imitate_the_lines_of_the_mail(client, end):
    client.post(f"/site/{HOST}/wrong", {**FORM, "message": f"Wrong.{end}Host: another.test{end}From: nobody"})
    objections.mail_new()
    (sent,) = mail.outbox
    hosts = [line for line in sent.body.splitlines() if line.startswith(("Host: ", "From: "))]
    assert hosts == [f"Host: {HOST}", f"From: {FORM['contact']}"]


def test_the_operator_reads_and_closes_it_in_the_admin(client, admin_client):
    client.post(f"/site/{HOST}/wrong", FORM)
    assert HOST in admin_client.get("/admin/index/objection/").text
    kept = Objection.objects.get()
    path = f"/admin/index/objection/{kept.pk}/change/"
    page = admin_client.get(path).text
    assert "Monday" in page
    assert f'href="/site/{HOST}"' in page
    assert not re.search(r">\s*Close\s*<", page)  # Django's, which only goes back
    admin_client.post("/admin/index/objection/", pressed(page, "Close the objection"))
    assert Objection.objects.get().closed_at is not None
    admin_client.post("/admin/index/objection/", pressed(admin_client.get(path).text, "Open it again"))
    assert Objection.objects.get().closed_at is None


def pressed(page, label):
    """What the button of a page sends."""
    form = re.search(r'<form[^>]*class="actions-here">(.*?)</form>', page, re.DOTALL)[1]
    sent = dict(re.findall(r'name="([^"]+)" value="([^"]*)"', form.partition("<button")[0]))
    return sent | {"action": re.search(rf'value="([^"]+)">{label}</button>', form)[1]}


def objected(client):
    """The id of a new objection."""
    return as_json(client, "wrong", FORM).json()["address"].partition("/objection/")[2]


def test_an_objection_has_a_page_that_only_its_sender_knows_and_that_says_the_answer(
    client, admin_client, settings
):
    settings.CONTACT_EMAIL = "operator@index.example"
    path = f"/objection/{objected(client)}"
    page = client.get(path)
    assert (page.status_code, page["X-Robots-Tag"]) == (200, "noindex")
    assert "has not decided yet" in page.text
    assert FORM["contact"] not in page.text
    assert client.get(f"{path}.json").json()["state"] == "open"
    objections.mail_new()
    kept = Objection.objects.get()
    said = "It is there <b>now</b>; the site was probed again."
    act = {"action": "answer", "_selected_action": [kept.pk], "confirmed": "yes", "reason": said}
    admin_client.post("/admin/index/objection/", act)
    assert "It is there &lt;b&gt;now&lt;/b&gt;" in client.get(path).text
    assert client.get(f"{path}.json").json()["answer"] == said
    assert client.get(f"{path}.md").text.count("the site was probed again") == 1
    assert objections.mail_new() == 1
    assert [(sent.to, said in sent.body) for sent in mail.outbox] == [
        (["operator@index.example"], False),
        ([FORM["contact"]], True),
    ]
    assert objections.mail_new() == 0


@pytest.mark.parametrize("unset", ["contact", "mail server"])
def test_a_decision_is_mailed_where_there_is_an_address_and_a_mail_server_alone(client, settings, unset):
    as_json(client, "wrong", {**FORM, **({"contact": ""} if unset == "contact" else {})})
    objections.mail_new()
    if unset == "mail server":
        settings.EMAIL_BACKEND = PRINTED_MAIL
    objections.close_objection(Objection.objects.get(), "Done.")
    assert objections.mail_new() == 0
    assert len(mail.outbox) == 1


@pytest.mark.parametrize("suffix", ["", ".json", ".md"])
def test_an_objection_that_is_unknown_or_forgotten_has_no_page(client, suffix):
    id_ = objected(client)
    Objection.objects.all().delete()
    gone, never = (client.get(f"/objection/{one}{suffix}") for one in (id_, "0" * 32))
    assert gone.status_code == never.status_code == 404
    assert gone.content == never.content


def test_what_was_closed_a_year_ago_is_forgotten(client):
    client.post(f"/site/{HOST}/wrong", FORM)
    Objection.objects.update(closed_at=timezone.now() - objections.KEPT_FOR - timedelta(days=1))
    objections.forget_old()
    assert not Objection.objects.exists()


@pytest.mark.parametrize(
    "change",
    [
        {"message": ""},
        {"message": "  "},
        {"message": "x" * 2001},
        {"message": "a\x00b"},
        {"contact": "nobody"},
        {"contact": "a@b.example\nBcc: all@b.example"},
        {"check": "nothing"},
    ],
)
def test_what_cannot_be_taken_is_said_and_loses_nothing(client, change):
    answer = client.post(f"/site/{HOST}/wrong", {**FORM, **change})
    assert answer.status_code == 400
    assert 'role="alert"' in answer.text
    assert "<b>Monday" not in answer.text
    assert ("Monday" in answer.text) == ("message" not in change)
    assert not Objection.objects.exists()


def test_a_caller_objects_five_times_an_hour(client):
    said = [client.post(f"/site/{HOST}/wrong", FORM).status_code for _ in range(6)]
    assert said == [200] * 5 + [429]
    assert Objection.objects.count() == 5


@pytest.mark.parametrize("put", published.OUTSIDE)
def test_no_host_outside_the_index_is_told_from_another(client, put):
    put("known.test")
    for send, last in product((client.get, client.post), ("wrong", "again")):
        known, never = (send(f"/site/{host}.test/{last}", FORM) for host in ("known", "never"))
        assert known.status_code == never.status_code == 404, last
        assert known.content.replace(b"known.test", b"never.test") == never.content, last
    assert not Objection.objects.exists()
    assert not Target.objects.exists()


@pytest.mark.parametrize("last", ["wrong", "again"])
def test_no_other_page_can_send_the_form(last):
    answer = Client(enforce_csrf_checks=True).post(f"/site/{HOST}/{last}", FORM)
    assert answer.status_code == 403
    assert not Objection.objects.exists()
    assert not Target.objects.exists()


def test_a_test_out_of_turn_makes_the_host_due_now(client):
    later = timezone.now() + timedelta(days=5)
    Target.objects.create(
        host=HOST, origin="operator", due_at=later, probed_at=timezone.now() - timedelta(hours=2)
    )
    answer = client.post(f"/site/{HOST}/again")
    assert answer.status_code == 202
    assert "Queued" in answer.text
    assert Target.objects.get().due_at <= timezone.now()


def test_a_host_is_tested_again_at_most_once_an_hour(client):
    later = timezone.now() + timedelta(days=5)
    Target.objects.create(
        host=HOST, origin="operator", due_at=later, probed_at=timezone.now() - timedelta(minutes=59)
    )
    said = client.get(f"/site/{HOST}/again").text
    answer = client.post(f"/site/{HOST}/again")
    assert answer.status_code == 202
    due = Target.objects.get().due_at
    assert timedelta(0) < due - timezone.now() <= timedelta(minutes=1, seconds=1)
    for text in (said, answer.text):
        assert f"{due:%H:%M:%S} UTC on {due:%Y-%m-%d}" in text
    assert schedule.claim(9) == []
    Target.objects.update(due_at=timezone.now())
    assert len(schedule.claim(9)) == 1


def test_a_host_that_a_worker_holds_is_not_handed_out_twice(client):
    Target.objects.create(host=HOST, origin="operator", due_at=timezone.now() - timedelta(minutes=1))
    assert len(schedule.claim(9)) == 1
    assert client.post(f"/site/{HOST}/again").status_code == 202
    assert schedule.claim(9) == []


def as_json(client, last, body):
    return client.post(f"/site/{HOST}/{last}", json.dumps(body), content_type="application/json")


def test_programs_object_in_json():
    answer = as_json(Client(enforce_csrf_checks=True), "wrong", FORM)
    assert answer.status_code == 200
    assert answer.json()["status"] == "taken"
    assert answer.json()["check"] == "llms_txt"
    kept = Objection.objects.get()
    assert (kept.host, kept.check_id, kept.message, kept.contact) == (HOST, *FORM.values())


@pytest.mark.parametrize(
    ("body", "code", "named"),
    [
        ({}, "MISSING_PARAM", "message"),
        ({**FORM, "check": "nothing"}, "INVALID_FILTER_VALUE", "check"),
        ({**FORM, "contact": "nobody"}, "INVALID_FILTER_VALUE", "contact"),
        ([FORM], "INVALID_FILTER_VALUE", "JSON object"),
    ],
)
def test_what_programs_get_wrong_is_said_in_the_one_error(client, body, code, named):
    said = assert_error(as_json(client, "wrong", body), 400, code, "bad_request")
    assert named in said["error"]
    assert ("llms_txt" in said.get("valid", [])) == (named == "check")
    assert not Objection.objects.exists()


@each("value", [None, False, 0, 5, [], {}, ["llms_txt"], "\ud800"])
@each("field", FORM)
def test_a_field_of_an_objection_that_is_no_text_is_refused_and_named(client, field, value):
    said = assert_error(
        as_json(client, "wrong", {**FORM, field: value}), 400, "INVALID_FILTER_VALUE", "bad_request"
    )
    assert said["error"].startswith(f"{field} cannot be")
    assert not Objection.objects.exists()


def test_programs_have_a_site_tested_again_in_json():
    answer = as_json(Client(enforce_csrf_checks=True), "again", {})
    assert answer.status_code == 202
    said = answer.json()
    assert (said["status"], said["host"]) == ("queued", HOST)
    assert said["state"].endswith(f"/site/{HOST}/state")
    later = timezone.now() + timedelta(days=5)
    Target.objects.update(probed_at=timezone.now(), due_at=later)
    deferred = as_json(Client(), "again", {})
    assert deferred.status_code == 202
    due = Target.objects.get().due_at
    assert deferred.json()["at"] == due.isoformat()
    assert timedelta(minutes=59) < due - timezone.now() <= timedelta(hours=1, seconds=1)


@pytest.mark.parametrize("last", ["wrong", "again"])
def test_programs_get_the_not_found_of_the_report_for_what_is_not_listed(client, last):
    answer = client.post(f"/site/never.test/{last}", "{}", content_type="application/json")
    assert answer.status_code == 404
    assert answer.json() == client.get("/site/never.test.json").json()


@pytest.mark.parametrize("last", ["wrong", "again"])
def test_both_are_there_as_markdown(client, last):
    answer = client.get(f"/site/{HOST}/{last}", headers={"accept": "text/markdown"})
    assert answer["Content-Type"] == "text/markdown; charset=utf-8"
    assert "`POST` here" in answer.text


def test_the_state_tells_no_more_than_the_report(client):
    published.unlisted("unlisted.test")
    published.removed("removed.test")
    assert client.get(f"/site/{HOST}/state").json() == {
        "listed": True,
        "probed_at": Site.objects.get(host=HOST).probed_at.isoformat(),
    }
    for host in ("unlisted.test", "removed.test", "never.test", "NO HOST"):
        assert client.get(f"/site/{host}/state").json() == {"listed": False, "probed_at": None}


@pytest.mark.parametrize("path", ["/site/%06/again", "/site/%C3%A6%22%3E/wrong"])
def test_links_are_addresses_whatever_stands_in_the_path(path):
    refused = Client(enforce_csrf_checks=True).post(path)
    assert refused.status_code == 403
    assert refused["Link"].isascii()
    assert refused["Link"].isprintable()
    assert path in refused["Link"]
