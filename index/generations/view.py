"""A generation and later changes. Immutable."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import cached_property
from heapq import merge
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from index import fulltext
from index.embedding.vectors import step
from index.filters import YES
from index.fulltext import FullTextIndex
from index.generations import columns, site_bits
from index.generations.columns import owner_number
from index.generations.generation import EMPTY_GENERATION, UNHEARD_OF, Key, MappedGeneration, key_of
from index.generations.site_bits import FieldMask, PackedFields
from index.generations.source import STATE_COULD_NOT_ASK, STATE_DECLINED, Change, ListedSite
from index.listing.ordering import PageOrder


@dataclass(frozen=True)
class Segment:
    """Changed listed sites; row n is the n-th."""

    changes: Sequence[Change]

    @cached_property
    def full_text(self) -> FullTextIndex:
        return fulltext.in_memory(change.listed.text for change in self.changes if change.listed)

    @cached_property
    def facts(self) -> PackedFields:
        sites = (change.listed for change in self.changes)
        return np.fromiter((site.facts if site else 0 for site in sites), np.uint64, len(self.changes))

    @cached_property
    def figures(self) -> PackedFields:
        sites = (change.listed for change in self.changes)
        return np.fromiter((site.figures if site else 0 for site in sites), np.uint64, len(self.changes))

    @cached_property
    def owners(self) -> NDArray[np.int64]:
        sites = (change.listed for change in self.changes)
        return np.array([owner_number(site.host) if site else 0 for site in sites], np.int64)

    @cached_property
    def vectors(self) -> NDArray[np.float32]:
        """Shape (sites, dimensions), 0 without a vector; (sites, 0) without any."""
        return _stacked([change.vector for change in self.changes], "<f2")

    @cached_property
    def seconds(self) -> NDArray[np.float32]:
        """Vectors of the second model, likewise."""
        found = _stacked([change.second for change in self.changes], "i1")
        return found * np.float32(step(max(found.shape[1], 1)))


def _stacked(vectors: Sequence[bytes | None], kind: str) -> NDArray[np.float32]:
    size = max((len(vector or b"") for vector in vectors), default=0)
    stored = b"".join((vector or b"").ljust(size, b"\0") for vector in vectors)
    return (
        np.frombuffer(stored, kind).reshape(len(vectors), size // np.dtype(kind).itemsize).astype(np.float32)
    )


def grow_segments(
    segments: Sequence[Segment], changes: Sequence[Change], newest: Mapping[int, Change]
) -> tuple[Segment, ...]:
    """Add changes, keeping each segment more than twice the size of the next.

    Outdated changes stay until merged; readers compare with `newest`.
    """
    kept, last = list(segments), [change for change in changes if change.listed is not None]
    while kept and len(kept[-1].changes) <= 2 * len(last):
        last = [*(c for c in kept.pop().changes if newest[c.pk] is c), *last]
    return (*kept, Segment(last)) if last else tuple(kept)


_EPOCH = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Stamp:
    """Generation and hash of later changes; "0" and null when empty."""

    generation_id: str
    generated_at: str | None
    """ISO 8601 UTC, to the second, of the build or newest change."""

    @property
    def fields(self) -> dict[str, str | None]:
        return {"generated_at": self.generated_at, "generation_id": self.generation_id}


@dataclass(frozen=True, slots=True, order=True)
class AddedSite:
    """A listed site that changed since the generation."""

    key: Key
    pk: int
    before: int
    """Number of generation rows before it."""
    site: ListedSite = field(compare=False)


@dataclass(frozen=True)
class View:
    """A generation and all later changes, exact at one moment."""

    generation: MappedGeneration = EMPTY_GENERATION
    changes: Mapping[int, Change] = field(default_factory=dict)
    """Primary key -> its newest change."""
    added: Sequence[AddedSite] = ()
    """In the fixed order."""
    dead: NDArray[np.int64] = field(default_factory=lambda: np.empty(0, dtype=np.int64))
    """Sorted rows of the generation to ignore."""
    segments: Sequence[Segment] = ()
    """`added` for search, including outdated changes."""
    mark: int = 0

    def after(self, changes: Iterable[Change]) -> "View":
        """The view after more changes; costs these and a copy."""
        new = {change.pk: change for change in changes if self.changes.get(change.pk) != change}
        if not new:
            return self
        rows = self.generation.rows([pk for pk in new if pk not in self.changes])
        added = [added for added in self.added if added.pk not in new]
        added += [self._added(c.pk, c.listed) for c in new.values() if c.listed is not None]
        mark = self.mark
        for change in (*new.values(), *(self.changes[pk] for pk in new if pk in self.changes)):
            mark ^= change.digest
        newest = {**self.changes, **new}
        dead = np.union1d(self.dead, rows[rows >= 0])
        segments = grow_segments(self.segments, list(new.values()), newest)
        return View(self.generation, newest, sorted(added), dead, segments, mark)

    def _added(self, pk: int, site: ListedSite) -> AddedSite:
        key = key_of(site)
        return AddedSite(key, pk, self.generation.place(key), site)

    def without(self, pks: Iterable[int]) -> "View":
        at = datetime.now(UTC)
        return self.after(Change(pk, 0, at, 0, None) for pk in pks)

    @cached_property
    def stamp(self) -> Stamp:
        at = max((change.at for change in self.changes.values()), default=self.generation.at)
        return Stamp(
            f"{self.generation.id}-{self.mark:012x}" if self.changes else f"{self.generation.id}",
            None if at is None else at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        )

    @cached_property
    def added_facts(self) -> PackedFields:
        return np.fromiter((added.site.facts for added in self.added), np.uint64, len(self.added))

    @cached_property
    def _dead_facts(self) -> PackedFields:
        return self.generation.facts[self.dead].astype(np.uint64)

    @cached_property
    def _added_figures(self) -> PackedFields:
        return np.fromiter((added.site.figures for added in self.added), np.uint64, len(self.added))

    @cached_property
    def _dead_figures(self) -> PackedFields:
        return self.generation.arrays["figures"][self.dead].astype(np.uint64)

    @property
    def listed(self) -> int:
        return len(self.generation) - len(self.dead) + len(self.added)

    def count(self, wanted: FieldMask) -> int:
        if not wanted.mask:
            return self.listed
        gone = np.count_nonzero(wanted.passing(self._dead_facts))
        new = np.count_nonzero(wanted.passing(self.added_facts))
        return int(self.generation.count(wanted) - gone + new)

    def passing(self, wanted: FieldMask) -> NDArray[np.bool_]:
        """Mask the unchanged, matching generation rows."""
        passing = wanted.passing(self.generation.facts)
        passing[self.dead] = False
        return passing

    def tally(self, name: str) -> list[int]:
        """Number of sites per value of a field of `site_bits.FIGURES`, or else of `FACTS`."""
        _, gone, new = self._packed_with(name)
        packing = site_bits.packing_of(name)
        kept = np.array(self.generation.sums["tallies"][name]) - packing.tally(gone, name)
        return [int(n) for n in kept + packing.tally(new, name)]

    def tally_among(self, names: Sequence[str], wanted: FieldMask) -> dict[str, list[int]]:
        """As `tally`, of columns of filters, and of matching sites alone."""
        gone = self._dead_facts[wanted.passing(self._dead_facts)]
        new = self.added_facts[wanted.passing(self.added_facts)]
        counted = self.generation.tally_among(names, wanted)
        tally = site_bits.FACTS.tally
        return {
            name: [int(n) for n in counted[name] - tally(gone, name) + tally(new, name)] for name in names
        }

    def cross(self, name: str, other: str) -> NDArray[np.int64]:
        """Number of sites by the values of two fields, of shape (values, other values)."""
        sizes = site_bits.packing_of(name).size(name), site_bits.packing_of(other).size(other)
        base, gone, new = (
            site_bits.count_pairs(*values, sizes)
            for values in zip(self._values(name), self._values(other), strict=True)
        )
        return np.asarray(base - gone + new)

    def _values(self, name: str) -> tuple[PackedFields, PackedFields, PackedFields]:
        """A field of the generation's rows, of those to ignore, and of what was added."""
        packing = site_bits.packing_of(name)
        base, gone, new = (packing.values(packed, name) for packed in self._packed_with(name))
        return base, gone, new

    def _packed_with(self, name: str) -> tuple[PackedFields, PackedFields, PackedFields]:
        """The numbers that hold a field: the generation's, those to ignore, and what was added."""
        if name in site_bits.FIGURE_NAMES:
            return self.generation.arrays["figures"], self._dead_figures, self._added_figures
        return self.generation.facts, self._dead_facts, self.added_facts

    def facts_of(self, pks: Sequence[int]) -> PackedFields:
        """Facts of those of some sites that are listed, in no order."""
        known = self.generation.rows([pk for pk in pks if pk not in self.changes])
        changed = (self.changes[pk].listed for pk in pks if pk in self.changes)
        new = np.array([site.facts for site in changed if site is not None], np.uint64)
        return np.concatenate([self.generation.facts[known[known >= 0]].astype(np.uint64), new])

    def pks_in_order(self, wanted: FieldMask, order: PageOrder) -> NDArray[np.int64]:
        """Primary keys of all matching sites."""
        rows = np.flatnonzero(self.passing(wanted))
        new = [self.added[int(n)] for n in np.flatnonzero(wanted.passing(self.added_facts))]
        before = np.searchsorted(rows, [added.before for added in new])
        pks = np.insert(self.generation.arrays["pks"][rows], before, [added.pk for added in new])
        if order.yes_first:
            facts = np.insert(self.generation.facts[rows], before, [added.site.facts for added in new])
            later = site_bits.FACTS.values(facts, order.yes_first) != YES
            return np.asarray(pks[np.argsort(later, kind="stable")])
        if order.newest_first:
            days = np.array([day for day, _ in self.generation.sums["dates"]], np.int64)
            probed = np.insert(
                days[self.generation.arrays["dated"][rows]], before, [added.site.day for added in new]
            )
            return np.asarray(pks[np.argsort(-probed, kind="stable")])
        return np.asarray(pks)

    @property
    def passages_wait(self) -> int:
        """Listed sites without passage vectors at the build."""
        return int(self.generation.sums.get("passages_wait", 0))

    @property
    def vectors_wait(self) -> int:
        """Listed sites without a vector at the build."""
        return (
            int(self.generation.sums["listed"] - self.generation.sums["meant"])
            if self.generation.model
            else 0
        )

    @property
    def seconds_wait(self) -> int:
        """Listed sites without a vector of the second model at the build."""
        sums = self.generation.sums
        return int(sums["listed"] - sums.get("second_meant", 0)) if self.generation.second_model else 0

    def hosts(self) -> dict[str, int]:
        before = self.generation.states(list(self.changes))
        after = np.fromiter((change.state for change in self.changes.values()), np.int64, len(self.changes))
        sums = self.generation.sums
        return {
            "probed": int(sums["probed"] + np.count_nonzero(before == UNHEARD_OF)),
            **{
                key: int(sums[key] + np.count_nonzero(after == state) - np.count_nonzero(before == state))
                for key, state in (("declined", STATE_DECLINED), ("could_not_ask", STATE_COULD_NOT_ASK))
            },
        }

    @cached_property
    def newest(self) -> tuple[date, str] | None:
        """UTC date and rubric version of a listed site's newest probe."""
        gone = np.bincount(
            self.generation.arrays["dated"][self.dead], minlength=len(self.generation.sums["dates"])
        )
        kept = np.array(self.generation.sums["dated"], dtype=np.int64) - gone
        dates = {
            (day, rubric) for (day, rubric), n in zip(self.generation.sums["dates"], kept, strict=True) if n
        }
        dates |= {(added.site.day, added.site.rubric) for added in self.added}
        if not dates:
            return None
        day, rubric = max(dates)
        return _EPOCH + timedelta(days=day), rubric

    @property
    def data_as_of(self) -> date:
        """The UTC date of the newest probe, or today."""
        return self.newest[0] if self.newest else datetime.now(UTC).date()

    def tools_distinct(self) -> int:
        added = [columns.name_number(name) for added in self.added for name in added.site.webmcp_tools]
        return len(
            np.unique(np.concatenate([self.generation.tools(self.dead), np.array(added, dtype=np.uint64)]))
        )

    @cached_property
    def _places(self) -> Mapping[int, float]:
        """Key of each added site -> a number between those of the rows around it."""
        return {
            added.pk: added.before - 0.5 + 0.4 * n / len(self.added) for n, added in enumerate(self.added)
        }

    def place(self, pk: int) -> float:
        """A changed site's place, on the scale of row numbers."""
        return self._places[pk]

    def first_pks(self, wanted: FieldMask, limit: int) -> list[int]:
        old = (
            (self.generation.key(row), int(self.generation.arrays["pks"][row]))
            for row in self._rows(wanted, limit)
        )
        passing = np.flatnonzero(wanted.passing(self.added_facts))[:limit]
        new = ((self.added[n].key, self.added[n].pk) for n in passing)
        return [pk for _, pk in islice(merge(old, new), limit)]

    def _rows(self, wanted: FieldMask, limit: int) -> Sequence[int]:
        found: list[int] = []
        start = 0
        for passing in wanted.blocks(self.generation.facts):
            dead = self.dead[
                np.searchsorted(self.dead, start) : np.searchsorted(self.dead, start + len(passing))
            ]
            passing[dead - start] = False
            found += (np.flatnonzero(passing)[: limit - len(found)] + start).tolist()
            start += len(passing)
            if len(found) == limit:
                break
        return found


EMPTY = View()
