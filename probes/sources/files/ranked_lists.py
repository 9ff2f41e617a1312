"""Ranked lists of hosts, streamed from plain, gzip or ZIP files."""

from collections.abc import Callable, Iterator
from io import BufferedReader

from probes.sources.files.archives import unpack_archive
from probes.sources.kind import HostEntry, file_lines

HostOf = Callable[[str], str]


def hosts_of_ranked(file: BufferedReader, host_of: HostOf) -> Iterator[HostEntry]:
    """Skips blank lines and `#` comments."""
    for entry in file_lines(unpack_archive(file)):
        if entry.problem:
            yield entry
        elif (line := entry.text.strip()) and not line.startswith("#"):
            host = host_of(line)
            yield HostEntry(entry.number, host or line, "" if host else "names no host")
