import json

import pytest

from probes.checks.markdown_twin import judge_twin
from probes.evidence.evidence import Ending
from tests.each import each
from tests.unit.probes.building import HOME, LLMS, MARKDOWN, RANDOM, ROOT, SHELL, Reply, evidence

NAMING = HOME.replace("<head>", '<head><link rel="alternate" type="text/markdown" href="/home.md">')
OTHER = "# Änderungen\n\n- Die Zangen sind jetzt leichter und in drei neuen Größen erhältlich\n" * 4
README = (
    '<div align="center">\n  <h1>Acme Anvils</h1>\n'
    + '  <a href="/b"><img src="/b.svg" alt="badge"></a>\n' * 12
    + "</div>\n\n"
    + MARKDOWN
    + "\n<table>\n<thead><tr><th>Anvil</th><th>Weight</th></tr></thead>\n"
    + "<tr><td>small</td><td>5 kg</td></tr>\n" * 25
    + "</table>\n\n<details>\n<summary>More</summary>\n\n- Press <kbd>F</kbd> to forge<br>\n\n</details>\n"
)

CASES = {
    # hostile
    "an app answers every path with its shell (H1)": (
        {
            "markdown_twin": Reply(body=SHELL, type="text/html"),
            "control_md": Reply(body=SHELL, type="text/html"),
        },
        "no is_html",
    ),
    "the shell under a markdown label": ({"markdown_twin": SHELL}, "no is_html"),
    "the home page's markdown for every .md (H4)": (
        {"markdown_twin": MARKDOWN, "control_md": MARKDOWN},
        "no same_as_control",
    ),
    "a plain text for every path, which it echoes": (
        {
            "markdown_twin": Reply(
                body="# Acme Anvils\n\nSorry: /index.md has moved. See our "
                "[catalogue](/c) of anvils and hammers.\n" * 2,
                type="text/plain",
            ),
            "control_md": Reply(
                body=f"# Acme Anvils\n\nSorry: /{RANDOM}.md has moved. See our "
                "[catalogue](/c) of anvils and hammers.\n" * 2,
                type="text/plain",
            ),
        },
        "no same_as_control",
    ),
    "a soft 404 in markdown (H3)": (
        {"markdown_twin": "# 404\n\n" + "- nothing here, please go to the [home page](/) instead\n" * 4},
        "no error_page",
    ),
    "another page": (
        {"markdown_twin": "# Privacy\n\n- Cookies werden sparsam verwendet und niemals verkauft\n" * 4},
        "no other_page",
    ),
    "a redirect to the HTML home page (H9)": (
        {"markdown_twin": Reply(body=HOME, type="text/html", hops=(ROOT + "/",))},
        "no is_html",
    ),
    "a redirect to another site": (
        {"markdown_twin": Reply(body=MARKDOWN, hops=("https://elsewhere.example.net/index.md",))},
        "no left_the_site",
    ),
    "plain sentences": ({"markdown_twin": "We forge anvils, hammers and tongs. " * 5}, "no not_markdown"),
    "JSON": (
        {"markdown_twin": Reply(body='{"says": ["- nothing"]}' + " " * 100, type="application/json")},
        "no too_short",
    ),
    "JSON of some length": (
        {"markdown_twin": Reply(body=json.dumps({"a": "\n- " + "b" * 100}), type="application/json")},
        "no not_markdown",
    ),
    "a picture": (
        {"home": SHELL, "markdown_twin": Reply(body=b"\x89PNG\r\n\x1a\n\0\0\n- a" * 20, type="image/png")},
        "no not_markdown",
    ),
    "markdown that is labelled HTML": (
        {"markdown_twin": Reply(body=MARKDOWN, type="text/html")},
        "no wrong_media_type",
    ),
    "nothing anywhere": ({"markdown_twin": [404, ("/index.html.md", 410)]}, "no not_found"),
    "nothing and an empty file": (
        {"markdown_twin": [404, ("/index.html.md", Reply(body="", type="text/plain"))]},
        "no too_short",
    ),
    "a source of the page that nobody compiled": (
        {
            "markdown_twin": "---\nlayout: home\n---\n# {{ $frontmatter.title }}\n\n- {{ "
            "$frontmatter.tagline "
            "}}\n" + "{{ item }}\n" * 20
        },
        "no template",
    ),
    "copies of other languages and pages alone": (
        {"home": NAMING, "markdown_twin": [("/home.md", OTHER), ("/de.md", OTHER), OTHER]},
        "no other_page",
    ),
    # nothing can be said
    "one address absent, one refused": (
        {"markdown_twin": [404, ("/index.html.md", 403)]},
        "unknown refused_access",
    ),
    "robots.txt disallows it": (
        {"markdown_twin": [Ending.ROBOTS_DISALLOWED, 404]},
        "unknown robots_disallowed",
    ),
    "never asked": ({"markdown_twin": None}, "unknown not_asked"),
    "no control": ({"markdown_twin": MARKDOWN, "control_md": None}, "unknown no_control"),
    "a control behind a challenge": (
        {"markdown_twin": MARKDOWN, "control_md": Reply(403, "", headers={"cf-mitigated": "challenge"})},
        "unknown no_control",
    ),
    "a copy of a home page that is refused to us": (
        {"home": 403, "markdown_twin": MARKDOWN},
        "unknown refused_access",
    ),
    # good
    "/index.md": ({"markdown_twin": MARKDOWN}, "yes served"),
    "/index.html.md after a 404": ({"markdown_twin": [404, ("/index.html.md", MARKDOWN)]}, "yes served"),
    "although another address is refused": (
        {"markdown_twin": [403, ("/index.html.md", MARKDOWN)]},
        "yes served",
    ),
    "the address that the page names": (
        {"home": NAMING, "markdown_twin": ("/home.md", MARKDOWN)},
        "yes served",
    ),
    "the third address that is asked": (
        {"home": NAMING, "markdown_twin": [("/home.md", OTHER), ("/de.md", OTHER), MARKDOWN]},
        "yes served",
    ),
    "the page that the root leads to": (
        {
            "home": '<meta http-equiv=refresh content="0; url=/en/">',
            "home_followed": HOME,
            "markdown_twin": MARKDOWN,
        },
        "yes served",
    ),
    "with badges, a table and details in HTML": ({"markdown_twin": README}, "yes served"),
    "that begins with a script, as pages of VitePress do": (
        {
            "markdown_twin": "---\nlayout: home\n---\n<script setup>\nimport A from './A.vue'\n</script>\n\n"
            + MARKDOWN
        },
        "yes served",
    ),
    "as text/plain": (
        {"markdown_twin": Reply(body=MARKDOWN, type="text/plain; charset=utf-8")},
        "yes served",
    ),
    "as octet-stream": (
        {"markdown_twin": Reply(body=MARKDOWN, type="application/octet-stream")},
        "yes served",
    ),
    "without a media type": ({"markdown_twin": Reply(body=MARKDOWN, type="")}, "yes served"),
    "as a forced download": (
        {"markdown_twin": Reply(body=MARKDOWN, type="application/force-download")},
        "yes served",
    ),
    "when the home page itself is markdown": (
        {"home": Reply(body=MARKDOWN, type="text/markdown"), "markdown_twin": MARKDOWN},
        "yes served",
    ),
    "of a page that is empty without scripts": ({"home": SHELL, "markdown_twin": MARKDOWN}, "yes served"),
    "although unknown .md paths get an index with 404": (
        {"markdown_twin": MARKDOWN, "control_md": Reply(404, MARKDOWN, "text/markdown")},
        "yes served",
    ),
    "although unknown .md paths get another markdown text": (
        {
            "markdown_twin": MARKDOWN,
            "control_md": "# Not here\n\nBut we have [many](/a) other [pages](/b) about tongs.\n" * 3,
        },
        "yes served",
    ),
}


@each(("replies", "expected"), CASES.values(), ids=CASES)
def test_markdown_twin(replies, expected):
    verdict = judge_twin(evidence(**replies))
    assert f"{verdict.answer} {verdict.reason}" == expected, verdict.detail


def test_flags_say_what_could_be_better():
    flagged = judge_twin(
        evidence(markdown_twin=Reply(body=MARKDOWN, type="text/plain"), llms_txt=LLMS)
    ).value["flags"]
    assert flagged == ["not_named_by_the_page", "media_type_of_markdown"]
    assert judge_twin(evidence(home=NAMING, markdown_twin=("/home.md", MARKDOWN))).value["flags"] == []


def test_a_no_shows_every_address_that_was_asked():
    verdict = judge_twin(evidence(markdown_twin=[404, ("/index.html.md", 404)]))
    assert {e.url for e in verdict.shown_by} == {ROOT + "/index.md", ROOT + "/index.html.md"}


TWIN = (
    "# Acme Anvils\n\n- [Catalogue](/catalogue): all that we forge\n- [Hours](/hours): when we are open\n"
    + "." * 304
)
ANOTHER = "# Acme Anvils\n\n- [Here](/) you can go on to everything else, since nobody has written this down"


@pytest.mark.parametrize(
    ("length", "expected"),
    [
        (800, "no same_as_control"),
        (201, "no same_as_control"),
        (200, "no same_as_control"),
        (199, "yes served"),
    ],
)
def test_a_text_about_the_site_for_a_random_address_counts_from_half_the_length_of_the_copy(length, expected):
    assert len(TWIN) == 400
    verdict = judge_twin(evidence(markdown_twin=TWIN, control_md=ANOTHER.ljust(length, "!")))
    assert f"{verdict.answer} {verdict.reason}" == expected, verdict.detail
