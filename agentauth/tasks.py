"""Celery bodies: one line each."""

from celery import shared_task

from agentauth import claims


@shared_task(name="agentauth.tasks.settle_claims")
def settle_claims() -> None:
    """Match new claims with their registrations and tell the operator."""
    claims.settle()
