"""Reads the packaged data of facts: text files whose first lines, beginning with "#", say what they are."""

from collections.abc import Iterator
from importlib.resources import files
from itertools import dropwhile

_DATA = files("probes.facts") / "data"


def read_lines(name: str) -> list[str]:
    """Lines of `probes/facts/data/NAME` after its header."""
    lines = (_DATA / name).read_text(encoding="utf-8").rstrip("\n").split("\n")
    return list(dropwhile(lambda line: line.startswith("#"), lines))


def read_rows(name: str) -> Iterator[list[str]]:
    """Cells of a file of tab-separated values, without the row that names its columns."""
    return (line.split("\t") for line in read_lines(name)[1:])


def read_columns(name: str) -> list[str]:
    """Names of the columns of a file of tab-separated values."""
    return read_lines(name)[0].split("\t")
