"""A text file of hosts, one per line."""

from collections.abc import Iterator
from io import BufferedReader

from probes.models import Target
from probes.sources.kind import HostEntry, SourceKind, hosts_of_lines


def hosts_of_text(file: BufferedReader, _column: str = "") -> Iterator[HostEntry]:
    return hosts_of_lines(file)


KIND = SourceKind(
    name="text",
    title="A text file, one host a line",
    origin=Target.Origin.OPERATOR,
    entries=hosts_of_text,
    endings=(".txt",),
)
