"""The bounded decoders."""

import gzip
import random
import zlib

import pytest

from probes.net.http.body import BadEncoding, GzipDecoder, IdentityDecoder, decoder_for
from tests.each import each

CAP = 1000


def inflated(data, *, step=None, cap=CAP):
    decode = GzipDecoder(cap)
    for start in range(0, len(data), step or max(len(data), 1)):
        decode.feed(data[start : start + (step or len(data))])
    decode.end()
    return decode


@each("step", [None, 1, 7])
@each("size", [0, 1, CAP - 1, CAP])
def test_gzip_up_to_the_cap_comes_back_whole(size, step):
    text = random.Random(size).randbytes(size)

    decode = inflated(gzip.compress(text), step=step)

    assert bytes(decode.out) == text
    assert not decode.full


@pytest.mark.parametrize("step", [None, 1, 7])
def test_a_bomb_makes_one_byte_more_than_the_cap_and_no_more(step):
    decode = GzipDecoder(CAP)
    bomb = gzip.compress(bytes(10_000_000))

    for start in range(0, len(bomb), step or len(bomb)):
        decode.feed(bomb[start : start + (step or len(bomb))])

    assert decode.full
    assert len(decode.out) == CAP + 1


def test_several_gzip_members_are_one_body():
    decode = inflated(gzip.compress(b"one ") + gzip.compress(b"two"))

    assert bytes(decode.out) == b"one two"


def test_the_members_of_a_body_share_one_cap():
    decode = GzipDecoder(CAP)

    decode.feed(gzip.compress(bytes(600)) * 1000)

    assert decode.full
    assert len(decode.out) == CAP + 1


def test_padding_after_the_gzip_data_is_ignored():
    assert bytes(inflated(gzip.compress(b"text") + b"\0" * 50).out) == b"text"


@pytest.mark.parametrize(
    "data",
    [
        gzip.compress(b"text" * 100)[:-9],
        gzip.compress(b"text")[:5],
        b"<html>not gzip</html>",
        zlib.compress(b"text"),
        gzip.compress(b"text")[:-8] + b"\0" * 8,
    ],
    ids=[
        "cut",
        "only a head",
        "not gzip",
        "zlib",
        "wrong checksum",
    ],  # gzip's head holds the time: no name of a test
)
def test_damaged_gzip_is_a_bad_encoding(data):
    with pytest.raises(BadEncoding):
        inflated(data)


def test_plain_bytes_are_cut_one_beyond_the_cap():
    decode = IdentityDecoder(CAP)

    decode.feed(bytes(CAP))
    assert not decode.full
    decode.feed(bytes(50_000))

    assert decode.full
    assert len(decode.out) == CAP + 1


@pytest.mark.parametrize("coding", ["", "identity", "Identity", " , "])
def test_no_coding_needs_no_decoder(coding):
    assert isinstance(decoder_for(coding, CAP), IdentityDecoder)


@pytest.mark.parametrize("coding", ["gzip", "GZip", "x-gzip", "gzip, identity"])
def test_one_gzip_is_decoded(coding):
    assert isinstance(decoder_for(coding, CAP), GzipDecoder)


@pytest.mark.parametrize(
    "coding", ["br", "zstd", "deflate", "compress", "gzip, gzip", "gzip,br", "x-unknown"]
)
def test_any_other_coding_is_refused_before_a_byte_is_read(coding):
    with pytest.raises(BadEncoding):
        decoder_for(coding, CAP)
