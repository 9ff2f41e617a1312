"""A caller's query made ready: what is asked for, its terms, its vector."""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from index.embedding import Embedder
from index.fulltext import Asked, Words

_SERVICE: Final = r"(?:web ?sites?|sites?|services?|tools?|apis?|apps?|agents?|mcp servers?|servers?|compan(?:y|ies)|shops?|platforms?)"
_LEADS: Final = (
    r"(?:hi|hello|hey|please|pls|ok|so)\b",
    r"(?:who|which|what|is there|are there)\b(?:\s+(?:a|an|any|some))?(?:\s+"
    + _SERVICE
    + r")?\s+(?:that |which |who )?"
    r"(?:can|could|will|would|lets?|helps?|allows?|offers?|provides?)\b(?:\s+(?:me|us|you))?(?:\s+to\b)?",
    r"is there (?:a|an|any|some)(?:\s+" + _SERVICE + r"(?:\s+(?:for|to|that|which)\b)?)?",
    r"(?:can|could|would|will) (?:you|i|we|someone|somebody|anyone|it)\b(?:\s+please\b)?",
    r"(?:how|where) (?:can|could|do|should|would|may) (?:i|we|one|you)\b",
    r"(?:i|we)(?:'d| would| am|'m)? (?:want|need|like|wish|have|looking|trying)\b(?:\s+(?:to|for))?(?:\s+(?:a|an|some)\s+"
    + _SERVICE
    + r"\s+(?:that|which|to|for)\b(?:\s+can\b)?)?",
    r"(?:help|let|show|give|get|tell|find)\s+(?:me|us)\b(?:\s+to\b)?",
    r"(?:looking|searching) for\b",
    r"(?:a|an|some|any) " + _SERVICE + r" (?:that|which|to|for)\b(?:\s+can\b)?",
)
_LEAD: Final = re.compile(rf"^(?:\s*(?:{'|'.join(_LEADS)})[\s,:]*)+", re.IGNORECASE)
_WISH: Final = "I want to {}"
"""The query as a whole sentence: the mean of both finds more than either (ADR 9)."""
_KEPT: Final = 1000
"""Vectors of queries that a process keeps, 2 MB: a question is asked again with another filter, or for more rows."""


@dataclass(frozen=True, slots=True)
class Question:
    """A query as search uses it."""

    text: str
    """What is asked for, without the words around it and with typing errors corrected."""
    asked: list[Asked]
    """Its terms; none when it holds only stop words or signs, which no site can answer."""
    vector: NDArray[np.float32] | None
    """Of length 1; None without terms, or a model that reads them: then words alone decide."""


def put(query: str, words: Words, model: Embedder | None) -> Question:
    """Make a query ready for an index, whose words tell what is a typing error and how rare a term is."""
    known = model.knows if model is not None else _knows_none
    text = words.spelled(wanted(query), known)
    asked = words.ask(text)
    readable = asked and model is not None and model.reads(text)
    return Question(text, asked, _vector(text, model) if readable and model is not None else None)


def wanted(query: str) -> str:
    """Return what a query asks for: without "who can", "find me", "I want to" before it; all of it if nothing is left."""
    said = " ".join(query.split())
    rest = _LEAD.sub("", said).strip(" ?!.,;:")
    return rest or said


@lru_cache(maxsize=_KEPT)
def _vector(text: str, model: Embedder) -> NDArray[np.float32]:
    both = model.embed_at_once([text, _WISH.format(text)]).sum(axis=0)
    vector: NDArray[np.float32] = both / max(float(np.linalg.norm(both)), 1e-9)
    vector.flags.writeable = False
    return vector


def _knows_none(_word: str) -> bool:
    return False
