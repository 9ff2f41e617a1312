"""Sentence models of BERT's kind (Devlin et al. 2019) as ONNX graphs.

Texts are concatenated without padding. Inputs, int64 of shape (1, tokens): `ids`, `texts` (text number),
`places` (position in it). Without a table of words in the tensors, their vectors are the input `words`,
float32 of shape (1, tokens, 384), instead of `ids`. Output `vectors`: float32 (texts, 384).
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from index.embedding.weights import WIDTH, Tensors

WORDS = "embeddings.word_embeddings.weight"
HEADS = 12
INNER = 4 * WIDTH  # Of the layer between
_HEAD = WIDTH // HEADS
_EPSILON = 1e-12
_OPSET = 20  # the first with Gelu
_IR = 9


@dataclass(slots=True)
class _Graph:
    """A graph under construction; methods return their output's name."""

    nodes: list[onnx.NodeProto] = field(default_factory=list)
    constants: dict[str, onnx.TensorProto] = field(default_factory=dict)

    def constant(self, name: str, values: NDArray[Any]) -> str:
        self.constants[name] = numpy_helper.from_array(np.ascontiguousarray(values), name)
        return name

    def numbers(self, *values: int) -> str:
        return self.constant("n_" + "_".join(map(str, values)), np.array(values, np.int64))

    def node(self, operator: str, *inputs: str, outputs: int = 1, **attributes: Any) -> str:
        name = f"{operator}_{len(self.nodes)}"
        named = [name] if outputs == 1 else [f"{name}_{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(operator, list(inputs), named, name=name, **attributes))
        return name

    def dense(self, x: str, name: str, weight: NDArray[Any], bias: NDArray[Any]) -> str:
        product = self.node("MatMul", x, self.constant(f"{name}.weight", weight.T))
        return self.node("Add", product, self.constant(f"{name}.bias", bias))

    def norm(self, x: str, name: str, tensors: Tensors) -> str:
        scale = self.constant(f"{name}.weight", tensors[f"{name}.weight"])
        shift = self.constant(f"{name}.bias", tensors[f"{name}.bias"])
        return self.node("LayerNormalization", x, scale, shift, axis=-1, epsilon=_EPSILON)


def build(tensors: Tensors, name: str = "all-MiniLM-L6-v2", layers: int = 6) -> onnx.ModelProto:
    graph = _Graph()
    x = _embeddings(graph, tensors)
    apart = _apart(graph)
    for layer in range(layers):
        x = _layer(graph, x, apart, f"encoder.layer.{layer}", tensors)
    graph.nodes.append(helper.make_node("LpNormalization", [_sums(graph, x)], ["vectors"], axis=-1, p=2))
    made = helper.make_graph(
        graph.nodes,
        name,
        [_words_input(tensors), *(_input(each, TensorProto.INT64) for each in ("texts", "places"))],
        [helper.make_tensor_value_info("vectors", TensorProto.FLOAT, ["texts", WIDTH])],
        initializer=list(graph.constants.values()),
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", _OPSET)], ir_version=_IR)
    onnx.checker.check_model(model)
    # Tells the quantiser that there is nothing left to fold.
    helper.set_model_props(model, {"onnx.quant.pre_process": "onnxruntime.quant"})
    return model


def _words_input(tensors: Tensors) -> onnx.ValueInfoProto:
    return _input("ids", TensorProto.INT64) if WORDS in tensors else _input("words", TensorProto.FLOAT, WIDTH)


def _input(name: str, kind: int, *more: int) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, kind, [1, "tokens", *more])


def _embeddings(graph: _Graph, tensors: Tensors) -> str:
    words = "words"
    if WORDS in tensors:
        words = graph.node("Gather", graph.constant("words", tensors[WORDS]), "ids")
    table = (
        tensors["embeddings.position_embeddings.weight"]
        + tensors["embeddings.token_type_embeddings.weight"][0]
    )
    # Not Gather, whose tables are quantised to int8.
    index = graph.node("Unsqueeze", "places", graph.numbers(-1))
    taken = graph.node("GatherND", graph.constant("table", table), index)
    return graph.norm(graph.node("Add", words, taken), "embeddings.LayerNorm", tensors)


def _apart(graph: _Graph) -> str:
    """Attention mask of shape (1, 1, tokens, tokens), strongly negative between texts."""
    column, row = (graph.node("Unsqueeze", "texts", graph.numbers(1, axis)) for axis in (-1, -2))
    same = graph.node("Equal", column, row)
    none, much = (graph.constant(name, np.array(n, np.float32)) for name, n in (("none", 0), ("much", -1e9)))
    return graph.node("Where", same, none, much)


def _sums(graph: _Graph, x: str) -> str:
    zero, one = (graph.constant(f"n{n}", np.array(n, np.int64)) for n in (0, 1))
    count = graph.node("Add", graph.node("ReduceMax", "texts", keepdims=0), one)
    every = graph.node("Unsqueeze", graph.node("Range", zero, count, one), graph.numbers(-1))
    of_text = graph.node("Cast", graph.node("Equal", every, "texts"), to=TensorProto.FLOAT)
    return graph.node("MatMul", of_text, graph.node("Squeeze", x, graph.numbers(0)))


def _layer(graph: _Graph, x: str, apart: str, name: str, tensors: Tensors) -> str:
    attended = _attention(graph, x, apart, f"{name}.attention.self", tensors)
    x = _added(graph, x, attended, f"{name}.attention.output", tensors)
    inner = f"{name}.intermediate.dense"
    wide = graph.dense(x, inner, tensors[f"{inner}.weight"], tensors[f"{inner}.bias"])
    return _added(graph, x, graph.node("Gelu", wide), f"{name}.output", tensors)


def _added(graph: _Graph, x: str, change: str, name: str, tensors: Tensors) -> str:
    dense = f"{name}.dense"
    y = graph.dense(change, dense, tensors[f"{dense}.weight"], tensors[f"{dense}.bias"])
    return graph.norm(graph.node("Add", y, x), f"{name}.LayerNorm", tensors)


def _attention(graph: _Graph, x: str, apart: str, name: str, tensors: Tensors) -> str:
    """Compute query, key and value in one product."""
    scale = {"query": 1 / np.sqrt(_HEAD), "key": 1.0, "value": 1.0}
    parts = [(f"{name}.{part}", np.float32(factor)) for part, factor in scale.items()]
    weight = np.concatenate([tensors[f"{part}.weight"] * factor for part, factor in parts])
    offset = np.concatenate([tensors[f"{part}.bias"] * factor for part, factor in parts])
    joined = graph.dense(x, name, weight, offset)
    split = graph.node("Split", joined, axis=-1, num_outputs=3, outputs=3)
    query, key, value = (
        graph.node(
            "Transpose", graph.node("Reshape", f"{split}_{i}", graph.numbers(0, 0, HEADS, _HEAD)), perm=perm
        )
        for i, perm in enumerate(([0, 2, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3]))
    )
    seen = graph.node("Add", graph.node("MatMul", query, key), apart)
    weights = graph.node("Softmax", seen, axis=-1)
    mixed = graph.node("MatMul", weights, value)
    back = graph.node("Transpose", mixed, perm=[0, 2, 1, 3])
    return graph.node("Reshape", back, graph.numbers(0, 0, WIDTH))
