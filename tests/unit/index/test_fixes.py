"""Each offered text passes the check that it mends."""

import re
from urllib.parse import urlsplit

import pytest

from index.checks import CHECKS
from index.checks.fixes import fix_parts, snippets
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from probes.checks import api_catalog, llms_txt
from probes.readers import mcp_cards
from tests.paths import ROOT
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


def test_no_snippet_leads_to_what_none_of_them_provides():
    every = [one for check in CheckId for one in snippets(check, "larkspur.test")]
    files = {found[1] for one in every if (found := re.match(r"The file (/\S+?),?(?: |$)", one["where"]))}
    provided = files | {"/", "/mcp", "/index.md"}
    for one in every:
        addresses = re.findall(r"https://larkspur\.test[^\s\"'`)>]*", one["text"])
        paths = {urlsplit(address).path or "/" for address in addresses}
        paths |= set(re.findall(r"""(?:href=|action=|src=|fetch\()"(/[^"?]*)""", one["text"]))
        assert paths <= provided, one["where"]
        assert not re.search(r"example\.(?:com|org|net)|YOUR[-_ ]|TODO|<your|\.\.\.", one["text"]), one[
            "where"
        ]


@pytest.mark.parametrize(
    ("check", "reason", "words"),
    [
        (CheckId.LLMS_TXT, Reason.NO_LINK, "URL: /prices"),
        (CheckId.MARKDOWN_TWIN, Reason.WRONG_MEDIA_TYPE, "text/markdown"),
        (CheckId.MARKDOWN_NEGOTIATION, Reason.NO_HTML_LEFT, "Vary: Accept"),
        (CheckId.API_CATALOG, Reason.NOT_JSON, "JSON"),
    ],
)
def test_the_fix_speaks_to_the_reason(check, reason, words):
    fix = fix_parts(check, Answer.NO, reason.value)
    assert words in fix.text
    assert fix.text != CHECKS[check].fix == fix_parts(check, Answer.NO, Reason.NOT_FOUND.value).text
    assert fix.snippets == tuple(one for one in CHECKS[check].snippets if one.generator is None)


@pytest.mark.parametrize(
    ("generator", "said"),
    [
        ("VitePress", ('import llms from "vitepress-plugin-llms";', "vite: { plugins: [llms()] }")),
        ("Starlight", ('import llms from "starlight-llms-txt";', "plugins: [llms()]")),
        ("MkDocs", ("- llmstxt: {sections: {",)),
        ("Sphinx", ('extensions = ["sphinx_llm.txt"]',)),
    ],
)
def test_a_generator_is_told_the_plug_in_that_soak_builds_a_site_with(generator, said):
    built = (ROOT / "tests" / "peers" / "sites" / "generators.py").read_text().replace("{{", "{")
    text = named(CheckId.LLMS_TXT, generator)
    for one in said:
        assert one in text
        assert one in built


def test_the_catalog_passes_its_check():
    text = named(CheckId.API_CATALOG, "The file /.well-known")
    assert api_catalog.judge_api_catalog(evidence(home=HOME, api_catalog=text)).answer is Answer.YES


def test_the_overview_passes_its_check():
    text = named(CheckId.LLMS_TXT, "The file")
    assert llms_txt.judge_llms_txt(evidence(home=HOME, llms_txt=text)).answer is Answer.YES


@pytest.mark.parametrize("check", [CheckId.MCP_SERVER_CARD, CheckId.MCP_SERVER])
def test_the_card_names_an_endpoint(check):
    card = exchange("mcp_card", named(check, "server-card"))
    assert mcp_cards.is_card(card)
    assert mcp_cards.endpoints_of_card(card) == ("https://larkspur.test/mcp",)
