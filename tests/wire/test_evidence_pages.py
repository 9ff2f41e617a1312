"""/site/<host>/evidence/<check>: what each answer rests on."""

import json
import re
from dataclasses import replace
from datetime import timedelta

import pytest

from index.listing.publish import withdraw
from index.values.vocabulary import CheckId
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose, digest_of
from probes.grading.finding import grade_evidence
from probes.models import ProbeRun, StoredEvidence
from probes.operations.exchanges import EXCERPT
from tests import published
from tests.each import each
from tests.published import publish
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
HOSTILE = (
    "# Larkspur\n\n> Books </code></pre><script>alert(1)</script>\n```\n~~~\n## Injected\n"
    "\u202etxt.exe \u2066\u200b\U000e0041 {{ settings.SECRET_KEY }}\x1b[31m\x07 [x](javascript:alert(1))\n\n"
    "[a](/a) "
)
AT = published.PROBED


def exchange(purpose, path, body, **changes):
    url = f"https://{HOST}{path}"
    raw = body if isinstance(body, bytes) else body.encode()
    return replace(
        Exchange(
            purpose=purpose, method="GET", url=url, final_url=url, status=200,
            headers=(("content-type", "text/plain"),),
            body=raw, size=len(raw), sha256=digest_of(raw), at=AT.isoformat(), ending=Ending.ANSWERED,
        ),
        **changes,
    )  # fmt: skip


def store(*exchanges, at=AT):
    evidence = Evidence(
        host=HOST, started_at=at.isoformat(), finished_at=(at + timedelta(seconds=4)).isoformat(),
        prober="1.9", exchanges=exchanges
    )  # fmt: skip
    run = ProbeRun.objects.create(
        host=HOST, started_at=at, seconds=4, requests=len(exchanges), prober="1.9", outcome="answered",
        outcome_reason="answered", rubric_version="1.3",
    )  # fmt: skip
    StoredEvidence.objects.create(run=run, packed=evidence.pack())
    return evidence


def listed_with(body, **changes):
    robots = exchange(Purpose.ROBOTS, "/robots.txt", "User-agent: *\nAllow: /\n")
    home = exchange(
        Purpose.HOME,
        "/",
        "<!doctype html><title>x</title><h1>x</h1>",
        headers=(("content-type", "text/html"),),
    )
    evidence = store(robots, home, exchange(Purpose.LLMS_TXT, "/llms.txt", body, **changes))
    found = grade_evidence(evidence).checks[CheckId.LLMS_TXT]
    publish(
        finding=published.finding(HOST, checks={**published.finding(HOST).checks, CheckId.LLMS_TXT: found})
    )
    return found


def shown(accept="text/html", check="llms_txt", host=HOST):
    return caller().get(f"/site/{host}/evidence/{check}", headers={"accept": accept})


def test_the_exchange_has_request_answer_excerpt_digest_and_command():
    listed_with("# Larkspur\n\n> Books by post, since 1974, from an old mill.\n\n[All books](/books)")
    page = shown().text
    for fact in (
        f"GET https://{HOST}/llms.txt",
        "200",
        "text/plain",
        "# Larkspur",
        f"curl -gsSi https://{HOST}/llms.txt",
    ):
        assert fact in page
    data = shown("application/json").json()
    (line,) = [one for one in data["exchanges"] if one["url"].endswith("/llms.txt")]
    assert line["excerpt"].startswith("# Larkspur\n\n> Books")
    assert line["sha256"] == digest_of(line["excerpt"].encode())
    assert (line["stored"], line["cut"]) == (True, False)
    assert line["headers"] == {"content-type": "text/plain"}


@pytest.mark.parametrize("accept", ["text/html", "text/markdown", "application/json"])
def test_what_the_site_sent_harms_no_reader(accept):
    listed_with(HOSTILE, headers=(("content-type", "text/plain"), ("x-evil", "</td><script>\u202e")))
    answer = shown(accept)
    assert answer.status_code == 200
    for char in ("\u202e", "\u2066", "\u200b", "\x1b", "\x07", "\U000e0041"):
        assert char not in answer.text
    if accept == "text/html":
        assert "<script>" not in answer.text
        assert "{{ settings" in answer.text
    if accept == "text/markdown":
        fence = re.search(r"^(`{3,})\n# Larkspur", answer.text, re.MULTILINE)[1]
        assert len(fence) > 3
        assert answer.text.count(f"\n{fence}\n") == 2


@pytest.mark.parametrize("size", [EXCERPT - 1, EXCERPT, EXCERPT + 1, 300_000])
def test_an_excerpt_is_bounded_and_says_that_it_is_one(size):
    listed_with(("# Larkspur\n[a](/a) " + "é" * size)[:size])
    (line,) = [
        one for one in shown("application/json").json()["exchanges"] if one["url"].endswith("/llms.txt")
    ]
    assert len(line["excerpt"]) == min(size, EXCERPT)
    assert line["cut"] == (size > EXCERPT)
    assert len(shown().content) < 30_000


@pytest.mark.parametrize(
    ("body", "kind"),
    [(b"\x89PNG\r\n\0\0", "text/plain"), (b"abc", "image/png"), (b"\xff\xfe\0a", "text/html")],
)
def test_what_is_no_text_is_not_shown(body, kind):
    listed_with(body, headers=(("content-type", kind),))
    data = shown("application/json").json()["exchanges"]
    assert None in [line["excerpt"] for line in data]
    assert "The response is not text." in shown().text


def test_bytes_that_are_no_utf_8_and_no_body_at_all_are_shown_as_that():
    listed_with(b"# Caf\xe9 [a](/a)")
    assert "Caf\ufffd" in shown().text
    ProbeRun.objects.all().delete()
    withdraw(host=HOST)


def test_of_two_visits_the_one_that_the_report_is_of_is_shown():
    store(
        exchange(Purpose.LLMS_TXT, "/llms.txt", "# Old", at=(AT - timedelta(days=7)).isoformat()),
        at=AT - timedelta(days=7),
    )
    listed_with("# New [a](/a)")
    assert "# Old" not in shown().text
    assert "# New" in shown().text


def test_what_is_not_stored_is_said_and_the_rest_stands():
    published.listed(HOST)
    page = shown()
    assert page.status_code == 200
    assert "no longer stored, only its digest and date" in page.text
    assert "SHA-256" in page.text


@each("check", list(CheckId))
def test_every_check_has_it_and_the_report_leads_there(check):
    published.listed(HOST)
    assert f'href="/site/{HOST}/evidence/{check.value}"' in caller().get(f"/site/{HOST}").text
    assert shown(check=check.value)["X-Robots-Tag"] == "noindex"
    twin = caller().get(f"/site/{HOST}/evidence/{check.value}.json")
    assert json.loads(twin.content)["check"] == check.value


@pytest.mark.parametrize("put", published.OUTSIDE)
def test_nothing_is_shown_of_a_host_that_is_not_listed(put):
    put("known.test")
    known, never = shown(host="known.test"), shown(host="never.test")
    assert known.status_code == never.status_code == 404
    assert known.content.replace(b"known.test", b"never.test") == never.content


@pytest.mark.parametrize("check", ["nothing", "a2a_agent_card"])
def test_what_is_no_check_is_not_found(check):
    published.listed(HOST)
    assert shown(check=check).status_code == 404
