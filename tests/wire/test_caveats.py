"""Answers with dead links behind them."""

import re

import pytest

from index.pages.abilities import split_names
from index.reports.timeline import DeadLinks, dead_links
from index.values.findings import CheckFinding, Tool
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from tests import published
from tests.each import each

HOST = "larkspur.test"


@each(
    ("detail", "said"),
    [
        (
            "It has 3 links. 1 of 3 links that were tried are dead. Warning: x.",
            "1 of 3 links we tried is dead",
        ),
        ("It has 3 links. 2 of 3 links that were tried are dead.", "2 of 3 links we tried are dead"),
        ("A. 2 of 2 links that were tried are dead. Warning: x.", "all 2 links we tried are dead"),
        ("A. 1 of 1 links that were tried are dead.", "the one link that we tried is dead"),
        ("GET https://a.test/1of1linksthatweretriedaredead. gave it.", None),
        ("", None),
    ],
)
def test_dead_links_are_read_off_a_yes(detail, said):
    found = dead_links({"answer": "yes", "detail": detail})
    assert (str(found) if found else None) == said
    assert dead_links({"answer": "no", "detail": detail}) is None


@pytest.mark.django_db
def test_the_head_says_what_limits_a_yes_once(client):
    dead = "A. 1 of 3 links that were tried are dead."
    found = CheckFinding(answer=Answer.YES, reason=Reason.SERVED, detail=dead)
    checks = {**published.finding(HOST).checks, CheckId.LLMS_TXT: found}
    published.listed(HOST, checks=checks, platform_supplied=True)
    for suffix in ("html", "md"):
        text = re.sub(r"<[^>]+>|\\\\", "", client.get(f"/site/{HOST}.{suffix}").text)
        for limit in ("1 of 3 links we tried is dead", "it has no sections", "a platform supplies it"):
            assert text.count(limit) == 1
            assert text.index(limit) < text.index("The 5 checks")


def names(*tools):
    return split_names(tools, "www.airtable.com")


def test_names_of_tools_are_split_into_words():
    assert names("search_books", "placeOrder", "get-HTMLPage", "order.cancel") == [
        "search books", "place order", "get htmlpage", "order cancel"
    ]  # fmt: skip
    assert names("airtable_list_records", "airtable", "list_records") == ["list records", "airtable"]
    assert names("بحث_كتب", "__", "\u202e", "x" * 5000) == ["بحث كتب", "x" * 47 + "…"]


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "Agents can: search books, place order by its MCP tools"),
        (
            {"mcp_tools": tuple(Tool(f"tool_{n}x") for n in range(9))},
            "tool 4x, tool 5x and 3 more by its MCP tools",
        ),
        ({"mcp_tools": ()}, "Agents can: buy in its pages, as a visitor can"),
        ({"mcp_tools": (), "apparent_actions": (), "connect": None}, "Agents can: read, not act"),
        ({"mcp_tools": (), "webmcp_tools": (Tool("addToBasket"),)}, "add to basket by tools in its page"),
    ],
)
def test_the_head_says_what_agents_can_do(client, changes, said):
    published.listed(HOST, **changes)
    page = re.sub(r"<[^>]+>", "", client.get(f"/site/{HOST}").text)
    assert said in " ".join(page.split())


def test_all_dead_is_all():
    assert DeadLinks(2, 2).all_dead
    assert not DeadLinks(1, 2).all_dead


@pytest.mark.django_db
def test_the_report_colours_it_apart(client):
    found = CheckFinding(
        answer=Answer.YES, reason=Reason.SERVED, detail="A. 1 of 2 links that were tried are dead."
    )
    published.listed(HOST, checks={**published.finding(HOST).checks, CheckId.LLMS_TXT: found})
    page = client.get(f"/site/{HOST}", headers={"accept": "text/html"}).text
    assert page.count("yes, with dead links") == 1
    assert '<span class="answer yes caveat">' in page


@pytest.mark.django_db
def test_lists_say_in_words_what_their_marks_show(client):
    published.listed(HOST)
    page = client.get("/", {"q": HOST}, headers={"accept": "text/html"}).text
    assert "yes: Markdown copy, llms.txt, MCP server; no: Markdown on request; unknown: API catalog." in page
