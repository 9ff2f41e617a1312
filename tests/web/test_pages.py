"""Home and report in a real browser."""

import re
from datetime import timedelta

import pytest

from index.models import Objection
from probes.models import Target
from tests import published
from tests.web.pages import HOST

pytestmark = pytest.mark.django_db(transaction=True)

WIDTHS = (320, 1280)
SCHEMES = ("light", "dark")


def test_the_three_answers_differ_without_their_colours(visit):
    page = visit(f"/site/{HOST}")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        looks = {
            answer: page.eval_on_selector(
                f".check .answer.{answer}",
                "e => [e.innerText.trim(), getComputedStyle(e).borderTopStyle].join(' ')",
            )
            for answer in ("yes", "no", "unknown")
        }
        assert looks == {"yes": "✓ yes solid", "no": "✕ no solid", "unknown": "? unknown dashed"}, scheme


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


def test_a_phone_shows_the_first_result_without_scrolling(visit):
    page = visit("/", viewport={"width": 320, "height": 640})
    for query in ("q=books", "q=books&has_mcp=true&country=GB", "has_mcp=true", f"q={HOST}"):
        page.goto(f"/?{query}")
        found = page.locator(".looked-up, ol.results > li").first
        bottom = found.locator(".stamp").evaluate("e => e.getBoundingClientRect().bottom + scrollY")
        assert bottom <= 640, query


def test_the_first_request_is_on_the_first_screen(visit):
    page = visit("/docs")
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("#first ~ pre").first.bounding_box()
        assert box["y"] + box["height"] <= height, width


def test_the_box_offers_what_is_listed_while_one_types_and_searches_without_it(visit):
    page = visit("/")
    page.locator("#q").press_sequentially("lar", delay=20)
    option = page.locator("datalist option")
    option.wait_for(state="attached")
    assert option.get_attribute("value") == HOST
    published.removed(HOST)
    page.locator("#q").press_sequentially("k", delay=20)
    option.wait_for(state="detached")
    page.keyboard.press("Enter")
    page.wait_for_selector("#results")


def test_no_word_of_a_tables_first_column_is_broken(visit):
    page = visit(f"/site/{HOST}")
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    broken = """[...document.querySelectorAll('th')].flatMap(th => [...th.childNodes].flatMap(node =>
        node.nodeType !== 3 ? [] : [...node.data.matchAll(/[\\w.]+/g)].filter(word => {
          const range = document.createRange();
          range.setStart(node, word.index); range.setEnd(node, word.index + word[0].length);
          return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
        }).map(word => word[0])))"""
    assert page.locator("th").count() > 10
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(broken) == [], width


def test_the_names_of_what_was_answered_leave_the_room_to_it(visit):
    page = visit(f"/site/{HOST}/evidence/llms_txt", viewport={"width": 1280, "height": 800})
    name, value = (page.locator(f".exchange {cell}").first.bounding_box()["width"] for cell in ("th", "td"))
    assert name < value / 4


def test_a_host_that_is_not_listed_leads_to_the_queue_without_scripts(visit):
    page = visit("/?q=python.org", java_script_enabled=False)
    page.click(".looked-up a[href^='/submit']")
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
    page.click("#llms_txt > summary")
    assert table.is_visible()


def test_the_keyboard_reaches_the_content_first(visit):
    page = visit("/")
    page.keyboard.press("Tab")
    skip = page.locator(".skip")
    assert skip.evaluate("e => e === document.activeElement && e.getBoundingClientRect().left >= 0")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "q"


def test_a_printed_report_has_every_scored_answer_on_four_pages_at_most(visit):
    page = visit(f"/site/{HOST}")
    page.emulate_media(media="print")
    assert page.locator("#llms_txt .answer").is_visible()
    assert not page.locator(".masthead, .stacks, .prompt").first.is_visible()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) <= 4


def test_a_folded_report_says_first_what_agents_can_do_and_how_to_connect(visit):
    published.listed("books.example")
    page = visit("/site/books.example", java_script_enabled=False)
    for width, most in ((1280, 2400), (390, 4500)):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollHeight") < most, width
        assert page.get_by_text("Agents can:").bounding_box()["y"] < 420, width
        endpoint = page.get_by_text("https://books.example/mcp", exact=True).first.bounding_box()
        assert endpoint["y"] + endpoint["height"] < 844, width


def test_tabs_of_clients_and_stacks_work_without_scripts_and_by_keyboard(visit):
    page = visit(f"/site/{HOST}", java_script_enabled=False)
    shown = page.locator(".tabs .panel:visible pre")
    assert shown.inner_text().startswith("claude mcp add")
    page.locator("label", has_text="VS Code").click()
    assert '"servers"' in shown.inner_text()
    page.keyboard.press("ArrowRight")
    assert shown.inner_text().startswith("gemini mcp add")
    page.locator(".fix summary").first.click()
    texts = page.locator(".fix[open] .where:visible")
    assert all("nginx" in text for text in texts.all_inner_texts())
    page.locator("label", has_text="Apache").click()
    assert texts.all_inner_texts() == ["Apache, .htaccess"]
    page.locator("label", has_text="Static files").click()
    assert "There is no text for this one" in page.locator(".fix[open]").inner_text()


def test_right_to_left_words_keep_to_their_own_place(visit):
    page = visit(f"/site/{HOST}")
    tools = page.locator(".tools code")
    assert [tools.nth(n).evaluate("e => getComputedStyle(e).direction") for n in range(4)] == [
        "ltr",
        "ltr",
        "ltr",
        "rtl",
    ]


def test_an_objection_is_sent_without_scripts(visit):
    page = visit(f"/site/{HOST}", java_script_enabled=False)
    page.click("#llms_txt > summary")
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
