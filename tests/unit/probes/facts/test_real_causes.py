"""Causes of misread home pages, each in one page of our own."""

import pytest

from index.values.vocabulary import Action, EntityType
from probes.evidence.evidence import Purpose
from probes.facts.actions import apparent_actions
from probes.facts.country import country
from probes.facts.facts import read_facts
from probes.facts.kinds import entity_type
from probes.facts.names import name
from probes.facts.texts import description

A, E = Action, EntityType

EMAIL = '<input type="email" name="email">'
FORMS = [
    (f"<form method=post>{EMAIL}<button>Sign up</button></form>", [A.SUBSCRIBE]),
    (f"<form method=post><input name=first_name>{EMAIL}<button>Join</button></form>", [A.SUBSCRIBE]),
    ('<form method=post><input name="EMAIL"><button>Register</button></form>', [A.SUBSCRIBE]),
    (
        '<form method=post action="/newsletter"><input name=email><select name=city></select></form>',
        [A.SUBSCRIBE],
    ),
    (f'<form method=post class="mc4wp-form">{EMAIL}<button>Log in to win</button></form>', [A.SUBSCRIBE]),
    (f"<form method=post>{EMAIL}<input name=company><button>Register</button></form>", [A.REGISTER]),
    (f"<form method=post action=/join>{EMAIL}<input type=password><button>Go</button></form>", [A.REGISTER]),
    (f"<form method=post>{EMAIL}<input type=password><button>Sign up for Oak</button></form>", [A.REGISTER]),
    (
        (
            f"<form method=post>{EMAIL}<input type=password><button>Log in</button><button>Register</button>"
            "</form>"
        ),
        [A.LOG_IN],
    ),
    (f"<form method=post>{EMAIL}<button>Reset password</button></form>", []),
    (f"<form method=post action=/forgot-password>{EMAIL}<button>Send</button></form>", []),
    (f"<template><form method=post>{EMAIL}<input type=password></form></template>", []),
    ('<template><a href="/cart">Cart</a><button>Buy now</button></template>', []),
    (
        f'<div><template shadowrootmode="open"><form method=post>{EMAIL}</form></template></div>',
        [A.SUBSCRIBE],
    ),
]


@pytest.mark.parametrize(("body", "actions"), FORMS)
def test_a_form_is_what_it_asks_for(page, body, actions):
    assert [found.action for found in apparent_actions(page(body=body))] == actions


HEADLINES = [
    "Buy the dip",
    "Buy the rumour, sell the news",
    "Download festival",
    "Download Festival 2026",
    "Download culture",
    "Search engine marketing",
    "Search and rescue",
    "Agenda culturel",
    "Join the team",
    "Join the debate",
    "Book of the month",
    "Scarica elettrica",
]


@pytest.mark.parametrize("text", HEADLINES)
def test_a_headline_is_no_action(page, text):
    assert apparent_actions(page(body=f'<a href="/story">{text}</a>')) == ()


LABELS = [
    ("Kjøp billetter", A.BUY),
    ("Köp biljetter", A.BUY),
    ("Køb billetter", A.BUY),
    ("Osta liput", A.BUY),
    ("Купить билеты", A.BUY),
    ("Tickets online kaufen", A.BUY),
    ("Buy this book", A.BUY),
    ("Commander un livre", A.ORDER),
    ("Bestill billetter", A.ORDER),
    ("Enquire", A.CONTACT),
    ("Make an enquiry", A.CONTACT),
    ("Join our mailing list", A.SUBSCRIBE),
    ("Sign up to our newsletter", A.SUBSCRIBE),
    ("Join the club", A.REGISTER),
    ("Agenda tu cita", A.BOOK),
    ("Download our brochure", A.DOWNLOAD),
    ("Download Oak 2.1", A.DOWNLOAD),
    ("Search all used cars", A.SEARCH),
]


@pytest.mark.parametrize(("text", "action"), LABELS)
def test_what_one_can_do_is_said_in_many_ways(page, text, action):
    assert [found.action for found in apparent_actions(page(body=f'<a href="/x">{text}</a>'))] == [action]


LINKS = [
    ('<a href="#contact">Contact us</a>', [A.CONTACT]),
    ('<a href="#anfrage">Termin vereinbaren</a>', [A.BOOK]),
    ('<a href="#">Contact us</a>', [A.CONTACT]),
    ('<a href="#">Donate</a>', [A.DONATE]),
    ('<a href="#download">Download</a>', []),
    ('<a href="mailto:?subject=Look">E-mail</a>', []),
    ('<a href="https://calendar.app.google/abc">Let us talk</a>', [A.BOOK]),
    ('<a href="https://oak.youcanbook.me/x">Contact us</a>', [A.BOOK]),
    ('<a href="https://meetings-eu1.hubspot.com/oak">Talk to sales</a>', [A.BOOK]),
    ('<a href="https://outlook.office365.com/owa/calendar/oak">Times</a>', [A.BOOK]),
    ('<a href="https://generator.test/donate">Donate</a>', []),
    ('<a href="https://ko-fi.com/oak">Donate</a>', [A.DONATE]),
    ('<a href="https://give.charity.test/oakshop">Donate</a>', [A.DONATE]),
    ('<a href="https://pay.oakshop.org/">Donate</a>', [A.DONATE]),
    ('<a href="/donate">Donate</a>', [A.DONATE]),
]


@pytest.mark.parametrize(("body", "actions"), LINKS)
def test_where_a_link_leads_matters(page, body, actions):
    found = apparent_actions(page(body=body, host="oakshop.org"), "oakshop.org")
    assert [action.action for action in found] == actions


def test_an_address_is_no_name(page):
    assert name(page("<title>https://x.test/en/</title>"), "x.test") == "x.test"


PLACEHOLDERS = [
    "Description will go into a meta tag in &lt;head /&gt;",
    "Web site created using create-react-app",
    "Generated by create next app",
    "Enter here some meta description",
    "$metaDescription",
    "{{ page.description }}",
]


@pytest.mark.parametrize("text", PLACEHOLDERS)
def test_a_placeholder_describes_nothing(page, text):
    assert description(page(f'<meta name="description" content="{text}">'), None) == ""


@pytest.mark.parametrize(
    "before", ["\n\n", "<!-- made by a plug-in -->\n\n", "---\na: b\n---\n", "Made by a plug-in\n\n"]
)
def test_llms_txt_may_begin_with_a_banner(page, reply, before):
    overview = reply(Purpose.LLMS_TXT, "/llms.txt", f"{before}# Oak\n\n> Tables of oak.\n")
    assert description(page(), overview) == "Tables of oak."


US = {"@type": "PostalAddress", "addressCountry": "US"}
EVENT = {"@type": "MusicEvent", "name": "Oak Live", "location": {"@type": "Place", "address": US}}
COUNTRIES = [
    ([EVENT], "", None),
    ([EVENT | {"organizer": {"@type": "Organization", "address": US}}], "", "US"),
    ([{"@type": "JobPosting", "title": "Joiner", "jobLocation": {"address": US}}], "", None),
    ([{"@type": "Organization", "address": "12 High Street, Leeds LS1 4AB"}], "", "GB"),
    ([{"@type": "LocalBusiness", "address": "Hauptstr. 1, 80331 München, Germany"}], "", "DE"),
    ([{"@type": "LocalBusiness", "address": ["1 Main St, Boise, ID 83702"]}], "", "US"),
    ([{"@type": "Organization", "address": "Main Street 5"}], "", None),
    ([], "<p>Denver, Colorado. Call (303) 555-0142</p>", "US"),
    ([], "<p>Kelowna, British Columbia 250-555-0142</p>", "CA"),
    ([], "<p>Call (303) 555-0142</p>", None),
    ([], "<p>We love Colorado</p>", None),
]


@pytest.mark.parametrize(("data", "body", "code"), COUNTRIES)
def test_the_country_is_the_owners(page, data, body, code):
    assert country(page("<title>Oak Hall</title>", body, json_ld=data), "shop.com") == code


def test_a_site_named_after_its_event_is_where_the_event_is(page):
    assert country(page("<title>Oak Live 2026</title>", json_ld=[EVENT]), "oaklive.com") == "US"


KINDS = [
    ('<meta name="generator" content="Rspress v1.2">', "", E.DOCUMENTATION),
    ('<link rel="stylesheet" href="_static/pygments.css?v=1">', "", E.DOCUMENTATION),
    ('<meta name="generator" content="DokuWiki">', "", E.COMMUNITY),
    ('<meta property="og:type" content="hotel">', "", E.BUSINESS),
    ('<meta property="og:type" content="website">', "", None),
    ("<title>Oak TV channel</title>", "", E.MEDIA),
    (
        "<title>Oak</title>",
        '<a href="/cart">Cart</a><p>Chair $120.00 Table $340.00 Bed $99.50 Desk $80.00</p>',
        E.ECOMMERCE,
    ),
    ("<title>Oak</title>", '<a href="basket.asp">Basket</a><a href="/w">Wish list</a>', E.ECOMMERCE),
    (
        "<title>Oak Hydraulics</title>",
        (
            "<a href=/s>Services</a><a href=/p>Products</a><p>Phone (303) 555-0142 Fax (303) 555-0143 © Oak "
            "Inc</p>"
        ),
        E.BUSINESS,
    ),
    ("<title>Oak</title>", "<a href=/s>Services</a><p>Phone (303) 555-0142</p>", None),
    ("<title>Oak roofers</title><meta name=description content='Roofing in Leeds'>", "", E.BUSINESS),
]


@pytest.mark.parametrize(("head", "body", "kind"), KINDS)
def test_the_kind_of_a_plain_page(page, head, body, kind):
    assert entity_type(page(head, body, host="oak.com"), "oak.com") is kind


def test_an_organisation_is_no_firm_for_its_telephone(page):
    body = (
        "<a href=/s>Services</a><a href=/p>Products</a><p>Phone (303) 555-0142 Fax (303) 555-0143 © Oak "
        "Inc</p>"
    )
    assert entity_type(page("<title>Oak</title>", body, host="oak.org"), "oak.org") is None


LONG = "<p>" + "We write about oak and what is made of it. " * 8 + "</p>"
UNREAD = [
    ("nb", "Skriv til redaktøren"),
    ("sv", "Boka plats nu"),
    ("fr", "Louer un vélo"),
    ("en", "Enquire about a plot today with us"),
    ("de", "Fahrrad mieten"),
]


@pytest.mark.parametrize(("lang", "label"), UNREAD)
def test_what_was_not_understood_is_not_denied(evidence, home, lang, label):
    asked = home("<title>Oak</title>", f'{LONG}<a href="/x">{label}</a>', lang=lang)
    assert read_facts(evidence(asked), []).transactional is not False


def test_the_facts_are_of_the_page_that_the_root_leads_on_to(evidence, home, reply):
    stub = home('<title>Redirecting</title><meta http-equiv="refresh" content="0; url=/en/">')
    body = '<html lang="en"><title>Oak Market</title><a href="/x">Add to cart</a>'
    led = reply(Purpose.HOME_FOLLOWED, "/en/", body)
    facts = read_facts(evidence(stub, led), [])
    assert (facts.name, [a.action for a in facts.apparent_actions]) == ("Oak Market", [A.BUY])


def test_a_root_whose_target_is_missing_is_read_itself(evidence, home, reply):
    stub = home("<title>Redirecting</title>")
    facts = read_facts(evidence(stub, reply(Purpose.HOME_FOLLOWED, "/en/", "", status=404)), [])
    assert facts.display_name == "shop.test"
