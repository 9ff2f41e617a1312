"""Actions that are asked for in forms that are easily passed over, each in one element of our own."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions

A = Action


def told(page, body):
    return {one.action for one in apparent_actions(page("", body, "oak.test"), "oak.test")}


@pytest.mark.parametrize(
    ("label", "action"),
    [
        ("Customer service", A.CONTACT),
        ("Customer service software", None),
        ("Kundenservice", A.CONTACT),
        ("Service client", A.CONTACT),
        ("Atención al cliente", A.CONTACT),
        ("Ügyfélszolgálat", A.CONTACT),
        ("Obsługa klienta", A.CONTACT),
        ("Служба поддержки", A.CONTACT),
        ("Εξυπηρέτηση πελατών", A.CONTACT),
        ("お客様センター", A.CONTACT),
        ("客服中心", A.CONTACT),
        ("고객지원", A.CONTACT),
    ],
)
def test_whom_customers_ask_is_contact(page, label, action):
    assert told(page, f'<a href="/oaks">{label}</a>') == {action} - {None}


@pytest.mark.parametrize("label", ["New user", "New customer?", "Nuevo usuario", "Neues Konto", "Nowe konto"])
def test_new_users_register(page, label):
    assert told(page, f"<button>{label}</button>") == {A.REGISTER}
    assert told(page, f"<button>{label} guide to oaks</button>") == set()


def test_one_donates_by_the_name_of_a_button_and_on_a_platform_for_gifts(page):
    paypal = "https://www.paypal.com/cgi-bin/webscr?"
    assert told(page, f'<a href="{paypal}cmd=_donations&business=oak">Oaks</a>') == {A.DONATE}
    assert told(page, f'<a href="{paypal}cmd=_cart&business=oak">Oaks</a>') == set()
    assert told(page, '<a href="https://www.zeffy.com/en/oak-wood">Trees</a>') == {A.DONATE}
    assert told(page, '<a href="https://www.zeffy.com/en/elm-wood">Trees</a>') == set()
    assert told(page, "<button>Donate with PayPal button</button>") == {A.DONATE}
    assert told(page, "<button>Spenden mit dem PayPal-Button</button>") == {A.DONATE}


@pytest.mark.parametrize(
    ("body", "action"),
    [
        ('<a href="#">Subscribe here</a>', A.SUBSCRIBE),
        ('<a href="javascript:void(0)">Subscribe</a>', A.SUBSCRIBE),
        ('<a href="#">Get a quote</a>', A.QUOTE),
        ('<a href="javascript:ask()">Get quote</a>', None),
        ('<a class="button">Log in</a>', A.LOG_IN),
        ('<a onclick="go()"><img alt="Book a table"></a>', A.BOOK),
        ('<a name="log-in">Log in</a>', None),
        ("<a>Log in</a>", None),
        ('<a href="#chairs">Buy now</a>', A.BUY),
        ('<a href="#buy">Buy</a>', None),
    ],
)
def test_what_a_script_or_a_part_of_the_page_is_for(page, body, action):
    assert told(page, body) == {action} - {None}


@pytest.mark.parametrize(
    ("body", "action"),
    [
        ('<input name="oak"><input type="email"><textarea></textarea>', A.CONTACT),
        ('<input name="oak"><textarea></textarea>', None),
        ('<input type="email"><button>Go</button>', A.SUBSCRIBE),
        ('<input placeholder="Search oaks" name="oak"><input type="email">', A.SUBSCRIBE),
        ('<input type="email"><input type="password">', None),
        ('<input type="email"><input name="card">', None),
    ],
)
def test_fields_outside_of_forms_take_messages_and_addresses(page, body, action):
    assert told(page, body) - {A.SEARCH} == {action} - {None}


@pytest.mark.parametrize(
    ("label", "action"),
    [
        ("Book Oak Care Session", A.BOOK),
        ("Book a $5 Consultation", A.BOOK),
        ("Book club meeting", None),
        ("Request a garden visit", A.BOOK),
        ("Zakažite sečenje stabala", A.BOOK),
        ("Zapisz się na pierwszą sesję", A.BOOK),
        ("Rezervujte houpačku", A.BOOK),
        ("Waldhüttenreservierung", A.BOOK),
        ("Baumpflege buchen", A.BOOK),
        ("Wie kann ich buchen?", None),
        ("Get a tree felling quote", A.QUOTE),
        ("Get a stock market quote", None),
        ("Demander un devis élagage", A.QUOTE),
        ("Solicita presupuesto de poda", A.QUOTE),
        ("Vraag een offerte voor bomen", A.QUOTE),
        ("Baumschnitt-Angebot anfordern", A.QUOTE),
        ("Запросить точный расчёт дуба", A.QUOTE),
        ("Заказать точный расчёт", A.QUOTE),
        ("Заказать саженцы", A.ORDER),
        ("Замовити саджанці", A.ORDER),
        ("Postuler comme bûcheron", A.APPLY),
        ("Jetzt bei Eiche bewerben", A.APPLY),
        ("Jelentkezz erdésznek!", A.APPLY),
        ("Donează un puiet", A.DONATE),
    ],
)
def test_a_call_is_known_by_its_ends_whatever_stands_between(page, label, action):
    assert told(page, f"<button>{label}</button>") == {action} - {None}


@pytest.mark.parametrize(
    ("label", "href", "action"),
    [
        ("Download Oak Manifesto", "oaks.pdf", A.DOWNLOAD),
        ("Waldplan herunterladen", "/files/wald.docx?v=2", A.DOWNLOAD),
        ("Fák listájának letöltése", "/fak.xlsx", A.DOWNLOAD),
        ("Oak Manifesto", "oaks.pdf", None),
        ("Download Oak Manifesto", "/oaks", None),
        ("Oak Walk Registration", "https://forms.gle/oak", A.REGISTER),
        ("Iscrizione alla passeggiata", "https://docs.google.com/forms/d/oak", A.REGISTER),
        ("Oak Walk Registration", "/oaks", None),
        ("Oak Walk", "https://forms.gle/oak", None),
    ],
)
def test_a_word_and_an_address_tell_what_neither_does_alone(page, label, href, action):
    assert told(page, f'<a href="{href}">{label}</a>') == {action} - {None}


@pytest.mark.parametrize(
    ("fields", "actions"),
    [
        ('<input type="date" name="day"><input type="time" name="hour">', {A.CONTACT, A.BOOK}),
        ('<input type="date" name="day">', {A.CONTACT}),
        ("", {A.CONTACT}),
    ],
)
def test_a_message_with_a_time_to_come_books(page, fields, actions):
    form = (
        f'<form method="post"><input type="email" name="mail">{fields}<textarea name="say"></textarea></form>'
    )
    assert told(page, form) == actions


@pytest.mark.parametrize(
    ("label", "action"),
    [
        ("Our oaks | Register online", A.REGISTER),
        ("Book a table / Oak hall", A.BOOK),
        ("Buy / Sell", None),
        ("oaks/contact", None),
        ("https://oaks.test / contact", None),
    ],
)
def test_one_part_of_a_label_may_ask(page, label, action):
    assert told(page, f'<a href="/oaks">{label}</a>') == {action} - {None}
