"""Detects full disks."""

import errno
import hashlib
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit

from django.core.exceptions import ImproperlyConfigured

from config import env

_PLAIN = re.compile(r"[A-Za-z0-9_./-]+")
_MOST_BYTES = 85  # Socket paths have at most 107 bytes (unix(7)); this fits the longest name

_MOST_BYTES_OF_TEMP = 70  # Bytes of a path; Python's multiprocessing puts sockets two folders deeper

REDIS_SOCKET = "redis.sock"


def database_is_embedded() -> bool:
    return not env.text("DATABASE_URL")


def redis_is_embedded() -> bool:
    return not env.text("REDIS_URL")


def socket_dir(data_dir: Path) -> Path:
    """In DATA_DIR, or in /tmp if that path is too long or not plain.

    Not $TMPDIR, because two terminals must agree.
    """
    inside = data_dir / "sockets"
    if _PLAIN.fullmatch(str(inside)) and len(str(inside)) <= _MOST_BYTES:
        return inside
    return Path("/tmp") / f"agent-readiness-{os.getuid()}-{digest_of_data_dir(data_dir)}"  # noqa: S108 - private, owner checked


def temp_dir(data_dir: Path) -> Path:
    """In DATA_DIR, or in /tmp if sockets wouldn't fit."""
    inside = data_dir / "tmp"
    if len(os.fsencode(inside)) <= _MOST_BYTES_OF_TEMP:
        return inside
    return Path("/tmp") / f"agent-readiness-{os.getuid()}-{digest_of_data_dir(data_dir)}-tmp"  # noqa: S108 - made anew, private


def digest_of_data_dir(data_dir: Path) -> str:
    return hashlib.sha256(os.fsencode(data_dir)).hexdigest()[:16]


def database_url(data_dir: Path) -> str:
    return f"postgres://postgres@{quote(str(socket_dir(data_dir)), safe='')}/postgres"


def redis_url(data_dir: Path) -> str:
    return f"unix://{socket_dir(data_dir) / REDIS_SOCKET}"


def secret_key_file(data_dir: Path) -> Path:
    return data_dir / "secret_key"


def secret_key(data_dir: Path) -> str:
    try:
        return secret_key_file(data_dir).read_text().strip()
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except OSError as error:
        raise ImproperlyConfigured(f"DATA_DIR: the secret key cannot be read: {error}") from error


def celery_url(redis_url: str) -> str:
    """A Unix socket's broker URL is `redis+socket://:password@/path?virtual_host=1`."""
    parts = urlsplit(redis_url)
    if parts.scheme != "unix":
        return redis_url
    db = parse_qs(parts.query).get("db", [""])[0]
    query = f"?virtual_host={quote(db)}" if db else ""
    return f"redis+socket://{parts.netloc}{parts.path}{query}"


SILENT = {
    # onnxruntime 1.29 and later report to Microsoft, and keep a database in the home folder
    "ORT_DISABLE_TELEMETRY": "1",
    "ORT_TELEMETRY_DISABLED": "1",  # its name in other versions
    "HF_HUB_DISABLE_TELEMETRY": "1",
}


def usual_data_dir(root: Path) -> Path:
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
def temporary_data_dir(data_dir: Path) -> Iterator[None]:
    folder, before = temp_dir(data_dir), os.environ.get("TMPDIR")
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


UMASK = 0o077


def prepare_data_dir(data_dir: Path) -> None:
    """Set the umask, and close what an earlier release left open."""
    os.umask(UMASK)
    with suppress(OSError):  # the error is reported where the folder is needed
        if data_dir.is_dir():
            _close(data_dir)


def make_data_dir(data_dir: Path) -> None:
    """Raises OSError."""
    if data_dir.is_dir():
        return
    before = os.umask(0o022)  # parent folders keep ordinary permissions
    try:
        data_dir.mkdir(_mode(), parents=True, exist_ok=True)
    finally:
        os.umask(before)


def _mode() -> int:
    """Others may traverse the folder, as the user of root's embedded servers must, but not list it."""
    return 0o711 if os.geteuid() == 0 else 0o700


def _close(data_dir: Path) -> None:
    """Remove others' permissions; skip shared folders like /tmp."""
    mode = data_dir.stat().st_mode
    if mode & stat.S_ISVTX:
        return
    data_dir.chmod(_mode())
    for entry in os.scandir(data_dir):
        with suppress(OSError):
            if not entry.is_symlink() and entry.stat().st_mode & UMASK:
                Path(entry.path).chmod(stat.S_IMODE(entry.stat().st_mode) & ~UMASK)


MIN_FREE_BYTES = 64 * 1024**2  # Free bytes: PostgreSQL needs several log files of 16 MB

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})


def is_full(folder: Path) -> bool:
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    try:
        found = os.statvfs(folder)
    except OSError:
        return False
    return found.f_bavail * found.f_frsize < MIN_FREE_BYTES or (found.f_files > 0 and found.f_favail == 0)


def says_full(error: BaseException) -> bool:
    return isinstance(error, OSError) and error.errno in _FULL


def full_disk_message(data_dir: Path) -> str:
    return f"The disk of DATA_DIR={data_dir} is full: {MIN_FREE_BYTES // 1024**2} MB must be free"
