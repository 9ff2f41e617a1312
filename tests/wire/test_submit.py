"""Suggesting a site."""

import json
import re
from ipaddress import IPv4Address
from random import SystemRandom

import pytest
from django.core.cache import cache
from django.test import Client

from config.env import parse_connect_to
from probes.models import Target
from probes.net.guard import UrlRefusal, check_url
from probes.schedule import control
from tests import published
from tests.each import each
from tests.wire.test_errors import assert_error

pytestmark = pytest.mark.django_db

PEOPLE = "text/html,application/xhtml+xml,*/*;q=0.8"


@pytest.fixture
def client():
    """Checked for forgery as every caller is."""
    address = str(IPv4Address(SystemRandom().randrange(2**32)))
    return Client(REMOTE_ADDR=address, enforce_csrf_checks=True, raise_request_exception=False)


def send(client, host, **headers):
    return client.post(
        "/submit", json.dumps({"host": host}), content_type="application/json", headers=headers
    )


def fill_in(client, host, **headers):
    token = re.search(r'name="csrfmiddlewaretoken" value="([^"]+)"', client.get("/submit").text)[1]
    headers = {"accept": PEOPLE, **headers}
    return client.post("/submit", {"host": host, "csrfmiddlewaretoken": token}, headers=headers)


def queued() -> list[str]:
    return list(Target.objects.values_list("host", flat=True).order_by("host"))


# --- Hostile input ---

NO_HOSTS = [
    "python",
    "127.0.0.1",
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://169.254.169.254/latest/meta-data",
    "localhost",
    "printer.local",
    "intranet.internal",
    "shop.test",
    "another.example",
    "nowhere.nosuchsuffix",
    "https://user:secret@python.org/",
    "https://python.org:8443/",
    "https://python.org:0/",
    "ftp://python.org/",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://python.org\\@127.0.0.1/",
    "https://python.org\r\nHost: other.org",
    "python.org\x00.example",
    "python.org\ud800",
    "https://py%74hon.org/",
    "-python.org",
    "a" * 64 + ".org",
    "a." * 130 + "org",
    "https://python.org/" + "a" * 5000,
    "<script>alert(1)</script>",
    "python.org\u202e",
    "🂡.org",
]


@each("text", NO_HOSTS)
def test_what_is_no_public_website_is_refused_and_not_queued(client, text):
    body = assert_error(send(client, text), 400, "INVALID_FILTER_VALUE", "bad_request")
    assert len(body["error"]) < 300
    assert queued() == []


@each("text", [text for text in NO_HOSTS if "\ud800" not in text])
def test_the_page_says_so_too_without_carrying_the_text_out(client, text):
    answer = fill_in(client, text)
    assert answer.status_code == 400
    assert "Not queued" in answer.text
    assert "<script>" not in answer.text
    assert "\u202e" not in answer.text
    assert queued() == []


@each(
    "url", ["http://127.0.0.1/", "https://shop.test/", "https://a.nosuchsuffix/", "https://python.org:8443/"]
)
def test_the_reason_is_the_one_of_the_probes_own_policy(client, url):
    refusal = check_url(url)
    assert isinstance(refusal, UrlRefusal)
    assert refusal.reason.lower() in send(client, url).json()["error"].lower()


@each(
    "body",
    [
        b" ", b"{", b"null", b"[]", b'"python.org"', b"[" * 9000, b"\xff\xfe", b'{"host": 1e999999',
        b"1" * 5000,
        b'{"host": "python.org", "pad": "' + b"a" * 20_000 + b'"}',
    ],
)  # fmt: skip
def test_a_body_that_is_no_json_object_is_refused(client, body):
    answer = client.post("/submit", body, content_type="application/json")
    assert_error(answer, 400, "INVALID_FILTER_VALUE", "bad_request")
    assert queued() == []


@each("host", [None, False, 0, 1, True, [], {}, ["python.org"]])
def test_a_host_that_is_no_text_is_refused(client, host):
    assert_error(send(client, host), 400, "INVALID_FILTER_VALUE", "bad_request")
    assert queued() == []


@pytest.mark.parametrize("host", ["", "   "])
def test_no_host_is_a_missing_parameter(client, host):
    assert_error(send(client, host), 400, "MISSING_PARAM", "bad_request")
    assert fill_in(client, host).status_code == 400


def test_an_object_without_a_host_is_a_missing_parameter(client):
    answer = client.post("/submit", b"{}", content_type="application/json")
    assert_error(answer, 400, "MISSING_PARAM", "bad_request")


@each(
    "content_type",
    [
        "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "",
        "text/plain; application/json", "application/jsonp", "text/json",
        "application/x-json; a=application/json",
    ],
)  # fmt: skip
def test_another_sites_page_cannot_send_it_for_a_visitor(client, content_type):
    client.get("/submit")  # the visitor has the cookie
    body = b'{"host": "python.org"}' if "form" not in content_type else b"host=python.org"
    answer = client.post("/submit", body, content_type=content_type, headers={"origin": "https://other.org"})
    assert answer.status_code in {400, 403}
    assert queued() == []


def test_a_browser_that_asks_first_is_not_told_that_json_may_be_sent_from_elsewhere(client):
    answer = client.options(
        "/submit", headers={"origin": "https://other.org", "access-control-request-method": "POST"}
    )
    assert (answer.status_code, answer["Allow"]) == (204, "GET, HEAD, POST, OPTIONS")
    assert not [name for name in answer.headers if name.startswith("Access-Control-")]


def test_a_form_without_its_token_says_what_to_do(client):
    answer = client.post("/submit", {"host": "python.org"}, headers={"accept": PEOPLE})
    assert answer.status_code == 403
    assert "not sent from a page of this service" in answer.text


# --- What is queued ---


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("python.org", "python.org"),
        ("  WWW.Python.ORG. ", "www.python.org"),
        ("https://docs.python.org/3/?q=a#b", "docs.python.org"),
        ("http://python.org:80/", "python.org"),
        ("http://python.org:/", "python.org"),
        ("https://python.org:", "python.org"),
        ("bücher.de", "xn--bcher-kva.de"),
    ],
)
def test_a_host_or_a_url_gets_its_place_in_the_queue(client, settings, text, host):
    answer = send(client, text)
    assert answer.status_code == 202
    assert answer["Content-Type"].startswith("application/json")
    assert answer["Cache-Control"] == "no-store"
    said = answer.json()
    assert (said["status"], said["host"]) == ("queued", host)
    assert said["report"] == f"{settings.BASE_URL}/site/{host}"
    target = Target.objects.get()
    assert (target.host, target.origin, target.probed_at) == (host, Target.Origin.SUBMISSION, None)


def test_the_form_queues_it_too(client):
    answer = fill_in(client, "https://python.org/")
    assert answer.status_code == 202
    assert "Queued" in answer.text
    assert queued() == ["python.org"]


def test_a_host_has_one_place_however_often_it_is_suggested(client):
    send(client, "python.org")
    before = Target.objects.get().due_at
    for text in ("python.org", "https://PYTHON.org/downloads", "python.org."):
        assert send(client, text).status_code == 202
    assert Target.objects.get().due_at == before


def test_a_target_of_the_operator_keeps_its_origin_and_its_date(client):
    send(client, "python.org")
    Target.objects.update(origin=Target.Origin.OPERATOR, attempts=3)
    before = Target.objects.values().get()
    send(client, "python.org")
    assert {**Target.objects.values().get(), "again_at": None} == before


def test_the_answer_does_not_tell_what_is_known_of_a_host(client):
    published.listed("listed.org")
    published.unlisted("probed.org")
    published.declined("declined.org")
    published.removed("removed.org")
    published.excluded("excluded.org")
    control.block("blocked.org", reason="its owner asked")
    send(client, "waiting.org")
    names = ("never", "listed", "probed", "declined", "removed", "excluded", "blocked", "waiting")
    answers = [(name, send(client, f"{name}.org")) for name in names]
    said = {(a.status_code, a.text.replace(name, "NAME"), tuple(a.headers)) for name, a in answers}
    assert len(said) == 1


def test_a_name_that_the_operator_connects_by_hand_may_be_suggested(client, settings):
    settings.PROBE_CONNECT_TO = parse_connect_to("*.test:443:127.0.0.1:8443")
    assert send(client, "shop.test").status_code == 202
    assert queued() == ["shop.test"]


# --- Limits ---


def test_the_eleventh_of_an_hour_is_refused_and_another_caller_is_not(client):
    for n in range(10):
        assert send(client, f"site{n}.org").status_code == 202
    answer = send(client, "one-more.org")
    assert_error(answer, 429, "RATE_LIMITED", "rate_limited")
    assert 0 < int(answer["Retry-After"]) <= 3600
    page = fill_in(client, "one-more.org")
    assert page.status_code == 429
    assert "Not queued" in page.text
    assert page["Retry-After"]
    assert "one-more.org" not in queued()
    other = Client(REMOTE_ADDR=str(IPv4Address(SystemRandom().randrange(2**32))))
    assert send(other, "one-more.org").status_code == 202


def test_addresses_of_one_ipv6_network_are_one_caller():
    net = f"2001:db8:{SystemRandom().randrange(2**16):x}:{SystemRandom().randrange(2**16):x}"
    answers = [send(Client(REMOTE_ADDR=f"{net}::{n:x}"), f"site{n}.org").status_code for n in range(11)]
    assert answers == [202] * 10 + [429]


def test_a_forwarded_address_of_a_stranger_makes_no_new_caller(client):
    answers = [send(client, f"site{n}.org", x_forwarded_for=f"198.51.100.{n}").status_code for n in range(11)]
    assert answers == [202] * 10 + [429]


def test_a_slip_of_the_pen_costs_nothing(client):
    for _ in range(12):
        assert send(client, "not a host").status_code == 400
    assert send(client, "python.org").status_code == 202


def test_no_store_holds_the_callers_address_in_clear(client):
    send(client, "python.org")
    address = client.defaults["REMOTE_ADDR"]
    store = cache._cache.get_client(None, write=False)
    assert [key for key in store.keys("*") if address.encode() in key] == []


@pytest.mark.parametrize("ask", [send, fill_in])
def test_without_a_counting_store_nothing_is_queued(client, settings, ask):
    settings.CACHES = {
        "default": {**settings.CACHES["default"], "LOCATION": "redis://127.0.0.1:1/0"},
    }
    answer = ask(client, "python.org")
    assert answer.status_code == 503
    assert answer["Retry-After"] == "30"
    assert queued() == []
    assert_error(send(client, "python.org"), 503, "UNAVAILABLE", "unavailable")


# --- The page ---


@each(
    ("accept", "media"),
    [
        ("", "text/html; charset=utf-8"),
        ("*/*", "text/html; charset=utf-8"),
        (PEOPLE, "text/html; charset=utf-8"),
        ("text/markdown", "text/markdown; charset=utf-8"),
    ],
)
def test_the_page_says_what_will_happen_and_what_is_read(client, accept, media):
    answer = client.get("/submit", headers={"accept": accept})
    assert (answer.status_code, answer["Content-Type"]) == (200, media)
    assert "Accept" in answer["Vary"]
    assert "default-src 'none'" in answer["Content-Security-Policy"]
    for fact in ("What will happen", "robots.txt first", "No tool is called", "three times a day at most"):
        assert fact in answer.text


def test_a_link_may_fill_in_the_form(client):
    page = client.get("/submit", {"host": '"><script>alert(1)</script>\u202e'}).text
    assert 'value="&quot;&gt;&lt;script&gt;' in page
    assert "\u202e" not in page
    assert "Not queued" not in page


@pytest.mark.parametrize(
    ("content_type", "accept", "media"),
    [
        ("application/json", "*/*", "application/json"),
        ("application/json", "", "application/json"),
        ("application/json; charset=utf-8", "*/*", "application/json"),
        ("application/json", PEOPLE, "text/html; charset=utf-8"),
        ("application/json", "text/markdown", "text/markdown; charset=utf-8"),
    ],
)
def test_the_answer_comes_as_it_was_asked_for(client, content_type, accept, media):
    answer = client.post(
        "/submit", '{"host": "python.org"}', content_type=content_type, headers={"accept": accept}
    )
    assert (answer.status_code, answer["Content-Type"]) == (202, media)


def test_the_form_may_answer_in_json(client):
    answer = fill_in(client, "python.org", accept="application/json")
    assert answer.json()["status"] == "queued"
    assert_error(
        fill_in(client, "a b", accept="application/json"), 400, "INVALID_FILTER_VALUE", "bad_request"
    )


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_refused(client, method):
    answer = getattr(client, method)("/submit")
    assert answer.status_code == 405
    assert answer["Allow"] == "GET, HEAD, POST, OPTIONS"


def test_every_not_found_page_leads_here(client, settings):
    see = client.get("/site/never.org", headers={"accept": "application/json"}).json()["see"]
    assert see == f"{settings.BASE_URL}/submit"
    assert client.get("/submit").status_code == 200
