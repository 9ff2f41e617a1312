"""A site's name, as stored and as shown, and a word of it to search for."""

import re

from probes.evidence.memo import memoize
from probes.facts.kind_hints import PARKING_WORDS
from probes.facts.name_candidates import is_address, says
from probes.facts.name_model import likeliest_name
from probes.facts.name_words import NAMELESS
from probes.facts.patterns import FoldedText, host_label, split_words
from probes.readers.html import Page
from probes.readers.texts import clean_text

NAME_CAP = 1000
DISPLAY_CAP = 60


def site_name(page: Page, host: str) -> str:
    """The title, else the headline, else the host."""
    candidates = (page.title, *page.meta.get("og:title", ()), page.h1)
    texts = (clean_text(text, NAME_CAP) for text in candidates)
    return next((text for text in texts if says(text) and not is_address(text)), host)


@memoize
def display_name(page: Page, host: str) -> str:
    """What the site is most likely called; the host for parked pages, and those that don't tell."""
    title = FoldedText.from_text(page.title)
    if PARKING_WORDS.count(title) or NAMELESS.count(title):
        return clean_text(host, DISPLAY_CAP)
    return _cut(likeliest_name(page, host)) or clean_text(host, DISPLAY_CAP)


def _cut(name: str) -> str:
    """At most DISPLAY_CAP characters, rather whole words."""
    if len(name) <= DISPLAY_CAP:
        return name
    cut = name[: DISPLAY_CAP - 1]
    space = cut.rfind(" ")
    return (cut[:space] if space > DISPLAY_CAP // 2 else cut).rstrip() + "…"


_WORD = re.compile(r"[^\W\d_]{3,40}")
_TOO_COMMON = split_words(
    "the and for welcome home official website web site page online shop store docs documentation www com",
    "der die das und les des los las company",
)


def search_word(page: Page, host: str) -> str:
    """Return a word of the site's name, else the host's label."""
    named = (word.casefold() for word in _WORD.findall(display_name(page, host)))
    return next((word for word in named if word not in _TOO_COMMON), host_label(host))
