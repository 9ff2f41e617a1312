"""Reading a body within bounds: of bytes, of decoded bytes, and of pieces."""

import asyncio
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from probes.net.http.body_portions import Portions
from probes.net.http.failures import BadEncoding, Failed
from probes.net.http.http1 import Reply

_GZIP: Final = 31  # zlib's window bits for a gzip wrapper
_MAGIC: Final = b"\x1f\x8b"
_NO_CODING: Final = frozenset({"", "identity", "none", "binary", "7bit", "8bit", "utf-8", "utf8"})
"""What servers write where a coding should be that have none, as browsers take it."""
_RAW_SLACK: Final = 64 * 1024
_STEP: Final = 64 * 1024
"""Decoded bytes that are made and looked at before others have their turn."""
_MAX_MEMBERS: Final = 100
"""Members of one gzip body; a file of many has one for each 64 KB or more."""
_MAX_PIECES: Final = 4096
"""A body in more pieces than this is cut: whoever sends bytes one by one costs more than it tells."""

Enough = Callable[[bytes], bool]
Spend = Callable[[int], bool]
"""Told how many decoded bytes came; False cuts the body there: several bodies may share one budget."""


@dataclass(frozen=True, slots=True)
class Body:
    """Decoded bytes, and whether the server had more than was read."""

    data: bytes = b""
    truncated: bool = False


class Inflate:
    """A bounded gzip decoder (RFC 1952), several members included.

    `cap` bounds the output: not a byte more is ever made, whatever the input says.
    """

    def __init__(self, cap: int) -> None:
        """Begin with nothing read."""
        self.out = bytearray()
        self.full = False
        self._cap = cap
        self._left = b""
        self._holds_back = False
        """Whether zlib may have output left that had no room."""
        self._member = zlib.decompressobj(_GZIP)
        self._begun, self._members = False, 1

    @property
    def has_more(self) -> bool:
        """Whether what was fed is not all decoded."""
        return bool(self._left or self._holds_back) and not self.full

    def feed(self, data: bytes) -> None:
        """Take more, and decode a step of it. Raises BadEncoding."""
        self._begun = self._begun or bool(data)
        self._left += data
        self.step()

    def step(self) -> None:
        """Decode a little of what was fed. Raises BadEncoding."""
        ends_at = len(self.out) + _STEP
        while self.has_more and len(self.out) < ends_at:
            if self._member.eof and not self._next_member():
                self._left = b""
                return
            # One byte of room beyond the cap tells a body that ends there from one that goes on.
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
        """Say that there is no more. Raises BadEncoding when a member is incomplete."""
        if self._begun and not self._member.eof:
            raise BadEncoding("the gzip data ends too early")

    def _next_member(self) -> bool:
        """Begin another member; False when padding follows the last one, or there are too many."""
        if not self._left.startswith(_MAGIC):
            return False
        self._members += 1
        self.full = self._members > _MAX_MEMBERS
        self._member = zlib.decompressobj(_GZIP)
        return not self.full


class Plain:
    """The decoder of what is not encoded."""

    def __init__(self, cap: int) -> None:
        """Begin with nothing read."""
        self.out = bytearray()
        self.full = False
        self._cap = cap
        self._left = b""

    @property
    def has_more(self) -> bool:
        """Whether what was fed is not all taken."""
        return bool(self._left) and not self.full

    def feed(self, data: bytes) -> None:
        """Take more, and a step of it."""
        self._left += data
        self.step()

    def step(self) -> None:
        """Take a little of what was fed."""
        room = min(self._cap + 1 - len(self.out), _STEP)
        self.out += self._left[:room]
        self._left = self._left[room:]
        self.full = len(self.out) > self._cap

    def end(self) -> None:
        """Nothing can be missing."""


def decoder(content_encoding: str, cap: int) -> Inflate | Plain:
    """Choose the decoder for a Content-Encoding. Raises BadEncoding for any but one gzip or none."""
    named = (part.strip().lower() for part in content_encoding.split(","))
    match [coding for coding in named if coding not in _NO_CODING]:
        case []:
            return Plain(cap)
        case ["gzip" | "x-gzip"]:
            return Inflate(cap)
        case _:
            raise BadEncoding("a content coding that was not asked for")


class Reading:
    """A body that is being read: piece by piece, cut at `cap` decoded bytes, in as many goes as one likes."""

    def __init__(self, reply: Reply, content_encoding: str, cap: int, spend: Spend | None = None) -> None:
        """Begin with nothing read. Raises BadEncoding."""
        self._reply = reply
        self._spend = spend
        self._cap = cap
        self._decode = decoder(content_encoding, cap)
        self._portions = Portions()
        self._raw = self._pieces = 0
        self._ended = self._truncated = False

    @property
    def body(self) -> Body:
        """What was read so far."""
        with memoryview(self._decode.out) as out:
            return Body(bytes(out[: self._cap]), truncated=self._truncated)

    async def until(self, enough: Enough | None) -> bool:
        """Read on until `enough` holds of what is new; False when the body ended or was cut before.

        `enough` is shown each event once, when it has ended, and a JSON document when it seems whole.
        Raises BadEncoding, and what `Reply.more` raises.
        """
        while not (self._ended or self._truncated):
            if self._decode.has_more:
                await asyncio.sleep(
                    0
                )  # a large piece is taken in steps, between which others have their turn
                self._take(b"")
            elif piece := await self._reply.more():
                self._take(piece)
            else:
                self._ended = True
                self._decode.end()
                break
            if self._truncated or enough is None:
                continue
            if (portion := self._portions.next(self._decode.out)) and enough(portion):
                return True
        return False

    def _take(self, piece: bytes) -> None:
        """Take a piece, or another step of the one before when that is empty."""
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


async def read(
    reply: Reply,
    content_encoding: str,
    cap: int,
    enough: Enough | None,
    spend: Spend | None = None,
) -> Body:
    """Read the body, cut at `cap` decoded bytes; `enough` may end it earlier, which cuts nothing.

    `enough` is shown each event once, when it has ended, and a JSON document when it seems whole.
    Raises BadEncoding, and what `Reply.more` raises.
    """
    if not (content_encoding or enough or spend) and reply.is_whole and reply.waiting <= cap:
        return Body(await reply.more())  # as most come: small, plain, and with their head
    reading = Reading(reply, content_encoding, cap, spend)
    await reading.until(enough)
    return reading.body


async def discard(reply: Reply, most: int = 16 * 1024) -> None:
    """Read what a redirect says beside its target, so that the connection can be used again."""
    with suppress(Failed):  # the target is known: a torn or odd body beside it says nothing
        while most > 0 and (piece := await reply.more()):
            most -= len(piece)
