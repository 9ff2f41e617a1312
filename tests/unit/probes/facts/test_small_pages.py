"""Names of the small pages that training learns from, too."""

import pytest

from probes.facts.names import display_name
from training.corpus.labelled.names import small_pages

PAGES = small_pages()


def said(small):
    shown = display_name(small.page, small.host)
    return None if shown == small.host else shown


@pytest.mark.parametrize("small", PAGES, ids=[f"{small.holds}: {small.host}" for small in PAGES])
def test_a_small_page_is_called_by_its_name_or_by_its_host(small):
    assert said(small) in {*small.names, None}


def test_of_twenty_small_pages_that_tell_at_most_one_is_called_by_its_host():
    telling = [small for small in PAGES if None not in small.names]
    assert sum(said(small) is None for small in telling) * 20 <= len(telling)
