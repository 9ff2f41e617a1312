"""The probe's signing keys, published from a day before use to a day after, so that all signatures verify."""

import hashlib
import logging
from collections.abc import Iterable
from datetime import datetime, timedelta
from functools import lru_cache

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)
from django.conf import settings
from django.db import connection, transaction
from django.db.models.functions import Now
from django.utils import timezone

from config.database.clock import put_back
from probes.models import SigningKey
from probes.net.signing import Signer, thumbprint

DIRECTORY = "/.well-known/http-message-signatures-directory"
IN_USE = timedelta(days=30)
ANNOUNCED_FOR = timedelta(days=1)
KEPT_FOR = timedelta(days=1)

_LOCK = 0x5EED_0001  # Advisory lock for the single writer of this table

logger = logging.getLogger(__name__)


def signer(now: datetime | None = None) -> Signer | None:
    """Make the first key if needed; None if signing is off."""
    if settings.PROBE_SIGNING == "off":
        return None
    at = now or timezone.now()
    return _signer(_signing(at) or rotate(now=at))


def published_keys(now: datetime | None = None) -> list[SigningKey]:
    """Newest last; empty if signing is off."""
    at = now or timezone.now()
    if signer(at) is None:
        return []
    return [key for key in SigningKey.objects.order_by("signs_from", "pk") if not _gone(key, at)]


def open_key(key: SigningKey) -> Signer | None:
    """None (logged) if the key was sealed with another SECRET_KEY."""
    try:
        return _signer(key)
    except Exception:  # noqa: BLE001 - a damaged key raises many things; the others sign
        logger.error("signing key %s cannot be opened: was it sealed under another SECRET_KEY?", key.kid)  # noqa: TRY400 - no trace of what was tried
        return None


@transaction.atomic
def rotate(*, now: datetime | None = None, early: bool = False, compromised: bool = False) -> SigningKey:
    """Make the first key or a due successor, delete expired keys, and return the newest.

    `early` makes a successor before it is due; `compromised` deletes all keys and uses a new one at once.
    """
    at = now or timezone.now()
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
    if compromised:
        SigningKey.objects.all().delete()
    SigningKey.objects.filter(gone_after__lt=at).delete()
    newest = _newest(SigningKey.objects.order_by("-signs_from", "-pk"))
    if newest is None:
        return _made(at)
    if newest.signs_from <= at and (early or newest.signs_from + IN_USE - ANNOUNCED_FOR <= at):
        return _made(at + ANNOUNCED_FOR)
    return newest


def put_back_times() -> int:
    """Put back times that a clock stored while it ran ahead; what is announced stays so for its day."""
    keys = SigningKey.objects.all()
    return put_back(keys, "signs_from", longest=ANNOUNCED_FOR, to=Now() + ANNOUNCED_FOR) + put_back(
        keys, "gone_after", longest=ANNOUNCED_FOR + KEPT_FOR, to=Now() + (ANNOUNCED_FOR + KEPT_FOR)
    )


def _made(signs_from: datetime) -> SigningKey:
    new = Signer.generate("")
    sealed = new.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(_password()))
    SigningKey.objects.filter(gone_after=None).update(gone_after=signs_from + KEPT_FOR)
    return SigningKey.objects.create(
        kid=thumbprint(new.public), public=new.public, sealed=sealed.decode(), signs_from=signs_from
    )


def _signing(at: datetime) -> SigningKey | None:
    begun = SigningKey.objects.filter(signs_from__lte=at).order_by("-signs_from", "-pk")
    return _newest(key for key in begun if not _gone(key, at))


def _newest(keys: Iterable[SigningKey]) -> SigningKey | None:
    return next((key for key in keys if open_key(key)), None)


def _gone(key: SigningKey, at: datetime) -> bool:
    return key.gone_after is not None and key.gone_after < at


def _signer(key: SigningKey) -> Signer:
    return Signer(
        _opened(key.sealed, _password()),
        f"{settings.BASE_URL}{DIRECTORY}",
        draft_01=settings.PROBE_SIGNING == "draft-01",
    )


@lru_cache(maxsize=8)
def _opened(sealed: str, password: bytes) -> Ed25519PrivateKey:
    """Decrypt a key. Raises ValueError. Slow by design, so cached per process."""
    key = load_pem_private_key(sealed.encode(), password)
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError("no Ed25519 key")  # noqa: TRY004 - what was read is wrong, not what was passed
    return key


def _password() -> bytes:
    """The keys' encryption password: a copy of the database alone can't sign."""
    return hashlib.sha256(b"probes.signing_keys:" + settings.SECRET_KEY.encode()).hexdigest().encode()
