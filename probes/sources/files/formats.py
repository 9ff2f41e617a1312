"""Detects the kind of a file of hosts."""

from collections.abc import Iterator, Mapping
from io import BufferedReader
from pathlib import Path

from probes.sources import FILES, registry_dump, table_file, text_file
from probes.sources.kind import HostEntry, SourceKind, UnusableFile, file_lines

ENDINGS: Mapping[str, SourceKind] = {ending: kind for kind in FILES.values() for ending in kind.endings}
_OTHER = {
    b"\xff\xfe": "UTF-16",
    b"\xfe\xff": "UTF-16",
    b"\x1f\x8b": "gzip",
    b"PK\x03\x04": "a ZIP archive or a spreadsheet",
}


def format_of(path: Path, file: BufferedReader) -> SourceKind:
    """By name or content; rewinds the file. Raises UnusableFile if it isn't text."""
    start = file.read(4)
    file.seek(0)
    for mark, what in _OTHER.items():
        if start.startswith(mark):
            raise UnusableFile(f"it is {what}; give UTF-8 text")
    if known := ENDINGS.get(path.suffix.lower()):
        return known
    first = next((entry.text for entry in file_lines(file) if entry.text.strip()), "").strip()
    file.seek(0)
    if first.startswith(("{", "[")):
        return registry_dump.KIND
    return table_file.KIND if any(mark in first.partition("#")[0] for mark in ",;\t") else text_file.KIND


def entries_of_file(file: BufferedReader, kind: SourceKind, *, column: str = "") -> Iterator[HostEntry]:
    """Raises UnusableFile where the file becomes unreadable."""
    if kind.entries is None:
        raise UnusableFile(f"{kind.name} is not read from a file")
    return kind.entries(file, column)
