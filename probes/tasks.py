"""Celery bodies: one line each."""

import asyncio
from typing import Any, Final

import billiard
import uvloop
from celery import shared_task
from celery.signals import worker_shutting_down
from django.conf import settings

from probes import signing_keys
from probes.pump import Pump

TICK_SECONDS: Final = 60.0
"""A tick claims nothing new after this long, so that a worker recycles its memory and deploys cleanly."""

_stopping = billiard.Event()
"""Shared with the pool's processes by fork: a worker that is asked to stop gives back what it holds."""


@worker_shutting_down.connect
def _stop(**_: Any) -> None:
    _stopping.set()


@shared_task(name="probes.tasks.tick")
def tick() -> None:
    """Probe what is due."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(Pump(seconds=TICK_SECONDS, stopping=_stopping.is_set).run())


@shared_task(name="probes.tasks.rotate_keys")
def rotate_keys() -> None:
    """Publish the next signing key when it is due."""
    if settings.PROBE_SIGNING == "on":
        signing_keys.rotate()
