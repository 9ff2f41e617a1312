"""What a stranger does with a signed request: find the key in the directory that it names, and verify."""

import base64
from types import SimpleNamespace

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from http_message_signatures import HTTPMessageVerifier, HTTPSignatureKeyResolver, algorithms


def keys_of(directory):
    """The public keys of a JWK set, by their ids."""
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
    """A request as its bytes came in."""
    first, *lines = head.strip().split("\r\n")
    method, target, _ = first.split(" ")
    headers = dict(line.split(": ", 1) for line in lines)
    host = next(value for name, value in headers.items() if name.lower() == "host")
    return SimpleNamespace(method=method, url=f"{scheme}://{host}{target}", headers=headers)


def verify_request(head, keys):
    """What the signature of a request covers. Raises when it is none, or not of these keys."""
    (result,) = verifier(keys).verify(message_of(head), expect_tag="web-bot-auth")
    return result
