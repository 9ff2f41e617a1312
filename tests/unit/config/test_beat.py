import os
import signal
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest
from celery.beat import SchedulingError, Service

from config import beat
from config.celery import app
from operators.launch import command_lines
from tests.faults.disks import fill, make_room, small_disk


@pytest.fixture
def scheduler(tmp_path, monkeypatch):
    """A scheduler that writes down what it would send."""
    made = beat.Scheduler(app=app, schedule_filename=str(tmp_path / "schedule"))
    made.sent = []
    monkeypatch.setattr(made, "apply_async", lambda entry, **_: made.sent.append(entry.name))
    yield made
    made.close()


def queues(words):
    return words[words.index("--queues") + 1].split(",")


def test_every_task_that_is_sent_is_known_and_its_queue_is_read_by_one_worker():
    workers = ("worker", "grader", "sources", "indexer", "browser", "live")
    read = [queue for name in workers for queue in queues(getattr(command_lines, name)())]
    app.loader.import_default_modules()
    sent = app.conf.beat_schedule.values()
    assert {entry["task"] for entry in sent} <= set(app.tasks)
    assert {read.count(entry["options"].get("queue", "celery")) for entry in sent} == {1}


def ticked(scheduler):
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


def test_what_was_sent_when_is_known_after_a_restart_and_a_torn_file_is_none(scheduler, tmp_path):
    ticked(scheduler)
    scheduler.close()
    again = beat.Scheduler(app=app, schedule_filename=str(tmp_path / "schedule"))
    assert again.schedule["tick"].last_run_at == scheduler.schedule["tick"].last_run_at
    (tmp_path / "schedule").write_bytes((tmp_path / "schedule").read_bytes()[:50])
    assert set(beat.Scheduler(app=app, schedule_filename=str(tmp_path / "schedule")).schedule) >= set(
        app.conf.beat_schedule
    )


def test_a_full_disk_neither_ends_beat_nor_keeps_it_from_starting_nor_costs_what_it_knew(tmp_path, caplog):
    with small_disk(tmp_path / "disk", 2) as folder:
        running = beat.Scheduler(app=app, schedule_filename=str(folder / "schedule"))
        before = (folder / "schedule").read_bytes()
        fill(folder)
        for _ in range(3):
            running.sync()
        started = beat.Scheduler(app=app, schedule_filename=str(folder / "another"))
        assert set(started.schedule) >= set(app.conf.beat_schedule)
        assert (folder / "schedule").read_bytes() == before
        assert caplog.text.count("in memory alone") == 2  # each once
        make_room(folder)
        running.close()
        started.close()
        assert {path.name for path in folder.iterdir()} == {"schedule", "another"}


def test_beat_maps_no_file(scheduler, tmp_path):
    scheduler.sync()
    assert (tmp_path / "schedule").exists()
    assert str(tmp_path) not in Path("/proc/self/maps").read_text()


def test_a_channel_that_was_closed_under_beat_is_an_outage_of_redis(scheduler, monkeypatch, caplog):
    with app.connection_for_write() as connection:
        producer = app.amqp.Producer(connection)
        producer.revive(connection.channel())
        producer.channel.close()

        def publish(*_, **__):
            try:
                producer.publish({}, routing_key="probe", retry=False)
            except AttributeError as error:
                raise SchedulingError(error)  # noqa: B904 - as Celery raises it

        monkeypatch.setattr(scheduler, "apply_async", publish)
        scheduler.apply_entry(scheduler.schedule["tick"])
    assert "no task is sent: Redis: does not answer" in caplog.text
    assert "Traceback" not in caplog.text


def test_beat_ends_at_a_signal_whose_exception_is_lost(tmp_path):
    service = Service(app, schedule_filename=str(tmp_path / "schedule"), scheduler_cls=beat.Scheduler)
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    umask = os.umask(0o077)  # beat sets it
    try:
        beat.BeatProcess(app=app).install_sync_handler(service)
        with suppress(SystemExit):
            signal.raise_signal(signal.SIGTERM)
        service.start()  # returns at once
    finally:
        os.umask(umask)
        for number, handler in before.items():
            signal.signal(number, handler)
    assert (tmp_path / "schedule").exists()
