"""Reads meta tags like a browser's tokenizer, without a tree (WHATWG HTML §13.2.5), in linear time.

For refusals, which must not be missed: no cap, any markup, any encoding.
"""

import re
from collections.abc import Iterator, Mapping
from html import unescape
from typing import Final

from probes.evidence.charsets import codec_of
from probes.evidence.evidence import Exchange

_VALUE: Final = r"""(?:"[^"]*+"|'[^']*+'|[^\s>]*+)"""
_ATTRIBUTE: Final = rf"[^\s/>][^\s/>=]*+(?>\s*+=\s*+{_VALUE}|)"
_MARKUP: Final = re.compile(
    rf"<(?:!--|(?P<end>/?+)(?P<name>[a-z][^\s/>]*+)(?P<rest>(?:[\s/]++|{_ATTRIBUTE})*+))", re.IGNORECASE
)
_PARTS: Final = re.compile(rf"([^\s/>][^\s/>=]*+)(?>\s*+=\s*+({_VALUE})|)")
_NUMBER: Final = re.compile("&#(?=[0-9]{8})0*+([0-9]*+)(;?)")
"""Python refuses integers of thousands of digits."""
_DIGITS: Final = len(str(0x10FFFF))
_COMMENT_END: Final = re.compile("--!?>")
_RAW_ENDS: Final = {
    name: re.compile(rf"</{name}(?=[\s/>])", re.IGNORECASE)
    for name in ("script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp")
}
"""Not `noscript`: we run no scripts."""


_OF_THE_HEAD: Final = frozenset(
    {"html", "head", "base", "basefont", "bgsound", "link", "meta", "noscript", "template"}
) | (_RAW_ENDS.keys() - {"textarea", "iframe", "xmp", "noembed"})


def shows_whole_head(exchange: Exchange) -> bool:
    """Whether anything of the body was read (WHATWG HTML §13.2.6.4.4)."""
    text = exchange.body.decode("latin-1").replace("\0", "")
    return any(tag["name"].lower() not in _OF_THE_HEAD or _ends_head(tag) for tag in _tags(text))


def _ends_head(tag: re.Match[str]) -> bool:
    return bool(tag["end"]) and tag["name"].lower() == "head"


def metas(exchange: Exchange) -> Iterator[Mapping[str, str]]:
    codec = codec_of(exchange.body, exchange.header("content-type"))
    if codec.startswith(("utf-16", "utf-32")):
        yield from _metas(exchange.body.decode(codec, errors="replace"))
    # Other encodings are ASCII-compatible, and the declared one may be wrong.
    yield from _metas(exchange.body.decode("latin-1"))


def _metas(text: str) -> Iterator[Mapping[str, str]]:
    tags = _tags(text.replace("\0", ""))
    return (_attributes(tag["rest"]) for tag in tags if tag["name"].lower() == "meta")


def _tags(text: str) -> Iterator[re.Match[str]]:
    position = 0
    while found := _MARKUP.search(text, position):
        position = found.end()
        name = (found["name"] or "").lower()
        if name:
            yield found
        if end := _end_of_text(found, name):
            closed = end.search(text, found.start() + 2)
            if closed is None:
                return
            position = closed.end()


def _end_of_text(found: re.Match[str], name: str) -> re.Pattern[str] | None:
    """`<script/>` counts as closed."""
    if not name:
        return _COMMENT_END
    return None if found["end"] or found["rest"].endswith("/") else _RAW_ENDS.get(name)


def _attributes(rest: str) -> Mapping[str, str]:
    attributes: dict[str, str] = {}
    for name, value in _PARTS.findall(rest):
        bare = value[1:-1] if value[:1] in {'"', "'"} and value[:1] == value[-1:] else value
        attributes.setdefault(name.lower(), unescape(_NUMBER.sub(_short_reference, bare)))
    return attributes


def _short_reference(number: re.Match[str]) -> str:
    digits, end = number.groups()
    return f"&#{digits or '0'}{end}" if len(digits) <= _DIGITS else "\ufffd"
