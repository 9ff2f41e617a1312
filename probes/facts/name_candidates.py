"""What a page may be calling its site, and where it says so."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from html import unescape
from itertools import groupby, islice

from probes.evidence.memo import memoize
from probes.facts import page_data
from probes.facts.lazy_pattern import compile_re
from probes.facts.name_words import (
    AFTER_OWNER,
    AMONG,
    COMPANY,
    CONNECTING_WORDS,
    CREDIT,
    FULL_STOP,
    GENERIC,
    HOME_PAGE,
    LEADING,
    LEGAL,
    LOGO,
    NOTICE,
    OPEN_ENDING,
    OWNER_LINE,
    SECTIONS,
    SITE,
    TEMPLATES,
    WELCOME,
)
from probes.facts.patterns import host_label, platform_of, squash, to_latin
from probes.readers.html import Page
from probes.readers.texts import clean_text
from probes.readers.urls import host_of

_MAX_SPAN_WORDS = 6
_READ = 40  # Words
_MAX_SHORT_WORD = 4  # Letters
_A_SENTENCE = 5  # Words; fewer may belong to a name
_IS = frozenset({"is", "ist", "est", "es", "jest"})
_SENTENCE = compile_re(r"[.!?;:][\"'\u2019\u201d)]?$")
_EDGES_OF_SLOGAN = " .,!?:;-\u2013\u2014"
_OTHER_SCRIPT = compile_re("[\u0370-\u1dff\u2c80-\ud7ff]")
_OF_THE_PAGE = frozenset({"home", "homepage", "index"})
_LONG = 60  # Characters; a longer segment is a description


def cut_slogan(segment: str, label: str, host: str) -> str:
    words = segment.split()
    if len(words) > _READ or len(words) < 2:
        return segment
    span = _span(words, {squash(label), squash(host.removeprefix("www."))})
    if span is None:
        return _in_latin(words, label) or _before_list(words, label) or segment
    start, end = span
    before, after = words[:start], words[end:]
    name = " ".join(words[start:end]).strip(_EDGES_OF_SLOGAN)
    if after and not before and len(after) > 2 and _turns(words[end - 1], after):
        return name
    if after and not before and squash(" ".join(after)) in _OF_THE_PAGE:
        return name
    if after and not before and (_goes_on(words[end - 1], after, segment) or _lists(after)):
        return name
    if not before and len(after) >= _A_SENTENCE and after[0].casefold() not in CONNECTING_WORDS | LEADING:
        return name
    if before and after and squash(before[0]) == squash(after[0]):
        return " ".join(words[:end]).strip(_EDGES_OF_SLOGAN)
    if before and len(after) <= 2 and _leads_to(before):
        return " ".join(words[start:])
    return name if len(segment) > _LONG else segment


def _in_latin(words: list[str], label: str) -> str:
    """Return the Latin words, with one that is a part of the host, of a sentence in another script."""
    parts = {squash(part) for part in label.split("-") if len(part) > 2}
    runs = [(other, list(run)) for other, run in groupby(words, key=lambda w: bool(_OTHER_SCRIPT.search(w)))]
    named = [run for other, run in runs if not other and any(squash(word) in parts for word in run)]
    others = sum(len(run) for other, run in runs if other)
    return " ".join(named[0]).strip(_EDGES_OF_SLOGAN) if named and others > 1 else ""


def _span(words: list[str], wanted: set[str]) -> tuple[int, int] | None:
    letters = [to_latin(word) for word in words]
    for start in range(len(words)):
        for end in range(start, min(start + _MAX_SPAN_WORDS, len(words))):
            if "".join(letters[start : end + 1]) in wanted:
                return start, end + 1
    return None


def _before_list(words: list[str], label: str) -> str:
    """Return a part of a host with hyphens before a list: "Oak, chairs, tables" of oak-chairs.com."""
    parts = {squash(part) for part in label.split("-")} if "-" in label else set()
    is_part = len(words[0]) > _MAX_SHORT_WORD and squash(words[0]) in parts and words[0].endswith(",")
    return words[0].strip(_EDGES_OF_SLOGAN) if is_part else ""


def _lists(after: list[str]) -> bool:
    """Whether a list of goods goes on, as in "Oakwood chairs, tables and beds"."""
    return sum(word.endswith(",") for word in after) > 1


def _goes_on(last: str, after: list[str], segment: str) -> bool:
    if _SENTENCE.search(last) or (len(after) > 2 and after[0] in _IS):
        return True
    describes = any(word[:1].islower() and word.casefold() not in CONNECTING_WORDS for word in after)
    is_list = describes or any(word.endswith(",") for word in after)
    return (last.endswith(",") and is_list) or (describes and len(segment) > _LONG)


def _turns(last: str, after: list[str]) -> bool:
    """Whether a slogan in another script follows the name."""
    return last.isascii() and all(_OTHER_SCRIPT.search(word) for word in after)


def _leads_to(before: list[str]) -> bool:
    """Whether the words before a name only introduce it: "books and more from …"."""
    last = before[-1].casefold()
    if last in LEADING:
        return len(before) > 1 or last in AMONG
    if last in CONNECTING_WORDS:
        return False
    plain = any(word[:1].islower() and word.casefold() not in CONNECTING_WORDS for word in before)
    return len(before) > 3 or (plain and len(before) > 1)


_MOST = 60  # Candidates of a page
_LONGEST = 300  # Characters of a candidate
# Read of each page: other titles, links to the home page, ends of a name, declarations.
_TITLES, _LOGOS, _CUTS, _DECLARED = 2, 12, 3, 20
_COPYRIGHT = 1_500  # Characters at the end of the text
_SEARCHED = 5_000  # Words
_MOST_WORDS = 6  # Words that spell a host's label
_A_WORD = 5  # Letters
_COMPARED = 100  # Letters
_SHOWN = 20_000  # Characters
_NAMES_ITSELF = 500  # Letters; a shorter text may be a shell that scripts fill
_WORD = compile_re(r"\w+")

_DASHES = "\u2010\u2013\u2014\u2015-"
_MARKS = (
    "|\u00b6\u00b7\u2022\u00ab\u00bb\u2039\u203a>"
    "~/\u22c5\u2219\u2190-\u21ff\uff5c\u00a6\u2500-\u27bf\u2b00-\u2bff\ufe0f\U0001f300-\U0001faff"
)
_CJK = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
# The last alternative ends what a Japanese title says before the name: what the site is for.
_SEPARATOR = compile_re(
    rf"\s+(?:[{_MARKS}{_DASHES}]+|::?|\u00e2)(?=\s|$)|\s*[|\uff5c\u00a6\u2502]+|::?\.?\s"
    rf"|(?<=\w)[{_DASHES}]\s(?!(?:and|or|und|oder|et|y|e|en|of|i)\s)|(?<=[{_CJK}])[-_\u2013\u2014](?=[{_CJK}A-Z])"
    rf"|(?<=[A-Z])[-_\u2013\u2014](?=[{_CJK}])"
    r"|(?<=[^\s\u3001]{3}\u306a\u3089)[\s\u3001]*(?=[\u3010\u300c\u300e(A-Z\u30a1-\u30f6\u4e00-\u9fff])"
)
_IF_ONE_WANTS = "\u306a\u3089"  # Ends such a part
_EDGES = compile_re(rf"^[\s:{_MARKS}{_DASHES}]+|(?<![\s:{_MARKS}{_DASHES}])[\s:{_MARKS}{_DASHES}]+$")
_AROUND = " .,!?:;\u00b7|()\"'\u2018\u2019\u201c\u201d\u00a9"
_OWNER_END = compile_re(
    rf"\s*(?:[.|\u00b7\u2022\u00a9;]|\b(?:all|{AFTER_OWNER})\b|\d{{4}}|[-\u2013]\s)", re.IGNORECASE
)
# Begins a name with full stops that end nothing: "Dr. med.", "St.", "J.".
_ABBREVIATED = compile_re(
    r"(?:(?:dr|prof|mag|dipl|ing|med|dent|vet|mr|mrs|ms|st|ste|mt|ft|govt|pt|cv|[^\W\d_])\.\s?)+(?=\w)",
    re.IGNORECASE,
)
_CUT_FORM = compile_re(r"(?<=\w),?\s(?:\w|[Ss]p)$")  # The beginning of "S.A." or "Sp. z o.o.".
_WIKI_NAME = compile_re(r"(?<=\S)\s+\[([^\[\]]{2,100})\]\s*$")
_QUOTED = compile_re(r"^[\"\u201c\u201e\u00ab]([^\"\u201c-\u201e\u00ab\u00bb]{2,})[\"\u201c\u201d\u00bb]$")
_QUOTED_PART = compile_re(
    r"[\"\u201c\u201e\u00ab]([^\"\u201c-\u201e\u00ab\u00bb]{2,60})[\"\u201c\u201d\u00bb](?=\s)"
)
_IN_BRACKETS = compile_re(
    r"[(\uff08\u3010\u300c\u300e]([^()\uff08\uff09\u3010\u3011\u300c-\u300f]{2,60})[)\uff09\u3011\u300d\u300f]"
)
_ASIDE = compile_re(r"\s*[(\uff08][^()\uff08\uff09]{2,60}[)\uff09]$")
# Begins what is said beside a name: where it is, or what it does.
_ADDED = compile_re(
    rf"[\s,:;({_DASHES}]*[,:;({_DASHES}]|\s+(?:{'|'.join(sorted(LEADING | {'in', 'near'}))})\s", re.IGNORECASE
)
# Precedes a place: "The King's Head, Melmerby".
_PLACE = compile_re(r",\s(?!(?:and|or|und|et|y|e|i|и)\s)(?=[^\W\d_][^\d,&]{1,30}$)")
_ROOT = compile_re(
    r"(?:https?://[^/?#]+)?(?:\./|/)?(?:[a-z]{2}(?:-[a-z]{2})?/?)?(?:(?:index|home|default)\.\w{2,5})?",
    re.IGNORECASE,
)
_ADDRESS = compile_re(r"\s*(?:https?://|www\.)\S+\s*", re.IGNORECASE)
_MARKUP = compile_re(r"[<>{}]|\]\(")
_HANDLE = compile_re(r"@\S+")
_JOINED = compile_re(r"[a-z\d][A-Z]")  # Two words in one: "OakWood"
_OWNERS = compile_re(
    r"Organization|Corporation|.*(?:Business|Store|Shop|Clinic|Service|Agency|University|School|Company)"
    r"|BankOrCreditUnion|Restaurant|Hotel|NGO|Hospital|Dentist|Physician"
)
_PLACED = frozenset({"address", "telephone", "logo", "contactPoint", "foundingDate"})
_NOT_OWNERS = frozenset({"Product", "Event", "JobPosting", "Article", "WebPage", "Offer"})
_DECLARING = (
    "og:site_name",
    "application-name",
    "apple-mobile-web-app-title",
    "author",
    "publisher",
    "twitter:title",
)


class _Found(dict[str, tuple[str, set[str]]]):
    def __init__(self, host: str) -> None:
        super().__init__()
        self._host, self._label = host, squash(host_label(host))

    def add(self, text: str, *places: str) -> None:
        text = _tidied(text) if len(text) <= _LONGEST else ""
        if not says(text) or not self._may_name(text):
            return
        if (key := text.casefold()) in self or len(self) < _MOST:
            self.setdefault(key, (text, set()))[1].update(places)

    def _may_name(self, text: str) -> bool:
        if text == self._host or text.endswith(_IF_ONE_WANTS) or _MARKUP.search(text):
            return False
        return not (is_generic(text, self._label) or is_address(text) or _HANDLE.fullmatch(text))

    def without(self, said: str) -> "_Found":
        """Leave out what is squashed to this, unless nothing else is left."""
        named = [key for key, (text, _) in self.items() if squash(text) == said]
        for key in named if said and len(named) < len(self) else ():
            del self[key]
        return self


def candidates(page: Page, host: str) -> Mapping[str, tuple[str, set[str]]]:
    """At most 60 texts with the places that say them, by their case-folded form.

    "title/cut" is what is left of a title's part.
    """
    found = _Found(host)
    for place, text in _titles(page):
        parts = _segments(text)
        for at, part in enumerate(parts):
            which = _which(at, len(parts))
            found.add(part, place, f"{place}:{which}", f"{place}:{which} of {min(len(parts), 3)}")
            _add_cuts(found, part, place, host)
        if len(parts) > 1:
            found.add(text, f"{place}:whole")
    for place, text in _declared(page):
        if not _is_strange(text, page, host):
            found.add(text, place)
            _add_cuts(found, text, place, host)
    for at, logo in enumerate(logo_texts(page, host)):
        found.add(logo, "logo", "logo:later" if at else "logo:first")
        found.add(_without_form(logo), "logo/form")
    for owner in copyright_owners(page):
        found.add(owner, "owner")
        _add_cuts(found, owner, "owner", host)
    for place, text in _in_the_text(page, squash(host_label(host))):
        found.add(text, place)
    return found.without(platform_of(host))  # what every tenant declares


def _titles(page: Page) -> Iterator[tuple[str, str]]:
    """Of a wiki's title only the part in brackets."""
    wiki = any("dokuwiki" in text.lower() for text in page.meta.get("generator", ()))
    named = _WIKI_NAME.search(page.title) if wiki else None
    yield "title", named[1] if named else page.title
    yield from (("og:title", text) for text in page.meta.get("og:title", ())[:_TITLES])
    yield "headline", page.h1


def _which(at: int, many: int) -> str:
    if many == 1:
        return "alone"
    return "first" if not at else "last" if at == many - 1 else "between"


def _declared(page: Page) -> Iterator[tuple[str, str]]:
    for entity in page.json_ld[:_DECLARED]:
        place = "WebSite" if "WebSite" in page_data.types(entity) else "Organization"
        if place == "WebSite" or _is_owner(entity):
            yield place, _told(page_data.text(entity.get("name")))
            yield f"{place}:alternate", _told(page_data.text(entity.get("alternateName")))
    for key in _DECLARING:
        yield from ((key, _told(text)) for text in page.meta.get(key, ())[:_TITLES])


def _told(text: str) -> str:
    """Data is often escaped as a page is; one character more than a candidate's shows that it is longer."""
    return clean_text(unescape(text[: 4 * _LONGEST]), _LONGEST + 1)


def _is_strange(name: str, page: Page, host: str) -> bool:
    """Whether a page that says enough says no word of a name, as when a template's is left over."""
    words, written = {*_WORD.findall(name)}, _written(page, host)
    if any(word.isascii() and word.casefold() in written for word in words):
        return False
    shown = _squashed(page, host) if words else ""
    if len(shown) < _NAMES_ITSELF or not (to_latin(name).isascii() and shown.isascii()):
        return False
    return not any(squash(word) in shown for word in words)


@memoize
def _written(page: Page, host: str) -> str:
    return f"{page.text[:_SHOWN]} {page.title} {host}".casefold()


@memoize
def _squashed(page: Page, host: str) -> str:
    return squash(_written(page, host))


def _is_owner(entity: dict[str, object]) -> bool:
    kinds = page_data.types(entity)
    if kinds & _NOT_OWNERS:
        return False
    return any(_OWNERS.fullmatch(kind) for kind in kinds) or not _PLACED.isdisjoint(entity)


def _add_cuts(found: _Found, part: str, place: str, host: str) -> None:
    part = clean_text(part, _LONGEST)
    for name, cut in _cuts(part, host):
        if cut != part:
            found.add(cut, f"{place}/{name}")


def _cuts(part: str, host: str) -> Iterator[tuple[str, str]]:
    """What is left without brackets, quotation marks, a place, a slogan, a description, a legal form."""
    yield "aside", _ASIDE.sub("", part)
    if bracketed := _IN_BRACKETS.search(part):
        yield "bracketed", bracketed[1]
    if quoted := _QUOTED_PART.search(part):
        yield "quoted", quoted[1]
    if where := _PLACE.search(part):
        yield "place", part[: where.start()]
    bare = cut_slogan(part, host_label(host), host)
    yield "slogan", bare
    if bare != part and (added := _ADDED.search(bare)):
        yield "cut", bare[: added.start()]
    for _, added in zip(range(_CUTS), _ADDED.finditer(part), strict=False):
        yield "cut", part[: added.start()]
    yield "form", _without_form(part)


def _without_form(name: str) -> str:
    return LEGAL.sub("", COMPANY.sub("", name))


def _tidied(text: str) -> str:
    text = _EDGES.sub("", clean_text(text, _LONGEST)).strip(" ,;|\u00a9").replace("\u2011", "-")
    text = FULL_STOP.sub("", _QUOTED.sub(r"\1", text)).strip()
    if bracketed := _IN_BRACKETS.fullmatch(text):
        return bracketed[1]
    return f"{text}\u00bb" if text.count("\u00ab") > text.count("\u00bb") else text  # it is an edge, too


@lru_cache(maxsize=64)
def _segments(text: str) -> tuple[str, ...]:
    """The parts of a title between bars and dashes, without greetings and "home page"."""
    plain = _WIKI_NAME.sub(r" | \1", NOTICE.sub(" ", clean_text(text, 1000)))
    parts = (_EDGES.sub("", part) for part in _SEPARATOR.split(plain))
    bare = (OPEN_ENDING.sub("", HOME_PAGE.sub("", SITE.sub("", _welcomed(part)))).strip() for part in parts)
    return tuple(part for part in bare if says(part))


def _welcomed(segment: str) -> str:
    """Without a greeting, and the exclamation mark that is the greeting's."""
    said = WELCOME.sub("", segment)
    return said if said == segment else said.rstrip("! ")


@memoize
def copyright_owners(page: Page) -> tuple[str, ...]:
    """Whom the copyright lines name."""
    declared = (text for text in page.meta.get("copyright", ()) if len(text) <= _COMPARED)
    ends = " © ".join((page.last_text(_COPYRIGHT), *declared))
    owned = (found[1] for found in OWNER_LINE.finditer(ends) if not CREDIT.match(found[1]))
    return tuple(_CUT_FORM.sub("", _ended(owner)).rstrip(" ,") for owner in owned)


def _ended(owner: str) -> str:
    begun = found[0] if (found := _ABBREVIATED.match(owner)) else ""
    return begun + _OWNER_END.split(owner[len(begun) :], maxsplit=1)[0]


@memoize
def logo_texts(page: Page, host: str) -> tuple[str, ...]:
    """Texts of the links to the home page itself."""
    roots = (anchor.text for anchor in page.anchors if _is_root(anchor.href, host))
    return tuple(LOGO.sub("", text) for text in islice(roots, _LOGOS))


def _is_root(href: str, host: str) -> bool:
    bare = host.removeprefix("www.")
    return _ROOT.fullmatch(href) is not None and host_of(href).removeprefix("www.") in {"", bare}


def _in_the_text(page: Page, label: str) -> Iterator[tuple[str, str]]:
    words = page.text.split(maxsplit=_SEARCHED)[:_SEARCHED]
    begins = {label[:1].upper(), *_AROUND}
    likely = [word for word in dict.fromkeys(words) if word[0] in begins or word[0] > "\x7f"]  # few of them
    yield "spelt out", _spelt_out(words, likely, label)
    yield "often said", _often_said(words, likely, label)


def _spelt_out(words: Sequence[str], likely: Iterable[str], label: str) -> str:
    """The host's label in words of the text: "Oak Wood" of oakwood.com."""
    begun = {
        word: said
        for word in likely
        if (word[0].isupper() or word[0].isdigit())
        and (said := to_latin(word[:_COMPARED]))
        and label.startswith(said)
    }
    for start in [at for at, word in enumerate(words) if word in begun] if begun else ():
        word = words[start]
        run = begun[word]
        if run == label and _JOINED.search(word):
            return word.strip(_AROUND)
        for end in range(start + 1, min(start + _MOST_WORDS, len(words))):
            run += to_latin(words[end][:_COMPARED])
            if run == label:
                spelt = " ".join(words[start : end + 1]).strip(_AROUND)
                if spelt != spelt.lower() and len(run) > end - start + 1:  # no mere letters
                    return spelt
                break
            if not label.startswith(run):
                break
    return ""


def _often_said(words: Sequence[str], likely: Iterable[str], label: str) -> str:
    """The host's label as a word of the text, if it stands there several times with a capital."""
    if len(label) < _A_WORD - 1:
        return ""
    said = Counter[str]()
    for word in likely:
        bare = word.strip(_AROUND)
        if bare[:1].isupper() and len(word) <= _COMPARED and to_latin(bare) == label:
            said[bare] += words.count(word)
    name, most = next(iter(said.most_common(1)), ("", 0))
    return name if most > 1 else ""


def is_generic(text: str, label: str) -> bool:
    """Whether it names a part of any site, or a template, and not this host."""
    said = squash(text)
    return said in GENERIC or (said != label and (said in SECTIONS or TEMPLATES.fullmatch(text) is not None))


def is_address(text: str) -> bool:
    return _ADDRESS.fullmatch(text) is not None


def says(text: str) -> bool:
    return any(char.isalnum() for char in text)
