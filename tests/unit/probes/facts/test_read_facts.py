"""All facts of whole sites."""

import dataclasses

import pytest

from index.values.findings import Tool
from index.values.vocabulary import Action, EntityType
from probes.evidence.evidence import Ending, Purpose
from probes.facts.facts import Facts, read_facts
from tests.unit.probes.building import rpc

LONG = "<p>" + "We sell what we have read and we post it the same day. " * 6 + "</p>"


def place(kind, country, **more):
    return {"@type": kind, "name": "N", "address": {"addressCountry": country}, **more}


def facts(evidence, home, *others, tools=()):
    return read_facts(evidence(home, *others), [Tool(name) for name in tools])


def test_a_shop(evidence, home):
    body = LONG + '<p>Larkspur Books</p><a href="/basket">Basket</a><form><input name="q"></form>'
    shop = place("BookStore", "GB") | {"name": "Larkspur Books"}
    found = facts(
        evidence, home("<title>Books | Larkspur Books</title>", body, json_ld=[shop]), tools=["order_book"]
    )
    assert (found.name, found.display_name) == ("Books | Larkspur Books", "Larkspur Books")
    assert (found.country, found.entity_type, found.transactional) == ("GB", EntityType.ECOMMERCE, True)
    assert [a.action for a in found.apparent_actions] == [Action.SEARCH, Action.BUY]


def test_a_clinic(evidence, home):
    found = facts(
        evidence,
        home(body=LONG + '<a href="/a">Book an appointment</a>', json_ld=[place("MedicalClinic", "AU")]),
    )
    assert (found.country, found.entity_type, found.transactional) == ("AU", EntityType.BUSINESS, True)


def test_a_bank_that_only_lets_customers_in(evidence, home):
    bank = home(body=LONG + '<a href="/log-in">Log in</a>', json_ld=[place("BankOrCreditUnion", "GB")])
    found = facts(evidence, bank)
    assert [a.action for a in found.apparent_actions] == [Action.LOG_IN]
    assert (found.entity_type, found.transactional) == (EntityType.BUSINESS, False)


def test_a_prefecture(evidence, home, reply):
    page = home("<title>Préfecture du Valmont</title>", LONG, host="valmont.gouv.fr", lang="fr-FR")
    found = read_facts(evidence(page, host="valmont.gouv.fr"), [])
    assert (found.country, found.entity_type) == ("FR", EntityType.GOVERNMENT)
    assert found.display_name == "Préfecture du Valmont"


def test_a_forum_from_right_to_left(evidence, home):
    head = '<title>منتدى الديوان | الرئيسية</title><meta name="generator" content="Flarum">'
    found = facts(evidence, home(head, LONG, lang="ar"))
    assert (found.display_name, found.entity_type) == ("منتدى الديوان", EntityType.COMMUNITY)


def test_documentation_that_describes_itself_in_llms_txt(evidence, home, reply):
    llms = reply(Purpose.LLMS_TXT, "/llms.txt", "# Tidewater\n\n> A database.\n", "docs.tidewater.test")
    page = home("<title>Tidewater documentation</title>", LONG, host="docs.tidewater.test")
    found = read_facts(evidence(page, llms, host="docs.tidewater.test"), [])
    assert (found.description, found.entity_type) == ("A database.", EntityType.DOCUMENTATION)
    assert (found.country, found.transactional) == (None, False)


NOTHING = Facts(name="shop.test", display_name="shop.test")


@pytest.mark.parametrize(
    "fields",
    [
        {"status": 403},
        {"status": 404},
        {"status": None, "ending": Ending.TIMED_OUT, "body": b""},
    ],
)
def test_a_home_page_that_is_none_says_nothing(evidence, home, fields):
    error = dataclasses.replace(home("<title>Error</title>", '<a href="/cart">Cart</a>'), **fields)
    assert facts(evidence, error) == NOTHING


def test_no_exchange_says_nothing(evidence):
    assert read_facts(evidence(), []) == NOTHING


def test_tools_alone_make_a_site_transactional(evidence):
    assert read_facts(evidence(), [Tool("create_order")]).transactional is True


UNREAD = {
    "a shell that scripts fill": {"body": '<div id="root"></div><script src="/app.js"></script>'},
    "a page with WebMCP code": {"body": LONG + "<script>document.modelContext.registerTool(t)</script>"},
    "a page with a WebMCP form": {"body": LONG + '<form toolname="find"></form>'},
    "a page that was cut": {"body": LONG, "truncated": True},
    "an empty page": {"body": ""},
}


@pytest.mark.parametrize("page", UNREAD.values(), ids=UNREAD.keys())
def test_what_was_not_read_whole_is_unknown(evidence, home, page):
    assert facts(evidence, home(**page)).transactional is None


def test_a_short_page_without_scripts_was_read(evidence, home):
    assert facts(evidence, home(body="<p>Under construction.</p>")).transactional is False


@pytest.mark.parametrize(
    ("status", "answer"), [(200, False), (404, False), (401, None), (429, None), (503, None)]
)
def test_an_mcp_server_that_did_not_say_leaves_it_unknown(evidence, home, reply, status, answer):
    mcp = reply(Purpose.MCP, "/mcp", "{}", status=status, method="POST", sent_body=rpc())
    assert facts(evidence, home(body=LONG), mcp).transactional is answer


def test_consent_is_declared_by_the_hosts_own_robots_txt(evidence, home, reply):
    text = "User-agent: *\nContent-Signal: ai-input=yes\n"
    own = reply(Purpose.ROBOTS, "/robots.txt", text)
    other = reply(Purpose.ROBOTS, "/robots.txt", text, "cdn.test")
    assert facts(evidence, home(body=LONG), own).declares is True
    assert facts(evidence, home(body=LONG), other).declares is False


def test_hostile_markup_ends_in_honest_nothing(evidence, home):
    hostile = home("<title>" + "<" * 50_000, "<div " + "a=1 " * 50_000 + ">" + "<a href=/cart>" * 5000)
    found = facts(evidence, hostile)
    assert found.name
    assert found.display_name
    assert found.transactional in {None, True}


@pytest.mark.parametrize(
    "hint",
    [
        '<a href="/x">How to join the choir</a>',
        '<a href="javascript:open()">Get quote</a>',
        "<button>Ask us to contact you</button>",
        '<input type="tel" placeholder="0123 456">',
    ],
)
def test_a_label_that_hints_at_more_leaves_open_whether_anything_can_be_changed(evidence, home, hint):
    assert facts(evidence, home(body=LONG)).transactional is False
    assert facts(evidence, home(body=LONG + hint)).transactional is None


def test_a_word_in_a_headline_hints_at_nothing(evidence, home):
    headline = '<a href="/news/1">The contact that changed how we see the whole market this year</a>'
    assert facts(evidence, home(body=LONG + headline)).transactional is False


def test_the_facts_are_of_the_page_that_the_root_leads_on_to(evidence, home, reply):
    stub = home('<title>Redirecting</title><meta http-equiv="refresh" content="0; url=/en/">')
    body = '<html lang="en"><title>Oak Market</title><a href="/x">Add to cart</a>'
    found = facts(evidence, stub, reply(Purpose.HOME_FOLLOWED, "/en/", body))
    assert (found.name, [a.action for a in found.apparent_actions]) == ("Oak Market", [Action.BUY])


def test_a_root_whose_target_is_missing_is_read_itself(evidence, home, reply):
    stub = home("<title>Redirecting</title>")
    found = facts(evidence, stub, reply(Purpose.HOME_FOLLOWED, "/en/", "", status=404))
    assert found.display_name == "shop.test"
