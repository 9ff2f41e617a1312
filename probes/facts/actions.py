"""Actions that a page lets its visitors take, by its forms, links and buttons."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any
from urllib.parse import unquote, urlsplit

from index.values.findings import FoundAction
from index.values.vocabulary import Action
from probes.facts import forms, page_data
from probes.facts.labels import (
    BOOKING_PAGE,
    BOOKING_PATTERN,
    DOCUMENT,
    DOCUMENT_FILE,
    DOWNLOAD_PATTERN,
    FILE,
    FORM_HOSTS,
    FORMAT,
    IN_PAGE,
    LINK_PATTERN,
    MEMBER,
    SCHEMA_ACTIONS,
    SHOP,
    SHOP_LINK,
    SHORT_DOCUMENT,
    SIGNED_UP,
)
from probes.facts.lazy_pattern import compile_re
from probes.facts.names import display_name
from probes.facts.patterns import fold, host_label, split_words, squash, to_latin
from probes.facts.phrases import action_of_phrase, begins_with_search
from probes.readers.html import Anchor, Form, Page
from probes.readers.texts import clean_text
from probes.readers.urls import host_of, same_site

# Every business has a name of its own below one of these.
_TENANTS = split_words(
    "youcanbook.me as.me acuityscheduling.com setmore.com simplybook.me simplybook.it simplybook.asia",
    "simplybook.pro reservio.com bookwhen.com zohobookings.com zohobookings.eu zohobookings.in janeapp.com",
    "janeapp.co.uk cliniko.com gettimely.com salonized.com resurva.com appointedd.com supersaas.com",
    "schedulista.com appointy.com clientsecure.me intakeq.com practicebetter.io nookal.com bookafy.com",
    "yclients.com alteg.io bookeo.com booqable.com checkfront.com rezdy.com xola.com trekksoft.com rezgo.com",
    "regiondo.com regiondo.de regiondo.it terminland.de terminland.eu etermin.net momoyoga.com momence.com",
    "punchpass.com virtuagym.com glofox.com wodify.com resdiary.com lodgify.com beds24.com cloudbeds.com",
    "shore.com samedi.de timify.com eversports.com eversports.de fareharbor.com sevenrooms.com",
)
# Names below which a platform speaks of itself.
_COMPANY = split_words(
    "www app help support blog status docs developer developers api learn academy news go community partner",
    "partners careers jobs about try get static cdn assets forum info",
)

# A path leads to a business; `.*` stands for any country.
_ANYWHERE = split_words(
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

# What the path begins with, where the rest of the site is for other things.
_AT: Mapping[str, str] = {
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
_BELOW = compile_re(
    r"[a-z0-9-]+\.square\.site/(?:book|appointments)\b"
    r"|[a-z0-9-]+\.bookings\.(?:cloud\.)?microsoft(?:\.com)?(?:/|$)"
    r"|meetings(?:-[a-z0-9]+)?\.hubspot\.com/."
    r"|(?:clients|go|widgets|brandedweb)\.mindbodyonline\.com/."
    r"|(?:book|widget|web|app|connect|bookings?|module|termin)\."
    r"(?:timify|thefork|shore|samedi|zenchef|formitable)\.[a-z.]{2,6}/.",
    re.IGNORECASE,
)

# A name below a country's domain, such as `book.thefork.co.uk`.
_LANDS = compile_re(r"(?:[a-z]{3,8}\.)?([a-z]{4,})\.(?:[a-z]{2,3}\.)?[a-z]{2,3}")
# Pages of a platform about itself.
_ABOUT = compile_re(
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


@lru_cache(maxsize=4096)
def is_booking_address(href: str) -> bool:
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


# Addresses that are numbers and name nobody.
_ANONYMOUS = compile_re(
    r"^https?://(?:www\.)?(?:paypal\.com/(?:donate|cgi-bin|ncp/payment)|(?:donate|buy)\.stripe\.com/"
    r"|donorbox\.org/embed"
    r"|checkout\.square\.site|square\.link|gofund\.me/|pay\.raisenow\.(?:io|com)/)",
    re.IGNORECASE,
)
# Addresses that name an appeal, not who makes it.
_APPEAL = compile_re(
    r"^https?://(?:[a-z0-9-]+\.)*(?:donorbox\.org|gofundme\.com|justgiving\.com|betterplace\.org"
    r"|helloasso\.com"
    r"|givebutter\.com|raisely\.com|every\.org|actblue\.com|anedot\.com|winred\.com|networkforgood\.com"
    r"|twingle\.de)/",
    re.IGNORECASE,
)
_FOR_SOMEBODY = compile_re(
    r"(?<!\w)(?:to|the|für|an|à|au|aux|pour|para|per|al?|voor|aan|na|dla|til|till|до|для)(?!\w)"
    r"|^(?:support|help|sponsor)(?!\w)",
    re.IGNORECASE,
)
_FIRST_PERSON = compile_re(
    r"(?<!\w)(?:us|me|our|my|i|we|uns|mich|nous|moi|notre|nos|nosotros|nuestr[oa]|ci|nostr[oa]|ons|mij"
    r"|nas|oss|nós"
    r"|нас|нам|sostienici|soutenez-nous|bizi)(?!\w)|buy me a |coffee",
    re.IGNORECASE,
)
_SHORTEST, _SHORT = 3, 5
_SIGNS = compile_re(r"[^a-z0-9]+")
_LONG_WORD = compile_re(r"[a-z0-9-]{5,}")
_SAYS_NOTHING = split_words(
    "https donate donation donations giving sponsor sponsors support campaign campaigns"
)


def leads_elsewhere(anchor: Anchor, host: str) -> bool:
    """Whether a link to donate leaves the site for an address that names somebody, maybe its owner."""
    href = anchor.href.strip()
    if not host or not host_of(href) or same_site(href, f"https://{host}/") or _ANONYMOUS.match(href):
        return False
    if _APPEAL.match(href) and not _FOR_SOMEBODY.search(anchor.text):
        return False
    return _FIRST_PERSON.search(anchor.text) is None


def names_of_owners(page: Page, host: str) -> tuple[str, ...]:
    return tuple({host_label(host).lower(), squash(display_name(page, host))})


def name_any(href: str, named: tuple[str, ...]) -> bool:
    told = unquote(href.strip()).lower()
    parts = [part for part in _SIGNS.split(told) if len(part) >= _SHORTEST]
    silent = _SAYS_NOTHING.union(host_of(href.strip()).split("."))
    begun = [part for part in (*parts, *_LONG_WORD.findall(told)) if part not in silent]
    return any(_is_named(name, parts, begun, squash(told)) for name in named)


def _is_named(name: str, parts: list[str], begun: list[str], told: str) -> bool:
    if len(name) < _SHORT:
        return bool(name) and any(part.startswith(name) for part in parts)
    return name in told or any(name.startswith(part) for part in begun)


_MIN_DATED_WORDS, _MIN_HEADLINE_WORDS, _MAX_SLUG_CHARS = 3, 4, 200
_SLUG = compile_re(r"/[^/?#-]+-[^/?#-]+-[^/?#]+/?(?:[?#]|$)")
_DATED = compile_re(
    r"[/_-](?:19|20)\d\d[/_-](?:0?[1-9]|1[0-2])(?:[/_-]|$)|[/_-](?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d(?!\d)"
)
# Addresses of articles.
_NEWS = compile_re(
    r"/(?:news|story|stories|articles?|posts?|blog|press(?:-releases?)?|artikel|nachrichten|noticias?|notizie"
    r"|actualites?|actu|nieuws|nyheter|wiadomosci|haber|novosti)/(?:[^/?#]+/)*[^/?#-]+-[^/?#]",
    re.IGNORECASE,
)
_HEADLINE_WORD = compile_re(r"[^\W_]+")
# What one is asked to do points at something, or at oneself; a headline tells.
_POINTING = split_words(
    "a an your my our us me this now here online today free",
    "ein eine einen einem dein deine deinen ihr ihre ihren jetzt hier uns",
    "un une votre vos mon ma mes maintenant ici una tu tus su sus mi ahora aquí aqui ya",
    "il tuo tua ora qui uno um uma seu sua agora já een je jouw uw nu direct hier een",
    "din ditt dit nå swoje teraz",
)
_LEADING = split_words("the to for in with at by")


def is_headline(anchor: Anchor) -> bool:
    said = _HEADLINE_WORD.findall(anchor.text.casefold())
    if len(said) < _MIN_DATED_WORDS or not _POINTING.isdisjoint(said):
        return False
    if is_article(anchor.href):
        return True
    in_list = anchor.in_heading and _SLUG.search(anchor.href[:_MAX_SLUG_CHARS]) is not None
    return in_list and len(said) >= _MIN_HEADLINE_WORDS and _LEADING.isdisjoint(said)


def is_article(href: str) -> bool:
    start = href[:_MAX_SLUG_CHARS]
    return _DATED.search(start) is not None or _NEWS.search(start) is not None


MOST = 20
MOST_EACH = 3
EVIDENCE_CAP = 160

_SEARCH_NAMES = split_words(
    "q s query search keyword keywords suche suchbegriff buscar busca texto recherche cerca zoek trefwoord "
    "fraza",
    "ara arama searchphrase",
)
# Fields of small search forms; address forms use them too.
_ASKED_NAMES = split_words("what where was wo que donde quoi ou cosa dove ort ville city place near")
_MESSAGE_NAMES = split_words(
    "message nachricht mensaje messaggio mensagem bericht mesaj comment comments enquiry inquiry body"
)
_DATE_TYPES = frozenset({"date", "datetime-local", "time"})
_TEXT_TYPES = frozenset({"text", "email", "search", "tel", "url", "textarea", "number", "select"})
_MAX_LABEL_CHARS = 80
_TELEPHONE = compile_re(r"\s*(?:tel|callto|sms):[^\d]{0,5}\d", re.IGNORECASE)
_NO_LINK = ("data:", "mailto:?")
# <a href="#contact"> leads to a form; other fragments are usually headings.
_IN_PAGE = frozenset(
    {Action.CONTACT, Action.BOOK, Action.QUOTE, Action.SUBSCRIBE, Action.DONATE, Action.ORDER, Action.APPLY}
)
_ACCOUNTS = frozenset({Action.LOG_IN, Action.REGISTER})
# What a part of the page is for, if the label is more than its heading.
_IN_PART = _IN_PAGE | _ACCOUNTS | {Action.BUY, Action.DOWNLOAD}
# A verb before the site's own name ("Join Oak" at oak.org); before another it may be a headline.
_TO_OWN_NAME = compile_re(
    r"\W*(?P<verb>download|join|contact) (?:the )?(?P<name>.{3,40}?)(?: now| today)?\W*", re.IGNORECASE
)
_ACTION_OF_VERB = {
    "download": Action.DOWNLOAD,
    "join": Action.REGISTER,
    "contact": Action.CONTACT,
}
# Where "Join Oak" looks for staff.
_OF_JOBS = compile_re(r"career|job|vacanc|karriere|recruit|work", re.IGNORECASE)
_DOUBLED = compile_re(r"(.{4,40}?)\s+\1")  # A picture's text beside its link's
_BETWEEN = compile_re(
    r"\s*[/|\u30fb\uff0f]\s*"
    r"|\s+(?:&|and|or|und|oder|et|ou|y|o|e|en|of|i|lub|и|или|och|eller)\s+",
    re.IGNORECASE,
)
# Between what asks for something and what doesn't; "buy / sell" are sections of advertisements.
_BESIDE = compile_re(r"\s+/\s+|\s*[|\uff5c\uff0f]\s*|\s+[(\[]|\s*\uff08|[)\]\uff09]$")
_MAIL = compile_re(r"[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}")
# Skip links, and links that a heading holds to itself.
_SAYS_ELSE = compile_re(
    r"[#\u00b6\u00a7\U0001f517]|(?:skip|jump|scroll|go|back|direct|link to|copy|section titled|navigate to"
    r"|aller|passer|retour|zum|zur|springe|ir a|saltar|vai|torna|naar|ga naar)(?!\w)|permalink|anchor",
    re.IGNORECASE,
)
_ASKED = compile_re(
    r"(?:please )?(?:click|tap|press) here (?:to |for (?:a |an |your )?)(?:get )?"
    r"|cliquez ici pour |haga clic aquí para |clique aqui para |clicca qui per ",
    re.IGNORECASE,
)
# What a label says of how its link opens.
_NOTE = compile_re(
    r"[\s(\[,:;]+(?:(?:link |this link )?(?:will )?opens? (?:in|an? |overlay|sub-?menu|menu|external)"
    r"|external link|new (?:window|tab)\b|(?:arrow|chevron)[-_ ](?:right|forward)"
    r"|\(?(?:öffnet|wird) in (?:einem )?neue[mn]|s['\u2019]ouvre dans|se abre en|nueva ventana)",
    re.IGNORECASE,
)
_HYPHENS = str.maketrans("\u2010\u2011", "--")
_ICONS = compile_re(r"^[^\w({<\[%$#@]+")
_SHOWN = ("action", "method", "role", "id", "name", "aria-label")


def apparent_actions(page: Page, host: str = "") -> tuple[FoundAction, ...]:
    """Return distinct actions: at most MOST, and MOST_EACH per kind."""
    found: dict[FoundAction, None] = {}
    each = Counter[Action]()
    for action, element in chain(
        _of_data(page, host), _of_forms(page), _of_buttons(page), _of_frames(page), _of_links(page, host)
    ):
        if each[action] == MOST_EACH:
            continue
        quoted = FoundAction(action, clean_text(element, EVIDENCE_CAP))
        each[action] += quoted not in found
        found.setdefault(quoted)
        if len(found) == MOST:
            break
    numbers = (a for a in page.anchors if _TELEPHONE.match(a.href))
    if not each[Action.CONTACT] and (number := next(numbers, None)):  # no better way to write
        found.setdefault(FoundAction(Action.CONTACT, clean_text(_link_element(number), EVIDENCE_CAP)))
    return tuple(found)[:MOST]


def _of_data(page: Page, host: str) -> Iterator[tuple[Action, str]]:
    for entity in page_data.walk_entities(page.json_ld):
        for offered in page_data.entities(entity.get("potentialAction")):
            if kinds := sorted(page_data.types(offered) & SCHEMA_ACTIONS.keys()):
                quoted = f'"potentialAction": {_quoted(offered)}'
                told = (SCHEMA_ACTIONS[kind] for kind in kinds)
                yield from ((a, quoted) for a in told if a is not Action.SEARCH or _is_own(offered, host))
        if "Product" in page_data.types(entity):
            offers = page_data.entities(entity.get("offers"))
            priced = (offer for offer in offers if offer.get("price") or offer.get("lowPrice"))
            yield from ((Action.BUY, f'"offers": {_quoted(offer)}') for offer in priced)
        if _accepts(entity.get("acceptsReservations")):
            yield Action.BOOK, f'"acceptsReservations": {_quoted(entity["acceptsReservations"])}'


def _is_own(search: Mapping[str, Any], host: str) -> bool:
    """Whether a declared search leads to this site; templates and copies name others."""
    entries = page_data.entities(search.get("target"))
    urls = [search.get("target"), *(entry.get("urlTemplate") for entry in entries)]
    texts = [url[:200] for url in urls if isinstance(url, str)]
    return not host or all(not host_of(url) or same_site(url, f"https://{host}/") for url in texts)


def _accepts(value: object) -> bool:
    return value is not None and not str(value).lower().endswith(("false", "no", "none", "[]"))


_quoted = json.JSONEncoder(ensure_ascii=False).encode


def _of_forms(page: Page) -> Iterator[tuple[Action, str]]:
    for form in page.forms:
        action = _form_action(form)
        if action:
            yield action, _form_element(form)
        if action is Action.CONTACT and forms.asks_for_a_time(form):
            yield Action.BOOK, _form_element(form)


def _form_action(form: Form) -> Action | None:
    kinds = [field.type for field in form.fields]
    names = {field.name.lower() for field in form.fields}
    labels = (*form.buttons, form.attributes.get("aria-label", ""))
    labelled = next(filter(None, map(action_of_label, labels)), None)
    if forms.recovers_password(form):
        return None
    if "password" in kinds:
        new = any(field.autocomplete == "new-password" for field in form.fields)
        makes_account = new or kinds.count("password") > 1 or labelled is Action.REGISTER
        named_so = labelled is not Action.LOG_IN and forms.makes_account(form)
        return Action.REGISTER if makes_account or named_so else Action.LOG_IN
    if "search" in kinds or form.attributes.get("role") == "search" or _SEARCH_NAMES & names:
        return Action.SEARCH
    return _by_fields(form, kinds, names, labelled)


def _by_fields(form: Form, kinds: list[str], names: set[str], labelled: Action | None) -> Action | None:
    texts = [kind for kind in kinds if kind in _TEXT_TYPES]
    if texts == ["email"] and forms.is_newsletter(form):
        return Action.SUBSCRIBE  # whatever the label: a builder may call each of its forms "Contact form"
    if labelled in _ACCOUNTS:
        return forms.account_action(form, labelled)
    if labelled:
        return labelled
    if forms.asks_for_address_alone(form) and forms.leads_in(form):
        return Action.LOG_IN
    if form.method == "get" and names and names <= _ASKED_NAMES:
        return Action.SEARCH
    if "email" in kinds and ("textarea" in kinds or _MESSAGE_NAMES & names):
        return Action.CONTACT
    if _DATE_TYPES & set(kinds) or forms.asks_for_a_stay(form):
        return Action.BOOK
    if forms.is_search(form):
        return Action.SEARCH
    if form.method == "get" and any(begins_with_search(field.placeholder) for field in form.fields):
        return Action.SEARCH
    return Action.SUBSCRIBE if forms.asks_for_address_and_name(form) or forms.is_newsletter(form) else None


def _form_element(form: Form) -> str:
    shown = "".join(f' {name}="{form.attributes[name][:60]}"' for name in _SHOWN if name in form.attributes)
    button = f"<button>{form.buttons[0]}</button>" if form.buttons else ""
    return f"<form{shown}>… {button}</form>"


def _of_buttons(page: Page) -> Iterator[tuple[Action, str]]:
    for text in page.buttons:
        for action in _actions_of_label(text):
            yield action, f"<button>{text}</button>"
    for text in page.unlinked:
        for action in _actions_of_label(text):
            yield action, f"<a>{text}</a>"
    for field in page.inputs:
        if field.type == "search" or (field.type == "text" and begins_with_search(field.placeholder)):
            yield Action.SEARCH, f'<input name="{field.name}" placeholder="{field.placeholder}">'
    if asked := forms.field_without_form(page):
        action = Action.CONTACT if asked.type == "textarea" else Action.SUBSCRIBE
        yield action, f'<{asked.type} name="{asked.name}" placeholder="{asked.placeholder}">'


def _of_frames(page: Page) -> Iterator[tuple[Action, str]]:
    for url in page.frames:
        if action := _action_of_link(url):
            yield action, f'<iframe src="{url[:100]}">'
    for url in page.widgets:
        if is_booking_address(url):
            yield Action.BOOK, f'<div data-url="{url[:100]}">'


def says_nothing_known(form: Form) -> bool:
    sends = form.method == "post" or forms.asks_for_person(form)
    return sends and bool(form.fields) and _form_action(form) is None


def _of_links(page: Page, host: str) -> Iterator[tuple[Action, str]]:
    owners = cache(lambda: names_of_owners(page, host))
    for anchor in page.anchors:
        for action in _link_actions(anchor, host, owners):
            yield action, _link_element(anchor)
    yield from ((Action.CONTACT, _link_element(anchor)) for anchor in page.anchors if _reaches(anchor, host))


def _link_element(anchor: Anchor) -> str:
    return f'<a href="{anchor.href[:100]}">{anchor.text[:80]}</a>'


def _link_actions(anchor: Anchor, host: str, owners: Callable[[], tuple[str, ...]]) -> Sequence[Action]:
    href = anchor.href.strip()
    named, linked = _actions_of_label(anchor.text), _action_of_link(href)
    if href == "#":
        return named
    if href.lower().startswith("javascript:"):
        return [action for action in named if action is not Action.QUOTE]  # often of a share
    if href.lower().startswith(_NO_LINK):
        return ()
    named = () if named and is_headline(anchor) else named
    named = named or _actions_of_address(anchor.text[:_MAX_LABEL_CHARS], href, host)
    if href.startswith("#"):
        is_heading = squash(href) == squash(anchor.text)
        in_page = _IN_PAGE if is_heading else _IN_PART
        return [action for action in named if action in in_page]
    if linked is Action.BOOK:
        return (linked,)  # whatever the text: a calendar is for booking
    elsewhere = Action.DONATE in (*named, linked) and leads_elsewhere(anchor, host)
    if elsewhere and not name_any(href, owners()):
        return [action for action in named if action is not Action.DONATE]
    if linked is Action.REGISTER and not named and forms.names_newsletter(anchor.text):
        return (Action.SUBSCRIBE,)
    if named and linked is Action.CONTACT and Action.CONTACT not in named:
        return (*named, linked)
    return named or ((linked,) if linked else _sales_of_label(anchor.text, href))


def _actions_of_address(label: str, href: str, host: str) -> tuple[Action, ...]:
    """What a label asks for with its address or the site's name; without them it may be a headline."""
    named = _TO_OWN_NAME.fullmatch(label)
    if named and to_latin(named["name"]) == squash(host_label(host)) and not _OF_JOBS.search(href):
        return (_ACTION_OF_VERB[named["verb"].lower()],)
    if FILE.match(href) and (DOWNLOAD_PATTERN.search(label) or FORMAT.search(label)):
        return (Action.DOWNLOAD,)
    if DOCUMENT_FILE.match(href) and _names_document(label):
        return (Action.DOWNLOAD,)
    if BOOKING_PATTERN.match(label) and BOOKING_PAGE.match(href):
        return (Action.BOOK,)
    return (Action.REGISTER,) if FORM_HOSTS.match(href) and SIGNED_UP.search(label) else ()


def _names_document(label: str) -> bool:
    return bool(DOCUMENT.search(label) or (label.count(" ") < 3 and SHORT_DOCUMENT.search(label)))


def _sales_of_label(label: str, href: str) -> Sequence[Action]:
    return (Action.BUY,) if _is_shop(label) and SHOP_LINK.match(href[:200]) else ()


@lru_cache(maxsize=4096)
def _is_shop(label: str) -> bool:
    return SHOP.fullmatch(fold(label[:_MAX_LABEL_CHARS])) is not None


def _reaches(anchor: Anchor, host: str) -> bool:
    """A fragment that is called contact leads to a form or an address, whatever the label asks for."""
    before, _, fragment = anchor.href.strip().partition("#")
    of_heading = anchor.in_heading and not before
    if not fragment or of_heading or _actions_of_label(anchor.text) or _SAYS_ELSE.match(anchor.text):
        return False
    is_here = host_of(before) in {"", host, f"www.{host}"}
    return is_here and IN_PAGE.fullmatch(fold(f"#{fragment[:80]}")) is not None


@lru_cache(maxsize=4096)
def _actions_of_label(text: str) -> tuple[Action, ...]:
    parts = [action_of_label(part) for part in _BETWEEN.split(text[:_MAX_LABEL_CHARS])]
    both = [action for action in parts if action]
    if len(parts) > 1 and len(both) == len(parts):
        return tuple(dict.fromkeys(both))
    if action := action_of_label(text):
        return (action, Action.APPLY) if action is Action.REGISTER and MEMBER.search(text) else (action,)
    if Action.CONTACT in both and len(parts) == 2 and " " in text:
        return (Action.CONTACT,)
    if FORMAT.search(text) and DOWNLOAD_PATTERN.search(text[:_MAX_LABEL_CHARS]):
        return (Action.DOWNLOAD,)
    if _MAIL.fullmatch(text[:_MAX_LABEL_CHARS]):
        return (Action.CONTACT,)
    some = (
        [action_of_label(part) for part in _BESIDE.split(text[:_MAX_LABEL_CHARS])]
        if "://" not in text
        else []
    )
    return tuple(dict.fromkeys(a for a in some if a and a is not Action.BUY))


@lru_cache(maxsize=4096)  # labels repeat across pages, and several facts use them
def action_of_label(text: str) -> Action | None:
    label = _ICONS.sub("", text[:_MAX_LABEL_CHARS].translate(_HYPHENS))
    label = label[1:-1] if label[:1] == "[" and label[-1:] == "]" else label
    label = twice[1] if (twice := _DOUBLED.fullmatch(label)) else label
    note = _NOTE.search(label)
    label = label[: note.start()] if note else label
    label = _ASKED.sub("", label, count=1) if _ASKED.match(label) else label
    return action_of_phrase(label)


@lru_cache(maxsize=4096)
def _action_of_link(href: str) -> Action | None:
    return Action.BOOK if is_booking_address(href) else _named_by(LINK_PATTERN.match(fold(href)))


def _named_by(found: re.Match[str] | None) -> Action | None:
    return Action(found.lastgroup) if found and found.lastgroup else None


_MAX_CALL_CHARS, _MAX_CALL_WORDS = 40, 5

_READING = (
    r"(?:see|view|read|learn|find|discover|explore|browse|watch|listen|show|hide|compare|meet|visit|follow"
    r"|share|go|skip|jump|open|close|toggle|back|return|about|what|why|how|when|where|who|which|is|are|in|on"
    r"|at|to|the|of|for|with|from|by|not|no|once|half|quite|such|like|as|be|keep|know|understand|think"
    r"|remember|imagine|take|have|has|had|was|were|do|did|does|select|choose|change|accept|reject|allow"
    r"|decline|all|this|that|just|and|or|if|never|more|use|using|print|copy|look|expand|collapse|sort|filter"
    r"|play|pause|live|every|new|only|still|also|my|your|our|an?|than|then|there|it|love|hello|here"
    r"|\w+(?:ing|ed|ly|s|'s|\u2019s))\b"
)
_ENGLISH = compile_re(
    rf"(?!{_READING})[a-z]+ (?:(?:\w+ )?(?:your|my) \w|an? \w+(?: \w+)?\W*$|.*\b(?:now|today)\W*$)"
    r"|(?:top|chip|pitch|check|opt|buy|cash|trade|dial) (?:up|in|out)\W*$"
    r"|(?:grab|secure|snag|adopt|foster|hire|fund|invest|deposit|withdraw|recharge|refill|upgrade|bid|swap"
    r"|sell|borrow|lend|nominate|refer|invite|pledge|activate|compete|post|list|advertise|place|rent|lease"
    r"|switch to|trade in|call|text|ring|speak|talk|tell|pitch)"
    r" (?:us|me|your|my|our|an?|this|the|now|here|with|for|on|one|it|in|to)\b",
    re.IGNORECASE,
)
_GERMAN = compile_re(
    r"(?i:jetzt) \w|.* jetzt\W*$|(?:\S+ ){1,3}(?!(?:weiter)?lesen|erfahren|(?:an)?sehen|anzeigen"
    r"|(?:an)?schauen|entdecken|(?:kennen)?lernen|suchen|finden|öffnen|schließen|springen|folgen|teilen"
    r"|gehen|zeigen|wechseln|\w*blenden|vergleichen|hören|verstehen|drucken|akzeptieren|ablehnen|zulassen"
    r"|speichern|anpassen|oben|unten|eben|gegen|neben|wegen|den|einen|allen|waren|haben|sein(?:en)?|werden"
    r"|können|wollen|sollen|müssen|kommen|bleiben|leben)"
    r"[a-zäöüß]{3,}(?:en|ern|eln)\W*$|(?:\w+)en Sie\b"
)
_ROMANCE = compile_re(
    r"(?!(?:lire|voir|découvrir|savoir|afficher|consulter|trouver|fermer|ouvrir|aller|accéder|rechercher"
    r"|suivre|partager|regarder|écouter|visiter|revenir|retourner|passer|comparer|comprendre|explorer"
    r"|parcourir|leer|ver|saber|mostrar|descubrir|descobrir|encontrar|buscar|abrir|cerrar|fechar|volver"
    r"|voltar|compartir|escuchar|ouvir|mirar|conocer|conhecer|explorar|visitar|comparar|ler|leggere|vedere"
    r"|scoprire|sapere|mostrare|trovare|cercare|aprire|chiudere|andare|tornare|condividere|ascoltare"
    r"|conoscere|visitare|lugar|hogar|mujer|popular|familiar|militar|particular|\w*ier|mer|hiver|avenir"
    r"|poder|ser|estar|haber|ter|mar|bar|par|por|sur|hier|dans|mais)\b)"
    r"(?:[a-zà-ÿ]+(?:er|ez|ir|ar|are|ere|ire|arse|irse)|prendre|faire|vendre|mettre|se \w+) "
    r"(?:un|une|una|uno|um|uma|le|la|les|lo|el|los|las|il|i|gli|o|a|os|as|mon|ma|mes|votre|vos|ton|ta|tes"
    r"|tu|tus|su|sus|mi|mis|seu|sua|tuo|tua|du"
    r"|des|en|aux?|online)\b",
    re.IGNORECASE,
)
_NOW = compile_re(
    r"(?:^|\s)(?:maintenant|ahora|agora|adesso|ora|subito|teraz|şimdi|hemen|сейчас|прямо сейчас)\W*$"
    r"|今すぐ|立即|马上|馬上|지금|الآن",
    re.IGNORECASE,
)


_OF_LANGUAGE = {"de": _GERMAN} | dict.fromkeys(("fr", "es", "pt", "it"), _ROMANCE)


def is_call(anchor: Anchor, language: str) -> bool:
    return not anchor.in_heading and not is_article(anchor.href) and is_call_label(anchor.text, language)


@lru_cache(maxsize=4096)  # labels repeat across pages
def is_call_label(label: str, language: str) -> bool:
    if len(label) > _MAX_CALL_CHARS or len(label.split()) > _MAX_CALL_WORDS:
        return False
    own = _OF_LANGUAGE.get(language)
    begun = _ENGLISH.match(label) or (own and own.match(label))
    return bool(begun) or _NOW.search(label) is not None
