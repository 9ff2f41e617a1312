"""What a label asks for by phrases of many languages, which lie in `data/phrases` (docs/adr/0041)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import chain, pairwise
from typing import NamedTuple, Self

from index.values.vocabulary import Action
from probes.facts.lazy_pattern import compile_re
from probes.facts.packed_table import PackedTable
from probes.facts.patterns import split_words
from probes.facts.phrase_gaps import GapPhrases
from probes.facts.phrase_lines import (
    NUMBER,
    action_named,
    has_gap,
    is_exact,
    read_phrases,
    words_in,
    write_out,
)

# Files of `data/phrases` whose language is written in Latin letters.
LATIN = (
    *("ca", "cs", "da", "de", "en", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "id", "it", "lt", "lv"),
    *("nl", "no", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi"),
)
# `hr` is in both groups: Serbian is written in two alphabets.
OTHER_ALPHABETS = ("ar", "bg", "el", "fa", "he", "hi", "ru", "uk", "hr")
UNSPACED_LANGUAGES = ("ja", "ko", "th", "zh")  # Languages that don't part words

_LONGEST = 80  # Characters of a label
_MOST_WORDS = 12
_WORDS_OF_SEARCH = 3
_MARKS = frozenset("-=")  # Begin lines of words that change nothing
_CODE = compile_re(r"[{}#]|<%|\w@\w")  # A template that nothing filled in, or a mail address
# Where Greek and later alphabets begin, and scripts of languages that don't part words.
_FIRST_OTHER, _FIRST_UNPARTED = "\u0370", "\u0e00"
_LIST_OR_QUESTION = compile_re(r"[,;\u3001\u060c](?!\d)|[?\uff1f\u061f]\W*$")
_NUMBER = compile_re(r"(?!(?:19|20)\d\d$)v?\d+(?:\.\d+)*")  # No year, which belongs to a name
# Without those of one letter, which are prepositions in other languages.
_ARTICLES = split_words(
    "the an this our my your der die das den dem ein eine einen unser unsere el la los las un una lo nuestro",
    "nuestra il gli le les notre nos os as um uma nosso nossa de het een ons onze en ett et",
)


class _Tables(NamedTuple):
    passed: frozenset[str]  # Words that are passed over
    ends: Sequence[str]  # What may stand around a phrase where words aren't parted, the longest first
    actions: Mapping[str, Action]
    exact: Mapping[str, Action]

    @classmethod
    def from_lines(cls, lines: Sequence[list[str]]) -> Self:
        passed = frozenset(chain.from_iterable(map(words_in, _marked("-", lines))))
        ends = {"".join(words_in(end)) for end in _marked("=", lines)}
        actions, exact = dict[str, Action](), dict[str, Action]()
        for line in lines:
            first, *parts = line
            if is_exact(line):
                exact |= dict.fromkeys(write_out(parts), action_named(first))
            elif first not in _MARKS:
                actions |= dict.fromkeys(write_out(parts, passed), action_named(first))
        actions.pop("", None)
        return cls(passed, sorted(ends, key=lambda end: (-len(end), end)), PackedTable(actions), exact)


def _marked(mark: str, lines: Iterable[list[str]]) -> Iterator[str]:
    return chain.from_iterable(rest for first, *rest in lines if first == mark)


class LanguagePhrases:
    """The phrases of a language, made when a label may be one."""

    def __init__(self, code: str) -> None:
        self._code = code

    def lines(self) -> list[list[str]]:
        return read_phrases(self._code)

    @cached_property
    def _tables(self) -> _Tables:
        return _Tables.from_lines([line for line in self.lines() if not has_gap(line)])

    @property
    def actions(self) -> Mapping[str, Action]:
        """By phrases, each written in one without what is passed over."""
        return self._tables.actions

    @property
    def exact(self) -> Mapping[str, Action]:
        """By phrases beside which nothing is passed over."""
        return self._tables.exact

    def action_of(self, label: list[str]) -> Action | None:
        whole = "".join(label)
        passed, ends, actions, exact = self._tables
        if found := exact.get(whole) or actions.get(whole):
            return found
        if ends:
            return actions.get(_without(ends, whole))
        return None if passed.isdisjoint(label) else actions.get(_rest(label, passed))


def _without(ends: Iterable[str], label: str) -> str:
    """What is left when each of these is taken off both ends, the longest first."""
    while found := next(filter(label.startswith, ends), ""):
        label = label.removeprefix(found)
    while found := next(filter(label.endswith, ends), ""):
        label = label.removesuffix(found)
    return label


def _rest(label: list[str], passed: frozenset[str]) -> str:
    """What is left; nothing if that is one word after an article, for "The Register" asks for nothing."""
    rest = [word for word in label if word not in passed]
    return "".join(rest) if len(rest) > 1 or label[0] not in _ARTICLES else ""


class _Script:
    """Languages in one kind of script."""

    def __init__(self, *codes: str, parts_words: bool = True) -> None:
        self._languages = tuple(map(LanguagePhrases, codes))
        self._parts_words = parts_words
        self._of_word = lru_cache(maxsize=16_384)(self._knowing)

    def action_of(self, label: list[str]) -> Action | None:
        languages = self._having(label) if self._parts_words else self._languages
        return next(filter(None, (language.action_of(label) for language in languages)), None)

    def action_around_gap(self, label: list[str]) -> Action | None:
        return self._read[1].action_of(label)

    @cached_property
    def _read(self) -> tuple[dict[str, int], GapPhrases]:
        """By word the languages that know it, a bit for each; and what has a gap. Each file is read once."""
        known, gaps = dict[str, int](), list[list[str]]()
        for at, language in enumerate(self._languages):
            lines = language.lines()
            gaps += filter(has_gap, lines)
            for word in _words_of(lines) if self._parts_words else ():
                known[word] = known.get(word, 0) | 1 << at
        return known, GapPhrases(gaps, parts_words=self._parts_words)

    def _having(self, label: list[str]) -> Iterator[LanguagePhrases]:
        """Languages that know all words of a label, or two of them in one; most labels have none."""
        known = self._read[0]
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
        known = self._read[0]
        some = known.get(word, 0)
        for at in range(2, len(word) - 1):
            some |= known.get(word[:at], 0) & known.get(word[at:], 0)
        return some


def _words_of(lines: Iterable[list[str]]) -> frozenset[str]:
    """The words of phrases without a gap, and alternatives of several written in one."""
    texts = " ".join(chain.from_iterable(parts for _, *parts in lines if not has_gap(parts)))
    texts = texts.replace("|", " ").replace("'", " ")
    return frozenset(chain(texts.replace("-", " ").split(), texts.replace("-", "").split()))


_LATIN = _Script(*LATIN)
_OTHERS = _Script(*OTHER_ALPHABETS)
_UNSPACED = _Script(*UNSPACED_LANGUAGES, parts_words=False)


def action_of_phrase(label: str) -> Action | None:
    """The action that a label asks for by a phrase, None if it is none."""
    if len(label) > _LONGEST or _CODE.search(label):
        return None
    words = words_in(label)
    if not 0 < len(words) <= _MOST_WORDS:
        return None
    last = max("".join(words))
    script = _UNSPACED if last >= _FIRST_UNPARTED else _LATIN if last < _FIRST_OTHER else _OTHERS
    ways = [words] if (numbered := _with_number_signs(words)) == words else [words, numbered]
    if action := next(filter(None, map(script.action_of, ways)), None):
        return action
    if _LIST_OR_QUESTION.search(label):  # no call, where only its ends are known
        return None
    return next(filter(None, map(script.action_around_gap, ways)), None)


def _with_number_signs(words: list[str]) -> list[str]:
    """The words with one sign for each number, or for several beside each other."""
    marked = [NUMBER if _NUMBER.fullmatch(word) else word for word in words]
    return [word for at, word in enumerate(marked) if word != NUMBER or marked[at - 1 : at] != [NUMBER]]


def begins_with_search(text: str) -> bool:
    """Whether the first word of a placeholder, or the first two or three, ask to search."""
    words = words_in(text[:_LONGEST])[:_WORDS_OF_SEARCH]
    begun = (" ".join(words[:number]) for number in range(1, len(words) + 1))
    return any(action_of_phrase(beginning) is Action.SEARCH for beginning in begun)
