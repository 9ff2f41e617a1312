"""/watch/<key>: what an address watches, and its webhook."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase
from rest_framework import serializers

from agentauth.models import Watcher, Webhook, WebhookDelivery
from agentauth.watching import hooks
from agentauth.watching.hooks import MOST_OF_A_DOMAIN, TooManyWebhooks
from agentauth.watching.watches import find_watcher, mask_address, stop_watching
from index.values.addresses import report_url
from probes.net.guard import MAX_URL, UrlRefusal, check_url
from protocols import limits
from protocols.errors import Code, ErrorObject, ErrorRaised
from protocols.live_checks import moment
from protocols.pages import forms
from protocols.pages.watch import answer_to_leaving
from protocols.schemas.serializers import Text
from protocols.schemas.watches import WatcherState, WebhookState

RATE = "30/h"  # Changes of a watcher's settings
ACTS = ("stop", "webhook", "challenge", "rotate", "delete_webhook")
EXAMPLE_URL = "https://www.python.org/hooks/readiness"


class WatchesChanged(serializers.Serializer[dict[str, str]]):
    """What is to become of the watches of an address."""

    act = serializers.ChoiceField(
        choices=ACTS,
        help_text="stop watching host; send changes to the webhook at url; challenge it again, which ends a "
        "pause; rotate its secret; delete_webhook.",
    )
    host = Text(max_length=253, allow_blank=True, default="", help_text="With stop: the host.")
    url = Text(
        max_length=MAX_URL, allow_blank=True, default="", help_text="With webhook: an https URL, port 443."
    )


@forms.form_or_json
@forms.forbid_indexing
def manage(request: HttpRequest, key: str) -> HttpResponseBase:
    """Show watches and webhook, or change them (POST): 200, 400, 404, 429 or 503."""
    watcher = find_watcher(key)
    if watcher is None:
        return forms.not_found(request, no_watcher())
    secret = ""
    if request.method == "POST":
        try:
            given = _given(request, key)
            url = _target(given["url"]) if given["act"] == "webhook" else ""
            secret = _act(watcher, given["act"], url)
        except ErrorRaised as wrong:
            return forms.refuse(request, "watches", _context(describe_watcher(watcher, key)), wrong.error)
        if given["act"] == "stop" and not stop_watching(watcher, given["host"]):
            left = answer_to_leaving()
            return forms.page(request, "watch_leave", {"answer": left}, answer=left)
    answer = describe_watcher(watcher, key, secret)
    return forms.page(request, "watches", _context(answer), answer=answer)


def _context(state: WatcherState) -> dict[str, Any]:
    return {"data": state, "most_of_a_domain": MOST_OF_A_DOMAIN}


def _given(request: HttpRequest, key: str) -> Mapping[str, str]:
    """Raises ErrorRaised."""
    asked = WatchesChanged(data=forms.texts(request, "act", "host", "url"))
    if not asked.is_valid():
        raise ErrorRaised(unfit_act(asked.errors))
    limit = {"group": "watches", "rate": RATE, "what": "changes"}
    if over := limits.over_limit(request, **limit, key=lambda *_: key):
        raise ErrorRaised(over)
    read: Mapping[str, str] = asked.validated_data
    return read


def _target(text: str) -> str:
    """The https URL. Raises ErrorRaised."""
    checked = check_url(text.strip(), connect_to=settings.PROBE_CONNECT_TO)
    if isinstance(checked, UrlRefusal):
        raise ErrorRaised(unfit_target(checked.reason))
    if checked.scheme != "https":
        raise ErrorRaised(unfit_target("the URL is not https"))
    return checked.url


def _act(watcher: Watcher, act: str, url: str) -> str:
    """Return a new secret, or "". Raises ErrorRaised."""
    try:
        if act == "webhook":
            return hooks.set_target(watcher, url)
        if act == "challenge":
            hooks.challenge_again(watcher)
    except TooManyWebhooks as full:
        raise ErrorRaised(too_many_webhooks(full.domain)) from None
    if act == "rotate":
        return hooks.rotate_secret(watcher)
    if act == "delete_webhook":
        hooks.delete_webhook(watcher)
    return ""


def describe_watcher(watcher: Watcher, key: str, secret: str = "") -> WatcherState:
    hook = Webhook.objects.filter(watcher=watcher).first()
    watches = watcher.watches.order_by("host")
    return {
        "address": mask_address(watcher.email),
        "hosts": [
            {
                "host": watch.host,
                "report": report_url(watch.host),
                "since": watch.created_at.isoformat(timespec="seconds"),
            }
            for watch in watches
        ],
        "webhook": _describe_webhook(hook) if hook else None,
        "secret": secret,
        "leave": f"{settings.BASE_URL}/watch/leave/{key}",
    }


def _describe_webhook(hook: Webhook) -> WebhookState:
    lines: Any = WebhookDelivery.objects.filter(webhook=hook).order_by("-id")
    return {
        "url": hook.url,
        "state": hook.state,
        "why": hook.paused_why,
        "next_at": None if hook.paused_at else moment(hook.due_at),
        "deliveries": [
            {
                "at": line.at.isoformat(timespec="seconds"),
                "id": line.message_id,
                "kind": "challenge" if line.is_challenge else "changes",
                "taken": line.is_taken,
                "status": line.status,
                "note": line.note,
                "bytes": line.size,
                "milliseconds": line.milliseconds,
            }
            for line in lines[: hooks.MOST_DELIVERIES]
        ],
    }


def no_watcher() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There are no watches at this address.",
        hint="Newer mails have a newer address; who left is deleted. You may ask again at /watch.",
    )


def unfit_act(problems: Mapping[str, Any]) -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error=" ".join(f"{name}: {' '.join(map(str, wrong))}" for name, wrong in problems.items()),
        hint="Give act, with stop a host, with webhook a url.",
        valid=ACTS if "act" in problems else (),
    )


def unfit_target(why: str) -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error=f"This cannot be the target of a webhook: {why}.",
        hint=f"Give an https URL of a public host, without credentials, on port 443: {EXAMPLE_URL}.",
    )


def too_many_webhooks(domain: str) -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error=f"{MOST_OF_A_DOMAIN} webhooks go to {domain}, the most that one domain may get.",
        hint="Let one webhook pass on what it gets: it has the changes of all hosts of an address.",
    )
