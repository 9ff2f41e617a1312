"""Home pages that only redirect by meta refresh or script."""

import re
from collections.abc import Iterator, Mapping

from probes.evidence.evidence import Exchange
from probes.readers import html
from probes.readers.script_text import blank_literals, code_at_load
from probes.readers.texts import clean_text
from probes.readers.urls import absolute_url, same_address, same_site
from probes.readers.webmcp_code import scripts, sources

MAX_BYTES = 16_384
MAX_SECONDS = 5
MAX_WAIT = 30  # Seconds, if nothing else is on the page
MAX_TEXT = 300  # Characters

_REFRESH = re.compile(
    r"\s*+(\d{1,4})(?:\.\d*+)?\s*+(?:[;,]\s*+)?(?:url\s*=\s*)?(.*)", re.IGNORECASE | re.DOTALL
)
_LOCATION = re.compile(
    r"(?<![\w$])location(?:(?:\.(?:href|pathname))?\s{0,9}=(?!=)|\.(?:replace|assign)\s{0,9}\()\s{0,99}"
)
_LITERAL = r"""(?: "([^"\n\\]{1,500})" | '([^'\n\\]{1,500})' | `([^`\n\\$]{1,500})` )"""
_TARGET = re.compile(
    rf"""[(\s]{{0,9}} (?: (?:new\s{{1,9}}URL\s{{0,9}}\(\s{{0,9}})? {_LITERAL}
    | ([A-Za-z_$][\w$]{{0,60}})\s{{0,9}}(?:[;,)}}\n]|\Z) )""",
    re.VERBOSE,
)
_VARIABLE = re.compile(rf"(?<![\w$.])([A-Za-z_$][\w$]{{0,60}})\s{{0,9}}=\s{{0,9}}{_LITERAL}", re.VERBOSE)
_EXPRESSION = re.compile(r"[^;\n]{0,500}")
_CHOICE = re.compile(r"\?.*:", re.DOTALL)
_STATEMENT = re.compile(r"\s*(?:(?:window|document|self|top|parent|globalThis)\s*\.\s*){0,3}")
_TIMED = re.compile(r"setTimeout\s{0,9}\(\s{0,9}[\"'`][^\"'`\n]{0,99}\Z")
# Scripts that count visits and ask for consent show nothing.
_TRACKER = re.compile(
    r"googletagmanager|google-analytics|googlesyndication|gtag/js|gtm\.js|analytics|plausible|umami|matomo"
    r"|piwik|cloudflareinsights|cdn-cgi|clarity\.ms|hotjar|fathom|usefathom|segment\.|mc\.yandex|metrika"
    r"|hm\.baidu|fbevents|hs-scripts|cookiebot|cookieconsent|onetrust|goatcounter|simpleanalytics|posthog"
    r"|mixpanel"
    r"|beacon",
    re.IGNORECASE,
)


def redirect_target(home: Exchange) -> str:
    if not home.ok or len(home.body) > MAX_BYTES or not html.is_html(home):
        return ""
    base = html.base_of(home)
    for written in (*refresh_targets(home), *_by_script(home)):
        url = absolute_url(written, base)
        if url and same_site(url, home.final_url) and not same_address(url, home.final_url):
            return url
    return ""


def refresh_targets(home: Exchange) -> Iterator[str]:
    root = html.parse_tree(home)
    for meta in root.iter("meta") if root is not None else ():
        if clean_text(meta.get("http-equiv") or "", 20).lower() != "refresh":
            continue
        said = _REFRESH.match(clean_text(meta.get("content") or "", 2048))
        # Browsers that run scripts ignore those inside noscript.
        if (
            said
            and int(said[1]) <= (MAX_WAIT if _shows_nothing(home) else MAX_SECONDS)
            and next(meta.iterancestors("noscript", "template"), None) is None
        ):
            quote = said[2][:1]
            yield said[2][1:].partition(quote)[0] if quote in {'"', "'"} else said[2]


def _shows_nothing(home: Exchange) -> bool:
    page = html.parse_page(home)
    return len(page.text) <= MAX_TEXT and not page.forms and not page.inputs


def _by_script(home: Exchange) -> Iterator[str]:
    if not _shows_nothing(home):
        return
    may_go_on = any(not _TRACKER.search(source) for source in sources(home))
    for script in (*scripts(home), *_when_loaded(home)):
        code = code_at_load(script)
        bare = blank_literals(code)
        variables = _variables(code)
        for found in _LOCATION.finditer(code):
            if _is_run(code, bare, found.start()) and not (
                may_go_on and _is_conditional(bare, found.start())
            ):
                yield from _targets(code, bare, found.end(), variables)


def _when_loaded(home: Exchange) -> Iterator[str]:
    root = html.parse_tree(home)
    for body in root.iter("body") if root is not None else ():
        yield str(body.get("onload") or "")


def _is_run(code: str, bare: str, at: int) -> bool:
    """Whether this is no comment and no text, but for code that is given to a timer as text."""
    return not bare[at].isspace() or _TIMED.search(code, max(0, at - 200), at) is not None


def _is_conditional(bare: str, at: int) -> bool:
    begins = max(bare.rfind(mark, 0, at) for mark in ";{}") + 1
    is_nested = bare.count("{", 0, at) != bare.count("}", 0, at)
    return is_nested or _STATEMENT.fullmatch(bare, begins, at) is None


def _variables(code: str) -> Mapping[str, str]:
    """Return the first text that each name gets."""
    named: dict[str, str] = {}
    for found in _VARIABLE.finditer(code):
        named.setdefault(found[1], next(filter(None, found.groups()[1:])))
    return named


def _targets(code: str, bare: str, at: int, variables: Mapping[str, str]) -> Iterator[str]:
    """Of a choice, the last alternative is the one for everybody else."""
    expression = _EXPRESSION.match(bare, at)
    choice = _CHOICE.search(bare, at, expression.end()) if expression else None
    found = _TARGET.match(code, choice.end() if choice else at)
    if found is None:
        return
    *written, name = found.groups()
    if url := next(filter(None, written), "") or variables.get(name or "", ""):
        yield url
