"""An event stream that stays open while other requests go out (HTTP+SSE of MCP 2024-11-05)."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from probes.evidence.evidence import Ending, Exchange
from probes.net.http.body import BodyReader, Enough
from probes.net.http.exchange_builder import ExchangeBuilder
from probes.net.http.failures import FAILURES, ending_of

EVENT_STREAM = "text/event-stream"


@dataclass(slots=True)
class OpenBody:
    reader: BodyReader | None = None
    hang_up: Callable[[], None] | None = None

    def close(self) -> None:
        if self.hang_up is not None:
            self.hang_up()


class Stream:
    """An event stream, or the reply received instead; `seconds` bounds all reads together."""

    def __init__(
        self, builder: ExchangeBuilder, exchange: Exchange, open_body: OpenBody, seconds: float
    ) -> None:
        self._builder = builder
        self._exchange = exchange
        self._open_body = open_body
        self._ends_at = asyncio.get_running_loop().time() + seconds
        self._ending, self._note = exchange.ending, ""

    @property
    def is_open(self) -> bool:
        return self._open_body.reader is not None and self._ending is Ending.ANSWERED

    @property
    def url(self) -> str:
        return self._exchange.final_url

    @property
    def body(self) -> bytes:
        return self._open_body.reader.body.data if self._open_body.reader else b""

    async def until(self, enough: Enough) -> bool:
        """Return False if `enough` can't be met any more."""
        if self._open_body.reader is None or not self.is_open:
            return False
        if enough(self.body):
            return True
        try:
            async with asyncio.timeout_at(self._ends_at):
                return await self._open_body.reader.until(enough)
        except FAILURES as error:
            self._ending, self._note = ending_of(error)
            return False

    def exchange(self) -> Exchange:
        if self._open_body.reader is None:
            return self._exchange
        self._builder.reply = self._open_body.reader.body
        return self._builder.end(self._ending, self._note)
