"""Webhooks of watchers: when each sends what, and how it ends if its target takes nothing.

`protocols.webhooks` sends; nothing here uses the network.
"""

import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import NamedTuple
from urllib.parse import urlsplit

from django.db import connection, transaction
from django.db.models import QuerySet
from django.utils import timezone

from agentauth.models import Watch, Watcher, Webhook, WebhookBatch, WebhookDelivery
from agentauth.registrations import hash_of
from agentauth.watching.keys import make_nonce, make_secret
from agentauth.watching.telling import still_true, tell_changes
from config.database.clock import put_back
from index.reports.listing_states import ListingChange, listing_states
from index.values.hosts import owner_domain

AN_HOUR = timedelta(hours=1)  # Between two requests to a target
RETRY_AT_MOST = timedelta(days=1)
GIVE_UP_AFTER = timedelta(days=3)  # Of failures in a row
OLD_SECRET_FOR = timedelta(days=1)
MOST_DELIVERIES = 50  # Of a webhook's log
# Each sends changes once an hour at most: a domain gets them every three minutes. Challenges come beside.
MOST_OF_A_DOMAIN = 20

_CLAIM_LOCK = 0x776562686F6F6B73  # Of PostgreSQL, for the time of a claim
_LEASE = timedelta(minutes=5)  # Longer than any request
STATUS_GONE = 410  # Standard Webhooks: the target wants no more
NOT_ECHOED = "The target did not echo the challenge."


class TooManyWebhooks(Exception):  # noqa: N818 - reads as what it is
    """The domain is the target of MOST_OF_A_DOMAIN webhooks."""

    def __init__(self, domain: str) -> None:
        super().__init__(domain)
        self.domain = domain


class TargetAnswer(NamedTuple):
    """What came of one request."""

    is_taken: bool
    status: int | None
    note: str
    size: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class DueRequest:
    """One request that this process may send until its lease ends; `challenge` or `changes`."""

    webhook: Webhook
    message_id: str
    lease: datetime
    secrets: tuple[str, ...] = field(repr=False)
    challenge: str = ""
    changes: Sequence[ListingChange] = ()
    made_at: datetime | None = None


@transaction.atomic
def set_target(watcher: Watcher, url: str) -> str:
    """Point the webhook at a target, which is challenged first; return the secret of a new one, else "".

    Raises TooManyWebhooks.
    """
    host = urlsplit(url).hostname or ""
    place = {"url": url, "host": host, "domain": owner_domain(host)}
    _admit(watcher, place["domain"])
    nonce = make_nonce()
    secret = make_secret(nonce)
    new = {**place, "nonce": nonce, "secret_hash": hash_of(secret)}
    hook, is_new = Webhook.objects.get_or_create(watcher=watcher, defaults=new)
    if is_new:
        return secret
    _challenge(hook, **place, proved_at=None)
    return ""


@transaction.atomic
def challenge_again(watcher: Watcher) -> None:
    """Send a challenge; once it is echoed a paused webhook goes on where it stood. Raises TooManyWebhooks."""
    if (hook := Webhook.objects.filter(watcher=watcher).first()) is not None:
        if hook.proved_at is None:  # strangers take no place from a target that echoed
            _admit(watcher, hook.domain)
        _challenge(hook)


def _admit(watcher: Watcher, domain: str) -> None:
    """Raises TooManyWebhooks. Paused webhooks do not count; the caller's transaction keeps the place."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_xact_lock(hashtextextended(%s, 0))", [f"webhooks of {domain}"])
    others = Webhook.objects.filter(domain=domain, paused_at=None).exclude(watcher=watcher)
    if others.count() >= MOST_OF_A_DOMAIN:
        raise TooManyWebhooks(domain)


def _challenge(hook: Webhook, **changes: object) -> None:
    start = {"is_challenged": True, "paused_at": None, "paused_why": "", "is_pause_told": True}
    fresh = {"due_at": timezone.now(), "fails": 0, "failing_since": None}
    Webhook.objects.filter(pk=hook.pk).update(**start, **fresh, **changes)


def rotate_secret(watcher: Watcher) -> str:
    """The new secret; the one before signs as well for OLD_SECRET_FOR. "" without a webhook."""
    hook = Webhook.objects.filter(watcher=watcher).first()
    if hook is None:
        return ""
    nonce = make_nonce()
    secret = make_secret(nonce)
    Webhook.objects.filter(pk=hook.pk).update(
        nonce=nonce,
        secret_hash=hash_of(secret),
        old_nonce=hook.nonce,
        old_until=timezone.now() + OLD_SECRET_FOR,
    )
    return secret


def delete_webhook(watcher: Watcher) -> None:
    Webhook.objects.filter(watcher=watcher).delete()
    Watch.objects.filter(watcher=watcher).update(hooked_state=None)


def claim_requests(most: int) -> list[DueRequest]:
    """Lease at most so many webhooks that have something to send, one of each host; others wait an hour."""
    put_back(Webhook.objects.all(), "due_at", longest=RETRY_AT_MOST)
    put_back(Webhook.objects.all(), "held_until", longest=_LEASE)
    put_back(Webhook.objects.all(), "failing_since")
    due: list[DueRequest] = []
    while len(due) < most:
        with transaction.atomic():
            with connection.cursor() as cursor:  # else two claims at once take two of a host
                cursor.execute("SELECT pg_advisory_xact_lock(%s)", [_CLAIM_LOCK])
            now = timezone.now()
            hooks = list(_first_of_hosts(now).select_for_update(skip_locked=True)[: most - len(due)])
            due += [request for hook in hooks if (request := _next_request(hook, now)) is not None]
        if not hooks:
            break
    return due


def _first_of_hosts(now: datetime) -> QuerySet[Webhook]:
    """The webhook of each host that has been due the longest, unless a request to the host is under way."""
    held = Webhook.objects.filter(held_until__gt=now).values("host")
    due = Webhook.objects.filter(paused_at=None, due_at__lte=now).exclude(host__in=held)
    first = due.order_by("host", "due_at", "id").distinct("host").values("pk")
    return Webhook.objects.filter(pk__in=first).order_by("due_at", "id")


def _next_request(hook: Webhook, now: datetime) -> DueRequest | None:
    secrets = _secrets(hook, now)
    if secrets is None:
        _pause(hook, now, "The service has another SECRET_KEY: make a new secret.")
        return None
    lease = now + _LEASE
    if hook.is_challenged:
        Webhook.objects.filter(pk=hook.pk).update(due_at=lease, held_until=lease)
        return DueRequest(hook, f"msg_{uuid.uuid4().hex}", lease, secrets, challenge=make_nonce())
    batch = _batch(hook, now) if hook.proved_at else None
    if batch is None:
        Webhook.objects.filter(pk=hook.pk).update(due_at=now + AN_HOUR)
        return None
    Webhook.objects.filter(pk=hook.pk).update(due_at=lease, held_until=lease)
    return DueRequest(hook, batch.message_id, lease, secrets, changes=batch.changes, made_at=batch.made_at)


def _secrets(hook: Webhook, now: datetime) -> tuple[str, ...] | None:
    """The newest first; None if SECRET_KEY is another than when they were shown."""
    secret = make_secret(hook.nonce)
    if hash_of(secret) != hook.secret_hash:
        return None
    is_old_valid = hook.old_nonce and hook.old_until and hook.old_until > now
    return (secret, make_secret(hook.old_nonce)) if is_old_valid else (secret,)


def _batch(hook: Webhook, now: datetime) -> WebhookBatch | None:
    """What the target has not confirmed as far as it still holds, else what changed since."""
    watches = list(Watch.objects.filter(watcher=hook.watcher_id).order_by("host"))
    states = listing_states({watch.host for watch in watches})
    if (batch := WebhookBatch.objects.filter(webhook=hook).first()) is not None:
        batch.changes = still_true(batch.changes, watches, states)
        if batch.changes:
            batch.save(update_fields=["changes"])
            return batch
        batch.delete()
    changes = tell_changes(watches, states, "hooked_state")
    Watch.objects.bulk_update(watches, ["hooked_state"])
    if not changes:
        return None
    id_ = f"msg_{uuid.uuid4().hex}"
    return WebhookBatch.objects.create(webhook=hook, message_id=id_, changes=changes, made_at=now)


def is_leased(request: DueRequest) -> bool:
    """False once its owner deleted or changed the webhook, or another process has gone on."""
    return Webhook.objects.filter(pk=request.webhook.pk, due_at=request.lease).exists()


def current_changes(request: DueRequest) -> list[ListingChange]:
    """What of a request holds right before it is sent; if nothing does, it is over."""
    watches = list(Watch.objects.filter(watcher=request.webhook.watcher_id))
    states = listing_states({change["host"] for change in request.changes})
    changes = still_true(request.changes, watches, states)
    if not changes:
        WebhookBatch.objects.filter(webhook=request.webhook, message_id=request.message_id).delete()
        Webhook.objects.filter(pk=request.webhook.pk, due_at=request.lease).update(due_at=timezone.now())
    return changes


def release_host(request: DueRequest) -> None:
    """Let others be sent to its host."""
    Webhook.objects.filter(pk=request.webhook.pk, held_until=request.lease).update(held_until=None)


@transaction.atomic
def record_answer(request: DueRequest, answer: TargetAnswer) -> None:
    """Log it, and settle when the webhook is due again; a webhook that was deleted meanwhile stays so."""
    now = timezone.now()
    hook = Webhook.objects.select_for_update().filter(pk=request.webhook.pk).first()
    if hook is None:
        return
    _log(hook, request, answer, now)
    if answer.is_taken:
        _settle_success(hook, request, now)
    elif hook.due_at == request.lease:  # else its owner or another process has gone on
        _settle_failure(hook, request, now, answer)


def _settle_success(hook: Webhook, request: DueRequest, now: datetime) -> None:
    changed: dict[str, object] = {"fails": 0, "failing_since": None}
    if not request.challenge:
        WebhookBatch.objects.filter(webhook=hook, message_id=request.message_id).delete()
        changed["due_at"] = hook.due_at if hook.is_challenged else now + AN_HOUR
    elif hook.url == request.webhook.url and hook.is_challenged:
        changed |= {"proved_at": now, "is_challenged": False, "due_at": now + AN_HOUR}
        if WebhookBatch.objects.filter(webhook=hook).exists():
            changed["due_at"] = now  # it goes on where it stood
        _begin(hook)
    Webhook.objects.filter(pk=hook.pk).update(**changed)


def _begin(hook: Webhook) -> None:
    """Changes count from now on, where none were counted yet."""
    watches = list(Watch.objects.filter(watcher=hook.watcher_id, hooked_state__isnull=True))
    states = listing_states({watch.host for watch in watches})
    tell_changes(watches, states, "hooked_state")
    Watch.objects.bulk_update(watches, ["hooked_state"])


def _settle_failure(hook: Webhook, request: DueRequest, now: datetime, answer: TargetAnswer) -> None:
    if request.challenge:  # once for each time that its owner asks: anybody's address may be given
        _pause(hook, now, NOT_ECHOED, is_told=True)
        return
    since = hook.failing_since or now
    if answer.status == STATUS_GONE:
        _pause(hook, now, "The target answered 410 Gone.")
        return
    if now - since >= GIVE_UP_AFTER:
        _pause(hook, now, "The target took nothing for three days.")
        return
    Webhook.objects.filter(pk=hook.pk).update(
        fails=min(hook.fails + 1, 1000),
        failing_since=since,
        due_at=now + min(AN_HOUR * 2 ** min(hook.fails, 16), RETRY_AT_MOST),
    )


def _pause(hook: Webhook, now: datetime, why: str, *, is_told: bool = False) -> None:
    Webhook.objects.filter(pk=hook.pk).update(
        paused_at=now, paused_why=why, is_pause_told=is_told, is_challenged=False
    )
    if not is_told:
        Watcher.objects.filter(pk=hook.watcher_id).update(look_at=now)


def _log(hook: Webhook, request: DueRequest, answer: TargetAnswer, now: datetime) -> None:
    WebhookDelivery.objects.create(
        webhook=hook,
        at=now,
        message_id=request.message_id,
        is_challenge=bool(request.challenge),
        is_taken=answer.is_taken,
        status=answer.status,
        note=answer.note[:200],
        size=answer.size,
        milliseconds=answer.milliseconds,
    )
    old = hook.deliveries.order_by("-id").values_list("id", flat=True)[MOST_DELIVERIES:]
    WebhookDelivery.objects.filter(pk__in=list(old)).delete()
