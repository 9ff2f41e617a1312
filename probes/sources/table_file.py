"""Hosts of a CSV table (RFC 4180), also with semicolons, tabs or bars."""

import csv
from collections.abc import Iterator, Sequence
from io import BufferedReader

from index.values.hosts import BadHost, from_host_or_url
from probes.models import Target
from probes.sources.kind import HostEntry, SourceKind, UnusableFile, file_lines

# Best first.
NAMES = ("host", "hostname", "domain", "domain_name", "fqdn", "site", "website", "url", "homepage")

_BETWEEN = ",;\t|"
_MOST_SHOWN = 12


def hosts_of_rows(file: BufferedReader, column: str = "") -> Iterator[HostEntry]:
    """`column` is a name or number (from 1), else detected. Raises UnusableFile if there is none."""
    broken: list[HostEntry] = []
    reader, place = None, -1
    first = _first_line(file)
    reader = csv.reader(_texts(file, broken), delimiter=max(_BETWEEN, key=first.count))
    while True:
        number = reader.line_num + 1
        try:
            row = next(reader, None)
        except csv.Error as error:
            yield HostEntry(number, "", f"the row cannot be read up to line {reader.line_num}: {error}")
            continue
        yield from broken
        broken.clear()
        if row is None:
            return
        if not any(cell.strip() for cell in row):
            continue
        if place < 0:
            place, is_header = _place(row, column)
            if is_header:
                continue
        if len(row) <= place:
            yield HostEntry(number, ",".join(row), f"has no column {place + 1}")
        else:
            yield HostEntry(number, row[place].strip(), "" if row[place].strip() else "names no host")


def _first_line(file: BufferedReader) -> str:
    first = next((entry.text for entry in file_lines(file) if entry.text.strip()), "")
    file.seek(0)
    return first


def _texts(file: BufferedReader, broken: list[HostEntry]) -> Iterator[str]:
    """Yield each line, "" for an unreadable one, to keep line numbers right."""
    for entry in file_lines(file):
        if entry.problem:
            broken.append(entry)
        yield "\n" if entry.problem else entry.text


def _place(row: Sequence[str], column: str) -> tuple[int, bool]:
    names = [cell.strip().lower() for cell in row]
    if column:
        if column.strip().lower() in names:
            return names.index(column.strip().lower()), True
        if column.isascii() and column.isdigit() and 1 <= int(column) <= len(row):
            return int(column) - 1, False
        raise UnusableFile(f"it has no column '{column}'; its columns are {_quoted(row)}")
    for name in NAMES:
        if name in names:
            return names.index(name), True
    for place, cell in enumerate(row):
        if _is_host(cell):
            return place, False
    raise UnusableFile(f"which column has the hosts? Say it with --column; its columns are {_quoted(row)}")


def _is_host(cell: str) -> bool:
    try:
        from_host_or_url(cell)
    except BadHost:
        return False
    return True


def _quoted(row: Sequence[str]) -> str:
    more = f" and {len(row) - _MOST_SHOWN} more" if len(row) > _MOST_SHOWN else ""
    return ", ".join(ascii(cell[:40]) for cell in row[:_MOST_SHOWN]) + more


KIND = SourceKind(
    name="csv",
    title="A table with a column of hosts",
    origin=Target.Origin.OPERATOR,
    entries=hosts_of_rows,
    endings=(".csv", ".tsv"),
)
