"""How much processor time the work on one host may take, and what ends work that takes more. Pure."""

from typing import Final

CPU_SECONDS: Final = 2.0
"""Of a visit while it asks, and again of its grading. What is open then is unknown."""
STEP_SECONDS: Final = 0.5
"""Of one step of a visit, between two waits: the event loop serves nobody else meanwhile."""
GRACE_SECONDS: Final = 1.0
"""After which work that cannot be interrupted (C code that holds the interpreter) is killed with its process."""


class Spent(BaseException):
    """Raised in the middle of work whose processor time is over.

    No Exception: code that goes on after any fault of its own must not go on after this.
    """
