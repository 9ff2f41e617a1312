"""Recognises error pages by the phrases of servers and frameworks."""

import re

from index.values.reasons import Reason
from probes.readers.html import Page
from probes.readers.prose import first_words, prose
from probes.readers.texts import clean, word_set

_SHORT = 600
_ENOUGH = 12
"""Words."""
_MOST = 0.8

_CODE = re.compile(
    r"\W*(?:oops\W*)?(?:error\W*|http\W*|status\W*)*(?:4\d\d|50\d)(?:\W*(?:error|page))*\W*", re.IGNORECASE
)
_PHRASE = re.compile(
    r"""
    \bnot\W{1,3}found\b | \bno\ such\ (?:page|file) | \b(?:could\ not|couldn.t|cannot|can.t)\ be\ found
  | \bdoes(?:\ not|n.t)\ exist | \bpage\ (?:is\ )?missing | \bno\ longer\ (?:exists|available)
  | \baccess\ denied | \bpermission\ denied
  | ^\W*(?:403\W*)?forbidden\W*$ | ^\W*(?:401\W*)?unauthori[sz]ed\W*$
  | \binternal\ server\ error | \bservice\ unavailable | \bbad\ gateway | \bgateway\ time-?out
  | \bsomething\ went\ wrong | \ban?\ (?:unexpected\ )?error\ (?:has\ )?occurred
  | (?<!not\ )(?<!n.t\ )(?<!no\ )(?<!never\ )\b(?:enable|requires?|need)\ javascript
  | (?<!no\ )\bjavascript\ (?:is\ )?(?:required|disabled)
  | \bnicht\ gefunden | \bexistiert\ nicht | \bintrouvable | \bn.existe\ pas
  | \bno\ (?:se\ ha\ |fue\ )?encontrad[ao]
  | \bno\ existe | \bn[aã]o\ encontrad[ao] | \bnon\ (?:è\ stata\ )?trovat[ao]
  | \bniet\ gevonden | \bnie\ znaleziono
  | \bnie\ istnieje | \bhittades\ inte | \bikke\ (?:fundet|funnet) | \bbulunamad | не\ найден | не\ существует
  | 找不到 | 未找到 | 不存在 | 見つかりません | 찾을\ 수\ 없
    """,
    re.VERBOSE | re.IGNORECASE,
)


_LATER = re.compile(r"\btoo\ many\ requests | \brate\ limit(?:ed|\ exceeded)", re.VERBOSE | re.IGNORECASE)
_LOG_IN = re.compile(
    r"\b(?:sign|log)\W?in\ (?:is\ required|to\ (?:continue|proceed|view|read|access))", re.IGNORECASE
)


def error_in(text: str, page: Page | None = None) -> Reason | None:
    beginning = first_words(text)[:120]
    if _LATER.search(beginning) and not (page and _LATER.search(f"{page.title} {page.h1}")):
        return Reason.RATE_LIMITED
    return Reason.ERROR_PAGE if _says_error(text, beginning, page) else None


def says_error(text: str, page: Page | None = None) -> bool:
    """Reads the first line, or all of a short text.

    Ignores phrases in the site's name, and log-in offers that the home page shares.
    """
    return _says_error(text, first_words(text)[:120], page)


def _says_error(text: str, beginning: str, page: Page | None) -> bool:
    own = clean(f"{page.title} {page.h1}", 1000).lower() if page else ""
    if _CODE.fullmatch(beginning):
        return beginning.lower() not in own
    whole = clean(prose(text), _SHORT + 1)
    if len(whole) <= _SHORT and _LOG_IN.search(whole) and not (page and _LOG_IN.search(page.text)):
        return True
    phrase = _PHRASE.search(beginning) or (
        _PHRASE.search(whole) if len(whole) <= _SHORT and "](" not in whole else None
    )
    return phrase is not None and phrase[0].lower() not in own and not _is_said_by(page, text, phrase[0])


def _is_said_by(page: Page | None, text: str, phrase: str) -> bool:
    if page is None or phrase.lower() not in page.text.lower():
        return False
    said, own = word_set(prose(text)), word_set(page.text)
    return len(own) >= _ENOUGH and len(said & own) >= _MOST * len(said)
