"""Reads `probes/facts/data`."""

from functools import partial

from index.values import data_files

_PACKAGE = "probes.facts"

read_lines = partial(data_files.read_lines, _PACKAGE)
read_rows = partial(data_files.read_rows, _PACKAGE)
read_columns = partial(data_files.read_columns, _PACKAGE)
