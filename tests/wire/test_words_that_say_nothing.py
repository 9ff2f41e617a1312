"""Empty queries and odd characters."""

import json
from urllib.parse import quote, urlencode

import pytest
from django.core.cache import cache

from agentauth import registrations
from index.values import search_text
from tests import published
from tests.each import each
from tests.wire.rpc import Rpc, Speaker, caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
INVISIBLE = (
    "", " ", "\x00", "\x01", "\t", "\x0b", "\x1b", "\x7f", "\x85", "\xa0", "\xad", "\u0301", "\u034f",
    "\u061c", "\u115f", "\u1160", "\u17b4",
    "\u180e", "\u200b", "\u200d", "\u200e", "\u202e", "\u2028", "\u2029", "\u2060", "\u2066", "\u2800",
    "\u3000", "\u3164", "\ufe0f", "\ufeff", "\uffa0",
    "\ufff9", "\ufffc", "\ufffd", "\uffff", "\ue000", "\U0001d173", "\U000e0001", "\U000e0041", "\U000e0100",
    "\U0010ffff",
)  # fmt: skip
NOTHING = (*map(quote, INVISIBLE), "%ED%A0%80", "%FF", "+", quote("".join(INVISIBLE)), quote("\u200b") * 400)
TEXTS = (*INVISIBLE, "".join(INVISIBLE), "\u200b" * 400)
HARMFUL = ("\x00", "a\x00b", "\x1f\x7f\x85\r\nX: y", "\u2028\u202e\ufeff\U000e0041\ufffd", "'\"<(%\\")


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture(scope="module", autouse=True)
def _site(module_rows):
    with module_rows():
        published.listed(HOST, country="GB", entity_type="ecommerce")


def test_the_home_page_takes_it_as_no_query():
    nothing_asked = caller().get("/")
    only_a_filter = caller().get("/?country=GB")
    markdown = caller().get("/index.md").text
    for q in NOTHING[::4]:  # The interface, whose reader is the same, has them all
        page = caller().get(f"/?q={q}")
        assert (page.status_code, page.headers["Link"]) == (200, nothing_asked.headers["Link"]), q
    for q in NOTHING[::12]:
        narrowed = caller().get(f"/?q={q}&country=GB")
        assert (narrowed.status_code, narrowed.headers["Link"]) == (200, only_a_filter.headers["Link"]), q
        assert HOST in narrowed.text, q
        assert caller().get(f"/index.md?q={q}").text == markdown, q


def test_the_interface_says_that_it_is_missing_or_lists_what_passes_the_filters():
    for q in NOTHING:
        missing = caller().get(f"/api/find?q={q}")
        assert (missing.status_code, missing.json()["code"]) == (400, "MISSING_PARAM"), q
    for q in NOTHING[::4]:
        answer = caller().get(f"/api/find?q={q}&country=GB").json()
        assert (answer["mode"], answer["query"], answer["count"]) == ("filter", None, 1), q


def test_a_tool_says_that_it_is_missing_or_lists_what_passes_the_filters():
    for q in TEXTS:
        mcp = Rpc("/mcp")
        refused = mcp.call("find_capability", query=q)
        assert refused["isError"], q
        assert json.loads(refused["content"][0]["text"])["code"] == "MISSING_PARAM", q
        answer = mcp.call("find_capability", q=q, country="GB")["structuredContent"]
        assert (answer["mode"], answer["count"]) == ("filter", 1), q


def test_a_message_says_that_it_is_missing_or_lists_what_passes_the_filters():
    for version in ("0.3", "1.0"):
        for q in TEXTS[::3]:
            agent = Speaker(version)
            refused = agent.say({"text": q}).json()
            assert refused["error"]["code"] == -32602, q
            asked = {"skill": "find-capability", "input": {"query": q, "country": "GB"}}
            assert agent.data({"data": asked})["mode"] == "filter", q


def test_a_registry_says_that_it_is_missing():
    for q in TEXTS:
        body = json.dumps({"query": {"text": q}})
        answer = caller().post("/search", body, content_type="application/json")
        assert (answer.status_code, answer.json()["code"]) == (400, "MISSING_PARAM"), q


def test_lone_surrogates_in_a_body_are_no_query():
    body = '{"query": {"text": "\\ud800\\udfff"}}'
    assert caller().post("/search", body, content_type="application/json").status_code == 400


@each(
    ("text", "said"),
    [
        ("\u200b" * 400 + "books", "books"),
        ("\u202ebooks\u2028\u200b ", "books"),
        ("a\x00b\ud800c", "a b c"),
        ("x" * 400, "x" * 300),
        ("e\u0301te\u0301", "e\u0301te\u0301"),
        ("\u0645\u200c\u062e", "\u0645\u200c\u062e"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("...", "..."),
        ("हिन्दी", "हिन्दी"),
    ],
)
def test_what_shows_is_what_is_asked(text, said):
    assert search_text.clean_query(text) == said


def test_a_page_has_a_name_whatever_is_asked():
    for q in (*HARMFUL, "9" * 5000, "\u200b" * 400 + "books", "\x00" * 9 + "a"):
        page = caller().get(f"/?q={quote(q)}")
        assert page.status_code == 200, q
        assert "<title>" in page.text, q


GETS = (
    "/?country={}", "/?has_mcp={}", "/?limit={}", "/?q=x&entity_type={}", "/?{}=x", "/api/find?country={}",
        "/api/find?q=x&limit={}",
    "/api/find?q=x&has_md={}", "/api/find?q=x&key={}", "/api/stats?key={}", "/type/ecommerce?page={}",
        "/country/GB?page={}",
    "/site/{}", "/site/{}.json", "/site/a{}.example", "/site/{}/wrong", "/site/{}/again", "/site/{}/state",
        "/site/{}/badge.svg",
    "/site/{}/changes.atom", f"/site/{HOST}/evidence/{{}}", f"/site/{HOST}/wrong?check={{}}",
        "/site/{}/evidence/llms_txt",
    "/agents/{}", "/docs/{}", "/benchmark/{}", "/benchmark/llms_txt/{}", "/{}", "/type/{}", "/country/{}",
        "/.well-known/{}",
    "/static/{}", "/sitemap/{}.xml", "/submit?host={}", "/check?url={}", "/agent/auth/claim{}",
        "/openapi.json?{}", "/healthz?{}",
)  # fmt: skip


def test_no_character_in_an_address_is_a_failure_of_ours():
    for address in GETS:
        for harm in HARMFUL:
            status = caller().get(address.format(quote(harm, safe=""))).status_code
            assert status < 500 or address.startswith("/healthz"), (address, harm, status)


def test_no_character_in_a_filter_or_a_host_is_taken_for_a_value():
    for harm in ("\x00", "\x7f", "\x01a", "GB\x00"):
        for address in ("/api/find?q=x&country={}", "/api/find?q=x&limit={}", "/api/find?q=x&has_md={}"):
            assert caller().get(address.format(quote(harm))).status_code == 400, (address, harm)
        assert caller().get(f"/agents/{quote(harm)}").status_code == 400, harm
        for address in ("/site/{}", "/site/{}.json", "/type/ecommerce?page={}"):
            assert caller().get(address.format(quote(harm))).status_code == 404, (address, harm)


POSTS = {
    "/submit": ("host",),
    "/check": ("url",),
    f"/site/{HOST}/wrong": ("check", "message", "contact"),
    "/agent/auth": ("type", "requested_credential_type"),
    "/agent/auth/claim": ("claim_token", "email", "message"),
    "/search": ("query", "pageToken", "pageSize", "federation"),
}
USUAL = {"message": "Wrong.", "type": "anonymous", "requested_credential_type": "api_key",
    "email": "a@b.example", "query": {"text": "x"}}  # fmt: skip


def test_no_character_in_a_body_is_a_failure_of_ours():
    for address, fields in POSTS.items():
        token = registrations.register().claim_token
        usual = {name: value for name, value in {**USUAL, "claim_token": token}.items() if name in fields}
        for field in fields:
            for harm in HARMFUL:
                given = {**usual, field: harm}
                answers = [caller().post(address, json.dumps(given), content_type="application/json")]
                if address not in {"/agent/auth", "/search"}:
                    form = urlencode({**usual, field: harm})
                    answers.append(
                        caller().post(address, form, content_type="application/x-www-form-urlencoded")
                    )
                assert all(answer.status_code < 500 for answer in answers), (address, field, harm)


def test_no_character_in_an_argument_is_a_failure_of_ours():
    for harm in HARMFUL:
        for tool, arguments in (
            ("find_capability", {"query": "x", "country": harm}),
            ("find_capability", {"query": harm}),
            ("find_capability", {"query": "x", "entity_type": harm, "limit": harm}),
            ("get_site_report", {"host": harm}),
            ("check_webmcp", {"url": harm}),
            (harm, {}),
        ):
            answer = Rpc("/mcp").ask("tools/call", {"name": tool, "arguments": arguments})
            assert answer.status_code < 500, (tool, harm)
            assert "UNAVAILABLE" not in answer.text, (tool, harm)
        body = json.dumps({"query": {"text": "x", "filter": {"country": harm, "type": harm, harm: harm}}})
        assert caller().post("/search", body, content_type="application/json").status_code == 400, harm
        agent = Speaker("1.0")
        asked = {"skill": harm, "input": {"query": harm}}
        assert agent.say({"data": asked}).status_code < 500, harm
        assert agent.say({"data": {"skill": "get-site-report", "input": {"host": harm}}}).status_code < 500
