"""Step 5: an early exit for tokens that surely are no name, so that the layers above need not be run for them.

A small head is taught to say after some layers what the whole model says in the end. Most tokens are surely no name by
then (`und`, figures, full stops); they leave with the head's word, and the others still see the states with which they
left (halt and copy: Li et al., Accelerating BERT Inference for Sequence Labeling via Early-Exit, ACL 2021). The model
itself is not trained on.
"""

import argparse
import random
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .batches import WindowSet, collate, draw_epoch, load_sets
from .exit_head import ExitHead
from .folding import load_folded
from .labels import LABELS
from .model import Tagger, load_config, tagger_with
from .run_log import write_run

_BATCH = 32
_HELD_OUT = 0.1
_INNER = 64
_EPOCHS = 10
_TOKENS_A_STEP = 4096
_LEARNING_RATE = 6e-3

#: A token is wanted where the whole model finds a name or another value at least so probable: half of the lowest threshold or less.
_WANTED = 0.0035


def main() -> None:
    """Command line of the step."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path, required=True, help="folder that the train step wrote; the head goes there")
    parser.add_argument("--data", type=Path, required=True, help="folder that the data step wrote")
    parser.add_argument("--layer", type=int, default=7, help="how many layers all tokens go through")
    parser.add_argument("--threshold", type=float, default=0.003, help="a token goes on where a name or another value is so probable")
    parser.add_argument("--tokens", type=int, default=500_000, help="how many tokens the head is taught on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    tagger = tagger_with(load_folded(arguments.model), load_config(arguments.model))
    states, said = _read(tagger, load_sets(arguments.data / "windows"), arguments)
    taught = round(len(states) * (1 - _HELD_OUT))
    head = _teach(states[:taught], said[:taught])
    figures = {"tokens": len(states), **_rate(head, states[taught:], said[taught:], arguments.threshold)}
    print(figures)
    inner, inner_bias, outer, outer_bias = (parameter.detach().numpy().T.copy() for parameter in head.parameters())
    ExitHead(arguments.layer, arguments.threshold, inner, inner_bias, outer, outer_bias).save(arguments.model)
    write_run(arguments.model / "early_exit.json", arguments, figures)


def _read(tagger: Tagger, sets: list[WindowSet], arguments: argparse.Namespace) -> tuple[Tensor, Tensor]:
    """States f32 [tokens, hidden] behind the layer, and what the model says of them in the end, [tokens, labels]."""
    states, said, count = [], [], 0
    kept: list[Tensor] = []
    layer = tagger.bert.encoder.layer[arguments.layer - 1]
    watch = layer.register_forward_hook(lambda _module, _inputs, output: kept.append(output))
    for batch in draw_epoch(sets, _BATCH, random.Random(arguments.seed)):
        ids, attended, _, _ = collate(sets, batch)
        with torch.inference_mode():
            logits = tagger(ids, attended)
        tokens = attended.bool()
        states.append(kept.pop()[tokens])
        said.append(logits[tokens].softmax(-1))
        count += len(said[-1])
        if count >= arguments.tokens:
            break
    watch.remove()
    return torch.cat(states).clone(), torch.cat(said).clone()


def _teach(states: Tensor, said: Tensor) -> nn.Sequential:
    """A head that says what the model says: its probabilities are the targets."""
    head = nn.Sequential(nn.Linear(states.shape[1], _INNER), nn.GELU(), nn.Linear(_INNER, len(LABELS)))
    optimizer = torch.optim.Adam(head.parameters())
    steps = _EPOCHS * -(-len(states) // _TOKENS_A_STEP)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, _LEARNING_RATE, steps)
    for _ in range(_EPOCHS):
        for chosen in torch.randperm(len(states)).split(_TOKENS_A_STEP):
            loss = F.cross_entropy(head(states[chosen]), said[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    return head


def _rate(head: nn.Sequential, states: Tensor, said: Tensor, threshold: float) -> dict[str, float]:
    """Which share of the tokens goes on, and which share of the wanted ones, and of the probable ones, does not, in percent."""
    with torch.inference_mode():
        leaves = head(states).softmax(-1)[:, 0] >= 1 - threshold
    found = 1 - said[:, 0]
    shares = {"going on": ~leaves, "wanted but left": leaves[found >= _WANTED], "probable but left": leaves[found >= 0.5]}
    return {what: round(100 * share.float().mean().item(), 2) for what, share in shares.items()}


if __name__ == "__main__":
    main()
