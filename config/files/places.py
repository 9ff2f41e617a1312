"""Keeps written files below DATA_DIR; turns off telemetry."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from django.core.exceptions import ImproperlyConfigured

from config import embedded_addresses, env

SILENT: Final = {
    # onnxruntime 1.29 and later report to Microsoft, and keep a database in the home folder
    "ORT_DISABLE_TELEMETRY": "1",
    "ORT_TELEMETRY_DISABLED": "1",  # its name in other versions
    "HF_HUB_DISABLE_TELEMETRY": "1",
}


def usual(root: Path) -> Path:
    """The folder `.data` in a checkout, else the user's folder. Raises ImproperlyConfigured."""
    if (root / "pyproject.toml").is_file():
        return root / ".data"
    shared = Path(env.text("XDG_DATA_HOME"))
    try:
        home = shared if shared.is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise ImproperlyConfigured("DATA_DIR must be set: this user has no home folder") from error
    return home / "agent-readiness"


def confine(data_dir: Path) -> None:
    """Point children, and libraries that write to the home folder, to DATA_DIR.

    HOME is unchanged: database drivers read it.
    """
    for kind in ("CACHE", "CONFIG", "DATA", "STATE"):
        os.environ[f"XDG_{kind}_HOME"] = str(data_dir / "home" / kind.lower())
    os.environ["DATA_DIR"] = str(data_dir)  # XDG_DATA_HOME no longer tells it
    os.environ.update(SILENT)


@contextmanager
def temporary(data_dir: Path) -> Iterator[None]:
    folder, before = embedded_addresses.temp_dir(data_dir), os.environ.get("TMPDIR")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700, parents=True)  # fails if somebody else made it in /tmp
    _use(str(folder))
    try:
        yield
    finally:
        _use(before)
        shutil.rmtree(folder, ignore_errors=True)


def _use(folder: str | None) -> None:
    if folder is None:
        os.environ.pop("TMPDIR", None)
    else:
        os.environ["TMPDIR"] = folder
    tempfile.tempdir = None  # reset Python's cached value
