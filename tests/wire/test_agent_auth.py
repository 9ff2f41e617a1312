"""Registration, and what a key changes."""

import json
import logging
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

import pytest
from django.conf import settings as django_settings
from django.db import connections
from redis import Redis

from agentauth import quota, registrations
from agentauth.caller import Caller, address_name, caller_of
from agentauth.models import Registration
from tests.each import each
from tests.wire.rpc import Rpc, Speaker, caller

pytestmark = pytest.mark.django_db

GOOD = {"type": "anonymous", "requested_credential_type": "api_key"}


@pytest.fixture
def client():
    return caller()


def register(client, body=GOOD, content_type="application/json", **headers):
    text = body if isinstance(body, (str, bytes)) else json.dumps(body)
    return client.post("/agent/auth", text, content_type=content_type, headers=headers)


def assert_error(response, status, code, **fields):
    body = response.json()
    assert (response.status_code, body["code"]) == (status, code), body
    assert {"code", "class", "error", "hint", "see"} <= body.keys()
    for name, value in fields.items():
        assert body[name] == value


# --- Registration ---


def test_a_registration_has_exactly_the_fields_of_the_contract(client, settings):
    settings.BASE_URL = "https://index.example"
    response = register(client)
    body = response.json()
    assert response.status_code == 200
    assert re.fullmatch("ari_[0-9a-f]{40}", body.pop("credential"))
    assert re.fullmatch("clm_[0-9a-f]{40}", body.pop("claim_token"))
    assert re.fullmatch("reg_[0-9a-f]{32}", body.pop("registration_id"))
    assert body == {
        "registration_type": "anonymous",
        "credential_type": "api_key",
        "credential_expires": None,
        "scopes": ["search"],
        "daily_limit": 10_000,
        "claim_url": "https://index.example/agent/auth/claim",
    }
    assert response["Cache-Control"] == "no-store"


def test_neither_key_nor_claim_token_is_stored(client):
    body = register(client).json()
    stored = str(Registration.objects.values().get(registration_id=body["registration_id"]))
    for secret in (body["credential"], body["claim_token"]):
        assert secret not in stored
        assert secret[4:] not in stored
        assert registrations.hash_of(secret) in stored


FORM = "application/x-www-form-urlencoded"
OTHERS = ["multipart/form-data", "text/plain", "text/json", ""]


@each("body", ["", json.dumps(GOOD), "type=anonymous&requested_credential_type=api_key"])
@each(
    ("path", "content_type"),
    [
        ("/agent/auth", FORM),
        *((path, one) for path in ("/agent/auth", "/agent/auth/claim") for one in OTHERS),
    ],
)
def test_anything_but_json_is_415(client, path, body, content_type):
    response = client.generic("POST", path, body, content_type=content_type)
    assert_error(response, 415, "INVALID_FILTER_VALUE", valid=["application/json"])


@each(
    "body",
    [
        "{",
        "[]",
        "null",
        '"x"',
        "NaN",
        '{"type": NaN}',
        b"\xff\xfe",
        "[" * 10_000,
        '{"a": "' + "x" * 20_000 + '"}',
    ],
    ids=range(9),
)
def test_a_body_that_is_no_small_object_is_400(client, body):
    assert_error(register(client, body), 400, "INVALID_FILTER_VALUE")


@pytest.mark.parametrize(
    ("change", "code", "valid"),
    [
        ({"type": None}, "MISSING_PARAM", None),
        ({"requested_credential_type": None}, "MISSING_PARAM", None),
        ({"type": "identity_assertion"}, "INVALID_FILTER_VALUE", ["anonymous"]),
        ({"type": ["anonymous"]}, "INVALID_FILTER_VALUE", ["anonymous"]),
        ({"type": {"a": 1}}, "INVALID_FILTER_VALUE", ["anonymous"]),
        ({"type": "\ud800"}, "INVALID_FILTER_VALUE", ["anonymous"]),
        ({"type": True}, "INVALID_FILTER_VALUE", ["anonymous"]),
        ({"requested_credential_type": "access_token"}, "INVALID_FILTER_VALUE", ["api_key"]),
    ],
)
def test_a_type_that_is_not_supported_says_which_is(client, change, code, valid):
    body = {name: value for name, value in {**GOOD, **change}.items() if value is not None}
    response = register(client, body)
    assert_error(response, 400, code)
    assert response.json().get("valid") == valid
    assert not Registration.objects.exists()


def test_the_fourth_registration_of_a_day_is_429_and_slips_cost_none(client):
    register(client, {"type": "x"})
    assert [register(client).status_code for _ in range(4)] == [200, 200, 200, 429]
    refused = register(client)
    assert_error(refused, 429, "RATE_LIMITED", **{"class": "rate_limited"})
    assert 0 < int(refused["Retry-After"]) <= 86_400
    assert register(caller()).status_code == 200


def test_a_key_makes_no_room_for_more_registrations(client):
    key = register(client).json()["credential"]
    assert [register(client, authorization=f"Bearer {key}").status_code for _ in range(3)] == [200, 200, 429]


def test_concurrent_registrations_from_one_address_make_three_keys(transactional_db, client):
    def one(_):
        try:
            return register(client).status_code
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as pool:
        got = sorted(pool.map(one, range(8)))
    assert got == [200] * 3 + [429] * 5
    assert Registration.objects.count() == 3


def test_a_burst_is_stopped_before_anything_is_read(client):
    got = [register(client, "{") for _ in range(21)]
    assert [one.status_code for one in got] == [400] * 20 + [429]
    assert int(got[-1]["Retry-After"]) <= 60


def test_registration_is_503_when_nobody_can_count(client, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    assert_error(register(client), 503, "UNAVAILABLE")
    settings.CACHES = {"default": {**settings.CACHES["default"], "LOCATION": "redis://127.0.0.1:1/0"}}
    assert_error(register(client), 503, "UNAVAILABLE")
    assert not Registration.objects.exists()


@each("method", ["get", "head", "put", "delete", "patch"])
def test_other_methods_are_405_with_allow(client, method):
    response = getattr(client, method)("/agent/auth")
    assert response.status_code == 405
    assert response["Allow"] == "POST, OPTIONS"


def test_a_page_of_another_origin_cannot_register_for_its_visitor(client, settings):
    settings.ALLOWED_HOSTS = ["index.example"]
    headers = {"origin": "https://agent.example", "host": "index.example"}
    assert "Access-Control-Allow-Origin" not in client.options("/agent/auth", headers=headers)
    response = register(client, **headers)
    assert (response.status_code, response.json()["code"]) == (403, "FORBIDDEN")
    assert "Access-Control-Allow-Origin" not in response
    assert not Registration.objects.exists()


# --- What a key changes ---


@pytest.fixture
def issued():
    return registrations.issue(identity="someone")


def find(client, **headers):
    return client.get("/api/find?country=DE", headers=headers)


@pytest.mark.parametrize("scheme", ["Bearer", "bearer", "BEARER"])
def test_a_key_in_the_header_raises_the_limit(client, issued, scheme):
    response = find(client, authorization=f"{scheme} {issued.key}")
    assert response["RateLimit-Policy"] == '"daily";q=10000;w=86400'
    assert response["RateLimit"].startswith('"daily";r=9999;')


@each("query", ["key={}", "a=1&key={}", "key={}&a=1", "%6Bey={}", "key={}&key=other"])
def test_a_key_in_the_query_raises_the_limit(client, issued, query):
    response = client.get(f"/api/find?country=DE&{query.format(issued.key)}")
    assert response["RateLimit-Policy"] == '"daily";q=10000;w=86400'


def test_a_key_is_one_caller_over_every_surface_and_address(issued):
    key = {"authorization": f"Bearer {issued.key}"}
    mcp, a2a = Rpc("/mcp"), Speaker("0.3")
    call = {"name": "get_site_report", "arguments": {"host": "a.test"}}
    message = {"message": a2a.message({"text": "books"})}
    answers = [
        find(caller(), **key),
        caller().get("/api/stats", headers=key),
        mcp.ask("tools/call", call, **key),
        a2a.ask("message/send", message, **key),
        Rpc(f"/mcp?key={issued.key}").ask("tools/call", call),
        Rpc(f"/a2a?key={issued.key}").ask("message/send", message),
    ]
    assert [one["RateLimit"].split(";")[1] for one in answers] == [f"r={10_000 - n}" for n in range(1, 7)]


def test_a_claimed_limit_holds_at_once_and_over_every_surface(issued):
    Registration.objects.filter(pk=issued.registration.pk).update(daily_limit=1)
    key = {"authorization": f"Bearer {issued.key}"}
    a2a, call = Speaker("0.3"), {"name": "get_site_report", "arguments": {"host": "a.test"}}
    assert find(caller(), **key).status_code == 200
    for refused in (
        find(caller(), **key),
        Rpc("/mcp").ask("tools/call", call, **key),
        a2a.ask("message/send", {"message": a2a.message({"text": "books"})}, **key),
    ):
        assert int(refused["Retry-After"]) > 0
        assert "RATE_LIMITED" in refused.text
    Registration.objects.filter(pk=issued.registration.pk).update(daily_limit=10)
    assert find(caller(), **key).status_code == 200


@each(
    "header",
    [
        "",
        "Bearer",
        "Bearer ",
        "Bearer x",
        "Basic YTpi",
        "Bearer ari_" + "0" * 40,
        "Bearer ari_" + "G" * 40,
        "ari_x",
        "Bearer \xff",
        "Bearer ari_" + "0" * 4000,
    ],
)
@each("path", ["/api/find?country=DE", "/api/stats"])
def test_a_key_that_is_none_is_an_anonymous_caller_and_never_401(client, path, header):
    response = client.get(path, headers={"authorization": header})
    assert response.status_code == 200
    assert response["RateLimit-Policy"] == '"daily";q=500;w=86400'
    assert "WWW-Authenticate" not in response


def test_a_revoked_key_is_anonymous_from_the_next_request_on_until_it_is_restored(client, issued):
    key = {"authorization": f"Bearer {issued.key}"}
    registrations.revoke(issued.registration)
    assert find(client, **key)["RateLimit-Policy"] == '"daily";q=500;w=86400'
    registrations.restore(issued.registration)
    assert find(client, **key)["RateLimit-Policy"] == '"daily";q=10000;w=86400'


def test_a_bad_header_does_not_hide_a_good_query_key(client, issued):
    response = client.get(
        f"/api/find?country=DE&key={issued.key}", headers={"authorization": "Bearer nonsense"}
    )
    assert response["RateLimit-Policy"] == '"daily";q=10000;w=86400'


def test_a_key_changes_no_answer(client, issued):
    plain, keyed = find(client).json(), find(client, authorization=f"Bearer {issued.key}").json()
    plain.pop("generated_at"), keyed.pop("generated_at")
    assert plain == keyed


def test_the_use_of_a_key_is_known_for_the_last_days(issued):
    now = datetime.now(UTC)
    for ago, times in ((0, 2), (1, 3), (6, 1)):
        for _ in range(times):
            quota.take(Caller.registered(issued.registration), now=now - timedelta(days=ago))
    counts = [count for _, count in quota.used_lately(issued.registration, days=7, now=now)]
    assert counts == [2, 3, 0, 0, 0, 0, 1]
    store = Redis.from_url(django_settings.REDIS_URL)
    (key,) = store.keys(f"quota:{now:%Y-%m-%d}:registration:{issued.registration.pk}")
    assert 7 * 86_400 < store.ttl(key) <= 9 * 86_400
    store.close()


# --- Where a key never is ---


def test_a_query_key_reaches_no_log_of_ours(client, issued, caplog, monkeypatch):
    def broken(_request):
        raise RuntimeError

    with caplog.at_level(logging.DEBUG), caplog.at_level(logging.DEBUG, "config.logs.requests"):
        for path in (
            "/api/find?country=DE",
            "/api/find?country=XX",
            "/nothing?a=1",
            "/site/x.test?a=1",
            "/submit?a=1",
            "/?q=a",
        ):
            response = client.get(f"{path}&key={issued.key}")
            assert issued.key not in response.text
            assert issued.key not in str(response.headers)
        monkeypatch.setattr("index.search.find.find_stamped", broken)
        assert client.get(f"/api/find?q=x&key={issued.key}").status_code == 503
    assert {"config.logs.requests", "protocols.errors"} <= {record.name for record in caplog.records}
    for record in caplog.records:
        assert issued.key not in record.getMessage()
        assert issued.key not in str(vars(record))


def test_a_registration_is_shown_without_its_secrets(issued):
    shown = repr(issued) + str(issued.registration)
    assert issued.key not in shown


def test_addresses_and_keys_are_callers_of_their_own(client, issued):
    request = client.get("/").wsgi_request
    assert caller_of(request).name == address_name(request)
    assert Caller.registered(issued.registration).name != address_name(request)
