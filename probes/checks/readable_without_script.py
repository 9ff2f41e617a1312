"""Readable without script: the HTML as served carries the words that a browser shows."""

from index.values.reasons import Reason
from index.values.vocabulary import Answer
from probes.checks import webmcp
from probes.checks.verdict import Verdict, no, unknown, verdict_for, yes
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.evidence.page_run import PageRun
from probes.readers import html
from probes.readers.readable import first_unreadable_line, readable_words, shown_words
from probes.readers.replies import describe_exchange, why_unreadable
from probes.readers.stubs import refresh_targets
from probes.readers.texts import clean_text
from probes.readers.urls import absolute_url, same_address, same_site

MIN_WORDS = 30
ENOUGH, TOO_FEW = 0.8, 0.5  # Shares of the shown words: at least this is yes, less than that is no
MAX_QUOTED = 120  # Characters


def judge_readable(evidence: Evidence) -> Verdict:
    page, home = evidence.page, evidence.first(Purpose.HOME)
    if page is None or page.shown_text is None:
        return verdict_for(Reason.NO_BROWSER, None)
    if (why := why_unreadable(home)) is not None or home is None:
        return verdict_for(why or Reason.NOT_ASKED, home)
    document = evidence.first(Purpose.PAGE)
    if document is None or (reason := webmcp.why_not_run(page, document)) is not None:
        return verdict_for(reason if document and reason else Reason.NOT_ASKED, document)
    if not same_site(f"https://{evidence.host}/", page.url):
        return unknown(
            Reason.NOT_ASKED, f"{describe_exchange(home)}: a script leads to another site.", document
        )
    served = [home, *_pages_by_refresh(home, evidence)]
    seen = [*served, *([document] if same_address(document.final_url, home.final_url) else [])]
    verdict = _compare(page.shown_text, frozenset().union(*map(readable_words, seen)), home)
    if verdict.answer is Answer.YES:
        return verdict_for(Reason.CODE_NOT_SEEN, document) if _lacks_code(page) else verdict
    cut = next((exchange for exchange in served if html.parse_page(exchange).is_cut), None)
    return verdict if cut is None else verdict_for(Reason.TOO_LARGE, cut)


def _pages_by_refresh(home: Exchange, evidence: Evidence) -> list[Exchange]:
    """Pages to which a refresh leads without script."""
    targets = [absolute_url(target, html.base_of(home)) for target in refresh_targets(home)]
    return [page for page in evidence.all(Purpose.HOME_FOLLOWED) if page.ok and page.url in targets]


def _compare(text: str, readable: frozenset[str], home: Exchange) -> Verdict:
    shown = shown_words(text)
    if len(shown) < MIN_WORDS:
        return verdict_for(Reason.TOO_FEW_WORDS, home)
    there = len(shown & readable)
    reply = describe_exchange(home)
    count = f"{reply}: {there} of {len(shown)} words that the browser shows are in the HTML as served."
    value = {"words": len(shown), "readable": there}
    if there >= ENOUGH * len(shown):
        return yes(Reason.READABLE, count, home, **value)
    missing = first_unreadable_line(text, readable)
    detail = f"{count} Not there, for example: “{clean_text(missing, MAX_QUOTED)}”." if missing else count
    if there < TOO_FEW * len(shown):
        return no(Reason.NEEDS_SCRIPT, detail, home, **value)
    return unknown(Reason.PARTLY, detail, home, **value)


def _lacks_code(page: PageRun) -> bool:
    """Whether a script or data of the site was not loaded here, and might have been for others."""
    return any(
        missing.dest in {"script", "empty"} and same_site(page.url, missing.url) and webmcp.may_exist(missing)
        for missing in page.missing
    )
