"""Annotated texts to windows of token ids and labels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tokenizers import Tokenizer

from .corpora import Corpus
from .labels import IGNORED, LABELS, NO_NAME, NO_NAME_OR_PERSON, VALUE_TYPES, begin_label
from .records import Record
from .tokenization import BEGIN, END, tokenize, windows


@dataclass(frozen=True)
class Window:
    """Token ids and their labels (see `labels.py`), <s> and </s> included."""

    ids: list[int]
    labels: list[int]


def encode(tokenizer: Tokenizer, record: Record, corpus: Corpus) -> Iterator[Window]:
    """The windows of a record. Tokens that touch an `other` span and nothing else are left out of the loss."""
    tokens = tokenize(tokenizer, record.text)
    labels = label_tokens(record, tokens.offsets, corpus)
    for begin, end in windows(record.text, tokens.offsets):
        yield Window([BEGIN, *tokens.ids[begin:end], END], [IGNORED, *labels[begin:end], IGNORED])


def label_tokens(record: Record, offsets: Sequence[tuple[int, int]], corpus: Corpus) -> list[int]:
    """One label for each token; a token belongs to a span that it overlaps."""
    labels = [_label_outside(corpus)] * len(offsets)
    for span in record.other:
        for index in _overlapping(offsets, span.start, span.end):
            labels[index] = IGNORED
    for span in record.spans:
        for position, index in enumerate(_overlapping(offsets, span.start, span.end)):
            labels[index] = LABELS.index(span.label) if span.label in VALUE_TYPES else begin_label(span.label) + (position > 0)
    return labels


def _label_outside(corpus: Corpus) -> int:
    """The label of tokens outside of all spans."""
    if not corpus.persons_annotated:
        return NO_NAME_OR_PERSON
    return LABELS.index("O") if corpus.values_annotated else NO_NAME


def _overlapping(offsets: Sequence[tuple[int, int]], start: int, end: int) -> list[int]:
    return [index for index, (a, b) in enumerate(offsets) if a < end and b > start]
