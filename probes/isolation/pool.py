"""How a process of a pool begins, in a module that needs no Django: it is imported before that is set up."""

import ctypes
import os
import signal
from typing import Final

import django

_PR_SET_PDEATHSIG: Final = 1


def begin(parent: int) -> None:
    """Make a new process ready: Ctrl-C is the parent's to handle, and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, int(signal.SIGTERM))
    if os.getppid() != parent:
        os._exit(1)
    django.setup()
