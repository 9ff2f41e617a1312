"""Whether an agent can change something on the site: order, book, register, write."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from urllib.parse import urlsplit

from index.values.findings import FoundAction, Tool
from index.values.vocabulary import CHANGING_ACTIONS
from probes.evidence.evidence import Exchange
from probes.facts.actions import action_of_label, is_call, is_call_label, says_nothing_known
from probes.facts.labels import HINT_PATTERN, LANGUAGES
from probes.facts.lazy_pattern import compile_re
from probes.facts.patterns import fold, split_words
from probes.readers.html import Page
from probes.readers.marks import has_any

_NAME_PART = compile_re(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_NAMESPACE = compile_re(r"^.*(?:[.:/]|__)(?=.)", re.DOTALL)
_READING_VERBS = split_words(
    "get list search find read fetch check lookup look query show describe view browse track compare "
    "calculate count",
    "explain summarize summarise translate convert validate verify estimate preview recommend suggest ask",
    "sum subtract multiply divide echo ping",
)
_CHANGING_VERBS = split_words(
    "create add update delete remove submit send buy purchase pay checkout cancel apply donate subscribe "
    "unsubscribe",
    "reserve schedule reschedule signup enroll join publish upload write edit upsert insert invite assign "
    "transfer",
    "redeem refund",
)
# Verbs only at the beginning: `book_table` changes something, `book_details` doesn't.
_VERBS_OR_NOUNS = split_words(
    "order book contact quote register post message comment rent hire place request set start open close sign"
)

# Final nouns of changing tools: `make_booking`, `process_payment`.
_CHANGING_NOUNS = split_words("booking reservation payment checkout")
_NUMBERS = split_words(
    "number numbers integer integers int ints digit digits float floats double doubles decimal decimals",
    "fraction fractions rational rationals two three both",
)
# `add_numbers`, or `add` described as "Add two numbers".
_ADDS_NUMBERS = compile_re(
    r"\badd(?:s|ing|ition)?\b[^.]{0,40}\b(?:numbers?|integers?|ints?|digits|floats?|doubles|decimals"
    r"|fractions|sum|a and b|x and y|a \+ b)\b",
    re.IGNORECASE,
)
_TERMS = split_words(
    "vector vectors matrix matrices tensor tensors polynomial polynomials complex array arrays"
)
_ADDS_TERMS = compile_re(
    r"\b(?:two|both|pair of|given)\b[^.]{0,30}"
    r"\b(?:vectors|matrices|tensors|polynomials|arrays|complex numbers)\b"
    r"|\b(?:element|component)-?wise\b|\bsum of\b|\b(?:vector|matrix) (?:addition|sum)\b",
    re.IGNORECASE,
)
# `add_vectors` may also fill an index.
_ADDS_TO_SOMETHING = compile_re(r"\b(?:in)?to (?:a|an|the|your|this|our|its)\b", re.IGNORECASE)
_CONJUNCTIONS = split_words("and or then")
_READING_NOUNS = split_words("status history details detail info information lookup list search hours")


def is_transactional(
    tools: Iterable[Tool], actions: Iterable[FoundAction], *, read_all: Callable[[], bool]
) -> bool | None:
    """False only if all was read and none changes anything; `read_all` is asked only then."""
    changes = [_tool_changes(tool) for tool in tools]
    if True in changes or any(a.action in CHANGING_ACTIONS for a in actions):
        return True
    return False if None not in changes and read_all() else None


def _tool_changes(tool: Tool) -> bool | None:
    if tool.annotations.get("readOnlyHint") is True:
        return False
    return indicates_change(tool.name, tool.description)


def indicates_change(tool_name: str, description: str = "") -> bool | None:
    """Whether a tool's name indicates a change; None if unclear.

    The first verb of each part between "and", "or" and "then" decides; a reading verb must come first.
    """
    parts = [part.lower() for part in _NAME_PART.findall(_NAMESPACE.sub("", tool_name[:200]))]
    if _is_arithmetic(parts, description):
        return False
    ends = [at for at, part in enumerate(parts) if part in _CONJUNCTIONS]
    spans = zip([0, *(at + 1 for at in ends)], [*ends, len(parts)], strict=True)
    changes = [_clause_changes(parts[start:end]) for start, end in spans]
    if True in changes:
        return True
    return None if None in changes else False


def _is_arithmetic(parts: list[str], description: str) -> bool:
    if parts[:1] != ["add"]:
        return False
    text, nouns = description[:500], parts[1:]
    if nouns and _NUMBERS.issuperset(nouns):
        return True
    if (
        (_NUMBERS | _TERMS).issuperset(nouns)
        and _ADDS_TERMS.search(text)
        and not _ADDS_TO_SOMETHING.search(text)
    ):
        return True
    return not nouns and _ADDS_NUMBERS.search(text) is not None


def _clause_changes(parts: list[str]) -> bool | None:
    for at, part in enumerate(parts):
        if part in _READING_VERBS:
            return None if at else False
        followed = at + 1 < len(parts)
        if part in _CHANGING_VERBS or (part in _CHANGING_NOUNS and not followed):
            return True
        if part in _VERBS_OR_NOUNS and (at == 0 or followed) and parts[-1] not in _READING_NOUNS:
            return True
    return None


_MIN_TEXT_CHARS = 200  # Below which a page with scripts counts as script-rendered
_MAX_HINT_CHARS = 40
_TELLING_INPUTS = frozenset({"email", "password", "tel"})

# Code of widgets with which one writes, books or pays, and of WebMCP.
_WIDGET_MARKS = (
    b"modelContext",
    b"toolname=",
    # appointments and tables
    *(b"calendly-", b"assets.calendly.com", b"data-cal-link", b"youcanbook.me", b"acuityscheduling.com"),
    *(
        b"simplybook",
        b"setmore.com",
        b"widget.treatwell",
        b"opentable.com/widget",
        b"resdiary.com",
        b"doctolib.",
    ),
    *(
        b"healcode-widget",
        b"mindbodyonline.com",
        b"fareharbor.com",
        b"bookeo.com",
        b"squareup.com/appointments",
    ),
    # forms that a script draws
    *(
        b"data-tf-",
        b"embed.typeform.com",
        b"hsforms",
        b"hbspt.forms",
        b"form.jotform",
        b"jotfor.ms",
        b"wufoo.com",
    ),
    *(
        b"tally.so/widgets",
        b"cognitoforms.com",
        b"formcrafts",
        b"123formbuilder",
        b"paperform.co",
        b"fillout.com",
    ),
    *(
        b"ml-embedded",
        b"klaviyo-form",
        b"ck.page/",
        b"convertkit.com",
        b"activehosted.com/f/embed",
        b"mktoForm",
    ),
    *(b"gform.load", b"pardot.com/l/", b"formstack.com", b"zohopublic", b"zcform"),
    # shops and donations
    *(
        b"ShopifyBuy",
        b"shopify-buy",
        b"snipcart",
        b"app.ecwid.com",
        b"stripe-buy-button",
        b"paypal.com/sdk/js",
    ),
    *(
        b"paypal.Buttons",
        b"gumroad.com/js",
        b"lemonsqueezy.com/js",
        b"paddle.com/paddle",
        b"donorbox.org/widget",
    ),
    *(
        b"fundraiseup.com",
        b"bmc-button",
        b"kofiwidget",
        b"givebutter.com/widget",
        b"eventbrite.com/static/widgets",
    ),
    *(b"tickettailor", b"pretix-widget", b"gofundme.com/static"),
    # comments and chats
    *(
        b"disqus_thread",
        b"disqus.com/embed",
        b"giscus.app",
        b"utteranc.es",
        b"commento.io",
        b"remark42",
        b"cusdis",
    ),
    *(
        b"talk.hyvor.com",
        b"fb-comments",
        b"data-isso",
        b"twikoo",
        b"intercomSettings",
        b"widget.intercom.io",
        b"tawk.to",
        b"crisp.chat",
    ),
    *(
        b"js.driftt.com",
        b"zdassets.com",
        b"tidio.co",
        b"livechatinc",
        b"static.olark.com",
        b"usemessages.com",
        b"smartsupp",
    ),
    *(b"jivosite", b"userlike-", b"gorgias.chat", b"chatwoot", b"landbot.io", b"manychat.com"),
)
# Whose frames only show something, as far as a visitor can act on the site.
_SHOWING_FRAMES = split_words(
    "youtube.com youtube-nocookie.com youtu.be vimeo.com dailymotion.com twitch.tv wistia.com",
    "wistia.net loom.com bilibili.com rutube.ru videopress.com brightcove.net jwplatform.com",
    "vidyard.com tiktok.com spotify.com soundcloud.com bandcamp.com deezer.com mixcloud.com",
    "simplecast.com buzzsprout.com libsyn.com podbean.com anchor.fm acast.com transistor.fm",
    "captivate.fm music.apple.com podcasts.apple.com openstreetmap.org mapbox.com arcgis.com bing.com",
    "yandex.ru yandex.com geo.admin.ch google.com/maps maps.google.com maps.app.goo.gl",
    "googletagmanager.com doubleclick.net googlesyndication.com google.com/recaptcha recaptcha.net",
    "hcaptcha.com challenges.cloudflare.com facebook.com mixi.jp hatena.ne.jp line.me vk.com ok.ru",
    "instagram.com twitter.com x.com linkedin.com pinterest.com flickr.com giphy.com imgur.com",
    "codepen.io codesandbox.io stackblitz.com jsfiddle.net github.com gist.github.com observablehq.com",
    "slideshare.net speakerdeck.com prezi.com issuu.com scribd.com figma.com canva.com miro.com",
    "matterport.com datawrapper.de datawrapper.dwcdn.net flourish.studio infogram.com tableau.com",
    "tradingview.com windy.com weatherwidget.io archive.org shields.io amazon-adsystem.com criteo.com",
    "accounts.google.com calendar.google.com/calendar/embed",
)


_CUSTOM_ELEMENT = compile_re(rb"<([a-z]{1,30}-[a-z-]{1,40})")
# Elements that a script fills.
_DOING_ELEMENT = compile_re(
    rb"(?<![a-z])(?:buy|cart|checkout|pay|order|book(?!mark)|reserv|donat|subscri|signup|sign-up|newsletter"
    rb"|contact|regist|form(?!at)|comment|chat|apply)"
)


def may_hide_actions(home: Exchange, page: Page) -> bool:
    """Whether the page may let a visitor do something that was not read."""
    language = page.lang.lower().partition("-")[0]
    if language not in LANGUAGES or any(map(says_nothing_known, page.forms)):
        return True
    if home.truncated or page.is_partial or has_any(home.body, _WIDGET_MARKS):
        return True
    if any(map(_DOING_ELEMENT.search, set(_CUSTOM_ELEMENT.findall(home.body)))):
        return True
    if any(map(_may_hold_a_form, page.frames)) or _hints_at_more(page, language):
        return True
    return not page.text or (len(page.text) < _MIN_TEXT_CHARS and b"<script" in home.body.lower())


@lru_cache(maxsize=1024)
def _may_hold_a_form(url: str) -> bool:
    try:
        parts = urlsplit(url)
    except ValueError:
        return True
    labels = (parts.hostname or "").split(".")
    hosts = {".".join(labels[at:]) for at in range(len(labels))}
    first = parts.path.split("/")[1:3]
    paths = {f"{host}/{'/'.join(first[:most])}" for host in hosts for most in (1, 2)}
    return _SHOWING_FRAMES.isdisjoint(hosts | paths)


def _hints_at_more(page: Page, language: str) -> bool:
    if any(field.type in _TELLING_INPUTS for field in page.inputs):
        return True
    if any(
        map(_hints_at_change, (*(anchor.text for anchor in page.anchors), *page.buttons, *page.summaries))
    ):
        return True
    calls_by_button = any(is_call_label(label, language) for label in page.buttons)
    return calls_by_button or any(is_call(anchor, language) for anchor in page.anchors)


@lru_cache(maxsize=4096)  # labels repeat across pages
def _hints_at_change(label: str) -> bool:
    if len(label) > _MAX_HINT_CHARS:
        return False
    action = action_of_label(label)
    return action in CHANGING_ACTIONS if action else HINT_PATTERN.search(fold(label)) is not None
