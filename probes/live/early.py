"""Answers of a live check that its reader sees before it ends."""

import logging
from collections.abc import Sequence
from datetime import UTC, datetime

from index.values.vocabulary import VERSION, Answer, CheckId
from probes.evidence import budget
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.grading.early import find_early_answers
from probes.isolation import processes
from probes.live.result import Step, asked_before

logger = logging.getLogger(__name__)


class EarlyAnswers:
    """Answers that the rest of a visit can't change, in the order in which they came.

    A refusal takes them all back; so does more than is kept of a visit, since the rest is graded without it.
    """

    def __init__(self, host: str) -> None:
        self.host = host
        self.answers: dict[CheckId, Answer] = {}
        self._graded_at: Step | None = None

    async def look(self, exchanges: Sequence[Exchange], step: Step) -> None:
        """Grade what is still open, once a step; never raises."""
        asked = asked_before(step)
        if step is self._graded_at or not asked:
            return
        self._graded_at = step
        try:
            found = await self._find(exchanges, asked)
        except processes.OverBudget:
            found = {}
        except Exception:
            logger.exception("nothing is told early of %s", self.host)
            found = {}
        self.answers = {} if found is None else {**self.answers, **found}

    async def _find(
        self, exchanges: Sequence[Exchange], asked: frozenset[Purpose]
    ) -> dict[CheckId, Answer] | None:
        now = datetime.now(UTC).isoformat()
        evidence = Evidence(
            host=self.host, started_at=now, finished_at=now, prober=VERSION, exchanges=tuple(exchanges)
        )
        if not budget.fits_budget(evidence):
            return None
        still_open = [check for check in CheckId if check not in self.answers]
        return await processes.run_async(find_early_answers, evidence, asked, still_open)
