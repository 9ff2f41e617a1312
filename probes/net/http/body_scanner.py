"""Selects new parts of a growing JSON document or event stream (WHATWG HTML §9.2.6), in linear time."""

import re

SLACK = 64 * 1024  # Bodies up to this size are inspected whenever they seem complete

_LEAD = re.compile(rb"[\xef\xbb\xbf \t\r\n]*+")
_BLANK_LINE = re.compile(rb"(?>\r\n|\n|\r)(?>\r\n|\n|\r)")
_TAIL = 64
_OVERLAP = 3  # A blank line may be split within its four bytes


class BodyScanner:
    """All parts total at most four times the body's size plus the slack."""

    def __init__(self) -> None:
        self._looked_at = self._lead = self._events_end = self._searched = 0

    def scan(self, body: bytearray) -> bytes:
        """The bytes to inspect, or b""."""
        lead = _LEAD.match(body, self._lead)
        self._lead = lead.end() if lead else 0
        if self._lead == len(body):
            return b""
        is_document = body.startswith((b"{", b"["), self._lead)
        part = b"" if is_document else self._events(body)
        if not part and self._looked_at <= len(body) + SLACK and _seems_whole(body):
            part = bytes(body[self._events_end :])
        self._looked_at += len(part)
        return part

    def _events(self, body: bytearray) -> bytes:
        begin, end = self._events_end, self._events_end
        for blank in _BLANK_LINE.finditer(body, max(self._searched - _OVERLAP, begin)):
            end = blank.end()
        self._searched, self._events_end = len(body), end
        return bytes(body[begin:end])


def _seems_whole(body: bytearray) -> bool:
    return body[-_TAIL:].rstrip().endswith((b"}", b"]"))
