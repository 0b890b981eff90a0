"""From probabilities to names: small cases worked out by hand."""

from one_record import OFFSETS, TEXT, rows

from palimpsest_training.decoding import EVEN, decode
from palimpsest_training.records import Span


def test_a_word_has_one_class_even_if_its_tokens_disagree():
    found = decode(TEXT, OFFSETS, rows(0, 1, 0, 0, 3, sure=0.9), {"PERSON": 0.3, "LOCATION": 0.5, "ORGANIZATION": 0.5})
    assert found == [Span(5, 9, "PERSON"), Span(14, 17, "LOCATION")]


def test_punctuation_joins_two_words_only_if_the_model_counts_it_in():
    text, offsets = "Kern, Eva", [(0, 4), (4, 5), (6, 9)]
    assert decode(text, offsets, rows(1, 2, 2), EVEN) == [Span(0, 9, "PERSON")]
    assert decode(text, offsets, rows(1, 0, 2), EVEN) == [Span(0, 4, "PERSON"), Span(6, 9, "PERSON")]


def test_no_name_goes_over_a_blank_line():
    assert len(decode("Kern\n\nEva", [(0, 4), (6, 9)], rows(1, 2), EVEN)) == 2
