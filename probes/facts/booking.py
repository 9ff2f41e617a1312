"""Addresses where one books a time, a table, a room or a class with a scheduling platform."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from probes.facts.wordlists import words

_TENANTS: Final = words(
    "youcanbook.me as.me acuityscheduling.com setmore.com simplybook.me simplybook.it simplybook.asia",
    "simplybook.pro reservio.com bookwhen.com zohobookings.com zohobookings.eu zohobookings.in janeapp.com",
    "janeapp.co.uk cliniko.com gettimely.com salonized.com resurva.com appointedd.com supersaas.com",
    "schedulista.com appointy.com clientsecure.me intakeq.com practicebetter.io nookal.com bookafy.com",
    "yclients.com alteg.io bookeo.com booqable.com checkfront.com rezdy.com xola.com trekksoft.com rezgo.com",
    "regiondo.com regiondo.de regiondo.it terminland.de terminland.eu etermin.net momoyoga.com momence.com",
    "punchpass.com virtuagym.com glofox.com wodify.com resdiary.com lodgify.com beds24.com cloudbeds.com",
    "shore.com samedi.de timify.com eversports.com eversports.de fareharbor.com sevenrooms.com",
)
"""Every business has a name of its own below one of these."""
_COMPANY: Final = words(
    "www app help support blog status docs developer developers api learn academy news go community partner",
    "partners careers jobs about try get static cdn assets forum info",
)
"""Names below which a platform speaks of itself."""

_ANYWHERE: Final = words(
    "calendly.com cal.com app.cal.com savvycal.com tidycal.com zcal.co koalendar.com vyte.in meetergo.com",
    "harmonizely.com appointlet.com appt.link picktime.com setmore.com app.setmore.com simplybook.me",
    "app.acuityscheduling.com supersaas.com app.simplymeet.me",
    "bookings.zoho.com bookings.zoho.eu bookings.zoho.in",
    "calendar.app.google book.ms bookings.ms bookings.microsoft.com bookings.cloud.microsoft",
    "fresha.com booksy.com vagaro.com styleseat.com planity.com kiute.com salonkee.com salonized.com",
    "schedulicity.com momence.com exploretock.com resy.com sevenrooms.com tablecheck.com inline.app",
    "toreta.in formitable.com zenchef.com covermanager.com bookings.nowbookit.com nowbookit.com",
    "zocdoc.com jameda.de samedi.de clickdoc.de dr-flex.de doctena.com maiia.com keldoc.com onedoc.ch",
    "znanylekarz.pl miodottore.it doctoralia.es hotdoc.com.au healthengine.com.au",
    "timify.com shore.com etermin.net terminland.de terminland.eu fareharbor.com bookeo.com booqable.com",
    "eversports.de eversports.at eversports.com playtomic.io coubic.com reserva.be airrsv.net",
    "dikidi.net yclients.com module.lafourchette.com",
    "opentable.* treatwell.* thefork.* quandoo.* doctolib.* doctoralia.* bookatable.* regiondo.*",
)
"""A path leads to a business; `.*` stands for any country."""

_AT: Final[Mapping[str, str]] = {
    "doodle.com": r"(?:\w\w/)?(?:bp|bk)/.",
    "calendar.google.com": r"calendar/(?:u/\d+/)?(?:appointments|selfsched)",
    "outlook.office.com": r"(?:owa/calendar|book)",
    "outlook.office365.com": r"(?:owa/calendar|book)",
    "calendar.notion.so": r"(?:meet/)?[\w-]+",
    "app.squareup.com": r"appointments/",
    "squareup.com": r"appointments/",
    "book.squareup.com": r"appointments/.",
    "square.site": r"(?:book|appointments)/.",
    "hubspot.com": r"meetings/.",
    "app.hubspot.com": r"meetings/.",
    "app.reclaim.ai": r"m/.",
    "mindbodyonline.com": r"(?:explore|studios?|classic|book)/.",
    "classpass.com": r"studios/.",
    "yelp.com": r"reservations/.",
    "airbnb.com": r"(?:rooms|h)/.",
    "booking.com": r"hotel/\w\w/.",
    "booking.naver.com": r"booking/.",
    "m.booking.naver.com": r"booking/.",
    "beauty.hotpepper.jp": r"(?:kr/)?(?:sln|CSP/)",
}
"""What the path begins with, where the rest of the site is for other things."""
_BELOW: Final = re.compile(
    r"[a-z0-9-]+\.square\.site/(?:book|appointments)\b"
    r"|[a-z0-9-]+\.bookings\.(?:cloud\.)?microsoft(?:\.com)?(?:/|$)"
    r"|meetings(?:-[a-z0-9]+)?\.hubspot\.com/."
    r"|(?:clients|go|widgets|brandedweb)\.mindbodyonline\.com/."
    r"|(?:book|widget|web|app|connect|bookings?|module|termin)\."
    r"(?:timify|thefork|shore|samedi|zenchef|formitable)\.[a-z.]{2,6}/.",
    re.IGNORECASE,
)

_LANDS: Final = re.compile(r"(?:[a-z]{3,8}\.)?([a-z]{4,})\.(?:[a-z]{2,3}\.)?[a-z]{2,3}")
"""A name below a country's domain, such as `book.thefork.co.uk`."""
_ABOUT: Final = re.compile(
    r"(?:[a-z]{2}(?:-[a-z]{2})?/)?(?:blog|docs?|help|support|pricing|prices|features?|about(?:-us)?|log-?in"
    r"|sign-?in"
    r"|sign-?up|register|auth|legal|privacy(?:-policy)?|terms(?:-[a-z-]+)?|security|careers?|jobs|press"
    r"|newsroom|enterprise|solutions?"
    r"|products?|integrations?|apps?|api|developers?|platform|resources?|templates?|tools?|scheduling"
    r"|customers?"
    r"|compare|alternatives?|downloads?|changelog|roadmap|status|contact(?:-us)?|partners?|affiliates?|demo"
    r"|tour|faq|business|for-[a-z-]+|industries|academy|community|guides?|webinars?|gift-?cards?|home|index"
    r"|sitemap|favicon|robots|case-studies)(?:\.\w+)?(?:[/?#]|$)"
    r"|[a-z]{2}(?:-[a-z]{2})?/?$",
    re.IGNORECASE,
)
"""Pages of a platform about itself."""


@lru_cache(maxsize=4096)
def books(href: str) -> bool:
    """Whether one books there; what a platform says of itself is no such page."""
    if "//" not in href:
        return False
    try:
        parts = urlsplit(href)
        host = (parts.hostname or "").removeprefix("www.")
    except ValueError:
        return False
    path = parts.path.lstrip("/")
    if not host or parts.scheme not in {"", "http", "https"}:
        return False
    if host in _AT:
        return re.match(_AT[host], path, re.IGNORECASE) is not None
    name, _, below = host.partition(".")
    if below in _TENANTS and name not in _COMPANY:
        return True
    if _ABOUT.match(path):
        return False
    known = not _ANYWHERE.isdisjoint({host, *_in_any_land(host)})
    return (known and bool(path)) or _BELOW.match(f"{host}/{path}") is not None


def _in_any_land(host: str) -> list[str]:
    found = _LANDS.fullmatch(host)
    return [f"{found[1]}.*"] if found else []
