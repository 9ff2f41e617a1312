"""Words that say something of a page, looked up in its text. Pure.

Most marks are plain words, which cost a look-up each; only the others cost a search. In scripts that write
words without spaces a mark may stand anywhere; elsewhere it is whole words.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, Self

from probes.facts.spellings import certain, spelt_out

_UNSPACED: Final = re.compile("[\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_FAR: Final = re.compile("[\u0370-\u1dff\u3040-\uffff]")
_WORD: Final = re.compile(r"\w+")
_BETWEEN: Final = re.compile(r"[^\w\s]+")
"""What separates words beside white space."""
_PLAIN: Final = re.compile(r"\w+(?: \w+)*")
_CHARACTER: Final = re.compile(r"\(\?P<\w+>|\\.|.", re.DOTALL)
"""One of a regular expression: escaped ones and the names of groups stay as they are."""
_STEM: Final = 8
"""Letters of a word that its other forms have as well."""
_LONGEST: Final = 5
"""Words of the longest plain mark."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text in lower case, and its words."""

    text: str
    folded: str
    """The same length, as patterns of marks read it."""
    distinct: frozenset[str]
    distinct_folded: frozenset[str]
    spaced: str
    """All words in their order, with a space around each."""
    letters: str
    """Each of the distinct folded words once."""
    has_unspaced: bool
    """Whether any of it is in a script that writes words without spaces."""
    has_far: bool
    """Whether any of it is in another script than the Latin one."""

    @classmethod
    def of(cls, text: str) -> Self:
        """Read a text."""
        lower = text.replace("\u0130", "i").casefold()
        folded, words = _folded(lower), _BETWEEN.sub(" ", lower).split()
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
        """The same text for marks whose words are all of this vocabulary: what else it says costs them nothing."""
        return replace(
            self,
            distinct=self.distinct & vocabulary,
            distinct_folded=self.distinct_folded & vocabulary,
        )


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks of one thing: plain words, pieces that may stand inside of words, and a pattern of the rest, for folded text.

    Wherever `rest` matches, a word of `needed` stands and letters that belong to it, or some of `loose`: a look-up, or a look
    for fixed letters, costs a fraction of a search.
    """

    plain: frozenset[str]
    phrases: Mapping[str, tuple[str, ...]]
    """Those of the plain ones that are several words, by their first word."""
    pieces: tuple[str, ...]
    rest: re.Pattern[str]
    needed: Mapping[str, tuple[str, ...]]
    loose: tuple[str, ...]
    """Letters within a word, where no whole one is certain."""
    loose_far: tuple[str, ...]
    """Those of them that no text in Latin script has."""

    @classmethod
    def of(cls, *lines: str) -> Self:
        """Read alternatives that `|` separates: regular expressions, most of them plain words."""
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
        """The words of which a text that has any of the marks has one, but for pieces and loose letters."""
        return frozenset({*self.plain, *self.phrases, *self.needed})

    def different(self, words: Words, enough: int = 1) -> int:
        """Count the different marks in a text, up to `enough`; forms of one word are one mark."""
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
        """Whether the whole text is one of the marks."""
        lower = text.casefold()
        return lower in self.plain or lower in self.pieces or self.rest.fullmatch(_folded(lower)) is not None


def _distinct(found: set[str]) -> int:
    """Count the texts of which none holds another's beginning: "volunteer" and "volunteers" are one."""
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
    """A pattern in lower case, so that a search in folded text need not ask for the case of each letter."""
    return _CHARACTER.sub(lambda char: char[0] if len(char[0]) > 1 else _lower(char[0]), spelt_out(rest))


def _lower(char: str) -> str:
    folded = _folded(char.casefold())
    return folded if len(folded) == 1 else char.lower()


def _folded(text: str) -> str:
    """The one pair that patterns take for one letter and `casefold` for two."""
    return text.replace("\u0131", "i")


def _alternatives(line: str) -> list[str]:
    """Split at every `|` that stands in no parenthesis."""
    texts, depth = [""], 0
    for char in line:
        depth += (char == "(") - (char == ")")
        if char == "|" and not depth:
            texts.append("")
        else:
            texts[-1] += char
    return texts
