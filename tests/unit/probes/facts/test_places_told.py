"""Causes of missed countries on pages of 2013 to 2026, and readings that only tempt."""

import pytest

from probes.facts.country import country

ENGLISH = (
    "<p>The best of the wood is for you and for your home and the rest of it goes to our friends of the oak."
)
BULGARIAN = "Ние и столове на дома за вас да от дърво в гората по пътя като при това или към града."
TWO_CALLS = "<p>+31 627 287 682 +972 547 587 785"
INC = "<p>© 2021 Oakwood Inc."
CALL = '<a href="tel:{}">Call</a>'

TOLD = [
    ("wood.com", "en-US", "", ENGLISH + CALL.format("+254202632203"), "KE"),
    ("wood.com", "en", "", ENGLISH + "<p>WhatsApp +8613912345678", "CN"),
    ("wood.com", "en", "", "<a href='mailto:ann@fell.br'>a</a><a href='https://tarn.br/'>b</a>", "BR"),
    ("wood.com", "en-US", "", ENGLISH + INC + CALL.format("18005550142"), "US"),
    ("wood.com", "en-US", "", ENGLISH + INC + "<p>Chairs in your favorite color", "US"),
    ("wood.com", "en", "", ENGLISH + INC + "<p>Memorial Day sale at our center", "US"),
    ("wood.com", "en", "", "<p>Oak, 17 Hill-ro, Daegu, South Korea", "KR"),
    ("wood.com", "en", "", "<p>Plot 9, Mumbai 400701, Maharashtra, India", "IN"),
    ("wood.com", "en", "", ENGLISH + "<p>Made with love in Andorra. © Oak", "AD"),
    ("wood.com", "zh-TW", "", "<p>407\u53f0\u4e2d\u5e02\u897f\u5c6f\u5340", "TW"),
    ("wood.com", "en-US", "", "<p>" + BULGARIAN, "BG"),
    ("wood.com", "en", "<meta name='description' content='Oak from Groningen'>", TWO_CALLS, "NL"),
    ("madera.co", "es", "", "<p>Sillas en Bucaramanga, Colombia y Francia. Bogotá", "CO"),
    (
        "wood.com",
        "en-US",
        "<title>Wood of Bangladesh</title>",
        "<p>আমাদের ও এই করে থেকে না হয় জন্য এবং করা",
        "BD",
    ),
    ("bois.quebec", "fr-CA", "", "<p>Chaises", "CA"),
    ("wood.xn--p1ai", "", "", "", "RU"),
    ("wood.com", "en", '<meta property="og:description" content="Chairs of Boise, Idaho">', INC, "US"),
]


@pytest.mark.parametrize("case", TOLD)
def test_a_country_is_told(page, case):
    host, lang, head, body, code = case
    assert country(page(head + "<title>W</title>", body, host=host, lang=lang), host) == code


TEMPTING = [
    ("wood.com", "en", ENGLISH + INC + "<p>Chairs in your favorite color", "spelt so abroad, too"),
    ("wood.com", "en-US", ENGLISH + INC + "<p>Your favorite centre", "spelt in both ways"),
    ("wood.com", "en-US", ENGLISH + CALL.format("8005550142"), "a mobile number of India"),
    (
        "wood.com",
        "en",
        ENGLISH + CALL.format("+254202632203") + CALL.format("+442075550142"),
        "two countries",
    ),
]


@pytest.mark.parametrize(("host", "lang", "body", "why"), TEMPTING)
def test_a_likelihood_tells_no_country(page, host, lang, body, why):
    assert country(page("<title>W</title>", body, host=host, lang=lang), host) is None, why


@pytest.mark.parametrize(
    ("region", "code"),
    [("Maharashtra, India", "IN"), ("Ontario", "CA"), ("Granada", None), ("Punjab", None), ("", None)],
)
def test_an_address_in_json_ld_may_name_only_its_region(page, region, code):
    place = {"@type": "Place", "address": {"@type": "PostalAddress", "addressRegion": region}}
    told = page(json_ld=[{"@type": "Organization", "location": place}], host="wood.com", lang="en")
    assert country(told, "wood.com") == code


@pytest.mark.parametrize(("title", "code"), [("Oak of Vancouver BC", "CA"), ("Chairs of 300 BC", None)])
def test_a_province_stands_after_its_city(page, title, code):
    assert country(page(f"<title>{title}</title>", "<p>Canada", lang="en"), "wood.com") == code
