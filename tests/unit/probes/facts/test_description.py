"""What a site says about itself."""

import pytest

from probes.evidence.evidence import Purpose
from probes.facts.texts import CAP, description_of
from tests.each import each

DESCRIBED = '<meta name="description" content="Books by post.">'
SUMMARY = "# Shop\n\n> Books by post,\n> from [York](https://york.test/).\n\n- [All](/all)\n"


@pytest.fixture
def llms(reply):
    return lambda text, **fields: reply(Purpose.LLMS_TXT, "/llms.txt", text, **fields)


def test_the_page_goes_first(page, llms):
    assert description_of(page(DESCRIBED), llms(SUMMARY)) == "Books by post."


PAGES = [
    ('<meta property="og:description" content="Open">', [], "Open"),
    ('<meta name="description" content=" - "><meta property="og:description" content="Open">', [], "Open"),
    ("", [{"@type": "WebSite", "description": "Data"}], "Data"),
    ("", [{"@type": "Product", "description": "Kettle"}], ""),
    ("", [], ""),
]


@pytest.mark.parametrize(("head", "data", "text"), PAGES)
def test_what_a_page_says(page, head, data, text):
    assert description_of(page(head, json_ld=data), None) == text


DOCUMENTS = [
    (SUMMARY, "Books by post, from York."),
    ("# Shop\n> Books by post.\n", "Books by post."),
    ("# Shop\r\n\r\nBooks by post.\r\n\r\n## More\r\n", "Books by post."),
    ("\ufeff# Shop\n\n- [a](b)\n\nBooks by post.", "Books by post."),
    ("# Shop\n\n```\ncode\n```\n\nBooks by post.", "Books by post."),
    ("# Shop\n\n**Anvils** for smiths, *made* by hand.", "Anvils for smiths, made by hand."),
    ("# Shop\n\n__Anvils__ for smiths since snake_case_time.", "Anvils for smiths since snake_case_time."),
    ("Shop\n====\n\nAnvils for smiths.", "Anvils for smiths."),
    ("Shop\n===\n> Anvils for smiths.\n", "Anvils for smiths."),
    ("# Shop\n\n> Anvils.\n- [a](/a)\n- [b](/b)\n", "Anvils."),
    ("# Shop\n> Anvils,\n> and tongs.\n>\n> - a\n", "Anvils, and tongs."),
    ("# Shop\nAnvils for smiths.\n* a\n* b\n", "Anvils for smiths."),
    ("# Shop\n\nAnvils [and tongs](/t).\n1. a\n", "Anvils and tongs."),
    ("# Shop\n\n***\n\n1. a\n2. b\n\nAnvils - and tongs.", "Anvils - and tongs."),
    ("# Shop\n\n* a\n* b\n", ""),
    ("# Shop\n\n---\n\n-5 degrees is no list.", "-5 degrees is no list."),
    ("<!--\nmade by a plug-in\n\n# Old\n-->\nShop\n====\n\nAnvils.<!-- and\n\ntongs -->", "Anvils."),
    ("# Shop\n", ""),
    ("Shop\n\n> Books\n", ""),
    ("<!doctype html><p># Shop</p>", ""),
    ("", ""),
]


@each(("document", "text"), DOCUMENTS)
def test_what_llms_txt_says(page, llms, document, text):
    assert description_of(page(), llms(document)) == text


def test_a_missing_llms_txt_says_nothing(page, llms):
    assert description_of(page(), llms(SUMMARY, status=404)) == ""


def test_a_flood_is_capped(page, llms):
    assert len(description_of(page(), llms("# S\n\n> " + "[word](/x) " * 50_000))) <= CAP
    assert len(description_of(page(f'<meta name="description" content="{"w " * 90_000}">'), None)) <= CAP


@pytest.mark.parametrize(
    "before", ["\n\n", "<!-- made by a plug-in -->\n\n", "---\na: b\n---\n", "Made by a plug-in\n\n"]
)
def test_llms_txt_may_begin_with_a_banner(page, llms, before):
    assert description_of(page(), llms(f"{before}# Oak\n\n> Tables of oak.\n")) == "Tables of oak."
