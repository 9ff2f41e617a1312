"""Full-text search: terms, BM25 and typing errors. Pure."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import Stemmer
from numpy.typing import NDArray


def one_edit_away(word: bytes, vocabulary: NDArray[np.bytes_]) -> NDArray[np.int64]:
    """Positions of entries one insertion, deletion, replacement or swap away, compared as bytes."""
    letters = vocabulary.view(np.uint8).reshape(len(vocabulary), vocabulary.itemsize)
    lengths = np.count_nonzero(letters, axis=1)
    given = np.frombuffer(word, np.uint8)
    found = [np.empty(0, np.int64)]
    for length in range(max(len(word) - 1, 1), len(word) + 2):
        places = np.flatnonzero(lengths == length)
        found.append(places[_near(given, letters[places, :length])])
    return np.sort(np.concatenate(found))


def _near(given: NDArray[np.uint8], entries: NDArray[np.uint8]) -> NDArray[np.bool_]:
    shorter, longer = sorted((len(given), entries.shape[1]))
    begin = _same(given[:shorter], entries[:, :shorter])
    end = _same(given[::-1][:shorter], entries[:, ::-1][:, :shorter])
    near: NDArray[np.bool_] = (begin < longer) & (begin + end >= longer - 1)
    if shorter == longer:
        swapped = np.flatnonzero(begin + end == longer - 2)
        at = begin[swapped]
        near[swapped] = (entries[swapped, at] == given[at + 1]) & (entries[swapped, at + 1] == given[at])
    return near


def _same(given: NDArray[np.uint8], entries: NDArray[np.uint8]) -> NDArray[np.int64]:
    same: NDArray[np.int64] = np.cumprod(entries == given, axis=1, dtype=np.int64).sum(axis=1)
    return same


MAX_BYTES = 24  # UTF-8 bytes of a term

_PLAIN = re.compile(r"[a-z0-9]+")
_MARKS = re.compile("[\u0300-\u036f]+")
# Scripts without spaces between words: each character is a term.
_NO_SPACES = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af"
_LETTER = rf"[^\W_{_NO_SPACES}]"
_INSIDE = re.compile(_LETTER)
_ANY = re.compile(rf"[{_NO_SPACES}]|{_LETTER}+")
# Outside of ASCII, Chinese, Japanese and Korean: letters that may carry accents.
_MARKABLE = re.compile("[^\u0000-\u007f\u2018-\u2027\u3000-\u312f\u3400-\u9fff\uac00-\ud7af\uff01-\uff9f]")

STOP_WORDS = frozenset(
    (  # noqa: SIM905 - reads better as one text
        "a about above after again all also am an and any anybody anyone are as at be because been before "
        "being below between both but by can could did do does doing done down each else ever every few for "
        "from further get gets getting got had has have having he help helps her here hers him his how i if "
        "im in into is it its itself just let lets like ll me might more most must my myself need needs no "
        "nor not now of off on once one ones only or other our ours out over own please re s same she should "
        "so some somebody someone something such t than that the their theirs them then there these they "
        "thing things this those through to too under until up upon us use used using ve very via want wants "
        "was way we were what when where whether which while who whom whose why will wish with would you "
        "your yours"
    ).split()
)

_stem = lru_cache(maxsize=50_000)(Stemmer.Stemmer("english", 0).stemWord)


def fold(text: str) -> str:
    """Lower case, without accents, compatible characters as one."""
    folded = text.casefold()
    if folded.isascii():
        return folded
    if not _MARKABLE.search(folded):  # saves taking apart what is put together again
        return unicodedata.normalize("NFKC", folded)
    return unicodedata.normalize("NFC", _MARKS.sub("", unicodedata.normalize("NFKD", folded)))


def words(text: str) -> list[str]:
    """Words in order: folded letters and digits of any script."""
    folded = fold(text)
    return (_PLAIN if folded.isascii() else _ANY).findall(folded)


def written_words(text: str) -> list[str]:
    """Words in order, not folded."""
    return _ANY.findall(text)


def word_at(folded: str, place: int) -> str:
    """The word that begins at a place of a folded text, or ""."""
    found = _ANY.match(folded, place)
    if found is None or (place and _INSIDE.match(folded, place) and _INSIDE.match(folded, place - 1)):
        return ""
    return found[0]


def term(word: str) -> str:
    """Stem (Snowball English, Porter 2001); "" for a stop word."""
    return "" if word in STOP_WORDS else cut(_stem(word))


def cut(word: str) -> str:
    return word.encode()[:MAX_BYTES].decode(errors="ignore")


K1 = 1.2  # Saturation of repetitions
B = 0.75  # Strength of length normalisation

_TERM = f"S{MAX_BYTES}"
_BATCH = 20_000
_STEP = (K1 + 1) / 255  # Weights are stored as multiples of this, 1 to 255
_LEAST_SPELLED = 4  # Minimum letters of a word to correct
_MOST_SPELLED = 4  # Words corrected per query: each takes milliseconds
_VOWELS = frozenset("aeiouy")
_FAR_MORE = 50  # How many times more frequent a correction must be
FILES = ("terms", "spoken", "starts", "rows", "weights", "count")


@dataclass(frozen=True, slots=True)
class QueryTerm:
    word: str
    """As the caller wrote it, folded."""
    stem: str
    place: int
    """Position in the vocabulary, or -1."""
    idf: float


class FullTextIndex:
    """An opened index. Thread-safe."""

    def __init__(self, arrays: dict[str, NDArray[Any]]) -> None:
        self._terms, self._spoken = arrays["terms"], arrays["spoken"]
        self._starts, self._rows, self._weights = arrays["starts"], arrays["rows"], arrays["weights"]
        self._count = int(arrays["count"])

    def __len__(self) -> int:
        return self._count

    def ask(self, query: str) -> list[QueryTerm]:
        """Distinct terms of a query in order, without stop words."""
        found: dict[str, QueryTerm] = {}
        for word in words(query):
            stem = term(word)
            if stem and stem not in found:
                place = self._place(stem)
                found[stem] = QueryTerm(word, stem, place, self._idf(place))
        return list(found.values())

    def again(self, asked: Sequence[QueryTerm]) -> list[QueryTerm]:
        """Terms of another index with this one's positions; their idf stays."""
        return [
            query_term if self._is_at(query_term) else replace(query_term, place=self._place(query_term.stem))
            for query_term in asked
        ]

    def scores(self, asked: Sequence[QueryTerm]) -> NDArray[np.float32]:
        total = np.zeros(self._count, np.float32)
        for query_term in asked:
            postings = self._postings(query_term.place)
            # A term's rows are unique, so that indexed addition counts each.
            total[self._rows[postings]] += self._weights[postings] * np.float32(query_term.idf * _STEP)
        return total

    def holding(self, asked: Sequence[QueryTerm], rows: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Boolean matrix (terms, rows): True where the row contains the term."""
        found = np.zeros((len(asked), len(rows)), np.bool_)
        wanted = rows.astype(self._rows.dtype)  # another type would copy all of `among`
        for number, query_term in enumerate(asked):
            among = self._rows[self._postings(query_term.place)]
            if len(among):
                found[number] = among[np.minimum(np.searchsorted(among, wanted), len(among) - 1)] == wanted
        return found

    def holding_all(self, asked: Sequence[QueryTerm], most: int) -> NDArray[np.int64] | None:
        """Rows with every term, ascending; None if the rarest is in more than `most` rows."""
        rarest = min((self._rows[self._postings(query_term.place)] for query_term in asked), key=len)
        if len(rarest) > most:
            return None
        rows = rarest.astype(np.int64)
        return rows[self.holding(asked, rows).all(axis=0)]

    def count_holding(
        self, asked: Sequence[QueryTerm], passing: NDArray[np.bool_] | None, most: int
    ) -> NDArray[np.int64]:
        """How many passing rows have each term; above `most` all are counted."""
        counts = np.array([self._holders(query_term.place) for query_term in asked], np.int64)
        if passing is not None:
            for number in np.flatnonzero(counts <= most).tolist():
                rows = self._rows[self._postings(asked[number].place)]
                counts[number] = np.count_nonzero(passing[rows])
        return counts

    def corrected(self, query: str, is_known: Callable[[str], bool]) -> tuple[str, list[QueryTerm]]:
        """The query with its typing errors corrected, and its terms."""
        asked = self.ask(query)
        text = self._spelled(query, asked, is_known)
        return text, asked if text == query else self.ask(text)

    def correct(self, query: str, is_known: Callable[[str], bool]) -> str:
        """Correct rare words one letter from a common one, unless the word or its stem `is_known`."""
        return self.corrected(query, is_known)[0]

    def _spelled(self, query: str, asked: Sequence[QueryTerm], is_known: Callable[[str], bool]) -> str:
        doubtful = [
            query_term
            for query_term in asked
            if _may_be_misspelled(query_term.word)
            and not is_known(query_term.word)
            and not is_known(query_term.stem)
        ]
        for one in doubtful[:_MOST_SPELLED]:
            near = self._near(one)
            if near >= 0:
                query = re.sub(rf"(?i)\b{one.word}\b", self._spoken[near].decode(), query)
        return query

    def _near(self, one: QueryTerm) -> int:
        """Position of a far more frequent word one edit away, or -1.

        Compares whole words, plurals also without their s.
        """
        first, after = np.searchsorted(self._terms, [np.array(c, _TERM) for c in _same_first(one.stem)])
        stems, spoken, word = self._terms[first:after], self._spoken[first:after], one.word.encode()
        near = {*one_edit_away(word, spoken).tolist()}
        near |= {
            place for place in one_edit_away(word, stems).tolist() if spoken[place] == stems[place] + b"s"
        }
        places = first + np.array(sorted(place for place in near if spoken[place].isalpha()), np.int64)
        if not len(places):
            return -1
        holders = self._starts[places + 1] - self._starts[places]
        best = int(np.argmax(holders))
        return int(places[best]) if holders[best] > self._holders(one.place) * _FAR_MORE else -1

    def _postings(self, place: int) -> slice:
        return slice(int(self._starts[place]), int(self._starts[place + 1])) if place >= 0 else slice(0)

    def _holders(self, place: int) -> int:
        postings = self._postings(place)
        return int(postings.stop - (postings.start or 0))

    def _is_at(self, one: QueryTerm) -> bool:
        return bool(0 <= one.place < len(self._terms) and self._terms[one.place] == one.stem.encode())

    def _place(self, stem: str) -> int:
        key = np.array(stem.encode(), _TERM)
        place = int(np.searchsorted(self._terms, key))
        return place if place < len(self._terms) and self._terms[place] == key else -1

    def _idf(self, place: int) -> float:
        """Lucene's formula, never negative; unseen terms count as in one text."""
        holders = self._holders(place) or 1
        return float(np.log1p((max(self._count, 1) - holders + 0.5) / (holders + 0.5)))


def _may_be_misspelled(word: str) -> bool:
    """Whether a word is long enough and has a vowel, unlike "smth"."""
    return len(word) >= _LEAST_SPELLED and word.isascii() and word.isalpha() and not _VOWELS.isdisjoint(word)


def _same_first(stem: str) -> tuple[bytes, bytes]:
    """Terms with the same first letter, which is seldom mistyped."""
    return stem[:1].encode(), chr(ord(stem[0]) + 1).encode()


def build(folder: Path, texts: Iterable[str]) -> None:
    for name, array in _arrays(texts).items():
        np.save(folder / f"words_{name}.npy", array)


def load(folder: Path) -> FullTextIndex:
    return FullTextIndex(
        {name: np.asarray(np.load(folder / f"words_{name}.npy", mmap_mode="r")) for name in FILES}
    )


def in_memory(texts: Iterable[str]) -> FullTextIndex:
    return FullTextIndex(_arrays(texts))


class _Lexicon(dict[str, int]):
    """Words numbered by first use; `stem_of` has their terms, -1 for stop words."""

    def __init__(self) -> None:
        super().__init__()
        self.stems: dict[str, int] = {}
        self.stem_of: list[int] = []
        self._times = np.empty(0, np.int64)

    def __missing__(self, word: str) -> int:
        stem = term(word)
        self.stem_of.append(self.stems.setdefault(stem, len(self.stems)) if stem else -1)
        self[word] = number = len(self)
        return number

    def count(self, used: NDArray[np.int32]) -> None:
        times = np.bincount(used, minlength=len(self))
        times[: len(self._times)] += self._times
        self._times = times

    def words(self) -> NDArray[np.bytes_]:
        best = [(0, "")] * len(self.stems)
        for word, stem, times in zip(self, self.stem_of, self._times.tolist(), strict=True):
            if stem >= 0 and times > best[stem][0]:
                best[stem] = (times, word)
        return np.array([cut(word).encode() for _, word in best], _TERM)


# Row, term and frequency per (text, term), and number of terms per text.
_Part = tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.float32], NDArray[np.int32]]

_EMPTY: _Part = (
    np.empty(0, np.int32),
    np.empty(0, np.int32),
    np.empty(0, np.float32),
    np.empty(0, np.int32),
)


def _arrays(texts: Iterable[str]) -> dict[str, NDArray[Any]]:
    lexicon, count = _Lexicon(), 0
    parts: list[_Part] = []
    texts = iter(texts)
    while batch := list(islice(texts, _BATCH)):
        parts.append(_part(batch, count, lexicon))
        count += len(batch)
    rows, stems, times, lengths = (np.concatenate([part[i] for part in (_EMPTY, *parts)]) for i in range(4))
    names = np.array([stem.encode() for stem in lexicon.stems], _TERM)
    alphabet = np.argsort(names)
    places = np.empty(len(names), np.int32)
    places[alphabet] = np.arange(len(names), dtype=np.int32)
    order = np.argsort(places[stems], kind="stable")  # by term, then by row
    norm = K1 * (1 - B + B * lengths / max(float(lengths.mean()) if count else 1.0, 1.0)).astype(np.float32)
    weights = times * np.float32(K1 + 1) / (times + norm[rows])
    return {
        "terms": names[alphabet],
        "spoken": lexicon.words()[alphabet],
        "starts": np.concatenate([[0], np.cumsum(np.bincount(places[stems], minlength=len(names)))]),
        "rows": rows[order],
        "weights": np.maximum(np.rint(weights[order] / _STEP), 1).astype(np.uint8),
        "count": np.array(count),
    }


def _part(texts: Sequence[str], first_row: int, lexicon: _Lexicon) -> _Part:
    found = [words(text) for text in texts]
    lengths = np.fromiter(map(len, found), np.int32, len(found))
    used = np.fromiter((lexicon[word] for one in found for word in one), np.int32, int(lengths.sum()))
    lexicon.count(used)
    stems = np.array(lexicon.stem_of, np.int64)[used] if len(used) else used.astype(np.int64)
    rows = np.repeat(np.arange(len(texts), dtype=np.int64), lengths)[stems >= 0]
    pairs, times = np.unique((rows << 32) | stems[stems >= 0], return_counts=True)
    return (
        (first_row + (pairs >> 32)).astype(np.int32),
        (pairs & 0xFFFFFFFF).astype(np.int32),
        times.astype(np.float32),
        np.bincount(rows, minlength=len(texts)).astype(np.int32),
    )
