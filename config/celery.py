"""The Celery application."""

import gc
import logging.config
import os
import time
import warnings
from contextlib import ExitStack
from typing import Any

from celery import Celery
from celery.exceptions import CPendingDeprecationWarning
from celery.signals import (
    beat_init,
    celeryd_init,
    setup_logging,
    task_postrun,
    task_prerun,
    worker_process_init,
    worker_process_shutdown,
    worker_ready,
)
from celery.states import FAILURE
from django.conf import settings
from kombu.utils.objects import cached_property

from config import data_dir, observability
from config.database import limits, migrations
from config.heartbeat import Heartbeat

# `check` and `migrate` check the project; in a worker it would load every page, a second of CPU.
os.environ.setdefault("CELERY_SKIP_CHECKS", "1")

COLLECT_EVERY = 30.0  # Seconds between garbage collections of a worker
_collected_at = float("-inf")
_spans: dict[str, tuple[ExitStack, observability.Describe]] = {}  # Of the tasks that run, by id


@setup_logging.connect
def _log_as_everything_does(**_: Any) -> None:
    logging.config.dictConfig(settings.LOGGING)


@celeryd_init.connect
@beat_init.connect
def _keep_files_private(**_: Any) -> None:
    os.umask(data_dir.UMASK)


@worker_ready.connect
def _lose_redis_silently(**_: Any) -> None:
    """Silence a warning about tasks that run while Redis is lost: leases make that safe."""
    warnings.filterwarnings("ignore", category=CPendingDeprecationWarning)


@worker_process_init.connect
def _collect_seldom(**_: Any) -> None:
    """Exclude loaded modules from garbage collection: they took a tenth of a visit's time."""
    gc.freeze()


@task_postrun.connect
def _collect_between_tasks(**_: Any) -> None:
    """Collect garbage while no visit waits: cycles keep 300 MB of old bodies an hour."""
    global _collected_at  # noqa: PLW0603 - one clock a process
    if (now := time.monotonic()) - _collected_at >= COLLECT_EVERY:
        gc.collect()
        _collected_at = now


@task_prerun.connect
def _begin_span(task_id: str, task: Any, **_: Any) -> None:
    stack = ExitStack()
    _spans[task_id] = stack, stack.enter_context(observability.span("CONSUMER", task.name))


@task_postrun.connect
def _end_span(task_id: str, task: Any, state: str | None = None, **_: Any) -> None:
    if task_id in _spans:
        stack, describe = _spans.pop(task_id)
        describe(task.name, failed=state == FAILURE)
        stack.close()


@worker_process_shutdown.connect
def _send_spans(**_: Any) -> None:
    observability.flush()


@worker_process_init.connect
def _limit_statements(**_: Any) -> None:
    """Let the server end statements of killed workers."""
    limits.set_process_limits(limits.WORKER_LIMITS)


@worker_process_init.connect
def _wait_for_migrations(**_: Any) -> None:
    migrations.require()


class Application(Celery):
    @cached_property
    def Beat(self) -> Any:  # noqa: N802 - Celery's name
        from config.beat import BeatProcess  # noqa: PLC0415 - one process needs it

        return self.subclass_with_self(BeatProcess)


app = Application("agent_readiness_index")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.steps["worker"].add(Heartbeat)
