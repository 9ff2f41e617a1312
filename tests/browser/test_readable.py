"""What the browser shows against what is served."""

import asyncio
from contextlib import ExitStack
from dataclasses import replace

import pytest
from aiohttp import web

from probes.checks.readable_without_script import judge_readable
from probes.evidence.evidence import Evidence, Purpose
from probes.gather.webmcp import run_page
from tests.browser.conftest import PATIENT
from tests.sites.readable_pages import LETTERS, SHAPES, planted_pages

ALL = list(planted_pages())
# Each shape in another script.
SOME = [page for at, page in enumerate(ALL) if at % SHAPES % len(LETTERS) == at // SHAPES]


def serve(page):
    async def answer(request):
        text = page.documents.get(request.path)
        return web.Response(
            text=text or "", status=200 if text is not None else 404, content_type="text/html"
        )

    return answer


@pytest.mark.parametrize(
    "pages", [pytest.param(SOME, id="some"), pytest.param(ALL, id="all", marks=pytest.mark.soak)]
)
def test_a_page_is_readable_where_its_html_has_what_the_browser_shows(
    pages, browser, policy, sample_web, on_loop
):
    async def run(page):
        return await run_page(browser, policy, page.host, f"https://{page.host}/", seconds=PATIENT)

    async def run_all():
        return await asyncio.gather(*map(run, pages))

    with ExitStack() as stack:
        for page in pages:
            stack.enter_context(sample_web.scripted(page.host)).handler = serve(page)
        runs = on_loop(run_all())
    verdicts = {page.name: judge_readable(with_home(run)) for page, run in zip(pages, runs, strict=True)}
    assert {name: verdict.reason for name, verdict in verdicts.items()} == {
        page.name: page.reason for page in pages
    }


def with_home(run: Evidence) -> Evidence:
    """The document that the browser got is what the probe got, too."""
    (document,) = run.all(Purpose.PAGE)
    return replace(run, exchanges=(*run.exchanges, replace(document, purpose=Purpose.HOME)))
