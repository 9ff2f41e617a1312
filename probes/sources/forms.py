"""Detects the format of a file of hosts."""

from collections.abc import Iterator
from enum import StrEnum
from io import BufferedReader
from pathlib import Path
from typing import Final

from probes.sources.entries import HostEntry, UnusableFile, hosts_of_lines, lines
from probes.sources.registry import hosts_of_servers
from probes.sources.table import hosts_of_rows


class FileFormat(StrEnum):
    TEXT = "text"
    CSV = "csv"
    REGISTRY = "registry"


ENDINGS: Final = {
    ".txt": FileFormat.TEXT,
    ".csv": FileFormat.CSV,
    ".tsv": FileFormat.CSV,
    ".json": FileFormat.REGISTRY,
    ".jsonl": FileFormat.REGISTRY,
    ".ndjson": FileFormat.REGISTRY,
}
_OTHER: Final = {
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "a ZIP archive or a spreadsheet",
}


def form_of(path: Path, file: BufferedReader) -> FileFormat:
    """Return the format of an open file by name or content; rewinds it. Raises UnusableFile if it isn't text."""
    start = file.read(4)
    file.seek(0)
    for mark, what in _OTHER.items():
        if start.startswith(mark):
            raise UnusableFile(f"it is {what}; give UTF-8 text")
    if known := ENDINGS.get(path.suffix.lower()):
        return known
    first = next((entry.text for entry in lines(file) if entry.text.strip()), "").strip()
    file.seek(0)
    if first.startswith(("{", "[")):
        return FileFormat.REGISTRY
    return FileFormat.CSV if any(mark in first.partition("#")[0] for mark in ",;\t") else FileFormat.TEXT


def entries(file: BufferedReader, form: FileFormat, *, column: str = "") -> Iterator[HostEntry]:
    """Yield every entry of a file of this form. Raises UnusableFile where it cannot be read, or read on."""
    match form:  # a form without a case fails the types
        case FileFormat.TEXT:
            return hosts_of_lines(file)
        case FileFormat.CSV:
            return hosts_of_rows(file, column)
        case FileFormat.REGISTRY:
            return hosts_of_servers(file)
