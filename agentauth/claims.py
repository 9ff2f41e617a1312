"""Claims of keys."""

import secrets
from datetime import datetime
from textwrap import indent

from django.conf import settings
from django.core.mail import EmailMessage
from django.db import transaction
from django.db.models import QuerySet
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils import timezone

from agentauth import quota
from agentauth.models import REGISTERED_DAILY, ClaimRequest, Registration
from agentauth.registrations import hash_of
from config.mail import mail_due
from config.worklist import process_each

DAYS_SHOWN = 7

_AT_ONCE = 200


def ask(*, claim_token: str, email: str, message: str = "") -> ClaimRequest:
    """Store a claim, the same way for every token, so that known ones can't be told apart."""
    return ClaimRequest.objects.create(
        claim_attempt_id=f"cla_{secrets.token_hex(16)}",
        claim_hash=hash_of(claim_token),
        email=email,
        message=message,
    )


def decision(claim_attempt_id: str) -> tuple[str, datetime | None]:
    """State and time of the decision; pending for an id of nothing, as for an unknown token."""
    known = ClaimRequest.objects.filter(claim_attempt_id=claim_attempt_id).first()
    return (known.state, known.decided_at) if known else (ClaimRequest.State.PENDING.value, None)


def process_new() -> int:
    """Match new claims, drop unknown ones, mail the operator; return how many were mailed.

    The newer of two pending claims of a registration is kept.
    """
    with transaction.atomic():
        process_each(_new(), _match, what="matching a claim", name=lambda claim: claim.claim_attempt_id)
    waiting = ClaimRequest.objects.filter(state=ClaimRequest.State.PENDING, registration__isnull=False)
    return mail_due(waiting, _mail)


def _new() -> QuerySet[ClaimRequest]:
    unmatched = ClaimRequest.objects.filter(registration=None).order_by("id")
    return unmatched.select_for_update(skip_locked=True)[:_AT_ONCE]


def _match(claim: ClaimRequest) -> None:
    registration = Registration.objects.filter(claim_hash=claim.claim_hash).select_for_update().first()
    if registration is None:
        claim.delete()
        return
    registration.claims.filter(state=ClaimRequest.State.PENDING).delete()
    claim.registration = registration
    claim.save(update_fields=["registration"])


def _mail(claim: ClaimRequest) -> EmailMessage:
    registration = registration_of(claim)
    text = render_to_string(
        "claim_mail.txt",
        {
            "claim": claim,
            "message": indent(claim.message, "> ", lambda _line: True),
            "registration": registration,
            "use": quota.used_lately(registration, days=DAYS_SHOWN),
            "review": settings.BASE_URL + reverse("admin:agentauth_claimrequest_change", args=[claim.pk]),
        },
    )
    subject = f"Claim of {registration.registration_id}"
    return EmailMessage(subject, text, to=[settings.CONTACT_EMAIL], reply_to=[claim.email])


@transaction.atomic
def approve(claim: ClaimRequest, *, identity: str, daily_limit: int) -> None:
    _decide(claim, ClaimRequest.State.APPROVED)
    Registration.objects.filter(pk=registration_of(claim).pk).update(
        identity=identity, daily_limit=daily_limit
    )


@transaction.atomic
def reject(claim: ClaimRequest) -> None:
    was = ClaimRequest.objects.select_for_update().get(pk=claim.pk).state
    _decide(claim, ClaimRequest.State.REJECTED)
    if was == ClaimRequest.State.APPROVED:
        Registration.objects.filter(pk=registration_of(claim).pk).update(
            identity="", daily_limit=REGISTERED_DAILY
        )


def registration_of(claim: ClaimRequest) -> Registration:
    """Raises ValueError unless the claim is matched."""
    if claim.registration is None:
        raise ValueError(f"claim {claim.claim_attempt_id} is not settled")
    return claim.registration


def _decide(claim: ClaimRequest, state: ClaimRequest.State) -> None:
    claim.state = state
    claim.decided_at = timezone.now()
    claim.save(update_fields=["state", "decided_at"])
