"""Case-insensitive patterns."""

import re
from functools import cached_property
from typing import Final

from probes.facts.marks import lowered

Match = re.Match[str] | None


class Caseless:
    """Like `re.IGNORECASE`, but twice as fast on ASCII; compiled on first use."""

    def __init__(self, pattern: str) -> None:
        self._pattern: Final = pattern

    @cached_property
    def _either(self) -> re.Pattern[str]:
        return re.compile(self._pattern, re.IGNORECASE)

    @cached_property
    def _lower(self) -> re.Pattern[str]:
        return re.compile(lowered(self._pattern))

    def fullmatch(self, text: str) -> Match:
        return self._lower.fullmatch(text.lower()) if text.isascii() else self._either.fullmatch(text)

    def match(self, text: str) -> Match:
        return self._lower.match(text.lower()) if text.isascii() else self._either.match(text)

    def search(self, text: str) -> Match:
        return self._lower.search(text.lower()) if text.isascii() else self._either.search(text)
