"""What a site is called."""

import pytest

from probes.facts.name import DISPLAY_CAP, display_name, name

TITLES = [
    ("Larkspur Books | New and second-hand books in York", "larkspur-books.test", "Larkspur Books"),
    ("New and second-hand books in York | Larkspur Books", "larkspur-books.test", "Larkspur Books"),
    ("Savings &ndash; Mortgages &ndash; Harrow &amp; Finch", "harrow-and-finch.test", "Harrow & Finch"),
    ("Acme: rockets for everybody", "example.test", "Acme"),
    ("Acme - Rockets", "example.test", "Acme"),
    ("Acme — Rockets — Home", "example.test", "Acme"),
    ("Home | Acme", "example.test", "Acme"),
    ("Startseite · Müller Gärten", "mueller.test", "Müller Gärten"),
    ("Café Crème | Accueil", "cafe-creme.test", "Café Crème"),
    ("Welcome to Acme", "example.test", "Acme"),
    ("Crème à la carte", "carte.test", "Crème à la carte"),
    ("Semi-detached houses", "houses.test", "Semi-detached houses"),
    ("shop.test", "shop.test", "shop.test"),
    ("Docs | Tidewater", "docs.tidewater.test", "Tidewater"),
    ("Tea Shop | Powered by a platform", "teashop.myshopify.com", "Tea Shop"),
    ("منتدى الديوان | أهلا بكم", "diwan-forum.test", "منتدى الديوان"),
    ("日本茶\uff5c公式サイト", "nihoncha.test", "日本茶"),
    ("Bücher am Markt | Laden", "xn--bcher-kva.test", "Bücher am Markt"),
    ("The King's Head, Melmerby | Country pub", "thekingshead.test", "The King's Head"),
    ("Hartley, Jones & Co", "hartleyjones.test", "Hartley, Jones & Co"),
    ("Rechtsanwälte in Hannover | Voss & Partner mbB", "kanzlei-voss-partner.test", "Voss & Partner mbB"),
    ("Strona główna - Gmina Borowa", "gb.test", "Gmina Borowa"),
    ("宁波恒信机械有限公司-注塑机配件,液压阀生产厂家", "hengxin.test", "宁波恒信机械有限公司"),
    ("Benvenuti da Bruna", "dabruna.test", "Bruna"),
    ("shop.test is for sale", "shop.test", "shop.test"),
    ("Welcome to nginx!", "shop.test", "shop.test"),
    ("Free timers ☕ Tidewater.test", "tidewater.test", "Tidewater.test"),
    ("Main Street | Main Street Cinema", "mainstreetcinema.test", "Main Street Cinema"),
    ("【公式】雲の湯\uff5c温泉旅館", "kumo.test", "雲の湯"),
    ("青山县人民政府门户网站", "x.test", "青山县人民政府"),
    ("Home &rsaquo; Harrow Bank", "x.test", "Harrow Bank"),
    ("My Site | Harrow Bank", "x.test", "Harrow Bank"),
    # a page that stands before the site's own
    ("Just a moment...", "shop.test", "shop.test"),
    ("Index of /", "shop.test", "shop.test"),
    ("My Blog &#8211; Just another WordPress site", "shop.test", "shop.test"),
    # nothing in it
    ("", "shop.test", "shop.test"),
    ("| - —", "shop.test", "shop.test"),
    ("  |  ", "shop.test", "shop.test"),
    ("Home", "shop.test", "shop.test"),
    ("\x00\x01\x02", "shop.test", "shop.test"),
    ("\u202e\u2066", "shop.test", "shop.test"),
]


@pytest.mark.parametrize(("title", "host", "shown"), TITLES)
def test_a_title_is_cut_to_the_name(page, title, host, shown):
    assert display_name(page(f"<title>{title}</title>", host=host), host) == shown


def test_a_page_without_a_title_is_called_by_its_headline(page):
    bare = page(body="<h1>Old Mill Bakery | Bread</h1>")
    assert display_name(bare, "shop.test") == "Old Mill Bakery"
    assert name(bare, "shop.test") == "Old Mill Bakery | Bread"


def test_a_page_that_says_nothing_is_called_by_its_host(page):
    assert name(page(), "shop.test") == display_name(page(), "shop.test") == "shop.test"


def test_the_name_is_the_whole_title(page):
    assert name(page("<title>Acme |\n  Rockets</title>"), "shop.test") == "Acme | Rockets"


@pytest.mark.parametrize("title", ["word " * 20_000, "x" * 100_000, "| " * 50_000, "\u202e" * 100_000])
def test_a_huge_title_is_capped(page, title):
    huge = page(f"<title>{title}</title>")
    assert 0 < len(name(huge, "shop.test")) <= 1000
    assert 0 < len(display_name(huge, "shop.test")) <= DISPLAY_CAP


def test_a_long_name_is_cut_between_words(page):
    shown = display_name(page("<title>" + "wonderful " * 20 + "</title>"), "wonderfulshop.test")
    assert shown.endswith("wonderful…")
    assert len(shown) <= DISPLAY_CAP


def test_controls_and_overrides_are_removed(page):
    title = "<title>Ac\u202eme\x1b[31m\x07 \u2066Ltd\u2069</title>"
    assert display_name(page(title), "shop.test") == "Acme [31m Ltd"


def test_a_markdown_bomb_in_the_title_does_not_pass_for_the_name(page):
    title = "<title>Divan | [x](javascript:alert(1)) see https://divan-forum.test for free money now</title>"
    assert display_name(page(title), "divan-forum.test") == "Divan"


WEBSITE = {"@context": "https://schema.org", "@type": "WebSite", "name": "Tidewater"}
SHOP = {"@type": ["BookStore", "Thing"], "name": "Larkspur Books - York"}

DECLARED = [
    ("", [WEBSITE], "Tidewater"),
    ("", [SHOP], "Larkspur Books"),
    ("", [SHOP, WEBSITE], "Tidewater"),
    ("", [{"@graph": [{"@type": "WebPage", "name": "Start"}, WEBSITE]}], "Tidewater"),
    ("", [{"@type": "schema:WebSite", "name": [{"@value": "Tidewater", "@language": "en"}]}], "Tidewater"),
    ("", [{"@type": "https://schema.org/WebSite", "name": "Tidewater"}], "Tidewater"),
    ("", [{"@type": "VeganPlace", "telephone": "+1", "name": "Green"}], "Green"),
    ('<meta property="og:site_name" content="Tidewater">', [], "Tidewater"),
    ('<meta name="application-name" content="Tidewater">', [], "Tidewater"),
    ('<meta property="og:site_name" content="Other">', [WEBSITE], "Tidewater"),
    ("", [{"@type": "Product", "name": "Kettle", "logo": "x"}], "Title"),
    ("", [{"@type": "WebSite", "name": {"a": [1]}}], "Title"),
    ("", [{"@type": "WebSite", "name": "—"}], "Title"),
    ("", [{"@type": "WebSite"}], "Title"),
    ('<meta property="og:site_name" content="My Website">', [], "Title"),
    ('<meta property="og:site_name" content="https://shop.test">', [], "Title"),
    ("", [{"@type": "Organization", "name": "Title N.V."}], "Title"),
    ("", [{"@type": "WebSite", "name": "Green", "alternateName": "Title"}], "Title"),
    ("", [{"@type": 7, "name": "Seven"}], "Title"),
]


@pytest.mark.parametrize(("head", "data", "shown"), DECLARED)
def test_a_declared_name_goes_first(page, head, data, shown):
    assert display_name(page(f"<title>Title</title>{head}", json_ld=data), "shop.test") == shown


def test_what_a_template_left_behind_is_no_name_where_host_and_title_agree(page):
    left = page('<title>Tidewater | Boats</title><meta property="og:site_name" content="SaaS Kit">')
    assert display_name(left, "tidewater.test") == "Tidewater"


LONG = f"<p>{'Chairs of oak and ash. ' * 40}"
LEFT = '<title>Quoin Chairs</title><meta property="og:site_name" content="SaaS Kit">'


@pytest.mark.parametrize(
    ("head", "body", "shown"),
    [
        (LEFT, LONG, "Quoin Chairs"),
        (LEFT, f"{LONG}<p>A kit for you", "SaaS Kit"),
        (LEFT, "<p>Loading", "SaaS Kit"),
        (LEFT, f"{LONG}<p>Дубовые стулья", "SaaS Kit"),
        (LEFT.replace("Quoin Chairs", "Home"), LONG, "x.test"),
    ],
)
def test_a_declared_name_whose_words_stand_nowhere_on_a_long_page_is_left_over(page, head, body, shown):
    assert display_name(page(head, body), "x.test") == shown


@pytest.mark.parametrize(
    "body",
    [
        '<a href="/"><img alt="泵业" src="/l.png"></a>',
        "<p>© 2026 泵业. 版权</p>",
        '<a href="https://x.test/index.html">泵业</a>',
    ],
)
def test_of_a_title_that_the_host_does_not_repeat_the_page_shows_which_part_is_the_name(page, body):
    assert display_name(page("<title>离心泵_多级泵_泵业</title>", body), "x.test") == "泵业"
