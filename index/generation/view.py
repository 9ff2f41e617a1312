"""What an answer is made from: a generation, and beside it the rows that changed since. Never changed once made."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from heapq import merge
from itertools import islice
from typing import Final

import numpy as np
from numpy.typing import NDArray

from index.generation import columns, facts
from index.generation.base import NOTHING, Base, Key, key_of
from index.generation.facts import Facts, Wanted
from index.generation.source import COULD_NOT_ASK, DECLINED, Change, Listed

_EPOCH: Final = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Stamp:
    """Which state of the index an answer shows. `generation_id` is "0" and `generated_at` null when it is empty.

    The id is the generation's number and, when rows changed since it was built, a mark of them: the same id
    is the same data in every process.
    """

    generation_id: str
    generated_at: str | None
    """ISO 8601 in UTC, to the second: when the generation was built, or the newest change since."""

    @property
    def fields(self) -> dict[str, str | None]:
        """As answers carry it."""
        return {"generated_at": self.generated_at, "generation_id": self.generation_id}


@dataclass(frozen=True)
class View:
    """A generation and what changed since, by primary key. Everything here is exact and of one moment."""

    base: Base = NOTHING
    changes: dict[int, Change] = field(default_factory=dict)

    def after(self, changes: Iterable[Change]) -> "View":
        """Return the view after further changes."""
        added = {change.pk: change for change in changes}
        return View(self.base, {**self.changes, **added}) if added else self

    def without(self, pks: Iterable[int]) -> "View":
        """Return the view without sites that are in the database no more."""
        at = datetime.now(UTC)
        return self.after(Change(pk, 0, at, 0, None) for pk in pks)

    @cached_property
    def stamp(self) -> Stamp:
        """Which state this is."""
        mark = 0
        for change in self.changes.values():
            mark ^= change.digest
        at = max((change.at for change in self.changes.values()), default=self.base.at)
        return Stamp(
            f"{self.base.id}-{mark:012x}" if self.changes else f"{self.base.id}",
            None if at is None else at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        )

    @cached_property
    def dead(self) -> NDArray[np.int64]:
        """Rows of the generation that changed since, in order: they count as not there."""
        rows = (was[0] for was in self._were if was is not None)
        return np.array(sorted(row for row in rows if row is not None), dtype=np.int64)

    @cached_property
    def _were(self) -> list[tuple[int | None, int] | None]:
        return [self.base.known(pk) for pk in self.changes]

    @cached_property
    def added(self) -> list[tuple[Key, int, Listed]]:
        """Listed sites that changed since, each with its primary key, in the fixed order."""
        fresh = ((pk, change.listed) for pk, change in self.changes.items())
        return sorted((key_of(site), pk, site) for pk, site in fresh if site is not None)

    @cached_property
    def _added_facts(self) -> Facts:
        return np.array([site.facts for _, _, site in self.added], dtype=np.uint64)

    @cached_property
    def _dead_facts(self) -> Facts:
        return self.base.facts[self.dead].astype(np.uint64)

    @property
    def listed(self) -> int:
        """How many sites are listed."""
        return len(self.base) - len(self.dead) + len(self.added)

    def count(self, wanted: Wanted) -> int:
        """Return how many listed sites have what is wanted of the fields that a filter may ask."""
        gone = np.count_nonzero(wanted.passing(self._dead_facts))
        new = np.count_nonzero(wanted.passing(self._added_facts))
        return int(self.base.count(wanted) - gone + new)

    def tally(self, name: str) -> list[int]:
        """Return how many listed sites have each value of a field."""
        kept = np.array(self.base.sums["tallies"][name]) - facts.tally(self._dead_facts, name)
        return [int(n) for n in kept + facts.tally(self._added_facts, name)]

    def hosts(self) -> dict[str, int]:
        """Return how many hosts were `probed`, and of these `declined` and `could_not_ask`."""
        counted = {key: int(self.base.sums[key]) for key in ("probed", "declined", "could_not_ask")}
        for was, change in zip(self._were, self.changes.values(), strict=True):
            if was is None:
                counted["probed"] += 1
            for state, key in ((DECLINED, "declined"), (COULD_NOT_ASK, "could_not_ask")):
                counted[key] += (change.state == state) - (was is not None and was[1] == state)
        return counted

    @cached_property
    def newest(self) -> tuple[date, str] | None:
        """The UTC date of the newest probe of a listed site, and the rubric that graded it; None when none is listed."""
        sites: dict[tuple[int, str], int] = {
            (day, rubric): n
            for (day, rubric), n in zip(self.base.sums["dates"], self.base.sums["dated"], strict=True)
        }
        for row in self.dead:
            sites[self.base.date(int(row))] -= 1
        for _, _, site in self.added:
            sites[site.day, site.rubric] = sites.get((site.day, site.rubric), 0) + 1
        newest = max(((day, rubric) for (day, rubric), n in sites.items() if n), default=None)
        return newest and (_EPOCH + timedelta(days=newest[0]), newest[1])

    @property
    def data_as_of(self) -> date:
        """The UTC date of the newest probe; today when nothing is listed, which is true of today."""
        return self.newest[0] if self.newest else datetime.now(UTC).date()

    def tools_distinct(self) -> int:
        """Return how many different names the WebMCP tools of listed sites have."""
        added = [columns.name_number(name) for _, _, site in self.added for name in site.webmcp_tools]
        return len(np.unique(np.concatenate([self.base.tools(self.dead), np.array(added, dtype=np.uint64)])))

    def first(self, wanted: Wanted, limit: int) -> list[int]:
        """Return the primary keys of the first sites in the fixed order that have what is wanted."""
        old = ((self.base.key(row), int(self.base.arrays["pks"][row])) for row in self._rows(wanted, limit))
        new = (
            (key, pk)
            for (key, pk, _), passes in zip(self.added, wanted.passing(self._added_facts), strict=True)
            if passes
        )
        return [pk for _, pk in islice(merge(old, new), limit)]

    def _rows(self, wanted: Wanted, limit: int) -> Sequence[int]:
        """Return the first rows of the generation that pass and have not changed since."""
        found: list[int] = []
        start = 0
        for passing in wanted.blocks(self.base.facts):
            dead = self.dead[
                np.searchsorted(self.dead, start) : np.searchsorted(self.dead, start + len(passing))
            ]
            passing[dead - start] = False
            found += (np.flatnonzero(passing)[: limit - len(found)] + start).tolist()
            start += len(passing)
            if len(found) == limit:
                break
        return found


EMPTY: Final = View()
"""Nothing is known."""
