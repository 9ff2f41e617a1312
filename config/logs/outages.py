"""Logs an outage of PostgreSQL or Redis once, and its end once."""

import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass

DATABASE = "PostgreSQL"
REDIS = "Redis"

LOOK_EVERY = 1.0
QUIET = 3.0  # Seconds without a failure before recovery is logged

_CONNECTION_STATES = ("08", "53", "57P")  # SQLSTATE prefixes: lost connections, lack of resources, shutdown
# Libraries that raise errors of their own without naming the cause.
_LIBRARIES = frozenset({"celery", "django", "kombu", "psycopg", "redis"})

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class _Outage:
    began: float
    last: float
    left_out: int = 0


class OutageFilter(logging.Filter):
    def __init__(self) -> None:
        super().__init__()
        self._lock = threading.Lock()
        self._open: dict[str, _Outage] = {}
        os.register_at_fork(after_in_child=self._begin_anew)

    def filter(self, record: logging.LogRecord) -> bool:
        """Decide once a record: several handlers ask."""
        if "is_told" not in vars(record):
            vars(record)["is_told"] = self._is_told(record)
        return bool(vars(record)["is_told"])

    def _is_told(self, record: logging.LogRecord) -> bool:
        error, server = next(
            ((error, name) for error in _errors(record) if (name := server_of(error))), (None, "")
        )
        if error is None:
            return True
        now = time.monotonic()
        with self._lock:
            if outage := self._open.get(server):
                outage.last, outage.left_out = now, outage.left_out + 1
                return False
            self._open[server] = _Outage(now, now)
        # read by `config.logs.formats`; other handlers see the record whole
        record.instead = f"{server} cannot be used: {_first_line(error)}"
        threading.Thread(target=self._await, args=(server,), name=f"waits for {server}", daemon=True).start()
        return True

    def _await(self, server: str) -> None:
        outage = self._open[server]
        while time.monotonic() - outage.last < QUIET or not _answers(server):
            time.sleep(LOOK_EVERY)
        with self._lock:
            del self._open[server]
        seconds = time.monotonic() - outage.began
        logger.warning(
            "%s is well again after %.0f s; %d lines were left out", server, seconds, outage.left_out
        )

    def _begin_anew(self) -> None:
        """No thread of a forked process waits for the end."""
        self._lock, self._open = threading.Lock(), {}


def server_of(error: BaseException) -> str:
    for cause in _chain(error):
        if _is_databases(cause):
            return DATABASE
        if _is_redis(cause):
            return REDIS
    return ""


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        theirs = type(error).__module__.partition(".")[0] in _LIBRARIES
        error = error.__cause__ or (error.__context__ if theirs else None)


def _is_databases(error: BaseException) -> bool:
    psycopg = sys.modules.get("psycopg")
    if psycopg is None or not isinstance(error, psycopg.Error):
        return False
    if error.sqlstate is None:
        gone = (psycopg.OperationalError, psycopg.InterfaceError)
        return isinstance(error, gone)  # raised by the driver: no connection
    return str(error.sqlstate).startswith(_CONNECTION_STATES)


def _is_redis(error: BaseException) -> bool:
    redis = sys.modules.get("redis")
    if redis is None or not isinstance(error, redis.RedisError):
        return False
    gone = (redis.ConnectionError, redis.TimeoutError, redis.ReadOnlyError, redis.exceptions.OutOfMemoryError)
    return isinstance(error, gone) or str(error).startswith(("MISCONF", "MASTERDOWN", "LOADING", "OOM"))


def _errors(record: logging.LogRecord) -> Iterator[BaseException]:
    if record.exc_info and record.exc_info[1] is not None:
        yield record.exc_info[1]
    if isinstance(record.args, tuple):
        yield from (argument for argument in record.args if isinstance(argument, BaseException))


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def _answers(server: str) -> bool:
    with suppress(Exception):  # any failure counts as no answer
        _LOOKS[server]()
        return True
    return False


def _ask_database() -> None:
    from django.db import connection  # noqa: PLC0415 - the web server logs before there is a Django

    connection.close()
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    finally:
        connection.close()


def _ask_redis() -> None:
    import redis  # noqa: PLC0415 - optional before Django
    from django.conf import settings  # noqa: PLC0415

    with redis.Redis.from_url(settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2) as client:
        client.ping()


_LOOKS: dict[str, Callable[[], None]] = {DATABASE: _ask_database, REDIS: _ask_redis}
