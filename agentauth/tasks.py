"""Celery tasks."""

from celery import shared_task

from agentauth import claims


@shared_task(name="agentauth.tasks.settle_claims")
def settle_claims() -> None:
    claims.process_new()
