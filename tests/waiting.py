"""Waiting for a state instead of for a time."""

import time
from collections.abc import Callable


def until(condition: Callable[[], object], seconds: float = 300.0) -> None:
    """Return once the condition holds; fail when it does not by the deadline."""
    ends_at = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < ends_at, "it did not come to pass in time"
        time.sleep(0.05)
