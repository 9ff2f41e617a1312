"""A worker's process between its tasks."""

import gc
import weakref

import pytest
from celery.signals import task_postrun

from config import celery


class Cycle:
    def __init__(self):
        self.itself = self


@pytest.fixture
def no_collector():
    gc.disable()
    yield
    gc.enable()


def test_what_a_task_left_in_cycles_is_freed_when_it_ends(no_collector, monkeypatch):
    monkeypatch.setattr(celery, "_collected_at", float("-inf"))
    left = weakref.ref(Cycle())
    assert left() is not None
    task_postrun.send(sender=None)
    assert left() is None


def test_tasks_that_follow_each_other_closely_collect_once(no_collector, monkeypatch):
    monkeypatch.setattr(celery, "_collected_at", float("-inf"))
    task_postrun.send(sender=None)
    left = weakref.ref(Cycle())
    task_postrun.send(sender=None)
    assert left() is not None
