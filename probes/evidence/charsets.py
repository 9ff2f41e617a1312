"""Detects text encodings."""

import codecs
import re

_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_META_CHARSET = re.compile(
    rb"""<meta[^>]{0,200}?charset\s*+=\s*+["']?+\s*+([A-Za-z0-9_:.-]{1,40})""", re.IGNORECASE
)
_CHARSET = re.compile(r"charset\s*+=\s*+[\"']?+([A-Za-z0-9_:.-]{1,40})", re.IGNORECASE)
_TEXT_CODECS = re.compile(
    r"utf-(?:8|16|32)|iso8859|iso2022|cp\d|koi8|gb|big5|shift_jis|euc|mac|tis|hz|johab|ptcp", re.IGNORECASE
)


def codec_of(body: bytes, content_type: str) -> str:
    """Follows WHATWG HTML §13.2.3: byte order mark, header, meta element, else UTF-8."""
    if marked := codec_of_mark(body):
        return marked
    in_page = _META_CHARSET.search(body[:2048])
    in_page_codec = _text_codec(in_page[1].decode("ascii")) if in_page else ""
    return _in_header(content_type) or in_page_codec or "utf-8"


def decode(body: bytes, content_type: str) -> str:
    """Tries UTF-8 first, as many servers send a wrong charset; undecodable bytes become U+FFFD."""
    if not (marked := codec_of_mark(body)):
        try:
            return body.decode()
        except UnicodeDecodeError:
            marked = _in_header(content_type) or "utf-8"
    return body.decode(marked, errors="replace")


def codec_of_mark(body: bytes) -> str:
    """The codec that a byte order mark names, else ""."""
    for mark, codec in _MARKS:
        if body.startswith(mark):
            return codec
    return ""


def _in_header(content_type: str) -> str:
    named = _CHARSET.search(content_type)
    return _text_codec(named[1]) if named else ""


def _text_codec(name: str) -> str:
    try:
        codec = codecs.lookup(name).name
    except (LookupError, ValueError):
        return ""
    if codec in {"iso8859-1", "ascii"}:
        return "cp1252"
    return codec if _TEXT_CODECS.match(codec) else ""
