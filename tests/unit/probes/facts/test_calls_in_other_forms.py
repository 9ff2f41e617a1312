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
