"""Counts of what is said, right and left unsaid."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from index.values.vocabulary import EntityType
from training.corpus.labelled.reading import LabelledPage, facts_of_page

_QUOTE = re.compile('["\u00ab\u00bb\u201c-\u201e]')
_DASH = re.compile(r"\s*[-\u2010-\u2015]\s*")


@dataclass(frozen=True)
class Score:
    """`knowable` are the answers that a careful person could give; of them `unsaid` were not given."""

    said: int
    right: int
    knowable: int
    unsaid: int

    @property
    def precision(self) -> float:
        return self.right / self.said if self.said else 1.0

    @property
    def unknown(self) -> float:
        return self.unsaid / self.knowable if self.knowable else 0.0


def of_field(pages: Sequence[LabelledPage], field: str) -> Score:
    return of_answers([(facts_of_page(page)[0][field], page.truth[field]) for page in pages])


def of_answers(pairs: Sequence[tuple[str | None, frozenset[str | None]]]) -> Score:
    return Score(
        said=sum(answer is not None for answer, _ in pairs),
        right=sum(answer is not None and is_right(answer, truth) for answer, truth in pairs),
        knowable=sum(None not in truth for _, truth in pairs),
        unsaid=sum(answer is None and None not in truth for answer, truth in pairs),
    )


def is_right(answer: str | None, truth: frozenset[str | None]) -> bool:
    """Whether it is right but for capitals, forms of quotation marks and dashes, and full stops after it."""
    return (answer and _plain(answer)) in {right and _plain(right) for right in truth}


def _plain(text: str) -> str:
    """DER „NACHTZUG” is the same name as Der "Nachtzug", and Brücke 4 - 6 as Brücke 4-6."""
    dashed = _DASH.sub("-", _QUOTE.sub('"', text.casefold()))
    return " ".join(dashed.rstrip(". ").split())


def of_actions(pages: Sequence[LabelledPage]) -> Score:
    """Arguable actions count neither for nor against."""
    return of_sets([(facts_of_page(page)[1] - page.arguable, page.actions) for page in pages])


def of_sets(pairs: Sequence[tuple[frozenset[str], frozenset[str]]]) -> Score:
    return Score(
        said=sum(len(found) for found, _ in pairs),
        right=sum(len(found & there) for found, there in pairs),
        knowable=sum(len(there) for _, there in pairs),
        unsaid=sum(len(there - found) for found, there in pairs),
    )


def of_kinds(pages: Sequence[LabelledPage]) -> list[tuple[str, Score]]:
    return [(kind.value, _of_kind(pages, kind.value)) for kind in EntityType]


def _of_kind(pages: Sequence[LabelledPage], kind: str) -> Score:
    called = [page for page in pages if facts_of_page(page)[0]["entity_type"] == kind]
    such = [page for page in pages if page.kind == kind and None not in page.truth["entity_type"]]
    return Score(
        said=len(called),
        right=sum(kind in page.truth["entity_type"] for page in called),
        knowable=len(such),
        unsaid=sum(facts_of_page(page)[0]["entity_type"] is None for page in such),
    )
