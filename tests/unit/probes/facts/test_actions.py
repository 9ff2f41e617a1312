"""What a page seems to offer."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import EVIDENCE_CAP, MOST, MOST_EACH, apparent_actions


def found(page, **content):
    return [(a.action, a.evidence) for a in apparent_actions(page(**content))]


A = Action
LINKS = [
    ('<a href="/basket">Basket</a>', A.BUY),
    ('<a href="/cart">(0)</a>', A.BUY),
    ('<a href="https://shop.test/en/cart?x=1">(0)</a>', A.BUY),
    ('<a href="/x">Warenkorb</a>', A.BUY),
    ('<a href="/x">Ajouter au panier</a>', A.BUY),
    ('<a href="/x">Comprar ahora</a>', A.BUY),
    ('<a href="/x">Order online</a>', A.ORDER),
    ('<a href="/x">Jetzt bestellen</a>', A.ORDER),
    ('<a href="/x">Book an appointment</a>', A.BOOK),
    ('<a href="/x">Termin vereinbaren</a>', A.BOOK),
    ('<a href="/x">Réserver une table</a>', A.BOOK),
    ('<a href="/x">Pedir cita</a>', A.BOOK),
    ('<a href="https://calendly.com/dr-tran">See times</a>', A.BOOK),
    ('<a href="/x">Track your order</a>', A.TRACK),
    ('<a href="/x">Sendung verfolgen</a>', A.TRACK),
    ('<a href="/x">Get a quote</a>', A.QUOTE),
    ('<a href="/x">Demander un devis</a>', A.QUOTE),
    ('<a href="/contact">Find us</a>', A.CONTACT),
    ('<a href="mailto:hello@shop.test">Write</a>', A.CONTACT),
    ('<a href="/x">Contáctanos</a>', A.CONTACT),
    ('<a href="/x">Sign up</a>', A.REGISTER),
    ('<a href="/x">S\u2019inscrire</a>', A.REGISTER),
    ('<a href="/x">Anmelden</a>', A.LOG_IN),
    ('<a href="/login?next=/">My area</a>', A.LOG_IN),
    ('<a href="/x">Newsletter</a>', A.SUBSCRIBE),
    ('<a href="/x">Aggiungi al carrello</a>', A.BUY),
    ('<a href="/x">Sepetim (0)</a>', A.BUY),
    ('<a href="/x">カートに入れる</a>', A.BUY),
    ('<a href="/x">Umów wizytę</a>', A.BOOK),
    ('<a href="/x">احجز موعدك</a>', A.BOOK),
    ('<a href="/x">Fale conosco</a>', A.CONTACT),
    ('<a href="/x">联系我们</a>', A.CONTACT),
    ('<a href="/x">Doneer nu</a>', A.DONATE),
    ('<a href="/x">Zarejestruj się</a>', A.REGISTER),
    ('<a href="/x">Logga in</a>', A.LOG_IN),
    ("<button>Add to cart</button>", A.BUY),
    ('<button aria-label="Search"></button>', A.SEARCH),
    ('<a href="/x">Download</a>', A.DOWNLOAD),
    ('<a href="/app.dmg">For Mac</a>', A.DOWNLOAD),
    ('<a href="/x">Jetzt spenden</a>', A.DONATE),
    ('<a href="/x">Apply now!</a>', A.APPLY),
    ('<a href="/x">Kon\u00adtakt</a>', A.CONTACT),
    ('<a href="/x"><img src="/i.svg" alt="Log in"></a>', A.LOG_IN),
    ('<a href="/x" aria-label="Cart"><svg></svg></a>', A.BUY),
    ('<a href="https://wa.me/4912345">Chat</a>', A.CONTACT),
    ('<a href="/x">Lisää ostoskoriin</a>', A.BUY),
    ('<a href="/x">संपर्क करें</a>', A.CONTACT),
    ('<a href="/x">Đặt lịch</a>', A.BOOK),
    ('<input type="search" name="find">', A.SEARCH),
    ('<input placeholder="Ürün ara">', None),
    ('<input placeholder="Buscar productos">', A.SEARCH),
    # no actions
    ('<a href="/x">How we order our shelves</a>', None),
    ('<a href="/books">All books</a>', None),
    ('<a href="/x">The buy side</a>', None),
    ('<a href="/contact-lenses">Lenses</a>', None),
    ('<a href="javascript:void(0)">Buy now</a>', Action.BUY),
    ('<a href="#buy">Buy now</a>', Action.BUY),
    ('<a href="/cartography">Maps</a>', None),
    ('<a href="https://other.test/?next=/cart">Elsewhere</a>', None),
    ('<a href="https://calendly.com.other.test/x">See times</a>', None),
    ('<a href="/guide?file=app.dmg">Guide</a>', None),
    ("<p>Buy now, book now, order now</p>", None),
    ("<!-- <a href='/cart'>Cart</a> -->", None),
]


@pytest.mark.parametrize(("body", "action"), LINKS)
def test_links(page, body, action):
    assert [a for a, _ in found(page, body=body)] == ([action] if action else [])


FORMS = [
    ('<form method="post"><input type="email" name="e"><button>Anmelden</button></form>', A.SUBSCRIBE),
    ('<form><input name="zz" placeholder="Suche im Shop"></form>', A.SEARCH),
    ('<form role="search"><input name="find"></form>', A.SEARCH),
    ('<form action="/s"><input type="search" name="z"></form>', A.SEARCH),
    ('<form action="/s"><input name="q"></form>', A.SEARCH),
    (
        '<form method="post"><input name="u"><input type="password" name="p"><button>Go</button></form>',
        A.LOG_IN,
    ),
    ('<form><input type="password" name="p" autocomplete="new-password"></form>', A.REGISTER),
    ('<form><input type="password"><input type="password"></form>', A.REGISTER),
    ('<form><input type="password"><button>Create account</button></form>', A.REGISTER),
    ('<form><input type="hidden" name="list"><input type="email" name="e"></form>', A.SUBSCRIBE),
    ('<form><input type="email"><textarea name="t"></textarea></form>', A.CONTACT),
    ('<form><input type="email"><input name="Message"></form>', A.CONTACT),
    ('<form><input type="date" name="arrival"><button>Check</button></form>', A.BOOK),
    ('<form><input name="amount"><button>Donate</button></form>', A.DONATE),
    ('<form><input name="no"><input type="submit" value="Track parcel"></form>', A.TRACK),
    ('<form><input name="qty"><button>Add to basket</button></form>', A.BUY),
    ('<form><input name="colour"><button>Choose</button></form>', None),
    ("<form></form>", None),
]


@pytest.mark.parametrize(("body", "action"), FORMS)
def test_forms(page, body, action):
    assert [a for a, _ in found(page, body=body)] == ([action] if action else [])


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
