"""Precision and coverage of facts on labelled home pages."""

import pytest

from index.values.vocabulary import EntityType
from tests.each import each
from training.corpus.labelled.reading import FIELDS, FOLDERS, pages
from training.corpus.labelled.scoring import of_actions, of_field

# The least share of knowable facts; `make bench-facts` prints the figures.
KNOWN = {
    "name": 1.0,
    "display_name": 0.98,
    "description": 1.0,
    "country": 0.90,
    "entity_type": 0.92,
    "transactional": 0.95,
}

PRECISION = 0.95


@each("folder", FOLDERS)
@each("field", FIELDS)
def test_what_is_said_is_right(field, folder):
    score = of_field([page for page in pages() if page.folder == folder], field)
    assert score.precision >= PRECISION, score


@pytest.mark.parametrize("field", FIELDS)
def test_enough_is_said(field):
    score = of_field(pages(), field)
    assert 1 - score.unknown >= KNOWN[field], score


def test_the_actions_that_are_said_are_there():
    score = of_actions(pages())
    assert (score.precision >= PRECISION, 1 - score.unknown >= 0.95) == (True, True), score


def test_the_pages_are_many_of_every_kind_and_a_third_is_never_tuned_on():
    some = pages()
    assert len(some) >= 150
    assert len({page.host for page in some}) == len(some)
    assert {page.kind for page in some} - {"null"} == {kind.value for kind in EntityType}
    assert min(sum(page.kind == kind.value for page in some) for kind in EntityType) >= 8
    assert 0.25 <= sum(not page.tuned_on for page in some) / len(some) <= 0.4
