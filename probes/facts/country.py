"""Determines a site's country from weighted hints."""

import re
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import islice
from typing import Any, Final

from probes.facts import american, cities, linked, numbers, regions, schema_org, spoken
from probes.facts.countries import (
    AREA_CODES,
    CALLING_CODES,
    CHOSEN_LOCALES,
    CODES,
    COMMON_SIGNS,
    COMPANIES,
    CURRENCIES,
    GENERIC_TLDS,
    LOCAL_TLDS,
    NAMES,
    SIGNS,
    SPOKEN,
    USED_AT_HOME,
    of_domain,
)
from probes.facts.small_print import (
    CANADA,
    LANGUAGES,
    NORTH_AMERICAN,
    NUMBER_END,
    OWN_SCRIPT,
    REGIONS,
    REGISTERED,
)
from probes.facts.wordlists import squashed
from probes.readers.html import Page

ENOUGH: Final = 3.0
LEAD: Final = 1.5
WEIGHTS: Final = {
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

Hint = tuple[str, str]
"""(source, country); each pair counts once."""

_PARTS: Final = ("location", "publisher", "provider", "parentOrganization", "department", "mainEntity")
_MAKERS: Final = ("organizer", "hiringOrganization", "publisher", "provider", "seller")
_OF_OTHERS: Final = re.compile(
    r"\w*Event|Festival|Hackathon|CourseInstance|JobPosting|\w*Article|BlogPosting|Product|Offer|Review"
    r"|Trip|House|Apartment|RealEstateListing"
)
_MAX_ADDRESSES: Final = 5
_MAX_NUMBERS: Final = 20
_SPOKEN_AT: Final = {
    "cd": {"fr"},
    "co": {"es"},
    "dj": {"fr"},
    "ga": {"fr"},
    "lu": {"de", "fr"},
    "md": {"ro"},
    "mn": {"mn"},
}
"""Languages of countries whose domain is used abroad, too."""
_SPOKEN_THERE: Final = frozenset({"en", "es", "fr"})
"""Languages of North America, where telephone numbers have area codes."""
_ENGLISH: Final = re.compile(r"\b(?:the|and|of|for|your|our|to)\b", re.IGNORECASE)
_MANY_WORDS: Final = 10
_MAX_ADDRESS: Final = 300
"""Characters read at an address's end."""
_PUNCTUATION: Final = ".,;:()\u00b7|"
_SHARED: Final = frozenset({"toll_free", "clock", "spelt"})
"""American signs that are Canadian as well."""
_PASSING: Final = frozenset({"link", "said"})
"""Hints of Canada that an American page may have."""
_MADE: Final = re.compile(
    r"\b(?:[Bb]ased|[Bb]uilt|[Dd]esigned|[Hh]eadquartered|[Ll]ocated|[Mm]ade) (?:with [^.,]{1,10} )?in "
    r"([^.,()|]{1,40})"
)
_USA: Final = re.compile(r"\bUSA\b|\bU\.S\.A\.")
_FIRST_WORDS: Final = frozenset(name.split()[0] for name in NAMES if name.strip())
_FILLER: Final = "@example."
"""Of a template's address, which nobody replaced."""
_SMALL_PRINT: Final = 1_500
"""Characters read at the text's end."""
_HEADER: Final = 800
_PHONE: Final = re.compile(r"(?<![\w+])(?:\+|00)[1-9][\d\s().\u2010-\u2014-]{7,18}\d")
_CHAT: Final = re.compile(
    r"(?:https?://)?(?:wa\.me/|(?:api|web)\.whatsapp\.com/send/?\?phone=|whatsapp://send/?\?phone=)"
    r"(?:\+|%2B|00)?(\d{8,15})",
    re.IGNORECASE,
)
_DESCRIBED: Final = 300
_PRICED: Final = 20_000
_MANY_PRICES: Final = 3
_OTHER_MONEY: Final = re.compile(r"(?<![A-Za-z])\$ ?\d|\u20ac ?\d|\d ?\u20ac")
_FAR: Final = re.compile("[\u0370-\u1fff\u3040-\ud7ff]")
_PLATFORM: Final = re.compile(r"\.blogspot\.(?:com?\.)?[a-z]{2}$")
_ENOUGH_LETTERS: Final = 40
"""Runs of a language's letters that tell it on a page that declares none."""
_REGION: Final = re.compile(r"\A[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})\b", re.IGNORECASE)


def country(page: Page | None, host: str) -> str | None:
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
    if code := LOCAL_TLDS.get(top) or of_domain(top):
        yield ("national" if top in USED_AT_HOME else "domain"), code


def _of_page(page: Page, host: str) -> Iterator[Hint]:
    for entity in page.json_ld:
        yield from _of_addresses(entity, page.title)
    for place in (*page.meta.get("geo.region", ()), *page.meta.get("geo.country", ())):
        if code := _code(place.strip()[:2]):
            yield "geo", code
    yield from _of_locale(page)
    language = spoken.language(page)
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
    yield from linked.hints(page, host)
    yield from (("currency", code) for code in _only(_currency_countries(page)))


def _of_locale(page: Page) -> Iterator[Hint]:
    region = _REGION.match(page.lang)
    code = _code(region[1]) if region else None
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
    yield from (("city", code) for code in _only(cities.told_by(heading)))
    yield from (("state", code) for code in _only(regions.told_by(heading)))


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
        for pattern, code, needed in REGISTERED
        if any(letters in lower for letters in needed) and pattern.search(footer)
    )
    coded = regions.of_postcodes(ends) if _FILLER not in ends else frozenset()
    yield from (("postcode", code) for code in coded)
    # Both countries have the same telephone numbers.
    is_american = bool(NUMBER_END.search(ends)) and NORTH_AMERICAN.search(ends) is not None
    is_english = language == "en" or (not language and len(_ENGLISH.findall(ends)) >= _MANY_WORDS)
    if language in _SPOKEN_THERE or is_english:  # elsewhere numbers may look the same
        yield from (("area", code) for code in _only(_of_area_codes(page, ends if is_american else "")))
    if is_english:
        yield from ((sign, "US") for sign in american.signs(page, footer))
        if not coded:
            yield from (("state", code) for code in _only(regions.of_cities(ends)))
    yield from (("number", code) for code in _only(numbers.told_by(ends, "en" if is_english else language)))
    yield from (("town", code) for code in _only(numbers.of_town(footer, language)))
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
    yield from (("placed", code) for code in _only(cities.told_by_postcodes(ends)))
    yield from (("sited", code) for code in _only(cities.told_with_country(ends)))
    yield from (("made", code) for code in _only(_countries_of_makers(footer)))
    yield from (("company", code) for code in _only(_forms_of_countries(footer)))
    if language in _SPOKEN_AT.get(host.rpartition(".")[2], ()):
        yield "at_home", host.rpartition(".")[2].upper()
    if language in SPOKEN and not any(_of_host(host)):
        yield "spoken", SPOKEN[language]
    if not coded:  # the city that goes with the postcode says nothing more
        yield from (("cities", code) for code in _only(cities.told_by(footer, but=squashed(host))))
    yield from _of_prices(page.text[:_PRICED])
    yield from ((sign, "US") for sign in american.small_print(footer))


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
    name = squashed(schema_org.text(entity.get("name")))
    of_others = any(_OF_OTHERS.fullmatch(kind) for kind in schema_org.types(entity)) and not (
        name and name in squashed(title)
    )
    places = _MAKERS if of_others else _PARTS
    named = [e for place in places for e in schema_org.entities(entity.get(place))]
    for holder in named if of_others else (entity, *named):
        for address in schema_org.entities(holder.get("address")):
            if code := _named(schema_org.text(address.get("addressCountry"))):
                yield "address", code
            else:
                parts = (schema_org.text(address.get(part)) for part in ("addressRegion", "postalCode"))
                area = " ".join(parts)[:_MAX_ADDRESS]
                told = regions.of_postcodes(area) or regions.told_by(area)
                yield from (("address", code) for code in _only(told))
        written = holder.get("address")
        for text in (written if isinstance(written, list) else [written])[:_MAX_ADDRESSES]:
            if isinstance(text, str):
                yield from (("address", code) for code in _only(_of_written(text[-_MAX_ADDRESS:])))


def _of_written(address: str) -> AbstractSet[str]:
    """Use the end of a one-line address, else its postcode."""
    last = re.split(r"[,\n;]", address.strip(" .,;\n"))[-1].strip()
    if code := NAMES.get(last.lower()) or (_code(last) if last in {"UK", "USA", "GB"} else None):
        return {code}
    return _said_countries(last) or regions.of_postcodes(address)


def _numbers_linked(page: Page) -> list[str]:
    called = [href[4:60].replace("%20", "") for href in numbers.linked(page)]
    return called + [f"+{found[1]}" for a in page.anchors if (found := _CHAT.match(a.href))]


def _countries_called(written: Iterable[str]) -> list[str]:
    digits = [re.sub(r"[^\d+]", "", number) for number in written]
    called = [found for text in digits if (found := re.fullmatch(r"(?:\+|00)([1-9]\d{6,14})", text))]
    # Unknown codes count as another country, so that the remaining one isn't taken as the only one.
    return [_calling_country(number[1]) for number in called]


def _of_area_codes(page: Page, ends: str) -> set[str]:
    linked = [href[4:30].replace("%20", " ") for href in numbers.linked(page)]
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
        if (word.lstrip(_PUNCTUATION) in _FIRST_WORDS or word.strip(_PUNCTUATION) in _FIRST_WORDS)
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
        schema_org.text(e["priceCurrency"]) for e in schema_org.walk(page.json_ld) if "priceCurrency" in e
    }
    named |= {
        text for key in ("product:price:currency", "og:price:currency") for text in page.meta.get(key, ())
    }
    return {CURRENCIES.get(name.strip().upper(), "") for name in named}


def _only(countries: AbstractSet[str]) -> tuple[str, ...]:
    return tuple(countries) if len(countries) == 1 and "" not in countries else ()


def _named(text: str) -> str | None:
    name = text.strip().lower()
    return NAMES.get(name) or _code(name)


def _code(text: str) -> str | None:
    code = text.upper()
    return code if code in CODES else None
