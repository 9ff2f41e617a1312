"""Phrases with a gap for what only the site has a word for, known by their beginnings and ends."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, chain, product
from typing import NamedTuple

from index.values.vocabulary import Action
from probes.facts.lazy_pattern import compile_re
from probes.facts.phrase_lines import action_named, words_in, write_out

_GAP = compile_re(r"\.\.\.(\d*)")
_MOST_WORDS, _MOST_CHARACTERS = 4, 30
_LONGEST_END = 3  # Units of an end after which a label may go on


class _Gap(NamedTuple):
    action: Action
    most: int  # Words, or characters where words aren't parted
    excluded: tuple[str, ...]
    may_go_on: bool  # Whether anything may follow the end of the phrase


class GapPhrases:
    """Those of all languages in one kind of script."""

    def __init__(self, lines: Iterable[list[str]], *, parts_words: bool) -> None:
        self._between = " " if parts_words else ""
        self._most = _MOST_WORDS if parts_words else _MOST_CHARACTERS
        self._by_beginning = dict[str, dict[str, _Gap]]()
        self._first_letters = set[str]()
        self._longest_beginning = self._longest_gap = 0
        self._compounds = dict[str, Action]()
        for first, *parts in lines:
            if any(map(_GAP.fullmatch, parts)):
                self._add(action_named(first), parts)
            else:
                ends = write_out(part.replace("...", "") for part in parts)
                self._compounds |= dict.fromkeys(ends, action_named(first))
        self._ends_of_compounds = tuple(self._compounds)

    def _add(self, action: Action, parts: Sequence[str]) -> None:
        at = next(at for at, part in enumerate(parts) if _GAP.fullmatch(part))
        after = [part for part in parts[at + 1 :] if not part.startswith("!")]
        may_go_on = bool(after) and _GAP.fullmatch(after[-1]) is not None
        most = int(parts[at].removeprefix("...") or self._most)
        gap = _Gap(action, most, self._excluded(parts), may_go_on)
        self._longest_gap = max(self._longest_gap, most)
        ends = dict.fromkeys(write_out(after[:-1] if may_go_on else after), gap)
        for beginning in product(*(part.split("|") for part in parts[:at])):
            self._add_beginning(self._units(words_in(" ".join(beginning))), ends)

    def _add_beginning(self, units: Sequence[str], ends: Mapping[str, _Gap]) -> None:
        text = "".join(units)
        self._first_letters.add(text[:2])
        self._longest_beginning = max(self._longest_beginning, len(units))
        self._by_beginning.setdefault(text, {}).update(ends)

    def _excluded(self, parts: Iterable[str]) -> tuple[str, ...]:
        texts = chain.from_iterable(part[1:].split("|") for part in parts if part.startswith("!"))
        return tuple(self._spaced(words_in(text)) for text in texts)

    def around(self) -> Iterator[tuple[str, str]]:
        """The beginning and the end of each phrase."""
        return ((begins, ends) for begins, all_ends in self._by_beginning.items() for ends in all_ends)

    def _units(self, label: list[str]) -> Sequence[str]:
        return label if self._between else "".join(label)

    def _spaced(self, units: Sequence[str]) -> str:
        return self._between + self._between.join(units) + self._between

    def action_of(self, label: list[str]) -> Action | None:
        """What the words of a label ask for by the phrase with the longest beginning."""
        if len(label) == 1 and label[0].endswith(self._ends_of_compounds):
            return next(action for end, action in self._compounds.items() if label[0].endswith(end))
        units = self._units(label)
        places = [0, *accumulate(map(len, units))]
        text = "".join(units)
        may_begin = text[:2] in self._first_letters or text[:1] in self._first_letters
        longest = min(self._longest_beginning, len(units) - 1) if may_begin else 0
        for at in range(longest, -1, -1):
            ends = self._by_beginning.get(text[: places[at]])
            if ends and (gap := self._gap_at(at, ends, units, text, places)):
                return gap.action
        return None

    def _gap_at(
        self, at: int, ends: Mapping[str, _Gap], units: Sequence[str], text: str, places: Sequence[int]
    ) -> _Gap | None:
        """The shortest gap from here to one of these ends."""
        for end in range(at + 1, min(at + self._longest_gap, len(units)) + 1):
            for stop in (len(units), *range(end + 1, min(end + _LONGEST_END, len(units) - 1) + 1)):
                gap = ends.get(text[places[end] : places[stop]])
                if gap and (stop == len(units) or gap.may_go_on) and self._holds(gap, units[at:end]):
                    return gap
                if not at:
                    break  # What begins with a gap ends with the label
        return None

    def _holds(self, gap: _Gap, units: Sequence[str]) -> bool:
        held = self._spaced(units)
        return len(units) <= gap.most and not any(text in held for text in gap.excluded)
