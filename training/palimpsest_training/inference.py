"""Runs a model, in PyTorch or as ONNX, over whole records."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from .labels import LABELS
from .records import Record
from .tokenization import BEGIN, END, tokenize, windows

#: Logits [batch, tokens, labels] of ids [batch, tokens], int64.
Runner = Callable[[NDArray[np.int64]], NDArray[np.float32]]


@dataclass(frozen=True)
class Prediction:
    """What a model says about a record: log-probabilities [tokens, labels] of the tokens at `offsets`."""

    record: Record
    offsets: list[tuple[int, int]]
    log_probabilities: NDArray[np.float32]


def torch_runner(folder: Path, threads: int) -> Runner:
    """Runs `model.safetensors` of a folder, on the GPU if there is one."""
    import torch

    from .model import load_tagger

    torch.set_num_threads(threads)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    tagger = load_tagger(folder).to(device)

    def run(ids: NDArray[np.int64]) -> NDArray[np.float32]:
        with torch.inference_mode():
            logits = tagger(torch.from_numpy(ids).to(device), torch.ones(ids.shape, device=device))
            return np.asarray(logits.float().cpu().numpy())

    return run


def onnx_runner(path: Path, threads: int) -> Runner:
    """Runs an ONNX file that `export` wrote, window by window: an early exit makes each as long as it needs."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    return lambda ids: np.concatenate([session.run(None, {"input_ids": window[None]})[0] for window in ids])


def predict(runner: Runner, tokenizer: Tokenizer, records: Iterable[Record], batch_size: int = 32) -> list[Prediction]:
    """Predictions for all records; windows of all of them go in batches of one length, since nothing is padded."""
    predictions = []
    jobs: dict[int, list[tuple[int, int, list[int]]]] = defaultdict(list)
    for number, record in enumerate(records):
        tokens = tokenize(tokenizer, record.text)
        predictions.append(Prediction(record, tokens.offsets, np.zeros((len(tokens.ids), len(LABELS)), np.float32)))
        for begin, end in windows(record.text, tokens.offsets):
            jobs[end - begin].append((number, begin, [BEGIN, *tokens.ids[begin:end], END]))
    for length, alike in jobs.items():
        for at in range(0, len(alike), batch_size):
            batch = alike[at : at + batch_size]
            logits = runner(np.array([ids for _, _, ids in batch], np.int64))
            log_probabilities = logits - np.log(np.exp(logits).sum(-1, keepdims=True))
            for (number, begin, _), rows in zip(batch, log_probabilities, strict=True):
                predictions[number].log_probabilities[begin : begin + length] = rows[1 : length + 1]
    return predictions
