"""What 1, 10 and 100 million hosts need, worked out from what was measured here.

Prints the two tables of docs/operations.md: the figures that are used, each with how it was obtained, and the
plan. A test compares them, so whoever measures anew changes a figure here and pastes both.

    python -m bench.plan
"""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from probes.schedule.cadence import LISTED_DAYS, OTHER_DAYS

DAY = 86_400
MONTH = 30 * DAY
SIZES = (1_000_000, 10_000_000, 100_000_000)
MEASURED, SIMULATED, ASSUMED = "measured", "simulated", "assumed"


class Figure(NamedTuple):
    """One that the plan rests on."""

    text: str
    value: float
    unit: str
    how: str
    source: str


FIGURES: Mapping[str, Figure] = {
    "listed": Figure("hosts that are listed", 0.1, "of all", ASSUMED, "2026-11"),
    "endpoints": Figure("listed sites with an MCP endpoint", 0.5, "of the listed", ASSUMED, "2026-11"),
    "answered": Figure("visits that end with a page to run", 0.6, "of all", ASSUMED, "2026-11"),
    "searches": Figure("searches", 0.2, "a second and million of hosts", ASSUMED, "2026-11"),
    "visit_bytes": Figure("bytes that a visit reads", 81e3, "", MEASURED, "787 recorded visits"),
    "prober": Figure("visits of a process with 100 in flight", 4, "a second", MEASURED, "schedule"),
    "visit_core": Figure("visits of a core, with grading", 30, "a second", MEASURED, "probe"),
    "asking": Figure("processor time of an asking", 5.9e-3, "s", MEASURED, "asking"),
    "pages": Figure("pages of a core in the browser", 1, "a second", ASSUMED, "2026-11"),
    "leases": Figure("leases of one PostgreSQL, the least", 200, "a second", MEASURED, "schedule"),
    "target": Figure(
        "a row of the schedule with its indexes", 700, "bytes", SIMULATED, "schedule, ten million"
    ),
    "endpoint": Figure("a row of an asked endpoint", 599, "bytes", SIMULATED, "asking, five million"),
    "site": Figure("a site in all tables of the index", 2.8e3, "bytes", SIMULATED, "find, a million"),
    "evidence": Figure("whole evidence of a host, two visits", 38e3, "bytes", MEASURED, "evidence"),
    "digests": Figure("what stays of an older visit", 1.3e3, "bytes", MEASURED, "evidence"),
    "files": Figure("search files of a listed site", 2.5e3, "bytes", SIMULATED, "generations"),
    "search": Figure("processor time of a search, a million sites", 13e-3, "s", SIMULATED, "find"),
    "shard": Figure("listed sites of one search machine", 1e6, "sites", SIMULATED, "find"),
    "core_price": Figure("a core with 4 GB for a month", 25, "USD", ASSUMED, "a cloud's list, 2026-11"),
    "disk_price": Figure("a GB of fast disk for a month", 0.10, "USD", ASSUMED, "a cloud's list, 2026-11"),
    "object_price": Figure(
        "a GB of object store for a month", 0.02, "USD", ASSUMED, "a cloud's list, 2026-11"
    ),
}


class Plan(NamedTuple):
    """What so many hosts need."""

    visits: float
    readings: float
    askings: float
    pages: float
    leases: float
    probers: float
    visit_cores: float
    browser_cores: float
    search_machines: float
    search_cores: float
    database: float
    evidence: float
    digests_a_year: float
    files: float
    traffic: float
    shards: float
    cost: float


def plan(hosts: int) -> Plan:
    """Rates are a second, sizes bytes, traffic bits a second, cost USD a month."""
    of = {name: figure.value for name, figure in FIGURES.items()}
    listed = hosts * of["listed"]
    visits = (listed / LISTED_DAYS.mean + (hosts - listed) / OTHER_DAYS.mean) / DAY
    readings, askings = listed / DAY, listed * of["endpoints"] / DAY
    pages = visits * of["answered"]
    leases = visits + readings + askings + pages
    machines = max(1.0, listed / of["shard"])
    visit_cores = visits / of["visit_core"] + askings * of["asking"]
    # A search asks every shard for what it alone holds.
    search_cores = hosts / 1e6 * of["searches"] * machines * of["search"]
    database = hosts * (of["target"] + of["site"]) + listed * of["endpoints"] * of["endpoint"]
    evidence, digests = hosts * of["evidence"], visits * DAY * 365 * of["digests"]
    shards = max(1.0, leases / of["leases"])
    searching = max(whole(machines), whole(search_cores))
    cores = whole(visit_cores) + whole(pages / of["pages"]) + searching + 4 * whole(shards)
    cost = (
        cores * of["core_price"]
        + (database + 3 * listed * of["files"]) / 1e9 * of["disk_price"]
        + (evidence + digests) / 1e9 * of["object_price"]
    )
    return Plan(
        visits, readings, askings, pages, leases, visits / of["prober"], visit_cores, pages / of["pages"],
        machines, search_cores, database, evidence, digests, listed * of["files"],
        visits * of["visit_bytes"] * 8, shards, cost,
    )  # fmt: skip


def whole(number: float) -> int:
    """Round up."""
    return int(-(-number // 1))


def size(number: float) -> str:
    """Bytes for people."""
    for unit, factor in (("TB", 1e12), ("GB", 1e9), ("MB", 1e6)):
        if number >= factor:
            return f"{number / factor:,.{0 if number >= 10 * factor else 1}f} {unit}"
    return f"{number:,.0f} bytes"


def rate(number: float) -> str:
    """A number for people."""
    return f"{number:,.0f}" if number >= 10 else f"{number:.1f}"


ROWS: tuple[tuple[str, str, Callable[[float], str]], ...] = (
    ("visits a second", "visits", rate),
    ("readings of robots.txt a second", "readings", rate),
    ("endpoints asked a second", "askings", rate),
    ("page runs a second", "pages", rate),
    ("leases a second, of all kinds", "leases", rate),
    ("probing processes", "probers", lambda number: f"{whole(number):,}"),
    ("cores that visit, grade and ask", "visit_cores", lambda number: f"{whole(number):,}"),
    ("cores with a browser", "browser_cores", lambda number: f"{whole(number):,}"),
    ("traffic in, Mbit a second", "traffic", lambda number: rate(number / 1e6)),
    ("schedule, index and endpoints in PostgreSQL", "database", size),
    ("PostgreSQL servers, by leases", "shards", lambda number: f"{whole(number):,}"),
    ("whole evidence", "evidence", size),
    ("digests of older visits, a year", "digests_a_year", size),
    ("search files of one generation", "files", size),
    ("search machines, by sites", "search_machines", lambda number: f"{whole(number):,}"),
    ("cores busy with searches", "search_cores", lambda number: f"{whole(number):,}"),
    ("USD a month", "cost", lambda number: f"{round(number, -2):,.0f}" if number >= 1000 else rate(number)),
)


def figure_lines() -> Iterator[str]:
    """Markdown of the figures."""
    yield "| Figure | | How |"
    yield "|---|---|---|"
    for figure in FIGURES.values():
        value = f"{figure.value:,.4g}" if figure.value < 1000 else f"{figure.value:,.0f}"
        yield f"| {figure.text} | {value} {figure.unit}".rstrip() + f" | {figure.how}: {figure.source} |"


def plan_lines() -> Iterator[str]:
    """Markdown of the plan."""
    yield "| | " + " | ".join(f"{hosts // 10**6} million hosts" for hosts in SIZES) + " |"
    yield "|---|" + "---|" * len(SIZES)
    plans = [plan(hosts)._asdict() for hosts in SIZES]
    for text, name, shown in ROWS:
        yield f"| {text} | " + " | ".join(shown(each[name]) for each in plans) + " |"


def main() -> None:
    """Print both."""
    print("\n".join(figure_lines()), "\n".join(plan_lines()), sep="\n\n")


if __name__ == "__main__":
    main()
