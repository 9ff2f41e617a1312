"""Accessibility of the pages."""

import re
from datetime import datetime

import pytest
from axe_playwright_python.base import AXE_SCRIPT

from agentauth import registrations
from agentauth.models import ClaimRequest
from index.models import Objection
from probes.models import Target
from tests.web.pages import HOST, PATHS

pytestmark = pytest.mark.django_db(transaction=True)

OPEN_ALL = "document.querySelectorAll('details').forEach(d => d.open = true)"
VIOLATIONS = {"resultTypes": ["violations"]}
# No rule of the style sheet gives another colour, or hides anything, at another width.
LOOKS = ((390, "light"), (1280, "dark"))
VISIBLE = "[...document.body.querySelectorAll('*')].map(e => e.checkVisibility())"


def test_axe_finds_nothing_on_any_page_narrow_or_wide_light_or_dark(visit, site):
    page = visit("/")
    found = []
    for path in PATHS:
        page.goto(site + path)
        page.evaluate(OPEN_ALL)
        page.evaluate(AXE_SCRIPT)
        visible = []
        for width, scheme in LOOKS:
            page.set_viewport_size({"width": width, "height": 844})
            page.emulate_media(color_scheme=scheme)
            visible.append(page.evaluate(VISIBLE))
            for one in page.evaluate("rules => axe.run(rules)", VIOLATIONS)["violations"]:
                where = [node["html"][:100] for node in one["nodes"]]
                found.append((path, width, scheme, one["id"], where))
        assert visible[0] == visible[1], path
    assert found == []


def test_every_page_is_whole_without_scripts(visit, site):
    page = visit("/", java_script_enabled=False)
    for path in PATHS:
        page.goto(site + path)
        assert page.locator("h1").count() == 1, path
        assert page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily").startswith(
            "Newsreader"
        )
        for width in (320, 1280):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") == width, path


# Focusable and visible, in the order of the document; a closed details hides all but its summary, and of
# radio buttons the checked one is a stop.
STOPS = """() => [...document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]')]
    .filter(e => e.checkVisibility({contentVisibilityAuto: true}) && !e.disabled)
    .filter(e => e.type !== 'radio' || e.checked).length"""


NOTE_FOCUS = """() => { window.seen = []; addEventListener('focusin', ({target}) => seen.push(
    [[...document.querySelectorAll('*')].indexOf(target), getComputedStyle(target).outlineStyle])) }"""


def test_tab_reaches_everything_in_order_outlines_it_and_is_never_caught(visit, site):
    page = visit("/")
    for path in PATHS:
        page.goto(site + path)
        stops = page.evaluate(STOPS)
        page.evaluate(NOTE_FOCUS)
        for _ in range(stops):
            page.keyboard.press("Tab")
        seen = page.evaluate("seen")
        places = [place for place, _ in seen]
        assert {outline for _, outline in seen} == {"solid"}, path
        assert places == sorted(set(places)), path
        assert len(places) == stops, path


def tab_to(page, what):
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
    pytest.fail(f"Tab never reached {what}")


def test_the_keyboard_alone_finds_a_site_reads_its_report_and_objects_to_it(visit):
    page = visit("/")
    tab_to(page, "#q")
    page.keyboard.type("books")
    page.keyboard.press("Enter")
    page.wait_for_selector("#results")
    tab_to(page, "ol.results a")
    page.keyboard.press("Enter")
    page.wait_for_selector(".plate")
    tab_to(page, "#llms_txt > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#llms_txt .since a[href*=wrong]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#message")
    tab_to(page, "#message")
    page.keyboard.type("It is there.")
    tab_to(page, "button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#taken")
    assert Objection.objects.get().check_id == "llms_txt"


def test_the_keyboard_alone_suggests_a_site_and_checks_a_page(visit, site):
    page = visit("/submit")
    tab_to(page, "#host")
    page.keyboard.type("python.org")
    page.keyboard.press("Enter")
    page.wait_for_selector("#queued")
    assert Target.objects.get().host == "python.org"
    page.goto(f"{site}/check")
    tab_to(page, "#url")
    page.keyboard.type("127.0.0.1")
    page.keyboard.press("Enter")
    page.wait_for_selector("#why")
    assert page.get_attribute("#url", "aria-describedby") == "why"


def test_the_keyboard_alone_claims_a_key(visit):
    issued = registrations.register()
    page = visit("/agent/auth/claim")
    for field, text in (
        ("claim_token", issued.claim_token),
        ("email", "operator@agent.example"),
        ("message", "We need more."),
    ):
        tab_to(page, f"#{field}")
        page.keyboard.type(text)
    tab_to(page, "button")
    page.keyboard.press("Enter")
    page.wait_for_selector("#taken")
    assert page.inner_text("h2#taken") == "Your claim is waiting for review"
    assert ClaimRequest.objects.get().message == "We need more."


def test_a_claim_that_cannot_be_taken_is_explained_where_it_was_made_and_loses_nothing(visit):
    page = visit("/agent/auth/claim")
    tab_to(page, "#claim_token")
    page.keyboard.type("clm_wrong")
    tab_to(page, "#email")
    page.keyboard.type("operator@agent.example")
    page.keyboard.press("Enter")
    page.wait_for_selector("#why")
    assert page.get_attribute("form.stacked", "aria-describedby") == "why"
    assert page.input_value("#claim_token") == "clm_wrong"
    assert page.input_value("#email") == "operator@agent.example"


def test_words_from_right_to_left_keep_to_themselves(visit):
    page = visit(f"/site/{HOST}", viewport={"width": 320, "height": 640})
    assert page.evaluate("getComputedStyle(document.documentElement).direction") == "ltr"
    quoted = page.locator(".about q")
    assert quoted.evaluate("e => getComputedStyle(e).direction") == "rtl"
    assert page.locator(".about").evaluate("e => getComputedStyle(e).direction") == "ltr"
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize("path", ["/", "/benchmark", f"/site/{HOST}", f"/site/{HOST}/evidence/llms_txt"])
def test_every_time_is_a_date_of_utc(visit, path):
    page = visit(path)
    times = page.locator("time").evaluate_all(
        "all => all.map(e => [e.getAttribute('datetime'), e.textContent])"
    )
    assert times
    for machine, shown in times:
        datetime.fromisoformat(machine)
        assert re.fullmatch(r"\d{4}-\d\d-\d\d( \d\d:\d\d UTC)?", shown)
        assert machine.startswith(shown[:10])
