"""What a site calls itself."""

import re
from difflib import SequenceMatcher
from typing import Final

from index.hosts import is_platform_subdomain, registrable_domain
from probes.facts import schema_org
from probes.facts.kind_words import PARKED
from probes.facts.marks import Words
from probes.facts.wordlists import squashed
from probes.readers.html import Page
from probes.readers.texts import clean

NAME_CAP: Final = 1000
DISPLAY_CAP: Final = 60

_DASHES: Final = "\u2010\u2013\u2014\u2015-"
_MARKS: Final = "|\u00b7\u2022\u00ab\u00bb~/\u22c5\u2219\u2192\uff5c\u00a6"
_CJK: Final = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_SEPARATOR: Final = re.compile(
    rf"\s+(?:[{_MARKS}{_DASHES}]+|::?)(?=\s|$)|\s*[|\uff5c\u00a6]+|::?\s|(?<=[{_CJK}])[-_\u2013\u2014](?=[{_CJK}])"
)
_COMPARED: Final = 100
"""Letters of a segment that are compared with the host."""
_PLACE: Final = re.compile(r",\s(?=[^\W\d_][^\d,&]{1,30}$)")
"""Before the last words of a name that say where it is: "The King's Head, Melmerby"."""
_WELCOME: Final = re.compile(
    r"^(?:welcome to(?: the)?|willkommen (?:bei|auf|in)|bienvenue (?:chez|sur|à)|bienvenidos? a|benvenuti (?:a|in|da|su)"
    r"|welkom bij|witamy w|bem-vindos? (?:ao?|à)|välkommen till)\s+",
    re.IGNORECASE,
)
_GENERIC: Final = frozenset(
    squashed(text)
    for text in (
        *(
            "home",
            "home page",
            "homepag",
            "welcome",
            "index",
            "index page",
            "untitled",
            "start",
            "main",
            "main page",
        ),
        *("default", "official site", "official website", "startseite", "willkommen", "accueil", "bienvenue"),
        *(
            "site officiel",
            "inicio",
            "bienvenido",
            "página principal",
            "página inicial",
            "pagina iniziale",
            "indice",
        ),
        *(
            "sito ufficiale",
            "strona główna",
            "anasayfa",
            "ana sayfa",
            "hjem",
            "hem",
            "forside",
            "startpagina",
            "indeks",
        ),
        *(
            "главная",
            "главная страница",
            "首页",
            "网站首页",
            "首頁",
            "トップページ",
            "ホーム",
            "公式サイト",
            "홈",
            "الرئيسية",
        ),
    )
)
"""What titles say that name no site."""
_OWNERS: Final = re.compile(
    r"Organization|Corporation|.*(?:Business|Store|Shop|Clinic|Service|Agency|University|School|Company)"
    r"|BankOrCreditUnion|Restaurant|Hotel|NGO|Hospital|Dentist|Physician"
)
_PLACED: Final = frozenset({"address", "telephone", "logo", "contactPoint", "foundingDate"})
_NOT_OWNERS: Final = frozenset({"Product", "Event", "JobPosting", "Article", "WebPage", "Offer"})


def name(page: Page, host: str) -> str:
    """Give the title as crawled, on one line; the page's other headline, else the host, when it has none."""
    candidates = (page.title, *page.meta.get("og:title", ()), page.h1)
    return next((text for c in candidates if _says(text := clean(c, NAME_CAP))), host)


def display_name(page: Page, host: str) -> str:
    """Give a short name: the declared one, else the title's segment that the host repeats, else the first.

    A page that nobody has put anything on has no name but its host.
    """
    if PARKED.different(Words.of(page.title)):
        return clean(host, DISPLAY_CAP)
    for text in (*_declared(page), page.title, *page.meta.get("og:title", ()), page.h1):
        if short := _short(text, host):
            return short
    return clean(host, DISPLAY_CAP)


def host_label(host: str) -> str:
    """Give the label that names the site: a tenant's own on a platform, else the registered one."""
    label = host if is_platform_subdomain(host) else registrable_domain(host)
    label = label.partition(".")[0]
    try:
        return label.encode("ascii").decode("idna") if label.startswith("xn--") else label
    except UnicodeError:
        return label


def _declared(page: Page) -> list[str]:
    sites = [e for e in page.json_ld if "WebSite" in schema_org.types(e)]
    owners = [e for e in page.json_ld if _is_owner(e)]
    names = [schema_org.text(e.get("name")) for e in sites + owners]
    return names + [text for key in ("og:site_name", "application-name") for text in page.meta.get(key, ())]


def _is_owner(entity: dict[str, object]) -> bool:
    kinds = schema_org.types(entity)
    if kinds & _NOT_OWNERS:
        return False
    return any(_OWNERS.fullmatch(kind) for kind in kinds) or not _PLACED.isdisjoint(entity)


def _short(text: str, host: str) -> str:
    """Cut the tagline off; "" when no segment says anything."""
    segments = [s.strip(f" :{_MARKS}{_DASHES}") for s in _SEPARATOR.split(clean(text, NAME_CAP))]
    segments = [s for s in (_WELCOME.sub("", s) for s in segments) if _says(s)]
    named = [s for s in segments if squashed(s) not in _GENERIC]
    label = squashed(host_label(host))
    repeated = sorted((s for s in named if _repeats(s, label)), key=lambda s: (squashed(s) != label, len(s)))
    best = next(iter(repeated), "") or _likest(named, label)
    where = _PLACE.search(best)
    if where and label and _repeats(best[: where.start()], label):
        best = best[: where.start()]
    if len(best) <= DISPLAY_CAP:
        return best
    cut = best[: DISPLAY_CAP - 1]
    space = cut.rfind(" ")
    return (cut[:space] if space > DISPLAY_CAP // 2 else cut).rstrip() + "…"


def _likest(segments: list[str], label: str) -> str:
    """The segment that shares most letters in a row with the host, when they are many, else the first."""
    shared = [(_shared(segment, label), -at, segment) for at, segment in enumerate(segments)]
    most, _, best = max(shared, default=(0, 0, ""))
    return best if most >= max(5, len(label) // 3) else next(iter(segments), "")


def _shared(segment: str, label: str) -> int:
    said = squashed(segment)[:_COMPARED]
    return SequenceMatcher(None, said, label, autojunk=False).find_longest_match().size


def _repeats(segment: str, label: str) -> bool:
    said = squashed(segment)
    if min(len(said), len(label)) < 3 or len(said) > 2 * len(label) + 12:
        return False
    return label in said or said in label


def _says(text: str) -> bool:
    return any(char.isalnum() for char in text)
