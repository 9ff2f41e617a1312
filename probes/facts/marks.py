"""Words that say something of a page, looked up in its text. Pure.

Most marks are plain words, which cost a look-up each; only the others cost a search. In scripts that write
words without spaces a mark may stand anywhere; elsewhere it is whole words.
"""

import re
from dataclasses import dataclass
from typing import Final, Self

_UNSPACED: Final = re.compile("[\u0600-\u06ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
_WORD: Final = re.compile(r"\w+")
_PLAIN: Final = re.compile(r"\w+(?: \w+)*")
_VARIABLE: Final = re.compile(
    r"(?:\([^()]*\)|\[[^\]]*\]|\\.)(?:[?*+]|\{[^}]*\})?|.(?:[?*]|\{[^}]*\})", re.DOTALL
)
"""What an alternative matches in several ways, or may do without."""
_CERTAIN: Final = re.compile(r"[\w &/',:-]+")
_STEM: Final = 8
"""Letters of a word that its other forms have as well."""
_LONGEST: Final = 5
"""Words of the longest plain mark."""


@dataclass(frozen=True, slots=True)
class Words:
    """A text in lower case, and all runs of one to five words in it."""

    text: str
    runs: frozenset[str]
    has_unspaced: bool
    """Whether any of it is in a script that writes words without spaces."""

    @classmethod
    def of(cls, text: str) -> Self:
        """Read a text."""
        lower = text.replace("\u0130", "i").casefold()
        words = _WORD.findall(lower)
        runs = set(words)
        for length in range(2, _LONGEST + 1):
            runs.update(map(" ".join, zip(*(words[at:] for at in range(length)), strict=False)))
        return cls(lower, frozenset(runs), _UNSPACED.search(lower) is not None)


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks of one thing: plain words, pieces that may stand inside of words, and a pattern of the rest.

    Wherever `rest` matches, one of `needed` stands.
    """

    plain: frozenset[str]
    pieces: tuple[str, ...]
    rest: re.Pattern[str]
    needed: tuple[str, ...]

    @classmethod
    def of(cls, *lines: str) -> Self:
        """Read alternatives that `|` separates: regular expressions, most of them plain words."""
        texts = [text for line in lines for text in _alternatives(line)]
        plain = frozenset(t.casefold() for t in texts if _PLAIN.fullmatch(t) and not _UNSPACED.search(t))
        pieces = tuple(t.casefold() for t in texts if _UNSPACED.search(t) and t.isalnum())
        rest = [t for t in texts if t.casefold() not in plain and t.casefold() not in pieces]
        pattern = re.compile(rf"(?<!\w)(?:{'|'.join(rest) or '(?!)'})(?!\w)", re.IGNORECASE)
        return cls(plain, pieces, pattern, tuple(map(_needed, rest)))

    def different(self, words: Words, enough: int = 1) -> int:
        """Count the different marks in a text, up to `enough`; forms of one word are one mark."""
        found = set(self.plain & words.runs)
        if words.has_unspaced:
            found.update(piece for piece in self.pieces if piece in words.text)
        if len(found) < enough and self._may_have_rest(words.text):
            found |= {match[0] for match, _ in zip(self.rest.finditer(words.text), range(50), strict=False)}
        return min(len(found), enough) if enough == 1 else min(_distinct(found), enough)

    def _may_have_rest(self, text: str) -> bool:
        """Whether a search could find anything: looking for fixed letters costs a fraction of it."""
        folded = _folded(text)
        return any(letters in folded for letters in self.needed)

    def is_all_of(self, text: str) -> bool:
        """Whether the whole text is one of the marks."""
        lower = text.casefold()
        return lower in self.plain or lower in self.pieces or self.rest.fullmatch(lower) is not None


def _distinct(found: set[str]) -> int:
    """Count the texts of which none holds another's beginning: "volunteer" and "volunteers" are one."""
    kept: list[str] = []
    for text in sorted(found, key=lambda text: (len(text), text)):
        if not any(known[:_STEM] in text for known in kept):
            kept.append(text)
    return len(kept)


def _needed(rest: str) -> str:
    """The longest piece that stands in whatever this alternative matches, folded; "" when none is certain."""
    before = ""
    while before != rest:  # groups within groups
        before, rest = rest, _VARIABLE.sub("\0", rest)
    return _folded(max(_CERTAIN.findall(rest), key=len, default="").casefold())


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
