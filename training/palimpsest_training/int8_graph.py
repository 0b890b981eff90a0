"""The ONNX graph of the tagger with matrix products in int8: a third of the arithmetic's time, the same file size.

A layer behind a normalization has one scale for all tokens, found beforehand: their states are about equally large.
Elsewhere every token has a scale of its own. Either way a text's result does not depend on its neighbours. A few
channels are far larger than all others; each channel is divided by what `smoothing` says before it is rounded, and its
weights are multiplied by it (SmoothQuant, Xiao et al., ICML 2023).

Weights take seven bits: processors without VNNI add two products of an unsigned and a signed byte in 16 bits, and
2 * 255 * 64 fits where 2 * 255 * 127 would saturate without a word. Unsigned weights would be safe as well, but
ONNX Runtime has no fast kernel for them where it uses AMX.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from .onnx_graph import Graph

#: Largest absolute value that each input channel of a dense layer took, by the layer's name in the graph.
Peaks = Mapping[str, NDArray[np.float32]]

_MICROSOFT = "com.microsoft"
_LARGEST_WEIGHT = 64
_ZERO = 128
_LARGEST_STATE = 127
#: How much of a channel's range moves from the states to the weights.
_MOVED = 0.7


#: Ends of the names of layers whose input comes right out of a normalization.
_NORMALIZED = ("attention.self", "intermediate.dense")


class Int8Graph(Graph):
    """Dense layers as integer products of states and weights."""

    def __init__(self, peaks: Peaks) -> None:
        super().__init__()
        self.peaks = peaks

    def linear(self, states: str, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str) -> str:
        """The states are rounded with one scale, or one a token; the weights with one scale an output."""
        divisors = smoothing(self.peaks[name], weight)
        smoothed = self.node("Mul", states, self.constant(1 / divisors, f"{name}.smoothing"))
        columns = (weight * divisors).T
        scale = (np.abs(columns).max(0) / _LARGEST_WEIGHT).astype(np.float32)
        stored = self.constant(np.round(columns / scale).astype(np.int8), f"{name}.weight")
        weights, added = (stored, self.constant(scale, f"{name}.scale")), self.constant(bias, f"{name}.bias")
        if name.endswith(_NORMALIZED):
            return self._with_one_scale(smoothed, float((self.peaks[name] / divisors).max()), weights, added)
        return self._with_scale_a_token(smoothed, weight.shape, weights, added)

    def _with_one_scale(self, states: str, largest: float, weights: tuple[str, str], bias: str) -> str:
        """States beyond `largest`, the largest that calibration saw, are cut off."""
        scale, zero = self.constant(np.float32(largest / _LARGEST_STATE)), self.constant(np.uint8(_ZERO))
        return self._product(self.node("QuantizeLinear", states, scale, zero), scale, weights, bias)

    def _with_scale_a_token(self, states: str, shape: tuple[int, ...], weights: tuple[str, str], bias: str) -> str:
        """`shape` is outputs and inputs. The bias comes last: the scales of the tokens must not touch it."""
        outputs, inputs = shape
        rows = self.node("Reshape", states, self.integers(-1, inputs))
        largest = self.node("ReduceMax", self.node("Abs", rows), self.integers(-1), keepdims=0)
        least = self.node("Max", largest, self.constant(np.float32(1e-6)))
        scales = self.node("Mul", least, self.constant(np.float32(1 / _LARGEST_STATE)))
        zeros = self.node("Expand", self.constant(np.uint8(_ZERO)), self.node("Shape", scales))
        rounded = self.node("QuantizeLinear", rows, scales, zeros, axis=0)
        product = self._product(rounded, self.constant(np.float32(1)), weights)
        scaled = self.node("Mul", product, self.node("Unsqueeze", scales, self.integers(-1)))
        form = self.node("Concat", self.node("Shape", "input_ids"), self.integers(outputs), axis=0)
        return self.node("Reshape", self.node("Add", scaled, bias), form)

    def _product(self, rounded: str, scale: str, weights: tuple[str, str], *bias: str) -> str:
        """Bytes around 128 times the stored weights with their scales, as floats; `bias` may be added."""
        no_zero_of_weights = [""] if bias else []
        zero = self.constant(np.uint8(_ZERO))
        stored, scales = weights
        inputs = (rounded, stored, scale, scales, zero, *no_zero_of_weights, *bias)
        return self.node("MatMulIntegerToFloat", *inputs, domain=_MICROSOFT)


def smoothing(peaks: NDArray[np.float32], weight: NDArray[np.float32]) -> NDArray[np.float32]:
    """What each input channel is divided by; their geometric mean is 1."""
    states, weights = np.maximum(peaks, 1e-3), np.maximum(np.abs(weight).max(0), 1e-4)
    divisors = states**_MOVED / weights ** (1 - _MOVED)
    return (divisors / np.exp(np.log(divisors).mean())).astype(np.float32)
