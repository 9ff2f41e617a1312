import json

import pytest

from probes.facts import passages
from probes.grading.finding import grade_evidence
from tests.unit.probes.building import HOME, LLMS, ROOT, evidence

CARD = {
    "name": "Acme", "description": "Anvils.", "version": "1", "url": f"{ROOT}/a2a",
    "protocolVersion": "0.3.0",
    "capabilities": {}, "skills": [{"id": "forge", "name": "Forge to order", "description": "Makes an anvil.",
            "tags": []}],
}  # fmt: skip


def ard(**more):
    return json.dumps(
        {"specVersion": "0.91", "host": {"displayName": "Acme"}, "entries": [
            {"identifier": "urn:air:acme.example:x:y", "displayName": "Acme",
                "type": "application/mcp-server-card+json",
             "url": f"{ROOT}/mcp/card", **more},
        ]}
    )  # fmt: skip


def found(**replies):
    return grade_evidence(evidence(robots=404, home=HOME, **replies))


def test_headings_of_llms_txt_are_read_but_for_the_name_and_what_says_nothing():
    text = LLMS + "\n## Optional\n\n## Shoeing horses ##\n\n```\n# code\n```\n### Repairs\n"
    assert found(llms_txt=text).headings == ("Shoeing horses", "Repairs")


def test_llms_txt_that_is_none_says_nothing():
    assert found(llms_txt="# Acme\n\n## Cheap pizza\n").headings == ()


def test_skills_of_an_agent_card_are_read():
    assert found(a2a_card=json.dumps(CARD)).skills == ("Forge to order. Makes an anvil.",)


def test_card_that_is_none_says_nothing():
    assert found(a2a_card=json.dumps({**CARD, "version": 7})).skills == ()


def test_queries_that_a_catalog_gives_are_read():
    queries = ["Who forges anvils?", "Who forges anvils?", 7, "", "Order tongs\u202e\n"]
    assert found(ard=ard(representativeQueries=queries)).example_queries == (
        "Who forges anvils?",
        "Order tongs",
    )


@pytest.mark.parametrize("queries", [None, "pizza", {"a": 1}, [["pizza"]], [{"q": "pizza"}], 7])
def test_queries_of_another_form_are_no_fault(queries):
    assert found(ard=ard(representativeQueries=queries)).example_queries == ()


def test_stuffing_is_capped():
    text = LLMS + "".join(f"\n## Pizza {n} {'x' * 900}\n" for n in range(5000))
    headings = found(llms_txt=text).headings
    assert len(headings) <= passages.MAX_OFFERS
    assert all(len(heading) <= passages.CAP for heading in headings)
