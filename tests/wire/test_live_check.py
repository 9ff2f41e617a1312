"""/check for a host, in three media types."""

import json
import re
from datetime import timedelta

import pytest
from django.core.cache import cache
from django.test import Client
from django.utils import timezone

from agentauth import quota
from index.values.vocabulary import CheckId, Outcome
from probes.live import queue
from probes.live.loop import excluded_finding
from probes.live.result import result_of
from probes.models import LiveCheck, Target
from probes.schedule import control
from tests.published import finding
from tests.wire.rpc import caller
from tests.wire.test_errors import assert_error

pytestmark = pytest.mark.django_db

PEOPLE = "text/html,application/xhtml+xml,*/*;q=0.8"
HOST = "books.example.com"


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


def send(client, body, **headers):
    return client.post("/check", json.dumps(body), content_type="application/json", headers=headers)


def fill_in(client, host):
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', client.get("/check").text)[1]
    return client.post("/check", {"host": host, "csrfmiddlewaretoken": token}, headers={"accept": PEOPLE})


def ended(found=None, host=HOST):
    queue.ask(host)
    (check,) = queue.claim(1)
    found = found or finding(host)
    queue.finish(check, found.outcome.value, result_of(found))
    check.refresh_from_db()
    return check


def test_of_who_asked_a_hash_of_the_network_is_kept():
    client = Client(REMOTE_ADDR="198.51.100.7")
    send(client, {"host": HOST})
    send(Client(REMOTE_ADDR="198.51.100.8"), {"host": "other.example.org"})
    send(Client(REMOTE_ADDR="203.0.113.7"), {"host": "third.example.net"})
    networks = [check.network for check in LiveCheck.objects.order_by("asked_at")]
    assert networks[0] == networks[1] != networks[2]
    assert all(re.fullmatch("[0-9a-f]{64}", network) for network in networks)


def test_a_host_is_queued_and_its_place_and_time_are_said():
    queue.ask("first.example.org")
    said = send(caller(), {"host": f"https://{HOST}/shop?x=1"})
    assert said.status_code == 202
    body = said.json()
    assert (body["host"], body["status"], body["place"]) == (HOST, "waiting", 2)
    assert body["seconds"] > 0
    assert said["Location"] == body["address"]
    assert re.fullmatch("[0-9a-f]{32}", body["id"])
    assert [one["check"] for one in body["progress"]] == [check.value for check in CheckId]


def test_a_form_leads_on_to_the_page_of_the_check_which_works_without_script():
    client = Client(enforce_csrf_checks=True)
    sent = fill_in(client, f"{HOST}/a/page")
    assert sent.status_code == 303
    page = client.get(sent["Location"])
    assert page.status_code == 200
    assert page["X-Robots-Tag"] == "noindex"
    assert '<meta name="robots" content="noindex">' in page.text
    assert '<noscript><meta http-equiv="refresh" content="5"></noscript>' in page.text
    assert "Place 1 in the queue" in page.text


def test_progress_is_told_check_by_check():
    check = queue.ask(HOST)
    queue.claim(1)
    queue.renew({check.pk: ("documents", 12)})
    body = caller().get(f"/check/{check.pk}.json").json()
    states = {one["check"]: one["state"] for one in body["progress"]}
    assert states["markdown_negotiation"] == "asked"
    assert states["llms_txt"] == "asking"
    assert states["webmcp"] == "waiting"
    assert (body["status"], body["requests"], body["place"]) == ("running", 12, None)


def test_a_result_is_the_report_with_fixes_and_why():
    check = ended()
    client = caller()
    body = client.get(f"/check/{check.pk}.json").json()
    assert (body["status"], body["outcome"], body["would_be_listed"]) == ("done", "answered", True)
    assert body["result"]["checks"]["markdown_negotiation"]["fix"]["snippets"]
    page = client.get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
    for words in ("Would it be listed?", "How to fix it:", "Text to copy", "curl -gsSi", body["why"][:40]):
        assert words in page
    for absent in (f"/site/{HOST}", "this is wrong", "Read the responses", "http-equiv"):
        assert absent not in page
    markdown = client.get(f"/check/{check.pk}.md")
    assert markdown["Content-Type"] == "text/markdown; charset=utf-8"
    assert "Would be listed: yes" in markdown.text
    assert "### llms.txt: yes" in markdown.text


def test_a_host_that_was_checked_lately_is_answered_at_once():
    check = ended()
    said = send(caller(), {"host": HOST})
    assert (said.status_code, said.json()["id"], said.json()["status"]) == (200, check.pk, "done")


@pytest.mark.parametrize("outcome", ["declined", "could_not_ask", "refused"])
def test_what_was_not_asked_says_why(outcome):
    if outcome == "declined":
        check = ended(excluded_finding(HOST))
    elif outcome == "could_not_ask":
        check = ended(finding(HOST, outcome=Outcome.COULD_NOT_ASK, checks={}, tier=None))
    else:
        check = queue.ask(HOST)
        queue.cancel([check.pk], why="The operator ended this check.")
    page = caller().get(f"/check/{check.pk}", headers={"accept": PEOPLE})
    assert page.status_code == 200
    assert queue.result_of_check(LiveCheck.objects.get(pk=check.pk))["why"][:30] in page.text
    assert "Would it be listed?" not in page.text
    assert caller().get(f"/check/{check.pk}.md").status_code == 200


@pytest.mark.parametrize("suffix", ["", ".json", ".md"])
def test_a_result_that_ran_out_is_not_found_and_says_so(suffix):
    check = ended()
    LiveCheck.objects.update(finished_at=timezone.now() - queue.KEPT_FOR - timedelta(seconds=1))
    gone = caller().get(f"/check/{check.pk}{suffix}", headers={"accept": PEOPLE})
    never = caller().get(f"/check/{'0' * 32}{suffix}", headers={"accept": PEOPLE})
    assert gone.status_code == never.status_code == 404
    assert "7 days" in gone.text
    assert gone.content == never.content


@pytest.mark.parametrize("host", ["127.0.0.1", "http://10.0.0.1/", "printer.local", "one", "x" * 3000])
def test_what_is_no_public_website_is_refused_and_uses_no_allowance(host):
    program = caller()
    for _ in range(12):
        assert_error(send(program, {"host": host}), 400, "INVALID_FILTER_VALUE", "bad_request")
    assert not LiveCheck.objects.exists()
    assert send(program, {"host": HOST}).status_code == 202


@pytest.mark.parametrize(
    ("body", "field"),
    [({}, "host"), ({"host": " "}, "host"), ({"host": ""}, "host"), ({"url": ""}, "url")],
)
def test_what_was_not_given_is_said(body, field):
    answer = send(caller(), body)
    assert_error(answer, 400, "MISSING_PARAM", "bad_request")
    assert answer.json()["error"] == f"No {field} was given."


def test_a_host_and_a_page_at_once_are_refused_and_an_empty_host_is_none():
    both = send(caller(), {"host": HOST, "url": f"https://{HOST}/"})
    assert_error(both, 400, "INVALID_FILTER_VALUE", "bad_request")
    assert not LiveCheck.objects.exists()
    assert "verdict" in send(caller(), {"host": "", "url": f"https://{HOST}/"}).json()


def test_ten_an_hour_of_a_caller_each_one_of_his_day():
    program = caller()
    before = quota.used_today()[0]["requests"]
    for number in range(10):
        assert send(program, {"host": f"h{number}.example.com"}).status_code == 202
    assert_error(send(program, {"host": "h11.example.com"}), 429, "RATE_LIMITED", "rate_limited")
    assert quota.used_today()[0]["requests"] == before + 10
    assert LiveCheck.objects.count() == 10


def test_a_pause_and_the_switch_are_said_without_the_operators_words(settings):
    control.pause([Target.Work.LIVE], reason="attack from a neighbour")
    said = send(caller(), {"host": HOST})
    assert_error(said, 503, "UNAVAILABLE", "unavailable")
    assert "neighbour" not in said.text
    assert int(said["Retry-After"]) > 0
    control.resume([Target.Work.LIVE])
    settings.LIVE_CHECKS = 0
    shown = fill_in(Client(), HOST)
    assert shown.status_code == 503
    assert "switched off" in shown.text
    assert f'value="{HOST}"' in shown.text


def test_no_page_of_another_origin_can_ask_or_read():
    assert Client(enforce_csrf_checks=True).post("/check", {"host": HOST}).status_code == 403
    asked = send(caller(), {"host": HOST}, origin="https://evil.example")
    assert "Access-Control-Allow-Origin" not in asked
    check = ended(host="other.example.com") if not LiveCheck.objects.exists() else LiveCheck.objects.get()
    assert "Access-Control-Allow-Origin" not in caller().get(f"/check/{check.pk}.json")
    assert "Access-Control-Allow-Origin" not in caller().options("/check")


def test_the_row_says_nothing_of_who_asked_but_the_hash_of_a_network():
    columns = {field.name for field in LiveCheck._meta.get_fields()}
    assert columns == {
        "id",
        "host",
        "page",
        "domain",
        "address",
        "network",
        "state",
        "asked_at",
        "started_at",
        "finished_at",
        "held_until",
        "held_by",
        "attempts",
        "step",
        "requests",
        "outcome",
        "result",
    }


def test_the_home_page_and_the_not_found_page_lead_to_it():
    link = f'href="/check?host={HOST}"'
    assert link in caller().get("/", {"q": HOST}).text
    assert link in caller().get(f"/site/{HOST}", headers={"accept": PEOPLE}).text
    assert f'value="{HOST}"' in caller().get("/check", {"host": HOST}, headers={"accept": PEOPLE}).text


def test_only_reading_is_for_the_page_of_a_check():
    check = queue.ask(HOST)
    assert caller().post(f"/check/{check.pk}").status_code == 405
