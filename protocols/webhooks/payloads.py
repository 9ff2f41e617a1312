"""Bodies and signatures of webhooks (Standard Webhooks 1.0)."""

import hmac
import json
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal, NotRequired

from pydantic import Field
from standardwebhooks import Webhook as Signatures

from index.reports.listing_states import AnswerMove, ListingChange, Move, ToolMove
from index.shapes import Host, Shape, Timestamp, Url
from index.values.addresses import report_url

MEDIA_TYPE = "application/json"

# Headers of Standard Webhooks
ID = "webhook-id"
TIMESTAMP = "webhook-timestamp"
SIGNATURE = "webhook-signature"

_WITH_CHANGED = Field(description="Only with the move changed.")


class HostMove(Shape):
    """What changed of one host."""

    host: Host
    report: Annotated[Url, Field(description="Where the report is while the site is listed.")]
    move: Move
    answers: NotRequired[Annotated[list[AnswerMove], _WITH_CHANGED]]
    tools: NotRequired[Annotated[list[ToolMove], _WITH_CHANGED]]


class HostMoves(Shape):
    """What changed of the hosts of a watcher."""

    hosts: list[HostMove]


class ChangesPayload(Shape):
    """What changed since the target took the last one."""

    type: Literal["watch.changes"]
    timestamp: Annotated[Timestamp, Field(description="When the changes were seen.")]
    data: HostMoves


class Challenge(Shape):
    challenge: Annotated[str, Field(pattern="^[0-9a-f]{32}$", description="To be echoed.")]


class ChallengePayload(Shape):
    """The question whether the target wants to be one."""

    type: Literal["watch.challenge"]
    timestamp: Timestamp
    data: Challenge


def changes_payload(changes: Sequence[ListingChange], at: datetime) -> ChangesPayload:
    return {
        "type": "watch.changes",
        "timestamp": at.isoformat(timespec="seconds"),
        "data": {"hosts": [_host_move(change) for change in changes]},
    }


def _host_move(change: ListingChange) -> HostMove:
    host = change["host"]
    move: HostMove = {"host": host, "report": report_url(host), "move": change["move"]}
    if change["move"] == Move.CHANGED:
        move |= {"answers": change.get("answers", []), "tools": change.get("tools", [])}
    return move


def challenge_payload(challenge: str, at: datetime) -> ChallengePayload:
    return {
        "type": "watch.challenge",
        "timestamp": at.isoformat(timespec="seconds"),
        "data": {"challenge": challenge},
    }


def sign(id_: str, body: str, at: datetime, secrets: Sequence[str]) -> dict[str, str]:
    """Headers; a signature for each secret, as while one takes the place of another."""
    signatures = [Signatures(secret).sign(id_, at, body) for secret in secrets]
    return {
        ID: id_,
        TIMESTAMP: str(int(at.timestamp())),
        SIGNATURE: " ".join(signatures),
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
