"""Pages above what a visit keeps: nothing is taken for certain that was not read."""

import pytest

from index.values.vocabulary import CheckId
from probes.consent import home_refusal, may_hide_refusal
from probes.facts.country import country_of
from probes.facts.names import display_name
from probes.grading.finding import grade_evidence
from probes.readers import html
from tests.unit.probes.building import HOME, HOST, MARKDOWN, Reply, evidence, exchange

CUT = {"type": "text/html", "truncated": True}
FILLER = "<p>" + "Anvils and tongs of every size. " * 5000
FOOTER = "<footer>Registered in England and Wales No. 01234567. © 2026 Larkspur Ltd</footer>"
MENU = "<!doctype html><html><head><title>Start</title></head><body>"


def graded(home: Reply | str, **more: object):
    return grade_evidence(
        evidence(robots=404, home=home, control_txt=404, control_md=404, control_page=404, **more)
    )


@pytest.mark.parametrize("head", [
    "<!doctype html><html><head><title>A</title><style>a{b:c}",
    "<!doctype html><html><head><title>A</title><meta charset=utf-8><script>let a = '<p>'",
    "<html><!-- <body> ",
    "<html><head><noscript><link rel=stylesheet></noscript>",
])  # fmt: skip
def test_a_head_that_was_not_read_whole_may_refuse_us(head):
    finding = graded(Reply(body=head, **CUT))
    assert (finding.outcome, finding.outcome_reason) == ("could_not_ask", "too_large")
    assert graded(head).outcome == "answered"


@pytest.mark.parametrize("page", [f"{MENU}<p>", "<title>A</title><p>Text", "<html><head></head>", "<div>"])
def test_a_page_that_was_cut_in_its_body_is_judged(page):
    assert not may_hide_refusal(exchange("home", Reply(body=page, **CUT)))


def test_a_refusal_in_a_cut_head_is_heard():
    page = exchange("home", Reply(body="<head><meta name=robots content=noai><style>", **CUT))
    assert home_refusal(page) == "noai_meta"


@pytest.mark.parametrize("truncated", [False, True])
def test_only_the_end_of_a_whole_page_is_its_small_print(truncated):
    home = exchange("home", Reply(body=MENU + FILLER + FOOTER, type="text/html", truncated=truncated))
    page = html.parse_page(home)
    assert country_of(page, HOST) == (None if truncated else "GB")
    assert (page.last_text(30) == "") is truncated


def test_a_long_text_keeps_its_beginning_and_its_end():
    body = f"{MENU}<h1>Larkspur</h1>{FILLER}{FILLER}{FOOTER}"
    page = html.parse_page(exchange("home", Reply(body=body, type="text/html")))
    assert len(page.text) <= html.MAX_TEXT
    assert page.text.startswith("Larkspur Anvils")
    assert page.text.endswith("© 2026 Larkspur Ltd")
    assert country_of(page, "larkspur.example") == "GB"
    assert display_name(page, "larkspur.example") == "Larkspur"


COPIES = {
    CheckId.MARKDOWN_TWIN: {"markdown_twin": MARKDOWN},
    CheckId.MARKDOWN_NEGOTIATION: {"home_markdown": MARKDOWN, "control_markdown": 404},
}


@pytest.mark.parametrize("check", COPIES)
@pytest.mark.parametrize(
    ("page", "answer"),
    [
        (f"{MENU}<div id=root><nav>", "unknown"),
        (f"{MENU}<nav>Products Prices Blog Company Careers Login Docs Status</nav>", "unknown"),
        (f"{MENU}{'<p>Cheese and wine from nine villages of the valley, since always.' * 400}", "no"),
        (HOME, "yes"),
        (f"{MENU}<h1>Acme Anvils</h1>", "yes"),
    ],
    ids=["no text", "a menu", "another page at length", "the page", "its heading"],
)
def test_what_a_cut_page_does_not_show_is_not_compared(check, page, answer):
    finding = graded(Reply(body=page, **CUT), **COPIES[check])
    assert finding.checks[check].answer == answer


@pytest.mark.parametrize("check", COPIES)
def test_a_whole_page_without_text_is_compared_as_before(check):
    assert graded(f"{MENU}<div id=root><script src=/a.js>", **COPIES[check]).checks[check].answer == "yes"
