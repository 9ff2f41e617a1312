"""The browser stage: pages of sites that were visited over HTTP, run in Chromium, graded with that visit."""

import logging
from typing import Final

from django.db import DatabaseError, transaction

from index.values.reasons import Reason
from index.values.vocabulary import Answer, Outcome
from probes.browser.browser import PAGES_AT_ONCE, Browser, CannotStart
from probes.checks import webmcp
from probes.evidence.evidence import Evidence
from probes.gather.probe import Then
from probes.gather.webmcp import run_page
from probes.grading.grade import outcome_of
from probes.grading.judging import joined, page_to_run
from probes.models import ProbeRun, Target
from probes.net.policy import Policy
from probes.publishing.regrade import regrade
from probes.publishing.store import affordable, keep
from probes.schedule import leases, pages
from probes.worker.loop import Stage, one_by_one

logger = logging.getLogger(__name__)

_MAYBE_OURS: Final = frozenset(
    {Reason.PAGE_STUCK, Reason.PAGE_CRASHED, Reason.BROWSER_FAILED, Reason.TIMED_OUT}
)
"""What a machine with too much to do makes of a page that is well."""


def page_stage(browser: Browser, policy: Policy) -> Stage:
    """Runs of pages in this browser."""
    return Stage(
        slots=PAGES_AT_ONCE,
        queue=pages.PAGES,
        visit=lambda target: run_page(browser, policy, target.host, target.page_url),
        record=one_by_one(record_page),
    )


def then_run(browser: Browser, policy: Policy) -> Then:
    """Run the page right after its visit, for probes by hand: the evidence that comes back has both."""

    async def add(evidence: Evidence) -> Evidence:
        home = page_to_run(evidence) if outcome_of(evidence)[0] is Outcome.ANSWERED else None
        if home is None:
            return evidence
        try:
            return joined(evidence, await run_page(browser, policy, evidence.host, home.final_url))
        except CannotStart:
            logger.exception("the page of %s was not run", evidence.host)
            return evidence

    return add


def record_page(evidence: Evidence, target: Target) -> Outcome:
    """Store what one run saw, grade the visit that it stands beside again with it, and publish: all, or nothing.

    A page run that our own grading fails on is stored all the same, to be graded when that is mended.
    """
    evidence = affordable(evidence, Outcome.ANSWERED)
    verdict = webmcp.grade(evidence)
    said = verdict.answer is not Answer.UNKNOWN
    outcome = Outcome.ANSWERED if said else Outcome.COULD_NOT_ASK
    with transaction.atomic():
        leases.lock(target)
        keep(evidence, outcome, verdict.reason, stage=ProbeRun.Stage.BROWSER)
        pages.finish(target, said=said, maybe_ours=verdict.reason in _MAYBE_OURS)
        try:
            with transaction.atomic():
                regrade(evidence.host)
        except DatabaseError:
            raise
        except Exception:
            logger.exception("grading %s with its page failed", evidence.host)
    return outcome
