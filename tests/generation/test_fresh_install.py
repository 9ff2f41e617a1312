"""A dozen sites, as `make run` has before any host of one's own."""

import pkgutil
from importlib import import_module

import pytest

from index import embedding
from index.embedding import files, passages, vectors
from index.embedding.languages import E5_ID
from index.search.find import find
from index.search.request import FindRequest
from operators import sample_web
from tests.generation.conftest import built
from tests.services import MODEL
from tests.unit.index.factories import listed


@pytest.fixture
def sample_sites():
    modules = [
        import_module(f"operators.sample_web.{module.name}")
        for module in pkgutil.iter_modules(sample_web.__path__)
    ]
    expected = {site.host: site.expected for site in sample_web.SITES}
    for module in modules:
        if hasattr(module, "LOOK") and expected[module.HOST].listed:
            name, about = module.LOOK.name, getattr(module, "ABOUT_US", "")
            listed(module.HOST, name=name, display_name=name, description=about)
    model = embedding.current_model()
    vectors.embed_changed(model)
    passages.embed_waiting(model)
    built()


def hosts(q):
    return [row["host"] for row in find(FindRequest.from_values(q=q))["results"]]


UNSERVED = ("order pizza", "weather in Oslo", "rent a car", "train to Paris", "savings account")


def test_what_none_of_a_dozen_sites_does_is_answered_empty_and_what_one_does_is_not(sample_sites):
    assert {q: hosts(q) for q in UNSERVED} == {q: [] for q in UNSERVED}
    assert hosts("weather in New Zealand")[0] == "skylark-weather.test"
    assert hosts("buy a book")[0] == "larkspur-books.test"
    assert hosts("turn an address into coordinates")[0] == "beacon-geocoding.test"


def test_so_it_is_with_the_second_model_and_in_other_languages(sample_sites, settings):
    settings.SECOND_MODEL = True
    files.make_second(MODEL, E5_ID)
    vectors.embed_changed(embedding.second_model())
    assert built().second_model == E5_ID
    assert {q: hosts(q) for q in UNSERVED} == {q: [] for q in UNSERVED}
    assert hosts("weather in New Zealand")[0] == "skylark-weather.test"
    assert hosts("buy a book")[0] == "larkspur-books.test"
    assert hosts("ein Buch kaufen")[0] == "larkspur-books.test"
