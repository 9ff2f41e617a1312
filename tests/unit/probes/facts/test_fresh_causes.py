"""Causes of misread pages of 2018 to 2026, each in one page of our own."""

import pytest

from index.values.vocabulary import Action, EntityType
from probes.facts.actions import apparent_actions
from probes.facts.facts import read_facts
from probes.facts.kinds import entity_type
from probes.facts.names import display_name
from probes.net.policy import RequestLimits

A, E = Action, EntityType
MOST = RequestLimits().body_bytes

ASKED = "<input type=password><button>Get started</button>"
EMAIL = '<input type="email" name="email">'
ACTIONS = [
    (
        '<form method=post aria-label="Contact form"><input type=email placeholder="Newsletter"></form>',
        [A.SUBSCRIBE],
    ),
    (
        f"<form method=post class=signup-form>{EMAIL}{ASKED}</form>",
        [A.REGISTER],
    ),
    (
        f"<form id=news-sign-up>{EMAIL}<input name=name><input name=url><button>Sign up</button></form>",
        [A.SUBSCRIBE],
    ),
    (f"<form method=post>{EMAIL}<button>Request password reset</button></form>", []),
    ("<form><input type=text name=searchQuery></form>", [A.SEARCH]),
    ("<form><input type=text name=site_search_terms></form>", [A.SEARCH]),
    (
        f"<form method=post><input name=search_reason>{EMAIL}<textarea name=message></textarea></form>",
        [A.CONTACT],
    ),
    ('<a href="#modal">Log in</a>', [A.LOG_IN]),
    ('<a href="#log-in">Log in</a>', []),
    ('<a href="javascript:open()">Sign up</a>', [A.REGISTER]),
    ('<a href="#">Buy now</a>', [A.BUY]),
    ('<a role="button">Sign in</a>', [A.LOG_IN]),
    ("<a>Sign in</a>", []),
    ('<a href="/faculty">Join the faculty</a>', []),
    ('<a href="/partners">Become a partner</a>', []),
    ('<a href="/community">Giving</a>', []),
    ('<a href="/give">Make a donation to the bursary fund</a>', [A.DONATE]),
    ('<a href="/shipments">Check order status</a>', [A.TRACK]),
    ('<a href="/rooms">E-Booking</a>', [A.BOOK]),
    ('<a href="/x">Oak</a>' * 900 + '<a href="/help">Contact us</a>', [A.CONTACT]),
    ('<a href="/account">Register / Sign In</a>', [A.REGISTER, A.LOG_IN]),
    ('<a href="/account">Sign in | Sign up</a>', [A.LOG_IN, A.REGISTER]),
    ("<button>Apply & Register</button>", [A.APPLY, A.REGISTER]),
    ('<a href="/bag">View Cart (0 items)</a>', [A.BUY]),
    ('<a href="/sign-up">Weekly newsletter, every Friday</a>', [A.SUBSCRIBE]),
    ('<a href="/games">Schedule Schedule</a>', []),
    ('<form method=post action="/search/"><input type=text name=for><select></select></form>', [A.SEARCH]),
    ("<form name=recherche><input type=text name=cle></form>", [A.SEARCH]),
    (f'<form action="/search/alerts">{EMAIL}</form>', [A.SUBSCRIBE]),
    ("<form><input type=text name=checkin><input type=text name=checkout></form>", [A.BOOK]),
    ("<form method=post><input type=text name=fldEmail></form>", [A.SUBSCRIBE]),
    ("<form method=post><input type=text name=email><input type=text name=city></form>", []),
]


DONATE = [("https://giving.example/oakwood", [A.DONATE]), ("https://giving.example/elm", [])]


@pytest.mark.parametrize(("link", "actions"), DONATE)
def test_a_donation_elsewhere_is_this_sites_if_its_address_says_so(page, link, actions):
    found = apparent_actions(page(body=f'<a href="{link}">Donate</a>'), "oakwoodtrust.org")
    assert [action.action for action in found] == actions


@pytest.mark.parametrize(("body", "actions"), ACTIONS, ids=range(len(ACTIONS)))
def test_what_a_page_lets_one_do(page, body, actions):
    assert [found.action for found in apparent_actions(page(body=body))] == actions


OWNED = "<p>The oldest wood of the county.</p>" * 3


def test_looking_for_the_host_in_a_text_takes_linear_time(page):
    read = page("<title>Wood</title>", "<p>" + "A " * 200_000 + "</p>")
    assert display_name(read, "a" * 60 + ".com") == "Wood"


FIRM = "<p>Call us: (303) 555-0142</p><a href=/s>Services</a><a href=/p>Projects</a>"
TOLD = "<p>Wood is cut, dried and joined here as it was a hundred years ago.</p>" * 12
KINDS = [
    ("<title>Oak</title>", FIRM + TOLD, E.BUSINESS),
    ("<title>Oak</title>", "<a href=/s>Services</a><p>(303) 555-0142</p>", None),
    ("<title>Oak</title>", TOLD, None),
    ("<title>Oak Hall</title>", FIRM + TOLD + "<p>My name is Ann. I'm glad.</p>", E.BUSINESS),
]


@pytest.mark.parametrize(("head", "body", "kind"), KINDS)
def test_a_page_that_shows_a_firm_and_nothing_else_is_a_firms(page, head, body, kind):
    assert entity_type(page(head, body), "oakhall.com") is kind


def test_of_a_page_that_was_cut_nothing_is_denied(evidence, home):
    body = "<p>Wood is cut here.</p>" * (MOST // 20)
    whole = home("<title>Oak</title>", body[: MOST // 2])
    cut = home("<title>Oak</title>", body, truncated=True)
    assert read_facts(evidence(whole), ()).transactional is False
    facts = read_facts(evidence(cut), ())
    assert (facts.transactional, facts.country, facts.entity_type) == (None, None, None)
