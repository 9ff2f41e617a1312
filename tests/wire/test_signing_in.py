"""The sign-in of operators: how many guesses it takes."""

import pytest
from django.core.cache import cache
from django.test import Client

from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

PATH = "/admin/login/"


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture
def operator(django_user_model):
    return django_user_model.objects.create_superuser("operator", password="a right password")


def attempt(client, name="operator", password="a wrong password", **headers):
    return client.post(PATH, {"username": name, "password": password}, headers=headers)


def test_an_operator_signs_in(operator):
    client = caller()
    assert attempt(client).status_code == 200
    assert attempt(client, password="a right password").status_code == 302
    assert client.get("/admin/").status_code == 200


def test_the_eleventh_guess_from_an_address_is_refused_even_if_it_is_right(operator):
    client = caller()
    said = [attempt(client, f"name-{number}").status_code for number in range(10)]
    refused = attempt(client, password="a right password")
    assert said == [200] * 10
    assert refused.status_code == 429
    assert 0 < int(refused["Retry-After"]) <= 3600
    assert refused["Cache-Control"] == "no-store"
    assert "sessionid" not in client.cookies
    assert client.get(PATH).status_code == 200
    assert attempt(caller(), password="a right password").status_code == 302


def test_a_forwarded_address_of_a_stranger_gives_no_more_guesses():
    client = caller()
    said = [attempt(client, **{"x-forwarded-for": f"198.51.100.{n}"}).status_code for n in range(11)]
    assert said[-1] == 429


def test_behind_a_trusted_proxy_each_caller_has_guesses_of_its_own(settings):
    from ipaddress import ip_network

    settings.TRUSTED_PROXIES = [ip_network("10.0.0.5/32")]
    client = Client(REMOTE_ADDR="10.0.0.5")
    for _ in range(11):
        last = attempt(client, **{"x-forwarded-for": "203.0.113.9, 198.51.100.1"})
    assert last.status_code == 429
    assert attempt(client, **{"x-forwarded-for": "203.0.113.9, 198.51.100.2"}).status_code == 200


@pytest.mark.parametrize("name", ["operator", "nobody"])
def test_guesses_at_one_name_from_many_addresses_end_whether_it_exists_or_not(operator, name, monkeypatch):
    monkeypatch.setattr("protocols.signing_in.AT_ONE_NAME", "3/h")
    full_width = name.replace("o", "\uff4f")
    said = [attempt(caller(), one).status_code for one in (name, f" {name} ", full_width, name)]
    assert said == [200, 200, 200, 429]
    assert attempt(caller(), "another").status_code == 200


def test_one_address_alone_uses_up_no_name(operator):
    client = caller()
    for _ in range(60):
        last = attempt(client)
    assert last.status_code == 429
    assert attempt(caller(), password="a right password").status_code == 302


def test_without_a_counting_store_nobody_guesses(operator, settings):
    settings.CACHES = {"default": {**settings.CACHES["default"], "LOCATION": "redis://127.0.0.1:1/0"}}
    assert attempt(caller(), password="a right password").status_code == 503


def test_no_other_page_can_send_the_sign_in(operator):
    client = Client(enforce_csrf_checks=True)
    assert attempt(client, password="a right password").status_code == 403


def test_a_sign_in_leads_to_no_other_site(operator):
    body = {"username": "operator", "password": "a right password", "next": "//evil.example/"}
    assert caller().post(PATH, body)["Location"].startswith("/")
    assert "evil" not in caller().post(PATH, body)["Location"]
