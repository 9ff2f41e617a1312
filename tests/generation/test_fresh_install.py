"""A dozen sites as they were visited, as `make run` has before any host of one's own."""

from functools import cache

import pytest

from index import embedding
from index.embedding import files, passages, vectors
from index.embedding.languages import E5_ID
from index.listing.publish import publish_all
from index.search.find import find
from index.search.request import FindRequest
from index.values.vocabulary import FoundVia
from operators.sample_web import SITES
from probes.evidence.evidence import Evidence
from probes.grading.finding import grade_evidence
from tests.generation.conftest import built
from tests.recorded import packing
from tests.services import MODEL


@cache
def findings():
    """What the product reads today in the recorded visits to the sites that are listed."""
    listed = {site.host for site in SITES if site.expected.listed}
    visits = map(Evidence.unpack, packing.read_evidence(listed))
    found = {visit.host: grade_evidence(visit) for visit in visits}  # The last visit counts
    assert found.keys() == listed
    return found.values()


@pytest.fixture
def sample_sites():
    publish_all(findings=[(one, FoundVia.PROBE_DISCOVERY) for one in findings()])
    model = embedding.current_model()
    vectors.embed_changed(model)
    passages.embed_waiting(model)
    built()


def hosts(q):
    return [row["host"] for row in find(FindRequest.from_values(q=q))["results"]]


UNSERVED = ("weather in Oslo", "rent a car", "train to Paris", "savings account")
UNSERVED_BY_BOTH = (*UNSERVED, "order pizza")  # By the first model alone near a bakery: bench/RESULTS.md
SERVED = {
    "weather in New Zealand": "skylark-weather.test",
    "order a cake": "old-mill-bakery.test",
    "buy a used book": "larkspur-books.test",
    "find a doctor": "willowbank-clinic.test",
    "turn an address into coordinates": "beacon-geocoding.test",
}


def test_what_none_of_a_dozen_sites_does_is_answered_empty_and_what_one_does_is_not(sample_sites):
    assert {q: hosts(q) for q in UNSERVED} == {q: [] for q in UNSERVED}
    assert {q: hosts(q)[:1] for q in SERVED} == {q: [host] for q, host in SERVED.items()}


def test_so_it_is_with_the_second_model_and_in_other_languages(sample_sites, settings):
    settings.SECOND_MODEL = True
    files.make_second(MODEL, E5_ID)
    vectors.embed_changed(embedding.second_model())
    assert built().second_model == E5_ID
    assert {q: hosts(q) for q in UNSERVED_BY_BOTH} == {q: [] for q in UNSERVED_BY_BOTH}
    assert {q: hosts(q)[:1] for q in SERVED} == {q: [host] for q, host in SERVED.items()}
    assert hosts("Wetter in Neuseeland")[0] == "skylark-weather.test"
    assert hosts("Wetter in Oslo") == []
