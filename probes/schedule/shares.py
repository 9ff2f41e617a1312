"""Shares of slots: no kind of waiting hosts starves the others."""

import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heapreplace

from django.db.models import Q

from probes.models import Target


@dataclass(frozen=True, slots=True)
class SlotShare:
    """A kind of hosts, and its part of the slots in percent while every kind waits.

    A host of several kinds waits with each of them, and its lease counts for the first.
    """

    name: str
    hosts: Q
    percent: int


def take_turns(shares: Sequence[SlotShare], held: Sequence[int], empty: Collection[int]) -> Iterator[int]:
    """Whose turn it is, by shares of the slots that `held` counts, until all kinds are `empty`.

    Kinds that hold less than their share come first. Chance decides between equals, so that a single slot
    serves every kind in the long run.
    """
    costs = [(count + random.random()) / share.percent for share, count in zip(shares, held, strict=True)]  # noqa: S311 - no secret
    heap = [(cost, kind) for kind, cost in enumerate(costs)]
    heapify(heap)
    while heap:
        cost, kind = heap[0]
        if kind in empty:
            heappop(heap)
        else:
            yield kind
            heapreplace(heap, (cost + 1 / shares[kind].percent, kind))


def order_by_turns(
    shares: Sequence[SlotShare], waiting: Sequence[Sequence[Target]], held: Sequence[int]
) -> list[Target]:
    """The waiting hosts of all kinds in one order."""
    queues, empty = [iter(rows) for rows in waiting], set[int]()
    order: dict[int, Target] = {}
    for kind in take_turns(shares, held, empty):
        if row := next(queues[kind], None):
            order.setdefault(row.pk, row)
        else:
            empty.add(kind)
    return list(order.values())
