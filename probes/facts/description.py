"""A site's description of itself."""

import re
from typing import Final

from probes.evidence.evidence import Exchange
from probes.facts import schema_org
from probes.facts.placeholders import is_placeholder
from probes.readers.html import Page
from probes.readers.prose import without_comments
from probes.readers.texts import clean

CAP: Final = 500
_METAS: Final = ("description", "og:description", "twitter:description")
_LINK: Final = re.compile(r"!?\[([^\[\]]{0,300})\]\([^()]{0,2000}\)")
_NOT_PROSE: Final = re.compile(
    r"#|[-*+](?:[ \t]|$)|(?:[-*_][ \t]*){3,}$|```|~~~|\||<|\[|\d{1,9}[.)][ \t]", re.MULTILINE
)
_LLMS_CHARS: Final = 20_000
_FRONT: Final = re.compile(r"---[ \t]*\r?\n.*?\r?\n---[ \t]*(?:\r?\n|\Z)", re.DOTALL)
_HEADING: Final = re.compile(
    r"^ {0,3}(?:#[ \t]+\S[^\n]*|(?![ \t>#|<`~*+-])\S[^\n]{0,200}\n {0,3}=+[ \t]*$)\n?", re.MULTILINE
)
_EMPHASIS: Final = re.compile(r"(?<![\w*_])(\*{1,3}|_{1,3})(?=\S)([^*_\n]{1,300}?)(?<=\S)\1(?![\w*_])")
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
    text = without_comments(text.replace("\r\n", "\n"))
    heading = _HEADING.search(text)
    if heading is None or text.count("\n", 0, heading.start()) > _LINES_BEFORE:
        return ""
    blocks = [block.strip() for block in re.split(r"\n[ \t]*\n", text[heading.end() :])]
    quotes = (b for b in blocks if b.startswith(">"))
    prose = (b for b in blocks if b and not _NOT_PROSE.match(b))
    return _plain(next(map(_paragraph, quotes), "") or next(map(_paragraph, prose), ""))


def _paragraph(block: str) -> str:
    """Return the lines before a list, heading or anything else that ends a paragraph."""
    lines = [re.sub(r"^>\s?", "", line.strip()) for line in block.split("\n")]
    ends = (number for number, line in enumerate(lines) if number and _NOT_PROSE.match(line))
    return "\n".join(lines[: next(ends, len(lines))])


def _plain(text: str) -> str:
    return _EMPHASIS.sub(r"\2", _LINK.sub(r"\1", text))
