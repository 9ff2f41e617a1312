"""Names that several sources of a page are weighed for."""

import pytest

from probes.facts.name import display_name

NAMES = [
    # the title says the whole host: another declared name is a slogan, or the firm behind it
    (
        '<title>Home \u2013 Oakwood College</title><meta property="og:site_name" content="A Door To Wood">',
        "<p>Our motto: A Door To Wood",
        "oakwood.com",
        "Oakwood College",
    ),
    (
        '<title>Chairs \u2764\ufe0f Oakwood</title><meta name=application-name content="QUOIN SRL">',
        "<p>© QUOIN SRL",
        "oakwood.ro",
        "Oakwood",
    ),
    (
        '<title>OAKEN</title><meta property="og:site_name" content="Our Ancient Knots, Elms and Nuts">',
        "<p>Our Ancient Knots, Elms and Nuts",
        "oaken.org",
        "Our Ancient Knots, Elms and Nuts",
    ),
    # no part of the title says the whole host: the one that headline or logo repeats
    (
        "<title>Acorn Lane School | Quercushausen</title>",
        "<h1>Acorn Lane School</h1>",
        "acornquercushausen.com",
        "Acorn Lane School",
    ),
    (
        "<title>Forest in Oakham | Foresthelp</title>",
        '<a href="/">FOREST IN OAKHAM</a>',
        "foresthelp-oakham.de",
        "Forest in Oakham",
    ),
    (
        "<title>Chairs of Wood | Woodhelp Oakham</title>",
        "<h1>Chairs of Wood</h1>",
        "woodhelp-oakham.de",
        "Woodhelp Oakham",
    ),
    # nothing says the title, or only a headline speaks: the sole owner
    ("<title>Chairs - Repairs</title>", "<h1>Repairs</h1><p>© 2024 Oakexpert.", "quoin.be", "Oakexpert"),
    ("<title>Woodcraft - Repairs</title>", "<p>© 2024 Oakexpert.", "quoin.be", "Woodcraft"),
    ("<title>Woodcraft - Introduction</title>", "<h1>Introduction</h1><p>© Ash Oak", "quoin.be", "Woodcraft"),
    ("<title></title>", "<p>© Theme by Oakexpert", "quoin.be", "quoin.be"),
    ("<title>Oak Chairs \u2014 We mend them.</title>", "", "quoin.be", "Oak Chairs"),
    ("<title>Register of Oaks</title>", "<p>© 2024 Oakexpert.", "quoin.be", "Register of Oaks"),
    ("<title>Home</title>", "<h1>Fine chairs</h1><p>© 2024 Oakexpert.", "quoin.be", "Oakexpert"),
    ("<title>Home</title>", "<h1>It was time to leave.</h1>", "quoin.be", "quoin.be"),
    ("<title>Oak Hill Trading Co.</title>", "", "quoin.be", "Oak Hill Trading Co."),
    # the form of a firm is no description
    (
        "<title>Freundeskreis der Eichenholzer Werkstatt Oakham e.V.</title>",
        "",
        "quoin.de",
        "Freundeskreis der Eichenholzer Werkstatt Oakham e.V.",
    ),
    # words that spell the host may begin with a digit
    ("<title></title>", "<p>At 7Oak House we turn wood. © 2023 7Oak House", "7oakhouse.org", "7Oak House"),
    ("<title></title>", "<p>At 7oak \u2013 house of wood", "7oakhouse.org", "7oakhouse.org"),
    # a kind said again after the host's word begins what the site says of itself
    ("<h1>Villa Oakwood Villa for the old</h1>", '<a href="/">Home</a>', "oakwood.es", "Villa Oakwood"),
    # five words after the whole host are more than a name
    ("<title>Oak Bees keeping hives in the woods</title>", "", "oakbees.co.uk", "Oak Bees"),
    (
        "<title>Oakwood for Makers and Menders of Chairs</title>",
        "",
        "oakwood.uk",
        "Oakwood for Makers and Menders of Chairs",
    ),
    ("<title>Oakwood Friends of Old Chairs</title>", "", "oakwood.uk", "Oakwood Friends of Old Chairs"),
    # a logo that the copyright line repeats
    (
        "<title></title>",
        '<a href="/">Dr.med. Ash Oakley</a><p>© Dr. med. Ash Oakley | Contact',
        "quoin.at",
        "Dr.med. Ash Oakley",
    ),
    (
        "<title>All the chairs for you!</title>",
        '<a href="/">Oakexpert</a><p>© Oakexpert',
        "quoin.uk",
        "Oakexpert",
    ),
    ("<title>Oak Club</title>", '<a href="/">Quoin Apps</a><p>© Quoin Apps', "elm.uk", "Oak Club"),
    ("<title>Oak Chairs</title>", '<a href="/">Norway</a><p>© Norway Wood Ltd', "quoin.uk", "Oak Chairs"),
    # one word in small letters, spelt in several by the text
    ("<title>oakwood</title>", "<p>Oak Wood, of Oak", "oakwood.com", "Oak Wood"),
    ("<title>Home - dryi-voutsi</title>", "<p>Στη Δρυΐ Βουτσή", "dryi-voutsis.com", "Δρυΐ Βουτσή"),
    ("<title>oakwood</title>", "<p>Oakwood sells chairs", "oakwood.com", "oakwood"),
    # a name that need not be cut
    (
        "<title>Council of All the Makers, Menders and Turners of Old and New Oaken Chairs</title>",
        '<a href="/">CMT Oakham</a>',
        "cmtoakham.org",
        "CMT Oakham",
    ),
    # a tagline that no name precedes
    (
        '<title>Home - Elm Guild</title><meta property="og:site_name" content="- A Door To Wood">',
        "",
        "quoin.org",
        "Elm Guild",
    ),
    # what an owner says in capitals, too, and the mark of a headline's link
    (
        "<title>Turn In Oakwood</title>",
        "<p>© 2024 Turn In Oakwood",
        "turninoakwoodonline.org",
        "Turn In Oakwood",
    ),
    ("<title></title>", "<h1>Oakwood \u00b6</h1>", "oakwoodonline.org", "Oakwood"),
    # goods listed after the name do not make it a list
    (
        "<title>Elm Woodworks | Chairs, Tables & Beds in Oakham</title>",
        "<h1>Woodworks</h1>",
        "elmwoodworksonline.org",
        "Elm Woodworks",
    ),
    # an owner ends where rights are reserved or links begin, and no maker is one
    ("<title></title>", "<p>© 2024 Eichengilde Alle Rechte vorbehalten", "quoin.de", "Eichengilde"),
    ("<title></title>", "<p>© 2024 Eichengilde Impressum", "quoin.de", "Eichengilde"),
    ("<title>Elm Guild</title>", "<p>© Built using Quoinpress", "quoinpress-elm.org", "Elm Guild"),
    ("<title>Home</title>", '<a href="/">Elm Bros. Logo</a>', "elmbros.org", "Elm Bros."),
    # the host alone, unless a headline or owner spells it
    ("<title>oakwood.org \u2013 Of chairs</title>", "<h1>in Oakwood</h1>", "oakwood.org", "oakwood.org"),
    ("<title>inoakham.org</title>", "<h1>in Oakham</h1>", "inoakham.org", "in Oakham"),
    # the part that an owner says, or begins with, before a section that a link to the home page says
    (
        "<title>Elm Guild \u2013 Turning</title>",
        '<a href="/">Turning</a><p>© Elm Guild',
        "quoin.be",
        "Elm Guild",
    ),
    ("<title>Turning \u2013 Elmo</title>", '<a href="/">Turning</a><p>© Elmo Guild', "quoin.be", "Elmo"),
    ("<title>Ever Green - Elmo.be</title>", "<p>© 2024 Elmo | Imprint", "quoin.be", "Elmo.be"),
    # the part that a logo says, before one that only begins with it
    ("<title>Elm The Finest Wood | Elm</title>", '<a href="/">Elm</a>', "quoin.be", "Elm"),
]


@pytest.mark.parametrize(("head", "body", "host", "shown"), NAMES)
def test_what_agrees_outweighs_what_stands_alone(page, head, body, host, shown):
    assert display_name(page(head, body), host) == shown
