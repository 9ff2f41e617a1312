import pytest

from probes.checks.markdown_negotiation import judge_negotiation
from probes.checks.verdict import FLAG_TEXTS
from probes.evidence.evidence import Ending
from tests.each import each
from tests.unit.probes.building import HOME, MARKDOWN, RANDOM, ROOT, SHELL, Reply, evidence

HTML = Reply(body=HOME, type="text/html")
SOFT = (
    "# Acme Anvils\n\nThe address /{0} leads nowhere on this site. Here is all that we sell: [all](/{0}).\n"
)

STUB = (
    '<!doctype html><title>Redirecting</title><meta http-equiv="refresh" content="0; url=/en/"><p>'
    'Redirecting to <a href="/en/">the next page</a> now'
)
LOST_TIP = (
    "# Acme Anvils\n\nA keresett oldal sajnos nem található ezen a címen: {0}\n\n"
    "- [Vissza a főoldalra](/)\n- [Kapcsolat velünk telefonon vagy levélben](/kapcsolat)\n\n"
    "A mai jó tanácsunk minden kedves látogatónak: {1}.\n"
)

CASES = {
    # hostile
    "an app answers every request with its shell": (
        {
            "home": SHELL,
            "home_markdown": Reply(body=SHELL, type="text/html"),
            "control_markdown": Reply(body=SHELL, type="text/html"),
        },
        "no is_html",
    ),
    "a markdown label over an HTML body (H5)": ({"home_markdown": HOME}, "no is_html"),
    "a markdown label over HTML behind a comment": ({"home_markdown": "<!-- x -->\n" + HOME}, "no is_html"),
    "a markdown label over HTML behind frontmatter": (
        {"home_markdown": "---\na: b\n---\n" + HOME},
        "no is_html",
    ),
    "a markdown label over HTML behind a heading": (
        {"home_markdown": "# Acme Anvils\n" + HOME},
        "no is_html",
    ),
    "a markdown label over tag soup behind a heading": (
        {"home_markdown": "# Acme Anvils\n" + "<div><p>forge anvils</p></div>\n" * 40},
        "no is_html",
    ),
    "an error page with status 200 as markdown (H3)": (
        {
            "home_markdown": "# Page Not Found\n\n" + "The page that you are looking for is not here. "
            "[Home](/)\n" * 5
        },
        "no error_page",
    ),
    "a short text that asks for JavaScript": (
        {
            "home_markdown": "# Acme Anvils\n\nPlease enable JavaScript to view this website in all its "
            "glory." + "\n" * 50
        },
        "no error_page",
    ),
    "the same markdown for every path": (
        {"home_markdown": MARKDOWN, "control_markdown": MARKDOWN},
        "no same_as_control",
    ),
    "nearly the same markdown for every path, which it echoes": (
        {"home_markdown": SOFT.format(""), "control_markdown": SOFT.format(RANDOM)},
        "no same_as_control",
    ),
    "every path redirects to one markdown document": (
        {
            "home_markdown": Reply(body=MARKDOWN, hops=(ROOT + "/llms.txt",)),
            "control_markdown": Reply(body=MARKDOWN, hops=(ROOT + "/llms.txt",)),
        },
        "no same_as_control",
    ),
    "markdown for browsers too, by Accept or by a poisoned cache (H19)": (
        {"home": Reply(body=MARKDOWN, type="text/markdown"), "home_markdown": MARKDOWN},
        "no no_html_left",
    ),
    "the bytes of the HTML page, whose body is markdown by mistake": (
        {"home": Reply(body=MARKDOWN, type="text/html"), "home_markdown": MARKDOWN},
        "no no_html_left",
    ),
    "the text of the page without a trace of markdown (H6)": (
        {
            "home_markdown": "Acme Anvils We forge anvils, hammers and tongs for farriers, blacksmiths and "
            "coyotes since 1949. " * 2
        },
        "no not_markdown",
    ),
    "JSON under a markdown label": (
        {"home_markdown": '{"a": "[x](y)", "b": "' + "z" * 200 + '"}'},
        "no not_markdown",
    ),
    "markdown of something else": (
        {
            "home_markdown": "# Flügelhorn\n\n- Das Flügelhorn ist ein Blechblasinstrument mit weiter "
            "Mensur.\n" * 5
        },
        "no other_page",
    ),
    "markdown from another site": (
        {"home_markdown": Reply(body=MARKDOWN, hops=("https://markdown-maker.example.org/acme",))},
        "no left_the_site",
    ),
    "markdown under text/plain": (
        {"home_markdown": Reply(body=MARKDOWN, type="text/plain")},
        "no wrong_media_type",
    ),
    "a heading and nothing more": ({"home_markdown": "# Acme"}, "no too_short"),
    "406 to exact text/markdown (H22)": ({"home_markdown": [HTML, 406]}, "no not_acceptable"),
    "404 to the markdown Accept alone": ({"home_markdown": 404}, "no not_found"),
    "no home page at all": ({"home": 404, "home_markdown": MARKDOWN}, "no not_found"),
    "a template that nobody filled in": (
        {
            "home_markdown": "# {{ site.title }}\n\n{% for post in site.posts %}\n- [{{ post.title }}]({{ "
            "post.url }})\n{% endfor %}\n" + "{{ content }} " * 9
        },
        "no template",
    ),
    "a shell that asks for JavaScript, in HTML and as markdown": (
        {
            "home": SHELL.replace('root">', 'root">Please enable JavaScript to use Acme.'),
            "home_markdown": "# App\n\nPlease enable JavaScript to use Acme." + "\n" * 90,
        },
        "no error_page",
    ),
    "markdown of a stub in the place of the page it leads to": (
        {
            "home": STUB,
            "home_followed": HOME,
            "home_markdown": "# Redirecting\n\n- Redirecting to [the next page](/en/) now\n" * 4,
        },
        "no other_page",
    ),
    "an apology with a tip of the day for every path": (
        {
            "home_markdown": LOST_TIP.format("/", "Bor és víz keverve fröccs lesz"),
            "control_markdown": LOST_TIP.format(
                "/" + RANDOM, "Hétfőn frissen sült pogácsa várja vendégeinket"
            ),
        },
        "no same_as_control",
    ),
    # nothing can be said
    "markdown of a page that the root leads to and that fails": (
        {"home": STUB, "home_followed": 503, "home_markdown": MARKDOWN},
        "unknown server_error",
    ),
    "a challenge instead of markdown (H14)": (
        {"home_markdown": Reply(403, "<html>", headers={"cf-mitigated": "challenge"})},
        "unknown challenged",
    ),
    "a refusal of the markdown Accept": ({"home_markdown": 403}, "unknown refused_access"),
    "a timeout": ({"home_markdown": Ending.TIMED_OUT}, "unknown timed_out"),
    "HTML first, then a timeout when asked for markdown alone": (
        {"home_markdown": [HTML, Ending.TIMED_OUT]},
        "unknown timed_out",
    ),
    "429": ({"home_markdown": 429}, "unknown rate_limited"),
    "202 under load (H8)": ({"home_markdown": Reply(202, MARKDOWN)}, "unknown unexpected_status"),
    "a server error": ({"home_markdown": 503}, "unknown server_error"),
    "a home page that refuses": ({"home": 403, "home_markdown": MARKDOWN}, "unknown refused_access"),
    "no control": ({"home_markdown": MARKDOWN, "control_markdown": None}, "unknown no_control"),
    "a control that timed out": (
        {"home_markdown": MARKDOWN, "control_markdown": Ending.TIMED_OUT},
        "unknown no_control",
    ),
    "a control that failed": ({"home_markdown": MARKDOWN, "control_markdown": 502}, "unknown no_control"),
    "never asked": ({"home_markdown": None}, "unknown not_asked"),
    "not even a home page asked": ({"home": None}, "unknown not_asked"),
    # good
    "markdown of the page": ({"home_markdown": MARKDOWN}, "yes served"),
    "only when it is asked for alone": ({"home_markdown": [HTML, MARKDOWN]}, "yes served"),
    "after a timeout": ({"home_markdown": [Ending.TIMED_OUT, MARKDOWN]}, "yes served"),
    "text/x-markdown": (
        {"home_markdown": Reply(body=MARKDOWN, type="text/x-markdown; charset=utf-8")},
        "yes served",
    ),
    "by redirect to a raw file on the same site (H20)": (
        {"home_markdown": Reply(body=MARKDOWN, hops=("https://www.acme.example/raw/index.md",))},
        "yes served",
    ),
    "with frontmatter, as Cloudflare makes it": (
        {"home_markdown": "---\ntitle: Acme Anvils\n---\n\n" + MARKDOWN},
        "yes served",
    ),
    "with a comment first": ({"home_markdown": "<!-- generated -->\n" + MARKDOWN}, "yes served"),
    "with CRLF and a byte order mark": (
        {"home_markdown": "\ufeff" + MARKDOWN.replace("\n", "\r\n")},
        "yes served",
    ),
    "with MDX components": (
        {"home_markdown": MARKDOWN + "<CardGroup cols={2}>\n<Card title='A'>b</Card>\n</CardGroup>\n" * 20},
        "yes served",
    ),
    "with a little inline HTML": (
        {"home_markdown": '<p align="center"><img src="a.png"></p>\n\n' + MARKDOWN},
        "yes served",
    ),
    "with HTML in a code fence": (
        {"home_markdown": MARKDOWN + "\n```html\n" + HOME * 3 + "\n```\n"},
        "yes served",
    ),
    "of a page that is empty without scripts": ({"home": SHELL, "home_markdown": MARKDOWN}, "yes served"),
    "of a page as small as its markdown": (
        {
            "home": "<html><title>Tiny</title><h1>Tiny</h1><p>Hello there</p></html>",
            "home_markdown": "# Tiny\n\nHello there you\n",
        },
        "yes served",
    ),
    "when unknown paths redirect to the home page (H9)": (
        {"home_markdown": MARKDOWN, "control_markdown": Reply(body=MARKDOWN, hops=(ROOT + "/",))},
        "yes served",
    ),
    "when unknown paths get HTML with status 200": (
        {"home_markdown": MARKDOWN, "control_markdown": Reply(body=SHELL, type="text/html")},
        "yes served",
    ),
    "when unknown paths are refused": ({"home_markdown": MARKDOWN, "control_markdown": 403}, "yes served"),
    "of a page in Japanese": (
        {
            "home": "<html><title>鉄床屋</title><p>"
            "私たちは鉄床と金槌を作っています。配達は三日かかります。</p></html>",
            "home_markdown": "# ようこそ\n\n私たちは鉄床と金槌を作っています。配達は三日かかります。\n\n- "
            "[一覧](/list)\n" * 3,
        },
        "yes served",
    ),
    "in another language under the same name": (
        {
            "home": HOME.replace("<title>Acme Anvils", "<title>Acme | Ambosse für alle").replace(
                "<h1>Acme Anvils", "<h1>Willkommen"
            ),
            "home_markdown": "# Acme\n\n- [Catalogue](/c) of things that nobody else can make as heavy "
            "and as "
            "cheap as we can\n" * 2,
        },
        "yes served",
    ),
    "of a page in windows-1252": (
        {
            "home": Reply(
                body="<html><title>Schmiede</title><p>Ambösse, Hämmer, Zangen für Schlösser und Türen aus "
                "Österreich</p></html>".encode("cp1252"),
                type="text/html; charset=ISO-8859-1",
            ),
            "home_markdown": "# Start\n\nAmbösse, Hämmer, Zangen für Schlösser und Türen aus Österreich\n"
            * 2,
        },
        "yes served",
    ),
    "of the page that the root leads to": (
        {"home": STUB, "home_followed": HOME, "home_markdown": [HTML, ("/en/", MARKDOWN)]},
        "yes served",
    ),
    "of a root that leads to nothing": (
        {"home": "<title>Acme Anvils</title>" + STUB, "home_followed": 404, "home_markdown": MARKDOWN},
        "yes served",
    ),
    "of a page that says that it needs no scripts": (
        {
            "home": HOME.replace("Delivery", "This page does not need JavaScript. Delivery"),
            "home_markdown": MARKDOWN.replace("Delivery", "This page does not need JavaScript. Delivery"),
        },
        "yes served",
    ),
    "of a page that says that something is gone": (
        {
            "home": HOME.replace("Delivery", "The small anvil is no longer available. Delivery"),
            "home_markdown": MARKDOWN.replace("- [Catalogue](/catalogue)\n\n", "").replace(
                "Delivery", "The small anvil is no longer available. Delivery"
            ),
        },
        "yes served",
    ),
    "with a placeholder in code": ({"home_markdown": MARKDOWN + "\nWrite `{{ title }}`.\n"}, "yes served"),
    "with a placeholder among all that the page says": (
        {"home_markdown": MARKDOWN + "\n{{< map >}}\n"},
        "yes served",
    ),
    "of a site whose name is a status": (
        {
            "home": HOME.replace("Acme Anvils", "404 Media"),
            "home_markdown": MARKDOWN.replace("Acme Anvils", "404 Media"),
        },
        "yes served",
    ),
}


@each(("replies", "expected"), CASES.values(), ids=CASES)
def test_markdown_on_request(replies, expected):
    verdict = judge_negotiation(evidence(**replies))
    assert f"{verdict.answer} {verdict.reason}" == expected, verdict.detail
    assert verdict.detail.endswith(".")


def test_the_answer_shows_the_reply_the_page_and_the_control():
    verdict = judge_negotiation(evidence(home_markdown=MARKDOWN))
    assert [e.purpose for e in verdict.shown_by] == ["home_markdown", "home", "control_markdown"]
    assert verdict.detail.startswith("GET https://acme.example/ answered 200 text/markdown")


@pytest.mark.parametrize(
    ("replies", "flag"),
    [
        ({"home_markdown": MARKDOWN}, "vary_missing"),
        ({"home_markdown": Reply(body=MARKDOWN, hops=(ROOT + "/index.md",))}, "by_redirect"),
        ({"home_markdown": Reply(body=MARKDOWN, sent={"accept": "text/markdown"})}, "only_when_asked_alone"),
        ({"home_markdown": Reply(body=MARKDOWN, type="text/x-markdown")}, "x_markdown"),
        ({"home_markdown": MARKDOWN, "llms_txt": MARKDOWN}, "same_as_llms_txt"),
        ({"home_markdown": MARKDOWN * 9}, "larger_than_html"),
        ({"home_markdown": Reply(body=MARKDOWN, truncated=True)}, "truncated"),
        (
            {"home_markdown": MARKDOWN, "home_weighted": Reply(body=MARKDOWN, type="text/markdown")},
            "q_values_ignored",
        ),
    ],
)
def test_what_could_be_better_is_flagged_and_gates_nothing(replies, flag):
    verdict = judge_negotiation(evidence(**replies))
    assert verdict.answer == "yes"
    assert flag in verdict.value["flags"]
    assert FLAG_TEXTS[flag] in verdict.detail


def test_nothing_is_flagged_when_both_representations_vary():
    vary = {"vary": "Accept-Encoding, Accept"}
    replies = {
        "home": Reply(body=HOME, headers=vary),
        "home_markdown": Reply(body=MARKDOWN, headers=vary),
        "home_weighted": HOME,
    }
    verdict = judge_negotiation(evidence(**replies))
    assert verdict.value["flags"] == []
    assert "Warning" not in verdict.detail


PAST_A_CACHE = "/?nocache=0011223344556677"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ([HTML, 406], "no not_acceptable"),
        ([406, HTML], "no is_html"),
        ([Ending.TIMED_OUT, HTML], "no is_html"),
        ([HOME, Ending.TIMED_OUT], "unknown timed_out"),
        (["# Acme", 406], "no too_short"),
        ([Ending.TIMED_OUT, "# Acme", 406], "no too_short"),
        (["# Acme", '{"a": "[x](y)", "b": "' + "z" * 200 + '"}'], "no not_markdown"),
    ],
)
def test_the_last_way_of_asking_decides_and_among_plain_noes_the_last_markdown_label(asked, expected):
    verdict = judge_negotiation(evidence(home_markdown=asked))
    assert f"{verdict.answer} {verdict.reason}" == expected


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ([HTML, (PAST_A_CACHE, Ending.TIMED_OUT)], "no is_html"),
        ([HTML, (PAST_A_CACHE, 503)], "no is_html"),
        ([HTML, (PAST_A_CACHE, 406)], "no is_html"),
        ([Ending.TIMED_OUT, (PAST_A_CACHE, 406)], "unknown timed_out"),
        ([(PAST_A_CACHE, 406)], "no not_acceptable"),
        ([HTML, (PAST_A_CACHE, MARKDOWN)], "yes served"),
    ],
)
def test_a_failure_past_a_cache_changes_no_answer_of_the_page_itself(asked, expected):
    verdict = judge_negotiation(evidence(home_markdown=asked))
    assert f"{verdict.answer} {verdict.reason}" == expected
