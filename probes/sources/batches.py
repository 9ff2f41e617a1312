"""Entries into the schedule: each host checked as a suggestion is, registered ten thousand at a time."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from io import BufferedReader
from typing import Final

from django.db import transaction

from probes import progress
from probes.models import Progress, Target
from probes.schedule import schedule, submit
from probes.sources.entries import Entry, Unusable
from probes.sources.forms import Form

BATCH: Final = 10_000
"""Entries that are done in one transaction."""

_ORIGINS: Final = {Form.REGISTRY: Target.Origin.REGISTRY}


@dataclass(slots=True)
class Counts:
    """What became of the entries: `new` targets, hosts `known` before or named twice, and `rejected` ones."""

    new: int = 0
    known: int = 0
    rejected: int = 0


def progress_of(file: BufferedReader, form: Form, column: str) -> Progress:
    """How far the import of these very bytes, read this way, has come. The file is at its beginning again."""
    digest = hashlib.file_digest(file, "sha256").hexdigest()
    file.seek(0)
    return progress.of(f"import {digest} {form} {column}")


def register(
    entries: Iterable[Entry], form: Form, done: Progress, *, rejected: Callable[[Entry], None]
) -> Iterator[Counts]:
    """Register the hosts of the entries after those that were done; yield the counts so far, ever again, and at the end.

    What was rejected before is told again, so that a list of the rejected is whole however often the import was
    stopped. Raises progress.Elsewhere, and Unusable of a file that breaks off, after what comes before that is kept.
    """
    skip, number = int(done.position or 0), 0
    counts = Counts(**{**done.counts, "rejected": 0})
    hosts: list[str] = []
    broken: Unusable | None = None
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
    except Unusable as error:
        broken = error
    if number > skip:
        counts = _keep(hosts, number, form, done, counts)
    yield counts
    if broken:
        raise broken


@transaction.atomic
def _keep(hosts: list[str], number: int, form: Form, done: Progress, before: Counts) -> Counts:
    """Register these and note how many entries are done: both, or neither. Return the counts after it."""
    new = schedule.register(dict.fromkeys(hosts), origin=_ORIGINS.get(form, Target.Origin.OPERATOR))
    counts = Counts(before.new + new, before.known + len(hosts) - new, before.rejected)
    progress.move(done, str(number), asdict(counts))
    return counts


def _host(entry: Entry) -> tuple[str, str]:
    """Return the host of an entry, or what is wrong with it."""
    if entry.problem:
        return "", entry.problem
    try:
        return submit.read(entry.text), ""
    except submit.RejectedHost as error:
        return "", str(error)
