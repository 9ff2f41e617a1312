"""A real Celery worker and beat."""

import contextlib
import io
import os
import signal
import subprocess
import sys
from itertools import count

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import connection as database
from redis import Redis

from config.celery import app
from config.env import parse_connect_to
from index.models import Site
from tests.paths import ROOT

CATALOG = '{"linkset": [{"anchor": "/", "item": [{"href": "/api"}]}]}'
_numbers = count(1)


def database_url() -> str:
    """pytest-django has changed its name."""
    given = database.settings_dict
    socket = given["HOST"].startswith("/")
    place = (
        f"/{given['NAME']}?host={given['HOST']}"
        if socket
        else f"{given['HOST']}:{given['PORT']}/{given['NAME']}"
    )
    return f"postgres://{given['USER']}@{place}"


@pytest.fixture
def worker_env(sample_web, tmp_path, transactional_db):
    return os.environ | {
        "DATABASE_URL": database_url(),
        "REDIS_URL": settings.REDIS_URL,
        "DATA_DIR": str(tmp_path),
        "PROBE_CONNECT_TO": sample_web.connect_to,
        "PROBE_CA_BUNDLE": str(sample_web.ca_bundle),
        "PROBE_HOST_DELAY": "0",
        "PROBE_PER_ADDRESS": "0",  # every site of the sample web has the same one
        "PROBE_DRAIN": "1",
    }


@pytest.fixture
def manage(transactional_db, sample_web, settings):
    """Run a command in this process, which sees the sample web."""
    settings.PROBE_CONNECT_TO = parse_connect_to(sample_web.connect_to)
    settings.PROBE_CA_BUNDLE = sample_web.ca_bundle
    settings.PROBE_HOST_DELAY = 0
    settings.PROBE_PER_ADDRESS = 0

    def run(*words):
        out, err = io.StringIO(), io.StringIO()
        code = 0
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            try:
                call_command(*words, stdout=out, stderr=err)
            except CommandError as error:
                err.write(str(error))
                code = error.returncode
            except SystemExit as error:
                code = error.code
        return subprocess.CompletedProcess(words, code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def call():
    def send(task, queue, times=1):
        with app.connection_for_write() as connection:
            for _ in range(times):
                app.send_task(f"probes.tasks.{task}", queue=queue, connection=connection)

    return send


@pytest.fixture
def start(worker_env, tmp_path):
    running = []

    def start_celery(*words, log=None):
        log = (tmp_path / f"{log or words[0]}.log").open("w")
        process = subprocess.Popen(
            [sys.executable, "-m", "celery", "-A", "config", *words],
            cwd=ROOT, env=worker_env, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
        log.close()
        running.append(process)
        return process

    yield start_celery
    for process in running:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    with Redis.from_url(settings.REDIS_URL) as broker:
        broker.flushdb()  # what they said of themselves stands for seconds, and their tasks for good


def serve_agents(site):
    site.reply("/.well-known/api-catalog", CATALOG, media_type="application/linkset+json")
    site.reply("/llms.txt", f"# {site.host}\n\nWhat this site is about, in a few words.\n\n- [Home](/)\n")


@pytest.fixture
def listed(sample_web, manage):
    with (
        sample_web.scripted(f"swept-{next(_numbers)}.test") as one,
        sample_web.scripted(f"swept-{next(_numbers)}.test") as other,
    ):
        for site in (one, other):
            serve_agents(site)
        done = manage("probe", "--publish", one.host, other.host)
        assert done.returncode == 0, done.stderr
        assert Site.objects.listed().count() == 2
        yield one, other
