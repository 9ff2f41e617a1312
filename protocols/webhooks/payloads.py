"""Bodies and signatures of webhooks (Standard Webhooks 1.0)."""

import hmac
import json
from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal, TypedDict

from standardwebhooks import Webhook as Signatures

from index.reports.listing_states import AnswerMove, ListingChange, Move, ToolMove
from index.values.addresses import report_url

MEDIA_TYPE = "application/json"


class HostMove(TypedDict, total=False):
    """What changed of one host; `answers` and `tools` only where it changed."""

    host: str
    report: str
    move: str
    answers: Sequence[AnswerMove]
    tools: Sequence[ToolMove]


class WebhookPayload(TypedDict):
    """Body of a webhook."""

    type: Literal["watch.changes", "watch.challenge"]
    timestamp: str
    data: dict[str, Any]


def changes_payload(changes: Sequence[ListingChange], at: datetime) -> WebhookPayload:
    return {
        "type": "watch.changes",
        "timestamp": at.isoformat(timespec="seconds"),
        "data": {"hosts": [_host_move(change) for change in changes]},
    }


def _host_move(change: ListingChange) -> HostMove:
    move = HostMove(host=change["host"], report=report_url(change["host"]), move=change["move"])
    if change["move"] == Move.CHANGED:
        move |= {"answers": change.get("answers", []), "tools": change.get("tools", [])}
    return move


def challenge_payload(challenge: str, at: datetime) -> WebhookPayload:
    return {
        "type": "watch.challenge",
        "timestamp": at.isoformat(timespec="seconds"),
        "data": {"challenge": challenge},
    }


def sign(id_: str, body: str, at: datetime, secrets: Sequence[str]) -> dict[str, str]:
    """Headers; a signature for each secret, as while one takes the place of another."""
    signatures = [Signatures(secret).sign(id_, at, body) for secret in secrets]
    return {
        "webhook-id": id_,
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": " ".join(signatures),
    }


def is_echo(body: str, challenge: str) -> bool:
    """Whether a reply is the challenge alone, or {"challenge": …}: not a page that repeats all it gets."""
    echo: object = body.strip()
    try:
        parsed = json.loads(body)
    except (ValueError, RecursionError):
        parsed = None
    if isinstance(parsed, dict) and set(parsed) == {"challenge"}:
        echo = parsed["challenge"]
    elif isinstance(parsed, str):
        echo = parsed
    return isinstance(echo, str) and hmac.compare_digest(echo.encode(errors="replace"), challenge.encode())
