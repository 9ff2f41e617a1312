"""What two readings say of each file, three of some facts, and what is taken as true.

`first.jsonl` and `second.jsonl` hold a line for each file, `kinds.jsonl` one for each home page,
`names.jsonl` one for those of batches 6 to 9. `settled.jsonl` says what is right where the first two
contradict each other, and which actions both overlooked. The rest is not scored.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from index.values.vocabulary import CHANGING_ACTIONS, Action, EntityType
from training.corpus.real.manifest import HERE, Kind

LABELS = HERE / "labels"
VERDICTS: Mapping[Kind, frozenset[str]] = {
    Kind.LLMS_TXT: frozenset({"yes", "no"}),
    Kind.ROBOTS: frozenset({"allowed", "refused", "unread"}),
    Kind.PAGE: frozenset({"wall", "page"}),
    Kind.MARKDOWN: frozenset({"markdown", "html"}),
    Kind.API_CATALOG: frozenset({"yes", "no"}),
    Kind.MCP_CARD: frozenset({"card", "none"}),
    Kind.A2A_CARD: frozenset({"yes", "no"}),
}
FACTS = ("display_name", "entity_type", "country")
ACTIONS = frozenset(action.value for action in Action)
ENTITY_TYPES = frozenset(kind.value for kind in EntityType)
CHANGING = frozenset(action.value for action in CHANGING_ACTIONS)

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
    """One reading (`first`, `second`, `kinds`, `names` or `settled`) by file."""
    lines = (LABELS / f"{name}.jsonl").read_text().splitlines()
    return {told.pop("file"): told for told in map(json.loads, lines)}


def truth(file: str) -> Truth:
    names = ("first", "second", "kinds", "names", "settled")
    return agree(*(readings(name).get(file, {}) for name in names))


def shares_of_kinds(file: str) -> Mapping[str | None, float]:
    """By kind of site, the share of the three readings that name it."""
    labels = [readings(name)[file] for name in ("first", "second", "kinds")]
    return {kind: count / len(labels) for kind, count in _counts(labels).items()}


def agree(first: Label, second: Label, kinds: Label, names: Label, settled: Label) -> Truth:
    """What both name is right, a kind or name that two of three name, and None where one cannot tell.

    An action is there when both are sure of it, and arguable when one of them names it.
    """
    fields: dict[str, Answers] = {}
    if some := _by_two(first, second, kinds):
        fields["entity_type"] = some
    for field in ("display_name", "country", "verdict"):
        readings = (first.get(field, ()), second.get(field, ()), names.get(field, ()))
        if right := settled.get(field) or _of_two(*readings):
            fields[field] = frozenset(right)
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


def _of_two(
    first: Sequence[str | None], second: Sequence[str | None], third: Sequence[str | None]
) -> list[str | None]:
    """Answers that two of the readings give; None if the first or the second doubts."""
    readings = [{answer.casefold(): answer for answer in each if answer} for each in (first, second, third)]
    counts = Counter(key for reading in readings for key in reading)
    spelt = {key: answer for reading in reversed(readings) for key, answer in reading.items()}
    right: list[str | None] = [spelt[key] for key, count in counts.items() if count >= 2]
    return [*right, None] if None in (*first, *second) else right
