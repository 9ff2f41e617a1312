"""Checks entries of sources, and registers their hosts."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass

from probes.models import Target
from probes.schedule import schedule, submit
from probes.sources.files.entries import HostEntry


@dataclass(slots=True)
class Counts:
    new: int = 0
    known: int = 0
    rejected: int = 0

    def as_dict(self) -> dict[str, int]:
        return asdict(self)


def checked(entry: HostEntry) -> tuple[str, str]:
    """The entry's host, or "" and why it is rejected."""
    if entry.problem:
        return "", entry.problem
    try:
        return submit.read(entry.text), ""
    except submit.RejectedHost as error:
        return "", str(error)


def register_hosts(hosts: Iterable[tuple[str, str]], *, origin: Target.Origin, source: str) -> int:
    """Register (host, place) pairs, the first place of each; return how many are new."""
    places: dict[str, str] = {}
    for host, place in hosts:
        places.setdefault(host, place)
    return schedule.register(places, origin=origin, source=source, seen_in=places)
