"""Batches of encoded windows, drawn from the corpora in their shares."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from .corpora import CORPORA, OWN
from .labels import IGNORED
from .tokenization import PADDING

#: Windows are sorted by length inside chunks of so many batches, so that little is padded and order stays random.
_CHUNK = 32


@dataclass(frozen=True)
class WindowSet:
    """Encoded windows of one corpus."""

    ids: NDArray[np.int32]
    labels: NDArray[np.int8]
    ends: NDArray[np.int64]
    share: float
    weight: float

    def window(self, index: int) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
        """Ids and labels of one window."""
        begin = self.ends[index - 1] if index else 0
        return self.ids[begin : self.ends[index]], self.labels[begin : self.ends[index]]


#: A window: which set, and its index there.
Pick = tuple[int, int]


def load_sets(folder: Path, shares: Mapping[str, float] = MappingProxyType({})) -> list[WindowSet]:
    """The windows that the data step stored, one set for each corpus. `shares` stand in place of the corpora's own."""
    corpora = {**CORPORA, **OWN}
    if unknown := shares.keys() - corpora.keys():
        raise ValueError(f"no such corpus: {', '.join(sorted(unknown))}")
    sets = []
    for name, corpus in corpora.items():
        stored = np.load(folder / f"{name}.npz")
        sets.append(WindowSet(stored["ids"], stored["labels"], stored["ends"], shares.get(name, corpus.share), corpus.weight))
    return sets


def draw_epoch(sets: Sequence[WindowSet], size: int, rng: random.Random) -> list[list[Pick]]:
    """The batches of an epoch, windows of about equal length together."""
    picks: list[Pick] = []
    for number, windows in enumerate(sets):
        whole, part = divmod(windows.share, 1)
        count = len(windows.ends)
        picks += [(number, index) for index in range(count)] * int(whole)
        picks += [(number, index) for index in rng.sample(range(count), round(part * count))]
    rng.shuffle(picks)
    batches = []
    for begin in range(0, len(picks), size * _CHUNK):
        chunk = sorted(picks[begin : begin + size * _CHUNK], key=lambda pick: len(sets[pick[0]].window(pick[1])[0]))
        batches += [chunk[at : at + size] for at in range(0, len(chunk), size)]
    rng.shuffle(batches)
    return batches


def collate(sets: Sequence[WindowSet], batch: Sequence[Pick]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Ids, attention, labels and loss weights of a batch, padded to its longest window."""
    windows = [sets[number].window(index) for number, index in batch]
    shape = (len(batch), max(len(ids) for ids, _ in windows))
    ids, labels = torch.full(shape, PADDING), torch.full(shape, IGNORED)
    for row, (window_ids, window_labels) in enumerate(windows):
        ids[row, : len(window_ids)] = torch.from_numpy(window_ids.astype(np.int64))
        labels[row, : len(window_labels)] = torch.from_numpy(window_labels.astype(np.int64))
    weights = torch.tensor([sets[number].weight for number, _ in batch])
    return ids, (ids != PADDING).long(), labels, weights
