"""Mail to the operator about rows that strangers made: each row is mailed once, and one that fails delays no other."""

import logging
from collections.abc import Callable
from datetime import timedelta
from smtplib import SMTPRecipientsRefused, SMTPResponseException
from typing import Any, Final

from django.core.mail import EmailMessage
from django.db.models import QuerySet
from django.utils import timezone

from config.worklist import DATABASE_GONE

A_ROUND: Final = 20
"""Mails of one call, so that a slow mail server holds no worker for long."""
RETRY_AFTER: Final = timedelta(minutes=1)
RETRY_AT_MOST: Final = timedelta(hours=6)

_ABOUT_ONE: Final = (SMTPResponseException, SMTPRecipientsRefused)
"""What a mail server that answers says of one mail."""

logger = logging.getLogger(__name__)


def mail_due(rows: QuerySet[Any], mail_of: Callable[[Any], EmailMessage]) -> int:
    """Mail about rows that were not mailed yet and are due, oldest first; return about how many.

    The model has `mailed_at`, `mail_tries` and `mail_due_at`. A row whose mail fails waits twice as long each time, up to
    six hours. When the mail server itself cannot be reached, the others wait for the next call.
    """
    due = rows.filter(mailed_at=None, mail_due_at__lte=timezone.now()).order_by("mail_due_at", "id")
    mailed = 0
    for row in due[:A_ROUND]:
        try:
            mail_of(row).send()
        except DATABASE_GONE:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the other mails are sent
            _put_off(row, error)
            if isinstance(error, OSError) and not isinstance(error, _ABOUT_ONE):
                break  # sockets and smtplib raise it when there is no server to talk to
        else:
            mailed += _of(row).filter(mailed_at=None).update(mailed_at=timezone.now())
    return mailed


def _put_off(row: Any, error: Exception) -> None:
    pause = min(RETRY_AFTER * 2 ** min(row.mail_tries, 16), RETRY_AT_MOST)
    _of(row).update(mail_tries=min(row.mail_tries + 1, 1000), mail_due_at=timezone.now() + pause)
    name = f"{type(row).__name__} {row.pk}"
    logger.error(
        "the mail about %s was not sent, next try in %s: %s: %s", name, pause, type(error).__name__, error
    )


def _of(row: Any) -> QuerySet[Any]:
    rows: QuerySet[Any] = type(row)._default_manager.filter(pk=row.pk)  # noqa: SLF001 - Django's documented name
    return rows
