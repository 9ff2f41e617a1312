"""How many changes of sites a thousand visits find: learned intervals against the same for every host.

Simulates --hosts hosts for --days days, a tenth of them listed, each of which changes by chance at a rate of
its own. All rates follow a gamma distribution; its shape says how unequal they are. The intervals are those
of `probes.schedule.cadence`, fitted every day. `best` is what somebody would find who knew every rate.

    python -m bench.bench_cadence [--hosts 20000] [--days 365] [--history]

--history adds the rates of the configured database's own hosts (DATABASE_URL), once some hundred were
compared.
"""

import argparse
import math
import os
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from probes.schedule import cadence
from probes.schedule.cadence import LISTED_DAYS, OTHER_DAYS, Bounds, ComparedVisits

LISTED_PART = 0.1
FITTED = 500  # Hosts, each day
JITTER = 0.05


class Rates(NamedTuple):
    """Changes a day of a host: mean, and shape of their gamma distribution."""

    name: str
    mean: float
    shape: float


# 540 servers of a public catalogue of MCP servers (docker/mcp-registry, MIT) that were in it for 60 days or
# more by 2026-07-08: days on which the entry of a server changed, 69 % of them of a tenth of the servers.
RECORDED = Rates("entries of a catalogue", 0.0243, 0.20)
# 919 changes of tool sets of 3,772 servers in 30 days, as a monitor of MCP servers says; as unequal as above.
TOOLS = Rates("sets of tools", 919 / 3772 / 30, 0.20)


@dataclass(frozen=True, slots=True)
class Population:
    """Hosts, and for how long they are visited."""

    hosts: int = 20_000
    days: int = 365


@dataclass(slots=True)
class Found:
    """Visits and changes of one cadence, and the shortest and longest interval."""

    visits: int = 0
    changes: int = 0
    shortest: float = math.inf
    longest: float = 0.0

    def note(self, gap: float, *, is_change: bool) -> None:
        """Count a visit."""
        self.visits += 1
        self.changes += is_change
        self.shortest, self.longest = min(self.shortest, gap), max(self.longest, gap)


class Comparison(NamedTuple):
    """Learned against fixed, of all hosts."""

    ratio: float
    """Of changes found a visit."""
    visits: float
    spans: Sequence[tuple[Bounds, float, float]]
    rows: Sequence[tuple[str, Found, Found, float]]


@dataclass(slots=True)
class Host:
    """A simulated host, and what was learned of it."""

    rate: float
    due: float
    at: float | None = None
    seen: ComparedVisits = field(default_factory=ComparedVisits)


def rates_of(rates: Rates, hosts: int, chance: random.Random) -> list[float]:
    """Draw one of each host."""
    return [chance.gammavariate(rates.shape, rates.mean / rates.shape) for _ in range(hosts)]


def visit(host: Host, chance: random.Random, found: Found) -> None:
    """Ask it at its due time, and learn."""
    if host.at is not None:
        gap = host.due - host.at
        is_change = chance.random() < -math.expm1(-host.rate * gap)
        host.seen = host.seen.after(gap, has_changed=is_change)
        found.note(gap, is_change=is_change)
    host.at = host.due


def simulate(rates: Sequence[float], bounds: Bounds, days: int, *, is_learned: bool) -> Found:
    """Visit all hosts for some days."""
    chance, found = random.Random(1), Found()
    hosts = [Host(rate, chance.uniform(0, bounds.mean)) for rate in rates]
    expected = cadence.usual_changes(bounds)
    for day in range(days):
        if is_learned and day:
            expected = cadence.fit_expected_changes((host.seen for host in hosts[:FITTED]), bounds)
        for host in hosts:
            if host.due < day + 1:
                visit(host, chance, found)
                pause = cadence.days_between(host.seen, bounds, expected) if is_learned else bounds.mean
                spread = pause * chance.uniform(1 - JITTER, 1 + JITTER)
                host.due += bounds.clamp(spread) if is_learned else spread
    return found


def best_ratio(rates: Sequence[float], bounds: Bounds) -> float:
    """Return the ratio that knowing every rate would give."""

    def days_of(expected: float) -> list[float]:
        return [bounds.clamp(expected / max(rate, 1e-9)) for rate in rates]

    low, high = 0.0, 1000.0
    for _ in range(60):
        middle = (low + high) / 2
        visits = sum(1 / days for days in days_of(middle))
        low, high = (middle, high) if visits > len(rates) / bounds.mean else (low, middle)
    return changes_a_day(rates, days_of(high)) / changes_a_day(rates, [bounds.mean] * len(rates))


def changes_a_day(rates: Sequence[float], days: Sequence[float]) -> float:
    """Return how many changes visits at these intervals find."""
    return sum(-math.expm1(-rate * each) / each for rate, each in zip(rates, days, strict=True))


def compare(population: Population, rates: Rates) -> Comparison:
    """Simulate both cadences for listed and other hosts."""
    chance, rows, spans = random.Random(7), [], []
    listed = round(population.hosts * LISTED_PART)
    for name, bounds, hosts in (
        ("listed", LISTED_DAYS, listed),
        ("others", OTHER_DAYS, population.hosts - listed),
    ):
        drawn = rates_of(rates, hosts, chance)
        fixed = simulate(drawn, bounds, population.days, is_learned=False)
        learned = simulate(drawn, bounds, population.days, is_learned=True)
        rows.append((name, fixed, learned, best_ratio(drawn, bounds)))
        spans.append((bounds, learned.shortest, learned.longest))
    visits = sum(row[2].visits for row in rows) / sum(row[1].visits for row in rows)
    changes = sum(row[2].changes for row in rows) / sum(row[1].changes for row in rows)
    return Comparison(changes / visits, visits, spans, rows)


def rates_of_history() -> Rates | None:
    """Rates of the configured database's own hosts, by moments; None if too few were compared."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT changes_seen, extract(epoch FROM probed_at - compared_since)::float / 86400 "
            "FROM probes_target WHERE visits_compared > 2 AND probed_at > compared_since LIMIT 100000"
        )
        rows = cursor.fetchall()
    if len(rows) < 100 or not (changes := sum(found for found, _ in rows)):
        return None
    mean = changes / sum(days for _, days in rows)
    each = [found / days for found, days in rows]
    middle = sum(each) / len(each)
    spread = sum((rate - middle) ** 2 for rate in each) / len(each)
    by_chance = sum(found / days**2 for found, days in rows) / len(rows)
    return Rates("this index's own", mean, middle**2 / max(spread - by_chance, middle**2 / 10))


def lines(population: Population, rates: Rates) -> Iterator[str]:
    """A table of one distribution of rates."""
    found = compare(population, rates)
    yield f"{rates.name}: {rates.mean:.4f} changes a day in the mean, shape {rates.shape:.2f}"
    yield f"{'':10}{'a thousand visits find':>30}{'':>10}{'visits':>9}{'intervals, days':>18}"
    yield f"{'':10}{'fixed':>10}{'learned':>10}{'ratio':>10}{'best':>10}{'':>9}"
    for name, fixed, learned, best in found.rows:
        per = [1000 * each.changes / each.visits for each in (fixed, learned)]
        yield (
            f"{name:10}{per[0]:>10.1f}{per[1]:>10.1f}{per[1] / per[0]:>10.2f}{best:>10.2f}"
            f"{learned.visits / fixed.visits:>8.2f}x{learned.shortest:>10.1f} to {learned.longest:.1f}"
        )
    yield f"{'all':10}{'':>20}{found.ratio:>10.2f}{'':>10}{found.visits:>8.2f}x"


def main() -> None:
    """Simulate, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hosts", type=int, default=20_000)
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--history", action="store_true")
    args = parser.parse_args()
    population = Population(args.hosts, args.days)
    for rates in (RECORDED, TOOLS):
        print("\n".join(lines(population, rates)))
    if args.history:
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        import django

        django.setup()
        own = rates_of_history()
        print("\n".join(lines(population, own)) if own else "too few hosts were compared yet")


if __name__ == "__main__":
    main()
