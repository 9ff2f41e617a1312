"""Recognises Markdown replies."""

import re
from collections.abc import Set as AbstractSet

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.html import Page
from probes.readers.json_text import load
from probes.readers.mdx import without_mdx
from probes.readers.prose import body_of, error_in, plain_prose, without_comments
from probes.readers.replies import HTML_TYPES, looks_like_html, starts_like_html, why_unreadable

CONSTRUCT = re.compile(
    r"""
    ^[ ]{0,3}\#{1,6}[ \t]+\S | ^[ \t]*[-*+][ \t]+\S | ^[ \t]*\d{1,3}[.)][ \t]+\S | ^[ ]{0,3}>[ \t]?\S
  | ^[ \t]*\|.*\| | ^[ ]{0,3}(?:={3,}|-{3,})[ \t]*$ | \]\([^)\s] | \*\*\w | ^[ \t]*(?:```|~~~)
    """,
    re.VERBOSE | re.MULTILINE,
)

_DOCUMENT = re.compile(r"^[ \t]*<(?:!doctype\s+html|html|head|body)[\s>]", re.IGNORECASE | re.MULTILINE)
# As in pages of VitePress.
_CODE_FIRST = re.compile(r"\s*+<(?:script|style|noscript|iframe)[\s>/]", re.IGNORECASE)
_TAG = re.compile(r"</?([a-z][a-z0-9-]*)(\s[^<>]*)?/?>")  # MDX components begin with a capital
_BLOCK_START = re.compile(
    r"[ \t]*</?(?:address|article|aside|blockquote|center|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption"
    r"|figure|footer|form|frame|frameset|h[1-6]|header|hr|iframe|legend|li|link|main|menu|menuitem|nav"
    r"|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr"
    r"|track|ul)"
    r"(?:[ \t]|/?>|$)"
)
_BLOCK_WITHIN = re.compile(
    r"<(?:article|div|footer|form|h[1-6]|header|li|main|nav|ol|p|section|td|th|tr|ul)(?:\s[^<>]*)?>"
)
_LINE_OF_TAGS = re.compile(r"[ \t]*(?>(?:</?[a-z][a-z0-9-]*(?:\s[^<>]*)?/?>[ \t]*)+)")
_ALIGNED = re.compile(r"\salign\s*=", re.IGNORECASE)
# Markdown has no syntax for them.
_ORDINARY = frozenset(
    [
        "a",
        "abbr",
        "audio",
        "b",
        "br",
        "caption",
        "center",
        "code",
        "col",
        "colgroup",
        "del",
        "details",
        "dd",
        "dl",
        "dt",
        "em",
        "figcaption",
        "figure",
        "hr",
        "i",
        "img",
        "ins",
        "kbd",
        "mark",
        "picture",
        "q",
        "s",
        "samp",
        "small",
        "source",
        "strike",
        "strong",
        "sub",
        "summary",
        "sup",
        "table",
        "tbody",
        "td",
        "tfoot",
        "th",
        "thead",
        "tr",
        "tt",
        "u",
        "var",
        "video",
        "wbr",
    ]
)
_TARGET = re.compile(r"\]\([^()\s]*+")
_AROUND_CODE = 40
READ_CHARS = 64 * 1024  # Characters


def is_html_text(text: str) -> bool:
    """Detects HTML after a heading or frontmatter too."""
    body = body_of(text).replace("\0", "")
    if starts_like_html(body) and not _CODE_FIRST.match(without_comments(body)):
        return True
    plain = plain_prose(text)
    if _DOCUMENT.search(plain):
        return True
    if len(plain.strip()) < _AROUND_CODE and _DOCUMENT.search(body):
        return True  # the whole page is one code block
    plain = plain[:READ_CHARS]
    markdown, markup = _parted(plain) if "<" in plain else (plain, "")
    constructs = sum(1 for _ in CONSTRUCT.finditer(markdown))
    if not constructs:
        return starts_like_html(body) or (plain.lstrip().startswith("<") and len(_TAG.findall(plain)) >= 3)
    return _layout_tags(plain) > max(constructs, 5, 2.5 * len(plain) / 1024) and _says(markup) > _says(
        markdown
    )


def _parted(plain: str) -> tuple[str, str]:
    markdown, markup, within, blank = list[str](), list[str](), False, True
    for line in plain.split("\n"):
        says = bool(line.strip())
        within = says and (
            within
            or _BLOCK_START.match(line) is not None
            or (blank and _LINE_OF_TAGS.fullmatch(line) is not None)
        )
        (markup if within or _BLOCK_WITHIN.search(line) else markdown).append(line)
        blank = not says
    return "\n".join(markdown), "\n".join(markup)


def _layout_tags(plain: str) -> int:
    return sum(
        not (found[0].startswith("</") or found[1] in _ORDINARY or _ALIGNED.search(found[2] or ""))
        for found in _TAG.finditer(plain)
    )


def _says(text: str) -> int:
    return len("".join(_TARGET.sub("]", _TAG.sub(" ", text)).split()))


MARKDOWN_TYPES = frozenset({"text/markdown", "text/x-markdown"})
PAST_A_CACHE = "nocache="
MIN_CHARACTERS = 100

_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
_MOST_NOT_TEXT = 0.01


def looks_like_markdown(text: str) -> bool:
    """Plain sentences, HTML, JSON and what is no text don't count."""
    body = body_of(text)
    if not CONSTRUCT.search(body) or is_html_text(text) or not _is_text(text):
        return False
    return body.lstrip()[:1] not in {"{", "["} or load(body) is None


def _is_text(text: str) -> bool:
    return len(_NOT_TEXT.findall(text)) <= _MOST_NOT_TEXT * len(text)


def is_markdown_reply(
    exchange: Exchange, types: AbstractSet[str] | None = None, page: Page | None = None
) -> Reason | None:
    """Why a reply isn't a Markdown document of one of these types, or None.

    Without `types` any will do but those of HTML. `page`, its HTML counterpart, sets the minimum length.
    """
    if (why := why_unreadable(exchange)) is not None:
        return why
    if exchange.status == 406:
        return Reason.NOT_ACCEPTABLE
    if not exchange.ok:
        return Reason.NOT_FOUND
    labelled = exchange.media_type in HTML_TYPES
    if (labelled and looks_like_html(exchange)) or is_html_text(exchange.text):
        return Reason.IS_HTML
    if types is not None and exchange.media_type not in types:
        return Reason.WRONG_MEDIA_TYPE
    if why := _of_text(exchange, page):
        return why
    return Reason.WRONG_MEDIA_TYPE if types is None and labelled else None


def _of_text(exchange: Exchange, page: Page | None) -> Reason | None:
    text = exchange.text
    if why := error_in(text, page, exchange.final_url):
        return why
    length = len(" ".join(without_mdx(text).split()))
    if length < MIN_CHARACTERS and length < max(20, len(page.text) // 2 if page else MIN_CHARACTERS):
        return Reason.TOO_SHORT
    return None if looks_like_markdown(text) else Reason.NOT_MARKDOWN
