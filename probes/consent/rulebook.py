"""Which addresses robots.txt lets us fetch: the longest pattern wins, Allow wins a tie (RFC 9309 §2.2.2).

A path is looked up among the plain rules. Those with wildcards that begin as it does are tried one by one, within a
bound that no ordinary file reaches: it keeps a path that a visit may not fetch from costing what a page may.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Final, NamedTuple, Self

from probes.consent.paths import Rule, covers

MOST_WORK: Final = 5_000_000
"""For one path, in about a nanosecond each: five thousand rules with wildcards. What would cost more is not allowed."""
_LOOK, _TRY, _STAR, _SHARE = 80, 700, 150, 4

Rank = tuple[int, bool]
"""Of two rules that cover a path, the one of higher rank decides."""
_NONE: Final[Rank] = (0, True)


_by_rank: Final = itemgetter(0)


class _Wild(NamedTuple):
    """A rule with wildcards, and letters in a row that every path has which it covers: the longest after a wildcard."""

    rank: Rank
    pattern: str
    needed: str

    @classmethod
    def of(cls, rule: Rule) -> Self:
        parts = rule.pattern.removesuffix("$").split("*")
        needed = parts[1] if len(parts) == 2 else max(parts[1:], key=len)
        return cls((len(rule.pattern), rule.allow), rule.pattern, needed)

    def look(self, path: str) -> int:
        """What it costs at worst to see whether the path has the letters."""
        longer = len(self.needed) > len(path)
        return _LOOK if longer else _LOOK + len(path) * len(self.needed) // _SHARE

    def trial(self, path: str) -> int:
        """What it costs at worst to try the whole of it."""
        return _TRY + _STAR * self.pattern.count("*") + len(path) * len(self.pattern) // _SHARE


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one robots.txt, found by how a path begins."""

    _plain: dict[str, bool] = field(default_factory=dict)
    """Without wildcards, and whether they allow."""
    _whole: dict[str, bool] = field(default_factory=dict)
    """The same for those that cover one path alone."""
    _wild: dict[str, list[_Wild]] = field(default_factory=dict)
    """Those with wildcards by what stands before the first, those of highest rank first."""
    _lengths: tuple[Sequence[int], Sequence[int]] = ((), ())
    """How long the keys of the plain and of the wild are, the longest first."""

    @classmethod
    def of(cls, rules: Iterable[Rule]) -> Self:
        """Sort the rules."""
        plain: dict[str, bool] = {}
        whole: dict[str, bool] = {}
        wild: dict[str, list[_Wild]] = {}
        for rule in rules:
            beginning, star, _ = rule.pattern.partition("*")
            if star:
                wild.setdefault(beginning, []).append(_Wild.of(rule))
                continue
            kind = whole if rule.pattern.endswith("$") else plain
            key = rule.pattern.removesuffix("$")
            kind[key] = rule.allow or kind.get(key, False)
        for listed in wild.values():
            listed.sort(key=_by_rank, reverse=True)
        lengths = [sorted({*map(len, keys)}, reverse=True) for keys in (plain, wild)]
        return cls(plain, whole, wild, (lengths[0], lengths[1]))

    def allows(self, path: str) -> bool:
        """Whether the path (see `path_of`) may be fetched."""
        best, work = self._best_of_plain(path), MOST_WORK
        for length in self._lengths[1]:
            for rule in self._wild.get(path[:length], ()) if length <= len(path) else ():
                if rule.rank <= best:
                    break
                there = rule.needed in path
                work -= rule.look(path) + (rule.trial(path) if there else 0)
                if work < 0:
                    return False
                if there and covers(rule.pattern, path):
                    best = rule.rank
                    break
        return best[1]

    def _best_of_plain(self, path: str) -> Rank:
        if (allow := self._whole.get(path)) is not None:
            return len(path) + 1, allow  # no plain rule that covers the path is longer than it
        for length in self._lengths[0]:
            if length <= len(path) and (allow := self._plain.get(path[:length])) is not None:
                return length, allow
        return _NONE


def allowed(rules: Iterable[Rule], path: str) -> bool:
    """Whether these rules let the path (see `path_of`) be fetched."""
    return Rulebook.of(rules).allows(path)
