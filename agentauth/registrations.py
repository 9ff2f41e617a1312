"""Keys: issued, found by hash, revoked and restored.

Keys are `ari_`, claim tokens `clm_`, and 160 random bits in hex, which need no salt and no slow hash.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass, field

from django.utils import timezone
from django.utils.crypto import constant_time_compare

from agentauth.models import REGISTERED_DAILY, Registration

_KEY = re.compile(r"ari_[0-9a-f]{40}")
CLAIM_PATTERN = r"^clm_[0-9a-f]{40}$"


@dataclass(frozen=True, slots=True)
class IssuedKey:
    """Key and claim token are shown only once."""

    registration: Registration
    key: str = field(repr=False)
    claim_token: str = field(repr=False, default="")


def register() -> IssuedKey:
    key, claim_token = _new("ari_"), _new("clm_")
    made = Registration.objects.create(
        registration_id=registration_id_of(claim_token),
        key_hash=hash_of(key),
        claim_hash=hash_of(claim_token),
    )
    return IssuedKey(made, key, claim_token)


def issue(*, identity: str, daily_limit: int = REGISTERED_DAILY) -> IssuedKey:
    """Issue a key to an operator who asked for one."""
    key = _new("ari_")
    made = Registration.objects.create(
        registration_id=registration_id_of(key),
        key_hash=hash_of(key),
        identity=identity,
        daily_limit=daily_limit,
    )
    return IssuedKey(made, key)


def find(key: str) -> Registration | None:
    """None if malformed, unknown or revoked."""
    if not _KEY.fullmatch(key):
        return None
    digest = hash_of(key)
    found = Registration.objects.filter(key_hash=digest, revoked_at=None).first()
    # Constant time, independent of how the index compares.
    return found if found is not None and constant_time_compare(found.key_hash, digest) else None


def revoke(registration: Registration) -> None:
    Registration.objects.filter(pk=registration.pk, revoked_at=None).update(revoked_at=timezone.now())


def restore(registration: Registration) -> None:
    Registration.objects.filter(pk=registration.pk).update(revoked_at=None)


def registration_id_of(secret: str) -> str:
    """One-way, and different from the token's hash."""
    return f"reg_{hashlib.sha256(b'registration:' + secret.encode()).hexdigest()[:32]}"


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def _new(prefix: str) -> str:
    return f"{prefix}{secrets.token_hex(20)}"
