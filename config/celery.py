"""The Celery application. Everything that it does is decided in settings and in each app's tasks.py."""

import gc
import logging.config
import os
import warnings
from typing import Any

from celery import Celery
from celery.exceptions import CPendingDeprecationWarning
from celery.signals import beat_init, celeryd_init, setup_logging, worker_process_init, worker_ready
from django.conf import settings

from config.database import limits
from config.files import private
from config.heartbeat import Heartbeat

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")


@setup_logging.connect
def _log_as_everything_does(**_: Any) -> None:
    """Keep Celery from a format of its own."""
    logging.config.dictConfig(settings.LOGGING)


@celeryd_init.connect
@beat_init.connect
def _keep_files_private(**_: Any) -> None:
    os.umask(private.UMASK)


@worker_ready.connect
def _lose_redis_silently(**_: Any) -> None:
    """Keep Celery from warning at each loss of Redis that running tasks go on: leases make that safe."""
    warnings.filterwarnings("ignore", category=CPendingDeprecationWarning)


@worker_process_init.connect
def _collect_seldom(**_: Any) -> None:
    """Look for garbage cycles less often, and not in what was there before the first task: it cost a tenth of a visit."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@worker_process_init.connect
def _limit_statements(**_: Any) -> None:
    """Have the server end what a killed worker left."""
    limits.become(limits.WORKER)


app = Celery("agent_readiness_index")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
app.steps["worker"].add(Heartbeat)
