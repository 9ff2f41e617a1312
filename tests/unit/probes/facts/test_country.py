"""The country of a site, or None."""

import pytest

from probes.facts.country import country


def address(where, kind="Organization"):
    return {"@type": kind, "address": {"@type": "PostalAddress", "addressCountry": where}}


GB, US, DE = address("GB"), address("US"), address("DE")
CALL = '<a href="tel:+441904555014">call</a>'
MA = {"@type": "PostalAddress", "addressRegion": "MA", "postalCode": "02210"}


CASES = [
    ("shop.test", "en", [], "", None),
    ("shop.test", "en", [GB], "", "GB"),
    ("shop.test", "en", [address("United Kingdom")], "", "GB"),
    ("shop.test", "en", [address({"@type": "Country", "name": "Deutschland"})], "", "DE"),
    ("shop.test", "en", [address("USA", "BookStore")], "", "US"),
    ("shop.test", "en", [address("Atlantis")], "", None),
    ("shop.test", "en", [address("XX")], "", None),
    ("shop.test", "en", [address(["gb", "de"])], "", "GB"),
    ("shop.test", "en", [GB, GB, DE], "", None),
    ("shop.test", "en", [{"@type": "Organization", "address": [GB["address"], US["address"]]}], "", None),
    ("shop.test", "en", [{"@type": "WebSite", "publisher": DE}], "", "DE"),
    ("shop.test", "en", [{"@type": "Offer", "areaServed": GB}], "", None),
    ("shop.co.uk", "en", [], "", "GB"),
    ("shop.fr", "fr", [], "", "FR"),
    ("shop.fr", "fr", [US], "", None),
    ("shop.fr", "fr-FR", [address("FR")], "", "FR"),
    ("shop.io", "en", [], "", None),
    ("shop.ai", "en-AI", [], "", None),
    ("shop.co", "en", [], "", None),
    ("shop.eu", "de", [], "", None),
    ("agency.gov", "en", [], "", "US"),
    ("agency.gov.au", "en", [], "", "AU"),
    ("shop.com", "en-GB", [], "", None),
    ("shop.com", "en-GB", [], CALL, "GB"),
    ("shop.com", "en", [], CALL, "GB"),
    ("shop.com", "en-GB", [{"@type": "Product", "offers": {"priceCurrency": "GBP"}}], CALL, "GB"),
    ("shop.com", "en-US", [{"@type": "Product", "offers": {"priceCurrency": "EUR"}}], CALL, "GB"),
    ("shop.com", "de-Latn-DE", [DE], CALL, "DE"),
    ("shop.de", "de", [], '<a href="tel:+41 44 668 18 00">a</a><a href="tel:0049 30 1234567">b</a>', "DE"),
    ("shop.com", "en-US", [], '<a href="tel:+1 212 555 0100">a</a>', "US"),
    ("shop.com", "en-US", [], "<p>Call (604) 555-0142</p>", None),
    ("shop.com", "en-CA", [], "<p>Call (604) 555-0142</p>", "CA"),
    ("shop.com", "en-US", [], '<a href="tel:18005550142">a</a>', None),
    ("shop.com", "en-US", [], '<a href="tel:+442125550100">a</a>', "GB"),
    ("shop.com", "zh-US", [], "<p>400-820-0142</p>", None),
    ("college.edu", "en", [], "<p>Term dates</p>", "US"),
    ("college.edu", "ko", [], "<p>우리 대학교를 소개합니다</p>", None),
    ("shop.com", "ko", [], "<p>오늘의 상품을 만나 보세요</p>", "KR"),
    ("shop.com", "ja", [], "<p>ようこそ</p>", "JP"),
    ("shop.com", "ja", [], "<p>Welcome</p>", None),
    ("shop.com", "en", [], "<p>Boise, ID 83702</p>" + "<p>long ago</p>" * 500, "US"),
    ("shop.com", "en", [], "<p>Canada, France</p>" + "<p>ago</p>" * 999 + "<p>Iowa 515-555-0142</p>", "US"),
    ("shop.com", "en", [{"@type": "Store", "address": MA}], "", "US"),
    ("shop.com", "de", [], "<p>Registered in England no. 1</p>", "GB"),
    ("shop.com", "pt", [], "<p>CNPJ 55.501.250/0001-11</p>", "BR"),
    ("shop.com", "en", [], "<p>4400 Airline Dr, Des Moines, IA 50321</p>", "US"),
    ("shop.com", "en", [], "<p>Kelowna BC V1Y 6G4</p>", "CA"),
    ("shop.com", "en", [], "<p>York YO1 7HH, England. Boise, ID 83702</p>", "GB"),
    ("shop.com", "en", [], "<p>York YO1 7HH. Boise, ID 83702</p>", None),
    ("shop.com", "en", [], "<p>Ask us about Ireland</p>", None),
    ("shop.com", "en-IE", [], "<p>Courtown, Ireland, +353 55 555 0125</p>", "IE"),
    ("shop.com", "en", [], "<p>Ireland, Italy, Spain and France</p>", None),
    ("shop.com", "en", [], "<p>CNPJ 55.501.250/0001-11</p>" + "<p>long ago</p>" * 500, None),
    ("shop.com", "en", [], "<p>Rosenweg 3, 10115 Berlin</p>", "DE"),
    ("shop.com", "en", [], "<p>12 Hill Road, Mumbai - 400050</p>", "IN"),
    ("shop.com", "pt", [], "<p>Rua das Flores 5, Fortaleza, 60000-000</p>", "BR"),
    ("shop.com", "en", [], "<p>Founded in Berlin in 1998</p>", None),
    ("shop.com", "en", [], "<p>Offices in 10115 Berlin and 75008 Paris</p>", None),
    ("shop.com", "en", [], "<p>A turn of 12345 times. Best reading of the year</p>", None),
    ("shop.com", "en", [], "<title>Chairs from Chicago</title><p>Our workshop in Chicago is open</p>", "US"),
    ("chicago-chairs.com", "en", [], "<title>Chicago Chairs</title><p>© Chicago Chairs</p>", None),
    ("shop.com", "en", [], "<title>Paris, Rome, Berlin and Chicago by train</title><p>Chicago</p>", None),
    ("shop.com", "en", [], "<title>mumbai</title><p>mumbai</p>", None),
    ("shop.com", "pt-BR", [], '<a href="https://wa.me/5511955501234">Fale conosco</a>', "BR"),
    ("shop.com", "pt-BR", [], "<p>Cadeira por R$ 120,00</p>", "BR"),
    ("shop.com", "en-AU", [], "<p>Chairs</p>", None),
    ("shop.com", "bn", [], "<title>News of Bangladesh</title><p>Call +880 2 5550 1234</p>", "BD"),
    ("shop.com", "en", [], "<title>Jordan wins in Georgia</title><p>Jordan, Georgia</p>", None),
    ("shop.com", "zz-ZZZZZZZZ" * 50, [], '<a href="tel:' + "+" * 5000 + '">a</a>', None),
]


@pytest.mark.parametrize("case", CASES)
def test_country(page, case):
    host, lang, json_ld, body, found = case
    assert country(page(host=host, lang=lang, json_ld=json_ld, body=body), host) == found


def test_a_geo_tag_and_a_language_agree(page):
    tagged = page('<meta name="geo.region" content="DE-BY">', host="shop.com", lang="de-DE")
    assert country(tagged, "shop.com") == "DE"


def test_the_host_alone_can_tell():
    assert country(None, "shop.nz") == "NZ"
    assert country(None, "shop.test") is None


def test_a_dash_may_part_a_telephone_number(page):
    assert country(page(body="<p>Call us +973 \u2013 3964 0000"), "oakwood.com") == "BH"
