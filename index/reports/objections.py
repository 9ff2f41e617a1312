"""Objections to reports: stored, and mailed to the operator."""

import json
import secrets
from datetime import timedelta
from textwrap import indent
from typing import Any

from django.conf import settings
from django.core.mail import EmailMessage
from django.utils import timezone

from config.mail import mail_due, sends_mail
from index.models import Objection
from index.reports.mail_refusals import refusal_address, refuses_mail
from index.shapes import SiteReport

MAX_MESSAGE = 2000
KEPT_FOR = timedelta(days=365)  # How long closed objections are kept


def store_objection(*, report: SiteReport, check: str, message: str, contact: str) -> Objection:
    """Store an objection with the check's current entry."""
    shown = {
        "report": report["report"],
        "readiness_score": report["readiness_score"],
        "rubric_version": report["rubric_version"],
        "verified_at": report["verified"]["verified_at"],
        "checks": {
            name: {key: value for key, value in entry.items() if key != "fix"}
            for name, entry in report["checks"].items()
            if check in {"", name}
        },
    }
    return Objection.objects.create(
        host=report["host"],
        check_id=check,
        message=message,
        contact=contact,
        shown=shown,
        public_id=secrets.token_hex(16),
    )


def close_objection(objection: Objection, answer: str = "") -> None:
    """Close it; mail its sender if there is an address and a mail server."""
    changes: dict[str, Any] = {"closed_at": timezone.now(), "answer": answer}
    if objection.contact and sends_mail():
        changes |= {"mailed_at": None, "mail_tries": 0, "mail_due_at": timezone.now()}
    Objection.objects.filter(pk=objection.pk).update(**changes)


def page_address(objection: Objection) -> str:
    return f"{settings.BASE_URL}/objection/{objection.public_id}"


def mail_new() -> int:
    """Mail due objections, oldest first; return the number."""
    return mail_due(Objection.objects.all(), _mail)


def forget_old() -> None:
    """Delete objections closed before KEPT_FOR, with addresses."""
    Objection.objects.filter(closed_at__lt=timezone.now() - KEPT_FOR).delete()


def _mail(one: Objection) -> EmailMessage | None:
    return _mail_to_sender(one) if one.closed_at and one.contact else _mail_to_operator(one)


def _mail_to_sender(one: Objection) -> EmailMessage | None:
    """None for an address that wants no mail: the answer stands on its page alone."""
    if refuses_mail(one.contact):
        return None
    said = one.answer or "It was closed without an answer in words."
    text = (
        f"You objected to what our report says of {one.host}. The operator's decision:\n\n{said}\n\n"
        f"It stands at {page_address(one)}, for a year.\n\n"
        f"To get no mail from here ever again: {refusal_address(one.contact)}\n"
    )
    subject = f"Your objection to the report on {one.host}"
    return EmailMessage(subject, text, to=[one.contact], reply_to=[settings.CONTACT_EMAIL])


def _mail_to_operator(one: Objection) -> EmailMessage:
    """Attach the evidence, as it quotes a website."""
    quoted = indent(one.message, "> ", lambda _line: True)  # so that it cannot imitate the lines below it
    text = (
        f"{quoted}\n\nHost: {one.host}\nCheck: {one.check_id or 'the whole report'}\n"
        f"Report: {one.shown['report']}, probed {one.shown['verified_at']}\n"
        f"From: {one.contact or 'somebody who left no address'}\n"
    )
    mail = EmailMessage(
        f"Objection to {one.host}: {one.check_id or 'report'}",
        text,
        to=[settings.CONTACT_EMAIL],
        reply_to=[one.contact] if one.contact else None,
    )
    mail.attach("shown.json", json.dumps(one.shown, indent=1, ensure_ascii=False), "application/json")
    return mail
