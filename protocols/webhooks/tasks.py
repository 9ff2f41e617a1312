"""Celery tasks."""

import asyncio

import billiard
from celery.signals import worker_shutting_down

from config.celery import app

SECONDS = 40

_stopping = billiard.Event()


@worker_shutting_down.connect
def _stop(**_: object) -> None:
    _stopping.set()


@app.task(name="protocols.webhooks.tasks.send_webhooks", time_limit=SECONDS + 300)
def send_webhooks() -> None:
    from protocols.webhooks.sending import WebhookSender  # noqa: PLC0415 - one worker of several needs the client

    asyncio.run(WebhookSender(seconds=SECONDS, stopping=_stopping.is_set).run())
