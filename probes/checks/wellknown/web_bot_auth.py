"""Web Bot Auth: a key directory at /.well-known/http-message-signatures-directory.

draft-ietf-webbotauth-httpsig-protocol. Redirects don't count; a directory without a usable key is a
placeholder.
"""

from typing import Any, Final

from index.values.reasons import Reason
from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.documents import Reading, counted, object_of, text_in

MEDIA_TYPE: Final = "application/http-message-signatures-directory+json"

_MEMBERS: Final = {"OKP": ("crv", "x"), "EC": ("crv", "x", "y"), "RSA": ("n", "e")}
"""Members of a public key by type (RFC 7518 §6, RFC 8037 §2)."""


def grade(evidence: Evidence) -> Verdict:
    return judge(evidence, Purpose.WEB_BOT_AUTH, read)


def read(exchange: Exchange) -> Reading:
    if exchange.hops:
        return Reading(Reason.NOT_FOUND)
    document = object_of(exchange)
    if isinstance(document, Reason):
        return Reading(document)
    keys = document.get("keys")
    usable = sum(map(_is_usable, keys[:100])) if isinstance(keys, list) else 0
    if not usable:
        return Reading(Reason.NOT_VALID)
    flags = () if exchange.media_type == MEDIA_TYPE else ("media_type",)
    return Reading(None, f"a directory of {counted(usable, 'key')}", flags)


def _is_usable(key: Any) -> bool:
    if not isinstance(key, dict) or not isinstance(key.get("kty"), str):
        return False
    members = _MEMBERS.get(key["kty"])
    return members is not None and "d" not in key and text_in(key, *members)
