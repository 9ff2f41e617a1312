import re

import pytest

from probes.evidence.link import Link
from probes.readers.alternates import markdown_alternates
from probes.readers.html import Anchor, FormField, parse_page, signposts
from probes.readers.links import link_header
from probes.readers.stubs import redirect_target
from probes.readers.webmcp_code import scripts
from tests.each import each
from tests.unit.probes.building import HOME, ROOT, Reply, evidence, exchange

RICH = """<!doctype html><html lang="de-AT"><head><title> Acme
 &amp; Co </title><base href="/shop/">
<meta name="Description" content="Anvils"><meta property="og:site_name" content="Acme">
<meta name=robots content=noai>
<meta name="robots" content="noindex"><link rel="Alternate stylesheet" href="s.css" type="text/css; x=y">
<link rel="alternate" href="javascript:x"><link href="/no-rel">
<script type="application/ld+json">[{"@type":"WebSite"},{"@graph":[{"@type":"Organization"},7]}]</script>
<script type="application/ld+json">{"broken"</script><script>var hidden = "code"</script></head>
<body><svg><title>icon</title></svg><h1></h1><h1>Big <b>anvils</b></h1><noscript>no script</noscript>
<p>Hello<br>world</p>
<form action="find?x=1" method="GET" role="search"><input name="q" type="search" autocomplete="off">
<select name=s></select>
<textarea name=t></textarea><input type=submit value="Find it"><button>Go <i>now</i></button></form>
<a href="tel:+431">Call</a><a name=x>none</a><a href="">empty</a><!-- comment --></body></html>"""


def page(body, label="text/html"):
    return parse_page(exchange("home", Reply(body=body, type=label)))


def test_a_page_becomes_plain_structure():
    found = page(RICH)
    assert (found.title, found.h1, found.lang) == ("Acme & Co", "Big anvils", "de-AT")
    assert found.text == "Big anvils Hello world Find it Go now Call none empty".replace("Find it ", "")
    assert found.meta["description"] == ("Anvils",)
    assert found.meta["robots"] == ("noai", "noindex")
    assert found.meta["og:site_name"] == ("Acme",)
    assert found.json_ld == ({"@type": "WebSite"}, {"@type": "Organization"})
    assert found.links == (Link(frozenset({"alternate", "stylesheet"}), ROOT + "/shop/s.css", "text/css"),)
    assert found.anchors == (Anchor("tel:+431", "Call"), Anchor("", "empty"))


def test_a_visit_finds_the_same_signposts_on_a_page_as_its_grading():
    reply = exchange("home", Reply(body=RICH, type="text/html"))
    found, page = signposts(reply), parse_page(reply)
    assert (found.links, found.json_ld) == (page.links, page.json_ld)


def test_a_form_keeps_its_fields_buttons_and_attributes():
    (form,) = page(RICH).forms
    assert (form.action, form.method) == ("find?x=1", "get")
    assert form.fields == (
        FormField("q", "search", "off"),
        FormField("s", "select"),
        FormField("t", "textarea"),
    )
    assert set(form.buttons) == {"Go now", "Find it"}
    assert form.attributes["role"] == "search"
    assert form.excerpt.startswith('<form action="find?x=1" method="GET" role="search">')


@pytest.mark.parametrize(
    ("body", "label"),
    [
        ("<html><title>Käse</title>".encode(), "text/html"),
        ("<html><title>Käse</title>".encode("cp1252"), "text/html; charset=iso-8859-1"),
        ("<html><meta charset=windows-1252><title>Käse</title>".encode("cp1252"), "text/html"),
        ("<html><title>Käse</title>".encode("utf-16"), "text/html"),
        ("\ufeff<html><title>Käse</title>".encode(), "text/html; charset=iso-8859-1"),
        ("<html><title>Käse</title>".encode(), "text/html; charset=base64"),
        ("<html><title>Käse</title>".encode(), "text/html; charset=punycode"),
        ("<html><title>Käse</title>".encode(), "text/html; charset=nonsense"),
        ("<html><title>K\0äse</title>".encode(), "text/html"),
    ],
)
def test_a_page_is_decoded_as_it_says_when_that_is_a_text_encoding(body, label):
    assert page(body, label).title == "Käse"


def test_another_kind_of_text_is_all_text():
    found = page("# Title\n\n<p>[a](b)", "text/markdown")
    assert (found.text, found.title, found.anchors) == ("# Title <p>[a](b)", "", ())


def test_a_huge_picture_in_an_attribute_does_not_hide_the_page():
    found = page(f'<html><title>Acme</title><img src="data:image/png;base64,{"A" * 90_000}"><h1>Anvils</h1>')
    assert (found.title, found.h1) == ("Acme", "Anvils")


def test_a_tag_keeps_its_first_attributes_and_the_page_its_words():
    many = " ".join(f'a{n}="x > y"' for n in range(4_200))
    found = page(f"<html><title>Acme</title><form action=/s {many} method=post><p {many}>Anvils</p></form>")
    assert (found.title, found.text) == ("Acme", "Anvils")
    assert [(form.action, form.method) for form in found.forms] == [("/s", "get")]


def test_text_that_only_looks_like_a_tag_of_many_attributes_is_kept():
    code = "if (i < n " + "&& a " * 1000 + ") { navigator.modelContext }"
    found = page(
        f"<html><!-- <p {code} <p {code} > --><p>x < {code}</p><script>{code}</script><h1>Anvils</h1>"
    )
    assert found.text.count("&&") == 1000
    assert found.h1 == "Anvils"
    assert scripts(exchange("home", Reply(body=f"<html><script>{code}</script>"))) == [code]


LONG = "x = 1; " * 8_000
WITHIN = {
    "a script that counts": f"<script>for (i = 0; i <n; i++) {{ {LONG} }}</script>",
    "a script that writes a script": f"<script><!--\n<script> i <n {LONG}</script> i <n {LONG} --></script>",
    "a script hidden from old browsers": f"<script><!--\n i <n {LONG}//--></script>",
    "a script in a CDATA section": f"<script>//<![CDATA[\nif (i <n) {{ {LONG} }}//]]></script>",
    "a style that begins as a comment": f"<style><!-- css {LONG} --></style>",
    "a comment of code": f"<!-- if (i <n) {LONG} -->",
    "a conditional comment": f"<!--[if lt IE 9]><script>i <n {LONG}</script><![endif]-->",
    "a revealed conditional comment": f"<![if !IE {LONG}]><![endif]>",
    "a comment without content": "<!-->",
    "a comment that ends like a declaration": f"<!-- {LONG} --!>",
    "a CDATA section": f"<svg><style><![CDATA[ a <b {LONG} ]]></style></svg>",
    "a template instruction": f"<?php if ($i <n) {LONG} ?>",
    "an end tag without a name": f"</ {LONG}></3 {LONG}></>",
    "less than, in text": f"<p hidden>1 <2 < 3 <= 4 <- {'x '} <</p>",
    "a text area": f"<textarea hidden> i <n {LONG}</textarea>",
    "a title of code": f"<svg><title> i <n {LONG}</title></svg>",
    "a frame without content": f"<iframe> i <n {LONG}</iframe>",
    "a picture in an attribute": f'<img src="data:image/png;base64,{"A" * 60_000}">',
    "a list of pictures": f'<img srcset="{"/a.png 1x, " * 6_000}">',
    "styles in an attribute": f'<p style="{"a:b;" * 15_000}"></p>',
    "data in an attribute": "<p data-x='" + '{"a": "i <n > b"}, ' * 4_000 + "'></p>",
    "a drawing": f'<svg><path d="{"M0 0 L1 1 " * 8_000}"/></svg>',
    "brackets in unquoted values": "<p a=b>c d=e<f></p>",
    "an attribute named like a tag": "<p <b <i =></p>",
    "elements that nest": "<div>" * 5_000 + "</div>" * 5_000,
    "elements that nobody closes": "<span><font color=red>" * 3_000,
    "rows that nobody closes": "<table><tr><td>" * 400,
}


@each("part", WITHIN.values(), ids=WITHIN)
def test_whatever_stands_before_it_the_rest_of_a_page_is_read(part):
    found = page(
        f"<!doctype html><html><head><title>Acme</title></head><body>{part}<h1>Anvils</h1><a "
        "href=/x>Forge</a>"
        '<script type="application/ld+json">{"@type":"Shop"}</script><form action=/s></form><p>Words</p>'
    )
    assert (found.title, found.h1, found.json_ld) == ("Acme", "Anvils", ({"@type": "Shop"},))
    assert found.anchors == (Anchor("/x", "Forge"),)
    assert len(found.forms) == 1
    assert found.text.endswith("Words")


def test_what_nobody_closes_hides_the_rest_as_in_a_browser():
    assert page("<title>Acme</title><h1>Anvils</h1><!-- <p>Words").text == "Anvils"
    assert page("<title>Acme</title><h1>Anvils</h1><script> <p>Words").text == "Anvils"


def test_elements_that_readers_take_may_nest_deep_too():
    found = page("<title>Acme</title>" + "<div><button>" * 400 + "<a href=/x>Forge</a>")
    assert found.title == "Acme"


def test_deep_json_ld_is_left_out():
    deep = "[" * 500 + "]" * 500
    assert page(f'<html><script type="application/ld+json">{{"a":{deep}}}</script>').json_ld == ()


HEADERS = {
    "one": ('</a>; rel="alternate"', [("alternate", "/a", "")]),
    "several in one value": ('</a>; rel=x, </b>; rel="y z"; type="text/markdown; charset=utf-8"',
        [("x", "/a", ""), ("y z", "/b", "text/markdown")]),
    "a comma and a semicolon in quotes": ('</a>; title="a, <b>; c"; rel="x"', [("x", "/a", "")]),
    "an escaped quote": (r'</a>; title="a\"b"; rel="x"', [("x", "/a", "")]),
    "a comma in the address": ("</a,b>; rel=x", [("x", "/a,b", "")]),
    "capitals and spaces": ("</a> ; REL = Alternate ; Type = TEXT/Markdown",
        [("alternate", "/a", "text/markdown")]),
    "the first rel wins": ("</a>; rel=x; rel=y", [("x", "/a", "")]),
    "no rel": ("</a>; title=x", []),
    "an open quote": ('</a>; rel="x, </b>; rel=y', [("y", "/b", "")]),
    "no target": ("rel=x", []),
    "another scheme": ("<mailto:a@b>; rel=x", []),
    "credentials": ("<https://a:b@acme.example/>; rel=x", []),
    "an address of a machine": (("<https://127.0.0.1/>; rel=x, <https://[::1]/>; rel=x, <http://localhost/>; "
                                "rel=x"), []),
}  # fmt: skip


@each(("value", "expected"), HEADERS.values(), ids=HEADERS)
def test_link_headers(value, expected):
    found = [
        (" ".join(sorted(link.rel)), link.href.removeprefix(ROOT), link.type)
        for link in link_header(value, ROOT + "/")
    ]
    assert found == expected


def test_a_link_header_is_capped():
    assert len(link_header("</a>; rel=x, " * 5000, ROOT)) == 1000


LANGUAGES = "".join(
    f"<link rel=alternate type=text/markdown hreflang={one} href=/c/{one}>"
    for one in ("de", "fr", "x-default", "en-GB", "es", "it", "nl", "pl", "cs", "da", "fi", "en")
)
ALTERNATES = {
    "none": ("", "", ()),
    "a link element": ('<link rel="alternate" type="text/markdown" href="/home.md">', "",
        (ROOT + "/home.md",)),
    "a Link header": ("", '</home.md>; rel="alternate"; type="text/markdown"', (ROOT + "/home.md",)),
    "both, once": ("<link rel=alternate type=text/markdown href=home.md>",
        "</home.md>; rel=alternate; type=text/markdown", (ROOT + "/home.md",)),
    "on www": ('<link rel=alternate type=text/markdown href="https://www.acme.example/i.md">', "", ("https://www.acme.example/i.md",)),
    "of ten, eight, and the page's own first": ("",
        ", ".join(f"</{n}.md>; rel=alternate; type=text/x-markdown" for n in ("a", "b", "c", "d", "e", "f",
                "g", "h", "i", "index")), tuple(f"{ROOT}/{n}.md" for n in ("index", "a", "b", "c", "d", "e",
                "f", "g"))),
    "of twelve, the page's language first": (LANGUAGES, "",
        tuple(f"{ROOT}/c/{one}" for one in ("en", "en-GB", "x-default", "de", "fr", "es", "it", "nl"))),
    "of twelve without a word on their language": (re.sub("hreflang=[^ ]* ", "", LANGUAGES), "",
        tuple(f"{ROOT}/c/{one}" for one in ("en", "en-GB", "de", "fr", "x-default", "es", "it", "nl"))),
    "in a Link header with languages": ("", ("</a.md>; rel=alternate; type=text/markdown; hreflang=de, "
        "</b.md>; rel=alternate; type=text/markdown; hreflang=fr; hreflang=en"),
        (ROOT + "/b.md", ROOT + "/a.md")),
    "on another site": ('<link rel=alternate type=text/markdown href="https://other.example.net/i.md">', "",
        ()),
    "of another type": ('<link rel=alternate type="application/rss+xml" href="/feed">', "", ()),
    "of another relation": ('<link rel=help type=text/markdown href="/help.md">', "", ()),
    "of another page": ("", '</x.md>; rel=alternate; type=text/markdown; anchor="/x"', ()),
    "the page itself": ('<link rel=alternate type=text/markdown href="/">', "", ()),
}  # fmt: skip


@each(("element", "header", "expected"), ALTERNATES.values(), ids=ALTERNATES)
def test_the_markdown_that_a_page_names(element, header, expected):
    home = Reply(body=HOME.replace("<head>", "<head>" + element), headers={"link": header})
    assert markdown_alternates(evidence(home=home)) == expected


LEADING = {
    # hostile
    "off the site": ('<meta http-equiv=refresh content="0; url=https://other.example.net/">', ""),
    "to itself": ('<meta http-equiv=refresh content="0; url=/">', ""),
    "much later": ('<meta http-equiv=refresh content="300; url=/en/">', ""),
    "in a comment": ('<!-- <meta http-equiv=refresh content="0; url=/en/"> -->', ""),
    "only without scripts": (('<noscript><meta http-equiv=refresh content="0; url=/nojs"></noscript><div '
                             'id=root></div><script src=/a.js></script>'), ""),
    "a program that may go on": (("<script>if (!user) location.href = '/login'</script><script "
                                 "src=/a.js></script>"), ""),
    "a page of its own": ((f"<p>{'We forge anvils. ' * 30}</p><script>function go() {{ location.href = "
                          f"'/login' }}</script>"), ""),
    "a comparison": ("<script>if (location == '/en/') x()</script>", ""),
    "a scheme that is none of the web": ("<script>location.replace('javascript:alert(1)')</script>", ""),
    "a large page": ('<meta http-equiv=refresh content="0; url=/en/">' + "<p>Words</p>" * 2000, ""),
    # good
    "at once": ('<meta http-equiv="Refresh" content="0;URL=\'/en/\'">', "/en/"),
    "after a second, below a base": ('<base href=/v2/><meta http-equiv=refresh content="1; url=start.html">',
        "/v2/start.html"),
    "by script, as a site of versions": (('<noscript><meta http-equiv=refresh content="1; url=latest/">'
                                         '</noscript><script>window.location.replace(\n"latest/" + '
                                         'window.location.hash)</script>Redirecting to <a href=latest/>'
                                         'latest/</a>'), "/latest/"),
    "by the language of the browser": (("<script>var l = navigator.language; location.href = l == 'de' ? x : "
                                       "y; location.href = '/en/'</script>"), "/en/"),
}  # fmt: skip


PROGRAM = "<script src=/a.js></script>"
COUNTER = "<script async src='https://www.googletagmanager.com/gtag/js?id=G-1'></script>"
SCRIPTS = {
    # hostile
    "a program that chooses": ("if (a) { location.href = '/login' }", PROGRAM, ""),
    "a program that goes on after a choice": ("user || location.replace('/login')", PROGRAM, ""),
    "an address in a comment": ("// location.href = '/old/'\n/* location = '/older/' */", "", ""),
    "a text about an address": ("log(\"location = '/old/'\")", "", ""),
    "a click": ("b.onclick = () => { location.href = '/shop' }", "<button id=b>Go</button>", ""),
    "a function for a click": ("function go() { location.href = '/go' }", "<a onclick='go()'>Go</a>", ""),
    "an asynchronous function for a click": (
        "const go=async()=>{location.href='/go'}",
        "<a onclick='go()'>Go</a>",
        "",
    ),
    "an unknown place": ("location.href = place; location.pathname = '/' + lang", "", ""),
    "the place of a property": ("var a = {}; a.url = '/x/'; location.href = a.url", "", ""),
    # good
    "beside a counter of visits": ("if (de) location.href = '/en/'; else b()", COUNTER, "/en/"),
    "without a condition, beside a program": ('window.location.href = "/en/"', PROGRAM, "/en/"),
    "by a name": ("const url = '/en/';\nwindow.location.href = url;", "", "/en/"),
    "by a default": ("let to='/en/'; if (l == 'de') to='/de/'; location.replace(to)", "", "/en/"),
    "by a choice": ("location.href = l.startsWith('de') ? '/de/' : '/en/';", "", "/en/"),
    "by several": ("location.replace(a ? '/de/' : b == '?' ? '/fr/' : \"/en/\")", "", "/en/"),
    "by its path": ("location.pathname = '/en/'", "", "/en/"),
    "by an object": ("location = new URL('en/', location)", "", "/en/"),
    "when it is loaded": ("", "<body onload=\"window.location='/en/'\">", "/en/"),
    "when the window is": ("window.onload = function () { location.assign('/en/') }", "", "/en/"),
    "by a timer with a text": ("setTimeout(\"location.href='/en/'\", 500)", "", "/en/"),
}


@each(("code", "beside", "expected"), SCRIPTS.values(), ids=SCRIPTS)
def test_where_a_home_page_leads_by_script(code, beside, expected):
    page = f"<!doctype html><title>Acme</title>{beside}<script>{code}</script>"
    assert redirect_target(exchange("home", Reply(body=page))).removeprefix(ROOT) == expected


@pytest.mark.parametrize(("text", "expected"), [("Moved.", "/en/"), ("We forge anvils. " * 30, "")])
def test_a_home_page_that_shows_nothing_may_lead_on_after_some_seconds(text, expected):
    page = f"<!doctype html><meta http-equiv=refresh content='10; url=/en/'><p>{text}</p>"
    assert redirect_target(exchange("home", Reply(body=page))).removeprefix(ROOT) == expected


@each(("body", "expected"), LEADING.values(), ids=LEADING)
def test_where_a_home_page_leads_by_itself(body, expected):
    found = redirect_target(exchange("home", Reply(body=f"<!doctype html><title>Acme</title>{body}")))
    assert found.removeprefix(ROOT) == expected


def test_two_customers_of_a_platform_are_two_sites():
    home = Reply(
        body='<html><link rel=alternate type=text/markdown href="https://b.github.io/i.md">',
        hops=("https://a.github.io/",),
    )
    assert markdown_alternates(evidence(home=home)) == ()


def test_a_page_that_was_not_read_names_nothing():
    assert markdown_alternates(evidence(home=None)) == markdown_alternates(evidence(home=403)) == ()
