"""One visit to every sample site for the whole run."""

import asyncio
import fcntl
import os
import pickle
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from operators.sample_web.server import ReceivedRequest
from probes.evidence.evidence import Evidence
from probes.isolation import processes
from probes.net.http.client import Policy
from probes.net.policy import tls_context
from tests.probe.pages import serving
from tests.visiting import visit_all


@pytest.fixture(scope="session")
def sample_policy(sample_web):
    from config.env import parse_connect_to

    return Policy(
        user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)",
        connect_to=parse_connect_to(sample_web.connect_to),
        tls=tls_context(sample_web.ca_bundle),
        host_delay=0.0,
    )


@pytest.fixture(scope="session")
def visited(
    sample_web, sample_policy, tmp_path_factory
) -> tuple[dict[str, Evidence], dict[str, tuple[ReceivedRequest, ...]]]:
    """What the visits saw, and what they alone asked."""

    async def all_of_them():
        found = visit_all(sample_web.hosts, sample_policy, concurrency=30)
        return {evidence.host: evidence async for evidence in found}

    def made():
        sample_web.forget()
        evidence = asyncio.run(all_of_them())
        return evidence, {host: sample_web.requests_to(host) for host in evidence}

    return of_one_process(tmp_path_factory, "visits", made)


def of_one_process(tmp_path_factory, name, make):
    """What the first of the test processes makes for all."""
    folder = tmp_path_factory.getbasetemp()
    folder = folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder
    kept = folder / name
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            kept.write_bytes(pickle.dumps(make()))
    return pickle.loads(kept.read_bytes())


def a_week_after(evidence: Evidence) -> Evidence:
    began, ended = (
        (datetime.fromisoformat(at) + timedelta(days=7)).isoformat()
        for at in (evidence.started_at, evidence.finished_at)
    )
    return replace(evidence, started_at=began, finished_at=ended)


@pytest.fixture(scope="session")
def visits(visited) -> dict[str, Evidence]:
    return visited[0]


@pytest.fixture(scope="session")
def asked(visited) -> dict[str, tuple[ReceivedRequest, ...]]:
    return visited[1]


def run_each_here(function, arguments):
    def outcome(given):
        try:
            return function(*given)
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            return error

    return [outcome(given) for given in arguments]


@pytest.fixture
def judged_here(monkeypatch):
    """Another process would not see a check that a test changes."""
    monkeypatch.setattr(processes, "run_each", run_each_here)


@pytest.fixture
def site():
    with serving() as server:
        yield server
