"""The sign-in of operators."""

import pytest
from django.conf import global_settings
from django.core.cache import cache
from django.test import Client

from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

PATH = "/admin/login/"


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture(autouse=True)
def _guesses_are_compared_quickly(settings):
    """The time of one guess does not matter here, and there are hundreds."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


@pytest.fixture
def as_in_service(settings):
    settings.PASSWORD_HASHERS = global_settings.PASSWORD_HASHERS


@pytest.fixture
def operator(django_user_model):
    return django_user_model.objects.create_superuser("operator", password="a right password")


def attempt(client, name="operator", password="a wrong password", **headers):
    return client.post(PATH, {"username": name, "password": password}, headers=headers)


def test_an_operator_signs_in(as_in_service, operator):
    assert operator.password.startswith("pbkdf2_sha256$")
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
    monkeypatch.setattr("protocols.pages.signing_in.AT_ONE_NAME", "3/h")
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


# --- Devices ---


@pytest.fixture
def few_guesses(monkeypatch):
    monkeypatch.setattr("protocols.pages.signing_in.AT_ONE_NAME", "3/h")


def signed_in_before(name="operator"):
    client = caller()
    assert attempt(client, name, "a right password").status_code == 302
    client.cookies.pop("sessionid")
    return client


def elsewhere(client):
    other = caller()
    other.cookies = client.cookies
    return other


def guess(name, times=6):
    return [attempt(caller(), name).status_code for _ in range(times)]


def test_guesses_from_elsewhere_lock_no_device_out_that_was_signed_in_before(operator, few_guesses):
    known = signed_in_before()
    assert guess("operator")[-1] == 429
    assert attempt(caller(), password="a right password").status_code == 429
    assert attempt(elsewhere(known), password="a right password").status_code == 302


def test_a_known_device_has_a_limit_of_its_own_at_whatever_address(operator, monkeypatch):
    monkeypatch.setattr("protocols.pages.signing_in.ON_ONE_DEVICE", "3/h")
    known = signed_in_before()
    said = [attempt(elsewhere(known)).status_code for _ in range(4)]
    assert said == [200, 200, 200, 429]


def test_a_known_device_has_no_more_guesses_from_one_address(operator):
    known = signed_in_before()
    assert [attempt(known).status_code for _ in range(11)][-2:] == [429, 429]


def test_a_device_is_known_for_the_name_that_signed_in_there_alone(operator, django_user_model, few_guesses):
    django_user_model.objects.create_superuser("another", password="a right password")
    known = signed_in_before()
    guess("another")
    assert attempt(elsewhere(known), "another", "a right password").status_code == 429
    renamed = elsewhere(known)
    for cookie in list(renamed.cookies.values()):
        if cookie.key.startswith("device-"):
            for name in ("another", "operator"):
                renamed.cookies[cookie_of(name)] = cookie.value
    assert attempt(renamed, "another", "a right password").status_code == 429


def cookie_of(name):
    from protocols.pages import signing_in

    return signing_in._cookie(name)


@pytest.mark.parametrize("value", ["", "x", "a:b:c", ":", "eyJhIjoxfQ:1x:y"])
def test_a_cookie_that_we_did_not_make_makes_no_device_known(operator, few_guesses, value):
    guess("operator")
    client = caller()
    client.cookies[cookie_of("operator")] = value
    assert attempt(client, password="a right password").status_code == 429


def test_two_operators_may_share_a_browser(operator, django_user_model, few_guesses):
    django_user_model.objects.create_superuser("another", password="a right password")
    known = signed_in_before()
    assert attempt(known, "another", "a right password").status_code == 302
    for name in ("operator", "another"):
        guess(name)
        assert attempt(elsewhere(known), name, "a right password").status_code == 302


def test_a_failed_attempt_says_nothing_of_names_and_makes_no_device_known(operator):
    there, nobody = attempt(caller(), "operator"), attempt(caller(), "nobody")
    for answer in (there, nobody):
        assert not [name for name in answer.cookies if name.startswith("device-")]
    assert there.status_code == nobody.status_code


def test_the_cookie_of_a_device_is_for_the_sign_in_alone_and_names_nobody(operator, settings):
    settings.SESSION_COOKIE_SECURE = True
    answer = attempt(caller(), password="a right password")
    (cookie,) = (one for name, one in answer.cookies.items() if name.startswith("device-"))
    assert (cookie["path"], cookie["httponly"], cookie["secure"], cookie["samesite"]) == ("/admin/login/",
        True, True, "Lax")  # fmt: skip
    assert "operator" not in cookie.OutputString()
