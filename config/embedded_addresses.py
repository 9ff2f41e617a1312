"""Addresses of the embedded servers, computed from DATA_DIR."""

import hashlib
import os
import re
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from django.core.exceptions import ImproperlyConfigured

from config import env

_PLAIN: Final = re.compile(r"[A-Za-z0-9_./-]+")
_MOST_BYTES: Final = 85
"""Socket paths have at most 107 bytes (unix(7)); this fits the longest name."""

_MOST_BYTES_OF_TEMP: Final = 70
"""Bytes of a path; Python's multiprocessing puts sockets two folders deeper."""

REDIS_SOCKET: Final = "redis.sock"


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
    return Path("/tmp") / f"agent-readiness-{os.getuid()}-{digest(data_dir)}"  # noqa: S108 - private, owner checked


def temp_dir(data_dir: Path) -> Path:
    """In DATA_DIR, or in /tmp if sockets wouldn't fit."""
    inside = data_dir / "tmp"
    if len(os.fsencode(inside)) <= _MOST_BYTES_OF_TEMP:
        return inside
    return Path("/tmp") / f"agent-readiness-{os.getuid()}-{digest(data_dir)}-tmp"  # noqa: S108 - made anew, private


def digest(data_dir: Path) -> str:
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
