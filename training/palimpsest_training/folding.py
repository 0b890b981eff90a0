"""Moves biases of a trained model to where they cost nothing. The model says the same, and its graph adds less."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file

from .model import load_config
from .onnx_graph import Weights


def load_folded(folder: Path) -> dict[str, NDArray[np.float32]]:
    """The weights that the train step wrote to a folder, with their biases moved: those that `export` puts into the graph."""
    trained = {name: tensor.astype(np.float32) for name, tensor in load_file(folder / "model.safetensors").items()}
    return without_biases_behind_products(trained, load_config(folder)["num_hidden_layers"])


def without_biases_behind_products(weights: Weights, layers: int) -> dict[str, NDArray[np.float32]]:
    """The same model with zeros for the biases of the two products of each layer whose result is added to the states.

    Those states come out of a normalization, whose bias takes the product's bias up; what reads the states besides
    subtracts it again: norm(x) + (Wy + b) = (norm(x) + b) + Wy, and Vx + c = V(x + b) + (c - Vb).
    """
    folded = dict(weights)

    def fold(dense: str, norm: str, readers: list[str]) -> None:
        bias = folded[f"{dense}.bias"]
        folded[f"{norm}.bias"] = folded[f"{norm}.bias"] + bias
        for reader in readers:
            folded[f"{reader}.bias"] = folded[f"{reader}.bias"] - folded[f"{reader}.weight"] @ bias
        folded[f"{dense}.bias"] = np.zeros_like(bias)

    norm_before = "bert.embeddings.LayerNorm"
    for layer in (f"bert.encoder.layer.{number}" for number in range(layers)):
        attention = f"{layer}.attention"
        fold(f"{attention}.output.dense", norm_before, [f"{attention}.self.{part}" for part in ("query", "key", "value")])
        fold(f"{layer}.output.dense", f"{attention}.output.LayerNorm", [f"{layer}.intermediate.dense"])
        norm_before = f"{layer}.output.LayerNorm"
    return folded
