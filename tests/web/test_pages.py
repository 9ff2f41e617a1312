"""Home and report in a real browser: they fit, they read, they work without scripts."""

import itertools
from datetime import timedelta

import pytest
from django.core.cache import cache

from index.findings import ApparentAction, CheckFinding, Tool
from index.models import Objection
from index.reasons import Reason
from index.vocabulary import Action, Answer, CheckId
from probes.models import Target
from tests import published

pytestmark = pytest.mark.django_db(transaction=True)

HOST = "larkspur.test"
WIDTHS = (320, 1280)
SCHEMES = ("light", "dark")
PATHS = (
    "/",
    "/?q=books&has_mcp=true",
    "/?country=XX",
    "/?q=nothing+matches+this",
    f"/?q={HOST}",
    "/?q=python.org",
    "/submit",
    "/docs",
    f"/site/{HOST}",
    "/site/never.test",
    f"/site/{HOST}/wrong?check=llms_txt",
    f"/site/{HOST}/again",
    "/type/",
    "/country/GB",
    "/benchmark",
    "/benchmark/mcp_server",
    "/bot",
    "/terms",
    "/privacy",
)


@pytest.fixture(autouse=True)
def _uncounted():
    cache.clear()


@pytest.fixture
def site(live_server):
    """A listed site with long and odd words in every place."""
    unbroken = "antidisestablishmentarianism" * 6
    checks = dict(published.finding(HOST).checks)
    lines = (
        published.line(HOST, f"/{unbroken}", note=unbroken, final_url=f"https://www.{HOST}/{unbroken}"),
        published.line(HOST, "/mcp", method="POST", content_type="application/json"),
    )
    checks[CheckId.LLMS_TXT] = CheckFinding(
        answer=Answer.YES, reason=Reason.SERVED, detail=unbroken, evidence=lines
    )
    published.listed(
        HOST,
        name=f"Larkspur {unbroken}",
        display_name=f"Larkspur {unbroken}",
        checks=checks,
        mcp_tools=(Tool("search_books"), Tool(unbroken), Tool("بحث_كتب")),
        webmcp_tools=(Tool("add_to_basket"),),
        apparent_actions=(ApparentAction(Action.BUY, f"<button>{unbroken}</button>"),),
    )
    return live_server.url


@pytest.fixture
def visit(browser, site):
    """Open a path; whatever the browser complains about fails the test."""
    contexts, complaints = [], []

    def open_(path: str, **options):
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on(
            "console", lambda said: complaints.append(said.text) if "status of 4" not in said.text else None
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("requestfailed", lambda request: complaints.append(request.url))
        page.goto(site + path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.mark.parametrize(("path", "width", "scheme"), [*itertools.product(PATHS, WIDTHS, SCHEMES)])
def test_nothing_is_wider_than_the_screen(visit, path, width, scheme):
    page = visit(path, viewport={"width": width, "height": 800}, color_scheme=scheme)
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") == width
    too_wide = """[...document.querySelectorAll('main *, header *, footer *')].filter(e => !e.closest('.hidden, .skip, pre > *'))
        .filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(e => e.outerHTML.slice(0, 80))"""
    assert page.evaluate(too_wide) == []


CONTRASTS = """() => {
  const light = c => { const [r, g, b] = c.map(v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
                       return .2126 * r + .7152 * g + .0722 * b; };
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const parse = c => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = c; canvas.fillRect(0, 0, 1, 1);
                       return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const ground = e => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor);
                        if (c[3] === 255) return c.slice(0, 3); } return [255, 255, 255]; };
  return [...document.querySelectorAll('body *')]
    .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && !e.closest('.hidden, option'))
    .map(e => { const a = light(parse(getComputedStyle(e).color).slice(0, 3)), b = light(ground(e));
                return [(Math.max(a, b) + .05) / (Math.min(a, b) + .05), e.outerHTML.slice(0, 80)]; });
}"""


@pytest.mark.parametrize(("path", "scheme"), [*itertools.product(PATHS, SCHEMES)])
def test_every_text_has_the_contrast_of_wcag_aa(visit, path, scheme):
    page = visit(path, color_scheme=scheme)
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    contrasts = page.evaluate(CONTRASTS)
    assert len(contrasts) > 5
    assert [pair for pair in contrasts if pair[0] < 4.5] == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_three_answers_differ_without_their_colours(visit, scheme):
    page = visit(f"/site/{HOST}", color_scheme=scheme)
    looks = {
        answer: page.eval_on_selector(
            f"p.answer.{answer}", "e => [e.innerText.trim(), getComputedStyle(e).borderTopStyle].join(' ')"
        )
        for answer in ("yes", "no", "unknown")
    }
    assert looks == {"yes": "✓ yes solid", "no": "✕ no solid", "unknown": "? unknown dashed"}


def test_the_search_works_without_scripts(visit):
    page = visit("/", java_script_enabled=False)
    page.fill("#q", "books")
    page.click("summary")
    page.select_option("#entity_type", "ecommerce")
    page.check("input[name=has_mcp]")
    page.click("button")
    assert page.inner_text("h2#results") == "1 result"
    page.click("ol.results a")
    assert page.url.endswith(f"/site/{HOST}")
    assert page.inner_text("p.host") == HOST


@pytest.mark.parametrize("query", ["q=books", "q=books&has_mcp=true&country=GB", "has_mcp=true", f"q={HOST}"])
def test_a_phone_shows_the_first_result_without_scrolling(visit, query):
    page = visit(f"/?{query}", viewport={"width": 320, "height": 640})
    found = page.locator(".looked-up, ol.results > li").first
    bottom = found.locator(".stamp").evaluate("e => e.getBoundingClientRect().bottom + scrollY")
    assert bottom <= 640


@pytest.mark.parametrize("width", WIDTHS)
def test_no_word_of_a_tables_first_column_is_broken(visit, width):
    page = visit(f"/site/{HOST}", viewport={"width": width, "height": 800})
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    broken = """[...document.querySelectorAll('th')].flatMap(th => [...th.childNodes].flatMap(node =>
        node.nodeType !== 3 ? [] : [...node.data.matchAll(/[\\w.]+/g)].filter(word => {
          const range = document.createRange();
          range.setStart(node, word.index); range.setEnd(node, word.index + word[0].length);
          return new Set([...range.getClientRects()].map(box => box.top)).size > 1; }).map(word => word[0])))"""
    assert page.locator("th").count() > 10
    assert page.evaluate(broken) == []


def test_a_host_that_is_not_listed_leads_to_the_queue_without_scripts(visit):
    page = visit("/?q=python.org", java_script_enabled=False)
    page.click(".looked-up a")
    assert page.input_value("#host") == "python.org"
    page.click("button")
    assert page.inner_text("h2#queued") == "Queued"
    assert list(Target.objects.values_list("host", "origin")) == [("python.org", "submission")]


def test_a_suggestion_that_is_none_is_marked_and_explained(visit):
    page = visit("/submit")
    page.fill("#host", "127.0.0.1")
    page.click("button")
    assert page.get_attribute("#host", "aria-invalid") == "true"
    assert "IP address" in page.inner_text("#why")
    assert page.input_value("#host") == "127.0.0.1"


def test_evidence_opens_without_scripts(visit):
    page = visit(f"/site/{HOST}", java_script_enabled=False)
    table = page.locator("#llms_txt table").first
    assert not table.is_visible()
    page.click("#llms_txt summary")
    assert table.is_visible()


def test_the_keyboard_reaches_the_content_first(visit):
    page = visit("/")
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    assert skip.evaluate("e => e === document.activeElement && e.getBoundingClientRect().left >= 0")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "q"


@pytest.mark.parametrize("path", PATHS)
def test_what_has_the_focus_is_outlined(visit, path):
    page = visit(path)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"


def test_a_printed_report_shows_its_evidence_and_no_search(visit):
    page = visit(f"/site/{HOST}")
    page.emulate_media(media="print")
    assert page.locator("#llms_txt table").first.evaluate(
        "e => e.checkVisibility({contentVisibilityAuto: true})"
    )
    assert not page.locator(".masthead").is_visible()


def test_right_to_left_words_keep_to_their_own_place(visit):
    page = visit(f"/site/{HOST}")
    tools = page.locator(".tools code")
    assert [tools.nth(n).evaluate("e => getComputedStyle(e).direction") for n in range(3)] == [
        "ltr",
        "ltr",
        "rtl",
    ]


def test_an_objection_is_sent_without_scripts(visit):
    page = visit(f"/site/{HOST}", java_script_enabled=False)
    page.click("#llms_txt .since a >> nth=1")
    assert page.input_value("#check") == "llms_txt"
    page.fill("#message", "It is there.")
    page.click("button")
    assert page.inner_text("h2#taken") == "Thank you"
    assert Objection.objects.get().check_id == "llms_txt"


def test_a_page_that_waits_says_when_the_probe_has_been_there_without_a_reload(visit):
    page = visit(f"/site/{HOST}/again")
    page.click("button")
    page.get_by_text("Waiting for the probe").wait_for()
    published.listed(HOST, probed_at=published.PROBED + timedelta(days=1))
    page.get_by_text("Read the report").click()
    assert page.inner_text("p.host") == HOST


def test_a_suggestion_shows_the_report_when_it_is_there(visit):
    page = visit("/submit?host=python.org")
    page.click("button")
    page.get_by_text("Waiting for the probe").wait_for()
    published.listed("python.org")
    assert page.get_by_text("Read the report").get_attribute("href").endswith("/site/python.org")
