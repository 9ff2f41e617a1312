"""Causes of missed names and countries, each in one page of our own, and readings that only tempt."""

import pytest

from probes.facts.country import country

BRAZILIAN = "<p>Contate a nossa loja com os seus para saber mais das que não são dos outros."


ENGLISH = (
    "<p>The best of the wood is for you and for your home and the rest of it goes to our friends of the oak."
)
LINKS = '<a href="http://www.tarn.co.za/">a</a><a href="https://fell.org.za/x">b</a>'
STATES = "<p>Ohio Texas Iowa Utah Kansas"

COUNTRIES = [
    (ENGLISH + "<p>Offer valid in U.S. only. ZIP code: Call 800-555-0142", "US"),
    (ENGLISH + STATES + " as told in the U.S. at 5 PM ET", "US"),
    (ENGLISH + '<a href="https://www.irs.gov/">Tax</a> Enter your ZIP code', "US"),
    (ENGLISH + "<p>Call 1-800-555-0142, 9-5 Eastern Time. We ship from NEVADA,USA", "US"),
    (ENGLISH + "<p>Oakwood, Boise, Idaho. © 2021 Oakwood Inc.", "US"),
    (ENGLISH + "<p>South Africa" + LINKS, "ZA"),
    (ENGLISH + "<p>Call 01632 960 142, from £3, £4 or £5", "GB"),
    (ENGLISH + "<p>Chairs £3, tables £4, beds £5", "GB"),
    (ENGLISH + "<p>Call +44 800 555 0142", "GB"),
    (BRAZILIAN + " (11) 91234-5678, R$ 5", "BR"),
    ("<p>1166 Perroy (Suiza) <a href='mailto:info@tarn.ch'>Escribir</a>", "CH"),
]


@pytest.mark.parametrize(("body", "code"), COUNTRIES)
def test_several_likelihoods_tell_a_country(page, body, code):
    assert country(page("<title>W</title>", body, lang=""), "wood.com") == code


TEMPTING = [
    (ENGLISH + "<p>Call 800-555-0142 until 5 PM EST", "a webinar's hours and a number that Canada shares"),
    (ENGLISH + "<p>Do not sell my personal information", "a law that firms abroad obey"),
    (ENGLISH + "<p>© 2023 Oakwood Inc. From $3", "firms of several countries are Inc."),
    (ENGLISH + '<a href="https://youtu.be/x">a</a><a href="https://flic.kr/y">b</a>', "short addresses"),
    (
        ENGLISH + '<a href="https://wood.de/">a</a><a href="https://wood.at/">b</a>',
        "own sites of other countries",
    ),
    (ENGLISH + '<a href="https://bbc.co.uk/">a</a>', "one link"),
    (ENGLISH + "<p>£3, £4, £5 or $3", "a shop for several countries"),
    (ENGLISH + STATES + " have voted in the U.S. elections", "news of another country"),
    (ENGLISH + STATES + " Saskatchewan. ZIP code:", "a form for addresses of all North America"),
    (ENGLISH + "<p>1,200 Ft, 1,300 Ft, 1,400 Ft", "feet"),
    (
        "<p>Wir und die 10000 Kunden der Firma mit dem Holz für das Haus, auch bei uns ist es von hier",
        "no postcode",
    ),
]


@pytest.mark.parametrize(("body", "why"), TEMPTING)
def test_one_likelihood_tells_none(page, body, why):
    assert country(page("<title>W</title>", body, lang=""), "wood.com") is None, why


def test_new_jersey_is_not_jersey(page):
    ours = page("<title>Jersey wood</title>", ENGLISH + "<p>Wood of New Jersey", lang="en")
    assert country(ours, "wood.com") is None


def test_a_national_domain_beats_a_neighbours_language_and_money(page):
    text = "<p>И в доме не для нас, что как от и при этом из леса по {}"
    priced = text.format("5 \u0440\u0443\u0431, 6 \u0440\u0443\u0431, 7 \u0440\u0443\u0431")
    assert country(page("<title>W</title>", priced, lang=""), "wood.by") == "BY"


def test_a_templates_locale_says_nothing_on_a_page_in_another_script(page):
    bengali = page("<title>Wood of Bangladesh</title>", "<p>" + "আমাদের কাঠ " * 20, lang="en-US")
    assert country(bengali, "wood.com.bd") == "BD"
