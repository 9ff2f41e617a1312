"""Which URLs robots.txt allows: the longest pattern wins, Allow wins a tie (RFC 9309 §2.2.2)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Self

from probes.consent.paths import pattern_covers

# Nanoseconds per path, roughly: five thousand wildcard rules. Above it, the path is disallowed.
MOST_WORK = 5_000_000
_LOOK, _TRY, _STAR, _SHARE = 80, 700, 150, 4

_NONE = 1  # Rank without a rule; a rule's rank is twice its length, plus one for Allow


_Wild = tuple[str, int, str, str]  # Prefix, rank, pattern, and longest literal after a wildcard
_by_beginning = itemgetter(0)
_by_rank = itemgetter(1)


@dataclass(frozen=True, slots=True)
class Rulebook:
    _plain: dict[str, bool] = field(default_factory=dict)
    """Rules without wildcards, and whether they allow."""
    _whole: dict[str, bool] = field(default_factory=dict)
    _wild: dict[str, tuple[_Wild, ...]] = field(default_factory=dict)
    """Wildcard rules by prefix, highest rank first."""
    _lengths: tuple[Sequence[int], Sequence[int]] = ((), ())
    """Key lengths, longest first."""

    @classmethod
    def from_patterns(cls, allowed: Iterable[str], disallowed: Iterable[str]) -> Self:
        plain: dict[str, bool] = {}
        whole: dict[str, bool] = {}
        wild: list[_Wild] = []
        for allow, patterns in ((False, [*disallowed]), (True, [*allowed])):  # Allow wins a tie
            exact = [pattern for pattern in patterns if "*" not in pattern]
            plain |= dict.fromkeys([pattern for pattern in exact if pattern[-1] != "$"], allow)
            whole |= dict.fromkeys([pattern[:-1] for pattern in exact if pattern[-1] == "$"], allow)
            if len(exact) < len(patterns):
                wild += [_wild(pattern, allow) for pattern in patterns if "*" in pattern]
        wild.sort(key=_by_rank, reverse=True)
        wild.sort(key=_by_beginning)
        tried = {beginning: tuple(rules) for beginning, rules in groupby(wild, _by_beginning)}
        lengths = [sorted({*map(len, keys)}, reverse=True) for keys in (plain, tried)]
        return cls(plain, whole, tried, (lengths[0], lengths[1]))

    def allows(self, path: str) -> bool:
        best, work = self._best_of_plain(path), MOST_WORK
        for length in self._lengths[1]:
            for _, rank, pattern, needed in self._wild.get(path[:length], ()) if length <= len(path) else ():
                if rank <= best:
                    break
                there = needed in path
                work -= _look(path, needed) + (_trial(path, pattern) if there else 0)
                if work < 0:
                    return False
                if there and pattern_covers(pattern, path):
                    best = rank
                    break
        return best % 2 == 1

    def _best_of_plain(self, path: str) -> int:
        if (allow := self._whole.get(path)) is not None:
            return 2 * (len(path) + 1) + allow  # no plain rule that covers the path is longer than it
        for length in self._lengths[0]:
            if length <= len(path) and (allow := self._plain.get(path[:length])) is not None:
                return 2 * length + allow
        return _NONE


def _wild(pattern: str, allow: bool) -> _Wild:  # noqa: FBT001 - as it stands in a rule
    beginning, _, rest = pattern.partition("*")
    needed = rest.removesuffix("$")
    if "*" in needed:
        needed = max(needed.split("*"), key=len)
    return beginning, 2 * len(pattern) + allow, pattern, needed


def _look(path: str, needed: str) -> int:
    """Return the worst-case cost."""
    return _LOOK if len(needed) > len(path) else _LOOK + len(path) * len(needed) // _SHARE


def _trial(path: str, pattern: str) -> int:
    """Return the worst-case cost."""
    return _TRY + _STAR * pattern.count("*") + len(path) * len(pattern) // _SHARE
