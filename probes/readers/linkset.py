"""Link sets (RFC 9264) in JSON and in Link header syntax."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from probes.evidence.evidence import Evidence, Exchange
from probes.evidence.link import Link
from probes.readers.json_text import load
from probes.readers.links import header_targets, link_header
from probes.readers.overview import linked_targets
from probes.readers.replies import why_unreadable
from probes.readers.urls import MAX_LENGTH, absolute_url, bare, is_web, same_site, scheme_of, service_uri

TEXT_TYPE = "application/linkset"
MAX_TARGETS = 1000
# Registered relations (IANA).
_MAY_BE_BARE = frozenset(
    {"api-catalog", "item", "service", "service-desc", "service-doc", "service-meta", "status", "describedby"}
    | {"alternate", "collection", "related"}
)
MAX_TRIED = 3


@dataclass(frozen=True, slots=True)
class Linkset:
    """At most 1000 links. `exact`: written as RFC 9264 demands.

    `services` are links to other protocols, such as wss, which are never requested; `unusable` are schemes
    of links that lead to no service, such as mailto.
    """

    links: tuple[Link, ...]
    exact: bool = True
    services: tuple[str, ...] = ()
    unusable: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return len(self.links) + len(self.services)


@lru_cache(maxsize=4)  # used by several readers and checks; parsing hostile ones is slow
def read_linkset(exchange: Exchange) -> Linkset | None:
    """A set without usable links is empty, not None."""
    base = exchange.final_url
    if exchange.media_type == TEXT_TYPE and exchange.text.lstrip().startswith("<"):
        value = " ".join(exchange.text.split())
        services, unusable = _apart(header_targets(value))
        return Linkset(link_header(value, base), exact=False, services=services, unusable=unusable)
    document = load(exchange.text)
    contexts = document.get("linkset") if isinstance(document, dict) else None
    if not isinstance(contexts, list):
        return None
    written = tuple(islice((entry for context in contexts for entry in _targets(context)), MAX_TARGETS))
    found = [(_link(rel, target, anchor, base), exact) for rel, target, anchor, exact in written]
    services, unusable = _apart(_href(rel, target) for rel, target, _, _ in written)
    return Linkset(
        tuple(link for link, _ in found if link),
        exact=all(exact for link, exact in found if link),
        services=services,
        unusable=unusable,
    )


@lru_cache(maxsize=4)
def link_titles(exchange: Exchange) -> tuple[str, ...]:
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
    href = _href(rel, target)
    if not href or href.lstrip().startswith("#") or not (url := absolute_url(href, base)):
        return None
    media_type = target.get("type") if isinstance(target, dict) else None
    about = absolute_url(anchor, base) if isinstance(anchor, str) and anchor else ""
    bare = media_type.partition(";")[0].strip().lower() if isinstance(media_type, str) else ""
    return Link(frozenset(rel.lower().split()), url, bare, about)


def _href(rel: str, target: object) -> str:
    href = target.get("href") if isinstance(target, dict) else target if _is_bare(rel, target) else ""
    return href if isinstance(href, str) else ""


def _is_bare(rel: str, target: object) -> bool:
    known = rel.strip().lower() in _MAY_BE_BARE
    return known and isinstance(target, str) and target.lower().startswith(("https://", "http://"))


def _apart(hrefs: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the URIs of services by other protocols, and the schemes of links to no service."""
    services, unusable = list[str](), dict[str, None]()
    for href in hrefs:
        if service := service_uri(href):
            services.append(service)
        elif (scheme := scheme_of(href)) and not is_web(href) and "." not in scheme:  # no host with a port
            unusable[scheme] = None
    return tuple(services), tuple(unusable)


_DEAD = frozenset({404, 410})


def overview_targets(llms_txt: Exchange) -> tuple[str, ...]:
    urls = (absolute_url(target, llms_txt.final_url) for target in linked_targets(llms_txt.text))
    own = dict.fromkeys(url for url in urls if url and same_site(url, llms_txt.final_url))
    return tuple(own)[:MAX_TRIED]


def exchanges_of(urls: Iterable[str], evidence: Evidence) -> tuple[Exchange, ...]:
    asked: dict[str, Exchange] = {}
    for exchange in evidence.exchanges:
        if exchange.method == "GET":
            asked.setdefault(bare(exchange.url), exchange)
    found = (asked.get(bare(url)) for url in urls)
    return tuple(e for e in found if e is not None and why_unreadable(e) is None)


def dead_exchanges(links: Iterable[Exchange]) -> tuple[Exchange, ...]:
    return tuple(link for link in links if link.status in _DEAD)
