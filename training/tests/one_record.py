"""A record with its tokens, and what a model may say of them."""

import numpy as np

from palimpsest_training.labels import LABELS
from palimpsest_training.records import Record, Span

TEXT = "Herr Kern aus Aue"
OFFSETS = [(0, 4), (5, 7), (7, 9), (10, 13), (14, 17)]
RECORD = Record("a", "de", TEXT, (Span(5, 9, "PERSON"),), (Span(14, 17, "MISC"),))


def rows(*classes: int, sure: float = 0.9) -> np.ndarray:
    """Log-probabilities with `sure` on one class of each token."""
    table = np.full((len(classes), len(LABELS)), (1 - sure) / (len(LABELS) - 1), np.float32)
    table[range(len(classes)), classes] = sure
    return np.log(table)
