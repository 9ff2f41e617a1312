"""Starts the embedded servers, or joins running ones."""

import os
import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from django.core.management.utils import get_random_secret_key

from config import env
from config.data_dir import (
    database_is_embedded,
    full_disk_message,
    is_full,
    redis_is_embedded,
    secret_key,
    secret_key_file,
    socket_dir,
)
from config.processes import Account, Child, stop
from operators.embedded import account, lock, postgres, redis_server
from operators.embedded.errors import BusyError, EmbeddedError
from operators.launch import log_files

_FREE_WITHIN = 300.0


@dataclass(slots=True)
class Servers:
    """The embedded servers of the process that holds `lock.own_data_dir`."""

    data_dir: Path
    children: list[Child] = field(default_factory=list)
    _who: Account = field(default_factory=Account)
    _settings: dict[str, str] = field(default_factory=dict)

    def start(self, *, settings: dict[str, str] | None = None) -> None:
        """Start the servers and wait. Raises EmbeddedError."""
        self._settings = settings or {}
        try:
            keep_secret_key(self.data_dir)
            if database_is_embedded() or redis_is_embedded():
                self._start()
        except BaseException as error:
            self.stop()
            if isinstance(error, OSError | EmbeddedError) and is_full(self.data_dir):
                raise EmbeddedError(full_disk_message(self.data_dir)) from error
            if isinstance(error, OSError):
                raise EmbeddedError(f"DATA_DIR={self.data_dir} cannot be used: {error}") from error
            raise

    def restart(self, name: str) -> Child:
        child = self._begin(name)
        self.children = [child if running.name == name else running for running in self.children]
        return child

    def stop(self) -> None:
        if self.children:
            for child in reversed(self.children):
                stop(child)
            self.children.clear()
            remove_socket_dir(self.data_dir)

    def _start(self) -> None:
        self._who = account.choose(self.data_dir, _programs())
        _make_socket_dir(socket_dir(self.data_dir), self._who)
        embedded = {"postgres": database_is_embedded(), "redis": redis_is_embedded()}
        for name in (name for name, ours in embedded.items() if ours):
            log_files.begin(self.data_dir / "logs" / f"{name}.log")
            self.children.append(self._begin(name))
        for child in tuple(self.children):
            (postgres if child.name == "postgres" else redis_server).wait(self.data_dir, child)

    def _begin(self, name: str) -> Child:
        if name == "postgres":
            return postgres.start(self.data_dir, self._who, settings=self._settings)
        return redis_server.start(self.data_dir, self._who)


@contextmanager
def services(data_dir: Path) -> Iterator[None]:
    """Join running servers, or start some and stop them after their last user. Raises EmbeddedError."""
    if not (database_is_embedded() or redis_is_embedded()):
        yield
        return
    with ExitStack() as stack:
        if not _join(stack, data_dir):
            servers = Servers(data_dir)
            servers.start()
            stack.callback(_stop_when_alone, servers)
        yield


def _join(stack: ExitStack, data_dir: Path) -> bool:
    """Become a user of the servers (True), or their owner (False)."""
    deadline = time.monotonic() + _FREE_WITHIN
    while True:
        try:
            stack.enter_context(lock.own_data_dir(data_dir))
        except BusyError as busy:
            with ExitStack() as attempt:
                if attempt.enter_context(lock.share_servers(data_dir)) and _running(data_dir):
                    stack.push(attempt.pop_all())
                    return True
            if time.monotonic() > deadline:
                raise EmbeddedError(f"{busy}, and its servers do not answer") from busy
        else:
            return False
        time.sleep(0.1)


def _stop_when_alone(servers: Servers) -> None:
    with lock.exclude_others(servers.data_dir):
        servers.stop()


def keep_secret_key(data_dir: Path) -> None:
    if env.text("SECRET_KEY") or secret_key(data_dir):
        return
    path = secret_key_file(data_dir)
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(get_random_secret_key())
    new.replace(path)


def _programs() -> list[Path]:
    programs = []
    if database_is_embedded():
        programs += [postgres.program("postgres"), postgres.program("initdb")]
    if redis_is_embedded():
        programs.append(redis_server.program())
    return programs


def _running(data_dir: Path) -> bool:
    return (not database_is_embedded() or postgres.answers(data_dir)) and (
        not redis_is_embedded() or redis_server.answers(data_dir)
    )


def remove_socket_dir(data_dir: Path) -> None:
    path = socket_dir(data_dir)
    if data_dir not in path.parents:
        shutil.rmtree(path, ignore_errors=True)


def _make_socket_dir(path: Path, who: Account) -> None:
    """Create a private folder. Raises EmbeddedError if it is somebody else's."""
    path.mkdir(mode=0o700, exist_ok=True)
    found = path.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid not in {os.getuid(), who.uid}:
        raise EmbeddedError(
            f"{path} belongs to somebody else: remove it, or set DATA_DIR to a short plain path"
        )
    path.chmod(0o700)
    account.own(path, who)
