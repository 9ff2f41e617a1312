"""Registers a file's hosts, ten thousand per transaction."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from io import BufferedReader
from typing import NamedTuple

from django.db import transaction

from probes import progress
from probes.models import Progress, Target
from probes.schedule import schedule, submit
from probes.sources.kind import HostEntry, SourceKind, UnusableFile


@dataclass(slots=True)
class Counts:
    new: int = 0
    known: int = 0
    rejected: int = 0

    def as_dict(self) -> dict[str, int]:
        return asdict(self)


def check_entry(entry: HostEntry) -> tuple[str, str]:
    """The entry's host, or "" and why it is rejected."""
    if entry.problem:
        return "", entry.problem
    try:
        return submit.parse_submitted_host(entry.text), ""
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
    for named_host in hosts:
        firsts.setdefault(named_host.host, named_host)
    return schedule.register(
        firsts,
        origin=origin,
        source=source,
        mentions={
            host: schedule.SourceMention(named_host.place, named_host.publisher)
            for host, named_host in firsts.items()
        },
    )


BATCH = 10_000

FILE = "file"  # Source of hosts imported from files


def progress_of_file(file: BufferedReader, form: SourceKind, column: str) -> Progress:
    """The progress for these bytes in this form; rewinds the file."""
    digest = hashlib.file_digest(file, "sha256").hexdigest()
    file.seek(0)
    return progress.stored_progress(f"import {digest} {form.name} {column}")


def register(
    entries: Iterable[HostEntry],
    form: SourceKind,
    done: Progress,
    *,
    file_name: str,
    rejected: Callable[[HostEntry], None],
) -> Iterator[Counts]:
    """Register hosts of entries not done yet; yield the running counts.

    Reports earlier rejected entries again. Raises progress.Elsewhere, and UnusableFile for a truncated file,
    after keeping what precedes.
    """
    skip, number = int(done.position or 0), 0
    counts = Counts(**{**done.counts, "rejected": 0})
    hosts: list[NamedHost] = []
    broken: UnusableFile | None = None
    try:
        for number, entry in enumerate(entries, 1):
            host, problem = check_entry(entry)
            if problem:
                counts.rejected += 1
                rejected(entry._replace(problem=problem))
            elif number > skip:
                hosts.append(NamedHost(host, f"{file_name} {entry.number}"))
            if number % BATCH == 0:
                if number > skip:
                    counts = _keep(hosts, number, form, done, counts)
                    hosts.clear()
                yield counts
    except UnusableFile as error:
        broken = error
    if number > skip:
        counts = _keep(hosts, number, form, done, counts)
    yield counts
    if broken:
        raise broken


@transaction.atomic
def _keep(hosts: list[NamedHost], number: int, form: SourceKind, done: Progress, before: Counts) -> Counts:
    new = register_hosts(hosts, origin=form.origin, source=FILE)
    counts = Counts(before.new + new, before.known + len(hosts) - new, before.rejected)
    progress.store_position(done, str(number), counts.as_dict())
    return counts
