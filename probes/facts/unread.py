"""What a home page may offer that was not read: then nobody can say that it changes nothing."""

import re
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from index.values.vocabulary import CHANGING_ACTIONS
from probes.evidence.evidence import Exchange
from probes.facts.action_words import HINTED, LANGUAGES
from probes.facts.actions import said, says_nothing_known
from probes.facts.calls import calls, is_call
from probes.facts.wordlists import words
from probes.readers.html import Page

_SHELL_TEXT: Final = 200
"""Characters below which a page with scripts counts as script-rendered."""
_SHORT: Final = 40
_ASKED: Final = frozenset({"email", "password", "tel"})

_MARKS: Final = (
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
"""Code of widgets with which one writes, books or pays, and of WebMCP."""
_SHOWS: Final = words(
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
"""Whose frames only show something, as far as a visitor can act on the site."""


_CUSTOM: Final = re.compile(rb"<([a-z]{1,30}-[a-z-]{1,40})")
_DOES: Final = re.compile(
    rb"(?<![a-z])(?:buy|cart|checkout|pay|order|book(?!mark)|reserv|donat|subscri|signup|sign-up|newsletter"
    rb"|contact|regist|form(?!at)|comment|chat|apply)"
)
"""Elements that a script fills."""


def left_unread(home: Exchange, page: Page) -> bool:
    language = page.lang.lower().partition("-")[0]
    if language not in LANGUAGES or any(map(says_nothing_known, page.forms)):
        return True
    if home.truncated or page.is_partial or any(mark in home.body for mark in _MARKS):
        return True
    if any(map(_DOES.search, set(_CUSTOM.findall(home.body)))):
        return True
    if any(map(_may_hold_a_form, page.frames)) or _hints_at_more(page, language):
        return True
    return not page.text or (len(page.text) < _SHELL_TEXT and b"<script" in home.body.lower())


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
    return _SHOWS.isdisjoint(hosts | paths)


def _hints_at_more(page: Page, language: str) -> bool:
    if any(field.type in _ASKED for field in page.inputs):
        return True
    if any(map(_hints, (*(anchor.text for anchor in page.anchors), *page.buttons, *page.summaries))):
        return True
    pressed = any(calls(label, language) for label in page.buttons)
    return pressed or any(is_call(anchor, language) for anchor in page.anchors)


@lru_cache(maxsize=4096)  # labels repeat across pages
def _hints(label: str) -> bool:
    if len(label) > _SHORT:
        return False
    action = said(label)
    return action in CHANGING_ACTIONS if action else HINTED.search(label) is not None
