"""Classifies refusals."""

import re
from typing import Final

from probes.evidence.evidence import Exchange
from probes.readers.json_text import load_object
from probes.readers.replies import looks_like_html

_READ: Final = 4096
_MISDIRECTED: Final = 421
_ABSENT: Final = frozenset({404, 405, 410})
"""Pages with such a status may mention anything."""

_HOST: Final = re.compile(
    r"\b(?:invalid|missing|forbidden|disallowed|blocked|untrusted|rejected|unrecogni[sz]ed|bad|wrong"
    r"|unexpected|unsupported|incorrect|mismatched)[ _]{1,3}(?:http_)?(?:host(?:[ _-]?name)?|origin)s?\b"
    r"|\b(?:host|origin)(?:[ _-]?name)?(?:[ _-]header)?\b[^<>\n]{0,80}"
    r"\b(?:mismatch|(?:does not|doesn.t) match)"
    r"|\b(?:host|origin)(?:name)?\b[^<>\n]{0,80}"
    r"\bnot[ -](?:be )?(?:allowed|permitted|trusted|recogni[sz]ed|in the)\b"
    r"|\ballowed[ _-]?(?:host|origin)(?:name)?s\b"
    r"|\bdns[ -]rebinding\b|\bmisdirected request\b",
    re.IGNORECASE,
)
_CREDENTIALS: Final = re.compile(
    r"unauthori[sz]ed|not authori[sz]ed|unauthenticated|authenticat|authorization|forbidden|access denied"
    r"|credential|api[ _-]?key|access token|bearer|log ?in required|sign ?in"
    r"|invalid_token|insufficient_scope|invalid_client|access_denied",
    re.IGNORECASE,
)
_ASKS: Final = re.compile(
    r"unauthori[sz]ed|not authori[sz]ed|unauthenticated|authenticat|authorization|credential|api[ _-]?key"
    r"|access token|bearer|log ?in required|sign ?in|invalid_token|insufficient_scope|invalid_client"
    r'|"error"\s{0,9}:\s{0,9}"access_denied"',
    re.IGNORECASE,
)
"""Without "forbidden" and "access denied", which a firewall says as well."""
_SESSION: Final = re.compile(r"\bsession|\binitiali[sz]|\bprotocol[ _-]?version|\bmcp\b", re.IGNORECASE)


def refuses_host(exchange: Exchange) -> bool:
    """Whether a DNS rebinding guard or host allowlist refused our Host or Origin header."""
    status = exchange.status or 0
    if status == _MISDIRECTED:
        return True
    may_say_so = status >= 400 and not (status in _ABSENT and looks_like_html(exchange))
    return may_say_so and says_host_refused(exchange.text)


def says_host_refused(message: str) -> bool:
    return _HOST.search(message[:_READ]) is not None


def asks_for_credentials(exchange: Exchange) -> bool:
    """Whether it is 401, or 403 with a challenge or JSON that asks for them; "forbidden" asks for nothing."""
    if exchange.status == 401 or (exchange.status == 403 and exchange.header("www-authenticate")):
        return True
    if exchange.status != 403 or not load_object(exchange.text):
        return False
    return _ASKS.search(exchange.text[:_READ]) is not None


def says_credentials(message: str) -> bool:
    return _CREDENTIALS.search(message[:_READ]) is not None


def speaks_of_session(exchange: Exchange) -> bool:
    return says_session(exchange.text)


def says_session(message: str) -> bool:
    return _SESSION.search(message[:_READ]) is not None
