"""Cleans untrusted text and extracts its words."""

import re
from functools import lru_cache

_CONTROLS = re.compile(r"[\x00-\x20\x7f-\xa0\u2028\u2029]+")
_UNSEEN = "\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff\U000e0000-\U000e007f"
_INVISIBLE = re.compile(f"[{_UNSEEN}]+")
BLANK = rf"[\x00-\x09\x0b-\x20\x7f-\xa0\u2028\u2029{_UNSEEN}]*+"  # A line of these is cleaned to nothing
_RUN = re.compile(r"[^\W\d_]+")
_UNSPACED = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]")

MAX_READ = 20_000  # Characters


def clean_text(text: str, cap: int) -> str:
    """One printable line of at most `cap` characters.

    Control characters become spaces; invisible ones, direction marks and lone surrogates are removed.
    """
    if len(text) <= cap and " " not in text and text.isprintable():  # a word or an address
        return text
    text = text[: cap * 4]
    line = " ".join(text.split())
    if not line.isprintable():  # rare
        line = " ".join(_INVISIBLE.sub("", text).split())
        line = line if line.isprintable() else " ".join(_CONTROLS.sub(" ", line).split())
    return line if len(line) <= cap else line[: cap - 1] + "…"


def without_invisible(text: str) -> str:
    return _INVISIBLE.sub("", text)


@lru_cache(maxsize=64)
def word_set(text: str) -> frozenset[str]:
    """Distinct words of the first 20,000 characters."""
    return words_in(text[:MAX_READ])


def words_in(text: str) -> frozenset[str]:
    """Distinct lower-case words, without short ones and digits.

    Scripts without spaces are split into pairs of characters.
    """
    found: set[str] = set()
    different = " ".join(set(text.lower().split()))
    for run in set(_RUN.findall(different)):
        if _UNSPACED.search(run):
            found.update(run[i : i + 2] for i in range(len(run) - 1))
        elif len(run) > (2 if run.isascii() else 1):
            found.add(run)
    return frozenset(found)
