"""Annotated texts to windows of token ids and labels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tokenizers import Tokenizer

from .labels import IGNORED, OUTSIDE_OR_PERSON, begin_label
from .records import Record
from .tokenization import BEGIN, END, tokenize, windows


@dataclass(frozen=True)
class Window:
    """Token ids and their labels (see `labels.py`), <s> and </s> included."""

    ids: list[int]
    labels: list[int]


def encode(tokenizer: Tokenizer, record: Record, *, persons_annotated: bool = True) -> Iterator[Window]:
    """The windows of a record. Tokens that touch an `other` span and no name are left out of the loss."""
    tokens = tokenize(tokenizer, record.text)
    labels = label_tokens(record, tokens.offsets, persons_annotated=persons_annotated)
    for begin, end in windows(record.text, tokens.offsets):
        yield Window([BEGIN, *tokens.ids[begin:end], END], [IGNORED, *labels[begin:end], IGNORED])


def label_tokens(record: Record, offsets: Sequence[tuple[int, int]], *, persons_annotated: bool) -> list[int]:
    """One label for each token; a token belongs to a span that it overlaps."""
    labels = [0 if persons_annotated else OUTSIDE_OR_PERSON] * len(offsets)
    for span in record.other:
        for index in _overlapping(offsets, span.start, span.end):
            labels[index] = IGNORED
    for span in record.spans:
        for position, index in enumerate(_overlapping(offsets, span.start, span.end)):
            labels[index] = begin_label(span.label) + (position > 0)
    return labels


def _overlapping(offsets: Sequence[tuple[int, int]], start: int, end: int) -> list[int]:
    return [index for index, (a, b) in enumerate(offsets) if a < end and b > start]
