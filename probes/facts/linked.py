"""Countries of the national domains that a page links to."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from index.values.hosts import registrable_domain
from probes.facts.countries import GENERIC_TLDS, of_domain
from probes.facts.wordlists import words
from probes.readers.html import Page

_SHORTENED: Final = words(
    "amzn.eu bit.do dlvr.it flic.kr geni.us ift.tt lin.ee lnkd.in lobste.rs pin.it rb.gy redd.it shorturl.at",
    "spoti.fi trib.al v.gd wa.link youtu.be",
)
"""Domains of no country, whatever their end says."""
_PUBLIC: Final = re.compile(r"(?:^|\.)(?:ac|edu|gob|gouv|gov|mil)\.[a-z]{2}$", re.IGNORECASE)
_NATIONAL: Final = re.compile(
    r"(?:(?:https?:)?//|(?P<mail>mailto:[^?@]{1,64}@))(?P<domain>(?:[\w-]{1,63}\.){1,9}(?P<top>[a-z]{2}))(?![\w.@-])",
    re.IGNORECASE,
)
_SEVERAL: Final = 2


def hints(page: Page, host: str) -> Iterator[tuple[str, str]]:
    """Yield the one country of the page's links, and of its mail addresses."""
    own = registrable_domain(host).partition(".")[0]
    linked, mailed = defaultdict[str, set[str]](set), set[str]()
    for anchor in page.anchors:
        found = _NATIONAL.match(anchor.href)
        code = _code(found["top"].lower(), found["domain"]) if found else ""
        if not found or not code:
            continue
        if found["mail"]:
            mailed.add(code)
            continue
        domain = registrable_domain(found["domain"].lower())
        if domain not in _SHORTENED and domain.partition(".")[0] != own:
            linked[code].add(domain)
    if len(linked) == 1:
        code, domains = next(iter(linked.items()))
        yield ("linked" if len(domains) >= _SEVERAL else "link"), code
    if len(mailed) == 1:
        yield "mail", mailed.pop()


def _code(top: str, domain: str) -> str:
    return of_domain(top) if top not in GENERIC_TLDS or _PUBLIC.search(domain) else ""
