"""Writes data files of facts."""

from collections.abc import Iterable, Mapping
from pathlib import Path

_DATA = Path("probes/facts/data")


def write_rows(
    name: str, header: Iterable[str], columns: Iterable[str], rows: Iterable[Iterable[object]]
) -> None:
    """Write tab-separated values; empty cells at the end of a row are left out."""
    lines = [*(f"# {line}" for line in header), "\t".join(columns)]
    lines += ("\t".join(map(str, row)).rstrip("\t") for row in rows)
    (_DATA / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_names(
    name: str, header: Iterable[str], column: str, by_country: Mapping[str, Iterable[str]]
) -> None:
    """Write names, each with the code of its country."""
    rows = [(code, each) for code, names in sorted(by_country.items()) for each in sorted(names)]
    write_rows(name, header, ("country", column), rows)
