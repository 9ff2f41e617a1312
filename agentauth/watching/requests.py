"""Requests to watch a host: stored, mailed for confirmation, confirmed."""

from datetime import timedelta

from django.conf import settings
from django.core.mail import EmailMessage
from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.template.loader import render_to_string
from django.utils import timezone

from agentauth.models import Watch, Watcher, WatchRequest
from agentauth.registrations import hash_of
from agentauth.watching.keys import make_key, make_nonce
from agentauth.watching.mailing import make_headers
from agentauth.watching.watches import MOST_HOSTS, TooManyHosts, make_watcher, settle_refusals
from config.database.clock import put_back
from config.mail import mail_due, sends_mail
from config.worklist import process_each
from index.reports.mail_refusals import inbox_of, refusal_address, refuses_mail

PENDING_FOR = timedelta(days=1)  # Then the address is deleted

_PURPOSE = "confirm"
_AT_ONCE = 200


def ask_to_watch(*, email: str, host: str) -> WatchRequest:
    """Store a request, the same way for every host and address. The address is kept in lower case."""
    nonce, email = make_nonce(), email.lower()
    return WatchRequest.objects.create(
        email=email,
        inbox=inbox_of(email),
        host=host,
        nonce=nonce,
        key_hash=hash_of(make_key(_PURPOSE, nonce)),
    )


def settle() -> int:
    """Choose what is mailed, drop the rest, mail confirmations; return how many were mailed."""
    settle_refusals()
    put_back(WatchRequest.objects.all(), "created_at")
    WatchRequest.objects.filter(created_at__lt=timezone.now() - PENDING_FOR).delete()
    with transaction.atomic():
        process_each(_new(), _settle, what="settling a request", name=lambda request: request.pk)
    if not sends_mail():
        return 0
    return mail_due(WatchRequest.objects.filter(is_pending=True), _mail)


def _new() -> QuerySet[WatchRequest]:
    rows = WatchRequest.objects.filter(is_pending=False).order_by("id")
    return rows.select_for_update(skip_locked=True)[:_AT_ONCE]


def _settle(request: WatchRequest) -> None:
    """The first of an inbox is mailed; one that is watched already, or wants no mail, brings none."""
    is_taken = WatchRequest.objects.filter(inbox=request.inbox, is_pending=True).exists()
    watched = Watch.objects.filter(watcher__email=request.email, host=request.host)
    if is_taken or watched.exists() or refuses_mail(request.email):
        request.delete()
        return
    request.is_pending = True
    try:
        with transaction.atomic():
            request.save(update_fields=["is_pending"])
    except IntegrityError:  # another worker chose another one of this inbox
        request.delete()


def _mail(request: WatchRequest) -> EmailMessage | None:
    """Without a word of who asked: not even the host. None, and no row, for who wants no mail."""
    if refuses_mail(request.email):
        request.delete()
        return None
    key = make_key(_PURPOSE, request.nonce)
    if hash_of(key) != request.key_hash:  # another SECRET_KEY
        WatchRequest.objects.filter(pk=request.pk).update(key_hash=hash_of(key))
    text = render_to_string(
        "watch_confirm_mail.txt",
        {
            "address": f"{settings.BASE_URL}/watch/confirm/{key}",
            "never": refusal_address(request.email),
            "base_url": settings.BASE_URL,
        },
    )
    headers = make_headers(request.key_hash[:32])
    return EmailMessage("Confirm that you want this mail", text, to=[request.email], headers=headers)


def find_request(key: str) -> WatchRequest | None:
    """None if unknown, confirmed or expired."""
    since = timezone.now() - PENDING_FOR
    return WatchRequest.objects.filter(key_hash=hash_of(key), is_pending=True, created_at__gte=since).first()


@transaction.atomic
def confirm(key: str) -> Watcher | None:
    """Begin the watch and forget the request; None if there is none. Raises TooManyHosts."""
    request = WatchRequest.objects.select_for_update().filter(key_hash=hash_of(key), is_pending=True).first()
    if request is None or request.created_at < timezone.now() - PENDING_FOR or refuses_mail(request.email):
        return None
    watcher = make_watcher(request.email)
    if watcher.watches.exclude(host=request.host).count() >= MOST_HOSTS:
        raise TooManyHosts
    Watch.objects.get_or_create(watcher=watcher, host=request.host)
    Watcher.objects.filter(pk=watcher.pk).update(look_at=timezone.now())
    request.delete()
    return watcher
