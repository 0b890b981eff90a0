"""The head of an early exit: after some layers it says what a token is, and whether the layers above are needed for that."""

from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

FILE_NAME = "early_exit.npz"


@dataclass(frozen=True)
class ExitHead:
    """Two dense layers with GELU between, over the states behind `layer` layers.

    A token goes on where "no name" is less probable than 1 - `threshold`; elsewhere the head's logits count. Weights are
    input by output: `inner` [hidden, inner], `outer` [inner, labels]. States are those of a model whose biases were
    moved (`folding`).
    """

    layer: int
    threshold: float
    inner: NDArray[np.float32]
    inner_bias: NDArray[np.float32]
    outer: NDArray[np.float32]
    outer_bias: NDArray[np.float32]

    def save(self, folder: Path) -> None:
        """Writes the head beside the model that it belongs to."""
        np.savez(folder / FILE_NAME, **asdict(self))


def load_exit_head(folder: Path) -> ExitHead | None:
    """The head of a model folder; none if its early exit was not trained."""
    if not (folder / FILE_NAME).exists():
        return None
    stored = np.load(folder / FILE_NAME)
    arrays = {name: stored[name] for name in ("inner", "inner_bias", "outer", "outer_bias")}
    return ExitHead(layer=int(stored["layer"]), threshold=float(stored["threshold"]), **arrays)
