"""What an agent without scripts reads of a page, and which shown lines it misses."""

import re
from functools import lru_cache
from unicodedata import normalize

from lxml import etree

from probes.evidence.evidence import Exchange
from probes.readers import html
from probes.readers.texts import without_invisible, words_in

_NO_TEXT = ("script", "style", "title", "iframe", "object", "template")
_TEXT_NODES = etree.XPath(".//text()", smart_strings=False)
_LINE_END = re.compile(r"\n")
_MOST_LINES = 300


def shown_words(text: str) -> frozenset[str]:
    """Distinct words of a shown text, without hyphens that a script puts in."""
    return words_in(normalize("NFC", without_invisible(text)))


@lru_cache(maxsize=4)
def readable_words(page: Exchange) -> frozenset[str]:
    """Distinct words of a page as served: `noscript` and declared shadow trees count, attributes do not."""
    root = html.parse_tree(page)
    if root is None:
        return shown_words(page.text)
    for template in root.iter("template"):
        if "shadowrootmode" in template.attrib:
            template.tag = "div"
    etree.strip_elements(root, *_NO_TEXT, with_tail=False)
    return shown_words(" ".join(_TEXT_NODES(root)))


def first_unreadable_line(text: str, readable: frozenset[str]) -> str:
    """The first of 300 lines of a shown text that has words, and none of them readable, or ""."""
    for line in _LINE_END.split(text, maxsplit=_MOST_LINES)[:_MOST_LINES]:
        words = shown_words(line)
        if words and not words & readable:
            return line
    return ""
