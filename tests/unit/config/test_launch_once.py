import os
import sys
import time

from operators.launch.supervisor import Supervisor


def test_what_may_end_is_said_once_and_not_started_again(tmp_path):
    told = []
    supervisor = Supervisor(tmp_path, told.append)
    supervisor.start_once("model", [sys.executable, "-c", "print('made')"], env=dict(os.environ))
    deadline = time.monotonic() + 30
    while supervisor.children and time.monotonic() < deadline:
        supervisor.children[0].process.wait(timeout=30)
        supervisor.look()
    supervisor.look()
    assert (told, supervisor.children) == (["model: made"], [])
    supervisor.stop()
