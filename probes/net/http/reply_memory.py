"""Limits the memory of replies per visit and per process."""

import threading
from collections.abc import Iterable

MB = 1024 * 1024
MAX_VISIT_BYTES = 8 * MB  # A visit then sends no more requests; ordinary sites send less than 1 MB
MAX_TOTAL_BYTES = 256 * MB  # Then visits above an equal share send no more requests
MIN_SHARE = MB


class ReplyMemory:
    def __init__(self) -> None:
        self.total = 0
        self.shares = 0
        # Reentrant: a finaliser may release evidence in any thread, even while this one counts.
        self._lock = threading.RLock()

    def share(self) -> "Share":
        """The caller must `release` it."""
        self.count(0, shares=1)
        return Share(self)

    def count(self, size: int, *, shares: int = 0) -> None:
        with self._lock:
            self.total += size
            self.shares += shares


class Share:
    """Equal bodies count once."""

    def __init__(self, memory: ReplyMemory) -> None:
        self._memory = memory
        self._bodies: dict[str, bytes] = {}
        self._bytes = 0

    def intern(self, digest: str, body: bytes) -> bytes:
        """Return the stored bytes with this digest, or store `body`."""
        if known := self._bodies.get(digest):
            return known
        self._bodies[digest] = body
        self._bytes += len(body)
        self._memory.count(len(body))
        return body

    def count_head(self, headers: Iterable[tuple[str, str]]) -> None:
        size = sum(len(name) + len(value) for name, value in headers)
        self._bytes += size
        self._memory.count(size)

    @property
    def is_spent(self) -> bool:
        if self._bytes >= MAX_VISIT_BYTES:
            return True
        equal = max(MIN_SHARE, MAX_TOTAL_BYTES // max(self._memory.shares, 1))
        return self._memory.total >= MAX_TOTAL_BYTES and self._bytes >= equal

    def release(self) -> None:
        """Call once."""
        self._memory.count(-self._bytes, shares=-1)
