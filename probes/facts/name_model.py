"""Which of a page's candidates is the site's name: a softmax over what is seen of each (docs/adr/0042).

`training/site_names.py` learns the weights from labelled pages.
"""

from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from math import exp, sqrt
from operator import itemgetter

from probes.facts.country import cities
from probes.facts.country_signs import NAMES
from probes.facts.data_files import read_rows
from probes.facts.name_candidates import candidates, copyright_owners, logo_texts
from probes.facts.name_words import COMPANY, CONNECTING_WORDS, FULL_STOP, LEADING, LEGAL, LIST
from probes.facts.patterns import first_label, host_label, squash, to_latin
from probes.readers.html import Page

SCALE = 100  # The weights are stored as whole numbers of this fraction
WEIGHTS = {feature: int(weight) for feature, weight in read_rows("names.tsv")}
SURE = 0.55  # Of 1; a name less likely than this, with what is like it, is not told
_ALIKE = 0.6  # Of the shorter of two texts
NOBODY = ""  # The candidate that stands for a page that doesn't tell
_READ_CHARS, _HEAD_CHARS, _END_CHARS = 20_000, 400, 1_500
_COMPARED_LETTERS = 100
_MOST_WORDS, _MANY, _OFTEN = 8, 5, 9
_LONG, _SHORT, _FEW = 60, 4, 3
_DESCRIBES = 4  # Words; fewer may be a name in small letters, too
_SMALL = CONNECTING_WORDS | LEADING
_PUNCTUATION = {
    ",": "comma", "!": "exclaims", "?": "exclaims", ".": "dot", "-": "hyphen", "|": "bar", ":": "colon",
    "&": "and", '"': "quotes", "(": "brackets", "/": "slash",
}  # fmt: skip

Features = dict[str, float]


def likeliest_name(page: Page, host: str) -> str:
    """The likeliest name, "" if it isn't sure enough or the page doesn't tell."""
    rows = features(page, host)
    return choose_text([text for text, _ in rows], [_score(found) for _, found in rows])


def choose_text(texts: Sequence[str], scores: Sequence[float]) -> str:
    """The text of most score, "" unless it and what is like it are SURE together."""
    most, name = max(zip(scores, texts, strict=True), key=itemgetter(0))
    likely = [exp(score - most) for score in scores]
    alike = sum(each for text, each in zip(texts, likely, strict=True) if _is_alike(text, name))
    return name if alike >= SURE * sum(likely) else NOBODY


def _is_alike(text: str, name: str) -> bool:
    """Whether two texts may be one name: the shorter stands in the longer, or most of it does."""
    short, long = sorted((squash(text), squash(name)), key=len)
    if not short:
        return not long
    return short in long or _shared_letters(long, short) >= _ALIKE * len(short)


def _shared_letters(text: str, other: str) -> int:
    """Letters of the longest text in both."""
    text, other = text[:_COMPARED_LETTERS], other[:_COMPARED_LETTERS]
    if text in other or other in text:
        return min(len(text), len(other))
    return SequenceMatcher(None, text, other, autojunk=False).find_longest_match().size


def _score(found: Mapping[str, float]) -> float:
    return sum(WEIGHTS.get(name, 0) * value for name, value in found.items()) / SCALE


def features(page: Page, host: str) -> list[tuple[str, Features]]:
    """Each candidate with what is seen of it; the last is NOBODY."""
    found = candidates(page, host)
    places_by_text: dict[str, set[str]] = {}
    for text, places in found.values():
        places_by_text.setdefault(squash(text), set()).update(places)
    candidate_features = _CandidateFeatures(page, host, places_by_text, list(found))
    rows = [
        (text, candidate_features.features_of(text, places))
        for text, places in found.values()
        if squash(text)
    ]
    return [*rows, (NOBODY, {"nobody": 1.0, "nobody of few": float(len(rows) < _FEW)})]


class _CandidateFeatures:
    """What is seen of one candidate beside the host, the text and the other candidates."""

    def __init__(
        self, page: Page, host: str, places_by_text: Mapping[str, set[str]], folded: Iterable[str]
    ) -> None:
        self._host = host.removeprefix("www.")
        self._label = squash(host_label(host))
        parts = [squash(part) for part in host_label(host).split("-")]
        self._first, self._parts = parts[0], [part for part in parts if len(part) > 2]
        first = first_label(host)
        self._below = first if first != self._label and len(first) > 2 else ""
        self._places_by_text = places_by_text
        self._text = page.text[:_READ_CHARS]
        self._folded, self._end = self._text.casefold(), page.text[-_END_CHARS:].casefold()
        self._times = {text: self._folded.count(text) if len(text) > 1 else 0 for text in folded}
        self._owners = [squash(owner) for owner in copyright_owners(page)]
        self._sign_texts = [
            squashed for squashed in (*map(squash, logo_texts(page, host)), *self._owners) if squashed
        ]

    def features_of(self, text: str, places: Iterable[str]) -> Features:
        squashed = squash(text)
        found = dict.fromkeys(sorted(places), 1.0)
        found |= {f"~{place}": 1.0 for place in sorted(self._places_by_text[squashed]) if place not in found}
        found |= (
            self._host_features(text, squashed) | self._text_features(text) | self._other_features(squashed)
        )
        return found | _form_features(text)

    def _host_features(self, text: str, squashed: str) -> Features:
        label, parts, in_latin, folded = self._label, self._parts, to_latin(text), text.casefold()
        is_label = label in (squashed, in_latin)
        flags = {
            "is the label": is_label,
            _relation_to_label(in_latin, label): not is_label,
            "label abbreviates": _abbreviates(label, text),
            "is the label's first part": len(parts) > 1 and in_latin == self._first,
            "has the first label": bool(self._below) and self._below in in_latin,
            "is the host": folded == self._host,
            "place": not is_label and (folded in cities() or folded in NAMES),
        }
        found = _true_features(flags)
        if label:
            shared = _shared_letters(in_latin, label)
            found |= {"of the label": shared / len(label), "of the text": shared / max(len(in_latin), 1)}
        if len(parts) > 1:
            found["parts of the label"] = sum(part in in_latin for part in parts) / len(parts)
        return found

    def _text_features(self, text: str) -> Features:
        folded = text.casefold()
        times = self._times[folded]
        alone = times - max((n for longer, n in self._times.items() if folded in longer != folded), default=0)
        flags = {
            "in the text": times > 0,
            "in the text so": text in self._text,
            "at the beginning": folded in self._folded[:_HEAD_CHARS],
            "at the end": folded in self._end,
        }
        often = {"times": sqrt(min(times, _OFTEN)), "times alone": sqrt(min(max(alone, 0), _OFTEN))}
        return often | _true_features(flags)

    def _other_features(self, squashed: str) -> Features:
        others = [other for other in self._places_by_text if other != squashed]
        whole = sum(squashed in other for other in others)
        parts = sum(len(other) > 2 and other in squashed for other in others)
        places = {place.partition(":")[0] for place in self._places_by_text[squashed] if "/" not in place}
        flags = {
            "begins a sign": any(sign.startswith(squashed) and sign != squashed for sign in self._sign_texts),
            "in a sign": any(squashed in sign and sign != squashed for sign in self._sign_texts),
            "begins with a sign": any(
                sign != squashed and squashed.startswith(sign) for sign in self._sign_texts
            ),
            "begins an owner": any(owner.startswith(squashed) for owner in self._owners),
        }
        return _true_features(flags) | {
            "places": float(len(places)),
            "part of": sqrt(min(whole, _MANY)),
            "has parts": sqrt(min(parts, _MANY)),
        }


def _true_features(flags: Mapping[str, bool]) -> Features:
    return {name: 1.0 for name, is_so in flags.items() if is_so}


def _relation_to_label(in_latin: str, label: str) -> str:
    """How a text that isn't a host's label stands to it."""
    if len(label) > 2 and label in in_latin:
        return "begins with the label" if in_latin.startswith(label) else "has the label"
    if len(in_latin) > 2 and in_latin in label:
        return "begins the label" if label.startswith(in_latin) else "in the label"
    return "not of the label"


def _form_features(text: str) -> Features:
    """What is seen of the text alone."""
    words, bare, plain = text.split(), LEGAL.sub("", text), _plain_share(text)
    flags = {
        f"{min(len(words), _MOST_WORDS)} words": True,
        "long": len(text) > _LONG,
        "short": len(squash(text)) < _SHORT,
        "describes": len(bare.split()) > _DESCRIBES and _plain_share(bare) > 0,
        "list": len(LIST.findall(text)) > 1,
        "sentence": FULL_STOP.search(text) is not None or text.endswith((".", "!", "?")),
        "small": text[:1].islower(),
        "capitals": text.isupper(),
        "other script": not to_latin(text).isascii(),
        "legal form": bare != text or COMPANY.search(text) is not None,
        "address": "@" in text or "http" in text or "www." in text,
        "digits": any(char.isdigit() for char in text),
        "begins with a small word": words[0].casefold() in _SMALL,
        "ends with a small word": words[-1].casefold() in _SMALL,
        "where": not LEADING.isdisjoint(text.casefold().split()),
    }
    signs = {name: 1.0 for sign, name in _PUNCTUATION.items() if sign in text}
    return _true_features(flags) | signs | {"plain": plain}


def _plain_share(text: str) -> float:
    """The share of words in small letters that only a description has."""
    words = text.split()
    return sum(word[:1].islower() and word.casefold() not in _SMALL for word in words) / len(words)


def _abbreviates(label: str, name: str) -> bool:
    """Whether a host's label is of the first letters of a name's words."""
    words = [word for word in name.split() if word[:1].isalnum() and word.casefold() not in CONNECTING_WORDS]
    initials = squash("".join(word[0] for word in words))
    return label.startswith(initials) and (len(initials) > 3 or (len(initials) == 3 and initials == label))
