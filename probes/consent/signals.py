"""AI signals in robots.txt: Content-Signal (contentsignals.org) and Content-Usage (AIPREF)."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Self

from probes.consent.groups import RobotsField, RobotsFields
from probes.consent.paths import covers, pattern_of

_KEYS: Final = {RobotsField.CONTENT_SIGNAL: "ai-input", RobotsField.CONTENT_USAGE: "ai-use"}
_NO: Final = frozenset({"no", "n", "disallow", "disallowed", "deny", "denied", "false", "none", "0"})
_YES: Final = frozenset({"yes", "y", "allow", "allowed", "true", "1"})
_PAIR: Final = re.compile(r"""(?<![\w-])([\w-]+)["']?\s*[=:]\s*["']?([\w-]+)""")


@dataclass(frozen=True, slots=True)
class Signals:
    """Lower-case values about AI input by field."""

    values_by_field: Mapping[RobotsField, frozenset[str]]

    @classmethod
    def from_fields(cls, fields: RobotsFields) -> Self:
        return cls({field: frozenset(_values(fields[field], key)) for field, key in _KEYS.items()})

    def refuse(self, field: RobotsField) -> bool:
        """Whether any line says no; one outweighs every yes."""
        return not _NO.isdisjoint(self.values_by_field[field])

    @property
    def consent(self) -> bool:
        return any(not _YES.isdisjoint(words) for words in self.values_by_field.values())


def _values(lines: Iterable[str], key: str) -> Iterator[str]:
    for line in lines:
        yield from (v for k, v in _pairs(line) if k.replace("_", "-") == key)


def _pairs(value: str) -> list[tuple[str, str]]:
    """Return nothing if the line is scoped to a path other than the root."""
    path, _, rest = value.replace("\t", " ").partition(" ")
    if not path.startswith(("/", "*")):
        return _PAIR.findall(value.lower())
    return _PAIR.findall(rest.lower()) if covers(pattern_of(path), "/") else []
