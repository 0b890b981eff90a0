"""From probabilities of tokens to names, at word level: one class for each word.

The service does the same and more (`packages/engine/src/ner/decode.ts`): an unsure word goes along with a sure one, and
everyday words and labels need more. What a threshold does there is measured by `npm run eval:ner`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .labels import NO_NAMES, TYPES, begin_label
from .records import Span

#: Letters and digits with -, & and ' inside; "John's" is "John", so that the ending stays outside the name.
_WORD = re.compile(r"\w+(?:[-&]\w+|['’](?!s\b)\w+)*")
_TINY = 1e-9

#: For each type the least probability at which a word counts as a name.
Thresholds = Mapping[str, float]
EVEN: Thresholds = {type_: 0.5 for type_ in TYPES}


@dataclass(frozen=True)
class Word:
    """A word with its most probable name type and how probable that is; `first` and `last` are its tokens."""

    start: int
    end: int
    type: str
    probability: float
    begins: bool


def words(text: str, offsets: Sequence[tuple[int, int]], log_probabilities: NDArray[np.float32]) -> Iterator[Word]:
    """All words of a text, names or not. `log_probabilities` is [tokens, labels]."""
    first = 0
    for match in _WORD.finditer(text):
        while first < len(offsets) and offsets[first][1] <= match.start():
            first += 1
        last = first
        while last < len(offsets) and offsets[last][0] < match.end():
            last += 1
        if last > first:
            type_, probability = _most_probable(log_probabilities[first:last])
            begin = begin_label(type_)
            begins = bool(log_probabilities[first, begin] > log_probabilities[first, begin + 1])
            yield Word(match.start(), match.end(), type_, probability, begins)


def decode(text: str, offsets: Sequence[tuple[int, int]], log_probabilities: NDArray[np.float32], thresholds: Thresholds) -> list[Span]:
    """Names: words above their threshold, joined where the second begins no name and the punctuation between counts in."""
    spans: list[Span] = []
    for word in words(text, offsets, log_probabilities):
        if word.probability < thresholds[word.type]:
            continue
        last = spans[-1] if spans else None
        if last and last.label == word.type and not word.begins and _joins(text, offsets, log_probabilities, last, word, thresholds):
            spans[-1] = Span(last.start, word.end, word.type)
        else:
            spans.append(Span(word.start, word.end, word.type))
    return spans


def _joins(
    text: str,
    offsets: Sequence[tuple[int, int]],
    log_probabilities: NDArray[np.float32],
    last: Span,
    word: Word,
    thresholds: Thresholds,
) -> bool:
    if re.search(r"\n\s*\n", text[last.end : word.start]):
        return False
    between = [index for index, (start, end) in enumerate(offsets) if start >= last.end and end <= word.start]
    found = [_most_probable(log_probabilities[index : index + 1]) for index in between]
    return all(type_ == word.type and probability >= thresholds[type_] for type_, probability in found)


def _most_probable(rows: NDArray[np.float32]) -> tuple[str, float]:
    """The best name type of some tokens and its probability against the other types and no name at all."""
    probabilities = np.exp(rows)
    begin = [begin_label(type_) for type_ in TYPES]
    by_type = [probabilities[:, column] + probabilities[:, column + 1] for column in begin]
    odds = np.exp(np.log(np.stack([probabilities[:, list(NO_NAMES)].sum(1), *by_type], 1) + _TINY).mean(0))
    best = int(odds[1:].argmax())
    return TYPES[best], float(odds[1 + best] / odds.sum())
