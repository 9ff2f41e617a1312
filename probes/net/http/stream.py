"""A reply that is left open while other requests go out, and its bounds (HTTP+SSE of MCP 2024-11-05)."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from probes.evidence.evidence import Ending, Exchange
from probes.net.http.body import Enough, Reading
from probes.net.http.exchange_builder import Trail
from probes.net.http.failures import FAILURES, ending_of

EVENT_STREAM: Final = "text/event-stream"


@dataclass(slots=True)
class Held:
    """The body of an event stream, once its headers are there."""

    reading: Reading | None = None
    hang_up: Callable[[], None] | None = None

    def close(self) -> None:
        """Hang up."""
        if self.hang_up is not None:
            self.hang_up()


class Stream:
    """An open event stream, or what came instead of one; `seconds` bounds all reading together."""

    def __init__(self, trail: Trail, exchange: Exchange, held: Held, seconds: float) -> None:
        """Begin with the headers read."""
        self._trail = trail
        self._exchange = exchange
        self._held = held
        self._ends_at = asyncio.get_running_loop().time() + seconds
        self._ending, self._note = exchange.ending, ""

    @property
    def is_open(self) -> bool:
        """Whether an event stream came."""
        return self._held.reading is not None and self._ending is Ending.ANSWERED

    @property
    def url(self) -> str:
        """Where it answers."""
        return self._exchange.final_url

    @property
    def body(self) -> bytes:
        """What was read so far."""
        return self._held.reading.body.data if self._held.reading else b""

    async def until(self, enough: Enough) -> bool:
        """Read on until `enough` holds of all that was read; False when that will not come."""
        if self._held.reading is None or not self.is_open:
            return False
        if enough(self.body):
            return True
        try:
            async with asyncio.timeout_at(self._ends_at):
                return await self._held.reading.until(enough)
        except FAILURES as error:
            self._ending, self._note = ending_of(error)
            return False

    def exchange(self) -> Exchange:
        """All that was seen of it."""
        if self._held.reading is None:
            return self._exchange
        self._trail.reply = self._held.reading.body
        return self._trail.end(self._ending, self._note)
