"""Strict F1, open characters and over-masked words, with bootstrap intervals over documents."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .decoding import Thresholds, decode, words
from .inference import Prediction
from .labels import TYPES
from .records import Record, Span

_RESAMPLES = 1000
#: A leaked word costs as much as so many words masked for nothing.
LEAK_COST = 10.0
#: The thresholds that are tried.
_GRID = np.round(np.geomspace(0.005, 0.6, 40), 3)

#: Columns in a row of counts: one for each type, then single ones.
_RIGHT, _GOLD, _FOUND = slice(0, 3), slice(3, 6), slice(6, 9)
_PERSON_CHARACTERS, _PERSON_OPEN, _NAME_CHARACTERS, _NAME_OPEN, _PLAIN_WORDS, _PLAIN_MASKED = range(9, 15)

#: What `_measures` gives, in this order.
_MEASURES = ("F1", "person open", "name open", "over-masked")


@dataclass(frozen=True)
class Counts:
    """Counts of one document, for each of the three types where there are three."""

    right: NDArray[np.int64]
    gold: NDArray[np.int64]
    found: NDArray[np.int64]
    person_characters: int
    person_open: int
    name_characters: int
    name_open: int
    plain_words: int
    plain_masked: int

    def row(self) -> list[int]:
        """All counts in one row, in the columns named above."""
        singles = [self.person_characters, self.person_open, self.name_characters, self.name_open, self.plain_words, self.plain_masked]
        return [*self.right, *self.gold, *self.found, *singles]


def count(record: Record, found: Sequence[Span]) -> Counts:
    """Compares the spans found in a record with its own.

    A find counts as right if both ends and the type agree; one full stop at the end of either is no difference, since
    an abbreviation's and a sentence's last one look the same. A wrong find that touches an `other` span isn't counted.
    """
    gold = {_bounds(record.text, span) for span in record.spans}
    predicted = {_bounds(record.text, span) for span in found}
    counted = {span for span in predicted if span in gold or not _touches(span, record.other)}
    covered = _mask(record, found)
    persons, names = (_mask(record, [s for s in record.spans if s.label in labels]) for labels in (("PERSON",), TYPES))
    plain = _plain_words(record, names)

    def by_type(spans: set[tuple[int, int, str]]) -> NDArray[np.int64]:
        return np.array([sum(span[2] == type_ for span in spans) for type_ in TYPES], np.int64)

    return Counts(
        right=by_type(gold & predicted),
        gold=by_type(gold),
        found=by_type(counted),
        person_characters=int(persons.sum()),
        person_open=int((persons & ~covered).sum()),
        name_characters=int(names.sum()),
        name_open=int((names & ~covered).sum()),
        plain_words=len(plain),
        plain_masked=sum(bool(covered[start:end].any()) for start, end in plain),
    )


def _bounds(text: str, span: Span) -> tuple[int, int, str]:
    return span.start, span.end - text[: span.end].endswith("."), span.label


def _touches(span: tuple[int, int, str], others: Sequence[Span]) -> bool:
    return any(span[0] < other.end and span[1] > other.start for other in others)


def _mask(record: Record, spans: Sequence[Span]) -> NDArray[np.bool_]:
    """Which characters lie in a span; space and punctuation never count, since they tell nothing."""
    mask = np.zeros(len(record.text), bool)
    for span in spans:
        mask[span.start : span.end] = True
    return mask & np.array([character.isalnum() for character in record.text], bool) if record.text else mask


def _plain_words(record: Record, names: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Words that are neither a name nor marked `other`."""
    found, at = [], 0
    for word in record.text.split():
        start = record.text.index(word, at)
        at = start + len(word)
        if not names[start:at].any() and not _touches((start, at, ""), record.other) and any(map(str.isalnum, word)):
            found.append((start, at))
    return found


def figures(counts: Sequence[Counts]) -> dict[str, float | list[float]]:
    """Percentages over all documents, the main ones with their 95 % interval (bootstrap over documents, fixed seed)."""
    table = np.array([document.row() for document in counts], np.float64).reshape(len(counts), -1)
    total = table.sum(0)
    draws = np.random.default_rng(1).multinomial(len(table), [1 / len(table)] * len(table), _RESAMPLES) @ table
    values, samples = _measures(total[None])[0], _measures(draws)
    result: dict[str, float | list[float]] = {"documents": len(counts), "names": int(total[_GOLD].sum())}
    for column, name in enumerate(_MEASURES):
        result[name] = round(float(values[column]), 2)
        result[f"{name} 95 %"] = [round(float(edge), 2) for edge in np.percentile(samples[:, column], [2.5, 97.5])]
    for type_, right, gold, found in zip(TYPES, total[_RIGHT], total[_GOLD], total[_FOUND], strict=True):
        result[f"F1 {type_}"] = round(float(200 * right / max(gold + found, 1)), 2)
    result["precision"] = round(float(100 * total[_RIGHT].sum() / max(total[_FOUND].sum(), 1)), 2)
    result["recall"] = round(float(100 * total[_RIGHT].sum() / max(total[_GOLD].sum(), 1)), 2)
    return result


def _measures(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """F1, open PERSON characters, open characters of all names and over-masked words, in percent, for rows of counts."""
    right, gold, found = (rows[:, columns].sum(1) for columns in (_RIGHT, _GOLD, _FOUND))

    def share(part: int, whole: int) -> NDArray[np.float64]:
        return 100 * rows[:, part] / np.maximum(rows[:, whole], 1)

    f1 = 200 * right / np.maximum(gold + found, 1)
    person_open, name_open = share(_PERSON_OPEN, _PERSON_CHARACTERS), share(_NAME_OPEN, _NAME_CHARACTERS)
    return np.stack([f1, person_open, name_open, share(_PLAIN_MASKED, _PLAIN_WORDS)], 1)


def choose_thresholds(files: Sequence[Sequence[Prediction]]) -> dict[str, float]:
    """For each type the threshold with the least cost, each file weighing the same.

    A word's best type does not depend on the thresholds, so each type is settled alone: below its threshold the words
    of names leak, from it on the other words are masked for nothing.
    """
    graded: dict[str, list[tuple[float, float]]] = {type_: [] for type_ in TYPES}
    for predictions in files:
        rows = [row for prediction in predictions for row in _graded_words(prediction)]
        for type_, probability, is_name in rows:
            graded[type_].append((probability, (LEAK_COST if is_name else -1.0) / len(rows)))
    return {type_: _cheapest(rows) for type_, rows in graded.items()}


def _graded_words(prediction: Prediction) -> list[tuple[str, float, bool]]:
    record = prediction.record
    names = _mask(record, record.spans)
    return [
        (word.type, word.probability, bool(names[word.start : word.end].any()))
        for word in words(record.text, prediction.offsets, prediction.log_probabilities)
        if not _touches((word.start, word.end, ""), record.other)
    ]


def _cheapest(rows: Sequence[tuple[float, float]]) -> float:
    """The threshold of the grid at which what is gained by masking all words from it on is largest; 0.5 without words."""
    if not rows:
        return 0.5
    probabilities, gains = (np.array(column) for column in zip(*rows, strict=True))
    return float(max(_GRID, key=lambda threshold: float(gains[probabilities >= threshold].sum())))


def decode_all(predictions: Sequence[Prediction], thresholds: Thresholds) -> list[list[Span]]:
    """The names found in each record."""
    return [decode(p.record.text, p.offsets, p.log_probabilities, thresholds) for p in predictions]
