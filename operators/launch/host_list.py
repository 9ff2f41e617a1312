"""HOSTS: the user's own hosts, one a line."""

from dataclasses import dataclass
from pathlib import Path

from index.values.hosts import BadHost, normalise


@dataclass(frozen=True, slots=True)
class HostList:
    """The usable hosts of a file in its order, each once, and a line about each line that is none."""

    hosts: tuple[str, ...]
    complaints: tuple[str, ...]


def read(path: Path) -> HostList:
    """Read a file of hosts; blank lines and what follows `#` are skipped. Raises OSError."""
    hosts: dict[str, None] = {}
    complaints = []
    text = path.read_text(encoding="utf-8-sig", errors="replace")
    for number, line in enumerate(text.split("\n"), 1):
        word = line.partition("#")[0].strip()
        if not word:
            continue
        try:
            hosts[normalise(word)] = None
        except BadHost as error:
            complaints.append(f"{path.name}:{number}: {error}")
    return HostList(tuple(hosts), tuple(complaints))
