"""Recognises bot walls: filters' pages in front of a site.

Vendor headers decide first. Marks in the body count only on an error status or in a small HTML page with
little text: ordinary pages have the same sensors, and articles quote them.
"""

import re
from functools import lru_cache
from html import unescape
from typing import Final

from probes.evidence.evidence import Exchange
from probes.readers.block_notices import is_block_notice, is_checking, is_waiting_room
from probes.readers.script_text import run_at_load
from probes.readers.urls import absolute, host_of, path_of
from probes.readers.wall_marks import (
    CAPTCHAS,
    CHALLENGE_WORDS,
    EMPTY_WITH,
    MARKS,
    PAIRS,
    TITLES,
    TITLES_WITH,
)

WALL_HEADERS: Final = frozenset({"cf-mitigated", "x-vercel-mitigated", "x-amzn-waf-action", "sg-captcha"})
"""They announce a challenge on any status."""

SMALL: Final = 32_768
LARGE: Final = 262_144
"""Filters that write their pictures, styles and script into the page need more than `SMALL`."""
_FEW_WORDS, _A_REFUSAL, _A_NOTICE, _A_LINE, _NOTHING = 2500, 1500, 800, 160, 40
"""Maximum text bytes of a page with a mark, of one that refuses, of one that asks for a proof, of one that
reloads itself, and of an empty page."""
_LINKS, _LINKS_OF_REFUSAL = 3, 5
_IN_PLAIN_TEXT: Final = 600
"""Maximum bytes of a notice that is no page."""

WALL_HOSTS: Final = (
    "queue-it.net",
    "perfdrive.com",
    "captcha-delivery.com",
    "challenges.cloudflare.com",
    "hcaptcha.com",
)
_BELOW_WALL_HOSTS = tuple(f".{host}" for host in WALL_HOSTS)

_CHALLENGES = frozenset({"challenge", "captcha"})
_BLOCKED = b"sorry, you have been blocked"
_AKAMAI_TITLE = b"access denied</title>"
_AKAMAI_NUMBER = re.compile(rb"reference(?:\s|&#32;){0,9}(?:#|&#35;)")
_AKAMAI_APART = 2000
_JSON = (
    b'"url":"https://geo.captcha-delivery.com/',
    b'"blockscript":',
    b"denied by imunify360 bot-protection",
)
"""Replies of DataDome, HUMAN and Imunify360."""
_PLAIN = frozenset({"", "text/plain", "text/html"})

_TITLE = re.compile(rb"<title(?:\s[^<>]{0,300})?>\s*+([^<]{0,300})")
_HIDDEN = re.compile(rb"<(?:!--|(script|style|noscript|template|svg|title|textarea)(?=[\s>/]))")
_TAG = re.compile(rb"<[^<>]*>")
_BLANKS = re.compile(rb"\s+|&nbsp;")
_SPACES = re.compile(r"\s+")
_NOSCRIPT = re.compile(rb"<noscript(?:\s[^<>]{0,300})?>(.{0,1000})", re.DOTALL)
_ORDINARY = re.compile(
    rb"""
    <link\s[^<>]{0,500}?rel=["']?(?:canonical|manifest|alternate(?!\s+stylesheet)|modulepreload|amphtml)
  | <meta\s[^<>]{0,500}?(?:name|property)=["']?(?:description|keywords|generator|og:|twitter:)
  | <script\s[^<>]{0,500}?type=["']?module | \sid=["']?(?:root|app|__next|__nuxt|___gatsby|app-root)["'\s>]
    """,
    re.VERBOSE,
)
"""Filter pages lack these."""
_SCRIPT = re.compile(rb"<script(?=[\s>/])[^<>]{0,2000}>((?:<(?!/script)|[^<]++)*+)")
_ONLOAD = re.compile(
    rb"""<(?:body|html|img|iframe|link)(?=\s)[^<>]{0,2000}?\sonload\s{0,9}=\s{0,9}(["'])(.{0,2000}?)\1""",
    re.DOTALL,
)
_WIDGET = re.compile(
    rb"<div\s[^<>]{0,300}?\bclass\s{0,9}=\s{0,9}[\"']?[^\"'<>]{0,99}?"
    rb"\b(?:g-recaptcha|h-captcha|cf-turnstile|smart-captcha)\b"
)
_LINK = re.compile(rb"<a\s[^<>]{0,2000}?href")
_INPUT = re.compile(rb"<(?:select\b|(?:textarea|input)\b[^<>]{0,1000}>?)")
_PICTURE = re.compile(rb"<img\s[^<>]{0,1000}?(?:captcha|vcode|verify-?code|checkcode|securimage)")
_NO_INPUT = re.compile(rb"hidden|submit|button|checkbox|captcha|answer|\bcode\b|response|token")

_COOKIE = re.compile(rb"document\s{0,9}(?:\.\s{0,9}cookie|\[\s{0,9}[\"']cookie)")
_PLACE = (
    rb"(?:(?:window|document|self|top|parent)\s{0,9}\.\s{0,9})?(?:location\b|document\s{0,9}\.\s{0,9}url\b)"
)
_RELOAD = re.compile(
    rb"location\s{0,9}(?:\.\s{0,9}reload\b|\[\s{0,9}[\"']reload)|history\.go\(\s{0,9}0?\s{0,9}\)"
    rb"|location(?:\s{0,9}\.\s{0,9}href)?\s{0,9}=\s{0,9}"
    + _PLACE
    + rb"|location\s{0,9}\.\s{0,9}(?:replace|assign)\(\s{0,9}"
    + _PLACE
)
_FORM = re.compile(rb"<form(?:\s[^<>]{0,2000}?\baction\s{0,9}=\s{0,9}[\"']?([^\"'<>\s]{0,2000}))?")
_SUBMITS = re.compile(rb"\.(?:request)?submit\(\s{0,9}\)")
_HANDS_ON = re.compile(rb"saml|relaystate|wresult|id_token|\bname\s{0,9}=\s{0,9}[\"']?(?:code|state)\b")
"""Fields of a log-in at another place."""
_GO_TO = re.compile(
    rb"location(?:\s{0,9}\.\s{0,9}href)?\s{0,9}=\s{0,9}[\"']([^\"'<>\s]{1,2000})[\"']"
    rb"|location\s{0,9}\.\s{0,9}(?:replace|assign)\(\s{0,9}[\"']([^\"'<>\s]{1,2000})[\"']"
)
_REFRESHES = re.compile(rb"http-equiv\s{0,9}=\s{0,9}[\"']?refresh|setinterval|settimeout|location")
_META = re.compile(rb"<meta\s[^<>]{0,2500}>?")
_REFRESH = re.compile(
    rb"content\s*+=\s*+[\"']?\s*+(\d{1,3})(?:\.\d{1,3})?\s*+(?:[;,]\s*+(?:url\s*+=\s*+)?[\"']?([^\"'<>\s]{0,2000}))?"
)
_SOON: Final = 15
"""Seconds."""


def led_to_wall(exchange: Exchange) -> bool:
    return any(_is_wall_host(hop.location) for hop in exchange.hops)


def is_wall(exchange: Exchange) -> bool:
    named = [value.strip().lower() for name, value in exchange.headers if name in WALL_HEADERS]
    if not _CHALLENGES.isdisjoint(named):
        return True
    error = (exchange.status or 0) >= 400 and exchange.status not in {404, 410}
    if exchange.header("x-dd-b") or (exchange.status in {401, 403, 429} and exchange.header("x-datadome")):
        return True
    if error:
        return _is_marked(exchange.body, error=True)
    if len(exchange.body) > SMALL:
        return len(exchange.body) <= LARGE and _is_large_wall(exchange.body)
    if _is_marked(exchange.body, error=False):
        return True
    if not 200 <= (exchange.status or 0) < 300:
        return False
    body = _in_utf8(exchange)
    if exchange.media_type in _PLAIN and _is_plain_notice(body):
        return True
    return _stands_in_front(body, exchange.final_url, sets_cookie=bool(exchange.header("set-cookie")))


def _is_wall_host(url: str) -> bool:
    return f".{host_of(url)}".endswith(_BELOW_WALL_HOSTS)


def _page(body: bytes) -> bytes:
    return body[:LARGE].lstrip(b"\xef\xbb\xbf \t\r\n").lower()


def _in_utf8(exchange: Exchange) -> bytes:
    try:
        exchange.body.decode()
    except UnicodeDecodeError:
        return exchange.text.encode("utf-8", "replace")
    return exchange.body


@lru_cache(maxsize=64)
def _is_large_wall(body: bytes) -> bool:
    page = _page(body)
    if not page.startswith(b"<") or _ORDINARY.search(page) or _shows_more_than(page, _FEW_WORDS):
        return False
    if any(mark in page for mark in EMPTY_WITH) and not _shows_more_than(page, _NOTHING):
        return True
    return _title(page).startswith(TITLES) or any(mark in page for mark in MARKS)


def _is_plain_notice(body: bytes) -> bool:
    text = body.strip().lower()
    if len(text) > _IN_PLAIN_TEXT or text.startswith((b"<", b"{", b"[", b"#")) or b"user-agent:" in text:
        return False
    return is_block_notice(_words(text))


@lru_cache(maxsize=64)
def _is_marked(body: bytes, *, error: bool) -> bool:
    page = _page(body)
    if not page.startswith(b"<"):
        return page.startswith(b"{") and len(page) < _FEW_WORDS and any(mark in page for mark in _JSON)
    title = _title(page)
    if error and (_BLOCKED in page or _is_akamai(page)):
        return True
    if any(mark in page for mark in EMPTY_WITH) and not _shows_more_than(page, _NOTHING):
        return True
    titled, machinery = title.startswith(TITLES), any(mark in page for mark in MARKS)
    if titled and machinery:  # such pages hide numbers of any length in their text
        return True
    marked = (
        titled
        or machinery
        or any(title.startswith(start) and text in page for start, text in TITLES_WITH)
        or any(one in page and other in page for one, other in PAIRS)
        or _is_akamai(page)
    )
    return marked and (error or not _shows_more_than(page, _FEW_WORDS))


@lru_cache(maxsize=64)
def _stands_in_front(body: bytes, url: str, *, sets_cookie: bool) -> bool:
    """Whether an unmarked page refuses, lets wait, reloads itself or asks for a proof."""
    page = _page(body)
    if not page.startswith(b"<") or _ORDINARY.search(page):
        return False
    text, links, asks = _shown(page, _A_REFUSAL), len(_LINK.findall(page)), _asks_for_more(page)
    if len(text) > _A_REFUSAL or links > _LINKS_OF_REFUSAL:
        return False
    if not asks and is_block_notice(_words(_title(page) + b" " + text)):
        return True
    if len(text) > _A_NOTICE or links > _LINKS:
        return False
    if _may_reload(page) and _reloads_itself(page, url.lower(), sets_cookie=sets_cookie):
        return True
    if _leads_to_wall_host(page, url):
        return True
    return not asks and (_lets_wait(page, text, links) or _asks_for_proof(page, text, links))


def _lets_wait(page: bytes, text: bytes, links: int) -> bool:
    """Whether it is a waiting room, which looks by itself whether it is the visitor's turn."""
    said = _title(page) + b" " + text
    return not links and _REFRESHES.search(page) is not None and is_waiting_room(_words(said))


def _asks_for_proof(page: bytes, text: bytes, links: int) -> bool:
    if not links and len(text) <= _A_LINE and _PICTURE.search(page):
        return True
    if b"captcha" in _title(page) and len(text) <= _A_LINE and any(widget in page for widget in CAPTCHAS):
        return True
    has_words = CHALLENGE_WORDS.search(page)
    if has_words and (any(widget in page for widget in CAPTCHAS) or _PICTURE.search(page)):
        return True
    if not links and len(text) <= _A_LINE and _WIDGET.search(page):
        return True
    if b"<script" in page and (
        CHALLENGE_WORDS.search(_title(page)) or (not links and is_checking(_words(text)))
    ):
        return True
    notice = _NOSCRIPT.search(page)
    return notice is not None and b"cookie" in notice[1] and len(text) <= _NOTHING


def _title(page: bytes) -> bytes:
    found = _TITLE.search(page)
    return found[1] if found else b""


def _shows_more_than(page: bytes, most: int) -> bool:
    return len(_shown(page, most)) > most


def _shown(page: bytes, most: int) -> bytes:
    """Return the text, or its beginning if it is longer than `most`."""
    parts: list[bytes] = []
    size = position = 0
    while position < len(page) and size <= most:
        hidden = _HIDDEN.search(page, position)
        end = hidden.start() if hidden else len(page)
        if part := _BLANKS.sub(b" ", _TAG.sub(b" ", page[position:end])).strip():
            parts.append(part)
            size += len(part)
        position = _end_of(page, hidden) if hidden else end
    return b" ".join(parts)


def _end_of(page: bytes, hidden: re.Match[bytes]) -> int:
    end = page.find(b"-->" if hidden[1] is None else b"</" + hidden[1], hidden.end())
    return end if end >= 0 else len(page)


def _words(text: bytes) -> str:
    return _SPACES.sub(" ", unescape(text.decode("utf-8", "replace")).lower().replace("\u2019", "'"))


def _may_reload(page: bytes) -> bool:
    return b"location" in page or b"refresh" in page or b"history.go" in page or b".submit()" in page


def _reloads_itself(page: bytes, url: str, *, sets_cookie: bool) -> bool:
    """Whether it sets a cookie and reloads, unasked, before it has shown more than a line."""
    if _LINK.search(page) or _shows_more_than(page, _A_NOTICE if CHALLENGE_WORDS.search(page) else _A_LINE):
        return False
    code = _run_at_load(page)
    if _SUBMITS.search(code) and _answers_itself(page, url):
        return True
    if not (sets_cookie or _COOKIE.search(code)):
        return False
    if _RELOAD.search(code):
        return True
    if any(_is_itself(one or other, url) for one, other in _GO_TO.findall(code)):
        return True
    return any(int(seconds) <= _SOON and _is_itself(target, url) for seconds, target in _refreshes(page))


def _answers_itself(page: bytes, url: str) -> bool:
    """Whether its one form, which nobody fills in, comes back to the same address."""
    forms = _FORM.findall(page)
    if len(forms) != 1 or _asks_for_more(page) or _HANDS_ON.search(page):
        return False
    return _is_itself(forms[0], url)


def _run_at_load(page: bytes) -> bytes:
    found = (*(script[1] for script in _SCRIPT.finditer(page)), *(said[2] for said in _ONLOAD.finditer(page)))
    return run_at_load("\n".join(code.decode("latin-1") for code in found)).encode("latin-1")


def _leads_to_wall_host(page: bytes, url: str) -> bool:
    named = [one or other for one, other in _GO_TO.findall(page)] + [target for _, target in _refreshes(page)]
    return any(_is_wall_host(absolute(target.decode("latin-1"), url)) for target in named if target)


def _refreshes(page: bytes) -> list[tuple[bytes, bytes]]:
    metas = (tag for tag in _META.findall(page) if b"refresh" in tag)
    return [(found[1], found[2] or b"") for tag in metas if (found := _REFRESH.search(tag))]


def _is_itself(target: bytes, url: str) -> bool:
    if not target:
        return True
    resolved = absolute(target.decode("latin-1").replace("&amp;", "&"), url)
    return host_of(resolved) == host_of(url) and path_of(resolved).rstrip("/") == path_of(url).rstrip("/")


def _asks_for_more(page: bytes) -> bool:
    return any(not _NO_INPUT.search(tag) for tag in _INPUT.findall(page))


def _is_akamai(page: bytes) -> bool:
    apart = _AKAMAI_APART + len(_AKAMAI_TITLE)
    numbers = (found.start() for found in _AKAMAI_NUMBER.finditer(page))
    return any(page.find(_AKAMAI_TITLE, max(0, at - apart), at) >= 0 for at in numbers)
