"""The name of a site."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import Match, SequenceMatcher
from functools import cache, lru_cache
from html import unescape
from itertools import chain
from typing import Final

from index.values.hosts import is_platform_subdomain, registrable_domain
from probes.facts import schema_org
from probes.facts.cities import CITIES
from probes.facts.countries import NAMES
from probes.facts.kind_words import PARKED
from probes.facts.marks import Words
from probes.facts.name_words import (
    COMPANY,
    CONNECTED,
    CREDIT,
    FULL_STOP,
    GENERIC,
    HOME_PAGE,
    LEADING,
    LEGAL,
    LIST,
    LOGO,
    NAMELESS,
    NOTICE,
    OWNED,
    RESERVED,
    SITE,
    TEMPLATES,
    UNFINISHED,
    WELCOME,
)
from probes.facts.section_words import SECTIONS
from probes.facts.slogans import trimmed
from probes.facts.wordlists import latin, squashed
from probes.readers.html import Page
from probes.readers.texts import clean

NAME_CAP: Final = 1000
_MOST_TITLES: Final = 10
DISPLAY_CAP: Final = 60

_DASHES: Final = "\u2010\u2013\u2014\u2015-"
_MARKS: Final = (
    "|\u00b6\u00b7\u2022\u00ab\u00bb\u2039\u203a>"
    "~/\u22c5\u2219\u2190-\u21ff\uff5c\u00a6\u2500-\u27bf\u2b00-\u2bff\ufe0f\U0001f300-\U0001faff"
)
_CJK: Final = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_SEPARATOR: Final = re.compile(
    rf"\s+(?:[{_MARKS}{_DASHES}]+|::?|\u00e2)(?=\s|$)|\s*[|\uff5c\u00a6]+|::?\.?\s"
    rf"|(?<=\w)[{_DASHES}]\s(?!(?:and|or|und|oder|et|y|e|en|of|i)\s)|(?<=[{_CJK}])[-_\u2013\u2014](?=[{_CJK}A-Z])"
    rf"|(?<=[A-Z])[-_\u2013\u2014](?=[{_CJK}])"
    r"|(?<=[^\s\u3001]{3}\u306a\u3089)[\s\u3001]*(?=[\u3010\u300c\u300e(A-Z\u30a1-\u30f6\u4e00-\u9fff])"
)
_IF_ONE_WANTS: Final = "\u306a\u3089"
"""Ends what a Japanese title says before the name: what the site is for."""
_EDGES: Final = re.compile(rf"^[\s:{_MARKS}{_DASHES}]+|(?<![\s:{_MARKS}{_DASHES}])[\s:{_MARKS}{_DASHES}]+$")
_COPYRIGHT: Final = 1_500
"""Characters at the end of the text."""
_OWNER_END: Final = re.compile(
    rf"\s*(?:[.|\u00b7\u2022\u00a9;]|\b(?:all|{RESERVED})\b|\d{{4}}|[-\u2013]\s)", re.IGNORECASE
)
_ABBREVIATED: Final = re.compile(
    r"(?:(?:dr|prof|mag|dipl|ing|med|dent|vet|mr|mrs|ms|st|ste|mt|ft|govt|pt|cv|[^\W\d_])\.\s?)+(?=\w)",
    re.IGNORECASE,
)
"""Begins a name with full stops that end nothing: "Dr. med.", "St.", "J."."""
_CUT_FORM: Final = re.compile(r"(?<=\w),?\s(?:\w|[Ss]p)$")
"""The beginning of "S.A." or "Sp. z o.o."."""
_BRACKETED: Final = re.compile(r"(?<=\S)\s+\[([^\[\]]{2,100})\]\s*$")
_QUOTED: Final = re.compile(
    r"^[\"\u201c\u201e\u00ab]([^\"\u201c-\u201e\u00ab\u00bb]{2,})[\"\u201c\u201d\u00bb]$"
)
_QUOTED_FIRST: Final = re.compile(
    r"[\"\u201c\u201e\u00ab]([^\"\u201c-\u201e\u00ab\u00bb]{2,60})[\"\u201c\u201d\u00bb](?=\s)"
)
_IN_BRACKETS: Final = re.compile(
    r"[(\uff08\u3010\u300c\u300e]([^()\uff08\uff09\u3010\u3011\u300c-\u300f]{2,60})[)\uff09\u3011\u300d\u300f]"
)
_ASIDE: Final = re.compile(r"\s*[(\uff08][^()\uff08\uff09]{2,60}[)\uff09]$")
_SEARCHED: Final = 5_000
"""Words."""
_MOST_WORDS: Final = 6
_A_SENTENCE: Final = 6
"""Words."""
_A_WORD: Final = 5
"""Letters; shorter ones stand in a longer text by chance."""
_A_FEW: Final = 4
"""Words; so few may be a name in small letters, too."""
_JOINED: Final = re.compile(r"[a-z\d][A-Z]")
"""Two words in one: "OakWood"."""
_AROUND: Final = " .,!?:;\u00b7|()\"'\u2018\u2019\u201c\u201d\u00a9"
_ADDED: Final = re.compile(
    rf"[\s,:;({_DASHES}]*[,:;({_DASHES}]|\s+(?:{'|'.join(sorted(LEADING | {'in', 'near'}))})\s", re.IGNORECASE
)
"""Begins what is said beside a name: where it is, or what it does."""
_A_FORM: Final = 3
"""Letters of a region or legal form that belongs to a name."""
_COMPARED: Final = 100
"""Letters."""
_WORD: Final = re.compile(r"\w+")
_NAMES_ITSELF: Final = 500
"""Letters; a shorter text may be a shell that scripts fill."""
_PLACE: Final = re.compile(r",\s(?!(?:and|or|und|et|y|e|i|и)\s)(?=[^\W\d_][^\d,&]{1,30}$)")
"""Precedes a place: "The King's Head, Melmerby"."""
_ROOT: Final = re.compile(
    r"(?:https?://[^/?#]+)?(?:\./|/)?(?:[a-z]{2}(?:-[a-z]{2})?/?)?(?:(?:index|home|default)\.\w{2,5})?",
    re.IGNORECASE,
)
_NO_NAME: Final = re.compile(rf"\s*[|{_DASHES}]\s")
"""Begins a slogan that no name precedes."""
_ADDRESS: Final = re.compile(r"https?://|www\.", re.IGNORECASE)
_IS_ADDRESS: Final = re.compile(r"\s*(?:https?://|www\.)\S+\s*", re.IGNORECASE)
_OWNERS: Final = re.compile(
    r"Organization|Corporation|.*(?:Business|Store|Shop|Clinic|Service|Agency|University|School|Company)"
    r"|BankOrCreditUnion|Restaurant|Hotel|NGO|Hospital|Dentist|Physician"
)
_HANDLE: Final = re.compile(r"@\S+")
_PLACED: Final = frozenset({"address", "telephone", "logo", "contactPoint", "foundingDate"})
_NOT_OWNERS: Final = frozenset({"Product", "Event", "JobPosting", "Article", "WebPage", "Offer"})


def name(page: Page, host: str) -> str:
    candidates = (page.title, *page.meta.get("og:title", ()), page.h1)
    texts = (clean(c, NAME_CAP) for c in candidates)
    return next((text for text in texts if _says(text) and not _IS_ADDRESS.fullmatch(text)), host)


def display_name(page: Page, host: str) -> str:
    """Return the declared name, else the confirmed or first title segment; the host for parked pages."""
    title = Words.of(page.title)
    if PARKED.different(title) or NAMELESS.different(title):
        return clean(host, DISPLAY_CAP)
    texts = (_titled(page), *page.meta.get("og:title", ())[:_MOST_TITLES], page.h1)
    label, owners = squashed(host_label(host)), set(map(squashed, _owners(page)))
    same = sorted(
        (text for text in texts if _is_the_hosts(text, host)),
        key=lambda text: (not _says_whole(label, text), _is_list(_hosts_part(text, label))),
    )
    shown = [text for text in texts if _shown(_segments(text), page) or squashed(text) in owners]
    like = [text for text in texts if _is_like(text, host)]
    near = [text for text in like if _is_near(text, host)]
    agreed = (*same, *shown, *near, *_repeated(page, host), *like)
    others = (*_owners_like(page, host), *_instead_of_sentence(texts, page))
    spelt_out = map(_spelt_out, (page,), (label,))  # lazy: it reads the whole text
    often = map(_often_said, (page,), (host,))
    declared = _declared(page, host)
    told = chain(declared, agreed, spelt_out, others, often)
    surest = _first_whole((_short(text, page, host) for text in told), host)
    if short := surest or _unconfirmed(texts, page, host):
        bare = _without_form(short, texts)
        is_declared = bare in declared
        segment = _as_segment(bare, texts) if bare.endswith("…") or not is_declared else ""
        cut = segment or (bare if is_declared else _as_logo(bare, page, host))
        return _in_words(_in_full(cut, texts, page, host), page)
    return clean(host, DISPLAY_CAP)


def _first_whole(names: Iterable[str], host: str) -> str:
    """The first name that need not be cut, or else the first; after the plain host, only its label."""
    kept, label = "", squashed(host_label(host))
    for name in filter(None, names):
        kept = kept or name
        fits = squashed(name) == label if kept == host else not name.endswith("…")
        if fits and name != host:
            return name
    return kept


def _unconfirmed(texts: Sequence[str], page: Page, host: str) -> str:
    """A title that nothing else confirms, unless it describes or lists topics, or the sole owner.

    A headline is taken only if neither a title nor an owner says anything.
    """
    shortened = ((text, _short(text, page, host)) for text in texts)
    title, short = next((pair for pair in shortened if pair[1]), ("", ""))
    owner = _of_logo_and_owner(page) or _sole_owner(page)
    if owner and (title not in texts[:-1] or _is_topics(title, short, page)):
        return owner
    is_whole = len(_segments(title)) < 2
    says_more = is_whole and (_is_list(title) or _is_sentence(title))
    return owner if says_more or _is_list(short) or _describes(short) else short or owner


def _is_topics(title: str, short: str, page: Page) -> bool:
    """Whether the headline says another part of a title than the one taken for the name."""
    headline = squashed(page.h1)
    is_part = squashed(short) != headline and headline in map(squashed, _segments(title))
    return is_part and not _is_generic(page.h1, "")


def _is_sentence(title: str) -> bool:
    ends = FULL_STOP.search(title) is not None or title.endswith(("!", "?"))
    return ends and len(title.split()) >= _A_FEW


def _describes(name: str) -> bool:
    words = LEGAL.sub("", name).split()
    return len(words) > _A_FEW and any(
        word[:1].islower() and word.casefold() not in CONNECTED | LEADING for word in words
    )


def _is_list(title: str) -> bool:
    return title.endswith("…") or len(LIST.findall(title)) > 1


def _in_full(name: str, texts: Iterable[str], page: Page, host: str) -> str:
    """Prefer the host's words in a title, headline or logo if the owner's name is their beginning."""
    label, owner = squashed(host_label(host)), latin(LEGAL.sub("", COMPANY.sub("", name)))
    if len(owner) < 3 or owner == label or not label.startswith(owner):
        return name
    segments = (segment for text in chain(texts, _logos(page)) for segment in _segments(text))
    full = (segment for segment in segments if latin(segment) == label and not _PLACE.search(segment))
    return next(full, name)


def _in_words(name: str, page: Page) -> str:
    """As the text spells it in several words, if it is one in small letters: "oak-wood"."""
    is_one = name == name.lower() and " " not in name and "." not in name
    spelt = _spelt_out(page, latin(name)) if is_one and len(name) >= _A_WORD else ""
    return spelt if " " in spelt else name


def _is_the_hosts(text: str, host: str) -> bool:
    label, segments = squashed(host_label(host)), _segments(text)
    if any(_repeats(segment, label) for segment in segments):
        return True
    if len(label) >= _A_WORD and any(label in latin(segment) for segment in segments):
        return True
    return len(label) > 2 and any(label in map(latin, segment.split()) for segment in segments)


def _hosts_part(text: str, label: str) -> str:
    """The part of a title that repeats the host, or all of it."""
    return next((segment for segment in _segments(text) if _repeats(segment, label)), text)


def _says_whole(label: str, text: str) -> bool:
    return any(label in latin(segment) for segment in _segments(text))


def _is_near(text: str, host: str) -> bool:
    label, segments = squashed(host_label(host)), _segments(text)
    if any(not latin(segment).isascii() for segment in segments):
        return True  # a host can't repeat other scripts
    return any(3 * _begun(segment, label) >= 2 * len(label) for segment in segments)


def _is_like(text: str, host: str) -> bool:
    return _is_near(text, host) or bool(_likest(_segments(text), host_label(host)))


def _instead_of_sentence(texts: Iterable[str], page: Page) -> list[str]:
    said = next((segment for text in texts for segment in _segments(text)), "")
    owners = {squashed(owner): owner for owner in _owners(page)}
    if len(said.split()) < _A_SENTENCE or len(owners) != 1:
        return []
    return [owner for owner in owners.values() if owner[:1].isupper() and len(owner.split()) < _A_SENTENCE]


def _spelt_out(page: Page, label: str) -> str:
    words = page.text.split(maxsplit=_SEARCHED)[:_SEARCHED]
    for start, word in enumerate(words):
        if not (word[0].isupper() or word[0].isdigit()):
            continue
        said = latin(word[:_COMPARED])
        if not (said and label.startswith(said)):
            continue
        if said == label and _JOINED.search(word):
            return word.strip(_AROUND)
        run = said
        for end in range(start + 1, min(start + _MOST_WORDS, len(words))):
            run += latin(words[end][:_COMPARED])
            if run == label:
                spelt = " ".join(words[start : end + 1]).strip(_AROUND)
                if spelt != spelt.lower():
                    return spelt
                break
            if not label.startswith(run):
                break
    return ""


def _often_said(page: Page, host: str) -> str:
    """The host's label as a word of the text, if it stands there several times with a capital."""
    label = squashed(host_label(host))
    if len(label) < _A_WORD - 1:
        return ""
    said = Counter(word.strip(_AROUND) for word in page.text.split(maxsplit=_SEARCHED)[:_SEARCHED])
    named = [
        word for word, times in said.items() if times > 1 and word[:1].isupper() and latin(word) == label
    ]
    return max(named, key=lambda word: said[word], default="")


def _sole_owner(page: Page) -> str:
    owners = {squashed(owner): owner.strip(_AROUND) for owner in _owners(page)}
    sole = next(iter(owners.values())) if len(owners) == 1 else ""
    return sole if sole[:1].isupper() and len(sole.split()) < _A_SENTENCE else ""


def _of_logo_and_owner(page: Page) -> str:
    """The first logo that is an owner, or several words that the copyright line begins with."""
    owned = [squashed(found[1]) for found in OWNED.finditer(page.last_text(_COPYRIGHT))]
    owners = set(map(squashed, _owners(page)))
    for logo in (LOGO.sub("", text) for text in _logos(page)):
        said = squashed(logo)
        if len(said) < _A_WORD or len(logo) > DISPLAY_CAP or _is_generic(logo, ""):
            continue
        if said in owners or (" " in logo and any(owner.startswith(said) for owner in owned)):
            return logo
    return ""


def _titled(page: Page) -> str:
    """Return only the part in brackets of a wiki's title."""
    wiki = any("dokuwiki" in text.lower() for text in page.meta.get("generator", ()))
    named = _BRACKETED.search(page.title) if wiki else None
    return named[1] if named else page.title


def _repeated(page: Page, host: str) -> list[str]:
    label = squashed(host_label(host))
    logos = [LOGO.sub("", text) for text in _logos(page)]
    owners = _owners(page)
    below = squashed(host.removeprefix("www.").partition(".")[0])
    if below != label and (own := [text for text in owners if len(below) > 2 and squashed(text) == below]):
        return own
    said = [text for text in (*logos, *owners) if len(text) <= DISPLAY_CAP and _repeats(text, label)]
    return said or [text for text in owners if len(text) <= DISPLAY_CAP and _abbreviates(label, text)]


@lru_cache(maxsize=4)  # each candidate is compared with them
def _owners(page: Page) -> tuple[str, ...]:
    declared = (text for text in page.meta.get("copyright", ()) if len(text) <= DISPLAY_CAP)
    ends = " © ".join((page.last_text(_COPYRIGHT), *declared))
    owned = (found[1] for found in OWNED.finditer(ends) if not CREDIT.match(found[1]))
    return tuple(_CUT_FORM.sub("", _ended(owner)).rstrip(" ,") for owner in owned)


def _ended(owner: str) -> str:
    begun = found[0] if (found := _ABBREVIATED.match(owner)) else ""
    return begun + _OWNER_END.split(owner[len(begun) :], maxsplit=1)[0]


@lru_cache(maxsize=4)
def _logos(page: Page) -> tuple[str, ...]:
    """Texts of the links to the home page itself."""
    return tuple(anchor.text for anchor in page.anchors if _ROOT.fullmatch(anchor.href))


@lru_cache(maxsize=4)
def _signs(page: Page) -> tuple[str, ...]:
    """What logos and copyright lines say, as a host would."""
    owners = (found[1] for found in OWNED.finditer(page.last_text(_COPYRIGHT)))
    return tuple(map(squashed, (*_logos(page), *owners)))


def _owners_like(page: Page, host: str) -> list[str]:
    """Owners one of whose words makes up half of the host's label: "PGE Energy" of gkpge.pl."""
    label = squashed(host_label(host))
    return [
        owner
        for owner in _owners(page)
        if len(owner) <= DISPLAY_CAP
        and any(
            len(word) > 2 and 2 * len(word) >= len(label) and word in label
            for word in map(latin, owner.split())
        )
    ]


def _abbreviates(label: str, name: str) -> bool:
    words = [word for word in name.split() if word[:1].isalnum() and word.casefold() not in CONNECTED]
    initials = squashed("".join(word[0] for word in words))
    return label.startswith(initials) and (len(initials) > 3 or (len(initials) == 3 and initials == label))


def host_label(host: str) -> str:
    label = host if is_platform_subdomain(host) else registrable_domain(host)
    label = label.partition(".")[0]
    try:
        return label.encode("ascii").decode("idna") if label.startswith("xn--") else label
    except UnicodeError:
        return label


def _platform(host: str) -> str:
    return squashed(registrable_domain(host).partition(".")[0]) if is_platform_subdomain(host) else ""


def _declared(page: Page, host: str) -> list[str]:
    sites = [e for e in page.json_ld if "WebSite" in schema_org.types(e)]
    owners = [e for e in page.json_ld if _is_owner(e)]
    names = [_as_titled(e, page.title) for e in sites + owners]
    names += [text for key in ("og:site_name", "application-name") for text in page.meta.get(key, ())]
    label, title = squashed(host_label(host)), squashed(page.title)
    is_titled = any(_repeats(segment, label) for segment in _segments(page.title))
    is_hosts = title == label or (len(label) >= _A_WORD and _says_whole(label, page.title))
    platform = _platform(host)
    has_own = any(squashed(segment) != platform for segment in _segments(page.title))

    @cache
    def shown() -> str:
        return squashed("".join((page.text, page.title, *page.meta.get("og:title", ()))))

    def stands(text: str) -> bool:
        if text.strip().lower() in NAMES or _HANDLE.fullmatch(text.strip()):
            return False  # a country's edition, or an account
        if _ADDRESS.match(text) or TEMPLATES.fullmatch(text.strip()):
            return False
        if platform and has_own and squashed(text) == platform:
            return False  # what every tenant declares
        if (text[:1].islower() and _describes(text)) or _NO_NAME.match(text):
            return False  # a slogan
        if (
            squashed(text) not in title
            and is_hosts
            and _is_another(text, label)
            and not _abbreviates(label, text)
        ):
            return False  # the firm that owns the brand, or a slogan
        # If the host confirms the title, names found in neither host nor page are leftovers.
        if _repeats(text, label) or squashed(text) in shown():
            return True
        return not (is_titled or _is_strange(text, shown() + label))

    standing = [unescape(text) for text in names if stands(unescape(text))]
    # Of several, the host's: a brand declares the firm that owns it too.
    standing.sort(key=lambda text: _is_another(text, label) and squashed(text) not in title)
    # A host name is not kept where the title agrees with the host.
    return [text for text in standing if not (is_titled and text.strip(" /") == host)]


def _is_strange(name: str, shown: str) -> bool:
    """Whether none of its words stands in a page's squashed text that says enough to name the site."""
    if len(shown) < _NAMES_ITSELF or not (latin(name).isascii() and shown.isascii()):
        return False
    return not any(squashed(word) in shown for word in _WORD.findall(name))


def _as_titled(entity: dict[str, object], title: str) -> str:
    name, other = schema_org.text(entity.get("name")), schema_org.text(entity.get("alternateName"))
    return other if len(other) > 1 and other in title and name not in title else name


def _is_another(name: str, label: str) -> bool:
    return latin(name).isascii() and not _repeats(name, label)


def _is_owner(entity: dict[str, object]) -> bool:
    kinds = schema_org.types(entity)
    if kinds & _NOT_OWNERS:
        return False
    return any(_OWNERS.fullmatch(kind) for kind in kinds) or not _PLACED.isdisjoint(entity)


@lru_cache(maxsize=64)  # a dozen times of each candidate
def _segments(text: str) -> tuple[str, ...]:
    plain = _BRACKETED.sub(r" | \1", NOTICE.sub(" ", clean(text, NAME_CAP)))
    segments = (_EDGES.sub("", s) for s in _SEPARATOR.split(plain))
    bare = (UNFINISHED.sub("", HOME_PAGE.sub("", SITE.sub("", _welcomed(s)))).strip() for s in segments)
    return tuple(s for s in bare if _says(s))


def _welcomed(segment: str) -> str:
    """Without a greeting, and the exclamation mark that is the greeting's."""
    said = WELCOME.sub("", segment)
    return said if said == segment else said.rstrip("! ")


def _short(text: str, page: Page, host: str) -> str:
    if _IS_ADDRESS.fullmatch(text):
        return ""
    label = squashed(host_label(host))
    named = [s for s in _segments(text) if not _is_generic(s, label)]
    named = [s for s in named if squashed(s) != _platform(host)] or named
    named = [s for s in named if s.lower() not in NAMES] or named  # a country's edition
    named = [s for s in named if s.casefold() not in CITIES] or named
    named = [s for s in named if not s.endswith(_IF_ONE_WANTS)] or named
    if joined := _of_parts(text, named, host_label(host)):
        return joined
    repeated = sorted((s for s in named if _repeats(s, label)), key=lambda s: _by_host(s, label, host))
    parts = {squashed(part) for part in host.split(".") if len(part) > _A_WORD}
    sub = (s for s in named if latin(s) in parts)
    short = (s for s in named if _abbreviates(label, s))
    likest, shown = _likest(named, host_label(host)), _shown(named, page)
    if likest and shown and _is_likelier(shown, likest, label, page):
        likest = shown
    said = _said_elsewhere(named, label, page)
    best = said or next(chain(repeated, sub, short), "") or likest or shown or next(iter(named), "")
    best = trimmed(best, host_label(host), host)
    where = _PLACE.search(best)
    if where and label and _repeats(best[: where.start()], label):
        best = best[: where.start()]
    best = _as_owned(trimmed(best, host_label(host), host), label, page)
    best = FULL_STOP.sub("", _QUOTED.sub(r"\1", best))
    if (quoted := _QUOTED_FIRST.match(best)) and _repeats(quoted[1], label):
        best = quoted[1]
    best = alone[1] if (alone := _IN_BRACKETS.fullmatch(best)) else best
    bare = _ASIDE.sub("", best)
    best = bare if bare != best and _stands_alone(squashed(bare), label, page) else best
    if len(best) <= DISPLAY_CAP:
        return best
    cut = best[: DISPLAY_CAP - 1]
    space = cut.rfind(" ")
    return (cut[:space] if space > DISPLAY_CAP // 2 else cut).rstrip() + "…"


def _stands_alone(said: str, label: str, page: Page) -> bool:
    """Whether host, headline or a logo say just this."""
    return bool(said) and (said in (label, squashed(page.h1)) or said in map(squashed, _logos(page)))


def _is_generic(segment: str, label: str) -> bool:
    said = squashed(segment)
    return said in GENERIC or (
        said != label and (said in SECTIONS or TEMPLATES.fullmatch(segment) is not None)
    )


def _as_owned(name: str, label: str, page: Page) -> str:
    """Leave out what the copyright's owner is not called: "Acme Hall in York", if "Acme Hall" owns it."""
    owners = [owner.casefold() for owner in _owners(page)]
    for added in _ADDED.finditer(name):
        head, rest = name[: added.start()].casefold(), name[added.end() :].casefold()
        if len(rest) <= _A_FORM or not (_repeats(head, label) or len(head.split()) > 1):
            continue
        if any(_is_called(owner, head, (rest, added[0].strip().casefold())) for owner in owners):
            return name[: added.start()]
    return name


def _is_called(owner: str, head: str, goes_on: tuple[str, str]) -> bool:
    """Whether an owner's name begins with these words and goes on in none of these ways."""
    after = owner.removeprefix(head)
    begins = owner.startswith(head) and not re.match(r"\w", after)
    return begins and not after.lstrip(_AROUND).startswith(goes_on)


def _by_host(segment: str, label: str, host: str) -> tuple[bool, int, int]:
    said = squashed(segment)
    return said not in {label, squashed(host)}, -min(len(said), len(label)), len(said)


def _shown(segments: Sequence[str], page: Page) -> str:
    """The segment that an owner or logo says: rather as a whole or first, and rather the owner's."""
    if len(segments) < 2:
        return ""
    plain = [segment for segment in segments if not _is_list(segment)] or segments
    named = [(segment, name) for segment in plain if len(name := squashed(segment)) > 1]
    owners = [said for said in map(squashed, _owners(page)) if len(said) > 1]
    signs = [said for said in _signs(page) if said not in GENERIC]
    return next(
        chain(
            (segment for said in owners for segment, name in named if name == said),
            (segment for said in owners for segment, name in named if _begins_alike(name, said)),
            (segment for said in signs for segment, name in named if name == said),
            (segment for said in signs for segment, name in named if said.startswith(name)),
            (segment for said in signs for segment, name in named if len(said) > 1 and said in name),
        ),
        "",
    )


def _begins_alike(name: str, said: str) -> bool:
    return name.startswith(said) or said.startswith(name)


def _without_form(name: str, texts: Iterable[str]) -> str:
    bare = LEGAL.sub("", COMPANY.sub("", name))
    if bare == name or len(bare) < 3 or any(name in text for text in texts):
        return name
    return bare if any(bare in text for text in texts) else name


def _as_segment(name: str, texts: Iterable[str]) -> str:
    """A title's words that a name begins with if it is cut, or only a place follows: "Acme Hall York"."""
    segments = (segment for text in texts for segment in _segments(text))
    begun = [segment for segment in segments if _goes_on(segment, name)]
    if name.endswith("…"):
        return max(begun, key=len, default="")
    return next((one for one in begun if " " in one and _is_place(name[len(one) :])), "")


def _is_place(text: str) -> bool:
    place = text.strip(_AROUND).casefold()
    return place in CITIES or place in NAMES


def _as_logo(name: str, page: Page, host: str) -> str:
    """The name without the slogan after what a logo says, if the logo says the host's label."""
    label, whole = squashed(host_label(host)), squashed(name)
    if any(whole in sign for sign in _signs(page)):
        return name
    logos = (clean(LOGO.sub("", text), DISPLAY_CAP) for text in _logos(page))
    said = (logo for logo in logos if _goes_on(logo, name) and len(label) > 2 and label in latin(logo))
    return next((name[: len(logo)] for logo in said if _is_slogan(name[len(logo) :])), name)


def _is_slogan(rest: str) -> bool:
    """Whether it says more than a name's last word: "Records"."""
    return len(rest.split()) > 1 or (not latin(rest).isascii() and len(rest) > _A_WORD)


def _goes_on(beginning: str, name: str) -> bool:
    """Whether a name is these words and more."""
    begins = bool(beginning) and name[: len(beginning)].casefold() == beginning.casefold()
    return begins and name[len(beginning) :][:1].isspace()


def _likest(segments: Sequence[str], host_name: str) -> str:
    label, parts = squashed(host_name), [squashed(part) for part in host_name.split("-")]
    shared = [
        (max(_longest(segment, label).size, _told_parts(segment, parts)), -at, segment)
        for at, segment in enumerate(segments)
    ]
    most, _, best = max(shared, default=(0, 0, ""))
    return best if most >= max(5, len(label) // 3) else ""


def _of_parts(text: str, segments: Sequence[str], host_name: str) -> str:
    """Segments between dashes that say a label's parts in turn: "Acme - Hall" of acme-hall.com."""
    parts = [squashed(part) for part in host_name.split("-")]
    if (
        len(parts) < 2
        or any(len(part) < _A_FORM for part in parts)
        or any("".join(parts) in latin(segment) for segment in segments)
    ):
        return ""
    told = [segment for segment in segments if _begins_with_one(segment, parts)]
    in_turn = all(latin(segment).startswith(part) for segment, part in zip(told, parts, strict=False))
    if len(told) != len(parts) or not in_turn:
        return ""
    start = text.find(told[0])
    end = text.find(told[-1], start) + len(told[-1])
    joined = between = text[start:end] if 0 <= start < end else ""
    for segment in told:
        between = between.replace(segment, "", 1)
    return joined if len(joined) <= DISPLAY_CAP and not between.strip(f" {_DASHES}") else ""


def _begins_with_one(segment: str, parts: list[str]) -> bool:
    return any(latin(segment).startswith(part) for part in parts)


def _told_parts(segment: str, parts: list[str]) -> int:
    """Letters of the parts of a label with hyphens that a segment has, if it has several."""
    told = [len(part) for part in parts if len(part) > 2 and part in latin(segment)]
    return sum(told) if len(told) > 1 else 0


def _begun(segment: str, label: str) -> int:
    """Letters that a segment shares with the label from the label's first on."""
    longest = _longest(segment, label)
    return longest.size if longest.b == 0 else 0


def _is_likelier(shown: str, likest: str, label: str, page: Page) -> bool:
    """Whether of two segments the one that a logo or owner says is the name."""
    if _longest(shown, label).size == _longest(likest, label).size and _begun(shown, label):
        return True
    return not _starts_alike(likest, label) and squashed(shown) in map(squashed, _owners(page))


def _said_elsewhere(segments: Sequence[str], label: str, page: Page) -> str:
    """The one segment that stands elsewhere, too, if it begins a host that no segment says whole."""
    if len(segments) < 2 or any(label in latin(segment) for segment in segments):
        return ""
    elsewhere = {squashed(page.h1), *_signs(page)}
    said = [segment for segment in segments if squashed(segment) in elsewhere]
    first = latin(said[0].split()[0]) if len(said) == 1 else ""
    return said[0] if len(first) >= _A_WORD and label.startswith(first) else ""


def _starts_alike(segment: str, label: str) -> bool:
    return _longest(segment, label).a == 0


def _longest(segment: str, label: str) -> Match:
    said = squashed(segment)[:_COMPARED]
    return SequenceMatcher(None, said, label, autojunk=False).find_longest_match()


def _repeats(segment: str, label: str) -> bool:
    spoken = latin(segment)
    for said in {spoken, latin(segment.replace("&", ""))} if "&" in segment else (spoken,):
        if (
            min(len(said), len(label)) >= 3
            and len(said) <= 2 * len(label) + 12
            and (label in said or said in label)
        ):
            return True
    return False


def _says(text: str) -> bool:
    return any(char.isalnum() for char in text)
