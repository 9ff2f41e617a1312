"""Which URLs robots.txt allows: the longest pattern wins, Allow wins a tie (RFC 9309 §2.2.2)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import itemgetter
from typing import Self

from probes.consent.paths import pattern_covers

# Nanoseconds per path, roughly: five thousand wildcard rules. Above it, the path is disallowed.
MAX_COST = 5_000_000
_SEARCH_COST, _MATCH_COST, _STAR_COST, _CHARS_A_NS = 80, 700, 150, 4

_NO_RULE_RANK = 1  # Rank without a rule; a rule's rank is twice its length, plus one for Allow


_WildcardRule = tuple[str, int, str, str]  # Prefix, rank, pattern, and longest literal after a wildcard
_prefix_of = itemgetter(0)
_rank_of = itemgetter(1)


@dataclass(frozen=True, slots=True)
class Rulebook:
    _plain: dict[str, bool] = field(default_factory=dict)
    """Rules without wildcards, and whether they allow."""
    _exact: dict[str, bool] = field(default_factory=dict)
    _wildcards: dict[str, tuple[_WildcardRule, ...]] = field(default_factory=dict)
    """Wildcard rules by prefix, highest rank first."""
    _prefix_lengths: tuple[Sequence[int], Sequence[int]] = ((), ())
    """Key lengths, longest first."""

    @classmethod
    def from_patterns(cls, allowed: Iterable[str], disallowed: Iterable[str]) -> Self:
        plain: dict[str, bool] = {}
        exact: dict[str, bool] = {}
        wild: list[_WildcardRule] = []
        for allow, patterns in ((False, [*disallowed]), (True, [*allowed])):  # Allow wins a tie
            without_wildcards = [pattern for pattern in patterns if "*" not in pattern]
            plain |= dict.fromkeys([pattern for pattern in without_wildcards if pattern[-1] != "$"], allow)
            exact |= dict.fromkeys(
                [pattern[:-1] for pattern in without_wildcards if pattern[-1] == "$"], allow
            )
            if len(without_wildcards) < len(patterns):
                wild += [_wildcard_rule(pattern, allow) for pattern in patterns if "*" in pattern]
        wild.sort(key=_rank_of, reverse=True)
        wild.sort(key=_prefix_of)
        by_prefix = {prefix: tuple(rules) for prefix, rules in groupby(wild, _prefix_of)}
        lengths = [sorted({*map(len, keys)}, reverse=True) for keys in (plain, by_prefix)]
        return cls(plain, exact, by_prefix, (lengths[0], lengths[1]))

    def allows(self, path: str) -> bool:
        best, budget = self._best_of_plain(path), MAX_COST
        for length in self._prefix_lengths[1]:
            for _, rank, pattern, literal in (
                self._wildcards.get(path[:length], ()) if length <= len(path) else ()
            ):
                if rank <= best:
                    break
                has_literal = literal in path
                budget -= _search_cost(path, literal) + (_match_cost(path, pattern) if has_literal else 0)
                if budget < 0:
                    return False
                if has_literal and pattern_covers(pattern, path):
                    best = rank
                    break
        return best % 2 == 1

    def _best_of_plain(self, path: str) -> int:
        if (allow := self._exact.get(path)) is not None:
            return 2 * (len(path) + 1) + allow  # no plain rule that covers the path is longer than it
        for length in self._prefix_lengths[0]:
            if length <= len(path) and (allow := self._plain.get(path[:length])) is not None:
                return 2 * length + allow
        return _NO_RULE_RANK


def _wildcard_rule(pattern: str, allow: bool) -> _WildcardRule:  # noqa: FBT001 - as it stands in a rule
    prefix, _, rest = pattern.partition("*")
    literal = rest.removesuffix("$")
    if "*" in literal:
        literal = max(literal.split("*"), key=len)
    return prefix, 2 * len(pattern) + allow, pattern, literal


def _search_cost(path: str, literal: str) -> int:
    """The worst case of looking for the literal."""
    return (
        _SEARCH_COST if len(literal) > len(path) else _SEARCH_COST + len(path) * len(literal) // _CHARS_A_NS
    )


def _match_cost(path: str, pattern: str) -> int:
    """The worst case of matching the pattern."""
    return _MATCH_COST + _STAR_COST * pattern.count("*") + len(path) * len(pattern) // _CHARS_A_NS
