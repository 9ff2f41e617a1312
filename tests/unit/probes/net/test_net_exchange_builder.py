"""What is kept of a reply."""

import json

import pytest

from probes.net.http.exchange_builder import MAX_HEADERS, MAX_VALUE, clean, evidence_headers


def test_only_headers_that_are_evidence_are_kept():
    assert evidence_headers(
        [("content-type", "text/html"), ("set-cookie", "id=1"), ("link", "</a>"), ("x-own", "1")]
    ) == (
        ("content-type", "text/html"),
        ("link", "</a>"),
    )


def test_a_repeated_header_keeps_every_line():
    assert evidence_headers([("link", "a"), ("link", "b")]) == (("link", "a"), ("link", "b"))


def test_header_values_and_their_number_are_capped():
    headers = evidence_headers([("link", "x" * 100_000)] * 1000)

    assert len(headers) == MAX_HEADERS
    assert {len(value) for _, value in headers} == {MAX_VALUE}


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("a\x00b", "a b"),
        ("a\r\nb", "a b"),
        ("\x1b[31mred", "[31mred"),
        ("a\x85b\u2028c", "a b c"),
        ("caf\udce9", "caf\ufffd\ufffd\ufffd"),
        ("\ud800", "\ufffd\ufffd\ufffd"),
        ("  é ü ", "é ü"),
    ],
)
def test_cleaned_text_is_one_line_that_can_be_stored(text, cleaned):
    assert clean(text, 100) == cleaned
    assert json.dumps(clean(text, 100), ensure_ascii=False).encode()


def test_cleaned_text_is_capped():
    assert clean("é" * 1000, 10) == "é" * 10
