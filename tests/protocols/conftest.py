"""The service as it runs: granian over the database of the test."""

import os
import subprocess
import sys
import time
from contextlib import closing, suppress
from http.client import HTTPConnection
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

from tests.paths import ROOT
from tests.ports import free_port

READY_WITHIN = 300


@pytest.fixture
def service(running, transactional_db):
    """The running service, which believes what X-Forwarded-For says of a caller."""
    return running


@pytest.fixture(scope="session")
def web_log(tmp_path_factory):
    return tmp_path_factory.mktemp("service") / "granian.log"


@pytest.fixture(scope="session")
def running(django_db_setup, web_log):
    """One process for all tests: starting it takes longer than most of them."""
    port, log = free_port(), web_log
    with log.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "granian", "--interface", "asginl", "--host", "127.0.0.1", "--port",
                str(port),
             "--workers", "1", "--no-ws", "--access-log", "--log-level", "debug",
             "operators.web.application:application"],
            cwd=ROOT, env=environment(port), stdout=output, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:
        wait_until_it_answers(process, port, log)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(300)


def environment(port: int) -> dict[str, str]:
    host = connection.settings_dict["HOST"]
    user = connection.settings_dict["USER"]
    return {
        **os.environ,
        "DATABASE_URL": f"postgres://{user}@/{connection.settings_dict['NAME']}?host={host}",
        "REDIS_URL": settings.REDIS_URL,
        "SECRET_KEY": settings.SECRET_KEY,
        "BASE_URL": f"http://127.0.0.1:{port}",
        "TRUSTED_PROXIES": "127.0.0.1",
        "PROBE_CONNECT_TO": "nobody.test:443:127.0.0.1:1,nobody.test:80:127.0.0.1:1",  # may be asked
        "LIVE_CHECKS": "0",  # no worker: check_webmcp says so at once
    }


def wait_until_it_answers(process: subprocess.Popen, port: int, log: Path) -> None:
    deadline = time.monotonic() + READY_WITHIN
    while True:
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < deadline, log.read_text()
        with closing(HTTPConnection("127.0.0.1", port, timeout=READY_WITHIN)) as http, suppress(OSError):
            http.request("GET", "/api/find?q=books")  # the first search makes the model, which takes seconds
            if http.getresponse().status == 200:
                return
        time.sleep(0.05)
