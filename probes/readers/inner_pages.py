"""Which inner pages a visit asks, and where their markdown copies may be."""

import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import islice

from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers import html, overview
from probes.readers.home_site import shown_home
from probes.readers.mcp_routes import is_own_document
from probes.readers.replies import why_unreadable
from probes.readers.urls import absolute_url, path_of, same_address, same_site

MAX_PAGES = 3
MIN_AGREEING = 2  # Pages that decide
_MOST = 1000  # Addresses that are read of a document
_LOC = re.compile(rb"<loc>\s*([^<>\s]{1,2000})\s*</loc>")
_COPY = re.compile(r"(?:/index\.md|(?:\.html)?\.md)\Z")
# A last segment with a point and none of these is a file.
_PAGE = re.compile(r"(?:/[^./]*|\.(?:html?|php|aspx?|jsp))\Z")


def choose_pages(host: str, urls: Iterable[str]) -> list[str]:
    """Up to three of the pages, the same ones at each visit."""
    return sorted(set(urls), key=lambda url: sha256(f"{host} {url}".encode()).digest())[:MAX_PAGES]


def pages_of_overview(evidence: Evidence) -> Iterator[str]:
    """Inner pages that llms.txt names; an address of a copy stands for its page."""
    llms_txt = overview.overview_of(evidence)
    if llms_txt is not None and llms_txt.ok and is_own_document(llms_txt, evidence):
        targets = islice(overview.linked_targets(llms_txt.text), _MOST)
        yield from _inner((page_of_copy(absolute_url(one, llms_txt.final_url)) for one in targets), evidence)


def pages_of_home(evidence: Evidence) -> Iterator[str]:
    """Inner pages that the home page links to."""
    home = shown_home(evidence)
    root = html.parse_tree(home) if home is not None and why_unreadable(home) is None else None
    if home is not None and root is not None:
        base = html.base_of(home)
        links = islice(root.iter("a"), _MOST)
        yield from _inner((absolute_url(link.get("href") or "", base) for link in links), evidence)


def pages_of_sitemap(sitemap: Exchange, evidence: Evidence) -> Iterator[str]:
    """Inner pages that a sitemap (sitemaps.org) names."""
    if sitemap.ok:
        found = islice(_LOC.finditer(sitemap.body), _MOST)
        named = (absolute_url(one[1].decode(errors="replace"), sitemap.final_url) for one in found)
        yield from _inner(named, evidence)


def _inner(urls: Iterable[str], evidence: Evidence) -> Iterator[str]:
    home = evidence.first(Purpose.HOME)
    for url in urls:
        if not url or home is None or not same_site(url, home.final_url) or "?" in url:
            continue
        is_home = path_of(url) in {"", "/"} or same_address(url, home.final_url)
        if not is_home and _PAGE.search(path_of(url)):
            yield url


def page_of_copy(url: str) -> str:
    """The page of a markdown copy: `/a.md` and `/a/index.md` stand for `/a` and `/a/`."""
    if url.endswith("/index.md"):
        return url.removesuffix("index.md")
    return url.removesuffix(".md") if _COPY.search(url) else url


def copies_of(url: str) -> list[str]:
    """Usual addresses of a page's markdown copy."""
    if url.endswith("/"):
        return [f"{url}index.md", f"{url[:-1]}.md", f"{url}index.html.md"]
    if re.search(r"\.html?\Z", url):
        return [f"{url}.md", f"{url.rpartition('.')[0]}.md"]
    return [f"{url}.md", f"{url}/index.md", f"{url}.html.md"]
