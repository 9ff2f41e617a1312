"""What a page seems to offer."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import EVIDENCE_CAP, MOST, MOST_EACH, apparent_actions


def found(page, **content):
    return [(a.action, a.evidence) for a in apparent_actions(page(**content))]


A = Action
DATA = [
    ({"@type": "WebSite", "potentialAction": {"@type": "SearchAction", "target": "/?q={q}"}}, [A.SEARCH]),
    (
        {"@type": "Hotel", "potentialAction": [{"@type": "ReserveAction"}, {"@type": "OrderAction"}]},
        [A.BOOK, A.ORDER],
    ),
    ({"@type": "WebPage", "potentialAction": {"@type": "ReadAction"}}, []),
    ({"@type": "Product", "offers": {"@type": "Offer", "price": "24.00"}}, [A.BUY]),
    ({"@type": "Product", "offers": {"@type": "Offer"}}, []),
    ({"@type": "Restaurant", "acceptsReservations": "True"}, [A.BOOK]),
    ({"@type": "Restaurant", "acceptsReservations": False}, []),
    ({"@type": "Restaurant", "acceptsReservations": "https://schema.org/False"}, []),
    ({"@type": "WebSite", "potentialAction": "search"}, []),
]


@pytest.mark.parametrize(("data", "actions"), DATA)
def test_data(page, data, actions):
    assert [a for a, _ in found(page, json_ld=[data])] == actions


@pytest.mark.parametrize(
    ("target", "actions"),
    [
        ("https://shop.test/search?q={term}", [A.SEARCH]),
        ("/find/{term}", [A.SEARCH]),
        ("https://www.shop.test/?s={search_term_string}", [A.SEARCH]),
        ({"@type": "EntryPoint", "urlTemplate": "https://shop.test/?s={search_term_string}"}, [A.SEARCH]),
        ({"@type": "EntryPoint", "urlTemplate": "https://theme.example/search?q={term}"}, []),
    ],
)
def test_a_declared_search_counts_only_if_it_leads_to_the_site(page, target, actions):
    data = {"@type": "WebSite", "potentialAction": {"@type": "SearchAction", "target": target}}
    assert [one.action for one in apparent_actions(page(json_ld=[data]), "shop.test")] == actions


def test_styles_and_scripts_are_no_part_of_a_label(page):
    body = (
        '<a href="/a">Log in<style>#b1 .x {color: red}</style></a>'
        '<a href="/b"><script>track("b")</script>Sign up</a><button>Subscribe<style>.y{}</style></button>'
    )
    assert {one for one, _ in found(page, body=body)} == {A.LOG_IN, A.REGISTER, A.SUBSCRIBE}


def test_a_donation_is_the_sites_if_its_title_names_who_is_given_to(page):
    body = '<a href="https://www.patreon.com/annoakley">Patreon</a>'
    named = page("<title>Ann Oakley</title>", body, host="oakwoodtrust.org")
    assert [one.action for one in apparent_actions(named, "oakwoodtrust.org")] == [A.DONATE]


def test_what_stands_after_many_links_is_read(page):
    assert found(page, body='<a href="/x">Oak</a>' * 900 + '<a href="/help">Contact us</a>')


def test_the_evidence_quotes_the_element(page):
    body = (
        '<form method="post" action="/newsletter"><input type="email"><button>Subscribe</button></form>'
        '<a class="x" href="/basket">Basket</a>'
    )
    assert found(page, body=body) == [
        (A.SUBSCRIBE, '<form action="/newsletter" method="post">… <button>Subscribe</button></form>'),
        (A.BUY, '<a href="/basket">Basket</a>'),
    ]


def test_evidence_is_one_short_safe_line(page):
    body = f'<a href="/basket?{"x" * 3000}">\u202eBuy\x07\n now</a>'
    data = {"@type": "X", "potentialAction": {"@type": "BuyAction", "name": "n\u202e" * 500}}
    for _, evidence in found(page, body=body, json_ld=[data]):
        assert len(evidence) <= EVIDENCE_CAP
        assert evidence.isprintable()


def test_the_same_element_counts_once_and_no_action_floods_the_rest(page):
    same = '<a href="/basket">Basket</a>' * 50
    many = "".join(f'<a href="/buy/{n}">Buy now</a>' for n in range(500))
    kinds = [a for a, _ in found(page, body=same + many + '<a href="/donate">Donate</a>')]
    assert kinds == [A.BUY] * MOST_EACH + [A.DONATE]


def test_there_are_never_more_than_twenty(page):
    texts = (
        "Buy",
        "Order",
        "Book",
        "Track order",
        "Get a quote",
        "Contact",
        "Register",
        "Log in",
        "Subscribe",
    )
    body = "".join(f'<a href="/{n}">{text}</a>' for text in texts for n in range(5))
    assert len(found(page, body=body)) == MOST


def test_data_is_walked_to_an_end(page):
    offer = {"potentialAction": {"@type": "BuyAction"}}
    deep = offer
    for _ in range(40):
        deep = {"hasPart": deep}
    wide = {"hasPart": [{"name": str(n)} for n in range(20_000)] + [offer]}
    assert found(page, json_ld=[deep, wide]) == []
