"""The word that a site's own search is tested with."""

import re
from typing import Final

from probes.facts.host_label import host_label
from probes.facts.name import display_name
from probes.facts.wordlists import words
from probes.readers.html import Page

_WORD: Final = re.compile(r"[^\W\d_]{3,40}")
_TOO_COMMON: Final = words(
    "the and for welcome home official website web site page online shop store docs documentation www com",
    "der die das und les des los las company",
)


def search_word(page: Page, host: str) -> str:
    """Return a word of the site's name, else the host's label."""
    named = (word.casefold() for word in _WORD.findall(display_name(page, host)))
    return next((word for word in named if word not in _TOO_COMMON), host_label(host))
