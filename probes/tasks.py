"""Celery tasks."""

import asyncio
from typing import Any, Final

import billiard
import uvloop
from celery import shared_task
from celery.signals import worker_shutting_down
from django.conf import settings

from probes import signing_keys
from probes.browser.availability import SelfTestState, program
from probes.browser.browser import Browser
from probes.evidence import retention
from probes.net.policy import Policy
from probes.publishing import grading_queue
from probes.schedule import control, schedule
from probes.worker.loop import WorkerLoop, http_stage
from probes.worker.pages import page_stage
from probes.worker.sweep import sweep_stage

VISITS_SECONDS: Final = 600
"""A tick claims nothing new after this, and ends with its last visit, which a dead host may delay by half a minute
with all other slots empty. A stopping worker ends it earlier.
"""

TICK_SECONDS: Final = 60
"""For the lighter stages."""

BROWSE_SECONDS: Final = 300
"""Long, because each call starts a browser."""

THIN_SECONDS: Final = 20
"""The rest waits for the next call."""

_VISIT_ENDS: Final = 300
"""Seconds for work in flight after the tick. A process that takes longer hangs and is killed; its leases expire."""

_self_test = SelfTestState()

_stopping = billiard.Event()
"""Shared with the pool's processes by fork; a stopping worker returns what it holds."""


@worker_shutting_down.connect
def _stop(**_: Any) -> None:
    _stopping.set()


@shared_task(name="probes.tasks.tick", time_limit=VISITS_SECONDS + _VISIT_ENDS)
def tick() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(WorkerLoop(http_stage(), seconds=VISITS_SECONDS, stopping=_stopping.is_set).run())


@shared_task(name="probes.tasks.grade", time_limit=TICK_SECONDS + 60)
def grade() -> None:
    """Grade stored visits. The time limit ends any page that keeps the parser busy."""
    grading_queue.grade_due(seconds=TICK_SECONDS, stopping=_stopping.is_set)


@shared_task(name="probes.tasks.sweep", time_limit=TICK_SECONDS + _VISIT_ENDS)
def sweep() -> None:
    """Read robots.txt of the listed sites due today."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(WorkerLoop(sweep_stage(), seconds=TICK_SECONDS, stopping=_stopping.is_set).run())


@shared_task(name="probes.tasks.thin", time_limit=THIN_SECONDS + 60)
def thin() -> None:
    """Thin evidence that need not be kept."""
    retention.thin(seconds=THIN_SECONDS, stopping=_stopping.is_set)


@shared_task(name="probes.tasks.revive")
def revive() -> None:
    """Give dead hosts another try after a week."""
    schedule.revive()


@shared_task(name="probes.tasks.rotate_keys")
def rotate_keys() -> None:
    if settings.PROBE_SIGNING == "on":
        signing_keys.rotate()


@shared_task(name="probes.tasks.browse", time_limit=BROWSE_SECONDS + _VISIT_ENDS)
def browse() -> None:
    """Run due pages in a browser, after a self-test on a process's first call."""
    if _self_test.may_try() and (path := program()):
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_browse(path, control.policy()))


async def _browse(path: str, policy: Policy) -> None:
    async with Browser(path, policy.user_agent) as browser:
        if await _self_test.passes(browser):
            await WorkerLoop(
                page_stage(browser, policy), seconds=BROWSE_SECONDS, stopping=_stopping.is_set
            ).run()
