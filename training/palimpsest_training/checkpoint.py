"""Where training stands, on disk: run again, it goes on from there."""

from dataclasses import dataclass, field
from pathlib import Path

import torch
from safetensors.torch import load_file
from torch import Tensor

from .model import WORD_EMBEDDINGS, Tagger

_FILE_NAME = "checkpoint.pt"


@dataclass
class Progress:
    """What a checkpoint remembers beside the weights. `seconds` is time spent training, over all starts."""

    seconds: float = 0.0
    step: int = 0
    epoch: int = 0
    batch: int = 0
    tokens: int = 0
    losses: list[tuple[int, float]] = field(default_factory=list)


def save_checkpoint(folder: Path, tagger: Tagger, optimizer: torch.optim.Optimizer, progress: Progress) -> None:
    """Written beside the old one and put in its place, so that a crash never leaves half a file."""
    path = folder / _FILE_NAME
    trained = {name: tensor for name, tensor in tagger.state_dict().items() if name != WORD_EMBEDDINGS}
    state = {"model": trained, "optimizer": optimizer.state_dict(), "progress": vars(progress), "random": torch.get_rng_state()}
    torch.save(state, path.with_suffix(".new"))
    path.with_suffix(".new").replace(path)


def resume(folder: Path, tagger: Tagger, optimizer: torch.optim.Optimizer, device: torch.device) -> Progress:
    """Brings model and optimizer to where the checkpoint of a folder left them, if there is one."""
    path = folder / _FILE_NAME
    if not path.exists():
        return Progress()
    state = torch.load(path, map_location=device, weights_only=True)
    tagger.load_state_dict(state["model"], strict=False)
    optimizer.load_state_dict(state["optimizer"])
    torch.set_rng_state(state["random"].cpu())
    print(f"going on after {state['progress']['seconds']:.0f} s", flush=True)
    return Progress(**state["progress"])


def load_weights(path: Path) -> dict[str, Tensor]:
    """The weights in a checkpoint or in a safetensors file."""
    if path.suffix != ".pt":
        return load_file(path)
    weights: dict[str, Tensor] = torch.load(path, map_location="cpu", weights_only=True)["model"]
    return weights
