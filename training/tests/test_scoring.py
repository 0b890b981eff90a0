"""Figures and thresholds: small cases worked out by hand."""

from one_record import OFFSETS, RECORD, rows

from palimpsest_training.inference import Prediction
from palimpsest_training.records import Record, Span
from palimpsest_training.scoring import choose_thresholds, count, figures


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
