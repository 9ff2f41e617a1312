"""Why a site answers a query: its best text. Unverified and hostile."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from index.fulltext import QueryTerm
from index.fulltext.terms import term, words
from index.shapes import Why, WhySource
from index.templatetags.quoted import plain
from index.values.passages import Passage, PassageSource, shown_name
from index.values.search_text import split_name

MAX_QUOTE: Final = 200
"""Characters of a quote."""
MAX_TOOLS: Final = 200
"""Tools examined per list, in a millisecond."""
MAX_NAMED: Final = 40
"""Best tools that may be quoted."""
MAX_TOOL_TEXT: Final = 160
"""Characters examined of a tool's description."""
MAX_DESCRIPTION: Final = 600
"""Characters examined of a site's description."""

_SOURCES: Final[dict[PassageSource, WhySource]] = {
    PassageSource.TOOL: "tool",
    PassageSource.WEBMCP_TOOL: "tool",
    PassageSource.SKILL: "skill",
    PassageSource.SERVER: "mcp_server",
    PassageSource.API: "api",
    PassageSource.LLMS_TXT: "llms_txt",
    PassageSource.HOME: "home_page",
}
_TOOLS: Final = (PassageSource.TOOL, PassageSource.WEBMCP_TOOL)
_SENTENCE: Final = re.compile(r"(?<=[.!?])\s+|(?<=[\u3002\uff01\uff1f])")
_LETTERS: Final = 3
"""Prefix of a stem without which a text isn't stemmed."""


@dataclass(frozen=True, slots=True)
class SiteTexts:
    name: str
    description: str
    tools: Sequence[Mapping[str, Any]]


def matching_first(
    tools: Sequence[Mapping[str, Any]], near: Sequence[Passage], asked: Sequence[QueryTerm]
) -> list[Mapping[str, Any]]:
    """Tools in matching order; `near`: nearest first."""
    places = {one["name"]: place for place, one in reversed(list(enumerate(near))) if one["source"] in _TOOLS}

    def place(tool: Mapping[str, Any]) -> tuple[int, float]:
        return places.get(shown_name(tool["name"]), len(near)), -_matched_idf(_spoken(tool), asked)

    return [*sorted(tools[:MAX_TOOLS], key=place), *tools[MAX_TOOLS:]]


def why(texts: SiteTexts, asked: Sequence[QueryTerm], nearest: Passage | None = None) -> Why:
    """The nearest passage; without one, the text with most of the query by IDF.

    Ties: a tool, then a sentence, then the name. Without a match: the description's first sentence, else the
    name.
    """
    if nearest is not None and (quote := plain(_quoted(nearest), MAX_QUOTE)):
        return {"source": _SOURCES[PassageSource(nearest["source"])], "quote": quote}
    best: tuple[float, WhySource, str] | None = None
    for source, quote, text in _texts(texts):
        matched = _matched_idf(text, asked)
        if matched and (best is None or matched > best[0]):
            best = matched, source, quote
    if best is not None:
        return {"source": best[1], "quote": plain(best[2], MAX_QUOTE)}
    first = plain(next(_sentences(texts.description), ""), MAX_QUOTE)
    return {"source": "description", "quote": first} if first else _named(texts)


def _quoted(passage: Passage) -> str:
    name, text = passage["name"], passage["text"]
    if passage["source"] not in _TOOLS:
        return text
    said = text.removeprefix(split_name(name)).removeprefix(".").strip()
    return f"{name}: {said}" if said else name


def _named(texts: SiteTexts) -> Why:
    return {"source": "name", "quote": plain(texts.name, MAX_QUOTE)}


def _texts(texts: SiteTexts) -> Iterator[tuple[WhySource, str, str]]:
    for tool in texts.tools[:MAX_NAMED]:
        name, said = tool["name"], _one_line(tool)
        yield "tool", f"{name}: {said}" if said else name, _spoken(tool)
    for sentence in _sentences(texts.description):
        yield "description", sentence, sentence[:MAX_QUOTE]
    yield "name", texts.name, texts.name[:MAX_QUOTE]


def _one_line(tool: Mapping[str, Any]) -> str:
    return " ".join(str(tool["description"])[:MAX_TOOL_TEXT].split())


def _spoken(tool: Mapping[str, Any]) -> str:
    return f"{split_name(tool['name'][:MAX_QUOTE])} {_one_line(tool)}"


def _sentences(text: str) -> Iterator[str]:
    return (part for part in _SENTENCE.split(text[:MAX_DESCRIPTION]) if part.strip())


def _matched_idf(text: str, asked: Sequence[QueryTerm]) -> float:
    if text.isascii():  # saves stemming most texts
        folded = text.lower()
        asked = [one for one in asked if one.stem[:_LETTERS] in folded]
    if not asked:
        return 0.0
    stems = {term(word) for word in words(text)}
    return sum(one.idf for one in asked if one.stem in stems)
