"""The one error object, limits and CORS."""

import logging
from ipaddress import IPv4Address
from random import SystemRandom

import pytest
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.http import HttpRequest
from django.test import Client, RequestFactory

from agentauth import quota
from agentauth.caller import caller_of
from protocols import errors
from tests.each import each
from tests.unit.index.factories import listed

KEYS = {"code", "class", "error", "hint", "see"}


@pytest.fixture
def address() -> str:
    return str(IPv4Address(SystemRandom().randrange(2**32)))


@pytest.fixture
def client(address):
    return Client(REMOTE_ADDR=address, raise_request_exception=False)


def assert_error(response, status: int, code: str, family: str, beside: frozenset = frozenset()) -> dict:
    assert response.status_code == status, response.content
    assert response["Content-Type"].startswith("application/json")
    assert response["Cache-Control"] == "no-store"
    body = response.json()
    assert set(body) - {"valid"} == KEYS | beside
    assert (body["code"], body["class"]) == (code, family)
    assert body["see"].startswith(("http://", "https://"))
    assert not {"count", "results", "empty_note", "detail"} & set(body)
    return body


# --- Addresses and methods ---


@each(
    "path",
    [
        "/api", "/api/", "/api/nothing", "/api/find/", "/api/find.json", "/api/../secret", "/api/%00",
        "/api/%FF", "/api/😀",
        "/mcp/nothing", "/a2a/nothing", "/agent/nothing", "/.well-known/nothing", "/nothing.json",
        "/api/docs",
        "/api/openapi.json",
    ],
)  # fmt: skip
def test_an_unknown_address_of_a_machine_surface_is_the_object(client, path):
    assert_error(client.get(path), 404, "NOT_FOUND", "bad_request")


@each(
    ("accept", "kind"),
    [
        ("application/json", "application/json"),
        ("application/json;q=0.9, text/html;q=0.1", "application/json"), ("text/html", "text/html"),
        ("*/*", "text/html"), ("text/html, application/json", "text/html"),
        ("text/html;q=0, application/json", "application/json"), ("", "text/html"), ("garbage", "text/html"),
        ("text/markdown", "text/markdown"), ("text/markdown, text/html;q=0.9", "text/markdown"),
    ],
)  # fmt: skip
@each("path", ["/no/such/page<script>", "/type/such", "/benchmark/such", "/docs/such"])
def test_an_unknown_page_is_said_in_the_form_that_was_asked_for(client, path, accept, kind):
    response = client.get(path, headers={"accept": accept})
    if kind == "application/json":
        assert_error(response, 404, "NOT_FOUND", "bad_request")
    else:
        assert (response.status_code, response["Content-Type"]) == (404, f"{kind}; charset=utf-8")
        assert "Nothing exists at this address." in response.text
        assert b"such/page<script>" not in response.content


@pytest.mark.parametrize(
    ("suffix", "kind"), [(".md", "text/markdown; charset=utf-8"), (".json", "application/json")]
)
def test_a_suffix_says_the_form_of_a_404_too(client, suffix, kind):
    for path in (f"/nothing{suffix}", f"/type/nothing{suffix}"):
        response = client.get(path, headers={"accept": "text/html"})
        assert (response.status_code, response["Content-Type"]) == (404, kind)


@each("path", ["/api/find?q=books", "/api/stats", "/openapi.json"])
@each("method", ["post", "put", "patch", "delete", "trace"])
def test_a_method_that_an_address_does_not_take_is_405_with_allow(client, path, method):
    response = getattr(client, method)(path)
    body = assert_error(response, 405, "METHOD_NOT_ALLOWED", "bad_request")
    assert response["Allow"] == "GET, HEAD, OPTIONS"
    assert "GET" in body["hint"]


@each("method", ["POST", "DELETE", "FOO"])
@each(
    "path",
    [
        "/site/a.test/badge.svg",
        "/site/a.test/card.png",
        "/site/a.test/changes.atom",
        "/site/a.test/state",
        "/sitemap.xml",
    ],
)
def test_what_is_only_read_asks_for_no_token_of_a_form(path, method):
    strict = Client(enforce_csrf_checks=True)
    refused = strict.generic(method, path, "{}", "application/json", headers={"accept": "application/json"})
    assert_error(refused, 405, "METHOD_NOT_ALLOWED", "bad_request")
    assert refused["Allow"] == "GET, HEAD, OPTIONS"


@each("path", ["/submit", "/check", "/search", "/agent/auth", "/agent/auth/claim"])
def test_a_body_in_chunks_is_no_empty_one(client, path):
    """WSGI gives no length for it."""
    refused = client.post(
        path, "{}", content_type="application/json", headers={"transfer-encoding": "chunked"}
    )
    of_ard = frozenset({"errorCode", "message"}) if path == "/search" else frozenset()
    body = assert_error(refused, 400, "INVALID_FILTER_VALUE", "bad_request", of_ard)
    assert "Content-Length" in body["hint"]


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/api/find?q=books", "/api/find", "/api/find?country=XX", "/api/stats"])
def test_head_is_answered_as_get_without_the_body_and_counts(client, address, path):
    listed(name="books")
    got, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (got.status_code, b"")
    changing = {"RateLimit", "X-Request-ID"}
    assert {k: v for k, v in head.headers.items() if k not in changing} == {
        k: v for k, v in got.headers.items() if k not in changing
    }
    assert int(head["Content-Length"]) == len(got.content) > 0
    assert quota.take(caller_of(request_from(address))).used == 3


def test_head_of_the_document_is_its_headers(client):
    head = client.head("/openapi.json")
    assert (head.status_code, head.content, head["Content-Type"]) == (200, b"", "application/json")


@pytest.mark.parametrize(("accept", "json"), [("application/json", True), ("text/html", False)])
def test_a_form_from_elsewhere_is_the_object_or_a_page(accept, json):
    strict = Client(enforce_csrf_checks=True)
    response = strict.post("/admin/login/", {"username": "a"}, headers={"accept": accept})
    if json:
        assert_error(response, 403, "FORBIDDEN", "bad_request")
    else:
        assert response.status_code == 403
        assert "not sent from a page of this service" in response.text
        assert 'href="/"' in response.text


def test_a_refused_host_name_is_the_object(client):
    assert_error(
        client.get("/api/find?q=a", headers={"host": "evil.example"}),
        400,
        "INVALID_FILTER_VALUE",
        "bad_request",
    )


@pytest.mark.parametrize("path", ["/api/find?q=books", "/api/stats", "/openapi.json"])
def test_a_preflight_of_any_origin_is_204_and_free(client, address, path):
    response = client.options(
        path, headers={"origin": "https://other.example", "access-control-request-method": "GET"}
    )
    assert (response.status_code, response.content) == (204, b"")
    assert response["Access-Control-Allow-Origin"] == "*"
    assert "GET" in response["Access-Control-Allow-Methods"]
    assert "Authorization" in response["Access-Control-Allow-Headers"]
    assert "RateLimit" not in response
    assert quota.take(caller_of(request_from(address))).used == 1


def request_from(address: str) -> HttpRequest:
    return RequestFactory(REMOTE_ADDR=address).get("/")


def test_handlers_answer_both_readers_without_the_database(client):
    machine = RequestFactory().get("/api/find")
    person = RequestFactory().get("/about")
    for response, status in (
        (errors.bad_request(machine, ValueError()), 400),
        (errors.permission_denied(machine, PermissionDenied()), 403),
        (errors.server_error(machine), 503),
    ):
        assert response.status_code == status
        assert response["Content-Type"] == "application/json"
    page = errors.server_error(person)
    assert (page.status_code, page["Retry-After"]) == (503, "30")
    assert page.content.lstrip().lower().startswith(b"<!doctype html")


# --- Failures of ours ---


@pytest.fixture
def no_database(transactional_db):
    before = {key: connection.settings_dict[key] for key in ("HOST", "PORT")}
    connection.close()
    connection.settings_dict.update(HOST="127.0.0.1", PORT="1")
    yield
    connection.close()
    connection.settings_dict.update(before)


@pytest.mark.parametrize("path", ["/api/find?q=books", "/api/find?has_mcp=true", "/api/stats"])
def test_without_a_database_the_answer_is_unavailable_and_never_a_no_match(client, no_database, caplog, path):
    response = client.get(path)
    assert_error(response, 503, "UNAVAILABLE", "unavailable")
    assert response["Retry-After"] == "30"
    assert "RateLimit" in response
    assert any(record.exc_info for record in caplog.records)


def test_a_mistake_of_the_caller_is_named_even_without_a_database(client, no_database):
    assert_error(client.get("/api/find?has_mcp=maybe&q=a"), 400, "INVALID_FILTER_VALUE", "bad_request")


def test_an_unforeseen_exception_tells_nothing_of_itself(caplog):
    body = errors.from_exception(RuntimeError("password=hunter2")).body()
    assert (body["code"], body["class"]) == ("UNAVAILABLE", "unavailable")
    assert "hunter2" not in str(body)
    assert "hunter2" in caplog.text


# --- The daily quota ---


@pytest.mark.django_db
def test_find_and_stats_share_one_count_and_failed_requests_count_too(client):
    left = [
        client.get(path)["RateLimit"]
        for path in ("/api/find?q=books", "/api/stats", "/api/find", "/api/find?has_mcp=maybe")
    ]
    assert [header.split(";")[1] for header in left] == ["r=499", "r=498", "r=497", "r=496"]
    assert client.get("/api/stats")["RateLimit-Policy"] == '"daily";q=500;w=86400'


@pytest.mark.django_db
def test_documents_and_refused_methods_are_free(client):
    for response in (client.get("/openapi.json"), client.get("/api/nothing"), client.post("/api/find")):
        assert "RateLimit" not in response
    assert ";r=499;" in client.get("/api/stats")["RateLimit"]


@pytest.mark.django_db
def test_the_request_after_the_500th_is_429_until_midnight_utc(client, address):
    for _ in range(499):
        quota.take(caller_of(request_from(address)))
    assert client.get("/api/stats").status_code == 200
    response = client.get("/api/find?q=books")
    assert_error(response, 429, "RATE_LIMITED", "rate_limited")
    assert response["Retry-After"] == "43200"  # it is noon
    assert response["RateLimit"] == '"daily";r=0;t=43200'
    assert_error(client.get("/api/stats"), 429, "RATE_LIMITED", "rate_limited")


@pytest.mark.django_db
def test_another_caller_is_not_limited_and_a_forwarded_address_of_a_stranger_changes_nothing(client, address):
    for _ in range(500):
        quota.take(caller_of(request_from(address)))
    spoofed = client.get("/api/stats", headers={"x-forwarded-for": "198.51.100.7"})
    assert spoofed.status_code == 429
    other = Client(REMOTE_ADDR=str(IPv4Address(SystemRandom().randrange(2**32))))
    assert other.get("/api/stats").status_code == 200


@pytest.mark.django_db
def test_without_a_counting_store_reads_go_on_uncounted_and_the_log_says_so(client, settings, caplog):
    settings.REDIS_URL = "redis://127.0.0.1:1/1"  # an address that no other test asks: the log says it once
    listed()
    with caplog.at_level(logging.WARNING, logger="agentauth.quota"):
        response = client.get("/api/find?q=books")
    assert response.json()["count"] == 1
    assert "RateLimit" not in response
    assert [r.name for r in caplog.records] == ["agentauth.quota"]


# --- Answers that are none of these ---


@pytest.mark.django_db
def test_a_good_answer_is_readable_by_any_origin_and_asked_for_again_by_every_cache(client):
    response = client.get("/api/find?q=books", headers={"origin": "https://other.example"})
    assert response["Access-Control-Allow-Origin"] == "*"
    assert "RateLimit" in response["Access-Control-Expose-Headers"]
    assert response["Cache-Control"] == "private, no-cache"


def test_the_openapi_document_states_parameters_answers_and_errors(client):
    document = client.get("/openapi.json").json()
    assert (document["openapi"][:3], document["info"]["version"]) == ("3.1", "1.11.0")
    assert set(document["paths"]) >= {"/api/find", "/api/stats"}
    find, stats = (document["paths"][path]["get"] for path in ("/api/find", "/api/stats"))
    assert (find["operationId"], stats["operationId"]) == ("find_capability", "stats")
    assert [set(operation["responses"]) for operation in (find, stats)] == [
        {"200", "304", "400", "429", "503"}, {"200", "304", "429", "503"},
    ]  # fmt: skip
    parameters = {p["name"]: p["schema"] for p in find["parameters"]}
    assert list(parameters) == [
        "q", "country", "entity_type", "transactional", "has_mcp", "has_md", "has_endpoint", "has_webmcp",
        "mcp_auth", "transport", "has_a2a", "has_skills", "has_openapi", "readable", "self_supplied",
        "possible", "page",
        "limit",
    ]  # fmt: skip
    assert all(p["in"] == "query" and not p["required"] for p in find["parameters"])
    assert (
        parameters["limit"]["minimum"],
        parameters["limit"]["maximum"],
        parameters["limit"]["default"],
    ) == (1, 25, 10)
    assert {parameters[flag]["type"] for flag in parameters if flag.startswith("has_")} == {"boolean"}
    assert len(parameters["country"]["enum"]) == 249
    error = document["components"]["schemas"]["ErrorResponse"]["properties"]
    assert set(error) == KEYS | {"valid"}
