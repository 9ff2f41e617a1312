"""What the replies of visits hold in memory: bounded for each visit, and for all of a process together."""

import threading
from typing import Final

MB: Final = 1024 * 1024
MOST_OF_ONE: Final = 8 * MB
"""Bytes of replies after which a visit asks nothing more. An ordinary site sends less than one megabyte."""
MOST_OF_ALL: Final = 256 * MB
"""Bytes of all visits that are under way, or not yet recorded, after which those that hold more than an equal share ask nothing more."""
ALWAYS: Final = MB
"""An equal share is never less."""


class Held:
    """All visits of one process; each has a `Share`."""

    def __init__(self) -> None:
        """Begin with none."""
        self.total = 0
        self.shares = 0
        # Evidence may be thrown away in any thread, and while this one counts.
        self._lock = threading.RLock()

    def share(self) -> "Share":
        """Take part, until `Share.release`."""
        self.count(0, shares=1)
        return Share(self)

    def count(self, size: int, *, shares: int = 0) -> None:
        """Add to what is held, or take away from it."""
        with self._lock:
            self.total += size
            self.shares += shares


class Share:
    """The replies of one visit: each distinct body once."""

    def __init__(self, held: Held) -> None:
        """Hold nothing yet."""
        self._held = held
        self._bodies: dict[str, bytes] = {}
        self._bytes = 0

    def keep(self, digest: str, body: bytes) -> bytes:
        """Give the body itself, or the same bytes that came before: many sites answer everything alike."""
        if known := self._bodies.get(digest):
            return known
        self._bodies[digest] = body
        self._bytes += len(body)
        self._held.count(len(body))
        return body

    @property
    def is_spent(self) -> bool:
        """Whether nothing more may be asked."""
        if self._bytes >= MOST_OF_ONE:
            return True
        equal = max(ALWAYS, MOST_OF_ALL // max(self._held.shares, 1))
        return self._held.total >= MOST_OF_ALL and self._bytes >= equal

    def release(self) -> None:
        """Take no more part; once."""
        self._held.count(-self._bytes, shares=-1)
