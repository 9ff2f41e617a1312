"""Mails of changes: one a day for each watcher, if anything changed."""

import time
import uuid
from collections import defaultdict
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.mail import EmailMessage
from django.db import transaction
from django.template.loader import render_to_string
from django.utils import timezone

from agentauth.models import Watch, Watcher, WatchMail, Webhook
from agentauth.watching.telling import still_true, tell_changes
from agentauth.watching.watches import leave, leaving_address, watcher_address
from config.database.clock import put_back
from config.mail import mail_due, sends_mail
from index.checks import CHECKS
from index.reports.listing_states import ListingChange, Move, listing_states
from index.reports.mail_refusals import refusal_address, refuses_mail
from index.values.addresses import report_url
from index.values.vocabulary import Cause, CheckId

MAIL_EVERY = timedelta(days=1)  # Between two mails to a watcher
LOOK_AFTER = timedelta(hours=1)  # Between two comparisons that find nothing
LOOK_SECONDS = 20  # Of a turn
MOST_TRIES = 60  # Of one mail, about two weeks: then the address is deleted

_AT_ONCE = 100  # Watchers


def mail_changes() -> int:
    """Write mails for watchers whose time it is, and send what is due; return how many were mailed."""
    if not sends_mail():
        return 0
    put_back(Watcher.objects.all(), "look_at", longest=MAIL_EVERY)
    put_back(WatchMail.objects.filter(mailed_at__isnull=False), "mailed_at")
    ends_at = time.monotonic() + LOOK_SECONDS
    while time.monotonic() < ends_at and _write_mails() == _AT_ONCE:
        pass
    mailed = mail_due(WatchMail.objects.select_related("watcher"), _mail)
    WatchMail.objects.filter(mailed_at__isnull=False).exclude(changes=[]).update(changes=[])
    Watcher.objects.filter(mails__mailed_at=None, mails__mail_tries__gte=MOST_TRIES).delete()
    return mailed


@transaction.atomic
def _write_mails() -> int:
    now = timezone.now()
    due = Watcher.objects.filter(look_at__lte=now).order_by("look_at", "id")
    watchers = list(due.select_for_update(skip_locked=True)[:_AT_ONCE])
    watches: dict[int, list[Watch]] = defaultdict(list)
    for watch in Watch.objects.filter(watcher__in=watchers).order_by("host"):
        watches[watch.watcher_id].append(watch)
    states = listing_states({watch.host for rows in watches.values() for watch in rows})
    mails = {mail.watcher_id: mail for mail in WatchMail.objects.filter(watcher__in=watchers).order_by("id")}
    hooks = Webhook.objects.select_for_update(skip_locked=True)
    paused = hooks.filter(watcher__in=watchers, is_pause_told=False)
    pauses = {hook.watcher_id: hook for hook in paused}
    changed: list[Watch] = []
    for watcher in watchers:
        last = mails.get(watcher.pk)
        free_at = _free_at(last, now)
        watcher.look_at = free_at if free_at > now else now + LOOK_AFTER
        rows = watches[watcher.pk]
        if free_at > now:
            rows = [watch for watch in rows if watch.mailed_state is None]
        changes = tell_changes(rows, states, "mailed_state")
        changed += rows
        if changes or (free_at <= now and watcher.pk in pauses):
            _write_mail(watcher, last, changes, pauses.get(watcher.pk))
            watcher.look_at = now + MAIL_EVERY
    Watch.objects.bulk_update(changed, ["mailed_state"], batch_size=500)
    Watcher.objects.bulk_update(watchers, ["look_at"])
    return len(watchers)


def _free_at(last: WatchMail | None, now: datetime) -> datetime:
    """When the next mail may be written: none beside one that waits, or within a day of the last."""
    if last is None:
        return now
    return now + LOOK_AFTER if last.mailed_at is None else last.mailed_at + MAIL_EVERY


def _write_mail(
    watcher: Watcher, last: WatchMail | None, changes: list[ListingChange], pause: Webhook | None
) -> None:
    if last is not None:
        last.delete()
    WatchMail.objects.create(
        watcher=watcher, message_id=uuid.uuid4().hex, changes=changes, tells_pause=pause is not None
    )
    if pause is not None:
        Webhook.objects.filter(pk=pause.pk).update(is_pause_told=True)


def _mail(mail: WatchMail) -> EmailMessage | None:
    """None, and no row, if nothing of it holds any more or the address wants no mail."""
    if refuses_mail(mail.watcher.email):
        leave(mail.watcher)
        return None
    watches = list(Watch.objects.filter(watcher=mail.watcher_id))
    states = listing_states({change["host"] for change in mail.changes})
    changes = still_true(mail.changes, watches, states)
    hook = Webhook.objects.filter(watcher=mail.watcher_id, paused_at__isnull=False).first()
    paused = hook.paused_why if hook and mail.tells_pause else ""
    if not changes and not paused:
        mail.delete()
        Watcher.objects.filter(pk=mail.watcher_id).update(look_at=timezone.now())
        return None
    manage = watcher_address(mail.watcher)
    leaving = leaving_address(manage)
    context = {
        "hosts": [describe_change(change) for change in changes],
        "paused": paused,
        "manage": manage,
        "leave": leaving,
        "never": refusal_address(mail.watcher.email),
    }
    headers = make_headers(mail.message_id) | {
        "List-Unsubscribe": f"<{leaving}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return EmailMessage(
        _subject(changes),
        render_to_string("watch_mail.txt", context),
        to=[mail.watcher.email],
        headers=headers,
    )


def make_headers(id_: str) -> dict[str, str]:
    """Headers of a mail that nobody typed; its Message-ID is the same at each try."""
    name = urlsplit(settings.BASE_URL).hostname or "localhost"
    return {"Message-ID": f"<{id_}@{name.replace(':', '.')}>", "Auto-Submitted": "auto-generated"}


def _subject(changes: list[ListingChange]) -> str:
    if not changes:
        return "Your webhook is paused"
    count = len(changes)
    return f"{count} host{'s' if count > 1 else ''} that you watch changed"


def describe_change(change: ListingChange) -> dict[str, Any]:
    """In words: none of them the site's."""
    moves = {
        Move.LISTED: "It is listed now.",
        Move.LEFT: "It left the index.",
        Move.RELISTED: "It left the index and is listed again.",
    }
    lines = [moves[Move(change["move"])]] if change["move"] in moves else []
    for answer in change.get("answers", ()):
        moved = f"{_label(answer['check'])}: {answer['after']}, was {answer['before']}"
        lines.append(f"{moved} ({_because(answer)}).")
    for tools in change.get("tools", ()):
        plural = "" if tools["added"] == 1 else "s"
        moved = f"{_label(tools['check'])}: {tools['added']} tool{plural} added, {tools['gone']} gone"
        lines.append(f"{moved} ({_because(tools)}).")
    report = "" if change["move"] == Move.LEFT else report_url(change["host"])
    return {"host": change["host"], "lines": lines, "report": report}


def _label(check: str) -> str:
    return CHECKS[CheckId(check)].label if check in set(CheckId) else check


def _because(move: Mapping[str, Any]) -> str:
    if move["cause"] == Cause.SITE:
        return "the site changed"
    if move["cause"] == Cause.RUBRIC:
        return f"our rubric {move['rubric_version']} judges the same evidence differently"
    return "the site or our rubric changed"
