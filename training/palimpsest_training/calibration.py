"""How large the inputs of each dense layer get on windows of all corpora: what `int8_graph` smooths by."""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from .batches import WindowSet, collate
from .int8_graph import Peaks
from .model import Tagger

_FILE_NAME = "peaks.npz"

_BATCHES = 20
#: Windows of each corpus in a batch.
_WINDOWS = 2


def find_peaks(tagger: Tagger, sets: Sequence[WindowSet], seed: int = 1) -> Peaks:
    """The largest absolute value of each input channel, over all tokens but padding, by the layer's name in the graph."""
    peaks: dict[str, NDArray[np.float32]] = {}
    rng = random.Random(seed)
    for _ in range(_BATCHES):
        picks = [(number, rng.randrange(len(windows.ends))) for number, windows in enumerate(sets) for _ in range(_WINDOWS)]
        ids, attended, _, _ = collate(sets, picks)
        handles = [layer.register_forward_pre_hook(_watch(peaks, name, attended.bool())) for name, layer in _layers(tagger)]
        with torch.inference_mode():
            tagger(ids, attended)
        for handle in handles:
            handle.remove()
    return peaks


def save_peaks(folder: Path, peaks: Peaks) -> None:
    """Writes `peaks.npz` beside the model that they are of."""
    np.savez(folder / _FILE_NAME, allow_pickle=False, **peaks)


def load_peaks(folder: Path) -> Peaks:
    """What `save_peaks` wrote there; nothing if it did not."""
    path = folder / _FILE_NAME
    return dict(np.load(path)) if path.exists() else {}


def _layers(tagger: Tagger) -> list[tuple[str, nn.Module]]:
    """Query stands for key and value too: they have the same input, and one product in the graph."""
    modules = tagger.bert.encoder.named_modules(prefix="bert.encoder")
    return [
        (name.removesuffix(".query"), module)
        for name, module in modules
        if isinstance(module, nn.Linear) and not name.endswith((".key", ".value"))
    ]


def _watch(peaks: dict[str, NDArray[np.float32]], name: str, tokens: Tensor) -> Callable[[nn.Module, tuple[Tensor]], None]:
    def watch(_: nn.Module, inputs: tuple[Tensor]) -> None:
        largest = inputs[0][tokens].abs().amax(0).numpy()
        peaks[name] = np.maximum(peaks[name], largest) if name in peaks else largest

    return watch
