"""Manifest of a backup, sealed with SECRET_KEY."""

import json
import re
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from django.db.migrations.loader import MigrationLoader
from django.utils.crypto import constant_time_compare, salted_hmac

from operators.backup import tables
from operators.backup.errors import BackupError

FORMAT: Final = 1
NAME: Final = "manifest.json"
_MOST_BYTES: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class TableEntry:
    columns: list[str]
    key: str
    numbered: bool
    rows: int
    sha256: str
    bytes: int
    last_number: int | None


@dataclass(frozen=True, slots=True)
class Manifest:
    at: str
    postgresql: str
    migrations: dict[str, str]
    tables: dict[str, TableEntry]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.tables.values())

    def write(self, folder: Path) -> None:
        data = {"format": FORMAT, **asdict(self)}
        with tables.private(folder / NAME) as file:
            file.write(json.dumps({**data, "seal": _seal(data)}, indent=1).encode())


def read(folder: Path, *, trust: bool) -> Manifest:
    """Read the manifest; `trust` accepts any seal. Raises BackupError."""
    try:
        with (folder / NAME).open("rb") as file:
            data: Any = json.loads(file.read(_MOST_BYTES))
        seal = data.pop("seal")
        format_ = data.pop("format")
    except FileNotFoundError as error:
        raise BackupError(
            f"{folder} holds no {NAME}: it is not a backup, or one that was never finished"
        ) from error
    except (OSError, ValueError, AttributeError, KeyError) as error:
        raise BackupError(f"{folder / NAME} cannot be read: {error}") from error
    if format_ != FORMAT:
        raise BackupError(
            f"{folder} is a backup of format {format_!r}, and this release reads format {FORMAT}"
        )
    if not trust and not constant_time_compare(str(seal), _seal({"format": format_, **data})):
        raise BackupError(
            f"{folder}: the seal does not hold. It was made under another SECRET_KEY, or changed since; "
            "set that key, or give --trust to take it as it is"
        )
    try:
        parts = {name: TableEntry(**part) for name, part in data.pop("tables").items()}
        found = Manifest(tables=parts, **data)
    except (TypeError, AttributeError, KeyError) as error:
        raise BackupError(f"{folder / NAME} is not what a backup writes: {error}") from error
    if strange := [name for name in parts if not re.fullmatch(r"[a-z0-9_]+", name)]:
        raise BackupError(
            f"{folder / NAME} is not what a backup writes: {strange[0]!r} is not the name of a table"
        )
    return found


def reached() -> dict[str, str]:
    return {app: name for app, name in MigrationLoader(None).graph.leaf_nodes()}  # noqa: C416 - says what is what


def must_know(manifest: Manifest, folder: Path) -> None:
    """Raises BackupError for migrations that this release lacks."""
    ours = MigrationLoader(None).graph.nodes
    unknown = [f"{app}.{name}" for app, name in manifest.migrations.items() if (app, name) not in ours]
    if unknown:
        raise BackupError(
            f"{folder} was made by another release: this one does not know {', '.join(sorted(unknown))}; "
            "restore it with the release that made it, or a newer one"
        )


def files_must_be_whole(manifest: Manifest, folder: Path) -> None:
    for name, part in manifest.tables.items():
        path = file_of(folder, name)
        size = path.stat().st_size if path.is_file() else None
        if size != part.bytes:
            raise BackupError(
                f"{path} is torn: it should have {part.bytes:,} bytes and "
                + ("is not there" if size is None else f"has {size:,}")
            )


def file_of(folder: Path, table: str) -> Path:
    return folder / f"{table}.copy.gz"


def _seal(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return salted_hmac("config.backup", text, algorithm="sha256").hexdigest()
