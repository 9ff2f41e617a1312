"""Forms for an account, and newsletters that look like them."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions

A = Action
EMAIL = '<input type="email" name="email">'
ASKED = {
    "salutation and names": (
        f"{EMAIL}<select name=anrede><option>Frau</select><input name=vorname><input name=nachname>",
        "Anmelden",
    ),
    "postcode": (f'{EMAIL}<input name=zip placeholder="ZIP code">', "Sign up"),
    "code postal": (
        '<input name=courriel type=email><input name=cp placeholder="Code postal">',
        "S\u2019inscrire",
    ),
    "company": (f"<input name=name>{EMAIL}<input name=company placeholder=Company>", "Sign up"),
    "phone": (f"{EMAIL}<input type=tel name=phone>", "Join us"),
    "country": (f"{EMAIL}<select name=country><option>UK</select>", "Sign up"),
    "interest": (f"{EMAIL}<select name=topic><option>News</select>", "Sign me up"),
    "address twice": (f"{EMAIL}<input type=email name=confirm>", "Sign up"),
    "lists": (f"{EMAIL}<input type=checkbox name=weekly><input type=checkbox name=monthly>", "Sign up"),
    "consent to be written to": (f"{EMAIL}<input type=checkbox name=privacy>", "Registrieren"),
    "citt\u00e0": (f"{EMAIL}<input name=citta>", "Iscriviti"),
    "an address that says join": (f"</form><form method=post action=/join>{EMAIL}", "Join now"),
    "trap": (f"{EMAIL}<input name=website><input name=hp_field>", "Sign up"),
}


@pytest.mark.parametrize(("fields", "button"), ASKED.values(), ids=ASKED.keys())
def test_what_newsletters_ask_makes_no_account(page, fields, button):
    form = f"<form method=post action=/s>{fields}<button>{button}</button></form>"
    assert [found.action for found in apparent_actions(page(body=form))] == [A.SUBSCRIBE]


TOLD = [
    (f"<form method=post action=/auth>{EMAIL}<button>Log in</button></form>", A.LOG_IN),
    (f"<form method=post action=/x>{EMAIL}<button>Email me a sign-in link</button></form>", A.LOG_IN),
    (f"<form method=post action=/login>{EMAIL}<button>Continue</button></form>", A.LOG_IN),
    (f"<form method=post action=/auth/create>{EMAIL}<button>Create account</button></form>", A.REGISTER),
    (f"<form method=post action=/x>{EMAIL}<button>Konto erstellen</button></form>", A.REGISTER),
    (f"<form method=post action=/x>{EMAIL}<button>Start free trial</button></form>", A.REGISTER),
    (f"<form method=post action=/register>{EMAIL}<button>Sign up</button></form>", A.REGISTER),
    (
        f'<form method=post action="https://app.oak.test/signup">{EMAIL}<button>Sign up</button></form>',
        A.REGISTER,
    ),
    (f"<form method=post action=/x>{EMAIL}<input name=username><button>Sign up</button></form>", A.REGISTER),
    (
        f"<form method=post>{EMAIL}<input type=checkbox name=agree_terms><button>Join</button></form>",
        A.REGISTER,
    ),
    (f"<form method=post>{EMAIL}<input type=date name=born><button>Sign up</button></form>", A.REGISTER),
    (f"<form method=post>{EMAIL}<textarea name=why></textarea><button>Join</button></form>", A.REGISTER),
    (
        f"<form method=post>{EMAIL}<input name=company><button>Register for the webinar</button></form>",
        A.REGISTER,
    ),
    (f"<form method=post action=/newsletter/register>{EMAIL}<button>Log in</button></form>", A.SUBSCRIBE),
    (f"<form method=post action=/author>{EMAIL}<button>Go</button></form>", A.SUBSCRIBE),
    (f"<form method=post action=/x>{EMAIL}<input name=iban><button>Order</button></form>", A.ORDER),
]


@pytest.mark.parametrize(("form", "action"), TOLD)
def test_an_account_is_told_by_its_words_its_fields_or_its_address(page, form, action):
    assert [found.action for found in apparent_actions(page(body=form))] == [action]
