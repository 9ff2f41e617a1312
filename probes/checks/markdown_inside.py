"""Markdown inside: inner pages are served as markdown, by the rules of the home page."""

from collections.abc import Iterator
from dataclasses import replace

from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.checks import markdown_negotiation, markdown_twin
from probes.checks.verdict import Verdict, no, unknown, verdict_for, yes
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.inner_pages import MIN_AGREEING
from probes.readers.likeness import is_soft_404
from probes.readers.markdown import MARKDOWN_TYPES
from probes.readers.urls import same_site

_HOME_PURPOSES = {
    Purpose.INNER_PAGE: Purpose.HOME,
    Purpose.INNER_MARKDOWN: Purpose.HOME_MARKDOWN,
    Purpose.INNER_TWIN: Purpose.MARKDOWN_TWIN,
}
_HOST_CONTROLS = tuple(purpose for purpose in Purpose if purpose.name.startswith("CONTROL_"))


def judge_inner_markdown(evidence: Evidence) -> Verdict:
    pages = list(_exchanges_by_page(evidence))
    verdicts = [verdict for page in pages if (verdict := _judge_page(page, evidence)) is not None]
    served = [verdict for verdict in verdicts if verdict.answer is Answer.YES]
    others = [verdict for verdict in verdicts if verdict.answer is Answer.NO]
    shown = [exchange for verdict in (*served, *others) for exchange in verdict.shown_by[:1]]
    count = (
        f"{len(served)} of {len(served) + len(others)} inner pages that were asked are served as markdown."
    )
    if len(served) >= MIN_AGREEING:
        return yes(Reason.SERVED, count, *shown)
    if len(served) + len(others) < MIN_AGREEING:
        return verdict_for(Reason.TOO_FEW_PAGES, None, *(page[0] for page in pages))
    if served:
        return unknown(Reason.ONE_OF_THREE, count, *shown)
    return no(Reason.NOT_FOUND, count, *shown)


def _exchanges_by_page(evidence: Evidence) -> Iterator[tuple[Exchange, ...]]:
    """The exchanges of each page: its first one asks for markdown."""
    exchanges: list[Exchange] = []
    for exchange in evidence.all(*_HOME_PURPOSES):
        if exchange.purpose is Purpose.INNER_MARKDOWN and exchanges:
            yield tuple(exchanges)
            exchanges = []
        exchanges.append(exchange)
    if exchanges:
        yield tuple(exchanges)


def _judge_page(exchanges: tuple[Exchange, ...], evidence: Evidence) -> Verdict | None:
    """The better of both ways; None if the page does not answer."""
    first = exchanges[0]
    html = next((e for e in exchanges if e.purpose is Purpose.INNER_PAGE), first)
    if not html.ok or html.media_type in MARKDOWN_TYPES or not same_site(html.final_url, html.url):
        return None
    if is_soft_404(html, evidence.first(Purpose.CONTROL_PAGE)):
        return None
    answers = [replace(e, purpose=_HOME_PURPOSES[e.purpose]) for e in exchanges if e is not html]
    if html is first:
        answers.append(replace(first, purpose=Purpose.HOME_MARKDOWN))
    home = replace(html, purpose=Purpose.HOME)
    page = replace(evidence, exchanges=(home, *answers, *evidence.all(*_HOST_CONTROLS)), links={}, page=None)
    verdicts = [markdown_negotiation.judge_negotiation(page)]
    if page.all(Purpose.MARKDOWN_TWIN):
        verdicts.append(markdown_twin.judge_twin(page))
    return _best(verdicts)


def _best(verdicts: list[Verdict]) -> Verdict:
    order = (Answer.YES, Answer.UNKNOWN, Answer.NO)
    return min(verdicts, key=lambda verdict: order.index(verdict.answer))
