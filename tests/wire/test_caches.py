"""What a cache may give to another reader."""

from itertools import cycle

import pytest
from django.core.cache import cache

from index.pages.renderers import HTML, JSON, preferred_type
from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
NEGOTIATED = (
    "/", "/?q=books", f"/site/{HOST}", "/site/never.test", f"/site/{HOST}/evidence/llms_txt",
    f"/site/{HOST}/again", f"/site/{HOST}/wrong",
    f"/site/{HOST}/state", "/type/", "/type/business", "/country/", "/country/GB", "/benchmark",
    "/benchmark/mcp_server",
    "/benchmark/mcp_server/1.0", "/bot", "/terms", "/privacy", "/submit", "/check", "/docs",
    "/agent/auth/claim", "/nothing-here",
)  # fmt: skip
OTHERS = (
    "/index.md", f"/site/{HOST}.json", f"/site/{HOST}.md", f"/site/{HOST}/badge.svg",
    f"/site/{HOST}/card.png",
    f"/site/{HOST}/changes.atom", "/feed.atom", "/type/business/feed.atom", "/api/stats",
    "/api/find?country=GB", "/llms.txt", "/llms-full.txt", "/auth.md", "/robots.txt", "/sitemap.xml",
    "/openapi.json", "/webmcp.js",
    "/.well-known/agent-card.json", "/.well-known/ai-catalog.json", "/.well-known/api-catalog",
    "/.well-known/mcp/server-card.json",
    "/.well-known/security.txt", "/.well-known/http-message-signatures-directory", "/mcp", "/a2a",
    "/api/nothing",
)  # fmt: skip
PATHS = (*NEGOTIATED, *OTHERS)
ACCEPTS = ("text/html", "text/markdown", "application/json")
ODD_ACCEPTS = ("image/png, */*;q=0", ",;= text/html\x0bx;q=x")  # Read by the same code of every path
LIES = {
    "x-forwarded-host": "evil.example",
    "x-forwarded-server": "evil.example",
    "x-forwarded-port": "4443",
    "x-forwarded-proto": "https",
    "x-forwarded-scheme": "https",
    "x-forwarded-prefix": "/evil",
    "x-host": "evil.example",
    "x-original-url": "/admin/",
    "x-rewrite-url": "/admin/",
    "x-http-method-override": "POST",
    "forwarded": "for=127.0.0.1;host=evil.example;proto=https",
    "origin": "https://evil.example",
    "referer": "https://evil.example/",
    "cookie": "sessionid=evil; csrftoken=evil; messages=evil",
    "accept-language": "de",
    "user-agent": "evil<script>",
    "range": "bytes=0-1",
}
# They differ anyway: a signature holds the second in which it was made.
PASSING = {
    "date",
    "ratelimit",
    "ratelimit-policy",
    "set-cookie",
    "x-request-id",
    "request-id",
    "signature",
    "signature-input",
}
ODD_HOSTS = (
    "evil.example", "testserver.evil.example", "127.0.0.1@evil.example", "127.0.0.1:x",
    "evil.example/127.0.0.1", "[::1", "a" * 300,
    "\u0131ndex.example", "", "testserver evil.example", "testserver,evil.example",
)  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def _site(module_rows):
    with module_rows():
        published.listed(HOST)


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


def ask(path, **headers):
    answer = caller().get(path, headers=headers)
    return answer, b"".join(answer)


def kept_by_nobody(answer):
    said = answer.headers.get("Cache-Control", "")
    return "no-store" in said or "private" in said


def test_what_differs_by_accept_says_so_to_caches_and_has_an_etag_of_its_own():
    odd = cycle(ODD_ACCEPTS)
    for path in PATHS:
        accepts = ACCEPTS if path in NEGOTIATED else ACCEPTS[:2]
        answers = [(accept, *ask(path, accept=accept)) for accept in (*accepts, next(odd))]
        kinds = {(answer.status_code, answer["Content-Type"], body) for _, answer, body in answers}
        tags = {}
        for accept, answer, body in answers:
            assert answer.status_code < 500, (path, accept)
            varies = answer.headers.get("Vary", "").lower().replace(",", " ").split()
            assert len(kinds) == 1 or kept_by_nobody(answer) or "accept" in varies, (path, accept)
            if tag := answer.headers.get("ETag"):
                assert tags.setdefault(tag, body) == body, (path, accept)


def test_no_header_that_a_cache_does_not_look_at_changes_an_answer_or_comes_back_in_it():
    for path in PATHS:
        (plain, body), (lied, same) = ask(path), ask(path, **LIES)
        assert lied.status_code == plain.status_code, path
        assert b"evil" not in same, path
        assert [name for name, value in lied.headers.items() if "evil" in value] == [], path
        if not kept_by_nobody(plain):
            assert same == body, path
            assert not lied.cookies, path
            one, other = (
                {name.lower(): value for name, value in answer.headers.items() if name.lower() not in PASSING}
                for answer in (plain, lied)
            )
            assert one == other, path


def test_no_host_header_comes_back_in_an_answer(settings):
    settings.ALLOWED_HOSTS = ["index.example", ".wild.example"]
    settings.BASE_URL = "https://index.example"
    for path in PATHS:
        answer, body = ask(path, host="evil.wild.example:4443")
        assert b"evil" not in body, path
        assert [name for name, value in answer.headers.items() if "evil" in value] == [], path


@pytest.mark.parametrize("host", ODD_HOSTS)
def test_a_host_that_is_not_ours_gets_nothing_that_a_cache_keeps_and_no_traceback_in_the_log(host, caplog):
    for path in ("/", f"/site/{HOST}.json", "/api/stats", "/llms.txt", "/submit", "/mcp", "/admin/login/"):
        answer, body = ask(path, host=host)
        assert answer.status_code in {400, 405}, path
        assert kept_by_nobody(answer), path
        assert b"evil" not in body, path
    assert not [record for record in caplog.records if record.exc_info]


def test_a_redirect_to_https_leads_to_our_own_name_alone(settings):
    settings.SECURE_SSL_REDIRECT, settings.ALLOWED_HOSTS = True, ["index.example"]
    answer, _ = ask("/benchmark?x=1", host="index.example", **{"x-forwarded-host": "evil.example"})
    assert (answer.status_code, answer["Location"]) == (301, "https://index.example/benchmark?x=1")
    assert ask("/benchmark", host="evil.example")[0].status_code == 400
    answer, _ = ask("//evil.example/benchmark", host="index.example")
    assert answer["Location"].startswith("https://index.example/")


@each(
    "path",
    [
        "/site//evil.example", "//evil.example/site/x", "/site/HTTPS://Evil.example/",
        "/site/%2f%2fevil.example", "/site/\\evil.example",
        "/%5cevil.example", "/site/Evil.example%0d%0aX-Evil:1", "/.//evil.example",
        "/site/..%2f..%2f%2fevil.example",
    ],
)  # fmt: skip
def test_no_redirect_leaves_the_service(path):
    answer, _ = ask(path)
    assert answer.status_code in {301, 404}
    location = answer.headers.get("Location", "/site/")
    assert location.startswith("/site/")
    assert "\r" not in location
    assert "X-Evil" not in answer.headers


@each(("before", "read"), [(0, True), (49, True), (50, False), (15_000, False)])
def test_of_a_long_accept_header_only_the_beginning_is_read(before, read):
    assert preferred_type("a/b," * before + JSON, (HTML, JSON)) == (JSON if read else HTML)
