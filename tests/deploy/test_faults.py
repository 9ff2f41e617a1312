"""Faults under load: what still answers, and that nothing is lost."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from tests.deploy.deployment import NAME, Deployment, answers, below, load, missing, say, until

pytestmark = pytest.mark.soak
if why := missing("nginx", "ip"):
    pytestmark = [pytest.mark.soak, pytest.mark.skip(reason=why)]

RATE = 50


@pytest.fixture(scope="module")
def running(deployment):
    """The schedule runs, so that workers do their work."""
    deployment.start("beat")
    first = suggest(deployment, ["larkspur-books.test"])
    until(lambda: visited(deployment, first), 120)
    return deployment


def suggest(deployment, hosts, *, callers=1, at_once=20):
    """Suggest hosts through nginx, ten per caller; return those taken. `suggest.said` counts answers."""
    said, taken = Counter(), []

    async def one(session, host, turn):
        async with turn:
            try:
                url = f"https://127.0.0.1:{deployment.ports['https']}/submit"
                async with session.post(
                    url, json={"host": host}, headers={"Host": NAME}, ssl=False, server_hostname=NAME
                ) as response:
                    await response.read()
                    said[response.status] += 1
                    if response.status in {200, 202}:
                        taken.append(host)
            except (aiohttp.ClientError, TimeoutError, OSError) as error:
                said[type(error).__name__] += 1

    async def every():
        turn = asyncio.Semaphore(at_once)
        sessions = [
            aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(local_addr=(address(), 0)),
                timeout=aiohttp.ClientTimeout(total=20),
            )
            for _ in range(callers)
        ]
        await asyncio.gather(*(one(sessions[n % callers], host, turn) for n, host in enumerate(hosts)))
        for session in sessions:
            await session.close()

    asyncio.run(every())
    suggest.said = said
    return taken


_addresses = iter(range(1, 60_000))


def address():
    """An address of this machine that nobody has counted yet."""
    number = next(_addresses)
    return f"127.{100 + number // 40_000}.{number // 200 % 200}.{number % 200 + 1}"


def visited(deployment, hosts):
    found = deployment.database(
        "SELECT count(DISTINCT host) FROM probes_proberun WHERE host = ANY(%s)", list(hosts)
    )
    return found[0][0] == len(set(hosts))


def kept(deployment, hosts):
    return deployment.database("SELECT count(*) FROM probes_target WHERE host = ANY(%s)", list(hosts))[0][0]


def all_well(asked, number=30):
    last = list(asked.answers)[-number:]
    return len(last) == number and {said for _, said, _ in last} == {200}


def since_well(asked, moment):
    bad = [begun + took for begun, said, took in asked.since(moment) if said != 200]
    return max(bad, default=moment) - moment


def test_postgresql_is_killed_under_load(running):
    before = suggest(running, [f"before-{n}.test" for n in range(5)])
    with load(running, RATE) as asked:
        until(lambda: len(asked.answers) > 2 * RATE)
        killed = time.monotonic()
        running.kill("postgres")
        until(lambda: len(asked.since(killed)) > 5 * RATE)
        refused = suggest(running, ["meanwhile.test"])
        meanwhile = suggest.said
        again = time.monotonic()
        running.start_postgres()
        until(lambda: all_well(asked))
    during = [answer for answer in asked.since(killed) if answer[0] + answer[2] < again]
    kinds = Counter(said for _, said, _ in during)
    say(
        f"PostgreSQL killed: {dict(kinds)}, at most {max(took for *_, took in during):.1f} s; /submit "
        f"{dict(meanwhile)}; well {since_well(asked, again):.1f} s after its start"
    )
    assert set(kinds) <= {200, 503}
    assert not refused
    assert kept(running, before) == len(before) == 5
    fresh = suggest(running, ["after-postgres.test"])
    began = time.monotonic()
    until(lambda: visited(running, [*fresh, *before]), 300)
    say(
        f"PostgreSQL killed: what was suggested before and after is visited {time.monotonic() - began:.0f} s "
        "later; nothing lost"
    )


def test_redis_is_killed_under_load(running):
    with load(running, RATE) as asked:
        until(lambda: len(asked.answers) > 2 * RATE)
        killed = time.monotonic()
        running.kill("redis")
        until(lambda: len(asked.since(killed)) > 4 * RATE)
        assert not suggest(running, ["uncounted.test"])
        meanwhile = suggest.said
        running.start_redis()
        until(lambda: len(asked.since(killed)) > 6 * RATE)
    say(
        f"Redis killed: reads {dict(asked.counted(killed))}, p99 {asked.p(0.99, killed) * 1000:.0f} ms; "
        f"/submit {dict(meanwhile)}"
    )
    assert set(asked.counted()) == {200}
    assert set(meanwhile) == {503}
    fresh = suggest(running, ["after-redis.test"])
    began = time.monotonic()
    until(lambda: visited(running, fresh), 300)
    say(f"Redis killed: a host suggested after its return is visited {time.monotonic() - began:.0f} s later")


def test_a_web_process_and_a_probing_process_are_out_of_memory(running):
    """The kernel sends SIGKILL to the process that holds the memory, not to its parent."""
    web, probe = running.running["web-a"][0].pid, running.running["probe-1"][0].pid
    with load(running, RATE) as asked:
        until(lambda: len(asked.answers) > 2 * RATE)
        killed, said_before = time.monotonic(), len(running.log("web-a"))
        for parent in (web, probe):
            os.kill(below(parent)[-1], signal.SIGKILL)
        until(lambda: len(asked.since(killed)) > 2 * RATE)
        until(lambda: answers(running.ports["web-a"]) and all_well(asked))
    bad = [said for _, said, _ in asked.since(killed) if said != 200]
    say(
        f"web and probing process killed: {len(bad)} of {len(asked.since(killed))} requests failed "
        f"{dict(Counter(bad))}; well after {since_well(asked, killed):.1f} s"
    )
    assert len(bad) <= 20  # what was in its hands
    assert "Spawning" in running.log("web-a")[said_before:]
    fresh = suggest(running, ["after-oom.test"])
    until(lambda: visited(running, fresh), 300)


def test_a_thousand_slow_clients(running):
    callers = [socket.create_connection(("127.0.0.1", running.ports["http"])) for _ in range(1000)]
    began = time.monotonic()
    with load(running, RATE) as asked:
        for letter in b"GET / HTTP/1.1\r\nHost: x":
            if len(asked.answers) > 8 * RATE:
                break
            for caller in callers:
                with suppress(OSError):
                    caller.send(bytes([letter]))
            more = len(asked.answers) + RATE // 2
            until(lambda more=more: len(asked.answers) > more)
        for caller in callers:
            caller.settimeout(30)
            with suppress(OSError):
                while caller.recv(4096):
                    pass
    ended = time.monotonic() - began
    say(
        f"1,000 slow clients: others {dict(asked.counted())}, p99 {asked.p(0.99) * 1000:.0f} ms; all slow "
        f"ones were shown out after {ended:.0f} s"
    )
    for caller in callers:
        caller.close()
    assert set(asked.counted()) == {200}


def test_ten_thousand_connections(running):
    callers = []
    began = time.monotonic()
    with load(running, RATE) as asked:
        try:
            for number in range(10_000):
                caller = socket.socket()
                caller.bind((f"127.20.{number % 50}.1", 0))
                caller.connect(("127.0.0.1", running.ports["https"]))
                callers.append(caller)
            opened, moment = time.monotonic() - began, time.monotonic()
            until(lambda: len(asked.since(moment)) > 3 * RATE)
        finally:
            for caller in callers:
                caller.close()
    say(
        f"10,000 connections, opened in {opened:.1f} s: others {dict(asked.counted())}, p99 "
        f"{asked.p(0.99) * 1000:.0f} ms"
    )
    assert set(asked.counted()) == {200}


def test_a_flood_of_suggestions(running):
    hosts = [f"flood-{n}.test" for n in range(4000)]
    with load(running, RATE) as asked:
        began = time.monotonic()
        taken = suggest(running, hosts, callers=200)
        seconds = time.monotonic() - began
    say(
        f"flood of /submit: {len(hosts) / seconds:.0f} a second from 200 callers, {dict(suggest.said)}; "
        f"{kept(running, hosts)} kept of {len(taken)} taken; others {dict(asked.counted())}, p99 "
        f"{asked.p(0.99) * 1000:.0f} ms"
    )
    assert set(suggest.said) <= {200, 202, 429}
    assert kept(running, hosts) == len(taken)
    assert 2000 <= len(taken) < 2200  # ten of each; the hour of a few began anew meanwhile
    assert set(asked.counted()) == {200}


def test_a_full_disk(running):
    """Only the folder of generations is on that disk."""
    newest = "SELECT coalesce(max(id), 0) FROM index_generation"
    full = running.data / "generations" / ".full"
    with load(running, RATE) as asked:
        until(lambda: len(asked.answers) > RATE)
        filler = full.open("wb")
        with suppress(OSError):
            while True:
                filler.write(b"x" * (1 << 20))
                filler.flush()
        before = running.database(newest)[0][0]
        running.write("UPDATE index_site SET name = name || ' anew' WHERE listed")
        until(lambda: "No space left on device" in running.log("indexer"), 120)
        during = asked.counted()
        with suppress(OSError):
            filler.close()
        full.unlink(
            missing_ok=True
        )  # the indexer may have cleared it away; its room is free when it is closed
        began = time.monotonic()
        until(lambda: running.database(newest)[0][0] > before, 180)
    say(f"disk full: reads {dict(during)}; a generation {time.monotonic() - began:.0f} s after there is room")
    assert set(asked.counted()) == {200}


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler is installed (Debian: apt install gcc)")
def test_the_clock_steps_by_a_day_and_back(sample_web_served):
    """PostgreSQL and Redis see the step too."""
    folder = Path(tempfile.mkdtemp(prefix="readiness-clock-"))
    folder.chmod(0o755)
    clock, shim = folder / "clock", folder / "stepped_clock.so"
    clock.write_text("0")
    source = Path(__file__).with_name("stepped_clock.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", shim, source], check=True)
    fake = {"LD_PRELOAD": str(shim), "STEPPED_CLOCK": str(clock)}
    stepped = Deployment(folder, extra=sample_web_served | fake)
    try:
        stepped.start_postgres()
        stepped.start_redis()
        stepped.manage("migrate", "--verbosity", "0")
        stepped.manage("seed_index", "--sites", "100", service="web-a")
        for name in ("web-a", "web-b", "grader", "indexer", "probe", "beat"):
            stepped.start(name)
        stepped.start_nginx()
        until(lambda: all(answers(stepped.ports[name]) for name in ("web-a", "web-b")), 120)
        first = ["larkspur-books.test"]
        until(lambda: suggest(stepped, first), 60)  # while everything starts at once, Redis may be late
        until(lambda: visited(stepped, first), 120)
        for step, host in (("86400", "a-day-later.test"), ("0", "a-day-earlier.test")):
            with load(stepped, RATE) as asked:
                until(lambda: len(asked.answers) > RATE)
                clock.write_text(step)
                moment = time.monotonic()
                until(lambda moment=moment: len(asked.since(moment)) > 5 * RATE)
                taken = suggest(stepped, [host])
                until(lambda taken=taken: visited(stepped, taken), 400)
            say(
                f"clock stepped to {step}: reads {dict(asked.counted(moment))}; what is suggested then is "
                f"visited {time.monotonic() - moment:.0f} s after the step"
            )
            assert set(asked.counted()) == {200}
            assert taken
    finally:
        stepped.end()
        shutil.rmtree(folder, ignore_errors=True)
