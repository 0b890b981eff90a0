"""The ONNX graph of the tagger with matrix products in int8: a third of the arithmetic's time, the same file size.

Every token has a scale of its own, so that a text's result does not depend on its neighbours. A few channels are far
larger than all others; each channel is divided by what `smoothing` says before it is rounded, and its weights are
multiplied by it (SmoothQuant, Xiao et al., ICML 2023).

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


class Int8Graph(Graph):
    """Dense layers as integer products of states and weights."""

    def __init__(self, peaks: Peaks) -> None:
        super().__init__()
        self.peaks = peaks

    def linear(self, states: str, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str) -> str:
        """The states are rounded with one scale a token, the weights with one scale an output."""
        divisors = smoothing(self.peaks[name], weight)
        smoothed = self.node("Mul", states, self.constant(1 / divisors, f"{name}.smoothing"))
        rounded, scales = self._round(smoothed)
        columns = (weight * divisors).T
        scale = (np.abs(columns).max(0) / _LARGEST_WEIGHT).astype(np.float32)
        stored = self.constant(np.round(columns / scale).astype(np.int8), f"{name}.weight")
        one, zero = self.constant(np.float32(1)), self.constant(np.uint8(_ZERO))
        product = self.node("MatMulIntegerToFloat", rounded, stored, one, self.constant(scale, f"{name}.scale"), zero, domain=_MICROSOFT)
        return self.node("Add", self.node("Mul", product, scales), self.constant(bias, f"{name}.bias"))

    def _round(self, states: str) -> tuple[str, str]:
        """The states as unsigned bytes around 128, and the scale of each token."""
        largest = self.node("ReduceMax", self.node("Abs", states), self.integers(-1), keepdims=1)
        scales = self.node("Mul", self.node("Max", largest, self.constant(np.float32(1e-6))), self.constant(np.float32(1 / _LARGEST_STATE)))
        one, zero = self.constant(np.float32(1)), self.constant(np.uint8(_ZERO))
        return self.node("QuantizeLinear", self.node("Div", states, scales), one, zero), scales


def smoothing(peaks: NDArray[np.float32], weight: NDArray[np.float32]) -> NDArray[np.float32]:
    """What each input channel is divided by; their geometric mean is 1."""
    states, weights = np.maximum(peaks, 1e-3), np.maximum(np.abs(weight).max(0), 1e-4)
    divisors = states**_MOVED / weights ** (1 - _MOVED)
    return (divisors / np.exp(np.log(divisors).mean())).astype(np.float32)
