"""Finds indicative words ("marks") in text.

Plain words use set lookup; only the others need a search. They match whole words, except in scripts without
spaces.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Final, Self

from probes.facts.spellings import certain, spelt_out

_UNSPACED: Final = re.compile("[\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_FAR: Final = re.compile("[\u0370-\u1dff\u3040-\uffff]")
_WORD: Final = re.compile(r"\w+")
_PLAIN: Final = re.compile(r"\w+(?: \w+)*")
_CHARACTER: Final = re.compile(r"\(\?P<\w+>|\\.|.", re.DOTALL)
"""Escapes and group names stay whole."""
_STEM: Final = 8
_LONGEST: Final = 5


@dataclass(frozen=True, slots=True)
class Words:
    text: str
    folded: str
    """Normalised for patterns, at the same length."""
    distinct: frozenset[str]
    distinct_folded: frozenset[str]
    spaced: str
    letters: str
    has_unspaced: bool
    """Whether a script has no spaces between words."""
    has_far: bool

    @classmethod
    def of(cls, text: str) -> Self:
        lower = text.replace("\u0130", "i").casefold()
        folded, words = _folded(lower), _WORD.findall(lower)
        distinct = frozenset(words)
        distinct_folded = distinct if folded == lower else frozenset(_WORD.findall(folded))
        letters = " ".join(distinct_folded)
        return cls(
            lower,
            folded,
            distinct,
            distinct_folded,
            f" {' '.join(words)} ",
            letters,
            has_unspaced=_UNSPACED.search(letters) is not None,
            has_far=_FAR.search(letters) is not None,
        )

    def among(self, vocabulary: frozenset[str]) -> Self:
        """Speeds up marks that use only this vocabulary."""
        return replace(
            self,
            distinct=self.distinct & vocabulary,
            distinct_folded=self.distinct_folded & vocabulary,
        )


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks of one thing: plain words, pieces within words, and a pattern for the rest.

    A match of `rest` contains a `needed` word or some of `loose`; these cheap tests run first.
    """

    plain: frozenset[str]
    phrases: Mapping[str, tuple[str, ...]]
    pieces: tuple[str, ...]
    rest: re.Pattern[str]
    needed: Mapping[str, tuple[str, ...]]
    loose: tuple[str, ...]
    """Letters within words, where no whole word is certain."""
    loose_far: tuple[str, ...]

    @classmethod
    def of(cls, *lines: str) -> Self:
        """Parse `|`-separated regular expressions, mostly plain words."""
        texts = [text for line in lines for text in _alternatives(line)]
        plain = frozenset(t.casefold() for t in texts if _PLAIN.fullmatch(t) and not _UNSPACED.search(t))
        pieces = tuple(t.casefold() for t in texts if _UNSPACED.search(t) and t.isalnum())
        rest = [t for t in texts if t.casefold() not in plain and t.casefold() not in pieces]
        pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(lowered, rest)) or '(?!)'})(?!\w)")
        phrases = [phrase for phrase in plain if 0 < phrase.count(" ") < _LONGEST]
        needed = {
            (_folded(one.word.casefold()), _folded(one.letters.casefold()))
            for alternative in rest
            for one in certain(alternative)
        }
        loose = sorted(_longest_word(letters) for word, letters in needed if not word)
        return cls(
            plain,
            _by_word((phrase.partition(" ")[0], phrase) for phrase in phrases),
            pieces,
            pattern,
            _by_word((word, letters) for word, letters in needed if word),
            tuple(letters for letters in loose if not _FAR.search(letters)),
            tuple(letters for letters in loose if _FAR.search(letters)),
        )

    @property
    def vocabulary(self) -> frozenset[str]:
        """Every matching text has one of these words, except for pieces and loose letters."""
        return frozenset({*self.plain, *self.phrases, *self.needed})

    def different(self, words: Words, enough: int = 1) -> int:
        found = set(self.plain & words.distinct)
        for first in self.phrases.keys() & words.distinct:
            found.update(phrase for phrase in self.phrases[first] if f" {phrase} " in words.spaced)
        if words.has_unspaced:
            found.update(piece for piece in self.pieces if piece in words.text)
        if len(found) < enough and self._may_have_rest(words):
            matches = islice(self.rest.finditer(words.folded), 50)
            found |= {words.text[match.start() : match.end()] for match in matches}
        return min(len(found), enough) if enough == 1 else min(_distinct(found), enough)

    def _may_have_rest(self, words: Words) -> bool:
        for word in self.needed.keys() & words.distinct_folded:
            if any(letters in words.folded for letters in self.needed[word]):
                return True
        loose = (*self.loose, *self.loose_far) if words.has_far else self.loose
        return any(letters in words.letters for letters in loose)

    def is_all_of(self, text: str) -> bool:
        lower = text.casefold()
        return lower in self.plain or lower in self.pieces or self.rest.fullmatch(_folded(lower)) is not None


class Needed:
    """Words and letters of which every match of some patterns has one; read on first use."""

    def __init__(self, *lines: str) -> None:
        self._lines: Final = lines

    @cached_property
    def _parts(self) -> tuple[frozenset[str], tuple[str, ...], tuple[str, ...]]:
        """Words, letters in ASCII, and other letters."""
        ways = {way for line in self._lines for text in _alternatives(line) for way in certain(text)}
        words = frozenset(_folded(way.word.casefold()) for way in ways if way.word)
        letters = {_folded(way.letters.casefold()) for way in ways if not way.word}
        plain = tuple(part for part in letters if part.isascii())
        return words, plain, tuple(letters.difference(plain))

    def has_some(self, text: str) -> bool:
        words, plain, others = self._parts
        folded = _folded(text.replace("\u0130", "i").casefold())
        letters = plain if folded.isascii() else (*plain, *others)
        return not words.isdisjoint(_WORD.findall(folded)) or any(part in folded for part in letters)


def _distinct(found: set[str]) -> int:
    """Count forms such as "volunteer" and "volunteers" once."""
    kept: list[str] = []
    for text in sorted(found, key=lambda text: (len(text), text)):
        if not any(known[:_STEM] in text for known in kept):
            kept.append(text)
    return len(kept)


def _longest_word(letters: str) -> str:
    return max(_WORD.findall(letters), key=len, default="")


def _by_word(pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for word, letters in sorted(pairs):
        found[word] = (*found.get(word, ()), letters)
    return found


def lowered(rest: str) -> str:
    """The pattern then needs no IGNORECASE on folded text."""
    return _CHARACTER.sub(lambda char: char[0] if len(char[0]) > 1 else _lower(char[0]), spelt_out(rest))


def _lower(char: str) -> str:
    folded = _folded(char.casefold())
    return folded if len(folded) == 1 else char.lower()


def _folded(text: str) -> str:
    """Map dotless i, which patterns treat like i and `casefold` doesn't."""
    return text.replace("\u0131", "i")


def _alternatives(line: str) -> list[str]:
    texts, depth = [""], 0
    for char in line:
        depth += (char == "(") - (char == ")")
        if char == "|" and not depth:
            texts.append("")
        else:
            texts[-1] += char
    return texts
