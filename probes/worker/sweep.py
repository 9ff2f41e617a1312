"""Daily reading of robots.txt: a site that refuses us is delisted at once."""

from datetime import UTC, datetime
from urllib.parse import urlsplit

from django.db import transaction

from index.values.vocabulary import VERSION, Outcome
from probes.consent import read_robots
from probes.evidence.evidence import Evidence, Purpose
from probes.gather.requests import HTML
from probes.gather.visit import Visit
from probes.grading.finding import outcome_of
from probes.models import ProbeRun, Target
from probes.net.http.client import Client, Policy
from probes.publishing.record import record_refusal
from probes.schedule import control
from probes.schedule import robots as robots_schedule
from probes.worker.loop import Stage, record_each

SLOTS = 50


def sweep_stage() -> Stage:
    """Reads the database: don't call it in an event loop."""
    policy = control.current_policy()
    return Stage(
        slots=SLOTS,
        queue=robots_schedule.READINGS,
        visit=lambda target: visit_robots(target, policy),
        record=record_each(record_reading),
    )


async def visit_robots(target: Target, policy: Policy) -> Evidence:
    started = datetime.now(UTC)
    async with Client(policy) as client:
        seen = Visit(client, target.host)
        if await seen.may_begin() and urlsplit(target.page_url).netloc not in {"", target.host}:
            await seen.ask(Purpose.HOME, "/", accept=HTML)
    return Evidence(
        host=target.host,
        started_at=started.isoformat(),
        finished_at=datetime.now(UTC).isoformat(),
        prober=VERSION,
        exchanges=tuple(seen.exchanges),
    )


@transaction.atomic
def record_reading(evidence: Evidence, target: Target) -> Outcome:
    """Delist on a refusal, else note the reading. Raises leases.LeaseLost."""
    outcome, _ = outcome_of(evidence)
    if outcome is Outcome.DECLINED:
        record_refusal(evidence, target, stage=ProbeRun.Stage.SWEEP)
        Target.objects.filter(pk=target.pk).update(robots_attempts=0)
        return outcome
    robots = evidence.first(Purpose.ROBOTS)
    read = robots is not None and read_robots(evidence.all(Purpose.ROBOTS)[-1]).readable
    robots_schedule.finish(target, read=read)
    return Outcome.ANSWERED if read else Outcome.COULD_NOT_ASK
