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
    verdict = _compare(page.shown_text, _readable(home, document, evidence), home)
    is_sure = verdict.answer is not Answer.YES or not _lacks_code(page)
    return verdict if is_sure else verdict_for(Reason.CODE_NOT_SEEN, document)


def _readable(home: Exchange, document: Exchange, evidence: Evidence) -> frozenset[str]:
    """Words of the page as served to us, to the browser, and where a refresh leads without script."""
    base = html.base_of(home)
    led = [absolute_url(target, base) for target in refresh_targets(home)]
    followed = [page for page in evidence.all(Purpose.HOME_FOLLOWED) if page.ok and page.url in led]
    pages = [home, *followed, *([document] if same_address(document.final_url, home.final_url) else [])]
    return frozenset().union(*map(readable_words, pages))


def _compare(text: str, readable: frozenset[str], home: Exchange) -> Verdict:
    shown = shown_words(text)
    if len(shown) < MIN_WORDS:
        return verdict_for(Reason.TOO_FEW_WORDS, home)
    there = len(shown & readable)
    sent = describe_exchange(home)
    told = f"{sent}: {there} of {len(shown)} words that the browser shows are in the HTML as served."
    value = {"words": len(shown), "readable": there}
    if there >= ENOUGH * len(shown):
        return yes(Reason.READABLE, told, home, **value)
    missing = first_unreadable_line(text, readable)
    detail = f"{told} Not there, for example: “{clean_text(missing, MAX_QUOTED)}”." if missing else told
    if there < TOO_FEW * len(shown):
        return no(Reason.NEEDS_SCRIPT, detail, home, **value)
    return unknown(Reason.PARTLY, detail, home, **value)


def _lacks_code(page: PageRun) -> bool:
    """Whether a script or data of the site was not loaded here, and might have been for others."""
    return any(
        missing.dest in {"script", "empty"} and same_site(page.url, missing.url) and webmcp.may_exist(missing)
        for missing in page.missing
    )
