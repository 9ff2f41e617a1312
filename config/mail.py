"""Mail that is tried again until its server takes it."""

import logging
import re
from collections.abc import Callable
from datetime import timedelta
from smtplib import SMTPRecipientsRefused, SMTPResponseException
from typing import Any, TypeVar

from django.conf import settings
from django.core.mail import EmailMessage
from django.core.mail.backends.console import EmailBackend
from django.db import models
from django.db.models import QuerySet
from django.db.models.functions import Now
from django.utils import timezone

from config.database.clock import put_back
from config.logs.formats import safe_line
from config.worklist import DATABASE_GONE

PRINTED_MAIL = "config.mail.PrintedMail"  # Where no mail server is set
MAX_MAILS = 20  # Mails per call: a slow mail server must not block a worker
RETRY_AFTER = timedelta(minutes=1)
RETRY_AT_MOST = timedelta(hours=6)

_ABOUT_ONE = (SMTPResponseException, SMTPRecipientsRefused)  # The mail server works and rejects one mail

_ADDRESS = re.compile(r"[^\s<>()'\",:;]+@[^\s<>()'\",:;]+")

logger = logging.getLogger(__name__)


class MailedRow(models.Model):
    """What `mail_due` mails about."""

    mailed_at = models.DateTimeField(null=True)
    mail_tries = models.PositiveSmallIntegerField(db_default=0)
    mail_due_at = models.DateTimeField(db_default=Now())

    class Meta:
        abstract = True


Row = TypeVar("Row", bound=MailedRow)


def sends_mail() -> bool:
    """Whether mail leaves this machine: there is an EMAIL_URL."""
    return bool(settings.EMAIL_BACKEND != PRINTED_MAIL)


def mail_due(rows: QuerySet[Row], mail_of: Callable[[Row], EmailMessage | None]) -> int:
    """Mail about due rows, oldest first; return about how many.

    A failing row's delay doubles up to six hours. A row without a mail counts as mailed.
    """
    put_back(rows.filter(mailed_at=None), "mail_due_at", longest=RETRY_AT_MOST)
    due = rows.filter(mailed_at=None, mail_due_at__lte=timezone.now()).order_by("mail_due_at", "id")
    mailed = 0
    for row in due[:MAX_MAILS]:
        pause = _pause(row)
        if not _take(row, pause):
            continue
        try:
            if (mail := mail_of(row)) is not None:
                mail.send()
        except DATABASE_GONE:
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the other mails are sent
            _fail(row, pause, error)
            if isinstance(error, OSError) and not isinstance(error, _ABOUT_ONE):
                break  # the server is unreachable
        else:
            mailed += _row_queryset(row).filter(mailed_at=None).update(mailed_at=timezone.now())
    return mailed


def _pause(row: MailedRow) -> timedelta:
    pause: timedelta = min(RETRY_AFTER * 2 ** min(row.mail_tries, 16), RETRY_AT_MOST)
    return pause


def _take(row: MailedRow, pause: timedelta) -> bool:
    """Set the next try before this one, so that no other process mails the row meanwhile."""
    free = _row_queryset(row).filter(mailed_at=None, mail_due_at=row.mail_due_at)
    return bool(free.update(mail_due_at=timezone.now() + pause))


def _fail(row: MailedRow, pause: timedelta, error: Exception) -> None:
    _row_queryset(row).update(mail_tries=min(row.mail_tries + 1, 1000))
    name = f"{type(row).__name__} {row.pk}"
    logger.error(
        "the mail about %s was not sent, next try in %s: %s: %s",
        name,
        pause,
        type(error).__name__,
        _why(error),
    )


def _why(error: Exception) -> str:
    """Without addresses: servers repeat them in what they say."""
    said = list(error.recipients.values()) if isinstance(error, SMTPRecipientsRefused) else error
    return _ADDRESS.sub("…", str(said))


def _row_queryset(row: Any) -> QuerySet[Any]:
    rows: QuerySet[Any] = type(row)._default_manager.filter(pk=row.pk)  # noqa: SLF001 - Django's documented name
    return rows


class PrintedMail(EmailBackend):
    """Marks lines and escapes control characters: part of the text is untrusted."""

    def write_message(self, message: EmailMessage) -> None:
        for line in message.message().as_string().replace("\r\n", "\n").split("\n"):
            self.stream.write(f"    | {safe_line(line)}\n")
        self.stream.write("\n")
