"""Headlines that begin like labels."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions

A = Action
HEADLINES = [
    "Reserve Bank raises rates",
    "Reserve forces called",
    "Schedule F returns",
    "Join the dots",
    "Log in to history",
    "Search for missing hiker ends",
    "Search continues for boy",
    "Download of the week stopped",
    "Reserva Federal sube los tipos",
]


@pytest.mark.parametrize("text", HEADLINES)
def test_a_headline_is_no_label(page, text):
    body = f'<article><h3><a href="/2026/05/{text.lower().replace(" ", "-")}.html">{text}</a></h3></article>'
    assert apparent_actions(page(body=body)) == ()


PLAIN = [
    ("Reserve Bank raises rates", []),
    ("Schedule F returns", []),
    ("Reserva Federal sube los tipos", []),
    ("Join the dots", []),
    ("Join the restless club", [A.REGISTER]),
    ("Reserve a campsite", [A.BOOK]),
    ("Reserve your spot", [A.BOOK]),
    ("Reserva tu plaza", [A.BOOK]),
    ("Reservar una mesa", [A.BOOK]),
    ("Schedule a call", [A.BOOK]),
    ("Schedule service", [A.BOOK]),
]


@pytest.mark.parametrize(("text", "actions"), PLAIN)
def test_words_that_news_use_need_an_object(page, text, actions):
    assert [a.action for a in apparent_actions(page(body=f'<a href="/x">{text}</a>'))] == actions


LABELS = [
    ('<h3><a href="/book-an-appointment">Book an appointment</a></h3>', [A.BOOK]),
    ('<a href="/events/2026-05-12/choir"><h3>Book your ticket</h3></a>', [A.BOOK]),
    ('<h2><a href="/contact">Contact us</a></h2>', [A.CONTACT]),
    ('<a href="/2026/05/menu.pdf">Download PDF</a>', [A.DOWNLOAD]),
    ('<a href="/news/subscribe-by-email">Subscribe</a>', [A.SUBSCRIBE]),
    ('<h3><a href="/apply">Apply now</a></h3>', [A.APPLY]),
    ('<h3><a href="/log-in-to-my-account">Log in to my account</a></h3>', [A.LOG_IN]),
]


@pytest.mark.parametrize(("body", "actions"), LABELS)
def test_a_label_stays_one_in_a_heading_or_under_a_date(page, body, actions):
    assert [a.action for a in apparent_actions(page(body=body))] == actions
