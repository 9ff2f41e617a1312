"""Which form a file of hosts has: as it is told, as its name ends, or as it begins."""

from collections.abc import Iterator
from enum import StrEnum
from io import BufferedReader
from pathlib import Path
from typing import Final

from probes.sources.entries import Entry, Unusable, hosts_of_lines, lines
from probes.sources.registry import hosts_of_servers
from probes.sources.table import hosts_of_rows


class Form(StrEnum):
    """How hosts are written down."""

    TEXT = "text"
    CSV = "csv"
    REGISTRY = "registry"


ENDINGS: Final = {
    ".txt": Form.TEXT,
    ".csv": Form.CSV,
    ".tsv": Form.CSV,
    ".json": Form.REGISTRY,
    ".jsonl": Form.REGISTRY,
    ".ndjson": Form.REGISTRY,
}
_OTHER: Final = {
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "a ZIP archive or a spreadsheet",
}


def form_of(path: Path, file: BufferedReader) -> Form:
    """Return the form of an open file, which is at its beginning again. Raises Unusable for what is no text at all."""
    start = file.read(4)
    file.seek(0)
    for mark, what in _OTHER.items():
        if start.startswith(mark):
            raise Unusable(f"it is {what}; give UTF-8 text")
    if known := ENDINGS.get(path.suffix.lower()):
        return known
    first = next((entry.text for entry in lines(file) if entry.text.strip()), "").strip()
    file.seek(0)
    if first.startswith(("{", "[")):
        return Form.REGISTRY
    return Form.CSV if any(mark in first.partition("#")[0] for mark in ",;\t") else Form.TEXT


def entries(file: BufferedReader, form: Form, *, column: str = "") -> Iterator[Entry]:
    """Yield every entry of a file of this form. Raises Unusable where it cannot be read, or read on."""
    match form:  # a form without a case fails the types
        case Form.TEXT:
            return hosts_of_lines(file)
        case Form.CSV:
            return hosts_of_rows(file, column)
        case Form.REGISTRY:
            return hosts_of_servers(file)
