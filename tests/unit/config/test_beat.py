from datetime import timedelta

import pytest

from config import beat
from config.celery import app


@pytest.fixture
def scheduler(tmp_path, monkeypatch):
    """Beat's, that writes down what it would send."""
    made = beat.Scheduler(app=app, schedule_filename=str(tmp_path / "schedule"))
    made.sent = []
    monkeypatch.setattr(made, "apply_async", lambda entry, **_: made.sent.append(entry.name))
    yield made
    made.close()


def ticked(scheduler):
    """Tick until nothing is due; return what was sent."""
    scheduler.sent.clear()
    for _ in range(50):
        wait = scheduler.tick()
        if wait > 0:
            break
    return set(scheduler.sent), wait


@pytest.mark.parametrize("step", [timedelta(days=-1), timedelta(days=1)])
def test_a_clock_that_steps_by_a_day_keeps_nothing_waiting(scheduler, monkeypatch, step):
    start = app.now()
    clock = [start]
    monkeypatch.setattr(type(app), "now", lambda _: clock[0])
    for entry in scheduler.schedule.values():
        entry.last_run_at = start - timedelta(days=2)
    ticked(scheduler)
    clock[0] += step
    _, wait = ticked(scheduler)
    assert wait <= 5
    clock[0] += timedelta(seconds=6)
    sent, _ = ticked(scheduler)
    assert {"tick", "grade"} <= sent
