"""Which label a token is taught."""

from one_record import OFFSETS, RECORD

from palimpsest_training.corpora import Corpus
from palimpsest_training.encoding import label_tokens
from palimpsest_training.labels import IGNORED, LABELS, NO_NAME, NO_NAME_OR_PERSON
from palimpsest_training.records import Record, Span


def test_tokens_of_a_name_begin_and_go_on_and_other_is_left_out():
    assert label_tokens(RECORD, OFFSETS, Corpus(1.0)) == [NO_NAME, 1, 2, NO_NAME, IGNORED]


def test_where_values_were_annotated_a_plain_token_is_surely_none():
    assert label_tokens(RECORD, OFFSETS, Corpus(1.0, values_annotated=True)) == [0, 1, 2, 0, IGNORED]


def test_where_persons_were_not_annotated_a_plain_token_may_be_one():
    assert label_tokens(RECORD, OFFSETS, Corpus(1.0, persons_annotated=False))[0] == NO_NAME_OR_PERSON


def test_all_tokens_of_another_value_have_its_one_class():
    record = Record("a", "de", RECORD.text, (Span(0, 7, "USERNAME"),), ())
    labels = label_tokens(record, OFFSETS, Corpus(1.0, values_annotated=True))
    assert labels == [LABELS.index("USERNAME"), LABELS.index("USERNAME"), 0, 0, 0]
