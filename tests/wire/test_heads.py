"""The heads of pages."""

import re

import pytest
from lxml import html

from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
PATHS = (
    "/", "/?has_mcp=true", "/?q=%22books%22+%3Cb%3E&has_mcp=true", "/type/", "/type/ecommerce", "/country/",
    "/country/GB", "/benchmark", "/benchmark/mcp_server",
    "/benchmark/mcp_server/1.0", "/bot", "/terms", "/privacy", "/submit", "/check", "/docs",
    "/docs/start",
    "/docs/try",
    "/docs/scanners",
    "/docs/find_capability", "/agent/auth/claim",
    f"/site/{HOST}", f"/site/{HOST}/wrong", f"/site/{HOST}/again", f"/site/{HOST}/evidence/llms_txt",
)  # fmt: skip


def head_of(path: str) -> dict[str, list[str]]:
    page = caller().get(path)
    assert page.status_code == 200, path
    head = html.fromstring(page.content).find("head")
    named: dict[str, list[str]] = {}
    for one in head.iter("meta"):
        named.setdefault(one.get("property") or one.get("name") or "charset", []).append(one.get("content"))
    return named | {
        "title": head.xpath("title/text()"),
        "canonical": head.xpath("link[@rel='canonical']/@href"),
    }


def test_every_page_says_once_what_it_is_where_it_is_and_how_it_is_shown(settings):
    settings.BASE_URL = "https://index.example"
    published.listed(HOST, country="GB", display_name='Larkspur "Books" <b>', entity_type="ecommerce")
    titles = set()
    for path in PATHS:
        head = head_of(path)
        for name in (
            "title",
            "description",
            "og:title",
            "og:description",
            "og:url",
            "og:image",
            "twitter:card",
            "canonical",
        ):
            assert len(head[name]) == 1, (path, name)
            assert head[name][0].strip(), (path, name)
        assert head["canonical"] == head["og:url"]
        assert head["og:url"][0].startswith("https://index.example/"), path
        own = re.fullmatch("/site/[^/]+", path)
        card = f"https://index.example{path}/card.png" if own else "https://index.example/static/card"
        assert head["og:image"][0].startswith(card), path
        assert head["og:title"][0] in head["title"][0], path
        titles.add(head["title"][0])
    assert len(titles) == len(PATHS)


def test_words_of_a_site_stay_words(settings):
    published.listed(HOST, display_name='Larkspur "><script>alert(1)</script>')
    head = head_of(f"/site/{HOST}")
    assert head["og:title"][0].startswith('Larkspur "><script>alert(1)</script>: ')
