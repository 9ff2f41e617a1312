"""A generation of SOAK_SITES sites against slow, obvious answers."""

import os

import pytest
from django.core.management import call_command

from index.generations.current import consistent_view
from tests.generation import at_size

SITES = int(os.environ.get("SOAK_SITES", "1000000"))


@pytest.mark.soak
def test_words_vectors_counts_order_and_figures_of_a_million_sites_agree_with_slow_answers():
    call_command("seed_index", sites=SITES)
    at_size.figures_agree()
    at_size.lists_agree()
    with consistent_view() as view:
        assert len(view.generation) == SITES
        at_size.pages_agree(view)
        at_size.words_agree(view)
        assert at_size.vectors_agree(view) >= at_size.LEAST_RECALL
