"""Cuts slogans and descriptions off a name, using the host."""

import re
from itertools import groupby
from typing import Final

from probes.facts.name_words import AMONG, CONNECTED, LEADING
from probes.facts.wordlists import latin, squashed

_LONGEST: Final = 6
"""Words."""
_READ: Final = 40
"""Words."""
_A_WORD: Final = 4
"""Letters."""
_A_SENTENCE: Final = 5
"""Words; fewer may belong to a name."""
_IS: Final = frozenset({"is", "ist", "est", "es", "jest"})
_SENTENCE: Final = re.compile(r"[.!?;:][\"'\u2019\u201d)]?$")
_AROUND: Final = " .,!?:;-\u2013\u2014"
_OTHER_SCRIPT: Final = re.compile("[\u0370-\u1dff\u2c80-\ud7ff]")
_OF_THE_PAGE: Final = frozenset({"home", "homepage", "index"})
_LONG: Final = 60
"""Characters; a longer segment is a description."""


def trimmed(segment: str, label: str, host: str) -> str:
    words = segment.split()
    if len(words) > _READ or len(words) < 2:
        return segment
    span = _span(words, {squashed(label), squashed(host.removeprefix("www."))})
    if span is None:
        return _in_latin(words, label) or _before_list(words, label) or segment
    start, end = span
    before, after = words[:start], words[end:]
    name = " ".join(words[start:end]).strip(_AROUND)
    if after and not before and len(after) > 2 and _turns(words[end - 1], after):
        return name
    if after and not before and squashed(" ".join(after)) in _OF_THE_PAGE:
        return name
    if after and not before and (_goes_on(words[end - 1], after, segment) or _lists(after)):
        return name
    if not before and len(after) >= _A_SENTENCE and after[0].casefold() not in CONNECTED | LEADING:
        return name
    if before and after and squashed(before[0]) == squashed(after[0]):
        return " ".join(words[:end]).strip(_AROUND)
    if before and len(after) <= 2 and _leads_to(before):
        return " ".join(words[start:])
    return name if len(segment) > _LONG else segment


def _in_latin(words: list[str], label: str) -> str:
    """Return the Latin words, with one that is a part of the host, of a sentence in another script."""
    parts = {squashed(part) for part in label.split("-") if len(part) > 2}
    runs = [(other, list(run)) for other, run in groupby(words, key=lambda w: bool(_OTHER_SCRIPT.search(w)))]
    named = [run for other, run in runs if not other and any(squashed(word) in parts for word in run)]
    others = sum(len(run) for other, run in runs if other)
    return " ".join(named[0]).strip(_AROUND) if named and others > 1 else ""


def _span(words: list[str], wanted: set[str]) -> tuple[int, int] | None:
    letters = [latin(word) for word in words]
    for start in range(len(words)):
        for end in range(start, min(start + _LONGEST, len(words))):
            if "".join(letters[start : end + 1]) in wanted:
                return start, end + 1
    return None


def _before_list(words: list[str], label: str) -> str:
    """Return a part of a host with hyphens before a list: "Oak, chairs, tables" of oak-chairs.com."""
    parts = {squashed(part) for part in label.split("-")} if "-" in label else set()
    is_part = len(words[0]) > _A_WORD and squashed(words[0]) in parts and words[0].endswith(",")
    return words[0].strip(_AROUND) if is_part else ""


def _lists(after: list[str]) -> bool:
    """Whether a list of goods goes on, as in "Oakwood chairs, tables and beds"."""
    return sum(word.endswith(",") for word in after) > 1


def _goes_on(last: str, after: list[str], segment: str) -> bool:
    if _SENTENCE.search(last) or (len(after) > 2 and after[0] in _IS):
        return True
    describes = any(word[:1].islower() and word.casefold() not in CONNECTED for word in after)
    is_list = describes or any(word.endswith(",") for word in after)
    return (last.endswith(",") and is_list) or (describes and len(segment) > _LONG)


def _turns(last: str, after: list[str]) -> bool:
    """Whether a slogan in another script follows the name."""
    return last.isascii() and all(_OTHER_SCRIPT.search(word) for word in after)


def _leads_to(before: list[str]) -> bool:
    """Whether the words before a name only introduce it: "books and more from …"."""
    last = before[-1].casefold()
    if last in LEADING:
        return len(before) > 1 or last in AMONG
    if last in CONNECTED:
        return False
    plain = any(word[:1].islower() and word.casefold() not in CONNECTED for word in before)
    return len(before) > 3 or (plain and len(before) > 1)
