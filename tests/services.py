"""pytest plugin: the suite's own PostgreSQL and Redis, unless DATABASE_URL or REDIS_URL name others.

The settings of whoever runs the suite do not reach it.
"""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from operators import embedded
from operators.embedded import lock
from tests.paths import ROOT

NOT_OURS = (
    "ALLOWED_HOSTS",
    "BASE_URL",
    "CONTACT_EMAIL",
    "EMAIL_URL",
    "EMBEDDING_MODEL",
    "EVIDENCE_HOME",
    "EVIDENCE_URL",
    "GENERATIONS_URL",
    "HOSTS",
    "PORT",
    "SECRET_KEY",
    "TRUSTED_PROXIES",
)

MODEL = ROOT / ".model"
IN_MEMORY, ENOUGH_BYTES = Path("/dev/shm"), 4 << 30

_servers: list[embedded.Servers] = []
_held = ExitStack()


@pytest.hookimpl(wrapper=True)
def pytest_load_initial_conftests() -> Iterator[None]:
    """This runs before pytest-django reads the settings."""
    for name in os.environ.keys() & {*NOT_OURS, *(name for name in os.environ if name.startswith("PROBE_"))}:
        del os.environ[name]
    os.environ["PROBE_BROWSER"] = "off"  # tests that need one say which
    os.environ["SECOND_MODEL"] = "off"  # tests of it switch it on
    _work_in_memory()
    data_dir = Path(tempfile.mkdtemp(prefix="readiness-"))
    data_dir.chmod(0o755)  # as root, the servers run as an ordinary user, who must reach it
    os.environ["DATA_DIR"] = str(data_dir)
    _servers.append(embedded.Servers(data_dir))
    try:
        return (yield)
    except BaseException:
        pytest_unconfigure()
        raise


def _work_in_memory() -> None:
    """Have temporary files in memory: to make one takes a thirtieth of the processor time of a disk."""
    if "TMPDIR" in os.environ or not IN_MEMORY.is_mount():
        return
    if shutil.disk_usage(IN_MEMORY).free < ENOUGH_BYTES:
        return
    folder = tempfile.mkdtemp(prefix="ari-", dir=IN_MEMORY)
    Path(folder).chmod(0o1777)  # as /tmp: servers and browsers run as others
    os.environ["TMPDIR"] = folder  # for test processes too, and for what tests start
    tempfile.tempdir = None
    _held.callback(shutil.rmtree, folder, ignore_errors=True)


def pytest_collection_finish(session: pytest.Session) -> None:
    from django.db import connection

    from tests.cluster import start_with_template

    is_served = not all(item.get_closest_marker("fast") for item in session.items)
    if is_served and not session.config.option.collectonly:
        try:
            # Held as `manage.py run` holds it, so that commands under test join these servers.
            _held.enter_context(lock.own_data_dir(_servers[0].data_dir))
            template = start_with_template(_servers[0])
            connection.settings_dict["TEST"]["TEMPLATE"] = template
            _have_the_model(_servers[0].data_dir)
        except embedded.EmbeddedError as error:
            pytest.exit(str(error), returncode=pytest.ExitCode.INTERNAL_ERROR)


def _have_the_model(data_dir: Path) -> None:
    """The model is made once and kept in the checkout."""
    from index.embedding.files import make_model

    make_model(MODEL)
    (data_dir / "models").symlink_to(MODEL)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    while _servers:
        servers = _servers.pop()
        servers.stop()
        shutil.rmtree(servers.data_dir, ignore_errors=True)
    _held.close()
