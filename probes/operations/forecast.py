"""Forecasts when the disk is full and when the schedule falls behind.

Figures are written hourly. Growth is a linear fit over four weeks.
"""

import shutil
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from django.conf import settings
from django.db import connection
from django.db.models import F
from django.db.models.functions import Greatest
from django.utils import timezone

from config.data_dir import database_is_embedded
from index.models import Site
from probes.models import DayLoad, ProbeRun, Target
from probes.operations.figures import oldest_due
from probes.schedule import cadence, schedule
from probes.templatetags.figures import size

LOOKED_BACK = timedelta(days=28)
LIMIT_LOOKED_BACK = timedelta(days=90)  # Only a long queue shows the maximum throughput
FEWEST_DAYS = 3
FARTHEST = 3650.0

_HOUR = timedelta(hours=1)


def note_load() -> None:
    now = timezone.now()
    ended = ProbeRun.objects.filter(started_at__gt=now - _HOUR, stage__in=("http", "both")).count()
    first = oldest_due(Target.objects.filter(schedule.VISITS.waiting), schedule.VISITS.due)
    loaded = first is not None and first < now - _HOUR  # hosts waited for all of this hour
    new: dict[str, Any] = {
        "database_bytes": _database_bytes(),
        "targets": Target.objects.filter(state=Target.State.ACTIVE).count(),
        "listed": Site.objects.listed().count(),
    }
    today = DayLoad.objects.get_or_create(day=_day(now), defaults=new)[0]
    hour = Greatest(F("loaded_hour"), ended) if loaded else F("loaded_hour")
    DayLoad.objects.filter(pk=today.pk).update(**new, loaded_hour=hour)


def forecast() -> dict[str, Any]:
    """JSON-ready `{disk, schedule}`; unknown figures are None.

    `disk`: `{bytes, grows_a_day, free, total, days_left}` in bytes; the last three only for the embedded
    database. `schedule`: `{asks_a_day, grows_a_day, does_a_day, days_left}` in visits; `does_a_day` is the
    maximum throughput while hosts waited, `days_left` 0 when the schedule needs more.
    """
    now = timezone.now()
    days = list(
        DayLoad.objects.filter(day__gt=_day(now - LIMIT_LOOKED_BACK), day__lte=_day(now)).order_by("day")
    )
    lately = [day for day in days if day.day > _day(now - LOOKED_BACK)]
    return {"disk": _disk(lately), "schedule": _schedule(days, lately)}


def sentences(figures: dict[str, Any]) -> tuple[str, str]:
    return _of_the_disk(figures["disk"]), _of_the_schedule(figures["schedule"])


def disk_room() -> tuple[int, int]:
    """Free and total bytes of the disk of DATA_DIR. Raises OSError."""
    disk = shutil.disk_usage(settings.DATA_DIR)
    return disk.free, disk.total


def _disk(days: Sequence[DayLoad]) -> dict[str, Any]:
    grows = _slope([(day.day.toordinal(), day.database_bytes) for day in days])
    free, total = disk_room() if database_is_embedded() else (None, None)
    return {
        "bytes": days[-1].database_bytes if days else None,
        "grows_a_day": None if grows is None else round(grows),
        "free": free,
        "total": total,
        "days_left": _until(free, grows),
    }


def _schedule(days: Sequence[DayLoad], lately: Sequence[DayLoad]) -> dict[str, Any]:
    grows = _slope([(day.day.toordinal(), _asks(day)) for day in lately])
    most = max((day.loaded_hour for day in days), default=0)
    does = 24 * most or None
    asks = _asks(lately[-1]) if lately else None
    left = None
    if does is not None and asks is not None:
        left = 0.0 if asks > does else _until(does - asks, grows)
    return {
        "asks_a_day": None if asks is None else round(asks),
        "grows_a_day": None if grows is None else round(grows, 1),
        "does_a_day": does,
        "days_left": left,
    }


def _of_the_disk(figures: dict[str, Any]) -> str:
    if figures["bytes"] is None:
        return "The database is measured every hour, and was not yet."
    if figures["grows_a_day"] is None:
        grows = f"its growth is known after {FEWEST_DAYS} days"
    else:
        grows = f"{'+' if figures['grows_a_day'] >= 0 else '-'}{size(abs(figures['grows_a_day']))} a day"
    free = "" if figures["free"] is None else f"; {size(figures['free'])} of its disk are free"
    left = "" if figures["days_left"] is None else f", full in {figures['days_left']:,.0f} days"
    return f"The database has {size(figures['bytes'])}, {grows}{free}{left}."


def _of_the_schedule(figures: dict[str, Any]) -> str:
    if figures["asks_a_day"] is None:
        return "The schedule is measured every hour, and was not yet."
    asks = f"The schedule asks for {figures['asks_a_day']:,} visits a day"
    if figures["does_a_day"] is None:
        return f"{asks}. How many it can do at most is not known: no host waited for an hour."
    does = f"{asks}; at its limit it did {figures['does_a_day']:,}"
    if figures["days_left"] is None:
        return f"{does}."
    when = f" in {figures['days_left']:,.0f} days" if figures["days_left"] else " now"
    return f"{does}; it falls behind{when}."


def _asks(day: DayLoad) -> float:
    return sum(
        hosts / cadence.bounds_of(listed=listed).mean
        for hosts, listed in ((day.listed, True), (max(0, day.targets - day.listed), False))
    )


def _until(left: float | None, grows: float | None) -> float | None:
    if left is None or grows is None or grows <= 0 or left / grows > FARTHEST:
        return None
    return round(left / grows, 1)


def _slope(points: Sequence[tuple[int, float]]) -> float | None:
    """Least squares; None with too few days."""
    if len(points) < FEWEST_DAYS:
        return None
    middle = sum(day for day, _ in points) / len(points)
    level = sum(value for _, value in points) / len(points)
    spread = sum((day - middle) ** 2 for day, _ in points)
    return sum((day - middle) * (value - level) for day, value in points) / spread


def _database_bytes() -> int:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_database_size(current_database())")
        return int(cursor.fetchone()[0])


def _day(moment: datetime) -> Any:
    return moment.astimezone(UTC).date()
