"""What kind of site it is: weighed hints, None when they are few or close. Never a default."""

import re
from collections.abc import Iterator
from typing import Final

from index.hosts import registrable_domain
from index.vocabulary import EntityType
from probes.facts import schema_org
from probes.facts.kinds import GENERATORS, LABELS, LINKS, SCHEMA_TYPES, SUFFIXES
from probes.readers.html import Page

ENOUGH: Final = 3.0
LEAD: Final = 1.0

Hint = tuple[str, EntityType, float]
"""(source, type, weight): of one source the heaviest hint for a type counts."""

_SECTIONS: Final = re.compile(
    r"politics|world|opinion|business|culture|sports?|science|technology|health|lifestyle|weather|obituaries"
    r"|politik|wirtschaft|kultur|wissen|meinung|politique|économie|opinions|política|economía|deportes",
    re.IGNORECASE,
)
_CHAPTERS: Final = re.compile(
    r"(?:get(?:ting)? started|quick ?start|install(?:ation)?|api(?: reference)?|http api|reference|tutorials?|guides?"
    r"|changelog|configuration|examples|cli|sdks?)",
    re.IGNORECASE,
)
_DOCS_TITLE: Final = re.compile(
    r"\b(?:documentation|docs|api reference|developer guide|dokumentation)\b", re.IGNORECASE
)


def entity_type(page: Page | None, host: str) -> EntityType | None:
    """Give the type whose hints weigh enough and clearly more than any other's, or None."""
    heaviest: dict[tuple[str, EntityType], float] = {}
    for source, kind, weight in (*_of_host(host), *(_of_page(page) if page else ())):
        heaviest[source, kind] = max(weight, heaviest.get((source, kind), 0.0))
    weighed: dict[EntityType, float] = {}
    for (_, kind), weight in heaviest.items():
        weighed[kind] = weighed.get(kind, 0.0) + weight
    ranked = sorted(weighed.items(), key=lambda item: -item[1])
    if not ranked or ranked[0][1] < ENOUGH:
        return None
    second = ranked[1][1] if len(ranked) > 1 else 0.0
    return ranked[0][0] if ranked[0][1] - second >= LEAD else None


def _of_host(host: str) -> Iterator[Hint]:
    for pattern, kind, weight in SUFFIXES:
        if pattern.search(host):
            yield "suffix", kind, weight
    first = host.partition(".")[0]
    # shop.example.com says what it is; shop.com is only called that.
    if first in LABELS and host != registrable_domain(host):
        yield "label", *LABELS[first]


def _of_page(page: Page) -> Iterator[Hint]:
    generators = " ".join(page.meta.get("generator", ())).lower()
    yield from (("generator", kind, weight) for mark, kind, weight in GENERATORS if mark in generators)
    for entity in page.json_ld:
        yield from _of_schema(schema_org.types(entity))
    yield from _of_links(page)
    if _DOCS_TITLE.search(page.title):
        yield "title", EntityType.DOCUMENTATION, 2.0


def _of_schema(kinds: frozenset[str]) -> Iterator[Hint]:
    for pattern, kind, weight in SCHEMA_TYPES:
        if any(pattern.fullmatch(k) for k in kinds):
            yield "schema", kind, weight


def _of_links(page: Page) -> Iterator[Hint]:
    texts = {anchor.text for anchor in page.anchors}
    hrefs = {anchor.href for anchor in page.anchors}
    found = {
        key: any(by_text.fullmatch(t) for t in texts) or any(by_href.search(h) for h in hrefs)
        for key, (by_text, by_href) in LINKS.items()
    }
    if found["cart"]:
        yield "cart", EntityType.ECOMMERCE, 2.5
    if found["donate"]:
        yield "donate", EntityType.NONPROFIT, 2.5
    if found["listing"]:
        yield "listing", EntityType.DIRECTORY, 2.5
    if found["pricing"] and found["log_in"] and found["sign_up"]:
        yield "pricing", EntityType.SAAS, 3.0
    if sum(bool(_SECTIONS.fullmatch(t)) for t in texts) >= 3:
        yield "sections", EntityType.MEDIA, 2.0
    if sum(bool(_CHAPTERS.fullmatch(t)) for t in texts) >= 2:
        yield "chapters", EntityType.DOCUMENTATION, 2.0
