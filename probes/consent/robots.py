"""One robots.txt exchange to a decision (RFC 9309 §2.3)."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from index.values.reasons import OutcomeReason
from probes.consent.groups import RobotsField, applicable
from probes.consent.paths import path_of, patterns_of
from probes.consent.rulebook import Rulebook
from probes.consent.signals import Signals
from probes.evidence.charsets import decoded
from probes.evidence.evidence import Ending, Exchange
from probes.readers.walls import is_wall, led_to_wall

MAX_BYTES: Final = 500 * 1024
"""How much of the file counts (RFC 9309 §2.5 asks for at least this)."""

_HTML: Final = re.compile(r"\A\s*<[!?a-z]|<(?:!doctype|html|head|body)\b", re.IGNORECASE)
_USER_AGENT: Final = re.compile(r"^[^\S\n]*+user[- ]?agent\s*+:", re.IGNORECASE | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Robots:
    """What one robots.txt says to us.

    `reason` says why it could not be read, `refusal` why we must not go on; `consents` means that it
    says yes to AI input. `text` is what was read as robots.txt, "" for an HTML page, and `url` where it stands.
    """

    readable: bool
    reason: OutcomeReason | None
    refusal: OutcomeReason | None
    consents: bool
    text: str
    url: str
    _rules: Rulebook = field(default_factory=Rulebook, repr=False)

    def allows(self, url: str) -> bool:
        """Whether the URL (of this robots.txt's own origin) may be fetched; robots.txt itself always may."""
        try:
            path = path_of(url)
        except ValueError:
            return False
        return path == "/robots.txt" or (self.readable and self._rules.allows(path))


@lru_cache(maxsize=16)  # asked at every stage of a visit, between those of many others
def read_robots(exchange: Exchange) -> Robots:
    """Give the decision that a request for /robots.txt led to, whatever came back."""
    unreadable = _unreadable(exchange)
    if unreadable:
        return Robots(
            readable=False, reason=unreadable, refusal=None, consents=False, text="", url=exchange.final_url
        )
    text = _text(exchange) if exchange.answered and 200 <= (exchange.status or 0) < 300 else ""
    said = applicable(text)
    rules = Rulebook.of(
        allowed=patterns_of(said[RobotsField.ALLOW]), disallowed=patterns_of(said[RobotsField.DISALLOW])
    )
    signals = Signals.of(said)
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
    """Why nothing may be concluded. 4xx and endless redirects mean that there is no file (§2.3.1)."""
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
    """Give the file up to the cap, cut at a line end so that half a rule never counts; "" for HTML."""
    body = exchange.body[:MAX_BYTES]
    if exchange.truncated or len(exchange.body) > MAX_BYTES:
        body = body[: max(body.rfind(b"\n"), body.rfind(b"\r")) + 1]
    text = decoded(body, "")
    return "" if _is_html(text) else text


def _is_html(text: str) -> bool:
    """Whether it is an HTML page; a file that names a user agent before any tag is a robots.txt with a tail."""
    start = re.sub(r"#[^\r\n]*", "", text[:4096])
    tag = _HTML.search(start)
    return tag is not None and not _USER_AGENT.search(start, 0, tag.start())


def _refusal(signals: Signals, rules: Rulebook) -> OutcomeReason | None:
    if not rules.allows("/"):
        return OutcomeReason.ROBOTS_DISALLOW
    if signals.refuse(RobotsField.CONTENT_SIGNAL):
        return OutcomeReason.CONTENT_SIGNAL
    return OutcomeReason.CONTENT_USAGE if signals.refuse(RobotsField.CONTENT_USAGE) else None
