"""Checks entries of sources, and registers their hosts."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import NamedTuple

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


class NamedHost(NamedTuple):
    """A host, its place in a source, and who put it there ("" if the source doesn't say)."""

    host: str
    place: str
    publisher: str = ""


def register_hosts(hosts: Iterable[NamedHost], *, origin: Target.Origin, source: str) -> int:
    """Register the first mention of each host; return how many are new."""
    firsts: dict[str, NamedHost] = {}
    for one in hosts:
        firsts.setdefault(one.host, one)
    return schedule.register(
        firsts,
        origin=origin,
        source=source,
        mentions={host: schedule.SourceMention(one.place, one.publisher) for host, one in firsts.items()},
    )
