"""Inner pages by the rules of the home page."""

import pytest

from probes.checks.markdown_inside import judge_inner_markdown
from tests.unit.probes.building import HOME, MARKDOWN, ROOT, Reply, evidence

ABOUT = HOME.replace("Acme Anvils", "About Acme")
ABOUT_MARKDOWN = MARKDOWN.replace("Acme Anvils", "About Acme")
HTML = Reply(body=ABOUT, type="text/html")
LABELLED = Reply(body=ABOUT_MARKDOWN, headers={"vary": "Accept"})


def negotiated(path):
    return {"inner_markdown": [(f"{ROOT}{path}", LABELLED)], "inner_page": [(f"{ROOT}{path}", HTML)]}


def copied(path, copy=LABELLED):
    return {"inner_markdown": [(f"{ROOT}{path}", HTML)], "inner_twin": [(f"{ROOT}{path}.md", copy)]}


def site(*pages, **others):
    """The exchanges of each page stand together, as a visit asks them."""
    seen = evidence(home=HOME, **others)
    inner = tuple(e for page in pages for e in evidence(**page).exchanges if e.purpose.startswith("inner_"))
    return seen.__class__(
        host=seen.host, started_at=seen.started_at, finished_at=seen.finished_at, prober=seen.prober,
        exchanges=(*seen.exchanges, *inner),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("pages", "answer"),
    [
        ([negotiated("/a"), negotiated("/b")], "yes served"),
        ([copied("/a"), copied("/b")], "yes served"),
        ([negotiated("/a"), copied("/b")], "yes served"),
        ([copied("/a", 404), copied("/b", 404)], "no not_found"),
        ([copied("/a", HTML), copied("/b", 404)], "no not_found"),
        ([copied("/a"), copied("/b", 404), copied("/c", 404)], "unknown one_of_three"),
        ([copied("/a"), copied("/b", 404), copied("/c")], "yes served"),
        ([copied("/a")], "unknown too_few_pages"),
        ([copied("/a", 404), {"inner_markdown": [(f"{ROOT}/b", 404)]}], "unknown too_few_pages"),
        ([copied("/a", 503), copied("/b", 503)], "unknown too_few_pages"),
        ([], "unknown too_few_pages"),
    ],
)
def test_two_pages_that_agree_decide(pages, answer):
    verdict = judge_inner_markdown(site(*pages))
    assert f"{verdict.answer} {verdict.reason}" == answer


def test_a_host_that_gives_the_same_markdown_for_any_address_has_none_inside():
    same = Reply(body=ABOUT_MARKDOWN)
    assert judge_inner_markdown(site(copied("/a"), copied("/b"), control_md=same)).answer == "no"


def test_a_page_that_looks_like_a_made_up_address_is_not_asked():
    everything = Reply(body=ABOUT, type="text/html")
    assert (
        judge_inner_markdown(site(copied("/a", 404), copied("/b", 404), control_page=everything)).answer
        == "unknown"
    )


def test_markdown_about_another_page_is_none():
    other = Reply(
        body="# Something else\n\n- [Nothing](/x) of what the page says, at all, in its own words.\n"
    )
    assert judge_inner_markdown(site(copied("/a", other), copied("/b", other))).answer == "no"
