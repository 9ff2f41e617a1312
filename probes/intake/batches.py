"""Registers a file's hosts, ten thousand per transaction."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from io import BufferedReader
from typing import Final

from django.db import transaction

from probes import progress
from probes.intake.keeping import Counts, NamedHost, checked, register_hosts
from probes.models import Progress
from probes.sources.files.entries import HostEntry, UnusableFile
from probes.sources.kind import SourceKind

BATCH: Final = 10_000

FILE: Final = "file"
"""Source of hosts imported from files."""


def saved(file: BufferedReader, form: SourceKind, column: str) -> Progress:
    """The progress for these bytes in this form; rewinds the file."""
    digest = hashlib.file_digest(file, "sha256").hexdigest()
    file.seek(0)
    return progress.saved(f"import {digest} {form.name} {column}")


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
            host, problem = checked(entry)
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
    progress.move(done, str(number), counts.as_dict())
    return counts
