"""One stored visit to all that is said of it, for whoever publishes it. Needs no database, so that any process can do it."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

from index.values.findings import Finding
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Answer, CheckId, Outcome
from probes.checks import home_site, webmcp
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.grading.grade import grade, refusal_of, ungraded
from probes.readers.replies import unreadable
from probes.readers.retry_after import asked_to_wait
from probes.readers.webmcp_code import speaks_of_webmcp

STANDS: Final = timedelta(days=45)
"""How much older than the visit a page run may be that stands beside it: more than the longest pause between two visits."""


class TornEvidence(ValueError):  # noqa: N818 - reads as what it is
    """A stored visit that cannot be read back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PageToRun:
    """The home page that a browser may run: where it is, and whether something speaks for WebMCP there."""

    url: str
    first: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Graded:
    """What is said of one visit.

    `started` is when the visit began, `not_before` when the site wants to be asked again at the earliest, `page` what a browser
    may run next, None when there is nothing or when its page has run with it (`has_page`).
    """

    host: str
    started: datetime
    finding: Finding
    not_before: datetime | None = None
    page: PageToRun | None = None
    has_page: bool = False

    @property
    def speaks(self) -> bool:
        """Whether it says something of the site."""
        return self.finding.outcome is not Outcome.COULD_NOT_ASK


def judge(visit: bytes, pages: Sequence[bytes], *, whole: bool = False) -> Graded | None:
    """Grade a packed visit with the page run that stands beside it.

    `pages` are the host's newest packed page runs, newest first. None when they are not the `whole` of what may be looked at,
    and none of them says yes or no. Raises TornEvidence, and what grading fails with.
    """
    try:
        evidence = Evidence.unpack(visit)
    except Exception as error:
        raise TornEvidence(str(error)) from error
    both, is_settled = _beside(evidence, pages)
    if pages and not whole and not is_settled:
        return None
    return _whole(both, grade(both), has_page=evidence.page is not None)


def failed(visit: bytes, *, too_costly: bool) -> Graded:
    """What is said of a visit that could not be graded. Raises what reading it fails with."""
    evidence = Evidence.unpack(visit)
    finding = ungraded(evidence, OutcomeReason.TOO_COSTLY if too_costly else OutcomeReason.NOT_GRADED)
    return _whole(evidence, finding, has_page=evidence.page is not None)


def refused(evidence: Evidence) -> Graded:
    """What is said of a visit that was refused. Costs no more than telling that it was."""
    return _whole(evidence, refusal_of(evidence), has_page=evidence.page is not None)


def says(run: Evidence) -> bool:
    """Whether a page run says yes or no."""
    return webmcp.grade(run).answer is not Answer.UNKNOWN


def joined(evidence: Evidence, run: Evidence) -> Evidence:
    """Return the visit with the page of another evidence of the same host."""
    return replace(evidence, page=run.page, exchanges=(*evidence.exchanges, *run.all(Purpose.PAGE)))


def page_to_run(evidence: Evidence) -> Exchange | None:
    """Return the home page that a browser may run: one that was read, and is the site's own."""
    home = evidence.first(Purpose.HOME)
    if unreadable(home) is not None or home_site.left(evidence) is not None:
        return None
    return home


def _beside(evidence: Evidence, pages: Sequence[bytes]) -> tuple[Evidence, bool]:
    """Return the visit with the page run that stands beside it, and whether that says yes or no.

    That is its own; else the newest of these that said yes or no; else the newest at all, for its reason. So a new
    visit loses no verdict, a run that could not be made changes none, and none outlives its 45 days.
    """
    if evidence.page is not None:
        return evidence, True
    newest = None
    for run in _unpacked(pages):
        if run.started < evidence.started - STANDS:
            break
        if says(run):
            return joined(evidence, run), True
        newest = newest or run
    return (joined(evidence, newest) if newest else evidence), False


def _unpacked(pages: Sequence[bytes]) -> Iterator[Evidence]:
    """Yield page runs; blobs that cannot be read are none."""
    for packed in pages:
        with suppress(ValueError, KeyError, TypeError):
            yield Evidence.unpack(packed)


def _page(evidence: Evidence, finding: Finding) -> PageToRun | None:
    if finding.outcome is not Outcome.ANSWERED or not (home := page_to_run(evidence)):
        return None
    known = finding.answer(CheckId.WEBMCP) is Answer.YES
    return PageToRun(url=home.final_url, first=known or speaks_of_webmcp(home))


def _whole(evidence: Evidence, finding: Finding, *, has_page: bool) -> Graded:
    return Graded(
        host=evidence.host,
        started=evidence.started,
        finding=finding,
        not_before=asked_to_wait(evidence, datetime.now(UTC)),
        page=_page(evidence, finding),
        has_page=has_page,
    )
