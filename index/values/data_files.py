"""Reads packaged data: text files whose first lines, beginning with "#", say what they are."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import dropwhile


def read_lines(package: str, name: str) -> list[str]:
    """Lines of `data/NAME` in a package, after the header."""
    lines = (files(package) / "data" / name).read_text(encoding="utf-8").rstrip("\n").split("\n")
    return list(dropwhile(lambda line: line.startswith("#"), lines))


def read_rows(package: str, name: str) -> Iterator[list[str]]:
    """Cells of a file of tab-separated values, without the row that names its columns."""
    return (line.split("\t") for line in read_lines(package, name)[1:])


def read_columns(package: str, name: str) -> list[str]:
    """Names of the columns of a file of tab-separated values."""
    return read_lines(package, name)[0].split("\t")
