"""Signs of the United States in English pages, each of them a likelihood."""

import re
from collections.abc import Iterator
from typing import Final

from probes.facts import numbers
from probes.facts.small_print import STATE_NAMES
from probes.readers.html import Page

_READ: Final = 20_000
_STATES: Final = re.compile(
    "|".join(name for name in re.split(r"\|(?![^(]*\))", STATE_NAMES) if name.isalpha())
)
_MANY_STATES: Final = 5
_CHOSEN: Final = "Saskatchewan"
"""Where one chooses among all of North America."""
_TOLL_FREE_CODES: Final = ("800", "833", "844", "855", "866", "877", "888")
_AFTER_8: Final = "|".join(code[1:] for code in _TOLL_FREE_CODES)
_TOLL_FREE: Final = re.compile(
    rf"8(?<!\d8)(?<![02-9][ .(-]8)(?:{_AFTER_8})\)?[ .-]{{1,2}}[2-9]\d\d[ .-]\d{{4}}(?!\d)"
)
_TOLL_FREE_LINK: Final = re.compile(rf"18(?:{_AFTER_8})[2-9]\d{{6}}")
_ZIP: Final = re.compile(r"[Zz](?<!\w[Zz])(?:IP|ip)(?: ?[Cc]odes?\b| ?CODES?\b|:| \*)")
_CLOCK: Final = re.compile(r"\d ?(?:[AaPp]\.?[Mm]\.? )?(?:[ECP][SD]T|ET|PT)\b")
_CLOCKS: Final = ("ET", "EST", "EDT", "CST", "CDT", "PT", "PST", "PDT")
_NAMED_CLOCKS: Final = ("Eastern Time", "Central Time", "Mountain Time", "Pacific Time")
_SPELT: Final = re.compile(
    r"[CcFfLlNn](?<!\w[CcFfLlNn])"
    r"(?:(?<=[Cc])(?:olor|enter)s?|(?<=[Ff])avorites?|(?<=[Ll])abor|(?<=[Nn])eighborhoods?)\b"
)
"""A search for one of some letters is fast; one for the beginning of a word is not."""
_SPELT_ABROAD: Final = re.compile(
    r"\b[Cc]olours?\b|\b[Cc]entres?\b|\b[Ff]avourites?\b|\b[Ll]abour\b|\b[Nn]eighbour"
)
_HOLIDAYS: Final = (
    "Presidents' Day",
    "Presidents\u2019 Day",
    "President's Day",
    "President\u2019s Day",
    "Memorial Day",
)
_ZIPS: Final = ("ZIP", "Zip", "zip")
_LAW: Final = re.compile(r"California (?:consumer )?privacy|do not sell (?:or share )?my", re.IGNORECASE)
_FORM: Final = re.compile(
    r"(?:\u00a9|copyright)[^\u00a9]{0,80}\b(?:LLC|Inc|Corp|Corporation)\b", re.IGNORECASE
)
_GOVERNMENT: Final = re.compile(r"(?:https?:)?//(?:[\w-]+\.)+(?:gov|mil)(?:[/?#:]|$)", re.IGNORECASE)
_BUREAU: Final = re.compile(r"(?:https?:)?//(?:[\w-]+\.)?bbb\.org/", re.IGNORECASE)


def signs(page: Page, footer: str) -> Iterator[str]:
    text = page.text if len(page.text) <= _READ else f"{page.text[:_READ]} {footer}"
    if "U.S." in text:
        yield "abbreviated"
    if any(letters in text for letters in _ZIPS) and _ZIP.search(text):
        yield "zip"
    called = any(code in text for code in _TOLL_FREE_CODES) and _TOLL_FREE.search(text)
    if called or any(map(_is_toll_free, numbers.linked(page))):
        yield "toll_free"
    if any(day in text for day in _HOLIDAYS):
        yield "holiday"
    if _SPELT.search(text) and not _SPELT_ABROAD.search(text):
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


def small_print(footer: str) -> Iterator[str]:
    if _LAW.search(footer):
        yield "law"
    if _FORM.search(footer):
        yield "form"
