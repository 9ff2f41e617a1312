"""Copying a report's texts."""

import pytest

from tests.web.pages import HOST

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_button_copies_each_text_and_says_so(visit):
    page = visit(f"/site/{HOST}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    texts = page.locator(".fix pre, .prompt pre, .to-copy pre")
    assert page.locator("button.copy").count() == texts.count() > 1
    for place in (0, texts.count() - 1):
        text = texts.nth(place)
        for closed in text.locator("xpath=ancestor::details[not(@open)]/summary").all():
            closed.click()
        button = text.locator("xpath=preceding-sibling::p[1]/button")
        button.click()
        said = text.locator("xpath=preceding-sibling::p[1]/span")
        said.get_by_text("Copied").wait_for()
        assert page.evaluate("navigator.clipboard.readText()") == text.text_content()
