"""Makes months of what was counted each day, and of events and askings; each once."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any, NamedTuple, TypedDict

from django.db.models import Max, Min
from django.utils import timezone

from index.checks import CHECKS, SCORED_CHECKS
from index.filters import BY_NAME, NO, UNKNOWN, YES
from index.generations.day_figures import BELOW_PLATFORM, OWN_DOMAIN
from index.models import DayFigures, MonthFigures
from index.months import servers
from index.months.servers import LEAST_ASKED, ServerCounts
from index.pages.figures import LEAST_KNOWN, percent_in_words, share_of
from index.values.vocabulary import COUNTRIES, CheckId, EntityType, McpVersion

MADE_WITHIN = timedelta(days=3)  # Of the month's end: later, what is so now says nothing of the month
MOST_COUNTRIES = 20

_SHORT = [CHECKS[check].short or CHECKS[check].label for check in SCORED_CHECKS]

Cell = dict[str, Any]
"""count, of and percent, or None of too few; `before`: the same a month earlier."""


class MeasuredDays(NamedTuple):
    """The last day of a month that has figures, and that of the month before."""

    last: DayFigures
    before: DayFigures | None


class Grouping(NamedTuple):
    """A table of groups of sites, by values of a field; `folder` is where their pages are, or ""."""

    id: str
    field: str
    title: str
    labels: Mapping[str, str]
    folder: str


class ServerTable(NamedTuple):
    """A table of MCP servers, by values of a field."""

    id: str
    field: str
    title: str
    about: str
    labels: Mapping[str, str]


class MonthFigure(TypedDict):
    """One table of a month."""

    id: str
    title: str
    about: str
    columns: list[str]
    rows: list[dict[str, Any]]
    """label, path, cells."""
    data_as_of: str | None
    """The day of which it is true; None if it was not measured."""


class MonthState(TypedDict):
    """What is told of a month."""

    measured_on: str
    """The last day of the month with figures."""
    before_on: str | None
    """The last day with figures of the month before."""
    days_measured: int
    listed: int
    listed_before: int | None
    stated: list[str]
    figures: list[MonthFigure]


def make_months() -> list[date]:
    """Make every month that is over and was measured, unless it is made; return which."""
    today = timezone.now().date()
    ends = DayFigures.objects.filter(day__lt=today.replace(day=1)).aggregate(
        first=Min("day"), last=Max("day")
    )
    if ends["first"] is None:
        return []
    there = set(MonthFigures.objects.values_list("month", flat=True))
    missing = [month for month in _months(ends["first"], ends["last"]) if month not in there]
    made = [
        MonthFigures(month=month, made_at=timezone.now(), figures=state)
        for month in missing
        if (state := _state_of(month)) is not None
    ]
    MonthFigures.objects.bulk_create(made, ignore_conflicts=True)  # another process may have been first
    return [one.month for one in made]


def _months(first: date, last: date) -> Iterator[date]:
    month = first.replace(day=1)
    while month <= last:
        yield month
        month = next_month(month)


def next_month(month: date) -> date:
    return (month.replace(day=1) + timedelta(days=32)).replace(day=1)


def _state_of(month: date) -> MonthState | None:
    """None without a day that was measured."""
    end = next_month(month)
    days = list(DayFigures.objects.filter(day__gte=month, day__lt=end).order_by("day"))
    if not days:
        return None
    last, before = measured = MeasuredDays(days[-1], _before(month))
    figures = [
        _hosts(measured),
        _checks(measured),
        *(_group(grouping, measured) for grouping in _GROUPS),
        *(_server(table, measured) for table in _SERVERS),
        *_lives(month, end, before),
        _over_days(days),
    ]
    return {
        "measured_on": last.day.isoformat(),
        "before_on": before.day.isoformat() if before else None,
        "days_measured": len(days),
        "listed": last.listed,
        "listed_before": before.listed if before else None,
        "stated": list(_stated(measured, figures)),
        "figures": figures,
    }


def _before(month: date) -> DayFigures | None:
    """The last day of the month before that has figures."""
    earlier = (month - timedelta(days=1)).replace(day=1)
    return DayFigures.objects.filter(day__gte=earlier, day__lt=month).order_by("-day").first()


def _cell(now: tuple[int, int], before: tuple[int, int] | None = None) -> Cell:
    shown = _shown(*now)
    return {**shown, "before": _shown(*before) if before is not None else None}


def _shown(count: int, of: int) -> Cell:
    """Nothing of fewer than LEAST_KNOWN."""
    return {**share_of(count, of)} if of >= LEAST_KNOWN else {"count": None, "of": None, "percent": None}


def _row(label: str, cells: Sequence[Cell], path: str = "") -> dict[str, Any]:
    return {"label": label, "path": path, "cells": list(cells)}


def _figure(  # noqa: PLR0913, PLR0917 - a table has this many sides
    id_: str, title: str, about: str, columns: list[str], rows: list[dict[str, Any]], on: date | None
) -> MonthFigure:
    shown = [row for row in rows if any(cell["of"] is not None for cell in row["cells"])]
    return {
        "id": id_,
        "title": title,
        "about": about,
        "columns": columns,
        "rows": shown,
        "data_as_of": on.isoformat() if on else None,
    }


def _hosts(measured: MeasuredDays) -> MonthFigure:
    last, before = measured
    rows = []
    if last.hosts:
        was = before.hosts if before else None
        for label, name in (
            ("Answered", ""),
            ("Declined", "declined"),
            ("Could not be asked", "could_not_ask"),
        ):
            then = (_ended(was, name), was["probed"]) if was else None
            rows.append(_row(label, [_cell((_ended(last.hosts, name), last.hosts["probed"]), then)]))
    about = "Every host that was ever probed, listed or not, by how its last probe ended."
    return _figure("hosts", "Hosts that were asked", about, ["Hosts"], rows, last.day if last.hosts else None)


def _ended(hosts: Mapping[str, int], name: str) -> int:
    return hosts[name] if name else hosts["probed"] - hosts["declined"] - hosts["could_not_ask"]


def _known(counted: Sequence[int]) -> tuple[int, int]:
    return counted[YES], counted[YES] + counted[NO]


def _checks(measured: MeasuredDays) -> MonthFigure:
    last, before = measured
    rows = []
    for check in CheckId:
        now = last.by_check.get(check.value)
        then = before.by_check.get(check.value) if before else None
        if now is None:
            continue
        cells = [
            _cell(_known(now), _known(then) if then else None),
            _cell((now[UNKNOWN], sum(now)), (then[UNKNOWN], sum(then)) if then else None),
        ]
        rows.append(_row(CHECKS[check].label, cells, f"/benchmark/{check}"))
    about = (
        "Yes among the listed sites whose answer is known; the last column has the unknown among all listed "
        "sites."
    )
    return _figure("checks", "Adoption by check", about, ["Yes", "Unknown"], rows, last.day)


_PLATFORMS = {OWN_DOMAIN: "On a domain of its own", BELOW_PLATFORM: "Below a platform's domain"}
_GROUPS = (
    Grouping(
        "kinds",
        "entity_type",
        "Adoption by category",
        {kind.value: kind.label for kind in EntityType},
        "/type/",
    ),
    Grouping("countries", "country", "Adoption by country", COUNTRIES, "/country/"),
    Grouping("platforms", "platform_subdomain", "Adoption by platform", _PLATFORMS, ""),
)


def _group(grouping: Grouping, measured: MeasuredDays) -> MonthFigure:
    last, before = measured
    id_, field, title, labels, folder = grouping
    now = (last.by_group or {}).get(field, {})
    then = (before.by_group or {}).get(field, {}) if before else {}
    largest = sorted(now, key=lambda value: (-sum(now[value][SCORED_CHECKS[0].value]), value))[
        :MOST_COUNTRIES
    ]
    rows = []
    for value in largest:
        cells = []
        for check in SCORED_CHECKS:
            counted, was = now[value].get(check.value), then.get(value, {}).get(check.value)
            cells.append(_cell(_known(counted or (0, 0, 0)), _known(was) if was else None))
        rows.append(_row(labels.get(value, value), cells, f"{folder}{value}" if folder else ""))
    about = (
        "Yes among the listed sites of the group whose answer is known. Groups with fewer than "
        f"{LEAST_KNOWN} known answers are left out."
    )
    return _figure(id_, title, about, _SHORT, rows, last.day if last.by_group else None)


_SERVERS = (
    ServerTable(
        "mcp-versions",
        "mcp_version",
        "MCP servers by newest protocol version",
        "By the newest version that they answered in, where one is known.",
        {version.value: version.value for version in McpVersion},
    ),
    ServerTable(
        "mcp-transports",
        "mcp_transport",
        "MCP servers by transport",
        "Open ones and those that ask for credentials, where the transport is known.",
        {value: BY_NAME["transport"].words_of(value) for value in BY_NAME["transport"].kind.valid},
    ),
    ServerTable(
        "mcp-auth",
        "mcp_auth",
        "MCP servers by what they ask for",
        "What a caller needs to list the tools, where it is known.",
        {value: BY_NAME["mcp_auth"].words_of(value) for value in BY_NAME["mcp_auth"].kind.valid},
    ),
    ServerTable(
        "mcp-supply",
        "mcp_platform",
        "MCP servers by who supplies them",
        "Servers that answered, where it is known.",
        {"own": "The site's own", "platform": "Supplied by a platform"},
    ),
)


def _server(table: ServerTable, measured: MeasuredDays) -> MonthFigure:
    last, before = measured
    id_, field, title, about, labels = table
    now = (last.servers or {}).get(field, {})
    then = (before.servers or {}).get(field) if before else None
    rows = [
        _row(
            labels.get(value, value),
            [_cell((n, sum(now.values())), (then.get(value, 0), sum(then.values())) if then else None)],
        )
        for value, n in now.items()
    ]
    return _figure(
        id_, title, f"Listed sites. {about}", ["Servers"], rows, last.day if last.servers else None
    )


def _lives(month: date, end: date, before: DayFigures | None) -> Iterator[MonthFigure]:
    """How long servers live and how often tools change; what is so now counts only soon after the month."""
    on = end - timedelta(days=1)
    first, until = (datetime.combine(day, time(), UTC) for day in (month, end))
    today = timezone.now().date()
    is_soon = timezone.now() < until + MADE_WITHIN
    nothing = ServerCounts({}, 0)
    yield _counted(
        "servers-age",
        "MCP servers by how long they answer",
        "Listed servers that answered at their last visit, by the days since the first visit from which on "
        "they always did.",
        servers.count_ages(today) if is_soon else nothing,
        today if is_soon else None,
    )
    yield _counted(
        "servers-answered",
        "MCP servers by how often they answer",
        "Endpoints of listed sites, asked about once a day between visits; of the last 30 days, and of those "
        f"asked at least {LEAST_ASKED} times.",
        servers.count_answering(on) if is_soon else nothing,
        on if is_soon else None,
    )
    yield _counted(
        "servers-ended",
        "MCP servers that were gone",
        "Of the listed servers that answered at the end of the month before: those of which a visit in this "
        "month found that they are no more there. A server that could not be asked is not among them.",
        ServerCounts(
            {"Found gone": servers.count_ended(first, until)}, before.by_check[CheckId.MCP_SERVER][YES]
        )
        if before
        else nothing,
        on if before else None,
    )
    yield _counted(
        "tools-changed",
        "MCP servers whose tools changed",
        "Listed servers that answered, by what visits of this month saw change; a change that a new rubric "
        "made is none.",
        servers.count_tool_changes(first, until) if is_soon else nothing,
        today if is_soon else None,
    )


def _counted(id_: str, title: str, about: str, counted: ServerCounts, on: date | None) -> MonthFigure:
    rows = [_row(label, [_cell((n, counted.of))]) for label, n in counted.counts.items()]
    return _figure(id_, title, about, ["Servers"], rows, on)


def _over_days(days: Sequence[DayFigures]) -> MonthFigure:
    rows = [
        _row(
            day.day.isoformat(),
            [_cell(_known(day.by_check.get(check.value) or (0, 0, 0))) for check in CheckId],
        )
        for day in days
    ]
    about = "Yes among the listed sites whose answer is known, at the end of each day (UTC) that has figures."
    columns = [CHECKS[check].label for check in CheckId]
    return _figure("days", "Adoption by day", about, columns, rows, days[-1].day)


def _stated(measured: MeasuredDays, figures: Sequence[MonthFigure]) -> Iterator[str]:
    """Sentences to quote, each with its number, its day and what it is of."""
    last, before = measured
    was = f", {before.listed:,} at the end of the month before" if before else ""
    yield f"On {last.day} the index listed {last.listed:,} sites{was}."
    checks = next(figure for figure in figures if figure["id"] == "checks")
    for row in checks["rows"]:
        cell = row["cells"][0]
        if cell["percent"] is None or row["label"] not in {CHECKS[check].label for check in SCORED_CHECKS}:
            continue
        then = cell["before"] and cell["before"]["percent"]
        moved = f" ({percent_in_words(then)} a month before)" if then is not None else ""
        yield (
            f"{row['label']}: {percent_in_words(cell['percent'])} of the {cell['of']:,} listed sites whose "
            f"answer is known{moved}."
        )
    changed = next(figure for figure in figures if figure["id"] == "tools-changed")
    for row in changed["rows"][:1]:
        cell = row["cells"][0]
        yield (
            f"The tools of {percent_in_words(cell['percent'])} of {cell['of']:,} MCP servers changed in the "
            "month."
        )
