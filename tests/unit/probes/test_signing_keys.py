"""The life of signing keys."""

import logging
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from django.contrib import admin
from django.core.management import call_command
from django.db import connections

from probes import signing_keys
from probes.models import SigningKey
from probes.net.signing import Signer
from probes.tasks import rotate_keys

pytestmark = pytest.mark.django_db
UNSEALED = (Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
START = datetime(2026, 11, 1, tzinfo=UTC)


def kids(now):
    return [key.kid for key in signing_keys.published_keys(now)]


def signing(now):
    return signing_keys.thumbprint(signing_keys.signer(now).public)


def test_the_first_key_signs_at_once():
    assert kids(START) == [signing(START)]


def test_two_months_of_rotations_publishes_each_key_a_day_before_it_signs_and_a_day_after():
    seen_in_directory, signed_with = {}, {}
    for hour in range(0, 24 * 65, 12):
        now = START + timedelta(hours=hour)
        signing_keys.rotate(now=now)
        for kid in kids(now):
            seen_in_directory.setdefault(kid, []).append(hour)
        signed_with.setdefault(signing(now), []).append(hour)

    assert len(signed_with) == 3
    for kid, hours in list(signed_with.items())[1:]:
        assert hours[0] - seen_in_directory[kid][0] >= 24
    for kid, hours in list(signed_with.items())[:-1]:
        assert seen_in_directory[kid][-1] - hours[-1] >= 24
    assert all(max(hours) - min(hours) <= 24 * 31 for hours in signed_with.values())
    assert SigningKey.objects.count() <= 2


def test_without_rotation_the_key_goes_on():
    first = signing(START)
    assert signing(START + timedelta(days=400)) == first


@pytest.mark.django_db(transaction=True)
def test_two_workers_that_begin_together_have_one_key():
    def rotate(_):
        try:
            return signing_keys.rotate(now=START).kid
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as pool:
        assert len(set(pool.map(rotate, range(8)))) == 1


def test_an_early_successor_is_announced_once():
    first = signing(START)
    later = START + timedelta(days=3)
    second = signing_keys.rotate(now=later, early=True)
    assert signing_keys.rotate(now=later, early=True) == second
    assert kids(later) == [first, second.kid]
    assert signing(later) == first
    assert signing(later + signing_keys.ANNOUNCED_FOR) == second.kid


def test_a_compromised_key_is_gone_at_once():
    first = signing(START)
    signing_keys.rotate(now=START, compromised=True)
    assert first not in kids(START)
    assert kids(START) == [signing(START)]


def test_a_key_sealed_under_another_secret_is_replaced_and_stays_public(settings, caplog):
    first = signing(START)
    settings.SECRET_KEY = "another-secret"
    with caplog.at_level(logging.ERROR, "probes.signing_keys"):
        second = signing(START)
    assert second != first
    assert kids(START) == [first, second]
    assert first in caplog.text
    assert "PRIVATE" not in caplog.text


def test_a_damaged_key_leaves_the_others_published_and_signing(client, caplog):
    first = signing(START)
    SigningKey.objects.filter(kid=first).update(
        sealed=Signer.generate("").key.private_bytes(*UNSEALED).decode()
    )
    second = signing(START)
    assert second != first
    assert kids(START) == [first, second]
    assert client.get("/.well-known/http-message-signatures-directory").status_code == 200
    assert f"{first} cannot be opened" in caplog.text


def test_no_admin_shows_keys():
    admin.autodiscover()
    assert SigningKey not in admin.site._registry


def test_the_command_lists_keys_without_their_private_halves():
    out = StringIO()
    call_command("rotate_keys", stdout=out)
    call_command("rotate_keys", "--early", stdout=out)
    text = out.getvalue()
    assert text.count("signs from") == 3
    for key in SigningKey.objects.all():
        assert key.kid in text
        assert not any(line in text for line in key.sealed.splitlines())


def test_the_task_makes_no_key_when_signing_is_off(settings):
    settings.PROBE_SIGNING = "off"
    rotate_keys()
    assert not SigningKey.objects.exists()
    settings.PROBE_SIGNING = "on"
    rotate_keys()
    assert SigningKey.objects.count() == 1
