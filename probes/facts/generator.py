"""The software that generated a site, as declared by the site."""

import re
from collections.abc import Iterator
from typing import Final

from index.values.vocabulary import Generator
from probes.evidence.evidence import Exchange
from probes.readers.html import Page

_NAMED: Final = tuple((re.compile(rf"{re.escape(name.lower())}(?=[ -]v?\d|\Z)"), name) for name in Generator)
_API_OF_WORDPRESS: Final = "https://api.w.org/"
_SCRIPTS: Final = (
    (re.compile(rb"<script[^>]{0,200}\ssrc=[\"']?/_next/static/", re.IGNORECASE), Generator.NEXTJS),
    (
        re.compile(rb"<script[^>]{0,200}\ssrc=[\"']?[\w./-]{0,200}_static/documentation_options\.js"),
        Generator.SPHINX,
    ),
    (re.compile(rb"<(?:script|link)[^>]{0,200}/cdn/shopifycloud/", re.IGNORECASE), Generator.SHOPIFY),
)


def generator(page: Page, home: Exchange) -> Generator | None:
    said = list(_said(page, home))
    for pattern, name in _NAMED:
        if any(pattern.match(text) for text in said):
            return name
    if any(_API_OF_WORDPRESS in link.rel for link in page.links):
        return Generator.WORDPRESS
    return next((name for pattern, name in _SCRIPTS if pattern.search(home.body)), None)


def _said(page: Page, home: Exchange) -> Iterator[str]:
    yield from (text.strip().lower() for text in page.meta.get("generator", ()))
    yield from (home.header(name).strip().lower() for name in ("x-generator", "x-powered-by"))
