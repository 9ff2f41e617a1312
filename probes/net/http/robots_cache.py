"""Cache of third-party robots.txt files, shared by the process's visits."""

import re
import time
from collections import OrderedDict

from probes.evidence.evidence import Exchange

DAY = 86_400.0  # RFC 9309 §2.4
USUAL = 3600.0  # Default lifetime in seconds
MOST = 2000
MOST_BYTES = 8 * 1024 * 1024

_MAX_AGE = re.compile(r"(?<![\w-])max-age\s*=\s*\"?(\d{1,9})", re.IGNORECASE)
_NEVER = re.compile(r"(?<![\w-])no-(?:store|cache)(?![\w-])", re.IGNORECASE)


class RobotsCache:
    """LRU cache by origin."""

    def __init__(self) -> None:
        self._entries: OrderedDict[str, tuple[float, Exchange]] = OrderedDict()
        self._bytes = 0

    def get(self, origin: str) -> Exchange | None:
        until, exchange = self._entries.get(origin, (0.0, None))
        if exchange is None or time.monotonic() >= until:
            self._drop(origin)
            return None
        self._entries.move_to_end(origin)
        return exchange

    def keep(self, origin: str, exchange: Exchange) -> None:
        """Follow Cache-Control (RFC 9111 §5.2.2), up to a day."""
        self._drop(origin)
        if (seconds := _seconds(exchange.header("cache-control"))) <= 0:
            return
        self._entries[origin] = time.monotonic() + seconds, exchange
        self._bytes += len(exchange.body)
        while len(self._entries) > MOST or self._bytes > MOST_BYTES:
            self._drop(next(iter(self._entries)))

    def _drop(self, origin: str) -> None:
        if dropped := self._entries.pop(origin, None):
            self._bytes -= len(dropped[1].body)


def _seconds(cache_control: str) -> float:
    if _NEVER.search(cache_control):
        return 0.0
    named = _MAX_AGE.search(cache_control)
    return min(float(named[1]), DAY) if named else USUAL
