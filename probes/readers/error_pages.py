"""Recognises error pages by the phrases of servers and frameworks. A name is none."""

import re

from index.values.reasons import Reason
from probes.readers.html import Page
from probes.readers.prose import first_words, prose
from probes.readers.texts import clean, word_set
from probes.readers.urls import host_of

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


_NO_LETTER = re.compile(r"[\W_]+")
_A_NAME_GOES_ON = re.compile(r"[\s\"'\u2019\u201d\u00bb]+(\w)")


def error_in(text: str, page: Page | None = None, url: str = "") -> Reason | None:
    """Why a text is an error page, or None; the names on `page` and in `url` are none."""
    own = _own_names(page, url)
    if (later := _phrase_in(_LATER, _beginning(text))) and _squeezed(later) not in own:
        return Reason.RATE_LIMITED
    return Reason.ERROR_PAGE if says_error(text, page, url) else None


def says_error(text: str, page: Page | None = None, url: str = "") -> bool:
    """Ignores phrases in the site's name, and log-in offers that the home page shares."""
    beginning, own = _beginning(text), _own_names(page, url)
    if _CODE.fullmatch(beginning):
        return _squeezed(beginning) not in own
    whole = clean(prose(text), _SHORT + 1)
    if len(whole) <= _SHORT and _LOG_IN.search(whole) and not (page and _LOG_IN.search(page.text)):
        return True
    phrase = _phrase_in(_PHRASE, beginning) or _phrase_in_rest(text, whole)
    return bool(phrase) and _squeezed(phrase) not in own and not _is_said_by(page, text, phrase)


def states_error(line: str) -> bool:
    """Whether a heading says that something failed, which a name such as "The Not Found Office" doesn't."""
    return bool(_CODE.fullmatch(line) or _phrase_in(_PHRASE, line) or _phrase_in(_LATER, line))


def _phrase_in(phrases: re.Pattern[str], line: str) -> str:
    """Return the phrase that a line states, or "".

    A word in capitals right after it makes it part of a name.
    """
    for found in phrases.finditer(line):
        after = _A_NAME_GOES_ON.match(line, found.end())
        if after is None or not after[1].isupper():
            return found[0]
    return ""


def _beginning(text: str) -> str:
    return first_words(text)[:120]


def _phrase_in_rest(text: str, whole: str) -> str:
    """Return a phrase of a short text without links, below its first line."""
    if len(whole) > _SHORT or "](" in whole:
        return ""
    found = _PHRASE.search(whole, len(first_words(text)))
    return found[0] if found else ""


def _own_names(page: Page | None, url: str) -> str:
    return _squeezed(f"{page.title} {page.h1}" if page else "") + " " + _squeezed(host_of(url))


def _squeezed(text: str) -> str:
    """Return its letters and digits alone, as names are written in hosts."""
    return _NO_LETTER.sub("", clean(text, 1000).lower())


def _is_said_by(page: Page | None, text: str, phrase: str) -> bool:
    if page is None or phrase.lower() not in page.text.lower():
        return False
    said, own = word_set(prose(text)), word_set(page.text)
    return len(own) >= _ENOUGH and len(said & own) >= _MOST * len(said)
