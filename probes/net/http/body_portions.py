"""Which parts of a growing body are worth a look, so that looking costs no more than reading.

A body is either one JSON document or a stream of events that end with a blank line (WHATWG HTML §9.2.6).
"""

import re
from typing import Final

SLACK: Final = 64 * 1024
"""Small documents are looked at whenever they seem whole."""

_LEAD: Final = re.compile(rb"[\xef\xbb\xbf \t\r\n]*+")
_BLANK_LINE: Final = re.compile(rb"(?>\r\n|\n|\r)(?>\r\n|\n|\r)")
_TAIL: Final = 64
_OVERLAP: Final = 3
"""A blank line may be cut within its four bytes."""


class Portions:
    """What to look at in one body, piece by piece; all looks together see it four times at most, and the slack."""

    def __init__(self) -> None:
        """Begin with an empty body."""
        self._looked_at = self._lead = self._settled = self._searched = 0

    def next(self, body: bytearray) -> bytes:
        """The bytes that may say something new now that the body has grown to this; b"" for nothing."""
        lead = _LEAD.match(body, self._lead)
        self._lead = lead.end() if lead else 0
        if self._lead == len(body):
            return b""
        is_document = body.startswith((b"{", b"["), self._lead)
        portion = b"" if is_document else self._events(body)
        if not portion and self._looked_at <= len(body) + SLACK and _seems_whole(body):
            portion = bytes(body[self._settled :])
        self._looked_at += len(portion)
        return portion

    def _events(self, body: bytearray) -> bytes:
        """The events that have ended since the last look."""
        begin, end = self._settled, self._settled
        for blank in _BLANK_LINE.finditer(body, max(self._searched - _OVERLAP, begin)):
            end = blank.end()
        self._searched, self._settled = len(body), end
        return bytes(body[begin:end])


def _seems_whole(body: bytearray) -> bool:
    """Whether it ends as JSON does: a document, or an event whose blank line never comes."""
    return body[-_TAIL:].rstrip().endswith((b"}", b"]"))
