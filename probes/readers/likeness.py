"""Detects soft 404s by comparing replies with negative controls.

Copies may differ in echoed paths, digits and nonces.
"""

import re
from urllib.parse import unquote, urlsplit

from probes.evidence.evidence import Exchange
from probes.readers.urls import same_address

SIZE_TOLERANCE = 0.12
SHINGLES_SHARED = 0.85

_READ = 32_768
_FEW = 8
_WORD = re.compile(r"[^\W_]+")
_NAME_END = re.compile(r"\.[A-Za-z0-9]{1,5}$")


def same_reply(one: Exchange, other: Exchange) -> bool:
    """Whether status and bytes are equal, or status, type and nearly all words."""
    if not (one.answered and other.answered) or one.status != other.status:
        return False
    if one.body == other.body:
        return True
    if one.media_type != other.media_type or not _sizes_allow(one, other):
        return False
    echoed = sorted(echoes(one) | echoes(other), key=len, reverse=True)
    return _alike(_stable(one, echoed), _stable(other, echoed))


def is_soft_404(exchange: Exchange, *controls: Exchange | None) -> bool:
    """Whether the reply equals the host's answer for nonexistent addresses.

    A control redirected to this very address doesn't count.
    """
    return any(
        control is not None and not redirects_to(control, exchange.url) and same_reply(exchange, control)
        for control in controls
    )


def redirects_to(control: Exchange, url: str) -> bool:
    """Ignores the query."""
    return any(same_address(hop.location.partition("?")[0], url.partition("?")[0]) for hop in control.hops)


def _sizes_allow(one: Exchange, other: Exchange) -> bool:
    small, large = sorted((len(one.body), len(other.body)))
    echo = abs(len(one.url) - len(other.url))
    return large - small <= SIZE_TOLERANCE * large + 64 * echo


def echoes(exchange: Exchange) -> set[str]:
    found: set[str] = set()
    for url in {exchange.url, exchange.final_url}:
        path = urlsplit(url).path.strip("/").lower()
        last = path.rpartition("/")[2]
        found |= {path, unquote(path), last, _NAME_END.sub("", last)}
    return {echo for echo in found if len(echo) > 2}


def _stable(exchange: Exchange, echoed: list[str]) -> list[str]:
    body = exchange.body
    if len(body) > 2 * _READ:
        body = body[:_READ] + b" " + body[-_READ:]
    text = body.decode("utf-8-sig", errors="replace").lower()
    for echo in echoed:
        text = text.replace(echo, " ")
    return [word for word in _WORD.findall(text) if _is_stable(word)]


def _is_stable(word: str) -> bool:
    return word.isalpha() and not (len(word) > 24 and word.isascii())


def _alike(one: list[str], other: list[str]) -> bool:
    small, large = sorted((len(one), len(other)))
    if large - small > SIZE_TOLERANCE * large:
        return False
    if small < _FEW:
        return one == other
    a, b = _shingles(one), _shingles(other)
    return len(a & b) >= SHINGLES_SHARED * len(a | b)


def _shingles(words: list[str]) -> set[tuple[str, str, str]]:
    return set(zip(words, words[1:], words[2:], strict=False))
