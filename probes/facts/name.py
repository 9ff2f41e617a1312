"""What a site calls itself."""

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache
from typing import Final

from index.values.hosts import is_platform_subdomain, registrable_domain
from probes.facts import schema_org
from probes.facts.kind_words import PARKED
from probes.facts.marks import Words
from probes.facts.name_words import COMPANY, GENERIC, LEGAL, NAMELESS, NOTICE, OWNED, SITE, TEMPLATES, WELCOME
from probes.facts.wordlists import squashed
from probes.readers.html import Page
from probes.readers.texts import clean

NAME_CAP: Final = 1000
_MOST_TITLES: Final = 10
"""Titles of each kind that are looked at: pages have one or two."""
DISPLAY_CAP: Final = 60

_DASHES: Final = "\u2010\u2013\u2014\u2015-"
_MARKS: Final = "|\u00b7\u2022\u00ab\u00bb\u2039\u203a>~/\u22c5\u2219\u2190-\u21ff\uff5c\u00a6\u2500-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff"
_CJK: Final = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_SEPARATOR: Final = re.compile(
    rf"\s+(?:[{_MARKS}{_DASHES}]+|::?)(?=\s|$)|\s*[|\uff5c\u00a6]+|::?\s|(?<=[{_CJK}])[-_\u2013\u2014](?=[{_CJK}])"
)
_EDGES: Final = re.compile(rf"^[\s:{_MARKS}{_DASHES}]+|(?<![\s:{_MARKS}{_DASHES}])[\s:{_MARKS}{_DASHES}]+$")
_COPYRIGHT: Final = 1_500
"""Characters at the end of a page's text where copyright lines stand."""
_COMPARED: Final = 100
"""Letters of a segment that are compared with the host."""
_PLACE: Final = re.compile(r",\s(?=[^\W\d_][^\d,&]{1,30}$)")
"""Before the last words of a name that say where it is: "The King's Head, Melmerby"."""
_ROOT: Final = re.compile(
    r"(?:https?://[^/?#]+)?(?:\./|/)?(?:[a-z]{2}(?:-[a-z]{2})?/?)?(?:(?:index|home|default)\.\w{2,5})?",
    re.IGNORECASE,
)
"""The address of a home page, as its own header links to it."""
_ADDRESS: Final = re.compile(r"https?://|www\.", re.IGNORECASE)
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
    """Give a short name: the declared one, else the title's segment that the page or the host repeats, else the first.

    A page that nobody has put anything on, or that stands before the site's own, has no name but its host.
    """
    title = Words.of(page.title)
    if PARKED.different(title) or NAMELESS.different(title):
        return clean(host, DISPLAY_CAP)
    texts = (page.title, *page.meta.get("og:title", ())[:_MOST_TITLES], page.h1)
    for text in (*_declared(page, host), *texts):
        if short := _short(text, page, host):
            return _without_form(short, texts)
    return clean(host, DISPLAY_CAP)


def host_label(host: str) -> str:
    """Give the label that names the site: a tenant's own on a platform, else the registered one."""
    label = host if is_platform_subdomain(host) else registrable_domain(host)
    label = label.partition(".")[0]
    try:
        return label.encode("ascii").decode("idna") if label.startswith("xn--") else label
    except UnicodeError:
        return label


def _declared(page: Page, host: str) -> list[str]:
    """The names that data and metadata declare, but for those that a builder or a template left behind."""
    sites = [e for e in page.json_ld if "WebSite" in schema_org.types(e)]
    owners = [e for e in page.json_ld if _is_owner(e)]
    names = [_as_titled(e, page.title) for e in sites + owners]
    names += [text for key in ("og:site_name", "application-name") for text in page.meta.get(key, ())]
    label, title = squashed(host_label(host)), squashed(page.title)
    is_titled = any(_repeats(segment, label) for segment in _segments(page.title))

    @cache
    def shown() -> str:
        return squashed(page.text) + title

    def stands(text: str) -> bool:
        if _ADDRESS.match(text) or TEMPLATES.fullmatch(text.strip()):
            return False
        # The host bears the title out: what it does not, and the page never says, is left over.
        return not is_titled or _repeats(text, label) or squashed(text) in shown()

    return [text for text in names if stands(text)]


def _as_titled(entity: dict[str, object], title: str) -> str:
    """The name that the data gives, or its other name when the title has that one alone."""
    name, other = schema_org.text(entity.get("name")), schema_org.text(entity.get("alternateName"))
    return other if len(other) > 1 and other in title and name not in title else name


def _is_owner(entity: dict[str, object]) -> bool:
    kinds = schema_org.types(entity)
    if kinds & _NOT_OWNERS:
        return False
    return any(_OWNERS.fullmatch(kind) for kind in kinds) or not _PLACED.isdisjoint(entity)


def _segments(text: str) -> list[str]:
    """The parts of a title that say anything."""
    plain = NOTICE.sub(" ", clean(text, NAME_CAP))
    segments = (_EDGES.sub("", s) for s in _SEPARATOR.split(plain))
    return [s for s in (SITE.sub("", WELCOME.sub("", s)).strip() for s in segments) if _says(s)]


def _short(text: str, page: Page, host: str) -> str:
    """Cut the tagline off; "" when no segment says anything."""
    named = [s for s in _segments(text) if squashed(s) not in GENERIC and not TEMPLATES.fullmatch(s)]
    label = squashed(host_label(host))
    repeated = sorted((s for s in named if _repeats(s, label)), key=lambda s: _by_host(s, label, host))
    best = next(iter(repeated), "") or _likest(named, label) or _shown(named, page) or next(iter(named), "")
    where = _PLACE.search(best)
    if where and label and _repeats(best[: where.start()], label):
        best = best[: where.start()]
    if len(best) <= DISPLAY_CAP:
        return best
    cut = best[: DISPLAY_CAP - 1]
    space = cut.rfind(" ")
    return (cut[:space] if space > DISPLAY_CAP // 2 else cut).rstrip() + "…"


def _by_host(segment: str, label: str, host: str) -> tuple[bool, int, int]:
    """Sort first what is the host, then what has most of its label, then the shorter."""
    said = squashed(segment)
    return said not in {label, squashed(host)}, -min(len(said), len(label)), len(said)


def _shown(segments: list[str], page: Page) -> str:
    """The segment that the link to the home page or the copyright line has as well; "" when there is one alone."""
    if len(segments) < 2:
        return ""
    logos = [squashed(a.text) for a in page.anchors if _ROOT.fullmatch(a.href)]
    owners = [squashed(found[1]) for found in OWNED.finditer(page.text[-_COPYRIGHT:])]
    for said in (*logos, *owners):
        for segment in segments:
            name = squashed(segment)
            if (
                len(name) > 1
                and said not in GENERIC
                and (said.startswith(name) or (len(said) > 1 and said in name))
            ):
                return segment
    return ""


def _without_form(name: str, texts: Iterable[str]) -> str:
    """A name without its legal form where title or headline call the site so."""
    bare = LEGAL.sub("", COMPANY.sub("", name))
    if bare == name or len(bare) < 3 or any(name in text for text in texts):
        return name
    return bare if any(bare in text for text in texts) else name


def _likest(segments: list[str], label: str) -> str:
    """The segment that shares most letters in a row with the host, when they are many."""
    shared = [(_shared(segment, label), -at, segment) for at, segment in enumerate(segments)]
    most, _, best = max(shared, default=(0, 0, ""))
    return best if most >= max(5, len(label) // 3) else ""


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
