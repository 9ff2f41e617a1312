"""Why a site answers a query: its best text. Unverified and hostile."""

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from operator import itemgetter
from typing import Any, NamedTuple

from index.fulltext import QueryTerm, fold, term, word_at
from index.generations.parts import passages_of
from index.generations.vectors import Cosines
from index.generations.view import View
from index.shapes import Why, WhySource
from index.templatetags.quoted import plain, shorten, without_tags
from index.values.passages import Passage, PassageSource, shown_name
from index.values.search_text import split_name

MOST = 8  # Passages returned per site


@dataclass(frozen=True, slots=True)
class NearPassages:
    numbers: Sequence[int] = ()
    """Positions in `Site.passages`, nearest first."""
    carry: bool = False
    """Whether the nearest passage is as like the question as the site."""


def near_passages(
    view: View, vector: Cosines, found: Mapping[int, float], *, least: float
) -> dict[int, NearPassages]:
    """Up to MOST passages per site with cosine `least` or more.

    `found`: likeness by primary key. Sites without vectors are absent.
    """
    near = {}
    for pk, cosines in passages_of(view, vector, list(found)).items():
        nearest = sorted(enumerate(cosines.tolist()), key=itemgetter(1), reverse=True)[:MOST]
        numbers = [number for number, cosine in nearest if cosine >= least]
        if numbers:
            near[pk] = NearPassages(numbers, nearest[0][1] >= found[pk])
    return near


MAX_QUOTE = 200  # Characters of a quote
MAX_READ = 8 * MAX_QUOTE  # Characters that a quote is made from, tags among them
MAX_TOOLS = 200  # Tools compared with the query per list
MAX_NAMED = 40  # Best tools that may be quoted
MAX_TOOL_TEXT = 160  # Characters compared of a tool's description
MAX_TOOL_TEXTS = 10_000  # Characters compared of all tools in a list: of many, each has an equal share
MAX_DESCRIPTION = 600  # Characters compared of a site's description
MAX_WORDS = 1_000  # Words stemmed per list, of those that begin like a term

_SOURCES: dict[PassageSource, WhySource] = {
    PassageSource.TOOL: "tool",
    PassageSource.WEBMCP_TOOL: "tool",
    PassageSource.SKILL: "skill",
    PassageSource.SERVER: "mcp_server",
    PassageSource.API: "api",
    PassageSource.LLMS_TXT: "llms_txt",
    PassageSource.HOME: "home_page",
}
_TOOLS = (PassageSource.TOOL, PassageSource.WEBMCP_TOOL)
_SENTENCE = re.compile(r"(?<=[.!?])\s+|(?<=[\u3002\uff01\uff1f])")
_LETTERS = 3  # Letters that a word has in common with its term


class RankedTool(NamedTuple):
    tool: Mapping[str, Any]
    matched: float
    """IDF of the query's terms in it."""


@dataclass(frozen=True, slots=True)
class SiteTexts:
    name: str
    description: str
    tools: Sequence[RankedTool]


def matching_first(
    tools: Sequence[Mapping[str, Any]], near: Sequence[Passage], asked: Sequence[QueryTerm]
) -> list[RankedTool]:
    """Tools in matching order; `near`: nearest first."""
    if not tools:
        return []
    places = {one["name"]: place for place, one in reversed(list(enumerate(near))) if one["source"] in _TOOLS}
    compared = tools[:MAX_TOOLS]
    most = MAX_TOOL_TEXTS // max(len(compared), 1)
    matched = matched_idf([_spoken(tool, most) for tool in compared], asked)
    ranked = [RankedTool(*pair) for pair in zip(compared, matched, strict=True)]
    ranked.sort(key=lambda one: (places.get(shown_name(one.tool["name"]), len(near)), -one.matched))
    return [*ranked, *(RankedTool(tool, 0.0) for tool in tools[MAX_TOOLS:])]


def best_text(texts: SiteTexts, asked: Sequence[QueryTerm], nearest: Passage | None = None) -> Why:
    """The nearest passage; without one, the text with most of the query by IDF.

    Ties: a tool, then a sentence, then the name. Without a match: the description's first sentence, else the
    name.
    """
    if nearest is not None and (quote := _quote(_quoted(nearest))):
        return {"source": _SOURCES[PassageSource(nearest["source"])], "quote": quote}
    source, quote, matched = max(_texts(texts, asked), key=lambda text: text[2])
    if matched and (shown := _quote(quote)):
        return {"source": source, "quote": shown}
    first = _quote(next(_sentences(texts.description), ""))
    return {"source": "description", "quote": first} if first else _named(texts)


def matched_idf(texts: Sequence[str], asked: Sequence[QueryTerm]) -> list[float]:
    """The IDF of the query's terms in each of some texts, which are folded and searched as one."""
    folded = fold("\n".join(" ".join(text.split()) for text in texts))
    matched, left = [0.0] * len(texts), MAX_WORDS
    near = [query_term for query_term in asked if query_term.stem[:_LETTERS] in folded]
    if not near:
        return matched
    ends = list(accumulate(len(text) + 1 for text in folded.split("\n")))
    for one in sorted(near, key=lambda one: -one.idf):
        places, looked = _holders(one.stem, folded, ends, left)
        left -= looked
        for place in places:
            matched[place] += one.idf
    return matched


def _holders(stem: str, folded: str, ends: Sequence[int], most: int) -> tuple[list[int], int]:
    """Numbers of the texts that hold a term, and how many words were stemmed, at `most`."""
    begin, found, looked = stem[:_LETTERS], [], 0
    at = folded.find(begin)
    while at >= 0 and looked < most:
        word = word_at(folded, at)
        looked += 1
        after = at + (len(word) or 1)
        if term(word) == stem:
            found.append(bisect_right(ends, at))
            after = ends[found[-1]]
        at = folded.find(begin, after)
    return found, looked


def _quoted(passage: Passage) -> str:
    name, text = passage["name"], passage["text"]
    if passage["source"] not in _TOOLS:
        return text
    said = text.removeprefix(split_name(name)).removeprefix(".").strip()
    return f"{name}: {said}" if said else name


def _named(texts: SiteTexts) -> Why:
    return {"source": "name", "quote": _quote(texts.name)}


def _quote(text: str) -> str:
    return shorten(plain(_without_tags(text, MAX_READ), 4 * MAX_QUOTE), MAX_QUOTE)


def _without_tags(text: str, most: int) -> str:
    """What `most` characters show, cut at a word with an ellipsis: a tag may have been cut."""
    shown = " ".join(without_tags(text[:most]).split())
    if len(text) <= most:
        return shown
    return (shown.rpartition(" ")[0].rstrip(" ,;:-") or shown) + "\u2026"


def _texts(texts: SiteTexts, asked: Sequence[QueryTerm]) -> Iterator[tuple[WhySource, str, float]]:
    """What may be quoted, with the IDF of the query's terms in it."""
    for one in texts.tools[:MAX_NAMED]:
        name, said = one.tool["name"], _without_tags(str(one.tool["description"]), MAX_TOOL_TEXT)
        yield "tool", f"{name}: {said}" if said else name, one.matched
    sentences = list(_sentences(texts.description))
    *matched, named = matched_idf([text[:MAX_QUOTE] for text in (*sentences, texts.name)], asked)
    for sentence, idf in zip(sentences, matched, strict=True):
        yield "description", sentence, idf
    yield "name", texts.name, named


def _one_line(tool: Mapping[str, Any]) -> str:
    return " ".join(str(tool["description"])[:MAX_TOOL_TEXT].split())


def _spoken(tool: Mapping[str, Any], most: int) -> str:
    """Name and description in `most` characters: the name takes half at most."""
    return f"{split_name(tool['name'][: min(most // 2, MAX_QUOTE)])} {_one_line(tool)}"[:most]


def _sentences(text: str) -> Iterator[str]:
    return (part for part in _SENTENCE.split(_without_tags(text, MAX_DESCRIPTION)) if part.strip())
