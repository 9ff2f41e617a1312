"""Convert weights to int8: `python -m index.embedding.conversion FOLDER [second]`."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnxruntime.quantization import QuantType, quantize_dynamic

from index.embedding import graph, languages, weights
from index.embedding.e5 import PASSAGE, QUERY, RawE5, WordTable
from index.embedding.e5_weights import LAYERS, E5Weights
from index.embedding.files import name_of, name_of_second
from index.embedding.interface import ModelUnavailable
from index.embedding.languages import E5_ID, Frame
from index.embedding.minilm import MiniLM
from index.embedding.pieces import Pieces
from index.embedding.weights import TOKENIZER

LEAST_LIKENESS = 0.98  # Minimum cosine between int8 and fp32 vectors; the mean over real listings is 0.993
LEAST_LIKENESS_OF_SECOND = 0.9  # Of centred vectors, which differ more than those they come from

_CHECK_SENTENCES = (
    "send transactional email",
    "Search scientific papers and read their abstracts.",
    "Acme Hardware: drills, saws and screws by the box, delivered tomorrow or collected in any of 14 shops.",
    "Wettervorhersage für morgen",
    "Convert currencies at the daily rates of the European Central Bank, with history since 1999.",
)


def convert(folder: Path) -> Path:
    """Write the tokenizer, then the model named by its digest, each atomically. Raises ModelUnavailable."""
    with weights.weights_folder() as place:
        tensors, tokens = weights.tensors(place), weights.read_verified(TOKENIZER, place)
    exact = graph.build(tensors)
    with tempfile.TemporaryDirectory(dir=folder, prefix="making-") as made:
        small = Path(made) / "int8.onnx"
        _quantize(exact, small)
        content = small.read_bytes()
        check_int8(exact.SerializeToString(), content, tokens)
        (Path(made) / TOKENIZER).write_bytes(tokens)
        _sync_to_disk(Path(made) / TOKENIZER).replace(folder / TOKENIZER)
        return _sync_to_disk(small).replace(folder / name_of(content))


def convert_second(folder: Path) -> Path:
    """Write the second model's folder, named by its digest, at once. Raises ModelUnavailable."""
    e5 = E5Weights.from_content(weights.read_e5())
    words, pieces = WordTable(e5.blocks), Pieces(e5.keys, e5.ids, e5.scores)
    exact = graph.build(e5.tensors, "multilingual-e5-small", LAYERS)
    with tempfile.TemporaryDirectory(dir=folder, prefix="making-") as made:
        place = Path(made) / "second"
        place.mkdir()
        _quantize(exact, place / "model.onnx")
        raw = RawE5((place / "model.onnx").read_bytes(), words, pieces)
        queries, passages = (
            [raw.embed(lead, sentences) for sentences in languages.read_sentences().values()]
            for lead in (QUERY, PASSAGE)
        )
        frame = Frame.from_texts(queries, passages, raw.embed(PASSAGE, languages.read_services()))
        _check_int8_of_second(RawE5(exact.SerializeToString(), words, pieces), raw, frame)
        arrays: dict[str, NDArray[Any]] = {
            "words": words.blocks,
            "keys": e5.keys,
            "ids": e5.ids,
            "scores": e5.scores,
            "frame": frame.rows,
        }
        for name, values in arrays.items():
            np.save(place / f"{name}.npy", values)
        for path in place.iterdir():
            _sync_to_disk(path)
        return place.rename(folder / name_of_second(place, E5_ID))


def _check_int8_of_second(exact: RawE5, small: RawE5, frame: Frame) -> None:
    want, got = (frame.of_queries(model.embed(QUERY, _CHECK_SENTENCES)) for model in (exact, small))
    _compare(want, got, LEAST_LIKENESS_OF_SECOND)


def _quantize(exact: onnx.ModelProto, path: Path) -> None:
    quantize_dynamic(
        exact,
        path,
        op_types_to_quantize=["MatMul", "Gather"],
        per_channel=True,
        weight_type=QuantType.QInt8,
        reduce_range=True,  # 7 bits: without VNNI, sums of two products of 8 bits saturate
    )


def _sync_to_disk(path: Path) -> Path:
    with path.open("rb") as handle:
        os.fsync(handle.fileno())
    return path


def check_int8(exact: bytes, small: bytes, tokens: bytes) -> None:
    """Raise ModelUnavailable if int8 differs too much from fp32."""
    want, got = (MiniLM(model, tokens).embed(_CHECK_SENTENCES) for model in (exact, small))
    _compare(want, got, LEAST_LIKENESS)


def _compare(want: NDArray[np.float32], got: NDArray[np.float32], likeness: float) -> None:
    least = float(np.min(np.sum(want * got, axis=1)))
    if not least >= likeness:  # also catches NaN
        raise ModelUnavailable(f"int8 differs from fp32: cosine {least:.3f} is less than {likeness}")


if __name__ == "__main__":
    try:
        (convert_second if sys.argv[2:] == ["second"] else convert)(Path(sys.argv[1]))
    except (ModelUnavailable, OSError) as failure:
        sys.exit(str(failure))
