"""Tries a source: reads its first pages, registers nothing."""

import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from probes.intake import readings
from probes.intake.asking import SourceAsker
from probes.intake.keeping import checked
from probes.models import HostSource, Target
from probes.schedule import control
from probes.sources import ADDRESSED
from probes.sources.files.entries import UnusableFile
from probes.sources.kind import SourcePlace, SourceTrouble

HOSTS: Final = 20
MOST_PAGES: Final = 10


@dataclass(slots=True)
class Tried:
    """Hosts with their places, how many are targets, and how many entries were rejected."""

    hosts: list[tuple[str, str]] = field(default_factory=list)
    known: int = 0
    rejected: int = 0
    trouble: str = ""


def tried(row: HostSource, *, hosts: int) -> Tried:
    found, places = Tried(), dict[str, str]()
    with tempfile.TemporaryDirectory() as folder:
        try:
            with SourceAsker(control.policy(), Path(folder) / "part") as ask:
                pages = readings.pages(ADDRESSED[row.kind], ask, SourcePlace(row.address), most=hosts)
                for number, page in enumerate(pages, 1):
                    for entry in page.entries:
                        host, problem = checked(entry)
                        found.rejected += bool(problem)
                        if host and len(places) < hosts:
                            places.setdefault(host, entry.seen_in)
                    if len(places) >= hosts or number >= MOST_PAGES or page.position is None:
                        break
        except (SourceTrouble, UnusableFile) as error:
            found.trouble = str(error)
    found.hosts = list(places.items())
    found.known = Target.objects.filter(host__in=places).count()
    return found
