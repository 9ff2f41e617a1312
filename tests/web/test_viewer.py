"""/docs/try: Swagger UI on a page of ours."""

import json

import pytest
from playwright.sync_api import expect

from protocols.documents.openapi.document import document
from tests.web.pages import HOST

pytestmark = pytest.mark.django_db(transaction=True)

FIND = "#operations-search-find_capability"


def test_try_it_shows_a_real_answer_on_a_dark_phone_and_asks_nobody_else(browser, site):
    context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme="dark")
    page, complaints = context.new_page(), []
    page.on("request", lambda request: request.url.startswith(site) or complaints.append(request.url))
    page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
    page.goto(f"{site}/docs/find_capability")
    page.click("text=Try it on a page")
    page.fill(f"{FIND} [data-param-name=q] input[type=text]", "books")
    page.click(f"{FIND} button.execute")
    answer = page.locator(f"{FIND} .live-responses-table .highlight-code code").first
    assert HOST in [row["host"] for row in json.loads(answer.text_content())["results"]]
    assert page.locator(f"{FIND} .request-url pre").text_content().endswith("/api/find?q=books")
    described = [*document()["paths"].values(), *document()["webhooks"].values()]
    assert page.locator(".opblock").count() == sum(map(len, described))
    assert page.locator("#viewer.dark-mode").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert complaints == []
    context.close()


def test_without_scripts_the_page_says_where_the_operations_and_the_document_are(visit):
    page = visit("/docs/try", java_script_enabled=False)
    page.click("#viewer a[href='/docs']")
    expect(page.locator("h1")).to_have_text("Ask the index")
    page.go_back()
    assert page.locator("#viewer a[href='/openapi.json']").is_visible()
