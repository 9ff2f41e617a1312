"""Where the processes of one web server count together."""

import os
import shutil
import socket
from pathlib import Path
from typing import Final

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client's own


def share(data_dir: Path) -> None:
    """Let the processes of this web server count together. To be called before prometheus_client is imported.

    The folder is the server's own, by machine and process id; those of servers that are gone are removed.
    """
    if FOLDER in os.environ:
        return
    home, machine = data_dir / "metrics", socket.gethostname()
    for old in home.glob(f"{machine}-*"):
        if not Path("/proc", old.name.rpartition("-")[2]).exists():
            shutil.rmtree(old, ignore_errors=True)
    folder = home / f"{machine}-{os.getppid()}"
    folder.mkdir(parents=True, exist_ok=True)
    os.environ[FOLDER] = str(folder)
