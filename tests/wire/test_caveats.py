"""Answers with dead links behind them."""

import pytest

from index.reports.timeline import DeadLinks, dead_links
from index.templatetags.reported import able
from index.values.findings import CheckFinding
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from tests import published

HOST = "larkspur.test"


def checks(**details):
    """These are yes with this detail, all other scored checks no."""
    found = {
        check.value: {"answer": "no", "reason": "not_found", "detail": "", "evidence": []}
        for check in CheckId
    }
    for name, detail in details.items():
        found[name] |= {"answer": "yes", "reason": "served", "detail": detail}
    return {"checks": {check: found[check.value] for check in CheckId}}


@pytest.mark.parametrize(
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


def test_the_headline_says_them():
    said = able(checks(llms_txt="A. 1 of 3 links that were tried are dead.", mcp_server="ok"))
    assert said.startswith("An agent can find its way by llms.txt and use its MCP server without a key. ")
    assert "llms.txt: 1 of 3 links we tried is dead." in said


def test_a_site_of_which_nothing_works_is_not_said_to_be_usable():
    dead = "A. 2 of 2 links that were tried are dead."
    said = able(checks(api_catalog=dead, llms_txt=dead))
    assert "An agent can" not in said
    assert said.startswith("Nothing that we tried works for an agent.")
    assert "API catalog: all 2 links we tried are dead." in said
    assert able(checks()).startswith("None of the five checks passed.")


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
    assert page.count("yes, with dead links") == 2
    assert '<li class="yes caveat">' in page
    assert '<p class="answer yes caveat">' in page


@pytest.mark.django_db
def test_lists_say_in_words_what_their_marks_show(client):
    published.listed(HOST)
    page = client.get("/", {"q": HOST}, headers={"accept": "text/html"}).text
    assert "yes: Markdown twin, llms.txt, MCP server; no: Markdown on request; unknown: API catalog." in page
