"""Objects in a bucket of S3 or in a folder, by URL: `s3://bucket/prefix`, `file:///folder`.

Endpoint, region and keys of S3 come from the usual environment variables (AWS_ENDPOINT_URL and so on).
What a store sends is not to be trusted: whoever reads it says how much may come, and compares digests.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from obstore.store import LocalStore, S3Store

CONNECT_TIMEOUT = timedelta(seconds=3)
READ_TIMEOUT = timedelta(seconds=10)  # Between two pieces of an answer
RETRY_TIMEOUT = timedelta(seconds=5)
MAX_RETRIES = 2

_CHUNK = 8 * 1024**2  # S3 takes no part below 5 MiB, and 10,000 of them
_AT_ONCE = 4  # Parts of one file that are sent side by side
_KEY = re.compile(r"\w[\w.-]*(/\w[\w.-]*)*", re.ASCII)
_LISTED_AT_ONCE = 1000

_first_user: list[int] = []  # The process that began the library's threads


class StoreError(Exception):
    """The store does not answer, or not as it should; its first line is for people, without an address."""


class NoSuchObject(StoreError):  # noqa: N818 - reads as what it is
    pass


class OversizedObject(StoreError):  # noqa: N818 - reads as what it is
    """More came than the caller allows."""


class StoredObject(NamedTuple):
    key: str
    size: int
    changed_at: datetime


def missing_package() -> str:
    """What to install before a store can be used, or ""."""
    try:
        import obstore  # noqa: F401, PLC0415 - of the extra `store`
    except ModuleNotFoundError:
        return "obstore: pip install 'agent-readiness-index[store]'"
    return ""


class ObjectStore:
    """Keys are names of letters, digits, `_`, `.` and `-` in folders; no name begins with a dot.

    Every method raises StoreError. Not for a process that is forked after its first use: the library's
    threads stay behind.
    """

    def __init__(self, url: str, *, timeout: timedelta) -> None:
        """`timeout` is for one request, body included."""
        self._url, self._timeout = url, timeout
        self._opened: S3Store | LocalStore | None = None

    def write(self, key: str, content: bytes | Path) -> None:
        _check(key)
        with self._asking() as store:
            store.put(key, content, chunk_size=_CHUNK, max_concurrency=_AT_ONCE)

    def load(self, key: str, *, most: int) -> bytes:
        """The whole object. OversizedObject if it has more than `most` bytes."""
        return b"".join(self.stream(key, most=most))

    def stream(self, key: str, *, most: int, start: int = 0) -> Iterator[bytes]:
        """Yield the object from a byte on. OversizedObject as soon as more than `most` bytes came."""
        _check(key)
        with self._asking() as store:
            came = 0
            found = store.get(key, options={"range": {"offset": start}} if start else None)
            for chunk in found.stream(min_chunk_size=_CHUNK):
                came += len(chunk)
                if came > most:
                    raise OversizedObject("sends more than it should")
                yield bytes(chunk)

    def has(self, key: str) -> bool:
        _check(key)
        try:
            with self._asking() as store:
                store.head(key)
        except NoSuchObject:
            return False
        return True

    def delete(self, keys: Iterable[str]) -> None:
        """Delete what is there of some keys."""
        wanted = list(keys)
        for key in wanted:
            _check(key)
        with self._asking() as store:
            for key in wanted:
                with suppress(FileNotFoundError):
                    store.delete(key)

    def folders(self) -> list[str]:
        """Names of the folders right below the URL."""
        with self._asking() as store:
            return [path.rstrip("/") for path in store.list_with_delimiter()["common_prefixes"]]

    def list(self, folder: str | None = None, *, after: str | None = None) -> Iterator[StoredObject]:
        """Yield all objects in a folder and below it, in no order unless S3 gives them by key."""
        with self._asking() as store:
            for found in store.list(folder, offset=after, chunk_size=_LISTED_AT_ONCE):
                for one in found:
                    yield StoredObject(one["path"], one["size"], one["last_modified"])

    @contextmanager
    def _asking(self) -> "Iterator[S3Store | LocalStore]":
        if _is_forked_after_use():
            raise StoreError("cannot be used: this process was forked from one that used it")
        if missing := missing_package():
            raise StoreError(f"needs {missing}")
        from obstore import exceptions  # noqa: PLC0415 - of the extra `store`

        refusals = (exceptions.PermissionDeniedError, exceptions.UnauthenticatedError)
        try:
            if self._opened is None:
                self._opened = _open(self._url, self._timeout)
            yield self._opened
        except FileNotFoundError as error:
            raise NoSuchObject("has no such object") from error
        except refusals as error:
            raise StoreError("refuses the keys") from error
        except (exceptions.BaseError, OSError) as error:
            raise StoreError("does not answer") from error


def reason(error: StoreError) -> str:
    """One line for the log: what the store said, too."""
    lines = str(error.__cause__ or "").strip().splitlines()
    return f"{error}: {lines[0]}" if lines else str(error)


def _is_forked_after_use() -> bool:
    if not _first_user:
        _first_user.append(os.getpid())
    return _first_user[0] != os.getpid()


def _check(key: str) -> None:
    """Raises ValueError: whoever passes on a name that it did not make checks it first (`is_key`)."""
    if not is_key(key):
        raise ValueError(f"{key!r} is no key of an object")


def is_key(name: str) -> bool:
    return bool(_KEY.fullmatch(name))


def _open(url: str, timeout: timedelta) -> "S3Store | LocalStore":
    from obstore.store import LocalStore, S3Store  # noqa: PLC0415 - of the extra `store`

    parts = urlsplit(url)
    if parts.scheme == "file":
        return LocalStore(unquote(parts.path), mkdir=True)
    return S3Store(
        parts.netloc,
        prefix=parts.path.strip("/") or None,
        client_options={
            "allow_http": os.environ.get("AWS_ENDPOINT_URL", "").startswith("http://"),
            "connect_timeout": CONNECT_TIMEOUT,
            "read_timeout": READ_TIMEOUT,
            "timeout": timeout,
        },
        retry_config={"max_retries": MAX_RETRIES, "retry_timeout": RETRY_TIMEOUT},
    )
