"""Runs a model, in PyTorch or as ONNX, over whole records."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from .labels import LABELS
from .records import Record
from .tokenization import BEGIN, END, PADDING, tokenize, windows

#: Logits [batch, tokens, labels] of ids and attention [batch, tokens], int64.
Runner = Callable[[NDArray[np.int64], NDArray[np.int64]], NDArray[np.float32]]


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

    def run(ids: NDArray[np.int64], attended: NDArray[np.int64]) -> NDArray[np.float32]:
        with torch.inference_mode():
            logits = tagger(torch.from_numpy(ids).to(device), torch.from_numpy(attended).to(device))
            return np.asarray(logits.float().cpu().numpy())

    return run


def onnx_runner(path: Path, threads: int) -> Runner:
    """Runs an ONNX file with inputs `input_ids` and `attention_mask`."""
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    return lambda ids, attended: session.run(None, {"input_ids": ids, "attention_mask": attended})[0]


def predict(runner: Runner, tokenizer: Tokenizer, records: Iterable[Record], batch_size: int = 32) -> list[Prediction]:
    """Predictions for all records; windows of all of them are sorted by length and run in batches."""
    predictions = []
    jobs: list[tuple[int, int, list[int]]] = []
    for number, record in enumerate(records):
        tokens = tokenize(tokenizer, record.text)
        predictions.append(Prediction(record, tokens.offsets, np.zeros((len(tokens.ids), len(LABELS)), np.float32)))
        jobs += [(number, begin, tokens.ids[begin:end]) for begin, end in windows(record.text, tokens.offsets)]
    jobs.sort(key=lambda job: len(job[2]))
    for at in range(0, len(jobs), batch_size):
        batch = jobs[at : at + batch_size]
        for (number, begin, ids), rows in zip(batch, _run_batch(runner, [ids for _, _, ids in batch]), strict=True):
            predictions[number].log_probabilities[begin : begin + len(ids)] = rows[1 : len(ids) + 1]
    return predictions


def _run_batch(runner: Runner, batch: Sequence[list[int]]) -> NDArray[np.float32]:
    ids = np.full((len(batch), max(map(len, batch)) + 2), PADDING, np.int64)
    for row, window in enumerate(batch):
        ids[row, : len(window) + 2] = [BEGIN, *window, END]
    logits = runner(ids, (ids != PADDING).astype(np.int64))
    return logits - np.log(np.exp(logits).sum(-1, keepdims=True))
