"""Bot walls: pages that stand between us and the site, so that they say nothing about it. Pure.

Vendors' own headers decide first. Marks in the body count only on an error status or in a small HTML
page, because ordinary pages carry the same vendors' sensors and articles quote their strings.
"""

import re
from typing import Final

from probes.evidence import Exchange

WALL_HEADERS: Final = frozenset({"cf-mitigated", "x-vercel-mitigated", "x-amzn-waf-action", "sg-captcha"})
"""Headers that name a challenge on any status."""

SMALL: Final = 16_384
_TINY = 2048

_CHALLENGES = frozenset({"challenge", "captcha"})
_MARKS = re.compile(
    rb"""
    _cf_chl_opt | cf-browser-verification | /cdn-cgi/challenge-platform/h/[a-z]/orchestrate
  | <title>\s*(?:just\ a\ moment\.\.\. | attention\ required!\ \|\ cloudflare | vercel\ security\ checkpoint
      | making\ sure\ you(?:'|&\#39;|&\#x27;|\xe2\x80\x99)re\ not\ a\ bot | ddos-guard | one\ moment,\ please)
  | /\.well-known/sgcaptcha
  | captcha-delivery\.com
  | incapsula\ incident\ id
  | sec-if-cpt-container | [?&]bm-verify=
  | id=["']?px-captcha | captcha\.px-c(?:dn|loud)\.net
  | window\.gokuprops
  | anubis_challenge | sucuri_cloudproxy_js
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Cloudflare, Vercel, Anubis, DDoS-Guard, Imunify, SiteGround, DataDome, Imperva, Akamai, HUMAN, AWS, Sucuri."""
_DENIALS = re.compile(
    rb"access denied.{0,2000}?reference\s*(?:#|&#35;)|sorry, you have been blocked",
    re.IGNORECASE | re.DOTALL,
)
_TAG = re.compile(rb"<[^<>]*>")


def is_wall(exchange: Exchange) -> bool:
    """Whether the reply is a challenge or a block page of a bot filter instead of the site's own."""
    if any(exchange.header(name).strip().lower() in _CHALLENGES for name in WALL_HEADERS):
        return True
    error = (exchange.status or 0) >= 400
    if exchange.status in {401, 403, 429} and exchange.header("x-datadome"):
        return True
    if not error and len(exchange.body) > SMALL:
        return False
    return _marked(exchange.body[: 4 * SMALL], error=error)


def _marked(body: bytes, *, error: bool) -> bool:
    if not body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<"):
        return False
    if _MARKS.search(body) or (error and _DENIALS.search(body)):
        return True
    # Imperva puts this script into ordinary pages too; its wall has nothing else.
    return b"_Incapsula_Resource" in body and len(body) <= _TINY and not _TAG.sub(b"", body).strip()
