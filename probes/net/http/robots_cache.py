"""The robots.txt of third parties, kept for a while: many pages of one process lead to the same few hosts."""

import re
import time
from collections import OrderedDict
from typing import Final

from probes.evidence.evidence import Exchange

DAY: Final = 86_400.0
"""No copy is used for longer (RFC 9309 §2.4)."""
USUAL: Final = 3600.0
"""Seconds that a copy is used whose server names no time."""
MOST: Final = 2000
MOST_BYTES: Final = 8 * 1024 * 1024

_MAX_AGE: Final = re.compile(r"(?<![\w-])max-age\s*=\s*\"?(\d{1,9})", re.IGNORECASE)
_NEVER: Final = re.compile(r"(?<![\w-])no-(?:store|cache)(?![\w-])", re.IGNORECASE)


class Remembered:
    """Replies by origin, the latest used last; at most 2,000 of them and 8 MB."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: OrderedDict[str, tuple[float, Exchange]] = OrderedDict()
        self._bytes = 0

    def get(self, origin: str) -> Exchange | None:
        """The reply of this origin that may still be used."""
        until, exchange = self._kept.get(origin, (0.0, None))
        if exchange is None or time.monotonic() >= until:
            self._drop(origin)
            return None
        self._kept.move_to_end(origin)
        return exchange

    def keep(self, origin: str, exchange: Exchange) -> None:
        """Keep a reply for as long as its Cache-Control allows (RFC 9111 §5.2.2), a day at most."""
        self._drop(origin)
        if (seconds := _seconds(exchange.header("cache-control"))) <= 0:
            return
        self._kept[origin] = time.monotonic() + seconds, exchange
        self._bytes += len(exchange.body)
        while len(self._kept) > MOST or self._bytes > MOST_BYTES:
            self._drop(next(iter(self._kept)))

    def _drop(self, origin: str) -> None:
        if dropped := self._kept.pop(origin, None):
            self._bytes -= len(dropped[1].body)


def _seconds(cache_control: str) -> float:
    if _NEVER.search(cache_control):
        return 0.0
    named = _MAX_AGE.search(cache_control)
    return min(float(named[1]), DAY) if named else USUAL
