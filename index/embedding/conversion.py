"""Convert the official weights to int8: `python -m index.embedding.conversion FOLDER`."""

import os
import sys
import tempfile
from pathlib import Path

import numpy as np
from onnxruntime.quantization import QuantType, quantize_dynamic

from index.embedding import graph, weights
from index.embedding.files import TOKENIZER, name_of
from index.embedding.interface import ModelUnavailable
from index.embedding.minilm import MiniLM

LEAST_LIKENESS = 0.98  # Minimum cosine between int8 and fp32 vectors; the mean over real listings is 0.993

_CHECKED_WITH = (
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
        quantize_dynamic(
            exact,
            small,
            op_types_to_quantize=["MatMul", "Gather"],
            per_channel=True,
            weight_type=QuantType.QInt8,
            reduce_range=True,  # 7 bits: without VNNI, sums of two products of 8 bits saturate
        )
        content = small.read_bytes()
        check(exact.SerializeToString(), content, tokens)
        (Path(made) / TOKENIZER).write_bytes(tokens)
        _settle(Path(made) / TOKENIZER).replace(folder / TOKENIZER)
        return _settle(small).replace(folder / name_of(content))


def _settle(path: Path) -> Path:
    with path.open("rb") as handle:
        os.fsync(handle.fileno())
    return path


def check(exact: bytes, small: bytes, tokens: bytes) -> None:
    """Raise ModelUnavailable if int8 differs too much from fp32."""
    want, got = (MiniLM(model, tokens).embed(_CHECKED_WITH) for model in (exact, small))
    least = float(np.min(np.sum(want * got, axis=1)))
    if not least >= LEAST_LIKENESS:  # also catches NaN
        raise ModelUnavailable(f"int8 differs from fp32: cosine {least:.3f} is less than {LEAST_LIKENESS}")


if __name__ == "__main__":
    try:
        convert(Path(sys.argv[1]))
    except (ModelUnavailable, OSError) as failure:
        sys.exit(str(failure))
