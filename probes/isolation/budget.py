"""CPU time limits per host."""

CPU_SECONDS = 2.0  # For a visit, and again for its grading; undecided checks are unknown
STEP_SECONDS = 0.5  # Per step between two awaits, which blocks the event loop
GRACE_SECONDS = 1.0  # Then work that can't be interrupted (C code) is killed with its process


class CpuTimeExceeded(BaseException):
    """A BaseException, so that `except Exception` doesn't swallow it."""
