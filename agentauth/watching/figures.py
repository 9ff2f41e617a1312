"""Figures of watches for operators: numbers, never an address."""

from typing import Any

from django.db.models import Q
from django.utils import timezone

from agentauth.models import Watch, Watcher, WatchMail, WatchRequest, Webhook, WebhookBatch

MOST_COUNTED = 100_000


def watch_gauges() -> dict[str, Any]:
    """`rows` and `webhooks` are counts by name, up to MOST_COUNTED; `oldest_waits` is in seconds."""
    hooks = Webhook.objects.all()
    proved = Q(proved_at__isnull=False, is_challenged=False)
    oldest = WebhookBatch.objects.order_by("made_at").values_list("made_at", flat=True).first()
    return {
        "rows": {
            "watchers": _count(Watcher.objects.all()),
            "watches": _count(Watch.objects.all()),
            "unconfirmed": _count(WatchRequest.objects.all()),
            "waiting_mails": _count(WatchMail.objects.filter(mailed_at=None)),
            "waiting_batches": _count(WebhookBatch.objects.all()),
        },
        "webhooks": {
            "active": _count(hooks.filter(proved, paused_at=None)),
            "challenged": _count(hooks.filter(~proved, paused_at=None)),
            "paused": _count(hooks.filter(paused_at__isnull=False)),
        },
        "oldest_waits": (timezone.now() - oldest).total_seconds() if oldest else 0.0,
    }


def _count(rows: Any) -> int:
    return int(rows[:MOST_COUNTED].count())
