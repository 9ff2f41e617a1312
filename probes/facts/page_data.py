"""What a page declares of itself: schema.org data, its generator, the platform that supplies its tools."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import isfinite
from typing import Any
from urllib.parse import urlsplit

from index.values.hosts import owner_domain
from index.values.vocabulary import Generator
from probes.evidence.evidence import Exchange
from probes.evidence.page_run import RegisteredTool
from probes.facts.lazy_pattern import compile_re
from probes.readers import html
from probes.readers.html import Page
from probes.readers.marks import has_any

_NAMED = tuple((compile_re(rf"{re.escape(name.lower())}(?=[ -]v?\d|\Z)"), name) for name in Generator)
_API_OF_WORDPRESS = "https://api.w.org/"
_SCRIPTS = (
    (
        b"/_next/static/",
        compile_re(rb"<script[^>]{0,200}\ssrc=[\"']?/_next/static/", re.IGNORECASE),
        Generator.NEXTJS,
    ),
    (
        b"documentation_options.js",
        compile_re(rb"<script[^>]{0,200}\ssrc=[\"']?[\w./-]{0,200}_static/documentation_options\.js"),
        Generator.SPHINX,
    ),
    (
        b"/cdn/shopifycloud/",
        compile_re(rb"<(?:script|link)[^>]{0,200}/cdn/shopifycloud/", re.IGNORECASE),
        Generator.SHOPIFY,
    ),
)  # A part of each address, which is found faster than the whole


def generator_of(page: Page, home: Exchange) -> Generator | None:
    said = list(_said(page, home))
    for pattern, name in _NAMED:
        if any(pattern.match(text) for text in said):
            return name
    if any(_API_OF_WORDPRESS in link.rel for link in page.links):
        return Generator.WORDPRESS
    body = home.body
    scripts = ((pattern, name) for part, pattern, name in _SCRIPTS if has_any(body, (part,)))
    return next((name for pattern, name in scripts if pattern.search(body)), None)


def _said(page: Page, home: Exchange) -> Iterator[str]:
    yield from (text.strip().lower() for text in page.meta.get("generator", ()))
    yield from (home.header(name).strip().lower() for name in ("x-generator", "x-powered-by"))


_TENANTS = (
    ".myshopify.com",
    ".wixsite.com",
    ".wixstudio.com",
    ".mybigcommerce.com",
    ".squarespace.com",
    ".webflow.io",
    ".square.site",
    ".company.site",
    ".myshopline.com",
    ".myvtex.com",
)

_SOURCES = (
    b"//cdn.shopify.com/",
    b"/cdn/shop/t/",
    b"/cdn/shopifycloud/",
    b"//static.parastorage.com/",
    b"//static.wixstatic.com/",
    b".bigcommerce.com/",
    b"//assets.squarespace.com/",
    b"//static1.squarespace.com/",
    b"//assets.website-files.com/",
    b"//cdn.prod.website-files.com/",
    b"//app.ecwid.com/",
    b".vteximg.com.br/",
    b".vtexassets.com/",
    b"/on/demandware.static/",
    b".shoplineapp.com/",
    b"//cdn3.editmysite.com/",
)

_GENERATORS = ("wix.com", "shopify", "bigcommerce", "squarespace", "webflow", "ecwid", "vtex")
_POWERED_BY = ("shopify", "squarespace", "wix", "bigcommerce", "vtex")
_LOOKED_AT = 40
_TAG_LENGTH = 500


# Also of shops with their own domain.
_TOOLS = (
    frozenset({"search_shop_catalog", "search_shop_policies_and_faqs"}),
    frozenset({"get_product_details", "search_shop_policies_and_faqs"}),
    frozenset({"search_catalog", "lookup_catalog"}),
)
_ENDPOINT = "/api/ucp/mcp"


def is_platform_supplied(
    endpoint: str | None, host: str, home: Exchange | None, tool_names: Collection[str] = ()
) -> bool | None:
    """Return None without a working endpoint. The index detects tools shared by many domains."""
    if endpoint is None:
        return None
    return urlsplit(endpoint).path == _ENDPOINT or _is_a_platforms([endpoint], host, home, tool_names)


def is_webmcp_platform_supplied(
    tools: Sequence[RegisteredTool], host: str, home: Exchange | None
) -> bool | None:
    """Return None without tools that a page registered. Those of a polyfill have no origin."""
    if not tools:
        return None
    origins = [tool.origin for tool in tools if tool.origin]
    return _is_a_platforms(origins, host, home, [tool.name for tool in tools])


def _is_a_platforms(
    places: Collection[str], host: str, home: Exchange | None, tool_names: Collection[str]
) -> bool:
    """Whether it serves all of these URLs, or the site carries a mark of a storefront."""
    owners = {owner_domain(urlsplit(place).hostname or "") for place in places}
    if (owners and owner_domain(host) not in owners) or host.endswith(_TENANTS):
        return True
    if any(names <= set(tool_names) for names in _TOOLS):
        return True
    return home is not None and home.ok and _is_storefront(home)


def _is_storefront(home: Exchange) -> bool:
    powered = f"{home.header('x-powered-by')} {home.header('server')}".lower()
    if any(mark in powered for mark in _POWERED_BY):
        return True
    if any(_is_loaded_from(home.body, source) for source in _SOURCES):
        return True
    generators = " ".join(html.parse_page(home).meta.get("generator", ())).lower()
    return any(mark in generators for mark in _GENERATORS)


def _is_loaded_from(body: bytes, source: bytes) -> bool:
    at = body.find(source)
    for _ in range(_LOOKED_AT):
        if at < 0:
            return False
        before = body[max(0, at - _TAG_LENGTH) : at]
        tag = before[before.rfind(b"<") :].lower() if b"<" in before else b""
        if tag.startswith((b"<script ", b"<link ")) and b">" not in tag:
            return True
        at = body.find(source, at + 1)
    return False


_DEPTH = 6
_NODES = 2000
_TYPES = 50
_LONGEST_TYPE = 200  # Limits against data made to be slow to read


def types(entity: Mapping[str, Any]) -> frozenset[str]:
    """Return types without namespace: "Store" for "schema:Store"."""
    named = entity.get("@type")
    values = named[:_TYPES] if isinstance(named, list) else [named]
    texts = (v for v in values if isinstance(v, str) and len(v) <= _LONGEST_TYPE)
    return frozenset(v.rstrip("/").replace(":", "/").rpartition("/")[2] for v in texts)


def text(value: object) -> str:
    """Accepts a string, the first of a list, or a language-tagged value."""
    for _ in range(_DEPTH):
        if isinstance(value, list):
            value = value[0] if value else ""
        elif isinstance(value, dict):
            value = value.get("@value") or value.get("name") or ""
        else:
            break
    if isinstance(value, bool) or (isinstance(value, float) and not isfinite(value)):
        return ""
    return str(value) if isinstance(value, str | int | float) else ""


def entities(value: object) -> list[dict[str, Any]]:
    values = value if isinstance(value, list) else [value]
    return [v for v in values if isinstance(v, dict)]


def walk_entities(found: object) -> Iterator[dict[str, Any]]:
    """Yield outer entities first, up to a fixed depth and number."""
    level, seen = [found], 0
    for _ in range(_DEPTH):
        inner: list[object] = []
        for value in level:
            if isinstance(value, dict):
                yield value
                inner += value.values()
            elif isinstance(value, list | tuple):
                inner += value
        seen += len(inner)
        level = inner[: max(0, _NODES - seen + len(inner))]
