"""The probe's signed key directory (draft-ietf-webbotauth-httpsig-protocol-01)."""

import base64
import hashlib
from typing import Any, Final

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase

from probes import signing_keys
from probes.models import SigningKey
from probes.net.signing import DIRECTORY_SECONDS, signature
from protocols.documents import serving
from protocols.jsonrpc.envelope import compact

MEDIA_TYPE: Final = "application/http-message-signatures-directory+json"


@serving.only_read
def directory(request: HttpRequest) -> HttpResponseBase:
    """Public keys; 404 if the probe does not sign."""
    keys = signing_keys.published()
    if not keys:
        raise Http404
    body = compact({"keys": [_jwk(key) for key in keys]}).encode()
    headers = {"Cache-Control": serving.KEPT, **_signatures(request.get_host().lower(), body, keys)}
    return HttpResponse(body, content_type=MEDIA_TYPE, headers=headers)


def _jwk(key: SigningKey) -> dict[str, Any]:
    """The public half (RFC 8037); `exp` if there is a successor."""
    times = {"nbf": key.signs_from, "exp": key.gone_after}
    return {
        "kty": "OKP",
        "crv": "Ed25519",
        "kid": key.kid,
        "x": key.public,
        "alg": "EdDSA",
        "use": "sig",
        **{name: int(moment.timestamp()) for name, moment in times.items() if moment is not None},
    }


def _signatures(authority: str, body: bytes, keys: list[SigningKey]) -> dict[str, str]:
    """Sign the requested authority, so that nobody can serve the directory under another name."""
    digest = f"sha-256=:{base64.b64encode(hashlib.sha256(body).digest()).decode()}:"
    covered = {'"@authority";req': authority, '"content-digest"': digest}
    tag = "http-message-signatures-directory"
    signed = [
        signature(one.key, f"key{number}", covered, tag=tag, seconds=DIRECTORY_SECONDS)
        for number, key in enumerate(keys)
        if (one := signing_keys.opened(key))
    ]
    names = ("Signature-Input", "Signature") if signed else ()
    return {"Content-Digest": digest, **{name: ", ".join(one[name] for one in signed) for name in names}}
