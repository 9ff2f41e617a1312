"""How a page is encoded (WHATWG HTML §13.2.3), among text encodings only. Pure."""

import codecs
import re

_META_CHARSET = re.compile(
    rb"""<meta[^>]{0,200}?charset\s*=\s*["']?\s*([A-Za-z0-9_:.-]{1,40})""", re.IGNORECASE
)
_CHARSET = re.compile(r"charset\s*=\s*[\"']?([A-Za-z0-9_:.-]{1,40})", re.IGNORECASE)
_TEXT_CODECS = re.compile(
    r"utf-(?:8|16|32)|iso8859|iso2022|cp\d|koi8|gb|big5|shift_jis|euc|mac|tis|hz|johab|ptcp", re.IGNORECASE
)


def codec_of(body: bytes, content_type: str) -> str:
    """The codec of a page: its mark, its header, its meta element, else UTF-8 (WHATWG HTML §13.2.3)."""
    for mark, codec in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if body.startswith(mark):
            return codec
    named = _CHARSET.search(content_type)
    in_page = _META_CHARSET.search(body[:2048])
    for name in (named and named[1], in_page and in_page[1].decode("ascii")):
        if name and (codec := _text_codec(name)):
            return codec
    return "utf-8"


def _text_codec(name: str) -> str:
    try:
        codec = codecs.lookup(name).name
    except (LookupError, ValueError):
        return ""
    if codec in {"iso8859-1", "ascii"}:
        return "cp1252"
    return codec if _TEXT_CODECS.match(codec) else ""
