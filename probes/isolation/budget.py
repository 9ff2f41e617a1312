"""Limits of processor time per host. Pure."""

from typing import Final

CPU_SECONDS: Final = 2.0
"""For a visit, and again for its grading. What is undecided then is unknown."""
STEP_SECONDS: Final = 0.5
"""For one step of a visit between two awaits: it blocks the event loop."""
GRACE_SECONDS: Final = 1.0
"""After this, work that can't be interrupted (C code that holds the GIL) is killed with its process."""


class CpuTimeExceeded(BaseException):
    """Raised inside work that has used up its processor time.

    A BaseException, so that `except Exception` doesn't swallow it.
    """
