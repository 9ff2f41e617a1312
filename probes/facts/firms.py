"""Signs of a firm, and the prices of a shop."""

import re
from functools import lru_cache
from itertools import islice
from typing import Final

from probes.facts import numbers, regions
from probes.facts.firm_words import FIRM_LINKS, FORMS, PRICE, REACHED
from probes.facts.marks import Words
from probes.readers.html import Page

_NOT_A_FIRM: Final = re.compile(r"\.(?:org|edu|gov|mil|int|museum)(?:\.[a-z]{2})?$")
_FOOTER: Final = 1_500
_HEADER: Final = 800
_PHONE: Final = re.compile(
    r"(?<![\w.,/-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)|\d{2,5})[\s./-]\d{2,4}(?:[\s.-]\d{2,5}){1,3}"
    r"(?![\w.,/-])"
)
_PRICES: Final = 4
_MOST_LINKS: Final = 4
_LABEL: Final = 40
_READ: Final = 30_000


@lru_cache(maxsize=4)  # asked for twice if hints decide alone
def weight(page: Page, host: str) -> float:
    if _NOT_A_FIRM.search(host):
        return 0.0
    footer = page.last_text(_FOOTER)
    ends = f"{page.text[:_HEADER]} {footer}" if len(page.text) > _FOOTER else page.text
    legal = any(FORMS.search(text) for text in (footer, page.title))
    reached = bool(numbers.linked(page)) or bool(_PHONE.search(ends))
    placed = bool(regions.of_postcodes(ends))
    said = REACHED.different(Words.of(ends), 2)
    labels = {a.text for a in page.anchors if len(a.text) < _LABEL}
    linked = len({kind for label in labels for kind in _linked(label)})
    return legal + 0.5 * (reached + placed + said + min(linked, _MOST_LINKS))


@lru_cache(maxsize=2)  # called twice per page
def shows_prices(text: str) -> bool:
    return sum(1 for _ in islice(PRICE.finditer(text[:_READ]), _PRICES)) == _PRICES


def _linked(text: str) -> list[str]:
    return [kind for kind, marks in FIRM_LINKS.items() if marks.is_all_of(text.strip())]
