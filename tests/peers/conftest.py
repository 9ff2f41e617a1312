"""What `make peers-all` installs."""

import contextlib
import os
import shutil
import socket
import subprocess

import pytest

from tests.paths import ROOT
from tests.peers.public_host import HOST
from tests.ports import free_port
from tests.waiting import until

HERE, PEERS = ROOT / "tests" / "peers", ROOT / ".peers"


def needs(*environments):
    if not all((PEERS / name / ".installed").exists() for name in environments):
        (pytest.fail if "CI" in os.environ else pytest.skip)("run make peers-all, which installs them")


@pytest.fixture(scope="session")
def peers():
    needs("older", "newer", "servers", "sites")
    shutil.copy(HERE / "servers" / "frameworks.mjs", PEERS / "servers")  # modules are looked for beside it
    return PEERS


@pytest.fixture(scope="session")
def sites():
    needs("sites")
    return PEERS / "sites"


@pytest.fixture
def served(tmp_path):
    """A context of the port, once the server listens."""

    @contextlib.contextmanager
    def start(words):
        port = free_port()
        names = {"peers": PEERS, "here": HERE, "port": port, "address": f"https://{HOST}"}
        with (tmp_path / "said").open("wb") as said:
            program = subprocess.Popen(
                [word.format(**names) for word in words], cwd=tmp_path, stdout=said, stderr=said
            )
        try:
            until(lambda: program.poll() is not None or listens(port))
            assert program.poll() is None, (tmp_path / "said").read_text()
            yield port
        finally:
            program.terminate()
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()

    return start


def listens(port):
    with contextlib.closing(socket.socket()) as trial:
        return trial.connect_ex(("127.0.0.1", port)) == 0
