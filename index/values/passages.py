"""Texts of a site's tools, skills and sections. Pure.

Repetitions and keyword lists are left out, as they would displace others.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import chain, islice, zip_longest
from typing import Any, TypedDict

from index.values.search_text import split_name

MOST = 32  # As many as 19 of 20 MCP servers have tools
TEXT = 300  # Characters, about 60 tokens
NAME = 120  # Characters
MAX_COMPARED = 200  # Passages per source that are compared
ALIKE = 0.7  # Share of common words (Jaccard) of a repetition

_SHORT = 10  # Shorter texts need no function word: "Search flights by date"
_LEAST_GLUE = 0.05  # Minimum share of function words
_LEAST_DISTINCT = 0.5
_WORD = re.compile(r"\w+")
_AFTER_LATIN = "\u0250"
# Function words in Latin script.
_GLUE = frozenset(
    (  # noqa: SIM905 - reads better as one text
        "a an and any are as at be by can for from has have if in into is it its of on or our that the "
        "their this to use we when which will with you your als auch auf aus bei das dem den der des die "
        "ein eine einer für im ist mit nach oder sie sind um und von wir zu zum zur au aux avec ce dans "
        "de du en est et la le les leur nous ou par pas pour que qui sa ses son sont sur un une vos votre "
        "al como con del el es está los las más mi no o para por se sin su sus un una y ao com da das do "
        "dos e em na nas nos os ou que seu uma um che con da dei del della di e gli i il in le lo per più "
        "si una uno aan bij een en het in is je met naar of om op te van voor zijn af at av den det en er "
        "et för fra från i med och og om på som til till är ja on että tai jest i na nie oraz po się w z "
        "że a je na pro s se ve za"
    ).split()
)


class PassageSource(StrEnum):
    """Where a passage stands."""

    TOOL = "tool"
    WEBMCP_TOOL = "webmcp_tool"
    SKILL = "skill"
    SERVER = "mcp_server"
    API = "api"
    LLMS_TXT = "llms_txt"
    HOME = "home_page"


class Passage(TypedDict):
    """A stored passage: one line, and the name of its tool, skill or section, or ""."""

    source: str
    name: str
    text: str


def passages_of_tools(source: PassageSource, tools: Iterable[Mapping[str, Any]]) -> Iterator[Passage]:
    for tool in tools:
        name, said = str(tool["name"]), " ".join(str(tool["description"])[: TEXT * 4].split())
        yield make_passage(source, name, f"{split_name(name)}. {said}" if said else split_name(name))


def make_passage(source: PassageSource, name: str, text: str) -> Passage:
    return {"source": source.value, "name": shown_name(name), "text": _cut(text, TEXT)}


def shown_name(name: str) -> str:
    return _cut(name, NAME)


def choose_passages(*sources: Iterable[Passage]) -> list[Passage]:
    """At most MOST passages, from sources in turn, without repetitions and keyword lists."""
    kept: list[Passage] = []
    seen: list[frozenset[str]] = []
    turns = zip_longest(*(islice(source, MAX_COMPARED) for source in sources))
    for passage in (one for one in chain.from_iterable(turns) if one is not None):
        words = [word.casefold() for word in _WORD.findall(passage["text"])]
        distinct = frozenset(words)
        if distinct and says_something(words) and not any(_alike(distinct, other) for other in seen):
            kept.append(passage)
            seen.append(distinct)
        if len(kept) == MOST:
            break
    return kept


def digest(passages: Sequence[Passage]) -> str:
    """32 hex characters of the texts in order; "" for none."""
    if not passages:
        return ""
    said = json.dumps([passage["text"] for passage in passages])
    return hashlib.sha256(said.encode()).hexdigest()[:32]


def says_something(words: Sequence[str]) -> bool:
    """Whether words aren't a keyword list; in non-Latin scripts, whether they differ."""
    if len(words) < _SHORT:
        return True
    if len(set(words)) < len(words) * _LEAST_DISTINCT:
        return False
    if 2 * sum(word[0] < _AFTER_LATIN for word in words) < len(words):
        return True
    return sum(word in _GLUE for word in words) >= len(words) * _LEAST_GLUE


def _alike(one: frozenset[str], other: frozenset[str]) -> bool:
    common = len(one & other)
    return common >= ALIKE * (len(one) + len(other) - common)


def _cut(text: str, most: int) -> str:
    """Cut to `most` characters, at a word if possible."""
    if len(text) <= most:
        return text
    return text[: most + 1].rpartition(" ")[0] or text[:most]
