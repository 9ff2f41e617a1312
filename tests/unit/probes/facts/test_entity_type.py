"""The kind of a site, where `pages.tsv` cannot say it in a row."""

from index.values.vocabulary import EntityType
from probes.facts.kinds import entity_type_of


def test_repeating_a_hint_adds_nothing(page):
    many = page(host="x.com", json_ld=[{"@type": "Product", "name": "x"}] * 30)
    assert entity_type_of(many, "x.com") is None


def test_the_host_alone_can_tell():
    assert entity_type_of(None, "docs.x.com") is EntityType.DOCUMENTATION
    assert entity_type_of(None, "x.com") is None
