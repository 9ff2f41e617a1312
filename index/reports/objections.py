"""Objections to reports: stored, and mailed to the operator."""

import json
from datetime import timedelta
from textwrap import indent

from django.conf import settings
from django.core.mail import EmailMessage
from django.utils import timezone

from config.mail import mail_due
from index.models import Objection
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
        host=report["host"], check_id=check, message=message, contact=contact, shown=shown
    )


def mail_new() -> int:
    """Mail due objections, oldest first; return the number."""
    return mail_due(Objection.objects.all(), _mail)


def forget_old() -> None:
    """Delete objections closed before KEPT_FOR, with addresses."""
    Objection.objects.filter(closed_at__lt=timezone.now() - KEPT_FOR).delete()


def _mail(one: Objection) -> EmailMessage:
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
