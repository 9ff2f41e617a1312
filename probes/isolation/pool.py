"""Initialises pool processes; loaded before Django is set up, so it imports no models."""

import ctypes
import os
import signal
from typing import Final

import django

_PR_SET_PDEATHSIG: Final = 1


def begin(parent: int) -> None:
    """The parent handles Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGTERM))
    if os.getppid() != parent:
        os._exit(1)
    django.setup()
