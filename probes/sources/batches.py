"""Registers entries as targets, ten thousand per transaction, with the checks of a submission."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from io import BufferedReader
from typing import Final

from django.db import transaction

from probes import progress
from probes.models import Progress, Target
from probes.schedule import schedule, submit
from probes.sources.entries import HostEntry, UnusableFile
from probes.sources.forms import FileFormat

BATCH: Final = 10_000
"""Entries per transaction."""

_ORIGINS: Final = {FileFormat.REGISTRY: Target.Origin.REGISTRY}


@dataclass(slots=True)
class Counts:
    """Number of entries by result: `new` targets, `known` hosts or duplicates, and `rejected` ones."""

    new: int = 0
    known: int = 0
    rejected: int = 0


def progress_of(file: BufferedReader, form: FileFormat, column: str) -> Progress:
    """Return the progress of importing these bytes in this form; rewinds the file."""
    digest = hashlib.file_digest(file, "sha256").hexdigest()
    file.seek(0)
    return progress.of(f"import {digest} {form} {column}")


def register(
    entries: Iterable[HostEntry], form: FileFormat, done: Progress, *, rejected: Callable[[HostEntry], None]
) -> Iterator[Counts]:
    """Register the hosts of entries not done yet; yield the running counts.

    Entries rejected earlier are reported again, so that the list is complete after any interruption. Raises
    progress.Elsewhere; raises UnusableFile for a truncated file, after keeping what precedes.
    """
    skip, number = int(done.position or 0), 0
    counts = Counts(**{**done.counts, "rejected": 0})
    hosts: list[str] = []
    broken: UnusableFile | None = None
    try:
        for number, entry in enumerate(entries, 1):
            host, problem = _host(entry)
            if problem:
                counts.rejected += 1
                rejected(entry._replace(problem=problem))
            elif number > skip:
                hosts.append(host)
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
def _keep(hosts: list[str], number: int, form: FileFormat, done: Progress, before: Counts) -> Counts:
    """Register hosts and progress in one transaction; return the new counts."""
    new = schedule.register(dict.fromkeys(hosts), origin=_ORIGINS.get(form, Target.Origin.OPERATOR))
    counts = Counts(before.new + new, before.known + len(hosts) - new, before.rejected)
    progress.move(done, str(number), asdict(counts))
    return counts


def _host(entry: HostEntry) -> tuple[str, str]:
    if entry.problem:
        return "", entry.problem
    try:
        return submit.read(entry.text), ""
    except submit.RejectedHost as error:
        return "", str(error)
