"""Causes of misread pages that nobody had seen, each in one page of our own."""

import pytest

from index.values.vocabulary import Action, EntityType
from probes.facts.actions import apparent_actions
from probes.facts.country import country
from probes.facts.kinds import entity_type

COUNTRIES = [
    ("vi", "Cửa hàng gỗ của chúng tôi", "go.com", "VN"),
    ("th", "ร้านไม้ของเรา", "mai.com", "TH"),
    ("he", "חנות העצים שלנו", "etz.com", "IL"),
    ("fa", "فروشگاه چوب ما", "chub.com", "IR"),
    ("", "ร้านไม้ของเรา " * 10, "mai.com", "TH"),
    ("", "We sell wood. ไทย עברית Tiếng Việt", "wood.com", None),
    ("", "المحل الكبير " * 20, "khashab.com", None),
    ("en", "Your California Privacy Rights © 2023 Oakwood Media, LLC", "wood.com", "US"),
    ("en", "Your California Privacy Rights", "wood.com", None),
    ("en", "© 2023 Oakwood Inc.", "wood.com", None),
    ("it", "La nostra bottega del legno, che lavora per tutti", "legno.com", "IT"),
    ("it-IT", "Our workshop of oak chairs", "legno.com", None),
    ("pl", "Nasz sklep z dębu i z łąk", "dab.com", "PL"),
    ("pl", "Nasz sklep z dębu i z łąk", "dab.de", None),
    ("da", "Our workshop of oak chairs", "wood.com", None),
    ("", "Vores værksted på øen " * 20, "traa.com", None),
    ("el", "Ξύλα κι έπιπλα", "xylo.com", "GR"),
    ("", "Ξύλα κι έπιπλα " * 20, "xylo.com", "GR"),
    ("ru", "Мы любим дерево", "wood.blogspot.ru", None),
    ("ru", "Мы любим дерево", "wood.ru", "RU"),
]


@pytest.mark.parametrize(("language", "text", "host", "code"), COUNTRIES)
def test_a_language_of_one_country_tells_it_and_a_platforms_domain_does_not(page, language, text, host, code):
    assert country(page("<title>W</title>", f"<p>{text}</p>", lang=language), host) == code


ACTIONS = [
    ("<button>Book demo call</button>", Action.BOOK),
    ("<button>Otwórz konto</button>", Action.REGISTER),
    ("<button>Complete Registration</button>", Action.REGISTER),
    ("<button>Confirm Subscription</button>", Action.SUBSCRIBE),
    ("<button>Accéder à mon compte</button>", Action.LOG_IN),
    ("<button>Hľadať</button>", Action.SEARCH),
    ('<a href="/feedback">Форма обратной связи</a>', Action.CONTACT),
    ("<button>Book of the year</button>", None),
]


@pytest.mark.parametrize(("body", "action"), ACTIONS)
def test_actions_are_named_in_more_words(page, body, action):
    found = [one.action for one in apparent_actions(page("<title>Oaks</title>", body), "oaks.com")]
    assert found == [action] * bool(action)


def links(*hrefs):
    return "".join(f'<a href="{href}">Wood {number}</a>' for number, href in enumerate(hrefs))


KINDS = [
    (links(*(f"/viewtopic.php?t={n}" for n in range(5))), "wood.com", EntityType.COMMUNITY),
    (links(*(f"/threads/oak-chairs.{n}/" for n in range(5))), "wood.com", EntityType.COMMUNITY),
    (links(*(f"/oak-{n}#comments" for n in range(5))), "wood.com", EntityType.BLOG),
    (links(*(f"/2016/03/oak-chairs-{n}" for n in range(5))), "wood.github.io", EntityType.BLOG),
    (links(*(f"/2016/03/oak-chairs-{n}" for n in range(2))), "wood.com", None),
    ("<p>News and sport" + links(*(f"/2016/03/oak-chairs-{n}" for n in range(20))), "wood.com", None),
    ("<p>Of oaks", "wood.medium.com", EntityType.BLOG),
    ("<p>Of oaks", "www.medium.com", None),
    ("<p>Of oaks", "wood.wordpress.com", EntityType.BLOG),
    ("<p>Of oaks", "www.wordpress.com", None),
]


@pytest.mark.parametrize(("body", "host", "kind"), KINDS)
def test_blogs_and_forums_are_known_by_the_addresses_of_their_posts(page, body, host, kind):
    assert entity_type(page("<title>Oaks</title>", body), host) is kind
