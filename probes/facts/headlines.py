"""Tells a headline from a label: "Schedule F returns", "Reserve Bank raises rates"."""

import re
from typing import Final

from probes.facts.wordlists import words
from probes.readers.html import Anchor

_LEAST_DATED, _LEAST, _LONGEST = 3, 4, 200
_SLUG: Final = re.compile(r"/[^/?#-]+-[^/?#-]+-[^/?#]+/?(?:[?#]|$)")
_DATED: Final = re.compile(
    r"[/_-](?:19|20)\d\d[/_-](?:0?[1-9]|1[0-2])(?:[/_-]|$)|[/_-](?:19|20)\d\d(?:0[1-9]|1[0-2])[0-3]\d(?!\d)"
)
_NEWS: Final = re.compile(
    r"/(?:news|story|stories|articles?|posts?|blog|press(?:-releases?)?|artikel|nachrichten|noticias?|notizie"
    r"|actualites?|actu|nieuws|nyheter|wiadomosci|haber|novosti)/(?:[^/?#]+/)*[^/?#-]+-[^/?#]",
    re.IGNORECASE,
)
"""Addresses of articles."""
_WORD: Final = re.compile(r"[^\W_]+")
_POINTING: Final = words(
    "a an your my our us me this now here online today free",
    "ein eine einen einem dein deine deinen ihr ihre ihren jetzt hier uns",
    "un une votre vos mon ma mes maintenant ici una tu tus su sus mi ahora aquí aqui ya",
    "il tuo tua ora qui uno um uma seu sua agora já een je jouw uw nu direct hier een",
    "din ditt dit nå swoje teraz",
)
"""What one is asked to do points at something, or at oneself; a headline tells."""
_LEADING: Final = words("the to for in with at by")


def is_headline(anchor: Anchor) -> bool:
    said = _WORD.findall(anchor.text.casefold())
    if len(said) < _LEAST_DATED or not _POINTING.isdisjoint(said):
        return False
    if is_article(anchor.href):
        return True
    in_list = anchor.in_heading and _SLUG.search(anchor.href[:_LONGEST]) is not None
    return in_list and len(said) >= _LEAST and _LEADING.isdisjoint(said)


def is_article(href: str) -> bool:
    start = href[:_LONGEST]
    return _DATED.search(start) is not None or _NEWS.search(start) is not None
