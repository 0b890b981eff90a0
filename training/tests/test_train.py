"""The loss, and training that goes on where it stopped."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from tiny_model import CONFIG

from palimpsest_training.corpora import CORPORA, OWN
from palimpsest_training.labels import IGNORED, LABELS, NO_NAME, NO_NAME_OR_PERSON
from palimpsest_training.model import WORD_EMBEDDINGS, save_embeddings
from palimpsest_training.train import add_classes, weighted_loss


def test_the_loss_counts_no_ignored_token_and_weighs_windows():
    logits = torch.zeros(3, 1, len(LABELS))
    logits[:, 0, 0] = 2.0
    labels = torch.tensor([[0], [1], [IGNORED]])
    right, wrong = -F.log_softmax(logits[0, 0], -1)[:2].double()
    expected = (3 * right + wrong) / 4
    assert weighted_loss(logits, labels, torch.tensor([3.0, 1.0, 5.0])).item() == pytest.approx(expected.item())


@pytest.mark.parametrize(
    ("label", "said", "loss"),
    [
        (NO_NAME_OR_PERSON, "B-PERSON", 0),
        (NO_NAME_OR_PERSON, "SECRET", 0),
        (NO_NAME_OR_PERSON, "B-LOCATION", 40),
        (NO_NAME, "SECRET", 0),
        (NO_NAME, "O", 0),
        (NO_NAME, "B-PERSON", 40),
    ],
)
def test_where_types_were_not_annotated_any_of_them_costs_nothing(label, said, loss):
    logits = torch.full((1, 1, len(LABELS)), -20.0)
    logits[0, 0, LABELS.index(said)] = 20.0
    assert weighted_loss(logits, torch.tensor([[label]]), torch.ones(1)).item() == pytest.approx(loss, abs=3)


def test_a_start_that_lacks_classes_gets_unlikely_ones():
    weights = {"classifier.weight": torch.zeros(7, 4), "classifier.bias": torch.arange(7.0)}
    add_classes(weights)
    assert weights["classifier.weight"].shape == (len(LABELS), 4)
    assert weights["classifier.bias"][7:].tolist() == [-2.0] * (len(LABELS) - 7)


@pytest.fixture
def paths(tagger, embeddings, tmp_path):
    """What the step reads and writes, as arguments of its command line."""
    vocabulary, windows = tmp_path / "vocabulary", tmp_path / "data" / "windows"
    vocabulary.mkdir()
    windows.mkdir(parents=True)
    (vocabulary / "config.json").write_text(json.dumps(CONFIG))
    save_embeddings(vocabulary, embeddings)
    for name in ("tokenizer.json", "kept_ids.json"):
        (vocabulary / name).write_text("{}")
    rng = np.random.default_rng(2)
    for name in [*CORPORA, *OWN]:
        ids = rng.integers(4, 50, 160).astype(np.int32)
        np.savez(windows / f"{name}.npz", ids=ids, labels=(ids % 7).astype(np.int8), ends=np.arange(8, 161, 8))
    start, out = tmp_path / "start.pt", tmp_path / "run"
    torch.save({"model": {k: v for k, v in tagger.state_dict().items() if k != WORD_EMBEDDINGS}}, start)
    return ["--vocabulary", vocabulary, "--data", windows.parent, "--start", start, "--out", out]


def test_training_goes_on_from_its_checkpoint_until_its_time_is_used_up(paths):
    first, again, longer = (_train(paths, minutes) for minutes in (0.01, 0.01, 0.02))
    assert first["steps"] > 0
    assert again == first
    assert longer["steps"] > first["steps"]
    assert first["seconds"] < longer["seconds"] < 0.02 * 60 + 1


def _train(paths: list, minutes: float) -> dict:
    """Figures of the run."""
    command = [sys.executable, "-m", "palimpsest_training.train", *map(str, paths), "--minutes", str(minutes), "--threads", "1"]
    subprocess.run(command, check=True, capture_output=True, cwd=Path(__file__).parents[1])
    return json.loads((paths[-1] / "train.json").read_text())["figures"]
