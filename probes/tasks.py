"""Celery tasks."""

import asyncio
from typing import Any

import billiard
import uvloop
from celery.signals import worker_shutting_down
from django.conf import settings

from config.celery import app
from index.listing import publish
from probes import signing_keys
from probes.browser.availability import SelfTestState, program
from probes.browser.browser import Browser
from probes.evidence import orphans, retention
from probes.live import queue
from probes.live.loop import LiveLoop
from probes.net.policy import Policy
from probes.operations import forecast
from probes.publishing import grading_queue, record
from probes.schedule import clock, control, learning, schedule
from probes.sources import counts, named_hosts, reading
from probes.worker.asking import AskingLoop
from probes.worker.loop import WorkerLoop, http_stage
from probes.worker.pages import page_stage
from probes.worker.sweep import sweep_stage

VISITS_SECONDS = 600  # A tick claims nothing new after this; its last visit may take half a minute more

TICK_SECONDS = 60

ASK_SECONDS = 40  # Less than a minute: grading has the process in between

BROWSE_SECONDS = 300  # Each call starts a browser

LIVE_SECONDS = 1800

SOURCE_SECONDS = 60

FIGURES_SECONDS = 300

THIN_SECONDS = 20
CUT_SECONDS = 10
DELETE_SECONDS = 10
NOTE_SECONDS = 20

# Seconds for work in flight after the tick; then the process is killed and its leases expire.
_VISIT_ENDS = 300

_self_test = SelfTestState()

# Shared with the pool's processes by fork; a stopping worker returns what it holds.
_stopping = billiard.Event()


@worker_shutting_down.connect
def _stop(**_: Any) -> None:
    _stopping.set()


@app.task(name="probes.tasks.tick", time_limit=VISITS_SECONDS + _VISIT_ENDS)
def tick() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(WorkerLoop(http_stage(), seconds=VISITS_SECONDS, stopping=_stopping.is_set).run())


@app.task(name="probes.tasks.grade", time_limit=TICK_SECONDS + 60)
def grade() -> None:
    """The time limit ends pages that keep the parser busy."""
    grading_queue.grade_due(seconds=TICK_SECONDS, stopping=_stopping.is_set)


@app.task(name="probes.tasks.sweep", time_limit=TICK_SECONDS + _VISIT_ENDS)
def sweep() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(WorkerLoop(sweep_stage(), seconds=TICK_SECONDS, stopping=_stopping.is_set).run())


@app.task(name="probes.tasks.ask", time_limit=ASK_SECONDS + _VISIT_ENDS)
def ask() -> None:
    """Ask the endpoints whose time of the day it is."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(AskingLoop(seconds=ASK_SECONDS, stopping=_stopping.is_set).run())


@app.task(name="probes.tasks.thin", time_limit=THIN_SECONDS + 60)
def thin() -> None:
    """Thin old evidence and events, and delete expired live checks and objects that no evidence names."""
    queue.delete_old_checks()
    retention.thin_evidence(seconds=THIN_SECONDS, stopping=_stopping.is_set)
    orphans.delete_objects(seconds=DELETE_SECONDS, stopping=_stopping.is_set)
    retention.cut_events(seconds=CUT_SECONDS, stopping=_stopping.is_set)


@app.task(name="probes.tasks.live", time_limit=LIVE_SECONDS + _VISIT_ENDS)
def live() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_live(program() if _self_test.may_try() else None))


async def _live(path: str | None) -> None:
    if path is None:
        await LiveLoop(seconds=LIVE_SECONDS, stopping=_stopping.is_set).run()
        return
    async with Browser(path, Policy.from_settings().user_agent) as browser:
        await LiveLoop(
            seconds=LIVE_SECONDS,
            stopping=_stopping.is_set,
            browser=browser,
            may_run_pages=_self_test.passes,
        ).run()


@app.task(name="probes.tasks.read_sources", time_limit=SOURCE_SECONDS + _VISIT_ENDS)
def read_sources() -> None:
    reading.read_due(seconds=SOURCE_SECONDS, stopping=_stopping.is_set)


@app.task(name="probes.tasks.note_named_hosts", time_limit=NOTE_SECONDS + 60)
def note_named_hosts() -> None:
    named_hosts.note_visits(seconds=NOTE_SECONDS, stopping=_stopping.is_set)


@app.task(name="probes.tasks.count_sources", time_limit=FIGURES_SECONDS)
def count_sources() -> None:
    counts.count_sources()


@app.task(name="probes.tasks.note_load")
def note_load() -> None:
    forecast.note_load()


@app.task(name="probes.tasks.fit_cadence")
def fit_cadence() -> None:
    learning.fit_cadence()


@app.task(name="probes.tasks.revive")
def revive() -> None:
    schedule.revive()


@app.task(name="probes.tasks.put_back_times")
def put_back_times() -> None:
    """Put back times that a clock stored while it ran ahead, so that nothing waits for them."""
    record.put_back_start_times()
    clock.put_back_targets()
    grading_queue.put_back_due()
    queue.put_back_times()
    reading.put_back_times()
    signing_keys.put_back_times()
    publish.put_back_times()


@app.task(name="probes.tasks.rotate_keys")
def rotate_keys() -> None:
    if settings.PROBE_SIGNING != "off":
        signing_keys.rotate()


@app.task(name="probes.tasks.browse", time_limit=BROWSE_SECONDS + _VISIT_ENDS)
def browse() -> None:
    """Run due pages in a browser, after a self-test on a process's first call."""
    if _self_test.may_try() and (path := program()):
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(_browse(path, control.current_policy()))


async def _browse(path: str, policy: Policy) -> None:
    async with Browser(path, policy.user_agent) as browser:
        if await _self_test.passes(browser):
            await WorkerLoop(
                page_stage(browser, policy), seconds=BROWSE_SECONDS, stopping=_stopping.is_set
            ).run()
