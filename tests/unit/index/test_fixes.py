"""What is offered to copy is itself right: it would pass the check that it mends."""

import pytest

from index.checks.fixes import snippets
from index.values.vocabulary import Answer, CheckId
from probes.checks import api_catalog, llms_txt
from probes.readers import mcp_cards
from tests.unit.probes.building import HOME, evidence, exchange


@pytest.mark.parametrize("check", CheckId)
def test_every_check_has_something_to_copy_for_the_host(check):
    found = snippets(check, "larkspur.test")
    assert len(found) == len({one["where"] for one in found}) > 0
    assert all(one["text"] == one["text"].strip() and "SITE-HOST" not in one["text"] for one in found)
    assert max(len(line) for one in found for line in one["text"].splitlines()) <= 110


def named(check: CheckId, where: str) -> str:
    (text,) = [one["text"] for one in snippets(check, "larkspur.test") if where in one["where"]]
    return text


def test_the_catalog_passes_its_check():
    text = named(CheckId.API_CATALOG, "The file")
    assert api_catalog.grade(evidence(home=HOME, api_catalog=text)).answer is Answer.YES


def test_the_overview_passes_its_check():
    text = named(CheckId.LLMS_TXT, "The file")
    assert llms_txt.grade(evidence(home=HOME, llms_txt=text)).answer is Answer.YES


@pytest.mark.parametrize("check", [CheckId.MCP_SERVER_CARD, CheckId.MCP_SERVER])
def test_the_card_names_an_endpoint(check):
    card = exchange("mcp_card", named(check, "server-card"))
    assert mcp_cards.is_card(card)
    assert mcp_cards.endpoints_of_card(card) == ("https://larkspur.test/mcp",)
