"""The Majestic Million: a CSV table with a column Domain."""

from collections.abc import Iterator
from datetime import timedelta
from io import BufferedReader

from probes.models import Target
from probes.sources.files.archives import unpack_archive
from probes.sources.kind import HostEntry, SourceKind, Terms
from probes.sources.table_file import hosts_of_rows


def hosts_of_majestic(file: BufferedReader, _column: str = "") -> Iterator[HostEntry]:
    return hosts_of_rows(unpack_archive(file), "Domain")


KIND = SourceKind(
    name="majestic-million",
    title="The Majestic Million",
    origin=Target.Origin.LIST,
    terms=Terms(
        "Published under Creative Commons Attribution 3.0: name Majestic where you publish what is made of "
        "it.",
        "https://majestic.com/reports/majestic-million",
        permits=True,
    ),
    address="https://downloads.majestic.com/majestic_million.csv",
    every=timedelta(days=30),
    most=100_000,
    entries=hosts_of_majestic,
)
