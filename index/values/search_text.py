"""The searchable text of a site, capped per source. Pure."""

import hashlib
import re
import unicodedata
from collections.abc import Iterable
from typing import Any, Protocol

MAX_QUERY = 300  # Characters; longer queries are cut

_READ = 4_096  # Characters searched for the first visible one
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\ufffd")  # Invisible letters and symbols
# NUL and lone surrogates, which PostgreSQL rejects.
_UNREADABLE = {0: " ", **dict.fromkeys(range(0xD800, 0xE000), " ")}


def clean_query(text: str) -> str:
    """At most MAX_QUERY characters, without invisible ones around; "" if none is visible.

    Invisible: blanks, controls, format and unassigned characters, leading combining marks.
    """
    read = text[:_READ]
    first = next((place for place, char in enumerate(read) if _shows(char)), None)
    if first is None:
        return ""
    cut = read[first : first + MAX_QUERY]
    while _trails(cut[-1]):
        cut = cut[:-1]
    return cut.translate(_UNREADABLE)


def _shows(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in _BLANK


def _trails(char: str) -> bool:
    return unicodedata.category(char)[0] in "ZC" or char in _BLANK


NAME = 160  # Characters
DESCRIPTION = 600  # Characters
# Characters of other sources, most informative first.
#
# `others`: sections of llms.txt, APIs, the server's own words, headings of the home page.
SOURCES = {
    "queries": 600,
    "skills": 800,
    "tools": 2400,
    "headings": 800,
    "others": 1600,
    "actions": 200,
}
ITEM = 200  # Characters of one item
REPEATS = 0.5  # Minimum share of distinct words
LITTLE = 100  # Below this, the embedded text gets other sources too
MEANING = 300  # Maximum characters of the embedded text


class SearchableSite(Protocol):
    """A Site, or a row of its columns."""

    name: str
    display_name: str
    description: str
    words: str


def source_lines(**items: Iterable[str]) -> str:
    """A line per source besides name and description, capped and of distinct words."""
    lines = (_source(items.get(source, ()), most) for source, most in SOURCES.items())
    return "\n".join(line for line in lines if line)


def tool_texts(tools: Iterable[dict[str, Any]]) -> list[str]:
    return [f"{split_name(tool['name'])}. {tool['description']}" for tool in tools]


def document(site: SearchableSite) -> str:
    """Full-text document; the name counts twice."""
    name = _once(f"{site.display_name} {site.name}", NAME * 2)
    return "\n".join((name, name, _once(site.description, DESCRIPTION), site.words))


# Phrases found on nearly every site.
STOCK = re.compile(
    r"\b(?:(?:an?|the|official|open[- ]source|powerful|simple|comprehensive|lightweight)\s+)?"
    r"(?:model context protocol(?: \(mcp\))?|mcp)(?:[- ](?:server|based|compatible))?(?: (?:integration"
    r"|implementation))?\b"
    r"(?: (?:that|which|for))?",
    re.IGNORECASE,
)


def views(text: str) -> list[str]:
    """The text with and without stock phrases; their vectors are averaged."""
    bare = " ".join(STOCK.sub(" ", text).split())
    return [text, bare] if bare and bare != text else [text]


def meaning(site: SearchableSite) -> str:
    """Name and description, plus other words if short."""
    parts = (_calm(site.name[:NAME] or site.display_name), _calm(site.description[:DESCRIPTION]))
    said = ". ".join(part for part in parts if part)
    if len(said) < LITTLE and site.words:
        said = f"{said}. {site.words}"[:MEANING]
    return said


def digest(site: SearchableSite) -> str:
    """32 hex characters; they change when a site must be embedded again."""
    said = "\n".join(views(meaning(site)))
    return hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()[:32]


def split_name(name: str) -> str:
    """Words: `findBook` and `find_book` are both "find book"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_./-]+", " ", name)


def _calm(text: str) -> str:
    said = text.casefold().split()
    return _once(text, len(text)) if len(set(said)) < len(said) * REPEATS else text


def _source(items: Iterable[str], most: int) -> str:
    return _once(" ".join(_cut(" ".join(item[: ITEM * 4].split()), ITEM) for item in items), most)


def _once(text: str, most: int) -> str:
    kept: dict[str, str] = {}
    for word in text[: most * 4].split():
        kept.setdefault(word.casefold(), word)
    return _cut(" ".join(kept.values()), most)


def _cut(text: str, most: int) -> str:
    if len(text) <= most:
        return text
    whole = text[: most + 1].rpartition(" ")[0]
    return whole or text[:most]
