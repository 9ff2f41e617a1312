"""Celery tasks."""

from agentauth import claims
from config.celery import app


@app.task(name="agentauth.tasks.settle_claims")
def settle_claims() -> None:
    claims.process_new()
