"""A release's two files of rows, Parquet and CSV, which are written together."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as arrow_csv
import pyarrow.parquet as pq
from isal import igzip

from index.dataset.columns import COLUMNS
from index.dataset.rows import CHUNK, Row

GROUP = 50_000  # Rows of a row group

_TYPES = {
    "string": pa.string(),
    "integer": pa.int32(),
    "boolean": pa.bool_(),
    "date": pa.date32(),
    "list of strings": pa.list_(pa.string()),
}
_SCHEMA = pa.schema(
    [
        pa.field(
            one.name, _TYPES[one.type], nullable=not one.is_required, metadata={"description": one.meaning}
        )
        for one in COLUMNS
    ]
)
_CSV_SCHEMA = pa.schema(
    [
        pa.field(one.name, pa.string() if one.type == "list of strings" else _TYPES[one.type])
        for one in COLUMNS
    ]
)
# What a spreadsheet may take for a formula, or for the end of a cell before one.
_ACTIVE = re.compile(r"[=+@;|]|(?<![0-9A-Za-z])-")
_FORMULA = r"^([=+\-@\t\r])"


def make_batches(chunks: Iterable[Sequence[Row]]) -> Iterator[pa.RecordBatch]:
    for rows in chunks:
        columns = zip(*rows, strict=True)
        arrays = [pa.array(values, field.type) for values, field in zip(columns, _SCHEMA, strict=True)]
        yield pa.RecordBatch.from_arrays(arrays, schema=_SCHEMA)


def read_batches(parquet: Path, without: frozenset[str]) -> Iterator[pa.RecordBatch]:
    """The rows of a file, but for those with these ids."""
    gone = pa.array(sorted(without), pa.string())
    with pq.ParquetFile(parquet) as file:
        for batch in file.iter_batches(batch_size=CHUNK):
            yield batch.filter(pc.invert(pc.is_in(batch["id"], value_set=gone)))


def ids_among(parquet: Path, ids: frozenset[str]) -> frozenset[str]:
    """Those of some ids that the file has."""
    wanted = pa.array(sorted(ids), pa.string())
    with pq.ParquetFile(parquet) as file:
        groups = (batch["id"] for batch in file.iter_batches(batch_size=GROUP, columns=["id"]))
        return frozenset(
            found for group in groups for found in group.filter(pc.is_in(group, value_set=wanted)).to_pylist()
        )


def write_files(batches: Iterable[pa.RecordBatch], parquet: Path, csv: Path) -> int:
    """Write both; return the number of rows."""
    count = 0
    waiting: list[pa.RecordBatch] = []
    with ExitStack() as stack:
        groups = stack.enter_context(pq.ParquetWriter(parquet, _SCHEMA, compression="zstd"))
        file = stack.enter_context(csv.open("wb"))
        packed = stack.enter_context(igzip.IGzipFile("", "wb", fileobj=file, mtime=0))  # type: ignore[no-untyped-call]
        lines = stack.enter_context(arrow_csv.CSVWriter(packed, _CSV_SCHEMA))
        for batch in filter(len, batches):
            lines.write_batch(_csv_batch(batch))
            count += len(batch)
            waiting.append(batch)
            if sum(map(len, waiting)) >= GROUP:
                groups.write_table(pa.Table.from_batches(waiting))
                waiting.clear()
        if waiting:
            groups.write_table(pa.Table.from_batches(waiting))
    return count


def newest_day(parquet: Path) -> str | None:
    """The latest `verified_at`, by the file's own statistics."""
    with pq.ParquetFile(parquet) as file:
        place = _SCHEMA.get_field_index("verified_at")
        about = (file.metadata.row_group(n).column(place).statistics for n in range(file.num_row_groups))
        return max((str(group.max) for group in about), default=None)


def _csv_batch(batch: pa.RecordBatch) -> pa.RecordBatch:
    """Lists as JSON arrays; no cell begins like a formula."""
    return pa.RecordBatch.from_arrays(
        [_csv_column(column, field) for column, field in zip(batch.columns, _CSV_SCHEMA, strict=True)],
        schema=_CSV_SCHEMA,
    )


def _csv_column(column: pa.Array, field: pa.Field) -> pa.Array:
    if pa.types.is_list(column.type):
        return pa.array(
            [None if names is None else _cell(names) for names in column.to_pylist()], pa.string()
        )
    if pa.types.is_string(field.type):
        return pc.replace_substring_regex(column, _FORMULA, r"'\1")
    return column


def _cell(names: Sequence[str]) -> str:
    """A JSON array in ASCII, in which no spreadsheet finds a formula."""
    return _ACTIVE.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(names))
