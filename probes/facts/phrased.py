"""The action that a label asks for, by the phrases of many languages (docs/adr/0041).

The format of `data/phrases` stands in `data/README.md`.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import chain, pairwise, product
from typing import Final

from index.values.vocabulary import Action
from probes.facts.data_files import read_lines
from probes.facts.wordlists import words

LATIN: Final = (
    *(
        "ca",
        "cs",
        "da",
        "de",
        "en",
        "es",
        "et",
        "eu",
        "fi",
        "fr",
        "gl",
        "hr",
        "hu",
        "id",
        "it",
        "lt",
        "lv",
        "nl",
    ),
    *("no", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi"),
)
"""Files of `data/phrases` whose language is written in Latin letters."""
OTHER_ALPHABETS: Final = ("ar", "bg", "el", "fa", "he", "hi", "ru", "uk", "hr")
"""`hr` is in both groups: Serbian is written in two alphabets."""
UNPARTED: Final = ("ja", "ko", "th", "zh")
"""Languages that don't part words."""

_LONGEST: Final = 80
"""Characters of a label."""
_MOST_WORDS: Final = 12
_MARKS: Final = frozenset("-=")
"""Begin lines of words that change nothing."""
_LETTER: Final = r"[\w\u0900-\u0903\u093a-\u094f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]"
_WORD: Final = re.compile(rf"{_LETTER}+(?:\.{_LETTER}+)*")
"""A word may have the vowel signs of Hindi and Thai, which Python's `\\w` lacks; "Booking.com" is one."""
_ACCENTS: Final = re.compile("[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+")
"""Labels in capitals often lack accents, and texts in Hebrew and Arabic their vowel signs."""
_CODE: Final = re.compile(r"[{}#]|<%|\w@\w")
"""A template that nothing filled in, or a mail address."""
_ALIKE: Final = (("\u0131", "i"), ("\u0142", "l"), ("_", "-"), ("\u2019", "'"))
_FIRST_OTHER, _FIRST_UNPARTED = "\u0370", "\u0e00"
"""Where Greek and later alphabets begin, and scripts of languages that don't part words."""
_ARTICLES: Final = words(
    "the an this our my your der die das den dem ein eine einen unser unsere el la los las un una lo nuestro",
    "nuestra il gli le les notre nos os as um uma nosso nossa de het een ons onze en ett et",
)
"""Without those of one letter, which are prepositions in other languages."""


class _Language:
    """The phrases of a language, read when a label may be one."""

    def __init__(self, code: str) -> None:
        self._code: Final = code

    def _read(self) -> list[str]:
        return _folded("\n".join(read_lines(f"phrases/{self._code}.txt"))).split("\n")

    @property
    def known(self) -> frozenset[str]:
        """The words of its phrases, and alternatives of several written in one."""
        lines = (line.partition(" ")[2] for line in self._read())
        texts = " ".join(lines).replace("|", " ").replace("'", " ")
        return frozenset(chain(texts.replace("-", " ").split(), texts.replace("-", "").split()))

    @cached_property
    def _lines(self) -> list[list[str]]:
        return [line.split(" ") for line in self._read()]

    @cached_property
    def _passed(self) -> frozenset[str]:
        """Words that are passed over."""
        return frozenset(chain.from_iterable(map(_WORD.findall, _marked("-", self._lines))))

    @cached_property
    def _ends(self) -> list[str]:
        """What may stand before and after a phrase where words aren't parted, the longest first."""
        ends = {"".join(_WORD.findall(word)) for word in _marked("=", self._lines)}
        return sorted(ends, key=lambda end: (-len(end), end))

    @cached_property
    def actions(self) -> Mapping[str, Action]:
        """By phrases, each written in one without what is passed over."""
        actions = dict[str, Action]()
        for action, *parts in (line for line in self._lines if line[0] not in _MARKS):
            named = Action(action.replace("-", "_"))  # `_folded` reads "log_in" as "log-in"
            actions |= dict.fromkeys(_written(parts, self._passed), named)
        actions.pop("", None)
        return actions

    def asked(self, label: list[str]) -> Action | None:
        whole = "".join(label)
        if found := self.actions.get(whole):
            return found
        if self._ends:
            return self.actions.get(_without(self._ends, whole))
        return None if self._passed.isdisjoint(label) else self.actions.get(_rest(label, self._passed))


def _marked(mark: str, lines: Iterable[list[str]]) -> Iterator[str]:
    return chain.from_iterable(rest for first, *rest in lines if first == mark)


def _without(ends: list[str], label: str) -> str:
    """What is left when each of these is taken off both ends, the longest first."""
    while found := next(filter(label.startswith, ends), ""):
        label = label.removeprefix(found)
    while found := next(filter(label.endswith, ends), ""):
        label = label.removesuffix(found)
    return label


def _written(parts: Iterable[str], passed: frozenset[str]) -> Iterator[str]:
    """Every phrase of a line."""
    written = (
        ["".join(word for word in _WORD.findall(text) if word not in passed) for text in part.split("|")]
        for part in parts
    )
    return map("".join, product(*written))


def _rest(label: list[str], passed: frozenset[str]) -> str:
    """What is left; nothing if that is one word after an article, for "The Register" asks for nothing."""
    rest = [word for word in label if word not in passed]
    return "".join(rest) if len(rest) > 1 or label[0] not in _ARTICLES else ""


class _Parted:
    """Languages in one kind of script that part words."""

    def __init__(self, *codes: str) -> None:
        self._languages: Final = tuple(map(_Language, codes))
        self._of_word: Final = lru_cache(maxsize=16_384)(self._knowing)

    @cached_property
    def _known(self) -> dict[str, int]:
        """By word the languages that know it, a bit for each."""
        known = dict[str, int]()
        for at, language in enumerate(self._languages):
            for word in language.known:
                known[word] = known.get(word, 0) | 1 << at
        return known

    def having(self, label: list[str]) -> Iterator[_Language]:
        """Languages that know all words of a label, or two of them in one; most labels have none."""
        known = self._known
        some = known.get("".join(label), 0)
        for first, second in pairwise(label):
            some |= known.get(first + second, 0)
        all_words = -1
        for word in label:
            if not (all_words := all_words & self._of_word(word)):
                break
        some |= all_words
        return (language for at, language in enumerate(self._languages) if some >> at & 1)

    def _knowing(self, word: str) -> int:
        """The languages that know a word, or it as a compound of two."""
        known = self._known
        some = known.get(word, 0)
        for at in range(2, len(word) - 1):
            some |= known.get(word[:at], 0) & known.get(word[at:], 0)
        return some


_LATIN: Final = _Parted(*LATIN)
_OTHERS: Final = _Parted(*OTHER_ALPHABETS)
_UNPARTED: Final = tuple(map(_Language, UNPARTED))


def asked(label: str) -> Action | None:
    """The action that a label asks for by a phrase, None if it is none."""
    if len(label) > _LONGEST or _CODE.search(label):
        return None
    said = _WORD.findall(_folded(label))
    if not 0 < len(said) <= _MOST_WORDS:
        return None
    last = max("".join(said))
    if last >= _FIRST_UNPARTED:
        some: Iterable[_Language] = _UNPARTED
    else:
        some = (_LATIN if last < _FIRST_OTHER else _OTHERS).having(said)
    return next(filter(None, (language.asked(said) for language in some)), None)


def _folded(text: str) -> str:
    if not text.isascii():
        text = unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFKD", text)))
    text = text.casefold()
    for letter, instead in _ALIKE:
        text = text.replace(letter, instead)
    return text
