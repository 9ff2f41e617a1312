"""A query as text, terms and vector."""

import re
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from index.embedding import Embedder, QueryVector, SecondEmbedder
from index.fulltext import FullTextIndex, QueryTerm
from index.search.spelling import correct_by_vocabulary

_SERVICE = (
    r"(?:web ?sites?|sites?|services?|tools?|apis?|apps?|agents?|mcp servers?|servers?"
    r"|compan(?:y|ies)|shops?|platforms?)"
)
_LEADS = (
    r"(?:hi|hello|hey|please|pls|ok|so)\b",
    r"(?:who|which|what|is there|are there)\b(?:\s+(?:a|an|any|some))?(?:\s+"
    + _SERVICE
    + r")?\s+(?:that |which |who )?"
    r"(?:can|could|will|would|lets?|helps?|allows?|offers?|provides?)\b(?:\s+(?:me|us|you))?(?:\s+to\b)?",
    r"is there (?:a|an|any|some)(?:\s+" + _SERVICE + r"(?:\s+(?:for|to|that|which)\b)?)?",
    r"(?:can|could|would|will) (?:you|i|we|someone|somebody|anyone|it)\b(?:\s+please\b)?",
    r"(?:how|where) (?:can|could|do|should|would|may) (?:i|we|one|you)\b",
    r"(?:i|we)(?:'d| would| am|'m)? (?:want|need|like|wish|have|looking|trying)\b(?:\s+(?:to|for))?(?:\s+(?:a"
    r"|an|some)\s+" + _SERVICE + r"\s+(?:that|which|to|for)\b(?:\s+can\b)?)?",
    r"(?:help|let|show|give|get|tell|find)\s+(?:me|us)\b(?:\s+to\b)?",
    r"(?:looking|searching) for\b",
    r"(?:a|an|some|any) " + _SERVICE + r" (?:that|which|to|for)\b(?:\s+can\b)?",
)
_LEAD = re.compile(rf"^(?:\s*(?:{'|'.join(_LEADS)})[\s,:]*)+", re.IGNORECASE)
_WISH = "I want to {}"  # The mean of both vectors finds more than either (ADR 9)
_UNPARTED = re.compile("[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]{1,2}")  # Japanese and Chinese
_KEPT = 1000  # Query vectors cached per process (2 MB)


@dataclass(frozen=True, slots=True)
class Query:
    text: str
    """The query without introduction, typing errors corrected."""
    terms: list[QueryTerm]
    """Empty if only stop words, which match nothing."""
    vector: NDArray[np.float32] | None
    """Unit length; None without terms or a model that reads them."""
    second: NDArray[np.float32] | None = None
    """By the second model; None where it isn't searched."""
    feedback: NDArray[np.float32] | None = None
    """What the first model is asked for, where only the second reads the query (`feedback.py`)."""

    @property
    def by_meaning(self) -> bool:
        return self.vector is not None or self.second is not None

    @property
    def length(self) -> int:
        """Words; of scripts that don't part them, two characters are one."""
        return len(_UNPARTED.sub(" w ", self.text).split())


def parse_query(
    query: str, words: FullTextIndex, model: Embedder | None, second: SecondEmbedder | None = None
) -> Query:
    """Prepare a query; the index decides on typing errors and rarity.

    Where there is a second model, a query that looks foreign to both is its alone: 98 % of those in other
    languages, 10 % of those in English.
    """
    rank = model.rank if model is not None else _ranks_none
    text, asked = words.corrected(without_introduction(query), lambda word: rank(word) is not None)
    if not asked or model is None:
        return Query(text, asked, None)
    also = None if second is None else _by_second(without_introduction(query), second)
    if also is None or not also.foreign:
        spelled = correct_by_vocabulary(text, asked, rank)
        if spelled != text:
            text, asked = spelled, words.ask(spelled)
    reads = model.reads(text) and (also is None or not also.foreign or model.reads_well(text))
    return Query(text, asked, _vector(text, model) if reads else None, also and also.vector)


def without_introduction(query: str) -> str:
    """Remove introductions such as "I want to", unless nothing is left."""
    said = " ".join(query.split())
    rest = _LEAD.sub("", said).strip(" ?!.,;:")
    return rest or said


@lru_cache(maxsize=_KEPT)
def _vector(text: str, model: Embedder) -> NDArray[np.float32]:
    both = model.embed_at_once([text, _WISH.format(text)]).sum(axis=0)
    vector: NDArray[np.float32] = both / max(float(np.linalg.norm(both)), 1e-9)
    vector.flags.writeable = False
    return vector


@lru_cache(maxsize=_KEPT)
def _by_second(text: str, model: SecondEmbedder) -> QueryVector:
    """Of the text as it was written: words of other languages look like typing errors."""
    found = model.embed_query(text)
    found.vector.flags.writeable = False
    return found


def _ranks_none(_word: str) -> None:
    return None
