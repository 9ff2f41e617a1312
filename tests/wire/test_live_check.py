"""/check for a host, in three media types."""

import json
import re
from dataclasses import replace
from datetime import timedelta

import pytest
from django.core.cache import cache
from django.db import IntegrityError, transaction
from django.test import Client
from django.utils import timezone

from agentauth import quota
from index.checks import SCORED_CHECKS
from index.models import Site
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.live import check_webmcp, queue
from probes.live.line import MAX_AN_HOUR
from probes.live.queue import LiveProgress
from probes.live.result import result_of
from probes.models import LiveCheck, Target
from probes.schedule import control
from tests.each import each
from tests.published import declined, excluded, finding, listed, refusal
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
    queue.renew({check.pk: LiveProgress("documents", 12)})
    body = caller().get(f"/check/{check.pk}.json").json()
    states = {one["check"]: one["state"] for one in body["progress"]}
    assert states["markdown_negotiation"] == "asked"
    assert states["llms_txt"] == "asking"
    assert states["webmcp"] == "waiting"
    assert (body["status"], body["requests"], body["place"]) == ("running", 12, None)


def test_answers_are_told_as_they_come_and_only_while_it_runs():
    check = queue.ask(HOST)
    queue.claim(1)
    came = {CheckId.LLMS_TXT: Answer.NO, CheckId.MARKDOWN_NEGOTIATION: Answer.YES}
    queue.renew({check.pk: LiveProgress("mcp", 20, came)})
    client = caller()
    body = client.get(f"/check/{check.pk}.json").json()
    told = [(one["check"], one["state"], one["answer"]) for one in body["progress"]]
    assert told[:2] == [("llms_txt", "asked", "no"), ("markdown_negotiation", "asked", "yes")]
    assert {answer for _, _, answer in told[2:]} == {None}
    assert (body["status"], body["result"], body["would_be_listed"]) == ("running", None, None)
    page = client.get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
    assert "20 requests so far, 2 of 10 answers known" in page
    assert page.index('data-check="llms_txt"') < page.index('data-check="markdown_negotiation"')
    assert "- llms.txt: no\n" in client.get(f"/check/{check.pk}.md").text
    check.refresh_from_db()
    queue.release(check)
    check.refresh_from_db()
    assert check.answers == ""
    queue.claim(1)
    queue.renew({check.pk: LiveProgress("mcp", 20, came)})
    queue.cancel([check.pk], why="The operator stopped it.")
    check.refresh_from_db()
    assert (check.state, check.answers) == ("done", "")


@pytest.mark.parametrize("state", ["waiting", "done"])
def test_the_database_keeps_no_early_answer_of_a_check_that_does_not_run(state):
    check = ended() if state == "done" else queue.ask(HOST)
    with pytest.raises(IntegrityError, match="live_answers_while_it_runs"), transaction.atomic():
        LiveCheck.objects.filter(pk=check.pk).update(answers='{"llms_txt": "yes"}')


def test_a_result_is_the_report_with_fixes_and_why():
    check = ended()
    client = caller()
    body = client.get(f"/check/{check.pk}.json").json()
    assert (body["status"], body["outcome"], body["would_be_listed"]) == ("done", "answered", True)
    assert body["result"]["checks"]["markdown_negotiation"]["fix"]["snippets"]
    verified = body["result"]["verified"]
    answers = [verified[check.value] for check in SCORED_CHECKS]
    assert answers == [False, True, True, None, f"https://{HOST}/mcp"]
    page = client.get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
    for words in (
        "Would it be listed?",
        "What to do next",
        "nginx, in server",
        "curl -gsSi",
        body["why"][:40],
    ):
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
        check = ended(refusal(HOST))
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


@each(
    ("body", "field"),
    [({}, "host"), ({"host": " "}, "host"), ({"host": ""}, "host"), ({"url": ""}, "url")],
)
def test_what_was_not_given_is_said(body, field):
    answer = send(caller(), body)
    assert_error(answer, 400, "MISSING_PARAM", "bad_request")
    assert answer.json()["error"] == f"No {field} was given."


def test_a_host_and_a_page_at_once_are_refused_and_an_empty_host_is_none(monkeypatch):
    monkeypatch.setattr(check_webmcp, "TAKEN_WITHIN", 0.0)  # no worker is there to wait for
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
        "answers",
        "outcome",
        "result",
        "again_at",
        "wished",
        "wish_due_at",
        "next_id",
    }


def test_the_home_page_and_the_not_found_page_lead_to_it():
    link = f'href="/check?host={HOST}"'
    assert link in caller().get("/", {"q": HOST}).text
    assert link in caller().get(f"/site/{HOST}", headers={"accept": PEOPLE}).text
    assert f'value="{HOST}"' in caller().get("/check", {"host": HOST}, headers={"accept": PEOPLE}).text


def again(client, check, **headers):
    return client.post(f"/check/{check.pk}", "{}", content_type="application/json", headers=headers)


def let_pass(check):
    LiveCheck.objects.filter(pk=check.pk).update(again_at=timezone.now() - timedelta(seconds=1))


def answers(**changed):
    """The scored checks: yes but for those named."""
    checks = dict(finding(HOST).checks)
    for check in SCORED_CHECKS:
        answer = changed.get(check.value, Answer.YES)
        reason = Reason.SERVED if answer is Answer.YES else Reason.NOT_FOUND
        checks[check] = replace(checks[check], answer=answer, reason=reason)
    return checks


def one_no():
    return finding(HOST, checks=answers(llms_txt=Answer.NO))


def all_yes():
    return finding(HOST, checks=answers())


@pytest.mark.parametrize(("found", "minutes"), [(all_yes, 10), (one_no, 2)])
def test_every_surface_says_to_the_second_from_when_a_host_is_checked_anew(found, minutes):
    check = ended(found())
    at = check.again_at
    assert timedelta(0) < at - check.finished_at - timedelta(minutes=minutes) <= timedelta(seconds=1)
    assert at.microsecond == 0
    said = send(caller(), {"host": HOST})
    assert said.json()["again_at"] == at.isoformat()
    assert f"until {at:%Y-%m-%d %H:%M:%S} UTC" in said.json()["note"]
    page = caller().get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
    assert page.index(f"Check it again at {at:%H:%M:%S} UTC") < page.index('class="score"')
    assert f"{at:%H:%M:%S} UTC" in caller().get(f"/check/{check.pk}.md").text


def test_a_host_is_checked_six_times_an_hour_at_most():
    for _ in range(5):
        let_pass(ended(one_no()))
    first = LiveCheck.objects.order_by("started_at").first()
    last = ended(one_no())
    assert last.again_at - first.started_at >= timedelta(hours=1)
    assert send(caller(), {"host": HOST}).json()["id"] == last.pk


def test_a_wish_is_kept_once_and_met_by_itself_when_the_time_has_come():
    check = ended(one_no())
    for _ in range(2):
        kept = again(caller(), check)
        assert (kept.status_code, kept.json()["id"], kept.json()["wished"]) == (202, check.pk, True)
    assert queue.claim(9) == []
    assert not queue.has_work()
    page = caller().get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
    assert "It will be checked again at" in page
    assert '<noscript><meta http-equiv="refresh"' in page
    let_pass(check)
    assert queue.has_work()
    (new,) = queue.claim(9)
    assert new.host == HOST
    queue.finish(new, "answered", result_of(all_yes()))
    assert not queue.has_work()
    old = caller().get(f"/check/{check.pk}.json").json()
    assert (old["wished"], old["next"].rpartition("/")[2]) == (False, new.pk)
    link = f"/check/{new.pk}?since={check.pk}"
    assert link in caller().get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
    page = caller().get(link, headers={"accept": PEOPLE}).text
    assert "4 → 5 of 5: " in page
    assert re.search(r"llms\.txt</th><td><span class=\"answer no\">.*?answer yes", page)


def test_a_wish_that_is_not_taken_waits_and_holds_no_other_up(settings, monkeypatch):
    settings.PROBE_PER_PLATFORM = 1
    busy, free = ended(one_no()), ended(finding("free.example.org"), host="free.example.org")
    now = timezone.now()
    done = {"state": "done", "asked_at": now, "finished_at": now, "result": "{}"}
    for number in range(MAX_AN_HOUR):
        LiveCheck.objects.create(id=f"{number}", host=f"x{number}.example.com", domain="example.com", **done)
    LiveCheck.objects.filter(pk__in=[busy.pk, free.pk]).update(wished=True)
    let_pass(busy)
    let_pass(free)  # a little later
    busy.refresh_from_db()
    monkeypatch.setattr("probes.live.queue.MAX_OF_NETWORK", 1)
    assert queue.claim(9, pages=True) == []
    assert not LiveCheck.objects.filter(wish_due_at__isnull=False).exists()
    assert queue.claim(9) == []
    assert [check.host for check in queue.claim(9)] == [free.host]
    assert not queue.has_work()
    waits = LiveCheck.objects.get(pk=busy.pk)
    assert (waits.wished, waits.again_at) == (True, busy.again_at)
    until = f"{waits.wish_due_at:%H:%M:%S} UTC"
    page = caller().get(f"/check/{busy.pk}", headers={"accept": PEOPLE}).text
    assert f"The new check waits until {until}" in page
    assert "It is being checked again" not in page
    assert until in caller().get(f"/check/{busy.pk}.json").json()["note"]
    LiveCheck.objects.filter(host__startswith="x").delete()
    LiveCheck.objects.filter(pk=busy.pk).update(wish_due_at=now)
    assert [check.host for check in queue.claim(9)] == [HOST]


def test_when_the_time_has_come_the_button_checks_at_once():
    check = ended(one_no())
    let_pass(check)
    client = Client(enforce_csrf_checks=True)
    page = client.get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
    assert ">Check it again</button>" in page
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', page)[1]
    form = {"csrfmiddlewaretoken": token}
    sent = client.post(f"/check/{check.pk}", form, headers={"accept": PEOPLE})
    new = LiveCheck.objects.exclude(pk=check.pk).get()
    assert (sent.status_code, sent["Location"]) == (303, f"/check/{new.pk}?since={check.pk}")
    assert client.post(f"/check/{check.pk}", {}).status_code == 403
    assert again(caller(), check).json()["id"] == new.pk


def test_a_wish_counts_as_a_check_does():
    check = ended()
    program = caller()
    before = quota.used_today()[0]["requests"]
    assert [again(program, check).status_code for _ in range(11)] == [202] * 10 + [429]
    assert quota.used_today()[0]["requests"] == before + 10
    page = program.post(f"/check/{check.pk}", headers={"accept": PEOPLE})
    assert page.status_code == 429
    assert "Not checked again" in page.text
    assert LiveCheck.objects.count() == 1


def test_an_earlier_check_is_compared_for_who_knows_its_address_and_the_host_alone():
    other = ended(finding("other.example.com"), host="other.example.com")
    check = ended()
    let_pass(check)
    later = ended()
    for since in (other.pk, check.pk, later.pk, f"{later.pk}0", "0" * 32, "\0" * 32, "x", ""):
        page = caller().get(f"/check/{check.pk}", {"since": since}, headers={"accept": PEOPLE})
        assert page.status_code == 200
        assert "answers are the same" not in page.text
    page = caller().get(f"/check/{later.pk}", {"since": check.pk}, headers={"accept": PEOPLE}).text
    assert f"check of {check.finished_at:%H:%M:%S UTC on %Y-%m-%d}</a>" in page


def test_a_live_page_compares_itself_with_the_report_of_a_host_that_is_listed_at_that_moment():
    check = ended(all_yes())
    path = f"/check/{check.pk}"
    assert "Its report" not in caller().get(path, headers={"accept": PEOPLE}).text
    listed(HOST, checks=answers(llms_txt=Answer.NO))
    page = caller().get(path, headers={"accept": PEOPLE}).text
    assert f'<a href="/site/{HOST}">report</a> says 4 of 5' in page
    assert "differs in 1 answer;" in page
    assert "Compared with the report" in caller().get(f"{path}.md").text
    assert "Its report" not in str(caller().get(f"{path}.json").json())


def test_a_check_of_a_fast_host_says_less_than_a_second_and_one_request_is_one():
    for seconds, requests, words in (
        (0.3, 1, "1 request in less than a second."),
        (8.4, 44, "44 requests in 8 seconds."),
    ):
        check = ended()
        told = json.loads(check.result)
        told["probe"] |= {"seconds": seconds, "requests": requests}
        LiveCheck.objects.filter(pk=check.pk).update(result=json.dumps(told))
        assert words in caller().get(f"/check/{check.pk}", headers={"accept": PEOPLE}).text
        LiveCheck.objects.all().delete()


@pytest.mark.parametrize("refuse", ["live", "visit", "exclusion"])
def test_a_refusal_deletes_the_earlier_results_of_the_host(refuse):
    other = ended(host="other.example.com", found=finding("other.example.com"))
    check = ended()
    if refuse == "live":
        let_pass(check)
        ended(finding(HOST, outcome=Outcome.DECLINED, checks={}, tier=None))
    elif refuse == "visit":
        declined(HOST)
        Site.objects.update(heard_at=timezone.now())
    else:
        excluded(HOST)
    assert caller().get(f"/check/{check.pk}.json").status_code == 404
    queue.delete_old_checks()
    assert not LiveCheck.objects.filter(pk=check.pk).exists()
    assert caller().get(f"/check/{other.pk}.json").status_code == 200


def test_the_other_forms_of_the_page_of_a_check_take_no_post():
    check = queue.ask(HOST)
    assert caller().post(f"/check/{check.pk}.json").status_code == 405
    assert caller().put(f"/check/{check.pk}").status_code == 405
