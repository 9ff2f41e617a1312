"""Which links of a document a visit tries, and which are dead."""

from collections.abc import Iterable
from typing import Final

from probes.evidence.evidence import Evidence, Exchange
from probes.readers.linkset import MAX_TRIED
from probes.readers.overview import targets
from probes.readers.replies import unreadable
from probes.readers.urls import absolute, bare, same_site

_DEAD: Final = frozenset({404, 410})


def overview_targets(llms_txt: Exchange) -> tuple[str, ...]:
    urls = (absolute(target, llms_txt.final_url) for target in targets(llms_txt.text))
    own = dict.fromkeys(url for url in urls if url and same_site(url, llms_txt.final_url))
    return tuple(own)[:MAX_TRIED]


def tried(urls: Iterable[str], evidence: Evidence) -> tuple[Exchange, ...]:
    asked: dict[str, Exchange] = {}
    for exchange in evidence.exchanges:
        if exchange.method == "GET":
            asked.setdefault(bare(exchange.url), exchange)
    found = (asked.get(bare(url)) for url in urls)
    return tuple(e for e in found if e is not None and unreadable(e) is None)


def dead(links: Iterable[Exchange]) -> tuple[Exchange, ...]:
    return tuple(link for link in links if link.status in _DEAD)
