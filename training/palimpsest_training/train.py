"""Step 4: trains the tagger for a given time, on CPU or GPU; run again with the same arguments, it goes on where it was.

Embeddings stay as they are stored in four bits. The learning rate follows a cosine over the share of the time that is
used up, so that a slow machine ends at the same small rate as a fast one.
"""

import argparse
import json
import math
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F
from safetensors.torch import save_file
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel

from .batches import Pick, WindowSet, collate, draw_epoch, load_sets
from .checkpoint import Progress, load_weights, resume, save_checkpoint
from .labels import IGNORED, LABELS, NO_NAME, NO_NAME_OR_PERSON, NO_NAMES, begin_label
from .model import WORD_EMBEDDINGS, Tagger, copy_vocabulary, load_config, load_embeddings
from .run_log import write_run

#: The learning rate rises over the first such share of the time, and falls to such a share of itself.
_WARM_UP = 0.03
_LEAST_FACTOR = 0.02
#: On CPUs the plain products of attention train 1.4 times as fast as PyTorch's fused kernel (bf16 with AMX, windows of 128).
_ATTENTION = {"cpu": [SDPBackend.MATH], "cuda": [SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]}


def main() -> None:
    """Command line of the step."""
    arguments = _parser().parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    arguments.out.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    tagger = _initial_tagger(arguments).to(device)
    sets = load_sets(arguments.data / "windows", dict(arguments.share))
    progress = _train(tagger, sets, device, arguments)
    _save_model(tagger, arguments)
    figures: dict[str, Any] = {"seconds": progress.seconds, "steps": progress.step, "epochs": progress.epoch, "tokens": progress.tokens}
    figures |= {"device": str(device), "parameters": sum(p.numel() for p in tagger.parameters()), "losses": progress.losses}
    write_run(arguments.out / "train.json", arguments, figures)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--vocabulary", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True, help="folder that the data step wrote")
    parser.add_argument(
        "--start", type=Path, required=True, help="model.safetensors or checkpoint.pt to start from, or encoder.safetensors of the base"
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=90)
    parser.add_argument("--rate", type=float, default=1e-4, help="learning rate of the last layer")
    parser.add_argument("--head-rate", type=float, default=3e-4)
    parser.add_argument("--decay", type=float, default=0.9, help="factor on the rate from each layer to the one below")
    parser.add_argument("--batch", type=int, default=32, help="windows in a step")
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--checkpoint-minutes", type=float, default=10)
    parser.add_argument("--bf16", action="store_true", help="matrix products in bfloat16 (CPUs with AMX, GPUs)")
    parser.add_argument(
        "--share",
        type=_parse_share,
        action="append",
        default=[],
        metavar="CORPUS=SHARE",
        help="in place of that of corpora.py; may be repeated",
    )
    parser.add_argument("--seed", type=int, default=1)
    return parser


def _parse_share(written: str) -> tuple[str, float]:
    name, _, share = written.partition("=")
    return name, float(share)


def _initial_tagger(arguments: argparse.Namespace) -> Tagger:
    """Encoder (and head, where the start has one) from a file, word embeddings from the vocabulary."""
    tagger = Tagger(load_config(arguments.vocabulary), arguments.dropout)
    weights = {name: tensor.float() for name, tensor in load_weights(arguments.start).items()}
    if "classifier.weight" not in weights:
        weights = {f"bert.{name}": tensor for name, tensor in weights.items()}
    else:
        add_classes(weights)
    weights[WORD_EMBEDDINGS] = torch.from_numpy(load_embeddings(arguments.vocabulary).weights())
    missing, unexpected = tagger.load_state_dict(weights, strict=False)
    if unexpected or any(not name.startswith("classifier") for name in missing):
        raise ValueError(f"{arguments.start.name} does not fit: missing {missing}, unexpected {unexpected}")
    tagger.bert.embeddings.word_embeddings.weight.requires_grad_(False)
    return tagger


def add_classes(weights: dict[str, Tensor]) -> None:
    """Adds rows for the classes that the weights of an older model lack; at first none of them is likely."""
    weight, bias = weights["classifier.weight"], weights["classifier.bias"]
    missing = len(LABELS) - len(weight)
    weights["classifier.weight"] = torch.cat([weight, torch.randn(missing, weight.shape[1]) * 0.02])
    weights["classifier.bias"] = torch.cat([bias, torch.full((missing,), bias.min().item() - 2)])


def weighted_loss(logits: Tensor, labels: Tensor, weights: Tensor) -> Tensor:
    """Mean cross entropy over the tokens that count, each weighted as its window.

    Where values were not annotated, all classes that are no name are right together; where PERSON was not, both PERSON
    classes as well.
    """
    log_probabilities = F.log_softmax(logits.float(), -1)
    known = labels.clamp(0, len(LABELS) - 1)
    gained = log_probabilities.gather(-1, known[..., None])[..., 0]
    person = begin_label("PERSON")
    for label, right in ((NO_NAME, NO_NAMES), (NO_NAME_OR_PERSON, (*NO_NAMES, person, person + 1))):
        any_of_them = torch.logsumexp(log_probabilities[..., list(right)], -1)
        gained = torch.where(labels == label, any_of_them, gained)
    scale = weights[:, None] * (labels != IGNORED)
    return -(gained * scale).sum() / scale.sum().clamp(min=1e-6)


def _parameter_groups(tagger: Tagger, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    layers = len(tagger.bert.encoder.layer)
    groups = []
    for name, parameter in tagger.named_parameters():
        if not parameter.requires_grad:
            continue
        depth = layers - 1 - int(name.split(".")[3]) if ".layer." in name else layers
        rate = arguments.head_rate if name.startswith("classifier") else arguments.rate * arguments.decay**depth
        decays = parameter.dim() > 1 and "embeddings" not in name
        groups.append({"params": [parameter], "lr": rate, "base": rate, "weight_decay": 0.01 if decays else 0.0})
    return groups


def _rate_factor(used: float) -> float:
    """Linear warm-up, then a cosine; `used` is the share of the time that is over."""
    if used < _WARM_UP:
        return max(used, 0.001) / _WARM_UP
    return max(_LEAST_FACTOR, 0.5 * (1 + math.cos(math.pi * min(1.0, (used - _WARM_UP) / (1 - _WARM_UP)))))


def _train(tagger: Tagger, sets: Sequence[WindowSet], device: torch.device, arguments: argparse.Namespace) -> Progress:
    optimizer = torch.optim.AdamW(_parameter_groups(tagger, arguments), betas=(0.9, 0.98), fused=True)
    progress = resume(arguments.out, tagger, optimizer, device)
    tagger.train()
    torch.set_flush_denormal(True)
    saved = progress.seconds
    recent: list[float] = []
    for batch in _batches(sets, arguments, progress):
        began = time.monotonic()
        for group in optimizer.param_groups:
            group["lr"] = group["base"] * _rate_factor(progress.seconds / (arguments.minutes * 60))
        recent.append(_step(tagger, optimizer, [part.to(device) for part in collate(sets, batch)], arguments.bf16))
        progress.seconds += time.monotonic() - began
        progress.step += 1
        progress.tokens += sum(len(sets[number].window(index)[0]) for number, index in batch)
        if len(recent) == 50:
            _report(progress, recent)
            recent = []
        if progress.seconds - saved > arguments.checkpoint_minutes * 60:
            saved = progress.seconds
            save_checkpoint(arguments.out, tagger, optimizer, progress)
            _save_model(tagger, arguments)
    save_checkpoint(arguments.out, tagger, optimizer, progress)
    return progress


def _batches(sets: Sequence[WindowSet], arguments: argparse.Namespace, progress: Progress) -> Iterator[list[Pick]]:
    """Batches until the time is used up, beginning where `progress` stands."""
    while True:
        batches = draw_epoch(sets, arguments.batch, random.Random(f"{arguments.seed}/{progress.epoch}"))
        for batch in batches[progress.batch :]:
            if progress.seconds >= arguments.minutes * 60:
                return
            progress.batch += 1
            yield batch
        progress.epoch, progress.batch = progress.epoch + 1, 0


def _step(tagger: Tagger, optimizer: torch.optim.Optimizer, batch: Sequence[Tensor], bf16: bool) -> float:
    ids, attended, labels, weights = batch
    with sdpa_kernel(_ATTENTION[ids.device.type]):
        with torch.autocast(ids.device.type, torch.bfloat16, enabled=bf16):
            logits = tagger(ids, attended)
        loss = weighted_loss(logits, labels, weights)
        optimizer.zero_grad()
        loss.backward()
    torch.nn.utils.clip_grad_norm_(tagger.parameters(), 1.0)
    optimizer.step()
    return loss.item()


def _report(progress: Progress, recent: Sequence[float]) -> None:
    loss = sum(recent) / len(recent)
    progress.losses.append((progress.step, round(loss, 4)))
    speed = progress.tokens / progress.seconds
    print(f"step {progress.step} epoch {progress.epoch} loss {loss:.4f} {speed:.0f} tokens/s {progress.seconds:.0f} s", flush=True)


def _save_model(tagger: Tagger, arguments: argparse.Namespace) -> None:
    """The model as a folder: weights, config with labels, tokenizer and the four-bit embeddings."""
    weights = {name: tensor.cpu().contiguous() for name, tensor in tagger.state_dict().items()}
    save_file(weights, arguments.out / "model.safetensors")
    config = {**load_config(arguments.vocabulary), "labels": list(LABELS)}
    (arguments.out / "config.json").write_text(json.dumps(config, indent=1))
    copy_vocabulary(arguments.vocabulary, arguments.out)


if __name__ == "__main__":
    main()
