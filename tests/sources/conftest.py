"""Sources on loopback, and a turn of the schedule that reads them."""

from collections.abc import Callable
from contextlib import ExitStack

import pytest
from django.utils import timezone

from config.env import parse_connect_to
from probes.models import HostSource
from probes.sources import reading
from tests.sources.serving import Answer, Serving, serving


@pytest.fixture
def serve(settings, tmp_path):
    """Serve an answer at http://source.test, which the prober reaches."""
    settings.PROBE_HOST_DELAY = 0
    settings.DATA_DIR = tmp_path
    with ExitStack() as stack:

        def started(answer: Answer) -> Serving:
            server = stack.enter_context(serving(answer))
            settings.PROBE_CONNECT_TO = parse_connect_to(f"source.test:80:127.0.0.1:{server.port}")
            return server

        yield started


@pytest.fixture
def source(db) -> Callable[..., HostSource]:
    def added(kind: str = "mcp-registry", **columns: object) -> HostSource:
        given = {"address": "http://source.test", "enabled": True, "due_at": timezone.now()} | columns
        return HostSource.objects.create(name="tested", kind=kind, **given)

    return added


@pytest.fixture
def read() -> Callable[[], HostSource]:
    """Read the source in one turn of the schedule."""

    def one(seconds: float = 60) -> HostSource:
        HostSource.objects.filter(name="tested").update(due_at=timezone.now())
        row = reading.claim()
        assert row is not None
        reading.read_in_turn(row, seconds=seconds)
        return HostSource.objects.get(name="tested")

    return one
