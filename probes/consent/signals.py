"""AI signals in robots.txt and headers: Content-Signal (contentsignals.org) and Content-Usage (AIPREF)."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from probes.consent.groups import RobotsField, RobotsFields
from probes.consent.paths import pattern_covers, pattern_of

_KEYS = {RobotsField.CONTENT_SIGNAL: "ai-input", RobotsField.CONTENT_USAGE: "ai-use"}
_NO = frozenset({"no", "n", "disallow", "disallowed", "deny", "denied", "false", "none", "0"})
# Forbids to keep and to quote, which an index does; `use=reference` and `use=full` permit it.
_USE_AT_ONCE = ("use", "immediate")
_YES = frozenset({"yes", "y", "allow", "allowed", "true", "1"})
_PAIR = re.compile(r"""(?<![\w-])([\w-]+)["']?\s*[=:]\s*["']?([\w-]+)""")


_Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Signals:
    """Lower-case (name, value) pairs that speak of the home page, by field."""

    pairs_by_field: Mapping[RobotsField, Sequence[_Pair]]

    @classmethod
    def from_fields(cls, fields: RobotsFields) -> Self:
        return cls(
            {field: [pair for line in fields[field] for pair in _pairs_of_line(line)] for field in _KEYS}
        )

    def refuse(self, field: RobotsField) -> bool:
        """Whether any line says no; one outweighs every yes."""
        return _refuse(field, self.pairs_by_field[field])

    @property
    def consent(self) -> bool:
        return any(
            _is_about_input(field, name) and value in _YES
            for field, pairs in self.pairs_by_field.items()
            for name, value in pairs
        )


def header_refuses(field: RobotsField, value: str) -> bool:
    """Whether the response header of that name says no."""
    return _refuse(field, _PAIR.findall(value.lower()))


def _refuse(field: RobotsField, pairs: Iterable[_Pair]) -> bool:
    return any(
        (_is_about_input(field, name) and value in _NO)
        or (field is RobotsField.CONTENT_SIGNAL and (name, value) == _USE_AT_ONCE)
        for name, value in pairs
    )


def _is_about_input(field: RobotsField, name: str) -> bool:
    return name.replace("_", "-") == _KEYS[field]


def _pairs_of_line(value: str) -> list[_Pair]:
    """Return nothing if the line is scoped to a path other than the root."""
    path, _, rest = value.replace("\t", " ").partition(" ")
    if not path.startswith(("/", "*")):
        return _PAIR.findall(value.lower())
    return _PAIR.findall(rest.lower()) if pattern_covers(pattern_of(path), "/") else []
