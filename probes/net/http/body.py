"""Reads a body within limits on received bytes, decoded bytes and pieces."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from probes.net.http.body_scanner import BodyScanner
from probes.net.http.failures import FAILURES, BadEncoding, NetworkFailure
from probes.net.http.http1 import HttpReply

_GZIP = 31  # zlib's window bits for a gzip wrapper
_MAGIC = b"\x1f\x8b"
_NO_CODING = frozenset({"", "identity", "none", "binary", "7bit", "8bit", "utf-8", "utf8"})
_RAW_SLACK = 64 * 1024
_STEP = 64 * 1024  # Decoded bytes between returns to the event loop
_MAX_MEMBERS = 100  # Multi-member gzip files have one per 64 KB or more
_MAX_PIECES = 4096  # Byte-by-byte servers cost too much

Enough = Callable[[bytes], bool]
Lighten = Callable[["Body"], Awaitable["Body"]]
Spend = Callable[[int], bool]  # Called with numbers of decoded bytes; False cuts the body


@dataclass(frozen=True, slots=True)
class Body:
    """`received` counts the decoded bytes if `data` is less than what came."""

    data: bytes = b""
    truncated: bool = False
    received: int = 0

    @property
    def size(self) -> int:
        return self.received or len(self.data)


class GzipDecoder:
    """Decodes gzip members (RFC 1952) into at most `cap` + 1 bytes."""

    def __init__(self, cap: int) -> None:
        self.out = bytearray()
        self.full = False
        self._cap = cap
        self._left = b""
        self._holds_back = False  # Whether zlib may hold output that didn't fit
        self._member = zlib.decompressobj(_GZIP)
        self._begun, self._members = False, 1

    @property
    def has_more(self) -> bool:
        return bool(self._left or self._holds_back) and not self.full

    def feed(self, data: bytes) -> None:
        """Raises BadEncoding."""
        self._begun = self._begun or bool(data)
        self._left += data
        self.step()

    def step(self) -> None:
        ends_at = len(self.out) + _STEP
        while self.has_more and len(self.out) < ends_at:
            if self._member.eof and not self._next_member():
                self._left = b""
                return
            # One byte beyond the cap distinguishes a body that ends there from a longer one.
            room = min(self._cap + 1, ends_at) - len(self.out)
            try:
                made = self._member.decompress(self._left, room)
            except zlib.error as error:
                raise BadEncoding("the gzip data is damaged") from error
            self.out += made
            self.full = len(self.out) > self._cap
            self._holds_back = len(made) == room and not self._member.eof
            self._left = self._member.unused_data if self._member.eof else self._member.unconsumed_tail

    def end(self) -> None:
        """Raises BadEncoding if a member is incomplete."""
        if self._begun and not self._member.eof:
            raise BadEncoding("the gzip data ends too early")

    def _next_member(self) -> bool:
        """False on trailing padding or too many members."""
        if not self._left.startswith(_MAGIC):
            return False
        self._members += 1
        self.full = self._members > _MAX_MEMBERS
        self._member = zlib.decompressobj(_GZIP)
        return not self.full


class IdentityDecoder:
    def __init__(self, cap: int) -> None:
        self.out = bytearray()
        self.full = False
        self._cap = cap
        self._left = b""

    @property
    def has_more(self) -> bool:
        return bool(self._left) and not self.full

    def feed(self, data: bytes) -> None:
        self._left += data
        self.step()

    def step(self) -> None:
        room = min(self._cap + 1 - len(self.out), _STEP)
        self.out += self._left[:room]
        self._left = self._left[room:]
        self.full = len(self.out) > self._cap

    def end(self) -> None:
        """No-op: an unencoded body can't be incomplete."""


def decoder_for(content_encoding: str, cap: int) -> GzipDecoder | IdentityDecoder:
    """Raises BadEncoding unless the coding is one gzip or none."""
    named = (part.strip().lower() for part in content_encoding.split(","))
    match [coding for coding in named if coding not in _NO_CODING]:
        case []:
            return IdentityDecoder(cap)
        case ["gzip" | "x-gzip"]:
            return GzipDecoder(cap)
        case _:
            raise BadEncoding("a content coding that was not asked for")


class BodyReader:
    """Reads a body in several calls, cut at `cap` decoded bytes."""

    def __init__(self, reply: HttpReply, content_encoding: str, cap: int, spend: Spend | None = None) -> None:
        """Raises BadEncoding."""
        self._reply = reply
        self._spend = spend
        self._cap = cap
        self._decode = decoder_for(content_encoding, cap)
        self._scanner = BodyScanner()
        self._raw = self._pieces = 0
        self._ended = self._truncated = False

    @property
    def body(self) -> Body:
        with memoryview(self._decode.out) as out:
            return Body(bytes(out[: self._cap]), truncated=self._truncated)

    async def until(self, enough: Enough | None) -> bool:
        """Read until `enough` accepts a new part; False if the body ends or is cut first.

        `enough` gets complete events, and a JSON document that seems complete. Raises BadEncoding and the
        errors of `HttpReply.more`.
        """
        while await self._step():
            if self._truncated or enough is None:
                continue
            if (part := self._scanner.scan(self._decode.out)) and enough(part):
                return True
        return False

    async def piece(self) -> bytes:
        """What is decoded next; b"" at the end or where the body is cut. Raises as `until`."""
        before = len(self._decode.out)
        while await self._step():
            if len(self._decode.out) > before:
                with memoryview(self._decode.out) as out:
                    return bytes(out[before : self._cap])
        return b""

    async def _step(self) -> bool:
        """False at the end."""
        if self._ended or self._truncated:
            return False
        if self._decode.has_more:
            await asyncio.sleep(0)  # let other tasks run between the steps of a large piece
            self._take(b"")
        elif piece := await self._reply.more():
            self._take(piece)
        else:
            self._ended = True
            self._decode.end()
        return not self._ended

    def _take(self, piece: bytes) -> None:
        self._raw += len(piece)
        self._pieces += bool(piece)
        before = len(self._decode.out)
        if piece:
            self._decode.feed(piece)
        else:
            self._decode.step()
        too_much = self._raw > self._cap + _RAW_SLACK or self._pieces > _MAX_PIECES
        too_much = too_much and not self._decode.has_more
        if self._spend is not None and not self._spend(len(self._decode.out) - before):
            too_much = True
        self._truncated = self._decode.full or too_much


async def read_body(  # noqa: PLR0913 - one body has this many limits
    reply: HttpReply,
    content_encoding: str,
    cap: int,
    enough: Enough | None,
    spend: Spend | None = None,
    *,
    useful: int | None = None,
) -> Body:
    """An early end by `enough` doesn't count as truncated. A failure after `useful` bytes only cuts."""
    if not (content_encoding or enough or spend) and reply.is_whole and reply.waiting <= cap:
        return Body(await reply.more())  # the usual case: small, unencoded, received with the head
    reader = BodyReader(reply, content_encoding, cap, spend)
    try:
        await reader.until(enough)
    except FAILURES:
        if useful is None or len(reader.body.data) < useful:
            raise
        return replace(reader.body, truncated=True)
    return reader.body


async def discard_body(reply: HttpReply, most: int = 16 * 1024) -> None:
    """Read the rest so that the connection can be reused."""
    with suppress(NetworkFailure):  # the target is known; a broken body doesn't matter
        while most > 0 and (piece := await reply.more()):
            most -= len(piece)
