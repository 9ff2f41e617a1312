"""What changed since a generation, as search reads it: small indexes in memory, merged as they grow."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from index import fulltext
from index.fulltext import Words
from index.generations.site_bits import Facts
from index.generations.source import Change


@dataclass(frozen=True)
class Segment:
    """Some listed sites that changed since: row n is the n-th of them."""

    changes: Sequence[Change]

    @cached_property
    def words(self) -> Words:
        """Their texts."""
        return fulltext.of(change.listed.text for change in self.changes if change.listed)

    @cached_property
    def facts(self) -> Facts:
        """Their facts."""
        sites = (change.listed for change in self.changes)
        return np.fromiter((site.facts if site else 0 for site in sites), np.uint64, len(self.changes))

    @cached_property
    def vectors(self) -> NDArray[np.float32]:
        """Their vectors, zeros where there is none: shape (sites, dimensions), (sites, 0) when none has any."""
        size = max((len(change.vector or b"") for change in self.changes), default=0)
        stored = b"".join((change.vector or b"").ljust(size, b"\0") for change in self.changes)
        return np.frombuffer(stored, "<f2").reshape(len(self.changes), size // 2).astype(np.float32)


def grown(
    segments: Sequence[Segment], changes: Sequence[Change], newest: Mapping[int, Change]
) -> tuple[Segment, ...]:
    """Return the segments with further changes. Each is more than twice the next, so that there are few of them.

    What is not the `newest` of its row stays in its segment until that is merged: whoever reads it must look.
    """
    kept, last = list(segments), [change for change in changes if change.listed is not None]
    while kept and len(kept[-1].changes) <= 2 * len(last):
        last = [*(c for c in kept.pop().changes if newest[c.pk] is c), *last]
    return (*kept, Segment(last)) if last else tuple(kept)
