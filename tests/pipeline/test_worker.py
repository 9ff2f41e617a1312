"""From a registered host to an answer: real worker, beat, broker, database and sites."""

import asyncio
import os
import signal

import pytest

from index.models import Site
from probes import schedule
from probes.models import ProbeRun, StoredEvidence, Target
from tests.sites import SITES
from tests.waiting import until

SAMPLE = Target.Origin.SAMPLE
WORKER = ("worker", "-Q", "probe", "-c", "1", "--loglevel", "info", "--without-gossip", "--without-mingle")


def all_probed():
    done, total = schedule.progress(SAMPLE)
    return done == total > 0


def worker_in_the_middle_of(site, start, sample_web):
    """A worker that has asked this site, which never answers."""

    async def hang(_request):
        await asyncio.sleep(3600)

    site.handler = hang
    schedule.register([site.host], origin=SAMPLE)
    process = start(*WORKER)
    start("call", "probes.tasks.tick", "--queue", "probe").wait()
    until(lambda: sample_web.asked(site.host))
    return process


def test_worker_and_beat_bring_registered_hosts_into_find_and_reports(start, client, tmp_path):
    hosts = [site.host for site in SITES if site.pace == 0]
    assert schedule.register(hosts, origin=SAMPLE) == len(hosts)
    start(*WORKER)
    start("beat", "--schedule", str(tmp_path / "beat"), "--pidfile=")
    until(all_probed)
    assert ProbeRun.objects.count() == StoredEvidence.objects.count() == len(hosts)
    listed = {site.host for site in SITES if site.expected.listed and site.pace == 0}
    assert set(Site.objects.filter(listed=True).values_list("host", flat=True)) == listed
    found = client.get("/api/find", {"has_mcp": "true", "limit": 25}).json()
    assert {row["host"] for row in found["results"]} == {
        site.host for site in SITES if site.expected.listed and site.expected.tools
    }
    for host in listed:
        assert client.get(f"/site/{host}.json").json()["host"] == host
    for site in SITES:
        if not site.expected.listed:
            assert client.get(f"/site/{site.host}.json").status_code == 404


def test_a_worker_that_is_told_to_stop_gives_back_what_it_holds(start, sample_web):
    with sample_web.scripted("never-answers.test") as site:
        process = worker_in_the_middle_of(site, start, sample_web)
        os.kill(process.pid, signal.SIGTERM)
        assert process.wait(timeout=30) == 0
    target = Target.objects.get(host=site.host)
    assert (target.probed_at, target.attempts) == (None, 0)
    assert schedule.claim(10) == [target]
    assert not ProbeRun.objects.exists()


def test_a_killed_worker_loses_no_host_and_doubles_no_record(start, sample_web):
    with sample_web.scripted("killed-here.test") as site:
        process = worker_in_the_middle_of(site, start, sample_web)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    assert schedule.claim(10) == []
    Target.objects.update(due_at="2026-01-01T00:00:00Z")  # the lease runs out
    assert [target.attempts for target in schedule.claim(10)] == [2]
    assert not ProbeRun.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_a_target_is_claimed_once_however_many_claim():
    from concurrent.futures import ThreadPoolExecutor

    from django.db import connections

    schedule.register([f"host{n}.test" for n in range(200)], origin=SAMPLE)

    def claim(_):
        try:
            return [target.host for target in schedule.claim(30)]
        finally:
            connections.close_all()

    with ThreadPoolExecutor(8) as pool:
        claimed = [host for hosts in pool.map(claim, range(8)) for host in hosts]
    assert len(claimed) == len(set(claimed)) == 200
