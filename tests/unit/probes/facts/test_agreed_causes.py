"""Causes of missed names and countries, each in one page of our own, and readings that only tempt."""

import pytest

from probes.facts.country import country
from probes.facts.name import display_name

DECLARED = '<script type="application/ld+json">{"@type": "WebSite", "name": "oakcare.com/"}</script>'
BRAZILIAN = "<p>Contate a nossa loja com os seus para saber mais das que não são dos outros."
NAMES = [
    (
        "<title>Oak Fencing | Gates, Doors & More | 9 Years</title>",
        "<h1>Fencing</h1>",
        "oakfencing.com",
        "Oak Fencing",
    ),
    (
        (
            "<title>Home - OAK GATES</title>"
            '<meta property="og:site_name" content="from the official dealer with delivery">'
        ),
        "<h1>AUTOMATIC GATES</h1>",
        "buy-gates.com",
        "OAK GATES",
    ),
    (
        "<title>Repairs of chairs in Minsk | Tables, beds, desks</title>",
        "<h1>OakFix</h1><p>© 2020 OakFix",
        "spur-projects.github.io",
        "OakFix",
    ),
    (
        "<title>Best prize quizzes</title>",
        '<a href="/">Oak Quizzes - Free</a>',
        "oak-quizzes.com",
        "Oak Quizzes",
    ),
    (
        "<title>Free Wood Ads - Buy & Sell</title>",
        "<p>© Copyright 2004 - 2014 OldWoodAds",
        "oldwoodads.us",
        "OldWoodAds",
    ),
    (
        "<title>Cheap Chairs, Tables, Beds and More</title>",
        "<p>The OakenHutUK shop",
        "oakenhutuk.com",
        "OakenHutUK",
    ),
    ("<title>Holiday villages - Oakeva, old villages, lets</title>", "", "oakeva-villages.com", "Oakeva"),
    ("<title>Oak One Chairs, Beds, and Tables - All of it</title>", "", "oakone.com", "Oak One"),
    (
        "<title>Oak Chairs, Bolia, Vitra, Hay</title>",
        "<h1>Oak-Chairs.com</h1>",
        "oak-chairs.com",
        "Oak-Chairs.com",
    ),
    (
        "<title>Dla domu</title>",
        "<p>© 2022 DAB Polska Grupa S.A. Wszystkie prawa",
        "gkdab.pl",
        "DAB Polska Grupa",
    ),
    (
        "<title>Oakley Hotels \u2013 Stays near Ashford Temple</title>",
        "<p>© 2026 Oakley Hotels",
        "ashfordhotel.com",
        "Oakley Hotels",
    ),
    ("<title>Old Oak International - USA</title>", "", "ooi-usa.org", "Old Oak International"),
    ("<title>Oakwood is the home of old chairs.</title>", "", "oakwood.com", "Oakwood"),
    ("<title>Oakwood Is Home</title>", "", "oakwood.com", "Oakwood Is Home"),
    ("<title>Oak Chile - Chile</title>", "", "oakchile.cl", "Oak Chile"),
    (
        "<title>Ann - Colours of the Oak</title>",
        "",
        "www.colours-of-the-oak.example.net",
        "Colours of the Oak",
    ),
    (
        "<title>Oak Care - Homes</title>" + DECLARED,
        "<p>Oak Care",
        "oakcare.com",
        "Oak Care",
    ),
]


@pytest.mark.parametrize(("head", "body", "host", "shown"), NAMES)
def test_a_name_is_what_several_places_agree_on(page, head, body, host, shown):
    assert display_name(page(head, body), host) == shown


FEW_WORDS = [("Лавка старых книг", "tarn.net"), ("Ann Oakley's home page", "people.tarn.net")]


@pytest.mark.parametrize(("title", "host"), FEW_WORDS)
def test_a_few_words_in_small_letters_may_be_a_name(page, title, host):
    assert display_name(page(f"<title>{title}</title>", ""), host) == title
    assert display_name(page("<title>Home</title>", f"<h1>{title}</h1>"), host) == title


NAMELESS = [
    ("<title>Everything about old chairs in one place</title>", "", "tarn.net"),
    (
        "<title>Holidays in the hills. The official guide to the hills.</title>",
        "<h1>Late Summer</h1>",
        "tarn.net",
    ),
    ("<title>Cheap Chairs, Old Tables, New Beds</title>", "<h1>Cheap Chairs</h1>", "tarn.net"),
]


@pytest.mark.parametrize(("head", "body", "host"), NAMELESS)
def test_a_description_that_nothing_confirms_is_no_name(page, head, body, host):
    assert display_name(page(head, body), host) == host


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
