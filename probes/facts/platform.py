"""Whether a commerce platform, not the site's owner, supplies the MCP endpoint."""

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from index.values.hosts import owner_domain
from probes.evidence.evidence import Exchange
from probes.readers import html

_TENANTS: Final = (
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

_SOURCES: Final = (
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

_GENERATORS: Final = ("wix.com", "shopify", "bigcommerce", "squarespace", "webflow", "ecwid", "vtex")
_POWERED_BY: Final = ("shopify", "squarespace", "wix", "bigcommerce", "vtex")
_LOOKED_AT: Final = 40
_TAG_LENGTH: Final = 500


_TOOLS: Final = (
    frozenset({"search_shop_catalog", "search_shop_policies_and_faqs"}),
    frozenset({"get_product_details", "search_shop_policies_and_faqs"}),
)
"""Also of shops with their own domain."""


def platform_supplied(
    endpoint: str | None, host: str, home: Exchange | None, tool_names: Collection[str] = ()
) -> bool | None:
    """Return None without a working endpoint. The index detects tools shared by many domains."""
    if endpoint is None:
        return None
    where = urlsplit(endpoint).hostname or ""
    if owner_domain(where) != owner_domain(host) or host.endswith(_TENANTS):
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
    generators = " ".join(html.parse(home).meta.get("generator", ())).lower()
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
