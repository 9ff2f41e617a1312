"""The apparent actions of a page, each with the element that shows it."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import Any, Final

from index.values.findings import ApparentAction
from index.values.vocabulary import Action
from probes.facts import donations, forms, schema_org
from probes.facts.action_words import (
    BOOKED,
    BOOKING_PAGE,
    DOCUMENT,
    DOCUMENT_FILE,
    FILE,
    FORM_HOSTS,
    FORMAT,
    IN_PAGE,
    LINKED,
    LOADED,
    MEMBER,
    NEEDED,
    NEEDED_OPEN,
    OPEN,
    SAID,
    SCHEMA_ACTIONS,
    SEARCHED,
    SHOP,
    SHOP_LINK,
    SHORT_DOCUMENT,
    SIGNED_UP,
)
from probes.facts.booking import books
from probes.facts.headlines import is_headline
from probes.facts.host_label import host_label
from probes.facts.phrased import asked
from probes.facts.wordlists import latin, squashed, words
from probes.readers.html import Anchor, Form, Page
from probes.readers.texts import clean
from probes.readers.urls import host_of, same_site

MOST: Final = 20
MOST_EACH: Final = 3
EVIDENCE_CAP: Final = 160

_SEARCH_NAMES: Final = words(
    "q s query search keyword keywords suche suchbegriff buscar busca texto recherche cerca zoek trefwoord "
    "fraza",
    "ara arama searchphrase",
)
_ASKED_NAMES: Final = words("what where was wo que donde quoi ou cosa dove ort ville city place near")
"""Fields of small search forms; address forms use them too."""
_MESSAGE_NAMES: Final = words(
    "message nachricht mensaje messaggio mensagem bericht mesaj comment comments enquiry inquiry body"
)
_DATE_TYPES: Final = frozenset({"date", "datetime-local", "time"})
_TEXT_TYPES: Final = frozenset({"text", "email", "search", "tel", "url", "textarea", "number", "select"})
_LONGEST: Final = 80
_TELEPHONE: Final = re.compile(r"\s*(?:tel|callto|sms):[^\d]{0,5}\d", re.IGNORECASE)
_NO_LINK: Final = ("data:", "mailto:?")
_IN_PAGE: Final = frozenset(
    {Action.CONTACT, Action.BOOK, Action.QUOTE, Action.SUBSCRIBE, Action.DONATE, Action.ORDER, Action.APPLY}
)
"""<a href="#contact"> leads to a form; other fragments are usually headings."""
_ACCOUNTS: Final = frozenset({Action.LOG_IN, Action.REGISTER})
_IN_PART: Final = _IN_PAGE | _ACCOUNTS | {Action.BUY, Action.DOWNLOAD}
"""What a part of the page is for, if the label is more than its heading."""
_TO_OWN_NAME: Final = re.compile(
    r"\W*(?P<verb>download|join|contact) (?:the )?(?P<name>.{3,40}?)(?: now| today)?\W*", re.IGNORECASE
)
"""A verb before the site's own name ("Join Oak" at oak.org); before another it may be a headline."""
_ACTION_OF_VERB: Final = {
    "download": Action.DOWNLOAD,
    "join": Action.REGISTER,
    "contact": Action.CONTACT,
}
_OF_JOBS: Final = re.compile(r"career|job|vacanc|karriere|recruit|work", re.IGNORECASE)
"""Where "Join Oak" looks for staff."""
_DOUBLED: Final = re.compile(r"(.{4,40}?)\s+\1")
"""A picture's text beside its link's."""
_BETWEEN: Final = re.compile(
    r"\s*[/|\u30fb\uff0f]\s*"
    r"|\s+(?:&|and|or|und|oder|et|ou|y|o|e|en|of|i|lub|и|или|och|eller)\s+",
    re.IGNORECASE,
)
_BESIDE: Final = re.compile(r"\s+/\s+|\s*[|\uff5c\uff0f]\s*|\s+[(\[]|\s*\uff08|[)\]\uff09]$")
"""Between what asks for something and what doesn't; "buy / sell" are sections of advertisements."""
_MAIL: Final = re.compile(r"[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}")
_SAYS_ELSE: Final = re.compile(
    r"[#\u00b6\u00a7\U0001f517]|(?:skip|jump|scroll|go|back|direct|link to|copy|section titled|navigate to"
    r"|aller|passer|retour|zum|zur|springe|ir a|saltar|vai|torna|naar|ga naar)(?!\w)|permalink|anchor",
    re.IGNORECASE,
)
"""Skip links, and links that a heading holds to itself."""
_ASKED: Final = re.compile(
    r"(?:please )?(?:click|tap|press) here (?:to |for (?:a |an |your )?)(?:get )?"
    r"|cliquez ici pour |haga clic aquí para |clique aqui para |clicca qui per ",
    re.IGNORECASE,
)
_NOTE: Final = re.compile(
    r"[\s(\[,:;]+(?:(?:link |this link )?(?:will )?opens? (?:in|an? |overlay|sub-?menu|menu|external)"
    r"|external link|new (?:window|tab)\b|(?:arrow|chevron)[-_ ](?:right|forward)"
    r"|\(?(?:öffnet|wird) in (?:einem )?neue[mn]|s['\u2019]ouvre dans|se abre en|nueva ventana)",
    re.IGNORECASE,
)
"""What a label says of how its link opens."""
_HYPHENS: Final = str.maketrans("\u2010\u2011", "--")
_ICONS: Final = re.compile(r"^[^\w({<\[%$#@]+")
_SHOWN: Final = ("action", "method", "role", "id", "name", "aria-label")


def apparent_actions(page: Page, host: str = "") -> tuple[ApparentAction, ...]:
    """Return distinct actions: at most MOST, and MOST_EACH per kind."""
    found: dict[ApparentAction, None] = {}
    each = Counter[Action]()
    for action, element in chain(
        _of_data(page, host), _of_forms(page), _of_buttons(page), _of_frames(page), _of_links(page, host)
    ):
        if each[action] == MOST_EACH:
            continue
        quoted = ApparentAction(action, clean(element, EVIDENCE_CAP))
        each[action] += quoted not in found
        found.setdefault(quoted)
        if len(found) == MOST:
            break
    numbers = (a for a in page.anchors if _TELEPHONE.match(a.href))
    if not each[Action.CONTACT] and (number := next(numbers, None)):  # no better way to write
        found.setdefault(ApparentAction(Action.CONTACT, clean(_link_element(number), EVIDENCE_CAP)))
    return tuple(found)[:MOST]


def _of_data(page: Page, host: str) -> Iterator[tuple[Action, str]]:
    for entity in schema_org.walk(page.json_ld):
        for offered in schema_org.entities(entity.get("potentialAction")):
            if kinds := sorted(schema_org.types(offered) & SCHEMA_ACTIONS.keys()):
                quoted = f'"potentialAction": {_quoted(offered)}'
                told = (SCHEMA_ACTIONS[kind] for kind in kinds)
                yield from ((a, quoted) for a in told if a is not Action.SEARCH or _is_own(offered, host))
        if "Product" in schema_org.types(entity):
            offers = schema_org.entities(entity.get("offers"))
            priced = (offer for offer in offers if offer.get("price") or offer.get("lowPrice"))
            yield from ((Action.BUY, f'"offers": {_quoted(offer)}') for offer in priced)
        if _accepts(entity.get("acceptsReservations")):
            yield Action.BOOK, f'"acceptsReservations": {_quoted(entity["acceptsReservations"])}'


def _is_own(search: Mapping[str, Any], host: str) -> bool:
    """Whether a declared search leads to this site; templates and copies name others."""
    entries = schema_org.entities(search.get("target"))
    urls = [search.get("target"), *(entry.get("urlTemplate") for entry in entries)]
    texts = [url[:200] for url in urls if isinstance(url, str)]
    return not host or all(not host_of(url) or same_site(url, f"https://{host}/") for url in texts)


def _accepts(value: object) -> bool:
    return value is not None and not str(value).lower().endswith(("false", "no", "none", "[]"))


_quoted: Final = json.JSONEncoder(ensure_ascii=False).encode


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
    labelled = next(filter(None, map(said, labels)), None)
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
        return forms.of_account(form, labelled)
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
    if form.method == "get" and any(SEARCHED.match(field.placeholder) for field in form.fields):
        return Action.SEARCH
    return Action.SUBSCRIBE if forms.asks_for_address_and_name(form) or forms.is_newsletter(form) else None


def _form_element(form: Form) -> str:
    shown = "".join(f' {name}="{form.attributes[name][:60]}"' for name in _SHOWN if name in form.attributes)
    button = f"<button>{form.buttons[0]}</button>" if form.buttons else ""
    return f"<form{shown}>… {button}</form>"


def _of_buttons(page: Page) -> Iterator[tuple[Action, str]]:
    for text in page.buttons:
        for action in _all_said(text):
            yield action, f"<button>{text}</button>"
    for text in page.unlinked:
        for action in _all_said(text):
            yield action, f"<a>{text}</a>"
    for field in page.inputs:
        if field.type == "search" or (field.type == "text" and SEARCHED.match(field.placeholder)):
            yield Action.SEARCH, f'<input name="{field.name}" placeholder="{field.placeholder}">'
    if asked := forms.asked_without_form(page):
        action = Action.CONTACT if asked.type == "textarea" else Action.SUBSCRIBE
        yield action, f'<{asked.type} name="{asked.name}" placeholder="{asked.placeholder}">'


def _of_frames(page: Page) -> Iterator[tuple[Action, str]]:
    for url in page.frames:
        if action := _linked(url):
            yield action, f'<iframe src="{url[:100]}">'
    for url in page.widgets:
        if books(url):
            yield Action.BOOK, f'<div data-url="{url[:100]}">'


def says_nothing_known(form: Form) -> bool:
    sends = form.method == "post" or forms.asks_for_person(form)
    return sends and bool(form.fields) and _form_action(form) is None


def _of_links(page: Page, host: str) -> Iterator[tuple[Action, str]]:
    owners = cache(lambda: donations.owners(page, host))
    for anchor in page.anchors:
        for action in _link_actions(anchor, host, owners):
            yield action, _link_element(anchor)
    yield from ((Action.CONTACT, _link_element(anchor)) for anchor in page.anchors if _reaches(anchor, host))


def _link_element(anchor: Anchor) -> str:
    return f'<a href="{anchor.href[:100]}">{anchor.text[:80]}</a>'


def _link_actions(anchor: Anchor, host: str, owners: Callable[[], tuple[str, ...]]) -> Sequence[Action]:
    href = anchor.href.strip()
    named, linked = _all_said(anchor.text), _linked(href)
    if href == "#":
        return named
    if href.lower().startswith("javascript:"):
        return [action for action in named if action is not Action.QUOTE]  # often of a share
    if href.lower().startswith(_NO_LINK):
        return ()
    named = () if named and is_headline(anchor) else named
    named = named or _said_of_address(anchor.text[:_LONGEST], href, host)
    if href.startswith("#"):
        is_heading = squashed(href) == squashed(anchor.text)
        in_page = _IN_PAGE if is_heading else _IN_PART
        return [action for action in named if action in in_page]
    if linked is Action.BOOK:
        return (linked,)  # whatever the text: a calendar is for booking
    elsewhere = Action.DONATE in (*named, linked) and donations.leads_elsewhere(anchor, host)
    if elsewhere and not donations.name_one(href, owners()):
        return [action for action in named if action is not Action.DONATE]
    if linked is Action.REGISTER and not named and forms.names_newsletter(anchor.text):
        return (Action.SUBSCRIBE,)
    if named and linked is Action.CONTACT and Action.CONTACT not in named:
        return (*named, linked)
    return named or ((linked,) if linked else _sold(anchor.text, href))


def _said_of_address(label: str, href: str, host: str) -> tuple[Action, ...]:
    """What a label asks for with its address or the site's name; without them it may be a headline."""
    named = _TO_OWN_NAME.fullmatch(label)
    if named and latin(named["name"]) == squashed(host_label(host)) and not _OF_JOBS.search(href):
        return (_ACTION_OF_VERB[named["verb"].lower()],)
    if FILE.match(href) and (LOADED.search(label) or FORMAT.search(label)):
        return (Action.DOWNLOAD,)
    if DOCUMENT_FILE.match(href) and _names_document(label):
        return (Action.DOWNLOAD,)
    if BOOKED.match(label) and BOOKING_PAGE.match(href):
        return (Action.BOOK,)
    return (Action.REGISTER,) if FORM_HOSTS.match(href) and SIGNED_UP.search(label) else ()


def _names_document(label: str) -> bool:
    return bool(DOCUMENT.search(label) or (label.count(" ") < 3 and SHORT_DOCUMENT.search(label)))


def _sold(label: str, href: str) -> Sequence[Action]:
    return (Action.BUY,) if _is_shop(label) and SHOP_LINK.match(href[:200]) else ()


@lru_cache(maxsize=4096)
def _is_shop(label: str) -> bool:
    return SHOP.fullmatch(label[:_LONGEST]) is not None


def _reaches(anchor: Anchor, host: str) -> bool:
    """A fragment that is called contact leads to a form or an address, whatever the label asks for."""
    before, _, fragment = anchor.href.strip().partition("#")
    of_heading = anchor.in_heading and not before
    if not fragment or of_heading or _all_said(anchor.text) or _SAYS_ELSE.match(anchor.text):
        return False
    return host_of(before) in {"", host, f"www.{host}"} and IN_PAGE.fullmatch(f"#{fragment[:80]}") is not None


@lru_cache(maxsize=4096)
def _all_said(text: str) -> tuple[Action, ...]:
    parts = [said(part) for part in _BETWEEN.split(text[:_LONGEST])]
    both = [action for action in parts if action]
    if len(parts) > 1 and len(both) == len(parts):
        return tuple(dict.fromkeys(both))
    if action := said(text):
        return (action, Action.APPLY) if action is Action.REGISTER and MEMBER.search(text) else (action,)
    if Action.CONTACT in both and len(parts) == 2 and " " in text:
        return (Action.CONTACT,)
    if FORMAT.search(text) and LOADED.search(text[:_LONGEST]):
        return (Action.DOWNLOAD,)
    if _MAIL.fullmatch(text[:_LONGEST]):
        return (Action.CONTACT,)
    some = [said(part) for part in _BESIDE.split(text[:_LONGEST])] if "://" not in text else []
    return tuple(dict.fromkeys(a for a in some if a and a is not Action.BUY))


@lru_cache(maxsize=4096)  # labels repeat across pages, and several facts use them
def said(text: str) -> Action | None:
    label = _ICONS.sub("", text[:_LONGEST].translate(_HYPHENS))
    label = label[1:-1] if label[:1] == "[" and label[-1:] == "]" else label
    label = twice[1] if (twice := _DOUBLED.fullmatch(label)) else label
    note = _NOTE.search(label)
    label = label[: note.start()] if note else label
    label = _ASKED.sub("", label, count=1) if _ASKED.match(label) else label
    told = (_named_by(SAID.fullmatch(label)) if NEEDED.has_some(label) else None) or asked(label)
    return told or (_named_by(OPEN.fullmatch(label)) if NEEDED_OPEN.has_some(label) else None)


@lru_cache(maxsize=4096)
def _linked(href: str) -> Action | None:
    return Action.BOOK if books(href) else _named_by(LINKED.match(href))


def _named_by(found: re.Match[str] | None) -> Action | None:
    return Action(found.lastgroup) if found and found.lastgroup else None
