"""Finds uses of WebMCP in scripts and forms, ignoring comments, strings and prose.

Only a browser can tell whether the code registers a tool.
"""

import re
from collections.abc import Iterator
from itertools import islice

from probes.evidence.evidence import Exchange
from probes.evidence.page_run import WebmcpMention
from probes.readers import html
from probes.readers.marks import has_any
from probes.readers.script_text import blank_literals
from probes.readers.texts import clean_text

FORM = "form toolname"
MAX_MENTIONS = 20
MAX_CONTEXT = 120

_QUOTED_NAME = re.compile(r"""\[\s{0,8}(["'`])modelContext\1\s{0,8}\]""")
_USES = re.compile(
    r"\b(document|navigator)\??\s{0,8}\.\s{0,8}modelContext\b"
    r"|\.\s{0,8}(modelContext)\b"
    r"|\bmodelContext\??\s{0,8}\.\s{0,8}(registerTool|provideContext)\s{0,8}\("
)
_SCRIPT_TYPES = re.compile(r"^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script.*)$", re.IGNORECASE)
_CODE_TYPES = ("javascript", "ecmascript")


_MENTIONED = (b"modelContext", b"toolname")
_MARKS = (*_MENTIONED, b"@mcp-b/", b"webmcp")


def speaks_of_webmcp(exchange: Exchange) -> bool:
    return has_any(exchange.body, _MARKS)


def may_mention(exchange: Exchange) -> bool:
    return has_any(exchange.body, _MENTIONED)


def find_mentions(exchange: Exchange, dest: str = "") -> tuple[WebmcpMention, ...]:
    """`dest` is the Sec-Fetch-Dest."""
    if not may_mention(exchange):
        return ()
    if dest == "script" or any(kind in exchange.media_type for kind in _CODE_TYPES):
        found = _in_code(exchange.text, exchange.final_url)
    elif html.is_html(exchange):
        found = _in_page(exchange)
    else:
        return ()
    return tuple(islice(found, MAX_MENTIONS))


def _in_page(exchange: Exchange) -> Iterator[WebmcpMention]:
    for form in html.parse_page(exchange).forms:
        if form.attributes.get("toolname"):
            yield WebmcpMention(FORM, exchange.final_url, clean_text(form.excerpt, MAX_CONTEXT))
    for script in scripts(exchange):
        yield from _in_code(script, exchange.final_url)


def scripts(exchange: Exchange) -> list[str]:
    root = html.parse_tree(exchange)
    if root is None:
        return []
    inline = (
        e
        for e in root.iter("script")
        if not e.get("src") and _SCRIPT_TYPES.match((e.get("type") or "").strip())
    )
    return ["".join(e.itertext()) for e in inline]


def sources(exchange: Exchange) -> list[str]:
    root = html.parse_tree(exchange)
    if root is None:
        return []
    return [str(e.get("src")) for e in root.iter("script") if e.get("src")]


def _in_code(code: str, where: str) -> Iterator[WebmcpMention]:
    """Non-code is blanked out, so that offsets stay valid."""
    named = _QUOTED_NAME.sub(".modelContext", code)
    bare = blank_literals(named)
    for use in _USES.finditer(bare):
        around = named[max(0, use.start() - 20) : use.end() + MAX_CONTEXT]
        yield WebmcpMention(_pattern(use), where, clean_text(around, MAX_CONTEXT))


def _pattern(use: re.Match[str]) -> str:
    owner, property_, call = use.groups()
    if owner:
        return f"{owner}.modelContext"
    return f"modelContext.{call}" if call else str(property_)
