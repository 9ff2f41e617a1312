"""Classifies replies."""

import re
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache

from index.values.reasons import Reason
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.texts import clean_text
from probes.readers.walls import is_redirected_to_wall, is_wall

LONGEST_WAIT = timedelta(days=30)  # For which a Retry-After is heeded
HTML_TYPES = frozenset({"text/html", "application/xhtml+xml"})

_REFUSALS = frozenset({401, 402, 403, 407, 451, 999})
# Bot filters use any other 4xx, such as 418 and 430.
_TELLING = frozenset({200, 203, 204, 400, 404, 405, 406, 410, 411, 413, 414, 415, 422})
_SNIFFED = 8192
_ACCESS_DENIED = re.compile(rb"\s*(?:<\?xml[^>]{0,100}\?>\s*)?<Error>\s*<Code>AccessDenied</Code>")
_LEAD = re.compile(r"(?:\s+|<!--.*?-->|<\?xml[^>]*>)+", re.DOTALL)
_HTML_START = re.compile(
    r"<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|base|noscript|iframe)[\s>/]",
    re.IGNORECASE,
)
_ANY_TAG = re.compile(r"<(?:[!/]|[a-zA-Z][a-zA-Z0-9-]*[\s/>])")


@lru_cache(maxsize=64)  # some fifty times of the thirty replies of a visit
def why_unreadable(exchange: Exchange | None) -> Reason | None:
    """Why a reply says nothing about the site; None if usable, as 404, 405, 406 and 410 are.

    A redirect or 501 that ends a POST is usable: the server accepts none there.
    """
    if exchange is None:
        return Reason.NOT_ASKED
    if is_redirected_to_wall(exchange):
        return Reason.CHALLENGED
    if not exchange.answered:
        return Reason(exchange.ending.value)
    if is_wall(exchange):
        return Reason.CHALLENGED
    if _is_missing_in_bucket(exchange):
        return None
    return _by_status(exchange.status or 0, exchange.method)


def why_no_document(exchange: Exchange | None) -> Reason | None:
    """Why a reply holds no document, as it is unreadable, an error or HTML; None if it may hold one."""
    if (why := why_unreadable(exchange)) is not None or exchange is None:
        return why
    if not exchange.ok:
        return Reason.NOT_FOUND
    return Reason.IS_HTML if looks_like_html(exchange) else None


def control_failed(control: Exchange | None) -> bool:
    """A plain refusal is usable."""
    return why_unreadable(control) not in {None, Reason.REFUSED_ACCESS}


def is_from_cache(exchange: Exchange) -> bool:
    """Reads Age (RFC 9111 §5.1) and CDN headers."""
    said = f"{exchange.header('x-cache')} {exchange.header('cf-cache-status')}".lower()
    return "hit" in said or exchange.header("age").strip().strip("0").isdigit()


def accept_of(exchange: Exchange) -> str:
    """The Accept that was sent."""
    return next((value for name, value in exchange.sent if name == "accept"), "")


def looks_like_html(exchange: Exchange) -> bool:
    """Ignores Content-Type; Markdown with inline HTML is not HTML."""
    start = exchange.body[:_SNIFFED].decode("utf-8-sig", errors="ignore").replace("\0", "")
    if starts_like_html(start):
        return True
    return exchange.media_type in HTML_TYPES and _ANY_TAG.match(_without_lead(start)) is not None


def starts_like_html(text: str) -> bool:
    return _HTML_START.match(_without_lead(text[:_SNIFFED])) is not None


def describe_exchange(exchange: Exchange) -> str:
    """Such as "GET https://a.example/x answered 200 text/html"."""
    asked = f"{exchange.method} {clean_text(exchange.url, 200)}"
    if not exchange.answered:
        return f"{asked} was not answered ({exchange.ending.value.replace('_', ' ')})"
    label = clean_text(exchange.media_type, 60) or "without a media type"
    moved = f" at {clean_text(exchange.final_url, 200)}" if exchange.final_url != exchange.url else ""
    return f"{asked} answered {exchange.status} {label}{moved}"


def _is_missing_in_bucket(exchange: Exchange) -> bool:
    """S3 and similar stores answer 403 instead of 404 to clients that may not list. Not for home pages."""
    if exchange.status != 403 or exchange.purpose in {Purpose.HOME, Purpose.PAGE}:
        return False
    return _ACCESS_DENIED.match(exchange.body[:_SNIFFED]) is not None


def _by_status(status: int, method: str) -> Reason | None:
    if status in _REFUSALS:
        return Reason.REFUSED_ACCESS
    if status == 429:
        return Reason.RATE_LIMITED
    if 500 <= status < 600:
        return None if status == 501 and method == "POST" else Reason.SERVER_ERROR
    if 300 <= status < 400 and method == "POST":
        return None
    return None if status in _TELLING else Reason.UNEXPECTED_STATUS


def _without_lead(text: str) -> str:
    lead = _LEAD.match(text)
    return text[lead.end() :] if lead else text


def earliest_retry(evidence: Evidence, now: datetime) -> datetime | None:
    moments = [
        moment
        for exchange in evidence.exchanges
        if exchange.status in {429, 503} and (moment := retry_after(exchange.header("retry-after"), now))
    ]
    return max(moments, default=None)


def retry_after(value: str, now: datetime) -> datetime | None:
    """The time that a Retry-After header names, at most 30 days ahead; None if it names none."""
    latest = now + LONGEST_WAIT
    if value.isascii() and value.isdigit():
        return min(now + timedelta(seconds=int(value[:9])), latest)
    try:
        moment = parsedate_to_datetime(value)
    except (ValueError, OverflowError):
        return None
    return min(moment if moment.tzinfo else moment.replace(tzinfo=UTC), latest)
