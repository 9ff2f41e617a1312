"""The deployment that a file's tests try."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from django.conf import settings

from tests.deploy.deployment import ROOT, Deployment, answers, until
from tests.deploy.namespaces import machines


@pytest.fixture(scope="module")
def place():
    """A network namespace that reaches this machine alone, and our address there."""
    with machines(1) as (ours, (name,)):
        yield name, ours


@pytest.fixture(scope="module")
def deployment(place, sample_web_served):
    folder = Path(tempfile.mkdtemp(prefix="readiness-deployed-"))
    models = settings.DATA_DIR / "models"
    if models.is_dir():
        shutil.copytree(models, folder / "data" / "models")
    running = Deployment(folder, at=place[1], extra=sample_web_served)
    generations = running.data / "generations"  # a small disk, for who wants to fill one
    generations.mkdir(parents=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64m,mode=755", "tmpfs", generations], check=True)
    try:
        running.start_postgres()
        running.start_redis()
        running.manage("migrate", "--verbosity", "0")
        running.manage("seed_index", "--sites", "500", service="web-a")
        for name in ("web-a", "web-b", "grader", "indexer"):
            running.start(name)
        running.start("probe", number=1)
        running.start("probe", number=2)
        running.start_nginx()
        until(lambda: all(answers(running.ports[name]) for name in ("web-a", "web-b")), 120)
        yield running
    finally:
        running.end()
        subprocess.run(["umount", "--lazy", generations], check=True)
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def sample_web_served():
    folder = Path(tempfile.mkdtemp(prefix="readiness-sample-"))
    process = subprocess.Popen(
        [sys.executable, "-m", "operators.sample_web.serve", "--dir", str(folder)],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
    )
    note = folder / "sites.json"
    until(note.exists)
    said = json.loads(note.read_text())
    yield {
        "PROBE_CONNECT_TO": said["connect_to"],
        "PROBE_CA_BUNDLE": said["ca_bundle"],
        "PROBE_PER_ADDRESS": "0",
    }
    process.terminate()
    process.wait()
    shutil.rmtree(folder)
