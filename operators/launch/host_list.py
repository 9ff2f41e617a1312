"""Reads the user's hosts from a file, one per line."""

from dataclasses import dataclass
from pathlib import Path

from index.values.hosts import BadHost, normalise
from probes.evidence.charsets import decoded


@dataclass(frozen=True, slots=True)
class HostList:
    """Valid hosts in order, and an error per invalid line."""

    hosts: tuple[str, ...]
    complaints: tuple[str, ...]


def read(path: Path) -> HostList:
    """Skip blank lines and `#` comments. Raises OSError."""
    hosts: dict[str, None] = {}
    complaints = []
    text = decoded(path.read_bytes(), "")
    for number, line in enumerate(text.split("\n"), 1):
        word = line.partition("#")[0].strip().lstrip("\ufeff")
        if not word:
            continue
        try:
            hosts[normalise(word)] = None
        except BadHost as error:
            complaints.append(f"{path.name}:{number}: {error}")
    return HostList(tuple(hosts), tuple(complaints))
