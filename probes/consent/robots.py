"""Decision from one robots.txt exchange (RFC 9309 §2.3)."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from index.values.reasons import OutcomeReason
from probes.consent.groups import RobotsField, RobotsLine, applicable
from probes.consent.paths import path_of, rules_of
from probes.consent.rulebook import Rulebook
from probes.consent.signals import consents, refuses
from probes.evidence.charsets import decoded
from probes.evidence.evidence import Ending, Exchange
from probes.readers.walls import is_wall, led_to_wall

MAX_BYTES: Final = 500 * 1024
"""Bytes of the file that count (RFC 9309 §2.5 demands at least this)."""

_HTML: Final = re.compile(r"\A\s*<[!?a-z]|<(?:!doctype|html|head|body)\b", re.IGNORECASE)
_USER_AGENT: Final = re.compile(r"^[^\S\n]*+user[- ]?agent\s*+:", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Robots:
    """Our view of one robots.txt.

    `reason`: why it couldn't be read; `refusal`: why we must stop; `consents`: it allows AI input explicitly.
    `text` is "" for an HTML page.
    """

    readable: bool
    reason: OutcomeReason | None
    refusal: OutcomeReason | None
    consents: bool
    text: str
    url: str
    _rules: Rulebook = field(default_factory=Rulebook, repr=False)

    def allows(self, url: str) -> bool:
        try:
            path = path_of(url)
        except ValueError:
            return False
        return path == "/robots.txt" or (self.readable and self._rules.allows(path))


@lru_cache(maxsize=16)  # asked at every stage of a visit, between those of many others
def read_robots(exchange: Exchange) -> Robots:
    """Return the decision from a request for /robots.txt."""
    unreadable = _unreadable(exchange)
    if unreadable:
        return Robots(
            readable=False, reason=unreadable, refusal=None, consents=False, text="", url=exchange.final_url
        )
    text = _text(exchange) if exchange.answered and 200 <= (exchange.status or 0) < 300 else ""
    lines = applicable(text)
    rules = Rulebook.of(rules_of(lines))
    refusal = _refusal(lines, rules)
    return Robots(
        readable=True,
        reason=None,
        refusal=refusal,
        consents=refusal is None and consents(lines),
        text=text,
        url=exchange.final_url,
        _rules=rules,
    )


def _unreadable(exchange: Exchange) -> OutcomeReason | None:
    """Return why nothing may be concluded. 4xx and endless redirects mean that there is no file (§2.3.1)."""
    if exchange.ending is Ending.TOO_MANY_REDIRECTS:
        return None
    if exchange.ending is Ending.ROBOTS_DISALLOWED:
        return OutcomeReason.ROBOTS_UNREADABLE
    if led_to_wall(exchange):
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
    """Return the file up to the cap, cut at a line end; "" for HTML."""
    body = exchange.body[:MAX_BYTES]
    if exchange.truncated or len(exchange.body) > MAX_BYTES:
        body = body[: max(body.rfind(b"\n"), body.rfind(b"\r")) + 1]
    text = decoded(body, "")
    return "" if _is_html(text) else text


def _is_html(text: str) -> bool:
    """Whether it is HTML; a file with a User-agent line before any tag is a robots.txt."""
    start = re.sub(r"#[^\r\n]*", "", text[:4096])
    tag = _HTML.search(start)
    return tag is not None and not _USER_AGENT.search(start, 0, tag.start())


def _refusal(lines: tuple[RobotsLine, ...], rules: Rulebook) -> OutcomeReason | None:
    if not rules.allows("/"):
        return OutcomeReason.ROBOTS_DISALLOW
    if refuses(lines, RobotsField.CONTENT_SIGNAL):
        return OutcomeReason.CONTENT_SIGNAL
    return OutcomeReason.CONTENT_USAGE if refuses(lines, RobotsField.CONTENT_USAGE) else None
