"""Tranco's first million domains: a CSV of rank and domain, usually in a ZIP archive."""

from collections.abc import Iterator
from datetime import timedelta
from io import BufferedReader

from probes.models import Target
from probes.sources.files.ranked_lists import hosts_of_ranked
from probes.sources.kind import HostEntry, SourceKind, Terms


def hosts_of_tranco(file: BufferedReader, _column: str = "") -> Iterator[HostEntry]:
    return hosts_of_ranked(file, lambda line: line.partition(",")[2])


KIND = SourceKind(
    name="tranco",
    title="Tranco",
    origin=Target.Origin.LIST,
    terms=Terms(
        "Made for research, without a licence of its own; of the lists that it combines, Cloudflare Radar's "
        "allows no commercial use (CC BY-NC 4.0).",
        "https://tranco-list.eu/methodology",
        permits=False,
    ),
    address="https://tranco-list.eu/top-1m.csv.zip",
    every=timedelta(days=30),
    most=100_000,
    entries=hosts_of_tranco,
)
