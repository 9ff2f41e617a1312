"""Host ranks of Common Crawl's web graph: gzipped TSV with reversed host labels."""

from collections.abc import Iterator
from datetime import timedelta
from io import BufferedReader

from probes.models import Target
from probes.sources.files.ranked_lists import hosts_of_ranked
from probes.sources.kind import HostEntry, SourceKind, Terms

_HOST = 4


def hosts_of_ranks(file: BufferedReader, _column: str = "") -> Iterator[HostEntry]:
    return hosts_of_ranked(file, _host_of)


def _host_of(line: str) -> str:
    columns = line.split("\t")
    return ".".join(reversed(columns[_HOST].split("."))) if len(columns) > _HOST else ""


KIND = SourceKind(
    name="common-crawl",
    title="Host ranks of Common Crawl's web graph",
    origin=Target.Origin.LIST,
    terms=Terms(
        "Who uses it accepts Common Crawl's terms of use: read them first. Every release has its own "
        "address, which you name: …-host-ranks.txt.gz.",
        "https://commoncrawl.org/terms-of-use",
        permits=False,
    ),
    every=timedelta(days=90),
    most=100_000,
    entries=hosts_of_ranks,
)
