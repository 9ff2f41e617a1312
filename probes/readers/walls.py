"""Recognises bot walls: pages of filters in front of the site, which say nothing about it. Pure.

Vendor headers decide first. Marks in the body count only on an error status or in a small HTML page: ordinary
pages carry the same vendors' sensors, and articles quote their strings.
"""

import re
from functools import lru_cache
from typing import Final

from probes.evidence.evidence import Exchange
from probes.readers.urls import host_of

WALL_HEADERS: Final = frozenset({"cf-mitigated", "x-vercel-mitigated", "x-amzn-waf-action", "sg-captcha"})
"""Headers that announce a challenge on any status."""

SMALL: Final = 16_384
_TINY = 2048
_READ = 65_536

WALL_HOSTS: Final = (
    *("queue-it.net", "perfdrive.com", "captcha-delivery.com", "challenges.cloudflare.com", "hcaptcha.com"),
)
"""Hosts of waiting rooms and bot checks."""
_BELOW_WALL_HOSTS = tuple(f".{host}" for host in WALL_HOSTS)

_CHALLENGES = frozenset({"challenge", "captcha"})
_MARKS = (
    *(b"_cf_chl_opt", b"cf-browser-verification"),  # Cloudflare
    *(b"/.well-known/sgcaptcha", b"captcha-delivery.com"),  # SiteGround, DataDome
    *(b"incapsula incident id", b"sec-if-cpt-container", b"bm-verify="),  # Imperva, Akamai
    *(b'id="px-captcha', b"captcha.px-cdn.net", b"captcha.px-cloud.net"),  # HUMAN
    *(b"window.gokuprops", b"anubis_challenge", b"sucuri_cloudproxy_js"),  # AWS, Anubis, Sucuri
    *(b"/_fs-ch-", b"/.lsrecap/recaptcha"),  # Fastly, LiteSpeed
)
_TITLES = (
    *(b"just a moment...", b"attention required! | cloudflare", b"vercel security checkpoint", b"ddos-guard"),
    *(b"making sure you're not a bot", b"making sure you&#39;re not a bot", b"one moment, please"),
)
_NUMBERED = (
    *((b"request rejected", b"support id"), (b"web page blocked", b"attack id")),  # F5, Fortinet
    *((b"pardon our interruption", b"browser"), (b"human verification", b"captcha")),  # Imperva, AWS
    *((b"radware captcha page", b"captcha"), (b"bot verification", b"recaptcha")),  # Radware, LiteSpeed
)
"""Titles of block pages that often have status 200, with a text they contain."""
_BLOCKED = b"sorry, you have been blocked"
_AKAMAI_TITLE = b"access denied</title>"
_AKAMAI_NUMBER = re.compile(rb"reference(?:\s|&#32;){0,9}(?:#|&#35;)")
_AKAMAI_APART = 2000
_TAG = re.compile(rb"<[^<>]*>")


def led_to_wall(exchange: Exchange) -> bool:
    """Whether redirects led to a waiting room or bot check on another host."""
    return any(f".{host_of(hop.location)}".endswith(_BELOW_WALL_HOSTS) for hop in exchange.hops)


def is_wall(exchange: Exchange) -> bool:
    """Whether the reply is a challenge or block page of a bot filter."""
    named = [value.strip().lower() for name, value in exchange.headers if name in WALL_HEADERS]
    if not _CHALLENGES.isdisjoint(named):
        return True
    error = (exchange.status or 0) >= 400
    if exchange.status in {401, 403, 429} and exchange.header("x-datadome"):
        return True
    return (error or len(exchange.body) <= SMALL) and _is_marked(exchange.body, error=error)


@lru_cache(maxsize=64)
def _is_marked(body: bytes, *, error: bool) -> bool:
    page = body[:_READ].lstrip(b"\xef\xbb\xbf \t\r\n").lower()
    if not page.startswith(b"<"):
        return False
    title = page.partition(b"<title>")[2].lstrip()
    if title.startswith(_TITLES) or any(mark in page for mark in _MARKS):
        return True
    if any(title.startswith(start) and number in page for start, number in _NUMBERED):
        return True
    if error and (_BLOCKED in page or _is_akamai(page)):
        return True
    # Imperva puts this script into ordinary pages too; its wall has nothing else.
    return b"_incapsula_resource" in page and len(body) <= _TINY and not _TAG.sub(b"", page).strip()


def _is_akamai(page: bytes) -> bool:
    """Whether a reference number follows the title closely."""
    apart = _AKAMAI_APART + len(_AKAMAI_TITLE)
    numbers = (found.start() for found in _AKAMAI_NUMBER.finditer(page))
    return any(page.find(_AKAMAI_TITLE, max(0, at - apart), at) >= 0 for at in numbers)
