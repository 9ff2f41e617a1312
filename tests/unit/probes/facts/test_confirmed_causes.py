"""Causes of wrong names, missed countries and missed actions in batch 4, each in one page of our own."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions
from probes.facts.country import country

NORWEGIAN = (
    "Vi er et lite firma og har våre stoler etter mål. Hva du ønsker av noe nytt, blir ikke dyrt mellom oss."
)
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


@pytest.mark.parametrize(("lang", "text", "footer", "told"), TOLD)
def test_a_country_by_registers_postcodes_numbers_and_languages(page, lang, text, footer, told):
    assert country(page("", text + footer, "oak.test", lang), "oak.test") == told


@pytest.mark.parametrize(
    ("label", "href", "told"),
    [
        ("[Donate]", "donate/", {Action.DONATE}),
        ("Prendre rendez\u2011vous", "contact.html", {Action.BOOK, Action.CONTACT}),
        ("Descarregar GPX 5K", "#", {Action.DOWNLOAD}),
        ("GPX traces", "traces", set()),
        ("Realitzar inscripció", "https://oak.test/x", {Action.REGISTER}),
        ("Devis WhatsApp", "x", {Action.QUOTE}),
        ("Book coach travel", "travel.html", {Action.BOOK}),
        ("Réservation de chambre", "/chambres", {Action.BOOK}),
        ("Buy Tickets Now!", "tickets.html", {Action.BUY}),
        ("Get tickets", "https://shows.test/3", {Action.BUY}),
        ("Buy a ticketing guide", "guide.html", set()),
        ("Lid worden", "lid.html", {Action.REGISTER, Action.APPLY}),
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
