"""Titles that begin with a section's name or a greeting."""

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
