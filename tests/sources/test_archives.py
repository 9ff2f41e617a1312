"""Packed lists: what is read, and what is the list's fault."""

import bz2
import collections
import contextlib
import gzip
import io
import lzma
import struct
import tracemalloc
import zipfile

import pytest

from probes.models import Target
from probes.sources.files import archives
from probes.sources.files.archives import unpack_archive
from probes.sources.kind import UnusableFile
from tests.sources.serving import RangedFile

TEXT = "".join(f"{n},site{n}.com\r\n" for n in range(1, 1001)).encode()
METHODS = {
    "stored": zipfile.ZIP_STORED,
    "deflate": zipfile.ZIP_DEFLATED,
    "bzip2": zipfile.ZIP_BZIP2,
    "lzma": zipfile.ZIP_LZMA,
}
MEGABYTE = 1024 * 1024


class Unseekable(io.RawIOBase):
    """A pipe: zipfile then writes sizes after the content."""

    def __init__(self):
        self.body = bytearray()

    def writable(self):
        return True

    def write(self, data):
        self.body += data
        return len(data)


def packed(method, *, text=TEXT, folder=False, zip64=False, piped=False):
    out = Unseekable() if piped else io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        if folder:
            archive.mkdir("lists")
        with archive.open("lists/top.csv" if folder else "top.csv", "w", force_zip64=zip64) as file:
            file.write(text)
        archive.writestr("readme.txt", "not this one")
    return bytes(out.body) if piped else out.getvalue()


def content(body):
    return unpack_archive(io.BufferedReader(io.BytesIO(body))).read()


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("more", [{}, {"folder": True}, {"zip64": True}])
def test_the_first_file_of_an_archive_is_read(method, more):
    assert content(packed(METHODS[method], **more)) == TEXT


@pytest.mark.parametrize("method", ["deflate", "bzip2", "lzma"])
def test_an_archive_that_was_written_to_a_pipe_is_read(method):
    assert content(packed(METHODS[method], piped=True)) == TEXT


def test_gzip_members_and_plain_text_are_read():
    assert content(gzip.compress(TEXT[:500]) + gzip.compress(TEXT[500:])) == TEXT
    assert content(TEXT) == TEXT
    assert content(b"") == b""


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("piped", [False, True])
def test_a_damaged_archive_is_the_lists_fault_wherever_a_byte_is_wrong(method, piped):
    if piped and method == "stored":
        return
    good = packed(METHODS[method], piped=piped)
    end = good.index(b"PK\x03\x04", 4)
    for place in range(30, end, max(1, end // 60)):
        body = bytearray(good)
        body[place] ^= 0x55
        with contextlib.suppress(UnusableFile):
            assert content(bytes(body)) == TEXT, place  # a name or a field that nobody needs


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("size", [4, 20, 35, 60, 300])
def test_an_archive_that_ends_early_is_the_lists_fault(method, size):
    with pytest.raises(UnusableFile, match="not whole"):
        content(packed(METHODS[method])[:size])


def with_flag(flag):
    body = bytearray(packed(zipfile.ZIP_DEFLATED))
    struct.pack_into("<H", body, 6, flag)
    return bytes(body)


def with_method(method):
    body = bytearray(packed(zipfile.ZIP_DEFLATED))
    struct.pack_into("<H", body, 8, method)
    return bytes(body)


def with_dictionary(size):
    body = packed(zipfile.ZIP_LZMA)
    at = body.index(b"top.csv") + len("top.csv") + 4
    return body[: at + 1] + struct.pack("<L", size) + body[at + 5 :]


def folders():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for n in range(archives.MOST_FOLDERS + 1):
            archive.mkdir(f"f{n}")
    return out.getvalue()


def of_folders_alone():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.mkdir("lists")
    return out.getvalue()


def empty():
    out = io.BytesIO()
    zipfile.ZipFile(out, "w").close()
    return out.getvalue()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (with_flag(0x1), "encrypted"),
        (with_flag(0x41), "encrypted"),
        (with_method(9), r"method \(9\)"),
        (with_method(93), r"method \(93\)"),
        (packed(zipfile.ZIP_STORED, piped=True), "how long"),
        (with_dictionary(1 << 31), "bytes of memory"),
        (folders(), "more than 100 folders"),
        (of_folders_alone(), "holds no file"),
        (empty(), "an empty ZIP"),
        (bz2.compress(TEXT), "packed by bzip2"),
        (lzma.compress(TEXT), "packed by xz"),
        (gzip.compress(gzip.compress(TEXT)), "an archive in an archive"),
        (packed(zipfile.ZIP_DEFLATED, text=packed(zipfile.ZIP_STORED)), "an archive in an archive"),
        (gzip.compress(bz2.compress(TEXT)), "what it holds is packed by bzip2"),
        (gzip.compress(TEXT)[:-4], "not whole"),
    ],
)
def test_what_cannot_be_read_is_named(body, said):
    with pytest.raises(UnusableFile, match=said):
        content(body)


@pytest.mark.parametrize("method", ["deflate", "bzip2", "lzma"])
def test_a_bomb_ends_by_its_ratio_in_bounded_memory(method, monkeypatch):
    monkeypatch.setattr(archives, "RATIO_FROM", MEGABYTE)
    body = packed(METHODS[method], text=b"\n" * 32 * MEGABYTE)
    file = unpack_archive(io.BufferedReader(io.BytesIO(body)))
    tracemalloc.start()
    try:
        with pytest.raises(UnusableFile, match="100 times as large"):
            collections.deque(iter(lambda: file.read(MEGABYTE), b""), maxlen=0)
        assert tracemalloc.get_traced_memory()[1] < 16 * MEGABYTE
    finally:
        tracemalloc.stop()


def with_directory(names):
    """An archive of one file whose directory names many."""
    body = packed(zipfile.ZIP_DEFLATED)
    begin = body.index(b"PK\x01\x02")
    entry = body[begin : body.index(b"PK\x01\x02", begin + 4)]
    return body[:begin] + entry * names + body[body.index(b"PK\x05\x06") :]


@pytest.mark.django_db
def test_a_directory_with_very_many_names_is_neither_fetched_nor_held(serve, source, read):
    body = with_directory(300_000)
    server = serve(RangedFile(body))
    source("tranco", address="http://source.test/list")
    tracemalloc.start()
    try:
        row = read()
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (row.trouble, Target.objects.count()) == ("", 1000)
    assert len(body) > 15 * MEGABYTE
    assert len(server.asked) == 1
    assert most < 48 * MEGABYTE
