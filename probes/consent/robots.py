"""Decides from a robots.txt exchange (RFC 9309 §2.3), of the host or of where its home page leads."""

import codecs
import re
from dataclasses import dataclass, field
from functools import lru_cache
from urllib.parse import urlsplit

from index.values.reasons import OutcomeReason
from probes.consent.groups import RobotsField, applicable_fields
from probes.consent.paths import path_of, patterns_of
from probes.consent.rulebook import Rulebook
from probes.consent.signals import Signals
from probes.evidence.charsets import decode
from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.readers.urls import origin_of, same_site
from probes.readers.walls import is_redirected_to_wall, is_wall

MAX_BYTES = 500 * 1024  # RFC 9309 §2.5 requires at least this

_MARK = re.compile(rb"\xef(?:\xbb\xbf?+)?+")  # The UTF-8 byte order mark, or a damaged one
_COMMENTS = re.compile(r"(?:<!--(?:-(?!->)|[^-]++)*+-->|#[^\r\n]*+|\s++)*+")
_COMMENT = re.compile(r"#[^\r\n]*")
_DOCUMENT = re.compile(r"<(?:!doctype|html|head|body)\b", re.IGNORECASE)
_MARKUP = re.compile(r"<[!?a-z]", re.IGNORECASE)
_USER_AGENT = re.compile(r"(?:\A|[\r\n])[^\S\r\n]*+user[- ]?agent", re.IGNORECASE)
_SNIFFED = 4096


@dataclass(frozen=True, slots=True)
class Robots:
    """`reason`: why it was unreadable; `refusal`: why we must stop; `consents`: it allows AI input."""

    readable: bool
    reason: OutcomeReason | None
    refusal: OutcomeReason | None
    consents: bool
    text: str
    url: str
    _rules: Rulebook = field(default_factory=Rulebook, repr=False)

    def allows(self, url: str) -> bool:
        """Whether a URL of this origin may be fetched; robots.txt always may."""
        try:
            path = path_of(url)
        except ValueError:
            return False
        return path == "/robots.txt" or (self.readable and self._rules.allows(path))


@lru_cache(maxsize=16)  # concurrent visits call it at every stage
def read_robots(exchange: Exchange) -> Robots:
    unreadable = _unreadable(exchange)
    if unreadable:
        return Robots(
            readable=False, reason=unreadable, refusal=None, consents=False, text="", url=exchange.final_url
        )
    text = _text(exchange) if exchange.answered and 200 <= (exchange.status or 0) < 300 else ""
    fields = applicable_fields(text)
    rules = Rulebook.from_patterns(
        allowed=patterns_of(fields[RobotsField.ALLOW]), disallowed=patterns_of(fields[RobotsField.DISALLOW])
    )
    signals = Signals.from_fields(fields)
    refusal = _refusal(signals, rules)
    return Robots(
        readable=True,
        reason=None,
        refusal=refusal,
        consents=refusal is None and signals.consent,
        text=text,
        url=exchange.final_url,
        _rules=rules,
    )


def _unreadable(exchange: Exchange) -> OutcomeReason | None:
    """4xx and endless redirects mean that there is no file (§2.3.1)."""
    if exchange.ending is Ending.TOO_MANY_REDIRECTS:
        return None
    if exchange.ending is Ending.ROBOTS_DISALLOWED:
        return OutcomeReason.ROBOTS_UNREADABLE
    if is_redirected_to_wall(exchange):
        return OutcomeReason.CHALLENGED
    if not exchange.answered:
        return OutcomeReason(exchange.ending.value)
    if is_wall(exchange):
        return OutcomeReason.CHALLENGED
    return _unreadable_status(exchange.status or 0)


def _unreadable_status(status: int) -> OutcomeReason | None:
    if status == 429:
        return OutcomeReason.RATE_LIMITED
    if 500 <= status < 600:
        return OutcomeReason.ROBOTS_SERVER_ERROR
    # 202 promises an answer later; edges send it in front of a challenge.
    return None if 200 <= status < 500 and status != 202 else OutcomeReason.ROBOTS_UNREADABLE


def _text(exchange: Exchange) -> str:
    """Cut at a line end, so that half a rule never counts; "" for HTML."""
    body = exchange.body[:MAX_BYTES]
    if exchange.truncated or len(exchange.body) > MAX_BYTES:
        body = body[: max(body.rfind(b"\n"), body.rfind(b"\r")) + 1]
    text = _decoded(body)
    head = _COMMENTS.match(text)
    rest = text[head.end() :] if head else text
    return "" if _is_html(rest) else rest


def _decoded(body: bytes) -> str:
    """Invalid UTF-8 bytes become surrogates, so that rules are compared by octets."""
    if body.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return decode(body, "")
    mark = _MARK.match(body)
    return body[mark.end() if mark else 0 :].decode(errors="surrogateescape")


def _is_html(text: str) -> bool:
    """A page with a user agent line before its tags, or after a PHP warning, is a robots.txt."""
    start = _COMMENT.sub("", text[:_SNIFFED])
    page = _DOCUMENT.search(start)
    if page is not None:
        return not _USER_AGENT.search(start, 0, page.start())
    return _MARKUP.match(text) is not None and not _USER_AGENT.search(text)


def _refusal(signals: Signals, rules: Rulebook) -> OutcomeReason | None:
    if not rules.allows("/"):
        return OutcomeReason.ROBOTS_DISALLOW
    if signals.refuse(RobotsField.CONTENT_SIGNAL):
        return OutcomeReason.CONTENT_SIGNAL
    return OutcomeReason.CONTENT_USAGE if signals.refuse(RobotsField.CONTENT_USAGE) else None


def redirect_refusal(evidence: Evidence) -> OutcomeReason | None:
    """Refusal of the whole site in the robots.txt of a target on the same site."""
    home = evidence.first(Purpose.HOME)
    if home is None or home.ending is not Ending.ROBOTS_DISALLOWED or not home.hops:
        return None
    target = home.hops[-1].location
    if not same_site(target, home.url):
        return None
    for exchange in evidence.all(Purpose.ROBOTS):
        if origin_of(exchange.url) == origin_of(target) and urlsplit(exchange.url).path == "/robots.txt":
            return read_robots(exchange).refusal
    return None
