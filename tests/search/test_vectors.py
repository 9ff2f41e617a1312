"""Sites that changed are embedded again."""

from datetime import timedelta
from io import StringIO

import numpy as np
import pytest
from django.core.management import call_command
from django.db import connection, connections, transaction
from django.db.models import F

from index import embedding, tasks
from index.embedding import vectors
from index.embedding.languages import E5_NAME
from index.models import ReplacedModel, Site, SiteVector
from index.values import search_text
from tests.published import together
from tests.unit.index.factories import declined, listed

pytestmark = pytest.mark.django_db


class Other:
    """What a change of EMBEDDING_MODEL loads."""

    id = "other/model:fastembed:1"
    dimensions = 3

    def __init__(self):
        self.texts = []

    def embed(self, texts):
        self.texts += texts
        return np.tile(np.array([0.6, 0.8, 0.0], np.float32), (len(texts), 1))


@pytest.fixture
def other():
    return Other()


def test_listed_site_gets_the_vector_of_its_text():
    listed("books.example.com", name="Larkspur", description="Books by post.")
    tasks.embed()
    stored = SiteVector.objects.get()
    assert stored.model == embedding.current_model().id
    said = search_text.meaning(Site.objects.get())
    assert said.startswith("Larkspur. Books by post.")
    assert vectors.unpack_vector(stored.vector) == pytest.approx(
        vectors.vector_of_text(said, embedding.current_model()), abs=1e-3
    )


def test_only_changed_texts_are_embedded_again(other):
    with together():
        for n in range(5):
            listed(f"shop{n}.example.com", description=f"Shop {n}.")
    assert vectors.embed_changed(other) == vectors.EmbeddingResult(5, 0)
    listed("shop3.example.com", description="Now a bakery.")
    listed("shop4.example.com", description="Shop 4.")
    other.texts.clear()
    assert vectors.embed_changed(other) == vectors.EmbeddingResult(1, 0)
    assert "bakery" in other.texts[0]
    assert SiteVector.objects.count() == 5


def test_a_text_that_the_model_fails_on_costs_no_other_site_its_vector(other, caplog):
    class Stumbles(Other):
        def embed(self, texts):
            if "stumble" in " ".join(texts):
                raise RuntimeError("too odd")
            return super().embed(texts)

    listed("a.example.com", name="Larkspur")
    odd = listed("b.example.com", name="stumble")
    assert vectors.embed_changed(Stumbles()).remaining == 0
    zeros = SiteVector.objects.get(site=odd)
    assert not vectors.unpack_vector(bytes(zeros.vector)).any()
    assert "b.example.com has no vector: RuntimeError" in caplog.text
    assert vectors.embed_changed(Stumbles()).done == 0


def test_what_is_not_listed_is_not_embedded(other):
    listed("shop.example.com")
    declined("shop.example.com")
    assert vectors.embed_changed(other) == vectors.EmbeddingResult(0, 0)


def test_time_that_is_up_leaves_the_rest_for_later_and_progress_is_told(other, monkeypatch):
    monkeypatch.setattr(vectors, "BATCH", 2)
    with together():
        for n in range(5):
            listed(f"shop{n}.example.com")
    assert vectors.embed_changed(other, seconds=0) == vectors.EmbeddingResult(0, 5)
    told = []
    vectors.embed_changed(other, on_progress=told.append)
    assert told == [2, 2, 1]


def test_new_model_takes_over_only_when_it_has_every_site(other):
    with together():
        for n in range(3):
            listed(f"shop{n}.example.com")
    tasks.embed()
    old = embedding.current_model().id
    assert vectors.serving_model(other.id) == old
    vectors.embed_changed(other, seconds=0)
    assert vectors.serving_model(other.id) == old
    vectors.embed_changed(other)
    assert vectors.serving_model(other.id) == other.id


def known_models():
    return set(SiteVector.objects.values_list("model", flat=True))


def test_vectors_of_a_replaced_model_are_spared_for_seven_days_and_those_of_configured_ones_for_ever(
    other, settings
):
    settings.SECOND_MODEL = True
    old, second, third = embedding.current_model().id, f"{E5_NAME}int8:9", "another/model:fastembed:1"
    site = listed("shop.example.com")
    vectors.embed_changed(embedding.current_model())
    SiteVector.objects.create(site=site, model=second, digest="", vector=b"")
    vectors.embed_changed(other)
    ReplacedModel.objects.update(since=F("since") - timedelta(days=6, hours=23))
    SiteVector.objects.create(site=site, model=third, digest="", vector=b"")
    vectors.embed_changed(other)
    assert known_models() == {old, second, third, other.id}
    ReplacedModel.objects.update(since=F("since") - timedelta(hours=1))
    vectors.embed_changed(other)
    assert known_models() == {second, third, other.id}
    assert vectors.serving_model(other.id) == other.id


def test_who_goes_back_to_a_model_within_seven_days_embeds_nothing_again_and_has_seven_more(other):
    listed("shop.example.com")
    tasks.embed()
    vectors.embed_changed(other)
    ReplacedModel.objects.update(since=F("since") - timedelta(days=6))
    current = embedding.current_model()
    assert vectors.embed_changed(current).done == 0
    assert list(ReplacedModel.objects.values_list("model", flat=True)) == [other.id]
    vectors.embed_changed(other)
    ReplacedModel.objects.update(since=F("since") - timedelta(days=2))
    vectors.embed_changed(other)
    assert known_models() == {current.id, other.id}


def test_old_vectors_stay_while_the_new_model_is_on_its_way(other, monkeypatch):
    with together():
        for n in range(3):
            listed(f"shop{n}.example.com")
    tasks.embed()
    monkeypatch.setattr(vectors, "BATCH", 1)

    def interrupt(_done):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        vectors.embed_changed(other, on_progress=interrupt)
    assert SiteVector.objects.filter(model=other.id).count() == 1
    assert vectors.serving_model(other.id) == embedding.current_model().id
    assert SiteVector.objects.filter(model=embedding.current_model().id).count() == 3


def test_without_vectors_and_model_nothing_serves(other):
    assert vectors.serving_model(None) is None
    assert vectors.serving_model("m") == "m"


def test_command_embeds_what_waits():
    listed("shop.example.com")
    out = StringIO()
    call_command("embed", stdout=out)
    assert out.getvalue() == (
        "1 sites embedded with minilm-l6-v2:int8:2, 0 wait\npassages of 0 sites embedded, 0 wait\n"
    )


@pytest.mark.django_db(transaction=True)
def test_site_that_a_probe_is_writing_is_left_for_later_and_nobody_waits(other):
    listed("shop.example.com")
    listed("busy.example.com")
    probing = connections.create_connection("default")
    try:
        with transaction.atomic(), probing.cursor() as cursor:
            cursor.execute("BEGIN")
            cursor.execute("SELECT 1 FROM index_site WHERE host = 'busy.example.com' FOR UPDATE")
            with connection.cursor() as own:
                own.execute("SET LOCAL lock_timeout = '2s'")
            assert vectors.embed_changed(other) == vectors.EmbeddingResult(1, 1)
            cursor.execute("ROLLBACK")
    finally:
        probing.close()
    assert vectors.embed_changed(other) == vectors.EmbeddingResult(1, 0)
    assert Site.objects.count() == SiteVector.objects.count() == 2


def test_model_is_found_by_the_id_of_its_vectors(settings):
    model = embedding.current_model()
    assert embedding.model_by_id(model.id) is model
    assert embedding.model_by_id("minilm-l6-v2:int8:0") is None
