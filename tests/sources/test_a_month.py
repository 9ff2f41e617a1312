"""A simulated month of a registry, read by processes that are killed."""

import os
import random
import signal
import subprocess
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest
from django.utils import timezone

from probes.models import HostSource, Target
from tests.paths import ROOT
from tests.pipeline.conftest import database_url
from tests.sources.serving import OFFICIAL, Reply, json_reply, server_entry, serving

ENTRIES, DAYS, CHANGED, KILLS = 100_000, 30, 2_000, 60

READ = """
import re, django
django.setup()
from probes.sources import caps, reading
caps.MAX_HOSTS_A_DAY = 1_000_000  # a month passes within a day
row = reading.hold("month")
reading.read_in_turn(row, seconds=3600)
print(int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) // 1024)
"""


class Month:
    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self.changed = [self.now - timedelta(days=1)] * ENTRIES
        self.gone: set[int] = set()
        self.asked: list[str] = []

    def pass_a_day(self, chance: random.Random) -> None:
        self.now += timedelta(days=1)
        for number in chance.sample(range(len(self.changed)), CHANGED):
            self.changed[number] = self.now
            if chance.random() < 0.1:
                self.gone.add(number)
        self.changed += [self.now] * (CHANGED // 4)

    def __call__(self, _path: str, query: dict[str, str], _headers: dict[str, str]) -> Reply:
        """Pages by keyset: the cursor is the last number of the page before."""
        self.asked.append(f"{query.get('updated_since', '')} {query.get('cursor', '')}")
        since = datetime.fromisoformat(query["updated_since"]) if "updated_since" in query else None
        page, number = [], int(query.get("cursor", "-1"))
        while len(page) < 100 and number + 1 < len(self.changed):
            number += 1
            if since is None and number in self.gone:
                continue
            if since is None or self.changed[number] >= since:
                page.append(self.entry(number))
        metadata = {"nextCursor": str(number)} if number + 1 < len(self.changed) else {}
        return json_reply({"servers": page, "metadata": metadata})

    def entry(self, number: int) -> dict[str, object]:
        at = self.changed[number].strftime("%Y-%m-%dT%H:%M:%SZ")
        entry = server_entry(number, updated=at)
        entry["_meta"][OFFICIAL]["status"] = "deleted" if number in self.gone else "active"
        return entry


@pytest.mark.soak
@pytest.mark.django_db(transaction=True)
def test_a_month_of_100000_changing_entries_with_kills_loses_nothing_and_asks_nothing_twice(
    settings, tmp_path
):
    chance, month, kills, memory = random.Random(22), Month(), 0, []
    with serving(month) as server:
        env = os.environ | {
            "DATABASE_URL": database_url(), "REDIS_URL": settings.REDIS_URL, "DATA_DIR": str(tmp_path),
            "PROBE_CONNECT_TO": f"source.test:80:127.0.0.1:{server.port}", "PROBE_HOST_DELAY": "0",
            "DJANGO_SETTINGS_MODULE": "config.settings", "SECRET_KEY": settings.SECRET_KEY,
        }  # fmt: skip
        HostSource.objects.create(
            name="month", kind="mcp-registry", address="http://source.test", due_at=timezone.now()
        )
        for _ in range(DAYS):
            began, before, figure = len(month.asked), kills, None
            while figure is None:
                after = chance.randrange(1, 400 if not memory else 20) if kills < KILLS else None
                figure = _read(env, month, after)
                kills += figure is None
                HostSource.objects.update(held_until=None)  # the lease of a killed process ends
                assert HostSource.objects.get().trouble == ""
            memory.append(figure)
            _nothing_lost(month)
            asked = month.asked[began:]
            # Only a page that was asked for and not kept before a kill is asked for again.
            assert len(asked) - len(set(asked)) <= kills - before
            month.pass_a_day(chance)
            # The registry's clock is ahead of ours, as the days pass within seconds.
            HostSource.objects.update(whole_since=month.now - timedelta(hours=1))
    print(f"{kills} kills, {len(month.asked)} requests, memory {min(memory)} to {max(memory)} MB")  # noqa: T201
    assert kills >= KILLS // 2
    assert max(memory) - min(memory) < 30


def _read(env, month, after):
    """Return the memory of the process in MB, None if it was killed."""
    stop_at = None if after is None else len(month.asked) + after
    with subprocess.Popen([sys.executable, "-c", READ], cwd=ROOT, env=env, stdout=subprocess.PIPE) as process:
        while process.poll() is None:
            if stop_at is not None and len(month.asked) >= stop_at:
                process.send_signal(signal.SIGKILL)
                process.wait()
                return None
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.005)
        assert process.returncode == 0
        return int(process.stdout.read())


def _nothing_lost(month):
    alive = {f"site{n}.com" for n in range(len(month.changed)) if n not in month.gone}
    assert alive <= set(Target.objects.values_list("host", flat=True))
