"""Titles that begin with a section's name, or with what a site is for."""

import pytest

from probes.facts.name import display_name

TITLES = [
    ("Pradžia - Uosio dirbtuvės", "uosis.example", "Uosio dirbtuvės"),
    ("Unsere Philosophie | Praxis Dr. Eichel", "praxis.example", "Praxis Dr. Eichel"),
    ("Hizmetlerimiz | Meşe Mobilya", "mese.example", "Meşe Mobilya"),
    ("会社概要 | 樫木製作所", "kashiki.example", "樫木製作所"),
    ("History | Oak Fans", "history.example", "History"),
    ("Our services", "oakfans.example", "oakfans.example"),
]


@pytest.mark.parametrize(("title", "host", "name"), TITLES)
def test_a_section_names_no_site_unless_the_host_is_called_so(page, title, host, name):
    assert display_name(page(head=f"<title>{title}</title>"), host) == name


PURPOSES = [
    ("髪質改善なら【樫木サロン】≪公式≫", "kashikisalon.example", "樫木サロン"),
    ("新潟の家づくりなら、ナラ工房", "naraie.example", "ナラ工房"),
    ("ならまち通り商店街", "naramachi.example", "ならまち通り商店街"),
]


@pytest.mark.parametrize(("title", "host", "name"), PURPOSES)
def test_what_a_japanese_name_is_for_is_no_part_of_it(page, title, host, name):
    assert display_name(page(head=f"<title>{title}</title>"), host) == name


GREETINGS = [
    "Herzlich willkommen im",
    "Willkommen beim",
    "Velkommen til",
    "Bienvenue au",
    "Bienvenidas al",
    "Benvinguts al",
    "Benvenuti nel",
    "Seja bem-vindo ao",
]


@pytest.mark.parametrize("greeting", GREETINGS)
def test_a_greeting_is_no_part_of_a_name(page, greeting):
    assert display_name(page(head=f"<title>{greeting} Quoin</title>"), "zz.example") == "Quoin"
