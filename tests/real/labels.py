"""What two readings say of each file, three of the kind of a site, and what is taken as true.

`first.jsonl` and `second.jsonl` hold a line for each file, `kinds.jsonl` one for each home page;
`settled.jsonl` says what is right where the first two contradict each other, and which actions both
overlooked. The rest is not scored.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from index.values.vocabulary import CHANGING_ACTIONS, Action, EntityType
from tests.real.manifest import HERE, Kind

LABELS: Final = HERE / "labels"
VERDICTS: Final[Mapping[Kind, frozenset[str]]] = {
    Kind.LLMS_TXT: frozenset({"yes", "no"}),
    Kind.ROBOTS: frozenset({"allowed", "refused", "unread"}),
    Kind.PAGE: frozenset({"wall", "page"}),
    Kind.MARKDOWN: frozenset({"markdown", "html"}),
    Kind.API_CATALOG: frozenset({"yes", "no"}),
    Kind.MCP_CARD: frozenset({"card", "none"}),
    Kind.A2A_CARD: frozenset({"yes", "no"}),
}
FACTS: Final = ("display_name", "entity_type", "country")
ACTIONS: Final = frozenset(action.value for action in Action)
ENTITY_TYPES: Final = frozenset(kind.value for kind in EntityType)
CHANGING: Final = frozenset(action.value for action in CHANGING_ACTIONS)

Label = Mapping[str, list[Any]]
Answers = frozenset[str | None]


@dataclass(frozen=True, slots=True)
class Truth:
    """The right answers by field, None among them where one cannot tell.

    `arguable` are actions that some would name and some would not; `actions` is None but for home pages.
    """

    fields: Mapping[str, Answers]
    actions: frozenset[str] | None = None
    arguable: frozenset[str] = frozenset()


@cache
def readings(name: str) -> Mapping[str, Label]:
    """One reading (`first`, `second`, `kinds` or `settled`) by file."""
    lines = (LABELS / f"{name}.jsonl").read_text().splitlines()
    return {told.pop("file"): told for told in map(json.loads, lines)}


def truth(file: str) -> Truth:
    return together(*(readings(name).get(file, {}) for name in ("first", "second", "kinds", "settled")))


def shares_of_kinds(file: str) -> Mapping[str | None, float]:
    """By kind of site, the share of the three readings that name it."""
    labels = [readings(name)[file] for name in ("first", "second", "kinds")]
    return {kind: count / len(labels) for kind, count in _counts(labels).items()}


def together(first: Label, second: Label, kinds: Label, settled: Label) -> Truth:
    """What both name is right, a kind that two of three name, and None where one cannot tell.

    An action is there when both are sure of it, and arguable when one of them names it.
    """
    fields: dict[str, Answers] = {}
    if some := _by_two(first, second, kinds):
        fields["entity_type"] = some
    for field in ("display_name", "country", "verdict"):
        if both := settled.get(field) or _both(first.get(field, ()), second.get(field, ())):
            fields[field] = frozenset(both)
    if "actions" not in first or "actions" not in second:
        return Truth(fields)
    arguable = frozenset(settled.get("arguable", ()))
    there = frozenset(first["actions"]) & frozenset(second["actions"]) - arguable
    named = arguable.union(*(label[key] for label in (first, second) for key in ("actions", "arguable")))
    if there & CHANGING:
        fields["transactional"] = frozenset({"true"})
    elif not named & CHANGING:
        fields["transactional"] = frozenset({"false", None})
    return Truth(fields, there, named - there)


def _by_two(*labels: Label) -> Answers:
    return frozenset(kind for kind, count in _counts(labels).items() if count >= 2)


def _counts(labels: Iterable[Label]) -> Counter[str | None]:
    return Counter(kind for label in labels for kind in set(label.get("entity_type", ())))


def _both(first: Sequence[str | None], second: Sequence[str | None]) -> list[str | None]:
    folded = {answer and answer.casefold() for answer in second}
    both = [answer for answer in first if (answer and answer.casefold()) in folded]
    return [*both, None] if None in (*first, *second) else both
