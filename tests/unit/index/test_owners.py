"""The name under which one owner's hosts stand."""

import pytest

from index.values.hosts import is_platform_subdomain, owner_domain
from tests.each import each


@each(
    ("host", "owner"),
    [
        ("example.com", "example.com"),
        ("www.example.com", "example.com"),
        ("shop.example.co.uk", "example.co.uk"),
        ("tea.myshopify.com", "tea.myshopify.com"),
        ("www.tea.myshopify.com", "tea.myshopify.com"),
        ("ana.github.io", "ana.github.io"),
        ("github.io", "github.io"),
        ("ana.wordpress.com", "ana.wordpress.com"),
        ("a.ana.wordpress.com", "ana.wordpress.com"),
        ("wordpress.com", "wordpress.com"),
        ("www.wordpress.com", "wordpress.com"),
        ("support.zendesk.com", "zendesk.com"),
        ("loja.lojavirtualnuvem.com.br", "loja.lojavirtualnuvem.com.br"),
        ("wordpress.com.evil.net", "evil.net"),
        ("notwordpress.com", "notwordpress.com"),
        ("localhost.test", "localhost.test"),
    ],
)
def test_the_owner_of_a_host(host, owner):
    assert owner_domain(host) == owner


@pytest.mark.parametrize(
    ("host", "answer"),
    [
        ("shop.example.com", False),
        ("tea.myshopify.com", True),
        ("ana.tumblr.com", True),
        ("www.tumblr.com", False),
        ("tumblr.com", False),
        ("x.y.co.uk", False),
    ],
)
def test_a_customers_place_on_a_platform_is_told_from_a_subdomain(host, answer):
    assert is_platform_subdomain(host) is answer
