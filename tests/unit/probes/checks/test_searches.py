"""Declared searches that search, and others."""

import json

import pytest

from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.checks.searches import judge_search
from probes.evidence.evidence import Ending, Evidence, Exchange, Hop, Purpose
from probes.facts.names import search_word
from probes.readers import html
from probes.readers.search_action import search_target
from tests.each import each

HOST = "docs.tidewater.test"
HOME = f"https://{HOST}/"
TEMPLATE = f"https://{HOST}/search?q={{search_term_string}}"
MOMENT = "2026-11-20T00:00:00+00:00"


def reply(body, purpose=Purpose.HOME, url=HOME, **fields):
    given = {
        "purpose": purpose,
        "method": "GET",
        "url": url,
        "final_url": url,
        "status": 200,
        "headers": (("content-type", "text/html"),),
        "body": body.encode(),
        "at": MOMENT,
        "ending": Ending.ANSWERED,
    }
    return Exchange(**(given | fields))


def page(action, title="Tidewater documentation"):
    data = json.dumps({"@type": "WebSite", "potentialAction": action})
    return html.parse_page(
        reply(f'<html><title>{title}</title><script type="application/ld+json">{data}</script></html>')
    )


def search(target, **more):
    return {
        "@type": "SearchAction",
        "target": target,
        "query-input": "required name=search_term_string",
    } | more


FOUND = [
    search(TEMPLATE),
    search({"@type": "EntryPoint", "urlTemplate": TEMPLATE}),
    search([{"@type": "EntryPoint", "urlTemplate": TEMPLATE}]),
    search({"urlTemplate": TEMPLATE, "httpMethod": "get"}),
    search("/search?q={search_term_string}"),
    search("https://elsewhere.test/?q={search_term_string}") | {"target": ["android-app://x", TEMPLATE]},
    search(TEMPLATE.replace("search_term_string", "q"), **{"query-input": "required maxlength=100 name=q"}),
    search(TEMPLATE.replace("search_term_string", "q"), **{"query-input": {"valueName": "q"}}),
    search(TEMPLATE, **{"query-input": None}),
    [{"@type": "ReadAction"}, search(TEMPLATE)],
    search(TEMPLATE + "#top"),
]


@pytest.mark.parametrize("action", FOUND)
def test_a_declared_search_gives_three_questions(action):
    word, *nonsense = search_target(page(action), HOME, search_word)
    before, _, asked = word.partition("?q=")
    assert (before, asked) == (f"https://{HOST}/search", "tidewater")
    made_up = [url.partition("?q=")[2] for url in nonsense]
    assert [len(term) for term in made_up if term.isalpha()] == [14, 14]
    assert made_up[0] != made_up[1]


MISSING = [
    None,
    "search",
    {"@type": "BuyAction", "target": TEMPLATE},
    search(f"https://{HOST}/search"),
    search("https://elsewhere.test/?q={search_term_string}"),
    search(f"https://{HOST}.elsewhere.test/?q={{search_term_string}}"),
    search(f"https://{HOST}:8443/?q={{search_term_string}}"),
    search("https://{search_term_string}.tidewater.test/"),
    search("javascript:alert('{search_term_string}')"),
    search(f"https://u:p@{HOST}/?q={{search_term_string}}"),
    search(f"https://{HOST}/#q={{search_term_string}}"),
    search(TEMPLATE + "&page={page}"),
    search(TEMPLATE, **{"query-input": "required name=other"}),
    search({"urlTemplate": TEMPLATE, "httpMethod": "POST"}),
    search({"urlTemplate": 7}),
    search([]),
]


@each("action", MISSING)
def test_what_cannot_be_asked_by_get_on_the_host_is_no_search(action):
    assert search_target(page(action), HOME, search_word) is None


WORDS = [
    ("Larkspur Books", "larkspur"),
    ("Harrow &amp; Finch", "harrow"),
    ("Crème &amp; Co", "cr%C3%A8me"),
    ("منتدى الديوان", "%D9%85%D9%86%D8%AA%D8%AF%D9%89"),
    ("Docs", "tidewater"),
]


@pytest.mark.parametrize(("title", "word"), WORDS)
def test_the_word_is_of_the_sites_own_name(title, word):
    found = search_target(page(search(TEMPLATE), title), HOME, search_word)
    assert found
    assert found[0].endswith(f"?q={word}")


def test_the_nonsense_is_the_same_at_every_visit():
    once, again = (
        search_target(page(search(TEMPLATE), title), HOME, search_word) for title in ("Acme", "Bell")
    )
    assert once[1:] == again[1:]


WORD_URL, NONSENSE_URL, OTHER_URL = search_target(page(search(TEMPLATE)), HOME, search_word)
NONSENSE, OTHER = (url.partition("=")[2] for url in (NONSENSE_URL, OTHER_URL))


def visit(word_body, nonsense_body, other_body=None, word_fields=None, nonsense_fields=None, *, home=None):  # noqa: PLR0913 - three replies
    """The other nonsense gets the same page by default."""
    if other_body is None:
        other_body = nonsense_body.replace(NONSENSE, OTHER).replace(NONSENSE.upper(), OTHER.upper())
    exchanges = (
        *([home] if home else []),
        reply(word_body, Purpose.SEARCH_WORD, WORD_URL, **(word_fields or {})),
        reply(nonsense_body, Purpose.SEARCH_NONSENSE, NONSENSE_URL, **(nonsense_fields or {})),
        reply(other_body, Purpose.SEARCH_NONSENSE, OTHER_URL, **(nonsense_fields or {})),
    )
    return Evidence(host=HOST, started_at=MOMENT, finished_at=MOMENT, prober="t", exchanges=exchanges)


def results(term, *hits, extra=""):
    listed = "".join(f"<li>{hit}</li>" for hit in hits) or "<p>No chapter mentions that.</p>"
    return f"<html><title>{term}</title><h1>Results for {term}: {len(hits)}</h1>{listed}{extra}</html>"


def test_a_search_that_finds_something_searches():
    verdict = judge_search(visit(results("tidewater", "Install Tidewater"), results(NONSENSE)))
    assert (verdict.answer, verdict.reason) == (Answer.YES, Reason.SERVED)
    assert len(verdict.shown_by) == 3


QUOTES = [f"<p>{quote}</p>" for quote in ("Patience is bitter", "Brevity is wit", "Haste makes waste")]


@pytest.mark.parametrize(
    ("word", "nonsense", "other"),
    [
        ([], [], []),
        (["Install Tidewater"], [], []),
        (["Install Tidewater"], ["Install Tidewater"], []),
    ],
)
def test_a_page_that_changes_at_every_load_is_no_proof_of_a_search(word, nonsense, other):
    verdict = judge_search(
        visit(
            results("tidewater", *word, extra=QUOTES[0]),
            results(NONSENSE, *nonsense, extra=QUOTES[1]),
            results(OTHER, *other, extra=QUOTES[2]),
        )
    )
    assert (verdict.answer, verdict.reason) == (Answer.UNKNOWN, Reason.NO_CONTROL)
    assert len(verdict.shown_by) == 3


def test_two_pages_in_turn_are_no_proof_of_a_search():
    turn = [results(term, extra=QUOTES[at % 2]) for at, term in enumerate(("tidewater", NONSENSE, OTHER))]
    assert judge_search(visit(*turn)).answer is Answer.UNKNOWN


def test_the_search_of_another_site_is_none_of_ours():
    moved = reply("x", hops=(Hop(HOME, 301, "https://shared.test/"),), final_url="https://shared.test/")
    verdict = judge_search(visit(GOOD, results(NONSENSE), home=moved))
    assert (verdict.answer, verdict.reason) == (Answer.NO, Reason.LEFT_THE_SITE)


SAME = [
    (results("tidewater"), results(NONSENSE)),
    (results("Tidewater"), results(NONSENSE.upper())),
    (results("tidewater", extra="<p>Took 12 ms</p>"), results(NONSENSE, extra="<p>Took 7 ms</p>")),
    (
        results("tidewater", extra="<input type=hidden value=a8f3><!--1-->"),
        results(NONSENSE, extra="<input type=hidden value=77b1><!--2-->"),
    ),
    (
        results("tidewater", extra="<script>var t=1</script>"),
        results(NONSENSE, extra="<script>var t=two</script>"),
    ),
    ("<div id=root></div>", "<div id=root></div>"),
    ("", ""),
]


@pytest.mark.parametrize(("word", "nonsense"), SAME)
def test_the_same_answer_beyond_the_echo_is_no_search(word, nonsense):
    verdict = judge_search(visit(word, nonsense))
    assert (verdict.answer, verdict.reason) == (Answer.NO, Reason.SAME_AS_CONTROL)


GOOD = results("tidewater", "Install Tidewater")
UNKNOWN = [
    ({"status": 403}, {}, Reason.REFUSED_ACCESS),
    ({}, {"status": 429}, Reason.RATE_LIMITED),
    ({}, {"status": 500}, Reason.SERVER_ERROR),
    ({"status": 404}, {}, Reason.UNEXPECTED_STATUS),
    ({"status": None, "ending": Ending.ROBOTS_DISALLOWED}, {}, Reason.ROBOTS_DISALLOWED),
    ({}, {"status": None, "ending": Ending.TIMED_OUT}, Reason.TIMED_OUT),
    ({"final_url": "https://elsewhere.test/"}, {}, Reason.LEFT_THE_SITE),
]


@pytest.mark.parametrize(("word", "nonsense", "reason"), UNKNOWN)
def test_what_was_not_answered_is_unknown(word, nonsense, reason):
    verdict = judge_search(visit(GOOD, results(NONSENSE), None, word, nonsense))
    assert (verdict.answer, verdict.reason) == (Answer.UNKNOWN, reason)


@pytest.mark.parametrize("asked", [0, 1, 2])
def test_what_was_not_asked_is_unknown(asked):
    seen = visit(GOOD, GOOD)
    part = Evidence(
        host=HOST, started_at=MOMENT, finished_at=MOMENT, prober="t", exchanges=seen.exchanges[:asked]
    )
    assert judge_search(part).reason is Reason.NOT_ASKED
