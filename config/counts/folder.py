"""Folder of shared counter files."""

import os
import shutil
import socket
from contextlib import suppress
from pathlib import Path

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client's own


def share(data_dir: Path) -> None:
    """Create this server's folder and remove those of dead servers.

    Call before importing prometheus_client.
    """
    if FOLDER not in os.environ:
        os.environ[FOLDER] = str(_folder(data_dir / "metrics"))
    from prometheus_client import values  # noqa: PLC0415 - it reads the environment on import

    from config.counts.file import CountsFile  # noqa: PLC0415 - imports prometheus_client

    values.MmapedDict = CountsFile  # type: ignore[attr-defined]


def _folder(home: Path) -> Path:
    machine = socket.gethostname()
    for old in home.glob(f"{machine}-*"):
        if not Path("/proc", old.name.rpartition("-")[2]).exists():
            shutil.rmtree(old, ignore_errors=True)
    folder = home / f"{machine}-{os.getppid()}"
    with suppress(OSError):  # on a full disk it is created later
        folder.mkdir(parents=True, exist_ok=True)
    return folder
