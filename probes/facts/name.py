"""What a site calls itself."""

import re
from collections.abc import Iterable
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
_MARKS: Final = "|\u00b7\u2022\u00ab\u00bb\u2039\u203a>~/\u22c5\u2219\u2190-\u21ff\uff5c\u00a6\u2500-\u27bf\u2b00-\u2bff\U0001f300-\U0001faff"
_CJK: Final = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_SEPARATOR: Final = re.compile(
    rf"\s+(?:[{_MARKS}{_DASHES}]+|::?)(?=\s|$)|\s*[|\uff5c\u00a6]+|::?\s|(?<=[{_CJK}])[-_\u2013\u2014](?=[{_CJK}])"
)
_EDGES: Final = re.compile(rf"^[\s:{_MARKS}{_DASHES}]+|[\s:{_MARKS}{_DASHES}]+$")
_SITE: Final = re.compile(
    r"(?<=..)(?:の?公式(?:web)?(?:サイト|ホームページ|hp)|のホームページ|官方网站|官網|官网|门户网站|入口網站|공식 ?(?:홈페이지|사이트))$"
    r"|(?<=..)[\s,]+(?:official (?:web ?)?site|offizielle (?:web)?seite|site officiel|sitio oficial|sito ufficiale|site oficial|resmi (?:web )?sitesi)$",
    re.IGNORECASE,
)
"""What says after a name that this is its own site."""
_NOTICE: Final = re.compile(
    r"\s*[\u3010\[](?:公式|official|官网|官方|공식)[^\u3011\]]{0,8}[\u3011\]]\s*", re.IGNORECASE
)
"""What Japanese and Chinese titles put before the name: 【公式】."""
_COPYRIGHT: Final = 1_500
"""Characters at the end of a page's text where copyright lines stand."""
_COMPARED: Final = 100
"""Letters of a segment that are compared with the host."""
_PLACE: Final = re.compile(r",\s(?=[^\W\d_][^\d,&]{1,30}$)")
"""Before the last words of a name that say where it is: "The King's Head, Melmerby"."""
_WELCOME: Final = re.compile(
    r"^(?:welcome to(?: the)?|willkommen (?:bei|auf|in)|bienvenue (?:chez|sur|à)|bienvenidos? a|benvenuti (?:a|in|da|su)"
    r"|welkom bij|witamy w|bem-vindos? (?:ao?|à)|välkommen till)\s+",
    re.IGNORECASE,
)
_ROOT: Final = re.compile(
    r"(?:https?://[^/?#]+)?(?:\./|/)?(?:[a-z]{2}(?:-[a-z]{2})?/?)?(?:(?:index|home|default)\.\w{2,5})?",
    re.IGNORECASE,
)
"""The address of a home page, as its own header links to it."""
_OWNED: Final = re.compile(
    r"(?:©|\(c\)|copyright|版权所有)[\s:\uff1a©]*(?:\(c\)\s*)?(?:\d{4}(?:\s*[-\u2013]\s*\d{4})?)?[\s,:\uff1a©]*([^\d\s,:\uff1a©].{1,80})",
    re.IGNORECASE,
)
"""A copyright line, up to some words after the owner."""
_LEGAL: Final = re.compile(
    r"[,\s]+(?:gmbh(?: & co\.? kgaa?)?|ag|se|kg|ug|e\.?\s?v\.?|ltd\.?|limited|llc|llp|inc\.?|corp\.?|plc|pty\.? ltd\.?|b\.?v\.?|n\.?v\.?"
    r"|s\.?a\.?s?\.?|s\.?l\.?u?\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?a\.? de c\.?v\.?|ltda\.?|sarl|sp\. z o\.\s?o\.|s\.r\.o\.|a\.s\.|a\.?ş\.?|ltd\. şti\.|oy|ab|as|aps|a/s|kft\.?)$",
    re.IGNORECASE,
)
_ADDRESS: Final = re.compile(r"https?://|www\.", re.IGNORECASE)
_TEMPLATES: Final = re.compile(
    r"(?:my|your|mon|mein\w*|mi|meu|minha|il mio|mijn|moja|mój) ?(?:new |awesome |wordpress )?(?:web ?site|site|blog|web ?seite|web|sitio(?: web)?|sito(?: web)?|store|shop|boutique|tienda|loja|strona|app|company|business)"
    r"|(?:your )?site (?:title|name)|company name|website|wordpress|create react app|react app|vite \+ \w+|next\.js\b.*|.*\bstarter(?: kit| template)?|untitled.*",
    re.IGNORECASE,
)
"""Names that builders and templates fill in until somebody changes them."""
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
    """Give a short name: the declared one, else the title's segment that the page or the host repeats, else the first.

    A page that nobody has put anything on has no name but its host.
    """
    if PARKED.different(Words.of(page.title)):
        return clean(host, DISPLAY_CAP)
    texts = (page.title, *page.meta.get("og:title", ()), page.h1)
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
    names = [schema_org.text(e.get("name")) for e in sites + owners]
    names += [text for key in ("og:site_name", "application-name") for text in page.meta.get(key, ())]
    label, title = squashed(host_label(host)), squashed(page.title)
    is_titled = any(_repeats(segment, label) for segment in _segments(page.title))
    shown = squashed(page.text) + title if is_titled else ""

    def stands(text: str) -> bool:
        if _ADDRESS.match(text) or _TEMPLATES.fullmatch(text.strip()):
            return False
        # The host bears the title out: what it does not, and the page never says, is left over.
        return not is_titled or squashed(text) in shown or _repeats(text, label)

    return [text for text in names if stands(text)]


def _is_owner(entity: dict[str, object]) -> bool:
    kinds = schema_org.types(entity)
    if kinds & _NOT_OWNERS:
        return False
    return any(_OWNERS.fullmatch(kind) for kind in kinds) or not _PLACED.isdisjoint(entity)


def _segments(text: str) -> list[str]:
    """The parts of a title that say anything."""
    plain = _NOTICE.sub(" ", clean(text, NAME_CAP))
    segments = (_EDGES.sub("", s) for s in _SEPARATOR.split(plain))
    return [s for s in (_SITE.sub("", _WELCOME.sub("", s)) for s in segments) if _says(s)]


def _short(text: str, page: Page, host: str) -> str:
    """Cut the tagline off; "" when no segment says anything."""
    named = [s for s in _segments(text) if squashed(s) not in _GENERIC and not _TEMPLATES.fullmatch(s)]
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
    owners = [squashed(found[1]) for found in _OWNED.finditer(page.text[-_COPYRIGHT:])]
    for said in (*logos, *owners):
        for segment in segments:
            name = squashed(segment)
            if (
                len(name) > 1
                and said not in _GENERIC
                and (said.startswith(name) or (len(said) > 1 and said in name))
            ):
                return segment
    return ""


def _without_form(name: str, texts: Iterable[str]) -> str:
    """A name without its legal form where title or headline call the site so."""
    bare = _LEGAL.sub("", name)
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
