"""What of a growing body is looked at."""

import asyncio
import random

import pytest

from probes.net.http.body import read_body
from probes.net.http.body_scanner import SLACK, BodyScanner

MOST = 512 * 1024


def looks(body, step):
    scanner, grown = BodyScanner(), bytearray()
    for start in range(0, len(body), step):
        grown += body[start : start + step]
        if part := scanner.scan(grown):
            yield part


COSTLY = {
    "tiny events": b"data: {}\n\n",
    "events of one line end": b"data: {}\n",
    "blank lines": b"\n",
    "carriage returns": b"\r",
    "an array of objects": b"[{},",
    "closed objects": b"{}",
    "brackets": b"]",
    "objects with blank lines": b"{}\n\n",
    "spaces": b" ",
    "byte order marks": b"\xef\xbb\xbf",
    "an event of objects": b"data: {}",
    "letters": b"x",
}


@pytest.mark.parametrize("step", [128, 131, 4096, MOST])
@pytest.mark.parametrize("unit", COSTLY.values(), ids=COSTLY)
def test_looking_costs_no_more_than_reading_a_few_times(unit, step):
    body = (unit * MOST)[:MOST]
    assert sum(map(len, looks(body, step))) <= 4 * len(body) + SLACK


@pytest.mark.parametrize("end", [b"\n\n", b"\r\n\r\n", b"\r\r", b"\n\r\n"])
@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_every_event_is_shown_once_and_whole_when_it_has_ended(end, step):
    events = [b"data: %d" % number * 3 + end for number in range(20)]
    shown = list(looks(b"".join(events), step))
    assert b"".join(shown).rstrip(b"\n") == b"".join(events).rstrip(b"\n")
    assert all(part.lstrip(b"\r\n").startswith(b"data:") or not part.strip() for part in shown)


def test_the_event_that_answers_is_shown_at_once_however_much_came_before():
    events = [b"data: {%s}\n\n" % bytes([random.Random(n).randrange(97, 123)]) * 9 for n in range(3000)]
    scanner, grown = BodyScanner(), bytearray()
    for event in [*events, b"data: the answer\n\n"]:
        grown += event
        shown = scanner.scan(grown)
    assert shown == b"data: the answer\n\n"


def test_a_large_event_in_many_pieces_is_shown_at_its_end():
    event = b'data: {"tools": [' + b'{"a": "b"},' * 30_000 + b"]}\n\n"
    shown = list(looks(b": hello\n\n" + event + b": ping\n\n", 1000))
    assert event in [part.removesuffix(b": ping\n\n") for part in shown]


@pytest.mark.parametrize("lead", [b"", b"\xef\xbb\xbf", b" \r\n\n"])
def test_a_document_is_shown_when_it_seems_whole(lead):
    document = lead + b'{"a": {"b": 1},\n\n"c": 2}\n'
    assert list(looks(document, 1))[-2:] == [document[:-1], document]
    assert list(looks(document, 1000)) == [document]


def test_an_event_whose_blank_line_never_comes_is_shown_when_it_seems_whole():
    assert list(looks(b": hello\n\ndata: {}", 9)) == [b": hello\n\n", b"data: {}"]


class Reply:
    def __init__(self, *pieces):
        self.pieces = [*pieces, b""]

    async def more(self):
        return self.pieces.pop(0)


def test_the_reader_of_a_body_looks_at_every_byte_of_a_stream_once():
    shown = []
    pieces = [b"data: {}\n\n" * 13] * 4000

    body = asyncio.run(read_body(Reply(*pieces), "", MOST * 2, lambda part: bool(shown.append(part))))

    assert body.data == b"".join(shown) == b"".join(pieces)


def test_what_has_been_read_when_it_is_enough_is_the_whole_body():
    reply = Reply(b": hi\n\n", b"data: 1\n\ndata: 2\n\n: pi", b"ng\n\n")

    body = asyncio.run(read_body(reply, "", MOST, lambda part: b"2" in part))

    assert (body.data, body.truncated) == (b": hi\n\ndata: 1\n\ndata: 2\n\n: pi", False)
