"""What is kept of a reply."""

import json

import pytest

from probes.net.http.exchange_builder import clean_line, evidence_headers


def test_only_headers_that_are_evidence_are_kept():
    assert evidence_headers(
        [("content-type", "text/html"), ("set-cookie", "id=1"), ("link", "</a>"), ("x-own", "1")]
    ) == (
        ("content-type", "text/html"),
        ("link", "</a>"),
    )


def test_a_repeated_header_keeps_every_line():
    assert evidence_headers([("link", "a"), ("link", "b")]) == (("link", "a"), ("link", "b"))


def test_headers_are_kept_whole_however_many_and_long_they_are():
    sent = [("link", "x" * 16_000 + str(number)) for number in range(128)]
    assert evidence_headers(sent) == tuple(sent)


def test_bytes_that_are_no_text_push_nothing_out_of_a_header():
    ((_, value),) = evidence_headers([("x-robots-tag", "\udce9" * 3000 + ", noai")])
    assert value.endswith(", noai")


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
    assert clean_line(text, 100) == cleaned
    assert json.dumps(clean_line(text, 100), ensure_ascii=False).encode()


def test_cleaned_text_is_capped():
    assert clean_line("é" * 1000, 10) == "é" * 10
