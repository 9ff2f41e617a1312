"""Home pages that only redirect by meta refresh or script."""

import re
from collections.abc import Iterator
from typing import Final

from probes.evidence.evidence import Exchange
from probes.readers import html
from probes.readers.texts import clean
from probes.readers.urls import absolute, same_address, same_site
from probes.readers.webmcp_code import scripts, sources

MAX_BYTES: Final = 16_384
MAX_SECONDS: Final = 5
MAX_TEXT: Final = 300
"""Characters."""

_REFRESH: Final = re.compile(
    r"\s*+(\d{1,4})(?:\.\d*+)?\s*+(?:[;,]\s*+)?(?:url\s*=\s*)?(.*)", re.IGNORECASE | re.DOTALL
)
_LOCATION: Final = re.compile(
    r"""(?<![\w$])location (?:(?:\.href)?\s{0,9}=(?!=) | \.(?:replace|assign)\s{0,9}\() \s{0,99}
    (?: "([^"\n\\]{1,500})" | '([^'\n\\]{1,500})' | `([^`\n\\$]{1,500})` )""",
    re.VERBOSE,
)


def leads_to(home: Exchange) -> str:
    if not home.ok or len(home.body) > MAX_BYTES or not html.is_html(home):
        return ""
    base = html.base_of(home)
    for written in (*_by_refresh(home), *_by_script(home)):
        url = absolute(written, base)
        if url and same_site(url, home.final_url) and not same_address(url, home.final_url):
            return url
    return ""


def _by_refresh(home: Exchange) -> Iterator[str]:
    root = html.tree(home)
    for meta in root.iter("meta") if root is not None else ():
        if clean(meta.get("http-equiv") or "", 20).lower() != "refresh":
            continue
        said = _REFRESH.match(clean(meta.get("content") or "", 2048))
        # Browsers that run scripts ignore those inside noscript.
        if (
            said
            and int(said[1]) <= MAX_SECONDS
            and next(meta.iterancestors("noscript", "template"), None) is None
        ):
            quote = said[2][:1]
            yield said[2][1:].partition(quote)[0] if quote in {'"', "'"} else said[2]


def _by_script(home: Exchange) -> Iterator[str]:
    page = html.parse(home)
    if len(page.text) > MAX_TEXT or page.forms or page.inputs or sources(home):
        return
    for script in scripts(home):
        for found in _LOCATION.finditer(script):
            yield next(filter(None, found.groups()))
