"""make run while each of its processes is killed in turn, five times over."""

import re

import pytest

from tests.deploy.deployment import say
from tests.run.living import CHILDREN, KINDS, check_a_page, killed, works


@pytest.fixture
def running(start, tmp_path, free_port):
    run = start(DATA_DIR=str(tmp_path / "data"), TRUSTED_PROXIES="127.0.0.1")
    run.until_ready()
    yield run
    run.end()
    assert "Stopped." in run.text


@pytest.mark.soak
def test_every_process_is_killed_five_times_and_everything_works_again(running, free_port, until, chromium):
    until(lambda: works(free_port))
    for turn in range(1, 6):
        for kind in KINDS:
            said, took = killed(running, free_port, kind)
            good = said.pop(200, 0)
            say(f"round {turn}  {kind:18} {took:6.1f} s  {good:4} answered  failed: {dict(said) or 'none'}")
            if kind == "chromium":
                until(lambda: "browser_failed" not in check_a_page(free_port))
    assert len(re.findall("was started again", running.text)) >= 5 * len(CHILDREN)
