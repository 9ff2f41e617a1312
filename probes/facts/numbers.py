"""Telephone numbers in the national form of one country, and postcodes before a town, by language."""

import re
from functools import lru_cache
from typing import Final

from probes.readers.html import Page

NUMBERS: Final = {
    language: tuple(
        (needed, re.compile(rf"(?<![\d+.,/-])(?:{pattern})(?![\d-])"), code) for needed, pattern, code in told
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
"""(letters of which every match has some, number, country)."""
TOWNS: Final = {
    "de": (re.compile(r"(?<![\d.,/-])(?:D-)?(?!\d\d000)\d{5} [A-ZÄÖÜ][a-zäöüß]{2,}"), "DE"),
    "fr": (re.compile(r"(?<![\d.,/-])(?:F-)?(?:0[1-9]|[1-8]\d|9[0-5])\d{3} [A-ZÉÎ][A-Za-zà-ÿÉ]{2,}"), "FR"),
}
"""Neighbours that speak the language have postcodes of other lengths."""


@lru_cache(maxsize=4)  # signs of countries and of firms read them
def linked(page: Page) -> tuple[str, ...]:
    """Addresses of the links that call a number."""
    return tuple(anchor.href for anchor in page.anchors if anchor.href[:4].lower() == "tel:")


def told_by(text: str, language: str) -> set[str]:
    return {
        code
        for needed, number, code in NUMBERS.get(language, ())
        if any(letters in text for letters in needed) and number.search(text)
    }


def of_town(text: str, language: str) -> set[str]:
    town = TOWNS.get(language)
    return {town[1]} if town and town[0].search(text) else set()
