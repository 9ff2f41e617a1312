"""What a site says of single things."""

import json

import pytest

from index.values.passages import NAME, TEXT, PassageSource
from probes.facts.passages import MAX_PASSAGES
from probes.grading.finding import grade_evidence
from probes.readers import documents
from probes.readers.overview import overview_sections
from tests.unit.probes.building import HOME, LLMS, ROOT, evidence


def said(source: PassageSource, **replies):
    found = grade_evidence(evidence(**{"robots": 404, "home": HOME} | replies)).sayings
    return [(one.name, one.text) for one in found if one.source is source]


SKILLS = {
    "name": "Acme", "description": "Anvils.", "version": "1", "url": f"{ROOT}/a2a",
    "protocolVersion": "0.3.0",
    "capabilities": {},
    "skills": [{"id": "f", "name": "forge-to-order", "description": "Makes an anvil", "tags": []}],
}  # fmt: skip


def test_a_section_of_llms_txt_is_its_heading_and_the_words_below_it():
    text = LLMS + (
        "\n## Shoeing horses ##\n\nWe come to the **stable**, see <https://acme.example/when>.\n\n"
        "- [Prices by hoof](/prices.md): what it costs\n"
        "- ![](/x.png)\n\n```\n# code\n```\n## Optional\n\n[Terms](/t.md)\n"
    )
    found = said(PassageSource.LLMS_TXT, llms_txt=text)
    assert (
        "Shoeing horses", "Shoeing horses. We come to the stable, see . Prices by hoof: what it costs.",
    ) in found  # fmt: skip
    assert ("Optional", "Terms.") in found
    assert not any("http" in words or "code" in words for _, words in found)


def test_skills_of_a_card_are_read_with_their_names_as_words():
    assert said(PassageSource.SKILL, a2a_card=json.dumps(SKILLS)) == [
        ("forge-to-order", "forge to order. Makes an anvil.")
    ]


def test_documents_that_failed_say_nothing():
    assert said(PassageSource.LLMS_TXT, llms_txt="# Acme\n\n## Cheap pizza\n") == []
    assert said(PassageSource.SKILL, a2a_card=json.dumps({**SKILLS, "version": 7})) == []


def test_headings_of_the_home_page_with_a_few_words_are_read():
    page = (
        "<html><head><title>Acme</title></head><body>"
        "<h1>Acme</h1><h2>News</h2><h2>Anvils made <b>to order</b></h2></body></html>"
    )
    assert said(PassageSource.HOME, home=page) == [("Anvils made to order", "Anvils made to order")]


def test_texts_and_their_number_are_capped():
    text = LLMS + "".join(f"\n## Pizza {n} {'x' * 900}\n\n{'cheap ' * 900}\n" for n in range(500))
    found = said(PassageSource.LLMS_TXT, llms_txt=text)
    assert len(found) <= MAX_PASSAGES[PassageSource.LLMS_TXT]
    assert all(len(name) <= NAME and len(words) <= TEXT for name, words in found)


def test_sections_of_hostile_text_are_lines_of_words():
    hostile = "# A\n\n## \u202eB [x](javascript:1)\u0000 <b>\n\n| a | b |\n|---|---|\n> quoted\n1. first\n"
    found = overview_sections(hostile, TEXT)
    assert found[0].heading == "A"
    assert found[1].heading.startswith("B x")
    assert found[1].text.split() == ["a", "b", "quoted", "first"]
    assert all(one.heading.isprintable() and one.text.isprintable() for one in found)


DOCUMENT = {
    "openapi": "3.1.0",
    "info": {"title": "Tides", "description": "Tide tables of all harbours."},
    "paths": {
        "/t": {"get": {"summary": "Next tide"}, "parameters": [], "post": {"description": "Report a tide"}},
        "/x": 7,
    },
}


class Reply:
    def __init__(self, text: str) -> None:
        self.text = text


def test_an_openapi_description_says_what_its_operations_do():
    found = documents.read_about(Reply(json.dumps(DOCUMENT)))
    assert found == ("Tides", "Tide tables of all harbours.", ("Next tide", "Report a tide"))


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("openapi: 3.0.1\ninfo:\n  title: 'Tides'\n  version: 1\npaths:\n  /x: {}\n", "Tides"),
        (json.dumps(DOCUMENT)[:-20], "Tides"),
        ("title: nothing of the kind\n", ""),
        (json.dumps({**DOCUMENT, "info": 7, "paths": []}), ""),
        (json.dumps({"info": {"title": "x"}}), ""),
        ("[" * 1000, ""),
    ],
)
def test_of_other_forms_the_title_alone_or_nothing_is_read(text, title):
    assert documents.read_about(Reply(text)).title == title
