"""Patterns and word lists: look-ups that rule a search out, normalisation."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Generic, NamedTuple, Self, TypeVar

from index.values.hosts import is_platform_subdomain, registrable_domain
from probes.facts.lazy_pattern import compile_re

K = TypeVar("K")

_UNIT = compile_re(r"(\((?:\?(?:<?[=!]|:))?|\\.|\[[^\]]*\]|.)([?*+]|\{[^}]*\})?", re.DOTALL)
_CODE = compile_re(r"\\u([0-9a-fA-F]{4})")
_CHOICE = compile_re(r"\[([^\]\\^-]{1,4})\]")
_ANY = "\0"
_MOST = 100  # A part with more counts as anything
_LETTERS = compile_re(r"[\w &/',:-]+")
_WHOLE_WORD = compile_re(r"(?<![\w\0])\w+(?![\w\0])")


class RequiredText(NamedTuple):
    """Certain parts of one spelling: a whole word, and consecutive letters; "" if none."""

    word: str
    letters: str


def required_texts(pattern: str) -> frozenset[RequiredText]:
    return frozenset(map(_required_text, _spellings(_UNIT.finditer(expand_escapes(pattern)))[0]))


def expand_escapes(pattern: str) -> str:
    """Replace Unicode escapes; none of the characters is special."""
    return _CODE.sub(lambda code: chr(int(code[1], 16)), pattern)


def _required_text(way: str) -> RequiredText:
    letters, words = _LETTERS.findall(way), _WHOLE_WORD.findall(way)
    return RequiredText(max(words, key=len, default=""), max(letters, key=len, default=""))


def _spellings(units: Iterator[re.Match[str]]) -> tuple[list[str], str]:
    done, ways = list[str](), [""]
    for found in units:
        unit, often = found[1], found[2] or ""
        if unit == ")":
            return done + ways, often
        if unit == "|":
            done, ways = done + ways, [""]
            continue
        parts, often = _spellings(units) if unit.startswith("(") else (_spellings_of_unit(unit), often)
        if unit.endswith(("=", "!")) and unit.startswith("("):
            continue  # a lookaround, not part of the match
        if often not in {"", "?"} or len(ways) * len(parts) > _MOST:
            parts = [_ANY]
        elif often:
            parts = [*parts, ""]
        ways = [way + part for way in ways for part in parts]
    return done + ways, ""


def _spellings_of_unit(unit: str) -> list[str]:
    if unit == "^":
        return [""]
    if choice := _CHOICE.fullmatch(unit):
        return list(choice[1])
    if unit.startswith("\\") and not unit[1].isalnum():
        return [unit[1]]
    return [unit] if len(unit) == 1 and unit != "." else [_ANY]


_UNSPACED = compile_re("[\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_FAR = compile_re("[\u0370-\u1dff\u3040-\uffff]")
_WORD = compile_re(r"\w+")
_PLAIN = compile_re(r"\w+(?: \w+)*")
_CHARACTER = compile_re(r"\(\?P<\w+>|\\.|.", re.DOTALL)  # Escapes and group names stay whole
_STEM = 8
_LONGEST = 5


@dataclass(frozen=True, slots=True)
class FoldedText:
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
    def from_text(cls, text: str) -> Self:
        lower = fold(text)
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
            has_unspaced=not letters.isascii() and _UNSPACED.search(letters) is not None,
            has_far=not letters.isascii() and _FAR.search(letters) is not None,
        )

    def among(self, vocabulary: frozenset[str]) -> Self:
        """Speeds up marks that use only this vocabulary."""
        return replace(
            self,
            distinct=self.distinct & vocabulary,
            distinct_folded=self.distinct_folded & vocabulary,
        )


class WordPatterns:
    """Marks of one thing: plain words, pieces within words, and a pattern for the rest; parsed on first use.

    A match of `rest` contains a `needed` word or some of `loose`; these cheap tests run first.
    """

    def __init__(self, *lines: str) -> None:
        """Take `|`-separated regular expressions, mostly plain words."""
        self._lines = lines

    @cached_property
    def _texts(self) -> list[str]:
        return [text for line in self._lines for text in _alternatives(line)]

    @cached_property
    def plain(self) -> frozenset[str]:
        return frozenset(t.casefold() for t in self._texts if _PLAIN.fullmatch(t) and not _UNSPACED.search(t))

    @cached_property
    def phrases(self) -> Mapping[str, tuple[str, ...]]:
        phrases = [phrase for phrase in self.plain if 0 < phrase.count(" ") < _LONGEST]
        return _by_word((phrase.partition(" ")[0], phrase) for phrase in phrases)

    @cached_property
    def pieces(self) -> tuple[str, ...]:
        return tuple(t.casefold() for t in self._texts if _UNSPACED.search(t) and t.isalnum())

    @cached_property
    def _others(self) -> list[str]:
        known = self.plain.union(self.pieces)
        return [text for text in self._texts if text.casefold() not in known]

    @cached_property
    def rest(self) -> re.Pattern[str]:
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(lower_pattern, self._others)) or '(?!)'})(?!\w)")

    @cached_property
    def _required(self) -> set[tuple[str, str]]:
        """Words, and letters, of which every match of `rest` has one."""
        required = (literal for text in self._others for literal in required_texts(text))
        return {
            (_folded(literal.word.casefold()), _folded(literal.letters.casefold())) for literal in required
        }

    @cached_property
    def needed(self) -> Mapping[str, tuple[str, ...]]:
        return _by_word((word, letters) for word, letters in self._required if word)

    @cached_property
    def loose(self) -> tuple[str, ...]:
        """Letters within words, where no whole word is certain."""
        return tuple(sorted(_longest_word(letters) for word, letters in self._required if not word))

    @cached_property
    def loose_near(self) -> tuple[str, ...]:
        """Of them, those in Latin letters."""
        return tuple(letters for letters in self.loose if not _FAR.search(letters))

    @property
    def vocabulary(self) -> frozenset[str]:
        """Every matching text has one of these words, except for pieces and loose letters."""
        return frozenset({*self.plain, *self.phrases, *self.needed})

    def count(self, words: FoldedText, enough: int = 1) -> int:
        found = set(self.plain & words.distinct)
        for first in self.phrases.keys() & words.distinct:
            found.update(phrase for phrase in self.phrases[first] if f" {phrase} " in words.spaced)
        if words.has_unspaced:
            found.update(piece for piece in self.pieces if piece in words.text)
        if len(found) < enough and self._may_have_rest(words):
            matches = islice(self.rest.finditer(words.folded), 50)
            found |= {words.text[match.start() : match.end()] for match in matches}
        return min(len(found), enough) if enough == 1 else min(_distinct(found), enough)

    def _may_have_rest(self, words: FoldedText) -> bool:
        for word in self.needed.keys() & words.distinct_folded:
            if any(letters in words.folded for letters in self.needed[word]):
                return True
        loose = self.loose if words.has_far else self.loose_near
        return any(letters in words.letters for letters in loose)

    def is_all_of(self, text: str) -> bool:
        lower = text.casefold()
        return lower in self.plain or lower in self.pieces or self.rest.fullmatch(_folded(lower)) is not None


class PatternGroup(Generic[K]):
    """Patterns of several things, and which of them a text may have at all."""

    def __init__(self, patterns: Mapping[K, WordPatterns]) -> None:
        self.patterns = patterns

    @cached_property
    def _by_word(self) -> dict[str, list[K]]:
        found: dict[str, list[K]] = {}
        for key, patterns in self.patterns.items():
            for word in patterns.vocabulary:
                found.setdefault(word, []).append(key)
        return found

    @cached_property
    def _loose(self) -> list[tuple[str, K]]:
        return [(letters, key) for key, patterns in self.patterns.items() for letters in patterns.loose]

    def keys_in(self, words: FoldedText) -> frozenset[K]:
        """Those that have a match."""
        known = (words.distinct | words.distinct_folded) & self._by_word.keys()
        may = {key for word in known for key in self._by_word[word]}
        may.update(key for letters, key in self._loose if letters in words.letters)
        if words.has_unspaced:
            may.update(key for key, patterns in self.patterns.items() if patterns.pieces)
        return frozenset(key for key in may if self.patterns[key].count(words))


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


def lower_pattern(rest: str) -> str:
    """The pattern then needs no IGNORECASE on folded text."""
    return _CHARACTER.sub(lambda char: char[0] if len(char[0]) > 1 else _lower(char[0]), expand_escapes(rest))


def _lower(char: str) -> str:
    folded = _folded(char.casefold())
    return folded if len(folded) == 1 else char.lower()


def fold(text: str) -> str:
    """Case-folded; a Turkish dotted capital I is an i."""
    return text.replace("\u0130", "i").casefold()


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


_NEITHER = compile_re(r"[\W_]+")
_CYRILLIC = "абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўјљњћђџ"
_SPELT = "a b v g d e e zh z i i k l m n o p r s t u f h ts ch sh sch - y - e yu ya i i e g u j lj nj c dj dz"
_GREEK = "αβγδεζηθικλμνξοπρσςτυφχψω"
_SPELT_GREEK = "a v g d e z i th i k l m n x o p r s s t y f ch ps o"
_LATIN = str.maketrans(
    {
        letter: spelt.strip("-")
        for letter, spelt in zip(_CYRILLIC + _GREEK, f"{_SPELT} {_SPELT_GREEK}".split(), strict=True)
    }
)
_ASCII_NEITHER = bytes(code for code in range(128) if not chr(code).isalnum())


def split_words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


def squash(text: str) -> str:
    """Reduce to lower-case letters and digits without accents, `&` as "and", like a host label."""
    plain = text.casefold().replace("&", " and ")
    if plain.isascii():
        return plain.encode().translate(None, _ASCII_NEITHER).decode()
    return _NEITHER.sub("", unicodedata.normalize("NFKD", plain))


def to_latin(text: str) -> str:
    """As `squash`, with Cyrillic and Greek transliterated."""
    said = squash(text)
    return said if said.isascii() else said.replace("\u03bf\u03c5", "ou").translate(_LATIN)


_IDNA = "xn--"


def host_label(host: str) -> str:
    """Return "acme" of www.acme.co.uk, and of a platform's tenant acme.shop.example; IDNA is decoded."""
    label = host if is_platform_subdomain(host) else registrable_domain(host)
    label = label.partition(".")[0]
    try:
        return label.encode("ascii").decode("idna") if label.startswith(_IDNA) else label
    except UnicodeError:
        return label


def platform_of(host: str) -> str:
    """The squashed name of the platform that a host is a tenant of, else ""."""
    return squash(registrable_domain(host).partition(".")[0]) if is_platform_subdomain(host) else ""


def first_label(host: str) -> str:
    """The squashed first label without "www": "docs" of docs.acme.com."""
    return squash(host.removeprefix("www.").partition(".")[0])
