"""Part of a worker that sends its heartbeats."""

import logging
from typing import Any

from celery import bootsteps
from django.conf import settings

from config import heartbeat
from config.redis_access import DOWN, RedisOutage, connect, reason

logger = logging.getLogger(__name__)


class Heartbeat(bootsteps.StartStopStep):
    """Sends heartbeats from the worker's event loop, so a hung worker sends none."""

    requires = ("celery.worker.components:Timer",)

    def __init__(self, parent: Any, **_: Any) -> None:
        super().__init__(parent)
        self.client = connect(settings.REDIS_URL, seconds=2)
        self.outage = RedisOutage(
            logger, "Redis fails: no heartbeat is sent", "Redis is back: heartbeats are sent again"
        )
        self.entry: Any = None

    def start(self, parent: Any) -> None:
        self._sign(parent.hostname)
        self.entry = parent.timer.call_repeatedly(heartbeat.EVERY, self._sign, (parent.hostname,))

    def stop(self, parent: Any) -> None:
        if self.entry is not None:
            self.entry.cancel()
        try:
            heartbeat.withdraw(self.client, parent.hostname)
        except DOWN as error:
            logger.warning("Redis %s: the last heartbeat expires by itself", reason(error))

    def _sign(self, worker: str) -> None:
        try:
            heartbeat.send(self.client, worker)
        except DOWN as error:
            self.outage.failed(error)
        else:
            self.outage.ended()
