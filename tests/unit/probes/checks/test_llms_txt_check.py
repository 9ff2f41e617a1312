import json

import pytest

from probes.checks.llms_txt import judge_llms_txt
from probes.evidence.evidence import Ending
from tests.each import each
from tests.unit.probes.building import HOME, LLMS, RANDOM, ROOT, SHELL, Reply, evidence

ECHO = "# {}\n\nNothing is at {}, but the [home page](https://acme.example/) is always open for everyone.\n"

CASES = {
    # hostile
    "an app answers every path with its shell (H1)": (
        {"llms_txt": Reply(body=SHELL, type="text/html"), "control_txt": Reply(body=SHELL, type="text/html")},
        "no is_html",
    ),
    "the shell as text/plain": ({"llms_txt": SHELL}, "no is_html"),
    "the shell without a media type": ({"llms_txt": Reply(body=SHELL, type="")}, "no is_html"),
    "HTML behind a heading": ({"llms_txt": "# Acme\n[a](/b)\n" + HOME}, "no is_html"),
    "a soft 404 as text/plain (H2)": (
        {"llms_txt": "Sorry, there is no such file.", "control_txt": "Sorry, there is no such file."},
        "no same_as_control",
    ),
    "a plausible file for every .txt, which it echoes": (
        {
            "llms_txt": ECHO.format("llms.txt", "/llms.txt"),
            "control_txt": ECHO.format(f"{RANDOM}.txt", f"/{RANDOM}.txt"),
        },
        "no same_as_control",
    ),
    "a plausible file for every path": ({"llms_txt": LLMS, "control_txt": LLMS}, "no same_as_control"),
    "a plausible file for every path without an ending": (
        {"llms_txt": LLMS, "control_page": Reply(body=LLMS, type="text/plain")},
        "no same_as_control",
    ),
    "another plausible file for every .txt, as a trap for crawlers makes them": (
        {
            "llms_txt": LLMS,
            "control_txt": "# Otters\n\nRead on about [the lives of otters](/otters.md) and "
            "of other beasts.\n",
        },
        "no same_as_control",
    ),
    "one JSON answer for everything (H12)": (
        {
            "llms_txt": Reply(body='{"ok":true,"path":"/llms.txt"}', type="application/json"),
            "control_txt": Reply(
                body=json.dumps({"ok": True, "path": f"/{RANDOM}.txt"}), type="application/json"
            ),
        },
        "no same_as_control",
    ),
    "a JSON error with 200": (
        {"llms_txt": '{"error": "not found", "see": "[a](https://acme.example/b)"}'},
        "no error_page",
    ),
    "a JSON document": (
        {"llms_txt": '{"name": "Acme", "see": "[a](https://acme.example/b)", "more": 1}'},
        "no no_heading",
    ),
    "a redirect to the home page (H9)": (
        {"llms_txt": Reply(body=HOME, type="text/html", hops=(ROOT + "/",))},
        "no is_html",
    ),
    "a redirect to the login page, as everywhere": (
        {
            "llms_txt": Reply(
                body="# Log in\n\nPlease [log in](/login) with your customer number to go on.",
                hops=(ROOT + "/login",),
            ),
            "control_txt": Reply(
                body="# Log in\n\nPlease [log in](/login) with your customer number to go on.",
                hops=(ROOT + "/login",),
            ),
        },
        "no same_as_control",
    ),
    "a redirect to another site": (
        {"llms_txt": Reply(body=LLMS, hops=("https://hosting.example.net/llms.txt",))},
        "no left_the_site",
    ),
    "an error page in markdown": (
        {"llms_txt": "# 404 Not Found\n\n[Back to the home page](https://acme.example/) of Acme Anvils"},
        "no error_page",
    ),
    "an H2 first": ({"llms_txt": "#" + LLMS}, "no no_heading"),
    "a heading without its space": ({"llms_txt": LLMS.replace("# Acme", "#Acme", 1)}, "no no_heading"),
    "a heading in a code fence": ({"llms_txt": "```markdown\n" + LLMS + "```\n"}, "no no_heading"),
    "robots.txt under another name": (
        {"llms_txt": "# for robots\nUser-agent: *\nAllow: /\nSitemap: https://acme.example/s.xml\n"},
        "no no_link",
    ),
    "links only in a code fence (H10)": (
        {"llms_txt": "# Acme Anvils\n\n```\n- [Docs](https://acme.example/docs)\n```\nNothing else to see."},
        "no no_link",
    ),
    "links only in code spans": (
        {"llms_txt": "# Acme Anvils\n\nWrite `[a](https://acme.example/b)` to link to the page."},
        "no no_link",
    ),
    "links only in a comment": (
        {
            "llms_txt": "# Acme Anvils\n\n<!-- [a](https://acme.example/b) -->\nAnd a "
            "few more words to be long."
        },
        "no no_link",
    ),
    "only a picture": (
        {"llms_txt": "# Acme Anvils\n\n![Logo](https://acme.example/logo.png) and some more words"},
        "no no_link",
    ),
    "only fragments, mail and script": (
        {
            "llms_txt": "# Acme Anvils\n\n[top](#top) [mail](mailto:a@acme.example) [x](javascript:alert(1)) "
            "\\[a](/b)"
        },
        "no no_link",
    ),
    "a heading on the 21st line": ({"llms_txt": "One more line.\n" * 20 + LLMS}, "no no_heading"),
    "robots.txt with addresses in its comments": (
        {
            "llms_txt": "# See https://www.robots.example/about\n\nUser-agent: *\n# https://acme.example/terms\n"
            "Disallow: /cart\n\n# https://acme.example/\n"
        },
        "no no_link",
    ),
    "robots.txt behind a heading of its own": (
        {
            "llms_txt": "# Acme Anvils\n\nWho may read what on this "
            "site, word for word.\n\nUser-agent: *\nAllow: "
            "/\nSitemap: https://acme.example/s.xml\n"
        },
        "no no_link",
    ),
    "so short that only a line of robots.txt makes it long": (
        {"llms_txt": "# Acme\n[anvils](/c.md)\nUser-agent: somebody with a long name\n"},
        "no too_short",
    ),
    "only itself": (
        {
            "llms_txt": "# Acme Anvils\n\nThis overview stands at https://acme.example/llms.txt and "
            "nowhere else."
        },
        "no no_link",
    ),
    "an address of a picture": (
        {
            "llms_txt": '# Acme Anvils\n\n![a [b]](https://acme.example/a_(1).png "x") '
            'and ![c][d] <img src="https://acme.example/e.png">\n\n[d]: '
            "https://acme.example/d.png\n"
        },
        "no no_link",
    ),
    "addresses of this machine": (
        {
            "llms_txt": "# Acme Anvils\n\nhttp://localhost:3000/docs and "
            "http://127.0.0.1/ are where the documentation is."
        },
        "no no_link",
    ),
    "an error page with the links of its site's menu": (
        {
            "llms_txt": "# Page not found\n"
            "\n"
            "Go [home](/), [search](/search) or [ask us](/contact) if nothing else helps."
        },
        "no error_page",
    ),
    "too short": ({"llms_txt": "# A\n[b](/c)"}, "no too_short"),
    "empty": ({"llms_txt": "\ufeff \r\n"}, "no too_short"),
    "absent": ({"llms_txt": 404}, "no not_found"),
    "gone": ({"llms_txt": 410}, "no not_found"),
    "no content": ({"llms_txt": 204}, "no not_found"),
    "bytes that are no text": ({"llms_txt": b"{\\rtf1\\ansi \xff\xfe\x00 [a](b)" * 9}, "no no_heading"),
    # nothing can be said
    "refused": ({"llms_txt": 403}, "unknown refused_access"),
    "a challenge with 200 (H14)": (
        {"llms_txt": Reply(body="<!DOCTYPE html><html><title>Just a moment...</title>", type="text/html")},
        "unknown challenged",
    ),
    "SiteGround's 202": (
        {
            "llms_txt": Reply(
                202, '<html><meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">'
            )
        },
        "unknown challenged",
    ),
    "429": ({"llms_txt": 429}, "unknown rate_limited"),
    "503": ({"llms_txt": 503}, "unknown server_error"),
    "a name that does not resolve": ({"llms_txt": Ending.DNS_FAILED}, "unknown dns_failed"),
    "the visit was over": ({"llms_txt": Ending.VISIT_OVER}, "unknown visit_over"),
    "never asked": ({"llms_txt": None}, "unknown not_asked"),
    "no control": ({"llms_txt": LLMS, "control_txt": None}, "unknown no_control"),
    "a control that broke off": (
        {"llms_txt": LLMS, "control_txt": Ending.DISCONNECTED},
        "unknown no_control",
    ),
    # good
    "the usual file": ({"llms_txt": LLMS}, "yes served"),
    "as text/markdown": ({"llms_txt": Reply(body=LLMS, type="text/markdown")}, "yes served"),
    "labelled text/html": ({"llms_txt": Reply(body=LLMS, type="text/html")}, "yes served"),
    "with a byte order mark and CRLF (H10)": (
        {"llms_txt": "\ufeff" + LLMS.replace("\n", "\r\n")},
        "yes served",
    ),
    "with bare CR": ({"llms_txt": LLMS.replace("\n", "\r")}, "yes served"),
    "with frontmatter": ({"llms_txt": "---\ntitle: Acme\n---\n" + LLMS}, "yes served"),
    "with a comment and blank lines first": ({"llms_txt": "\n\n<!-- generated -->\n\n" + LLMS}, "yes served"),
    "with an underlined heading": (
        {"llms_txt": LLMS.replace("# Acme Anvils", "Acme Anvils\n===========", 1)},
        "yes served",
    ),
    "with a banner of a plug-in before the heading": (
        {"llms_txt": "Generated by Plug-in 3.1 for agents.\n\n" + LLMS},
        "yes served",
    ),
    "with the heading on the 20th line that says something": (
        {"llms_txt": "---\na: b\n---\n<!-- c\nd -->\n" + "One more line.\n\n" * 19 + LLMS},
        "yes served",
    ),
    "with an underlined heading behind a banner": (
        {"llms_txt": "Generated.\n\n" + LLMS.replace("# Acme Anvils", "Acme Anvils\n=====", 1)},
        "yes served",
    ),
    "with a heading in HTML": (
        {"llms_txt": LLMS.replace("# Acme Anvils", '<h1 align="center">\nAcme Anvils\n</h1>', 1)},
        "yes served",
    ),
    "with bare addresses": (
        {"llms_txt": "# Acme Anvils\n\nhttps://acme.example/docs is where the documentation is."},
        "yes served",
    ),
    "with a list of bare addresses and no words": (
        {"llms_txt": "# Acme Anvils\n- https://acme.example/docs\n- https://acme.example/prices\n"},
        "yes served",
    ),
    "with a one-line code span of three marks": (
        {"llms_txt": "# Acme Anvils\n\n```npm install anvils```\n\nSee the [catalogue](/catalogue.md).\n"},
        "yes served",
    ),
    "with rules of robots.txt among the rest": (
        {"llms_txt": LLMS.replace("## Pages", "User-agent: *\nAllow: /\n\n## Pages")},
        "yes served",
    ),
    "of an organisation called Not Found": (
        {
            "llms_txt": LLMS.replace("Acme Anvils", "Not Found"),
            "home": HOME.replace("We forge", "Not Found forges"),
        },
        "yes served",
    ),
    "of one called Not Found, whose home page was refused to us": (
        {
            "llms_txt": LLMS.replace("Acme Anvils", "Not Found") + "- [Prices](/prices)\n- [Hours](/hours)\n",
            "home": 403,
        },
        "yes served",
    ),
    "of a shop for what is no longer available": (
        {
            "llms_txt": "# Acme\n\nWe forge what is no longer available.\n\nhttps://acme.example/a\n"
            "https://acme.example/b\nhttps://acme.example/c\n"
        },
        "yes served",
    ),
    "with relative links": (
        {"llms_txt": "# Acme Anvils\n\n- [Catalogue](catalogue.md): anvils of every size\n"},
        "yes served",
    ),
    "with reference links": (
        {"llms_txt": "# Acme Anvils\n\nSee the [catalogue][c] of anvils.\n\n[c]: https://acme.example/c\n"},
        "yes served",
    ),
    "with an address in angle brackets": (
        {"llms_txt": "# Acme Anvils\n\nSee <https://acme.example/catalogue> of anvils.\n"},
        "yes served",
    ),
    "with a linked picture": (
        {"llms_txt": "# Acme Anvils\n\n[![Catalogue](c.png)](https://acme.example/catalogue) of anvils\n"},
        "yes served",
    ),
    "with links to other sites only (H11)": (
        {"llms_txt": LLMS.replace("acme.example", "docs.example.net")},
        "yes served",
    ),
    "by redirect within the site (H27)": (
        {"llms_txt": Reply(body=LLMS, hops=("https://www.acme.example/llms.txt",))},
        "yes served",
    ),
    "by redirect to the site that the home page moved to": (
        {
            "home": Reply(body=HOME, hops=("https://anvils.example.org/",)),
            "llms_txt": Reply(body=LLMS, hops=("https://anvils.example.org/llms.txt",)),
        },
        "yes served",
    ),
    "cut at the cap": ({"llms_txt": Reply(body=LLMS * 50, truncated=True)}, "yes served"),
    "although unknown .txt paths are refused": ({"llms_txt": LLMS, "control_txt": 403}, "yes served"),
    "although unknown .txt paths get the shell": (
        {"llms_txt": LLMS, "control_txt": Reply(body=SHELL, type="text/html")},
        "yes served",
    ),
    "although unknown .txt paths lead to it": (
        {"llms_txt": LLMS, "control_txt": Reply(body=LLMS, hops=(ROOT + "/llms.txt",))},
        "yes served",
    ),
    "although unknown .txt paths get a plain sentence": (
        {"llms_txt": LLMS, "control_txt": "no such file"},
        "yes served",
    ),
    "with the home page refused to us": ({"llms_txt": LLMS, "home": 403}, "yes served"),
}


@each(("replies", "expected"), CASES.values(), ids=CASES)
def test_llms_txt(replies, expected):
    verdict = judge_llms_txt(evidence(**replies))
    assert f"{verdict.answer} {verdict.reason}" == expected, verdict.detail


@pytest.mark.parametrize(
    ("reply", "flag"),
    [
        (LLMS.replace("acme.example", "docs.example.net"), "links_off_site"),
        (Reply(body=LLMS, type="text/html"), "media_type"),
        ("---\ntitle: Acme\n---\n" + LLMS, "frontmatter"),
        (Reply(body=LLMS, hops=("https://www.acme.example/llms.txt",)), "by_redirect"),
        (Reply(body=LLMS, truncated=True), "truncated"),
        ("Generated.\n" + LLMS, "before_heading"),
        (LLMS.replace("## Pages", ""), "no_sections"),
        (
            LLMS.replace(
                "[Catalogue](https://acme.example/catalogue.md)", "https://acme.example/catalogue.md"
            ),
            "bare_addresses",
        ),
        (LLMS + "\nSitemap: https://acme.example/s.xml\n", "robots_lines"),
    ],
)
def test_what_could_be_better_is_flagged(reply, flag):
    assert judge_llms_txt(evidence(llms_txt=reply)).value["flags"] == [flag]


def test_a_heading_that_is_not_first_is_not_said_to_be():
    assert (
        "it has a heading and holds 1 link."
        in judge_llms_txt(evidence(llms_txt="Generated.\n" + LLMS)).detail
    )


def test_the_detail_names_the_request_and_what_was_seen():
    verdict = judge_llms_txt(evidence(llms_txt=LLMS))
    assert verdict.detail == (
        "GET https://acme.example/llms.txt answered 200 text/plain: it begins with a heading and holds 1 "
        "link."
    )
    assert [e.purpose for e in verdict.shown_by] == ["llms_txt", "control_txt"]


@pytest.mark.parametrize(
    ("length", "expected"), [(49, "no too_short"), (50, "yes served"), (51, "yes served")]
)
@pytest.mark.parametrize("around", ["{}", "\ufeff{}\r\n \t\n"])
def test_fifty_characters_are_enough_and_white_space_around_them_does_not_count(around, length, expected):
    text = "# Acme\n[anvils](/catalogue.md)".ljust(length, ".")
    assert len(text) == length
    verdict = judge_llms_txt(evidence(llms_txt=around.format(text)))
    assert f"{verdict.answer} {verdict.reason}" == expected


@pytest.mark.parametrize(
    ("links", "count"),
    [
        ("<https://acme.example/a>", "1 link"),
        ("<https://acme.example/a_>, <https://acme.example/b>", "2 links"),
        ("[https://acme.example/a](https://acme.example/a)", "1 link"),
        ("[A](/a), and again https://acme.example/b and https://acme.example/b", "2 links"),
    ],
)
def test_a_link_is_counted_once_however_it_is_written(links, count):
    verdict = judge_llms_txt(
        evidence(llms_txt=f"# Acme\n\n> Anvils, hammers and tongs for smiths.\n\n{links}\n")
    )
    assert f" {count}." in verdict.detail
