"""`manage.py probe` in this process, which saves a second."""

import subprocess
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

from config.env import parse_connect_to
from operators.management.commands.probe import Command


def probe(settings, connect_to, *words):
    settings.PROBE_CONNECT_TO = parse_connect_to(connect_to)
    settings.PROBE_HOST_DELAY = settings.PROBE_TEST_DELAY = 0
    settings.PROBE_BROWSER = "off"
    out, err, status = StringIO(), StringIO(), 0
    with redirect_stdout(out), redirect_stderr(err):
        try:
            Command().run_from_argv(["manage.py", "probe", *words])
        except SystemExit as end:
            status = end.code or 0
    return subprocess.CompletedProcess(words, status, out.getvalue(), err.getvalue())
