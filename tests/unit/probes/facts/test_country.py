"""The country of a site, where a page is long or says nothing; `pages.tsv` has the rest."""

import pytest

from probes.facts.country import country_of

LONG = "<p>long ago</p>" * 500
PAGES = [
    ("en", "<p>Boise, ID 83702</p>" + LONG, "US"),
    ("en", "<p>Canada, France</p>" + LONG * 2 + "<p>Iowa 515-555-0142</p>", "US"),
    ("en", "<p>CNPJ 55.501.250/0001-11</p>" + LONG, None),
    ("zz-ZZZZZZZZ" * 50, '<a href="tel:' + "+" * 5000 + '">a</a>', None),
]


@pytest.mark.parametrize(("language", "body", "code"), PAGES, ids=range(len(PAGES)))
def test_the_country_is_where_a_long_page_tells_it(page, language, body, code):
    assert country_of(page(body=body, host="shop.com", lang=language), "shop.com") == code


def test_the_host_alone_can_tell():
    assert country_of(None, "shop.nz") == "NZ"
    assert country_of(None, "shop.test") is None
