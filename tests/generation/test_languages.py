"""The second model: queries in every language, beside the first."""

import shutil
from datetime import timedelta

import numpy as np
import pytest
from django.utils import timezone

from index import embedding, tasks
from index.embedding import files, loading, vectors
from index.embedding.languages import E5_ID
from index.filters import BY_NAME
from index.generations import current
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.models import Generation, ReplacedModel, SiteVector
from index.search import searching
from index.search.feedback import mean_of_nearest
from index.search.find import find
from index.search.request import FindRequest, Narrowing, mask_of_filters
from operators import health
from tests.generation.conftest import built
from tests.generation.test_search import TRADES, ask, embed, put
from tests.published import together
from tests.services import MODEL
from tests.unit.index.factories import declined


@pytest.fixture(scope="module")
def _made():
    files.make_second(MODEL, E5_ID)  # verifies 80 MB


@pytest.fixture(autouse=True)
def second(settings, _made):
    settings.SECOND_MODEL = True
    found = embedding.second_model()
    assert found is not None, embedding.second_state()
    return found


@pytest.fixture
def shops():
    with together():
        for trade in TRADES:
            put(f"{trade}.example.com", trade)
    embed()


FOREIGN = {
    "wer repariert mein Fahrrad": "bikes",
    "acheter des livres d'occasion": "books",
    "明日の天気予報": "weather",
    "تذاكر قطار في أوروبا": "trains",
}


def test_what_is_asked_in_other_languages_is_found_in_the_generation_and_beside_it(shops, second):
    vectors.embed_changed(second)
    generation = built()
    assert (generation.model, generation.second_model) == (embedding.current_model().id, E5_ID)
    for query, trade in FOREIGN.items():
        assert ask(query)[:1] == [f"{trade}.example.com"], query
    found = find(FindRequest.from_values(q="wer repariert mein Fahrrad", limit=5))
    assert 0.3 < found["results"][0]["similarity"] == found["top_similarity"] <= 1
    declined("bikes.example.com")
    assert ask("wer repariert mein Fahrrad") == []
    put("cycles.example.com", "bikes")
    tasks.embed()
    assert ask("wer repariert mein Fahrrad")[:1] == ["cycles.example.com"]
    assert ask("mend my bicycle")[:1] == ["cycles.example.com"]
    with consistent_view() as view:
        (added,) = (change for change in view.changes.values() if change.listed)
    assert (len(added.vector), len(added.second)) == (768, 384)


def test_a_site_without_a_vector_of_the_first_model_is_found_in_other_languages_too(shops, second):
    vectors.embed_changed(second)
    model = embedding.current_model().id
    SiteVector.objects.filter(model=model, site__host="bikes.example.com").update(vector=bytes(768))
    built()
    assert ask("wer repariert mein Fahrrad")[:1] == ["bikes.example.com"]


def test_what_the_first_model_is_asked_in_other_languages_does_not_depend_on_filters(shops, second):
    vectors.embed_changed(second)
    built()
    put("cycles.example.com", "bikes")
    tasks.embed()
    without_mcp = mask_of_filters([Narrowing(BY_NAME["has_mcp"], value=False)])
    with consistent_view() as view:
        every, some = (
            searching._prepare_query(view, "wer repariert mein Fahrrad", mask, cut=True).question
            for mask in (FieldMask(), without_mcp)
        )
    assert every.vector is None
    assert np.array_equal(every.feedback, some.feedback)
    assert np.linalg.norm(every.feedback) == pytest.approx(1, abs=1e-3)


def test_the_switch_comes_in_one_step_once_all_sites_have_vectors_and_survives_a_restart(shops, second):
    vectors.embed_changed(second, seconds=0)
    assert built().second_model == ""
    assert ask("wer repariert mein Fahrrad") == []
    assert health._second_model() == "sites wait for its vectors"
    site = put("late.example.com", "bikes")
    embed()
    vectors.embed_changed(second)
    SiteVector.objects.filter(model=E5_ID, site=site).delete()
    assert built().second_model == ""
    tasks.embed()
    assert built().second_model == E5_ID
    current.forget_view()
    assert set(ask("wer repariert mein Fahrrad")) == {"bikes.example.com", "late.example.com"}
    assert health._second_model() == "ok"
    put("later.example.com", "bikes")
    embed()
    assert built().second_model == E5_ID
    assert set(ask("mend my bicycle")) == {f"{name}.example.com" for name in ("bikes", "late", "later")}
    assert health._second_model() == "1 site waits for its vectors"


def test_without_the_second_model_answers_are_those_of_before(shops, second, settings, monkeypatch):
    settings.SECOND_MODEL = False
    tasks.embed()
    assert built().second_model == ""
    before = {query: ask(query) for query in ("mend my bicycle", "fresh bread", *FOREIGN)}
    assert before["明日の天気予報"] == []
    settings.SECOND_MODEL = True
    tasks.embed()
    assert built().second_model == E5_ID
    assert ask("明日の天気予報") == ["weather.example.com"]
    settings.SECOND_MODEL = False
    assert {query: ask(query) for query in before} == before
    settings.SECOND_MODEL = True
    monkeypatch.setattr(loading, "_loaded", {})
    monkeypatch.setattr(loading, "_is_second_loaded_or_there", lambda: False)
    assert {query: ask(query) for query in before} == before


def test_vectors_of_one_model_outlive_those_that_the_other_replaces(shops, second):
    vectors.embed_changed(second)
    SiteVector.objects.filter(model=E5_ID).update(model="multilingual-e5-small:int8:0-old")
    embed()
    assert set(SiteVector.objects.values_list("model", flat=True)) == {
        embedding.current_model().id,
        "multilingual-e5-small:int8:0-old",
    }
    vectors.embed_changed(second)
    ReplacedModel.objects.update(since=timezone.now() - timedelta(days=7))
    embed()
    vectors.embed_changed(second)
    assert set(SiteVector.objects.values_list("model", flat=True)) == {embedding.current_model().id, E5_ID}
    assert vectors.serving_model(None) == embedding.current_model().id


def test_a_generation_of_an_earlier_release_still_opens(shops):
    generation = built()
    Generation.objects.filter(pk=generation.pk).update(second_model="")
    current.forget_view()
    assert ask("fix my two-wheeler") == ["bikes.example.com"]


def test_a_damaged_file_of_the_second_model_is_noticed(shops, second):
    vectors.embed_changed(second)
    generation = built()
    from index.generations.files import home

    place = home() / generation.folder / "second.faiss"
    content = bytearray(place.read_bytes())
    content[-1] ^= 1
    place.write_bytes(content)
    current.forget_view()
    assert ask("fix my two-wheeler") == ["bikes.example.com"]
    assert not (home() / generation.folder).exists()


def test_vectors_in_bytes_say_what_they_said(second):
    (vector,) = second.embed(["Repairs bicycles while you wait."])
    stored = np.frombuffer(vectors.pack_vectors(vector[np.newaxis]), np.int8)
    assert len(stored) == 384
    assert float(stored.astype(np.float32) @ vector) * vectors.step(384) == pytest.approx(1, abs=0.01)


def test_a_model_that_came_while_a_process_runs_is_loaded(settings, tmp_path, monkeypatch):
    settings.DATA_DIR = tmp_path / "fresh"
    monkeypatch.setattr(loading, "_loaded", {})
    assert embedding.second_model() is None
    shutil.copytree(MODEL, tmp_path / "fresh" / "models")
    assert embedding.second_model().id == E5_ID


def test_of_the_nearest_the_more_like_weigh_far_more_and_sites_without_vectors_nothing():
    vectors_of_sites = np.eye(3, dtype=np.float32)
    found = mean_of_nearest(vectors_of_sites, np.array([0.5, 0.4, 0.1], np.float32))
    assert np.linalg.norm(found) == pytest.approx(1)
    assert found[0] > 5 * found[1] > 50 * found[2] > 0
    assert mean_of_nearest(np.zeros((2, 3), np.float32), np.array([0.5, 0.4], np.float32)) is None
