"""What changed of watched hosts, and what of that still holds when it is sent."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from agentauth.models import Watch
from index.reports.listing_states import ListingChange, ListingState, Move, StatePair, list_changes

Column = Literal["mailed_state", "hooked_state"]
States = Mapping[str, ListingState]


def tell_changes(watches: Sequence[Watch], states: States, column: Column) -> list[ListingChange]:
    """Changes since `column`, which is brought up to date in the rows (the caller saves them).

    A watch without a state gets its first, and tells nothing.
    """
    compared = []
    for watch in watches:
        now, before = states.get(watch.host, {}), getattr(watch, column)
        if before is not None:
            compared.append(StatePair(watch.host, before, now))
        setattr(watch, column, now)
    return list_changes(compared)


def still_true(
    changes: Iterable[ListingChange], watches: Iterable[Watch], states: States
) -> list[ListingChange]:
    """Of hosts that left since, or are no longer watched, nothing is told."""
    watched = {watch.host for watch in watches}
    return [
        change
        for change in changes
        if change["host"] in watched
        and (change["move"] == Move.LEFT or states.get(change["host"], {}).get("id") == change["listing"])
    ]
