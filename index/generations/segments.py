"""In-memory indexes of changes, merged as they grow."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from index import fulltext
from index.fulltext import FullTextIndex
from index.generations.columns import owner_number
from index.generations.site_bits import Facts
from index.generations.source import Change


@dataclass(frozen=True)
class Segment:
    """Changed listed sites; row n is the n-th."""

    changes: Sequence[Change]

    @cached_property
    def full_text(self) -> FullTextIndex:
        return fulltext.in_memory(change.listed.text for change in self.changes if change.listed)

    @cached_property
    def facts(self) -> Facts:
        sites = (change.listed for change in self.changes)
        return np.fromiter((site.facts if site else 0 for site in sites), np.uint64, len(self.changes))

    @cached_property
    def owners(self) -> NDArray[np.int64]:
        sites = (change.listed for change in self.changes)
        return np.array([owner_number(site.host) if site else 0 for site in sites], np.int64)

    @cached_property
    def vectors(self) -> NDArray[np.float32]:
        """Shape (sites, dimensions), 0 without a vector; (sites, 0) without any."""
        size = max((len(change.vector or b"") for change in self.changes), default=0)
        stored = b"".join((change.vector or b"").ljust(size, b"\0") for change in self.changes)
        return np.frombuffer(stored, "<f2").reshape(len(self.changes), size // 2).astype(np.float32)


def grown(
    segments: Sequence[Segment], changes: Sequence[Change], newest: Mapping[int, Change]
) -> tuple[Segment, ...]:
    """Add changes, keeping each segment more than twice the size of the next.

    Outdated changes stay until merged; readers compare with `newest`.
    """
    kept, last = list(segments), [change for change in changes if change.listed is not None]
    while kept and len(kept[-1].changes) <= 2 * len(last):
        last = [*(c for c in kept.pop().changes if newest[c.pk] is c), *last]
    return (*kept, Segment(last)) if last else tuple(kept)
