"""A generation's folder: .npy columns, and a manifest with sizes and SHA-256. Immutable."""

import fcntl
import hashlib
import json
import os
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from django.conf import settings
from numpy.typing import NDArray

from config.files import digest_file, sync_file
from index.generations import site_bits

# Files of another version are rebuilt.
FORMAT = hashlib.sha256(
    f"5|{site_bits.FACTS.sql}|{site_bits.FIGURES.sql}|{site_bits.FILTER_BITS}".encode()
).hexdigest()[:16]

MANIFEST = "manifest.json"
_LOCK = "in-use"
_UNFINISHED = ".new"
_PARTIAL = ".part"
_BROKEN = ".broken"
_OLD = 24 * 3600.0  # Seconds that a folder stays which no row names

GENERATIONS_KEPT = 2  # Generations whose files are kept: the newest and a fallback


class BrokenError(Exception):
    """Files are missing, truncated or changed."""


class NotReadableError(BrokenError):
    """Of another version, or unreadable for this process only."""


def home() -> Path:
    return Path(settings.DATA_DIR) / "generations"


@contextmanager
def being_written(name: str) -> Iterator[Path]:
    """Yield a new folder; sync and rename it on success, else remove it."""
    folder = home() / (name + _UNFINISHED)
    folder.mkdir(parents=True)
    try:
        (folder / _LOCK).touch()
        yield folder
        _finish(folder, name)
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


@contextmanager
def being_fetched(name: str) -> Iterator[Path]:
    """Yield a folder that may have files of an earlier try; sync and rename it on success, else keep it."""
    folder = home() / (name + _PARTIAL)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / _LOCK).open("ab") as handle:
        fcntl.flock(handle, fcntl.LOCK_SH)  # a builder on this machine leaves it alone
        yield folder
        _finish(folder, name)


def _finish(folder: Path, name: str) -> None:
    for path in (*files_in(folder), folder):
        sync_file(path)
    folder.rename(home() / name)
    sync_file(home())


def save(folder: Path, **columns: NDArray[Any]) -> None:
    """Write columns as files: with a memory map, a full disk would kill the process."""
    for name, column in columns.items():
        with (folder / f"{name}.npy").open("wb") as file:
            np.save(file, column, allow_pickle=False)


def load(folder: Path, name: str) -> NDArray[Any]:
    column: NDArray[Any] = np.load(folder / f"{name}.npy", mmap_mode="r", allow_pickle=False)
    return np.asarray(column)  # the same memory without the overhead of np.memmap


def seal(folder: Path, about: dict[str, Any]) -> str:
    """Write the manifest; return its SHA-256."""
    listed = {
        str(path.relative_to(folder)): {"bytes": path.stat().st_size, "sha256": digest_file(path)}
        for path in files_in(folder)
    }
    text = json.dumps({"format": FORMAT, **about, "files": listed}, sort_keys=True, indent=1)
    (folder / MANIFEST).write_text(text)
    return hashlib.sha256(text.encode()).hexdigest()


def parse_manifest(text: bytes, digest: str, place: Path | str) -> dict[str, Any]:
    """The manifest, if its SHA-256 is `digest`. Raises BrokenError."""
    if hashlib.sha256(text).hexdigest() != digest:
        raise BrokenError(f"{place} is not what was written")
    about: dict[str, Any] = json.loads(text)
    if about["format"] != FORMAT:
        raise NotReadableError(f"{place} was written by another version")
    return about


def check(folder: Path, manifest: str) -> dict[str, Any]:
    """Verify every byte and return the manifest. Raises BrokenError."""
    try:
        about = parse_manifest((folder / MANIFEST).read_bytes(), manifest, folder / MANIFEST)
        for name, wanted in about["files"].items():
            if (folder / name).stat().st_size != wanted["bytes"] or digest_file(folder / name) != wanted[
                "sha256"
            ]:
                raise BrokenError(f"{folder / name} is not what was written")
    except PermissionError as error:
        raise NotReadableError(str(error)) from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BrokenError(str(error)) from error
    return about


def is_whole(name: str) -> bool:
    """Whether all files are readable and have the right size."""
    folder = home() / name
    try:
        about = json.loads((folder / MANIFEST).read_bytes())
        return about["format"] == FORMAT and all(
            (folder / file).stat().st_size == wanted["bytes"] and os.access(folder / file, os.R_OK)
            for file, wanted in about["files"].items()
        )
    except (OSError, ValueError, KeyError, TypeError):
        return False


def use(folder: Path) -> int:
    """Lock a folder against removal until the descriptor closes. Raises BrokenError."""
    try:
        handle = os.open(folder / _LOCK, os.O_RDONLY)
    except PermissionError as error:
        raise NotReadableError(str(error)) from error
    except OSError as error:
        raise BrokenError(str(error)) from error
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
        (folder / _LOCK).stat()  # fails if it was removed meanwhile
    except OSError as error:
        os.close(handle)
        raise BrokenError(f"{folder} is being removed") from error
    return handle


def set_aside(folder: Path) -> None:
    """Rename a broken folder so that it is rebuilt."""
    with suppress(OSError):
        folder.rename(folder.with_name(folder.name + _BROKEN))


def remove_all_but(names: set[str]) -> list[str]:
    """Remove folders that no process uses. The caller holds the builders' lock."""
    there = home().iterdir() if home().is_dir() else ()
    return [folder.name for folder in there if folder.name not in names and _remove(folder)]


def remove_fetched(superseded: set[str], names: set[str]) -> list[str]:
    """Remove folders that no process uses: superseded ones, tries to fetch, and old ones but `names`.

    The caller holds the fetchers' lock; a builder on the same machine keeps what it is writing.
    """
    there = list(home().iterdir()) if home().is_dir() else []
    doomed = (
        path.suffix == _PARTIAL
        or path.name.removesuffix(_BROKEN) in superseded
        or (path.name not in names and _is_old(path))
        for path in there
    )
    return [path.name for path, is_doomed in zip(there, doomed, strict=True) if is_doomed and _remove(path)]


def _is_old(path: Path) -> bool:
    try:
        return time.time() - path.stat().st_mtime > _OLD
    except OSError:  # a builder has just renamed it
        return False


def folders_to_keep(newest_first: Iterable[str]) -> set[str]:
    """The newest, and as many whole ones as stay."""
    names = list(newest_first)
    whole = (name for name in names if is_whole(name))
    return {*names[:1], *islice(whole, GENERATIONS_KEPT)}


def _remove(folder: Path) -> bool:
    try:
        with (folder / _LOCK).open() as handle:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
    except BlockingIOError:
        return False
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)  # it never got its lock file
    if not folder.is_dir():
        folder.unlink(missing_ok=True)  # a file, not a folder
    return not folder.exists()


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.name != _LOCK)
