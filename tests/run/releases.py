"""The release before this one, from the repository's history, beside this one on one database."""

import json
import os
import secrets
import subprocess
import sys
from contextlib import contextmanager

import psycopg
import pytest
from django.conf import settings

from tests.paths import ROOT

# The last commit before the first migration of what is unreleased.
BEFORE = "209e9bba62a0e891ebf0461348b56225faa6b5c7"
APPS = ("agentauth", "index", "probes")
HOSTS = ("larkspur-books.test", "quiet-archive.test", "old-mill-bakery.test")

REPORTS = """
import json, sys
from django.test import Client
client = Client(SERVER_NAME="localhost")
told = {host: client.get(f"/site/{host}.json") for host in json.load(sys.stdin)}
print(json.dumps({host: [reply.status_code, reply.json()] for host, reply in told.items()}))
"""


class Release:
    def __init__(self, tree, environment):
        self.tree, self.environment = tree, environment | {"PYTHONPATH": str(tree)}

    def start(self, *words, output=subprocess.PIPE, **env):
        """Start Python in its tree."""
        return subprocess.Popen(
            [sys.executable, *words], cwd=self.tree, env=self.environment | env, text=True,
            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip

    def run(self, name, *words, output, **env):
        """Start a process of the service by its name in `command_lines`."""
        command = f"import os\nfrom operators.launch.command_lines import {name}\nwords = {name}(*{words})"
        with output.open("w") as file:
            return self.start("-c", f"{command}\nos.execv(words[0], words)", output=file, **env)

    def try_to_manage(self, *words, given=""):
        return subprocess.run(
            [sys.executable, "manage.py", *words], cwd=self.tree, env=self.environment,
            input=given, capture_output=True, text=True, check=False,
        )  # fmt: skip

    def manage(self, *words, given=""):
        done = self.try_to_manage(*words, given=given)
        assert done.returncode == 0, f"{words}: {done.stdout[-2000:]}{done.stderr[-3000:]}"
        return done.stdout

    def reports(self):
        said = self.manage("shell", "-v0", "-c", REPORTS, given=json.dumps(HOSTS))
        return json.loads(said.strip().splitlines()[-1])

    def visit(self):
        self.manage("probe", "--publish", *HOSTS)

    def migrations(self, app):
        return sorted(path.stem for path in (self.tree / app / "migrations").glob("0*.py"))

    def newest(self, app):
        return self.migrations(app)[-1]


def url(name):
    given = settings.DATABASES["default"]
    return f"postgres://{given['USER']}@/{name}?host={given['HOST']}"


@contextmanager
def a_database(template="template0"):
    """The URL of a new database."""
    name = f"of_releases_{secrets.token_hex(4)}"
    with psycopg.connect(url("postgres"), autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield url(name)
        server.execute(f"DROP DATABASE {name} WITH (FORCE)")


def tree_before(folder):
    """The files of the release before, or a skip."""
    archive, tree = folder / "before.tar", folder / "before"
    made = subprocess.run(
        ["git", "archive", "-o", archive, BEFORE], cwd=ROOT, capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip("the history of the repository is not here, or not all of it")
    tree.mkdir()
    subprocess.run(["tar", "-xf", archive, "-C", tree], check=True)  # tarfile has no filter before 3.11.4
    return tree


def environment(database, data_dir, sample_web, **more):
    return os.environ | {
        "DATABASE_URL": database,
        "REDIS_URL": settings.REDIS_URL,
        "DATA_DIR": str(data_dir),
        "SECRET_KEY": "the-secret-key-of-these-tests-" * 2,
        "PROBE_CONNECT_TO": sample_web.connect_to,
        "PROBE_CA_BUNDLE": str(sample_web.ca_bundle),
        "PROBE_HOST_DELAY": "0",
        "PROBE_PER_ADDRESS": "0",
        **more,
    }
