"""The country of a site, by what several places of a page say."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from itertools import islice
from typing import Any

from index.values.hosts import registrable_domain
from probes.evidence.memo import memoize
from probes.facts import page_data
from probes.facts.country_signs import (
    AREA_CODES,
    CALLING_CODES,
    CANADA,
    CHOSEN_LOCALES,
    CODES,
    COMMON_SIGNS,
    COMPANIES,
    CURRENCIES,
    GENERIC_TLDS,
    LANGUAGES,
    LOCAL_TLDS,
    MAIN_COUNTRIES,
    NAMES,
    NORTH_AMERICAN,
    NUMBER_END,
    OWN_SCRIPT,
    POSTCODES,
    PROVINCE_NAMES,
    REGIONS,
    REGISTRATIONS,
    SIGNS,
    STATE_NAMES,
    STATES,
    USED_AT_HOME,
    country_of_domain,
)
from probes.facts.data_files import read_rows
from probes.facts.lazy_pattern import compile_re
from probes.facts.patterns import split_words, squash
from probes.readers.html import Page


@cache
def cities() -> dict[str, str]:
    """Countries by case-folded names of cities."""
    return {name: code for code, name in read_rows("cities.tsv")}


_LONGEST = 3  # Words
_SMALL = compile_re(r"(?<![^\W\d_])[a-zß-öø-ÿ][^\W\d_]+")
_CAPITALISED = compile_re(r"(?<![^\W\d_])(?![a-zß-öø-ÿ])[^\W\d_]+(?:-[^\W\d_]+)*")
_MOST = 1_000  # Words
_CODE_BEFORE = compile_re(
    r"(?<![\d.,/-])(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\b)(?:\d{4,6}|\d{2,3}[ -]\d{2,3}),? ?$"
)
_CODE_AFTER = compile_re(
    r",? ?[-\u2013]? ?(?!(?:19|20)\d\d\b)(?:\d{4,6}|\d{3} \d{2,3}|\d{5}-\d{3})(?![\d.:/%-]|,\d)"
)
_NEAR = 12  # Characters searched for a postcode before and after a name
_ADDRESS = 60  # Characters searched for a house before a name, and for a region and a country after it
_SHORT = 3  # Letters of a country's code, that may be another word
_HOUSE_BEFORE = compile_re(r"\d[^.;|()]*[,\d] $")
_ENDS = compile_re(r"[.;|()]")


def countries_of_cities(text: str, but: str = "") -> set[str]:
    """Countries of the cities that a text names, except those in the host name `but`, often brands."""
    named = [(text[start:end], code) for start, end, code in _find_cities(text)]
    small = frozenset(_SMALL.findall(text)) if named else frozenset()
    return {code for name, code in named if not (name.casefold() in small or (but and squash(name) in but))}


def countries_of_cities_with_postcode(text: str) -> set[str]:
    """Countries of the cities that stand beside a postcode."""
    return {
        code
        for start, end, code in _find_cities(text)
        if _CODE_BEFORE.search(text[max(0, start - _NEAR) : start]) or _CODE_AFTER.match(text, end)
    }


def countries_of_city_addresses(text: str) -> set[str]:
    """Countries whose name follows that of a city of theirs in an address: "Rue 5, Lyon, France"."""
    return {
        code
        for start, end, code in _find_cities(text)
        if _HOUSE_BEFORE.search(text[max(0, start - _ADDRESS) : start]) and code == _country_at(text, end)
    }


def _country_at(text: str, at: int) -> str | None:
    after = _ENDS.split(text[at : at + _ADDRESS], maxsplit=1)[0]
    words = (part.lower().split() for part in after.split(",")[1:3])
    runs = (" ".join(some[:most]) for some in words for most in range(_LONGEST, 0, -1))
    return next((NAMES[run] for run in runs if len(run) > _SHORT and run in NAMES), None)


@cache
def _city_starts() -> frozenset[str]:
    """First words of names of several."""
    return frozenset(name.split()[0] for name in cities() if " " in name)


@lru_cache(maxsize=4)  # several signs read the ends of a page
def _find_cities(text: str) -> tuple[tuple[int, int, str], ...]:
    """Start, end and country of each city's name."""
    found: list[tuple[int, int, str]] = []
    known, starts = cities(), _city_starts()
    words = list(islice(_CAPITALISED.finditer(text), _MOST))
    for at, first in enumerate(words):
        longest = _LONGEST if first[0].casefold() in starts else 1
        for last in reversed(words[at : at + longest]):
            name = text[first.start() : last.end()]
            if code := known.get(name.casefold()):
                found.append((first.start(), last.end(), code))
                break
    return tuple(found)


# Domains of no country, whatever their end says.
_SHORTENED = split_words(
    "amzn.eu bit.do dlvr.it flic.kr geni.us ift.tt lin.ee lnkd.in lobste.rs pin.it rb.gy redd.it shorturl.at",
    "spoti.fi trib.al v.gd wa.link youtu.be",
)
_PUBLIC = compile_re(r"(?:^|\.)(?:ac|edu|gob|gouv|gov|mil)\.[a-z]{2}$", re.IGNORECASE)
_NATIONAL = compile_re(
    r"(?:(?:https?:)?//|(?P<mail>mailto:[^?@]{1,64}@))(?P<domain>(?:[\w-]{1,63}\.){1,9}(?P<top>[a-z]{2}))(?![\w.@-])",
    re.IGNORECASE,
)
_SEVERAL = 2


def hints_of_links(page: Page, host: str) -> Iterator[tuple[str, str]]:
    """Yield the one country of the page's links, and of its mail addresses."""
    own = registrable_domain(host).partition(".")[0]
    linked, mailed = defaultdict[str, set[str]](set), set[str]()
    for anchor in page.anchors:
        found = _NATIONAL.match(anchor.href)
        code = _country_of_domain(found["top"].lower(), found["domain"]) if found else ""
        if not found or not code:
            continue
        if found["mail"]:
            mailed.add(code)
            continue
        domain = registrable_domain(found["domain"].lower())
        if domain not in _SHORTENED and domain.partition(".")[0] != own:
            linked[code].add(domain)
    if len(linked) == 1:
        code, domains = next(iter(linked.items()))
        yield ("linked" if len(domains) >= _SEVERAL else "link"), code
    if len(mailed) == 1:
        yield "mail", mailed.pop()


def _country_of_domain(top: str, domain: str) -> str:
    return country_of_domain(top) if top not in GENERIC_TLDS or _PUBLIC.search(domain) else ""


# (letters of which every match has some, number, country).
NUMBERS = {
    language: tuple(
        (needed, compile_re(rf"(?<![\d+.,/-])(?:{pattern})(?![\d-])"), code) for needed, pattern, code in told
    )
    for language, told in {
        "en": (
            (
                ("01", "02"),
                (
                    r"\(?01\d1\)? \d{3} ?\d{4}|\(?01\d{3}\)? ?\d{3} ?\d{3}|\(?02[03489]\)? \d{4} \d{4}"
                    r"|\(?02[03489]\d\d\d?\)? \d{3} ?\d{3}"
                ),
                "GB",
            ),
            (("1300 ", "(0"), r"1300 \d{3} \d{3}|\(0[2378]\) ?\d{4} \d{4}", "AU"),
        ),
        "fr": ((("0",), r"0[1-49](?:[ .]\d\d){4}", "FR"),),
        "pt": (((")",), r"\(\d\d\) ?9?\d{4}-\d{4}", "BR"),),
        "es": ((("9",), r"9[1-8]\d? ?\d{2,3} \d\d \d\d|90[012] \d\d \d\d \d\d", "ES"),),
    }.items()
}
# Neighbours that speak the language have postcodes of other lengths.
TOWNS = {
    "de": (compile_re(r"(?<![\d.,/-])(?:D-)?(?!\d\d000)\d{5} [A-ZÄÖÜ][a-zäöüß]{2,}"), "DE"),
    "fr": (
        compile_re(r"(?<![\d.,/-])(?:F-)?(?:0[1-9]|[1-8]\d|9[0-5])\d{3} [A-ZÉÎ][A-Za-zà-ÿÉ]{2,}"),
        "FR",
    ),
}


@memoize
def linked_numbers(page: Page) -> tuple[str, ...]:
    """Addresses of the links that call a number."""
    return tuple(anchor.href for anchor in page.anchors if anchor.href[:4].lower() == "tel:")


def countries_of_numbers(text: str, language: str) -> set[str]:
    return {
        code
        for needed, number, code in NUMBERS.get(language, ())
        if any(letters in text for letters in needed) and number.search(text)
    }


def countries_of_town_postcodes(text: str, language: str) -> set[str]:
    town = TOWNS.get(language)
    return {town[1]} if town and town[0].search(text) else set()


_AMERICAN_CHARS = 20_000
_STATES = compile_re("|".join(name for name in re.split(r"\|(?![^(]*\))", STATE_NAMES) if name.isalpha()))
_MANY_STATES = 5
_CHOSEN = "Saskatchewan"  # Where one chooses among all of North America
_TOLL_FREE_CODES = ("800", "833", "844", "855", "866", "877", "888")
_AFTER_8 = "|".join(code[1:] for code in _TOLL_FREE_CODES)
_TOLL_FREE = compile_re(
    rf"8(?<!\d8)(?<![02-9][ .(-]8)(?:{_AFTER_8})\)?[ .-]{{1,2}}[2-9]\d\d[ .-]\d{{4}}(?!\d)"
)
_TOLL_FREE_LINK = compile_re(rf"18(?:{_AFTER_8})[2-9]\d{{6}}")
_ZIP = compile_re(r"[Zz](?<!\w[Zz])(?:IP|ip)(?: ?[Cc]odes?\b| ?CODES?\b|:| \*)")
_CLOCK = compile_re(r"\d ?(?:[AaPp]\.?[Mm]\.? )?(?:[ECP][SD]T|ET|PT)\b")
_CLOCKS = ("ET", "EST", "EDT", "CST", "CDT", "PT", "PST", "PDT")
_NAMED_CLOCKS = ("Eastern Time", "Central Time", "Mountain Time", "Pacific Time")
# The rest of a word is found fast; a search for where a word begins is not.
_SPELT = {
    rest: compile_re(rf"{rest}(?<=(?<!\w){first}{rest}){end}\b")
    for first, rest, end in (
        ("[Cc]", "olor", "s?"),
        ("[Cc]", "enter", "s?"),
        ("[Ff]", "avorite", "s?"),
        ("[Ll]", "abor", ""),
        ("[Nn]", "eighborhood", "s?"),
    )
}
_SPELT_ABROAD = compile_re(r"\b[Cc]olours?\b|\b[Cc]entres?\b|\b[Ff]avourites?\b|\b[Ll]abour\b|\b[Nn]eighbour")
_HOLIDAYS = (
    "Presidents' Day",
    "Presidents\u2019 Day",
    "President's Day",
    "President\u2019s Day",
    "Memorial Day",
)
_ZIPS = ("ZIP", "Zip", "zip")
_LAW = compile_re(r"California (?:consumer )?privacy|do not sell (?:or share )?my", re.IGNORECASE)
_FORM = compile_re(r"(?:\u00a9|copyright)[^\u00a9]{0,80}\b(?:LLC|Inc|Corp|Corporation)\b", re.IGNORECASE)
_GOVERNMENT = compile_re(r"(?:https?:)?//(?:[\w-]+\.)+(?:gov|mil)(?:[/?#:]|$)", re.IGNORECASE)
_BUREAU = compile_re(r"(?:https?:)?//(?:[\w-]+\.)?bbb\.org/", re.IGNORECASE)


def american_signs(page: Page, footer: str) -> Iterator[str]:
    text = page.text if len(page.text) <= _AMERICAN_CHARS else f"{page.text[:_AMERICAN_CHARS]} {footer}"
    if "U.S." in text:
        yield "abbreviated"
    if any(letters in text for letters in _ZIPS) and _ZIP.search(text):
        yield "zip"
    called = any(code in text for code in _TOLL_FREE_CODES) and _TOLL_FREE.search(text)
    if called or any(map(_is_toll_free, linked_numbers(page))):
        yield "toll_free"
    if any(day in text for day in _HOLIDAYS):
        yield "holiday"
    spelt = any(rest in text and pattern.search(text) for rest, pattern in _SPELT.items())
    if spelt and not _SPELT_ABROAD.search(text):
        yield "spelt"
    clocks = any(clock in text for clock in _CLOCKS) and _CLOCK.search(text)
    if clocks or any(clock in text for clock in _NAMED_CLOCKS):
        yield "clock"
    if _CHOSEN not in text and len(set(_STATES.findall(text))) >= _MANY_STATES:
        yield "states"
    hrefs = [anchor.href for anchor in page.anchors if "//" in anchor.href]
    if any(map(_GOVERNMENT.match, hrefs)):
        yield "federal"
    if any(map(_BUREAU.match, hrefs)):
        yield "bureau"


def _is_toll_free(href: str) -> bool:
    return _TOLL_FREE_LINK.fullmatch(re.sub(r"\D", "", href[:40])) is not None


def american_small_print(footer: str) -> Iterator[str]:
    if _LAW.search(footer):
        yield "law"
    if _FORM.search(footer):
        yield "form"


_REGION_NAMES = {
    "AT": "Kärnten|Steiermark|Tirol|Vorarlberg|(?:Nieder|Ober)österreich",
    "AU": "New South Wales|Queensland|Tasmania|(?:South|Western) Australia",
    "CA": PROVINCE_NAMES + r"|(?<=[a-z] )BC|(?<=[a-z], )BC",
    "DE": "Baden-Württemberg|Bayern|Brandenburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen"
    "|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen|Schleswig-Holstein|Thüringen",
    "ES": "Andalucía|Asturias|Cantabria|Catalunya|Cataluña|Euskadi|Extremadura",
    "FR": "Alsace|Aquitaine|Auvergne|Bourgogne|Bretagne|Normandie|Occitanie|Île[- ]de[- ]France",
    "GB": "Aberdeenshire|Bedfordshire|Buckinghamshire|Cambridgeshire|Cumbria|Derbyshire|Gloucestershire"
    "|Hertfordshire|Lancashire|Leicestershire|Lincolnshire|Northamptonshire|Nottinghamshire|Oxfordshire"
    "|Shropshire|Staffordshire|Warwickshire|Wiltshire|Worcestershire|(?:North|South|West) Yorkshire",
    "IN": "Andhra Pradesh|Gujarat|Himachal Pradesh|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Rajasthan"
    "|Tamil ?Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal",
    "IT": "Emilia-Romagna|Lombardia|Piemonte|Puglia|Sardegna|Sicilia|Toscana",
    "US": STATE_NAMES.replace("|Georgia", "") + "|Long Island",
    "ZA": "Eastern Cape|Gauteng|KwaZulu[- ]Natal|Limpopo|Mpumalanga|Western Cape",
}
_REGIONS = tuple((compile_re(rf"\b(?:{names})\b"), code) for code, names in _REGION_NAMES.items())
# After a city; alone they may be names.
_STATE_AFTER_CITY = compile_re(rf"[a-z]\.?, (?:{STATE_NAMES}|{STATES})\b")
_PROVINCES = compile_re(rf"[a-z]\.?, (?:{PROVINCE_NAMES}|AB|BC|NB|NS|ON|QC|SK)\b")


def countries_of_regions(text: str) -> set[str]:
    """Countries of the regions that a text names."""
    return {code for names, code in _REGIONS if names.search(text)}


def countries_of_city_regions(text: str) -> set[str]:
    """North American countries of the cities that a text names with their state: "Boise, Idaho"."""
    return {code for state, code in ((_STATE_AFTER_CITY, "US"), (_PROVINCES, "CA")) if state.search(text)}


@lru_cache(maxsize=4)  # both a country and a firm are told by those at a page's ends
def countries_of_postcodes(text: str) -> frozenset[str]:
    """Countries of the postcodes that a text gives with their region."""
    return frozenset(code for pattern, code, part in POSTCODES if part.search(text) and pattern.search(text))


_MAX_LANGUAGE_CHARS = 4_000
_CODE = re.compile("[a-z]{2,3}")
_LEAST = 6  # Different frequent words of a language
_LEAD = 1.5  # Times as many as of any other language
_FREQUENT = {
    # Of languages that are near to each other, mostly words that tell them apart.
    "bg": split_words("и на за да от в по като ще към при това или \u0441\u0435 \u0435 \u0441 \u0441\u0430"),
    "bn": split_words("ও এই করে থেকে না হয় জন্য এবং করা তার নিয়ে এর সাথে আমাদের"),
    "ca": split_words("i els les amb per als dels aquest una més són és que del nostra"),
    "cs": split_words("jsou které není nebo jsme také při byl jako podle své již být více ve"),
    "da": split_words(
        "af efter hvad noget nogle uden meget vores bliver mellem dig mig sig ikke og jeg det på som"
    ),
    "de": split_words("und der die das mit für von den ist nicht ein eine auf im zu sie wir auch bei werden"),
    "en": split_words("the and of to for your our with you is are we this that from on by"),
    "es": split_words("el los las y en por una con para del que su como más"),
    "fi": split_words("ja on ei että se tai ovat myös voit kun sekä joka mukaan ole"),
    "fr": split_words("et les des pour une dans sur vous nous avec est du au aux votre nos"),
    "hu": split_words("és az hogy nem egy van is meg vagy minden csak már"),
    "id": split_words("yang dan untuk dengan dari ini kami dalam tidak oleh atau pada karena bisa desa"),
    "it": split_words("e il di che per con una della sono gli nel alla dei delle più non"),
    "nl": split_words("en de het van een voor met op zijn niet ook bij naar wij onze te"),
    "no": split_words("av etter hva noe noen uten mye våre blir mellom deg meg seg ikke og jeg det på som"),
    "pl": split_words("i w na z się do nie jest oraz dla przez od jak są"),
    "pt": split_words("e os uma com para não em você dos das seu sua mais são como"),
    "ro": split_words("și şi în este pentru care din sunt mai nu cu"),
    "ru": split_words("и в на не по для что как от из это мы при"),
    "sk": split_words("sú ktoré nie alebo sme tiež pri bol ako podľa svoje už byť viac vo"),
    "sv": split_words("och att för är till inte från också våra mycket eller även när blir din det på som"),
    "vi": split_words("của và các là có được những cho một không với trong này để khi từ"),
    "tr": split_words("ve bir için bu ile çok daha olan en ne olarak"),
    "uk": split_words("в на не та що для як від до це ми"),
}


def language_of(page: Page) -> str:
    """Return the declared language; of a page that declares none or English, the one its words tell.

    Templates declare English whatever is written into them.
    """
    declared = page.lang.lower().replace("_", "-").partition("-")[0]
    return declared if declared not in {"", "en"} else _heard(page) or declared


def language(page: Page | None) -> str | None:
    """The page's language as an ISO 639 code; None if it is unknown."""
    code = language_of(page) if page else ""
    return code if _CODE.fullmatch(code) else None


def _heard(page: Page) -> str:
    said = set(page.text[:_MAX_LANGUAGE_CHARS].casefold().split())
    found = sorted(((len(frequent & said), one) for one, frequent in _FREQUENT.items()), reverse=True)
    (most, best), (second, _) = found[:2]
    return best if most >= max(_LEAST, _LEAD * second) else ""


ENOUGH = 3.0
LEAD = 1.5
WEIGHTS = {
    "address": 4.0,
    "government": 4.0,
    "domain": 4.0,
    "language": 3.5,
    "registered": 3.0,
    "postcode": 3.0,
    "placed": 3.0,
    "region": 3.0,
    "geo": 2.0,
    "area": 2.0,
    "law": 1.5,
    "linked": 2.5,
    "mail": 2.5,
    "link": 0.5,
    "national": 1.0,
    "number": 2.5,
    "priced": 3.0,
    "state": 2.5,
    "states": 1.5,
    "federal": 2.0,
    "bureau": 2.0,
    "zip": 1.5,
    "at_home": 1.0,
    "first": 1.0,
    "sited": 0.5,
    "made": 1.5,
    "holiday": 1.0,
    "spelt": 0.5,
    "abbreviated": 1.0,
    "clock": 1.0,
    "toll_free": 1.5,
    "town": 2.0,
    "described": 1.5,
    "said": 1.5,
    "titled": 2.0,
    "locale": 2.0,
    "city": 2.0,
    "cities": 1.0,
    "sign": 1.0,
    "company": 2.5,
    "form": 1.5,
    "spoken": 1.0,
    "tel": 3.0,
    "lang": 1.0,
    "currency": 1.0,
}

Hint = tuple[str, str]  # (source, country); each pair counts once

_PARTS = ("location", "publisher", "provider", "parentOrganization", "department", "mainEntity")
_MAKERS = ("organizer", "hiringOrganization", "publisher", "provider", "seller")
_OF_OTHERS = compile_re(
    r"\w*Event|Festival|Hackathon|CourseInstance|JobPosting|\w*Article|BlogPosting|Product|Offer|Review"
    r"|Trip|House|Apartment|RealEstateListing"
)
_MAX_ADDRESSES = 5
_MAX_NUMBERS = 20
# Languages of countries whose domain is used abroad, too.
_SPOKEN_AT = {
    "cd": {"fr"},
    "co": {"es"},
    "dj": {"fr"},
    "ga": {"fr"},
    "lu": {"de", "fr"},
    "md": {"ro"},
    "mn": {"mn"},
}
# Languages of North America, where telephone numbers have area codes.
_SPOKEN_THERE = frozenset({"en", "es", "fr"})
_ENGLISH = compile_re(r"\b(?:the|and|of|for|your|our|to)\b", re.IGNORECASE)
_MANY_WORDS = 10
_MAX_ADDRESS = 300  # Characters read at an address's end
_PUNCTUATION = ".,;:()\u00b7|"
_SHARED = frozenset({"toll_free", "clock", "spelt"})  # American signs that are Canadian as well
_PASSING = frozenset({"link", "said"})  # Hints of Canada that an American page may have
_MADE = compile_re(
    r"\b(?:[Bb]ased|[Bb]uilt|[Dd]esigned|[Hh]eadquartered|[Ll]ocated|[Mm]ade) (?:with [^.,]{1,10} )?in "
    r"([^.,()|]{1,40})"
)
_USA = compile_re(r"\bUSA\b|\bU\.S\.A\.")
_COUNTRY_STARTS = frozenset(name.split()[0] for name in NAMES if name.strip())
_FILLER = "@example."  # Of a template's address, which nobody replaced
_SMALL_PRINT = 1_500  # Characters read at the text's end
_HEADER = 800
_PHONE = compile_re(r"(?<![\w+])(?:\+|00)[1-9][\d\s().\u2010-\u2014-]{7,18}\d")
_CHAT = compile_re(
    r"(?:https?://)?(?:wa\.me/|(?:api|web)\.whatsapp\.com/send/?\?phone=|whatsapp://send/?\?phone=)"
    r"(?:\+|%2B|00)?(\d{8,15})",
    re.IGNORECASE,
)
_DESCRIBED = 300
_PRICED = 20_000
_MANY_PRICES = 3
_OTHER_MONEY = compile_re(r"(?<![A-Za-z])\$ ?\d|\u20ac ?\d|\d ?\u20ac")
_FAR = compile_re("[\u0370-\u1fff\u3040-\ud7ff]")
_PLATFORM = compile_re(r"\.blogspot\.(?:com?\.)?[a-z]{2}$")
_ENOUGH_LETTERS = 40  # Runs of a language's letters that tell it on a page that declares none
_REGION = compile_re(r"\A[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})\b", re.IGNORECASE)


def country_of(page: Page | None, host: str) -> str | None:
    """Return the ISO 3166-1 alpha-2 code; None if hints are weak or contradictory."""
    weighed: dict[str, float] = {}
    for source, code in _without_shared({*_of_host(host), *(_of_page(page, host) if page else ())}):
        weighed[code] = weighed.get(code, 0.0) + WEIGHTS[source]
    ranked = sorted(weighed.items(), key=lambda item: -item[1])
    if not ranked or ranked[0][1] < ENOUGH:
        return None
    second = ranked[1][1] if len(ranked) > 1 else 0.0
    return ranked[0][0] if ranked[0][1] - second >= LEAD else None


def _without_shared(hints: set[Hint]) -> set[Hint]:
    """Leave signs that are Canada's as well out of a page that has other hints of it."""
    is_canadian = any(code == "CA" and source not in _PASSING for source, code in hints)
    return {hint for hint in hints if not (is_canadian and hint[0] in _SHARED)}


def _of_host(host: str) -> Iterator[Hint]:
    top = host.rpartition(".")[2]
    if top in {"gov", "mil"}:
        yield "government", "US"
    if top == "edu":  # given to no others since 2001
        yield "domain", "US"
    if _PLATFORM.search(host):
        return  # the reader's country, or the tenant's choice
    if top in GENERIC_TLDS - USED_AT_HOME:
        return
    if code := LOCAL_TLDS.get(top) or country_of_domain(top):
        yield ("national" if top in USED_AT_HOME else "domain"), code


def _of_page(page: Page, host: str) -> Iterator[Hint]:
    for entity in page.json_ld:
        yield from _of_addresses(entity, page.title)
    for place in (*page.meta.get("geo.region", ()), *page.meta.get("geo.country", ())):
        if code := _country_of_code(place.strip()[:2]):
            yield "geo", code
    yield from _of_locale(page)
    language = language_of(page)
    if language in LANGUAGES and LANGUAGES[language][1].search(page.text[:_HEADER]):
        yield "language", LANGUAGES[language][0]
    elif language in {"", "en"} and not page.text.isascii():
        yield from (
            ("language", code)
            for one, (code, letters) in LANGUAGES.items()
            if one in OWN_SCRIPT and len(letters.findall(page.text[:_HEADER])) >= _ENOUGH_LETTERS
        )
    yield from _of_small_print(page, language, host)
    yield from _of_heading(page)
    yield from hints_of_links(page, host)
    yield from (("currency", code) for code in _only(_currency_countries(page)))


def _of_locale(page: Page) -> Iterator[Hint]:
    region = _REGION.match(page.lang)
    code = _country_of_code(region[1]) if region else None
    if not code:
        return
    locale = page.lang[:5].lower().replace("_", "-")
    if locale == "en-us" and len(_FAR.findall(page.text[:_HEADER])) >= _ENOUGH_LETTERS:
        return  # a template's default, on a page in another script
    yield ("locale" if locale in CHOSEN_LOCALES else "lang"), code


def _of_heading(page: Page) -> Iterator[Hint]:
    heading, described = _heading(page), _description(page)
    titled = _said_countries(page.title)
    yield from (("titled", code) for code in _only(titled))
    yield from (("described", code) for code in _only(_said_countries(described)) if not titled)
    yield from (("city", code) for code in _only(countries_of_cities(heading)))
    yield from (("state", code) for code in _only(countries_of_regions(heading)))


def _of_small_print(page: Page, language: str, host: str) -> Iterator[Hint]:
    footer = page.last_text(_SMALL_PRINT)
    ends = f"{page.text[:_HEADER]} {footer}" if page.is_cut or len(page.text) > _SMALL_PRINT else footer
    shown = _PHONE.findall(ends)
    called = _countries_called((*_numbers_linked(page), *shown))
    # A link may have lost digits, or its country's code.
    yield from (("tel", code) for code in _only(set(called)) or _only(set(_countries_called(shown))))
    if len(set(called)) > 1 and called[0]:
        yield "first", called[0]
    lower = footer.lower()
    yield from (
        ("registered", code)
        for pattern, code, needed in REGISTRATIONS
        if any(letters in lower for letters in needed) and pattern.search(footer)
    )
    coded = countries_of_postcodes(ends) if _FILLER not in ends else frozenset()
    yield from (("postcode", code) for code in coded)
    # Both countries have the same telephone numbers.
    is_american = bool(NUMBER_END.search(ends)) and NORTH_AMERICAN.search(ends) is not None
    is_english = language == "en" or (not language and len(_ENGLISH.findall(ends)) >= _MANY_WORDS)
    if language in _SPOKEN_THERE or is_english:  # elsewhere numbers may look the same
        yield from (("area", code) for code in _only(_of_area_codes(page, ends if is_american else "")))
    if is_english:
        yield from ((sign, "US") for sign in american_signs(page, footer))
        if not coded:
            yield from (("state", code) for code in _only(countries_of_city_regions(ends)))
    numbers = countries_of_numbers(ends, "en" if is_english else language)
    yield from (("number", code) for code in _only(numbers))
    yield from (("town", code) for code in _only(countries_of_town_postcodes(footer, language)))
    if is_american:
        named = f"{page.title} {ends}"
        yield from (
            ("region", code)
            for code in _only(
                {code for pattern, code in REGIONS if pattern.search(named)}
                | ({"CA"} if CANADA.search(f"{page.title} {footer}") else set())
            )
        )
    yield from (("said", code) for code in _only(_said_countries(footer)))
    yield from (("placed", code) for code in _only(countries_of_cities_with_postcode(ends)))
    yield from (("sited", code) for code in _only(countries_of_city_addresses(ends)))
    yield from (("made", code) for code in _only(_countries_of_makers(footer)))
    yield from (("company", code) for code in _only(_forms_of_countries(footer)))
    if language in _SPOKEN_AT.get(host.rpartition(".")[2], ()):
        yield "at_home", host.rpartition(".")[2].upper()
    if language in MAIN_COUNTRIES and not any(_of_host(host)):
        yield "spoken", MAIN_COUNTRIES[language]
    if not coded:  # the city that goes with the postcode says nothing more
        yield from (("cities", code) for code in _only(countries_of_cities(footer, but=squash(host))))
    yield from _of_prices(page.text[:_PRICED])
    yield from ((sign, "US") for sign in american_small_print(footer))


def _heading(page: Page) -> str:
    return f"{page.title[:_DESCRIBED]} | {page.h1[:_DESCRIBED]} | {_description(page)}"


def _description(page: Page) -> str:
    described = page.meta.get("description") or page.meta.get("og:description") or ("",)
    return described[0][:_DESCRIBED]


def _of_prices(text: str) -> Iterator[Hint]:
    signed: dict[str, int] = {}
    for needed, sign, code in SIGNS:
        if needed in text:
            most = 1 if needed in COMMON_SIGNS else _MANY_PRICES
            signed[code] = signed.get(code, 0) + sum(1 for _ in islice(sign.finditer(text), most))
    for code in _only({code for code, prices in signed.items() if prices}):
        is_alone = signed[code] >= _MANY_PRICES and not _OTHER_MONEY.search(text)
        yield ("priced" if is_alone else "sign"), code


def _forms_of_countries(text: str) -> set[str]:
    return {
        code
        for needed, form, code in COMPANIES
        if any(letters in text for letters in needed) and form.search(text)
    }


def _of_addresses(entity: dict[str, Any], title: str) -> Iterator[Hint]:
    """Only the maker of an event, job or product counts, unless the site is named after it."""
    name = squash(page_data.text(entity.get("name")))
    of_others = any(_OF_OTHERS.fullmatch(kind) for kind in page_data.types(entity)) and not (
        name and name in squash(title)
    )
    places = _MAKERS if of_others else _PARTS
    named = [e for place in places for e in page_data.entities(entity.get(place))]
    for holder in named if of_others else (entity, *named):
        for address in page_data.entities(holder.get("address")):
            if code := _country_of_name(page_data.text(address.get("addressCountry"))):
                yield "address", code
            else:
                parts = (page_data.text(address.get(part)) for part in ("addressRegion", "postalCode"))
                area = " ".join(parts)[:_MAX_ADDRESS]
                told = countries_of_postcodes(area) or countries_of_regions(area)
                yield from (("address", code) for code in _only(told))
        written = holder.get("address")
        for text in (written if isinstance(written, list) else [written])[:_MAX_ADDRESSES]:
            if isinstance(text, str):
                yield from (("address", code) for code in _only(_of_written(text[-_MAX_ADDRESS:])))


def _of_written(address: str) -> AbstractSet[str]:
    """Use the end of a one-line address, else its postcode."""
    last = re.split(r"[,\n;]", address.strip(" .,;\n"))[-1].strip()
    if code := NAMES.get(last.lower()) or (_country_of_code(last) if last in {"UK", "USA", "GB"} else None):
        return {code}
    return _said_countries(last) or countries_of_postcodes(address)


def _numbers_linked(page: Page) -> list[str]:
    called = [href[4:60].replace("%20", "") for href in linked_numbers(page)]
    return called + [f"+{found[1]}" for a in page.anchors if (found := _CHAT.match(a.href))]


def _countries_called(written: Iterable[str]) -> list[str]:
    digits = [re.sub(r"[^\d+]", "", number) for number in written]
    called = [found for text in digits if (found := re.fullmatch(r"(?:\+|00)([1-9]\d{6,14})", text))]
    # Unknown codes count as another country, so that the remaining one isn't taken as the only one.
    return [_calling_country(number[1]) for number in called]


def _of_area_codes(page: Page, ends: str) -> set[str]:
    linked = [href[4:30].replace("%20", " ") for href in linked_numbers(page)]
    texts = (ends, *(_grouped(number) for number in linked[:_MAX_NUMBERS]))
    found = (match for text in texts for match in islice(NORTH_AMERICAN.finditer(text), _MAX_NUMBERS))
    codes = {re.sub(r"^\+?1(?=\D)", "", match[0]).lstrip(" .-(")[:3] for match in found}
    return {AREA_CODES.get(code, "US") for code in codes if AREA_CODES.get(code) != "-"}


def _grouped(number: str) -> str:
    digits = re.sub(r"\D", "", number)
    digits = digits[1:] if len(digits) == 11 and digits.startswith("1") else digits
    is_foreign = number.lstrip().startswith(("+", "00")) and not number.lstrip().startswith(("+1", "001"))
    return f"{digits[:3]}-{digits[3:6]}-{digits[6:]}" if len(digits) == 10 and not is_foreign else ""


def _said_countries(footer: str) -> set[str]:
    words = footer.lower().replace(",", " , ").split()
    begins = (
        at
        for at, word in enumerate(words)
        if (word.lstrip(_PUNCTUATION) in _COUNTRY_STARTS or word.strip(_PUNCTUATION) in _COUNTRY_STARTS)
        and words[at - 1 : at] != ["new"]  # Jersey, Mexico
    )
    runs = (" ".join(words[at : at + n]).strip(_PUNCTUATION) for at in begins for n in (1, 2, 3))
    said = {NAMES[run] for run in runs if len(run) > 3 and run in NAMES}
    return said | {"US"} if _USA.search(footer) else said


def _countries_of_makers(footer: str) -> set[str]:
    return {code for made in _MADE.finditer(footer) for code in _said_countries(made[1])}


def _calling_country(number: str) -> str:
    return next((c for n in (3, 2) if (c := CALLING_CODES.get(number[:n]))), "")


def _currency_countries(page: Page) -> set[str]:
    named = {
        page_data.text(e["priceCurrency"])
        for e in page_data.walk_entities(page.json_ld)
        if "priceCurrency" in e
    }
    named |= {
        text for key in ("product:price:currency", "og:price:currency") for text in page.meta.get(key, ())
    }
    return {CURRENCIES.get(name.strip().upper(), "") for name in named}


def _only(countries: AbstractSet[str]) -> tuple[str, ...]:
    return tuple(countries) if len(countries) == 1 and "" not in countries else ()


def _country_of_name(text: str) -> str | None:
    name = text.strip().lower()
    return NAMES.get(name) or _country_of_code(name)


def _country_of_code(text: str) -> str | None:
    code = text.upper()
    return code if code in CODES else None
