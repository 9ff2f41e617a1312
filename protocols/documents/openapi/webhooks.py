"""The OpenAPI webhooks of watches: what targets are sent."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from agentauth.watching.hooks import STATUS_GONE
from index.reports.listing_states import ListingChange, Move
from index.values.vocabulary import Answer, Cause, CheckId
from protocols.documents.openapi.parts import JSON, body, example, reference
from protocols.webhooks.payloads import (
    ID,
    SIGNATURE,
    TIMESTAMP,
    Challenge,
    ChallengePayload,
    ChangesPayload,
    challenge_payload,
    changes_payload,
)

SHAPES = (Challenge, ChallengePayload, ChangesPayload)

_AT = datetime(2026, 11, 20, 8, 30, tzinfo=UTC)
_CHALLENGE = "fedcba9876543210" * 2
_CHANGES: tuple[ListingChange, ...] = (
    {
        "host": "www.python.org",
        "move": Move.CHANGED,
        "listing": "",
        "answers": [
            {
                "check": CheckId.LLMS_TXT.value,
                "before": Answer.NO,
                "after": Answer.YES,
                "cause": Cause.SITE,
                "rubric_version": None,
            }
        ],
        "tools": [],
    },
    {"host": "docs.python.org", "move": Move.LEFT, "listing": ""},
)
_HEADERS = (
    (ID, "The same at each try.", {"type": "string", "pattern": "^msg_[0-9a-f]{32}$"}, f"msg_{_CHALLENGE}"),
    (
        TIMESTAMP,
        "Seconds since 1970 at which this request was made.",
        {"type": "string", "pattern": r"^\d+$"},
        str(int(_AT.timestamp())),
    ),
    (
        SIGNATURE,
        (
            "HMAC-SHA256 over id, timestamp and body as they were sent, joined by full stops; two, with a "
            "space between, for a day after a new secret."
        ),
        {"type": "string", "pattern": "^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)?$"},
        f"v1,{'A' * 43}=",
    ),
)


def describe_webhooks() -> dict[str, Any]:
    return {"watch.challenge": {"post": _challenge()}, "watch.changes": {"post": _changes()}}


def _webhook(name: str, summary: str, description: str, **rest: Any) -> dict[str, Any]:
    return {
        "operationId": name,
        "summary": summary,
        "description": f"{description} Signed as Standard Webhooks has it; redirects are not followed.",
        "tags": ["watches"],
        "parameters": [_header(*header) for header in _HEADERS],
        **rest,
    }


def _header(name: str, description: str, schema: Mapping[str, Any], shown: str) -> dict[str, Any]:
    return {
        "name": name,
        "in": "header",
        "required": True,
        "description": description,
        "schema": schema,
        "examples": {"shown": {"value": shown}},
    }


def _challenge() -> dict[str, Any]:
    asked = {"challenge": example("A challenge", challenge_payload(_CHALLENGE, _AT))}
    echoes = {
        "object": example("As challenge, with nothing beside it", {"challenge": _CHALLENGE}),
        "alone": example("Alone", _CHALLENGE),
    }
    echo = {"oneOf": [reference(Challenge), {"type": "string"}]}
    content = {
        JSON: {"schema": echo, "examples": echoes},
        "text/plain": {"schema": {"type": "string"}, "examples": {"alone": example("Alone", _CHALLENGE)}},
    }
    return _webhook(
        "receive_challenge",
        "Whether the target of a webhook wants to be one",
        "Sent when a watcher names a target or asks for a challenge; nothing else is sent before its echo.",
        requestBody=body(reference(ChallengePayload), asked),
        responses={
            "2XX": {"description": "The challenge, within 10 seconds: changes follow.", "content": content},
            "4XX": {
                "description": "As any other answer: the webhook is paused until its owner wants a challenge."
            },
        },
    )


def _changes() -> dict[str, Any]:
    told = {"changes": example("One host changed, one left", changes_payload(_CHANGES, _AT))}
    return _webhook(
        "receive_changes",
        "What changed of watched hosts, once an hour at most",
        "At least once: what comes again has the same webhook-id. It names no tool and has no word of a "
        "site.",
        requestBody=body(reference(ChangesPayload), told),
        responses={
            "2XX": {"description": "Taken, if it comes within 10 seconds."},
            str(STATUS_GONE): {"description": "The webhook is paused."},
            "4XX": {
                "description": "As any other answer: it comes again after 1 hour, then 2, 4 and so on up to "
                "a day; after three days the webhook is paused."
            },
        },
    )
