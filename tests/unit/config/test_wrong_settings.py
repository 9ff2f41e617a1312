"""Settings that cannot be: what `run/test_newcomer.py` sees of one each, for more values."""

import runpy

import pytest
from django.core.exceptions import ImproperlyConfigured

from tests.paths import ROOT


def told(monkeypatch, name, value):
    monkeypatch.setenv(name, value)
    with pytest.raises(ImproperlyConfigured) as raised:
        runpy.run_path(str(ROOT / "config" / "settings.py"))
    said = str(raised.value)
    assert len(said.splitlines()) == 1
    assert name in said
    return said


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("LOG_LEVEL", "verbose"),
        ("HSTS_PRELOAD", "yes"),
        ("PORT", "http"),
        ("PORT", "70000"),
        ("BASE_URL", "index.example"),
        ("BASE_URL", "http://[::1"),
    ],
)
def test_a_bad_setting_is_named_with_its_value(monkeypatch, name, value):
    assert value in told(monkeypatch, name, value)


@pytest.mark.parametrize("name", ["DATABASE_URL", "REDIS_URL", "OTEL_EXPORTER_OTLP_ENDPOINT", "SENTRY_DSN"])
@pytest.mark.parametrize(
    "value",
    [
        "nonsense",
        "mysql://user:pa55word@db.example/x",
        "postgres://pa55word@[::1",
        "redis://:pa55word@h:port/0",
    ],
)
def test_a_bad_server_is_named_without_its_password(monkeypatch, name, value):
    assert "pa55word" not in told(monkeypatch, name, value)


@pytest.mark.parametrize(
    "value",
    [
        "s3://", "s3://key:pa55word@bucket/x", "s3://bucket?pa55word=x", "s3://bucket/../x", "file://pa55word",
        "gs://bucket", "/srv/store", "https://host/bucket",
    ],
)  # fmt: skip
def test_a_store_is_a_bucket_or_a_folder_and_has_no_key_in_its_address(monkeypatch, value):
    said = told(monkeypatch, "GENERATIONS_URL", value)
    assert "s3://BUCKET/PREFIX or file:///FOLDER" in said
    assert "pa55word" not in said


@pytest.mark.parametrize(
    "value", ["s3://bucket", "s3://bucket/a/b-c_1/", "file:///srv/store", "file:///a%20b"]
)
def test_an_address_of_a_store_is_taken_without_its_last_stroke(monkeypatch, value):
    monkeypatch.setenv("GENERATIONS_URL", value)
    read = runpy.run_path(str(ROOT / "config" / "settings.py"))
    assert read["GENERATIONS_URL"] == value.rstrip("/")


@pytest.mark.parametrize(
    ("given", "header"),
    [
        ({}, (False, False)),
        ({"HSTS_INCLUDE_SUBDOMAINS": "on"}, (True, False)),
        ({"HSTS_INCLUDE_SUBDOMAINS": "off", "HSTS_PRELOAD": "on"}, (True, True)),
    ],
)
def test_other_subdomains_are_bound_to_https_only_where_an_operator_says_so(monkeypatch, given, header):
    monkeypatch.setenv("BASE_URL", "https://index.example")
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    read = runpy.run_path(str(ROOT / "config" / "settings.py"))
    assert read["SECURE_HSTS_SECONDS"] == 31_536_000
    assert (read["SECURE_HSTS_INCLUDE_SUBDOMAINS"], read["SECURE_HSTS_PRELOAD"]) == header
