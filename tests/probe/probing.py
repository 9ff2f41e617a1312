"""`manage.py probe` in this process, which saves a second."""

import subprocess
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper

from config.env import parse_connect_to
from operators.management.commands.probe import Command


def probe(settings, connect_to, *words, encoding="utf-8"):
    settings.PROBE_CONNECT_TO = parse_connect_to(connect_to)
    settings.PROBE_HOST_DELAY = settings.PROBE_TEST_DELAY = 0
    settings.PROBE_BROWSER = "off"
    return told(*words, encoding=encoding)


def told(*words, encoding="utf-8"):
    """What it writes must be text that a stream of this encoding takes."""
    out, err = (TextIOWrapper(BytesIO(), encoding, newline="") for _ in range(2))
    status = 0
    with redirect_stdout(out), redirect_stderr(err):
        try:
            Command().run_from_argv(["manage.py", "probe", *words])
        except SystemExit as end:
            status = end.code or 0
    return subprocess.CompletedProcess(words, status, *map(_written, (out, err)))


def _written(stream):
    stream.flush()
    return stream.buffer.getvalue().decode()
