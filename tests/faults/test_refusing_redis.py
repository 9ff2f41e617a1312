"""A Redis that answers with errors."""

import os
import re
import subprocess
import time
from pathlib import Path

import pytest
import redis

from config import heartbeat
from operators.embedded import redis_server
from operators.launch import command_lines
from tests.deploy.deployment import say
from tests.paths import ROOT
from tests.pipeline.conftest import database_url
from tests.ports import free_port
from tests.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)
PAUSED = 12.0  # Seconds: beat and worker come to Redis several times
REFUSALS = {
    "a replica": ("REPLICAOF 127.0.0.1 1", "REPLICAOF NO ONE"),
    "out of memory": ("CONFIG SET maxmemory 1", "CONFIG SET maxmemory 0"),
    "too few replicas": ("CONFIG SET min-replicas-to-write 1", "CONFIG SET min-replicas-to-write 0"),
    "no permission": ("ACL SETUSER default -@write -@scripting", "ACL SETUSER default +@all"),
    "paused": (f"CLIENT PAUSE {PAUSED * 1000:.0f}", "PING"),
}
LONG = [pytest.param(how, marks=pytest.mark.soak) for how in list(REFUSALS)[1:]]


@pytest.fixture
def server(tmp_path):
    port = free_port()
    command = [str(redis_server.program()), "--port", str(port), "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL)
    client = redis.Redis(port=port, socket_timeout=60)
    until(lambda: answers(client))
    yield client
    client.close()
    process.kill()
    process.wait()


def answers(client: redis.Redis) -> bool:
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False


@pytest.fixture
def running(server, tmp_path, settings):
    env = os.environ | {
        "DATABASE_URL": database_url(),
        "REDIS_URL": f"redis://127.0.0.1:{server.connection_pool.connection_kwargs['port']}/0",
        "DATA_DIR": str(tmp_path),
        "LOG_LEVEL": "DEBUG",  # tasks that end are lines of that level
    }
    commands = {"grader": command_lines.grader(), "beat": command_lines.beat()}
    logs = {name: (tmp_path / f"{name}.log").open("wb") for name in commands}
    processes = {
        name: subprocess.Popen(words, cwd=ROOT, env=env, stdout=logs[name], stderr=logs[name])
        for name, words in commands.items()
    }
    yield processes
    for process in processes.values():
        process.terminate()
        process.wait(300)
    for log in logs.values():
        log.close()


def said(tmp_path: Path, name: str, pattern: str) -> int:
    return len(re.findall(pattern, (tmp_path / f"{name}.log").read_text()))


def graded(tmp_path: Path) -> int:
    return said(tmp_path, "grader", r"probes\.tasks\.grade\[\S+\] succeeded")


@pytest.mark.parametrize("how", ["a replica", *LONG])
def test_worker_and_beat_wait_for_a_redis_that_refuses_and_go_on(how, server, running, tmp_path):
    refuse, allow = REFUSALS[how]
    until(lambda: graded(tmp_path) and heartbeat.count(server, heartbeat.GRADING) == 1)
    server.execute_command(refuse)
    if how != "paused":  # that is silence, and over when PING is answered
        until(lambda: said(tmp_path, "beat", "no task is sent"))
        until(lambda: said(tmp_path, "grader", "Redis cannot be used|Cannot connect to|no heartbeat is sent"))
    server.execute_command(allow)
    began, before = time.monotonic(), graded(tmp_path)
    until(lambda: heartbeat.count(server, heartbeat.GRADING) == 1)
    until(lambda: graded(tmp_path) > before)
    say(
        f"Redis, {how}: a task is worked on {time.monotonic() - began:.1f} s after it is well (one is due "
        "every 2 s)"
    )
    assert {name: process.poll() for name, process in running.items()} == {"grader": None, "beat": None}
    assert said(tmp_path, "beat", "no task is sent") <= 1
    assert said(tmp_path, "beat", "Traceback") == 0
