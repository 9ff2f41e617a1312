import logging
import os
import subprocess
import sys

import psycopg
import pytest
import redis
from django.conf import settings
from redis.backoff import NoBackoff
from redis.retry import Retry

from config.logs import outages
from config.logs.formats import LineFormatter
from tests.paths import ROOT
from tests.waiting import until

FORKED = """
import os, logging, redis
from config.logs.outages import OutageFilter
seen, outage = [], OutageFilter()
def fails():
    try:
        raise redis.ConnectionError("gone")
    except redis.RedisError as error:
        return outage.filter(logging.LogRecord("x", 40, "x", 1, "%s", (error,), None))
assert fails() and not fails()
if os.fork() == 0:
    os._exit(0 if fails() else 1)
os._exit(os.waitstatus_to_exitcode(os.wait()[1]))
"""


@pytest.fixture
def written(caplog, monkeypatch):
    monkeypatch.setattr(outages, "QUIET", 1.0)
    monkeypatch.setattr(outages, "LOOK_EVERY", 0.05)
    logger, lines = logging.getLogger("tests.outages"), []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(LineFormatter().format(record))
    handler.addFilter(outages.OutageFilter())
    logger.addHandler(handler)
    yield logger, lines
    logger.removeHandler(handler)


def raised(work):
    try:
        work()
    except (psycopg.Error, redis.RedisError, RuntimeError, KeyError) as error:
        return error
    raise AssertionError


def without_database():
    psycopg.connect("postgres://x@127.0.0.1:1/x", connect_timeout=5)


def without_redis():
    redis.Redis(port=1, retry=Retry(NoBackoff(), 0)).ping()


def wrapped():
    try:
        without_database()
    except psycopg.Error as error:
        raise RuntimeError("a visit failed") from error


def a_bug_on_the_way():
    try:
        without_database()
    except psycopg.Error:
        return {}["nothing"]


@pytest.mark.parametrize(
    ("work", "server"), [(without_database, "PostgreSQL"), (wrapped, "PostgreSQL"), (without_redis, "Redis")]
)
def test_an_outage_is_one_line_without_a_traceback_however_often_it_is_met(
    written, work, server, monkeypatch
):
    monkeypatch.setattr(outages, "_answers", lambda _: False)  # ends no outage during the test
    logger, lines = written
    for _ in range(20):
        logger.error("it failed", exc_info=raised(work))
        logger.warning("no luck: %s", raised(work))
    assert len(lines) == 1
    assert f" tests.outages: {server} cannot be used: " in lines[0]
    assert "\n" not in lines[0]
    monkeypatch.undo()


@pytest.mark.parametrize(
    "error",
    [
        raised(a_bug_on_the_way),
        ValueError("x"),
        psycopg.errors.QueryCanceled("x"),
        psycopg.errors.UniqueViolation("x"),
        redis.ResponseError("WRONGTYPE"),
    ],
)
def test_what_is_no_outage_keeps_its_traceback(written, error):
    logger, lines = written
    for _ in range(2):
        logger.error("it failed", exc_info=error)
    assert len(lines) == 2
    assert all("tests.outages: it failed\n" in said and type(error).__name__ in said for said in lines)


@pytest.mark.parametrize(
    "error",
    [
        psycopg.errors.DiskFull("no room"),
        psycopg.errors.AdminShutdown("ends"),
        psycopg.InterfaceError("the connection is closed"),
        redis.exceptions.OutOfMemoryError("OOM"),
        redis.ReadOnlyError("a replica"),
        redis.BusyLoadingError("loading"),
    ],
)
def test_a_server_that_refuses_is_as_one_that_is_gone(error):
    assert outages.server_of(error)


def test_the_end_of_an_outage_is_said_with_its_length_and_what_was_left_out(written, caplog):
    logger, lines = written
    for _ in range(3):
        logger.error("it failed: %s", raised(without_redis))
    assert len(lines) == 1
    with caplog.at_level(logging.WARNING, "config.logs.outages"):
        until(lambda: any(line.endswith("; 2 lines were left out") for line in caplog.messages))
    assert "Redis is well again after" in caplog.text
    logger.error("it failed: %s", raised(without_redis))
    assert len(lines) == 2  # the next outage is told again


def test_a_forked_process_tells_an_outage_of_its_own():
    environment = {**os.environ, "DATA_DIR": str(settings.DATA_DIR)}
    assert (
        subprocess.run([sys.executable, "-c", FORKED], cwd=ROOT, env=environment, check=False).returncode == 0
    )
