"""Causes of wrong names, missed countries and missed actions in batch 4, each in one page of our own."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions
from probes.facts.country import country
from probes.facts.name import display_name

OWNED = "<p>© 2025 Oak Hall School, all rights reserved"
NORWEGIAN = (
    "Vi er et lite firma og har våre stoler etter mål. Hva du ønsker av noe nytt, blir ikke dyrt mellom oss."
)
NAMES = [
    ("<title>Oak Hall School in Fellside, Westshire</title>", OWNED, "elsewhere.test", "Oak Hall School"),
    ("<title>OAK HALL SCHOOL - Learning for all</title>", OWNED, "elsewhere.test", "OAK HALL SCHOOL"),
    (
        "<title>oakmeasure ::. SURVEYORS OF THE NORTH</title>",
        "<p>© 2009 oakmeasure, all rights",
        "oakmeasure.test",
        "oakmeasure",
    ),
    ("<title>OakPrev- Institute of Pensions</title>", "", "oakprev.test", "OakPrev"),
    (
        "<title>https://oak.test/</title>",
        "<p>@copyright 2023 | Oak Group of Mills |",
        "oak.test",
        "Oak Group of Mills",
    ),
    (
        "<title>The Fell Gazette | News, Weather, Sports and Traffic</title>",
        "<p>Local news",
        "hills.test",
        "The Fell Gazette",
    ),
    ("<title>Итоги | Дубрава</title>", "<h1>Итоги</h1>", "dubrava.club.test", "Дубрава"),
    ("<title>Nieuws | Tennis Eik</title>", "<h1>Nieuws</h1>", "eik.test", "Tennis Eik"),
    (
        "",
        "<h1>Volume 13</h1><p>Oakleaves is a journal. Read Oakleaves online.",
        "oakleaves.test",
        "Oakleaves",
    ),
    ("<title>ეკლესია · Batumi</title>", "", "batumichurch.test", "ეკლესია"),
    ("<title>„Oak Hall”</title>", "", "hall.test", "Oak Hall"),
    ("<title>OAK-首頁</title>", "", "oak.test", "OAK"),
    ("<title>OAKCM (참나무학생연합회)</title>", "", "oakcm.test", "OAKCM"),
]
KEPT = [
    (
        "<title>Museum of Oak in Fell</title>",
        "<p>© Museum of Oak in Fell",
        "elsewhere.test",
        "Museum of Oak in Fell",
    ),
    ("<title>Oak Homes, AL</title>", "<p>© Oak Homes", "elsewhere.test", "Oak Homes, AL"),
    ("<title>Beware, the doors</title>", "<p>© Beware of it", "elsewhere.test", "Beware, the doors"),
    ("<title>Vor- und Frühgeschichte</title>", "", "elsewhere.test", "Vor- und Frühgeschichte"),
    ("<title>Oak Institute</title>", "<p>Elsewhere is far.", "elsewhere.test", "Oak Institute"),
]
TOLD = [
    ("en", "<p>Tel: +91 989 100 0835", '<a href="tel:+8743000838">Call</a>', "IN"),
    ("en", "<p>Ring us", '<a href="tel:+8743000838">a</a><a href="tel:+919891000835">b</a>', None),
    ("en-US", f"<p>{NORWEGIAN}", "<p>Org.nr. 968 218 298", "NO"),
    ("en", "<p>Chairs", "<p>Org.nr 556036-0793", "SE"),
    ("en", "<p>26 B Block, Gurgaon, Haryana 122001", "", "IN"),
    ("en", "<p>Goa 7 wins 122 of 300", "", None),
    ("en-US", "<p>Jl. Jati V RT.004 RW.003, Kecamatan Gunung", "", "ID"),
    ("ca", "<p>Les nostres cadires de fusta són fetes a mà", "", "ES"),
    ("ca", "<p>Our chairs", "", None),
    ("ka", "<p>სკამები ხისგან", "", "GE"),
    ("id", "<p>Kursi kayu untuk rumah dan kantor", "", "ID"),
]


@pytest.mark.parametrize(("head", "body", "host", "named"), NAMES)
def test_what_a_page_confirms_is_its_name(page, head, body, host, named):
    assert display_name(page(head, body, host), host) == named


@pytest.mark.parametrize(("head", "body", "host", "named"), KEPT)
def test_what_nothing_confirms_is_not_cut(page, head, body, host, named):
    assert display_name(page(head, body, host), host) == named


@pytest.mark.parametrize(("lang", "text", "footer", "told"), TOLD)
def test_a_country_by_registers_postcodes_numbers_and_languages(page, lang, text, footer, told):
    assert country(page("", text + footer, "oak.test", lang), "oak.test") == told


@pytest.mark.parametrize(
    ("label", "href", "told"),
    [
        ("[Donate]", "donate/", {Action.DONATE}),
        ("Prendre rendez\u2011vous", "contact.html", {Action.BOOK}),
        ("Réservation de chambre", "/chambres", {Action.BOOK}),
        ("Buy Tickets Now!", "tickets.html", {Action.BUY}),
        ("Get tickets", "https://shows.test/3", {Action.BUY}),
        ("Buy a ticketing guide", "guide.html", set()),
        ("Lid worden", "lid.html", {Action.REGISTER}),
        ("Cotización", "cotizar", {Action.QUOTE}),
        ("Giving", "giving", set()),
        ("Contact Us Contact Us", "contact.html", {Action.CONTACT}),
        ("Contact Fell Mills", "about/us", {Action.CONTACT}),
        ("Contact lenses", "lenses", set()),
        ("Kontakta oss", "#", {Action.CONTACT}),
        ("Download Oak now", "get.html", {Action.DOWNLOAD}),
        ("Download festival", "story.html", set()),
        ("Book an appointment", "javascript:show()", {Action.BOOK}),
        ("Download", "#", {Action.DOWNLOAD}),
        ("Register for an account", "new", {Action.REGISTER}),
    ],
)
def test_a_label_in_another_form_asks_for_the_same(page, label, href, told):
    shown = page("", f'<a href="{href}">{label}</a>', "oak.test")
    assert {action.action for action in apparent_actions(shown, "oak.test")} == told
