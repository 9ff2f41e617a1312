"""A site's description of itself."""

import re
from typing import Final

from probes.evidence.evidence import Exchange
from probes.facts import schema_org
from probes.facts.placeholders import is_placeholder
from probes.readers.html import Page
from probes.readers.texts import clean

CAP: Final = 500
_METAS: Final = ("description", "og:description", "twitter:description")
_LINK: Final = re.compile(r"!?\[([^\[\]]{0,300})\]\([^()]{0,2000}\)")
_NOT_PROSE: Final = ("#", "-", "*", "+", "```", "~~~", "|", "<", "[")
_LLMS_CHARS: Final = 20_000
_FRONT: Final = re.compile(r"---[ \t]*\r?\n.*?\r?\n---[ \t]*(?:\r?\n|\Z)", re.DOTALL)
_HEADING: Final = re.compile(r"^ {0,3}#[ \t]+\S", re.MULTILINE)
_LINES_BEFORE: Final = 40
"""Plug-ins put banners and comments above the heading."""


def description(page: Page | None, llms_txt: Exchange | None) -> str:
    texts = _of_page(page) if page else []
    texts.append(_of_llms_txt(llms_txt))
    cleaned = (clean(text, CAP) for text in texts)
    return next((text for text in cleaned if _says(text)), "")


def _says(text: str) -> bool:
    return any(char.isalnum() for char in text) and not is_placeholder(text)


def _of_page(page: Page) -> list[str]:
    metas = [text for key in _METAS for text in page.meta.get(key, ())]
    sites = [e for e in page.json_ld if schema_org.types(e) & {"WebSite", "Organization"}]
    return metas + [schema_org.text(e.get("description")) for e in sites]


def _of_llms_txt(exchange: Exchange | None) -> str:
    """Return the blockquote below the heading, else the first paragraph."""
    if exchange is None or not exchange.ok:
        return ""
    text = _FRONT.sub("", exchange.text[:_LLMS_CHARS].lstrip("\ufeff \t\r\n"), count=1)
    heading = _HEADING.search(text)
    if heading is None or text.count("\n", 0, heading.start()) > _LINES_BEFORE:
        return ""
    text = text[heading.start() :].lstrip()
    blocks = [block.strip() for block in re.split(r"\r?\n[ \t]*\r?\n", text)]
    # Heading and quote are often in one block.
    blocks = [b.partition("\n")[2].strip() if b.startswith("#") else b for b in blocks]
    quotes = (b for b in blocks if b.startswith(">"))
    prose = (b for b in blocks if b and not b.startswith(_NOT_PROSE))
    found = next(quotes, None) or next(prose, "")
    return _LINK.sub(r"\1", re.sub(r"^>\s?", "", found, flags=re.MULTILINE))
