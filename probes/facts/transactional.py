"""Whether an agent can change something on the site: order, book, register, write."""

import re
from collections.abc import Iterable
from typing import Final

from index.findings import ApparentAction
from index.vocabulary import CHANGING_ACTIONS
from probes.facts.wordlists import words

_PART: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_READING: Final = words(
    "get list search find read fetch check lookup look query show describe view browse track compare calculate count",
    "explain summarize summarise translate convert validate verify estimate preview recommend suggest ask",
)
_CHANGING: Final = words(
    "create add update delete remove submit send buy purchase pay checkout cancel apply donate subscribe unsubscribe",
    "reserve schedule reschedule signup enroll join publish upload write edit upsert insert invite assign transfer",
    "redeem refund",
)
_NOUNS_TOO: Final = words(
    "order book contact quote register post message comment rent hire place request set start open close sign"
)
"""Verbs only in front: `book_table` changes something, `book_details` does not."""

_THINGS: Final = words("status history details detail info information lookup list search hours")


def transactional(
    tool_names: Iterable[str], actions: Iterable[ApparentAction], *, read_all: bool
) -> bool | None:
    """True when a tool or an apparent action changes something, False when everything was read and nothing does."""
    if any(map(changes, tool_names)) or any(a.action in CHANGING_ACTIONS for a in actions):
        return True
    return False if read_all else None


def changes(tool_name: str) -> bool:
    """Whether a tool's name says that calling it changes something; the first verb in it decides."""
    parts = [part.lower() for part in _PART.findall(tool_name[:200])]
    for at, part in enumerate(parts):
        if part in _READING:
            return False
        if part in _CHANGING:
            return True
        followed = at + 1 < len(parts)
        if part in _NOUNS_TOO and (at == 0 or followed) and parts[-1] not in _THINGS:
            return True
    return False
