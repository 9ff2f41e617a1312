"""Watchers, found by the keys of their addresses."""

from django.conf import settings
from django.db import transaction

from agentauth.models import Watch, Watcher, WatchRequest
from agentauth.registrations import hash_of
from agentauth.watching.keys import make_key, make_nonce
from index.reports.mail_refusals import digest_of, take_unsettled

MOST_HOSTS = 100  # Of one watcher

_PURPOSE = "manage"


class TooManyHosts(Exception):  # noqa: N818 - reads as what it is
    """The watcher has MOST_HOSTS."""


def make_watcher(email: str) -> Watcher:
    """The watcher of an address, its row locked."""
    nonce = make_nonce()
    new = {"nonce": nonce, "key_hash": hash_of(make_key(_PURPOSE, nonce))}
    return Watcher.objects.select_for_update().get_or_create(email=email, defaults=new)[0]


def find_watcher(key: str) -> Watcher | None:
    return Watcher.objects.filter(key_hash=hash_of(key)).first()


def watcher_address(watcher: Watcher) -> str:
    """Its managing page."""
    key = make_key(_PURPOSE, watcher.nonce)
    if hash_of(key) != watcher.key_hash:  # another SECRET_KEY: addresses in earlier mails no longer lead here
        watcher.key_hash = hash_of(key)
        watcher.save(update_fields=["key_hash"])
    return f"{settings.BASE_URL}/watch/{key}"


def leaving_address(manage: str) -> str:
    """Where a POST ends all watches of a managing page."""
    base, _, key = manage.rpartition("/")
    return f"{base}/leave/{key}"


def mask_address(email: str) -> str:
    """Its first letter and its domain."""
    local, _, domain = email.partition("@")
    return f"{local[:1]}…@{domain}"


def leave(watcher: Watcher) -> None:
    """Delete the address and all that is kept of it."""
    Watcher.objects.filter(pk=watcher.pk).delete()


@transaction.atomic
def settle_refusals() -> None:
    """Delete what is kept of addresses that came to refuse all mail; no row has their digest."""
    digests = take_unsettled()
    if not digests:
        return
    for model in (Watcher, WatchRequest):
        emails = model.objects.values_list("pk", "email").iterator()
        model.objects.filter(pk__in=[pk for pk, email in emails if digest_of(email) in digests]).delete()


@transaction.atomic
def stop_watching(watcher: Watcher, host: str) -> bool:
    """End one watch, and delete the watcher with its last one; return whether it has others."""
    Watcher.objects.select_for_update().filter(pk=watcher.pk).first()
    Watch.objects.filter(watcher=watcher, host=host).delete()
    if Watch.objects.filter(watcher=watcher).exists():
        return True
    leave(watcher)
    return False
