"""Lines of `data/phrases`: an action, and the parts of a phrase that asks for it."""

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import product

from index.values.vocabulary import Action
from probes.facts.data_files import read_lines
from probes.facts.lazy_pattern import compile_re

NUMBER = "#"  # Stands for any number
_LETTER = r"[\w\u0900-\u0903\u093a-\u094f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]"
# A word may have the vowel signs of Hindi and Thai, which Python's `\w` lacks; "Booking.com" is one.
_WORD = compile_re(rf"{NUMBER}|{_LETTER}+(?:\.{_LETTER}+)*")
# Labels in capitals often lack accents, and texts in Hebrew and Arabic their vowel signs.
_ACCENTS = compile_re("[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+")
_ALIKE = (("\u0131", "i"), ("\u0142", "l"), ("_", "-"), ("\u2019", "'"))
_EXACT = "."  # After an action: nothing is passed over beside its phrases
_GAP = "..."


def read_phrases(code: str) -> list[list[str]]:
    """The lines of a language, each as its first word and parts."""
    return [line.split(" ") for line in _folded("\n".join(read_lines(f"phrases/{code}.txt"))).split("\n")]


def words_in(text: str) -> list[str]:
    """The words of a label, as phrases have them."""
    return _WORD.findall(_folded(text))


def write_out(parts: Iterable[str], passed: frozenset[str] = frozenset()) -> Iterator[str]:
    """Every phrase of a line, written in one without words that are passed over."""
    written = (
        ["".join(word for word in _WORD.findall(text) if word not in passed) for text in part.split("|")]
        for part in parts
    )
    return map("".join, product(*written))


def action_named(first: str) -> Action:
    return Action(first.rstrip(_EXACT).replace("-", "_"))  # `_folded` reads "log_in" as "log-in"


def is_exact(line: list[str]) -> bool:
    return line[0].endswith(_EXACT)


def has_gap(line: Iterable[str]) -> bool:
    return any(_GAP in part for part in line)


def _folded(text: str) -> str:
    if not text.isascii():
        text = unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFKD", text)))
    text = text.casefold()
    for letter, instead in _ALIKE:
        text = text.replace(letter, instead)
    return text
