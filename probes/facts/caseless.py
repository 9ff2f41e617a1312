"""Case-insensitive patterns. Pure."""

import re
from collections.abc import Callable
from typing import Final

from probes.facts.marks import lowered

Match = re.Match[str] | None


class Caseless:
    """Like `re.IGNORECASE`, but twice as fast on ASCII text, which is lower-cased first."""

    def __init__(self, pattern: str) -> None:
        either, lower = re.compile(pattern, re.IGNORECASE), re.compile(lowered(pattern))
        self.fullmatch: Final = _of(either.fullmatch, lower.fullmatch)
        self.match: Final = _of(either.match, lower.match)
        self.search: Final = _of(either.search, lower.search)


def _of(either: Callable[[str], Match], lower: Callable[[str], Match]) -> Callable[[str], Match]:
    return lambda text: lower(text.lower()) if text.isascii() else either(text)
