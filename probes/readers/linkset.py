"""Link sets (RFC 9264) in JSON and in Link header syntax."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from probes.evidence.evidence import Exchange
from probes.evidence.link import Link
from probes.readers.json_text import load
from probes.readers.links import link_header
from probes.readers.urls import MAX_LENGTH, absolute

TEXT_TYPE: Final = "application/linkset"
MAX_TARGETS: Final = 1000
_MAY_BE_BARE: Final = frozenset(
    {"api-catalog", "item", "service", "service-desc", "service-doc", "service-meta", "status", "describedby"}
    | {"alternate", "collection", "related"}
)
"""Registered relations (IANA)."""
MAX_TRIED: Final = 3


@dataclass(frozen=True, slots=True)
class Linkset:
    """At most 1000 links. `exact`: written as RFC 9264 demands."""

    links: tuple[Link, ...]
    exact: bool = True


@lru_cache(maxsize=4)  # used by several readers and checks; parsing hostile ones is slow
def read(exchange: Exchange) -> Linkset | None:
    """A set without usable links is empty, not None."""
    base = exchange.final_url
    if exchange.media_type == TEXT_TYPE and exchange.text.lstrip().startswith("<"):
        return Linkset(link_header(" ".join(exchange.text.split()), base), exact=False)
    document = load(exchange.text)
    contexts = document.get("linkset") if isinstance(document, dict) else None
    if not isinstance(contexts, list):
        return None
    written = islice((entry for context in contexts for entry in _targets(context)), MAX_TARGETS)
    found = [(_link(rel, target, anchor, base), exact) for rel, target, anchor, exact in written]
    return Linkset(
        tuple(link for link, _ in found if link), exact=all(exact for link, exact in found if link)
    )


@lru_cache(maxsize=4)
def titles(exchange: Exchange) -> tuple[str, ...]:
    """Of a JSON link set (RFC 9264 §4.2.4.1)."""
    document = load(exchange.text)
    contexts = document.get("linkset") if isinstance(document, dict) else None
    if not isinstance(contexts, list):
        return ()
    written = islice((entry for context in contexts for entry in _targets(context)), MAX_TARGETS)
    found = (target.get("title") for _, target, _, _ in written if isinstance(target, dict))
    return tuple(dict.fromkeys(title for title in found if isinstance(title, str)))


def catalog_targets(links: Iterable[Link]) -> tuple[str, ...]:
    first = {"service-desc": 0, "service-doc": 1, "item": 2}
    ranked = sorted(links, key=lambda link: min((first.get(rel, 3) for rel in link.rel), default=3))
    return tuple(dict.fromkeys(link.href for link in ranked))[:MAX_TRIED]


def _targets(context: object) -> Iterator[tuple[str, object, object, bool]]:
    if not isinstance(context, dict):
        return
    for rel, value in context.items():
        if rel != "anchor" and len(rel) <= MAX_LENGTH:
            for target in value if isinstance(value, list) else [value]:
                exact = isinstance(value, list) and isinstance(target, dict)
                yield rel, target, context.get("anchor"), exact


def _link(rel: str, target: object, anchor: object, base: str) -> Link | None:
    """Bare URLs, which RFC 9727 itself prints once, are accepted where unambiguous."""
    attributes = target if isinstance(target, dict) else {"href": target if _is_bare(rel, target) else None}
    href, media_type = attributes.get("href"), attributes.get("type")
    if not isinstance(href, str) or href.lstrip().startswith("#") or not (url := absolute(href, base)):
        return None
    about = absolute(anchor, base) if isinstance(anchor, str) and anchor else ""
    bare = media_type.partition(";")[0].strip().lower() if isinstance(media_type, str) else ""
    return Link(frozenset(rel.lower().split()), url, bare, about)


def _is_bare(rel: str, target: object) -> bool:
    known = rel.strip().lower() in _MAY_BE_BARE
    return known and isinstance(target, str) and target.lower().startswith(("https://", "http://"))
