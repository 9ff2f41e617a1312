"""The OpenAPI operations of watches."""

from typing import Any

from index.values.addresses import report_url, service_url
from protocols import errors, limits
from protocols.documents.openapi.pages import form_page
from protocols.documents.openapi.parts import (
    JSON,
    PAGES,
    answer,
    body,
    error,
    example,
    forged_form_response,
    reference,
)
from protocols.pages import watch
from protocols.pages.watch import HostToWatch
from protocols.pages.watches import (
    EXAMPLE_URL,
    RATE,
    WatchesChanged,
    no_watcher,
    too_many_webhooks,
    unfit_target,
)
from protocols.schemas.watches import (
    MailRefused,
    WatchConfirmed,
    WatchedHost,
    WatcherLeft,
    WatcherState,
    WatchTaken,
    WebhookLine,
    WebhookState,
)

SHAPES = (
    HostToWatch,
    WatchesChanged,
    WatchTaken,
    WatchConfirmed,
    WatchedHost,
    WebhookLine,
    WebhookState,
    WatcherState,
    WatcherLeft,
    MailRefused,
)

_KEY = "0123456789abcdef" * 2
_PARAMETER = {
    "name": "key",
    "in": "path",
    "required": True,
    "description": "From a mail: whoever knows it may read and change what is here.",
    "schema": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
    "examples": {"key": {"value": _KEY}},
}
_ADDRESS = {
    **_PARAMETER,
    "description": "From a mail: it stands for the address that got the mail.",
    "schema": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
    "examples": {"key": {"value": _KEY * 2}},
}
_NOTHING = {"content": {JSON: {"schema": {"type": "object"}, "examples": {"empty": example("Nothing", {})}}}}
_AT = "2026-11-20T08:30:00+00:00"


def operations() -> dict[str, Any]:
    return {
        "/watch": {
            "get": form_page("watch_page", "What watching a host is, and a form", watch.about_watching()),
            "post": _ask(),
        },
        "/watch/confirm/{key}": {"post": _confirm()},
        "/watch/{key}": {"post": _change()},
        "/watch/{key}.json": {"get": _read()},
        "/watch/leave/{key}": {"get": _leave_page(), "post": _leave()},
        "/watch/never/{key}": {"get": _refuse_page(), "post": _refuse()},
    }


def _by_accept(response: dict[str, Any]) -> dict[str, Any]:
    """The response, which is a page for who asks for none of JSON."""
    return {**response, "content": PAGES | response["content"]}


def _ask() -> dict[str, Any]:
    taken = {"taken": example("A mail comes", watch.take_watch(watch.EXAMPLE["host"]))}
    return {
        "operationId": "watch_host",
        "summary": "Be told by mail when a host changes",
        "description": "A mail with a link comes first; nothing is sent before its button is pressed. The "
        "answer is the same for every host and address. Not counted against the day.",
        "requestBody": body(reference(HostToWatch), {"host": example("A host", watch.EXAMPLE)}),
        "responses": {
            "202": answer("It was taken.", reference(WatchTaken), taken),
            "400": error(
                "A field is missing or cannot be taken.",
                watch.no_email,
                errors.no_object,
                errors.malformed_error,
            ),
            "403": forged_form_response(),
            "404": error("This service has no mail server.", watch.no_mail),
            "429": error(
                "Too many requests.", lambda: limits.too_many(watch.RATE, "requests to watch", 1800)
            ),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _confirm() -> dict[str, Any]:
    begun = {"status": "watching", "host": watch.EXAMPLE["host"], "manage": service_url(f"/watch/{_KEY}")}
    return {
        "operationId": "confirm_watch",
        "summary": "Begin the watch that was asked for",
        "description": "The address is in the mail. Reading it changes nothing.",
        "parameters": [_PARAMETER],
        "requestBody": _NOTHING,
        "responses": {
            "200": answer(
                "The watch has begun.", reference(WatchConfirmed), {"begun": example("Begun", begun)}
            ),
            "400": error(
                "The address watches as many hosts as one may.", watch.too_many_hosts, errors.no_object
            ),
            "403": forged_form_response(),
            "404": _by_accept(error("There is no request at this address, or no longer.", watch.no_request)),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _state() -> WatcherState:
    host = watch.EXAMPLE["host"]
    return {
        "address": "o…@python.org",
        "hosts": [{"host": host, "report": report_url(host), "since": _AT}],
        "webhook": {
            "url": EXAMPLE_URL,
            "state": "active",
            "why": "",
            "next_at": _AT,
            "deliveries": [
                {
                    "at": _AT,
                    "id": f"msg_{_KEY}",
                    "kind": "challenge",
                    "taken": True,
                    "status": 200,
                    "note": "",
                    "bytes": 122,
                    "milliseconds": 80,
                }
            ],
        },
        "secret": "",
        "leave": service_url(f"/watch/leave/{_KEY}"),
    }


def _read() -> dict[str, Any]:
    return {
        "operationId": "get_watches",
        "summary": "What an address watches, its webhook and the log of that",
        "description": "Not counted against the day.",
        "parameters": [_PARAMETER],
        "responses": {
            "200": answer("The watches.", reference(WatcherState), {"state": example("One host", _state())}),
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": error("There are no watches at this address.", no_watcher),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _change() -> dict[str, Any]:
    host = watch.EXAMPLE["host"]
    acts = {
        "webhook": example("Send changes to a webhook too", {"act": "webhook", "url": EXAMPLE_URL}),
        "stop": example("End one watch", {"act": "stop", "host": host}),
    }
    made = {"state": example("A new webhook, with its secret", {**_state(), "secret": f"whsec_{'A' * 43}="})}
    return {
        "operationId": "change_watches",
        "summary": "End a watch, or make, challenge, rotate or delete the webhook",
        "description": "A target is an https URL; it gets a challenge first, and echoes it. Changes are then "
        "posted once an hour at most: webhooks of /openapi.json has both. Not counted against the day.",
        "parameters": [_PARAMETER],
        "requestBody": body(reference(WatchesChanged), acts),
        "responses": {
            "200": answer(
                "The watches, or that the address left with its last one.",
                {"oneOf": [reference(WatcherState), reference(WatcherLeft)]},
                made,
            ),
            "400": error(
                "A field cannot be taken, or too many webhooks have that target.",
                lambda: unfit_target("the URL is not https"),
                lambda: too_many_webhooks("python.org"),
                errors.no_object,
            ),
            "403": forged_form_response(),
            "404": _by_accept(error("There are no watches at this address.", no_watcher)),
            "429": error("Too many changes.", lambda: limits.too_many(RATE, "changes", 1800)),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _leave_page() -> dict[str, Any]:
    page = form_page("leave_page", "A button that ends all watches", watch.about_leaving(_KEY), _PARAMETER)
    page["responses"]["404"] = _of_no_key()
    return page


def _of_no_key() -> dict[str, Any]:
    return _by_accept(error("The address is not of that form.", no_watcher))


def _leave() -> dict[str, Any]:
    return {
        "operationId": "leave_watches",
        "summary": "End all watches of an address and delete it",
        "description": "One POST with any body or none (RFC 8058); the same answer for an unknown key.",
        "parameters": [_PARAMETER],
        "responses": {
            "200": _by_accept(
                answer(
                    "Nothing is sent any more.",
                    reference(WatcherLeft),
                    {"left": example("Left", watch.answer_to_leaving())},
                )
            ),
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": _of_no_key(),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _refuse_page() -> dict[str, Any]:
    about = watch.about_refusing(_KEY * 2)
    page = form_page("refuse_mail_page", "A button that refuses all mail", about, _ADDRESS)
    page["responses"]["404"] = _of_no_key()
    return page


def _refuse() -> dict[str, Any]:
    refused = {"refused": example("Refused", watch.answer_to_refusing())}
    return {
        "operationId": "refuse_mail",
        "summary": "Never be written to again",
        "description": "One POST with any body or none. No mail is sent to the address any more, whoever "
        "enters it; its watches end. The same answer for an unknown key.",
        "parameters": [_ADDRESS],
        "responses": {
            "200": _by_accept(answer("No mail is sent any more.", reference(MailRefused), refused)),
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": _of_no_key(),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }
