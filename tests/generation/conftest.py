"""Generations in a folder of their own, over committed rows."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from django.db import connection

from index.generations import current
from index.models import Generation, Site
from tests.paths import ROOT
from tests.pipeline.conftest import database_url

FIRST = "import django; django.setup(); from index.generations.build import build_generation; "


@pytest.fixture(autouse=True)
def home(settings, tmp_path, transactional_db):
    """The folder of generations; the database is committed to, as by other processes."""
    (settings.DATA_DIR / "models").mkdir(exist_ok=True)
    (tmp_path / "models").symlink_to(settings.DATA_DIR / "models")
    settings.DATA_DIR = tmp_path
    return tmp_path / "generations"


@pytest.fixture
def until():
    def wait(condition, seconds=300.0):
        deadline = time.monotonic() + seconds
        while not (found := condition()):
            assert time.monotonic() < deadline, "it did not come to pass in time"
            time.sleep(0.01)
        return found

    return wait


@pytest.fixture
def process(tmp_path):
    """Start Python with the service's settings."""
    running = []

    def start(code: str, first: str = FIRST) -> subprocess.Popen[str]:
        env = os.environ | {
            "DJANGO_SETTINGS_MODULE": "config.settings", "DATABASE_URL": database_url(),
            "DATA_DIR": str(tmp_path),
        }  # fmt: skip
        running.append(
            subprocess.Popen(
                [sys.executable, "-c", first + code], cwd=ROOT, env=env, text=True, stdin=subprocess.PIPE,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            )
        )  # fmt: skip
        return running[-1]

    yield start
    for one in running:
        one.kill()
        one.communicate()


def seen() -> tuple[int, list[str]]:
    from index.generations.current import consistent_view
    from index.generations.site_bits import FieldMask

    with consistent_view() as view:
        hosts = dict(Site.objects.values_list("pk", "host"))
        return view.generation.id, [hosts[pk] for pk in view.first_pks(FieldMask(), 10_000)]


def built() -> Generation:
    from index.generations.build import build_generation

    made = build_generation(now=True).generation
    assert made is not None
    current.forget_view()
    return made


def folders(home: Path) -> set[str]:
    return {folder.name for folder in home.iterdir()} if home.exists() else set()


def execute(sql: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(sql)
