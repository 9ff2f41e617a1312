"""Each process of `make run` is killed in turn."""

import re
import time

import psycopg
import pytest

from config.data_dir import database_url
from tests.deploy.deployment import say
from tests.run.living import CHILDREN, KINDS, ask, check_a_page, killed, works


@pytest.fixture
def running(start, tmp_path, chromium):
    run = start(DATA_DIR=str(tmp_path / "data"), TRUSTED_PROXIES="127.0.0.1", PROBE_BROWSER=chromium)
    run.until_ready()
    yield run
    run.end()
    assert "Stopped." in run.text


def visited(data_dir, host):
    with psycopg.connect(database_url(data_dir)) as connection:
        return connection.execute("SELECT 1 FROM probes_proberun WHERE host = %s", [host]).fetchone()


@pytest.mark.soak
def test_every_process_is_killed_five_times_and_everything_works_again(running, tmp_path, free_port, until):
    until(lambda: works(free_port))
    for turn in range(1, 6):
        for kind in KINDS:
            said, took = killed(running, free_port, kind)
            good = said.pop(200, 0)
            say(f"round {turn}  {kind:18} {took:6.1f} s  {good:4} answered  failed: {dict(said) or 'none'}")
            if kind == "chromium":
                until(lambda: "browser_failed" not in check_a_page(free_port))
        began = time.monotonic()
        host = f"suggested-{turn}.test"
        assert ask(free_port, "/submit", turn, body={"host": host})[0] == 202
        until(lambda host=host: visited(tmp_path / "data", host))
        say(f"round {turn}  a host that is suggested then is visited {time.monotonic() - began:.0f} s later")
    assert len(re.findall("was started again", running.text)) >= 5 * len(CHILDREN)
