"""Names that a logo, an owner or a host's parts confirm."""

import pytest

from probes.facts.name import display_name

NAMES = [
    # a logo that says the host ends the name
    (
        "<title>Oak & Ash Fabulous wooden things</title>",
        '<a href="/">Oak & Ash</a>',
        "oakandash.com",
        "Oak & Ash",
    ),
    (
        "<title>7OAK 木匠工坊 不一樣的椅子</title>",
        '<a href="/">7OAK 木匠工坊</a>',
        "7oak.tw",
        "7OAK 木匠工坊",
    ),
    ("<title>Oakwood Records</title>", '<a href="/">Oakwood</a>', "oakwood.com", "Oakwood Records"),
    (
        "<title>Oakwood State University Library</title>",
        '<a href="/">Oakwood</a><p>© 2020 Oakwood State University Library.',
        "oakwood.com",
        "Oakwood State University Library",
    ),
    # a logo says the whole host, a title its beginning
    ("<title>OAK: chairs and repairs</title>", '<a href="/">OAK Direct</a>', "oakdirect.com", "OAK Direct"),
    # what headline or logo leave out of brackets
    ("<title>Quoin (chairs of oak)</title>", "<h1>Quoin</h1>", "zz.com", "Quoin"),
    ("<title>Quoin\uff08クオイン\uff09</title>", '<a href="/">Quoin</a>', "zz.jp", "Quoin"),
    ("<title>Quoin (Ashley)</title>", "<h1>Chairs</h1>", "zz.com", "Quoin (Ashley)"),
    # an owner's town
    ("<title>Дубовые доски</title>", "<p>© 2020 Дубовые доски Екатеринбург", "dubdoski.ru", "Дубовые доски"),
    # quotation marks and brackets
    (
        '<title>Купить стулья в магазине "Дубовый стул" Москва</title>',
        "",
        "dubovyistul.ru",
        "Дубовый стул",
    ),
    (
        '<title>OAKS | Association of carpenters</title><meta property="og:site_name" content="(OAKS)">',
        "",
        "oaks.org",
        "OAKS",
    ),
    # parts of a host
    ("<title>Oaken - Ashton</title>", "", "oaken-ashton.com", "Oaken - Ashton"),
    ("<title>Oaken - Ashton - Oaken-Ashton</title>", "", "oaken-ashton.com", "Oaken-Ashton"),
    ("<title></title>", "<p>ACORN Acorn ACORN<p>© 2024 O4K", "o4k.acorn.ac.in", "O4K"),
    ("<title>Liceo Oaken | Lodi</title>", "", "liceooaken-lodi.edu.it", "Liceo Oaken"),
    # lists and the firm behind a brand
    (
        "<title>Chairs, Tables, Beds & Home Repairs | QO Chairs</title>",
        '<a href="/">Chairs</a><p>© QO Chairs, N.A.',
        "qo.com",
        "QO Chairs",
    ),
    (
        '<title>Oakwood</title><meta property="og:site_name" content="Acorn">',
        "<p>A firm of Acorn",
        "oakwood.com",
        "Oakwood",
    ),
    # what nobody replaced
    ('<title>サイト名</title><meta property="og:title" content="楢木工房">', "", "narakou.jp", "楢木工房"),
]


@pytest.mark.parametrize(("head", "body", "host", "shown"), NAMES)
def test_a_name_ends_where_what_confirms_it_ends(page, head, body, host, shown):
    assert display_name(page(head, body), host) == shown
