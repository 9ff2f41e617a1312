"""One turn of the schedule."""

import shutil
from collections.abc import Callable
from pathlib import Path

from django.conf import settings

from probes.intake import readings
from probes.intake.asking import SourceAsker
from probes.models import HostSource
from probes.schedule import control


def read_due(*, seconds: float, stopping: Callable[[], bool]) -> None:
    readings.ensure_rows()
    delete_leftovers()
    if (row := readings.claim()) is not None:
        read(row, seconds=seconds, stopping=stopping)


def read(
    row: HostSource,
    *,
    seconds: float,
    stopping: Callable[[], bool] = lambda: False,
    on_progress: Callable[[readings.Read], None] = lambda _read: None,
) -> None:
    part = part_of(row)
    _forget_others(part)
    try:
        with SourceAsker(control.policy(), part) as ask:
            for counts in readings.read(row, ask, seconds=seconds, stopping=stopping):
                on_progress(counts)
    except readings.TakenOver:
        return
    if row.began_at is None:
        shutil.rmtree(part.parent, ignore_errors=True)


def part_of(row: HostSource) -> Path:
    began = row.began_at or row.created_at
    return _folder() / row.name / f"{began:%Y%m%dT%H%M%S%f}.part"


def delete_leftovers() -> None:
    """Delete downloads of sources that are not being read."""
    begun = set(HostSource.objects.filter(began_at__isnull=False).values_list("name", flat=True))
    for folder in _folder().glob("*"):
        if folder.name not in begun:
            shutil.rmtree(folder, ignore_errors=True)


def _folder() -> Path:
    return Path(settings.DATA_DIR) / "sources"


def _forget_others(part: Path) -> None:
    for path in part.parent.glob("*.part*"):
        if not path.name.startswith(part.name):
            path.unlink(missing_ok=True)
