"""Retry-After (RFC 9110 §10.2.3)."""

from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime

from probes.evidence.evidence import Evidence


def asked_to_wait(evidence: Evidence, now: datetime) -> datetime | None:
    """At most 30 days ahead."""
    moments = [
        moment
        for exchange in evidence.exchanges
        if exchange.status in {429, 503} and (moment := retry_after(exchange.header("retry-after"), now))
    ]
    return min(max(moments), now + timedelta(days=30)) if moments else None


def retry_after(value: str, now: datetime) -> datetime | None:
    if value.isascii() and value.isdigit():
        return now + timedelta(seconds=min(int(value[:9]), 30 * 86400))
    try:
        moment = parsedate_to_datetime(value)
    except (ValueError, OverflowError):
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
