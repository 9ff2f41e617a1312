"""Accessibility of the pages."""

import pytest

from agentauth import registrations
from agentauth.models import ClaimRequest
from index.models import Objection
from probes.models import Target
from tests.web.pages import HOST

pytestmark = pytest.mark.django_db(transaction=True)


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
