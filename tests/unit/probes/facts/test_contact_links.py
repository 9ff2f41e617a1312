"""Links to contact, by where they lead."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions

A = Action
LINKS = [
    ('<a href="#contact">Hire me</a>', [A.CONTACT]),
    ('<a href="#contact">Work with us</a>', [A.CONTACT]),
    ('<a href="#contact-form">Start a project</a>', [A.CONTACT]),
    ('<a href="#contactform">Reach out</a>', [A.CONTACT]),
    ('<a href="#section-contact">Get started</a>', [A.CONTACT]),
    ('<a href="/#contact">Buy now</a>', [A.BUY]),
    ('<a href="#contact">Get a quote</a>', [A.QUOTE]),
    ('<a href="https://www.shop.test/#kontakt">Los geht\u2019s</a>', [A.CONTACT]),
    ('<a href="index.html#contacto">Empezar</a>', [A.CONTACT]),
    ('<a href="#/contact">\u2709</a>', [A.CONTACT]),
    ('<a href="#iletisim">Ba\u015fla</a>', [A.CONTACT]),
    ('<a href="kontakt.html">Find us</a>', [A.CONTACT]),
    ('<a href="../contact-us.php">Find us</a>', [A.CONTACT]),
    ('<a href="/x">Let\u2019s talk</a>', [A.CONTACT]),
    ('<a href="/x">Hire me</a>', [A.CONTACT]),
    ('<a href="/x">\u2192 Contact us</a>', [A.CONTACT]),
    ('<map><area href="/kontakt" alt="Wo wir sind"></map>', [A.CONTACT]),
    ('<input type="button" value="Contact us">', [A.CONTACT]),
    ('<div><div role="button">Contact us</div></div>', [A.CONTACT]),
    ('<a href="tel:+4930123456">Ring us</a>', [A.CONTACT]),
    ('<a href="x.html">Anfahrt & Kontakt</a>', [A.CONTACT]),
    ('<a href="./kontakt.html">Termin anfragen</a>', [A.BOOK, A.CONTACT]),
    # nothing of the site's
    ('<a href="#contact">Skip to contact</a>', []),
    ('<a href="#contact" aria-label="Permalink">#</a>', []),
    ('<h2><a href="#contact"></a>Contact</h2>', []),
    ('<a href="#contact-lenses">Lenses</a>', []),
    ('<a href="#contactless">Pay by card</a>', []),
    ('<a href="https://elm.test/#contact">Elm</a>', []),
    ('<a href="/kontaktlinsen">Linsen</a>', []),
    ('<a href="/docs#contacts-api">Contacts API</a>', []),
    ('<a href="login.php?do=lostpw">Lost it?</a>', []),
    ('<div role="button">{#apply}</div>', []),
    ('<a href="#top" role="button">Up</a>', []),
]


@pytest.mark.parametrize(("body", "actions"), LINKS)
def test_a_link_to_contact(page, body, actions):
    assert [a.action for a in apparent_actions(page(body=body), "shop.test")] == actions


DONATIONS = [
    ('<a href="https://opencollective.com/webpack">Donate</a>', []),
    ('<a href="https://github.com/sponsors/evanw">Sponsor</a>', []),
    ('<a href="https://ko-fi.com/somebody">Donate</a>', []),
    ('<a href="https://www.justgiving.com/redcross">Support the Red Cross</a>', []),
    ('<a href="https://donorbox.org/elm-appeal">Donate to the elms</a>', []),
    ('<a href="https://donorbox.org/roof-appeal">Donate today</a>', [A.DONATE]),
    ('<a href="https://opencollective.com/oakwood">Donate</a>', [A.DONATE]),
    ('<a href="https://github.com/sponsors/oak">Sponsor</a>', [A.DONATE]),
    ('<a href="https://www.patreon.com/annoakley">Patreon</a>', [A.DONATE]),
    ('<a href="https://ko-fi.com/somebody">Buy me a coffee</a>', [A.DONATE]),
    ('<a href="https://ko-fi.com/somebody">Support us</a>', [A.DONATE]),
    ('<a href="https://www.paypal.com/donate?hosted_button_id=1">Donate</a>', [A.DONATE]),
    ('<a href="https://donate.oakwoodtrust.org/">Give</a>', [A.DONATE]),
    ('<iframe src="https://donorbox.org/embed/appeal"></iframe>', [A.DONATE]),
]


@pytest.mark.parametrize(("body", "actions"), DONATIONS)
def test_a_donation_is_the_sites_if_its_address_or_label_says_so(page, body, actions):
    seen = page("<title>Ann Oakley</title>", body, host="oakwoodtrust.org")
    found = [a.action for a in apparent_actions(seen, "oakwoodtrust.org")]
    assert [action for action in found if action is A.DONATE] == actions
