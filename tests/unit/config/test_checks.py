import sys
from ipaddress import ip_network
from pathlib import Path

import pytest
from django.core.checks import run_checks
from django.core.management import call_command, get_commands, load_command_class
from django.core.management.base import SystemCheckError

from config.env import parse_connect_to
from tests.each import each

SAFE = {
    "DATABASE_URL": "postgres://db.example/x",
    "REDIS_URL": "redis://redis.example",
    "SECRET_KEY": "x" * 60,
    "CONTACT_EMAIL": "operator@index.example",
}


@pytest.fixture(autouse=True)
def deployed(settings, monkeypatch):
    for name, value in SAFE.items():
        monkeypatch.setenv(name, value)
    settings.BASE_URL = "https://index.example"


def ids(*, deploy=True):
    found = [m for m in run_checks(include_deployment_checks=deploy) if m.id.startswith("config.")]
    assert all(message.hint for message in found)
    return {message.id for message in found}


def test_good_deployment_is_silent():
    assert ids() == set()


@pytest.mark.parametrize(
    ("name", "value", "found"),
    [
        ("BASE_URL", "http://index.example", "config.W002"),
        ("PROBE_CONNECT_TO", parse_connect_to("*.test:443:127.0.0.1:8443"), "config.W003"),
        ("ALLOWED_HOSTS", ["*"], "config.W006"),
        ("PROBE_BROWSER", "/nowhere/chromium", "config.E002"),
        ("PROBE_SIGNING", "true", "config.E005"),
        ("DATA_DIR", Path("/dev/null/data"), "config.E001"),
        ("EMBEDDING_MODEL", "no-such/model", "config.E004"),
        ("TRUSTED_PROXIES", [ip_network("10.0.0.0/8"), ip_network("0.0.0.0/0")], "config.E003"),
        ("TRUSTED_PROXIES", [ip_network("::/0")], "config.E003"),
    ],
)
def test_unwise_setting_is_told(settings, name, value, found):
    setattr(settings, name, value)
    assert ids() == {found}


def test_a_store_that_is_reached_in_clear_is_told(settings, monkeypatch):
    settings.GENERATIONS_URL = "s3://bucket"
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://store.example")
    assert ids() == {"config.W008"}
    settings.GENERATIONS_URL = "file:///srv/store"
    assert ids() == set()


def test_a_store_without_its_package_is_told(settings, monkeypatch):
    settings.GENERATIONS_URL = "s3://bucket"
    monkeypatch.setitem(sys.modules, "obstore", None)
    assert ids() == {"config.E007"}


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("CONTACT_EMAIL", "config.W001"),
        ("DATABASE_URL", "config.W004"),
        ("REDIS_URL", "config.W004"),
        ("SECRET_KEY", "config.W005"),
    ],
)
def test_unset_variable_is_told_to_a_deployment_and_not_to_a_first_run(
    settings, tmp_path, monkeypatch, name, found
):
    monkeypatch.delenv(name)
    settings.DATA_DIR = tmp_path
    assert ids() == {found}
    assert ids(deploy=False) == set()


OURS = ("index", "operators", "probes")
CHECK_ALL_OR_NOTHING = {"completion", "migrate", "model", "probe"}  # migrate is Django's


@each(
    ("app", "name"),
    [(app, name) for name, app in get_commands().items() if app in OURS and name not in CHECK_ALL_OR_NOTHING],
)
def test_a_command_of_an_operator_checks_the_settings_and_loads_no_page_for_it(app, name):
    assert load_command_class(app, name).requires_system_checks == ("settings",)


def test_a_wrong_setting_stops_a_command_before_it_does_anything(settings):
    settings.PROBE_SIGNING = "true"
    with pytest.raises(SystemCheckError, match="PROBE_SIGNING='true' is neither on, draft-01 nor off"):
        call_command("why", "x.test", skip_checks=False)


def test_a_floor_that_nothing_reads_is_a_warning_that_names_its_successor(settings):
    settings.SEARCH_FLOOR = 0.6
    (unread,) = [message for message in run_checks() if message.id == "config.W007"]
    assert "SEARCH_CHANCE" in unread.hint
    settings.SEARCH_BY_FLOORS = True
    assert "config.W007" not in ids()
    settings.SEARCH_BY_FLOORS, settings.EMBEDDING_MODEL = False, "BAAI/bge-small-en-v1.5"
    assert "config.W007" not in ids()
