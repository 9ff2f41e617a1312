"""Three-way counts add up for every filter."""

from itertools import product

import pytest

from index import filters
from index.filters import YES
from index.generations import site_bits
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.search.request import Narrowing, census
from index.values.vocabulary import EntityType
from tests.unit.index.factories import declined, listed

_VALUES = {"country": "NO", "entity_type": EntityType.SAAS}
FILTERS = tuple(Narrowing(one, _VALUES.get(one.name, True)) for one in filters.FILTERS)


def test_what_a_filter_asks_is_in_the_bits_that_a_generation_counts_by():
    for one in FILTERS:
        for bits in (one.wanted, one.unknown):
            assert bits.mask
            assert bits.mask & ~site_bits.FILTERED == 0
    assert FieldMask().and_also("llms_txt", YES).mask & site_bits.FILTERED == 0


@pytest.mark.django_db
def test_the_three_counts_are_all_listed_sites_for_every_filter(django_assert_num_queries):
    answers = ("yes", "no", "unknown")
    for n, (negotiation, mcp, catalog) in enumerate(product(answers, repeat=3)):
        listed(
            f"s{n}.example.com", markdown_negotiation=negotiation, markdown_twin=mcp, mcp_server=mcp,
            api_catalog=catalog,
            webmcp=catalog, transactional=(True, False, None)[n % 3], country=("NO", "SE", None)[n % 3],
            entity_type=(EntityType.SAAS, EntityType.TOOL, None)[n % 3],
        )  # fmt: skip
    declined("hidden.example.com")
    with django_assert_num_queries(2), consistent_view() as view:
        counts = census(FILTERS, view)
    assert counts.listed == 27
    assert set(counts.completeness) == {one.name for one in FILTERS}
    for entry in counts.completeness.values():
        assert (
            entry["eligible"] + entry["excluded_no"] + entry["excluded_unknown"] == entry["of_listed"] == 27
        )
    shares = {name: (e["eligible"], e["excluded_no"]) for name, e in counts.completeness.items()}
    assert (
        shares["country"] == shares["entity_type"] == shares["transactional"] == shares["has_mcp"] == (9, 9)
    )
    assert shares["has_md"] == shares["has_endpoint"] == (15, 3)
    assert counts.excluded_something


def test_every_filter_has_a_note_of_its_own_and_a_form_as_in_a_url():
    notes = {one.note for one in FILTERS}
    assert len(notes) == len(FILTERS)
    assert all(note.startswith("Tests whether") and "{" not in note for note in notes)
    assert [one.in_url for one in FILTERS][:3] == ["country=NO", "entity_type=saas", "transactional=true"]
