"""Stored exchanges behind a report's evidence lines."""

import logging
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from typing import Annotated

from pydantic import Field

from index.shapes import EvidenceLine, Shape
from index.values.errors import Unavailable
from probes.evidence import homes
from probes.evidence.evidence import Evidence, Exchange
from probes.evidence.homes import EvidenceLost, EvidenceUnavailable, place_of
from probes.models import ProbeRun, StoredEvidence

EXCERPT = 2_000  # Characters of a reply
HEADER = 200  # Characters of a header's value

_RUNS = 4
_KEPT = "\n\u200c\u200d"
_NO_TEXT = (
    "image/",
    "audio/",
    "video/",
    "font/",
    "application/octet-stream",
    "application/pdf",
    "application/zip",
)


logger = logging.getLogger(__name__)


class Led(Shape):
    """One redirect on the way."""

    url: str
    status: int
    location: str


class _Stored(Shape):
    stored: Annotated[bool, Field(description="False: only the line of the report is left.")]
    hops: list[Led]
    sent: dict[str, str]
    headers: dict[str, str]
    excerpt: Annotated[
        str | None,
        Field(description=f"At most {EXCERPT} characters of the body; null if it isn't text."),
    ]
    cut: Annotated[bool, Field(description="Whether there was more.")]


class StoredExchange(EvidenceLine, _Stored):
    """A line of evidence, with what was stored of its exchange. All of it is untrusted."""


def exchanges(host: str, lines: Iterable[EvidenceLine]) -> list[StoredExchange]:
    """A report's evidence lines, each with its exchange from storage.

    Excerpts have no control, bidi or invisible characters; "" is an empty body. Raises Unavailable.
    """
    wanted = list(lines)
    found = {_key(one): one for one in _stored(host, wanted)} if wanted else {}
    return [{**line, **_details(found.get(_key_of(line)))} for line in wanted]


def _stored(host: str, lines: list[EvidenceLine]) -> Iterator[Exchange]:
    last = max(datetime.fromisoformat(line["at"]) for line in lines)
    missing = {_key_of(line) for line in lines}
    runs = ProbeRun.objects.filter(host=host, started_at__lte=last, evidence__isnull=False)
    for run in runs.order_by("-started_at").select_related("evidence")[:_RUNS]:
        with suppress(ValueError, KeyError, TypeError):
            for exchange in Evidence.unpack(_packed(run.evidence)).exchanges:
                missing.discard(_key(exchange))
                yield exchange
        if not missing:
            return


def _packed(evidence: StoredEvidence) -> bytes:
    """Raises Unavailable, and ValueError if it is lost."""
    try:
        return homes.load(place_of(evidence))
    except EvidenceLost as error:
        raise ValueError(str(error)) from error
    except EvidenceUnavailable as error:
        logger.warning("evidence cannot be shown: %s", error)
        raise Unavailable("the store of evidence does not answer") from error


def _key(exchange: Exchange) -> tuple[str, str, str, str]:
    return exchange.method, exchange.url, exchange.at, exchange.sha256


def _key_of(line: EvidenceLine) -> tuple[str, str, str, str]:
    return line["method"], line["url"], line["at"], line["sha256"]


def _details(exchange: Exchange | None) -> _Stored:
    if exchange is None:
        return {"stored": False, "hops": [], "sent": {}, "headers": {}, "excerpt": None, "cut": False}
    text = _text(exchange)
    return {
        "stored": True,
        "hops": [{"url": hop.url, "status": hop.status, "location": hop.location} for hop in exchange.hops],
        "sent": _headers(exchange.sent),
        "headers": _headers(exchange.headers),
        "excerpt": None if text is None else text[:EXCERPT],
        "cut": exchange.truncated or (text is not None and len(text) > EXCERPT),
    }


def _headers(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    return {name: _harmless(value)[:HEADER] for name, value in pairs}


def _text(exchange: Exchange) -> str | None:
    """The beginning of the body; None if it isn't text or wasn't kept."""
    if exchange.is_bodiless:
        return None
    beginning = exchange.body[: EXCERPT * 4 + 4]
    if exchange.media_type.startswith(_NO_TEXT) or b"\0" in beginning:
        return None
    return _harmless(
        beginning.decode("utf-8-sig", errors="replace").replace("\r\n", "\n").replace("\t", "    ")
    )


def _harmless(text: str) -> str:
    return "".join(c for c in text if c in _KEPT or _visible(c))


def _visible(char: str) -> bool:
    # U+E0100 and on are variation selectors that carry hidden text and no glyph.
    return unicodedata.category(char)[0] != "C" and not "\U000e0100" <= char <= "\U000e01ef"
