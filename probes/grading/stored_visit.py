"""Derives everything from one stored visit, without a database."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Self

from index.values.findings import Finding
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.checks import verdict, webmcp
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.grading.finding import grade_evidence, refusal_finding, ungraded_finding
from probes.readers.replies import earliest_retry, why_unreadable
from probes.readers.webmcp_code import speaks_of_webmcp

PAGE_RUN_COUNTS_FOR = timedelta(days=75)  # More than the longest interval between visits


class UnreadableEvidence(ValueError):  # noqa: N818 - reads as what it is
    """A stored visit can't be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageToRun:
    """The home page; `first` if it seems to use WebMCP."""

    url: str
    first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GradedVisit:
    """A visit's finding, and what its next visit and its page run need.

    `not_before` is the earliest next visit. `page` is the page to run, None if there is none or it already
    ran (`has_page`). Once stored it has its run, and the host's newest page run then (None if none).
    """

    host: str
    started: datetime
    finding: Finding
    not_before: datetime | None = None
    page: PageToRun | None = None
    has_page: bool = False
    run_id: int = 0
    page_run_id: int | None = None

    @property
    def is_conclusive(self) -> bool:
        return self.finding.outcome is not Outcome.COULD_NOT_ASK

    def as_stored(self, run_id: int, started: datetime, page_run_id: int | None) -> Self:
        """The same with its run, whose time orders the host's visits."""
        finding = replace(self.finding, probed_at=started)
        return replace(self, run_id=run_id, started=started, finding=finding, page_run_id=page_run_id)


def grade_stored_visit(visit: bytes, pages: Sequence[bytes], *, whole: bool = False) -> GradedVisit | None:
    """Grade a packed visit with a page run. Raises UnreadableEvidence and grading errors.

    `pages` are the host's packed page runs, newest first. None if none is conclusive and they aren't the
    `whole` set.
    """
    try:
        evidence = Evidence.unpack(visit)
    except Exception as error:
        raise UnreadableEvidence(str(error)) from error
    both, is_settled = _with_best_run(evidence, pages)
    if pages and not whole and not is_settled:
        return None
    return _make_graded_visit(both, grade_evidence(both), has_page=evidence.page is not None)


def grade_failure(visit: bytes, *, too_costly: bool) -> GradedVisit:
    """Raises if the visit can't be read."""
    evidence = Evidence.unpack(visit)
    finding = ungraded_finding(evidence, OutcomeReason.TOO_COSTLY if too_costly else OutcomeReason.NOT_GRADED)
    return _make_graded_visit(evidence, finding, has_page=evidence.page is not None)


def grade_refusal(evidence: Evidence) -> GradedVisit:
    return _make_graded_visit(evidence, refusal_finding(evidence), has_page=evidence.page is not None)


def is_conclusive(run: Evidence) -> bool:
    return webmcp.judge_webmcp(run).answer is not Answer.UNKNOWN


def with_page_run(evidence: Evidence, run: Evidence) -> Evidence:
    return replace(evidence, page=run.page, exchanges=(*evidence.exchanges, *run.all(Purpose.PAGE)))


def page_to_run(evidence: Evidence) -> Exchange | None:
    """The home page if it was read and is the site's own."""
    home = evidence.first(Purpose.HOME)
    if why_unreadable(home) is not None or verdict.verdict_off_site(evidence) is not None:
        return None
    return home


def _with_best_run(evidence: Evidence, pages: Sequence[bytes]) -> tuple[Evidence, bool]:
    """Use its own run, else the newest conclusive one of 75 days, else the newest."""
    if evidence.page is not None:
        return evidence, True
    newest = None
    for run in _unpack_runs(pages):
        if run.started < evidence.started - PAGE_RUN_COUNTS_FOR:
            break
        if is_conclusive(run):
            return with_page_run(evidence, run), True
        newest = newest or run
    return (with_page_run(evidence, newest) if newest else evidence), False


def _unpack_runs(pages: Sequence[bytes]) -> Iterator[Evidence]:
    for packed in pages:
        with suppress(ValueError, KeyError, TypeError):
            yield Evidence.unpack(packed)


def _find_page_to_run(evidence: Evidence, finding: Finding) -> PageToRun | None:
    if finding.outcome is not Outcome.ANSWERED or not (home := page_to_run(evidence)):
        return None
    known = finding.answer(CheckId.WEBMCP) is Answer.YES
    return PageToRun(url=home.final_url, first=known or speaks_of_webmcp(home))


def _make_graded_visit(evidence: Evidence, finding: Finding, *, has_page: bool) -> GradedVisit:
    return GradedVisit(
        host=evidence.host,
        started=evidence.started,
        finding=finding,
        not_before=earliest_retry(evidence, datetime.now(UTC)),
        page=_find_page_to_run(evidence, finding),
        has_page=has_page,
    )
