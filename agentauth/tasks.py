"""Celery tasks."""

from agentauth import claims
from config.celery import app


@app.task(name="agentauth.tasks.settle_claims")
def settle_claims() -> None:
    claims.process_new()


@app.task(name="agentauth.tasks.mail_watchers")
def mail_watchers() -> None:
    """Settle requests to watch, and mail confirmations and changes."""
    from agentauth.watching import mailing, requests  # noqa: PLC0415 - one worker of several needs them

    requests.settle()
    mailing.mail_changes()
