"""Ed25519 signatures of requests (Web Bot Auth) and documents.

Sources: draft-ietf-webbotauth-httpsig-protocol-01, RFC 9421, RFC 8037, RFC 7638.
"""

import base64
import hashlib
import json
import time
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Self

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

REQUEST_SECONDS = 300  # The longest request plus clock differences (the draft allows a day)
DIRECTORY_SECONDS = 86_400  # Caches may keep the directory for an hour
HEADERS = frozenset({"signature", "signature-input", "signature-agent"})

_LABEL = "sig1"


@dataclass(frozen=True, slots=True)
class Signer:
    """A private key and the URL of its public JWK set, without quotes or backslashes.

    `draft_01` makes Signature-Agent a dictionary as in the newest draft, which published verifiers do not
    read yet.
    """

    key: Ed25519PrivateKey = field(repr=False)
    directory: str
    draft_01: bool = False

    @property
    def public(self) -> str:
        return _base64url(self.key.public_key().public_bytes_raw())

    def sign(self, method: str, url: str, *, now: int | None = None) -> dict[str, str]:
        """Headers that sign one request; `url` is absolute and normalised, with a path, `now` a Unix time."""
        _, _, authority, path = url.partition("?")[0].split("/", 3)
        agent = f'"{self.directory}"'
        component = f'"signature-agent";key="{_LABEL}"' if self.draft_01 else '"signature-agent"'
        covered = {
            '"@authority"': authority,
            '"@method"': method,
            '"@path"': f"/{path}",
            component: agent,
        }
        signed = signature(self.key, _LABEL, covered, tag="web-bot-auth", seconds=REQUEST_SECONDS, now=now)
        return {"Signature-Agent": f"{_LABEL}={agent}" if self.draft_01 else agent, **signed}

    @classmethod
    def from_private_bytes(cls, private: bytes, directory: str, *, draft_01: bool) -> Self:
        return cls(Ed25519PrivateKey.from_private_bytes(private), directory, draft_01)

    @classmethod
    def generate(cls, directory: str) -> Self:
        return cls(Ed25519PrivateKey.generate(), directory)


def signature(  # noqa: PLR0913 - all but three are keywords
    key: Ed25519PrivateKey,
    label: str,
    covered: dict[str, str],
    *,
    tag: str,
    seconds: int,
    now: int | None = None,
) -> dict[str, str]:
    """Signature-Input and Signature (RFC 9421 §3.1); `covered` maps component identifiers to values."""
    created = int(time.time()) if now is None else now
    given = _parameters(key, tuple(covered), tag, created, created + seconds)
    lines = [*(f"{name}: {value}" for name, value in covered.items()), f'"@signature-params": {given}']
    signed = base64.b64encode(key.sign("\n".join(lines).encode())).decode()
    return {"Signature-Input": f"{label}={given}", "Signature": f"{label}=:{signed}:"}


@lru_cache(maxsize=8)  # many requests are signed in one second
def _parameters(
    key: Ed25519PrivateKey, covered: tuple[str, ...], tag: str, created: int, expires: int
) -> str:
    return (
        f'({" ".join(covered)});created={created};expires={expires};keyid="{_keyid(key)}";alg="ed25519";'
        f'tag="{tag}"'
    )


def thumbprint(public: str) -> str:
    """An Ed25519 key's JWK thumbprint (RFC 7638) from its `x`; used as `keyid`."""
    members = json.dumps({"crv": "Ed25519", "kty": "OKP", "x": public}, separators=(",", ":"))
    return _base64url(hashlib.sha256(members.encode()).digest())


@lru_cache(maxsize=8)  # by identity: a key has no other
def _keyid(key: Ed25519PrivateKey) -> str:
    return thumbprint(_base64url(key.public_key().public_bytes_raw()))


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
