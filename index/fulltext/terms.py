"""From text to search terms."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

import Stemmer

MAX_BYTES: Final = 24
"""UTF-8 bytes of a term."""

_PLAIN: Final = re.compile(r"[a-z0-9]+")
_MARKS: Final = re.compile("[\u0300-\u036f]+")
_NO_SPACES: Final = "\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af"
"""Scripts without spaces between words: each character is a term."""
_LETTER: Final = rf"[^\W_{_NO_SPACES}]"
_INSIDE: Final = re.compile(_LETTER)
_ANY: Final = re.compile(rf"[{_NO_SPACES}]|{_LETTER}+")
_MARKABLE: Final = re.compile(
    "[^\u0000-\u007f\u2018-\u2027\u3000-\u312f\u3400-\u9fff\uac00-\ud7af\uff01-\uff9f]"
)
"""Outside of ASCII, Chinese, Japanese and Korean: letters that may carry accents."""

STOP_WORDS: Final = frozenset(
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

_stem: Final = lru_cache(maxsize=50_000)(Stemmer.Stemmer("english", 0).stemWord)


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
