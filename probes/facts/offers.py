"""A site's offers for search: llms.txt headings, skills, example queries.

Only from documents that passed their checks. Texts are one line, capped, untrusted.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from index.values.vocabulary import Answer, CheckId, WellKnown
from probes.checks.verdict import Verdict
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.json_text import load_object
from probes.readers.prose import prose
from probes.readers.texts import clean

CAP: Final = 200
"""Characters."""
MOST: Final = 60
_READ: Final = 200

_HEADING: Final = re.compile(r"^ {0,3}#{1,6}[ \t]+(\S[^\n]*)$", re.MULTILINE)
_LONGEST: Final = 401
SAYS_NOTHING: Final = frozenset(
    {"docs", "documentation", "optional", "overview", "pages", "links", "resources"}
)
"""Headings suggested by the llms.txt proposal."""


@dataclass(frozen=True, slots=True)
class Offers:
    """Searchable texts besides name, description, tools and actions."""

    headings: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    example_queries: tuple[str, ...] = ()


def offers(
    evidence: Evidence, verdicts: Mapping[CheckId, Verdict], resources: Mapping[WellKnown, Verdict]
) -> Offers:
    llms_txt = evidence.first(Purpose.LLMS_TXT)
    passed = verdicts[CheckId.LLMS_TXT].answer is Answer.YES and llms_txt is not None

    def of(resource: WellKnown, purpose: Purpose, key: str) -> Iterator[dict[str, Any]]:
        yield from entries(document(evidence, resources[resource], purpose), key)

    skills = [
        *of(WellKnown.AGENT_SKILLS, Purpose.SKILLS_INDEX, "skills"),
        *of(WellKnown.A2A_AGENT_CARD, Purpose.A2A_CARD, "skills"),
    ]
    cataloged = [
        *of(WellKnown.ARD, Purpose.ARD, "entries"),
        *of(WellKnown.AI_CATALOG, Purpose.AI_CATALOG, "entries"),
    ]
    return Offers(
        headings=_kept(_headings(llms_txt.text) if passed and llms_txt is not None else ()),
        skills=_kept(_skill(skill) for skill in skills),
        example_queries=_kept(query for entry in cataloged for query in _queries(entry)),
    )


def document(evidence: Evidence, verdict: Verdict, purpose: Purpose) -> Exchange | None:
    """Return None unless the resource passed."""
    if verdict.answer is not Answer.YES:
        return None
    url = verdict.value.get("url")
    return next((e for e in evidence.all(purpose) if e.final_url == url), None)


def entries(exchange: Exchange | None, key: str) -> Iterator[dict[str, Any]]:
    listed = load_object(exchange.text).get(key) if exchange is not None else None
    if isinstance(listed, list):
        yield from (entry for entry in listed[:_READ] if isinstance(entry, dict))


def _headings(text: str) -> Iterator[str]:
    """The first heading is the site's name."""
    written = (match[1] for match in _HEADING.finditer(prose(text)))
    words = (line.rstrip(" \t#") or line[0] for line in written)
    found = (heading for heading in words if len(heading) <= _LONGEST)
    next(found, None)
    return (heading for heading in found if heading.strip().casefold() not in SAYS_NOTHING)


def _skill(entry: Mapping[str, Any]) -> str:
    parts = [entry.get("name"), entry.get("description")]
    return ". ".join(part.replace("-", " ") for part in parts if isinstance(part, str))


def _queries(entry: Mapping[str, Any]) -> Iterator[str]:
    queries = entry.get("representativeQueries")
    if isinstance(queries, list):
        yield from (query for query in queries[:_READ] if isinstance(query, str))


def _kept(texts: Iterable[str]) -> tuple[str, ...]:
    kept: dict[str, None] = {}
    for text in texts:
        cleaned = clean(text, CAP)
        if any(char.isalnum() for char in cleaned):
            kept.setdefault(cleaned)
        if len(kept) == MOST:
            break
    return tuple(kept)
