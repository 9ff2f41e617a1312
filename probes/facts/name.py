"""The name of a site."""

from functools import lru_cache
from typing import Final

from probes.facts.kind_words import PARKED
from probes.facts.marks import Words
from probes.facts.name_candidates import is_address, says
from probes.facts.name_model import likeliest
from probes.facts.name_words import NAMELESS
from probes.readers.html import Page
from probes.readers.texts import clean

NAME_CAP: Final = 1000
DISPLAY_CAP: Final = 60


def name(page: Page, host: str) -> str:
    """The title, else the headline, else the host."""
    candidates = (page.title, *page.meta.get("og:title", ()), page.h1)
    texts = (clean(text, NAME_CAP) for text in candidates)
    return next((text for text in texts if says(text) and not is_address(text)), host)


@lru_cache(maxsize=4)  # several facts of a page ask for it
def display_name(page: Page, host: str) -> str:
    """What the site is most likely called; the host for parked pages, and those that don't tell."""
    title = Words.of(page.title)
    if PARKED.different(title) or NAMELESS.different(title):
        return clean(host, DISPLAY_CAP)
    return _cut(likeliest(page, host)) or clean(host, DISPLAY_CAP)


def _cut(name: str) -> str:
    """At most DISPLAY_CAP characters, rather whole words."""
    if len(name) <= DISPLAY_CAP:
        return name
    cut = name[: DISPLAY_CAP - 1]
    space = cut.rfind(" ")
    return (cut[:space] if space > DISPLAY_CAP // 2 else cut).rstrip() + "…"
