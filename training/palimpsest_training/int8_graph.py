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

from .onnx_graph import MICROSOFT, PARTS, Graph

#: Largest absolute value that each input channel of a dense layer took, by the layer's name in the graph.
Peaks = Mapping[str, NDArray[np.float32]]

_LARGEST_WEIGHT = 64
_ZERO = 128
_LARGEST_STATE = 127
_NEARLY_ZERO = 1e-6
#: GELU is never below -0.16998.
_LEAST_OF_GELU = 0.17
#: How much of a channel's range moves from the states to the weights.
_MOVED = 0.7

#: How the name of a dense layer ends whose input comes right out of a normalization. So does that of attention.
_NORMALIZED = ".intermediate.dense"


class Int8Graph(Graph):
    """Dense layers as integer products of states and weights."""

    def __init__(self, peaks: Peaks) -> None:
        super().__init__()
        self.peaks = peaks
        self.zero = self.constant(np.uint8(_ZERO))
        #: `zero` for each row; empty as long as no layer needs it.
        self.zeros = ""

    def linear(self, states: str, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str) -> str:
        """The states are rounded with one scale, or one a token; the weights with one scale an output."""
        smoothed, divisors = self._smoothed(states, weight, name)
        weights = self._stored(weight * divisors, name)
        if name.endswith(_NORMALIZED):
            scale = self._one_scale(name, divisors)
            rounded = self.node("QuantizeLinear", smoothed, scale, self.zero)
            return self._product(rounded, scale, weights, "", self.constant(bias, f"{name}.bias"))
        least = _LEAST_OF_GELU / float(divisors.min()) if _is_behind_gelu(name) else None
        return self.plus_bias(self._with_scale_a_token(smoothed, least, weights), bias, name)

    def attention(
        self, states: str, weight: NDArray[np.float32], bias: NDArray[np.float32], name: str, heads: int, places: str = ""
    ) -> str:
        """The runtime's operator that goes from rounded states to the context, without copies in between.

        It knows no tokens that only answer, so with `places` there is a product for each of query, key and value.
        """
        smoothed, divisors = self._smoothed(states, weight, name)
        weight, scale, hidden = weight * divisors, self._one_scale(name, divisors), weight.shape[1]
        if not places:
            rounded = self.node("QuantizeLinear", self.windows(smoothed, hidden), scale, self.zero)
            stored, scales = self._stored(weight, name)
            inputs = (rounded, stored, self.constant(bias, f"{name}.bias"), scale, scales, "", self.zero)
            return self.rows(self.node("QAttention", *inputs, domain=MICROSOFT, num_heads=heads), hidden)
        rounded = self.node("QuantizeLinear", smoothed, scale, self.zero)
        read = {part: rounded for part in PARTS} | {"query": self.node("Gather", rounded, places, axis=0)}
        products = []
        for part, its_weight, its_bias in zip(PARTS, np.split(weight, 3), np.split(bias, 3), strict=True):
            weights, added = self._stored(its_weight, f"{name}.{part}"), self.constant(its_bias, f"{name}.{part}.bias")
            product = self._product(read[part], scale, weights, "", added)
            products.append(self.node("Unsqueeze", product, self.integers(0)))
        return self.rows(self.node("MultiHeadAttention", *products, domain=MICROSOFT, num_heads=heads), hidden)

    def keep(self, states: str, places: str) -> str:
        """The rows of `states` at `places`; there are as many zeros as rows."""
        self.zeros = ""
        return super().keep(states, places)

    def _smoothed(self, states: str, weight: NDArray[np.float32], name: str) -> tuple[str, NDArray[np.float32]]:
        divisors = smoothing(self.peaks[name], weight)
        return self.node("Mul", states, self.constant(1 / divisors, f"{name}.smoothing")), divisors

    def _stored(self, weight: NDArray[np.float32], name: str) -> tuple[str, str]:
        """The weights, input by output, and their scales."""
        scale = (np.abs(weight.T).max(0) / _LARGEST_WEIGHT).astype(np.float32)
        rounded = np.round(weight.T / scale).astype(np.int8)
        return self.constant(rounded, f"{name}.weight"), self.constant(scale, f"{name}.scale")

    def _one_scale(self, name: str, divisors: NDArray[np.float32]) -> str:
        """For all tokens. States beyond the largest that calibration saw are cut off."""
        return self.constant(np.float32(float((self.peaks[name] / divisors).max()) / _LARGEST_STATE), f"{name}.state_scale")

    def _with_scale_a_token(self, states: str, least: float | None, weights: tuple[str, str]) -> str:
        """Where no state is below `-least`, the largest one says the scale, and no absolute values are needed."""
        rated = self.node("Abs", states) if least is None else states
        largest = self.node("ReduceMax", rated, self.integers(-1), keepdims=0)
        bound = self.node("Max", largest, self.constant(np.float32(least or _NEARLY_ZERO)))
        scales = self.node("Mul", bound, self.constant(np.float32(1 / _LARGEST_STATE)))
        self.zeros = self.zeros or self.node("Expand", self.zero, self.node("Shape", scales))
        rounded = self.node("QuantizeLinear", states, scales, self.zeros, axis=0)
        product = self._product(rounded, self.constant(np.float32(1)), weights)
        return self.node("Mul", product, self.node("Unsqueeze", scales, self.integers(-1)))

    def _product(self, rounded: str, scale: str, weights: tuple[str, str], *bias: str) -> str:
        """Bytes around 128 times the stored weights with their scales, as floats; `bias` comes behind a zero of weights."""
        stored, scales = weights
        return self.node("MatMulIntegerToFloat", rounded, stored, scale, scales, self.zero, *bias, domain=MICROSOFT)


def _is_behind_gelu(name: str) -> bool:
    return name.endswith(".output.dense") and ".attention." not in name


def smoothing(peaks: NDArray[np.float32], weight: NDArray[np.float32]) -> NDArray[np.float32]:
    """What each input channel is divided by; their geometric mean is 1."""
    divisors = np.maximum(peaks, 1e-3) ** _MOVED / _largest_weights(weight) ** (1 - _MOVED)
    return (divisors / np.exp(np.log(divisors).mean())).astype(np.float32)


def peaks_behind(divisors: NDArray[np.float32], weight: NDArray[np.float32], state_scale: float | None) -> NDArray[np.float32]:
    """The inverse of `smoothing`. The divisors are the same for any multiple of the peaks; `state_scale` says which, where
    the layer has one scale for all tokens."""
    peaks = (divisors * _largest_weights(weight) ** (1 - _MOVED)) ** (1 / _MOVED)
    if state_scale is not None:
        peaks *= state_scale * _LARGEST_STATE / (peaks / divisors).max()
    return peaks.astype(np.float32)


def _largest_weights(weight: NDArray[np.float32]) -> NDArray[np.float32]:
    """Of each input channel."""
    return np.maximum(np.abs(weight).max(0), 1e-4)
