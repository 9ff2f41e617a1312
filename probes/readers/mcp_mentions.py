"""Endpoints that a text or page mentions, by address or in a link that says MCP."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from itertools import islice
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

from index.values.hosts import owner_domain, registrable_domain
from probes.readers.urls import MAX_LENGTH, absolute, host_of, path_of, same_address, same_site

MAX_READ: Final = 256 * 1024
_MAX_WEAK_MENTIONS: Final = 3
MAX_CLAIMS: Final = 2
"""A text with more is a list of third-party servers."""

_MAX_CANDIDATES: Final = 100
_ADDRESS: Final = re.compile(r"""https?://[^\s"'`<>()\[\]{}|\\*]{4,2000}""")
_PATH: Final = re.compile(
    r"""(?:^|[\s"'`(<:=])(/[\w~.-]{1,80}(?:/[\w~.-]{1,80}){0,7}/?)(?=$|[\s"'`)>,;:!?])""", re.MULTILINE
)
_LABELLED: Final = re.compile(
    r"""
    (?<![\w/.-])(?:MCP|model\ context\ protocol)(?![\w/.-]) [^\n/]{0,60}?
    (?:\b(?:endpoint|server|url|uri|address|transport|http|at|is|post)\b|[:=|\u2192>]) [\s`"'(<*_:|=]{1,8}
    (https?://[^\s"'`<>()\[\]{}|\\*]{4,2000} | /[\w~.-]{1,80}(?:/[\w~.-]{1,80}){0,7}/?) (?=$|[\s"'`)>,;:!?|])
    """,
    re.IGNORECASE | re.MULTILINE | re.VERBOSE,
)
"""As in "MCP endpoint: /ai/rpc"."""
_CONFIGURED: Final = re.compile(
    r"""["']mcpServers["'](?:[^`]{0,1500}) | \bmcp\ add(?:-json)?\b(?:[^\n`\\]|\\\n|\\[^\n]){0,400}
    | (?<![\w-])(?:mcp-remote|add-mcp)(?![\w-])(?:@[\w.-]{1,20})?[^\n`]{0,300}""",
    re.VERBOSE,
)
"""What clients are given to connect: a block of settings, a command."""
_LINK: Final = re.compile(r"\[([^\[\]\n]{1,200})\]\(\s{0,3}<?([^()<>\s]{1,2000})")
_HREF: Final = re.compile(r"""\bhref\s{0,5}=\s{0,5}["']?([^"'\s<>]{1,2000})""", re.IGNORECASE)
_ANCHOR_TEXT, _ANCHOR_TAG = 400, 2048
_MAX_BLOCKS: Final = 20
_MAX_OCCURRENCES: Final = 500
SAYS_MCP: Final = re.compile(r"\bMCP\b|\bmodel context protocol\b|(?<![\w-])mcp(?![\w-])", re.IGNORECASE)

_NAMED_AS_ENDPOINT: Final = re.compile(
    r"/(?:mcp|sse|mcp[-_]?server)(?:/(?:sse|https?|server|stream|streamable(?:[-_]?http)?|rpc|endpoint"
    r"|v\d+))?/?$",
    re.IGNORECASE,
)
_PART_OF_PATH: Final = re.compile(r"/(?:mcp|mcp[-_]server)(?:/|$)", re.IGNORECASE)
_PAGE_PATH: Final = re.compile(
    r"\.(?:mdx?|html?|txt|json|ya?ml|xml|pdf|png|svg|jpe?g|gif|webp|js|css|zip|gz|mcpb|dxt)$", re.IGNORECASE
)

_LIKELY: Final = re.compile(r"mcp|/sse", re.IGNORECASE)
_SHORT_NAME: Final = 3
_ANYBODYS: Final = frozenset(
    {"mcp", "api", "www", "app", "apps", "docs", "agent", "agents", "server", "servers", "tools", "shop"}
    | {"store", "site", "sites", "web", "dev", "test", "demo", "cloud", "hosting", "public"}
)


@dataclass(frozen=True, slots=True)
class EndpointMention:
    """`weak`: may be an ordinary page. `is_claim`: counts only if the server names the site."""

    url: str
    weak: bool = False
    is_claim: bool = False


def in_text(text: str, base: str) -> tuple[EndpointMention, ...]:
    text = text[:MAX_READ]
    linked = ((m[2], SAYS_MCP.search(m[1]) is not None) for m in _LINK.finditer(text))
    written = ((m[0].rstrip(".,;:!?"), False) for m in _ADDRESS.finditer(text))
    paths = ((m[1].rstrip("."), False) for m in _PATH.finditer(text))
    labelled = ((m[1].rstrip(".,;:!?"), True) for m in _LABELLED.finditer(text))
    configured = ((raw, True) for raw in _configured(text))
    return _ranked(
        [one for some in (linked, written, paths, labelled, configured) for one in _likely(some)], base
    )


def _configured(text: str) -> Iterator[str]:
    blocks = islice(_CONFIGURED.finditer(text), _MAX_BLOCKS)
    return (m[0].rstrip(".,;:!?") for block in blocks for m in _ADDRESS.finditer(block[0]))


def in_page(markup: str, base: str) -> tuple[EndpointMention, ...]:
    """All are weak, except on hosts like mcp.example.com."""
    written = ((m[0].rstrip(".,;:!?"), False) for m in _ADDRESS.finditer(markup))
    found = _ranked([*_likely(_anchors(markup)), *_likely(written)], base)
    return tuple(EndpointMention(m.url, m.weak or not _has_mcp_host(m.url), m.is_claim) for m in found)


def looks_like_endpoint(url: str) -> bool:
    """Whether it ends in /mcp, /sse, /mcp/server etc., or its host is like mcp.example.com."""
    path = path_of(url)
    if _NAMED_AS_ENDPOINT.search(path):
        return True
    return _has_mcp_host(url) and not _PAGE_PATH.search(path)


def names_host(url: str, host: str) -> bool:
    """Whether another site's address names the host in path, label or query value.

    A label may lack the suffix: `acme.agents.example` for acme.com.
    """
    host = host.removeprefix("www.")
    names = {host, host.replace(".", "-")}
    try:
        parts = urlsplit(url)
        asked = [value for _, value in parse_qsl(parts.query, max_num_fields=20)]
    except ValueError:
        return False
    values = [host_of(value) if "://" in value else value.strip("/").lower() for value in asked]
    segments = [unquote(part).lower() for part in parts.path.split("/")]
    if any(one.removeprefix("www.") in names for one in (*values, *segments)):
        return True
    there = host_of(url)
    tenant = there.removesuffix(registrable_domain(there)).strip(".")
    return any(f".{name}." in f".{tenant}." for name in {*names, own_name(host)} - {""})


def names_site(website: str, title: str, host: str) -> bool:
    if website:
        return same_site(website, f"https://{host}/")
    return _title_names(title.lower(), host.removeprefix("www."))


def own_name(host: str) -> str:
    """For www.acme.co.uk "acme"; "" for a generic label."""
    label = owner_domain(host.removeprefix("www.")).partition(".")[0]
    return label if len(label) >= _SHORT_NAME and label not in _ANYBODYS else ""


def _title_names(text: str, host: str) -> bool:
    if re.search(rf"(?<![\w.-]){re.escape(host)}(?![\w-]|\.\w)", text):
        return True
    name, words = own_name(host).replace("-", ""), re.findall(r"[^\W_]+", text)[:10]
    return bool(name) and name in ("".join(words[:end]) for end in range(1, len(words) + 1))


def _likely(written: Iterator[tuple[str, bool]]) -> Iterator[tuple[str, bool]]:
    return islice((one for one in written if one[1] or _LIKELY.search(one[0])), _MAX_CANDIDATES)


def _ranked(written: list[tuple[str, bool]], base: str) -> tuple[EndpointMention, ...]:
    said: dict[str, bool] = {}
    for raw, says in written:
        if len(raw) <= MAX_LENGTH and (url := absolute(raw, base)):
            said[url] = said.get(url, False) or says
    found = [m for url, says in said.items() if (m := _mention(url, base, says=says)) is not None]
    found.sort(key=lambda m: (not _has_mcp_host(m.url), path_of(m.url).count("/")))
    claims = [m for m in found if m.is_claim]
    return (
        *(m for m in found if not m.weak and not m.is_claim),
        *[m for m in found if m.weak][:_MAX_WEAK_MENTIONS],
        *(claims if len(claims) <= MAX_CLAIMS else ()),
    )


def _mention(url: str, base: str, *, says: bool) -> EndpointMention | None:
    endpoint, path = looks_like_endpoint(url), path_of(url)
    page = _PAGE_PATH.search(path) is not None or same_address(url, base)
    if same_site(url, base):
        weak = not page and (says or _PART_OF_PATH.search(path) is not None)
        return EndpointMention(url, weak=not endpoint) if endpoint or weak else None
    if names_host(url, host_of(base)):
        return EndpointMention(url, weak=not endpoint) if endpoint or (says and not page) else None
    return EndpointMention(url, is_claim=True) if endpoint and url.startswith("https://") else None


def _has_mcp_host(url: str) -> bool:
    return host_of(url).startswith("mcp.")


def _anchors(markup: str) -> Iterator[tuple[str, bool]]:
    for word in islice(SAYS_MCP.finditer(markup), _MAX_OCCURRENCES):
        start = max(0, word.start() - _ANCHOR_TEXT - _ANCHOR_TAG)
        before = markup[start : word.start()].lower()
        opened = before.rfind("<a ")
        if opened < 0 or before.find("</a", opened) >= 0:
            continue
        end = markup.find(">", start + opened, start + opened + _ANCHOR_TAG)
        if end > 0 and (href := _HREF.search(markup[start + opened : end])):
            yield unescape(href[1]), end < word.start()
