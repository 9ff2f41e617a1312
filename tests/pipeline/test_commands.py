"""What an operator types."""

import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time

import pytest
from django.utils import timezone

from index.models import ListingEvent, Site
from index.values.vocabulary import CheckId
from probes.live import queue
from probes.models import LiveCheck, ProbeRun, Target
from probes.schedule import control, leases, schedule
from tests.pipeline.conftest import ROOT

LISTED, DECLINING = "larkspur-books.test", "quiet-archive.test"


@pytest.fixture
def probed(manage):
    done = manage("probe", "--publish", LISTED, DECLINING)
    assert done.returncode == 0, done.stderr


def test_why_tells_the_whole_story_of_a_listed_site(probed, manage):
    told = json.loads(manage("why", LISTED, "--json").stdout)
    assert told["standing"][0].startswith("Listed since ")
    assert "a listed site is visited every 7 days until its changes are known" in told["standing"][-1]
    assert [event["kind"] for event in told["events"]] == ["listed"]
    (run,) = told["runs"]
    assert run["run"] == ProbeRun.objects.get(host=LISTED).pk
    assert run["evidence_bytes"] > 1000
    assert {check["run"] for check in told["checks"]} == {run["run"]}
    assert next(c for c in told["checks"] if c["check"] == "mcp_server")["answer"] == "yes"
    shown = manage("why", f"https://{LISTED}/").stdout
    for word in (LISTED, "answered tools/list", f"run {run['run']}", "What changed, newest first", "listed"):
        assert word in shown
    for check in CheckId:
        assert re.search(rf"^  {check} +(yes|no|unknown) +since ", shown, re.MULTILINE)


def test_why_leads_from_an_answer_to_the_exchange_behind_it(probed, manage):
    told = json.loads(manage("why", LISTED, "--json").stdout)
    run = next(check["run"] for check in told["checks"] if check["check"] == "mcp_server")
    seen = json.loads(manage("why", LISTED, "--run", str(run), "--json").stdout)["exchanges"]
    behind = Site.objects.get(host=LISTED).checks["mcp_server"]["evidence"]
    assert {line["sha256"] for line in behind} <= {one["sha256"] for one in seen}
    assert {line["url"] for line in behind} <= {one["url"] for one in seen}
    assert "robots.txt" in manage("why", LISTED, "--run", str(run)).stdout
    other = ProbeRun.objects.get(host=DECLINING).pk
    assert (
        manage("why", LISTED, "--run", str(other)).stderr == f"no evidence of run {other} of {LISTED} is kept"
    )


def test_why_tells_of_a_site_that_declines_is_blocked_waits_or_was_never_seen(probed, manage):
    assert "Not listed: it declines." in manage("why", DECLINING).stdout
    assert "robots.txt" in manage("why", DECLINING).stdout
    assert manage("block", LISTED, "--reason", "its owner asked us to").stdout == f"{LISTED} is blocked\n"
    shown = manage("why", LISTED).stdout
    assert "It is blocked and not visited: its owner asked us to." in shown
    assert "dropped" in shown
    schedule.register(["waiting.test"], origin=Target.Origin.SAMPLE)
    assert "it was never visited" in manage("why", "waiting.test").stdout
    schedule.claim(1)
    assert "visits it, until" in manage("why", "waiting.test").stdout
    Target.objects.filter(host="waiting.test").update(held_until=timezone.now())
    manage("pause", "--reason", "a new network")
    assert "and never came back." in manage("why", "waiting.test").stdout
    assert "All visits are paused since" in manage("why", "waiting.test").stdout
    never = manage("why", "never-seen.test").stdout
    assert "It was never probed." in never
    assert "It is on no schedule." in never
    bad = manage("why", "no host")
    assert bad.returncode == 2
    assert "is not a host name" in bad.stderr


def test_no_word_of_a_site_or_an_operator_steers_the_terminal(probed, manage):
    ListingEvent.objects.create(
        host=LISTED, at=timezone.now(), kind="changed", score=1, tier=1, detail={"facts": ["\x1b[2J\u202e"]}
    )
    manage("pause", "--reason", "\x1b[31mred")
    assert "\x1b" not in manage("why", LISTED).stdout + manage("pipeline").stdout
    assert "\u202e" not in manage("why", LISTED).stdout
    assert manage("why", LISTED, "--json").stdout.isascii()


def test_a_blocked_site_is_gone_at_once_stays_out_of_a_regrade_and_comes_back(probed, manage, client):
    manage("block", LISTED, "--reason", "its owner asked us to")
    assert client.get(f"/site/{LISTED}.json").status_code == 404
    assert manage("regrade").returncode == 0
    assert client.get(f"/site/{LISTED}.json").status_code == 404
    refused = manage("probe", "--publish", LISTED)
    assert "blocked" in refused.stderr
    assert not Site.objects.listed().exists()
    assert manage("unblock", LISTED).stdout == f"{LISTED} is due now\n"
    assert manage("probe", "--publish", LISTED).returncode == 0
    assert client.get(f"/site/{LISTED}.json").status_code == 200
    again = manage("unblock", LISTED)
    assert (again.returncode, again.stderr) == (1, f"{LISTED} was not blocked\n")


def test_the_dead_are_listed_and_requeued(manage, worker_env):
    schedule.register(["dead.test", "dead-too.test", "alive.test"], origin=Target.Origin.SAMPLE)
    Target.objects.filter(host__startswith="dead").update(attempts=leases.MAX_CLAIMS)
    assert len(schedule.claim(5)) == 1
    listed = manage("requeue", "--list").stdout.splitlines()
    assert [line.split("\t")[0] for line in listed] == ["dead-too.test", "dead.test"]
    assert json.loads(manage("pipeline", "--json").stdout)["dead"] == 2
    assert manage("requeue", "dead.test").stdout == "1 due again\n"
    assert manage("requeue").stdout == "1 due again\n"
    assert len(schedule.claim(5)) == 2


def test_pipeline_counts_what_is_due_in_flight_done_and_could_not_be_asked(probed, manage):
    schedule.register([f"site{n}.test" for n in range(7)], origin=Target.Origin.SAMPLE)
    held = schedule.claim(3)
    Target.objects.filter(pk=held[0].pk).update(held_until=timezone.now())
    ProbeRun.objects.filter(host=LISTED).update(outcome="could_not_ask", outcome_reason="timed_out")
    now = json.loads(manage("pipeline", "--json").stdout)
    probe = now["work"]["probe"]
    assert (probe["due"], probe["in_flight"], probe["leases_over"], probe["paused"]) == (4, 2, 1, None)
    assert probe["oldest_waits"] >= 0
    assert now["last_hour"] == {"answered": 0, "declined": 1, "could_not_ask": 1}
    assert now["could_not_ask"] == {"timed_out": 1}
    assert now["unknown"] == {"no_browser": 2}  # of two checks
    assert set(now["workers"]) == {"probe", "browse", "sweep", "ask", "live", "grade"}
    plain = manage("pipeline").stdout
    assert "\x1b" not in plain
    assert "timed_out" in plain
    assert set(now["forecast"]) == {"disk", "schedule"}
    assert "The schedule is measured every hour, and was not yet." in " ".join(plain.split())


def test_pipeline_counts_the_live_checks_that_wait_and_run(manage):
    for n in range(3):
        queue.ask(f"site{n}.test")
    (running,) = queue.claim(1)
    control.pause([Target.Work.LIVE], reason="a flood")
    live = json.loads(manage("pipeline", "--json").stdout)["work"]["live"]
    assert (live["due"], live["in_flight"], live["leases_over"]) == (2, 1, 0)
    assert (live["oldest_waits"] >= 0, live["paused"]["reason"]) == (True, "a flood")
    LiveCheck.objects.filter(pk=running.pk).update(held_until=timezone.now())
    plain = manage("pipeline").stdout
    assert re.search(r"^live +2 +\S.* 0 +1 +0$", plain, re.MULTILINE), plain
    assert "live is paused since" in plain


def test_pipeline_refreshes_in_place_on_a_terminal_until_ctrl_c(worker_env):
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "manage.py", "pipeline", "--every", "0.1"],
        cwd=ROOT, env=worker_env | {"TERM": "xterm"}, stdin=theirs, stdout=theirs, stderr=theirs,
    )  # fmt: skip
    os.close(theirs)
    seen, ends_at = b"", time.monotonic() + 300
    interrupted = False
    try:
        while process.poll() is None:  # it is read to its end: a terminal that nobody reads holds its writer
            assert time.monotonic() < ends_at, seen
            if select.select([ours], [], [], 0.1)[0]:
                with contextlib.suppress(OSError):  # EIO: the other side is closed
                    seen += os.read(ours, 65536)
            if not interrupted and seen.count(b"oldest waits") >= 3:
                process.send_signal(signal.SIGINT)
                interrupted = True
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert interrupted, seen
    assert process.returncode == 0, seen
    assert b"\x1b[1A" in seen  # it goes up and writes over itself


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("pause", "everything"), "'everything' is none of probe, browse, sweep, ask, live"),
        (("block", "example.test"), "--reason"),
        (("unblock", "no host"), "is not a host name"),
    ],
)
def test_a_wrong_word_is_named_and_nothing_happens(manage, words, said):
    done = manage(*words)
    assert done.returncode != 0
    assert said in done.stderr
    assert not Target.objects.exists()
