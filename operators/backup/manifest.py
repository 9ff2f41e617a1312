"""What a backup says about itself, sealed with SECRET_KEY: whoever changes it, or a file, is found out."""

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
class Part:
    """One table as `tables.Table` has it, its rows, the SHA-256 of its bytes, its file's size, and the last number of its sequence."""

    columns: list[str]
    key: str
    numbered: bool
    rows: int
    sha256: str
    bytes: int
    last_number: int | None


@dataclass(frozen=True, slots=True)
class Manifest:
    """When the backup was made, by which migrations, and its parts by table."""

    at: str
    postgresql: str
    migrations: dict[str, str]
    tables: dict[str, Part]

    @property
    def rows(self) -> int:
        """Rows of all tables."""
        return sum(part.rows for part in self.tables.values())

    def write(self, folder: Path) -> None:
        """Write it, sealed. Raises OSError."""
        said = {"format": FORMAT, **asdict(self)}
        with tables.private(folder / NAME) as file:
            file.write(json.dumps({**said, "seal": _seal(said)}, indent=1).encode())


def read(folder: Path, *, trust: bool) -> Manifest:
    """Read it. Raises BackupError when it is none, of another format, or its seal is broken; `trust` takes any seal."""
    try:
        with (folder / NAME).open("rb") as file:
            said: Any = json.loads(file.read(_MOST_BYTES))
        seal = said.pop("seal")
        of = said.pop("format")
    except FileNotFoundError as error:
        raise BackupError(
            f"{folder} holds no {NAME}: it is no backup, or one that was never finished"
        ) from error
    except (OSError, ValueError, AttributeError, KeyError) as error:
        raise BackupError(f"{folder / NAME} cannot be read: {error}") from error
    if of != FORMAT:
        raise BackupError(f"{folder} is a backup of format {of!r}, and this release reads format {FORMAT}")
    if not trust and not constant_time_compare(str(seal), _seal({"format": of, **said})):
        raise BackupError(
            f"{folder}: the seal does not hold. It was made under another SECRET_KEY, or changed since; "
            "set that key, or give --trust to take it as it is"
        )
    try:
        parts = {name: Part(**part) for name, part in said.pop("tables").items()}
        found = Manifest(tables=parts, **said)
    except (TypeError, AttributeError, KeyError) as error:
        raise BackupError(f"{folder / NAME} is not what a backup writes: {error}") from error
    if strange := [name for name in parts if not re.fullmatch(r"[a-z0-9_]+", name)]:
        raise BackupError(
            f"{folder / NAME} is not what a backup writes: {strange[0]!r} is no name of a table"
        )
    return found


def reached() -> dict[str, str]:
    """The newest migration of each app, as this release has them."""
    return {app: name for app, name in MigrationLoader(None).graph.leaf_nodes()}  # noqa: C416 - says what is what


def must_know(manifest: Manifest, folder: Path) -> None:
    """Raise BackupError when the backup is of a schema that this release has not got."""
    ours = MigrationLoader(None).graph.nodes
    unknown = [f"{app}.{name}" for app, name in manifest.migrations.items() if (app, name) not in ours]
    if unknown:
        raise BackupError(
            f"{folder} was made by another release: this one does not know {', '.join(sorted(unknown))}; "
            "restore it with the release that made it, or a newer one"
        )


def files_must_be_whole(manifest: Manifest, folder: Path) -> None:
    """Raise BackupError when a file is missing or has another size than it was written with."""
    for name, part in manifest.tables.items():
        path = file_of(folder, name)
        size = path.stat().st_size if path.is_file() else None
        if size != part.bytes:
            raise BackupError(
                f"{path} is torn: it should have {part.bytes:,} bytes and "
                + ("is not there" if size is None else f"has {size:,}")
            )


def file_of(folder: Path, table: str) -> Path:
    """Where a table's rows lie."""
    return folder / f"{table}.copy.gz"


def _seal(said: dict[str, Any]) -> str:
    text = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return salted_hmac("config.backup", text, algorithm="sha256").hexdigest()
