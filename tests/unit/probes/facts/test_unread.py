"""What leaves open whether a page lets one change something."""

import time

import pytest

from probes.facts.facts import read_facts
from probes.net.policy import RequestLimits
from tests.each import each

LONG = "<p>" + "The museum shows what the river left behind in two hundred years of floods. " * 5 + "</p>"


def transactional(evidence, home, body, **fields):
    return read_facts(evidence(home(body=LONG + body, **fields)), []).transactional


UNREAD = {
    "more links than are read": '<a href="/1">One</a>' * 601,
    "more buttons than are read": "<button>More</button>" * 201,
    "a form in a frame": '<iframe src="https://docs.google.com/forms/x/viewform"></iframe>',
    "a frame of its own": '<iframe src="/kiosk/"></iframe>',
    "a frame that a script fills": "<iframe></iframe>",
    "a frame that waits for consent": '<iframe src="about:blank" data-src="https://form.example/1"></iframe>',
    "Typeform": '<div data-tf-widget="x"></div>',
    "Disqus": '<div id="disqus_thread"></div>',
    "HubSpot": "<script>hbspt.forms.create({})</script>",
    "a shop's button": '<stripe-buy-button buy-button-id="1"></stripe-buy-button>',
    "a summary": "<details><summary>Contact us</summary></details>",
    "an element of its own": "<buy-button>Buy</buy-button>",
    "a form for a person": '<form action="/go"><input autocomplete="name" name=n><button>Go</button></form>',
    "grab": '<a href="/x">Grab your towel</a>',
    "place": '<a href="/x">Place an ad</a>',
    "top up": '<a href="/x">Top up</a>',
    "cash in": '<a href="/x">Cash in</a>',
    "adopt": '<a href="/x">Adopt a dog</a>',
    "act": "<button>Act now</button>",
    "tell": '<a href="/x">Tell us a story</a>',
}


@each("body", UNREAD.values(), ids=UNREAD.keys())
def test_what_was_not_understood_is_unknown(evidence, home, body):
    assert transactional(evidence, home, body) is None


IN_LANGUAGES = [
    ("de", "Jetzt sichern"),
    ("de", "Guthaben aufladen"),
    ("de", "Anzeige aufgeben"),
    ("fr", "Déposer une annonce"),
    ("es", "Adoptar un perro"),
    ("it", "Regala un corso ora"),
    ("pt", "Anunciar agora"),
    ("nb", "Skriv til redaktøren"),
    ("sv", "Boka plats nu"),
    ("fr", "Louer un vélo"),
    ("en", "Enquire about a plot today with us"),
    ("de", "Fahrrad mieten"),
]


@pytest.mark.parametrize(("lang", "text"), IN_LANGUAGES)
def test_a_call_that_is_not_understood_is_not_denied(evidence, home, lang, text):
    assert transactional(evidence, home, f'<a href="/x">{text}</a>', lang=lang) is not False


HARMLESS = {
    "a film": '<iframe src="https://www.youtube-nocookie.com/embed/x"></iframe>',
    "a map": '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    "a tag manager": '<noscript><iframe src="https://www.googletagmanager.com/ns.html"></iframe></noscript>',
    "a frame of one pixel": '<iframe src="https://ads.example/" width="1" height="1"></iframe>',
    "many links": '<a href="/1">One</a>' * 599,
    "a calculator": '<form action="/c"><input type="number" name="x"><button>Work it out</button></form>',
    "buttons of a reader": "<button>Menu</button><button>Next</button><div role=button>Dark mode</div>",
    "links of a reader": '<a href="/x">Read the story</a><a href="/x">Find your way</a>',
    "an article": '<h2><a href="/x">Bake your own bread</a></h2><a href="/2026/05/x">Grow a garden</a>',
    "a sentence": '<a href="/x">When you grab your coat, remember what the river did to it</a>',
    "words of an API": '<a href="/x">String.format() pattern</a><a href="/y">The order of rows</a>',
    "a summary": "<details><summary>Opening hours</summary></details>",
    "elements of its own": "<theme-toggle></theme-toggle><platform-icon></platform-icon>",
    "an Italian comment": "<p>Un commento sul Gorgias di Platone.</p>",
}


@each("body", HARMLESS.values(), ids=HARMLESS.keys())
def test_what_only_shows_something_does_not_leave_it_open(evidence, home, body):
    assert transactional(evidence, home, body) is False


@pytest.mark.parametrize(
    "body",
    [
        '<div role="button">' * 20_000,
        '<i role="button">x</i>' * 20_000,
        '<iframe src="x"></iframe>' * 20_000,
        "<summary>" * 50_000,
        '<area href="#contact">' * 20_000,
        '<b data-url="https://calendly.com/x">' * 12_000,
        f'<a href="#contact{"-form" * 400}">x</a>' * 200,
        f'<a href="/{"contact" * 280}">{"reserve " * 15}</a>' * 200,
        f"<form>{'<input name=' + 'a' * 80 + '>'}<button>Sign up</button></form>" * 3_000,
    ],
    ids=range(9),
)
def test_half_a_megabyte_of_the_worst_takes_little_time(evidence, home, body):
    started = time.process_time()
    transactional(evidence, home, body[: 512 * 1024])
    assert time.process_time() - started < 20  # what grows faster than the page takes minutes


def test_of_a_page_that_was_cut_nothing_is_denied(evidence, home):
    most = RequestLimits().body_bytes
    body = "<p>Wood is cut here.</p>" * (most // 20)
    whole = home("<title>Oak</title>", body[: most // 2])
    cut = home("<title>Oak</title>", body, truncated=True)
    assert read_facts(evidence(whole), ()).transactional is False
    facts = read_facts(evidence(cut), ())
    assert (facts.transactional, facts.country, facts.entity_type) == (None, None, None)
