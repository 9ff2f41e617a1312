"""Matches paths against robots.txt rules: the longest pattern wins, Allow wins a tie (RFC 9309 §2.2.2).

Plain rules are looked up by prefix. Wildcard rules with a matching prefix are tried one by one, within a cost
limit that no ordinary file reaches.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final, NamedTuple, Self

from probes.consent.paths import Rule, covers

MAX_COST: Final = 5_000_000
"""Cost limit for one path, about 1 ns each: five thousand wildcard rules. Beyond it the path counts as disallowed."""
_SEARCH, _MATCH, _STAR, _SHARE = 80, 700, 150, 4

Rank = tuple[int, bool]
"""The covering rule of highest rank decides."""
_NONE: Final[Rank] = (0, True)


_by_rank: Final = itemgetter(0)


class _WildcardRule(NamedTuple):
    """A rule with wildcards; `needed` is a literal that every covered path contains: the longest after a wildcard."""

    rank: Rank
    pattern: str
    needed: str

    @classmethod
    def of(cls, rule: Rule) -> Self:
        parts = rule.pattern.removesuffix("$").split("*")
        needed = parts[1] if len(parts) == 2 else max(parts[1:], key=len)
        return cls((len(rule.pattern), rule.allow), rule.pattern, needed)

    def search_cost(self, path: str) -> int:
        longer = len(self.needed) > len(path)
        return _SEARCH if longer else _SEARCH + len(path) * len(self.needed) // _SHARE

    def match_cost(self, path: str) -> int:
        return _MATCH + _STAR * self.pattern.count("*") + len(path) * len(self.pattern) // _SHARE


@dataclass(frozen=True, slots=True)
class Rulebook:
    _plain: dict[str, bool] = field(default_factory=dict)
    """Rules without wildcards, and whether they allow."""
    _exact: dict[str, bool] = field(default_factory=dict)
    """Rules that cover exactly one path."""
    _wildcard: dict[str, list[_WildcardRule]] = field(default_factory=dict)
    """Wildcard rules by the prefix before the first wildcard, highest rank first."""
    _lengths: tuple[Sequence[int], Sequence[int]] = ((), ())
    """Lengths of the plain and wildcard keys, longest first."""

    @classmethod
    def of(cls, rules: Iterable[Rule]) -> Self:
        plain: dict[str, bool] = {}
        exact: dict[str, bool] = {}
        wild: dict[str, list[_WildcardRule]] = {}
        for rule in rules:
            beginning, star, _ = rule.pattern.partition("*")
            if star:
                wild.setdefault(beginning, []).append(_WildcardRule.of(rule))
                continue
            kind = exact if rule.pattern.endswith("$") else plain
            key = rule.pattern.removesuffix("$")
            kind[key] = rule.allow or kind.get(key, False)
        for listed in wild.values():
            listed.sort(key=_by_rank, reverse=True)
        lengths = [sorted({*map(len, keys)}, reverse=True) for keys in (plain, wild)]
        return cls(plain, exact, wild, (lengths[0], lengths[1]))

    def allows(self, path: str) -> bool:
        best, work = self._best_of_plain(path), MAX_COST
        for length in self._lengths[1]:
            for rule in self._wildcard.get(path[:length], ()) if length <= len(path) else ():
                if rule.rank <= best:
                    break
                there = rule.needed in path
                work -= rule.search_cost(path) + (rule.match_cost(path) if there else 0)
                if work < 0:
                    return False
                if there and covers(rule.pattern, path):
                    best = rule.rank
                    break
        return best[1]

    def _best_of_plain(self, path: str) -> Rank:
        if (allow := self._exact.get(path)) is not None:
            return len(path) + 1, allow  # no plain rule that covers the path is longer than it
        for length in self._lengths[0]:
            if length <= len(path) and (allow := self._plain.get(path[:length])) is not None:
                return length, allow
        return _NONE


def allowed(rules: Iterable[Rule], path: str) -> bool:
    return Rulebook.of(rules).allows(path)
