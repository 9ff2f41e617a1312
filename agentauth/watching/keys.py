"""Keys of watches, and secrets of webhooks: made of a nonce and SECRET_KEY, stored as hashes."""

import base64
import secrets

from django.utils.crypto import salted_hmac

_KEY_DIGITS = 32  # 128 bits


def make_nonce() -> str:
    return secrets.token_hex(16)


def make_key(purpose: str, nonce: str) -> str:
    """32 hex digits; another purpose gives another key."""
    return _digest(purpose, nonce).hex()[:_KEY_DIGITS]


def make_secret(nonce: str) -> str:
    """In the form of Standard Webhooks."""
    return f"whsec_{base64.b64encode(_digest('webhook', nonce)).decode()}"


def _digest(purpose: str, nonce: str) -> bytes:
    return salted_hmac(f"watching {purpose}", nonce, algorithm="sha256").digest()
