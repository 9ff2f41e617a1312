"""What labels, fields and declared searches offer where they say it less plainly."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions

A = Action


def told(page, body="", **content):
    return {a.action for a in apparent_actions(page(body=body, **content), "shop.test")}


@pytest.mark.parametrize(
    ("target", "actions"),
    [
        ("https://shop.test/search?q={term}", {A.SEARCH}),
        ("/find/{term}", {A.SEARCH}),
        ("https://www.shop.test/?s={search_term_string}", {A.SEARCH}),
        ({"@type": "EntryPoint", "urlTemplate": "https://shop.test/?s={search_term_string}"}, {A.SEARCH}),
        ({"@type": "EntryPoint", "urlTemplate": "https://theme.example/search?q={term}"}, set()),
    ],
)
def test_a_declared_search_counts_only_if_it_leads_to_the_site(page, target, actions):
    data = {"@type": "WebSite", "potentialAction": {"@type": "SearchAction", "target": target}}
    assert told(page, json_ld=[data]) == actions


def test_styles_and_scripts_are_no_part_of_a_label(page):
    body = (
        '<a href="/a">Log in<style>#b1 .x {color: red}</style></a>'
        '<a href="/b"><script>track("b")</script>Sign up</a><button>Subscribe<style>.y{}</style></button>'
    )
    assert told(page, body) == {A.LOG_IN, A.REGISTER, A.SUBSCRIBE}


LABELS = [
    # what one is told to press, and how a link opens
    ("Click here to arrange an appointment", A.BOOK),
    ("Please click here for a free quote", A.QUOTE),
    ("Contact us (opens in a new window)", A.CONTACT),
    ("Contact us This link will open a new window", A.CONTACT),
    ("Sign up for e-news arrow-right", A.SUBSCRIBE),
    ("Click here to see more", None),
    ("Our contact with nature (opens in a new window)", None),
    # two calls in one
    ("お問い合わせ・お見積り", {A.CONTACT, A.QUOTE}),
    ("会社・製品", None),
    # longer calls
    ("Register as a volunteer", A.REGISTER),
    ("Register today", A.REGISTER),
    ("How to join", A.REGISTER),
    ("S\u2019inscrire gratuitement", A.REGISTER),
    ("Zarejestruj się za darmo", A.REGISTER),
    ("無料で登録する", A.REGISTER),
    ("Iscriviti e cammina con noi", A.REGISTER),
    ("Iscriviti alla nostra newsletter", A.SUBSCRIBE),
    ("Quero me tornar voluntária!", A.REGISTER),
    ("Iscriviti al canale YouTube", None),
    ("Join our Telegram", None),
    ("Join the forum", None),
    ("Subscriber log-in", A.LOG_IN),
    ("Book my lesson", A.BOOK),
    ("Book our boat", A.BOOK),
    ("Записаться на стрижку", A.BOOK),
    ("Réservation rapide", A.BOOK),
    ("Bestill hotell", A.BOOK),
    ("Buy an issue", A.BUY),
    ("Buy back issues", A.BUY),
    ("2 items in cart", A.BUY),
    ("Shop the museum store", A.BUY),
    ("Shop and field services", None),
    ("Check an order status", A.TRACK),
    ("Get an instant price quote", A.QUOTE),
    ("Easy quote", A.QUOTE),
    ("Получить расчёт", A.QUOTE),
    ("احصل على عرض سعر", A.QUOTE),
    ("Famous quotes", None),
    ("Subscribe to our very quiet newsletter", A.SUBSCRIBE),
    ("Abonnez-vous à notre lettre", A.SUBSCRIBE),
    ("Monthly newsletter", A.SUBSCRIBE),
    ("Quero receber novidades!", A.SUBSCRIBE),
    ("Subscribe to our RSS feed", None),
    ("Donations", A.DONATE),
    ("Give a gift", None),
    ("Ansökan om båtplats", A.APPLY),
    ("Learn how to apply", A.APPLY),
    ("講師に応募する", A.APPLY),
    ("Contact request form", A.CONTACT),
    ("店舗検索", A.SEARCH),
    ("Reservation forms", A.BOOK),
    ("Termin buchen", A.BOOK),
    ("Demandez votre devis gratuit", A.QUOTE),
    ("Solicita tu presupuesto", A.QUOTE),
    ("Order form", A.ORDER),
    ("Send us an email", A.CONTACT),
    ("Jetzt Kontakt aufnehmen", A.CONTACT),
    ("Entre em contato conosco", A.CONTACT),
    ("Задать вопрос", A.CONTACT),
    ("E-mail log-in", A.LOG_IN),
    ("Registration form", A.REGISTER),
    ("Donation form", A.DONATE),
    ("Form and order", None),
    ("How our donation helped", None),
    ("人気検索", None),
    # who becomes a member of an association applies; who opens an account does not
    ("Become a member", {A.REGISTER, A.APPLY}),
    ("Mitglied werden", {A.REGISTER, A.APPLY}),
    ("Create an account", A.REGISTER),
    ("会員登録", A.REGISTER),
    # ends around what only the site has a word for, where words aren't parted
    ("30分無料相談を予約する", A.BOOK),
    ("有機栽培のお茶を注文する", A.ORDER),
    ("Substackで購読", A.SUBSCRIBE),
    ("新しいカメラを購入する", A.BUY),
    ("中古車を購入する", None),
    ("翻訳の料金について相談する", A.CONTACT),
    ("導入事例集をダウンロードする", A.DOWNLOAD),
    ("外壁塗装の見積もりを依頼する", A.QUOTE),
    ("編集スタッフに応募する", A.APPLY),
    ("한옥 스테이 예약하기", A.BOOK),
    ("新刊のご予約", None),
    ("Se préinscrire au concours", A.REGISTER),
    ("S\u2019inscrire en master de lettres", A.REGISTER),
    ("S\u2019inscrire à la lettre du jeudi", A.SUBSCRIBE),
    ("Inscrivez-vous à notre mailing list", A.SUBSCRIBE),
    ("S\u2019inscrire dans la durée", None),
    ("Koupit pirátskou výpravu", A.BUY),
    ("Купить деревянный поезд", A.BUY),
    ("Купить или арендовать", None),
    ("Koupit byt v Brně", None),
    ("Alta como socia/o", {A.REGISTER, A.APPLY}),
    ("Book appoinment", A.BOOK),
    ("Buy a home", None),
    # a label in brackets, and what stands before them
    ("My area (Login)", A.LOG_IN),
    ("Mein Bereich [Anmelden]", A.LOG_IN),
    ("Download the menu ($50 off)", A.DOWNLOAD),
    ("Opening hours (Monday)", None),
]


@pytest.mark.parametrize(("label", "action"), LABELS)
def test_labels(page, label, action):
    right = action if isinstance(action, set) else {action} - {None}
    assert told(page, f'<a href="/x">{label}</a>') == right


LINKS = [
    ('<a href="/apply/">Next year</a>', A.APPLY),
    ('<a href="/apply-filter">Filter</a>', None),
    ('<a href="/subscribe">Letters</a>', A.SUBSCRIBE),
    ('<a href="https://oak.us1.list-manage.com/subscribe?u=1">Our letter</a>', A.SUBSCRIBE),
    ('<a href="https://oak.us1.list-manage.com/track/click?u=1">Read</a>', None),
    ('<a href="/scrivici.html">per avere informazioni</a>', A.CONTACT),
    ('<a href="/shop">Shop</a>', A.BUY),
    ('<a href="https://shop.oak.test/">Our shop</a>', A.BUY),
    ('<a href="/de/shop/">Online-Shop</a>', A.BUY),
    ('<a href="/tienda">Tienda</a>', A.BUY),
    ('<a href="/stores">Store</a>', None),
    ('<a href="/services/body-shop">Shop</a>', None),
    ('<a href="/shop">Our mechanics</a>', None),
    ('<a href="javascript:;">Store</a>', None),
    ('<a href="#">Download</a>', A.DOWNLOAD),
    ('<a href="#">Get a quote</a>', A.QUOTE),
    ('<a href="#">hello@shop.test</a>', A.CONTACT),
    ('<a href="/authors">by hello@shop.test, our editor</a>', None),
    ('<a href="/files/prices.pdf">Brochure (PDF)</a>', A.DOWNLOAD),
    ('<a href="/files/prices.pdf">Prices</a>', None),
    ('<a href="/how-we-read-pdf">Brochures in PDF</a>', None),
    ('<a href="/files/oak.pdf">Data sheet of the oak desk</a>', A.DOWNLOAD),
    ('<a href="/files/oak.pdf">Ценовник за 2026 година</a>', A.DOWNLOAD),
    ('<a href="/files/oak.pdf">Dub: brožura ke stažení</a>', A.DOWNLOAD),
    ('<a href="/files/oak.pdf">Dossier bois</a>', A.DOWNLOAD),
    ('<a href="/files/oak.pdf">Why oak lasts</a>', None),
    ('<a href="/files/oak.pdf">Manual therapy and back pain</a>', None),
    ('<a href="/files/oak.mp3">The brochure that nobody read</a>', None),
    ('<a href="/brochure">Brochure</a>', None),
    ('<a href="/en/booking">Book paintball</a>', A.BOOK),
    ('<a href="/facebook">Book paintball</a>', None),
    ('<a href="/booking">Books by our guides</a>', None),
    ('<a href="/booking">Book club</a>', None),
    ('<a href="/reserves">Reserve wines</a>', None),
    # the site is shop.test
    ('<a href="/people">Join Shop</a>', A.REGISTER),
    ('<a href="/people">Contact Shop</a>', A.CONTACT),
    ('<a href="/people">Join Oaks</a>', None),
    ('<a href="/careers">Join Shop</a>', None),
    ('<a href="https://github.com/oak/tool/releases/tag/v2.1">v2.1</a>', A.DOWNLOAD),
    ('<a href="https://github.com/oak/tool">Releases</a>', None),
    ('<a href="https://pay.raisenow.io/abcde">Give by card</a>', A.DONATE),
]


@pytest.mark.parametrize(("body", "action"), LINKS)
def test_links(page, body, action):
    assert told(page, body) == {action} - {None}
