"""Classifies refusals."""

import re
from typing import Final

from probes.evidence.evidence import Exchange
from probes.readers.json_text import load_object

_READ: Final = 4096
_MISDIRECTED: Final = 421
_ABSENT: Final = frozenset({404, 405, 410})
"""Such pages may mention anything."""

_HOST: Final = re.compile(
    r"\b(?:invalid|missing|forbidden|disallowed|blocked|untrusted|rejected|unrecogni[sz]ed)"
    r"[ _]{1,3}(?:http_)?(?:host|origin)s?\b"
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
_SESSION: Final = re.compile(r"\bsession|\binitiali[sz]|\bprotocol[ _-]?version|\bmcp\b", re.IGNORECASE)


def refuses_host(exchange: Exchange) -> bool:
    """Whether a DNS rebinding guard or host allowlist refused our Host or Origin header."""
    status = exchange.status or 0
    if status == _MISDIRECTED:
        return True
    return status >= 400 and status not in _ABSENT and says_host_refused(exchange.text)


def says_host_refused(message: str) -> bool:
    return _HOST.search(message[:_READ]) is not None


def asks_for_credentials(exchange: Exchange) -> bool:
    """Whether it is 401, or 403 with a challenge or matching JSON; firewalls answer a bare 403."""
    if exchange.status == 401 or (exchange.status == 403 and exchange.header("www-authenticate")):
        return True
    return exchange.status == 403 and bool(load_object(exchange.text)) and says_credentials(exchange.text)


def says_credentials(message: str) -> bool:
    return _CREDENTIALS.search(message[:_READ]) is not None


def speaks_of_session(exchange: Exchange) -> bool:
    return _SESSION.search(exchange.text[:_READ]) is not None
