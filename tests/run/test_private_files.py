"""Nobody else reads or locks what lies under DATA_DIR; of what embedded servers make see test_embedded.py."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.run.conftest import ROOT

ALONE = {"DATABASE_URL": "postgres://nobody@127.0.0.1:1/none", "REDIS_URL": "redis://127.0.0.1:1/0"}
TRY = (
    'for name; do if [ -d "$name" ]; then ls "$name"; else cat "$name"; fi >/dev/null 2>&1 && echo '
    '"$name"; done'
)


def manage(data_dir, *words, **env):
    environment = {k: v for k, v in os.environ.items() if k not in {"DATABASE_URL", "REDIS_URL"}}
    return subprocess.run(
        [sys.executable, "manage.py", *words],
        cwd=ROOT,
        env=environment | env | {"DATA_DIR": str(data_dir)},
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture
def left_open(tmp_path):
    """A folder as an earlier release left it."""
    data_dir = tmp_path / "data"
    for name in ("lock", "users", "secret_key", "children.json"):
        (data_dir / name).parent.mkdir(parents=True, exist_ok=True)
        (data_dir / name).write_text("")
        (data_dir / name).chmod(0o666)
    (data_dir / "logs").mkdir()
    (data_dir / "logs" / "web.log").write_text("GET /")
    for folder in (data_dir, data_dir / "logs"):
        folder.chmod(0o777)
    return data_dir


def test_the_next_start_of_anything_closes_what_was_left_open(left_open):
    manage(left_open, "version")
    top = [left_open, *left_open.iterdir()]
    assert {stat.S_IMODE(path.stat().st_mode) & 0o066 for path in top} == {0}
    assert {stat.S_IMODE((left_open / name).stat().st_mode) for name in ("lock", "users")} == {0o600}


@pytest.mark.skipif(os.geteuid() != 0, reason="it needs root, to be somebody else")
def test_another_user_opens_neither_a_log_nor_a_lock(left_open):
    names = [str(left_open / name) for name in ("lock", "users", "secret_key", "logs/web.log", ".")]

    def opened():
        done = subprocess.run(
            ["/bin/sh", "-c", TRY, "sh", *names], user=65534, group=65534, extra_groups=[], cwd="/",
            check=False, capture_output=True, text=True
        )  # fmt: skip
        return done.stdout.splitlines()

    assert opened() == names
    manage(left_open, "version")
    assert opened() == []


def test_a_folder_of_everybody_is_left_as_it_is(tmp_path):
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    manage(shared, "version", **ALONE)
    assert stat.S_IMODE(Path(shared).stat().st_mode) == 0o1777
