"""Calls in many languages, and forms and addresses that say what they are for."""

from collections import defaultdict

import pytest

from index.values.vocabulary import Action
from probes.facts import labels
from probes.facts.actions import apparent_actions, said

A = Action

CALLS = [
    ("Doniraj", A.DONATE),
    ("Rezervirajte stol", A.BOOK),
    ("Prijava", A.LOG_IN),
    ("Преземи", A.DOWNLOAD),
    ("Поръчайте", A.ORDER),
    ("Rezervați o masă", A.BOOK),
    ("Donează acum", A.DONATE),
    ("Megveszem!", A.BUY),
    ("Hírlevél-feliratkozás", A.SUBSCRIBE),
    ("Ajánlatot kérek", A.QUOTE),
    ("Užsisakykite internetu", A.ORDER),
    ("Aprēķināt cenu", A.QUOTE),
    ("Võta ühendust", A.CONTACT),
    ("Online ραντεβού", A.BOOK),
    ("Objednať", A.ORDER),
    ("Zadejte poptávku", A.QUOTE),
    ("Reserveer een tafel", A.BOOK),
    ("Meld je aan", A.REGISTER),
    ("Bestill time", A.BOOK),
    ("Pyydä tarjous", A.QUOTE),
    ("Unduh katalog", A.DOWNLOAD),
    ("立即購買", A.BUY),
    ("LINE相談", A.CONTACT),
    ("メルマガ登録する", A.SUBSCRIBE),
    ("온라인 문의하기", A.CONTACT),
    ("افتح حسابك", A.REGISTER),
    ("ثبت‌نام", A.REGISTER),
    ("ติดต่อเรา", A.CONTACT),
    ("Fes una donació", A.DONATE),
    # with a word of when, where or for how much
    ("Заказать сейчас", A.ORDER),
    ("Jetzt kostenlos registrieren", A.REGISTER),
    ("Naroči zdaj", A.ORDER),
    ("Kontakt oss i dag", A.CONTACT),
    # without accents, as in Greek capitals
    ("ΕΠΙΚΟΙΝΩΝΙΑ", A.CONTACT),
    ("ONLINE \u03a1\u0391\u039d\u03a4\u0395\u0392\u039f\u03a5", A.BOOK),
    ("Contactenos", A.CONTACT),
    ("Reserver une table", A.BOOK),
    ("Doneaza acum", A.DONATE),
]


@pytest.mark.parametrize(("label", "action"), CALLS)
def test_calls_are_known_in_many_languages(label, action):
    assert said(label) is action


@pytest.mark.parametrize(
    "label",
    [
        "Tim",  # a Vietnamese search without its accents
        "Maak je keuze",
        "Plan je route",
        "Booking.com",
        "Jetzt online",
        "Here now",
        "Comprar y vender casas",
        "Connect with us",
        "Offerte",  # Italian for special offers
        "Order by price",
        "The Register",  # a newspaper
        "now",
        "…",
        "지금바로" * 20,
    ],
)
def test_what_only_looks_like_a_call_is_none(label):
    assert said(label) is None


def test_joining_a_mailing_list_is_subscribing():
    assert said("Schrijf je in voor de nieuwsbrief") is A.SUBSCRIBE
    assert said("Schrijf je in voor de cursus") is A.REGISTER


def test_a_phrase_asks_for_one_thing_in_all_languages():
    asked_for = defaultdict(set)
    for code in {*labels.LATIN, *labels.OTHER_ALPHABETS, *labels.UNPARTED}:
        for phrase, action in labels._Language(code).actions.items():
            asked_for[phrase].add(action)
    assert {phrase for phrase, actions in asked_for.items() if len(actions) > 1} == set()


FORMS = [
    (
        '<form method="post"><input type="email" name="a"><input name="first_name"></form>',
        {A.SUBSCRIBE},
    ),
    (
        '<form method="post"><input type="email" name="a"><input name="model"><button>Go</button></form>',
        set(),
    ),
    ('<form method="post"><input name="email"><button>Send reset link</button></form>', set()),
    (
        '<form method="post"><input type="email" name="a"><input name="username"><button>Go</button></form>',
        set(),
    ),
]


@pytest.mark.parametrize(("markup", "actions"), FORMS)
def test_who_leaves_only_an_address_and_a_name_subscribes(page, markup, actions):
    assert {one.action for one in apparent_actions(page(body=markup))} == actions


LINKS = [
    ('<a href="bitcoin:bc1qoak">QR code</a>', {A.DONATE}),
    ('<a href="#nav">Accedi al menu del sito</a>', set()),
]


@pytest.mark.parametrize(("markup", "actions"), LINKS)
def test_addresses_of_wallets_are_for_donations_and_skip_links_for_nothing(page, markup, actions):
    assert {one.action for one in apparent_actions(page(body=markup), "oakwood.com")} == actions
