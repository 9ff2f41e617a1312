"""What a stranger does to verify a signed request."""

import base64
from types import SimpleNamespace

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from http_message_signatures import HTTPMessageVerifier, HTTPSignatureKeyResolver, algorithms


def keys_of(directory):
    return {
        key["kid"]: Ed25519PublicKey.from_public_bytes(base64.urlsafe_b64decode(key["x"] + "="))
        for key in directory["keys"]
    }


def verifier(keys):
    class Known(HTTPSignatureKeyResolver):
        def resolve_public_key(self, key_id):
            return keys.get(key_id)

    return HTTPMessageVerifier(signature_algorithm=algorithms.ED25519, key_resolver=Known())


def message_of(head, scheme="https"):
    first, *lines = head.strip().split("\r\n")
    method, target, _ = first.split(" ")
    headers = dict(line.split(": ", 1) for line in lines)
    host = next(value for name, value in headers.items() if name.lower() == "host")
    return SimpleNamespace(method=method, url=f"{scheme}://{host}{target}", headers=headers)


def verify_request(head, keys):
    """Raises when there is no signature, or none of these keys."""
    (result,) = verifier(keys).verify(message_of(head), expect_tag="web-bot-auth")
    return result
