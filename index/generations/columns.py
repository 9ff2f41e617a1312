"""Columns of a generation, in the fixed order, and their totals."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from index.generations import files, site_bits
from index.generations.source import STATE_COULD_NOT_ASK, STATE_DECLINED, ListedSite
from index.values.hosts import owner_domain

NOT_LISTED = -1

ARRAYS = (
    "pks", "facts", "figures", "dated", "host_bytes", "host_ends", "owners", "tool_sets", "passage_sets",
    "tool_rows", "tool_names", "cube", "cube_sites",
    "known_pks", "known_rows", "known_states",
)  # fmt: skip


@dataclass(slots=True)
class ColumnCollector:
    pks: list[int] = field(default_factory=list)
    facts: list[int] = field(default_factory=list)
    figures: list[int] = field(default_factory=list)
    dated: list[int] = field(default_factory=list)
    dates: dict[tuple[int, str], int] = field(default_factory=dict)
    """(day, rubric version) -> its index in `dated`."""
    hosts: list[bytes] = field(default_factory=list)
    owners: list[int] = field(default_factory=list)
    tool_sets: list[int] = field(default_factory=list)
    passage_sets: list[int] = field(default_factory=list)
    tool_rows: list[int] = field(default_factory=list)
    tool_names: list[int] = field(default_factory=list)

    def texts(self, sites: Iterable[tuple[int, ListedSite]]) -> Iterator[str]:
        for pk, site in sites:
            self.add(pk, site)
            yield site.text

    def add(self, pk: int, site: ListedSite) -> None:
        for name in site.webmcp_tools:
            self.tool_rows.append(len(self.pks))
            self.tool_names.append(name_number(name))
        self.pks.append(pk)
        self.facts.append(site.facts)
        self.figures.append(site.figures)
        self.dated.append(self.dates.setdefault((site.day, site.rubric), len(self.dates)))
        self.hosts.append(site.host.encode())
        self.owners.append(owner_number(site.host))
        self.tool_sets.append(site.tool_set)
        self.passage_sets.append(site.passages)

    def save(self, folder: Path, states: Iterable[tuple[int, int]]) -> dict[str, Any]:
        facts, figures = (np.array(packed, dtype=np.uint64) for packed in (self.facts, self.figures))
        dated = np.array(self.dated, dtype=np.uint32)
        cube, sites = np.unique(facts & np.uint64(site_bits.FILTER_BITS), return_counts=True)
        counts = _save_states(folder, np.array(self.pks, dtype=np.int64), states)
        files.save(
            folder,
            pks=np.array(self.pks, dtype=np.int64),
            facts=facts,
            figures=figures,
            dated=dated,
            host_bytes=np.frombuffer(b"".join(self.hosts), dtype=np.uint8),
            host_ends=np.cumsum([len(host) for host in self.hosts], dtype=np.int64),
            owners=np.array(self.owners, dtype=np.int64),
            tool_sets=np.array(self.tool_sets, dtype=np.int64),
            passage_sets=np.array(self.passage_sets, dtype=np.int64),
            tool_rows=np.array(self.tool_rows, dtype=np.int64),
            tool_names=np.array(self.tool_names, dtype=np.uint64),
            cube=cube,
            cube_sites=sites.astype(np.int64),
        )
        return {
            "listed": len(self.pks),
            "tallies": {
                field.name: packing.tally(packed, field.name).tolist()
                for packing, packed in ((site_bits.FACTS, facts), (site_bits.FIGURES, figures))
                for field in packing.fields
            },
            "dates": [list(date) for date in self.dates],
            "dated": np.bincount(dated, minlength=len(self.dates)).tolist(),
            **counts,
        }


def name_number(name: str) -> int:
    """A 64-bit hash of a tool's name."""
    return int.from_bytes(blake2b(name.encode(errors="replace"), digest_size=8).digest())


def owner_number(host: str) -> int:
    """A 63-bit hash of the owner's domain."""
    return name_number(owner_domain(host)) >> 1


def _save_states(
    folder: Path, listed: NDArray[np.int64], states: Iterable[tuple[int, int]]
) -> dict[str, int]:
    both = np.array(list(states), dtype=np.int64).reshape(-1, 2)
    pks, codes = both[:, 0], both[:, 1].astype(np.uint8)
    rows = np.full(len(pks), NOT_LISTED, dtype=np.int64)
    rows[np.searchsorted(pks, listed)] = np.arange(len(listed))
    files.save(folder, known_pks=pks, known_rows=rows, known_states=codes)
    return {
        "probed": len(pks),
        "declined": int(np.count_nonzero(codes == STATE_DECLINED)),
        "could_not_ask": int(np.count_nonzero(codes == STATE_COULD_NOT_ASK)),
    }


def empty() -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    nothing: Sequence[int] = ()
    arrays = {name: np.array(nothing, dtype=np.int64) for name in ARRAYS}
    arrays |= dict.fromkeys(("facts", "figures", "cube"), np.array(nothing, dtype=np.uint64))
    fields = (*site_bits.FACTS.fields, *site_bits.FIGURES.fields)
    tallies = {field.name: [0] * (1 << field.bits) for field in fields}
    sums = dict.fromkeys(("listed", "probed", "declined", "could_not_ask"), 0)
    return arrays, {**sums, "tallies": tallies, "dates": [], "dated": []}
