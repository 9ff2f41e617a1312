"""Headers by which a reply refuses us: X-Robots-Tag, Content-Signal and Content-Usage."""

import re
from collections.abc import Iterator
from dataclasses import replace

from index.values.reasons import OutcomeReason
from probes.consent.groups import TOKEN, RobotsField
from probes.consent.signals import header_refuses
from probes.evidence.evidence import Ending, Evidence, Exchange, Headers, Purpose

OURS = frozenset({"robots", "*", TOKEN.lower()})  # Robots' names that mean us

_NO_DOCUMENTS = frozenset({Purpose.ROBOTS, Purpose.WEBHOOK})
_SIGNALS = {
    "content-signal": (RobotsField.CONTENT_SIGNAL, OutcomeReason.CONTENT_SIGNAL_HEADER),
    "content-usage": (RobotsField.CONTENT_USAGE, OutcomeReason.CONTENT_USAGE_HEADER),
}
# Directives whose colon doesn't follow a robot's name.
_VALUED = frozenset({"unavailable_after", "max-snippet", "max-image-preview", "max-video-preview"})
_COLON = re.compile(r"(?<!\d):|:(?!\d\d)")  # A colon outside a time such as "13:09:53"


def header_refusal(headers: Headers) -> OutcomeReason | None:
    for name, value in headers:
        if name == "x-robots-tag" and any(
            robot in OURS and directive == "noai" for robot, directive in _directives(value)
        ):
            return OutcomeReason.NOAI_HEADER
        field, reason = _SIGNALS.get(name, (None, None))
        if field is not None and header_refuses(field, value):
            return reason
    return None


def refuses_document(purpose: Purpose, status: int | None, headers: Headers) -> bool:
    """Whether the body may be neither kept nor quoted; robots.txt, which says what is allowed, always may."""
    is_document = 200 <= (status or 0) < 300 and purpose not in _NO_DOCUMENTS
    return is_document and header_refusal(headers) is not None


def without_refused_documents(evidence: Evidence) -> Evidence:
    """Evidence of earlier versions kept documents whose headers refuse."""
    exchanges = tuple([_withheld(exchange) for exchange in evidence.exchanges])
    return evidence if exchanges == evidence.exchanges else replace(evidence, exchanges=exchanges)


def _withheld(exchange: Exchange) -> Exchange:
    if exchange.answered and refuses_document(exchange.purpose, exchange.status, exchange.headers):
        return replace(exchange, body=b"", ending=Ending.REFUSED_BY_HEADER)
    return exchange


def _directives(tag: str) -> Iterator[tuple[str, str]]:
    """Yield (robot, directive); a robot's name applies until the next."""
    robot = "robots"
    for part in filter(None, map(str.strip, re.split(r"[,;]", tag.lower()))):
        colon = _COLON.search(part) if ":" in part else None
        name = part[: colon.start()].strip(" \t\"'") if colon else ""
        if colon and name not in _VALUED:
            robot = name.partition("/")[0]  # without its version
        for word in (part[colon.end() :] if colon else part).split():
            yield robot, word.strip("\"'")
