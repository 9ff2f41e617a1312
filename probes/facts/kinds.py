"""What kind of site a page is of: hints, words, and logistic regressions on both (docs/adr/0040)."""

import re
import unicodedata
from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain, islice, pairwise
from math import exp, sqrt
from typing import ClassVar

from index.values.hosts import registrable_domain
from index.values.vocabulary import Action, EntityType
from probes.evidence.memo import memoize
from probes.facts import country, page_data
from probes.facts.actions import action_of_label
from probes.facts.data_files import read_columns, read_rows
from probes.facts.kind_hints import (
    COMMENTS,
    CONTACT_WORDS,
    FIRM_LINKS,
    FORMS,
    GENERATORS,
    LABELS,
    LINKS,
    NAME_WORDS,
    PAGE_TYPES,
    PARKING_WORDS,
    POST,
    PRICE,
    SCHEMA_TYPES,
    SECTIONS,
    SUFFIXES,
    SYSTEMS,
    TEXT_WORDS,
    THREAD,
    text_vocabulary,
)
from probes.facts.lazy_pattern import compile_re
from probes.facts.patterns import FoldedText, PatternGroup, fold, host_label, squash
from probes.readers.html import Page

_NOT_A_FIRM = compile_re(r"\.(?:org|edu|gov|mil|int|museum)(?:\.[a-z]{2})?$")
_FOOTER = 1_500
_HEADER = 800
_PHONE = compile_re(
    r"(?<![\w.,/-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,5}\)|\d{2,5})[\s./-]\d{2,4}(?:[\s.-]\d{2,5}){1,3}"
    r"(?![\w.,/-])"
)
_PRICES = 4
_MOST_LINKS = 4
_LABEL = 40
_READ = 30_000


@memoize
def weight(page: Page, host: str) -> float:
    if _NOT_A_FIRM.search(host):
        return 0.0
    footer = page.last_text(_FOOTER)
    ends = f"{page.text[:_HEADER]} {footer}" if len(page.text) > _FOOTER else page.text
    legal = any(FORMS.search(text) for text in (footer, page.title))
    reached = bool(country.linked_numbers(page)) or bool(_PHONE.search(ends))
    placed = bool(country.countries_of_postcodes(ends))
    said = CONTACT_WORDS.count(FoldedText.from_text(ends), 2)
    linked = sum(1 for told in _told_by_links(page) if told.startswith(_OF_FIRM))
    return legal + 0.5 * (reached + placed + said + min(linked, _MOST_LINKS))


@memoize
def shows_prices(page: Page) -> bool:
    return sum(1 for _ in islice(PRICE.finditer(page.text[:_READ]), _PRICES)) == _PRICES


# Files of `data/words`.
LANGUAGES = (
    *(
        "ar",
        "bg",
        "ca",
        "cs",
        "da",
        "de",
        "el",
        "en",
        "es",
        "et",
        "eu",
        "fa",
        "fi",
        "fr",
        "gl",
        "he",
        "hi",
        "hr",
    ),
    *(
        "hu",
        "id",
        "it",
        "ja",
        "ko",
        "lt",
        "lv",
        "nl",
        "no",
        "pl",
        "pt",
        "ro",
        "ru",
        "sk",
        "sl",
        "sv",
        "th",
        "tr",
    ),
    *("uk", "vi", "zh", "zh_hant"),
)
STEM = 6  # Letters of a word that are read: enough for its meaning, few enough for its endings
_WORD = compile_re(r"\w+")
# Thai, Japanese, Chinese, Korean: words don't stand alone. Hindi: signs of vowels aren't letters.
_UNPARTED = compile_re("[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")
_ACCENTS = compile_re("[\u0300-\u036f]+")

Meanings = Mapping[str, tuple[str, ...]]  # Beginnings of English words by what stands for them


class _MeaningTable(dict[str, tuple[str, ...]]):
    """Equal meanings are kept once, for thousands of words have the same."""

    _known: ClassVar[dict[tuple[str, ...], tuple[str, ...]]] = {}

    def add(self, word: str, meaning: str) -> None:
        meanings = (*self.get(word, ()), meaning[:STEM])
        self[word] = self._known.setdefault(meanings, meanings)


class _Translations:
    """The words of all languages, read when they are first needed."""

    @cached_property
    def tables(self) -> tuple[Meanings, Meanings, Meanings]:
        """By stems with and without accents, by pieces, and by pairs of words joined by `_`."""
        stems, pieces, pairs = _MeaningTable(), _MeaningTable(), _MeaningTable()
        rows = chain.from_iterable(read_rows(f"words/{language}.tsv") for language in LANGUAGES)
        for meaning, words in rows:
            for word in words.split():
                if _UNPARTED.match(word):
                    pieces.add(word, meaning)
                elif "_" in word:
                    pairs.add(word, meaning)
                else:
                    stems.add(word[:STEM], meaning)
                    if not word.isascii():  # addresses have no accents
                        stems.add(_plain(word[:STEM]), meaning)
        return stems, pieces, pairs

    @cached_property
    def seconds(self) -> Mapping[str, set[str]]:
        """Beginnings of what follows in a pair, by that of its first word."""
        found = defaultdict[str, set[str]](set)
        for first, _, second in (pair.partition("_") for pair in self.tables[2]):
            found[first[:STEM]].add(second[:STEM])
        return dict(found)

    @cached_property
    def longest(self) -> int:
        """Characters of a piece."""
        return max(map(len, self.tables[1]))


_KNOWN = _Translations()


def to_english(text: str, stems: frozenset[str]) -> frozenset[str]:
    """Beginnings of the English words that a case-folded text means, given those of its own words."""
    by_stem, by_piece, by_pair = _KNOWN.tables
    found = {meaning for stem in stems & by_stem.keys() for meaning in by_stem[stem]}
    if any(not _KNOWN.seconds[first].isdisjoint(stems) for first in stems & _KNOWN.seconds.keys()):
        pairs = {f"{one}_{other}" for one, other in pairwise(_WORD.findall(text))}
        found.update(meaning for pair in pairs & by_pair.keys() for meaning in by_pair[pair])
    if not text.isascii():
        found.update(meaning for piece in _runs(text) for meaning in by_piece.get(piece, ()))
    return frozenset(found)


def _runs(text: str) -> Iterator[str]:
    """Every piece that may be a word, where nothing parts words."""
    longest = _KNOWN.longest
    for run in set(_UNPARTED.findall(text)):
        for start in range(len(run)):
            yield from (run[start:end] for end in range(start + 1, min(start + longest, len(run)) + 1))


def _plain(stem: str) -> str:
    return _ACCENTS.sub("", unicodedata.normalize("NFD", stem))


# Characters read at each end of the text.
BEGINNING = 6_000
END = 3_000
FEWEST = 40
SCALE = 100  # The weights are stored as whole numbers of this fraction
FIELDS = ("title", "label", "address", "text")
# What `kinds.tsv` has weights of.
PARTS = ("bias", "hint", *(f"{field} {of}" for of in ("topic", "word") for field in FIELDS))
# Weights of a word by the columns of `lexicon.tsv`.
STRENGTHS = {"much": 0.9, "clearly": 0.4, "a_little": 0.1}
_TENTH = 10  # The lexicon is kept in whole numbers of this fraction
_SITE = compile_re(r"^https?://[^/]*")
_ADDRESS = 200  # Characters
_KINDS = tuple(EntityType)
_VALUES = tuple(kind.value for kind in EntityType)  # a plain string is hashed in a third of the time

Hints = Mapping[tuple[str, EntityType], float]  # Weight by source and kind
Weights = dict[str, Sequence[int]]  # By feature its weight for each kind


@dataclass(frozen=True, slots=True)
class TextWords:
    """Beginnings of the distinct words of a text, and of the English words that they mean."""

    own: frozenset[str]
    english: frozenset[str]

    @property
    def both(self) -> frozenset[str]:
        return self.own | self.english


@memoize
def folded_ends(page: Page) -> FoldedText:
    """The beginning and the end of a page's text."""
    is_short = len(page.text) <= BEGINNING + END
    return FoldedText.from_text(page.text if is_short else f"{page.text[:BEGINNING]} {page.text[-END:]}")


def page_words(page: Page) -> dict[str, TextWords]:
    """Words of titles, labels, addresses of links, and text."""
    described = page.meta.get("description", ())[:1]
    labels = (*page.headings, *(anchor.text for anchor in page.anchors), *page.buttons)
    addresses = (_SITE.sub("", anchor.href[:_ADDRESS]).replace("_", " ") for anchor in page.anchors)
    parts = {"title": (page.title, page.h1, *described), "label": labels, "address": addresses}
    folded = {field: fold(" ".join(texts)) for field, texts in parts.items()}
    said = {field: _words_of(text, set(_WORD.findall(text))) for field, text in folded.items()}
    return said | {"text": _words_of(folded_ends(page).text, folded_ends(page).distinct)}


def topic_weights(said: TextWords) -> dict[str, float]:
    """What the lexicon says of words: by value of a kind, the sum of their weights over √(distinct words)."""
    lexicon, size = _DATA.lexicon, _TENTH * sqrt(len(said.own) or 1)
    sums = _sums([lexicon[word] for word in said.both & lexicon.keys()])
    return {kind: value / size for kind, value in zip(_VALUES, sums, strict=True)}


def likelihoods(page: Page, hints: Hints) -> dict[EntityType, float]:
    """For each kind the probability, 0 to 1, that a careful reader could call the site so.

    Empty for a page of fewer than 40 different words.
    """
    said = page_words(page)
    if len(said["text"].own) < FEWEST:
        return {}
    weights = _DATA.weights
    scores = list(map(float, weights["bias"][""]))
    hinted = {f"{source}:{kind.value}": weight for (source, kind), weight in hints.items()}
    _add(scores, weights["hint"], hinted)
    for field, found in said.items():
        of_words = weights[f"{field} word"]
        each, sums = sqrt(len(found.own) or 1), _sums([of_words[w] for w in found.both & of_words.keys()])
        scores = [score + sum_ / each for score, sum_ in zip(scores, sums, strict=True)]
        _add(scores, weights[f"{field} topic"], topic_weights(found))
    return {kind: 1 / (1 + exp(-score / SCALE)) for kind, score in zip(_KINDS, scores, strict=True)}


def _sums(rows: Sequence[Sequence[int]]) -> list[int]:
    """Of each kind."""
    return [sum(column) for column in zip(*rows, strict=True)] if rows else [0] * len(_KINDS)


def _add(scores: list[float], weights: Weights, features: Mapping[str, float]) -> None:
    for name in features.keys() & weights.keys():
        value = features[name]
        for place, weight in enumerate(weights[name]):
            scores[place] += weight * value


def _words_of(folded: str, distinct: Iterable[str]) -> TextWords:
    stems = frozenset([word[:STEM] for word in distinct])
    return TextWords(stems, to_english(folded, stems))


class _KindData:
    """What `kinds.tsv` and `lexicon.tsv` say, read when a page first needs it."""

    @cached_property
    def weights(self) -> dict[str, Weights]:
        """By part of a page, weights of its features; the columns are kinds in the order of EntityType."""
        weights: dict[str, Weights] = {}
        for part, feature, *cells in read_rows("kinds.tsv"):
            row = [int(cell or 0) for cell in cells] + [0] * (len(_KINDS) - len(cells))
            weights.setdefault(part, {})[feature] = array("h", row)
        return weights

    @cached_property
    def lexicon(self) -> dict[str, bytes]:
        """Tenths for each kind by the beginning of a word, the most of words that begin so."""
        strengths = [round(STRENGTHS[column] * _TENTH) for column in read_columns("lexicon.tsv")[1:]]
        lexicon = defaultdict[str, bytearray](lambda: bytearray(len(_VALUES)))
        places = {kind: place for place, kind in enumerate(_VALUES)}
        for word, *cells in read_rows("lexicon.tsv"):
            tenths = lexicon[word[:STEM]]
            for strength, cell in zip(strengths, cells, strict=False):
                for place in map(places.__getitem__, cell.split()):
                    tenths[place] = max(strength, tenths[place])
        known = {bytes(tenths): bytes(tenths) for tenths in lexicon.values()}  # the same few stand for many
        return {stem: known[bytes(tenths)] for stem, tenths in lexicon.items()}


_DATA = _KindData()


STRONG = 6.0
STRONG_LEAD = 3.0  # Hints as strong as this are not doubted
SURE = 0.85  # Minimum of the likelihood, and half its lead over the second
SURE_AS_HINTED = 0.6  # The same where hints alone decide so too
OF_FIRM = 0.25  # Added for firms, whose words are on pages of every kind
HINT_WEIGHT = 3.0  # Weight of what the hints alone decide
ENOUGH = 2.5
LEAD = 1.0
LONE = 2.0  # Minimum weight if the site names its kind and no other kind has hints
LONE_FIRM = 1.5  # Minimum weight if no other kind has hints
_FIRM = EntityType.BUSINESS
_TELLING = 600  # Minimum characters of a page's text
NAMED_WEIGHT = 2.0
DESCRIBED_WEIGHT = 1.0
TOLD_WEIGHTS = (0.0, 1.0, 2.0, 2.5)  # Weight by number of distinct words of a type in the text

Hint = tuple[str, EntityType, float]  # (source, type, weight); only the heaviest per source and type counts

# Characters read at each end of the text.
_CHAPTERS = compile_re(
    r"(?:get(?:ting)? started|quick ?start|install(?:ation)?|api(?: reference)?|http api|reference|tutorials?"
    r"|guides?"
    r"|changelog|configuration|examples|cli|sdks?|démarrage rapide|référence de l['\u2019]api|exemples"
    r"|konfiguration"
    r"|erste schritte|instalación|introducción|introduction|ガイド|apiリファレンス|変更履歴|快速开始|安装"
    r"|配置)",
    re.IGNORECASE,
)
_MOST_TYPES = 5
_MANY = 5  # Posts or threads
_OF_MANY_WRITERS = 20  # Posts
_MAX_HREF_CHARS = 300
_OF_FIRM = "firm "
_NAMED = PatternGroup(NAME_WORDS)
_ADDRESSES = {"thread": THREAD, "post": POST, "comments": COMMENTS}
_MANY_SECTIONS = 5
_BY_NAME = frozenset({"named", "described"})
_SELLS = 0.75
_A_NAME_ALONE = 1.5  # Many firms have such names too
_A_NAME = compile_re(r"[^\s\d]+ [^\s\d]+(?: [^\s\d]+)?")
_TITLE_END = compile_re(r"\s+[|\u00b7\u2022\u2013\u2014-]\s+|[:,]\s")
_COMPUTED = frozenset({"number", "range", "file"})  # Fields that take input for a computation
_ACCOUNTS = frozenset({Action.LOG_IN, Action.REGISTER})
_WITH_COUNT = compile_re(r".{2,60} \(\d[\d.,'\u2019 ]*\)")


def entity_type_of(page: Page | None, host: str) -> EntityType | None:
    """What strong hints tell, else the likeliest kind if likely enough; of few words what hints tell."""
    hints = hints_of(page, host)
    weighed = _weighed(hints, page)
    if page is None:
        return _clearest(weighed)
    if strong := _clearest(weighed, STRONG, STRONG_LEAD):
        return strong
    found = _features(hints, weighed, page, host)
    likely = likelihoods(page, found)
    hinted = next((kind for source, kind in found if source == "hinted"), None)
    if not likely:
        return hinted
    best, second = sorted(likely, key=lambda kind: -likely[kind])[:2]
    sure = likely[best] + (likely[best] - likely[second]) / 2
    return best if sure >= sure_enough(best, is_hinted=best is hinted) else None


def sure_enough(kind: EntityType, *, is_hinted: bool) -> float:
    return (SURE_AS_HINTED if is_hinted else SURE) + (OF_FIRM if kind is _FIRM else 0.0)


def features_of(page: Page, host: str) -> dict[tuple[str, EntityType], float]:
    """The heaviest hints, the signs of a firm, and what hints alone decide, by source and kind."""
    hints = hints_of(page, host)
    return _features(hints, _weighed(hints, page), page, host)


def _features(
    hints: Hints, weighed: Mapping[EntityType, float], page: Page, host: str
) -> dict[tuple[str, EntityType], float]:
    firm = weight(page, host)
    found = {**hints, ("firm", _FIRM): firm} if firm else {**hints}
    if hinted := _by_hints(page, weighed, firm):
        found["hinted", hinted] = HINT_WEIGHT
    return found


def _by_hints(page: Page, weighed: Mapping[EntityType, float], firm: float) -> EntityType | None:
    clear = _clearest(weighed)
    if clear and (clear is not EntityType.PERSONAL or firm < LONE_FIRM):
        return clear
    known = {kind: most for kind, most in weighed.items() if not _is_a_name_alone(kind, most, firm)}
    sells = _sells(known, page)
    likely = _as_shop(known, page) if sells else _as_firm(known, firm)
    if clear := _clearest(likely):
        return clear
    lone = _clearest(known, enough=LONE, lead=LONE)
    if lone in _named(page):
        return None if not firm and weighed.get(EntityType.PERSONAL, 0.0) >= _A_NAME_ALONE else lone
    return EntityType.BUSINESS if _is_plain_firm(known, firm, page, sells=sells) else None


def _is_plain_firm(weighed: Mapping[EntityType, float], firm: float, page: Page, *, sells: bool) -> bool:
    if len(page.text) < _TELLING or (sells and firm < ENOUGH):
        return False
    likely = _as_firm(weighed, firm)
    by_signs = firm >= LONE_FIRM and _clearest(likely, enough=LONE_FIRM, lead=LONE_FIRM)
    by_words = firm >= LEAD and _clearest(likely, enough=LONE, lead=LEAD)
    return EntityType.BUSINESS in (by_signs, by_words)


def _takes_members(page: Page) -> bool:
    return _told_by_links(page).keys() >= _ACCOUNTS


def _is_a_name_alone(kind: EntityType, most: float, firm: float) -> bool:
    return kind is EntityType.PERSONAL and (most <= _A_NAME_ALONE or firm >= LONE_FIRM)


def _sells(weighed: Mapping[EntityType, float], page: Page) -> bool:
    return weighed.get(EntityType.ECOMMERCE, 0.0) >= _SELLS or shows_prices(page)


def _as_shop(weighed: Mapping[EntityType, float], page: Page) -> dict[EntityType, float]:
    has_basket = "cart" in _told_by_links(page)
    shop = weighed.get(EntityType.ECOMMERCE, 0.0)
    others = max(
        (weight for kind, weight in weighed.items() if kind is not EntityType.ECOMMERCE), default=0.0
    )
    return {
        **weighed,
        EntityType.ECOMMERCE: shop + (_SELLS if has_basket and shop > 1 and others < LONE else 0.0),
    }


def _as_firm(weighed: Mapping[EntityType, float], firm: float) -> dict[EntityType, float]:
    """Other kinds have firm signs too, so they count only where other hints are few."""
    return {**weighed, EntityType.BUSINESS: weighed.get(EntityType.BUSINESS, 0.0) + firm}


def _clearest(
    weighed: Mapping[EntityType, float], enough: float = ENOUGH, lead: float = LEAD
) -> EntityType | None:
    ranked = sorted(weighed.items(), key=lambda item: -item[1])
    if not ranked or ranked[0][1] < enough:
        return None
    second = ranked[1][1] if len(ranked) > 1 else 0.0
    return ranked[0][0] if ranked[0][1] - second >= lead else None


def hints_of(page: Page | None, host: str) -> dict[tuple[str, EntityType], float]:
    """The heaviest hint by source and kind."""
    heaviest: dict[tuple[str, EntityType], float] = {}
    for source, kind, weight in (*_of_host(host), *(_of_page(page, host) if page else ())):
        heaviest[source, kind] = max(weight, heaviest.get((source, kind), 0.0))
    return heaviest


def _weighed(heaviest: Mapping[tuple[str, EntityType], float], page: Page | None) -> dict[EntityType, float]:
    weighed: dict[EntityType, float] = {}

    def sells() -> bool:
        has_cart = ("cart", EntityType.ECOMMERCE) in heaviest
        return has_cart or (page is not None and shows_prices(page))

    for (source, kind), weight in heaviest.items():
        # Shops are named after their goods, so trade words weigh less there.
        says_less = kind is EntityType.BUSINESS and source in _BY_NAME and sells()
        weighed[kind] = weighed.get(kind, 0.0) + (weight / 2 if says_less else weight)
    return weighed


def _of_host(host: str) -> Iterator[Hint]:
    for pattern, kind, weight in SUFFIXES:
        if pattern.search(host):
            yield "suffix", kind, weight
    first = host.partition(".")[0]
    # Only as a subdomain is the label a hint: shop.example.com, but not shop.com.
    if first in LABELS and host != registrable_domain(host):
        yield "label", *LABELS[first]


def _of_page(page: Page, host: str) -> Iterator[Hint]:
    generators = " ".join(page.meta.get("generator", ())).lower()
    yield from (("system", kind, weight) for mark, kind, weight in GENERATORS if mark in generators)
    for entity in page.json_ld:
        yield from _of_schema(page_data.types(entity))
    told = [text.strip().lower() for text in page.meta.get("og:type", ())[:_MOST_TYPES]]
    yield from (("schema", *PAGE_TYPES[text]) for text in told if text in PAGE_TYPES)
    sheets = " ".join(link.href for link in page.links)
    yield from (("system", kind, weight) for pattern, kind, weight in SYSTEMS if pattern.search(sheets))
    yield from _of_links(page)
    yield from _of_words(page, host)


def _of_schema(kinds: frozenset[str]) -> Iterator[Hint]:
    for pattern, kind, weight in SCHEMA_TYPES:
        if any(pattern.fullmatch(k) for k in kinds):
            yield "schema", kind, weight


def _of_links(page: Page) -> Iterator[Hint]:
    found = _told_by_links(page)
    yield from _of_shop(found, page)
    if "donate" in found:
        yield "donate", EntityType.NONPROFIT, 1.5
    if "listing" in found:
        yield "listing", EntityType.DIRECTORY, 2.5
    accounts = found.keys() & _ACCOUNTS
    if "pricing" in found and accounts:
        yield "pricing", EntityType.SAAS, 2.5 if len(accounts) > 1 else 2.0
    if found["section"] >= 3:
        yield "sections", EntityType.MEDIA, 2.0 if found["section"] < _MANY_SECTIONS else 3.0
    if found["chapter"] >= 2:
        yield "chapters", EntityType.DOCUMENTATION, 2.0
    if any(_COMPUTED & {field.type for field in form.fields} for form in page.forms):
        yield "computes", EntityType.TOOL, 1.0
    if found["count"] >= 3:
        yield "counts", EntityType.DIRECTORY, 1.5
    yield from _of_addresses(page)


@memoize
def _told_by_links(page: Page) -> Counter[str]:
    """How many of the different texts and addresses of links tell each thing."""
    texts = map(_told_by_text, {anchor.text for anchor in page.anchors})
    hrefs = map(_told_by_href, {anchor.href for anchor in page.anchors})
    return Counter(chain.from_iterable((*texts, *hrefs)))


def _of_addresses(page: Page) -> Iterator[Hint]:
    """A few are a firm's news; many are what the site is for."""
    told = {href: _told_by_address(href) for href in {a.href[:_MAX_HREF_CHARS] for a in page.anchors}}
    posts = len({href.partition("#")[0] for href, it in told.items() if "post" in it})
    commented = sum("comments" in it for it in told.values())
    if sum("thread" in it for it in told.values()) >= _MANY:
        yield "threads", EntityType.COMMUNITY, 3.0
    if posts >= _OF_MANY_WRITERS:
        yield "posts", EntityType.MEDIA, 1.5
    if commented >= _MANY:
        yield "posts", EntityType.BLOG, 2.5
    elif posts >= _MANY:
        yield "posts", EntityType.BLOG, 2.0


def _of_shop(found: Counter[str], page: Page) -> Iterator[Hint]:
    if "cart" in found:
        yield "cart", EntityType.ECOMMERCE, 1.25
        if {"shopping", "wares"} & found.keys() or shows_prices(page):
            yield "prices", EntityType.ECOMMERCE, 1.25
    elif "shopping" in found:
        yield "shopping", EntityType.ECOMMERCE, 0.75


@lru_cache(maxsize=4096)  # links repeat across pages
def _told_by_text(text: str) -> tuple[str, ...]:
    told = [key for key, (by_text, _) in LINKS.items() if by_text.fullmatch(text)]
    if (action := action_of_label(text)) in _ACCOUNTS:
        told.append(action)
    if action is Action.ORDER or (action is Action.BUY and told[:1] != ["cart"]):
        told.append("wares")
    if SECTIONS.is_all_of(text):
        told.append("section")
    if _CHAPTERS.fullmatch(text):
        told.append("chapter")
    if _WITH_COUNT.fullmatch(text):
        told.append("count")
    if len(text) < _LABEL:
        bare = text.strip()
        told += [f"{_OF_FIRM}{kind}" for kind, marks in FIRM_LINKS.items() if marks.is_all_of(bare)]
    return tuple(told)


@lru_cache(maxsize=4096)
def _told_by_href(href: str) -> tuple[str, ...]:
    path = f"/{href}"  # a relative address begins a part, too
    return tuple(key for key, (_, by_href) in LINKS.items() if by_href.search(path))


@lru_cache(maxsize=4096)
def _told_by_address(href: str) -> tuple[str, ...]:
    return tuple(key for key, pattern in _ADDRESSES.items() if pattern.search(href))


def _of_words(page: Page, host: str) -> Iterator[Hint]:
    if PARKING_WORDS.count(FoldedText.from_text(page.title)):
        yield "parked", EntityType.OTHER, STRONG
    yield from (("named", kind, NAMED_WEIGHT) for kind in _named(page))
    described = FoldedText.from_text(" ".join(page.meta.get("description", ())[:1]))
    yield from (("described", kind, DESCRIBED_WEIGHT) for kind in _NAMED.keys_in(described))
    told = folded_ends(page).among(text_vocabulary())
    for kind, marks in TEXT_WORDS.items():
        # Blogs and magazines also use the first person.
        most = 2 if kind is EntityType.PERSONAL else 3
        yield "told", kind, TOLD_WEIGHTS[marks.count(told, most)]
    if _is_of_a_person(page, host):
        yield "named", EntityType.PERSONAL, _A_NAME_ALONE


@memoize
def _named(page: Page) -> frozenset[EntityType]:
    site_names = (*page.meta.get("og:site_name", ()), *page.meta.get("application-name", ()))
    texts = {page.title, page.h1, *site_names[:2]}
    return frozenset(chain.from_iterable(_NAMED.keys_in(FoldedText.from_text(text)) for text in texts))


def _is_of_a_person(page: Page, host: str) -> bool:
    begins = _TITLE_END.split(page.title, maxsplit=1)[0].strip()
    is_name = bool(_A_NAME.fullmatch(begins)) and begins.istitle() and not _takes_members(page)
    return is_name and squash(host_label(host)).startswith(squash(begins))
