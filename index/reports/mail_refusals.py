"""Addresses that are never written to: a keyed digest of each, and no address."""

from django.conf import settings
from django.utils.crypto import constant_time_compare, salted_hmac

from index.models import MailRefusal

_DIGITS = 32  # 128 bits


def inbox_of(email: str) -> str:
    """In lower case, without a +tag."""
    local, _, domain = email.lower().partition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


def digest_of(email: str) -> str:
    """The same for all addresses of an inbox, and another after a new SECRET_KEY."""
    return _keyed("inbox", inbox_of(email))


def refusal_address(email: str) -> str:
    """Where a POST refuses all mail: known from mails to the address alone."""
    return f"{settings.BASE_URL}/watch/never/{refusal_key(email)}"


def refusal_key(email: str) -> str:
    """64 hex digits: the digest, and a signature, without which nobody has digests stored."""
    digest = digest_of(email)
    return f"{digest}{_keyed('link', digest)}"


def refuse_mail(key: str) -> None:
    """Store the digest of a key, to be settled anew if it is there; a forged one stores nothing."""
    digest, signature = key[:_DIGITS], key[_DIGITS:]
    if constant_time_compare(signature, _keyed("link", digest)):
        MailRefusal.objects.bulk_create(
            [MailRefusal(digest=digest)],
            update_conflicts=True,
            update_fields=["is_settled"],
            unique_fields=["digest"],
        )


def refuses_mail(email: str) -> bool:
    return MailRefusal.objects.filter(digest=digest_of(email)).exists()


def lift_refusal(refusal: MailRefusal) -> None:
    MailRefusal.objects.filter(pk=refusal.pk).delete()


def take_unsettled() -> set[str]:
    """Digests that came since the last call; the caller's transaction deletes what it has of them."""
    rows = MailRefusal.objects.filter(is_settled=False).select_for_update(skip_locked=True)
    found = dict(rows.values_list("digest", "pk"))
    MailRefusal.objects.filter(pk__in=found.values()).update(is_settled=True)
    return set(found)


def _keyed(purpose: str, value: str) -> str:
    return salted_hmac(f"refused mail {purpose}", value, algorithm="sha256").hexdigest()[:_DIGITS]
