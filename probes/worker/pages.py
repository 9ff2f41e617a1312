"""Runs pages in Chromium; they are graded together with the visit."""

import logging

from django.db import DatabaseError, transaction

from index.values.reasons import Reason
from index.values.vocabulary import Answer, Outcome
from probes.browser.browser import PAGES_AT_ONCE, Browser
from probes.browser.chromium import CannotStart
from probes.checks import webmcp
from probes.evidence.evidence import Evidence
from probes.gather.probe import AfterVisit
from probes.gather.webmcp import run_page
from probes.grading.finding import outcome_of
from probes.grading.stored_visit import page_to_run, with_page_run
from probes.models import ProbeRun, Target
from probes.net.policy import Policy
from probes.publishing.record import EndedVisit, place_visits, store_visits, within_daily_budget
from probes.publishing.regrade import regrade
from probes.schedule import leases, pages
from probes.worker.loop import Stage, record_each

logger = logging.getLogger(__name__)

# An overloaded machine can cause these on a healthy page.
_MAYBE_OURS = frozenset({Reason.PAGE_STUCK, Reason.PAGE_CRASHED, Reason.BROWSER_FAILED, Reason.TIMED_OUT})


def page_stage(browser: Browser, policy: Policy) -> Stage:
    return Stage(
        slots=PAGES_AT_ONCE,
        queue=pages.PAGES,
        visit=lambda target: run_page(browser, policy, target.host, target.page_url),
        record=record_each(record_page),
    )


def run_page_after(browser: Browser, policy: Policy) -> AfterVisit:
    """Return a function that adds a page run to a manual probe's evidence."""

    async def add(evidence: Evidence) -> Evidence:
        home = page_to_run(evidence) if outcome_of(evidence)[0] is Outcome.ANSWERED else None
        if home is None:
            return evidence
        try:
            return with_page_run(evidence, await run_page(browser, policy, evidence.host, home.final_url))
        except CannotStart:
            logger.exception("the page of %s was not run", evidence.host)
            return evidence

    return add


def record_page(evidence: Evidence, target: Target) -> Outcome:
    """Publish a page run in one transaction; if grading fails, it is stored and graded later."""
    evidence = within_daily_budget(evidence, Outcome.ANSWERED)
    verdict = webmcp.judge_webmcp(evidence)
    conclusive = verdict.answer is not Answer.UNKNOWN
    outcome = Outcome.ANSWERED if conclusive else Outcome.COULD_NOT_ASK
    run = EndedVisit(evidence, outcome, verdict.reason)
    places = place_visits([run])
    with transaction.atomic():
        leases.lock(target)
        store_visits([run], places, stage=ProbeRun.Stage.BROWSER, to_grade=False)
        pages.finish(target, conclusive=conclusive, maybe_ours=verdict.reason in _MAYBE_OURS)
        try:
            with transaction.atomic():
                regrade(evidence.host, new_page=True)
        except DatabaseError:
            raise
        except Exception:
            logger.exception("grading %s with its page failed", evidence.host)
    return outcome
