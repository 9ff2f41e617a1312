"""Who supplies the MCP endpoint."""

import pytest

from probes.evidence.page_run import RegisteredTool, ToolKind
from probes.facts.page_data import is_platform_supplied, is_webmcp_platform_supplied
from tests.each import each

OWN = "https://shop.com/mcp"

CASES = [
    (None, "", (), None),
    (None, '<script src="https://cdn.shopify.com/a.js"></script>', (), None),
    (OWN, "", (), False),
    ("https://api.shop.com/mcp", "", (), False),
    ("https://shop.com.evil.net/mcp", "", (), True),
    ("https://shop.myshopify.com/api/mcp", "", (), True),
    (OWN, '<script src="https://cdn.shopify.com/s/files/1/a.js"></script>', (), True),
    (OWN, '<script async data-x="1"\nsrc="//cdn.shopify.com/a.js"></script>', (), True),
    (OWN, '<link rel="stylesheet" href="/cdn/shop/t/4/assets/base.css">', (), True),
    (OWN, "<LINK rel=preconnect href='https://static.parastorage.com/x'>", (), True),
    (OWN, '<link href="https://cdn11.bigcommerce.com/s-1/a.css" rel="stylesheet">', (), True),
    (OWN, '<meta name="generator" content="Wix.com Website Builder">', (), True),
    (OWN, "", (("server", "Squarespace"),), True),
    (OWN, "", (("x-powered-by", "Shopify"),), True),
    (OWN, "", (("server", "nginx"),), False),
    (OWN, '<img src="https://cdn.shopify.com/a.png">', (), False),
    (OWN, "<p>We moved away from //cdn.shopify.com/ at last.</p>", (), False),
    (OWN, "<script></script>//cdn.shopify.com/", (), False),
    (OWN, "//cdn.shopify.com/ " * 5000, (), False),
]


@each(("endpoint", "head", "headers", "answer"), CASES)
def test_platform_supplied(home, endpoint, head, headers, answer):
    typed = (("content-type", "text/html"), *headers)
    assert is_platform_supplied(endpoint, "shop.com", home(head, headers=typed)) is answer


def test_a_shop_without_a_domain_of_its_own(home):
    host = "tea.myshopify.com"
    assert is_platform_supplied(f"https://{host}/api/mcp", host, home(host=host)) is True


def test_a_home_page_that_did_not_answer_shows_nothing(home):
    error = home('<script src="//cdn.shopify.com/a.js"></script>', status=503)
    assert is_platform_supplied(OWN, "shop.com", error) is False
    assert is_platform_supplied(OWN, "shop.com", None) is False


@pytest.mark.parametrize(
    ("host", "endpoint", "answer"),
    [
        ("ana.github.io", "https://ana.github.io/mcp", False),
        ("ana.github.io", "https://mcp.github.io/mcp", True),
        ("ana.wordpress.com", "https://ana.wordpress.com/mcp", False),
        ("ana.wordpress.com", "https://mcp.wordpress.com/mcp", True),
        ("shop.example.co.uk", "https://tools.example.co.uk/mcp", False),
        ("shop.example.co.uk", "https://tools.other.co.uk/mcp", True),
    ],
)
def test_a_customers_place_on_a_platform_is_a_domain_of_its_own(home, host, endpoint, answer):
    assert is_platform_supplied(endpoint, host, home(host=host)) is answer


@pytest.mark.parametrize(
    ("names", "answer"),
    [
        (["search_shop_catalog", "search_shop_policies_and_faqs", "get_cart"], True),
        (["search_shop_catalog"], False),
        (["search_catalog", "get_cart"], False),
        ([], False),
    ],
)
def test_a_storefront_is_known_by_its_tools_where_the_pages_are_the_owners_own(home, names, answer):
    assert is_platform_supplied(OWN, "shop.com", home(), names) is answer


def test_the_endpoint_that_a_platform_gives_every_shop(home):
    assert is_platform_supplied("https://shop.com/api/ucp/mcp", "shop.com", home()) is True


def registered(*names, origin="https://shop.com"):
    return [RegisteredTool(name, ToolKind.IMPERATIVE, origin=origin) for name in names]


@pytest.mark.parametrize(
    ("tools", "head", "answer"),
    [
        ([], '<script src="https://cdn.shopify.com/a.js"></script>', None),
        (registered("find_tea"), "", False),
        (registered("find_tea", origin="https://api.shop.com"), "", False),
        (registered("find_tea", origin=""), "", False),  # of a polyfill
        (registered("find_tea"), '<script src="https://cdn.shopify.com/a.js"></script>', True),
        (registered("search_catalog", "lookup_catalog", "create_cart"), "", True),
        (registered("chat", origin="https://widget.chat.example"), "", True),
        (registered("find_tea") + registered("chat", origin="https://widget.chat.example"), "", False),
    ],
    ids=str,
)
def test_tools_of_a_page_are_a_platforms_by_its_storefront_their_names_or_their_frame(
    home, tools, head, answer
):
    assert is_webmcp_platform_supplied(tools, "shop.com", home(head)) is answer
